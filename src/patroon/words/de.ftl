# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

# What this language calls itself
language-name = Deutsch

### Names of things

district-lumberyard = Holzfällerbezirk
district-granary = Getreidespeicher
district-docks = Hafen
district-millwork = Schreiner
district-black_market = Schwarzmarkt
district-trading_company = Handelsgesellschaft

fur-beaver = Biber
fur-mink = Nerz
fur-otter = Otter
fur-muskrat = Bisamratte
fur-lynx = Luchs

tile-city = Stadt
tile-land = Land
tile-trade = Handel

trader-bottom = unterer Händler
trader-middle = mittlerer Händler
trader-top = oberer Händler

phase-setup = Spielaufbau
phase-preparation = Vorbereitungsphase
phase-bidding = Bietphase
phase-city = Stadtschritt
phase-land = Landschritt
phase-trade = Handelsschritt
phase-provisions = Einkommens- und Versorgungsphase
phase-end = Spielende

decade-1620s = 1620er
decade-1630s = 1630er

chance-furs = Felle
chance-traders = Felle für die Händler
chance-land = Landkarten
chance-ships = Schiffskarten
chance-tiles = Aktionsplättchen

origin-rulebook = Regelheft
origin-deduced = abgeleitet
origin-chosen = gewählt
origin-file = diese Datei

## Amounts

amount-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
amount-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
amount-wood = { $n } Holz
amount-corn = { $n } Getreide
amount-furs = { $n ->
    [one] { $n } Fell
   *[other] { $n } Felle
}
amount-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}, einmal { $wood } Holz, je Runde { $corn } Getreide
card-ship = braucht { $furs ->
    [one] { $furs } Fell
   *[other] { $furs } Felle
}, einmal { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, je Runde { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
none = keine
# The end of a list of players.
list-and = { $some } und { $last }

### Why a move is refused. The rule's number is put in front.

not-enough-wood = Zu wenig Holz: { $need } nötig, { $have } vorhanden.
not-enough-buildings = Zu wenige Gebäude in deinem Vorrat: { $need } nötig, { $have } vorhanden.
not-enough-goods = Zu wenige Waren: { $need } nötig, { $have } vorhanden.
not-enough-coins = Zu wenige Münzen: { $need } nötig, { $have } vorhanden.
not-enough-corn = Zu wenig Getreide: { $need } nötig, { $have } vorhanden.
not-enough-furs = Zu wenige Felle: { $need } nötig, { $have } vorhanden.
not-enough-furs-of-type = Zu wenige Felle dieser Sorte: { $need } nötig, { $have } vorhanden.
not-enough-house-spaces = Zu wenige freie Hausplätze auf deinem Land: { $need } nötig, { $have } vorhanden.
not-enough-furs-in-reserve = Zu wenige Felle in Vorrat und Ablagestapel: { $need } nötig, { $have } vorhanden.
not-enough-coins-and-goods = Münzen und Waren reichen nicht für ein Fell: { $need } nötig, nach Abzug der Gebühr { $have } vorhanden.
not-enough-corn-to-travel = Zu wenig Getreide für die Reise zum nächsten Langhaus: { $need } nötig, { $have } vorhanden.
negative-amount = Mengen unter null sind nicht erlaubt.
no-such-district = Diesen Bezirk gibt es nicht.
no-such-trader = Diesen Händler gibt es nicht.
column-not-there = Spalte { $column } steht nicht zur Wahl.
column-not-of-size = Zu zweit muss es eine noch freie Spalte mit { $size } Plättchen sein; Spalte { $column } ist keine.
bid-more-than-held = Ein Gebot von { $bid } übersteigt deine Mittel: höchstens { $most }.
bid-too-low = Ein Gebot von { $bid } ist zu niedrig: mindestens { $least }.
cannot-outbid = Deine Mittel ({ $most }) reichen nicht, um das Gebot von { $bid } zu überbieten; du musst passen.
payment-not-the-bid = Du musst genau { $need } Mittel zahlen, nicht { $have }.
no-tile = Für diesen Schritt hast du kein Plättchen mehr.
special-taken = In diesem Schritt hast du deine Sonderaktion schon genutzt oder auf sie verzichtet.
no-majority-or-tie = Du hast in keinem Bezirk die Mehrheit oder einen Gleichstand; Wahlen bringen dir nichts ein.
build-1-to-3 = Du kannst 1 bis 3 Geschäfte auf einmal bauen, nicht { $have }.
no-land-left = Es liegt keine Landkarte mehr aus.
nothing-to-clear = Keine deiner ungerodeten Landkarten ist voll bebaut.
slot-empty = Auf Platz { $slot } liegt keine Karte.
traders-empty = Kein Händler hat noch Felle.
trader-empty = Hier gibt es keine Felle: { $trader }.
trader-lacks-fur = Von dieser Sorte hat der obere Händler { $have }, nicht { $need }: { $fur }.
trade-at-least-one = Wähle mindestens ein Fell.
you-lack-fur = Von dieser Sorte hast du { $have }, nicht { $need }: { $fur }.
ship-needs-exactly = Dieses Schiff braucht genau { $need ->
    [one] { $need } Fell
   *[other] { $need } Felle
}, nicht { $have }.
no-ships-left = Es liegt kein Schiff mehr aus.
no-coin-for-fee = Ohne Mehrheit oder Gleichstand kostet die Sonderaktion hier 1 Münze, und du hast keine: { $district }.
buy-or-sell-at-least-one = Entweder kaufen oder verkaufen, und zwar mindestens 1.
nothing-to-buy-or-sell = Du hast hier nichts zu verkaufen und keine Münze, um etwas zu kaufen.
all-warehouses-built = Du hast schon alle Lagerhäuser gebaut.
no-house-space = Auf deinem Land ist kein Hausplatz frei.
houses-1-to-3 = Du kannst 1 bis 3 Häuser auf einmal bauen, nicht { $have }.
furs-1-to-3 = Du kannst hier 1 bis 3 Felle kaufen, nicht { $have }.
goods-not-in-price = Du kannst 0 bis { $most } Waren in Zahlung geben, nicht { $have }.
no-zone-to-move-to = Bis zum entferntesten Langhaus ist flussaufwärts kein Platz für deinen Handelsposten frei.
remove-exactly = Du musst genau { $need ->
    [one] { $need } Geschäft
   *[other] { $need } Geschäfte
} aufgeben, nicht { $have }.
remove-too-many = So viele Geschäfte hast du dort nicht, nur { $have }: { $district }.
game-over = Die Partie ist zu Ende.
chance-is-due = Zuerst muss gezogen werden; gerade entscheidet niemand.
not-your-decision = Gerade entscheidet jemand anderes: { $player }.
not-now = Das geht gerade nicht; erst ist etwas anderes zu entscheiden.

## Chance that can't be

furs-for-another-player = Diese Felle stehen { $player } zu.
wrong-number-of-furs = Hier { $need ->
    [one] wird { $need } Fell
   *[other] werden { $need } Felle
} gezogen, nicht { $have }.
chance-not-now = Dieses Ergebnis ist hier nicht an der Reihe: { $chance }.
wrong-number-of-cards = Hier { $need ->
    [one] wird { $need } Karte
   *[other] werden { $need } Karten
} aufgedeckt, nicht { $have }.
card-not-in-deck = Diese Karte kann nicht mehr kommen: { $card }.
wrong-number-of-furs-for-trader = Hier { $need ->
    [one] kommt { $need } Fell
   *[other] kommen { $need } Felle
} dazu, nicht { $have }: { $trader }.
furs-not-in-reserve = Diese Felle können nicht alle im Vorrat sein.
wrong-tile-spaces = Die Plättchen passen nicht auf die Felder der Geldkassette.
wrong-tiles = Das sind nicht die Plättchen der Geldkassette.

## Undo

undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem wurde gezogen; das lässt sich nicht mehr zurücknehmen.
undo-others-decided = Zuletzt hat jemand anderes entschieden: { $player }.

### Files

file-not-found = Diese Datei gibt es nicht.
folder-not-found = Den Ordner dafür gibt es nicht.
file-is-folder = Das ist ein Ordner, keine Datei.
file-not-allowed = Für diese Datei fehlen die Zugriffsrechte.
file-unreadable = Die Datei ist nicht verwendbar: { $reason }

field-missing = Das Feld „{ $field }“ fehlt.
field-not-a-list = Das Feld „{ $field }“ muss eine Liste sein.
field-not-an-integer = Das Feld „{ $field }“ muss eine ganze Zahl sein.
field-too-large = Die Zahl in „{ $field }“ ist größer als { $most }.
field-unknown-name = Im Feld „{ $field }“ muss eins davon stehen: { $names }.
field-buy-or-sell = Von „buy“ und „sell“ muss genau eins angegeben sein.
field-not-a-card = Das Feld „{ $field }“ muss Karten aus je drei Zahlen enthalten.
field-not-a-player = Im Feld „{ $field }“ muss ein Spieler von 0 bis { $most } stehen.
field-players = Das Feld „{ $field }“ muss 2 bis 5 Spieler nennen, nicht { $have }.
field-not-an-object = Das Feld „{ $field }“ muss ein Objekt sein.
field-not-text = Das Feld „{ $field }“ muss ein Text sein und darf nicht leer sein.
field-colours-alike = Zwei Spieler haben dieselbe Farbe (Feld „{ $field }“).

record-empty = Die Datei ist leer; ein Protokoll beginnt mit einer Kopfzeile.
record-not-a-record = Das ist kein Spielprotokoll: In der ersten Zeile fehlt „format“ mit dem Wert „{ $format }“.
record-other-version = Das Protokoll hat Version { $version }; dieses Programm kennt Version { $known }.
record-commitment-differs = Der Wert in „commitment“ ist nicht der Hash des Seeds.
record-not-utf-8 = Die Zeile ist kein UTF-8-Text.
record-not-json = Die Zeile ist kein JSON.
record-cut-off = Die Datei bricht mitten in dieser Zeile ab; mit --partial gilt sie bis zur Zeile davor.
record-not-an-object = Die Zeile ist kein JSON-Objekt.
record-line-too-long = Die Zeile ist länger als { $most } Bytes; das ist kein Spielprotokoll.
record-line-unknown = Die Zeile ist weder Zufallszeile noch Zug noch Prüfpunkt.
record-line-mixed = Die Zeile ist mehreres zugleich: Zufallszeile, Zug oder Prüfpunkt.
record-not-canonical = Die Zeile hat nicht die kanonische Form.
record-seed-differs = Der Seed ergibt hier etwas anderes: { $chance }.
record-seed-withheld = Der Seed wurde zugesagt, fehlt aber in der beendeten Partie.
record-checkpoint-misplaced = Hier darf kein Prüfpunkt stehen.
record-checkpoint-differs = Der Prüfpunkt weicht im Feld „{ $field }“ von der Partie ab: { $theirs } statt { $ours }.
record-checkpoint-missing = Hier fehlt ein Prüfpunkt.
record-unfinished = Das Protokoll bricht { $round ->
    [0] hier noch vor Runde 1
   *[other] hier in Runde { $round }
} ab, bevor die Partie zu Ende ist.
record-too-short = Die Datei hat nur { $have ->
    [one] { $have } Zeile
   *[other] { $have } Zeilen
}, nicht { $at }.

board-not-a-table = muss eine Tabelle sein.
board-missing = fehlt.
board-not-a-list = muss eine Liste sein.
board-wrong-length = muss { $need ->
    [one] { $need } Eintrag
   *[other] { $need } Einträge
} haben, nicht { $have }.
board-empty = darf nicht leer sein.
board-not-an-integer = muss eine ganze Zahl sein.
board-out-of-range = muss zwischen { $least } und { $most } liegen, ist aber { $have }.
board-not-toml = Die Datei ist kein gültiges TOML: { $reason }
board-unknown = Einen eingebauten Spielplan namens „{ $name }“ gibt es nicht.
board-no-name = muss ein Name aus 1 bis 60 druckbaren Zeichen sein.
board-fur-types = muss genau so lauten: { $types }.
board-columns-of-2-and-3 = muss sowohl Spalten mit 2 als auch Spalten mit 3 Plättchen enthalten.
board-trader-all = muss { $value } sein.
board-no-longhouse-space = hat bei { $players } Spielern keinen Platz für ein Langhaus.
board-no-post-space = hat bei { $players } Spielern { $have ->
    [one] { $have } Platz
   *[other] { $have } Plätze
} für Handelsposten; nötig: { $need }.
board-origin = darf nur eins davon enthalten: { $words }.
board-tiles-do-not-fit = passt nicht: { $spaces } Plättchenfelder für { $tiles } Plättchen.
board-goods-do-not-fit = passt nicht: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}, aber an der ersten Anlegestelle ist nur Platz für { $room }.
board-too-few-furs = ist zu klein: Spieler und Händler brauchen zusammen { $need } Felle, es gibt nur { $have }.
board-too-few-buildings = muss mindestens { $need } sein: ein Lagerhaus und die ersten Geschäfte.

### The game told: a decision, in the third person

told-place = { $player } gründet ein Geschäft: { $district }.
told-open = { $player } eröffnet die Auktion um Spalte { $column } ({ $tiles }) mit einem Gebot von { $bid }.
told-bid = { $player } bietet { $bid }.
told-pass_bid = { $player } passt.
told-pay = { $player } bezahlt das Gebot.
told-take_column = { $player } nimmt kostenlos Spalte { $column } ({ $tiles }).
told-build = { $player } baut { $n ->
    [one] ein Geschäft
   *[other] Geschäfte
}: { $districts }.
told-elections = { $player } hält Wahlen ab.
told-add_land = { $player } gewinnt Land hinzu: { $card }.
told-clear_land = { $player } rodet Land.
told-trade = { $player } handelt mit den Lenape ({ $trader }): { $furs }.
told-ship = { $player } verschifft Felle: { $furs }. Schiff: { $card }.
told-lumberyard-buy = { $player } kauft im Holzfällerbezirk { $n } Holz.
told-lumberyard-sell = { $player } verkauft im Holzfällerbezirk { $n } Holz.
told-granary-buy = { $player } kauft im Getreidespeicher { $n } Getreide.
told-granary-sell = { $player } verkauft im Getreidespeicher { $n } Getreide.
told-docks = { $player } baut im Hafen ein Lagerhaus.
told-millwork = { $player } baut beim Schreiner { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}.
told-black_market = { $player } kauft auf dem Schwarzmarkt { $n ->
    [one] { $n } Fell
   *[other] { $n } Felle
}.
told-trading_company = { $player } verlegt über die Handelsgesellschaft den Handelsposten.
told-pass_tile = { $player } verzichtet auf ein Plättchen.
told-pass_special = { $player } verzichtet auf die Sonderaktion.
told-end_turn = { $player } beendet den Zug.
told-remove = { $player } gibt { $n ->
    [one] ein Geschäft
   *[other] Geschäfte
} auf: { $districts }.
told-undo = { $player } nimmt die letzte Entscheidung zurück.

## What came of it

event-furs = { $player } zieht: { $furs }.
event-traders = Neue Felle bei den Händlern: { $furs }.
event-traders-none = Die Händler brauchen keine neuen Felle.
event-land = Neues Land: { $cards }.
event-ships = Neue Schiffe: { $cards }.
event-tiles = Geldkassette: { $columns }.
event-column = Spalte { $column } – { $tiles }, { $coins }
event-reshuffled = Der Vorrat ist leer; der Ablagestapel wird zum neuen Vorrat: { $n }.
event-round_began = Runde { $round }
event-cards_left-land = Liegen gebliebenes Land: { $cards }.
event-cards_left-ships = Liegen gebliebene Schiffe: { $cards }.
event-majority_changed-led = Neue Mehrheit: { $leaders } ({ $district }).
event-majority_changed-tied = Jetzt Gleichstand: { $leaders } ({ $district }).
event-majority_changed-nobody = Keine Mehrheit mehr: { $district }.
event-auction_won = { $player } ersteigert Spalte { $column } ({ $tiles }) für { $bid }.
event-tokens_swapped = Neue Reihenfolge: { $winner } hat jetzt Marker { $winnertoken }, { $chooser } Marker { $choosertoken }.
event-longhouse_moved = Ein Langhaus zieht von Dorf { $camp } nach Dorf { $to }.
event-longhouse_left = Ein Langhaus aus Dorf { $camp } kommt aus dem Spiel.
event-longhouse_stayed = Das Langhaus in Dorf { $camp } bleibt stehen.
event-land_cleared = Gerodet: { $first ->
    [0] Landkarte { $last }
   *[other] Landkarten { $first } bis { $last }
}.
event-warehouse_built = Lagerhäuser: { $warehouses }, Platz für { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
}.
event-houses_built = Voll bebaute Landkarten: { $filled }.
event-post_moved = Von Zone { $zone } nach Zone { $to }.
event-game_ended-one = { $winners } gewinnt.
event-game_ended-shared = { $winners } teilen sich den Sieg.

## Accounts: what somebody paid (−), gained (+), scored; in brackets, or in a line of their own

# One player's entries in such a line, and a player's score.
account-player = { $player }: { $entries }
account-score = { $player }: { $n }
account-line = { $title } – { $players }.
# What was paid, what was gained; an amount with its reason or details; all of it after a decision.
account-minus = −{ $amount }
account-plus = +{ $amount }
account-noted = { $entry } ({ $note })
account-brackets = [{ $entries }]
# What it was for.
account-fee = Gebühr
account-travelling = Reisekosten
account-lost = kein Platz für { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
account-harvest = Ernte
account-upkeep = Versorgung
account-goods = Waren
account-income = Einkommen
account-removal = Unversorgte Geschäfte
account-final_elections = Letzte Wahlen
account-final_land = Letztes Land
account-final_furs = Übrige Felle
account-final_resources = Übrige Mittel

### Why a bot did it: short reasons, put in a list after its decision

reason-elections = die Wahlen bringen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-shipping = verschifft { $furs ->
    [one] { $furs } Fell
   *[other] { $furs } Felle
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-clearing = rodet Land { $land } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-majority = die Mehrheit: { $district }
reason-tie = Gleichstand um die Mehrheit: { $district }
reason-safer = eine sicherere Mehrheit: { $district }
reason-closer = näher an der Mehrheit: { $district }
reason-foothold = jede Runde eine Münze mehr: { $district }
reason-houses = { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
} für die nächste Rodung
reason-filled = Land { $land } ist voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} beim Roden
reason-land = Land mit { $corn } Getreide je Runde und { $wood } Holz; { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
} zu bauen
reason-furs = { $furs ->
    [one] { $furs } Fell
   *[other] { $furs } Felle
} für die Schiffe
reason-room = Platz für { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
}
reason-nearer = { $corn ->
    [0] näher an den künftigen Dörfern
   *[other] { $corn } Getreide weniger für jede Reise
}
reason-least-missed = hier fehlt es am wenigsten: { $district }
reason-corn = Getreide für { $businesses ->
    [one] { $businesses } Geschäft
   *[other] { $businesses } Geschäfte
}
reason-corn-stored = { $corn } Getreide auf Vorrat
reason-wood = { $wood } Holz zum Bauen
reason-sells = verkauft Überflüssiges für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
reason-coin = nichts hier ist mehr wert als die Münze
reason-later = danach in dieser Runde noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-elections-later = danach in dieser Runde noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, davon { $part } durch Wahlen
reason-clearing-later = danach in dieser Runde noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, davon { $part } durch Roden
reason-shipping-later = danach in dieser Runde noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, davon { $part } mit einem Schiff
reason-column = Spalte { $column } ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
reason-column-scores = ihr Plan bringt in dieser Runde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-auction = Spalte { $column } ist mehr wert, aber ihre Auktion brächte unterm Strich wohl weniger
reason-limit = bis { $bid } lohnt es sich
reason-too-dear = für { $bid } lohnt sich eine andere Spalte mehr
reason-too-poor = zu wenig für ein höheres Gebot
reason-spared = zahlt mit dem, was der Plan nicht braucht
reason-cheapest = zahlt mit dem, was am wenigsten fehlen wird
advice-columns = Wert der Spalten in Punkten: für dich (die kleinere Zahl, falls andere dir zuvorkommen) und für die anderen
advice-column = Spalte
advice-tiles = Plättchen
advice-worth = Wert
advice-bid = Bieten bis
advice-moves = Das würde der Ratgeber tun (in Klammern: Punkte Vorsprung am Ende vor dem Schnitt der anderen)
advice-move = { $move } ({ $margin })
advice-why = Warum: { $reasons }.

### Choices at the table, in the imperative

do-place = Geschäft gründen
do-open = Auktion eröffnen
do-bid = Bieten
do-pass_bid = Passen
do-pay = Gebot bezahlen
do-take_column = Spalte nehmen
do-build = Geschäfte bauen (je 1 Holz)
do-elections = Wahlen abhalten
do-add_land = Land hinzugewinnen
do-clear_land = Land roden
do-trade = Felle mit den Lenape handeln
do-ship = Felle verschiffen
do-lumberyard = Holzfällerbezirk: Holz kaufen oder verkaufen
do-granary = Getreidespeicher: Getreide kaufen oder verkaufen
do-docks = Hafen: Lagerhaus bauen (1 Holz)
do-millwork = Schreiner: Häuser bauen (je 1 Holz)
do-black_market = Schwarzmarkt: Felle kaufen (je 3 Münzen oder Waren)
do-trading_company = Handelsgesellschaft: Handelsposten verlegen (1 Holz)
do-pass_tile = Auf ein Plättchen verzichten (+1 Münze)
do-pass_special = Auf die Sonderaktion verzichten (+1 Münze)
do-end_turn = Zug beenden (+1 Münze je ungenutzter Aktion)
do-remove = Geschäfte aufgeben
do-fee = { $choice } – Gebühr: 1 Münze
do-free = { $choice } – kostenlos dank Mehrheit oder Gleichstand
do-travel = { $choice } – Reisekosten: { $corn }
do-score = { $choice } – { $points }

## Details to choose

ask-district = Welcher Bezirk?
ask-districts = { $most ->
    [one] Welcher Bezirk? { $most } Zahl, zum Beispiel: 3
    [2] Welche Bezirke? Bis zu { $most } Zahlen, zum Beispiel: 3 5
   *[other] Welche Bezirke? Bis zu { $most } Zahlen, zum Beispiel: 3 3 5
}
ask-remove = { $number ->
    [one] Welches Geschäft? { $number } Zahl, zum Beispiel: 3
    [2] Welche Geschäfte? { $number } Zahlen, zum Beispiel: 3 5
    [3] Welche Geschäfte? { $number } Zahlen, zum Beispiel: 3 3 5
   *[other] Welche Geschäfte? { $number } Zahlen, zum Beispiel: 3 3 5 …
}
ask-column = Welche Spalte?
ask-bid = Wie viel? { $least } bis { $most }
ask-houses = Wie viele Häuser? { $least } bis { $most }
ask-slot-land = Welches Land?
ask-slot-ship = Welches Schiff?
ask-trader = Welcher Händler?
ask-furs = Welche Felle? { $least } bis { $most } Zahlen, für jedes Fell die Zahl seiner Sorte (Enter: { $proposal })
ask-buy-or-sell = Kaufen oder verkaufen?
ask-buy = Kaufen (bis zu { $most })
ask-sell = Verkaufen (bis zu { $most })
ask-furs-number = Wie viele Felle? { $least } bis { $most }
ask-goods = Preis: { $price }. Wie viel davon zahlst du in Waren (Rest in Münzen)? { $least } bis { $most }
ask-pay = Zu zahlen: { $amount }. Wie viel davon in Münzen, Waren, Holz, Getreide, Fellen? Zum Beispiel: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins ->
    [0] keine Münzen
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
choice-trader = { $trader }: { $furs } – { $price }
choice-held = { $thing } (du hast { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Patron
play-welcome = Nieuw Amsterdam für { $players } Spieler. Du spielst als { $name } gegen { $players ->
    [2] einen Bot
   *[other] Bots
}.
play-board = Spielplan: { $board }
play-commitment = Die Mischung steht fest. SHA-256 des Seeds: { $commitment }
play-help = Zahl: auswählen · ?: Tisch ansehen · w: warum anderes nicht geht · h: Rat · u: zurücknehmen · b: neu wählen · q: aufhören
play-your-turn = { $name }, { $phase }, Runde { $round } von 6.
play-your-setup = { $name }, { $phase }.
play-have = Du hast { $coins }, { $goods } (Platz für { $room }), { $wood }, { $corn }; Felle: { $furs }; { $points }.
play-auction = Spalte { $column } ({ $tiles }): Höchstgebot { $bid } ({ $bidder }).
play-tiles = Plättchen übrig in diesem Schritt: { $n }.
play-upkeep = Am Rundenende brauchen deine Geschäfte { $need }; davor bringt dein Land { $harvest }.
play-unfed = { $n ->
    [one] Für ein Geschäft fehlt Getreide, du musst es aufgeben
   *[other] Für { $n } Geschäfte fehlt Getreide, du musst sie aufgeben
}; jedes kostet { $points }.
play-choose = Deine Wahl
play-not-understood = „{ $answer }“ passt hier nicht.
play-taken-back = Zurückgenommen.
play-says = { $player }: „{ $text }“
play-fault = { $player } hatte einen Aussetzer ({ $fault }); stattdessen wird ein zufälliger Zug gespielt.
play-left = Du verlässt den Tisch.
play-recorded = Das Protokoll liegt in { $file }.
play-result = Die Partie ist zu Ende.
play-seed = Seed: { $seed }

table-round = Runde { $round } von 6 – { $phase }
table-setup = Vor Runde 1 – { $phase }
table-player = Spieler
table-score = Punkte
table-token = Marker
table-coins = Münzen
table-goods = Waren
table-wood = Holz
table-corn = Getreide
table-furs = Felle
table-tiles = Plättchen
table-post = Posten
table-buildings = Gebäude
table-city = Stadt (*: Mehrheit oder Gleichstand)
table-ships = Schiff
table-river = Fluss
table-camp = Zone
table-longhouses = Langhäuser
table-posts = Handelsposten
table-boat = Boot
table-traders = Händler
table-price = Preis
table-open-land = Ausliegendes Land
table-open-ships = Ausliegende Schiffe
table-cash-box = Geldkassette
table-column = Spalte
table-reserve = Vorrat: { $reserve }; Ablagestapel: { $discard }.
land-position = Land { $n }
land-cleared = { $card }: gerodet
land-built = { $card }: { $built } von { $houses } gebaut
price-in-all = { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
} für alle
price-each = je { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}

### Results

result-player = Spieler
result-elections = Wahlen
result-land = Letztes Land
result-furs = Felle
result-resources = Mittel
result-before = Bisher
result-total = Gesamt
result-rank = Rang

### The boards

board-title = Spielplan: { $name }
board-ok = { $file }: gültiger Spielplan „{ $name }“.
board-origins = Herkunft der Zahlen: im Regelheft genannt (Regelheft), aus dessen Beispielen abgeleitet (abgeleitet) oder so gewählt, dass sie zu allen Angaben darin passen (gewählt).
board-start = Zu Beginn
board-wharf = Werft
board-cash-box = Geldkassette
board-tiles = Aktionsplättchen
board-traders = Händler
board-furs = Felle je Sorte
board-river = Fluss, von der Mündung aufwärts
board-scoring = Punkte
board-land = Landkarten
board-ships = Schiffskarten
board-what = Was
board-number = Zahl
board-origin-heading = Herkunft
board-decade = Jahrzehnt
board-pier = Anlegestelle { $n }
board-column = Spalte { $n }
board-zone = Zone { $n }
board-longhouse-spaces = Langhausplätze (ab so vielen Spielern)
board-posts = Handelsposten, schwarz und weiß
board-boat-heading = Boot zur nächsten Zone
board-coins = Münzen
board-goods = Waren
board-wood = Holz
board-corn = Getreide
board-houses = Häuser
board-furs-heading = Felle
board-spaces = Plättchenfelder
board-price = Preis in Waren
board-buildings = Gebäude
board-businesses = Geschäfte beim Spielaufbau
board-score-land = Roden auf Platz { $n }
board-score-fur = Verschiffen, { $n }. Fellsorte
board-score-majority = Mehrheit bei einer Wahl
board-score-tie = Gleichstand bei einer Wahl
board-score-removed = Aufgegebenes Geschäft
board-score-fur-left = Jedes übrige Fell
board-score-resources = Mittel für einen Punkt

### Simulation

simulate-working = Partien laufen
simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Seed { $seed }
simulate-seat = Sitz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-mean = Punkte
simulate-range = Von–bis
simulate-rank = Rang
simulate-length = Entscheidungen pro Partie: im Schnitt { $mean }, von { $least } bis { $most }.
simulate-records = Protokolle: { $folder }
simulate-speed = { $speed } Partien/s
simulate-seats = Sitze
simulate-interval = 95 %
simulate-fair = Fair
simulate-points-title = Punkte
simulate-decisions = Entscheidungen
simulate-removed = Unversorgt
simulate-fault-count = Fehler
simulate-sources = Punkte nach Herkunft
simulate-source = Herkunft
simulate-total = Gesamt
simulate-by-seat = Nach Sitz
simulate-by-token = Nach erstem Reihenfolgemarker
simulate-token = Marker
simulate-by-column = Gebote nach Spalte der Geldkassette
simulate-column = Spalte
simulate-tiles = Plättchen
simulate-coins = Münzen
simulate-auctions = Auktionen
simulate-price = Preis
simulate-highest = Höchster
simulate-bids = Gebote
simulate-free = Gratis
simulate-times = Bedenkzeit für eine Entscheidung, in Millisekunden
simulate-time-mean = Schnitt
simulate-time-p99 = 99 % unter
simulate-time-most = Längste
simulate-fault-kinds = { $bot }: { $n ->
    [one] Eine Entscheidung fiel
   *[other] { $n } Entscheidungen fielen
} stattdessen zufällig ({ $kinds }).
simulate-stopped = Abgebrochen nach { $n } von { $games } Partien.
simulate-no-games = Keine Partie wurde zu Ende gespielt.
simulate-failed = { $n ->
    [one] { $n } Partie ist gescheitert und zählt nicht.
   *[other] { $n } Partien sind gescheitert und zählen nicht.
}
simulate-died-signal = Partie { $number } zählt nicht: Signal { $code } hat ihren Prozess beendet. Ihr Seed: { $seed }
simulate-died-code = Partie { $number } zählt nicht: Ihr Prozess endete mit Exit-Code { $code }. Ihr Seed: { $seed }
simulate-raised = Partie { $number } zählt nicht: { $error }. Ihr Seed: { $seed }
simulate-exported = Daten: { $games }, { $decisions }
simulate-plotted = Bild: { $file }

## Where points come from

source-clearing = Land roden
source-elections = Wahlen
source-shipping = Felle verschiffen
source-final_elections = Letzte Wahlen
source-final_land = Letztes Land
source-furs = Übrige Felle
source-resources = Übrige Mittel
source-penalties = Abzüge

## The picture

plot-rounds = Punkte nach Runde
plot-rounds-note = Durchschnitt; Band: 80 % der Ergebnisse
plot-round-axis = Nach Runde
plot-final = Ende
plot-wins = Anteil an den Siegen
plot-wins-note = mit 95-%-Intervall
plot-fair = fairer Anteil
plot-prices = Preis nach Spalte
plot-prices-note = Durchschnitt; Balken: 80 % der Auktionen
plot-price-axis = Bezahlte Mittel
plot-column = { $column }
    { $tiles } Plättchen
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

### Ratings

rate-title = { $games ->
    [one] Wertungen nach { $games } Partie
   *[other] Wertungen nach { $games } Partien
}, { $players } Spieler, Seed { $seed }
rate-place = Rang
rate-rating = Wertung
rate-margin = ± 95 %
rate-games = Partien
rate-kept = Gespeichert in { $file }; derselbe Befehl macht dort weiter.
ratings-not-ratings = Das ist keine Datei mit Wertungen, oder sie ist beschädigt.
ratings-other-version = Die Wertungen haben Version { $version }; dieses Programm kennt Version { $known }.

### Verifying, replaying

verify-ok = { $file }: in Ordnung. { $players } Spieler, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}; Endstand: { $scores }.
verify-ok-unfinished = { $file }: so weit in Ordnung. { $players } Spieler, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}; endet { $round ->
    [0] vor Runde 1
   *[other] in Runde { $round }
} ({ $phase }).
verify-seed = Alle Mischungen stimmen mit dem Seed überein.
verify-seed-withheld = Der Seed wurde zugesagt, fehlt aber: Die Mischungen lassen sich nicht nachprüfen.
verify-no-seed = Einen Seed zum Nachprüfen enthält das Protokoll nicht.
replay-title = { $players } auf dem Spielplan „{ $board }“
replay-scores = Punktestand: { $scores }
replay-unfinished = Hier bricht das Protokoll ab.
legal-nobody = An dieser Stelle entscheidet niemand.

### Bots

bot-title = Eingebaute Bots
bot-random = irgendein erlaubter Zug
bot-easy = denkt einen Zug voraus und tut, was gerade am besten aussieht
bot-medium = plant seine Runde und bietet, was sein Plan wert ist (temper=…)
bot-hard = sieht voraus, was die anderen tun werden, und macht ihnen streitig, was sie wollen (temper=…, ms=…)
bot-needs-class = Bei „{ $bot }“ fehlt hinter der Datei der Name einer Klasse, etwa my_bot.py:MyBot.
bot-needs-program = „{ $bot }“ nennt kein Programm.
bot-open-quote = In „{ $bot }“ fehlt ein schließendes Anführungszeichen.
bot-is-program = „{ $bot }“ spricht das Protokoll selbst und braucht kein „patroon bot“.
bot-option-unclear = „{ $option }“ in „{ $bot }“ ist keine Option; Optionen schreibt man als Name=Wert.
bot-no-option = Der Bot { $bot } kennt die Option „{ $option }“ nicht; er kennt: { $options }.
bot-no-options = Der Bot { $bot } hat keine Optionen, also auch kein „{ $option }“.
bot-option-missing = Der Bot { $bot } braucht die Option „{ $option }“.
bot-option-value = Die Option { $option } des Bots { $bot } muss { $kind ->
    [int] eine ganze Zahl
    [float] eine Zahl
   *[bool] „yes“ oder „no“
} sein, nicht „{ $value }“.
bot-refuses = Der Bot { $bot } nimmt seine Optionen nicht an ({ $reason }).
bot-no-temper = „{ $value }“ ist kein Spielstil; es gibt: { $tempers }.
bot-too-little-time = Die Option ms ist 0 für keine Grenze oder mindestens { $least } Millisekunden.
bot-no-file = Die Datei { $file } gibt es nicht.
bot-no-class = { $file } enthält keine Klasse „{ $name }“, die ein patroon.bots.Bot ist.
bot-no-program = Das Programm „{ $program }“ gibt es nicht.
bot-file-fails = { $bot } lässt sich nicht laden ({ $reason }).
bot-file-stuck = { $file } lässt sich nicht laden: Sie bricht ab, gibt selbst etwas aus oder braucht länger als { $seconds } Sekunden.

# Was ein Bot falsch gemacht hat.
fault-timeout = keine Antwort in der gegebenen Zeit
fault-died = Programm beendet
fault-garbage = unverständliche Zeile
fault-illegal = zwei unerlaubte Züge
fault-flood = viel zu viel Ausgabe
fault-gone = für diese Partie aufgegeben

### The command line

cli-error = patroon: { $message }
cli-interrupted = patroon: abgebrochen.
cli-output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-file-error = { $file }: { $message }
cli-line-error = { $file }:{ $line }: { $message }
cli-field-error = { $file }: { $field }: { $message }
cli-version-compiled = patroon { $version }, kompiliert
cli-version-interpreted = patroon { $version }, interpretiert
cli-usage = { $message } Hilfe: { $try }
cli-no-command = Den Befehl „{ $command }“ gibt es nicht; zur Wahl stehen: { $commands }.
cli-no-option = „{ $option }“ ist hier nicht vorgesehen.
cli-option-value = Der Option { $option } fehlt ein Wert.
cli-flag-value = Die Option { $option } hat keinen Wert.
cli-need-file = Es fehlt der Name einer Datei.
cli-one-file = Hier ist nur eine Datei auf einmal möglich.
cli-not-a-number = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
cli-not-a-language = Die Sprache „{ $value }“ gibt es nicht; zur Wahl stehen: { $languages }.
cli-not-a-bot = Den Bot „{ $value }“ gibt es nicht; zur Wahl stehen: { $bots }.
cli-need-bots = --players muss 2 bis 5 Bots nennen, durch Kommas getrennt, etwa random,random,random.
cli-number-of-players = Es müssen 2 bis 5 Spieler sein, nicht { $have }.
cli-not-a-seed = { $option } muss eine ganze Zahl mit höchstens 256 Bit sein, nicht „{ $value }“.
cli-need-board-command = Nach „board“ muss „show“ oder „check“ folgen.
cli-folder-taken = { $folder } muss ein Ordner sein oder darf noch nicht existieren.
cli-file-taken = { $option } muss eine Datei nennen, die es noch nicht gibt, nicht „{ $file }“.
cli-need-extra = { $option } braucht das Paket { $package }. So wird es installiert: pip install 'patroon[{ $extra }]'.
cli-not-jobs = { $option } muss eine ganze Zahl von 1 bis { $most } sein oder auto für alle Kerne, nicht „{ $value }“.
cli-jobs-and-ray = --jobs und --ray passen nicht zusammen: Gespielt wird entweder hier oder im Cluster.
cli-not-a-cluster = { $option } braucht die Adresse eines Ray-Clusters, etwa 192.0.2.10:6379 oder ray://192.0.2.10:10001, nicht „{ $value }“.
cli-wrong-ending = { $option } muss eine Datei nennen, die auf { $endings } endet, nicht „{ $file }“.
cli-need-rivals = Es müssen mindestens zwei Bots genannt werden, etwa: patroon rate easy random.
cli-bot-twice = Der Bot „{ $bot }“ ist doppelt genannt.
cli-rated-with = { $file } wurde mit { $option } { $value } begonnen; für eine andere Liste mit --file eine andere Datei nennen.
cli-rated-board = { $file } wurde auf einem anderen Spielplan begonnen; für eine andere Liste mit --file eine andere Datei nennen.
cli-workers-failed = Die Arbeitsprozesse lassen sich nicht starten (Exit-Code { $code }).
cluster-node = Knoten { $node }: { $message }
cluster-none = Auf diesem Rechner läuft kein Ray-Cluster. So wird einer gestartet: ray start --head. Oder die Adresse eines anderen angeben.
cluster-unreachable = Unter { $address } antwortet nichts: Ein Ray-Cluster ist dort nicht zu erreichen.
cluster-silent = Der Ray-Cluster ({ $address }) hat { $seconds } Sekunden lang nicht geantwortet.
cluster-refuses = Der Ray-Cluster lässt sich nicht benutzen: { $reason }
cluster-lost = Die Verbindung zum Ray-Cluster ({ $address }) ist abgebrochen.
cluster-empty = Seit { $seconds } Sekunden hat der Ray-Cluster keinen Knoten, der spielen könnte.
cluster-without = patroon fehlt dort; nötig ist Version { $version }, dieselbe wie hier.
cluster-version = Dort ist patroon { $theirs } installiert; nötig ist Version { $version }, dieselbe wie hier.
bot-other-file = Die Datei { $file } ist dort nicht dieselbe wie auf diesem Rechner.
cli-not-a-database = „{ $value }“ ist keine Datenbank; möglich sind eine Datei oder postgresql://USER@HOST/NAME.
cli-need-asyncpg = PostgreSQL braucht das Paket asyncpg. So wird es installiert: pip install 'patroon[postgresql]'.
cli-not-a-url = { $option } muss eine Adresse sein, etwa https://games.example.org, nicht „{ $value }“.
cli-not-a-log = { $option } kennt nur { $kinds }, nicht „{ $value }“.
cli-port-taken = Port { $port } lässt sich nicht verwenden: { $reason }.

serve-ready = patroon läuft unter { $url } (Strg-C beendet es).
serve-kept = Die Partien liegen in { $database }.
serve-outside = Der Server lauscht auf { $host }: Wer ihn erreicht, kann hereinkommen, Tische eröffnen und spielen. Nachrichten und geheime Schlüssel gehen unverschlüsselt durchs Netz, wenn kein Proxy mit HTTPS davorsteht; wie das geht, steht in docs/self-hosting.md.
serve-already = patroon läuft schon: { $url }
database-newer = Das hat ein neueres patroon geschrieben (Version { $revision } der Datenbanktabellen). Bitte aktualisiere patroon.

backup-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}.
restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}.
backup-no-backup = Das ist keine Sicherung von patroon.
backup-damaged = Die Sicherung ist beschädigt: Sie bricht zu früh ab, oder etwas darin wurde verändert.
restore-not-empty = Es gibt schon Partien. Mit --replace tritt die Sicherung an ihre Stelle.

### The server

problem-title-400 = Nicht verstanden
problem-title-401 = Wer bist du?
problem-title-403 = Nicht erlaubt
problem-title-404 = Nicht gefunden
problem-title-405 = Hier nicht möglich
problem-title-408 = Zu langsam
problem-title-409 = Jetzt nicht
problem-title-413 = Zu groß
problem-title-415 = Falsches Format
problem-title-422 = Nicht möglich
problem-title-429 = Zu viel auf einmal
problem-title-500 = Unser Fehler
problem-title-503 = Gerade nicht verfügbar
problem-title-507 = Kein Platz mehr

problem-not-json = Die Anfrage ist nicht zu verstehen: Sie ist kein JSON.
problem-need-json = Die Anfrage muss JSON sein (Content-Type: application/json).
problem-need-record = Die Anfrage muss ein Spielprotokoll sein (Content-Type: { $type }).
problem-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht.
problem-wrong-type = Das Feld „{ $field }“ muss vom Typ „{ $expected }“ sein, nicht „{ $got }“.
problem-out-of-bounds = Das Feld „{ $field }“ liegt außerhalb der Grenzen; erlaubt: { $bounds }.
problem-wrong-value = Das Feld „{ $field }“ hat einen Wert, der nicht möglich ist.
problem-empty-name = Der Name ist leer.
problem-nothing-said = Die Nachricht ist leer.
problem-no-page = Unter dieser Adresse gibt es nichts.
problem-no-method = Das geht unter dieser Adresse nicht.
problem-other-origin = Die Anfrage kommt von einer fremden Website und wird nicht ausgeführt.
problem-other-host = Unter diesem Namen ist der Server nicht bekannt.
problem-too-large = Die Anfrage ist zu groß; höchstens { $most } Bytes werden gelesen.
problem-too-slow = Die Anfrage hat zu lange gebraucht.
problem-too-many = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-unexpected = Bei uns ist etwas schiefgegangen. Geändert hat sich nichts; bitte versuch es noch einmal.
storage-gone = Die Partien sind gerade nicht erreichbar. Was du eben getan hast, ist nicht gespeichert; bitte versuch es noch einmal.
storage-full = Es ist kein Platz mehr, um Partien zu speichern. Was du eben getan hast, ist nicht gespeichert.

problem-who-are-you = Hier kennt dich noch niemand: Sag uns erst, wie du heißt.
problem-no-link = Dieser persönliche Link ist ungültig oder wurde schon benutzt.
problem-no-device = Dieses Gerät oder diesen Link gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
problem-no-lesson = Eine Lektion mit diesem Namen gibt es nicht.
problem-wrong-invitation = Diese Einladung gilt nicht mehr. Lass dir einen neuen Link geben.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
problem-no-seat-here = Du hast hier keinen Platz, den du aufgeben könntest.
problem-not-your-seat = Platz { $seat } ist nicht deiner.
problem-owner-only = Das kann nur, wer den Tisch eröffnet hat.
problem-players-only = Das kann nur, wer am Tisch sitzt.
problem-seated-already = Du sitzt schon an diesem Tisch.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-table-full = An diesem Tisch sind alle Plätze besetzt.
problem-colour-taken = Diese Farbe hat schon jemand.
problem-seats-free = { $n ->
    [one] { $n } Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
problem-other-number = Die Partie hat { $players } Spieler, nicht { $seats }.
problem-table-open = Die Partie hat noch nicht begonnen.
problem-table-playing = Die Partie hat schon begonnen.
problem-table-over = Die Partie ist zu Ende.
problem-table-closed = Dieser Tisch wurde aufgelöst.
problem-table-imported = Diese Partie ist nur zum Ansehen da; weiterspielen kannst du sie an einem neuen Tisch.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = An einem neuen Tisch weiterspielen lassen sich nur Partien, die zu Ende sind.
problem-other-rules = Diese Partie wurde nach Version { $rules } der Regeln gespielt; dieser Server kennt Version { $ours }.
problem-stale = Die Partie ist weitergegangen: Du hast bei Zeile { $answers } entschieden, jetzt ist sie bei Zeile { $line }. Es wurde nichts ausgeführt.
problem-bot-plays-for-you = Auf Platz { $seat } spielt gerade ein Bot für dich. Komm erst an den Tisch zurück.
problem-bot-already = Auf Platz { $seat } spielt schon ein Bot.
problem-no-undo = An diesem Tisch wird nichts zurückgenommen.
problem-no-pace = An diesem Tisch dürfen sich alle Zeit lassen.
problem-not-their-turn = Platz { $seat } ist nicht an der Reihe.
problem-time-left = Es ist noch Zeit: { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
problem-no-advisor = An diesem Tisch gibt es keinen Rat.
problem-nobody-decides = An dieser Stelle hat niemand etwas zu entscheiden.
problem-advisor-silent = Der Ratgeber antwortet gerade nicht.

notice-joined = { $name } setzt sich an den Tisch.
notice-left = { $name } steht vom Tisch auf.
notice-resigned = { $name } überlässt den Platz einem Bot.
notice-stand-in = Für { $name } spielt ein Bot weiter.
notice-came-back = { $name } ist zurück.
notice-bot-replaced = { $name } hatte einen Aussetzer und spielt ab jetzt zufällig.

page-play = So spielst du im Terminal:
page-programs = Alles, was Menschen hier tun, können auch Programme; so geht es:
page-schema = die Beschreibung der Schnittstelle (OpenAPI)

### Der einfache Tisch: Seiten ohne Skripte

plain-title = Nieuw Amsterdam
plain-skip = Zum Inhalt springen
plain-language = Sprache
plain-home = Zur Startseite
plain-about = Ein Brettspiel für 2 bis 5 Patrone. In sechs Runden ersteigerst du Aktionsplättchen, gründest Geschäfte in der Stadt, rodest Land, handelst mit den Lenape und verschiffst Felle. Wer am Ende die meisten Punkte hat, gewinnt.
plain-new = Neue Partie
plain-name = Dein Name
plain-opponents = Gegner
plain-level = Wie sie spielen
plain-level-random = zufällig
plain-level-easy = leicht: einen Zug voraus
plain-level-medium = mittel: mit einem Plan
plain-level-hard = schwer: mit einem Plan und einem Auge auf deinen
plain-play = Spielen
plain-games = Deine Partien
plain-game = { $day }: { $players }.
plain-yours = Du bist am Zug.
plain-theirs = { $player } ist am Zug.
plain-more = So kannst du auch spielen
plain-no-form = Diese Eingabe stammt aus keinem Formular dieser Seiten.
plain-free = ein freier Platz

## Wer am Zug ist und was zu tun ist

plain-your-turn = { $where }: Du bist am Zug, { $player }
plain-their-turn = { $where }: { $player } ist am Zug
plain-now-place = Wähle einen Bezirk für eines deiner Gebäude; dort wird es zum Geschäft. Wer in einem Bezirk die Mehrheit hat, allein oder im Gleichstand, nutzt dessen Sonderaktion ohne Gebühr.
plain-now-open = Wähle eine Spalte und eröffne die Auktion: Ihre Plättchen sind deine Aktionen in dieser Runde. Ein Gebot von 0 ist erlaubt, und nur wer gewinnt, zahlt.
plain-now-bid = Biete mehr als { $bid } für Spalte { $column }, oder passe: Jeder ist nur einmal an der Reihe.
plain-now-pay = Spalte { $column } gehört dir. Bezahle sie: { $n } Mittel in beliebiger Mischung.
plain-now-take = Nur du bist noch übrig: Nimm dir eine beliebige Spalte, sie kostet nichts.
plain-now-city = Nutze jedes Stadtplättchen, um zu bauen oder Wahlen abzuhalten, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-land = Nutze jedes Landplättchen, um Land hinzuzugewinnen oder zu roden, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-trade = Nutze jedes Handelsplättchen, um mit den Lenape zu handeln oder Felle zu verschiffen, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-special = Du hast kein Plättchen dieses Schritts mehr, aber eine Sonderaktion in einem beliebigen Bezirk; der Verzicht darauf bringt 1 Münze.
plain-now-wait = Du musst gerade nichts tun; die Seite sieht von selbst wieder nach.
plain-now-bot = Ein Bot spielt für dich.
plain-now-watch = Du siehst zu.
plain-decision = Deine Entscheidung
plain-with-tile = Mit einem Plättchen (übrig: { $n })
plain-special = Sonderaktion (eine in diesem Schritt)
plain-done = Wenn du fertig bist
plain-why-not = Warum geht anderes nicht?
plain-column = Spalte { $column }: { $holds }
plain-pay = { $n } insgesamt:
plain-up-to = { $n ->
    [one] Wähle eines aus:
   *[other] Wähle bis zu { $n } aus:
}
plain-business = Geschäft { $n }
plain-no-more = keines mehr
plain-do = Ausführen
plain-build = Bauen
plain-buy = Kaufen
plain-sell = Verkaufen
plain-buy-furs = { $furs } kaufen
plain-happened = Seit deiner letzten Entscheidung
plain-lately = Was zuletzt geschah
plain-story = Der ganze Verlauf
plain-back = Zurück zum Tisch

## Was dort liegt

plain-players = Die Spieler
plain-you = { $player } (du)
plain-bot = { $player } (Bot)
plain-land = { $cards ->
    [0] keines
    [one] { $cards } Karte, { $cleared } gerodet; Häuser: { $built } von { $spaces }
   *[other] { $cards } Karten, { $cleared } gerodet; Häuser: { $built } von { $spaces }
}
plain-ships = Schiffe
plain-fleet = { $n ->
    [0] keine
   *[other] { $n } ({ $goods } je Runde)
}
plain-cards = { $player }: Land und Schiffe
plain-board = Der Spielplan
plain-districts = Bezirke
plain-leads = Mehrheit oder Gleichstand

## Außer zu spielen

plain-tools = An diesem Tisch
plain-undo = Letzte Entscheidung zurücknehmen
plain-advice = Den Ratgeber fragen
plain-stand-in = Einen Bot für mich spielen lassen
plain-come-back = Wieder selbst spielen
plain-for = { $what }: { $player }
plain-again = Noch einmal
plain-drawn = Zum Tisch mit Grafik
plain-record = Protokoll herunterladen
plain-refresh = Neu laden
plain-check = Der Seed stand vor der Partie fest; sein Hash war die ganze Zeit auf dieser Seite zu sehen. Lade das Protokoll herunter; dieser Befehl prüft, ob jede Mischung aus dem Seed folgt:

### The browser: everywhere

ui-away = Der Server antwortet nicht. Wir versuchen es weiter.
ui-not-sent = Die Verbindung brach ab, bevor der Zug bestätigt war. Zeigt der Tisch ihn nicht, wurde er nicht ausgeführt.
ui-unexpected = Hier ist etwas schiefgegangen. Bitte lade die Seite neu.
ui-patroon = Patron
ui-tile-city = Stadtplättchen
ui-tile-land = Landplättchen
ui-tile-trade = Handelsplättchen
ui-tile-special = Sonderaktion
ui-used = { $what }, benutzt
ui-token = Reihenfolge { $n }
ui-less = { $what }: weniger
ui-more = { $what }: mehr
ui-close = Schließen
ui-you = Du

### The browser: first page, new tables, lobby, settings, a primer

home-brand = Nieuw Amsterdam, Startseite
home-nav = Seiten
home-nav-play = Spielen
home-nav-watch = Zuschauen
home-nav-learn = Lernen
home-to-dark = Dunkle Farben
home-to-light = Helle Farben
home-lead = Ersteigere deine Aktionen, rode Land, gewinne die Bezirke, verschiffe Felle. 2–5 Patrone, 6 Runden.
home-name = Dein Name
home-colour = Deine Farbe
home-colour-blue = Blau, Kreis
home-colour-yellow = Gelb, Raute
home-colour-orange = Orange, Dreieck
home-colour-green = Grün, Quadrat
home-colour-purple = Lila, Kreuz
home-colour-taken = { $colour } (vergeben)
home-level-random = Zufällig
home-level-easy = Leicht
home-level-medium = Mittel
home-level-hard = Schwer
home-temper-none = Ohne Vorliebe
home-temper-steward = Verwalter
home-temper-farmer = Bauer
home-temper-merchant = Kaufmann
home-temper-politician = Politiker
home-now = Sofort spielen
home-now-note = Du gegen Bots, etwa 30 Minuten. Tipps, wenn du magst.
home-now-bots = Bots am Tisch
home-now-level = Schwierigkeit
home-now-play = Spielen
home-games = Meine Partien
home-games-none = Hier ist noch nichts. Deine erste Partie ist nur einen Klick entfernt, und hier wartet sie dann auf dich.
home-games-all = Alle { $n } zeigen
home-games-more = Ältere Partien zeigen
home-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
    }
home-alone = Noch niemand sonst
home-game-turn = du bist am Zug
home-game-continue = Weiter
home-game-open = Öffnen
home-game-review = Ansehen
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Kann beginnen
    [one] Noch nicht begonnen, 1 Platz frei
   *[other] Noch nicht begonnen, { $n } Plätze frei
    }
home-game-running = Läuft
home-game-round = Runde { $round }, { $phase }
home-game-decides = { $at }. Am Zug: { $name }
home-game-imported = Importiertes Protokoll, { $when }
home-game-over = Beendet
home-game-won = Beendet: Du hast mit { $points } Punkten gewonnen
home-game-placed = Beendet: Platz { $place } von { $of }, { $points } Punkte
home-friends = Mit Freunden
home-friends-note = Tisch eröffnen, Link verschicken
home-pass = Auf einem Gerät
home-pass-note = Ein Bildschirm, 2–5 Leute
home-learn = Lernen
home-learn-note = Das Spiel in fünf Minuten
home-watch = Offene Tische
home-watch-none = Zum Zuschauen oder Mitspielen
home-watch-both = Es warten: { $open }, es laufen: { $running }
home-watch-open = { $n ->
    [one] 1 Tisch wartet auf Mitspieler
   *[other] { $n } Tische warten auf Mitspieler
    }
home-watch-running = { $n ->
    [one] An 1 Tisch wird gespielt
   *[other] An { $n } Tischen wird gespielt
    }
home-import = Protokoll öffnen
home-import-note = Eine .nar-Datei: ansehen oder von jeder Stelle aus weiterspielen
home-import-busy = Das Protokoll wird geprüft …
home-import-line = { $file }, Zeile { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Einfache Seiten für alte Browser und Screenreader
home-by-me = Ich
home-by-invite = Per Einladung
home-by-bot = Ein Bot
home-by-here = Auf diesem Gerät
home-by-invite-note = Kommt über den Link, den du verschickst.
home-new-lead = Wähle, wer wo sitzt. Für alle, die du einlädst, bekommst du einen Link.
home-new-here-lead = Alle spielen abwechselnd auf diesem Gerät.
home-new-seats = Plätze
home-new-number = Anzahl der Plätze
home-new-seat = Platz { $n }
home-new-name = Name für Platz { $n }
home-new-name-hint = Name
home-new-colour = Farbe für Platz { $n }
home-new-temper = Spielstil
home-new-options = An diesem Tisch
home-new-first = Wer beginnt?
home-new-first-random = Der Zufall entscheidet
home-new-make = Tisch eröffnen
home-new-make-note = { $n ->
    [one] Gleich bekommst du den Link für 1 Gast.
   *[other] Gleich bekommst du den Link für { $n } Gäste.
    }
home-new-start = Partie starten
home-new-start-note = Alle sind da: Es geht sofort los.
home-opt-advisor = Ratgeber
home-opt-advisor-note = Man darf fragen, was ein Zug wert ist.
home-opt-undo = Züge zurücknehmen
home-opt-undo-note = Bis jemand anderes entscheidet oder etwas gezogen wird.
home-opt-public = Offen für alle
home-opt-public-note = Steht in der Liste, zum Mitspielen und Zuschauen.
home-opt-pace = Zeit für eine Entscheidung
home-pace-none = Ohne Limit
home-pace-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
    }
home-pace-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
home-pace-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
    }
home-wrong-no-name = Dieser Platz braucht einen Namen.
home-wrong-my-name = Sag den anderen, wie du heißt.
home-wrong-same-name = Diesen Namen gibt es am Tisch schon.
home-watch-title = Offene Tische
home-watch-to-join = Suchen Mitspieler
home-watch-to-watch = Laufende Partien
home-watch-no-open = Gerade wartet niemand.
home-watch-make = Eröffne einen Tisch für alle
home-watch-no-running = Gerade läuft keine öffentliche Partie. Sobald eine beginnt, erscheint sie hier.
home-watch-newest = Das sind die neuesten.
home-watch-free = { $n ->
    [0] Voll, beginnt gleich
    [one] 1 Platz frei. Zeit für eine Entscheidung: { $pace }
   *[other] { $n } Plätze frei. Zeit für eine Entscheidung: { $pace }
    }
home-watch-since = Seit { $when }

lobby-title = Der Tisch steht bereit
lobby-missing = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
    }
lobby-away = { $n ->
    [one] Alle Plätze sind besetzt, aber jemand ist gerade nicht da: { $names }.
   *[other] Alle Plätze sind besetzt, aber einige sind gerade nicht da: { $names }.
    }
lobby-complete = Alle sind da.
lobby-free = Freier Platz
lobby-free-note = Wartet auf jemanden
lobby-you = Du
lobby-here = Auf diesem Gerät
lobby-other-device = Auf dem Gerät, das den Tisch eröffnet hat
lobby-host = Hat den Tisch eröffnet
lobby-person = Gast
lobby-bot = Bot: { $level }
lobby-bot-temper = Bot: { $level }, { $temper }
lobby-present = da
lobby-absent = nicht da
lobby-take = Platz nehmen
lobby-or-bot = oder ein Bot:
lobby-fill = Einen Bot auf Platz { $n } setzen
lobby-fill-with = Einen Bot hierher setzen: { $level }
lobby-clear = Diesen Platz frei machen: { $name }
lobby-start = Partie starten
lobby-start-why = Es geht los, sobald alle Plätze besetzt sind. Verschick den Link oder setz Bots auf die freien Plätze.
lobby-start-note = Danach kann niemand mehr dazukommen oder gehen.
lobby-owner-starts = { $name } startet die Partie, wenn alle da sind.
lobby-maker-starts = Wer den Tisch eröffnet hat, startet die Partie, wenn alle da sind.
lobby-leave = Tisch verlassen
lobby-close = Tisch auflösen
lobby-close-sure = Für alle auflösen?
lobby-close-yes = Auflösen
lobby-close-no = Behalten
lobby-invite = Einladen
lobby-invite-note = Wer diesen Link hat, kann mitspielen oder zuschauen. Ein Konto braucht niemand.
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-renew = Neuer Link
lobby-renew-note = Der alte Link gilt dann nicht mehr.
lobby-talk = Chat
lobby-talk-none = Noch hat niemand etwas gesagt.
lobby-say = Sag etwas
lobby-send = Senden
lobby-advisor-on = Der Ratgeber hilft auf Wunsch.
lobby-advisor-off = Ohne Ratgeber.
lobby-undo-on = Züge können zurückgenommen werden.
lobby-undo-off = Züge können nicht zurückgenommen werden.
lobby-public-on = Offen für alle.
lobby-public-off = Nur für die, die den Link haben.
lobby-pace = Zeit für eine Entscheidung: { $pace }.
lobby-first = Es beginnt: { $name }.
lobby-first-random = Der Zufall entscheidet, wer beginnt.
lobby-invited = Du bist eingeladen
lobby-invited-name = Ein Platz an einem Tisch in Nieuw Amsterdam ist frei. Wie sollen die anderen dich nennen?
lobby-invited-seat = Such dir einen Platz und eine Farbe aus.
lobby-on = Weiter
lobby-seats = Plätze
lobby-your-seat = Dein Platz
lobby-join = Mitspielen
lobby-watch = Zuschauen

gone-home = Zur Startseite
gone-watch = Offene Tische ansehen
gone-new = Neuen Tisch eröffnen
gone-learn = Das Spiel lernen
gone-again = Noch einmal versuchen
gone-page-title = Unbekannte Gewässer
gone-page = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
gone-0-title = Etwas ist schiefgegangen
gone-0 = Der Tisch lässt sich gerade nicht anzeigen. Meist hilft ein neuer Versuch.
gone-401-title = Wer bist du?
gone-401 = Dieser Browser ist hier nicht mehr bekannt. Deine Partien sind noch da: Öffne einen persönlichen Link von einem anderen Gerät oder fang neu an.
gone-403-title = Nicht für alle
gone-403 = Dieser Tisch ist nur für die, die dort sitzen. Lass dich von ihnen einladen.
gone-404-title = Diesen Tisch gibt es nicht
gone-404 = Entweder gibt es unter dieser Adresse keinen Tisch, oder er ist privat. Wenn du eingeladen bist, öffne noch einmal den vollständigen Link.
gone-409-title = Andere Regeln
gone-409 = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt, die dieser Server nicht mehr kennt. Ihr Protokoll ist noch da.
gone-410-title = Der Tisch wurde aufgelöst
gone-410 = Wer ihn eröffnet hat, hat ihn vor Beginn der Partie aufgelöst.
gone-503-title = Einen Augenblick
gone-503 = Die Partien sind gerade nicht erreichbar. Nichts ist verloren; versuch es bitte gleich noch einmal.
gone-invite-title = Diese Einladung gilt nicht
gone-invite = Der Link ist unvollständig, oder er wurde durch einen neuen ersetzt. Frag nach dem aktuellen Link.
gone-full-title = Alle Plätze sind besetzt
gone-full = Jemand war schneller. Du kannst zuschauen, und vielleicht wird noch ein Platz frei.
gone-running-title = Die Partie läuft schon
gone-running = Sie hat ohne dich begonnen. Du darfst gern zuschauen.
gone-over-title = Diese Partie ist zu Ende
gone-over = Du kannst sie dir Zug für Zug ansehen.
gone-link-title = Dieser persönliche Link gilt nicht
gone-link = Er gilt nur einmal und nur einen Tag lang. Erstelle in den Einstellungen des anderen Geräts einen neuen.

set-title = Einstellungen
set-language = Sprache
set-theme = Farben
set-theme-light = Hell
set-theme-dark = Dunkel
set-pace = Wie schnell die anderen ziehen
set-pace-slow = Langsam
set-pace-normal = Normal
set-pace-fast = Schnell
set-pace-instant = Sofort
set-motion = Wünscht dein System weniger Bewegung, bewegt sich hier nichts.
set-advisor = Ratgeber
set-advisor-note = Zeigt, was Züge wert sind, wo der Tisch es erlaubt.
set-sound = Ton
set-sound-note = Ein leiser Ton, wenn du am Zug bist.
set-notify = Benachrichtigungen
set-notify-note = Meldet dir, dass du am Zug bist, wenn du gerade eine andere Seite ansiehst.
set-notify-denied = Dein Browser verbietet dieser Seite Benachrichtigungen. In seinen Einstellungen kannst du sie erlauben.
set-devices = Meine Partien auf anderen Geräten
set-devices-note = Es gibt kein Passwort. Ein persönlicher Link öffnet deine Partien auf einem anderen Gerät.
set-devices-nobody = Du bist neu hier. Mit deiner ersten Partie merkt sich dieser Browser, wer du bist, und du kannst deine Partien auf andere Geräte mitnehmen.
set-link = Persönlicher Link
set-link-make = Persönlichen Link erstellen
set-link-qr = QR-Code mit deinem persönlichen Link
set-link-note = Öffne ihn auf dem anderen Gerät. Er gilt nur einmal und nur einen Tag lang. Gib ihn niemandem weiter: Er öffnet deine Partien.
set-device-this = Dieses Gerät
set-device-other = Ein anderes Gerät
set-device-link = Link, den noch niemand geöffnet hat
set-device-since = Seit { $when }
set-device-until = Bis { $when }
set-device-revoke = Sperren
set-forget = Vergiss mich auf diesem Gerät
set-forget-warn = Nur dieses Gerät kennt dich. Wenn du weitermachst, kommt niemand mehr an deine Partien, auch du nicht.
set-forget-warn-others = Dieser Browser vergisst dich. Deine Partien bleiben, und deine anderen Geräte öffnen sie weiterhin.
set-forget-yes = Vergiss mich
set-forget-no = Bleiben
set-me-title = Willkommen zurück
set-me-ask = Dieser persönliche Link öffnet deine Partien in diesem Browser. Er gilt nur einmal.
set-me-yes = Meine Partien hier öffnen
set-me-no = Alles so lassen
set-me-sure-title = In diesem Browser spielt { $name }
set-me-sure = Wenn du den Link öffnest, treten andere Partien an die Stelle derer, die jetzt hier sind. Zurück kommen diese nur mit ihrem eigenen persönlichen Link.
set-me-done-title = Hallo, { $name }!
set-me-done = Deine Partien sind jetzt hier.
set-me-games = Zu meinen Partien

learn-title = Das Spiel in fünf Minuten
learn-lead = Neu-Amsterdam, um 1625. Eine Mauer, ein Fort, ein paar Straßen, dahinter endloser Wald. Hier steht alles, was du für die erste Partie brauchst.
learn-play = Erste Partie spielen
learn-goal-title = Das Ziel
learn-goal = Du bist Patron und hast Land, Geschäfte und Schiffe. In sechs Runden sammelst du Punkte: mit Wahlen in der Stadt, mit gerodetem Land, mit Fellen für Europa. Wer am meisten hat, gewinnt. Nichts ist geheim: Du siehst, was alle haben.
learn-round-title = Eine Runde
learn-round = Zuerst werden die Plättchen der Runde versteigert. Dann kommen drei Schritte: Stadt, Land, Handel. In jedem Schritt nutzt ihr nacheinander eure Plättchen dieser Art. Am Ende der Runde brauchen die Geschäfte Getreide, und ihr bekommt Waren und Münzen. Dann werden neue Karten ausgelegt.
learn-auction-title = Die Auktion
learn-auction = Die Geldkassette hat fünf Spalten mit zwei oder drei Plättchen, manche auch mit Münzen. Wer in der Reihenfolge vorn ist, wählt eine Spalte und nennt ein Gebot. Alle anderen sind einmal an der Reihe: mehr bieten oder passen. Zahlen kannst du mit allem: Münze, Holz, Getreide, Ware und Fell zählen gleich viel. Wer gewinnt, tauscht außerdem den Reihenfolgemarker mit der Person, die die Spalte gewählt hat. Wer zuletzt übrig bleibt, nimmt sich kostenlos eine Spalte.
learn-city-title = Stadt
learn-city = Baue bis zu drei Geschäfte in den sechs Bezirken, für je ein Holz. Oder halte Wahlen ab: 3 Punkte für jeden Bezirk, in dem du die meisten Geschäfte hast, 2 bei Gleichstand. Die anderen bekommen nichts. Also: erst bauen, und Wahlen abhalten, wenn du vorn liegst.
learn-land-title = Land
learn-land = Nimm eine Landkarte; sie kommt rechts an deine Reihe. Oder rode: Jede Karte voller Häuser wird zu Feldern und gibt dir ihr Holz. Punkte bringt ihr Platz in der Reihe: 1, 3, 6, 10, 15 … Rodest du mehrere Karten auf einmal, zählt nur die am weitesten rechts. Jede neue Landkarte drängt die Lenape ein Stück weiter den Fluss hinauf.
learn-trade-title = Fluss und Schiffe
learn-trade = Kaufe den Lenape mit Waren Felle ab. Steht deinem Handelsposten kein Langhaus gegenüber, kostet die Reise Getreide. Oder belade ein Schiff mit genau so vielen Fellen, wie es braucht. Deine häufigste Sorte bringt 3 Punkte je Fell, die zweite 2, die übrigen 1. Das Schiff gehört dann dir und bringt jede Runde Waren.
learn-special-title = Sonderaktionen
learn-special = In jedem Schritt hast du außerdem eine Sonderaktion, in einem Bezirk deiner Wahl. Wo du die Mehrheit oder einen Gleichstand hast, ist sie kostenlos, sonst kostet sie eine Münze. Was du nicht nutzt, Plättchen oder Sonderaktion, bringt dir eine Münze.
learn-special-lumberyard = Holzfällerbezirk: Holz kaufen oder verkaufen, je eine Münze.
learn-special-granary = Getreidespeicher: Getreide kaufen oder verkaufen, je eine Münze.
learn-special-docks = Hafen: ein Lagerhaus für ein Holz; es schafft Platz für mehr Waren.
learn-special-millwork = Schreiner: bis zu drei Häuser auf deinem Land, je ein Holz.
learn-special-blackmarket = Schwarzmarkt: bis zu drei verdeckte Felle, für je drei Münzen oder Waren.
learn-special-tradingco = Handelsgesellschaft: deinen Handelsposten für ein Holz flussaufwärts verlegen.
learn-provisions-title = Versorgung
learn-provisions = Deine Felder bringen Getreide. Dann verbraucht jedes Geschäft ein Getreide. Ein Geschäft, für das keines mehr da ist, musst du aufgeben, und du verlierst 2 Punkte: Achte auf die Vorschau. Deine Schiffe bringen Waren, soweit Platz ist. Jeder Bezirk mit einem Geschäft von dir zahlt eine Münze, und noch eine, wenn du dort allein die Mehrheit hast.
learn-end-title = Das Ende
learn-end = Nach der sechsten Runde gibt es noch einmal Wahlen in allen Bezirken, und alle bekommen ihre Punkte. Deine letzte voll bebaute Landkarte zählt jetzt, wenn sie noch nicht gerodet ist. Jedes Fell, das du noch hast, ist einen Punkt wert, und je drei andere Mittel zusammen auch.
learn-on = Der Tisch zeigt dir, was du tun kannst, was es kostet und was es bringt. Probier es aus: Deine erste Partie geht gegen zwei leichte Gegner.

### The browser: the chart

# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = Der Spielplan: Fluss, Stadt, Händler, Land und Schiffe
chart-noort = Noort Rivier
chart-oost = Oost Rivier
chart-river = Der Fluss
chart-camps = Dörfer
chart-posts = Posten
chart-upriver = flussauf
chart-north = N
chart-city = Stadt
chart-traders = Lenape-Händler
chart-journey = deine Reise
chart-journey-of = Deine Reise zu den Lenape: { $corn }.
chart-your-post = dein Posten: Zone { $zone }
chart-price-in-goods = Preis in Waren
chart-land = Neues Land
chart-ships = Freie Schiffe
chart-reserve = Fellvorrat { $n }
chart-track = Punkteleiste
chart-track-of = { $player }: { $points }

# Names of the districts; a soft hyphen (U+00AD) where a long word may break.
chart-name-lumberyard = Holzfäller­bezirk
chart-name-granary = Getreide­speicher
chart-name-docks = Hafen
chart-name-millwork = Schreiner
chart-name-black_market = Schwarzmarkt
chart-name-trading_company = Handels­gesellschaft

# What the special action does, in a few words under the businesses of a district.
chart-does-lumberyard = Holz kaufen, verkaufen
chart-does-granary = Getreide kaufen, verkaufen
chart-does-docks = nächstes Lagerhaus
chart-does-millwork = 1–3 Häuser bauen
chart-does-black_market = 1–3 Felle für je 3
chart-does-trading_company = Posten flussauf
chart-free = gratis
chart-each = je { $n }
chart-pick = wähle 1–{ $n }
chart-all = alle { $n }
chart-no-furs = keine Felle
chart-needs = { $n ->
    [one] Fell
   *[other] Felle
    }
chart-taken = ver­geben
chart-not-yet = noch nicht

# Each place in full, for those who listen.
chart-camp-of = Dorf { $n }, Langhäuser: { $have } von { $spaces }.
chart-boat-of = Das Boot von Zone { $n } in Zone { $to } kostet { $corn }.
chart-zone-of = Zone { $n }, Handelsposten: { $players }; freie Plätze: { $free }.
chart-zone-free = Zone { $n }, kein Handelsposten; freie Plätze: { $free }.
chart-next-post = Die Handelsgesellschaft brächte deinen Handelsposten hierher.
chart-longhouse-goes = Mit dem gewählten Land verlässt ein Langhaus dieses Dorf.
chart-longhouse-comes = Mit dem gewählten Land kommt ein Langhaus in dieses Dorf.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: keine Geschäfte.
chart-leads = Mehrheit: { $player }.
chart-tied = Gleichstand um die Mehrheit: { $players }.
chart-fee-none = Die Sonderaktion ist hier für dich kostenlos.
chart-fee-coin = Die Sonderaktion kostet dich hier 1 Münze.
chart-planned = Hier geplant: { $n }.
chart-removed = Hier aufzugeben: { $n }.
chart-trader-pick = { $trader }: { $furs }. Wähle 1 bis { $n } davon, je { $goods }.
chart-trader-all = { $trader }: { $furs }. Alle zusammen für { $goods }.
chart-trader-none = { $trader }: keine Felle.
chart-land-of = Landkarte { $n }: { $card }.
chart-land-taken = Landkarte { $n }: vergeben.
chart-ship-of = Schiffskarte { $n }: { $card }.
chart-ship-taken = Schiffskarte { $n }: vergeben.
chart-card-not-yet = Platz { $n }: noch keine Karte.
chart-best = Deine beste Ladung hier: { $points }.

# What a place is, when there is nothing to do with it now.
chart-about-lumberyard = Als Sonderaktion: beliebig viel Holz für je 1 Münze kaufen oder beliebig viel zum selben Preis verkaufen.
chart-about-granary = Als Sonderaktion: beliebig viel Getreide für je 1 Münze kaufen oder beliebig viel zum selben Preis verkaufen.
chart-about-docks = Als Sonderaktion: für 1 Holz dein nächstes Lagerhaus bauen; es öffnet seine Anlegestelle für Waren.
chart-about-millwork = Als Sonderaktion: ein bis drei Häuser auf deinem Land bauen, je 1 Holz, von links nach rechts.
chart-about-black_market = Als Sonderaktion: ein bis drei Felle verdeckt aus dem Vorrat ziehen, jedes für 3 Münzen oder Waren.
chart-about-trading_company = Als Sonderaktion: für 1 Holz deinen Handelsposten in die nächste freie Zone flussaufwärts verlegen, aber nicht über das entfernteste Langhaus hinaus.
chart-about-fee = Kostenlos für alle, die hier die Mehrheit oder einen Gleichstand haben; sonst 1 Münze.
chart-about-land = Mit einem Landplättchen nimmst du eine dieser Karten in deine Reihe. Jedes Mal zieht ein Langhaus flussaufwärts.
chart-about-ship = Mit einem Handelsplättchen belädst du ein Schiff mit genau so vielen Fellen, wie es braucht: Punkte sofort, Münzen einmal, Waren in jeder Runde.
chart-about-trader = Mit einem Handelsplättchen kaufst du Felle bei einem der Händler. Steht deinem Handelsposten kein Langhaus gegenüber, zahlst du für jedes Boot zum nächsten Langhaus Getreide.
chart-about-river = Steht deinem Handelsposten ein Langhaus gegenüber, kostet die Reise nichts; sonst zahlst du Getreide für jedes Boot bis zum nächsten bewohnten Dorf flussaufwärts.
chart-none-of-yours = Hier hast du kein Geschäft.
chart-too-dear = Preis: { $goods }. So viele hast du nicht.
chart-too-few-furs = Nötig: { $furs }. So viele hast du nicht.
chart-enough = Mehr geht mit einer Aktion nicht: { $n }.
chart-rule = Regel { $rule }

### The browser: mats, bar, log, keys

mat-title = Nieuw Amsterdam
mat-title-turn = ● Du bist am Zug – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = Runde { $round }: Der Tisch wartet auf dich.
mat-heading = Nieuw Amsterdam, Runde { $round }: { $phase }
mat-skip = Zu deiner Entscheidung
mat-text-view = Textansicht
mat-home = Startseite
mat-home-brand = Nieuw Amsterdam, Startseite
mat-tools = Am Tisch
mat-menu = Menü
mat-advisor = Ratgeber
mat-sound = Ton
mat-dark = Dunkle Farben
mat-settings = Einstellungen
mat-break = Einen Bot für mich spielen lassen
mat-break-note = Bis du deinen Platz wieder einnimmst.
mat-break-ask = Soll ein Bot für dich spielen?
mat-break-what = Ein Bot übernimmt sofort deinen Platz und entscheidet alles für dich, bis zum Ende der Partie, wenn du nicht zurückkommst. Deinen Platz kannst du jederzeit wieder einnehmen; was der Bot gespielt hat, bleibt gespielt.
mat-break-waits = Wenn du nur kurz aufhören möchtest, geh einfach: Eine Partie gegen Bots wartet von selbst auf dich.
mat-break-yes = Bot spielen lassen
mat-break-no = Ich spiele selbst
mat-come-back = Ich bin zurück
mat-resting = Ein Bot spielt für dich.
mat-record = Protokoll herunterladen
mat-keys = Tasten
mat-keys-note = Solange du in ein Feld tippst, tun die Tasten nichts. Pfeiltasten und Leertaste scrollen wie überall.
mat-key-confirm = Gewähltes bestätigen
mat-key-cancel = Gewähltes verwerfen
mat-key-undo = zurücknehmen
mat-key-end = Zug beenden
mat-key-district = Bezirk wählen
mat-key-more = um eins höher bieten
mat-key-less = um eins niedriger bieten
mat-key-box = Geldkassette oder Spielplan
mat-key-hurry = Animation überspringen
mat-key-read = vorlesen, was deine Wahl bewirken würde
mat-key-log = Verlauf
mat-key-chat = Chat
mat-key-text = Textansicht
mat-key-mute = Ton an oder aus
mat-key-help = das Spiel in fünf Minuten
mat-key-keys = diese Liste
mat-key-name-space = Leertaste
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = Gerade gibt es nichts vorzulesen.
mat-read-draft = Das bringt { $changes }.
mat-read-no-change = Das ändert nichts an deinen Mitteln und Punkten.
mat-round = Runde { $round }
mat-round-of = von { $rounds } · { $decade }
mat-round-short = Runde { $round } von { $rounds }
mat-round-full = Runde { $round } von { $rounds }, { $decade }
mat-phase-setup = Spielaufbau
mat-phase-preparation = Vorbereitung
mat-phase-bidding = Bieten
mat-phase-city = Stadt
mat-phase-land = Land
mat-phase-trade = Handel
mat-phase-provisions = Versorgung
mat-phase-end = Spielende
mat-patroons = Patrone in Spielreihenfolge
mat-decision = Deine Entscheidung
mat-story = Verlauf und Chat
mat-log = Verlauf
mat-log-earlier = Früheres
mat-chat = Chat
mat-chat-field = Sag etwas
mat-chat-send = Senden
mat-chat-empty = Noch hat niemand etwas gesagt.
mat-again = Was war los?
mat-chat-unread = { $n ->
    [one] Chat: { $n } neue Nachricht
   *[other] Chat: { $n } neue Nachrichten
}
mat-show = Hier gezeigt
mat-cash-box = Geldkassette
mat-chart = Spielplan
mat-sheet-open = Öffnen: { $title }
mat-sheet-close = Schließen: { $title }
mat-look = Tisch ansehen
mat-result = Ergebnis zeigen
mat-tabs = Teile des Tisches
mat-tab-act = Zug
mat-tab-chart = Plan
mat-tab-city = Stadt
mat-tab-mat = Bei mir
mat-tab-others = Andere
mat-to-decision = Zu deiner Entscheidung
mat-hand-over = Jetzt ist { $player } dran
mat-hand-over-ok = OK
mat-your-turn = Du bist am Zug
mat-your-bid = dein Gebot
mat-acting = am Zug
mat-turn-done = Zug beendet
mat-of = Auslage: { $player }
mat-your-mat = Deine Auslage
mat-open = Auslage zeigen: { $player }
mat-chip = { $player }: Reihenfolge { $token }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Auslage zeigen.
mat-who-bot = Bot
mat-who-stand-in = Bot spielt
mat-who-here = hier
mat-who-present = da
mat-who-away = abwesend
mat-won-for = Spalte { $column } für { $bid }
mat-won-free = Spalte { $column }, gratis
mat-won-short = Spalte { $column }
mat-high-bid = höchstes Gebot: { $bid }
mat-chooser = eröffnet
mat-bidder-won = hat eine Spalte
mat-bidder-chooser = eröffnet
mat-bidder-speaks = kommt noch dran
mat-bidder-waits = noch dabei
mat-zone = Zone { $n }
mat-post-zone = Handelsposten in Zone { $n }; Reise: { $corn } Getreide
mat-buildings-left = { $n ->
    [one] noch { $n } Gebäude
   *[other] noch { $n } Gebäude
}
mat-left = übrig
mat-corn-balance = { $corn } + { $harvest } Ernte − { $upkeep } Versorgung = { $rest }
mat-ships-bring = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
} je Runde
mat-no-ships = noch keine
mat-cleared-some = { $n ->
    [one] { $n } gerodete Karte
   *[other] { $n } gerodete Karten
}: { $corn } Getreide je Runde
mat-card-cleared = Gerodetes Land: { $corn } Getreide je Runde
mat-card-open = Land: { $built } von { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
} gebaut; beim Roden { $wood } Holz, danach { $corn } Getreide je Runde
mat-houses = { $built } von { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
} gebaut
mat-tiles = Plättchen dieser Runde
mat-land-row = Land · Punkte beim Roden
mat-wharf = Werft
mat-wharf-is = { $warehouses ->
    [one] { $warehouses } Lagerhaus
   *[other] { $warehouses } Lagerhäuser
}: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}, Platz für { $room }
mat-ships = Schiffe
mat-place-worth = Land { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mat-cleared = gerodet
mat-ready = voll
mat-to-build = noch { $n }
mat-clear-now = Land roden ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}): +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, +{ $wood } Holz
mat-more = Land, Werft und Schiffe
mat-then = dann
mat-forecast = Am Ende der Runde
mat-about-coins = Mit Münzen zahlst du Holz und Getreide, Sonderaktionen ohne Mehrheit oder Gleichstand und Gebote.
mat-about-wood = Jedes Geschäft, Haus und Lagerhaus kostet ein Holz, ebenso das Verlegen deines Handelspostens.
mat-about-corn = Getreide brauchst du am Ende jeder Runde für deine Geschäfte und für Reisen zu den Lenape.
mat-about-goods = Mit Waren kaufst du Felle bei den Lenape. Die zweite Zahl ist der Platz an deinen Anlegestellen.
mat-about-furs = Felle bringen auf einem Schiff Punkte; was übrig bleibt, zählt am Ende nur wenig.
mat-about-land = Häuser füllen die Karten von links nach rechts. Volle Karten kannst du roden: je weiter rechts, desto mehr Punkte.
mat-about-upkeep = Am Ende der Runde bringen die Felder ihre Ernte; dann verbraucht jedes Geschäft ein Getreide oder muss weg.
mat-upkeep = Versorgung { $upkeep }: { $corn } Getreide + { $harvest } Ernte
mat-spare = { $n } übrig
mat-short = { $n ->
    [one] { $n } fehlt: Ein Geschäft geht verloren, { $loss }
   *[other] { $n } fehlen: { $n } Geschäfte gehen verloren, { $loss }
}
mat-unfed = { $n ->
    [one] { $n } Geschäft ist nicht versorgt
   *[other] { $n } Geschäfte sind nicht versorgt
}: { $loss }
# What hunger costs; it is put into mat-short, mat-unfed and bid-corn-short.
mat-loss = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
mat-loss-capped = { $points ->
    [0] ohne Punktverlust (Stand: 0)
   *[other] nur −{ $points }, denn unter 0 fällt kein Punktestand
}
mat-fed = Alle Geschäfte sind versorgt
mat-then-spare = dann { $n } übrig
mat-then-short = { $n ->
    [one] dann fehlt { $n }
   *[other] dann fehlen { $n }
}
mat-clear-spare = wenn du rodest: { $n } übrig
mat-clear-short = { $n ->
    [one] wenn du rodest: { $n } fehlt
   *[other] wenn du rodest: { $n } fehlen
}
mat-goods-come = { $n ->
    [one] +{ $n } Ware
   *[other] +{ $n } Waren
}
mat-goods-lost = { $n } verloren, kein Platz
mat-then-lost = dann { $n } verloren
mat-income = +{ $n } Einkommen
mat-then-coins = dann +{ $n }
mat-elections-now = { $n ->
    [one] Wahlen jetzt: { $n } Punkt
   *[other] Wahlen jetzt: { $n } Punkte
}
mat-land-rank = { $n ->
    [0] letztes volles Land: { $rank }. Karte
   *[other] letztes volles Land: { $rank }. Karte, +{ $n } am Ende
}
mat-at-end = { $land ->
    [0] am Ende: +{ $n }
   *[other] am Ende: +{ $n }, davon { $land } für Land
}
mat-at-end-parts = Wäre jetzt Schluss: Wahlen { $elections }, Land { $land }, Felle { $furs }, Mittel { $resources }

### The browser: decisions

# Das Entscheidungsfeld.
act-panel = Deine Entscheidung
act-your-turn = Du bist am Zug
act-turn-of = { $player }: Du bist am Zug
act-choosing = { $player } überlegt
act-drawing = Karten und Felle werden gezogen
act-over = Die Partie ist zu Ende
act-order = Reihenfolge
act-done = fertig
act-advised = empfohlen
act-free = gratis
act-undo = Rückgängig
act-cancel = Abbrechen
act-end-turn = Zug beenden
act-pass = Verzicht

act-now-place = Gründe ein Geschäft in einem beliebigen Bezirk. Jeder Bezirk, in dem du eines hast, bringt dir jede Runde eine Münze und noch eine, solange du dort allein führst.
act-now-open = Wähle eine Spalte und nenne das erste Gebot. Ihre Plättchen sind das, was du in dieser Runde tun kannst.
act-now-bid = Biete mehr, um diese Plättchen zu bekommen, oder passe und warte auf eine andere Spalte. Je Spalte bist du nur einmal an der Reihe.
act-now-take = Nur du bist noch übrig: Nimm dir kostenlos eine Spalte.
act-now-pay = Die Spalte gehört dir. Zahle mit dem, was du am wenigsten brauchst: Münzen, Waren, Holz, Getreide und Felle zählen je 1.
act-now-remove = Das Getreide reicht nicht für alle deine Geschäfte. Wähle, welche du aufgibst.
act-now-city = Baue mit deinen Stadtplättchen Geschäfte oder hole dir mit Wahlen Punkte; dazu eine Sonderaktion.
act-now-city-tile = { $n ->
    [one] Ein Stadtplättchen ist übrig: Baue Geschäfte oder hole dir mit Wahlen Punkte.
   *[other] { $n } Stadtplättchen sind übrig: Baue Geschäfte oder hole dir mit Wahlen Punkte.
  }
act-now-land = Nimm mit deinen Landplättchen neues Land oder rode voll bebautes für Holz und Punkte; dazu eine Sonderaktion.
act-now-land-tile = { $n ->
    [one] Ein Landplättchen ist übrig: Nimm neues Land oder rode voll bebautes für Holz und Punkte.
   *[other] { $n } Landplättchen sind übrig: Nimm neues Land oder rode voll bebautes für Holz und Punkte.
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
act-theirs-open = Gleich wird eine Spalte zur Auktion gewählt.
act-theirs-bid = Um eine Spalte wird geboten. Wer am meisten bietet, bekommt ihre Plättchen.
act-theirs-take = Wer zuletzt übrig bleibt, nimmt kostenlos eine Spalte.
act-theirs-pay = Das Gebot wird bezahlt, in beliebiger Mischung.
act-theirs-remove = Geschäfte ohne Getreide müssen aufgegeben werden.
act-theirs-city = Mit Stadtplättchen baut man Geschäfte oder hält Wahlen ab.
act-theirs-land = Mit Landplättchen nimmt man neues Land oder rodet bebautes.
act-theirs-trade = Mit Handelsplättchen kauft man Felle oder verschifft sie.
act-hint-build = Wähle mit +, wo du baust. Jedes Geschäft kostet jetzt 1 Holz und jede Runde 1 Getreide.
act-hint-add_land = Wähle eine Karte. Fülle sie beim Schreiner mit Häusern, dann kann sie gerodet werden.
act-hint-trade = Wähle einen Händler. Die Felle sind für die Schiffe.
act-hint-ship = Wähle ein Schiff und gib ihm genau so viele Felle, wie es braucht. Von da an bringt es jede Runde Waren.
act-hint-lumberyard = Kaufe oder verkaufe Holz, je 1 Münze.
act-hint-granary = Kaufe oder verkaufe Getreide, je 1 Münze.
act-hint-millwork = Baue Häuser auf deinem Land, von links nach rechts, je 1 Holz.
act-hint-black_market = Kaufe Felle unbesehen; bezahle mit Münzen, Waren oder beidem.

act-kind-place = Geschäft gründen
act-kind-open = Auktion eröffnen
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
act-kind-trading_company = Handels­gesellschaft
act-kind-pass_tile = Auf Plättchen verzichten
act-kind-pass_special = Auf Sonderaktion verzichten
act-kind-end_turn = Zug beenden
act-kind-remove = Geschäfte aufgeben

act-use-tile = { $step ->
    [city] Plättchen
    [land] Plättchen
   *[trade] Plättchen
  }
act-special = Sonderaktion
act-no-fee = Keine Münze für die Gebühr: weder Mehrheit noch Gleichstand.
act-no-fur = Zu wenig Münzen und Waren: { $have } von { $need }.
act-no-tile = { $step ->
    [city] Du hast in dieser Runde kein Stadtplättchen.
    [land] Du hast in dieser Runde kein Landplättchen.
   *[trade] Du hast in dieser Runde kein Handelsplättchen.
  }
act-tiles-used = { $n ->
    [one] Dein Plättchen ist genutzt.
    [2] Beide Plättchen sind genutzt.
   *[other] Alle { $n } Plättchen sind genutzt.
  }
act-each = je { $n }
act-each-said = je { $what }
act-later = später { $n }
act-later-said = { $n ->
    [one] { $n } Punkt beim Roden
   *[other] { $n } Punkte beim Roden
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
act-covered-then = Dann reicht das Getreide.
act-detail-trade = { $n ->
    [one] 1 Händler, den du dir leisten kannst
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
act-detail-docks = Anlegestelle { $pier }: Platz für { $n ->
    [one] { $n } weitere Ware
   *[other] { $n } weitere Waren
  }
act-detail-millwork = { $n ->
    [one] { $range } Haus auf deinem Land
   *[other] { $range } Häuser auf deinem Land
  }
act-detail-black_market = { $n ->
    [one] { $range } Fell unbesehen, { $price } Münzen oder Waren
   *[other] { $range } Felle unbesehen, je { $price } Münzen oder Waren
  }
act-detail-trading_company = { $saved ->
    [0] Posten zieht in Zone { $zone }
   *[other] Posten in Zone { $zone }: Reise −{ $saved } Getreide
  }
act-longhouse-moves = Ein Langhaus zieht um: Dorf { $camp } → { $to }.
act-longhouse-leaves = Ein Langhaus verlässt Dorf { $camp }.
act-what-lumberyard = Holz kaufen und verkaufen, zum Bauen
act-what-granary = Getreide kaufen und verkaufen, für Versorgung und Reisen
act-what-docks = Lagerhäuser bauen, für mehr Waren
act-what-millwork = Häuser auf deinem Land bauen
act-what-black_market = Felle unbesehen kaufen
act-what-trading_company = Deinen Handelsposten flussaufwärts verlegen

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
act-remove-capped = { $points ->
    [0] Du hast keine Punkte zu verlieren: Unter 0 fällt kein Punktestand.
   *[other] Du verlierst nur die { $points }, die du hast: Unter 0 fällt kein Punktestand.
  }
act-land-place = { $points ->
    [one] Wird Karte { $place } deiner Reihe: { $points } Punkt beim Roden.
   *[other] Wird Karte { $place } deiner Reihe: { $points } Punkte beim Roden.
  }
act-journey = Die Reise zum nächsten Langhaus kostet { $corn } Getreide.
act-ship-chosen = Felle: { $n } von { $need }.
act-ship-scoring = Punkte je Fell: { $first } für die häufigste Sorte einer Ladung, { $second } für die nächste, { $other } für jede andere.
act-buy-wood = Holz kaufen
act-sell-wood = Holz verkaufen
act-buy-corn = Getreide kaufen
act-sell-corn = Getreide verkaufen
act-cannot-buy = Keine Münze zum Kaufen
act-cannot-sell = Nichts zu verkaufen
act-most = Max. { $n }
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
    [one] Karte { $place } ist dann voll: { $points } Punkt beim Roden.
   *[other] Karte { $place } ist dann voll: { $points } Punkte beim Roden.
  }
act-houses-left = { $n ->
    [0] Dann sind alle Hausplätze bebaut.
    [one] { $n } Hausplatz bleibt leer.
   *[other] { $n } Hausplätze bleiben leer.
  }
act-price = Preis { $n }:
act-in-goods = Davon in Waren
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
act-do-place = Geschäft gründen: { $district }
act-do-build = { $n } bauen für { $n } Holz
act-do-add_land = Dieses Land nehmen
act-do-trade = { $furs ->
    [one] { $furs } Fell für { $price } kaufen
   *[other] { $furs } Felle für { $price } kaufen
  }
act-do-ship = { $points ->
    [one] { $furs } für { $points } Punkt verschiffen
   *[other] { $furs } für { $points } Punkte verschiffen
  }
act-do-buy = { $what } kaufen
act-do-sell = { $what } verkaufen
act-do-millwork = { $n ->
    [one] { $n } Haus für { $n } Holz bauen
   *[other] { $n } Häuser für { $n } Holz bauen
  }
act-do-black_market = { $n ->
    [one] { $n } Fell unbesehen kaufen
   *[other] { $n } Felle unbesehen kaufen
  }
act-do-remove = { $n ->
    [one] Dieses Geschäft aufgeben
   *[other] Diese { $n } aufgeben
  }
act-do-docks = Lagerhaus bauen
act-do-trading_company = Handelsposten verlegen
act-ends-turn = Damit endet dein Zug.
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
   *[other] Noch { $n } Züge, dann bist du dran.
  }
act-until-step = { $step ->
    [land] { $n ->
        [one] Danach bist du dran, im Landschritt.
       *[other] Im Landschritt bist du wieder dran, nach { $n } Zügen.
    }
   *[trade] { $n ->
        [one] Danach bist du dran, im Handelsschritt.
       *[other] Im Handelsschritt bist du wieder dran, nach { $n } Zügen.
    }
  }
act-until-round = In der nächsten Bietphase bist du wieder dran.
act-until-end = Nach diesem Schritt endet die Partie.
act-until-settled = Du hast deine Spalte. Im Stadtschritt bist du wieder dran.
act-until-auction = Du warst schon an der Reihe. Wenn diese Spalte vergeben ist, bist du wieder dran.
act-until-opened = Du bist an der Reihe, sobald eine Spalte gewählt ist.
act-until-bidding = In der Bietphase von Runde 1 bist du wieder dran.
act-last-turn = Dein letzter Zug
act-replay = Zeigen, was seither geschah
act-skip = Überspringen
act-space = Leertaste
act-watching = Du schaust zu: Du siehst den ganzen Tisch, entscheiden müssen die anderen.
act-over-note = Die Endwertung ist abgeschlossen.
act-to-result = Ergebnis ansehen

act-refused-title = Das geht nicht
act-stale-title = Der Tisch war schneller
act-stale = Während du überlegt hast, ist am Tisch etwas geschehen; darum wurde nichts ausgeführt. Du siehst jetzt den neuen Stand: Wähle noch einmal.
act-unsent-title = Nicht gesendet
act-connecting = Verbindung wird hergestellt
act-lost-connection = Die Verbindung ist unterbrochen
act-reconnecting = Sie wird gerade neu aufgebaut; nichts geht verloren.

### The browser: bidding

## The bidding: cash box, bids, payment

bid-box = Geldkassette
bid-legend = ≈ Schätzung des Ratgebers: Punkte mehr am Spielende als ohne Spalte, nach Abzug deiner Ausgaben dafür; die kleinere Zahl, falls andere dir zuvorkommen.
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
bid-foot-high = Höchstgebot { $n }
bid-foot-wins = Für { $n } ersteigert, noch zu zahlen
bid-foot-for = für { $n }
bid-foot-free = kostenlos
bid-foot-chosen = deine Wahl
bid-foot-take = Kostenlos nehmen
bid-foot-choose = Versteigern
bid-foot-open = noch zu haben
bid-foot-left = blieb übrig
bid-two-large = Zu zweit: jetzt nur eine kleine Spalte.
bid-two-small = Zu zweit: Die bekommt, wer nicht gewinnt.

## What one would do with a column, in a list

bid-plan-elections = Wahlen abhalten
bid-plan-build = Geschäfte bauen
bid-plan-clear_land = Land roden
bid-plan-add_land = Land nehmen
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
bid-advised-limit = so viel würde der Ratgeber höchstens bieten
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
bid-any-mix = Münzen, Felle, Waren, Holz, Getreide: Alles zählt je 1. Womit du zahlst, entscheidest du erst, wenn du gewonnen hast.
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
bid-win-swap = Die Reihenfolgemarker werden getauscht: Du bist an { $mine }. Stelle dran, { $player } bekommt Marker { $theirs }.
bid-win-keep = Du behältst deinen Reihenfolgemarker und bist an { $mine }. Stelle dran.
bid-pass-last = { $n ->
    [one] Du nimmst Spalte { $columns } kostenlos.
   *[other] Du nimmst kostenlos eine der Spalten { $columns }.
}
bid-pass-more = Für { $n } von euch bleiben die Spalten { $columns }. Wer zuletzt übrig ist, nimmt eine kostenlos.
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
bid-no-goods = zu wenige Waren
bid-ship = Felle verschiffen
bid-ship-short = braucht { $need }, du hast { $have }
bid-rivals = Wahlen brächten den anderen: { $players }.
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
    [one] Das ausliegende Schiff braucht { $furs } Felle.
   *[other] Die ausliegenden Schiffe brauchen { $furs } Felle.
}

## Paying

bid-kind-coins = Münzen
bid-kind-wood = Holz
bid-kind-corn = Getreide
bid-kind-goods = Waren
bid-kind-furs = Felle
bid-keeps = danach { $n }
bid-none-held = hast du nicht
bid-sum = { $n } von { $of }
bid-sum-missing = noch { $n } zu zahlen
bid-sum-over = { $n } zu viel
bid-corn-enough = Deine Geschäfte brauchen am Ende der Runde { $need } Getreide. Du behältst { $corn } und erntest { $harvest }: Das reicht.
bid-corn-short = Deine Geschäfte brauchen am Ende der Runde { $need } Getreide. Du behältst { $corn } und erntest { $harvest }: { $n ->
    [one] { $n } Geschäft müsste weg, { $loss }.
   *[other] { $n } Geschäfte müssten weg, { $loss }.
}
bid-no-coins-left = Keine Münze mehr übrig: Ohne Mehrheit oder Gleichstand kostet jede Sonderaktion eine.
bid-pay-advised = Zahlen wie der Ratgeber
bid-pay-is-advised = So würde der Ratgeber zahlen.
bid-do-pay = { $n } zahlen
bid-other-pays = { $player } hat Spalte { $column } ersteigert und zahlt { $n }.

### The browser: result and review

end-you-win = Du gewinnst, { $n } zu { $next }
end-wins = { $player } gewinnt, { $n } zu { $next }
end-you-share = Du teilst dir den Sieg mit { $others }: { $n } Punkte
end-share-victory = { $players } teilen sich den Sieg: { $n } Punkte
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
end-table = { $n } Patrone
end-board = Spielplan: { $board }
end-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
end-home = Startseite
end-sources = Woher die Punkte kamen
end-player = Spieler
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
   *[other] Runde { $round }, { $phase }
}
end-turn-clearing = { $player } rodet Land bis Karte { $land }
end-turn-elections = { $tied ->
    [0] { $player } hält Wahlen ab ({ $led ->
        [one] { $led } Mehrheit
       *[other] { $led } Mehrheiten
    })
   *[other] { $led ->
        [0] { $player } hält Wahlen ab ({ $tied ->
            [one] { $tied } Gleichstand
           *[other] { $tied } Gleichstände
        })
       *[other] { $player } hält Wahlen ab ({ $led ->
            [one] { $led } Mehrheit
           *[other] { $led } Mehrheiten
        }, { $tied ->
            [one] { $tied } Gleichstand
           *[other] { $tied } Gleichstände
        })
    }
}
end-turn-shipping = { $player } verschifft { $n ->
    [one] { $n } Fell
   *[other] { $n } Felle
} von { $types ->
    [one] einer Sorte
   *[other] { $types } Sorten
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
end-worth = Wert etwa
end-auction = Runde { $round }: { $paid } bezahlt.
end-auction-worth = Runde { $round }: { $paid } bezahlt, etwa { $worth } Punkte wert.
end-appraise = Was waren sie wert?
end-appraising = Der Ratgeber denkt nach: { $n } von { $of }
end-worth-note = Bezahlt in Mitteln; der Wert in Punkten, wie ihn der Ratgeber damals sah.
end-fair-hash = Hash des Seeds, von Anfang an gezeigt:
end-fair-later = Der Seed selbst wird nach der Partie gezeigt. Dann lässt sich hier jede Mischung prüfen.
end-fair-check = Mischungen prüfen
end-fair-checking = Wird geprüft …
end-fair-good = Fair gemischt: { $right } von { $draws } Ziehungen folgen aus dem Seed { $seed }.
end-fair-promised = Sein Hash ist derselbe, der von Anfang an zu sehen war.
end-fair-recorded = Sein Hash ist derselbe wie im Protokoll; ob er schon vor der Partie zu sehen war, wissen nur die, die dabei waren.
end-fair-before = { $n ->
    [one] { $n } frühere Ziehung lässt sich nicht prüfen: Ihr Seed steht nicht im Protokoll.
   *[other] { $n } frühere Ziehungen lassen sich nicht prüfen: Ihr Seed steht nicht im Protokoll.
}
end-fair-no-seed = Dieses Protokoll enthält keinen Seed; die Mischungen lassen sich nicht prüfen.
end-fair-broken = Der Seed { $seed } hat nicht den Hash, der von Anfang an gezeigt wurde.
end-fair-differs = { $right } von { $draws } Ziehungen folgen aus dem Seed. Die erste Abweichung steht in Zeile { $line } des Protokolls: { $what }.
end-fair-how = Wie wurde das geprüft?
end-fair-explained = Vor der Partie wurde ein geheimer Seed gezogen und sein SHA-256-Hash allen gezeigt. Alle Mischungen folgen aus dem Seed. Dein Browser hat sie gerade noch einmal berechnet und Ziehung für Ziehung mit dem Protokoll verglichen.
end-fair-seed = Seed:
review-title = Rückschau
review-result = Ergebnis
review-fair = Fairness
review-record = Protokoll
review-table = Der Tisch bei diesem Schritt
review-loading = Die Partie wird geladen …
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
review-nobody = Die Partie ist zu Ende; niemand muss etwas entscheiden.
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
review-play-on-not = Bei diesem Schritt entscheidet niemand; geh einen Schritt zurück.
review-share = Diesen Schritt teilen
review-show-box = Geldkassette
review-show-chart = Spielplan

### The command line

help-main =
    patroon – das Brettspiel Nieuw Amsterdam für Menschen, Bots und Forschung

    Aufruf: patroon [BEFEHL …]

    Ohne Befehl startet der Server auf diesem Rechner, und der Browser öffnet sich.

      serve      den Server starten
      backup     alle Partien in einer Datei sichern
      restore    sie wiederherstellen
      play       im Terminal gegen Bots spielen
      simulate   Bots viele Partien spielen lassen
      rate       die Stärke von Bots an gemischten Tischen ermitteln
      verify     Spielprotokolle prüfen
      legal      alle erlaubten Züge an einer Stelle eines Protokolls auflisten
      advise     was der Ratgeber an einer Stelle eines Protokolls täte
      replay     eine aufgezeichnete Partie nacherzählen
      board      die aufgedruckten Zahlen eines Spielplans zeigen oder prüfen
      bot        die eingebauten Bots auflisten oder einen das Bot-Protokoll sprechen lassen
      rules      die Regeln lesen: auf einer Seite, nach Kapitel, nach Nummer, nach Wort

      --help     diese Hilfe; nach einem Befehl die Hilfe zu diesem Befehl
      --version  die Version
      --lang XX  die Sprache: { $languages } (sonst nach LANG)

    Beispiele:
      patroon play --terminal
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon verify game.nar
help-serve =
    Den Server starten: Tische für Menschen und Bots.

    Aufruf: patroon serve [--open] [--port N] [--database DATEI|URL] […]

      --open         den Browser öffnen
      --port N       der Port, auf dem er lauscht (8620; 0: irgendein freier)
      --host HOST    die Adresse, auf der er lauscht (127.0.0.1: nur dieser Rechner)
      --url URL      die Adresse, die man im Browser eingibt, wenn ein Proxy davorsteht
      --database X   eine SQLite-Datei oder postgresql://USER@HOST/NAME (sonst PATROON_DATABASE, sonst eine Datei in deinem Datenordner)
      --thinkers N   in wie vielen Prozessen Bots nachdenken (2; bei nur einem Kern 1)
      --log ART      die Form des Logs: text, oder json für Maschinen (text)
      --no-limits    keine Grenzen für Anfragen, zum Messen

    Beispiele:
      patroon serve --open
      patroon serve --host 0.0.0.0 --url https://games.example.org --database postgresql://patroon@/patroon
help-backup =
    Alles in einer Datei sichern: Tische, Partien, Personen. Das geht auch, während der Server läuft.

    Aufruf: patroon backup DATEI [--database DATEI|URL]

      --database X   die Datenbank (sonst PATROON_DATABASE, sonst die Datei in deinem Datenordner)

    Beispiele:
      patroon backup games.patroon
help-restore =
    Eine Sicherung wiederherstellen, auch in eine andere Art von Datenbank. Das geht auch, während der Server läuft.

    Aufruf: patroon restore DATEI [--replace] [--database DATEI|URL]

      --replace      auch wenn es schon Partien gibt: Die Sicherung tritt an ihre Stelle
      --database X   die Datenbank (sonst PATROON_DATABASE, sonst die Datei in deinem Datenordner)

    Beispiele:
      patroon restore games.patroon --replace
      patroon restore games.patroon --database postgresql://patroon@/patroon
help-play =
    Im Terminal gegen Bots spielen.

    Aufruf: patroon play [--terminal] [--players N] […]

      --terminal      an einem Tisch aus reinem Text (bisher der einzige)
      --players N     2 bis 5 Spieler, du mitgezählt (3)
      --name NAME     dein Name
      --bots NAME     wie die anderen spielen: easy, medium, hard oder ein anderer Bot (patroon bot --help)
      --board DATEI   mit den Zahlen einer Spielplandatei spielen
      --first N       wer beginnt: 1 bist du, 2 sitzt links von dir … (sonst wird gelost)
      --ms N          Millisekunden, die ein Bot für eine Entscheidung hat (sonst so viele, wie er braucht)
      --seed N        der Seed, nach dem gemischt wird; derselbe Seed mischt wieder genauso
      --why           die Bots sagen, warum sie etwas tun
      --record DATEI  die Partie in einer Datei mitschreiben, immer auf dem Stand deiner letzten Entscheidung

    Beispiele:
      patroon play --terminal
      patroon play --terminal --players 4 --name Ada --record evening.nar
help-simulate =
    Bots viele Partien spielen lassen und zeigen, wie sie abschneiden.

    Aufruf: patroon simulate --players BOT,BOT,… [--games N] [--jobs N] [--seed N] […]

      --players BOTS    2 bis 5 Bots, durch Kommas getrennt (patroon bot --help); ein Komma im Namen schreibt man \,
      --games N         Anzahl der Partien (20)
      --jobs N          wie viele Prozesse spielen (1); auto: einer je Kern
      --ray [ADRESSE]   in einem Ray-Cluster spielen: dem dieses Rechners oder dem unter ADRESSE, etwa HOST:6379 (docs/lab.md)
      --seed N          derselbe Seed ergibt dieselben Partien (sonst ein neuer, der angezeigt wird)
      --ms N            Millisekunden, die ein Bot für eine Entscheidung hat (sonst so viele, wie er braucht)
      --fixed           alle behalten ihren Sitz (sonst rücken nach jeder Partie alle um einen weiter)
      --records ORDNER  das Protokoll jeder Partie in diesem Ordner ablegen
      --export DATEI    Daten nach DATEI.parquet schreiben, eine Zeile je Partie, und nach DATEI-decisions.parquet
      --plot DATEI      ein Bild zeichnen: DATEI.svg oder DATEI.png
      --json            die Ergebnisse als JSON ausgeben und sonst nichts
      --times           auch die Bedenkzeiten zeigen
      --board DATEI     mit den Zahlen einer Spielplandatei spielen

    Strg-C bricht ab und zeigt, was bis dahin gespielt ist. Sitze mit demselben Bot zählen als ein Bot.

    Beispiele:
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon simulate --players easy,random,random --games 1000 --jobs auto --plot easy.png
      patroon simulate --players hard,medium,medium --games 10000 --ray
help-rate =
    Bots bewerten: Partien an ausgelosten Tischen und eine Liste, wie stark jeder ist und wie sicher das ist.

    Aufruf: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N      wie viele an einem Tisch sitzen, 2 bis 5 (4)
      --games N        wie viele Partien dazukommen (100)
      --jobs N         wie viele Prozesse spielen (1); auto: einer je Kern
      --ray [ADRESSE]  in einem Ray-Cluster spielen: dem dieses Rechners oder dem unter ADRESSE, etwa HOST:6379 (docs/lab.md)
      --seed N         derselbe Seed ergibt dieselben Partien (sonst ein neuer, der angezeigt wird)
      --file DATEI     wo die Wertungen stehen (ratings.json)
      --json           die Wertungen als JSON ausgeben und sonst nichts
      --board DATEI    mit den Zahlen einer Spielplandatei spielen

    Ein neuer Aufruf macht weiter: Die Datei merkt sich Spielerzahl, Seed und Partien. Neue Bots können dazukommen.
    Sind keine Bots genannt, spielen die der Datei weiter.

    Beispiele:
      patroon rate easy random --games 200 --seed 7
      patroon rate --games 1000 --jobs auto
help-verify =
    Spielprotokolle prüfen: jede Zeile anhand der Regeln, jeden Prüfpunkt
    und, wenn das Protokoll seinen Seed enthält, auch das Mischen.

    Aufruf: patroon verify DATEI… [--strict] [--partial]

      --strict   nur beendete Partien in kanonischer Form mit allen sieben Prüfpunkten gelten lassen
      --partial  eine abgebrochene Datei gilt bis zu ihrer letzten vollständigen Zeile

    Beispiele:
      patroon verify game.nar
      patroon verify --strict games/*.nar
help-legal =
    Alle erlaubten Züge an einer Stelle eines Protokolls auflisten:
    kanonisches JSON, ein Zug je Zeile, sortiert.

    Aufruf: patroon legal DATEI [--at ZEILE] [--partial]

      --at ZEILE  nach dieser Zeile der Datei; die Kopfzeile ist Zeile 1 (sonst nach der letzten)
      --partial   eine abgebrochene Datei gilt bis zu ihrer letzten vollständigen Zeile

    Beispiele:
      patroon legal game.nar --at 30
      patroon legal game.nar --at 30 | wc -l
help-advise =
    Sagen, was die Spalten wert und welche Züge die besten sind, an einer Stelle eines Protokolls.

    Aufruf: patroon advise DATEI [--at ZEILE] [--partial]

      --at ZEILE  nach dieser Zeile der Datei; die Kopfzeile ist Zeile 1 (sonst nach der letzten)
      --partial   eine abgebrochene Datei gilt bis zu ihrer letzten vollständigen Zeile

    Beispiele:
      patroon advise game.nar --at 30
help-replay =
    Eine aufgezeichnete Partie nacherzählen, Runde für Runde.

    Aufruf: patroon replay DATEI [--partial]

      --partial  eine abgebrochene Datei gilt bis zu ihrer letzten vollständigen Zeile

    Beispiele:
      patroon replay game.nar
      patroon replay game.nar --lang de | less
help-board =
    Die aufgedruckten Zahlen eines Spielplans zeigen oder prüfen.

    Aufruf: patroon board show [DATEI]
            patroon board check DATEI

      show   die Zahlen als Tabellen, jeweils mit Herkunft (ohne Datei: der eingebaute Spielplan)
      check  sagt, ob sich mit einer Spielplandatei spielen lässt, und wenn nicht, welches Feld warum falsch ist

    Wer das Spiel besitzt, kann die Zahlen des eigenen Exemplars eintippen und mit --board DATEI spielen.

    Beispiele:
      patroon board show
      patroon board check my-board.toml
help-bot =
    Die eingebauten Bots auflisten; oder einen Bot für ein anderes Programm spielen lassen: JSON Lines über Standardein- und -ausgabe.

    Aufruf: patroon bot [NAME] [--seed TEXT]

      NAME         ein Bot mit seinen Optionen (NAME:Option=Wert:…) oder eine Python-Klasse (datei.py:Klasse)
      --seed TEXT  Startwert für seine Zufallszahlen (sonst aus dem Commitment jeder Partie)

    Wo ein Bot verlangt wird, kann man ihn auf drei Arten nennen: NAME, datei.py:Klasse und „cmd:PROGRAMM ARGUMENTE“
    für ein Programm, das das Protokoll spricht. docs/writing-a-bot.md zeigt, wie man einen schreibt.

    Beispiele:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"

### The rules

# Our own text of docs/rules.md: chapters, rules by number, worked examples, a summary, a glossary; words/rulebook.json
# says what belongs where. *word* is emphasis, (R5.8) becomes a link, an empty line parts paragraphs; no line may
# begin with *, [ or a full stop. Every digit stands in every language: who writes 3 here writes 3 there.

rules-title = Die Regeln
rules-chapters-title = Kapitel
rules-summary-title = Die Regeln auf einer Seite
rules-glossary-title = Glossar
rules-example-title = Beispiel
rules-ruling-title = Klarstellung

## What you see

rules-chapter-see = Was du siehst
rules-chapter-see-intro = Was auf dem Tisch liegt und wie es heißt, womit du beginnst und wohin deine ersten beiden Geschäfte kommen.
rules-figure-see = Was auf dem Tisch liegt: die sechs Bezirke, die Geldkassette mit ihren Plättchen, der Fluss mit Dörfern und Handelsposten, die Händler mit ihren Fellen, die ausliegenden Land- und Schiffskarten und die Auslage eines Spielers.

rules-r0-title = Material und Begriffe
rules-r0 =
    In 6 Runden spielen 2 bis 5 Patrone gegeneinander. Alles liegt offen. Verborgen ist nur die Reihenfolge in den beiden Kartenstapeln und bei den verdeckten Fellen, und zwar für alle gleichermaßen: Niemand hat Handkarten oder ein Geheimnis.

    Es gibt fünf Arten von *Mitteln*: Münzen, Waren, Holz, Getreide und Felle. Bei den Fellen gibt es fünf Sorten mit je 10 Stück: Biber, Nerz, Otter, Bisamratte und Luchs. Münzen, Waren, Holz und Getreide gehen nie aus.

    Du hast 25 *Gebäude*. In einem der sechs Bezirke der Stadt ist ein Gebäude ein *Geschäft*, auf einer Landkarte ein *Haus*, auf deiner Werft ein *Lagerhaus*. Ein Gebäude, das vom Spielplan genommen wird, kommt zu dir zurück.

    Die Geldkassette hat fünf Spalten, zwei mit 3 Feldern für Plättchen und drei mit 2; manche zeigen Bonusmünzen. Es gibt 12 Aktionsplättchen, je 4 für Stadt, Land und Handel. Bei den drei Händlern der Lenape ist Platz für 4, 3 und 4 Felle. Am einen Ufer des Flusses liegen Dörfer mit Langhäusern, am anderen Zonen für Handelsposten, und zwischen benachbarten Zonen liegt je ein Boot. Von den 24 Landkarten und den 24 Schiffskarten gehört jeweils die eine Hälfte zu den 1620er-, die andere zu den 1630er-Jahren. Eine Landkarte zeigt 1 bis 3 Hausplätze, ihr Holz und ihr Getreide. Ein Schiff zeigt, wie viele Felle es braucht, wie viele Waren es bringt und 1 bis 5 Bonusmünzen. Deine Werft hat 4 Plätze für Lagerhäuser, jeder mit einer Anlegestelle für Waren.

    In einem Bezirk hast du *die Mehrheit*, wenn du dort mehr Geschäfte hast als jeder andere. Teilen sich mehrere Spieler die höchste Zahl, haben sie *Gleichstand um die Mehrheit*.
rules-r0-ruling = Wer in einem Bezirk kein Geschäft hat, hat dort weder die Mehrheit noch Gleichstand, auch wenn die anderen dort ebenfalls keines haben.

rules-r1-1-title = Womit du beginnst
rules-r1-1 = Du beginnst mit 25 Gebäuden, 2 Getreide, 3 Holz, 4 Waren und 8 Münzen. Eines der Gebäude kommt sofort auf den ersten Lagerhausplatz deiner Werft, und die 4 Waren liegen an dessen Anlegestelle.

rules-r1-2-title = Langhäuser
rules-r1-2 = Zu Beginn stehen alle Langhäuser in Dorf 1, und zwar auf den Plätzen, die bei eurer Spielerzahl benutzt werden. Plätze für mehr Spieler bleiben in allen Dörfern die ganze Partie über leer.

rules-r1-3-title = Felle
rules-r1-3 = Die 50 Felle werden verdeckt gemischt und bilden den Fellvorrat. Jeder zieht daraus 2 und deckt sie auf. Danach füllen 11 weitere die Plätze der Händler.

rules-r1-4-title = Handelsposten
rules-r1-4 = Alle Handelsposten beginnen in Zone 1. Welche Plätze ihr am ganzen Fluss benutzt, hängt von der Spielerzahl ab: bei 2 Spielern die schwarzen, bei 3 die weißen, bei 4 oder 5 alle.

rules-r1-5-title = Die Stapel
rules-r1-5 = Die Landkarten werden nach Jahrzehnten getrennt gemischt; die der 1620er-Jahre liegen auf denen der 1630er-Jahre. Mit den Schiffskarten ist es genauso.

rules-r1-6-title = Reihenfolge
rules-r1-6 = Die Reihenfolgemarker werden im Uhrzeigersinn verteilt: Wer beginnt, bekommt Marker 1, der Nächste Marker 2 und so weiter. Je niedriger dein Marker, desto früher bist du dran.
rules-r1-6-ruling = Wer den Tisch eröffnet hat, darf bestimmen, wer beginnt. Sonst entscheidet das Los; nach dem Alter wird niemand gefragt.

rules-r1-7-title = Deine ersten Geschäfte
rules-r1-7 = In Spielreihenfolge setzen alle ein Gebäude in einen Bezirk ihrer Wahl, danach, wieder in Spielreihenfolge, ein zweites. Diese Geschäfte kosten nichts und zählen wie alle anderen. Ein Bezirk wird nie voll.

rules-r1-8-title = Punkte
rules-r1-8 = Alle beginnen mit 0 Punkten, und kein Punktestand fällt je unter 0. Auf dem gedruckten Spielplan fängt die Punkteleiste bei 50 von vorn an. Hier wird einfach weitergezählt; eine volle Umrundung kann als +50 oder +100 angezeigt werden.

rules-example-see = Anna, Jan und Clara spielen, Anna beginnt. Alle haben je 2 Getreide, 3 Holz, 4 Waren, 8 Münzen und 2 Felle. Das erste Geschäft gründet Anna im Hafen, Jan im Getreidespeicher, Clara ebenfalls im Hafen. Das zweite kommt bei Anna wieder in den Hafen, bei Jan zum Schreiner, bei Clara in den Getreidespeicher. Damit hat Anna mit 2 zu 1 die Mehrheit im Hafen und Jan die beim Schreiner. Im Getreidespeicher haben Jan und Clara Gleichstand. Allen bleiben 22 Gebäude, denn eines ist schon Lagerhaus, und zwei sind Geschäfte.

## A round

rules-chapter-round = Eine Runde
rules-chapter-round-intro = Alle 6 Runden verlaufen gleich. Hier liest du, wie sie ablaufen und wie der Tisch für jede vorbereitet wird.
rules-figure-round = Der Ablauf einer Runde: Vorbereitung, Bieten, die drei Schritte Stadt, Land und Handel, dann Versorgung und Einkommen.

rules-r2-title = Ablauf einer Runde
rules-r2 = Auf die Vorbereitung (R3.1) folgt das Bieten (R4.1), dann kommen die Aktionen in drei Schritten: Stadt, Land und Handel (R5.1). Versorgung und Einkommen beschließen die Runde (R8). Nach Runde 6 endet die Partie (R9).

rules-r3-1-title = Neue Karten
rules-r3-1 = Land- und Schiffskarten, die niemand genommen hat, kommen aus dem Spiel. Dann werden 4 Landkarten und 4 Schiffskarten offen ausgelegt. In den Runden 1 bis 3 werden die 1620er-Jahre aufgebraucht, in den Runden 4 bis 6 die 1630er.

rules-r3-2-title = Neue Felle
rules-r3-2 =
    Auf jeden leeren Platz bei den Händlern kommt ein Fell aus dem Fellvorrat. Felle, die dort noch liegen, bleiben.

    Wird ein Fell gebraucht, wenn der Vorrat leer ist, wird der Ablagestapel gemischt und zum neuen Vorrat; dann wird weitergezogen. Wurde eben das letzte Fell gezogen, bleibt der Vorrat leer, bis wieder eines gebraucht wird. Sind Vorrat und Ablagestapel beide leer, bleiben Plätze leer.
rules-r3-2-ruling = Zuerst werden die Plätze des unteren Händlers gefüllt, dann die des mittleren, dann die des oberen. Auf dieselbe Weise wird der Ablagestapel gemischt, wenn der Schwarzmarkt Felle braucht (R6.5).

rules-r3-3-title = Neue Plättchen
rules-r3-3 = Alle 12 Aktionsplättchen werden gemischt, und auf jedes Plättchenfeld der Geldkassette kommt eines.

rules-example-round = Runde 4 beginnt. Eine Landkarte und zwei Schiffe sind liegen geblieben; sie kommen aus dem Spiel, und 4 Landkarten und 4 Schiffe der 1630er-Jahre werden ausgelegt. Dem unteren Händler fehlen 4 Felle, dem oberen 1, zusammen also 5, aber im Fellvorrat sind nur noch 3. Diese 3 bekommt der untere Händler. Jetzt werden die 6 Felle des Ablagestapels gemischt und zum neuen Vorrat: Noch eines geht an den unteren Händler, eines an den oberen. Im Vorrat bleiben 4 Felle. Dann werden die 12 Plättchen gemischt und auf die Geldkassette verteilt.

## Bidding

rules-chapter-bidding = Bieten
rules-chapter-bidding-intro = Hier ersteigerst du die Plättchen, die in dieser Runde deine Aktionen sind, und kommst vielleicht auch früher zum Zug. Zahlen kannst du mit allem, was du hast.
rules-figure-bidding = Die Geldkassette: fünf Spalten mit Plättchen, manche mit Bonusmünzen. Über einer Spalte liegt ein Reihenfolgemarker: Sie wird gerade versteigert; daneben steht das bisherige Höchstgebot.

rules-r4-1-title = Jeder bekommt eine Spalte
rules-r4-1 = Es gibt so viele Auktionen wie Spieler, und die letzte ist kostenlos (R4.7). Wer eine Spalte ersteigert hat, bietet in dieser Runde nicht mehr mit. So bekommt jeder von euch genau eine Spalte.

rules-r4-2-title = Der Eröffner
rules-r4-2 = Wer von denen, die noch dabei sind, den niedrigsten Reihenfolgemarker hat, ist der *Eröffner*. Er wählt eine beliebige Spalte, die noch da ist, legt seinen Marker darüber und muss das erste Gebot nennen. Ein Gebot von 0 genügt.

rules-r4-3-title = Bieten oder passen
rules-r4-3 = In Spielreihenfolge muss nun jeder andere, der noch dabei ist, das bisherige Höchstgebot überbieten oder passen. In einer Auktion ist jeder genau einmal an der Reihe. Passen bringt hier keine Münze.

rules-r4-4-title = Das höchstmögliche Gebot
rules-r4-4 = Ein Gebot ist nur eine Zahl. Sie darf nicht höher sein als die Anzahl deiner Mittel: Münzen, Felle, Waren, Holz und Getreide zusammen; alles zählt je 1.

rules-r4-5-title = Gewinnen und zahlen
rules-r4-5 = Das höchste Gebot gewinnt. Ist es deines, zahlst du so viele Mittel in beliebiger Mischung, und die bestimmst du erst jetzt. Felle kommen auf den Ablagestapel, alles andere in den allgemeinen Vorrat. Danach nimmst du dir die Plättchen der Spalte und ihre Bonusmünzen. Das Gebot, mit dem du sie gewinnst, kannst du mit diesen Münzen also nicht bezahlen.

rules-r4-6-title = Die Marker
rules-r4-6 = Gewinnt der Eröffner, bekommt er seinen Marker zurück. Gewinnt jemand anderes, tauschen die beiden: Der Gewinner nimmt den Marker über der Spalte und gibt dem Eröffner den eigenen. Bis dahin gilt der Marker über der Spalte noch als der des Eröffners.

rules-r4-7-title = Wer übrig bleibt
rules-r4-7 = Wer zuletzt übrig bleibt, nimmt sich kostenlos eine beliebige der restlichen Spalten samt ihren Bonusmünzen und behält seinen Marker.

rules-r4-8-title = Nach dem Bieten
rules-r4-8 = Deinen Marker nimmst du in die nächste Runde mit. Spalten, die niemand genommen hat, bewirken nichts. Für die nächste Runde werden alle 12 Plättchen neu gemischt (R3.3).

rules-r4-9-title = Zu zweit
rules-r4-9 = Bei 2 Spielern muss der Eröffner eine Spalte mit 3 Plättchen wählen. Wer diese Auktion verliert, nimmt danach kostenlos eine Spalte mit 2 Plättchen samt ihren Bonusmünzen (R4.7).

rules-example-bidding =
    Anna hat Marker 1, Jan Marker 2, Clara Marker 3. Anna legt ihren über eine Spalte mit drei Plättchen und 1 Bonusmünze und eröffnet mit 3. Jan passt. Clara bietet 5 und gewinnt. Sie zahlt 2 Holz, 1 Getreide und 2 Münzen, dann nimmt sie die Plättchen und die Bonusmünze. Clara und Anna tauschen die Marker: Jetzt hat Clara Marker 1 und Anna Marker 3.

    Von den beiden, die noch dabei sind, hat Jan den niedrigeren Marker. Er eröffnet eine andere Spalte mit 0, und Anna passt. Jan zahlt nichts und behält Marker 2. Anna ist die Letzte: Sie nimmt kostenlos eine der drei übrigen Spalten und behält Marker 3.

## City

rules-chapter-city = Stadt
rules-chapter-city-intro = Zuerst steht hier, wie dein Zug in jedem der drei Schritte abläuft. Dann, was ein Stadtplättchen kann: Geschäfte bauen oder Punkte aus ihnen machen.
rules-figure-city = Ein Bezirk mit 3, 2 und 2 Geschäften. Wer die 3 hat, hat die Mehrheit und bekäme bei Wahlen 3 Punkte. Die beiden mit 2 bekommen hier nichts: Sie haben zwar gleich viele, aber nicht die meisten.

rules-r5-1-title = Dein Zug in einem Schritt
rules-r5-1 =
    Es gibt drei Schritte: Stadt, Land und Handel. In jedem kommt ihr in Spielreihenfolge zum Zug, der niedrigste Marker zuerst.

    In deinem Zug kommt *jedes* deiner Plättchen dieser Art an die Reihe: Du nutzt es für eine der beiden Aktionen des Schritts oder verzichtest darauf. Außerdem hast du eine Sonderaktion (R6), auf die du ebenfalls verzichten kannst. Die Reihenfolge ist dir überlassen; die Sonderaktion kann vor, zwischen oder nach deinen Plättchen kommen. Nur musst du eine Aktion abschließen, bevor du die nächste beginnst.

rules-r5-2-title = Verzicht bringt eine Münze
rules-r5-2 = Jedes Plättchen, auf das du verzichtest, bringt dir 1 Münze, ebenso der Verzicht auf die Sonderaktion. Du bekommst sie sofort und kannst sie noch im selben Zug ausgeben.

rules-r5-3-title = Ohne Plättchen
rules-r5-3 = Auch wenn du kein Plättchen eines Schritts hast, bleibt dir dessen Sonderaktion oder die Münze für den Verzicht darauf. So hat jeder in einer Runde genau drei Gelegenheiten zu einer Sonderaktion.

rules-r5-4-title = Zug beenden
rules-r5-4 = Wenn du deinen Zug beendest, verzichtest du auf alles, was du nicht genutzt hast, und bekommst dafür jeweils die Münze.
rules-r5-4-ruling = Eine Aktion, die nichts ändern würde, ist nicht erlaubt; verzichte stattdessen. Für Wahlen brauchst du also mindestens eine Mehrheit oder einen Gleichstand, zum Roden mindestens eine voll bebaute Karte, die noch nicht gerodet ist, und beim Kaufen oder Verkaufen muss es mindestens 1 sein.

rules-r5-5-title = Geschäfte bauen
rules-r5-5 = Stadtaktion: Setze 1 bis 3 Gebäude aus deinem Vorrat in einen oder mehrere Bezirke, für je 1 Holz. Nennst du mehr, als Holz oder Vorrat hergeben, wird nicht etwa gekürzt, sondern die ganze Aktion abgelehnt; bei Häusern ist es genauso (R6.4).

rules-r5-6-title = Wahlen abhalten
rules-r5-6 = Stadtaktion: Du bekommst 3 Punkte für jeden Bezirk, in dem du die Mehrheit hast, und 2 Punkte für jeden, in dem du Gleichstand um die Mehrheit hast. Nur du punktest; den anderen bringen deine Wahlen nichts.

rules-example-city = Im Hafen haben Anna, Jan und Clara je 2 Geschäfte. Anna hat zwei Stadtplättchen und 2 Holz. Mit dem ersten Plättchen baut sie für 1 Holz ein Geschäft im Hafen. Mit 3 gegen 2 und 2 hat sie jetzt die Mehrheit. Die Sonderaktion im Hafen kostet sie also keine Gebühr: Sie führt sie gleich aus und baut mit ihrem anderen Holz ein Lagerhaus (R6.3). Mit dem zweiten Plättchen hält sie Wahlen ab: 3 Punkte für den Hafen und 2 für den Getreidespeicher, wo sie mit Jan Gleichstand hat. Das macht 5 Punkte. Jan bekommt für seinen Gleichstand nichts.

## Land

rules-chapter-land = Land
rules-chapter-land-intro = Land bringt einmal Holz und jede Runde Getreide, und je länger deine Reihe, desto mehr Punkte. Aber jede neue Karte drängt die Lenape weiter den Fluss hinauf. Häuser baust du beim Schreiner (R6.4).
rules-figure-land = Eine Landreihe. Links gerodete Karten, dann voll bebaute, die noch nicht gerodet sind, rechts eine Karte mit einem leeren Hausplatz. Jeder Platz in der Reihe hat seine Punkte: 1, 3, 6, 10, 15, 21, 28, 36.

rules-r5-7-title = Land hinzugewinnen
rules-r5-7 =
    Landaktion: Wähle eine der ausliegenden Landkarten und lege sie rechts an deine Reihe an. Sie ist ungerodet.

    Sofort weicht ein Langhaus zurück; das gehört zur Aktion und geschieht vor allem anderen. Es kommt aus dem Dorf, das von allen noch bewohnten am weitesten links liegt, und zieht ins nächste Dorf flussaufwärts, wenn dort ein Platz frei ist, der bei eurer Spielerzahl benutzt wird. Ist keiner frei, kommt es aus dem Spiel. Das letzte Langhaus im letzten Dorf bleibt für immer.
rules-r5-7-ruling = Stehen nur noch im letzten Dorf Langhäuser, kommt eines davon aus dem Spiel, solange dort mehr als eines steht. Das letzte bleibt.

rules-r5-8-title = Land roden
rules-r5-8 =
    Landaktion: Du rodest alle deine ungerodeten Karten, deren Hausplätze sämtlich bebaut sind, und bekommst von jeder das Holz.

    Punkte gibt es dafür einmal, und zwar für diejenige der jetzt gerodeten Karten, die am weitesten rechts liegt. Es zählt ihr Platz in deiner Reihe: 1, 3, 6, 10, 15, 21, 28 oder 36 Punkte für die Plätze 1 bis 8. Das Holzstück, das auf den gedruckten Karten ungerodetes Land kennzeichnet, ist nur eine Markierung und gehört nicht zu deinen Mitteln.
rules-r5-8-ruling = Ab Platz 9 bringt eine Karte ebenfalls 36 Punkte.

rules-example-land = Clara hat fünf Karten in ihrer Reihe. Die Karten 1 und 2 sind gerodet, auf den Karten 3 und 4 stehen alle Häuser, auf Karte 5 steht erst 1 von 3. Sie rodet Land: Die Karten 3 und 4 sind nun gerodet und bringen ihr 2 und 5 Holz, zusammen 7. Für Platz 4 bekommt sie 10 Punkte, für Platz 3 nichts weiter. Mit einem zweiten Landplättchen nimmt sie eine Karte als Nummer 6 dazu. Das Langhaus am weitesten links steht in Dorf 1, und in Dorf 2 ist kein Platz frei: Es kommt aus dem Spiel.

## Trade

rules-chapter-trade = Handel
rules-chapter-trade-intro = Mit Waren kaufst du den Lenape Felle ab, und die lädst du auf Schiffe. Ein Schiff bringt sofort Punkte und Münzen und danach jede Runde Waren.
rules-figure-trade = Die drei Händler mit ihren Fellen und Preisen. Daneben eine Ladung: 3 Punkte für jedes Fell der ersten Sorte, 2 für jedes der zweiten, 1 für jedes andere.

rules-r5-9-title = Mit den Lenape handeln
rules-r5-9 = Handelsaktion: Du handelst mit einem der drei Händler. Der untere verlangt 3 Waren für alle 4 Felle, der mittlere 4 Waren für alle 3. Beim oberen suchst du dir 1 bis 4 Felle aus, für je 1 Ware. Dazu kann die Reise noch Getreide kosten (R5.10).
rules-r5-9-ruling = Konnten die Plätze eines Händlers nicht alle gefüllt werden, weil die Felle ausgingen (R3.2), verkauft er, was da ist, zum selben Preis. Ein Händler ohne Felle verkauft nichts.

rules-r5-10-title = Die Reise
rules-r5-10 =
    Steht im Dorf gegenüber deinem Handelsposten ein Langhaus, ist die Reise kostenlos. Sonst zahlst du das Getreide, das auf allen Booten zwischen deiner Zone und dem nächsten Dorf mit einem Langhaus angegeben ist. Diese Reisekosten fallen bei jedem Handel einmal an, zusätzlich zu den Waren. Fehlt dir das Getreide, kannst du nicht mit den Lenape handeln.

    Das nächste Dorf mit einem Langhaus ist immer das erste flussaufwärts: Langhäuser ziehen nur flussaufwärts, und kein Handelsposten kommt über das entfernteste hinaus.

rules-r5-11-title = Felle verschiffen
rules-r5-11 = Handelsaktion: Wähle ein ausliegendes Schiff und gib ihm genau so viele Felle, wie es braucht. Jedes Fell der ersten Sorte bringt 3 Punkte, jedes der zweiten 2, jedes einer weiteren Sorte 1. Du bekommst auch die Bonusmünzen des Schiffs, und das Schiff gehört dir: Von nun an bringt es Waren (R8.3). Die Felle kommen auf den Ablagestapel.
rules-r5-11-ruling = Als erste Sorte zählt die, von der du am meisten verschiffst, dann kommt die nächsthäufige und so weiter; so würdest du auch selbst wählen.

rules-example-trade = Jans Handelsposten steht in Zone 1, das nächste Langhaus in Dorf 3. Auf den beiden Booten unterwegs steht je 1 Getreide. Er kauft für 4 Waren die 3 Felle des mittleren Händlers und zahlt 2 Getreide für die Reise. Mit einem zweiten Handelsplättchen belädt er ein Schiff, das 6 Felle braucht: 3 Biber, 2 Otter und 1 Luchs. Die Biber bringen je 3 Punkte, zusammen 9, die Otter je 2, zusammen 4, der Luchs 1. Das macht 14 Punkte. Er bekommt auch die 3 Bonusmünzen des Schiffs und behält es.

## Special actions

rules-chapter-special = Sonderaktionen
rules-chapter-special-intro = Jeder der sechs Bezirke hat etwas zu bieten. In jedem Schritt darfst du einen davon nutzen, auch wenn du dort kein Geschäft hast.
rules-figure-special = Die sechs Bezirke und was sie dir bieten. Wo du die Mehrheit oder Gleichstand hast, entfällt die Gebühr.

rules-r6-title = Eine in jedem Schritt
rules-r6 = In jedem Schritt hast du eine Sonderaktion. Den Bezirk dafür wählst du frei, egal welcher Schritt gerade läuft. Sie kostet 1 Münze Gebühr, außer du hast in diesem Bezirk die Mehrheit oder Gleichstand um die Mehrheit. Es gilt der Stand in diesem Augenblick: Geschäfte, die du im selben Zug schon gebaut hast, zählen mit. Die Gebühr ist eine Münze und wird vor allem anderen gezahlt.
rules-r6-ruling = Mit dem, was die Aktion selbst einbringt, kannst du ihre Gebühr nicht zahlen, und auf dem Schwarzmarkt auch nicht mit Waren.

rules-r6-1-title = Holzfällerbezirk
rules-r6-1 = Holz kostet hier 1 Münze und bringt beim Verkauf auch 1 Münze. Du kannst beliebig viel kaufen oder beliebig viel verkaufen, aber nicht beides.

rules-r6-2-title = Getreidespeicher
rules-r6-2 = Hier geht es um Getreide: Du kannst entweder beliebig viel kaufen oder beliebig viel verkaufen, für je 1 Münze.

rules-r6-3-title = Hafen
rules-r6-3 = Für 1 Holz baust du auf deiner Werft das nächste Lagerhaus, von links nach rechts. Es öffnet seine Anlegestelle: mehr Platz für Waren. Mit jeder Aktion baust du nur ein Lagerhaus, insgesamt höchstens 4, das vom Anfang mitgezählt.

rules-r6-4-title = Schreiner
rules-r6-4 = Du baust 1 bis 3 Häuser auf deiner Landreihe, für je 1 Holz. Jedes Haus kommt auf den leeren Hausplatz, der am weitesten links liegt; so füllt sich deine Reihe von links nach rechts. Gerodete Karten sind ja schon voll.

rules-r6-5-title = Schwarzmarkt
rules-r6-5 = Sag, ob du 1, 2 oder 3 Felle willst, und zahle dafür 3, 6 oder 9, in Münzen und Waren beliebig gemischt. Dann ziehst du so viele Felle aus dem Fellvorrat. Geht er aus, wird der Ablagestapel zum neuen Vorrat (R3.2). Mehr Felle, als Vorrat und Ablagestapel zusammen enthalten, kannst du nicht verlangen.

rules-r6-6-title = Handelsgesellschaft
rules-r6-6 = Für 1 Holz zieht dein Handelsposten flussaufwärts, in die nächste Zone mit einem freien Platz, der bei eurer Spielerzahl benutzt wird. Volle Zonen überspringt er. Er kommt aber nie über das entfernteste Dorf hinaus, in dem ein Langhaus steht. Ist bis dahin keine Zone frei, ist diese Aktion nicht möglich.

rules-r7-title = Kein Gebäude mehr
rules-r7 = Ist kein Gebäude mehr in deinem Vorrat, kannst du nichts bauen: kein Geschäft, kein Haus, kein Lagerhaus. Insgesamt hast du 25, und bis zu 4 davon sind Lagerhäuser.

rules-example-special =
    Im Handelsschritt hat Anna kein Handelsplättchen, aber eine Sonderaktion, und sie möchte Häuser bauen. Beim Schreiner hat sie kein Geschäft, also zahlt sie zuerst 1 Münze Gebühr. Dann zahlt sie 2 Holz für 2 Häuser. Auf der zweiten Karte ihrer Reihe war noch ein Hausplatz leer: Den füllt das erste Haus. Das andere kommt auf die dritte Karte.

    Jan hat auf dem Schwarzmarkt Gleichstand um die Mehrheit, also zahlt er keine Gebühr. Er möchte 2 Felle, zahlt die 6 mit 4 Münzen und 2 Waren und zieht einen Nerz und einen Luchs. Clara verzichtet auf ihre Sonderaktion und bekommt 1 Münze.

## Provisions

rules-chapter-provisions = Versorgung und Einkommen
rules-chapter-provisions-intro = Am Ende jeder Runde erntest du auf deinem Land und versorgst deine Geschäfte, deine Schiffe bringen Waren, und die Stadt zahlt dir Münzen.
rules-figure-provisions = Das Rundenende für einen Spieler, der Reihe nach: Ernte, Versorgung, Waren, Einkommen.

rules-r8-title = Vier Dinge nacheinander
rules-r8 = Jede Runde endet mit Ernte, Versorgung, Waren und Einkommen, in dieser Reihenfolge. Erst wenn eines davon für alle erledigt ist, folgt das nächste.

rules-r8-1-title = Ernte
rules-r8-1 = Du bekommst das Getreide aller deiner gerodeten Landkarten.

rules-r8-2-title = Versorgung
rules-r8-2 = Du zahlst 1 Getreide für jedes deiner Geschäfte, soweit dein Getreide reicht; zurückhalten darfst du keines. Jedes Geschäft, für das es nicht reicht, musst du aufgeben, und das kostet dich 2 Punkte; unter 0 fällt dein Punktestand aber nie. Welche du aufgibst, entscheidest du. Erst zahlen alle; dann werden in Spielreihenfolge die Geschäfte aufgegeben.

rules-r8-3-title = Waren
rules-r8-3 = Zähle zusammen, wie viele Waren auf deinen Schiffen angegeben sind: So viele kommen an. Du behältst so viele, wie an deinen geöffneten Anlegestellen Plätze frei sind. Der Rest ist verloren.

rules-r8-4-title = Einkommen
rules-r8-4 = Du bekommst 1 Münze für jeden Bezirk, in dem du ein Geschäft hast, und noch 1 für jeden Bezirk, in dem du allein die Mehrheit hast. Ein Gleichstand bringt keine zweite Münze.

rules-example-provisions = Claras gerodetes Land bringt 1 und 3 Getreide; 1 hat sie noch, das sind zusammen 5. Sie hat 6 Geschäfte. Also zahlt sie 5 Getreide, und ein Geschäft bleibt unversorgt: Sie wählt, welches, gibt es auf und verliert 2 Punkte. Ihre Schiffe bringen 3 und 2 Waren, aber an ihren Anlegestellen sind nur 3 Plätze frei: 3 Waren behält sie, 2 sind verloren. Ihre 5 Geschäfte stehen in vier Bezirken, und in zwei davon hat sie die Mehrheit. Sie bekommt 4 + 2 = 6 Münzen.

## The end

rules-chapter-end = Das Ende
rules-chapter-end-intro = Nach Runde 6 bekommen alle noch einmal Punkte: für die Stadt, für das letzte Land und für alles, was übrig ist.
rules-figure-end = Die Endwertung eines Spielers: letzte Wahlen, letztes Land, Felle, andere Mittel und die Summe.

rules-r9-title = Wer gewinnt
rules-r9 = Nach Runde 6 ist die Partie zu Ende. Zuerst kommen die letzten Wahlen (R9.1), dann das letzte Land (R9.2), dann das, was du übrig hast (R9.3). Wer die meisten Punkte hat, gewinnt. Bei Punktgleichstand wird der Sieg geteilt.

rules-r9-1-title = Letzte Wahlen
rules-r9-1 = Jetzt punkten in jedem Bezirk alle: Die Mehrheit bringt 3 Punkte, und wer Gleichstand um die Mehrheit hat, bekommt 2.

rules-r9-2-title = Letztes Land
rules-r9-2 = Suche in deiner Reihe die Karte am weitesten rechts, deren Hausplätze alle *bebaut* sind. Ist sie ungerodet, bekommst du die Punkte für ihren Platz (R5.8). Ist sie schon gerodet, bekommst du nichts.

rules-r9-3-title = Was übrig ist
rules-r9-3 = Für jedes Fell bekommst du 1 Punkt. Dann zähle Münzen, Waren, Holz und Getreide zusammen: Je 3 davon bringen dir 1 Punkt, abgerundet.

rules-example-end = Jan steht nach Runde 6 bei 61 Punkten. In zwei Bezirken hat er die Mehrheit, in einem dritten Gleichstand: 3 + 3 + 2 = 8 Punkte. Von den Karten seiner Reihe, auf denen alle Häuser stehen, liegt Karte 4 am weitesten rechts, und sie ist ungerodet: 10 Punkte. Auf Karte 5 fehlt noch ein Haus, also spielt sie keine Rolle. Seine 3 Felle bringen 3 Punkte. Seine 5 Münzen, 2 Waren, 3 Holz und 1 Getreide sind 11 Mittel und bringen 3 Punkte. Das macht 85. Anna hat ebenfalls 85, Clara hat 80: Anna und Jan teilen sich den Sieg.

## The rules on one page

rules-summary-1 = Ihr spielt 6 Runden. Wer am Ende die meisten Punkte hat, gewinnt; bei Punktgleichstand wird der Sieg geteilt (R9).
rules-summary-2 = Vorbereitung: 4 neue Landkarten, 4 neue Schiffe, Felle für die Händler, 12 Plättchen für die Geldkassette (R3.1).
rules-summary-3 = Bieten: Von denen, die noch dabei sind, wählt der mit dem niedrigsten Marker eine Spalte und eröffnet mit 0 oder mehr. Die anderen bieten mehr oder passen, jeder einmal (R4.2).
rules-summary-4 = Wer gewinnt, zahlt mit beliebigen Mitteln, nimmt Plättchen und Bonusmünzen und tauscht den Marker mit dem Eröffner. Wer zuletzt übrig bleibt, nimmt eine Spalte kostenlos (R4.5).
rules-summary-5 = Aktionen: Stadt, Land, Handel, jeweils in Spielreihenfolge. Nutze alle deine Plättchen des Schritts und eine Sonderaktion. Jeder Verzicht bringt 1 Münze (R5.1).
rules-summary-6 = Stadt: 1 bis 3 Geschäfte bauen, für je 1 Holz (R5.5). Oder Wahlen abhalten, nur für dich: 3 Punkte für eine Mehrheit, 2 für einen Gleichstand (R5.6).
rules-summary-7 = Land: eine Karte rechts an deine Reihe anlegen; ein Langhaus weicht zurück (R5.7). Oder alle voll bebauten Karten roden: von jeder das Holz, dazu Punkte für den Platz der letzten davon: 1, 3, 6, 10, 15, 21, 28, 36 (R5.8).
rules-summary-8 = Handel: 4 Felle für 3 Waren, 3 Felle für 4 Waren oder 1 bis 4 Felle für je 1 Ware kaufen (R5.9) und die Reise mit Getreide bezahlen (R5.10).
rules-summary-9 = Oder genau so viele Felle verschiffen, wie ein Schiff braucht: je 3 Punkte für die erste Sorte, je 2 für die zweite, je 1 für die anderen, dazu Bonusmünzen. Das Schiff behältst du (R5.11).
rules-summary-10 = Sonderaktion: eine in jedem Schritt, in einem beliebigen Bezirk. Sie kostet 1 Münze Gebühr, außer du hast dort die Mehrheit oder Gleichstand (R6).
rules-summary-11 = Holzfällerbezirk: Holz kaufen oder verkaufen, je 1 Münze. Getreidespeicher: dasselbe mit Getreide. Hafen: ein Lagerhaus für 1 Holz. Schreiner: 1 bis 3 Häuser für je 1 Holz. Schwarzmarkt: 1 bis 3 Felle für je 3 Münzen oder Waren. Handelsgesellschaft: deinen Handelsposten für 1 Holz flussaufwärts verlegen.
rules-summary-12 = Ernte: das Getreide von deinem gerodeten Land (R8.1). Versorgung: 1 Getreide für jedes Geschäft; eines, das du nicht versorgen kannst, gibst du auf und verlierst 2 Punkte (R8.2).
rules-summary-13 = Waren: was deine Schiffe bringen, soweit an deinen Anlegestellen Platz ist (R8.3). Einkommen: 1 Münze für jeden Bezirk mit einem Geschäft von dir und noch 1, wo du allein die Mehrheit hast (R8.4).
rules-summary-14 = Am Ende punkten alle: 3 Punkte für eine Mehrheit, 2 für einen Gleichstand (R9.1); die Punkte für den Platz deiner letzten voll bebauten Landkarte, wenn sie ungerodet ist (R9.2); 1 Punkt für jedes Fell, 1 für je 3 andere Mittel (R9.3).

## Glossary

glossary-patroon = Patron
glossary-patroon-text = So heißt hier, wer mitspielt: jemand mit Land, Geschäften und Schiffen in der Kolonie.
glossary-round = Runde
glossary-round-text = Vorbereitung, Bieten, Aktionen, Versorgung und Einkommen. Eine Partie hat 6 Runden (R2).
glossary-step = Schritt
glossary-step-text = Ein Drittel der Aktionen einer Runde: Stadt, Land oder Handel. In jedem Schritt ist jeder einmal am Zug (R5.1).
glossary-pass = Verzichten, Passen
glossary-pass-text = Verzichten heißt, ein Plättchen oder eine Sonderaktion nicht zu nutzen; das bringt 1 Münze (R5.2). Passen heißt, in einer Auktion nicht zu bieten; das bringt keine Münze (R4.3).
glossary-resource = Mittel
glossary-resource-text = Münze, Ware, Holz, Getreide oder Fell. Beim Bieten zählt alles je 1 (R4.4).
glossary-goods = Waren
glossary-goods-text = Was die Lenape für ihre Felle nehmen. Waren kommen mit deinen Schiffen und liegen an deinen Anlegestellen (R8.3).
glossary-supply = Vorrat
glossary-supply-text = In deinem eigenen Vorrat sind deine Gebäude, die gerade nirgends stehen. Aus dem allgemeinen Vorrat kommen Münzen, Waren, Holz und Getreide, und dorthin gehen sie zurück; er ist unerschöpflich.
glossary-building = Gebäude
glossary-building-text = Jeder hat 25. Je nachdem, wo es steht, ist ein Gebäude ein Geschäft, ein Haus oder ein Lagerhaus.
glossary-business = Geschäft
glossary-business-text = Ein Gebäude in einem Bezirk der Stadt. Es bringt Mehrheiten und Münzen und braucht jede Runde 1 Getreide (R8.2).
glossary-house = Haus
glossary-house-text = Ein Gebäude auf einer Landkarte. Häuser baust du beim Schreiner (R6.4).
glossary-warehouse = Lagerhaus
glossary-warehouse-text = Ein Gebäude auf deiner Werft. Es öffnet eine Anlegestelle; du baust es im Hafen (R6.3).
glossary-district = Bezirk
glossary-district-text = Einer der sechs Teile der Stadt: Holzfällerbezirk, Getreidespeicher, Hafen, Schreiner, Schwarzmarkt, Handelsgesellschaft. Jeder hat seine Sonderaktion.
glossary-majority = Mehrheit
glossary-majority-text = Mehr Geschäfte in einem Bezirk, als irgendein anderer Spieler dort hat (R0).
glossary-tie = Gleichstand
glossary-tie-text = Mehrere Spieler teilen sich die höchste Zahl von Geschäften in einem Bezirk. Wer dort kein Geschäft hat, hat auch keinen Gleichstand (R0).
glossary-election = Wahlen
glossary-election-text = Eine Stadtaktion, mit der du aus Mehrheiten und Gleichständen Punkte machst (R5.6). Am Ende gibt es Wahlen für alle (R9.1).
glossary-cash-box = Geldkassette
glossary-cash-box-text = Hier liegen in fünf Spalten die 12 Aktionsplättchen, die in jeder Runde versteigert werden.
glossary-column = Spalte
glossary-column-text = 2 oder 3 Aktionsplättchen der Geldkassette, mit oder ohne Bonusmünzen. Jeder bekommt eine Spalte pro Runde (R4.1).
glossary-bonus-coins = Bonusmünzen
glossary-bonus-coins-text = Münzen, die es zu einer Spalte der Geldkassette (R4.5) oder zu einem Schiff (R5.11) dazugibt.
glossary-action-tile = Aktionsplättchen
glossary-action-tile-text = Das Recht auf eine Aktion: Stadt, Land oder Handel. Plättchen gewinnst du beim Bieten.
glossary-token = Reihenfolgemarker
glossary-token-text = Seine Zahl sagt, wann du dran bist, die niedrigste zuerst. Beim Bieten wechseln Marker den Besitzer (R4.6).
glossary-chooser = Eröffner
glossary-chooser-text = Wer von denen, die noch keine Spalte haben, den niedrigsten Marker hat. Der Eröffner wählt die nächste Spalte und nennt das erste Gebot (R4.2).
glossary-special-action = Sonderaktion
glossary-special-action-text = Was ein Bezirk für dich tut. In jedem Schritt hast du eine (R6).
glossary-fee = Gebühr
glossary-fee-text = Die 1 Münze, die eine Sonderaktion kostet, wo du weder die Mehrheit noch Gleichstand hast (R6).
glossary-land-row = Landreihe
glossary-land-row-text = Deine Landkarten, eine neben der anderen. Neue kommen rechts dazu, und vom Platz in der Reihe hängen die Punkte ab (R5.8).
glossary-filled = voll bebaut
glossary-filled-text = So heißt eine Landkarte, wenn auf jedem ihrer Hausplätze ein Haus steht. Dann kann sie gerodet werden.
glossary-cleared = gerodet
glossary-cleared-text = So heißt eine voll bebaute Landkarte, aus der du Felder gemacht hast. Sie bringt jede Runde Getreide (R8.1).
glossary-lenape = Lenape
glossary-lenape-text = Das Volk, das am Fluss lebt. Die Lenape verkaufen dir Felle.
glossary-longhouse = Langhaus
glossary-longhouse-text = Ein Wohnhaus der Lenape. Steht eines deinem Handelsposten gegenüber, ist deine Reise kostenlos (R5.10). Mit jeder neuen Landkarte weicht eines zurück (R5.7).
glossary-camp = Dorf
glossary-camp-text = Ein Ort für Langhäuser am einen Ufer des Flusses. Dorf 1 liegt am weitesten links.
glossary-zone = Zone
glossary-zone-text = Ein Ort für Handelsposten, gegenüber dem Dorf mit derselben Nummer.
glossary-trading-post = Handelsposten
glossary-trading-post-text = Hier beginnen deine Reisen zu den Lenape. Über die Handelsgesellschaft verlegst du ihn flussaufwärts (R6.6).
glossary-boat = Boot
glossary-boat-text = Liegt zwischen zwei benachbarten Zonen und zeigt, wie viel Getreide eine Reise daran vorbei kostet (R5.10).
glossary-upriver = flussaufwärts
glossary-upriver-text = Weg von Dorf 1, hin zu den Dörfern und Zonen mit höheren Nummern.
glossary-trader = Händler
glossary-trader-text = Einer von drei Lenape, die Felle verkaufen: der untere, der mittlere und der obere, jeder zu seinem eigenen Preis (R5.9).
glossary-fur-types = Fellsorten
glossary-fur-types-text = Biber, Nerz, Otter, Bisamratte und Luchs. Keine ist mehr wert als eine andere; es zählt, wie viele Felle einer Sorte du zusammen verschiffst (R5.11).
glossary-reserve = Fellvorrat
glossary-reserve-text = Die verdeckten Felle, von denen für die Händler und den Schwarzmarkt gezogen wird (R3.2).
glossary-discard-pile = Ablagestapel
glossary-discard-pile-text = Felle, mit denen bezahlt wurde oder die verschifft wurden; sie liegen offen. Ist der Fellvorrat leer, werden sie zum neuen Vorrat (R3.2).
glossary-ship = Schiff
glossary-ship-text = Eine Karte, die Felle nimmt und dafür einmal Punkte und Münzen gibt. Danach gehört sie dir und bringt jede Runde Waren (R8.3).
glossary-wharf = Werft
glossary-wharf-text = Deine Karte mit 4 Plätzen für Lagerhäuser und einer Anlegestelle an jedem davon.
glossary-pier = Anlegestelle
glossary-pier-text = Plätze für Waren. Ein Lagerhaus öffnet sie; Waren, die bei ihrer Ankunft keinen Platz finden, sind verloren (R8.3).
glossary-harvest = Ernte
glossary-harvest-text = Das Getreide von deinem gerodeten Land, am Ende jeder Runde (R8.1).
glossary-upkeep = Versorgung
glossary-upkeep-text = Was deine Geschäfte am Ende einer Runde brauchen: je 1 Getreide (R8.2).
glossary-income = Einkommen
glossary-income-text = Die Münzen, die dir deine Bezirke am Ende einer Runde zahlen (R8.4).

## The rules in the terminal

cli-rules-chapter = { $n }. { $title }: patroon rules { $name }
cli-rules-glossary = { $title }: patroon rules glossary
cli-rules-more = Eine Regel nach ihrer Nummer: patroon rules R5.7. Eine Suche: patroon rules Lagerhaus.
cli-rules-found = { $n ->
    [one] „{ $word }“ kommt in { $n } Regel vor.
   *[other] „{ $word }“ kommt in { $n } Regeln vor.
}
cli-rules-no-rule = Die Regel { $rule } gibt es nicht; am nächsten liegt { $nearest }.
cli-rules-no-word = „{ $word }“ kommt in keiner Regel vor.
help-rules =
    Die Regeln lesen: auf einer Seite, nach Kapitel, nach Nummer oder nach dem, was du suchst.

    Aufruf: patroon rules [REGEL | KAPITEL | glossary | WORT …]

      REGEL     eine Regel nach ihrer Nummer, etwa R5.7 oder 5.7
      KAPITEL   ein Kapitel mit seinem Beispiel: see, round, bidding, city, land, trade, special, provisions, end; oder seine Nummer
      glossary  was die Wörter bedeuten
      WORT …    die Regeln, in denen diese Wörter vorkommen

    Ohne Angabe: die Regeln auf einer Seite und die Kapitel.

    Beispiele:
      patroon rules
      patroon rules R5.7
      patroon rules bidding
      patroon rules Schwarzmarkt

### The browser: the rules and their explanations

# The page of the rules, and the small question marks at the table.
book-lead = Das ganze Spiel in kurzen Kapiteln, jedes mit Bild und Beispiel.
book-nav = Regeln
book-contents = Inhalt
book-search = In den Regeln suchen
book-search-clear = Suche löschen
book-found = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Stelle gefunden.
   *[other] { $n } Stellen gefunden.
}
book-no-rule = Die Regel { $rule } gibt es nicht.
book-print = Drucken
book-link = Link zu Regel { $rule }
book-ask = Regel { $rule }: { $what }
book-wait = Einen Augenblick …
book-all = In den Regeln nachlesen
book-figure-sum = Summe
book-why = Woher diese Punkte kommen
book-why-hide = Herkunft der Punkte ausblenden

## Where a question mark stands, where no other word is there

book-at-city = Stadt
book-at-river = Fluss
book-at-pass = Verzichten
book-at-resources = Mittel
book-at-round = Runden

## How points came about

why-led = { $n ->
    [one] Mehrheit
   *[other] Mehrheiten
} ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-tied = Gleichstand ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-clearing = Von den eben gerodeten Karten liegt die letzte auf Platz { $place } der Reihe: { $points }.
why-fur = { $fur }: { $n } × { $each } = { $points }
why-shipping = Nach Sorten, die häufigste zuerst: { $types }.
why-removal = Jedes unversorgte Geschäft kostet { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
}: { $players }.
why-removed = { $player }: { $n ->
    [one] { $n } Geschäft
   *[other] { $n } Geschäfte
}, −{ $points }
why-removed-to-zero = { $player }: { $n ->
    [one] { $n } Geschäft
   *[other] { $n } Geschäfte
}, nur −{ $points }, denn unter 0 fällt kein Punktestand
why-final-elections = { $player }: { $led ->
    [one] { $led } Mehrheit
   *[other] { $led } Mehrheiten
} × { $majority } + { $tied ->
    [one] { $tied } Gleichstand
   *[other] { $tied } Gleichstände
} × { $tie } = { $points }
why-final-land = { $player }: letzte voll bebaute Karte auf Platz { $place }, nicht gerodet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
why-final-furs = Jedes übrige Fell ist { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} wert.
why-final-resources = Münzen, Waren, Holz und Getreide zusammen, 1 Punkt für je { $number }: { $players }.
why-left = { $player }: { $n }, also { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

### The browser: hints

hint-ask = Tipp
hint-title = Tipps vom Ratgeber
hint-thinking = Der Ratgeber denkt nach …
hint-count = { $n ->
    [one] Der Ratgeber hat eine Idee.
   *[other] Der Ratgeber hat { $n } Ideen.
}
hint-best = am besten
hint-behind = { $n ->
    [0] etwa gleich gut
    [one] { $n } Punkt schlechter
   *[other] { $n } Punkte schlechter
}
hint-choose = Übernehmen
after-title = Was der Ratgeber getan hätte
after-other = Der Ratgeber hätte lieber dies getan, für am Ende etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr:
after-same = Der Ratgeber weiß nichts Besseres.
set-afterthought = Nach meinem Zug zeigen, was der Ratgeber getan hätte
set-afterthought-note = Wo der Tisch den Ratgeber erlaubt.
mat-key-hint = Tipp vom Ratgeber

### The browser: the course

course-title = Einsteigerkurs
course-lead = Eine vorbereitete Partie, Schritt für Schritt. Du spielst, der Coach erklärt. Dauert etwa zehn Minuten.
course-start = Kurs beginnen
course-continue = Weiter mit Kapitel { $n }
course-once-more = Noch einmal von vorn
course-chapters = Kapitel
course-finished = Alle Kapitel geschafft. Weiter geht es mit den Aufgaben oder mit einer Partie gegen leichte Bots.
course-done = geschafft
course-here = hier bist du
course-new = Neu hier?
course-new-note = Zehn Minuten an einem echten Tisch, Schritt für Schritt erklärt.
course-game = Kurs: Kapitel { $n } von { $of }
course-rules = Die Regeln
course-rules-note = Zum Nachschlagen, mit Beispielen
course-practice = Aufgaben
course-practice-note = Einzelne Entscheidungen, und was starke Spieler davon halten
course-coach = Coach
course-progress = Kapitel { $n } von { $of }
course-step = Schritt { $n } von { $of }
course-fold = Coach ein- oder ausklappen
course-next = Weiter
course-back = Zurück
course-take-back = Rückgängig machen
course-again = Noch einmal
course-go-on = Trotzdem weiter
course-show = Ansehen: { $where }
course-repeat = Wiederholen
course-skip = Überspringen
course-leave = Beenden
course-others = Die anderen ziehen …
course-advisor-off = Der Ratgeber ist ausgeschaltet. Ist er an, steht bei jeder Spalte, was sie dir wert ist.
course-chapter-done = Kapitel geschafft. Das nächste beginnt mit einer vorbereiteten Stellung, etwas später in dieser Partie.
course-to-chapter = Weiter: { $title }
course-free-all = Jetzt spielst du allein weiter. In dieser Runde bekommst du zu jeder Entscheidung einen Tipp; tu, was du für das Beste hältst.
course-free-bidding = In dieser Runde bekommst du nur bei den Auktionen Tipps.
course-free-none = Die letzte Runde, ohne Tipps vom Coach: Du weißt jetzt genug. Viel Spaß!
course-free-off = Ab hier gibt es keine Tipps mehr.
course-free-always = Zu jeder Entscheidung ein Tipp; tu, was du für das Beste hältst.
course-hint = Eine Idee: { $move }
course-hints-on = Tipps, bitte
course-hints-off = Keine Tipps mehr

## What the coach says. The numbers are those of the prepared game (lessons/games/course.nar).

lesson-goal = Worum es geht
lesson-goal-welcome = Willkommen in Neuniederland, um 1625! Um die Wette mit zwei anderen gründest du Geschäfte, rodest Land und verschiffst Felle. Punkte bringen drei Dinge: Wahlen in der Stadt, gerodetes Land und Felle auf Schiffen. Wer nach sechs Runden die meisten hat, gewinnt. Hier stehen deine: bisher 0.
lesson-goal-things = Fünf Dinge liegen vor dir: Münzen, Holz, Getreide, Waren und Felle. Mit Holz baust du, mit Getreide versorgst du deine Geschäfte, mit Waren kaufst du Felle, Felle kommen auf Schiffe, und für Münzen bekommst du vieles. In den Auktionen kannst du mit allen fünf bieten; dort zählt jedes 1.
lesson-goal-place = Die Stadt hat sechs Bezirke. Jeder bietet eine Sonderaktion, für 1 Münze Gebühr; wo du die meisten Geschäfte hast, allein oder im Gleichstand, entfällt die Gebühr. Dein erstes Geschäft steht im Getreidespeicher. Setze das zweite, wohin du willst, zum Beispiel zum Schreiner, wo noch keines steht.
lesson-goal-place-done = Dein zweites Geschäft steht. Jeder Bezirk, in dem du eines hast, zahlt dir am Ende jeder Runde 1 Münze, und noch 1, wenn du dort allein die meisten hast. Jetzt beginnt Runde 1; um ihre Auktionen geht es im nächsten Kapitel.
lesson-goal-place-else = Auch gut.

lesson-auction = Die Auktion
lesson-auction-meanwhile = Vorbereitete Stellung: Alle Geschäfte sind gesetzt, die Karten von Runde 1 liegen aus. Griet eröffnet Spalte 1 mit einem Gebot von 4. Pieter passt.
lesson-auction-tiles = Jede Runde beginnt an der Geldkassette. Darin liegen die Plättchen in fünf Spalten. Ein Plättchen ist eine Aktion: Stadt, Land oder Handel. Jeder bekommt genau eine Spalte. In Spalte 1 liegen zwei Stadtplättchen und ein Landplättchen, dazu gibt es 1 Münze.
lesson-auction-worth = Was ist eine Spalte wert? Bei jeder steht, wie der Ratgeber sie schätzt: so viele Punkte mehr am Spielende als ganz ohne Spalte, denn ihre Aktionen bringen sofort Punkte oder bereiten spätere vor. Spalte 1 ist dir am meisten wert: Mit zwei Stadtplättchen kannst du Geschäfte bauen und Wahlen abhalten.
lesson-auction-bid = Jeder kommt nur einmal dran, und du kommst zuletzt. Also genügt 5, um Spalte 1 zu ersteigern. Der Ratgeber nennt 6 als Limit: Müsstest du mehr zahlen, wäre eine andere Spalte besser für dich, denn was du ausgibst, fehlt dir später. Biete 5.
lesson-auction-bid-done = Die Spalte gehört dir, und dazu bekommst du Griets Marker 1: In dieser Runde bist du immer zuerst dran und hast bei Land, Fellen und Schiffen die erste Wahl.
lesson-auction-bid-else = Passen ist erlaubt, ein hohes Gebot auch. Aber nach dir bietet niemand mehr: Mit 5 hättest du die beste Spalte bekommen, und was du nicht ausgibst, behältst du.
lesson-auction-pay = Jetzt zahlst du 5, in beliebiger Mischung. Behalte, was du bald brauchst: Holz zum Bauen, Getreide für deine Geschäfte, Waren für Felle. Am besten zahlst du hier mit Münzen.
lesson-auction-pay-done = Bezahlt. In dieser Runde gehören die Plättchen dir: zwei für die Stadt, eines für Land. Die anderen bieten nun um die übrigen Spalten; wer zuletzt übrig bleibt, nimmt eine kostenlos.
lesson-auction-pay-else = Das geht. Aber Holz und Getreide werden dir bald fehlen: Ohne Holz kannst du nicht bauen, und am Ende der Runde braucht jedes Geschäft 1 Getreide.

lesson-city = Ein Zug in der Stadt
lesson-city-meanwhile = Vorbereitete Stellung: Du hast für Spalte 1 mit 5 Münzen bezahlt, Pieter hat Spalte 2 ersteigert, Griet hat Spalte 4 kostenlos genommen. Du hast Marker 1 und beginnst den Stadtschritt.
lesson-city-majorities = Wahlen bringen dir 3 Punkte für jeden Bezirk, in dem du die meisten Geschäfte hast, und 2 für jeden mit Gleichstand. Im Augenblick führst du im Getreidespeicher und beim Schreiner: 6 Punkte. Aber du hast zwei Stadtplättchen, und bauen kannst du damit auch.
lesson-city-build = Baue also zuerst. Wähle „Geschäfte bauen“: bis zu 3, für je 1 Holz. Mit einem im Holzfällerbezirk und einem bei der Handelsgesellschaft hast du dort Gleichstand: 4 Punkte mehr. Bestätige, wenn beide gesetzt sind.
lesson-city-build-done = Gut gebaut. Diese Geschäfte zählen gleich bei deinen Wahlen, bei jeder späteren und ganz am Ende, und sie bringen Münzen. Aber am Ende der Runde braucht jedes 1 Getreide, und der Tisch warnt dich, dass es nicht reicht. Noch ist Zeit: Auch im Landschritt und im Handelsschritt hast du je eine Sonderaktion.
lesson-city-build-else = Auch das geht: In welcher Reihenfolge du Plättchen und Sonderaktion nutzt, ist deine Sache. Bei Wahlen zählt aber nur, was gerade steht, und Geschäfte, die du vorher baust, punkten bei jeder späteren Wahl wieder.
lesson-city-elect = Nun halte mit dem zweiten Plättchen Wahlen ab. Auf dem Knopf steht, was sie bringen. Punkte bekommt nur, wer sie abhält.
lesson-city-elect-done = Deine ersten Punkte! Die anderen werden eigene Wahlen abhalten. Ganz am Ende zählt jede Mehrheit noch einmal, und zwar für alle.
lesson-city-elect-else = Das geht, aber das zweite Plättchen kann dir noch Punkte bringen: Wahlen zählen für jeden Bezirk, in dem du führst oder Gleichstand hast.
lesson-city-wood = In jedem Schritt hast du außerdem eine Sonderaktion, in einem beliebigen Bezirk. Du wirst Holz brauchen: Kaufe 2 im Holzfällerbezirk, für je 1 Münze. Hast du dort die Mehrheit oder Gleichstand, entfällt die Gebühr. Damit endet dein Zug.
lesson-city-wood-done = Jetzt hast du Holz. Auf eine Sonderaktion oder ein Plättchen, das du nicht brauchst, kannst du auch verzichten: Das bringt 1 Münze.
lesson-city-wood-else = Auch sinnvoll. Holz könntest du aber bald gebrauchen, für Häuser und Geschäfte.

lesson-land = Land bebauen und roden
lesson-land-meanwhile = Vorbereitete Stellung in Runde 2: Du hast eine Landkarte, deren Haus schon steht, und vier Geschäfte, aber kein Getreide. Ersteigert hast du zwei Landplättchen und ein Handelsplättchen. Es ist Landschritt, und du beginnst.
lesson-land-row = Das ist deine Landreihe. Beim Roden zählt der Platz der letzten Karte, die du rodest: 1 Punkt für den ersten, dann 3, 6, 10, 15 und mehr. Auf deiner Karte stehen alle Häuser: Sie ist voll. Für sich allein bringt sie 1 Punkt. Mach also erst die Reihe länger.
lesson-land-add = Nimm mit dem ersten Landplättchen eine neue Karte. Jede zeigt, wie viele Häuser sie braucht, wie viel Holz sie beim Roden bringt und wie viel Getreide danach in jeder Runde. Deine 2 Holz reichen für jede der vier. Die mit 3 Getreide für 1 Haus ist ein guter Anfang.
lesson-land-add-done = Sie liegt auf dem zweiten Platz deiner Reihe. Und ein Langhaus der Lenape ist ihr flussaufwärts ausgewichen: Warum das wichtig ist, erfährst du im nächsten Kapitel.
lesson-land-add-else = Das geht. Aber beim Roden zählt der Platz der letzten Karte, also bringt eine längere Reihe mehr.
lesson-land-houses = Bevor du die Karte roden kannst, braucht sie ihre Häuser. Die baust du mit der Sonderaktion beim Schreiner: bis zu 3, für je 1 Holz, immer von links nach rechts. Mach die Karte voll.
lesson-land-houses-done = Gebaut. Beim Schreiner hast du Gleichstand, also hat es keine Gebühr gekostet.
lesson-land-houses-else = Das geht, aber ohne ihre Häuser lässt sich die neue Karte noch nicht roden.
lesson-land-clear = Jetzt rode mit dem zweiten Plättchen: alle vollen Karten auf einmal. Du bekommst von jeder das Holz, dazu die Punkte für den zweiten Platz. Und von dieser Runde an erntest du ihr Getreide. Deine Geschäfte brauchen es: Der Tisch warnt schon, dass es sonst nicht reicht.
lesson-land-clear-done = 3 Punkte und reichlich Holz. Von nun an bringen diese Karten am Ende jeder Runde Getreide. Die dritte Karte wird 6 Punkte bringen, die vierte 10.
lesson-land-clear-else = Das geht. Aber ohne die Ernte bleiben Geschäfte unversorgt, wie der Tisch warnt. Die vollen Karten bleiben dir; du kannst sie in einer späteren Runde mit einem anderen Landplättchen roden.

lesson-river = Der Fluss und die Händler
lesson-river-meanwhile = Vorbereitete Stellung, etwas später in dieser Runde: Pieter hat zwei Landkarten genommen, und jedes Mal ist ein Langhaus flussaufwärts gezogen. Nun kommt der Handelsschritt, und du beginnst, mit einem Handelsplättchen.
lesson-river-camps = Dein Handelsposten steht in Zone 1, aber im Dorf gegenüber gibt es kein Langhaus mehr. Das nächste steht in Dorf 2. Der Weg dorthin kostet das Getreide auf dem Boot dazwischen: 1. Und du hast keines, also kannst du von hier aus nicht handeln.
lesson-river-upriver = Aber du kannst umziehen. Die Sonderaktion der Handelsgesellschaft bringt deinen Handelsposten für 1 Holz in die nächste freie Zone flussaufwärts. Gegenüber einem Langhaus kostet der Weg nichts. Probier es aus.
lesson-river-upriver-done = Jetzt steht deinem Handelsposten ein Langhaus gegenüber. Mit jeder Landkarte, die jemand nimmt, zieht eines weiter; behalte den Fluss also im Auge.
lesson-river-upriver-else = Das geht. Mit 1 Getreide schaffst du die Reise einmal; gegenüber einem Langhaus brauchst du keines, solange dort eines steht.
lesson-river-furs = Nun kaufe mit deinem Plättchen Felle. Der untere Händler gibt dir 4 für 3 Waren, der mittlere 3 für 4, beim oberen suchst du dir aus, was du willst, für je 1 Ware. Beim unteren liegen 2 Biber, und 2 hast du schon: Handle mit ihm.
lesson-river-furs-done = Vier Felle für drei Waren, und damit vier Biber. Was sie wert sind, zeigt das nächste Kapitel.
lesson-river-furs-else = Auch gut. Beim unteren Händler hättest du für deine Waren die meisten Felle bekommen, darunter zwei Biber, passend zu deinen.

lesson-shipping = Felle einer Sorte verschiffen
lesson-shipping-meanwhile = Vorbereitete Stellung in Runde 3: Du hast drei weitere Geschäfte und eine dritte Landkarte, die voll bebaut ist. Es ist Handelsschritt: Du hast ein Handelsplättchen, 4 Biber, einen Nerz und einen Otter.
lesson-shipping-types = Auf einem Schiff werden Felle zu Punkten. Jedes Fell der Sorte, die du am meisten lädst, bringt 3, jedes der zweiten 2, jedes einer weiteren 1. Vier Biber bringen 12 Punkte, vier Felle von vier Sorten nur 7. Sammle also wenige Sorten.
lesson-shipping-ship = Jedes Schiff braucht eine bestimmte Zahl von Fellen: zwei brauchen 4, zwei brauchen 5. Wähle eines und lade alle deine Biber. Ein Schiff bringt auch sofort Münzen und von da an jede Runde Waren, bis zum Ende der Partie.
lesson-shipping-ship-done = Mindestens 12 Punkte auf einen Schlag, und Münzen dazu. Das Schiff gehört jetzt dir: Jede Runde kommen seine Waren an, soweit an deiner Anlegestelle Platz ist. Sie fasst 4; jedes Lagerhaus, das du im Hafen baust, schafft Platz für mehr. Mit Waren kaufst du die nächsten Felle.
lesson-shipping-ship-else = Auch gut, aber zusammen sind Biber am meisten wert: Alle vier auf einem Schiff bringen 12 Punkte oder mehr.

lesson-provisions = Geschäfte versorgen
lesson-provisions-meanwhile = Vorbereitete Stellung: Vier Biber sind mit dem ersten Schiff abgefahren, für 12 Punkte, 2 Münzen und von jetzt an 4 Waren je Runde. Deine Sonderaktion hast du noch.
lesson-provisions-corn = Am Ende jeder Runde braucht jedes Geschäft 1 Getreide. Du hast 7 Geschäfte. Dein Land wird 4 Getreide bringen, und vorrätig hast du keines. 3 blieben also unversorgt. Ein unversorgtes Geschäft ist verloren und kostet dich 2 Punkte.
lesson-provisions-buy = Getreide gibt es im Getreidespeicher, für je 1 Münze. Du hast dort die meisten Geschäfte, also entfällt die Gebühr. Kaufe 3 oder mehr; der Tisch zeigt dir, ob alle versorgt sind. Dann endet die Runde.
lesson-provisions-buy-done = Alle sind versorgt. Danach bringen die Schiffe Waren, und die Stadt zahlt: 1 Münze für jeden Bezirk, in dem du ein Geschäft hast, und noch 1, wo du allein die meisten hast.
lesson-provisions-buy-else = Das geht, aber dann bleiben Geschäfte unversorgt: Jedes davon ist verloren und kostet dich 2 Punkte.

lesson-planning = Vorausplanen
lesson-planning-meanwhile = Vorbereitete Stellung: Griet hatte zu wenig Getreide und hat zwei Geschäfte verloren. Du hast 25 Punkte, Pieter 22, Griet 20. Runde 4 beginnt, und du wählst die erste Spalte.
lesson-planning-row = Drei Runden bleiben noch. Woher kommen deine nächsten Punkte? Deine dritte Landkarte ist voll: Beim Roden bringt sie 6. Nimmst du aber erst eine vierte dazu und machst auch sie voll, bringt dasselbe Plättchen 10. Das Holz dafür kannst du kaufen. Und ganz am Ende zählt die letzte volle Karte noch, wenn sie nicht gerodet ist.
lesson-planning-cycle = Waren sind ein Kreislauf: Schiffe bringen Waren, mit Waren kaufst du Felle, mit Fellen füllst du Schiffe. Was am Ende übrig ist, zählt wenig: 1 Punkt für ein Fell, 1 für je drei andere Dinge. Gib also rechtzeitig aus, was du hast. Und Mehrheiten zählen am Ende noch einmal, für alle.
lesson-planning-open = Du wählst eine Spalte und nennst das erste Gebot; die anderen können mehr bieten. Spalte 2 hat zwei Landplättchen und ein Handelsplättchen, genau richtig für diesen Plan. Eröffne sie mit einem Gebot, das du auch gern zahlst.
lesson-planning-open-done = Ein guter Plan. Von hier an spielst du allein. In dieser Runde gebe ich dir zu jeder Entscheidung einen Tipp, in der nächsten nur bei den Auktionen, in der letzten keinen mehr.
lesson-planning-open-else = Ein anderer Plan, warum nicht. Spalte 2 brächte zwei Landplättchen und ein Handelsplättchen.

### The browser: the exercises

practice-lead = Entscheidungen aus echten Partien. Überlege allein, spiele deine Antwort am Tisch und lies dann, was bei jeder Antwort im Versuch herauskam.
practice-how = Jede Antwort wurde wieder und wieder bis zum Ende der Runde durchgespielt, mit guten Bots auf den anderen Plätzen. Die Punkte sagen, wie weit du am Ende im Schnitt vor den anderen liegst, so wie ein starker Bot es nach dieser Runde erwartet. Eine Aufgabe steht nur hier, wenn ihre beste Antwort klar vorn lag und ein schwächerer Bot sie übersehen würde.
practice-count = { $n } von { $of } gelöst
practice-next = Nächste Aufgabe
practice-first = Anfangen
practice-more = Noch einmal
practice-list = Alle Aufgaben
practice-finished = Du hast alle Aufgaben gelöst. Glückwunsch!
practice-solved = gelöst
practice-tried = versucht
practice-new = neu
practice-where = Runde { $round } mit { $players } Spielern
practice-level = { $n ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
practice-number = { $kind } { $n }

practice-column = Die beste Spalte
practice-column-about = Was ist dir jede Spalte wert, und welche kannst du bekommen?
practice-column-open = Welche Spalte ist für dich die beste? Bedenke, was du hast, was du in dieser Runde mit ihren Plättchen tun könntest und was die anderen wollen. Eröffne die Spalte mit einem vernünftigen Gebot.
practice-column-take = Welche Spalte ist für dich die beste? Bedenke, was du hast und was du in dieser Runde mit ihren Plättchen tun könntest. Nimm sie.
practice-bid = Wie hoch bieten?
practice-bid-about = Mehr bieten oder ziehen lassen? Jeder ist nur einmal an der Reihe.
practice-bid-ask = { $bid ->
    [0] Spalte { $column } wird versteigert, und das höchste Gebot ist erst 0.
   *[other] Spalte { $column } wird versteigert, und das höchste Gebot ist { $bid }.
} Was ist sie dir wert, und was bliebe dir ohne sie? Biete so viel, wie du für richtig hältst, oder passe.
practice-shipment = Welche Ladung?
practice-shipment-about = Das richtige Schiff mit den richtigen Fellen, oder noch keines.
practice-shipment-ask = Welches Schiff belädst du jetzt, und mit welchen Fellen? Oder weißt du mit dem Plättchen etwas Besseres anzufangen?
practice-feed = Alle versorgen
practice-feed-about = Das Getreide ist knapp. Was nun?
practice-feed-ask = So, wie es steht, reicht dein Getreide am Ende der Runde nicht für alle deine Geschäfte. Was ist jetzt das Richtige?

practice-alone = Der Ratgeber schweigt, bis du geantwortet hast.
practice-show = Lösung zeigen
practice-right = Das ist die beste Antwort.
practice-near = Das ist fast so gut wie die beste Antwort.
practice-wrong = { $points ->
    [one] Das ist etwa { $points } Punkt schlechter als die beste Antwort.
   *[other] Das ist etwa { $points } Punkte schlechter als die beste Antwort.
}
practice-given-up = Die beste Antwort steht ganz oben.
practice-answers = Was bei den Antworten herauskam
practice-yours = deine Antwort
practice-best = am besten
practice-behind = { $points ->
    [0] etwa gleich gut
    [one] { $points } Punkt schlechter
   *[other] { $points } Punkte schlechter
}
practice-too-high = Die richtige Spalte. Aber mehr als { $bid } ist für sie zu viel.
practice-other = Diese Antwort wurde nicht ausprobiert. Der Ratgeber schätzt sie { $points ->
    [0] etwa so gut ein wie die beste.
    [one] etwa { $points } Punkt schlechter ein als die beste.
   *[other] etwa { $points } Punkte schlechter ein als die beste.
}
practice-play-on = Du kannst von hier auch weiterspielen: Das ist ein echter Tisch.

## The answers, and what speaks for and against them

practice-bids = { $player } bietet { $least } bis { $most }.
practice-buys-enough = { $player } kauft im Getreidespeicher mindestens { $least } Getreide.
practice-buys-less = { $player } kauft im Getreidespeicher weniger als { $least } Getreide.
practice-won = ein Gebot von { $bid } gewann in { $won } von { $trials } Versuchen
practice-always-won = ein Gebot von { $bid } gewann jedes Mal
practice-left = die Spalte, die dir sonst bliebe, ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
practice-types = { $types ->
    [one] Felle einer Sorte
   *[other] Felle von { $types } Sorten
}
practice-ship = das Schiff bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und je Runde { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
practice-kept = { $furs ->
    [0] kein Fell bleibt übrig
    [one] { $furs } Fell bleibt für später
   *[other] { $furs } Felle bleiben für später
}
practice-let-go = lässt eine Spalte ziehen, die ihren Preis wert war
practice-passed = der Verzicht bringt 1 Münze und sonst nichts
practice-hungry = { $businesses ->
    [one] { $businesses } Geschäft bleibt unversorgt und geht verloren, dazu { $points } Punkte
   *[other] { $businesses } Geschäfte bleiben unversorgt und gehen verloren, dazu { $points } Punkte
}
practice-majorities = damit auch { $districts ->
    [one] Mehrheit oder Gleichstand in { $districts } Bezirk
   *[other] Mehrheit oder Gleichstand in { $districts } Bezirken
}
practice-fed = alle Geschäfte sind versorgt
practice-fed-later = alle Geschäfte lassen sich noch versorgen
practice-split = { $others ->
    [one] das kostet dich etwa { $lost ->
        [one] { $lost } Punkt
       *[other] { $lost } Punkte
    } und bringt deinem Gegner etwa { $gained }
   *[other] das kostet dich etwa { $lost ->
        [one] { $lost } Punkt
       *[other] { $lost } Punkte
    } und bringt jedem der anderen etwa { $gained }
}
practice-others-gain = { $others ->
    [one] das bringt deinem Gegner etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] das bringt jedem der anderen etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
