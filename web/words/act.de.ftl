# Das Entscheidungsfeld.
act-panel = Deine Entscheidung
act-your-turn = Du bist am Zug
act-turn-of = { $player }: du bist am Zug
act-choosing = { $player } überlegt
act-drawing = Karten und Felle werden gezogen
act-over = Das Spiel ist aus
act-order = Reihenfolge
act-done = fertig
act-advised = empfohlen
act-free = gratis
act-undo = Zurück
act-cancel = Abbrechen
act-end-turn = Zug beenden
act-pass = Passen

act-now-place = Gründe ein Geschäft in einem beliebigen Bezirk. Es bringt jede Runde eine Münze und hilft dir dort zur Mehrheit.
act-now-open = Wähle eine Spalte und nenne das erste Gebot. Ihre Plättchen sind das, was du in dieser Runde tun kannst.
act-now-bid = Biete mehr, um diese Plättchen zu bekommen, oder passe und warte auf eine andere Spalte. Je Spalte sprichst du einmal.
act-now-take = Nur du bist noch übrig: Nimm eine Spalte umsonst.
act-now-pay = Die Spalte gehört dir. Zahle, was du am wenigsten brauchst: Münzen, Waren, Holz, Getreide und Felle zählen je 1.
act-now-remove = Das Getreide reicht nicht für alle deine Geschäfte. Wähle, welche du aufgibst.
act-now-city = Baue mit deinen Stadtplättchen Geschäfte oder werte die, die du hast; dazu eine Sonderaktion.
act-now-city-tile = { $n ->
    [one] Ein Stadtplättchen ist übrig: Baue Geschäfte oder werte die, die du hast.
   *[other] { $n } Stadtplättchen sind übrig: Baue Geschäfte oder werte die, die du hast.
  }
act-now-land = Nimm mit deinen Landplättchen neues Land oder rode volles für Holz und Punkte; dazu eine Sonderaktion.
act-now-land-tile = { $n ->
    [one] Ein Landplättchen ist übrig: Nimm neues Land oder rode volles für Holz und Punkte.
   *[other] { $n } Landplättchen sind übrig: Nimm neues Land oder rode volles für Holz und Punkte.
  }
act-now-trade = Kaufe mit deinen Handelsplättchen Felle für Waren oder verschiffe Felle für Punkte; dazu eine Sonderaktion.
act-now-trade-tile = { $n ->
    [one] Ein Handelsplättchen ist übrig: Kaufe Felle für Waren oder verschiffe Felle für Punkte.
   *[other] { $n } Handelsplättchen sind übrig: Kaufe Felle für Waren oder verschiffe Felle für Punkte.
  }
act-now-special = Kein Plättchen mehr, aber eine Sonderaktion: Wähle einen Bezirk oder beende den Zug für eine Münze.
act-now-chance = Neue Karten, Felle und Plättchen werden ausgelegt.
act-now-over = Alle sechs Runden sind gespielt.
act-theirs-place = Vor der ersten Runde gründen alle zwei Geschäfte.
act-theirs-open = Gleich wird eine Spalte mit Plättchen zum Bieten ausgewählt.
act-theirs-bid = Um eine Spalte wird geboten. Das höchste Gebot bekommt ihre Plättchen.
act-theirs-take = Wer übrig ist, nimmt eine Spalte umsonst.
act-theirs-pay = Das Gebot wird bezahlt, in beliebiger Mischung.
act-theirs-remove = Geschäfte ohne Getreide müssen weg.
act-theirs-city = Stadtplättchen bauen Geschäfte oder werten sie.
act-theirs-land = Landplättchen bringen neues Land oder roden es.
act-theirs-trade = Handelsplättchen kaufen Felle oder verschiffen sie.
act-hint-build = Wähle mit +, wo du baust. Jedes Geschäft kostet jetzt 1 Holz und jede Runde 1 Getreide.
act-hint-add_land = Wähle eine Karte. Fülle sie beim Schreiner mit Häusern, dann kann sie gerodet werden.
act-hint-trade = Wähle einen Händler. Die Felle sind für die Schiffe.
act-hint-ship = Wähle ein Schiff und gib ihm genau so viele Felle, wie es braucht. Von da an bringt es jede Runde Waren.
act-hint-lumberyard = Kaufe oder verkaufe Holz, je 1 Münze.
act-hint-granary = Kaufe oder verkaufe Getreide, je 1 Münze.
act-hint-millwork = Baue Häuser auf dein Land, von links nach rechts, je 1 Holz.
act-hint-black_market = Kaufe Felle unbesehen; bezahle mit Münzen, Waren oder beidem.

act-kind-place = Geschäft gründen
act-kind-open = Versteigerung eröffnen
act-kind-bid = Bieten
act-kind-pass_bid = Passen
act-kind-pay = Gebot bezahlen
act-kind-take_column = Spalte nehmen
act-kind-build = Geschäfte bauen
act-kind-elections = Wahlen abhalten
act-kind-add_land = Land hinzugewinnen
act-kind-clear_land = Land roden
act-kind-trade = Mit den Lenape handeln
act-kind-ship = Felle verschiffen
act-kind-lumberyard = Holzfällerbezirk
act-kind-granary = Getreidespeicher
act-kind-docks = Hafen
act-kind-millwork = Schreiner
act-kind-black_market = Schwarzmarkt
act-kind-trading_company = Handelsgesellschaft
act-kind-pass_tile = Plättchen passen
act-kind-pass_special = Sonderaktion passen
act-kind-end_turn = Zug beenden
act-kind-remove = Geschäfte aufgeben

act-use-tile = { $step ->
    [city] Stadtplättchen
    [land] Landplättchen
   *[trade] Handelsplättchen
  }
act-special = Sonderaktion
act-no-tile = { $step ->
    [city] Du hast in dieser Runde kein Stadtplättchen.
    [land] Du hast in dieser Runde kein Landplättchen.
   *[trade] Du hast in dieser Runde kein Handelsplättchen.
  }
act-tiles-used = { $n ->
    [one] Dein Plättchen ist genutzt.
   *[other] Alle { $n } Plättchen sind genutzt.
  }
act-each = je { $n }
act-each-said = je { $what }
act-later = später { $n }
act-later-said = { $n ->
    [one] { $n } Punkt, wenn gerodet
   *[other] { $n } Punkte, wenn gerodet
  }
act-up-to = bis { $n }
act-up-to-said = { $n ->
    [one] bis zu { $n } Punkt
   *[other] bis zu { $n } Punkte
  }
act-goods-range = { $range } Waren
act-detail-build = { $n ->
    [one] 1 Geschäft in einem beliebigen Bezirk
   *[other] Bis zu { $n }, in beliebigen Bezirken
  }
act-detail-elections = { $tied ->
    [0] Bezirke mit Mehrheit: { $led }
   *[other] { $led ->
        [0] Bezirke mit Gleichstand: { $tied }
       *[other] Bezirke mit Mehrheit: { $led }, mit Gleichstand: { $tied }
    }
  }
act-detail-add_land = { $n ->
    [one] 1 Karte, als Karte { $place } deiner Reihe.
   *[other] 1 von { $n } Karten, als Karte { $place } deiner Reihe.
  }
act-detail-clear_land = { $n ->
    [one] 1 Karte. Ernte +{ $corn } Getreide je Runde.
   *[other] { $n } Karten. Ernte +{ $corn } Getreide je Runde.
  }
act-covered-then = Die Versorgung reicht dann.
act-detail-trade = { $n ->
    [one] 1 Händler, den du bezahlen kannst
   *[other] { $n } Händler zur Wahl
  }
act-detail-ship = { $n ->
    [one] 1 Schiff kannst du füllen
   *[other] { $n } Schiffe zur Wahl
  }
act-detail-lumberyard = { $ways ->
    [both] { $buy } Holz kaufen oder { $sell } verkaufen
    [buy] { $buy } Holz kaufen
   *[sell] { $sell } Holz verkaufen
  }
act-detail-granary = { $ways ->
    [both] { $buy } Getreide kaufen oder { $sell } verkaufen
    [buy] { $buy } Getreide kaufen
   *[sell] { $sell } Getreide verkaufen
  }
act-detail-docks = Anlegestelle { $pier }: Platz für { $n } Waren mehr
act-detail-millwork = { $n ->
    [one] { $range } Haus auf deinem Land
   *[other] { $range } Häuser auf deinem Land
  }
act-detail-black_market = { $n ->
    [one] { $range } Fell unbesehen, { $price } Münzen oder Waren
   *[other] { $range } Felle unbesehen, je { $price } Münzen oder Waren
  }
act-detail-trading_company = { $saved ->
    [0] Dein Handelsposten zieht in Zone { $zone }
   *[other] Dein Handelsposten in Zone { $zone }: Reise −{ $saved } Getreide
  }
act-longhouse-moves = Ein Langhaus zieht um: Dorf { $camp } → { $to }.
act-longhouse-leaves = Ein Langhaus verlässt Dorf { $camp }.
act-what-lumberyard = Holz kaufen und verkaufen, zum Bauen
act-what-granary = Getreide kaufen und verkaufen, für Versorgung und Reisen
act-what-docks = Lagerhäuser bauen, die Waren fassen
act-what-millwork = Häuser auf deinem Land bauen
act-what-black_market = Felle unbesehen kaufen
act-what-trading_company = Deinen Handelsposten flussaufwärts ziehen

act-nobody-there = noch niemand
act-leads = Mehrheit: { $players }.
act-tied = Gleichstand: { $players }.
act-gets-majority = Mehrheit
act-gets-tie = Gleichstand
act-loses-majority = Mehrheit verloren
act-loses-tie = Gleichstand verloren
act-only-tied = nur noch Gleichstand
act-loses-last = 1 Münze weniger je Runde
act-loses-nothing = keine Mehrheit verloren
act-remove-chosen = Gewählt: { $n } von { $number }.
act-remove-cost = { $n ->
    [one] Jedes kostet { $n } Punkt.
   *[other] Jedes kostet { $n } Punkte.
  }
act-land-place = { $points ->
    [one] Wird Karte { $place } deiner Reihe: { $points } Punkt, wenn gerodet.
   *[other] Wird Karte { $place } deiner Reihe: { $points } Punkte, wenn gerodet.
  }
act-journey = Die Reise zum nächsten Langhaus kostet { $corn } Getreide.
act-ship-chosen = Felle: { $n } von { $need }.
act-ship-scoring = Die häufigste Art bringt 3 je Fell, die nächste 2, jede andere 1.
act-buy-wood = Holz kaufen
act-sell-wood = Holz verkaufen
act-buy-corn = Getreide kaufen
act-sell-corn = Getreide verkaufen
act-cannot-buy = Keine Münze zum Kaufen
act-cannot-sell = Nichts zu verkaufen
act-most = Alle { $n }
act-now-have = Jetzt: { $what }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
act-then-have = Danach: { $what }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
act-houses = { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
  }
act-houses-full = { $points ->
    [one] Karte { $place } ist dann voll: { $points } Punkt, wenn gerodet.
   *[other] Karte { $place } ist dann voll: { $points } Punkte, wenn gerodet.
  }
act-houses-left = { $n ->
    [0] Dann sind alle Hausplätze bebaut.
    [one] { $n } Hausplatz bleibt leer.
   *[other] { $n } Hausplätze bleiben leer.
  }
act-price = Preis { $n }:
act-in-goods = Waren im Preis
act-drawn = Die Felle werden sofort gezogen. Das lässt sich nicht zurücknehmen.

act-now = Jetzt
act-round-end = Rundenende
act-upkeep = Versorgung: { $balance }
act-short = { $n } zu wenig
act-spare = { $n } übrig
act-change = { $before } → { $after }
act-lost = { $n } verloren
act-income = { $n } Einkommen
act-choose-district = Wähle einen Bezirk
act-choose-card = Wähle eine Karte
act-choose-trader = Wähle einen Händler
act-choose-furs = Wähle Felle
act-choose-ship = Wähle ein Schiff
act-choose-more = { $n ->
    [one] Noch eins wählen
   *[other] Noch { $n } wählen
  }
act-do-place = Gründen: { $district }
act-do-build = { $n } bauen für { $n } Holz
act-do-add_land = Dieses Land nehmen
act-do-trade = { $furs ->
    [one] { $furs } Fell kaufen für { $price }
   *[other] { $furs } Felle kaufen für { $price }
  }
act-do-ship = { $points ->
    [one] { $furs } verschiffen für { $points } Punkt
   *[other] { $furs } verschiffen für { $points } Punkte
  }
act-do-buy = { $what } kaufen
act-do-sell = { $what } verkaufen
act-do-millwork = { $n ->
    [one] { $n } Haus bauen für { $n } Holz
   *[other] { $n } Häuser bauen für { $n } Holz
  }
act-do-black_market = { $n ->
    [one] { $n } Fell unbesehen kaufen
   *[other] { $n } Felle unbesehen kaufen
  }
act-do-remove = { $n ->
    [one] Dieses Geschäft aufgeben
   *[other] Diese { $n } aufgeben
  }
act-do-it = Ausführen
act-upkeep-short = Deine Geschäfte brauchen { $upkeep } Getreide; du hast { $corn } + { $harvest } Ernte. { $n } zu wenig.

act-has-left = { $special ->
    [yes] { $n ->
        [0] { $player } hat nur noch die Sonderaktion.
        [one] { $player } hat noch { $n } Plättchen und die Sonderaktion.
       *[other] { $player } hat noch { $n } Plättchen und die Sonderaktion.
    }
   *[no] { $n ->
        [0] { $player } ist fast fertig.
        [one] { $player } hat noch { $n } Plättchen.
       *[other] { $player } hat noch { $n } Plättchen.
    }
  }
act-until = { $n ->
    [one] Danach bist du dran.
   *[other] Du bist nach { $n } Zügen dran.
  }
act-until-step = { $step ->
    [land] { $n ->
        [one] Danach bist du dran, im Landschritt.
       *[other] Du bist wieder im Landschritt dran, nach { $n } Zügen.
    }
   *[trade] { $n ->
        [one] Danach bist du dran, im Handelsschritt.
       *[other] Du bist wieder im Handelsschritt dran, nach { $n } Zügen.
    }
  }
act-until-round = Du bist wieder in der Bietphase der nächsten Runde dran.
act-until-end = Nach diesem Schritt endet das Spiel.
act-until-settled = Du hast deine Spalte. Du bist wieder im Stadtschritt dran.
act-until-auction = Du hast gesprochen. Du bist wieder dran, wenn diese Spalte vergeben ist.
act-until-opened = Du sprichst, sobald eine Spalte gewählt ist.
act-until-bidding = Du bist wieder in der Bietphase von Runde 1 dran.
act-last-turn = Dein letzter Zug
act-replay = Zeigen, was seither geschah
act-skip = Überspringen
act-space = Leertaste
act-watching = Du schaust zu. Alles auf dem Tisch ist zu sehen; es entscheiden die Spieler.
act-over-note = Die Endwertung ist gezählt.
act-to-result = Ergebnis ansehen

act-refused-title = Das geht nicht
act-stale-title = Der Tisch war schneller
act-stale = Während du entschieden hast, ist etwas geschehen; deshalb wurde nichts ausgeführt. Du siehst den Tisch, wie er jetzt ist: Wähle neu.
act-unsent-title = Nicht gesendet
act-connecting = Verbindung wird hergestellt
act-lost-connection = Die Verbindung ist unterbrochen
act-reconnecting = Es wird von selbst neu versucht; nichts geht verloren.
