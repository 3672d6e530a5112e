### The bidding: cash box, bids, payment

bid-box = Geldkassette
bid-legend = ≈ schätzt der Ratgeber: so viele Punkte mehr am Spielende als ganz ohne Spalte. Die kleinere Zahl: falls andere nehmen, was du brauchst.
bid-column = Spalte { $n }
bid-taken = vergeben
bid-advised = empfohlen
bid-bonus = { $n ->
    [one] +{ $n } Münze
   *[other] +{ $n } Münzen
}
bid-no-bonus = kein Bonus
# In points.
bid-about = ≈ { $n }
bid-about-range = ≈ { $low }–{ $high }
bid-points = Punkte
bid-was-worth = wäre dir { $worth } Punkte wert gewesen
bid-scores-now = { $n ->
    [one] +{ $n } Punkt diese Runde
   *[other] +{ $n } Punkte diese Runde
}
bid-foot-high = Höchstgebot { $n }
bid-foot-wins = Für { $n } ersteigert, noch zu zahlen
bid-foot-for = für { $n }
bid-foot-free = kostenlos
bid-foot-chosen = deine Wahl
bid-foot-take = Kostenlos nehmen
bid-foot-choose = Diese anbieten
bid-foot-open = noch nicht angeboten
bid-foot-left = blieb übrig
bid-two-large = Zu zweit: jetzt nur eine kleine Spalte.
bid-two-small = Zu zweit: bleibt für den, der nicht gewinnt.

## What one would do with a column, in a list

bid-plan-elections = Wahlen abhalten
bid-plan-build = Geschäfte bauen
bid-plan-clear_land = Land roden
bid-plan-add_land = Land hinzugewinnen
bid-plan-trade = Felle kaufen
bid-plan-ship = Felle verschiffen
bid-tiles-city = { $n } Stadtplättchen
bid-tiles-land = { $n } Landplättchen
bid-tiles-trade = { $n } Handelsplättchen

## Opening, bidding, taking

bid-choose-first = Wähle zuerst eine Spalte, hier oder in der Geldkassette.
bid-do-open = Mit { $bid } eröffnen
bid-do-take = Spalte { $column } nehmen
bid-do-bid = { $bid } bieten
bid-step-column = Welche Spalte wird versteigert?
bid-step-amount = Dein Eröffnungsgebot
bid-last-column = Die letzte Spalte, kostenlos
bid-auction = Auktion { $n } von { $of }
bid-speakers = Wer wann an der Reihe ist
bid-speaks-now = ist an der Reihe
bid-speaks-later = kommt noch an die Reihe
bid-passed = gepasst
bid-already-out = { $n ->
    [one] { $players } hat schon eine Spalte.
   *[other] { $players } haben schon eine Spalte.
}
bid-your-bid = Dein Gebot
bid-quick = Naheliegende Gebote
bid-advised-limit = das Äußerste, was der Ratgeber bieten würde
bid-limit = Limit
bid-max = max.
bid-note-most = alles, was du hast
bid-note-least = niedrigstes Gebot
bid-advisor-passes = Der Ratgeber würde passen: Bei diesem Preis bringt dir eine andere Spalte mehr.
bid-advisor-bids = Der Ratgeber würde { $bid } bieten.
bid-advisor-bids-limit = Der Ratgeber würde { $bid } bieten; bis { $limit } lohnt es sich.
bid-advisor-limit = Bis { $limit } lohnt sich ein Gebot für diese Spalte.
bid-advisor-other = Eine andere Spalte würde dir mehr bringen.
bid-you-hold = Du hast { $n } (höchstes Gebot)
bid-left-after = danach noch { $n }
bid-any-mix = Münzen, Felle, Waren, Holz, Getreide: Jedes zählt 1. Womit du zahlst, wählst du nach dem Gewinn.
bid-after-you = Du bist nur einmal an der Reihe. Nach dir: { $players }.
bid-up-to = { $player } (bis { $most })

## What follows

bid-if-win = Wenn du gewinnst
bid-if-pass = Wenn du passt
bid-if-outbid = Wenn jemand mehr bietet
bid-what-follows = Wenn du gewinnst, und wenn nicht
bid-you-get = Du bekommst
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; dazu { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
bid-win-swap = Die Marker werden getauscht: Du bist als { $mine }. dran, { $player } bekommt Marker { $theirs }.
bid-win-keep = Du behältst deinen Marker und bist als { $mine }. dran.
bid-pass-last = { $n ->
    [one] Du nimmst Spalte { $columns } kostenlos.
   *[other] Du nimmst kostenlos eine der Spalten { $columns }.
}
bid-pass-more = Die Spalten { $columns } bleiben für { $n } von euch. Wer als Letzter übrig ist, nimmt eine kostenlos.
bid-pass-best = Davon für dich die beste: Spalte { $column }, { $worth } Punkte.

## What one tile does

bid-tile-does = Was dir ein Plättchen jetzt bringt
bid-elections = Wahlen abhalten
bid-no-majority = noch keine Mehrheit
bid-build = { $n ->
    [one] { $n } Geschäft bauen
   *[other] 1–{ $n } Geschäfte bauen
}
bid-build-none = Geschäfte bauen
bid-each = je { $n }
bid-no-wood = kein Holz
bid-no-buildings = keine Gebäude mehr
bid-clear = { $n ->
    [one] { $n } Karte roden
   *[other] { $n } Karten roden
}
bid-clear-none = Land roden
bid-houses-missing = { $n ->
    [one] { $n } Haus fehlt
   *[other] { $n } Häuser fehlen
}
bid-no-land = nichts zu roden
bid-add-land = Land hinzugewinnen, Karte { $n }
bid-when-cleared = { $n } beim Roden
bid-none-open = nichts mehr da
bid-trade = { $n ->
    [one] { $n } Fell kaufen
   *[other] Bis zu { $n } Felle kaufen
}
bid-trade-none = Felle kaufen
bid-too-far = Reise: { $need } Getreide, du hast { $have }
bid-no-journey = keine Reise
bid-no-goods = zu wenig Waren
bid-ship = Felle verschiffen
bid-ship-short = braucht { $need }, du hast { $have }
bid-lead-tie = Mehrheit in { $led ->
    [0] keinem Bezirk
    [one] { $led } Bezirk
   *[other] { $led } Bezirken
}, Gleichstand in { $tied ->
    [0] keinem.
   *[other] { $tied }.
}
bid-land-offer = Im Angebot: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} (Häuser: { $houses }), bis zu { $wood } Holz oder { $corn } Getreide.
bid-ships-ask = { $n ->
    [one] Das Schiff im Hafen verlangt { $furs } Felle.
   *[other] Die Schiffe im Hafen verlangen { $furs } Felle.
}

## Paying

bid-kind-coins = Münzen
bid-kind-wood = Holz
bid-kind-corn = Getreide
bid-kind-goods = Waren
bid-kind-furs = Felle
bid-keeps = bleiben { $n }
bid-none-held = hast du nicht
bid-sum = { $n } von { $of }
bid-sum-missing = { $n } fehlen noch
bid-sum-over = { $n } zu viel
bid-corn-enough = Deine Geschäfte brauchen am Ende der Runde { $need } Getreide. Du behältst { $corn } und erntest { $harvest }: Das reicht.
bid-corn-short = Deine Geschäfte brauchen am Ende der Runde { $need } Getreide. Du behältst { $corn } und erntest { $harvest }: { $n ->
    [one] { $n } Geschäft müsste weg, −{ $points } Punkte.
   *[other] { $n } Geschäfte müssten weg, −{ $points } Punkte.
}
bid-no-coins-left = Keine Münze mehr: Sonderaktionen ohne Mehrheit oder Gleichstand kosten eine.
bid-pay-advised = Zahlen wie der Ratgeber
bid-pay-is-advised = So würde der Ratgeber zahlen.
bid-do-pay = { $n } zahlen
bid-other-pays = { $player } hat Spalte { $column } ersteigert und zahlt { $n }.
