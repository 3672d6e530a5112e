# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

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
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}, einmal { $wood } Holz, je Runde { $corn } Getreide
card-ship = nimmt { $furs ->
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
nothing-to-clear = Keine deiner ungerodeten Landkarten ist vollständig bebaut.
slot-empty = Auf Platz { $slot } liegt keine Karte.
traders-empty = Kein Händler hat noch Felle.
trader-empty = Hier gibt es keine Felle: { $trader }.
trader-lacks-fur = Von dieser Sorte hat der obere Händler { $have }, nicht { $need }: { $fur }.
trade-at-least-one = Wähle mindestens ein Fell.
you-lack-fur = Von dieser Sorte hast du { $have }, nicht { $need }: { $fur }.
ship-needs-exactly = Dieses Schiff lädt genau { $need ->
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
undo-others-decided = Die letzte Entscheidung war eine andere, nämlich die von { $player }.

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
    [0] hier noch vor Spielrunde 1
   *[other] hier in Spielrunde { $round }
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
told-end_turn = { $player } beendet den Spielzug.
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
event-round_began = Spielrunde { $round }
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
event-houses_built = Vollständig bebaute Landkarten: { $filled }.
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
account-lost = hat keinen Platz für { $n ->
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
reason-shipping = { $furs ->
    [one] { $furs } Fell
   *[other] { $furs } Felle
} verschifft für { $points ->
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
reason-later = der Plan bringt in dieser Runde noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-column = Spalte { $column } ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
reason-column-scores = ihr Plan bringt in dieser Runde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-limit = bis { $bid } lohnt es sich
reason-too-dear = für { $bid } ist eine andere Spalte besser
reason-too-poor = zu wenig für ein höheres Gebot
reason-spared = zahlt mit dem, was der Plan nicht braucht
reason-cheapest = zahlt mit dem, was am wenigsten fehlen wird
advice-columns = Was die Spalten dir wert sind, in Punkten, ob andere dazwischenkommen oder nicht; und den anderen
advice-column = Spalte
advice-tiles = Plättchen
advice-worth = Wert
advice-bid = Bieten bis
advice-moves = Das täte der Ratgeber (in Klammern: Vorsprung in Punkten vor dem Schnitt der anderen am Ende)
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
do-end_turn = Spielzug beenden (+1 Münze je ungenutzter Aktion)
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
play-your-turn = { $name }, { $phase }, Spielrunde { $round } von 6.
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
play-fault = { $player } hat versagt ({ $fault }); stattdessen wird ein zufälliger Zug gespielt.
play-left = Du verlässt den Tisch.
play-recorded = Das Protokoll liegt in { $file }.
play-result = Die Partie ist zu Ende.
play-seed = Seed: { $seed }

table-round = Spielrunde { $round } von 6 – { $phase }
table-setup = Vor Spielrunde 1 – { $phase }
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
board-scoring = Siegpunkte
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
board-score-land = Roden an Position { $n }
board-score-fur = Verschiffen, { $n }. Fellsorte
board-score-majority = Mehrheit bei einer Wahl
board-score-tie = Gleichstand bei einer Wahl
board-score-removed = Aufgegebenes Geschäft
board-score-fur-left = Jedes übrige Fell
board-score-resources = Mittel für einen Siegpunkt

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
simulate-bids = Gebote je
simulate-free = Gratis
simulate-times = Bedenkzeit für eine Entscheidung, in Millisekunden
simulate-time-mean = Mittel
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
plot-rounds-note = Mittel; Band: 80 % der Ergebnisse
plot-round-axis = Nach Runde
plot-final = Ende
plot-wins = Anteil an den Siegen
plot-wins-note = mit 95-%-Intervall
plot-fair = fairer Anteil
plot-prices = Preis nach Spalte
plot-prices-note = Mittel; Balken: 80 % der Auktionen
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
    [0] vor Spielrunde 1
   *[other] in Spielrunde { $round }
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
bot-hard = sieht voraus, was die anderen tun werden, und bietet gegen ihre Wünsche (temper=…, ms=…)
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
bot-no-temper = „{ $value }“ ist kein Temperament; es gibt: { $tempers }.
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
cli-need-bots = --players muss 2 bis 5 Bots nennen, mit Kommas, etwa random,random,random.
cli-number-of-players = Es müssen 2 bis 5 Spieler sein, nicht { $have }.
cli-not-a-seed = { $option } muss eine ganze Zahl mit höchstens 256 Bit sein, nicht „{ $value }“.
cli-need-board-command = Nach „board“ muss „show“ oder „check“ folgen.
cli-folder-taken = { $folder } muss ein Ordner sein oder darf noch nicht existieren.
cli-file-taken = { $option } muss eine Datei nennen, die es noch nicht gibt, nicht „{ $file }“.
cli-need-extra = { $option } braucht das Paket { $package }. So wird es installiert: pip install 'patroon[lab]'.
cli-not-jobs = { $option } muss eine ganze Zahl von 1 bis { $most } sein oder auto für alle Kerne, nicht „{ $value }“.
cli-wrong-ending = { $option } muss eine Datei nennen, die auf { $endings } endet, nicht „{ $file }“.
cli-need-rivals = Es müssen mindestens zwei Bots genannt werden, etwa: patroon rate easy random.
cli-bot-twice = Der Bot „{ $bot }“ ist doppelt genannt.
cli-rated-with = { $file } wurde mit { $option } { $value } begonnen; für eine andere Liste mit --file eine andere Datei nennen.
cli-rated-board = { $file } wurde auf einem anderen Spielplan begonnen; für eine andere Liste mit --file eine andere Datei nennen.
cli-workers-failed = Die Arbeitsprozesse lassen sich nicht starten (Exit-Code { $code }).
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
problem-wrong-invitation = Diese Einladung gilt nicht mehr. Lass dir einen neuen Link geben.
problem-no-seat = An diesem Tisch gibt es keinen Sitz { $seat }.
problem-no-seat-here = Du hast hier keinen Sitz, den du aufgeben könntest.
problem-not-your-seat = Sitz { $seat } ist nicht deiner.
problem-owner-only = Das kann nur, wer den Tisch eröffnet hat.
problem-players-only = Das kann nur, wer am Tisch sitzt.
problem-seated-already = Du sitzt schon an diesem Tisch.
problem-seat-taken = Sitz { $seat } ist besetzt.
problem-table-full = An diesem Tisch sind alle Sitze besetzt.
problem-colour-taken = Diese Farbe hat schon jemand.
problem-seats-free = { $n ->
    [one] { $n } Sitz ist noch frei.
   *[other] { $n } Sitze sind noch frei.
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
problem-bot-plays-for-you = Auf Sitz { $seat } spielt gerade ein Bot für dich. Komm erst an den Tisch zurück.
problem-bot-already = Auf Sitz { $seat } spielt schon ein Bot.
problem-no-undo = An diesem Tisch wird nichts zurückgenommen.
problem-no-pace = An diesem Tisch dürfen sich alle Zeit lassen.
problem-not-their-turn = Sitz { $seat } ist nicht an der Reihe.
problem-time-left = Es ist noch Zeit: { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
problem-no-advisor = An diesem Tisch gibt es keinen Rat.
problem-nobody-decides = An dieser Stelle hat niemand etwas zu entscheiden.
problem-advisor-silent = Der Ratgeber antwortet gerade nicht.

notice-joined = { $name } setzt sich an den Tisch.
notice-left = { $name } steht vom Tisch auf.
notice-resigned = { $name } überlässt den Sitz einem Bot.
notice-stand-in = Für { $name } spielt ein Bot weiter.
notice-came-back = { $name } ist zurück.
notice-bot-replaced = { $name } hat versagt und spielt ab jetzt zufällig.

page-play = So spielst du im Terminal:
page-programs = Alles, was Menschen hier tun, können auch Programme; so geht es:
page-schema = die Beschreibung der Schnittstelle (OpenAPI)

### Der einfache Tisch: Seiten ohne Skripte

plain-title = Nieuw Amsterdam
plain-skip = Zum Inhalt springen
plain-language = Sprache
plain-home = Zur Startseite
plain-about = Ein Brettspiel für 2 bis 5 Patrone. In sechs Spielrunden ersteigerst du Aktionsplättchen, gründest Geschäfte in der Stadt, rodest Land, handelst mit den Lenape und verschiffst Felle. Wer am Ende die meisten Punkte hat, gewinnt.
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
plain-more = Andere Wege zu spielen
plain-no-form = Was ankam, schickt kein Formular.
plain-free = ein freier Platz

## Wer am Zug ist und was zu tun ist

plain-your-turn = { $where }: Du bist am Zug, { $player }
plain-their-turn = { $where }: { $player } ist am Zug
plain-now-place = Wähle einen Bezirk für eines deiner Gebäude; dort wird es zum Geschäft. Wer in einem Bezirk die Mehrheit hat, allein oder im Gleichstand, nutzt dessen Sonderaktion ohne Gebühr.
plain-now-open = Wähle eine Spalte und eröffne die Auktion: Ihre Plättchen sind deine Aktionen in dieser Spielrunde. Ein Gebot von 0 ist erlaubt, und nur der Höchstbietende zahlt.
plain-now-bid = Biete mehr als { $bid } für Spalte { $column }, oder passe: Jeder ist nur einmal an der Reihe.
plain-now-pay = Spalte { $column } gehört dir. Bezahle sie: { $n } Mittel in beliebiger Mischung.
plain-now-take = Du bist als Letzter übrig: Nimm dir eine beliebige Spalte, sie kostet nichts.
plain-now-city = Nutze jedes Stadtplättchen, um zu bauen oder Wahlen abzuhalten, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-land = Nutze jedes Landplättchen, um Land hinzuzugewinnen oder zu roden, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-trade = Nutze jedes Handelsplättchen, um mit den Lenape zu handeln oder Felle zu verschiffen, und führe eine Sonderaktion in einem beliebigen Bezirk aus; die Reihenfolge ist frei. Jeder Verzicht bringt 1 Münze.
plain-now-special = Du hast kein Plättchen dieses Schritts mehr, aber eine Sonderaktion in einem beliebigen Bezirk; der Verzicht darauf bringt 1 Münze.
plain-now-wait = Du musst gerade nichts tun; diese Seite sieht von selbst wieder nach.
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
plain-story = Die ganze Geschichte
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
   *[other] { $n } ({ $goods } je Spielrunde)
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
plain-record = Protokoll herunterladen
plain-refresh = Neu nachsehen
plain-check = Der Seed stand vor der Partie fest; sein Hash war die ganze Zeit auf dieser Seite zu sehen. Lade das Protokoll herunter; dieser Befehl prüft, dass jedes Mischen aus dem Seed folgt:

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

      --help     diese Hilfe; nach einem Befehl die Hilfe zu diesem Befehl
      --version  die Version
      --lang XX  die Sprache: en, de, hu, ru (sonst nach LANG)

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
help-rate =
    Bots bewerten: Partien an ausgelosten Tischen und eine Liste, wie stark jeder ist und wie sicher das ist.

    Aufruf: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N    wie viele an einem Tisch sitzen, 2 bis 5 (4)
      --games N      wie viele Partien dazukommen (100)
      --jobs N       wie viele Prozesse spielen (1); auto: einer je Kern
      --seed N       derselbe Seed ergibt dieselben Partien (sonst ein neuer, der angezeigt wird)
      --file DATEI   wo die Wertungen stehen (ratings.json)
      --json         die Wertungen als JSON ausgeben und sonst nichts
      --board DATEI  mit den Zahlen einer Spielplandatei spielen

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
    Eine aufgezeichnete Partie nacherzählen, Spielrunde für Spielrunde.

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
