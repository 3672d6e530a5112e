# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

# What this language calls itself
language-name = Nederlands

### Names of things

district-lumberyard = houtwerf
district-granary = graanschuur
district-docks = haven
district-millwork = timmerij
district-black_market = zwarte markt
district-trading_company = handelscompagnie

fur-beaver = bever
fur-mink = nerts
fur-otter = otter
fur-muskrat = muskusrat
fur-lynx = lynx

tile-city = stad
tile-land = land
tile-trade = handel

trader-bottom = onderste handelaar
trader-middle = middelste handelaar
trader-top = bovenste handelaar

phase-setup = opstelling
phase-preparation = voorbereiding
phase-bidding = bieden
phase-city = stadsstap
phase-land = landstap
phase-trade = handelsstap
phase-provisions = bevoorrading en inkomsten
phase-end = einde van de partij

decade-1620s = jaren 1620
decade-1630s = jaren 1630

chance-furs = pelzen
chance-traders = pelzen voor de handelaars
chance-land = kavels
chance-ships = schepen
chance-tiles = tegels

origin-rulebook = spelregels
origin-deduced = afgeleid
origin-chosen = gekozen
origin-file = dit bestand

## Amounts

amount-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
amount-goods = { $n ->
    [one] { $n } goed
   *[other] { $n } goederen
}
amount-wood = { $n } hout
amount-corn = { $n } maïs
amount-furs = { $n ->
    [one] { $n } pels
   *[other] { $n } pelzen
}
amount-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
}, eenmalig { $wood } hout, { $corn } maïs per ronde
card-ship = { $furs ->
    [one] { $furs } pels
   *[other] { $furs } pelzen
} nodig, eenmalig { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}, { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
} per ronde
none = geen
# The end of a list of players.
list-and = { $some } en { $last }

### Why a move is refused. The rule's number is put in front.

not-enough-wood = Niet genoeg hout: { $need } nodig, je hebt er { $have }.
not-enough-buildings = Niet genoeg gebouwen in je voorraad: { $need } nodig, je hebt er { $have }.
not-enough-goods = Niet genoeg goederen: { $need } nodig, je hebt er { $have }.
not-enough-coins = Niet genoeg munten: { $need } nodig, je hebt er { $have }.
not-enough-corn = Niet genoeg maïs: { $need } nodig, je hebt er { $have }.
not-enough-furs = Niet genoeg pelzen: { $need } nodig, je hebt er { $have }.
not-enough-furs-of-type = Niet genoeg pelzen van deze soort: { $need } nodig, je hebt er { $have }.
not-enough-house-spaces = Niet genoeg vrije bouwplekken op je land: { $need } nodig, je hebt er { $have }.
not-enough-furs-in-reserve = Niet genoeg pelzen in de pelzenreserve en de aflegstapel: { $need } nodig, er zijn er { $have }.
not-enough-coins-and-goods = Niet genoeg munten en goederen voor een pels: { $need } nodig, na de toeslag heb je er { $have }.
not-enough-corn-to-travel = Niet genoeg maïs voor de reis naar het dichtstbijzijnde langhuis: { $need } nodig, je hebt er { $have }.
negative-amount = Een aantal mag niet lager zijn dan nul.
no-such-district = Deze wijk bestaat niet.
no-such-trader = Deze handelaar bestaat niet.
column-not-there = Kolom { $column } is niet beschikbaar.
column-not-of-size = Met twee spelers moet dit een kolom van { $size } tegels zijn die nog vrij is; kolom { $column } is dat niet.
bid-more-than-held = Een bod van { $bid } is hoger dan het aantal grondstoffen dat je hebt: hoogstens { $most }.
bid-too-low = Een bod van { $bid } is te laag: minstens { $least }.
cannot-outbid = Het bod van { $bid } kun je niet overtreffen: je grondstoffen tellen samen voor { $most }. Je moet passen.
payment-not-the-bid = Je moet in totaal { $need } betalen, niet { $have }.
no-tile = Je hebt geen tegel meer voor deze stap.
special-taken = Je hebt de speciale actie van deze stap al gedaan of ervoor gepast.
no-majority-or-tie = Je hebt of deelt in geen enkele wijk de meerderheid; verkiezingen zouden niets opleveren.
build-1-to-3 = Je kunt één tot drie bedrijven tegelijk bouwen, niet { $have }.
no-land-left = Er ligt geen kavel meer open.
nothing-to-clear = Geen van je onontgonnen kavels heeft al zijn huizen.
slot-empty = Op plek { $slot } ligt geen kaart.
traders-empty = Geen handelaar heeft nog pelzen.
trader-empty = Geen pelzen hier: { $trader }.
trader-lacks-fur = De bovenste handelaar heeft er { $have } van deze soort, niet { $need }: { $fur }.
trade-at-least-one = Kies minstens één pels om te kopen.
you-lack-fur = Je hebt er { $have } van deze soort, niet { $need }: { $fur }.
ship-needs-exactly = Dit schip heeft precies { $need ->
    [one] { $need } pels
   *[other] { $need } pelzen
} nodig, niet { $have }.
no-ships-left = Er ligt geen schip meer open.
no-coin-for-fee = De speciale actie kost 1 munt, omdat je hier de meerderheid niet hebt of deelt, en je hebt geen munt: { $district }.
buy-or-sell-at-least-one = Koop minstens 1 of verkoop minstens 1, een van de twee.
nothing-to-buy-or-sell = Je hebt hier niets te verkopen, en geen munt om mee te kopen.
all-warehouses-built = Je hebt al je pakhuizen al gebouwd.
no-house-space = Op je land is geen bouwplek vrij.
houses-1-to-3 = Je kunt één tot drie huizen tegelijk bouwen, niet { $have }.
furs-1-to-3 = Je kunt hier één tot drie pelzen kopen, niet { $have }.
goods-not-in-price = Van de prijs kun je 0 tot en met { $most } in goederen betalen, niet { $have }.
no-zone-to-move-to = Stroomopwaarts is tot en met het verste langhuis geen plek vrij voor je handelspost.
remove-exactly = Kies precies { $need ->
    [one] { $need } bedrijf
   *[other] { $need } bedrijven
} om op te geven, niet { $have }.
remove-too-many = Je hebt er daar maar { $have }: { $district }.
game-over = De partij is afgelopen.
chance-is-due = Er moet eerst iets getrokken worden; nu beslist niemand.
not-your-decision = Deze speler is nu niet aan de beurt: { $player } beslist.
not-now = Dit kan op dit moment niet; er moet eerst iets anders beslist worden.

## Chance that can't be

furs-for-another-player = Deze pelzen zijn voor { $player }.
wrong-number-of-furs = { $need ->
    [one] Hier wordt { $need } pels getrokken, niet { $have }.
   *[other] Hier worden { $need } pelzen getrokken, niet { $have }.
}
chance-not-now = Deze uitkomst hoort hier niet: { $chance }.
wrong-number-of-cards = { $need ->
    [one] Er wordt { $need } kaart opengelegd, niet { $have }.
   *[other] Er worden { $need } kaarten opengelegd, niet { $have }.
}
card-not-in-deck = Deze kaart kan niet meer komen: { $card }.
wrong-number-of-furs-for-trader = { $need ->
    [one] Hier komt er { $need } pels bij, niet { $have }: { $trader }.
   *[other] Hier komen er { $need } pelzen bij, niet { $have }: { $trader }.
}
furs-not-in-reserve = Deze pelzen kunnen niet allemaal in de pelzenreserve zitten.
wrong-tile-spaces = De tegels passen niet in de vakken van de geldkist.
wrong-tiles = Dit zijn niet de tegels van de geldkist.

## Undo

undo-nothing = Er valt niets terug te nemen.
undo-chance = Er is sindsdien iets getrokken; dat kan niet worden teruggenomen.
undo-others-decided = De laatste beslissing was niet van deze speler, maar van { $player }.

### Files

file-not-found = Dit bestand bestaat niet.
folder-not-found = De map voor dit bestand bestaat niet.
file-is-folder = Dit is een map, geen bestand.
file-not-allowed = Dit bestand mag niet worden gelezen of geschreven.
file-unreadable = Het bestand is niet bruikbaar: { $reason }

field-missing = Het veld ‘{ $field }’ ontbreekt.
field-not-a-list = Het veld ‘{ $field }’ moet een lijst zijn.
field-not-an-integer = Het veld ‘{ $field }’ moet een geheel getal zijn.
field-too-large = Het getal in ‘{ $field }’ is groter dan { $most }.
field-unknown-name = Het veld ‘{ $field }’ moet een van deze zijn: { $names }.
field-buy-or-sell = Precies één van ‘buy’ en ‘sell’ moet aanwezig zijn.
field-not-a-card = Het veld ‘{ $field }’ moet kaarten van drie getallen bevatten.
field-not-a-player = Het veld ‘{ $field }’ moet een speler van 0 tot en met { $most } zijn.
field-players = Het veld ‘{ $field }’ moet 2 tot 5 spelers noemen, niet { $have }.
field-not-an-object = Het veld ‘{ $field }’ moet een object zijn.
field-not-text = Het veld ‘{ $field }’ moet een tekst zijn die niet leeg is.
field-colours-alike = Twee spelers hebben dezelfde kleur (veld ‘{ $field }’).

record-empty = Het bestand is leeg; een partijverslag begint met een kopregel.
record-not-a-record = Dit is geen partijverslag: in de eerste regel ontbreekt ‘format’ met de waarde ‘{ $format }’.
record-other-version = Het partijverslag heeft versie { $version }; dit programma kent versie { $known }.
record-commitment-differs = De waarde in ‘commitment’ is niet de hash van de seed.
record-not-utf-8 = De regel is geen UTF-8-tekst.
record-not-json = De regel is geen JSON.
record-cut-off = Het bestand breekt midden in deze regel af; --partial leest het tot en met de regel ervoor.
record-not-an-object = De regel is geen JSON-object.
record-line-too-long = De regel is langer dan { $most } bytes; dit is geen partijverslag.
record-line-unknown = De regel is geen toevalsregel, geen zet en geen controlepunt.
record-line-mixed = De regel is meer dan één van deze: toevalsregel, zet, controlepunt.
record-not-canonical = De regel staat niet in de canonieke vorm.
record-seed-differs = De seed geeft hier een andere uitkomst: { $chance }.
record-seed-withheld = De seed was vooraf vastgelegd, maar ontbreekt bij de afgelopen partij.
record-checkpoint-misplaced = Hier mag geen controlepunt staan.
record-checkpoint-differs = Het controlepunt wijkt af van de partij in ‘{ $field }’: { $theirs } in plaats van { $ours }.
record-checkpoint-missing = Hier ontbreekt een controlepunt.
record-unfinished = { $round ->
    [0] Het partijverslag stopt hier, nog vóór ronde 1.
   *[other] Het partijverslag stopt hier, in ronde { $round }, vóór het einde van de partij.
}
record-too-short = Het bestand heeft maar { $have ->
    [one] { $have } regel
   *[other] { $have } regels
}, niet { $at }.

board-not-a-table = moet een tabel zijn.
board-missing = ontbreekt.
board-not-a-list = moet een lijst zijn.
board-wrong-length = moet { $need ->
    [one] { $need } waarde
   *[other] { $need } waarden
} hebben, niet { $have }.
board-empty = mag niet leeg zijn.
board-not-an-integer = moet een geheel getal zijn.
board-out-of-range = moet van { $least } tot en met { $most } zijn, niet { $have }.
board-not-toml = Het bestand is geen TOML: { $reason }
board-unknown = Er is geen ingebouwd bord met de naam ‘{ $name }’.
board-no-name = moet een naam van 1 tot 60 afdrukbare tekens zijn.
board-fur-types = moet zijn: { $types }.
board-columns-of-2-and-3 = moet kolommen van 2 tegels en kolommen van 3 tegels hebben.
board-trader-all = moet { $value } zijn.
board-no-longhouse-space = heeft geen plek voor een langhuis bij { $players } spelers.
board-no-post-space = heeft { $have ->
    [one] { $have } plek
   *[other] { $have } plekken
} voor handelsposten bij { $players } spelers; { $need } nodig.
board-origin = mag alleen deze woorden bevatten: { $words }.
board-tiles-do-not-fit = past niet: { $spaces } tegelvakken voor { $tiles } tegels.
board-goods-do-not-fit = past niet: { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
}, maar op de eerste steiger is plaats voor { $room }.
board-too-few-furs = is te klein: spelers en handelaars hebben { $need } pelzen nodig, er zijn er { $have }.
board-too-few-buildings = moet minstens { $need } zijn: een pakhuis en de eerste bedrijven.

### The game told: a decision, in the third person

told-place = { $player } vestigt een bedrijf: { $district }.
told-open = { $player } opent kolom { $column } ({ $tiles }) met een bod van { $bid }.
told-bid = { $player } biedt { $bid }.
told-pass_bid = { $player } past.
told-pay = { $player } betaalt het bod.
told-take_column = { $player } neemt gratis kolom { $column } ({ $tiles }).
told-build = { $player } bouwt { $n ->
    [one] een bedrijf
   *[other] bedrijven
}: { $districts }.
told-elections = { $player } houdt verkiezingen.
told-add_land = { $player } neemt een kavel: { $card }.
told-clear_land = { $player } ontgint land.
told-trade = { $player } handelt met de Lenape, { $trader }: { $furs }.
told-ship = { $player } verscheept pelzen: { $furs }. Schip: { $card }.
told-lumberyard-buy = { $player } koopt { $n } hout op de houtwerf.
told-lumberyard-sell = { $player } verkoopt { $n } hout op de houtwerf.
told-granary-buy = { $player } koopt { $n } maïs in de graanschuur.
told-granary-sell = { $player } verkoopt { $n } maïs in de graanschuur.
told-docks = { $player } bouwt een pakhuis in de haven.
told-millwork = { $player } bouwt { $n ->
    [one] { $n } huis
   *[other] { $n } huizen
} via de timmerij.
told-black_market = { $player } koopt { $n ->
    [one] { $n } pels
   *[other] { $n } pelzen
} op de zwarte markt.
told-trading_company = { $player } verplaatst de handelspost via de handelscompagnie.
told-pass_tile = { $player } past voor een tegel.
told-pass_special = { $player } past voor de speciale actie.
told-end_turn = { $player } beëindigt de beurt.
told-remove = { $player } geeft { $n ->
    [one] een bedrijf
   *[other] bedrijven
} op: { $districts }.
told-undo = { $player } neemt de laatste beslissing terug.

## What came of it

event-furs = { $player } trekt: { $furs }.
event-traders = Nieuwe pelzen voor de handelaars: { $furs }.
event-traders-none = De handelaars krijgen geen nieuwe pelzen.
event-land = Nieuwe kavels: { $cards }.
event-ships = Nieuwe schepen: { $cards }.
event-tiles = De geldkist: { $columns }.
event-column = kolom { $column } – { $tiles }, { $coins }
event-reshuffled = De pelzenreserve is leeg; de aflegstapel wordt de nieuwe: { $n }.
event-round_began = Ronde { $round }
event-cards_left-land = Kavels die niemand nam: { $cards }.
event-cards_left-ships = Schepen die niemand nam: { $cards }.
event-majority_changed-led = De meerderheid is nu van { $leaders } ({ $district }).
event-majority_changed-tied = De meerderheid is nu gedeeld: { $leaders } ({ $district }).
event-majority_changed-nobody = Niemand heeft nog de meerderheid: { $district }.
event-auction_won = { $player } wint kolom { $column } ({ $tiles }) voor { $bid }.
event-tokens_swapped = Beurtvolgorde: { $winner } heeft fiche { $winnertoken }, { $chooser } fiche { $choosertoken }.
event-longhouse_moved = Een langhuis verhuist van kamp { $camp } naar kamp { $to }.
event-longhouse_left = Een langhuis van kamp { $camp } verdwijnt uit het spel.
event-longhouse_stayed = Het langhuis in kamp { $camp } blijft staan.
event-land_cleared = Ontgonnen: { $first ->
    [0] kavel { $last }
   *[other] kavel { $first } t/m { $last }
}.
event-warehouse_built = Pakhuizen: { $warehouses }, plaats voor { $room ->
    [one] { $room } goed
   *[other] { $room } goederen
}.
event-houses_built = Volgebouwde kavels: { $filled }.
event-post_moved = Van zone { $zone } naar zone { $to }.
event-game_ended-one = { $winners } wint.
event-game_ended-shared = { $winners } delen de overwinning.

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
account-fee = toeslag
account-travelling = reiskosten
account-lost = verloren: { $n ->
    [one] { $n } goed
   *[other] { $n } goederen
}
account-harvest = Oogst
account-upkeep = Onderhoud
account-goods = Goederen
account-income = Inkomsten
account-removal = Bedrijven die niet gevoed konden worden
account-final_elections = Slotverkiezingen
account-final_land = Laatste kavel
account-final_furs = Overgebleven pelzen
account-final_resources = Overgebleven grondstoffen

### Why a bot did it: short reasons, put in a list after its decision

reason-elections = de verkiezingen leveren { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op
reason-shipping = { $furs ->
    [one] { $furs } pels
   *[other] { $furs } pelzen
} verscheept voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
reason-clearing = ontgint kavel { $land } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
reason-majority = de meerderheid: { $district }
reason-tie = een gedeelde meerderheid: { $district }
reason-safer = een veiligere meerderheid: { $district }
reason-closer = dichter bij de meerderheid: { $district }
reason-foothold = elke ronde een munt meer: { $district }
reason-houses = { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
} dichter bij de volgende ontginning
reason-filled = kavel { $land } is vol: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} bij ontginning
reason-land = kavel met { $corn } maïs per ronde en { $wood } hout (nog { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
} te bouwen)
reason-furs = { $furs ->
    [one] { $furs } pels
   *[other] { $furs } pelzen
} voor de schepen
reason-room = plaats voor { $room ->
    [one] { $room } goed
   *[other] { $room } goederen
}
reason-nearer = { $corn ->
    [0] een handelspost dichter bij de kampen die nog komen
   *[other] { $corn } maïs minder voor elke reis
}
reason-least-missed = hier het minst gemist: { $district }
reason-corn = maïs voor { $businesses ->
    [one] { $businesses } bedrijf
   *[other] { $businesses } bedrijven
}
reason-corn-stored = { $corn } maïs op voorraad
reason-wood = { $wood } hout om mee te bouwen
reason-sells = verkoopt voor { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} wat niet nodig is
reason-coin = niets hier is meer waard dan de munt
reason-later = daarna deze ronde nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
reason-elections-later = daarna deze ronde nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, waarvan { $part } met verkiezingen
reason-clearing-later = daarna deze ronde nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, waarvan { $part } met ontginnen
reason-shipping-later = daarna deze ronde nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, waarvan { $part } met een schip
reason-column = kolom { $column } is ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard
reason-column-scores = het plan ermee levert deze ronde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op
reason-auction = kolom { $column } is meer waard, maar na de veiling daarvan zou je er waarschijnlijk slechter voor staan
reason-limit = de moeite waard tot en met { $bid }
reason-too-dear = voor { $bid } is een andere kolom beter
reason-too-poor = te weinig voor een hoger bod
reason-spared = betaalt met wat het plan niet nodig heeft
reason-cheapest = betaalt met wat het minst gemist wordt
advice-columns = Wat de kolommen jou waard zijn, in punten, als anderen je dwarszitten of niet; en wat ze voor de anderen waard zijn
advice-column = Kolom
advice-tiles = Tegels
advice-worth = Waarde
advice-bid = Bieden tot
advice-moves = Dit zou de adviseur doen (tussen haakjes: je voorsprong in punten aan het eind op het gemiddelde van de anderen)
advice-move = { $move } ({ $margin })
advice-why = Waarom: { $reasons }.

### Choices at the table, in the imperative

do-place = Een bedrijf vestigen
do-open = Het bieden op een kolom openen
do-bid = Bieden
do-pass_bid = Passen
do-pay = Het bod betalen
do-take_column = Een kolom nemen
do-build = Bedrijven bouwen (1 hout per stuk)
do-elections = Verkiezingen houden
do-add_land = Een kavel nemen
do-clear_land = Land ontginnen
do-trade = Handelen met de Lenape
do-ship = Pelzen verschepen
do-lumberyard = Houtwerf: hout kopen of verkopen
do-granary = Graanschuur: maïs kopen of verkopen
do-docks = Haven: een pakhuis bouwen (1 hout)
do-millwork = Timmerij: huizen bouwen (1 hout per stuk)
do-black_market = Zwarte markt: pelzen kopen (3 munten of goederen per stuk)
do-trading_company = Handelscompagnie: je handelspost stroomopwaarts verplaatsen (1 hout)
do-pass_tile = Passen voor een tegel (je krijgt 1 munt)
do-pass_special = Passen voor de speciale actie (je krijgt 1 munt)
do-end_turn = De beurt beëindigen (je krijgt 1 munt voor elke tegel en speciale actie die je over hebt)
do-remove = Bedrijven opgeven
do-fee = { $choice } – toeslag 1 munt
do-free = { $choice } – gratis: je hebt of deelt de meerderheid
do-travel = { $choice } – reiskosten: { $corn }
do-score = { $choice } – { $points }

## Details to choose

ask-district = Welke wijk?
ask-districts = { $most ->
    [one] Welke wijk? Eén getal, bijvoorbeeld: 3
    [2] Welke wijken? Hoogstens { $most } getallen, bijvoorbeeld: 3 5
   *[other] Welke wijken? Hoogstens { $most } getallen, bijvoorbeeld: 3 3 5
}
ask-remove = { $number ->
    [one] Welk bedrijf? Eén getal, bijvoorbeeld: 3
    [2] Welke bedrijven? { $number } getallen, bijvoorbeeld: 3 5
   *[other] Welke bedrijven? { $number } getallen, bijvoorbeeld: 3 3 5
}
ask-column = Welke kolom?
ask-bid = Hoeveel? { $least } t/m { $most }
ask-houses = Hoeveel huizen? { $least } t/m { $most }
ask-slot-land = Welke kavel?
ask-slot-ship = Welk schip?
ask-trader = Welke handelaar?
ask-furs = Welke pelzen? { $least } t/m { $most } getallen, voor elke pels het getal van zijn soort (Enter: { $proposal })
ask-buy-or-sell = Kopen of verkopen?
ask-buy = Kopen (max. { $most })
ask-sell = Verkopen (max. { $most })
ask-furs-number = Hoeveel pelzen? { $least } t/m { $most }
ask-goods = De prijs is { $price }: hoeveel daarvan in goederen, de rest in munten? { $least } t/m { $most }
ask-pay = Betaal { $amount }: hoeveel munten, goederen, hout, maïs, pelzen? Bijvoorbeeld: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
choice-trader = { $trader }: { $furs } – { $price }
choice-held = { $thing } (je hebt er { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Patroon
play-welcome = Nieuw Amsterdam voor { $players } spelers. Jij bent { $name }; { $players ->
    [2] de ander is een bot
   *[other] de anderen zijn bots
}.
play-board = Bord: { $board }
play-commitment = Het schudden ligt vast: de sha256 van de seed is { $commitment }
play-help = Getal: kiezen · ?: de tafel · w: waarom de rest niet · h: advies · u: terugnemen · b: terug · q: stoppen
play-your-turn = { $name }, { $phase }, ronde { $round } van 6.
play-your-setup = { $name }, { $phase }.
play-have = Je hebt { $coins }, { $goods } (plaats voor { $room }), { $wood }, { $corn }; pelzen: { $furs }; { $points }.
play-auction = Kolom { $column } ({ $tiles }): hoogste bod { $bid } van { $bidder }.
play-tiles = Tegels over in deze stap: { $n }.
play-upkeep = Aan het eind van de ronde levert je land { $harvest } op; daarna hebben je bedrijven { $need } nodig.
play-unfed = { $n ->
    [one] Eén bedrijf kan niet gevoed worden en moet weg
   *[other] { $n } bedrijven kunnen niet gevoed worden en moeten weg
}; elk kost { $points }.
play-choose = Je keuze
play-not-understood = ‘{ $answer }’ is geen mogelijk antwoord.
play-taken-back = Teruggenomen.
play-says = { $player }: ‘{ $text }’
play-fault = { $player } ging in de fout ({ $fault }); er wordt een willekeurige zet gespeeld.
play-left = Je hebt de tafel verlaten.
play-recorded = Het partijverslag staat in { $file }.
play-result = De partij is afgelopen.
play-seed = Seed: { $seed }

table-round = Ronde { $round } van 6 – { $phase }
table-setup = Vóór ronde 1 – { $phase }
table-player = Speler
table-score = Punten
table-token = Fiche
table-coins = Munten
table-goods = Goederen
table-wood = Hout
table-corn = Maïs
table-furs = Pelzen
table-tiles = Tegels
table-post = Post
table-buildings = Gebouwen
table-city = Stad (*: meerderheid, ook gedeeld)
table-ships = Schip
table-river = Rivier
table-camp = Zone
table-longhouses = Langhuizen
table-posts = Posten
table-boat = Boot
table-traders = Handelaars
table-price = Prijs
table-open-land = Open kavels
table-open-ships = Open schepen
table-cash-box = Geldkist
table-column = Kolom
table-reserve = Pelzenreserve: { $reserve }; aflegstapel: { $discard }.
land-position = Kavel { $n }
land-cleared = { $card }: ontgonnen
land-built = { $card }: { $built } van { $houses } gebouwd
price-in-all = { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
} in totaal
price-each = { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
} per stuk

### Results

result-player = Speler
result-elections = Verkiezingen
result-land = Laatste kavel
result-furs = Pelzen
result-resources = Grondstoffen
result-before = Eerder
result-total = Totaal
result-rank = Rang

### The boards

board-title = Bord: { $name }
board-ok = { $file }: een geldig bord, ‘{ $name }’.
board-origins = Waar de getallen vandaan komen: ze staan in de spelregels (spelregels), ze volgen uit de voorbeelden daarin (afgeleid), of ze passen bij alles wat daar staat (gekozen).
board-start = Aan het begin
board-wharf = Kade
board-cash-box = Geldkist
board-tiles = Actietegels
board-traders = Handelaars
board-furs = Pelzen per soort
board-river = Rivier, stroomopwaarts
board-scoring = Punten
board-land = Kavels
board-ships = Schepen
board-what = Wat
board-number = Getal
board-origin-heading = Herkomst
board-decade = Decennium
board-pier = Steiger { $n }
board-column = Kolom { $n }
board-zone = Zone { $n }
board-longhouse-spaces = Plekken voor langhuizen (vanaf zoveel spelers)
board-posts = Posten, zwart en wit
board-boat-heading = Boot naar de volgende
board-coins = Munten
board-goods = Goederen
board-wood = Hout
board-corn = Maïs
board-houses = Huizen
board-furs-heading = Pelzen
board-spaces = Tegelvakken
board-price = Prijs in goederen
board-buildings = Gebouwen
board-businesses = Bedrijven bij de opstelling
board-score-land = Land ontginnen op plek { $n }
board-score-fur = Verschepen, pelssoort { $n }
board-score-majority = Meerderheid bij verkiezingen
board-score-tie = Gedeelde meerderheid bij verkiezingen
board-score-removed = Verwijderd bedrijf
board-score-fur-left = Elke overgebleven pels
board-score-resources = Grondstoffen per punt

### Simulation

simulate-working = Bezig
simulate-title = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, seed { $seed }
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-mean = Punten
simulate-range = Van–tot
simulate-rank = Rang
simulate-length = Beslissingen per partij: gemiddeld { $mean }, van { $least } tot { $most }.
simulate-records = Verslagen: { $folder }
simulate-speed = { $speed } partijen/s
simulate-seats = Plaatsen
simulate-interval = 95%
simulate-fair = Eerlijk
simulate-points-title = Punten
simulate-decisions = Beslissingen
simulate-removed = Niet gevoed
simulate-fault-count = Fouten
simulate-sources = Punten per bron
simulate-source = Bron
simulate-total = Totaal
simulate-by-seat = Per plaats
simulate-by-token = Per eerste volgordefiche
simulate-token = Fiche
simulate-by-column = Biedingen per kolom van de geldkist
simulate-column = Kolom
simulate-tiles = Tegels
simulate-coins = Munten
simulate-auctions = Veilingen
simulate-price = Prijs
simulate-highest = Hoogste
simulate-bids = Biedingen
simulate-free = Gratis
simulate-times = Bedenktijd per beslissing, in milliseconden
simulate-time-mean = Gemiddeld
simulate-time-p99 = 99% onder
simulate-time-most = Langste
simulate-fault-kinds = { $n ->
    [one] { $bot }: één beslissing is in plaats daarvan willekeurig genomen ({ $kinds }).
   *[other] { $bot }: { $n } beslissingen zijn in plaats daarvan willekeurig genomen ({ $kinds }).
}
simulate-stopped = Gestopt na { $n } van { $games } partijen.
simulate-no-games = Geen enkele partij is uitgespeeld.
simulate-failed = { $n ->
    [one] { $n } partij is mislukt en telt niet mee.
   *[other] { $n } partijen zijn mislukt en tellen niet mee.
}
simulate-died-signal = Partij { $number } telt niet mee: het proces is beëindigd door signaal { $code }. De seed: { $seed }
simulate-died-code = Partij { $number } telt niet mee: het proces is geëindigd met afsluitcode { $code }. De seed: { $seed }
simulate-raised = Partij { $number } telt niet mee: { $error }. De seed: { $seed }
simulate-exported = Gegevens: { $games }, { $decisions }
simulate-plotted = Afbeelding: { $file }

## Where points come from

source-clearing = Land ontginnen
source-elections = Verkiezingen
source-shipping = Pelzen verschepen
source-final_elections = Slotverkiezingen
source-final_land = Laatste kavel
source-furs = Overgebleven pelzen
source-resources = Overgebleven grondstoffen
source-penalties = Strafpunten

## The picture

plot-rounds = Punten per ronde
plot-rounds-note = gemiddelde; band: 80% van de resultaten
plot-round-axis = Na ronde
plot-final = Einde
plot-wins = Aandeel in de zeges
plot-wins-note = met 95%-interval
plot-fair = eerlijk aandeel
plot-prices = Prijs per kolom
plot-prices-note = gemiddelde; balk: 80% van de veilingen
plot-price-axis = Betaalde grondstoffen
plot-column = { $column }
    { $tiles } tegels
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }

### Ratings

rate-title = { $games ->
    [one] Ratings na { $games } partij
   *[other] Ratings na { $games } partijen
}, { $players } spelers, seed { $seed }
rate-place = Rang
rate-rating = Rating
rate-margin = ± 95%
rate-games = Partijen
rate-kept = Bewaard in { $file }; dezelfde opdracht gaat daar verder.
ratings-not-ratings = Dit is geen bestand met ratings, of het is beschadigd.
ratings-other-version = De ratings hebben versie { $version }; dit programma kent versie { $known }.

### Verifying, replaying

verify-ok = { $file }: klopt. { $players } spelers, { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
}; eindstand: { $scores }.
verify-ok-unfinished = { $file }: klopt tot zover. { $players } spelers, { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
}; stopt { $round ->
    [0] vóór ronde 1
   *[other] in ronde { $round }
} ({ $phase }).
verify-seed = Al het schudden volgt uit de seed.
verify-seed-withheld = De seed was vooraf vastgelegd, maar ontbreekt: het schudden kan niet worden gecontroleerd.
verify-no-seed = Er staat geen seed in die gecontroleerd kan worden.
replay-title = { $players } op het bord ‘{ $board }’
replay-scores = Stand: { $scores }
replay-unfinished = Het partijverslag stopt hier.
legal-nobody = Op dit punt beslist niemand.

### Bots

bot-title = Ingebouwde bots
bot-random = een willekeurige toegestane zet
bot-easy = kijkt één zet vooruit en doet wat nu het beste lijkt
bot-medium = plant zijn ronde en biedt wat zijn plan waard is (temper=…)
bot-hard = voorziet wat de anderen gaan doen en biedt tegen wat zij willen hebben (temper=…, ms=…)
bot-needs-class = Bij ‘{ $bot }’ moet achter het bestand de naam van een klasse staan, zoals my_bot.py:MyBot.
bot-needs-program = ‘{ $bot }’ noemt geen programma.
bot-open-quote = In ‘{ $bot }’ is een aanhalingsteken niet gesloten.
bot-is-program = ‘{ $bot }’ spreekt zelf het protocol en heeft geen ‘patroon bot’ nodig.
bot-option-unclear = ‘{ $option }’ in ‘{ $bot }’ is geen optie; opties schrijf je als naam=waarde.
bot-no-option = De bot { $bot } heeft geen optie ‘{ $option }’; zijn opties zijn: { $options }.
bot-no-options = De bot { $bot } heeft geen opties, en dus ook geen ‘{ $option }’.
bot-option-missing = De bot { $bot } heeft zijn optie ‘{ $option }’ nodig.
bot-option-value = De optie { $option } van de bot { $bot } moet { $kind ->
    [int] een geheel getal
    [float] een getal
   *[bool] ‘yes’ of ‘no’
} zijn, niet ‘{ $value }’.
bot-refuses = De bot { $bot } weigert zijn opties ({ $reason }).
bot-no-temper = ‘{ $value }’ is geen karakter; er zijn: { $tempers }.
bot-too-little-time = De optie ms is 0 voor geen limiet, of minstens { $least } milliseconden.
bot-no-file = Het bestand { $file } bestaat niet.
bot-no-class = { $file } heeft geen klasse ‘{ $name }’ die een patroon.bots.Bot is.
bot-no-program = Het programma ‘{ $program }’ bestaat niet.
bot-file-fails = { $bot } kan niet worden geladen ({ $reason }).
bot-file-stuck = { $file } kan niet worden geladen: het stopte, schreef zelf iets, of had meer dan { $seconds } seconden nodig.

# What a bot did wrong.
fault-timeout = niet op tijd geantwoord
fault-died = programma beëindigd
fault-garbage = een onbegrijpelijke regel
fault-illegal = twee ongeldige zetten
fault-flood = veel te veel uitvoer
fault-gone = opgegeven voor deze partij

### The command line

cli-error = patroon: { $message }
cli-interrupted = patroon: gestopt.
cli-output-failed = De uitvoer kan niet worden geschreven: { $reason }
cli-file-error = { $file }: { $message }
cli-line-error = { $file }:{ $line }: { $message }
cli-field-error = { $file }: { $field }: { $message }
cli-version-compiled = patroon { $version }, gecompileerd
cli-version-interpreted = patroon { $version }, geïnterpreteerd
cli-usage = { $message } Probeer: { $try }
cli-no-command = De opdracht ‘{ $command }’ bestaat niet; de opdrachten zijn: { $commands }.
cli-no-option = ‘{ $option }’ wordt hier niet begrepen.
cli-option-value = De optie { $option } heeft een waarde nodig.
cli-flag-value = De optie { $option } heeft geen waarde.
cli-need-file = Er is een bestand nodig.
cli-one-file = Er wordt maar één bestand tegelijk gelezen.
cli-not-a-number = { $option } moet een geheel getal van { $least } tot en met { $most } zijn, niet ‘{ $value }’.
cli-not-a-language = De taal ‘{ $value }’ is er niet; de talen zijn: { $languages }.
cli-not-a-bot = De bot ‘{ $value }’ bestaat niet; de bots zijn: { $bots }.
cli-need-bots = --players moet 2 tot 5 bots noemen, met komma’s, zoals random,random,random.
cli-number-of-players = Er zijn 2 tot 5 spelers nodig, niet { $have }.
cli-not-a-seed = { $option } moet een geheel getal van hoogstens 256 bits zijn, niet ‘{ $value }’.
cli-need-board-command = Na ‘board’ komt ‘show’ of ‘check’.
cli-folder-taken = { $folder } moet een map zijn, of nog niet bestaan.
cli-file-taken = { $option } moet een bestand noemen dat nog niet bestaat, niet ‘{ $file }’.
cli-need-extra = { $option } heeft het pakket { $package } nodig. Installeer het met: pip install 'patroon[{ $extra }]'.
cli-not-jobs = { $option } moet een geheel getal van 1 tot en met { $most } zijn, of auto voor alle processorkernen, niet ‘{ $value }’.
cli-jobs-and-ray = --jobs en --ray gaan niet samen: er wordt óf hier óf op het cluster gespeeld.
cli-not-a-cluster = { $option } moet het adres van een Ray-cluster zijn, bijvoorbeeld 192.0.2.10:6379 of ray://192.0.2.10:10001, niet ‘{ $value }’.
cli-wrong-ending = { $option } moet een bestand noemen dat eindigt op { $endings }, niet ‘{ $file }’.
cli-need-rivals = Er zijn minstens twee bots nodig, bij naam, zoals: patroon rate easy random.
cli-bot-twice = De bot ‘{ $bot }’ wordt twee keer genoemd.
cli-rated-with = { $file } is begonnen met { $option } { $value }; geef een ander --file voor een andere lijst.
cli-rated-board = { $file } is begonnen op een ander bord; geef een ander --file voor een andere lijst.
cli-workers-failed = De werkprocessen kunnen niet worden gestart (afsluitcode { $code }).
cluster-node = Node { $node }: { $message }
cluster-none = Op deze computer draait geen Ray-cluster. Start er een met: ray start --head, of geef het adres van een ander cluster.
cluster-unreachable = Op { $address } antwoordt niets: daar is geen Ray-cluster te bereiken.
cluster-silent = Het Ray-cluster ({ $address }) heeft niet binnen { $seconds } seconden geantwoord.
cluster-refuses = Het Ray-cluster kan niet worden gebruikt: { $reason }
cluster-lost = De verbinding met het Ray-cluster ({ $address }) is verbroken.
cluster-empty = Het Ray-cluster heeft al { $seconds } seconden geen node om op te spelen.
cluster-without = patroon ontbreekt daar; versie { $version } is nodig, dezelfde als hier.
cluster-version = daar is patroon { $theirs } geïnstalleerd; versie { $version } is nodig, dezelfde als hier.
bot-other-file = Het bestand { $file } is daar niet hetzelfde als op deze computer.
cli-not-a-database = ‘{ $value }’ is geen database; geef een bestand, of postgresql://USER@HOST/NAME.
cli-need-asyncpg = PostgreSQL heeft het pakket asyncpg nodig. Installeer het met: pip install 'patroon[postgresql]'.
cli-not-a-url = { $option } moet een adres zijn zoals https://games.example.org, niet ‘{ $value }’.
cli-not-a-log = { $option } moet een van deze zijn: { $kinds }, niet ‘{ $value }’.
cli-port-taken = Poort { $port } kan niet worden gebruikt: { $reason }.

serve-ready = patroon draait op { $url } (stoppen met Ctrl-C).
serve-kept = De partijen worden bewaard in { $database }.
serve-outside = De server luistert op { $host }: iedereen die hem kan bereiken, kan binnenkomen, tafels openen en spelen. Berichten en geheime sleutels gaan onversleuteld over het netwerk, tenzij er een proxy met HTTPS voor staat; docs/self-hosting.md legt uit hoe.
serve-already = patroon draait al: { $url }
database-newer = Deze database is van een nieuwere patroon (versie { $revision } van de databasetabellen). Werk patroon bij.

backup-done = { $file }: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
}.
restore-done = Teruggezet uit { $file }: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
}.
backup-no-backup = Dit is geen back-up van patroon.
backup-damaged = De back-up is beschadigd: hij eindigt te vroeg, of er is iets in veranderd.
restore-not-empty = Er zijn al partijen. --replace zet de back-up ervoor in de plaats.

### The server

problem-title-400 = Niet begrepen
problem-title-401 = Wie ben je?
problem-title-403 = Niet toegestaan
problem-title-404 = Niet gevonden
problem-title-405 = Hier niet mogelijk
problem-title-408 = Te traag
problem-title-409 = Nu niet
problem-title-413 = Te groot
problem-title-415 = Verkeerd soort inhoud
problem-title-422 = Niet mogelijk
problem-title-429 = Te veel tegelijk
problem-title-500 = Onze fout
problem-title-503 = Nu niet beschikbaar
problem-title-507 = Geen ruimte meer

problem-not-json = Het verzoek is niet te begrijpen: het is geen JSON.
problem-need-json = Het verzoek moet JSON zijn (Content-Type: application/json).
problem-need-record = Het verzoek moet een partijverslag zijn (Content-Type: { $type }).
problem-unknown-field = Er is hier geen veld ‘{ $field }’.
problem-wrong-type = Het veld ‘{ $field }’ moet van het type ‘{ $expected }’ zijn, niet ‘{ $got }’.
problem-out-of-bounds = Het veld ‘{ $field }’ valt buiten de grenzen; toegestaan: { $bounds }.
problem-wrong-value = Het veld ‘{ $field }’ heeft een waarde die niet mogelijk is.
problem-empty-name = De naam is leeg.
problem-nothing-said = Het bericht is leeg.
problem-no-page = Op dit adres is niets te vinden.
problem-no-method = Dat kan niet op dit adres.
problem-other-origin = Het verzoek komt van een pagina van een andere site en wordt niet uitgevoerd.
problem-other-host = Deze server is niet bekend onder die naam.
problem-too-large = Het verzoek is te groot; er worden hoogstens { $most } bytes gelezen.
problem-too-slow = Het duurde te lang voordat het verzoek binnen was.
problem-too-many = Te veel verzoeken. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-unexpected = Er ging bij ons iets mis. Er is niets veranderd; probeer het nog eens.
storage-gone = De partijen zijn op dit moment niet bereikbaar. Wat je net deed, is niet opgeslagen; probeer het nog eens.
storage-full = Er is geen ruimte meer om partijen op te slaan. Wat je net deed, is niet opgeslagen.

problem-who-are-you = Niemand kent je hier nog: vertel ons eerst hoe je heet.
problem-no-link = Deze persoonlijke link is niet geldig, of is al gebruikt.
problem-no-device = Dit apparaat of deze link bestaat niet.
problem-no-table = Deze tafel bestaat niet, of staat niet voor jou open.
problem-no-lesson = Er is geen les met die naam.
problem-wrong-invitation = Deze uitnodiging is niet meer geldig. Vraag om een nieuwe link.
problem-no-seat = Er is geen plaats { $seat } aan deze tafel.
problem-no-seat-here = Je hebt hier geen plaats om op te geven.
problem-not-your-seat = Plaats { $seat } is niet van jou.
problem-owner-only = Alleen wie de tafel heeft geopend, kan dat doen.
problem-players-only = Alleen wie aan de tafel zit, kan dat doen.
problem-seated-already = Je hebt al een plaats aan deze tafel.
problem-seat-taken = Plaats { $seat } is bezet.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet.
problem-colour-taken = Iemand anders heeft deze kleur al.
problem-seats-free = { $n ->
    [one] Er is nog { $n } plaats vrij.
   *[other] Er zijn nog { $n } plaatsen vrij.
}
problem-other-number = De partij heeft { $players } spelers, niet { $seats }.
problem-table-open = De partij is nog niet begonnen.
problem-table-playing = De partij is al begonnen.
problem-table-over = De partij is afgelopen.
problem-table-closed = Deze tafel is gesloten.
problem-table-imported = Deze partij kun je hier alleen bekijken; verder spelen kan vanaf elk punt aan een nieuwe tafel.
problem-not-begun = De partij is nog niet begonnen.
problem-not-over = Je kunt alleen verder spelen vanuit een partij die afgelopen is.
problem-other-rules = Deze partij is gespeeld met versie { $rules } van de regels; deze server kent versie { $ours }.
problem-stale = De partij is intussen verder: je besliste bij regel { $answers }, en nu is het regel { $line }. Er is niets uitgevoerd.
problem-bot-plays-for-you = Op plaats { $seat } speelt een bot voor je. Kom eerst terug.
problem-bot-already = Op plaats { $seat } speelt al een bot.
problem-no-undo = Aan deze tafel kunnen zetten niet worden teruggenomen.
problem-no-pace = Aan deze tafel mag iedereen de tijd nemen.
problem-not-their-turn = Plaats { $seat } is niet aan de beurt.
problem-time-left = Er is nog tijd: { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
problem-no-advisor = Aan deze tafel is er geen advies.
problem-nobody-decides = Op dit punt hoeft niemand iets te beslissen.
problem-advisor-silent = De adviseur antwoordt op dit moment niet.

notice-joined = { $name } gaat zitten.
notice-left = { $name } staat op.
notice-resigned = { $name } laat de plaats over aan een bot.
notice-stand-in = Een bot speelt verder voor { $name }.
notice-came-back = { $name } is terug.
notice-bot-replaced = { $name } ging in de fout en speelt vanaf nu willekeurig.

page-play = Zo speel je in de terminal:
page-programs = Alles wat mensen hier doen, kunnen programma’s ook; zo gaat dat:
page-schema = de beschrijving van de interface (OpenAPI)

### The plain table: pages without scripts

plain-title = Nieuw Amsterdam
plain-skip = Naar de inhoud
plain-language = Taal
plain-home = Naar de beginpagina
plain-about = Een bordspel voor 2 tot 5 patroons. In zes rondes bied je op actietegels, vestig je bedrijven in de stad, ontgin je land, handel je met de Lenape en verscheep je pelzen. Wie aan het eind de meeste punten heeft, wint.
plain-new = Nieuwe partij
plain-name = Je naam
plain-opponents = Tegenstanders
plain-level = Hoe ze spelen
plain-level-random = willekeurig
plain-level-easy = makkelijk: één zet vooruit
plain-level-medium = gemiddeld: met een plan
plain-level-hard = moeilijk: met een plan, en een oog op dat van jou
plain-play = Spelen
plain-games = Je partijen
plain-game = { $day }: { $players }.
plain-yours = Jij bent aan de beurt.
plain-theirs = { $player } is aan de beurt.
plain-more = Andere manieren van spelen
plain-no-form = Wat er is verstuurd, is niet wat een formulier verstuurt.
plain-free = een vrije plaats

## Whose turn it is, and what to do

plain-your-turn = { $where }: jij bent aan de beurt, { $player }
plain-their-turn = { $where }: { $player } is aan de beurt
plain-now-place = Kies een wijk voor een van je gebouwen; daar wordt het een bedrijf. Wie de meeste bedrijven in een wijk heeft, alleen of gedeeld, gebruikt de speciale actie ervan zonder toeslag.
plain-now-open = Kies een kolom en open het bieden erop: de tegels zijn je acties in deze ronde. Een bod van 0 mag, en alleen de winnaar betaalt.
plain-now-bid = Bied meer dan { $bid } voor kolom { $column }, of pas: iedereen komt maar één keer aan bod.
plain-now-pay = Kolom { $column } is van jou. Betaal ervoor: in totaal { $n } aan grondstoffen, in elke combinatie.
plain-now-take = Je bent als laatste over: neem gratis een kolom naar keuze.
plain-now-city = Gebruik elke stadstegel om te bouwen of om verkiezingen te houden, en doe één speciale actie in een wijk naar keuze; de volgorde is vrij. Alles waarvoor je past, levert 1 munt op.
plain-now-land = Gebruik elke landtegel om een kavel te nemen of land te ontginnen, en doe één speciale actie in een wijk naar keuze; de volgorde is vrij. Alles waarvoor je past, levert 1 munt op.
plain-now-trade = Gebruik elke handelstegel om met de Lenape te handelen of pelzen te verschepen, en doe één speciale actie in een wijk naar keuze; de volgorde is vrij. Alles waarvoor je past, levert 1 munt op.
plain-now-special = Je hebt geen tegel meer voor deze stap, maar wel één speciale actie in een wijk naar keuze; ervoor passen levert 1 munt op.
plain-now-wait = Je hoeft niets te doen; deze pagina ververst zichzelf.
plain-now-bot = Een bot speelt voor je.
plain-now-watch = Je kijkt toe.
plain-decision = Je beslissing
plain-with-tile = Met een tegel (nog { $n } over)
plain-special = Speciale actie (één in deze stap)
plain-done = Als je klaar bent
plain-why-not = Waarom de rest niet?
plain-column = Kolom { $column }: { $holds }
plain-pay = { $n } in totaal:
plain-up-to = { $n ->
    [one] Kies er één:
   *[other] Kies er hoogstens { $n }:
}
plain-business = Bedrijf { $n }
plain-no-more = verder geen
plain-do = Uitvoeren
plain-build = Bouwen
plain-buy = Kopen
plain-sell = Verkopen
plain-buy-furs = { $furs } kopen
plain-happened = Sinds je laatste beslissing
plain-lately = Wat er onlangs gebeurde
plain-story = Het hele verhaal
plain-back = Terug naar de tafel

## What lies there

plain-players = De spelers
plain-you = { $player } (jij)
plain-bot = { $player } (bot)
plain-land = { $cards ->
    [0] geen
    [one] { $cards } kavel, { $cleared } ontgonnen; huizen: { $built } van { $spaces }
   *[other] { $cards } kavels, { $cleared } ontgonnen; huizen: { $built } van { $spaces }
}
plain-ships = Schepen
plain-fleet = { $n ->
    [0] geen
   *[other] { $n } ({ $goods } per ronde)
}
plain-cards = { $player }: kavels en schepen
plain-board = Het bord
plain-districts = Wijken
plain-leads = Meerderheid, ook gedeeld

## Besides playing

plain-tools = Aan deze tafel
plain-undo = Je laatste beslissing terugnemen
plain-advice = De adviseur vragen
plain-stand-in = Een bot voor mij laten spelen
plain-come-back = Weer zelf spelen
plain-for = { $what }: { $player }
plain-again = Nog een keer
plain-drawn = Naar de getekende tafel
plain-record = Het partijverslag downloaden
plain-refresh = Verversen
plain-check = De seed lag vast voordat de partij begon; de hash ervan heeft de hele tijd op deze pagina gestaan. Download het partijverslag, en dit controleert of al het schudden uit de seed volgt:

### The browser: everywhere

ui-away = De server antwoordt niet. Nieuwe poging…
ui-not-sent = De verbinding werd verbroken voordat de zet was bevestigd. Als de tafel hem niet toont, is hij niet gedaan.
ui-unexpected = Er ging hier iets mis. Laad de pagina opnieuw.
ui-patroon = Patroon
ui-tile-city = stadstegel
ui-tile-land = landtegel
ui-tile-trade = handelstegel
ui-tile-special = speciale actie
ui-used = { $what }, gebruikt
ui-token = beurtvolgorde { $n }
ui-less = { $what }: minder
ui-more = { $what }: meer
ui-close = Sluiten
ui-you = Jij

### The browser: first page, new tables, lobby, settings, a primer

home-brand = Nieuw Amsterdam, startpagina
home-nav = Pagina’s
home-nav-play = Spelen
home-nav-watch = Kijken
home-nav-learn = Leren
home-to-dark = Donkere kleuren
home-to-light = Lichte kleuren
home-lead = Bied op je acties, ontgin land, verover de wijken, verscheep pelzen. 2–5 patroons, 6 rondes.
home-name = Je naam
home-colour = Je kleur
home-colour-blue = Blauw, cirkel
home-colour-yellow = Geel, ruit
home-colour-orange = Oranje, driehoek
home-colour-green = Groen, vierkant
home-colour-purple = Paars, kruis
home-colour-taken = { $colour } (bezet)
home-level-random = Willekeurig
home-level-easy = Makkelijk
home-level-medium = Gemiddeld
home-level-hard = Moeilijk
home-temper-none = Geen voorkeur
home-temper-steward = Rentmeester
home-temper-farmer = Boer
home-temper-merchant = Koopman
home-temper-politician = Politicus
home-now = Nu spelen
home-now-note = Jij tegen bots, ongeveer 30 minuten. Met tips als je wilt.
home-now-bots = Bots aan tafel
home-now-level = Hun niveau
home-now-play = Spelen
home-games = Mijn partijen
home-games-none = Nog niets te zien. Je eerste partij is maar één klik weg, en wacht hier dan op je.
home-games-all = Alle { $n } tonen
home-games-more = Oudere partijen tonen
home-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
    }
home-alone = Nog niemand anders
home-game-turn = jouw beurt
home-game-continue = Verder
home-game-open = Openen
home-game-review = Bekijken
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Klaar om te beginnen
    [one] Nog niet begonnen, 1 plaats vrij
   *[other] Nog niet begonnen, { $n } plaatsen vrij
    }
home-game-running = Bezig
home-game-round = Ronde { $round }, { $phase }
home-game-decides = { $at }. Aan zet: { $name }
home-game-imported = Geïmporteerd verslag, { $when }
home-game-over = Afgelopen
home-game-won = Afgelopen: je hebt gewonnen met { $points } punten
home-game-placed = Afgelopen: plaats { $place } van { $of }, { $points } punten
home-friends = Met vrienden
home-friends-note = Open een tafel, stuur de link
home-pass = Op één apparaat
home-pass-note = Eén scherm, 2–5 spelers
home-learn = Leer het spel
home-learn-note = Het spel in vijf minuten
home-watch = Kijken en meedoen
home-watch-none = Openbare tafels
home-watch-both = Wachtend: { $open }, bezig: { $running }
home-watch-open = { $n ->
    [one] 1 tafel wacht op spelers
   *[other] { $n } tafels wachten op spelers
    }
home-watch-running = { $n ->
    [one] Aan 1 tafel wordt gespeeld
   *[other] Aan { $n } tafels wordt gespeeld
    }
home-import = Partijverslag openen
home-import-note = Een .nar-bestand: kijk het terug of speel vanaf elk punt verder
home-import-busy = Het verslag wordt nagekeken…
home-import-line = { $file }, regel { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Eenvoudige pagina’s, voor oude browsers en schermlezers
home-by-me = Ik
home-by-invite = Op uitnodiging
home-by-bot = Een bot
home-by-here = Op dit apparaat
home-by-invite-note = Doet mee via de link die je stuurt.
home-new-lead = Kies wie waar zit. Je krijgt een link voor iedereen die je uitnodigt.
home-new-here-lead = Iedereen speelt om de beurt op dit apparaat.
home-new-seats = Plaatsen
home-new-number = Aantal plaatsen
home-new-seat = Plaats { $n }
home-new-name = Naam op plaats { $n }
home-new-name-hint = Naam
home-new-colour = Kleur van plaats { $n }
home-new-temper = Karakter
home-new-options = Aan deze tafel
home-new-first = Wie begint?
home-new-first-random = Het lot beslist
home-new-make = Tafel openen
home-new-make-note = { $n ->
    [one] Hierna krijg je de link voor 1 gast.
   *[other] Hierna krijg je de link voor { $n } gasten.
    }
home-new-start = Partij starten
home-new-start-note = Iedereen is er: de partij begint meteen.
home-opt-advisor = Adviseur
home-opt-advisor-note = Spelers mogen vragen wat een zet waard is.
home-opt-undo = Zetten terugnemen
home-opt-undo-note = Tot iemand anders iets heeft beslist of er iets is getrokken.
home-opt-public = Openbaar
home-opt-public-note = Iedereen ziet de tafel en kan meedoen of kijken.
home-opt-pace = Bedenktijd
home-pace-none = Onbeperkt
home-pace-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
    }
home-pace-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
    }
home-pace-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
    }
home-wrong-no-name = Deze plaats heeft een naam nodig.
home-wrong-my-name = Laat de anderen weten hoe je heet.
home-wrong-same-name = Iemand anders heeft deze naam al.
home-watch-title = Open tafels
home-watch-to-join = Wachten op spelers
home-watch-to-watch = Nu bezig
home-watch-no-open = Op dit moment wacht er niemand.
home-watch-make = Open een openbare tafel
home-watch-no-running = Op dit moment is er geen openbare partij bezig. Zodra er een begint, verschijnt die hier.
home-watch-newest = Dit zijn de nieuwste.
home-watch-free = { $n ->
    [0] Vol, begint zo
    [one] 1 plaats vrij. Bedenktijd: { $pace }
   *[other] { $n } plaatsen vrij. Bedenktijd: { $pace }
    }
home-watch-since = Sinds { $when }

lobby-title = De tafel staat klaar
lobby-missing = { $n ->
    [one] Er is nog 1 plaats vrij.
   *[other] Er zijn nog { $n } plaatsen vrij.
    }
lobby-away = { $n ->
    [one] Alle plaatsen zijn bezet, maar één speler is er nu even niet: { $names }.
   *[other] Alle plaatsen zijn bezet, maar deze spelers zijn er nu even niet: { $names }.
    }
lobby-complete = Iedereen is er.
lobby-free = Vrije plaats
lobby-free-note = Wacht op iemand
lobby-you = Jij
lobby-here = Op dit apparaat
lobby-other-device = Op hetzelfde apparaat als de host
lobby-host = Opende deze tafel
lobby-person = Gast
lobby-bot = Bot: { $level }
lobby-bot-temper = Bot: { $level }, { $temper }
lobby-present = aanwezig
lobby-absent = afwezig
lobby-take = Hier zitten
lobby-or-bot = of een bot:
lobby-fill = Zet een bot op plaats { $n }
lobby-fill-with = Zet hier een bot neer: { $level }
lobby-clear = Maak deze plaats vrij: { $name }
lobby-start = Partij starten
lobby-start-why = De partij kan beginnen als alle plaatsen bezet zijn. Stuur de link of zet bots op de vrije plaatsen.
lobby-start-note = Daarna kan niemand meer meedoen of weggaan.
lobby-owner-starts = { $name } start de partij als iedereen er is.
lobby-maker-starts = Wie de tafel heeft geopend, start de partij als iedereen er is.
lobby-leave = Tafel verlaten
lobby-close = Tafel sluiten
lobby-close-sure = Voor iedereen sluiten?
lobby-close-yes = Sluiten
lobby-close-no = Openhouden
lobby-invite = Uitnodigen
lobby-invite-note = Met deze link kan iedereen meedoen of kijken. Een account is niet nodig.
lobby-link = Link naar deze tafel
lobby-qr = QR-code van de link naar deze tafel
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-renew = Nieuwe link
lobby-renew-note = De oude link werkt dan niet meer.
lobby-talk = Chat
lobby-talk-none = Nog niemand heeft iets gezegd.
lobby-say = Zeg iets
lobby-send = Sturen
lobby-advisor-on = De adviseur helpt als je het vraagt.
lobby-advisor-off = Geen adviseur.
lobby-undo-on = Zetten terugnemen mag.
lobby-undo-off = Zetten terugnemen mag niet.
lobby-public-on = Openbare tafel.
lobby-public-off = Alleen voor wie de link heeft.
lobby-pace = Bedenktijd: { $pace }.
lobby-first = Begint: { $name }.
lobby-first-random = Het lot beslist wie begint.
lobby-invited = Je bent uitgenodigd
lobby-invited-name = Er is een plaats voor je vrij aan een tafel in Nieuw Amsterdam. Hoe mogen de anderen je noemen?
lobby-invited-seat = Kies een plaats en een kleur.
lobby-on = Verder
lobby-seats = Plaatsen
lobby-your-seat = Jouw plaats
lobby-join = Meedoen
lobby-watch = Kijken

gone-home = Naar de startpagina
gone-watch = Open tafels bekijken
gone-new = Nieuwe tafel openen
gone-learn = Het spel leren
gone-again = Probeer opnieuw
gone-page-title = Onbekende wateren
gone-page = Op dit adres is geen pagina te vinden. Misschien is er onderweg een letter overboord geslagen.
gone-0-title = Er ging iets mis
gone-0 = De tafel kan nu niet worden getoond. Opnieuw proberen helpt meestal.
gone-401-title = Wie ben jij?
gone-401 = Deze browser is hier niet meer bekend. Je partijen zijn veilig: open een persoonlijke link van een ander apparaat of begin opnieuw.
gone-403-title = Niet voor iedereen
gone-403 = Deze tafel is alleen voor wie eraan zit. Vraag een van hen om een uitnodiging.
gone-404-title = Tafel niet gevonden
gone-404 = Op dit adres staat geen tafel, of de tafel is besloten. Ben je uitgenodigd, open dan nog eens de volledige link.
gone-409-title = Andere regels
gone-409 = Deze partij is gespeeld met een oudere versie van de regels, die deze server niet meer kent. Het partijverslag is er nog.
gone-410-title = De tafel is gesloten
gone-410 = Wie de tafel had geopend, heeft hem gesloten voordat de partij begon.
gone-503-title = Een ogenblik
gone-503 = De partijen zijn op dit moment niet bereikbaar. Er is niets verloren; probeer het straks nog eens.
gone-invite-title = Deze uitnodiging werkt niet
gone-invite = De link is niet volledig of is door een nieuwe vervangen. Vraag om de huidige link.
gone-full-title = Alle plaatsen zijn bezet
gone-full = Iemand was je voor. Je kunt kijken, en misschien komt er een plaats vrij.
gone-running-title = De partij is al begonnen
gone-running = Ze zijn zonder jou begonnen. Je mag gerust komen kijken.
gone-over-title = Deze partij is afgelopen
gone-over = Je kunt de partij zet voor zet terugkijken.
gone-link-title = Deze persoonlijke link werkt niet
gone-link = Zo’n link werkt maar één keer en maar één dag. Maak een nieuwe bij de instellingen van het andere apparaat.

set-title = Instellingen
set-language = Taal
set-theme = Kleuren
set-theme-light = Licht
set-theme-dark = Donker
set-pace = Tempo van de zetten van anderen
set-pace-slow = Langzaam
set-pace-normal = Normaal
set-pace-fast = Snel
set-pace-instant = Direct
set-motion = Niets beweegt als je systeem om minder beweging vraagt.
set-advisor = Adviseur
set-advisor-note = Laat zien wat zetten waard zijn, als de tafel dat toestaat.
set-sound = Geluid
set-sound-note = Een zacht geluidje als je aan de beurt bent.
set-notify = Meldingen
set-notify-note = Laat je weten dat je aan de beurt bent als je op een andere pagina zit.
set-notify-denied = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen van je browser.
set-devices = Mijn partijen op andere apparaten
set-devices-note = Er is geen wachtwoord. Met een persoonlijke link open je je partijen op een ander apparaat.
set-devices-nobody = Je bent hier nieuw. Vanaf je eerste partij onthoudt deze browser je en kun je je partijen meenemen naar andere apparaten.
set-link = Persoonlijke link
set-link-make = Persoonlijke link maken
set-link-qr = QR-code van je persoonlijke link
set-link-note = Open de link op het andere apparaat. Hij werkt maar één keer en maar één dag. Geef hem aan niemand: hij geeft toegang tot je partijen.
set-device-this = Dit apparaat
set-device-other = Een ander apparaat
set-device-link = Link die nog niet is geopend
set-device-since = Sinds { $when }
set-device-until = Tot { $when }
set-device-revoke = Intrekken
set-forget = Vergeet mij op dit apparaat
set-forget-warn = Dit is het enige apparaat dat je kent. Als je doorgaat, kan niemand meer bij je partijen, ook jijzelf niet.
set-forget-warn-others = Deze browser vergeet je. Je partijen blijven bestaan, en op je andere apparaten kun je er nog bij.
set-forget-yes = Vergeet mij
set-forget-no = Blijven
set-me-title = Welkom terug
set-me-ask = Deze persoonlijke link opent je partijen in deze browser. Hij werkt maar één keer.
set-me-yes = Mijn partijen hier openen
set-me-no = Laten zoals het is
set-me-sure-title = { $name } speelt in deze browser
set-me-sure = Als je de link opent, komen de partijen van iemand anders in de plaats van die hier. Alleen met een eigen persoonlijke link komen deze weer terug.
set-me-done-title = Hallo, { $name }!
set-me-done = Je partijen staan nu hier.
set-me-games = Naar mijn partijen

learn-title = Het spel in vijf minuten
learn-lead = Nieuw-Amsterdam, rond 1625. Een wal, een fort, een paar straten, en daarachter eindeloos bos. Hier lees je alles wat je voor een eerste partij moet weten.
learn-play = Speel je eerste partij
learn-goal-title = Het doel
learn-goal = Je bent een patroon met land, bedrijven en schepen. In zes rondes verzamel je punten: met verkiezingen in de stad, met ontgonnen land, met pelzen voor Europa. Wie de meeste punten heeft, wint. Niets is geheim: je ziet wat iedereen heeft.
learn-round-title = Een ronde
learn-round = Eerst worden de tegels van de ronde geveild. Dan volgen drie stappen: stad, land, handel. In elke stap gebruik je je tegels van die soort, de ene speler na de andere. Aan het eind van de ronde verbruiken de bedrijven maïs en krijg je goederen en munten. Daarna worden er nieuwe kaarten opengelegd.
learn-auction-title = De veiling
learn-auction = De geldkist heeft vijf kolommen met twee of drie tegels, sommige ook met munten. Wie als eerste in de beurtvolgorde staat, kiest een kolom en doet een bod. Alle anderen zijn één keer aan de beurt: hoger bieden of passen. Je mag met van alles betalen: munten, hout, maïs, goederen en pelzen tellen allemaal even zwaar. De winnaar ruilt bovendien van volgordefiche met de speler die de kolom koos. De laatste speler die overblijft, neemt gratis een kolom.
learn-city-title = Stad
learn-city = Bouw tot drie bedrijven in de zes wijken, voor 1 hout per stuk. Of houd verkiezingen: 3 punten voor elke wijk waar je de meeste bedrijven hebt, 2 waar je de meerderheid deelt. Niemand anders scoort. Bouw dus eerst, en houd verkiezingen als je voorstaat.
learn-land-title = Land
learn-land = Neem een kavel, een kaart met land; die komt rechts aan het eind van je rij. Of ontgin land: elke kavel die vol huizen staat, wordt akkerland en levert je zijn hout op. De punten hangen af van de plek in de rij: 1, 3, 6, 10, 15… Ontgin je meer kavels tegelijk, dan scoort alleen de meest rechtse. Elke nieuwe kavel verdrijft de Lenape een stukje verder de rivier op.
learn-trade-title = Rivier en schepen
learn-trade = Met goederen koop je pelzen van de Lenape. Staat er geen langhuis tegenover je handelspost, dan kost de reis maïs. Of laad een schip met precies zoveel pelzen als erop passen. De soort die je het meest verscheept, levert 3 punten per pels op, de tweede 2 en de andere 1. Vanaf dan is het schip van jou en brengt het elke ronde goederen.
learn-special-title = Speciale acties
learn-special = In elke stap heb je ook één speciale actie, in een wijk naar keuze. Waar je de meerderheid hebt of deelt, is die gratis; elders kost die een munt. Alles wat je niet gebruikt, een tegel of een speciale actie, levert je een munt op.
learn-special-lumberyard = Houtwerf: koop of verkoop hout, een munt per stuk.
learn-special-granary = Graanschuur: koop of verkoop maïs, een munt per stuk.
learn-special-docks = Haven: een pakhuis voor 1 hout; zo krijg je plaats voor meer goederen.
learn-special-millwork = Timmerij: tot drie huizen op je land, 1 hout per stuk.
learn-special-blackmarket = Zwarte markt: tot drie pelzen, ongezien, voor drie munten of goederen per stuk.
learn-special-tradingco = Handelscompagnie: je handelspost gaat voor 1 hout stroomopwaarts.
learn-provisions-title = Bevoorrading
learn-provisions = Je akkers leveren maïs op. Daarna verbruikt elk bedrijf één maïs. Een bedrijf dat niets krijgt, moet weg en kost je 2 punten: houd de vooruitblik in de gaten. Je schepen brengen goederen, voor zover er plaats is. Elke wijk met een bedrijf van jou levert een munt op, en nog een als je daar als enige de meerderheid hebt.
learn-end-title = Het einde
learn-end = Na ronde zes zijn er nog één keer verkiezingen in alle wijken, en dan scoort iedereen. Je laatste volle kavel scoort als die nog niet ontgonnen is. Elke pels die je over hebt, is een punt waard, en elke drie andere grondstoffen samen ook.
learn-on = De tafel laat zien wat je kunt doen, wat het kost en wat het oplevert. Probeer het maar: je eerste partij speel je tegen twee makkelijke tegenstanders.

### The browser: the chart

# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = Het bord: rivier, stad, handelaars, kavels en schepen
chart-noort = Noort Rivier
chart-oost = Oost Rivier
chart-river = De rivier
chart-camps = Kampen
chart-posts = Posten
chart-upriver = stroomop
chart-north = N
chart-city = Stad
chart-traders = Lenape-handelaars
chart-journey = jouw reis
chart-journey-of = Jouw reis naar de Lenape: { $corn }.
chart-your-post = jouw post: zone { $zone }
chart-price-in-goods = prijs in goederen
chart-land = Kavels
chart-ships = Schepen
chart-reserve = pelzenreserve { $n }
chart-track = Scorespoor
chart-track-of = { $player }: { $points }

# Names of the districts; a soft hyphen (U+00AD) where a long word may break.
chart-name-lumberyard = Houtwerf
chart-name-granary = Graan­schuur
chart-name-docks = Haven
chart-name-millwork = Timmerij
chart-name-black_market = Zwarte markt
chart-name-trading_company = Handels­compagnie

# What the special action does, in a few words under the businesses of a district.
chart-does-lumberyard = hout (ver)kopen 1:1
chart-does-granary = maïs (ver)kopen 1:1
chart-does-docks = volgend pakhuis
chart-does-millwork = bouw 1–3 huizen
chart-does-black_market = 1–3 pelzen, elk 3
chart-does-trading_company = post stroomop
chart-free = gratis
chart-each = elk { $n }
chart-pick = kies 1–{ $n }
chart-all = alle { $n }
chart-no-furs = geen pelzen
chart-needs = { $n ->
    [one] pels
   *[other] pelzen
    }
chart-taken = al weg
chart-not-yet = nog niet

# Each place in full, for those who listen.
chart-camp-of = Kamp { $n }, langhuizen: { $have } van { $spaces }.
chart-boat-of = De boot van zone { $n } naar zone { $to } kost { $corn }.
chart-zone-of = Zone { $n }, handelsposten: { $players }; vrije plekken: { $free }.
chart-zone-free = Zone { $n }, geen handelspost; vrije plekken: { $free }.
chart-next-post = De handelscompagnie zou je post hierheen brengen.
chart-longhouse-goes = Door de kavel die je koos, verdwijnt er een langhuis uit dit kamp.
chart-longhouse-comes = Door de kavel die je koos, komt er een langhuis in dit kamp bij.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: geen bedrijven.
chart-leads = Meerderheid: { $player }.
chart-tied = Gedeelde meerderheid: { $players }.
chart-fee-none = De speciale actie is hier gratis voor je.
chart-fee-coin = De speciale actie kost je hier 1 munt.
chart-planned = Hier gepland: { $n }.
chart-removed = Hier te verwijderen: { $n }.
chart-trader-pick = { $trader }: { $furs }. Kies er 1 tot { $n }, voor { $goods } per stuk.
chart-trader-all = { $trader }: { $furs }. Allemaal samen voor { $goods }.
chart-trader-none = { $trader }: geen pelzen.
chart-land-of = Kavel { $n }: { $card }.
chart-land-taken = Kavel { $n }: al weg.
chart-ship-of = Schip { $n }: { $card }.
chart-ship-taken = Schip { $n }: al weg.
chart-card-not-yet = Plek { $n }: nog geen kaart.
chart-best = Je beste lading hier: { $points }.

# What a place is, when there is nothing to do with it now.
chart-about-lumberyard = Als speciale actie: koop zoveel hout als je wilt voor 1 munt per stuk, of verkoop zoveel je wilt voor dezelfde prijs.
chart-about-granary = Als speciale actie: koop zoveel maïs als je wilt voor 1 munt per stuk, of verkoop zoveel je wilt voor dezelfde prijs.
chart-about-docks = Als speciale actie: bouw voor 1 hout je volgende pakhuis; dat opent zijn steiger voor goederen.
chart-about-millwork = Als speciale actie: bouw één tot drie huizen op je land, 1 hout per stuk, van links naar rechts.
chart-about-black_market = Als speciale actie: trek ongezien één tot drie pelzen uit de reserve, elk voor 3 munten of goederen.
chart-about-trading_company = Als speciale actie: verplaats voor 1 hout je handelspost naar de volgende vrije zone stroomopwaarts, maar niet voorbij het verste langhuis.
chart-about-fee = Gratis voor wie hier de meerderheid heeft of deelt; 1 munt voor alle anderen.
chart-about-land = Met een landtegel leg je een van deze kavels aan je rij. Telkens trekt er een langhuis stroomopwaarts.
chart-about-ship = Met een handelstegel laad je een schip met precies zoveel pelzen als het nodig heeft: meteen punten, één keer munten, elke ronde goederen.
chart-about-trader = Met een handelstegel koop je pelzen van een van de handelaars. Staat er geen langhuis tegenover je post, dan kosten de boten naar het dichtstbijzijnde langhuis maïs.
chart-about-river = De reis is gratis als er een langhuis tegenover je post staat; anders betaal je maïs voor elke boot naar het dichtstbijzijnde kamp stroomopwaarts waar er een staat.
chart-none-of-yours = Je hebt hier geen bedrijf.
chart-too-dear = De prijs is { $goods }: meer dan je hebt.
chart-too-few-furs = { $furs } nodig: meer dan je hebt.
chart-enough = Meer kan niet met één actie: { $n }.
chart-rule = regel { $rule }

### The browser: mats, bar, log, keys

mat-title = Nieuw Amsterdam
mat-title-turn = ● Jouw beurt – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = Ronde { $round }: de tafel wacht op jou.
mat-heading = Nieuw Amsterdam, ronde { $round }: { $phase }
mat-skip = Naar je beslissing
mat-text-view = Tekstweergave
mat-home = Start
mat-home-brand = Nieuw Amsterdam, startpagina
mat-tools = Tafelopties
mat-menu = Menu
mat-advisor = Adviseur
mat-sound = Geluid
mat-dark = Donkere kleuren
mat-settings = Instellingen
mat-break = Laat een bot voor mij spelen
mat-break-note = Tot je je plaats weer inneemt.
mat-break-ask = Een bot voor je laten spelen?
mat-break-what = Een bot neemt meteen je plaats in en beslist alles voor je, tot het einde van de partij als je niet terugkomt. Je kunt je plaats altijd weer innemen, maar wat de bot heeft gespeeld, blijft gespeeld.
mat-break-waits = Wil je alleen even stoppen, ga dan gewoon weg: een partij tegen bots wacht vanzelf op je.
mat-break-yes = Laat een bot spelen
mat-break-no = Ik speel zelf
mat-come-back = Ik ben terug
mat-resting = Een bot speelt voor je.
mat-record = Partijverslag downloaden
mat-keys = Toetsen
mat-keys-note = De toetsen doen niets terwijl je in een veld typt. Met de pijltjestoetsen en de spatiebalk scrol je zoals overal.
mat-key-confirm = je keuze bevestigen
mat-key-cancel = je keuze laten vallen
mat-key-undo = terugnemen
mat-key-end = beurt beëindigen
mat-key-district = een wijk kiezen
mat-key-more = één meer bieden
mat-key-less = één minder bieden
mat-key-box = geldkist of bord
mat-key-hurry = de animatie overslaan
mat-key-read = voorlezen wat je keuze zou doen
mat-key-log = logboek
mat-key-chat = chat
mat-key-text = tekstweergave
mat-key-mute = geluid aan of uit
mat-key-help = het spel in vijf minuten
mat-key-keys = deze lijst
mat-key-name-space = Spatie
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = Er is nu niets om voor te lezen.
mat-read-draft = Dit levert op: { $changes }.
mat-read-no-change = Dit verandert niets aan je grondstoffen of punten.
mat-round = Ronde { $round }
mat-round-of = van { $rounds } · { $decade }
mat-round-short = Ronde { $round } van { $rounds }
mat-round-full = Ronde { $round } van { $rounds }, { $decade }
mat-phase-setup = Opstelling
mat-phase-preparation = Voorbereiding
mat-phase-bidding = Bieden
mat-phase-city = Stad
mat-phase-land = Land
mat-phase-trade = Handel
mat-phase-provisions = Bevoorrading
mat-phase-end = Einde
mat-patroons = Patroons in beurtvolgorde
mat-decision = Je beslissing
mat-story = Logboek en chat
mat-log = Logboek
mat-log-earlier = Eerder
mat-chat = Chat
mat-chat-field = Zeg iets
mat-chat-send = Sturen
mat-chat-empty = Nog niemand heeft iets gezegd.
mat-again = Wat miste ik?
mat-chat-unread = { $n ->
    [one] Chat: { $n } nieuw bericht
   *[other] Chat: { $n } nieuwe berichten
}
mat-show = Hier te zien
mat-cash-box = Geldkist
mat-chart = Bord
mat-sheet-open = Openen: { $title }
mat-sheet-close = Sluiten: { $title }
mat-look = Tafel bekijken
mat-result = Uitslag tonen
mat-tabs = Delen van de tafel
mat-tab-act = Beslissen
mat-tab-chart = Bord
mat-tab-city = Stad
mat-tab-mat = Bij mij
mat-tab-others = Anderen
mat-to-decision = Naar je beslissing
mat-hand-over = Nu is { $player } aan de beurt
mat-hand-over-ok = OK
mat-your-turn = Jouw beurt
mat-your-bid = jouw bod
mat-acting = nu aan zet
mat-turn-done = beurt klaar
mat-of = Tableau van { $player }
mat-your-mat = Jouw tableau
mat-open = Toon het tableau van { $player }
mat-chip = { $player }: beurtvolgorde { $token }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Toon het tableau.
mat-who-bot = bot
mat-who-stand-in = bot valt in
mat-who-here = hier
mat-who-present = aanwezig
mat-who-away = afwezig
mat-won-for = kolom { $column } voor { $bid }
mat-won-free = kolom { $column }, gratis
mat-won-short = kolom { $column }
mat-high-bid = hoogste bod: { $bid }
mat-chooser = opent
mat-bidder-won = heeft een kolom
mat-bidder-chooser = opent
mat-bidder-speaks = moet nog bieden
mat-bidder-waits = doet nog mee
mat-zone = zone { $n }
mat-post-zone = Handelspost in zone { $n }; reiskosten: { $corn } maïs
mat-buildings-left = { $n ->
    [one] nog { $n } gebouw
   *[other] nog { $n } gebouwen
}
mat-left = over
mat-corn-balance = { $corn } + { $harvest } oogst − { $upkeep } onderhoud = { $rest }
mat-ships-bring = { $n ->
    [one] { $n } schip
   *[other] { $n } schepen
}: { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
} per ronde
mat-no-ships = nog geen
mat-cleared-some = { $n ->
    [one] { $n } ontgonnen kavel
   *[other] { $n } ontgonnen kavels
}: { $corn } maïs per ronde
mat-card-cleared = Ontgonnen kavel: { $corn } maïs per ronde
mat-card-open = Kavel: { $built } van { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
} gebouwd; { $wood } hout bij ontginning, daarna { $corn } maïs per ronde
mat-houses = { $built } van { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
} gebouwd
mat-tiles = Tegels van deze ronde
mat-land-row = Land · punten bij ontginning
mat-wharf = Kade
mat-wharf-is = { $warehouses ->
    [one] { $warehouses } pakhuis
   *[other] { $warehouses } pakhuizen
}: { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
}, plaats voor { $room }
mat-ships = Schepen
mat-place-worth = Plek { $place }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mat-cleared = akker
mat-ready = vol
mat-to-build = nog { $n }
mat-clear-now = Land ontginnen ({ $n ->
    [one] { $n } kavel
   *[other] { $n } kavels
}): +{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, +{ $wood } hout
mat-more = Land, kade en schepen
mat-then = dan
mat-forecast = Aan het eind van de ronde
mat-about-coins = Met munten koop je hout en maïs, betaal je de toeslag waar je de meerderheid niet hebt of deelt, en bied je op kolommen.
mat-about-wood = Elk bedrijf, huis en pakhuis kost 1 hout, en het verplaatsen van je handelspost ook.
mat-about-corn = Maïs voedt je bedrijven aan het eind van elke ronde en betaalt je reizen naar de Lenape.
mat-about-goods = Met goederen koop je pelzen van de Lenape. Het tweede getal is de ruimte op je steigers.
mat-about-furs = Pelzen leveren op een schip punten op; wat overblijft, telt aan het eind een beetje mee.
mat-about-land = Huizen vullen de kavels van links naar rechts. Volle kavels kun je ontginnen: hoe verder naar rechts, hoe meer punten.
mat-about-upkeep = Aan het eind van de ronde leveren de akkers hun oogst; daarna verbruikt elk bedrijf één maïs, of het moet weg.
mat-upkeep = Onderhoud { $upkeep }: { $corn } maïs + { $harvest } oogst
mat-spare = { $n } over
mat-short = { $n } tekort: { $n ->
    [one] één bedrijf gaat verloren, { $loss }
   *[other] { $n } bedrijven gaan verloren, { $loss }
}
mat-unfed = { $n ->
    [one] { $n } bedrijf krijgt geen maïs
   *[other] { $n } bedrijven krijgen geen maïs
}: { $loss }
# What hunger costs; it is put into mat-short, mat-unfed and bid-corn-short.
mat-loss = { $points ->
    [one] −{ $points } punt
   *[other] −{ $points } punten
}
mat-loss-capped = { $points ->
    [0] geen puntenverlies, want de score is 0
   *[other] maar −{ $points }, want een score zakt nooit onder 0
}
mat-fed = Elk bedrijf krijgt maïs
mat-then-spare = dan { $n } over
mat-then-short = dan { $n } tekort
mat-clear-spare = als je ontgint: { $n } over
mat-clear-short = als je ontgint: { $n } tekort
mat-goods-come = { $n ->
    [one] +{ $n } goed
   *[other] +{ $n } goederen
}
mat-goods-lost = { $n } verloren, steigers vol
mat-then-lost = dan { $n } verloren
mat-income = +{ $n } inkomsten
mat-then-coins = dan +{ $n }
mat-elections-now = { $n ->
    [one] verkiezingen nu: { $n } punt
   *[other] verkiezingen nu: { $n } punten
}
mat-land-rank = { $n ->
    [0] laatste volle kavel: nr. { $rank }
   *[other] laatste volle kavel: nr. { $rank }, +{ $n } aan het eind
}
mat-at-end = { $land ->
    [0] aan het eind: +{ $n }
   *[other] aan het eind: +{ $n }, waarvan { $land } voor land
}
mat-at-end-parts = Als de partij nu eindigde: verkiezingen { $elections }, land { $land }, pelzen { $furs }, grondstoffen { $resources }

### The browser: decisions

# The decision panel.
act-panel = Jouw beslissing
act-your-turn = Jouw beurt
act-turn-of = { $player }: jouw beurt
act-choosing = { $player } denkt na
act-drawing = Kaarten en pelzen worden getrokken
act-over = De partij is afgelopen
act-order = Beurtvolgorde
act-done = klaar
act-advised = advies
act-free = gratis
act-undo = Terugnemen
act-cancel = Annuleren
act-end-turn = Einde beurt
act-pass = Passen

# One sentence: what can be done now, and what for.
act-now-place = Vestig een bedrijf in een wijk naar keuze. Elke wijk waar je er een hebt, levert je elke ronde een munt op, en nog een zolang je daar in je eentje de meerderheid hebt.
act-now-open = Kies een kolom en doe het eerste bod. De tegels van de kolom bepalen wat je deze ronde kunt doen.
act-now-bid = Bied meer om deze tegels te krijgen, of pas en wacht op een andere kolom. Per kolom ben je maar één keer aan de beurt.
act-now-take = Jij bent als laatste over: neem gratis een kolom.
act-now-pay = De kolom is van jou. Betaal met wat je het minst nodig hebt: munten, goederen, hout, maïs en pelzen tellen elk voor 1.
act-now-remove = Er is niet genoeg maïs voor al je bedrijven. Kies welke je opgeeft.
act-now-city = Bouw met je stadstegels bedrijven, of scoor met de bedrijven die je hebt; je hebt ook één speciale actie.
act-now-city-tile = { $n ->
    [one] Je hebt nog één stadstegel: bouw bedrijven, of scoor met de bedrijven die je hebt.
   *[other] Je hebt nog { $n } stadstegels: bouw bedrijven, of scoor met de bedrijven die je hebt.
  }
act-now-land = Neem met je landtegels nieuwe kavels, of ontgin volle kavels voor hout en punten; je hebt ook één speciale actie.
act-now-land-tile = { $n ->
    [one] Je hebt nog één landtegel: neem een kavel, of ontgin volle kavels voor hout en punten.
   *[other] Je hebt nog { $n } landtegels: neem een kavel, of ontgin volle kavels voor hout en punten.
  }
act-now-trade = Koop met je handelstegels pelzen voor goederen, of verscheep pelzen voor punten; je hebt ook één speciale actie.
act-now-trade-tile = { $n ->
    [one] Je hebt nog één handelstegel: koop pelzen voor goederen, of verscheep pelzen voor punten.
   *[other] Je hebt nog { $n } handelstegels: koop pelzen voor goederen, of verscheep pelzen voor punten.
  }
act-now-special = Geen tegel meer, maar nog wel één speciale actie: kies een wijk, of beëindig je beurt voor een munt.
act-now-chance = Nieuwe kaarten, pelzen en tegels worden klaargelegd.
act-now-over = Alle zes rondes zijn gespeeld.
act-theirs-place = Voor de eerste ronde vestigt iedereen twee bedrijven.
act-theirs-open = Zo meteen wordt er een kolom met tegels geveild.
act-theirs-bid = Er wordt op een kolom geboden. Wie het meest biedt, krijgt de tegels.
act-theirs-take = Wie als laatste over is, neemt gratis een kolom.
act-theirs-pay = De winnaar kiest waarmee het bod wordt betaald.
act-theirs-remove = Bedrijven zonder maïs moeten weg.
act-theirs-city = Met stadstegels bouw je bedrijven of scoor je ermee.
act-theirs-land = Met landtegels neem je kavels of ontgin je ze.
act-theirs-trade = Met handelstegels koop je pelzen of verscheep je ze.
act-hint-build = Kies met + waar je bouwt. Elk bedrijf kost nu 1 hout en elke ronde 1 maïs.
act-hint-add_land = Kies een kavel. Bouw hem via de timmerij vol met huizen; daarna kun je hem ontginnen.
act-hint-trade = Kies een handelaar. De pelzen zijn voor de schepen.
act-hint-ship = Kies een schip en geef het precies zoveel pelzen als het nodig heeft. Vanaf dan brengt het elke ronde goederen.
act-hint-lumberyard = Koop of verkoop hout, 1 munt per stuk.
act-hint-granary = Koop of verkoop maïs, 1 munt per stuk.
act-hint-millwork = Bouw huizen op je land, van links naar rechts, voor 1 hout per stuk.
act-hint-black_market = Koop ongezien pelzen; betaal met munten, goederen of allebei.

# Kinds of moves: titles of options, and what an undo takes back.
act-kind-place = Bedrijf vestigen
act-kind-open = Veiling openen
act-kind-bid = Bieden
act-kind-pass_bid = Passen
act-kind-pay = Bod betalen
act-kind-take_column = Kolom nemen
act-kind-build = Bedrijven bouwen
act-kind-elections = Verkiezingen houden
act-kind-add_land = Kavel nemen
act-kind-clear_land = Land ontginnen
act-kind-trade = Handelen met de Lenape
act-kind-ship = Pelzen verschepen
act-kind-lumberyard = Houtwerf
act-kind-granary = Graanschuur
act-kind-docks = Haven
act-kind-millwork = Timmerij
act-kind-black_market = Zwarte markt
act-kind-trading_company = Handelscompagnie
act-kind-pass_tile = Passen voor een tegel
act-kind-pass_special = Passen voor de speciale actie
act-kind-end_turn = Einde beurt
act-kind-remove = Bedrijven opgeven

# Sections and details.
act-use-tile = { $step ->
    [city] Stadstegel
    [land] Landtegel
   *[trade] Handelstegel
  }
act-special = Speciale actie
act-no-fee = Geen munt voor de toeslag: je hebt of deelt hier de meerderheid niet.
act-no-fur = Te weinig munten en goederen: { $have } van { $need }.
act-no-tile = { $step ->
    [city] Je hebt deze ronde geen stadstegel.
    [land] Je hebt deze ronde geen landtegel.
   *[trade] Je hebt deze ronde geen handelstegel.
  }
act-tiles-used = { $n ->
    [one] Je tegel is gebruikt.
    [2] Beide tegels zijn gebruikt.
   *[other] Alle { $n } tegels zijn gebruikt.
  }
act-each = elk { $n }
act-each-said = elk { $what }
act-later = later { $n }
act-later-said = { $n ->
    [one] { $n } punt bij ontginning
   *[other] { $n } punten bij ontginning
  }
act-up-to = max. { $n }
act-up-to-said = { $n ->
    [one] hoogstens { $n } punt
   *[other] hoogstens { $n } punten
  }
act-goods-range = { $range } goederen
act-detail-build = { $n ->
    [one] 1 bedrijf in een wijk naar keuze
   *[other] Hoogstens { $n }, in wijken naar keuze
  }
act-detail-elections = { $tied ->
    [0] Wijken met meerderheid: { $led }
   *[other] { $led ->
        [0] Wijken met gedeelde meerderheid: { $tied }
       *[other] Wijken met meerderheid: { $led }, gedeeld: { $tied }
    }
  }
act-detail-add_land = { $n ->
    [one] 1 kavel, als nr. { $place } van je rij.
   *[other] 1 van de { $n } kavels, als nr. { $place } van je rij.
  }
act-detail-clear_land = { $n ->
    [one] 1 kavel. Oogst +{ $corn } maïs per ronde.
   *[other] { $n } kavels. Oogst +{ $corn } maïs per ronde.
  }
act-covered-then = Dan is er genoeg maïs.
act-detail-trade = { $n ->
    [one] 1 handelaar die je kunt betalen
   *[other] Keuze uit { $n } handelaars
  }
act-detail-ship = { $n ->
    [one] Je kunt 1 schip vullen
   *[other] Keuze uit { $n } schepen
  }
act-detail-lumberyard = { $ways ->
    [both] { $buy } hout kopen of { $sell } verkopen
    [buy] { $buy } hout kopen
   *[sell] { $sell } hout verkopen
  }
act-detail-granary = { $ways ->
    [both] { $buy } maïs kopen of { $sell } verkopen
    [buy] { $buy } maïs kopen
   *[sell] { $sell } maïs verkopen
  }
act-detail-docks = { $n ->
    [one] Steiger { $pier }: plaats voor { $n } goed
   *[other] Steiger { $pier }: plaats voor { $n } goederen
  }
act-detail-millwork = { $n ->
    [one] { $range } huis op je land
   *[other] { $range } huizen op je land
  }
act-detail-black_market = { $n ->
    [one] { $range } pels ongezien, { $price } munten of goederen
   *[other] { $range } pelzen ongezien, elk { $price } munten of goederen
  }
act-detail-trading_company = { $saved ->
    [0] Handelspost naar zone { $zone }
   *[other] Handelspost naar zone { $zone }: reis −{ $saved } maïs
  }
act-longhouse-moves = Langhuis: kamp { $camp } → { $to }.
act-longhouse-leaves = Langhuis weg uit kamp { $camp }.
act-what-lumberyard = Hout kopen en verkopen, om te bouwen
act-what-granary = Maïs kopen en verkopen, voor onderhoud en reizen
act-what-docks = Pakhuizen bouwen voor je goederen
act-what-millwork = Huizen op je land bouwen
act-what-black_market = Ongezien pelzen kopen
act-what-trading_company = Je handelspost stroomopwaarts verplaatsen

# Editors.
act-nobody-there = nog niemand
act-leads = Meerderheid: { $players }.
act-tied = Gedeeld: { $players }.
act-gets-majority = meerderheid
act-gets-tie = gedeeld
act-loses-majority = meerderheid kwijt
act-loses-tie = gedeelde meerderheid kwijt
act-only-tied = nog maar gedeeld
act-loses-last = 1 munt minder per ronde
act-loses-nothing = geen meerderheid kwijt
act-remove-chosen = Gekozen: { $n } van { $number }.
act-remove-cost = { $n ->
    [one] Elk bedrijf kost { $n } punt.
   *[other] Elk bedrijf kost { $n } punten.
  }
act-remove-capped = { $points ->
    [0] Je hebt geen punten te verliezen: een score zakt nooit onder 0.
   *[other] Je verliest alleen de { $points } die je hebt: een score zakt nooit onder 0.
  }
act-land-place = { $points ->
    [one] Wordt kavel { $place } van je rij: { $points } punt bij ontginning.
   *[other] Wordt kavel { $place } van je rij: { $points } punten bij ontginning.
  }
act-journey = De reis naar het dichtstbijzijnde langhuis kost { $corn } maïs.
act-ship-chosen = Pelzen: { $n } van { $need }.
act-ship-scoring = Punten per pels: { $first } voor de soort die je het meest verscheept, { $second } voor de volgende, { $other } voor elke andere.
act-buy-wood = Hout kopen
act-sell-wood = Hout verkopen
act-buy-corn = Maïs kopen
act-sell-corn = Maïs verkopen
act-cannot-buy = Geen munt om te kopen
act-cannot-sell = Niets te verkopen
act-most = Max. { $n }
act-now-have = Nu: { $what }, { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
  }.
act-then-have = Daarna: { $what }, { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
  }.
act-houses = { $n ->
    [one] { $n } huis
   *[other] { $n } huizen
  }
act-houses-full = { $points ->
    [one] Kavel { $place } is dan vol: { $points } punt bij ontginning.
   *[other] Kavel { $place } is dan vol: { $points } punten bij ontginning.
  }
act-houses-left = { $n ->
    [0] Dan staat op elke bouwplek een huis.
    [one] { $n } bouwplek blijft leeg.
   *[other] { $n } bouwplekken blijven leeg.
  }
act-price = Prijs { $n }:
act-in-goods = Daarvan in goederen
act-drawn = De pelzen worden meteen getrokken. Dat kun je niet terugnemen.

# Under a draft.
act-now = Nu
act-round-end = Einde ronde
act-upkeep = Onderhoud: { $balance }
act-short = { $n } tekort
act-spare = { $n } over
act-change = { $before } → { $after }
act-lost = { $n } verloren
act-income = { $n } inkomsten
act-choose-district = Kies een wijk
act-choose-card = Kies een kavel
act-choose-trader = Kies een handelaar
act-choose-furs = Kies pelzen
act-choose-ship = Kies een schip
act-choose-more = { $n ->
    [one] Kies er nog een
   *[other] Kies er nog { $n }
  }
act-do-place = Bedrijf vestigen: { $district }
act-do-build = { $n } bouwen voor { $n } hout
act-do-add_land = Deze kavel nemen
act-do-trade = { $furs ->
    [one] { $furs } pels voor { $price }
   *[other] { $furs } pelzen voor { $price }
  }
act-do-ship = { $points ->
    [one] { $furs } verschepen voor { $points } punt
   *[other] { $furs } verschepen voor { $points } punten
  }
act-do-buy = { $what } kopen
act-do-sell = { $what } verkopen
act-do-millwork = { $n ->
    [one] { $n } huis bouwen voor { $n } hout
   *[other] { $n } huizen bouwen voor { $n } hout
  }
act-do-black_market = { $n ->
    [one] { $n } pels ongezien kopen
   *[other] { $n } pelzen ongezien kopen
  }
act-do-remove = { $n ->
    [one] Dit bedrijf opgeven
   *[other] Deze { $n } opgeven
  }
act-do-docks = Pakhuis bouwen
act-do-trading_company = Handelspost stroomopwaarts verplaatsen
act-ends-turn = Hiermee eindigt je beurt.
act-upkeep-short = Je bedrijven hebben { $upkeep } maïs nodig; je hebt { $corn } + { $harvest } uit de oogst: { $n } te weinig.

# While others decide.
act-has-left = { $special ->
    [yes] { $n ->
        [0] { $player } heeft alleen de speciale actie nog.
        [one] { $player } heeft nog { $n } tegel en de speciale actie.
       *[other] { $player } heeft nog { $n } tegels en de speciale actie.
    }
   *[no] { $n ->
        [0] { $player } is bijna klaar.
        [one] { $player } heeft nog { $n } tegel.
       *[other] { $player } heeft nog { $n } tegels.
    }
  }
act-until = { $n ->
    [one] Hierna ben jij aan zet.
   *[other] Na { $n } beurten ben jij aan zet.
  }
act-until-step = { $step ->
    [land] { $n ->
        [one] Hierna ben jij aan zet, in de landstap.
       *[other] In de landstap ben je weer aan zet, na { $n } beurten.
    }
   *[trade] { $n ->
        [one] Hierna ben jij aan zet, in de handelsstap.
       *[other] In de handelsstap ben je weer aan zet, na { $n } beurten.
    }
  }
act-until-round = Je bent weer aan zet bij het bieden in de volgende ronde.
act-until-end = Na deze stap eindigt de partij.
act-until-settled = Je hebt je kolom. In de stadsstap ben je weer aan zet.
act-until-auction = Je bent al aan de beurt geweest. Je bent weer aan zet als deze kolom is verkocht.
act-until-opened = Je bent aan de beurt zodra er een kolom is gekozen.
act-until-bidding = Je bent weer aan zet bij het bieden in ronde 1.
act-last-turn = Je vorige beurt
act-replay = Tonen wat er sindsdien gebeurde
act-skip = Overslaan
act-space = Spatie
act-watching = Je kijkt toe: je ziet de hele tafel, en de spelers beslissen.
act-over-note = De eindtelling is klaar.
act-to-result = Bekijk de uitslag

# Refusals and the connection.
act-refused-title = Dat kan niet
act-stale-title = De tafel was sneller
act-stale = Er gebeurde iets terwijl jij aan het kiezen was, dus er is niets uitgevoerd. Je ziet de tafel zoals die nu is: kies opnieuw.
act-unsent-title = Niet verzonden
act-connecting = Verbinden
act-lost-connection = De verbinding is verbroken
act-reconnecting = Er wordt opnieuw verbonden; er gaat niets verloren.

### The browser: bidding

## The bidding: cash box, bids, payment

bid-box = Geldkist
bid-legend = ≈ Schatting van de adviseur: hoeveel punten je aan het eind van de partij meer hebt dan zonder kolom, min wat je eraan uitgeeft; het lagere getal geldt als anderen je voor zijn.
bid-column = Kolom { $n }
bid-taken = al weg
bid-advised = advies
bid-bonus = { $n ->
    [one] +{ $n } munt
   *[other] +{ $n } munten
}
bid-no-bonus = geen bonus
# In points.
bid-about = ≈ { $n }
bid-about-range = ≈ { $low }–{ $high }
bid-points = punten
bid-was-worth = was je { $worth } punten waard
bid-foot-high = Hoogste bod { $n }
bid-foot-wins = Gewonnen voor { $n }, nog te betalen
bid-foot-for = voor { $n }
bid-foot-free = gratis
bid-foot-chosen = jouw keuze
bid-foot-take = Gratis nemen
bid-foot-choose = Deze veilen
bid-foot-open = nog vrij
bid-foot-left = bleef over
bid-two-large = Met zijn tweeën: nu alleen een kleine kolom.
bid-two-small = Met zijn tweeën: voor wie de veiling niet wint.

## What one would do with a column, in a list

bid-plan-elections = verkiezingen houden
bid-plan-build = bedrijven bouwen
bid-plan-clear_land = land ontginnen
bid-plan-add_land = een kavel nemen
bid-plan-trade = pelzen kopen
bid-plan-ship = pelzen verschepen
bid-tiles-city = { $n ->
    [one] { $n } stadstegel
   *[other] { $n } stadstegels
}
bid-tiles-land = { $n ->
    [one] { $n } landtegel
   *[other] { $n } landtegels
}
bid-tiles-trade = { $n ->
    [one] { $n } handelstegel
   *[other] { $n } handelstegels
}

## Opening, bidding, taking

bid-choose-first = Kies eerst een kolom, hier of in de geldkist.
bid-do-open = Openen met { $bid }
bid-do-take = Kolom { $column } nemen
bid-do-bid = { $bid } bieden
bid-step-column = Welke kolom wordt geveild?
bid-step-amount = Je openingsbod
bid-last-column = De laatste kolom, gratis
bid-auction = Veiling { $n } van { $of }
bid-speakers = Wie wanneer biedt
bid-speaks-now = biedt nu
bid-speaks-later = moet nog bieden
bid-passed = gepast
bid-already-out = { $n ->
    [one] { $players } heeft al een kolom.
   *[other] { $players } hebben al een kolom.
}
bid-your-bid = Jouw bod
bid-quick = Voor de hand liggende biedingen
bid-advised-limit = het meeste wat de adviseur zou bieden
bid-limit = limiet
bid-max = max.
bid-note-most = alles wat je hebt
bid-note-least = laagste bod
bid-advisor-passes = De adviseur zou passen: voor deze prijs levert een andere kolom je meer op.
bid-advisor-bids = De adviseur zou { $bid } bieden.
bid-advisor-bids-limit = De adviseur zou { $bid } bieden; tot en met { $limit } loont het.
bid-advisor-limit = Op deze kolom bieden loont tot en met { $limit }.
bid-advisor-other = Een andere kolom zou je meer opleveren.
bid-you-hold = Je hebt { $n }, meer kun je niet bieden
bid-left-after = daarna nog { $n }
bid-any-mix = Munten, pelzen, goederen, hout, maïs: alles telt voor 1. Waarmee je betaalt, kies je pas als je gewonnen hebt.
bid-after-you = Je bent maar één keer aan de beurt. Na jou: { $players }.
bid-up-to = { $player } (max. { $most })

## What follows

bid-if-win = Als je wint
bid-if-pass = Als je past
bid-if-outbid = Als iemand meer biedt
bid-what-follows = Als je wint, en zo niet
bid-you-get = Je krijgt
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; en { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
bid-win-swap = Jullie ruilen van fiche: jij bent als { $mine }e aan zet, { $player } krijgt fiche { $theirs }.
bid-win-keep = Je houdt je fiche en bent als { $mine }e aan zet.
bid-pass-last = { $n ->
    [one] Je neemt kolom { $columns } gratis.
   *[other] Je neemt gratis een van de kolommen { $columns }.
}
bid-pass-more = De kolommen { $columns } blijven over voor { $n } van jullie. Wie als laatste overblijft, neemt er gratis een.
bid-pass-best = Voor jou de beste daarvan: kolom { $column }, { $worth } punten.

## What one tile does

bid-tile-does = Wat één tegel je nu oplevert
bid-elections = Verkiezingen houden
bid-no-majority = nog geen meerderheid
bid-build = { $n ->
    [one] { $n } bedrijf bouwen
   *[other] 1–{ $n } bedrijven bouwen
}
bid-build-none = Bedrijven bouwen
bid-each = elk { $n }
bid-no-wood = geen hout
bid-no-buildings = geen gebouwen meer
bid-clear = { $n ->
    [one] { $n } kavel ontginnen
   *[other] { $n } kavels ontginnen
}
bid-clear-none = Land ontginnen
bid-houses-missing = { $n ->
    [one] nog { $n } huis nodig
   *[other] nog { $n } huizen nodig
}
bid-no-land = niets te ontginnen
bid-add-land = Kavel nemen, als nr. { $n }
bid-when-cleared = { $n } bij ontginning
bid-none-open = niets over
bid-trade = { $n ->
    [one] { $n } pels kopen
   *[other] Tot { $n } pelzen kopen
}
bid-trade-none = Pelzen kopen
bid-too-far = reis: { $need } maïs, je hebt er { $have }
bid-no-journey = geen reis
bid-no-goods = te weinig goederen
bid-ship = Pelzen verschepen
bid-ship-short = { $need } nodig, je hebt er { $have }
bid-rivals = Bij verkiezingen zouden de anderen krijgen: { $players }.
bid-lead-tie = Meerderheid in { $led ->
    [0] geen enkele wijk
    [one] { $led } wijk
   *[other] { $led } wijken
}, gedeeld in { $tied ->
    [0] geen enkele.
   *[other] { $tied }.
}
bid-land-offer = Te krijgen: { $n ->
    [one] { $n } kavel
   *[other] { $n } kavels
} (huizen: { $houses }), tot { $wood } hout of { $corn } maïs.
bid-ships-ask = { $n ->
    [one] Het open schip heeft { $furs } pelzen nodig.
   *[other] De open schepen hebben { $furs } pelzen nodig.
}

## Paying

bid-kind-coins = munten
bid-kind-wood = hout
bid-kind-corn = maïs
bid-kind-goods = goederen
bid-kind-furs = Pelzen
bid-keeps = je houdt { $n }
bid-none-held = heb je niet
bid-sum = { $n } van { $of }
bid-sum-missing = nog { $n } te betalen
bid-sum-over = { $n } te veel
bid-corn-enough = Je bedrijven verbruiken { $need } maïs aan het eind van de ronde. Je houdt { $corn } en oogst { $harvest }: genoeg.
bid-corn-short = Je bedrijven verbruiken { $need } maïs aan het eind van de ronde. Je houdt { $corn } en oogst { $harvest }: { $n ->
    [one] { $n } bedrijf zou weg moeten, { $loss }.
   *[other] { $n } bedrijven zouden weg moeten, { $loss }.
}
bid-no-coins-left = Geen munt over: waar je de meerderheid niet hebt of deelt, kost een speciale actie er een.
bid-pay-advised = Betalen zoals de adviseur
bid-pay-is-advised = Zo zou de adviseur betalen.
bid-do-pay = { $n } betalen
bid-other-pays = { $player } heeft kolom { $column } gewonnen en betaalt { $n }.

### The browser: result and review

end-you-win = Je wint, { $n } tegen { $next }
end-wins = { $player } wint, { $n } tegen { $next }
end-you-share = Je deelt de overwinning met { $others }: { $n } punten
end-share-victory = { $players } delen de overwinning: { $n } punten
end-shared-why = De punten zijn gelijk, dus de overwinning wordt gedeeld.
end-unfinished = Deze partij is niet uitgespeeld
end-decided = { $source ->
    [land] Land gaf de doorslag
    [elections] Verkiezingen gaven de doorslag
    [furs] Verscheepte pelzen gaven de doorslag
    [final_elections] De slotverkiezingen gaven de doorslag
    [final_land] De laatste kavel gaf de doorslag
    [left] Wat er overbleef, gaf de doorslag
   *[lost] Puntenverlies door bedrijven zonder maïs gaf de doorslag
}: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] Land gaf de doorslag
    [elections] Verkiezingen gaven de doorslag
    [furs] Verscheepte pelzen gaven de doorslag
    [final_elections] De slotverkiezingen gaven de doorslag
    [final_land] De laatste kavel gaf de doorslag
    [left] Wat er overbleef, gaf de doorslag
   *[lost] Puntenverlies door bedrijven zonder maïs gaf de doorslag
}: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} (jij: { $theirs }).
end-your-place = Je plaats: { $place } van { $of }, met { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}.
end-table = { $n } patroons
end-board = bord: { $board }
end-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
end-home = Start
end-sources = Waar de punten vandaan kwamen
end-player = Speler
end-points = Punten
end-winner = winnaar
end-source-land = Land
end-source-elections = Verkiezingen
end-source-furs = Pelzen verscheept
end-source-final_elections = Slotverkiezingen
end-source-final_land = Laatste kavel
end-source-left = Overgebleven
end-source-lost = Verloren
end-by-round = Score per ronde
end-chart = Score per ronde. { $summary }
end-score-of = { $player } { $n }
end-round = ronde
end-round-n = ronde { $n }
end-final = einde
end-turning = Keerpunten
end-no-turning = Tijdens de partij heeft niemand gescoord.
end-where = { $round ->
    [0] Voor de eerste ronde
   *[other] Ronde { $round }, { $phase }
}
end-turn-clearing = { $player } ontgint land tot en met kavel { $land }
end-turn-elections = { $tied ->
    [0] { $player } houdt verkiezingen ({ $led ->
        [one] { $led } meerderheid
       *[other] { $led } meerderheden
    })
   *[other] { $led ->
        [0] { $player } houdt verkiezingen ({ $tied ->
            [one] { $tied } gedeelde meerderheid
           *[other] { $tied } gedeelde meerderheden
        })
       *[other] { $player } houdt verkiezingen ({ $led ->
            [one] { $led } meerderheid
           *[other] { $led } meerderheden
        }, { $tied ->
            [one] { $tied } gedeelde meerderheid
           *[other] { $tied } gedeelde meerderheden
        })
    }
}
end-turn-shipping = { $player } verscheept { $n ->
    [one] { $n } pels
   *[other] { $n } pelzen
} van { $types ->
    [one] één soort
   *[other] { $types } soorten
}
end-turn-removal = { $player } kan { $n ->
    [one] { $n } bedrijf
   *[other] { $n } bedrijven
} niet voeden
end-plus = +{ $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
end-minus = −{ $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
end-see = Bekijken
end-next = Wat nu?
end-rematch = Revanche, zelfde tafel
end-to-rematch = Naar de revanche
end-review = Partij terugkijken
end-share = Delen
end-share-title = Een partij Nieuw Amsterdam
end-copied = Link gekopieerd
end-link = Link naar deze partij
end-record = Partijverslag downloaden
end-auctions = Kolommen
end-paid = betaald
end-worth = waard, ca.
end-auction = Ronde { $round }: { $paid } betaald.
end-auction-worth = Ronde { $round }: { $paid } betaald, ongeveer { $worth } punten waard.
end-appraise = Wat waren ze waard?
end-appraising = De adviseur denkt na: { $n } van { $of }
end-worth-note = Betaald in grondstoffen; de waarde in punten, zoals de adviseur die toen zag.
end-fair-hash = Hash van de seed, vanaf het begin getoond:
end-fair-later = De seed zelf wordt getoond als de partij is afgelopen. Dan kun je hier controleren of er steeds eerlijk is geschud.
end-fair-check = Schudden controleren
end-fair-checking = Controleren…
end-fair-good = Eerlijk geschud: { $right } van { $draws } trekkingen volgen uit de seed { $seed }.
end-fair-promised = De hash ervan is de hash die vanaf het begin werd getoond.
end-fair-recorded = De hash ervan is die in het partijverslag; of die voor de partij werd getoond, weten alleen degenen die meespeelden.
end-fair-before = { $n ->
    [one] { $n } eerdere trekking is niet te controleren: de seed ervan staat niet in het partijverslag.
   *[other] { $n } eerdere trekkingen zijn niet te controleren: de seed ervan staat niet in het partijverslag.
}
end-fair-no-seed = Dit partijverslag bevat geen seed, dus het schudden is niet te controleren.
end-fair-broken = De seed { $seed } heeft niet de hash die vanaf het begin werd getoond.
end-fair-differs = { $right } van { $draws } trekkingen volgen uit de seed. De eerste die afwijkt, staat op regel { $line } van het partijverslag: { $what }.
end-fair-how = Hoe is dit gecontroleerd?
end-fair-explained = Voor de partij is er een geheime seed getrokken en is de SHA-256-hash ervan aan iedereen getoond. Al het schudden volgt uit de seed. Je browser heeft het zojuist opnieuw berekend en trekking voor trekking met het partijverslag vergeleken.
end-fair-seed = Seed:
review-title = Terugblik
review-result = Uitslag
review-fair = Eerlijkheid
review-record = Verslag
review-table = De tafel bij deze stap
review-loading = De partij wordt geladen…
review-not-over = Deze partij is nog niet afgelopen
review-to-table = Naar de tafel
review-steps = De partij, stap voor stap
review-bar = Door de partij
review-slider = Stap van de partij
review-step = Stap { $n } van { $of }: { $what }
review-count = stap { $n } van { $of }
review-first = Naar het begin
review-back = Eén stap terug
review-on = Eén stap verder
review-last = Naar het einde
review-whose = Wiens beslissingen
review-previous = Vorige beslissing: { $player }
review-next = Volgende beslissing: { $player }
review-decides = Nu beslist { $player }.
review-nobody = De partij is afgelopen; niemand hoeft nog te beslissen.
review-advice = Wat vindt de adviseur?
review-thinking = De adviseur denkt na…
review-played = gespeeld
review-pays = { $player } betaalt: { $what }.
review-margin = { $n } t.o.v. het gemiddelde van de anderen aan het eind
review-margin-note = De getallen: punten voorsprong op het gemiddelde van de anderen aan het eind, als het vanaf hier goed gaat.
review-columns = Wat de kolommen hier waard zijn
review-column = Kolom { $column }: ongeveer { $worth ->
    [one] { $worth } punt
   *[other] { $worth } punten
}
review-column-bid = Kolom { $column }: ongeveer { $worth ->
    [one] { $worth } punt
   *[other] { $worth } punten
}, bieden tot en met { $bid }
review-play-on = Vanaf hier verder spelen
review-play-on-as = Je neemt de plaats van { $player } in; bots spelen de anderen.
review-play-on-not = Bij deze stap beslist niemand; ga één stap terug.
review-share = Deze stap delen
review-show-box = Geldkist
review-show-chart = Bord

### The command line

help-main =
    patroon – het bordspel Nieuw Amsterdam voor mensen, bots en onderzoekers

    Gebruik: patroon [OPDRACHT …]

    Zonder opdracht start de server op deze computer en gaat de browser open.

      serve      de server starten
      backup     alle partijen in één bestand bewaren
      restore    ze weer terugzetten
      play       in de terminal tegen bots spelen
      simulate   bots veel partijen laten spelen
      rate       de sterkte van bots bepalen aan gemengde tafels
      verify     partijverslagen controleren
      legal      de toegestane zetten op een punt in een partijverslag tonen
      advise     wat de adviseur zou doen op een punt in een partijverslag
      replay     een vastgelegde partij in zinnen navertellen
      board      de gedrukte getallen van een bord tonen of controleren
      bot        de ingebouwde bots tonen, of er een het botprotocol laten spreken
      rules      de spelregels lezen: op één pagina, per hoofdstuk, op nummer of op woord

      --help     deze hulp; na een opdracht de hulp bij die opdracht
      --version  de versie
      --lang XX  de taal: { $languages } (anders volgens LANG)

    Voorbeelden:
      patroon play --terminal
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon verify game.nar
help-serve =
    De server starten: tafels voor mensen en bots.

    Gebruik: patroon serve [--open] [--port N] [--database BESTAND|URL] […]

      --open         de browser openen
      --port N       de poort waarop hij luistert (8620; 0: een willekeurige vrije)
      --host HOST    het adres waarop hij luistert (127.0.0.1: alleen deze computer)
      --url URL      het adres dat mensen intypen, als er een proxy voor staat
      --database X   een SQLite-bestand of postgresql://USER@HOST/NAME (anders PATROON_DATABASE, anders een bestand in je gegevensmap)
      --thinkers N   processen waarin bots nadenken (2, of 1 bij één processorkern)
      --log SOORT    hoe hij logt: text, of json voor machines (text)
      --no-limits    geen limieten voor verzoeken, om te meten

    Voorbeelden:
      patroon serve --open
      patroon serve --host 0.0.0.0 --url https://games.example.org --database postgresql://patroon@/patroon
help-backup =
    Alles in één bestand bewaren: tafels, partijen, mensen. Kan terwijl de server draait.

    Gebruik: patroon backup BESTAND [--database BESTAND|URL]

      --database X   de database (anders PATROON_DATABASE, anders het bestand in je gegevensmap)

    Voorbeelden:
      patroon backup games.patroon
help-restore =
    Een back-up terugzetten, ook in een ander soort database. Kan terwijl de server draait.

    Gebruik: patroon restore BESTAND [--replace] [--database BESTAND|URL]

      --replace      ook als er al partijen zijn: de back-up komt ervoor in de plaats
      --database X   de database (anders PATROON_DATABASE, anders het bestand in je gegevensmap)

    Voorbeelden:
      patroon restore games.patroon --replace
      patroon restore games.patroon --database postgresql://patroon@/patroon
help-play =
    In de terminal tegen bots spelen.

    Gebruik: patroon play [--terminal] [--players N] […]

      --terminal        aan een tafel van platte tekst (tot nu toe de enige)
      --players N       2 tot 5 spelers, jij meegerekend (3)
      --name NAAM       je naam
      --bots NAAM       hoe de anderen spelen: easy, medium, hard of een andere bot (patroon bot --help)
      --board BESTAND   spelen met de getallen van een bordbestand
      --first N         wie begint: 1 ben jij, 2 is de volgende met de klok mee … (anders wordt er geloot)
      --ms N            de milliseconden die een bot voor een beslissing heeft (anders zoveel als hij nodig heeft)
      --seed N          de seed voor al het schudden, om met dezelfde kaarten opnieuw te spelen
      --why             de bots zeggen waarom ze doen wat ze doen
      --record BESTAND  het partijverslag in een bestand bewaren, bijgewerkt na elke beslissing van jou

    Voorbeelden:
      patroon play --terminal
      patroon play --terminal --players 4 --name Ada --record evening.nar
help-simulate =
    Bots veel partijen laten spelen en tonen hoe ze het deden.

    Gebruik: patroon simulate --players BOT,BOT,… [--games N] [--jobs N] [--seed N] […]

      --players BOTS    2 tot 5 bots met komma’s ertussen (patroon bot --help); een komma in een naam schrijf je als \,
      --games N         hoeveel partijen (20)
      --jobs N          hoeveel processen spelen (1); auto: één per processorkern
      --ray [ADRES]     op een Ray-cluster spelen: dat van deze computer of dat op ADRES, bijvoorbeeld HOST:6379 (docs/lab.md)
      --seed N          dezelfde seed geeft dezelfde partijen (anders een nieuwe, die wordt getoond)
      --ms N            de milliseconden die een bot voor een beslissing heeft (anders zoveel als hij nodig heeft)
      --fixed           iedereen houdt zijn plaats (anders schuift iedereen na elke partij één plaats op)
      --records MAP     het verslag van elke partij in deze map schrijven
      --export BESTAND  gegevens naar BESTAND.parquet schrijven, een rij per partij, en naar BESTAND-decisions.parquet
      --plot BESTAND    een afbeelding tekenen: BESTAND.svg of BESTAND.png
      --json            de resultaten als JSON geven, en verder niets
      --times           ook de bedenktijden tonen
      --board BESTAND   spelen met de getallen van een bordbestand

    Ctrl-C stopt en toont wat er tot dan toe gespeeld is. Plaatsen met dezelfde bot tellen als één bot.

    Voorbeelden:
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon simulate --players easy,random,random --games 1000 --jobs auto --plot easy.png
      patroon simulate --players hard,medium,medium --games 10000 --ray
help-rate =
    De sterkte van bots bepalen: partijen aan gelote tafels, en een lijst van hoe sterk elke bot is, met de onzekerheid.

    Gebruik: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N      hoeveel er aan een tafel zitten, 2 tot 5 (4)
      --games N        hoeveel partijen erbij komen (100)
      --jobs N         hoeveel processen spelen (1); auto: één per processorkern
      --ray [ADRES]    op een Ray-cluster spelen: dat van deze computer of dat op ADRES, bijvoorbeeld HOST:6379 (docs/lab.md)
      --seed N         dezelfde seed geeft dezelfde partijen (anders een nieuwe, die wordt getoond)
      --file BESTAND   waar de ratings worden bewaard (ratings.json)
      --json           de ratings als JSON geven, en verder niets
      --board BESTAND  spelen met de getallen van een bordbestand

    Voer het nog eens uit en het gaat verder: het bestand onthoudt spelers, seed en partijen. Nieuwe bots mogen erbij.
    Zonder bots spelen die van het bestand verder.

    Voorbeelden:
      patroon rate easy random --games 200 --seed 7
      patroon rate --games 1000 --jobs auto
help-verify =
    Partijverslagen controleren: elke regel aan de hand van de spelregels, elk controlepunt, en het schudden als het verslag zijn seed bevat.

    Gebruik: patroon verify BESTAND… [--strict] [--partial]

      --strict   alleen voltooide partijen in canonieke vorm met alle zeven controlepunten
      --partial  een afgekapt bestand telt tot en met de laatste hele regel

    Voorbeelden:
      patroon verify game.nar
      patroon verify --strict games/*.nar
help-legal =
    Alle toegestane zetten op een punt in een partijverslag tonen: canonieke JSON, één per regel, gesorteerd.

    Gebruik: patroon legal BESTAND [--at REGEL] [--partial]

      --at REGEL  na de eerste REGEL regels van het bestand; de kop is regel 1 (anders na alle regels)
      --partial   een afgekapt bestand telt tot en met de laatste hele regel

    Voorbeelden:
      patroon legal game.nar --at 30
      patroon legal game.nar --at 30 | wc -l
help-advise =
    Zeggen wat de kolommen waard zijn en welke zetten de beste zijn, op een punt in een partijverslag.

    Gebruik: patroon advise BESTAND [--at REGEL] [--partial]

      --at REGEL  na de eerste REGEL regels van het bestand; de kop is regel 1 (anders na alle regels)
      --partial   een afgekapt bestand telt tot en met de laatste hele regel

    Voorbeelden:
      patroon advise game.nar --at 30
help-replay =
    Een vastgelegde partij in zinnen navertellen, ronde voor ronde.

    Gebruik: patroon replay BESTAND [--partial]

      --partial  een afgekapt bestand telt tot en met de laatste hele regel

    Voorbeelden:
      patroon replay game.nar
      patroon replay game.nar --lang de | less
help-board =
    De gedrukte getallen van een bord tonen of controleren.

    Gebruik: patroon board show [BESTAND]
             patroon board check BESTAND

      show   de getallen als tabellen, met waar elk getal vandaan komt (zonder bestand: het ingebouwde bord)
      check  zeggen of er met een bordbestand gespeeld kan worden, en zo niet, welk veld fout is en waarom

    Wie het spel bezit, kan de getallen van het eigen exemplaar intypen en spelen met --board BESTAND.

    Voorbeelden:
      patroon board show
      patroon board check my-board.toml
help-bot =
    De ingebouwde bots tonen; of een bot voor een ander programma laten spelen: JSON Lines via standaardinvoer en -uitvoer.

    Gebruik: patroon bot [NAAM] [--seed TEKST]

      NAAM          een bot met zijn opties (NAAM:optie=waarde:…), of een Python-klasse (bestand.py:Klasse)
      --seed TEKST  waar zijn grillen uit voortkomen (anders uit het commitment van elke partij)

    Waar om een bot wordt gevraagd, kun je er een op drie manieren noemen: NAAM, bestand.py:Klasse en ‘cmd:PROGRAMMA ARGUMENTEN’
    voor een programma dat het protocol spreekt. docs/writing-a-bot.md laat zien hoe je er een schrijft.

    Voorbeelden:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"

### The rules

# Our own text of docs/rules.md: chapters, rules by number, worked examples, a summary, a glossary; words/rulebook.json
# says what belongs where. *word* is emphasis, (R5.8) becomes a link, an empty line parts paragraphs; no line may
# begin with *, [ or a full stop. Every digit stands in every language: who writes 3 here writes 3 there.

rules-title = De spelregels
rules-chapters-title = Hoofdstukken
rules-summary-title = De spelregels op één pagina
rules-glossary-title = Woordenlijst
rules-example-title = Voorbeeld
rules-ruling-title = Verduidelijking

## What you see

rules-chapter-see = Wat er op tafel ligt
rules-chapter-see-intro = De onderdelen van de tafel en hoe ze heten, waarmee je begint en waar je eerste twee bedrijven komen.
rules-figure-see = De onderdelen van de tafel: de zes wijken, de geldkist met zijn tegels, de rivier met kampen en handelsposten, de handelaars met hun pelzen, de open kavels en schepen, en wat er voor één speler ligt.

rules-r0-title = Onderdelen en namen
rules-r0 =
    Je speelt met 2 tot 5 patroons, 6 rondes lang. Alles ligt open. Alleen de volgorde van de twee stapels kaarten en van de gedekte pelzen is verborgen, en dat voor iedereen: niemand heeft handkaarten of een geheim.

    Er zijn vijf *grondstoffen*: munten, goederen, hout, maïs en pelzen. Pelzen zijn er in vijf soorten, 10 van elk: bever, nerts, otter, muskusrat en lynx. Munten, goederen, hout en maïs raken nooit op.

    Je hebt 25 *gebouwen*. In een van de zes wijken van de stad is een gebouw een *bedrijf*, op een kavel een *huis*, op je kade een *pakhuis*. Een gebouw dat van het bord gaat, krijg je terug.

    De geldkist heeft vijf kolommen, twee met 3 tegelvakken en drie met 2; bij sommige staan bonusmunten. Er zijn 12 actietegels, telkens 4 voor stad, land en handel. De drie handelaars van de Lenape hebben plaats voor 4, 3 en 4 pelzen. Langs de rivier liggen op de ene oever de kampen met langhuizen en op de andere de zones voor handelsposten, met een boot tussen elke twee zones die naast elkaar liggen. De 24 kavels en de 24 schepen zijn kaarten; van beide komt de helft uit de jaren 1620 en de helft uit de jaren 1630. Op een kavel zie je 1 tot 3 bouwplekken en hoeveel hout en maïs hij oplevert. Op een schip zie je hoeveel pelzen het nodig heeft, hoeveel goederen het brengt en 1 tot 5 bonusmunten. Je kade heeft 4 plekken voor pakhuizen, elk met een steiger voor goederen.

    Je hebt in een wijk *de meerderheid* als je er meer bedrijven hebt dan ieder ander. Hebben meerdere spelers het hoogste aantal, dan *delen ze de meerderheid*.
rules-r0-ruling = Zonder bedrijf in een wijk heb je er geen meerderheid en deel je die ook niet, zelfs als niemand anders er een bedrijf heeft.

rules-r1-1-title = Waarmee je begint
rules-r1-1 = Je begint met 25 gebouwen, 2 maïs, 3 hout, 4 goederen en 8 munten. Een van de gebouwen komt meteen op de eerste plek voor een pakhuis op je kade, en de 4 goederen liggen op de steiger ervan.

rules-r1-2-title = Langhuizen
rules-r1-2 = Aan het begin staan alle langhuizen in kamp 1, op de plekken die bij jullie aantal spelers worden gebruikt. Plekken voor meer spelers blijven de hele partij leeg, in elk kamp.

rules-r1-3-title = Pelzen
rules-r1-3 = De 50 pelzen worden gedekt geschud en vormen de pelzenreserve. Iedereen trekt er 2 en legt ze open neer. Daarna komen er nog 11 op de plekken van de handelaars.

rules-r1-4-title = Handelsposten
rules-r1-4 = Elke handelspost begint in zone 1. Van het aantal spelers hangt af welke plekken jullie langs de hele rivier gebruiken: met 2 spelers de zwarte, met 3 de witte, met 4 of 5 allemaal.

rules-r1-5-title = De stapels
rules-r1-5 = De kavels worden per decennium geschud, en die uit de jaren 1620 komen boven op die uit de jaren 1630. Voor de schepen geldt hetzelfde.

rules-r1-6-title = Beurtvolgorde
rules-r1-6 = De volgordefiches worden met de klok mee uitgedeeld: de eerste speler krijgt fiche 1, de volgende fiche 2, enzovoort. Hoe lager je fiche, hoe eerder je aan de beurt bent.
rules-r1-6-ruling = Wie de tafel heeft geopend, mag de eerste speler aanwijzen. Anders beslist het lot; naar leeftijd wordt niet gevraagd.

rules-r1-7-title = Je eerste bedrijven
rules-r1-7 = In beurtvolgorde zet iedereen één gebouw in een wijk naar keuze. Daarna zet iedereen, weer in beurtvolgorde, een tweede neer. Ze kosten niets en zijn bedrijven als alle andere. Een wijk raakt nooit vol.

rules-r1-8-title = Punten
rules-r1-8 = Iedereen begint met 0 punten, en een score zakt nooit onder 0. Op het gedrukte bord begint het scorespoor bij 50 opnieuw. Hier telt je score gewoon door; een vol rondje kan als +50 of +100 worden getoond.

rules-example-see = Anna, Jan en Clara spelen, en Anna is de eerste speler. Ieder heeft 2 maïs, 3 hout, 4 goederen, 8 munten en 2 pelzen. Hun eerste bedrijf: Anna kiest de haven, Jan de graanschuur, Clara ook de haven. Hun tweede: Anna opnieuw de haven, Jan de timmerij, Clara de graanschuur. In de haven heeft Anna dus de meerderheid, met 2 tegen 1, en in de timmerij heeft Jan die. In de graanschuur delen Jan en Clara de meerderheid. Ieder heeft nog 22 gebouwen over: één is een pakhuis, twee zijn bedrijven.

## A round

rules-chapter-round = Een ronde
rules-chapter-round-intro = Alle 6 rondes verlopen op dezelfde manier. Hier lees je hoe, en hoe de tafel telkens wordt klaargemaakt.
rules-figure-round = Het verloop van een ronde: voorbereiding, bieden, de drie stappen stad, land en handel, en tot slot bevoorrading en inkomsten.

rules-r2-title = Het verloop van een ronde
rules-r2 = Eerst is er de voorbereiding (R3.1), dan het bieden (R4.1), en dan komen de acties, in drie stappen: stad, land en handel (R5.1). Bevoorrading en inkomsten sluiten de ronde af (R8). Na ronde 6 eindigt de partij (R9).

rules-r3-1-title = Nieuwe kaarten
rules-r3-1 = Kavels en schepen die niemand heeft genomen, verdwijnen uit het spel. Dan worden er 4 kavels en 4 schepen opengelegd. In ronde 1 tot en met 3 gaan de kaarten uit de jaren 1620 op, in ronde 4 tot en met 6 die uit de jaren 1630.

rules-r3-2-title = Nieuwe pelzen
rules-r3-2 =
    Op elke lege plek van de handelaars komt een pels uit de pelzenreserve. Pelzen die er nog liggen, blijven liggen.

    Is er een pels nodig en is de reserve leeg, dan wordt de aflegstapel geschud. Die wordt de nieuwe reserve, en het trekken gaat verder. Een reserve waaruit net de laatste pels is getrokken, blijft leeg tot er weer een pels nodig is. Zijn reserve en aflegstapel allebei leeg, dan blijven er plekken leeg.
rules-r3-2-ruling = Eerst worden de plekken van de onderste handelaar gevuld, dan die van de middelste, dan die van de bovenste. De aflegstapel wordt op dezelfde manier geschud als er voor de zwarte markt pelzen nodig zijn (R6.5).

rules-r3-3-title = Nieuwe tegels
rules-r3-3 = Alle 12 actietegels worden geschud, en op elk tegelvak van de geldkist komt er een.

rules-example-round = Ronde 4 begint. Eén kavel en twee schepen zijn overgebleven; die verdwijnen uit het spel, en er worden 4 kavels en 4 schepen uit de jaren 1630 opengelegd. De onderste handelaar mist 4 pelzen en de bovenste 1. Er zijn dus 5 pelzen nodig, maar in de reserve liggen er nog maar 3. Die 3 gaan naar de onderste handelaar. Nu worden de 6 pelzen van de aflegstapel geschud: dat is de nieuwe reserve. Daaruit krijgt de onderste handelaar er nog een en de bovenste ook een. In de reserve blijven 4 pelzen over. Tot slot worden de 12 tegels geschud en in de geldkist gelegd.

## Bidding

rules-chapter-bidding = Bieden
rules-chapter-bidding-intro = Hier win je de tegels die deze ronde je acties zijn, en misschien ook een vroegere beurt. Betalen mag met alles wat je hebt.
rules-figure-bidding = De geldkist: vijf kolommen met tegels, sommige met bonusmunten. Boven een van de kolommen ligt een volgordefiche: die kolom wordt geveild, en ernaast staat het hoogste bod tot nu toe.

rules-r4-1-title = Een kolom voor iedereen
rules-r4-1 = Er zijn evenveel veilingen als spelers, en de laatste is gratis (R4.7). Wie een kolom wint, doet deze ronde niet meer mee aan het bieden. Zo krijgt iedereen precies één kolom.

rules-r4-2-title = De kiezer
rules-r4-2 = Van de spelers die nog meedoen, is degene met het laagste volgordefiche de *kiezer*. Die kiest een van de kolommen die er nog zijn, legt het fiche erboven en moet het bieden openen. Een bod van 0 is genoeg.

rules-r4-3-title = Bieden of passen
rules-r4-3 = In beurtvolgorde zijn alle anderen die nog meedoen aan de beurt: je biedt meer dan het hoogste bod tot dan toe, of je past. Iedereen komt per veiling precies één keer aan bod. Passen levert hier geen munt op.

rules-r4-4-title = Het hoogst mogelijke bod
rules-r4-4 = Een bod is gewoon een getal. Het mag niet hoger zijn dan het aantal grondstoffen dat je hebt: munten, pelzen, goederen, hout en maïs bij elkaar, en elk telt voor 1.

rules-r4-5-title = Winnen en betalen
rules-r4-5 = Het hoogste bod wint. Is dat het jouwe, dan betaal je precies zoveel grondstoffen, in elke combinatie; welke, dat kies je nu pas. Pelzen gaan naar de aflegstapel, de rest gaat naar de voorraad. Daarna neem je de tegels van de kolom en de bonusmunten. Die munten helpen je dus niet om het bod te betalen waarmee je ze wint.

rules-r4-6-title = De fiches
rules-r4-6 = Wint de kiezer, dan komt het fiche terug. Wint iemand anders, dan ruilen die twee: de winnaar neemt het fiche boven de kolom, en de kiezer krijgt dat van de winnaar. Tot dan telt het fiche boven de kolom nog als dat van de kiezer.

rules-r4-7-title = De laatste speler
rules-r4-7 = Wie als laatste over is, neemt gratis een van de overgebleven kolommen, met de bonusmunten, en houdt zijn eigen fiche.

rules-r4-8-title = Na het bieden
rules-r4-8 = Je fiche neem je mee naar de volgende ronde. Kolommen die niemand heeft genomen, doen niets. Voor de volgende ronde worden alle 12 tegels opnieuw geschud (R3.3).

rules-r4-9-title = Met zijn tweeën
rules-r4-9 = Met 2 spelers moet de kiezer een kolom van 3 tegels kiezen. Wie deze veiling verliest, neemt daarna gratis een kolom van 2 tegels, met de bonusmunten (R4.7).

rules-example-bidding =
    Anna heeft fiche 1, Jan heeft fiche 2, Clara heeft fiche 3. Anna legt haar fiche boven een kolom met drie tegels en 1 bonusmunt en opent met 3. Jan past. Clara biedt 5 en wint. Ze betaalt 2 hout, 1 maïs en 2 munten en neemt dan de tegels en de bonusmunt. Clara en Anna ruilen van fiche: nu heeft Clara fiche 1 en Anna fiche 3.

    Van de twee die nog meedoen, heeft Jan het laagste fiche. Hij opent een andere kolom met 0, en Anna past. Jan betaalt niets en houdt fiche 2. Anna is als laatste over: ze neemt gratis een van de drie kolommen die er nog zijn, en houdt fiche 3.

## City

rules-chapter-city = Stad
rules-chapter-city-intro = Eerst lees je hoe een beurt gaat, in elk van de drie stappen. Daarna wat je met een stadstegel kunt doen: bedrijven bouwen, of er punten mee halen.
rules-figure-city = Een wijk met 3, 2 en 2 bedrijven. Wie er 3 heeft, heeft de meerderheid en zou bij verkiezingen 3 punten krijgen. De twee spelers met 2 krijgen hier niets: ze hebben er wel evenveel, maar niet het hoogste aantal.

rules-r5-1-title = Je beurt in een stap
rules-r5-1 =
    Er zijn drie stappen: stad, land en handel. In elke stap komen jullie in beurtvolgorde aan zet, het laagste fiche eerst.

    In je beurt beslis je over *elke* tegel die je van die soort hebt: je gebruikt hem voor een van de twee acties van de stap, of je past ervoor. Ook heb je één speciale actie (R6); die doe je, of je past ervoor. De volgorde is vrij, en de speciale actie mag voor, tussen of na je tegels komen. Maak alleen wel de ene actie af voordat je aan de andere begint.

rules-r5-2-title = Passen levert een munt op
rules-r5-2 = Elke tegel waarvoor je past, levert je 1 munt op, en een speciale actie waarvoor je past ook. Je krijgt de munt meteen en mag hem later in dezelfde beurt gebruiken.

rules-r5-3-title = Zonder tegel
rules-r5-3 = Heb je geen tegel van een stap, dan heb je nog altijd de speciale actie, of de munt als je ervoor past. Zo heeft iedereen per ronde precies drie keer de kans op een speciale actie.

rules-r5-4-title = Je beurt beëindigen
rules-r5-4 = Als je je beurt beëindigt, pas je voor alles wat je niet hebt gebruikt, en dat levert telkens een munt op.
rules-r5-4-ruling = Een actie die niets zou veranderen, mag niet; in dat geval pas je. Voor verkiezingen heb je dus minstens één hele of gedeelde meerderheid nodig, om te ontginnen minstens één volgebouwde kavel die nog niet ontgonnen is, en wie koopt of verkoopt, doet dat met minstens 1.

rules-r5-5-title = Bedrijven bouwen
rules-r5-5 = Stadsactie: zet 1 tot 3 gebouwen uit je voorraad in een of meer wijken, voor 1 hout per stuk. Noem je er meer dan je hout of je voorraad toelaat, dan wordt de actie geweigerd, niet ingekort; bij huizen is dat net zo (R6.4).

rules-r5-6-title = Verkiezingen houden
rules-r5-6 = Stadsactie: je krijgt 3 punten voor elke wijk waar je de meerderheid hebt en 2 punten voor elke wijk waar je de meerderheid deelt. Alleen jij scoort; de anderen krijgen niets voor jouw verkiezingen.

rules-example-city = In de haven hebben Anna, Jan en Clara elk 2 bedrijven. Anna heeft twee stadstegels en 2 hout. Met de eerste tegel bouwt ze voor 1 hout een bedrijf in de haven. Met 3 tegen 2 en 2 heeft zij nu de meerderheid. De speciale actie van de haven kost haar dus geen toeslag: ze doet die meteen en bouwt van haar andere hout een pakhuis (R6.3). Met de tweede tegel houdt ze verkiezingen: 3 punten voor de haven, en 2 voor de graanschuur, waar ze de meerderheid deelt met Jan. Samen is dat 5 punten. Jan krijgt voor zijn deel niets.

## Land

rules-chapter-land = Land
rules-chapter-land-intro = Land levert één keer hout op en elke ronde maïs, en hoe langer je rij, hoe meer punten. Maar elke nieuwe kavel verdrijft de Lenape verder stroomopwaarts. Huizen bouw je via de timmerij (R6.4).
rules-figure-land = Een landrij. Links liggen ontgonnen kavels (akkers), dan volgebouwde kavels die nog niet ontgonnen zijn, rechts een kavel met een lege bouwplek. Elke plek heeft zijn punten: 1, 3, 6, 10, 15, 21, 28, 36.

rules-r5-7-title = Een kavel nemen
rules-r5-7 =
    Landactie: kies een van de open kavels en leg die rechts aan het eind van je rij. Hij is nog niet ontgonnen.

    Meteen daarna trekt er een langhuis weg; dat hoort bij deze actie en gaat vóór al het andere. Het komt uit het meest linkse kamp waar nog langhuizen staan en verhuist naar het volgende kamp stroomopwaarts, als daar een plek vrij is die bij jullie aantal spelers wordt gebruikt. Is er geen vrij, dan verdwijnt het langhuis uit het spel. Het laatste langhuis in het laatste kamp blijft voorgoed staan.
rules-r5-7-ruling = Staan er alleen in het laatste kamp nog langhuizen, dan verdwijnt er telkens een uit het spel zolang er daar meer dan één staat. Het laatste blijft.

rules-r5-8-title = Land ontginnen
rules-r5-8 =
    Landactie: je ontgint al je kavels die op elke bouwplek een huis hebben en nog niet ontgonnen zijn, en van elk daarvan krijg je het hout.

    Je scoort één keer, voor de meest rechtse kavel die je nu ontgint. De plek in je rij bepaalt hoeveel: 1, 3, 6, 10, 15, 21, 28 of 36 punten voor plek 1 tot en met 8. Het stukje hout dat bij de gedrukte kaarten aangeeft dat land nog niet ontgonnen is, is een markering, geen grondstof.
rules-r5-8-ruling = Ook vanaf plek 9 levert een kavel 36 punten op.

rules-example-land = Clara heeft vijf kavels in haar rij. Kavel 1 en 2 zijn ontgonnen, kavel 3 en 4 hebben al hun huizen, kavel 5 heeft er pas 1 van de 3. Ze ontgint land: kavel 3 en 4 zijn nu ontgonnen en leveren haar 2 en 5 hout op, samen 7. Ze krijgt 10 punten voor plek 4, en niets extra’s voor plek 3. Met een tweede landtegel neemt ze een kavel, nummer 6 van haar rij. Het meest linkse langhuis staat in kamp 1, en in kamp 2 is geen plek vrij: dat langhuis verdwijnt uit het spel.

## Trade

rules-chapter-trade = Handel
rules-chapter-trade-intro = Met goederen koop je pelzen van de Lenape, en die laad je op schepen. Een schip levert meteen punten en munten op, en vanaf dan elke ronde goederen.
rules-figure-trade = De drie handelaars met hun pelzen en prijzen. Daarnaast een lading: 3 punten voor elke pels van de eerste soort, 2 voor elke pels van de tweede, 1 voor elke pels van een andere soort.

rules-r5-9-title = Handelen met de Lenape
rules-r5-9 = Handelsactie: je doet zaken met een van de drie handelaars. De onderste vraagt 3 goederen voor alle 4 pelzen, de middelste 4 goederen voor alle 3. Bij de bovenste kies je 1 tot 4 pelzen, voor 1 goed per stuk. Daar kan nog maïs voor de reis bij komen (R5.10).
rules-r5-9-ruling = Een handelaar die door gebrek aan pelzen niet helemaal kon worden aangevuld (R3.2), verkoopt wat er ligt, voor dezelfde prijs. Een handelaar zonder pelzen verkoopt niets.

rules-r5-10-title = De reis
rules-r5-10 =
    Staat er een langhuis in het kamp tegenover je handelspost, dan is de reis gratis. Zo niet, dan betaal je voor alle boten tussen jouw zone en het dichtstbijzijnde kamp met een langhuis de maïs die erop staat. Die reiskosten betaal je één keer per actie, boven op de goederen. Zonder die maïs kun je niet met de Lenape handelen.

    Het dichtstbijzijnde kamp met een langhuis is altijd het eerste stroomopwaarts: langhuizen trekken alleen stroomopwaarts, en geen handelspost komt voorbij het verste langhuis.

rules-r5-11-title = Pelzen verschepen
rules-r5-11 = Handelsactie: kies een open schip en geef precies zoveel pelzen als het nodig heeft. Elke pels van de eerste soort levert 3 punten op, elke pels van de tweede soort 2, elke pels van een volgende soort 1. Je krijgt ook de bonusmunten van het schip, en het schip is van jou: vanaf nu brengt het goederen (R8.3). De pelzen gaan naar de aflegstapel.
rules-r5-11-ruling = De soort waarvan je de meeste pelzen verscheept, telt als de eerste, dan de volgende, enzovoort; zo zou je het zelf ook kiezen.

rules-example-trade = Jans handelspost staat in zone 1, en het dichtstbijzijnde langhuis staat in kamp 3. Op elk van de twee boten onderweg staat 1 maïs. Hij koopt de 3 pelzen van de middelste handelaar voor 4 goederen en betaalt 2 maïs voor de reis. Met een tweede handelstegel laadt hij een schip dat 6 pelzen nodig heeft: 3 bevers, 2 otters en 1 lynx. De bevers leveren elk 3 punten op, samen 9; de otters elk 2, samen 4; de lynx 1. Dat is bij elkaar 14 punten. Hij krijgt ook de 3 bonusmunten en houdt het schip.

## Special actions

rules-chapter-special = Speciale acties
rules-chapter-special-intro = Elk van de zes wijken heeft iets te bieden. In elke stap mag je van één wijk gebruikmaken, ook als je er geen bedrijf hebt.
rules-figure-special = De zes wijken en wat je er kunt doen. Waar je de meerderheid hebt of deelt, is er geen toeslag.

rules-r6-title = Eén per stap
rules-r6 = Je hebt in elke stap één speciale actie, in een wijk naar keuze, welke stap het ook is. Die kost een toeslag van 1 munt, tenzij je in die wijk de meerderheid hebt of deelt. Wat telt, is de stand op dat moment: bedrijven die je eerder in deze beurt hebt gebouwd, tellen mee. De toeslag is een munt, en die betaal je vóór al het andere.
rules-r6-ruling = Je kunt de toeslag niet betalen met wat dezelfde actie oplevert, en op de zwarte markt ook niet met goederen.

rules-r6-1-title = Houtwerf
rules-r6-1 = Hout kost hier 1 munt en brengt ook 1 munt op. Je koopt zoveel je wilt of je verkoopt zoveel je wilt, niet allebei.

rules-r6-2-title = Graanschuur
rules-r6-2 = Hier gaat het om maïs: je koopt zoveel je wilt of je verkoopt zoveel je wilt, voor 1 munt per stuk.

rules-r6-3-title = Haven
rules-r6-3 = Voor 1 hout bouw je het volgende pakhuis op je kade, van links naar rechts. Het opent zijn steiger: meer ruimte voor goederen. Je bouwt één pakhuis per actie, en in totaal kun je er 4 hebben, dat van het begin meegerekend.

rules-r6-4-title = Timmerij
rules-r6-4 = Je bouwt 1 tot 3 huizen op je landrij, voor 1 hout per stuk. Elk huis komt op de meest linkse bouwplek die nog leeg is; zo loopt je rij van links naar rechts vol. Ontgonnen kavels zijn al vol.

rules-r6-5-title = Zwarte markt
rules-r6-5 = Zeg of je 1, 2 of 3 pelzen wilt en betaal daarvoor 3, 6 of 9, in elke combinatie van munten en goederen. Trek dan zoveel pelzen uit de pelzenreserve. Raakt die op, dan wordt de aflegstapel de nieuwe reserve (R3.2). Je kunt niet meer pelzen vragen dan er in reserve en aflegstapel samen zijn.

rules-r6-6-title = Handelscompagnie
rules-r6-6 = Voor 1 hout gaat je handelspost stroomopwaarts, naar de dichtstbijzijnde zone met een vrije plek die bij jullie aantal spelers wordt gebruikt. Volle zones slaat hij over. Maar verder dan het verste kamp met een langhuis komt hij nooit. Is er tot daar geen zone vrij, dan kun je deze actie niet doen.

rules-r7-title = Geen gebouw meer
rules-r7 = Zonder gebouw in je voorraad kun je niets bouwen: geen bedrijf, geen huis, geen pakhuis. Je hebt er in totaal 25, en hoogstens 4 daarvan zijn pakhuizen.

rules-example-special =
    Het is de handelsstap. Anna heeft geen handelstegel, maar wel een speciale actie, en ze wil huizen. Ze heeft geen bedrijf in de timmerij en betaalt dus eerst de toeslag van 1 munt. Daarna betaalt ze 2 hout voor 2 huizen. Op de tweede kavel in haar rij was nog één bouwplek leeg: daar komt het eerste huis. Het andere komt op de derde kavel.

    Jan deelt de meerderheid op de zwarte markt en betaalt dus geen toeslag. Hij vraagt 2 pelzen, betaalt de prijs van 6 met 4 munten en 2 goederen en trekt een nerts en een lynx. Clara past voor haar speciale actie en krijgt 1 munt.

## Provisions

rules-chapter-provisions = Bevoorrading en inkomsten
rules-chapter-provisions-intro = Aan het eind van elke ronde haal je de oogst binnen, voed je je bedrijven, brengen je schepen goederen en betaalt de stad je uit.
rules-figure-provisions = Het eind van een ronde voor één speler, van begin tot eind: oogst, onderhoud, goederen, inkomsten.

rules-r8-title = Vier onderdelen, vaste volgorde
rules-r8 = Elke ronde eindigt met oogst, onderhoud, goederen en inkomsten, in deze volgorde. Elk onderdeel wordt voor alle spelers afgehandeld voordat het volgende begint.

rules-r8-1-title = Oogst
rules-r8-1 = Je krijgt de maïs van al je ontgonnen kavels.

rules-r8-2-title = Onderhoud
rules-r8-2 = Je betaalt 1 maïs voor elk van je bedrijven, zolang je maïs hebt; achterhouden mag niet. Elk bedrijf waarvoor je niet kunt betalen, moet weg en kost je 2 punten, maar je score zakt nooit onder 0. Welke er weg moeten, kies je zelf. Eerst betaalt iedereen; daarna gaan de bedrijven weg, in beurtvolgorde.

rules-r8-3-title = Goederen
rules-r8-3 = Tel bij elkaar op hoeveel goederen je schepen brengen: zoveel komen er aan. Je houdt er zoveel als er vrije plekken op je open steigers zijn. De rest gaat verloren.

rules-r8-4-title = Inkomsten
rules-r8-4 = Je krijgt 1 munt voor elke wijk waar je een bedrijf hebt, en nog 1 voor elke wijk waar je in je eentje de meerderheid hebt. Een gedeelde meerderheid levert geen tweede munt op.

rules-example-provisions = Clara’s ontgonnen land levert 1 en 3 maïs op; met de 1 die ze nog heeft, is dat 5. Ze heeft 6 bedrijven. Ze betaalt dus 5 maïs, en één bedrijf kan niet gevoed worden: ze kiest welk, haalt het weg en verliest 2 punten. Haar schepen brengen 3 en 2 goederen, maar op haar steigers zijn er maar 3 plekken vrij: ze houdt 3 goederen, en 2 gaan er verloren. Haar 5 bedrijven staan in vier wijken, en in twee daarvan heeft ze de meerderheid. Ze krijgt 4 + 2 = 6 munten.

## The end

rules-chapter-end = Het einde
rules-chapter-end-intro = Na ronde 6 scoort iedereen nog één keer: voor de stad, voor de laatste kavel en voor wat er over is.
rules-figure-end = De eindtelling van één speler: slotverkiezingen, laatste kavel, pelzen, andere grondstoffen, en het totaal.

rules-r9-title = Wie wint
rules-r9 = Na ronde 6 is de partij afgelopen. Eerst komen de slotverkiezingen (R9.1), dan de laatste kavel (R9.2), dan wat je over hebt (R9.3). Wie de meeste punten heeft, wint. Bij een gelijke eindstand wordt de overwinning gedeeld.

rules-r9-1-title = Slotverkiezingen
rules-r9-1 = Nu scoort iedereen in elke wijk: de meerderheid levert 3 punten op, en spelers die de meerderheid delen, krijgen er elk 2.

rules-r9-2-title = De laatste kavel
rules-r9-2 = Zoek de meest rechtse kavel in je rij die helemaal *volgebouwd* is. Is die nog niet ontgonnen, dan krijg je de punten van zijn plek (R5.8). Is die al ontgonnen, dan krijg je niets.

rules-r9-3-title = Wat je over hebt
rules-r9-3 = Je krijgt 1 punt voor elke pels. Tel dan je munten, goederen, hout en maïs bij elkaar op: je krijgt 1 punt voor elke 3, naar beneden afgerond.

rules-example-end = Jan heeft 61 punten na ronde 6. In twee wijken heeft hij de meerderheid, in een derde deelt hij die: 3 + 3 + 2 = 8 punten. Kavel 4 is de meest rechtse volgebouwde kavel in zijn rij en is nog niet ontgonnen: 10 punten. Op kavel 5 ontbreekt nog een huis; die telt niet mee. Zijn 3 pelzen leveren 3 punten op. Zijn 5 munten, 2 goederen, 3 hout en 1 maïs zijn 11 grondstoffen en leveren 3 punten op. Dat maakt 85. Anna heeft er ook 85, en Clara heeft er 80: Anna en Jan delen de overwinning.

## The rules on one page

rules-summary-1 = Je speelt 6 rondes. Wie aan het eind de meeste punten heeft, wint; bij een gelijke eindstand wordt de overwinning gedeeld (R9).
rules-summary-2 = Voorbereiding: 4 nieuwe kavels, 4 nieuwe schepen, pelzen voor de handelaars, 12 tegels voor de geldkist (R3.1).
rules-summary-3 = Bieden: van de spelers die nog meedoen, kiest die met het laagste fiche een kolom en opent met 0 of meer. De anderen bieden hoger of passen, elk één keer (R4.2).
rules-summary-4 = De winnaar betaalt met grondstoffen naar keuze, neemt tegels en bonusmunten en ruilt van fiche met de kiezer. De laatste speler neemt gratis een kolom (R4.5).
rules-summary-5 = Acties: stad, land, handel, telkens in beurtvolgorde. Gebruik al je tegels van de stap en één speciale actie. Alles waarvoor je past, levert 1 munt op (R5.1).
rules-summary-6 = Stad: bouw 1 tot 3 bedrijven voor 1 hout per stuk (R5.5). Of houd verkiezingen, alleen voor jezelf: 3 punten voor een meerderheid, 2 voor een gedeelde (R5.6).
rules-summary-7 = Land: leg een kavel rechts aan het eind van je rij; een langhuis trekt weg (R5.7). Of ontgin alle volgebouwde kavels: van elke kavel het hout, en punten voor de plek van de meest rechtse: 1, 3, 6, 10, 15, 21, 28, 36 (R5.8).
rules-summary-8 = Handel: koop 4 pelzen voor 3 goederen, 3 pelzen voor 4 goederen, of 1 tot 4 pelzen voor 1 goed per stuk (R5.9), en betaal de reis in maïs (R5.10).
rules-summary-9 = Of verscheep precies de pelzen die een schip nodig heeft: 3 punten per pels voor de eerste soort, 2 voor de tweede, 1 voor de andere, en bonusmunten. Het schip houd je (R5.11).
rules-summary-10 = Speciale actie: één per stap, in een wijk naar keuze. De toeslag is 1 munt, tenzij je daar de meerderheid hebt of deelt (R6).
rules-summary-11 = Houtwerf: koop of verkoop hout voor 1 munt per stuk. Graanschuur: hetzelfde met maïs. Haven: een pakhuis voor 1 hout. Timmerij: 1 tot 3 huizen voor 1 hout per stuk. Zwarte markt: 1 tot 3 pelzen voor 3 munten of goederen per stuk. Handelscompagnie: je handelspost stroomopwaarts voor 1 hout.
rules-summary-12 = Oogst de maïs van je ontgonnen land (R8.1). Betaal 1 maïs voor elk bedrijf; een bedrijf dat je niet kunt voeden, moet weg en kost 2 punten (R8.2).
rules-summary-13 = Neem de goederen van je schepen, voor zover er plaats is op je steigers (R8.3). Je krijgt 1 munt voor elke wijk met een bedrijf van jou, en nog 1 waar je in je eentje de meerderheid hebt (R8.4).
rules-summary-14 = Aan het eind scoort iedereen: 3 punten voor een meerderheid, 2 voor een gedeelde (R9.1); de plek van je meest rechtse volgebouwde kavel, als die nog niet ontgonnen is (R9.2); 1 punt voor elke pels, 1 voor elke 3 andere grondstoffen (R9.3).

## Glossary

glossary-patroon = patroon
glossary-patroon-text = Een speler: iemand met land, bedrijven en schepen in de kolonie.
glossary-round = ronde
glossary-round-text = Voorbereiding, bieden, acties, bevoorrading en inkomsten. Een partij duurt 6 rondes (R2).
glossary-step = stap
glossary-step-text = Een derde van de acties van een ronde: stad, land of handel. In elke stap is iedereen één keer aan de beurt (R5.1).
glossary-pass = passen
glossary-pass-text = Een tegel of een speciale actie niet gebruiken, voor 1 munt (R5.2). Bij het bieden betekent passen dat je niet biedt; dat levert geen munt op (R4.3).
glossary-resource = grondstof
glossary-resource-text = Munten, goederen, hout, maïs en pelzen. Bij het bieden telt elke grondstof voor 1 (R4.4).
glossary-goods = goederen
glossary-goods-text = Wat de Lenape voor hun pelzen aannemen. Goederen komen van je schepen en liggen op je steigers (R8.3).
glossary-supply = voorraad
glossary-supply-text = In je eigen voorraad staan je gebouwen die niet op het bord staan. Uit de algemene voorraad komen munten, goederen, hout en maïs, en daar gaan ze weer heen; die raakt nooit op.
glossary-building = gebouw
glossary-building-text = Elke speler heeft er 25. Het hangt van de plek af of een gebouw een bedrijf, een huis of een pakhuis is.
glossary-business = bedrijf
glossary-business-text = Een gebouw in een wijk van de stad. Het zorgt voor meerderheden en munten, en heeft elke ronde 1 maïs nodig (R8.2).
glossary-house = huis
glossary-house-text = Een gebouw op een kavel. Huizen bouw je via de timmerij (R6.4).
glossary-warehouse = pakhuis
glossary-warehouse-text = Een gebouw op je kade. Het opent een steiger; je bouwt het in de haven (R6.3).
glossary-district = wijk
glossary-district-text = Een van de zes delen van de stad: houtwerf, graanschuur, haven, timmerij, zwarte markt, handelscompagnie. Elke wijk heeft een eigen speciale actie.
glossary-majority = meerderheid
glossary-majority-text = Meer bedrijven in een wijk dan ieder ander (R0).
glossary-tie = gedeelde meerderheid
glossary-tie-text = Meerdere spelers hebben het hoogste aantal bedrijven in een wijk. Zonder bedrijf in die wijk deel je niet mee (R0).
glossary-election = verkiezingen
glossary-election-text = Een stadsactie die je punten geeft voor je hele en gedeelde meerderheden (R5.6). Aan het eind zijn er verkiezingen voor iedereen (R9.1).
glossary-cash-box = geldkist
glossary-cash-box-text = Hierin liggen de 12 actietegels in vijf kolommen. Ze worden elke ronde geveild.
glossary-column = kolom
glossary-column-text = 2 of 3 actietegels in de geldkist, met of zonder bonusmunten. Elke speler krijgt één kolom per ronde (R4.1).
glossary-bonus-coins = bonusmunten
glossary-bonus-coins-text = Munten die je bij een kolom van de geldkist (R4.5) of bij een schip (R5.11) krijgt.
glossary-action-tile = actietegel
glossary-action-tile-text = Het recht op één actie: stad, land of handel. Tegels win je bij het bieden.
glossary-token = volgordefiche
glossary-token-text = Het getal erop zegt wanneer je aan de beurt bent, het laagste eerst. Bij het bieden wisselen fiches van eigenaar (R4.6).
glossary-chooser = kiezer
glossary-chooser-text = Wie van de spelers zonder kolom het laagste fiche heeft. De kiezer bepaalt welke kolom nu wordt geveild en opent het bieden (R4.2).
glossary-special-action = speciale actie
glossary-special-action-text = Wat een wijk voor je doet. Je hebt er één per stap (R6).
glossary-fee = toeslag
glossary-fee-text = De 1 munt die een speciale actie kost waar je de meerderheid niet hebt en ook niet deelt (R6).
glossary-land-row = landrij
glossary-land-row-text = De kaarten met je land, de kavels, naast elkaar. Nieuwe komen rechts aan het eind, en de plek in de rij bepaalt de punten (R5.8).
glossary-filled = volgebouwd
glossary-filled-text = Een kavel is volgebouwd als er op elke bouwplek een huis staat. Dan kun je hem ontginnen.
glossary-cleared = ontgonnen
glossary-cleared-text = Een kavel is ontgonnen als je er, eenmaal volgebouwd, akkers van hebt gemaakt. Hij levert dan elke ronde maïs op (R8.1).
glossary-lenape = Lenape
glossary-lenape-text = Het volk dat langs de rivier woont. Van hen koop je pelzen.
glossary-longhouse = langhuis
glossary-longhouse-text = Een woning van de Lenape. Staat er een tegenover je handelspost, dan is je reis gratis (R5.10). Bij elke nieuwe kavel trekt er een weg (R5.7).
glossary-camp = kamp
glossary-camp-text = Een plaats voor langhuizen op de ene oever van de rivier. Kamp 1 is het meest linkse.
glossary-zone = zone
glossary-zone-text = Een plaats voor handelsposten, tegenover het kamp met hetzelfde nummer.
glossary-trading-post = handelspost
glossary-trading-post-text = Hier beginnen je reizen naar de Lenape. Via de handelscompagnie gaat je post stroomopwaarts (R6.6).
glossary-boat = boot
glossary-boat-text = Ligt tussen twee zones die naast elkaar liggen en laat zien hoeveel maïs een reis erlangs kost (R5.10).
glossary-upriver = stroomopwaarts
glossary-upriver-text = Van kamp 1 af, naar kampen en zones met hogere nummers toe.
glossary-trader = handelaar
glossary-trader-text = Een van de drie Lenape die pelzen verkopen: de onderste, de middelste en de bovenste, elk met een eigen prijs (R5.9).
glossary-fur-types = pelssoorten
glossary-fur-types-text = Bever, nerts, otter, muskusrat en lynx. Geen ervan is meer waard dan een andere; het gaat erom hoeveel pelzen van één soort je samen verscheept (R5.11).
glossary-reserve = pelzenreserve
glossary-reserve-text = De gedekte pelzen, waaruit voor de handelaars en de zwarte markt wordt getrokken (R3.2).
glossary-discard-pile = aflegstapel
glossary-discard-pile-text = Pelzen waarmee is betaald of die zijn verscheept; ze liggen open. Is de pelzenreserve leeg, dan worden ze de nieuwe (R3.2).
glossary-ship = schip
glossary-ship-text = Een kaart die pelzen meeneemt en één keer punten en munten oplevert. Daarna is het schip van jou en brengt het elke ronde goederen (R8.3).
glossary-wharf = kade
glossary-wharf-text = Je kaart met 4 plekken voor pakhuizen en bij elke plek een steiger.
glossary-pier = steiger
glossary-pier-text = Plekken voor goederen. Een pakhuis opent een steiger; goederen waarvoor geen plek is als ze aankomen, gaan verloren (R8.3).
glossary-harvest = oogst
glossary-harvest-text = De maïs van je ontgonnen land, aan het eind van elke ronde (R8.1).
glossary-upkeep = onderhoud
glossary-upkeep-text = De 1 maïs die elk bedrijf aan het eind van een ronde nodig heeft (R8.2).
glossary-income = inkomsten
glossary-income-text = De munten die je wijken aan het eind van een ronde betalen (R8.4).

## The rules in the terminal

cli-rules-chapter = { $n }. { $title }: patroon rules { $name }
cli-rules-glossary = { $title }: patroon rules glossary
cli-rules-more = Een regel op nummer: patroon rules R5.7. Zoeken: patroon rules pakhuis.
cli-rules-found = { $n ->
    [one] In { $n } regel komt ‘{ $word }’ voor.
   *[other] In { $n } regels komt ‘{ $word }’ voor.
}
cli-rules-no-rule = Regel { $rule } bestaat niet; { $nearest } komt er het dichtst bij.
cli-rules-no-word = In geen enkele regel komt ‘{ $word }’ voor.
help-rules =
    De spelregels lezen: op één pagina, per hoofdstuk, op nummer, of op wat je zoekt.

    Gebruik: patroon rules [REGEL | HOOFDSTUK | glossary | WOORD …]

      REGEL      een regel op nummer, zoals R5.7 of 5.7
      HOOFDSTUK  een hoofdstuk met het voorbeeld: see, round, bidding, city, land, trade, special, provisions, end; of het nummer ervan
      glossary   wat de woorden betekenen
      WOORD …    de regels waarin deze woorden voorkomen

    Zonder iets erachter: de spelregels op één pagina, en de hoofdstukken.

    Voorbeelden:
      patroon rules
      patroon rules R5.7
      patroon rules bidding
      patroon rules zwarte markt

### The browser: the rules and their explanations

# The page of the rules, and the small question marks at the table.
book-lead = Het hele spel in korte hoofdstukken, elk met een afbeelding en een voorbeeld.
book-nav = Spelregels
book-contents = Inhoud
book-search = Zoeken in de spelregels
book-search-clear = Zoekopdracht wissen
book-found = { $n ->
    [0] Niets gevonden.
    [one] { $n } passage gevonden.
   *[other] { $n } passages gevonden.
}
book-no-rule = Regel { $rule } bestaat niet.
book-print = Afdrukken
book-link = Link naar regel { $rule }
book-ask = Regel { $rule }: { $what }
book-wait = Een ogenblik…
book-all = Lezen in de spelregels
book-figure-sum = Totaal
book-why = Uitleg bij deze punten
book-why-hide = Uitleg bij deze punten verbergen

## Where a question mark stands, where no other word is there

book-at-city = de stad
book-at-river = de rivier
book-at-pass = passen
book-at-resources = grondstoffen
book-at-round = de rondes

## How points came about

why-led = Meerderheid ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-tied = Gedeelde meerderheid ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-clearing = De meest rechtse kavel die nu is ontgonnen, ligt op plek { $place } van de rij: { $points }.
why-fur = { $fur }: { $n } × { $each } = { $points }
why-shipping = Per soort, die met de meeste pelzen eerst: { $types }.
why-removal = Elk bedrijf dat niet gevoed kon worden, kost { $each ->
    [one] { $each } punt
   *[other] { $each } punten
}: { $players }.
why-removed = { $player }: { $n ->
    [one] { $n } bedrijf
   *[other] { $n } bedrijven
}, −{ $points }
why-removed-to-zero = { $player }: { $n ->
    [one] { $n } bedrijf
   *[other] { $n } bedrijven
}, maar −{ $points }, want een score zakt nooit onder 0
why-final-elections = { $player }: { $led ->
    [one] { $led } meerderheid
   *[other] { $led } meerderheden
} × { $majority } + { $tied } gedeelde × { $tie } = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
why-final-land = { $player }: de meest rechtse volgebouwde kavel ligt op plek { $place } en is niet ontgonnen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
why-final-furs = Elke overgebleven pels is { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} waard.
why-final-resources = Munten, goederen, hout en maïs samen, 1 punt per { $number }: { $players }.
why-left = { $player }: { $n } = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}


### The browser: hints

hint-ask = Tip
hint-title = Ideeën van de adviseur
hint-thinking = De adviseur denkt na…
hint-count = { $n ->
    [one] De adviseur heeft één idee.
   *[other] De adviseur heeft { $n } ideeën.
}
hint-best = beste
hint-behind = { $n ->
    [0] ongeveer even goed
    [one] { $n } punt minder
   *[other] { $n } punten minder
}
hint-choose = Kies deze
after-title = Wat de adviseur had gedaan
after-other = De adviseur had dit gedaan, goed voor ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} meer aan het eind:
after-same = De adviseur weet niets beters.
set-afterthought = Na mijn zet laten zien wat de adviseur had gedaan
set-afterthought-note = Als de tafel de adviseur toestaat.
mat-key-hint = een tip van de adviseur


### The browser: the course

course-title = De cursus
course-lead = Een klaargezette partij, één idee tegelijk. Jij speelt, de coach legt uit. Ongeveer tien minuten.
course-start = Cursus starten
course-continue = Verder: hoofdstuk { $n }
course-once-more = Nog een keer
course-chapters = Hoofdstukken
course-finished = Je hebt alle hoofdstukken gehad. Tijd voor de opgaven, of voor een partij tegen makkelijke bots.
course-done = klaar
course-here = hier ben je
course-new = Nieuw hier?
course-new-note = Tien minuten aan een echte tafel, met uitleg erbij.
course-game = Cursus: hoofdstuk { $n } van { $of }
course-rules = De spelregels
course-rules-note = Om iets op te zoeken, met voorbeelden
course-practice = Opgaven
course-practice-note = Losse beslissingen, en wat een sterke speler ervan vindt
course-coach = Coach
course-progress = Hoofdstuk { $n } van { $of }
course-step = Stap { $n } van { $of }
course-fold = Coach in- of uitklappen
course-next = Verder
course-back = Terug
course-take-back = Terugnemen
course-again = Opnieuw proberen
course-go-on = Toch verder
course-show = Ga naar: { $where }
course-repeat = Hoofdstuk opnieuw
course-skip = Overslaan
course-leave = Stoppen
course-others = De anderen zijn aan zet…
course-advisor-off = De adviseur staat uit. Zet je hem aan, dan zie je bij elke kolom wat die je waard is.
course-chapter-done = Hoofdstuk klaar. Het volgende begint aan een klaargezette tafel, iets later in deze partij.
course-to-chapter = Hierna: { $title }
course-free-all = Nu is de partij van jou. Deze ronde krijg je bij elke beslissing een tip; doe wat jou het beste lijkt.
course-free-bidding = Deze ronde krijg je alleen bij de veilingen tips.
course-free-none = De laatste ronde, zonder tips van de coach: je weet nu genoeg. Veel plezier!
course-free-off = Vanaf hier geen tips meer.
course-free-always = Bij elke beslissing een tip; doe wat jou het beste lijkt.
course-hint = Een idee: { $move }
course-hints-on = Graag tips
course-hints-off = Geen tips meer

## What the coach says. The numbers are those of the prepared game (lessons/games/course.nar).

lesson-goal = Waar het om gaat
lesson-goal-welcome = Welkom in Nieuw-Nederland, rond 1625. Jij en twee anderen vestigen bedrijven, ontginnen land en verschepen pelzen. Punten haal je op drie manieren: met verkiezingen in de stad, met ontgonnen land en met pelzen op schepen. Wie na zes rondes de meeste punten heeft, wint. Hier staan die van jou: nu nog 0.
lesson-goal-things = Voor je liggen vijf dingen: munten, hout, maïs, goederen en pelzen. Met hout bouw je, met maïs voed je je bedrijven, met goederen koop je pelzen, pelzen gaan op schepen, en met munten koop je van alles. Bieden kun je met alle vijf; bij een veiling telt elk voor 1.
lesson-goal-place = De stad heeft zes wijken. Elke wijk biedt een speciale actie, voor een toeslag van 1 munt; waar je de meeste bedrijven hebt, of de meerderheid deelt, betaal je geen toeslag. Je eerste bedrijf staat in de graanschuur. Zet het tweede waar je wilt, bijvoorbeeld in de timmerij, die nog leeg is.
lesson-goal-place-done = Je tweede bedrijf staat er. Elke wijk waar je er een hebt, levert je aan het eind van elke ronde 1 munt op, en nog 1 als je er de meeste hebt. Nu begint ronde 1; het volgende hoofdstuk gaat over de veilingen.
lesson-goal-place-else = Dat is ook goed.

lesson-auction = De veiling
lesson-auction-meanwhile = De tafel staat klaar: alle bedrijven zijn gevestigd, en de kaarten van ronde 1 liggen open. Griet laat kolom 1 veilen en biedt 4. Pieter past.
lesson-auction-tiles = Een ronde begint bij de geldkist. Daarin liggen vijf kolommen met tegels. Eén tegel is één actie: stad, land of handel. Iedereen krijgt maar één kolom. In kolom 1 liggen twee stadstegels, een landtegel en 1 munt.
lesson-auction-worth = Wat is een kolom waard? Bij elke kolom staat de schatting van de adviseur: zoveel punten heb je aan het eind meer dan zonder kolom, want de acties scoren meteen of bereiden iets voor wat later scoort. Kolom 1 is voor jou het meest waard: met twee stadstegels kun je bedrijven bouwen én verkiezingen houden.
lesson-auction-bid = Iedereen komt één keer aan bod, en jij bent de laatste. Met 5 win je kolom 1 dus al. De adviseur noemt 6 als limiet: voor meer kun je beter een andere kolom nemen, want wat je betaalt, kom je later tekort. Bied 5.
lesson-auction-bid-done = De kolom is van jou, en je krijgt er Griets fiche 1 bij: deze ronde ben je als eerste aan zet, en dus heb je de eerste keus uit land, pelzen en schepen.
lesson-auction-bid-else = Passen mag, en een hoog bod ook. Maar na jou biedt niemand meer: met 5 had je de beste kolom gewonnen, en wat je niet uitgeeft, houd je.
lesson-auction-pay = Betaal nu 5, waarmee je maar wilt. Houd wat je gauw nodig hebt: hout om te bouwen, maïs voor je bedrijven, goederen voor pelzen. Munten zijn hier de beste keus.
lesson-auction-pay-done = Betaald. De tegels zijn deze ronde van jou: twee voor de stad, een voor het land. De anderen bieden op de overige kolommen; wie als laatste overblijft, krijgt er gratis een.
lesson-auction-pay-else = Dat mag. Maar hout en maïs kom je straks tekort: zonder hout kun je niet bouwen, en elk bedrijf heeft aan het eind van de ronde 1 maïs nodig.

lesson-city = Een beurt in de stad
lesson-city-meanwhile = De tafel staat klaar: je hebt 5 munten voor kolom 1 betaald, Pieter heeft kolom 2 gekocht, en Griet heeft gratis kolom 4 genomen. Jij hebt fiche 1 en begint de stadsstap.
lesson-city-majorities = Verkiezingen leveren je 3 punten op voor elke wijk waar je de meeste bedrijven hebt, en 2 waar je de meerderheid deelt. Nu heb je de meerderheid in de graanschuur en de timmerij: 6 punten. Maar je hebt twee stadstegels, en met een tegel kun je ook bouwen.
lesson-city-build = Bouw dus eerst. Kies ‘Bedrijven bouwen’: hoogstens 3, voor 1 hout per stuk. Met één op de houtwerf en één bij de handelscompagnie deel je daar de meerderheid: 4 punten erbij. Bevestig als ze staan.
lesson-city-build-done = Goed gebouwd. Ze tellen mee bij de verkiezingen die je nu gaat houden, bij alle latere en helemaal aan het eind, en ze leveren munten op. Maar elk bedrijf heeft aan het eind van de ronde 1 maïs nodig, en de tafel waarschuwt dat je te weinig hebt. Er is nog tijd: ook in de landstap en in de handelsstap heb je een speciale actie.
lesson-city-build-else = Dat kan ook: in welke volgorde je je tegels en de speciale actie gebruikt, bepaal je zelf. Bedenk wel dat bij verkiezingen telt wat er op dat moment staat; en wat je daarvóór bouwt, scoort bij alle latere opnieuw.
lesson-city-elect = Houd nu verkiezingen met je tweede tegel. Op de knop staat wat ze opleveren. Alleen wie ze houdt, scoort.
lesson-city-elect-done = Je eerste punten! De anderen houden straks hun eigen verkiezingen. En helemaal aan het eind telt elke meerderheid nog een keer, voor iedereen.
lesson-city-elect-else = Dat is goed, maar met de tweede tegel kun je nog scoren: verkiezingen leveren punten op voor elke wijk waar je de meerderheid hebt of deelt.
lesson-city-wood = In elke stap heb je ook één speciale actie, in een wijk naar keuze. Hout zul je nodig hebben: koop er 2 op de houtwerf, voor 1 munt per stuk. Als je daar de meerderheid hebt of deelt, betaal je geen toeslag. Hiermee eindigt je beurt.
lesson-city-wood-done = Hout op voorraad. Voor een speciale actie of een tegel die je niet nodig hebt, mag je ook passen: dat levert 1 munt op.
lesson-city-wood-else = Ook goed besteed. Hout komt wel gauw van pas, voor huizen en bedrijven.

lesson-land = Land, huizen, ontginnen
lesson-land-meanwhile = De tafel staat klaar, in ronde 2: je hebt vier bedrijven en een volgebouwde kavel (zo heet een kaart met land), maar geen maïs. Bij de veiling kreeg je twee landtegels en een handelstegel. Het is de landstap, en jij begint.
lesson-land-row = Dit is je landrij. Bij het ontginnen telt de plek van de laatste kavel die je ontgint: 1 punt voor de eerste, dan 3, 6, 10, 15 en meer. Je kavel heeft al zijn huizen: hij is vol. In zijn eentje levert hij 1 punt op. Maak dus eerst de rij langer.
lesson-land-add = Neem met je eerste landtegel een nieuwe kavel. Daarop staat hoeveel huizen hij nodig heeft, hoeveel hout je bij het ontginnen krijgt en hoeveel maïs hij daarna elke ronde oplevert. Met je 2 hout kun je elk van de vier volbouwen. Die met 3 maïs voor 1 huis is een goed begin.
lesson-land-add-done = De kavel ligt op de tweede plek van je rij. En een langhuis van de Lenape is stroomopwaarts getrokken om plaats te maken: in het volgende hoofdstuk lees je waarom dat ertoe doet.
lesson-land-add-else = Dat mag. Maar bij het ontginnen telt de plek van de laatste kavel, dus een langere rij levert meer op.
lesson-land-houses = Voordat je de kavel kunt ontginnen, moeten de huizen er staan. Huizen zijn de speciale actie van de timmerij: hoogstens 3, voor 1 hout per stuk, altijd van links naar rechts. Bouw de kavel vol.
lesson-land-houses-done = Gebouwd. In de timmerij deel je de meerderheid, dus je betaalde geen toeslag.
lesson-land-houses-else = Dat mag, maar zonder zijn huizen kun je de nieuwe kavel nog niet ontginnen.
lesson-land-clear = Ontgin nu met je tweede tegel: alle volle kavels in één keer. Je krijgt het hout van elke kavel, en de punten voor de tweede plek. En vanaf deze ronde oogst je hun maïs, en die hebben je bedrijven nodig: de tafel waarschuwt dat je te weinig hebt.
lesson-land-clear-done = 3 punten en volop hout. Vanaf nu leveren deze kavels aan het eind van elke ronde maïs op. De derde kavel is straks goed voor 6 punten, de vierde voor 10.
lesson-land-clear-else = Dat mag. Maar zonder de oogst krijgen je bedrijven te weinig maïs; de tafel waarschuwt er al voor. De volle kavels blijven zoals ze zijn, en je kunt ze in een latere ronde met een andere landtegel ontginnen.

lesson-river = De rivier en de handelaars
lesson-river-meanwhile = De tafel staat klaar, later in deze ronde: Pieter heeft twee kavels genomen, en beide keren is er een langhuis stroomopwaarts getrokken. Nu komt de handelsstap, en jij begint, met één handelstegel.
lesson-river-camps = Je handelspost staat in zone 1, maar in het kamp ertegenover staat geen langhuis meer. Het dichtstbijzijnde staat in kamp 2. De reis daarheen kost de maïs op de boot ertussen: 1. Die heb je niet, dus vanaf hier kun je niet handelen.
lesson-river-upriver = Maar je kunt verhuizen. De handelscompagnie, een speciale actie, brengt je post voor 1 hout naar de volgende vrije zone stroomopwaarts. Tegenover een langhuis is de reis gratis. Probeer dat eens.
lesson-river-upriver-done = Je post staat nu tegenover een langhuis. Elke kavel die iemand neemt, jaagt er een verder stroomopwaarts; houd de rivier dus in de gaten.
lesson-river-upriver-else = Dat mag. Met 1 maïs kun je de reis één keer maken; vanaf een post tegenover een langhuis kost die niets, zolang het langhuis daar staat.
lesson-river-furs = Koop nu pelzen met je tegel. De onderste handelaar geeft er 4 voor 3 goederen, de middelste 3 voor 4, en bij de bovenste kies je zelf, voor 1 goed per pels. Bij de onderste liggen 2 bevers, en je hebt er al 2: doe daar zaken.
lesson-river-furs-done = Vier pelzen voor drie goederen, en samen vier bevers. In het volgende hoofdstuk zie je wat ze waard zijn.
lesson-river-furs-else = Dat is goed. Bij de onderste handelaar had je voor je goederen de meeste pelzen gekregen, en twee ervan waren bevers, net als die van jou.

lesson-shipping = Pelzen van één soort verschepen
lesson-shipping-meanwhile = De tafel staat klaar, in ronde 3: je hebt nog drie bedrijven gebouwd en een derde kavel volgebouwd. Het is de handelsstap: je hebt één handelstegel, 4 bevers, een nerts en een otter.
lesson-shipping-types = Op een schip worden pelzen punten. Van de soort die je het meest laadt, levert elke pels 3 punten op, van de tweede soort 2, van elke andere soort 1. Vier bevers zijn goed voor 12 punten, vier pelzen van vier soorten maar voor 7. Verzamel dus weinig soorten.
lesson-shipping-ship = Op elk schip moet een vast aantal pelzen: op twee schepen 4, op de andere twee 5. Kies er een en laad al je bevers. Een schip levert ook meteen munten op, en het brengt elke ronde goederen zolang de partij duurt.
lesson-shipping-ship-done = Minstens 12 punten in één klap, en munten. Het schip is van jou: zijn goederen komen elke ronde aan, voor zover er plaats is op je steiger. Daar passen er 4; elk pakhuis dat je in de haven bouwt, geeft ruimte voor meer. Met goederen koop je de volgende pelzen.
lesson-shipping-ship-else = Dat is goed, maar bevers zijn samen het meest waard: alle vier op één schip leveren 12 punten of meer op.

lesson-provisions = Bedrijven voeden
lesson-provisions-meanwhile = De tafel staat klaar: vier bevers gingen met het eerste schip mee, voor 12 punten, 2 munten en vanaf nu 4 goederen per ronde. Je speciale actie heb je nog.
lesson-provisions-corn = Aan het eind van een ronde heeft elk bedrijf 1 maïs nodig. Je hebt 7 bedrijven. Je land levert straks 4 maïs op, en op voorraad heb je niets. Er komen er dus 3 tekort. Een bedrijf dat niets krijgt, ben je kwijt, en dat kost je ook nog 2 punten.
lesson-provisions-buy = Maïs koop je in de graanschuur, voor 1 munt per stuk. Daar heb je de meeste bedrijven, dus je betaalt geen toeslag. Koop er 3 of meer; de tafel laat zien of alle bedrijven gevoed zijn. Daarna eindigt de ronde.
lesson-provisions-buy-done = Alle bedrijven zijn gevoed. Daarna brengen schepen goederen, en de stad betaalt: 1 munt voor elke wijk waar je een bedrijf hebt, en nog 1 waar je er de meeste hebt.
lesson-provisions-buy-else = Dat mag, maar sommige bedrijven krijgen dan niets: elk daarvan ben je kwijt, en het kost je ook nog 2 punten.

lesson-planning = Rondes vooruitdenken
lesson-planning-meanwhile = De tafel staat klaar: Griet had te weinig maïs en is twee bedrijven kwijtgeraakt. Jij hebt 25 punten, Pieter 22, Griet 20. Ronde 4 begint, en jij kiest de eerste kolom.
lesson-planning-row = Er zijn nog drie rondes. Waar haal je je volgende punten? Je derde kavel is vol: ontgin je hem, dan levert hij 6 op. Maar neem er eerst een vierde bij en bouw die vol, dan levert dezelfde tegel 10 op. Het hout daarvoor kun je kopen. En helemaal aan het eind scoort de laatste volle kavel nog een keer, als hij niet ontgonnen is.
lesson-planning-cycle = Goederen komen terug: schepen brengen goederen, goederen worden pelzen, pelzen vullen schepen. Wat er aan het eind over is, is weinig waard: 1 punt voor een pels, 1 voor drie andere grondstoffen. Geef het dus op tijd uit. En meerderheden scoren aan het eind nog een keer, voor iedereen.
lesson-planning-open = Jij kiest een kolom en doet het eerste bod; de anderen kunnen hoger bieden. In kolom 2 liggen twee landtegels en een handelstegel, precies wat het plan nodig heeft. Open met een bod dat je met plezier zou betalen.
lesson-planning-open-done = Een goed plan. Vanaf hier is de partij van jou. Deze ronde geef ik je bij elke beslissing een tip, in de volgende alleen bij de veilingen, en in de laatste niet meer.
lesson-planning-open-else = Een ander plan, waarom niet. Kolom 2 had twee landtegels en een handelstegel opgeleverd.

### The browser: the exercises

practice-lead = Beslissingen uit echte partijen. Denk zelf na, speel je antwoord aan tafel en lees wat elk antwoord opleverde toen het werd uitgeprobeerd.
practice-how = Elk antwoord is keer op keer doorgespeeld tot het eind van de ronde, met goede bots op de andere plaatsen. De punten zijn je voorsprong op het gemiddelde van de anderen aan het eind van de partij, zoals een sterke bot die na die ronde verwacht. Een opgave staat hier alleen als het beste antwoord er duidelijk uitsprong en een zwakkere bot het over het hoofd zou zien.
practice-count = { $n } van { $of } opgelost
practice-next = Volgende opgave
practice-first = Beginnen
practice-more = Nog een keer
practice-list = Alle opgaven
practice-finished = Je hebt alle opgaven opgelost. Knap gedaan!
practice-solved = opgelost
practice-tried = geprobeerd
practice-new = nieuw
practice-where = Ronde { $round } met { $players } spelers
practice-level = { $n ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}
practice-number = { $kind } { $n }

practice-column = De beste kolom
practice-column-about = Wat is elke kolom je waard, en welke kun je krijgen?
practice-column-open = Welke kolom is voor jou de beste? Denk aan wat je hebt, aan wat de tegels deze ronde kunnen doen en aan wat de anderen willen. Open het bieden met een verstandig bod.
practice-column-take = Welke kolom is voor jou de beste? Denk aan wat je hebt en aan wat de tegels deze ronde kunnen doen. Neem die kolom.
practice-bid = Het juiste bod
practice-bid-about = Hoger bieden of laten gaan? Iedereen komt maar één keer aan bod.
practice-bid-ask = { $bid ->
    [0] Kolom { $column } wordt geveild, en het hoogste bod is nog maar 0.
   *[other] Kolom { $column } wordt geveild, en het hoogste bod is { $bid }.
} Wat is die kolom je waard, en wat zou er anders voor je overblijven? Bied zoveel als je goed vindt, of pas.
practice-shipment = De beste lading
practice-shipment-about = Het juiste schip met de juiste pelzen, of nog even niets.
practice-shipment-ask = Welk schip laad je nu, en met welke pelzen? Of kun je met de tegel iets beters doen?
practice-feed = Genoeg maïs
practice-feed-about = Er is te weinig maïs. Wat nu?
practice-feed-ask = Zoals het er nu voor staat, heb je aan het eind van de ronde niet genoeg maïs voor al je bedrijven. Wat kun je nu het beste doen?

practice-alone = De adviseur zwijgt tot je hebt geantwoord.
practice-show = Antwoord tonen
practice-right = Dat is het beste antwoord.
practice-near = Dat is bijna zo goed als het beste antwoord.
practice-wrong = { $points ->
    [one] Dat is ongeveer { $points } punt slechter dan het beste antwoord.
   *[other] Dat is ongeveer { $points } punten slechter dan het beste antwoord.
}
practice-given-up = Het beste antwoord staat bovenaan.
practice-answers = Wat de antwoorden opleverden
practice-yours = jouw antwoord
practice-best = beste
practice-behind = { $points ->
    [0] ongeveer even goed
    [one] { $points } punt minder
   *[other] { $points } punten minder
}
practice-too-high = De juiste kolom, maar meer dan { $bid } is er te veel voor.
practice-other = Dit antwoord is niet uitgeprobeerd. De schatting van de adviseur: { $points ->
    [0] ongeveer even goed als het beste.
    [one] ongeveer { $points } punt minder dan het beste.
   *[other] ongeveer { $points } punten minder dan het beste.
}
practice-play-on = Je kunt vanaf hier ook verder spelen: het is een echte tafel.

## The answers, and what speaks for and against them

practice-bids = { $player } biedt { $least } tot en met { $most }.
practice-buys-enough = { $player } koopt minstens { $least } maïs in de graanschuur.
practice-buys-less = { $player } koopt minder dan { $least } maïs in de graanschuur.
practice-won = een bod van { $bid } won { $won } van de { $trials } keer
practice-always-won = een bod van { $bid } won elke keer
practice-left = de kolom die anders overblijft, is ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard
practice-types = { $types ->
    [one] pelzen van één soort
   *[other] pelzen van { $types } soorten
}
practice-ship = het schip levert { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op en brengt { $goods ->
    [one] { $goods } goed
   *[other] { $goods } goederen
} per ronde
practice-kept = { $furs ->
    [0] er blijft geen pels over
    [one] { $furs } pels blijft bewaard voor later
   *[other] { $furs } pelzen blijven bewaard voor later
}
practice-let-go = laat een kolom gaan die zijn prijs waard was
practice-passed = passen levert 1 munt op, en verder niets
practice-hungry = { $businesses ->
    [one] { $businesses } bedrijf krijgt geen maïs en gaat verloren
   *[other] { $businesses } bedrijven krijgen geen maïs en gaan verloren
}, wat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kost
practice-majorities = daarmee verdwijnt { $districts ->
    [one] in { $districts } wijk
   *[other] in { $districts } wijken
} de (gedeelde) meerderheid
practice-fed = alle bedrijven zijn gevoed
practice-fed-later = alle bedrijven kunnen nog gevoed worden
practice-split = { $others ->
    [one] jij verliest ongeveer { $lost }, en je tegenstander wint er ongeveer { $gained }
   *[other] jij verliest ongeveer { $lost }, en de anderen winnen er elk ongeveer { $gained }
}
practice-others-gain = { $others ->
    [one] je tegenstander wint er ongeveer { $points }
   *[other] de anderen winnen er elk ongeveer { $points }
}
