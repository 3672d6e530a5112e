end-you-win = Du gewinnst, { $n } zu { $next }
end-wins = { $player } gewinnt, { $n } zu { $next }
end-you-share = Du teilst den Sieg mit { $others }: { $n } Punkte
end-share-victory = { $players } teilen den Sieg: { $n } Punkte
end-shared-why = Bei Punktgleichstand wird der Sieg geteilt.
end-unfinished = Diese Partie wurde nicht zu Ende gespielt
end-decided = { $source ->
    [land] Den Unterschied machte das Land
    [elections] Den Unterschied machten die Wahlen
    [furs] Den Unterschied machten die verschifften Felle
    [final_elections] Den Unterschied machten die letzten Wahlen
    [final_land] Den Unterschied machte das letzte Land
    [left] Den Unterschied machte der Rest an Fellen und Mitteln
   *[lost] Den Unterschied machten Verluste durch unversorgte Geschäfte
}: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] Den Unterschied machte das Land
    [elections] Den Unterschied machten die Wahlen
    [furs] Den Unterschied machten die verschifften Felle
    [final_elections] Den Unterschied machten die letzten Wahlen
    [final_land] Den Unterschied machte das letzte Land
    [left] Den Unterschied machte der Rest an Fellen und Mitteln
   *[lost] Den Unterschied machten Verluste durch unversorgte Geschäfte
}: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} (du: { $theirs }).
end-your-place = Dein Platz: { $place } von { $of }, mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}.
end-table = { $n } Patrone · Spielplan: { $board }
end-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
end-home = Startseite
end-sources = Woher die Punkte kamen
end-player = Person
end-points = Punkte
end-winner = Sieg
end-source-land = Land
end-source-elections = Wahlen
end-source-furs = Felle verschifft
end-source-final_elections = Letzte Wahlen
end-source-final_land = Letztes Land
end-source-left = Übrig
end-source-lost = Verlust
end-by-round = Punkte nach Runden
end-chart = Punkte nach Runden. { $summary }
end-score-of = { $player } { $n }
end-round = Runde
end-round-n = Runde { $n }
end-final = Ende
end-turning = Wendepunkte
end-no-turning = Während der Partie hat niemand gepunktet.
end-where = { $round ->
    [0] Vor der ersten Runde
   *[other] Spielrunde { $round }, { $phase }
}
end-turn-clearing = { $player } rodet Land bis zur Karte { $land }
end-turn-elections = { $player } hält Wahlen ab, mit { $led ->
    [one] { $led } Mehrheit
   *[other] { $led } Mehrheiten
} und { $tied ->
    [one] { $tied } Gleichstand
   *[other] { $tied } Gleichständen
}
end-turn-shipping = { $player } verschifft { $n ->
    [one] { $n } Fell
   *[other] { $n } Felle
} von { $types ->
    [one] einer Art
   *[other] { $types } Arten
}
end-turn-removal = { $player } kann { $n ->
    [one] { $n } Geschäft
   *[other] { $n } Geschäfte
} nicht versorgen
end-plus = +{ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
end-minus = −{ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
end-see = Ansehen
end-next = Und jetzt?
end-rematch = Revanche am selben Tisch
end-to-rematch = Zur Revanche
end-review = Partie ansehen
end-share = Teilen
end-share-title = Eine Partie Nieuw Amsterdam
end-copied = Link kopiert
end-link = Link zu dieser Partie
end-record = Protokoll herunterladen
end-auctions = Spalten
end-paid = bezahlt
end-worth = wert etwa
end-auction = Runde { $round }: { $paid } bezahlt.
end-auction-worth = Runde { $round }: { $paid } bezahlt, etwa { $worth } Punkte wert.
end-appraise = Was waren sie wert?
end-appraising = Der Ratgeber denkt nach: { $n } von { $of }
end-worth-note = Bezahlt in Mitteln; der Wert in Punkten, wie ihn der Ratgeber damals sah.
end-fair-hash = Hash des Seeds, von Anfang an gezeigt:
end-fair-later = Der Seed selbst wird nach dem Spiel gezeigt. Dann lässt sich hier jedes Mischen prüfen.
end-fair-check = Mischen prüfen
end-fair-checking = Wird geprüft …
end-fair-good = Fair gemischt: { $right } von { $draws } Ziehungen folgen aus dem Seed { $seed }.
end-fair-promised = Sein Hash ist der, der von Anfang an gezeigt wurde.
end-fair-recorded = Sein Hash ist der im Protokoll; ob er vor dem Spiel gezeigt wurde, wissen nur die, die dabei waren.
end-fair-before = { $n ->
    [one] { $n } frühere Ziehung lässt sich nicht prüfen: Ihr Seed steht nicht im Protokoll.
   *[other] { $n } frühere Ziehungen lassen sich nicht prüfen: Ihr Seed steht nicht im Protokoll.
}
end-fair-no-seed = Dieses Protokoll enthält keinen Seed; das Mischen lässt sich nicht prüfen.
end-fair-broken = Der Seed { $seed } hat nicht den Hash, der von Anfang an gezeigt wurde.
end-fair-differs = { $right } von { $draws } Ziehungen folgen aus dem Seed. Die erste Abweichung steht in Zeile { $line } des Protokolls: { $what }.
end-fair-how = Wie wurde das geprüft?
end-fair-explained = Vor dem Spiel wurde ein geheimer Seed gezogen und sein SHA-256-Hash allen gezeigt. Aus dem Seed folgt alles Mischen. Dein Browser hat es gerade noch einmal berechnet und Ziehung für Ziehung mit dem Protokoll verglichen.
end-fair-seed = Seed:
review-title = Rückschau
review-result = Ergebnis
review-fair = Fairness
review-record = Protokoll
review-table = Der Tisch bei diesem Schritt
review-loading = Die Partie wird geholt …
review-not-over = Diese Partie ist noch nicht zu Ende
review-to-table = Zum Tisch
review-steps = Die Partie Schritt für Schritt
review-bar = Durch die Partie
review-slider = Schritt der Partie
review-step = Schritt { $n } von { $of }: { $what }
review-count = Schritt { $n } von { $of }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-on = Einen Schritt weiter
review-last = Zum Ende
review-whose = Wessen Entscheidungen
review-previous = Vorige Entscheidung: { $player }
review-next = Nächste Entscheidung: { $player }
review-decides = Jetzt entscheidet { $player }.
review-nobody = Das Spiel ist zu Ende; niemand muss etwas entscheiden.
review-advice = Was meint der Ratgeber?
review-thinking = Der Ratgeber denkt nach …
review-played = gespielt
review-pays = { $player } zahlt: { $what }.
review-margin = { $n } gegenüber dem Schnitt der anderen am Ende
review-margin-note = Die Zahlen: Punkte Vorsprung vor dem Schnitt der anderen am Ende, wenn es gut weitergeht.
review-columns = Was die Spalten hier wert sind
review-column = Spalte { $column }: etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
review-column-bid = Spalte { $column }: etwa { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}, bieten bis { $bid }
review-play-on = Von hier weiterspielen
review-play-on-as = Du übernimmst den Platz von { $player }; die anderen spielen Bots.
review-play-on-not = Bei diesem Schritt entscheidet niemand; geh einen zurück.
review-share = Diesen Schritt teilen
review-show-box = Geldkassette
review-show-chart = Karte
