# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

### Names of things

district-lumberyard = fatelep
district-granary = magtár
district-docks = dokkok
district-millwork = asztalosműhely
district-black_market = feketepiac
district-trading_company = kereskedelmi vállalat

fur-beaver = hód
fur-mink = nyérc
fur-otter = vidra
fur-muskrat = pézsmapocok
fur-lynx = hiúz

tile-city = város
tile-land = föld
tile-trade = kereskedés

trader-bottom = alsó kereskedő
trader-middle = középső kereskedő
trader-top = felső kereskedő

phase-setup = előkészületek
phase-preparation = előkészítés
phase-bidding = licitálás
phase-city = városlépés
phase-land = földlépés
phase-trade = kereskedéslépés
phase-provisions = fenntartás és bevétel
phase-end = játék vége

decade-1620s = 1620-as évek
decade-1630s = 1630-as évek

chance-furs = prémek
chance-traders = prémek a kereskedőknek
chance-land = földkártyák
chance-ships = hajókártyák
chance-tiles = lapkák

origin-rulebook = szabálykönyv
origin-deduced = következtetés
origin-chosen = feltevés
origin-file = ez a fájl

## Amounts

amount-coins = { $n } érme
amount-goods = { $n } áru
amount-wood = { $n } fa
amount-corn = { $n } kukorica
amount-furs = { $n } prém
amount-points = { $n } pont
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses } ház, egyszer { $wood } fa, fordulónként { $corn } kukorica
card-ship = { $furs } prém kell, egyszer { $coins } érme, fordulónként { $goods } áru
none = nincs
# The end of a list of players.
list-and = { $some } és { $last }

### Why a move is refused. The rule's number is put in front.

not-enough-wood = Nincs elég fád: { $need } kell, { $have } van.
not-enough-buildings = Nincs elég épület a készletedben: { $need } kell, { $have } van.
not-enough-goods = Nincs elég árud: { $need } kell, { $have } van.
not-enough-coins = Nincs elég érméd: { $need } kell, { $have } van.
not-enough-corn = Nincs elég kukoricád: { $need } kell, { $have } van.
not-enough-furs = Nincs elég prémed: { $need } kell, { $have } van.
not-enough-furs-of-type = Nincs elég prémed ebből a fajtából: { $need } kell, { $have } van.
not-enough-house-spaces = Nincs elég üres házhely a földjeiden: { $need } kell, { $have } van.
not-enough-furs-in-reserve = Nincs elég prém a talonban és a dobópakliban: { $need } kell, { $have } van.
not-enough-coins-and-goods = Nincs elég érméd és árud egy prémre: { $need } kell, a díj után { $have } marad.
not-enough-corn-to-travel = Nincs elég kukoricád, hogy eljuss a legközelebbi hosszúházhoz: { $need } kell, { $have } van.
negative-amount = A mennyiség nem lehet negatív.
no-such-district = Nincs ilyen kerület.
no-such-trader = Nincs ilyen kereskedő.
column-not-there = Ez az oszlop nem választható: { $column }.
column-not-of-size = Két játékosnál most { $size } lapkás, még szabad oszlopot kell választani; nem ilyen: { $column }. oszlop.
bid-more-than-held = Ez a licit ({ $bid }) több, mint az összes erőforrásod: legfeljebb { $most } lehet.
bid-too-low = Ez a licit ({ $bid }) túl alacsony: legalább { $least } kell.
cannot-outbid = Nem tudsz { $bid } fölé menni, mert csak { $most } erőforrásod van; passzolj!
payment-not-the-bid = Összesen { $need } erőforrást kell fizetned, ez viszont { $have }.
no-tile = Ehhez a lépéshez nincs több lapkád.
special-taken = Ebben a lépésben már végrehajtottad vagy elpasszoltad a különleges akciót.
no-majority-or-tie = Egyik kerületben sincs többséged, és holtversenyben sem állsz: a választások semmit sem hoznának.
build-1-to-3 = Egyszerre 1–3 üzlet építhető, nem { $have }.
no-land-left = Nincs felfordított földkártya.
nothing-to-clear = Nincs teljesen beépített, még megtisztítatlan földkártyád.
slot-empty = Ezen a helyen nincs kártya: { $slot }.
traders-empty = Egyik kereskedőnek sincs prémje.
trader-empty = Itt nincs prém: { $trader }.
trader-lacks-fur = A felső kereskedőnek nincs elég ilyen prémje ({ $fur }): { $need } kell, { $have } van.
trade-at-least-one = Legalább egy prémet ki kell választanod.
you-lack-fur = Nincs elég ilyen prémed ({ $fur }): { $need } kell, { $have } van.
ship-needs-exactly = Erre a hajóra pontosan { $need } prém kell, nem { $have }.
no-ships-left = Nincs felfordított hajókártya.
no-coin-for-fee = Itt ({ $district }) nincs se többséged, se holtversenyed, így a különleges akció 1 érmébe kerül – de nincs érméd.
buy-or-sell-at-least-one = Vagy vegyél, vagy adj el, legalább 1 darabot.
nothing-to-buy-or-sell = Nincs mit eladnod, venni pedig nincs miből.
all-warehouses-built = Már minden raktárad áll.
no-house-space = Nincs üres házhely a földjeiden.
houses-1-to-3 = Egyszerre 1–3 ház építhető, nem { $have }.
furs-1-to-3 = Itt 1–3 prém vehető, nem { $have }.
goods-not-in-price = A vételárból 0–{ $most } fizethető áruval, nem { $have }.
no-zone-to-move-to = A legtávolabbi hosszúházig nincs feljebb szabad hely a kereskedőállomásodnak.
remove-exactly = Pontosan { $need } üzletet kell feladnod, ez viszont { $have }.
remove-too-many = Itt ({ $district }) csak { $have } üzleted van.
game-over = A játék véget ért.
chance-is-due = Előbb húzni kell, most senki sem dönthet.
not-your-decision = Most nem ez a játékos dönt, hanem { $player }.
not-now = Ezt most nem lehet: előbb másról kell dönteni.

## Chance that can't be

furs-for-another-player = Ezek a prémek nem neki járnak, hanem: { $player }.
wrong-number-of-furs = Itt { $need } prém jár, nem { $have }.
chance-not-now = Most nem ez a húzás következik: { $chance }.
wrong-number-of-cards = Ide { $need } kártya kerül, nem { $have }.
card-not-in-deck = Ez a kártya már nem jöhet: { $card }.
wrong-number-of-furs-for-trader = Ide ({ $trader }) { $need } új prém kerül, nem { $have }.
furs-not-in-reserve = Ezek a prémek nem lehetnek mind a talonban.
wrong-tile-spaces = A lapkák nem illenek a pénzdoboz helyeire.
wrong-tiles = Nem ezek a pénzdoboz lapkái.

## Undo

undo-nothing = Nincs mit visszavonni.
undo-chance = Ezt már nem lehet visszavonni, azóta húzás történt.
undo-others-decided = Azóta már más is döntött: { $player }.

### Files

file-not-found = Nincs ilyen fájl.
folder-not-found = Nincs meg a mappája.
file-is-folder = Ez mappa, nem fájl.
file-not-allowed = Ez a fájl nem olvasható vagy nem írható: nincs hozzá jogosultság.
file-unreadable = A fájl nem használható: { $reason }

field-missing = Hiányzik ez a mező: „{ $field }”.
field-not-a-list = Hibás mező („{ $field }”): listának kell lennie.
field-not-an-integer = Hibás mező („{ $field }”): egész számnak kell lennie.
field-too-large = Hibás mező („{ $field }”): a szám legfeljebb { $most } lehet.
field-unknown-name = Hibás mező („{ $field }”), a lehetséges értékek: { $names }.
field-buy-or-sell = A „buy” és a „sell” közül pontosan az egyiknek kell szerepelnie.
field-not-a-card = Hibás mező („{ $field }”): három-három számból álló kártyák kellenek.
field-not-a-player = Hibás mező („{ $field }”): a játékos sorszáma 0 és { $most } közé eshet.
field-players = Hibás mező („{ $field }”): 2–5 játékos kell, nem { $have }.
field-not-an-object = Hibás mező („{ $field }”): objektumnak kell lennie.
field-not-text = Hibás mező („{ $field }”): nem üres szövegnek kell lennie.
field-colours-alike = Két játékosnak azonos a színe („{ $field }” mező).

record-empty = A fájl üres; a játéknapló fejléccel kezdődik.
record-not-a-record = Ez nem játéknapló: az első sorában nem szerepel, hogy „format”: „{ $format }”.
record-other-version = A napló verziója { $version }, ez a program viszont ezt ismeri: { $known }.
record-commitment-differs = A „commitment” értéke nem a mag hash-e.
record-not-utf-8 = A sor nem UTF-8 kódolású szöveg.
record-not-json = A sor nem JSON.
record-cut-off = A fájl ebben a sorban félbeszakad; a --partial kapcsolóval az előző sorig beolvasható.
record-not-an-object = A sor nem JSON-objektum.
record-line-too-long = A sor hosszabb, mint { $most } bájt; ez nem játéknapló.
record-line-unknown = A sor se nem véletlen esemény, se nem lépés, se nem ellenőrzőpont.
record-line-mixed = A véletlen esemény, a lépés és az ellenőrzőpont közül egy sorban csak az egyik állhat.
record-not-canonical = A sor nem kanonikus alakú.
record-seed-differs = A mag szerint itt más jön ki ({ $chance }).
record-seed-withheld = A mag lenyomata megvan, de a befejezett játszma magja hiányzik.
record-checkpoint-misplaced = Itt nem állhat ellenőrzőpont.
record-checkpoint-differs = Az ellenőrzőpont eltér a játéktól („{ $field }”): { $theirs } áll benne { $ours } helyett.
record-checkpoint-missing = Itt hiányzik egy ellenőrzőpont.
record-unfinished = A napló itt, a játék vége előtt megszakad ({ $round }. forduló).
record-too-short = A fájlban csak { $have } sor van, nem { $at }.

board-not-a-table = TOML-táblának kell lennie.
board-missing = hiányzik.
board-not-a-list = listának kell lennie.
board-wrong-length = { $need } elem kell bele, nem { $have }.
board-empty = nem lehet üres.
board-not-an-integer = egész számnak kell lennie.
board-out-of-range = { $least } és { $most } közötti szám kell, nem { $have }.
board-not-toml = A fájl nem érvényes TOML: { $reason }
board-unknown = Nincs ilyen nevű beépített tábla: „{ $name }”.
board-no-name = 1–60 nyomtatható karakterből álló név kell.
board-fur-types = pontosan ez lehet: { $types }.
board-columns-of-2-and-3 = 2 lapkás és 3 lapkás oszlopnak is kell lennie benne.
board-trader-all = csak { $value } lehet.
board-no-longhouse-space = { $players } játékosnál nincs benne hely hosszúháznak.
board-no-post-space = { $players } játékosnál { $have } hely van kereskedőállomásnak, de { $need } kell.
board-origin = csak ezek állhatnak itt: { $words }.
board-tiles-do-not-fit = { $spaces } lapkahely van { $tiles } lapkához.
board-goods-do-not-fit = { $goods } áru nem fér el: az első dokkon { $room } hely van.
board-too-few-furs = túl kevés: a játékosoknak és a kereskedőknek { $need } prém kell, de csak { $have } van.
board-too-few-buildings = legalább { $need } kell: egy raktár és az első üzletek.

### The game told: a decision, in the third person

told-place = { $player } üzletet alapít: { $district }.
told-open = { $player } licitet nyit: { $column }. oszlop ({ $tiles }), kezdő licit: { $bid }.
told-bid = { $player } licitje: { $bid }.
told-pass_bid = { $player } passzol.
told-pay = { $player } kifizeti a licitet.
told-take_column = { $player } ingyen megkapja: { $column }. oszlop ({ $tiles }).
told-build = { $player } épít { $n } üzletet: { $districts }.
told-elections = { $player } választásokat tart.
told-add_land = { $player } földet szerez: { $card }.
told-clear_land = { $player } földet tisztít meg.
told-trade = { $player } prémet vesz a delavároktól ({ $trader }): { $furs }.
told-ship = { $player } prémet szállít: { $furs }. Hajó: { $card }.
told-lumberyard-buy = { $player } vesz { $n } fát a fatelepen.
told-lumberyard-sell = { $player } elad { $n } fát a fatelepen.
told-granary-buy = { $player } vesz { $n } kukoricát a magtárban.
told-granary-sell = { $player } elad { $n } kukoricát a magtárban.
told-docks = { $player } raktárat épít a dokkoknál.
told-millwork = { $player } az asztalosműhely révén { $n } házat épít.
told-black_market = { $player } vesz { $n } prémet a feketepiacon.
told-trading_company = { $player } a kereskedelmi vállalat révén feljebb költözteti a kereskedőállomását.
told-pass_tile = { $player } elpasszol egy lapkát.
told-pass_special = { $player } elpasszolja a különleges akciót.
told-end_turn = { $player } befejezi a körét.
told-remove = { $player } felad { $n } üzletet: { $districts }.
told-undo = { $player } visszavonja az utolsó döntését.

## What came of it

event-furs = { $player } húz: { $furs }.
event-traders = Új prémek a kereskedőknél: { $furs }.
event-traders-none = A kereskedőknek nem kell új prém.
event-land = Új földek: { $cards }.
event-ships = Új hajók: { $cards }.
event-tiles = Pénzdoboz: { $columns }.
event-column = { $column }. oszlop – { $tiles }, { $coins }
event-reshuffled = A talon kiürült, a dobópakliból lesz az új: { $n }.
event-round_began = { $round }. forduló
event-cards_left-land = Megmaradt földek: { $cards }.
event-cards_left-ships = Megmaradt hajók: { $cards }.
event-majority_changed-led = Többség: { $leaders } ({ $district }).
event-majority_changed-tied = Holtverseny: { $leaders } ({ $district }).
event-majority_changed-nobody = Nincs többség: { $district }.
event-auction_won = { $player } nyeri a licitet: { $column }. oszlop ({ $tiles }), ára: { $bid }.
event-tokens_swapped = Helycsere a körsorrendben: { $winner } ({ $winnertoken }.), { $chooser } ({ $choosertoken }.).
event-longhouse_moved = Egy hosszúház feljebb költözik: { $camp }. tábor → { $to }. tábor.
event-longhouse_left = Egy hosszúház kikerül a játékból ({ $camp }. tábor).
event-longhouse_stayed = A hosszúház a helyén marad ({ $camp }. tábor).
event-land_cleared = { $first ->
    [0] Helye a sorban: { $last }.
   *[other] Helyük a sorban: { $first }–{ $last }.
}
event-warehouse_built = Raktárak: { $warehouses }, férőhely: { $room } áru.
event-houses_built = Teljesen beépített földek: { $filled }.
event-post_moved = { $zone }. szakasz → { $to }. szakasz.
event-game_ended-one = A győztes: { $winners }.
event-game_ended-shared = Megosztott győzelem: { $winners }.

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
account-fee = díj
account-travelling = utazás
account-lost = { $n } áru elvész
account-harvest = Betakarítás
account-upkeep = Fenntartás
account-goods = Áruk
account-income = Bevétel
account-removal = Kukorica híján feladott üzletek
account-final_elections = Záró választások
account-final_land = Utolsó föld
account-final_furs = Megmaradt prémek
account-final_resources = Megmaradt erőforrások

### Why a bot did it: short reasons, put in a list after its decision

reason-elections = a választás { $points } pontot hoz
reason-shipping = { $furs } prém elszállítva, { $points } pontért
reason-clearing = megtisztítja a(z) { $land }. földet { $points } pontért
reason-majority = többség itt: { $district }
reason-tie = holtverseny a többségért: { $district }
reason-safer = biztosabb többség itt: { $district }
reason-closer = közelebb a többséghez: { $district }
reason-foothold = fordulónként eggyel több érme: { $district }
reason-houses = { $houses } ház a következő megtisztításhoz
reason-filled = a(z) { $land }. föld betelt: { $points } pont, ha megtisztítja
reason-land = föld: fordulónként { $corn } kukorica, { $wood } fa; { $houses } ház kell rá
reason-furs = { $furs } prém a hajókra
reason-room = { $room } árunak lesz hely
reason-nearer = { $corn ->
    [0] közelebb a későbbi táborokhoz
   *[other] { $corn } kukoricával olcsóbb minden út
}
reason-least-missed = itt hiányzik a legkevésbé: { $district }
reason-corn = kukorica { $businesses } üzletnek
reason-corn-stored = { $corn } kukorica tartalékba
reason-wood = { $wood } fa az építkezéshez
reason-sells = eladja a feleslegét { $coins } érméért
reason-coin = itt semmi sem ér többet az érménél
reason-later = a terv ebben a fordulóban még { $points } pontot hoz
reason-column = a(z) { $column }. oszlop kb. { $points } pontot ér
reason-column-scores = a terve ebben a fordulóban { $points } pontot hoz
reason-limit = { $bid }-ig megéri
reason-too-dear = { $bid } erőforrásért már jobb egy másik oszlop
reason-too-poor = magasabb licitre már nem futja
reason-spared = abból fizet, ami a tervhez nem kell
reason-cheapest = azzal fizet, ami a legkevésbé fog hiányozni
advice-columns = Mennyit érnek neked az oszlopok pontban, ha közbeszólnak mások, és ha nem; és mennyit a többieknek
advice-column = Oszlop
advice-tiles = Lapkák
advice-worth = Érték
advice-bid = Licit eddig
advice-moves = A tanácsadó ezt tenné (zárójelben: a végén ennyi ponttal előzné a többiek átlagát)
advice-move = { $move } ({ $margin })
advice-why = Miért: { $reasons }.

### Choices at the table, in the imperative

do-place = Üzlet alapítása
do-open = Licit nyitása
do-bid = Licitálás
do-pass_bid = Passz
do-pay = A licit kifizetése
do-take_column = Oszlop választása
do-build = Üzletek építése (egyenként 1 fa)
do-elections = Választások tartása
do-add_land = Földszerzés
do-clear_land = Föld megtisztítása
do-trade = Prémkereskedés a delavárokkal
do-ship = Prémszállítás
do-lumberyard = Fatelep: fa vétele vagy eladása
do-granary = Magtár: kukorica vétele vagy eladása
do-docks = Dokkok: raktár építése (1 fa)
do-millwork = Asztalosműhely: házak építése (egyenként 1 fa)
do-black_market = Feketepiac: prémek vétele (egyenként 3 érme vagy áru)
do-trading_company = Kereskedelmi vállalat: a kereskedőállomás feljebb költöztetése (1 fa)
do-pass_tile = Egy lapka elpasszolása 1 érméért
do-pass_special = A különleges akció elpasszolása 1 érméért
do-end_turn = A kör befejezése (minden kimaradó akcióért 1 érme)
do-remove = Üzletek feladása
do-fee = { $choice } – díja 1 érme
do-free = { $choice } – díjtalan (többség vagy holtverseny)
do-travel = { $choice } – utazási díj: { $corn }
do-score = { $choice } – { $points }

## Details to choose

ask-district = Melyik kerület?
ask-districts = { $most ->
    [1] Melyik kerület? Egy szám, például: 3
    [2] Melyik kerületek? Legfeljebb { $most } szám, például: 3 5
   *[other] Melyik kerületek? Legfeljebb { $most } szám, például: 3 3 5
}
ask-remove = { $number ->
    [one] Melyik üzlet? { $number } szám, például: 3
   *[other] Melyik üzletek? { $number } szám, például: 3 3 5
}
ask-column = Melyik oszlop?
ask-bid = Mennyi? { $least }–{ $most }
ask-houses = Hány ház? { $least }–{ $most }
ask-slot-land = Melyik föld?
ask-slot-ship = Melyik hajó?
ask-trader = Melyik kereskedő?
ask-furs = Melyik prémek? Legalább { $least }, legfeljebb { $most } szám: prémenként a fajtája száma (Enter: { $proposal })
ask-buy-or-sell = Veszel vagy eladsz?
ask-buy = Vétel (legfeljebb { $most })
ask-sell = Eladás (legfeljebb { $most })
ask-furs-number = Hány prém? { $least }–{ $most }
ask-goods = Az ár: { $price }. Mennyit fizetsz áruval, a többit érmével? { $least }–{ $most }
ask-pay = Fizetendő: { $amount }. Hány érme, áru, fa, kukorica, prém? Például: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins } érme
choice-trader = { $trader }: { $furs } – { $price }
choice-held = { $thing } (neked: { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Patrónus
play-welcome = Nieuw Amsterdam, { $players } játékos. Te { $name } vagy, a többiek botok.
play-board = Tábla: { $board }
play-commitment = A keverés rögzítve; a mag sha256-kivonata: { $commitment }
play-help = szám: választás · ?: asztal · w: mi miért nem lehet · h: tanács · u: visszavonás · b: vissza · q: kilépés
play-your-turn = { $name } – { $round }/6. forduló, { $phase }.
play-your-setup = { $name } – { $phase }.
play-have = Nálad: { $coins }, { $goods } (férőhely: { $room }), { $wood }, { $corn }; prémek: { $furs }; { $points }.
play-auction = { $column }. oszlop ({ $tiles }): a legmagasabb licit { $bid } ({ $bidder }).
play-tiles = Ebben a lépésben hátralévő lapkáid: { $n }.
play-upkeep = A forduló végén az üzleteid fogyasztása: { $need }; a földjeid termése előtte: { $harvest }.
play-unfed = { $n ->
    [one] Egy üzletre nem jut kukorica, le kell mondanod róla
   *[other] { $n } üzletre nem jut kukorica, le kell mondanod róluk
}; levonás üzletenként: { $points }.
play-choose = Választásod
play-not-understood = Nincs ilyen válasz: „{ $answer }”.
play-taken-back = Visszavonva.
play-says = { $player }: „{ $text }”
play-fault = { $player } hibázott ({ $fault }); helyette véletlen lépés következik.
play-left = Felálltál az asztaltól.
play-recorded = A játéknapló itt van: { $file }
play-result = A játék véget ért.
play-seed = Mag: { $seed }

table-round = { $round }/6. forduló – { $phase }
table-setup = Az 1. forduló előtt – { $phase }
table-player = Játékos
table-score = Pont
table-token = Jelző
table-coins = Érme
table-goods = Áru
table-wood = Fa
table-corn = Kukorica
table-furs = Prémek
table-tiles = Lapkák
table-post = Állomás
table-buildings = Épület
table-city = Város (*: többség vagy holtverseny)
table-ships = Hajó
table-river = Folyó
table-camp = Szakasz
table-longhouses = Hosszúházak
table-posts = Állomások
table-boat = Csónak
table-traders = Kereskedők
table-price = Ár
table-open-land = Felfordított földek
table-open-ships = Felfordított hajók
table-cash-box = Pénzdoboz
table-column = Oszlop
table-reserve = Talon: { $reserve }; dobópakli: { $discard }.
land-position = { $n }. föld
land-cleared = { $card } – megtisztítva
land-built = { $card } – { $houses } házból { $built } áll
price-in-all = összesen { $goods } áru
price-each = darabja { $goods } áru

### Results

result-player = Játékos
result-elections = Választások
result-land = Utolsó föld
result-furs = Prémek
result-resources = Erőforrások
result-before = Addig
result-total = Összesen
result-rank = Helyezés

### The boards

board-title = Tábla: { $name }
board-ok = { $file }: érvényes tábla („{ $name }”).
board-origins = A számok forrása: szabálykönyv – ott szerepel; következtetés – a példáiból adódik; feltevés – semminek sem mond ellent, ami ott szerepel.
board-start = Kezdéskor
board-wharf = Rakpart
board-cash-box = Pénzdoboz
board-tiles = Akciólapkák
board-traders = Kereskedők
board-furs = Prémek fajtánként
board-river = Folyó, alulról felfelé
board-scoring = Pontok
board-land = Földkártyák
board-ships = Hajókártyák
board-what = Megnevezés
board-number = Szám
board-origin-heading = Forrás
board-decade = Évtized
board-pier = { $n }. dokk
board-column = { $n }. oszlop
board-zone = { $n }. szakasz
board-longhouse-spaces = Hosszúházhelyek (ennyi játékostól)
board-posts = Állomáshelyek (fekete + fehér)
board-boat-heading = Csónak a következőig
board-coins = Érme
board-goods = Áru
board-wood = Fa
board-corn = Kukorica
board-houses = Ház
board-furs-heading = Prém
board-spaces = Lapkahely
board-price = Ár
board-buildings = Épület
board-businesses = Előre lerakott üzlet
board-score-land = Föld megtisztítása, { $n }. a sorban
board-score-fur = Prémszállítás, { $n }. fajta
board-score-majority = Többség választáskor
board-score-tie = Holtverseny választáskor
board-score-removed = Feladott üzlet
board-score-fur-left = Minden megmaradt prém
board-score-resources = Ennyi erőforrás ér 1 pontot

### Simulation

simulate-working = Folyik a játék
simulate-title = { $games } játszma, mag: { $seed }
simulate-seat = Szék
simulate-bot = Bot
simulate-wins = Győzelem
simulate-share = Arány
simulate-mean = Pont
simulate-range = Min–max
simulate-rank = Helyezés
simulate-length = Döntések játszmánként: átlag { $mean }, legkevesebb { $least }, legtöbb { $most }.
simulate-records = Játéknaplók: { $folder }
simulate-speed = { $speed } játszma/s
simulate-seats = Helyek
simulate-interval = 95 %
simulate-fair = Egyenlő
simulate-points-title = Pontok
simulate-decisions = Döntések
simulate-removed = Ellátatlan
simulate-fault-count = Hibák
simulate-sources = Pontok forrás szerint
simulate-source = Forrás
simulate-total = Összesen
simulate-by-seat = Ülőhely szerint
simulate-by-token = Az első körsorrend-jelző szerint
simulate-token = Jelző
simulate-by-column = Licitek a pénzdoboz oszlopai szerint
simulate-column = Oszlop
simulate-tiles = Lapkák
simulate-coins = Érmék
simulate-auctions = Árverések
simulate-price = Ár
simulate-highest = Legtöbb
simulate-bids = Licit/árverés
simulate-free = Ingyen
simulate-times = Gondolkodási idő döntésenként, ezredmásodpercben
simulate-time-mean = Átlag
simulate-time-p99 = 99 % ez alatt
simulate-time-most = Leghosszabb
simulate-fault-kinds = { $bot }: helyette { $n ->
    [one] egy döntés
   *[other] { $n } döntés
} véletlenül dőlt el ({ $kinds }).
simulate-stopped = Megszakítva { $n } játszma után a tervezett { $games } játszmából.
simulate-no-games = Egyetlen játszma sem ért véget.
simulate-failed = { $n } játszma meghiúsult, és nem számít.
simulate-died-signal = { $number }. játszma: nem számít, a folyamata leállt (jelzés: { $code }). Magja: { $seed }
simulate-died-code = { $number }. játszma: nem számít, a folyamata leállt (kilépési kód: { $code }). Magja: { $seed }
simulate-raised = { $number }. játszma: nem számít – { $error }. Magja: { $seed }
simulate-exported = Adatok: { $games }, { $decisions }
simulate-plotted = Kép: { $file }

## Where points come from

source-clearing = Föld megtisztítása
source-elections = Választások
source-shipping = Prémszállítás
source-final_elections = Záró választások
source-final_land = Utolsó föld
source-furs = Megmaradt prémek
source-resources = Megmaradt erőforrások
source-penalties = Levonások

## The picture

plot-rounds = Pontok fordulónként
plot-rounds-note = átlag; sáv: az eredmények 80 %-a
plot-round-axis = Forduló után
plot-final = Vége
plot-wins = Részesedés a győzelmekből
plot-wins-note = 95 %-os intervallummal
plot-fair = egyenlő rész
plot-prices = Ár oszloponként
plot-prices-note = átlag; csík: az árverések 80 %-a
plot-price-axis = Kifizetett erőforrások
plot-column = { $column }
    { $tiles } lapka
    { $coins } érme

### Ratings

rate-title = Értékszámok { $games } játszma után, { $players } játékos, mag: { $seed }
rate-place = Hely
rate-rating = Értékszám
rate-margin = ± 95 %
rate-games = Játszmák
rate-kept = Mentve ide: { $file }; ugyanez a parancs innen folytatja.
ratings-not-ratings = Ez nem értékszámokat tartalmazó fájl, vagy megsérült.
ratings-other-version = Az értékszámok verziója { $version }; ez a program a következőt ismeri: { $known }.

### Verifying, replaying

verify-ok = { $file }: rendben. { $players } játékos, { $lines } sor; végeredmény: { $scores }.
verify-ok-unfinished = { $file }: eddig rendben. { $players } játékos, { $lines } sor; itt szakad meg: { $round }. forduló ({ $phase }).
verify-seed = A mag minden keverést igazol.
verify-seed-withheld = A mag lenyomata megvan, de maga a mag hiányzik: a keverések nem ellenőrizhetők.
verify-no-seed = Nincs benne mag, amelyet ellenőrizni lehetne.
replay-title = { $players } – tábla: „{ $board }”
replay-scores = Pontszámok: { $scores }
replay-unfinished = A napló itt megszakad.
legal-nobody = Ezen a ponton senki sem dönt.

### Botok

bot-title = Beépített botok
bot-random = bármelyik szabályos lépés
bot-easy = egy lépéssel előre néz, és azt teszi, ami éppen a legjobbnak tűnik
bot-medium = megtervezi a fordulóját, és annyit licitál, amennyit a terve ér (temper=…)
bot-hard = előre látja, mit tesznek a többiek, és a kívánságaik ellen licitál (temper=…, ms=…)
bot-needs-class = „{ $bot }”: a fájl után egy osztály neve kell, például my_bot.py:MyBot.
bot-needs-program = „{ $bot }”: hiányzik a program neve.
bot-open-quote = „{ $bot }”: egy idézőjel nincs lezárva.
bot-is-program = „{ $bot }” magától beszéli a protokollt, nem kell hozzá „patroon bot”.
bot-option-unclear = „{ $bot }”: „{ $option }” nem beállítás; a beállítások alakja név=érték.
bot-no-option = A(z) { $bot } botnak nincs „{ $option }” beállítása; a beállításai: { $options }.
bot-no-options = A(z) { $bot } botnak nincsenek beállításai, így „{ $option }” sem.
bot-option-missing = A(z) { $bot } bothoz meg kell adni a következő beállítást: „{ $option }”.
bot-option-value = Hibás érték („{ $value }”): a(z) { $bot } bot { $option } beállítása { $kind ->
    [int] egész szám
    [float] szám
   *[bool] „yes” vagy „no”
} lehet.
bot-refuses = A(z) { $bot } bot nem fogadja el a beállításait ({ $reason }).
bot-no-temper = Nincs „{ $value }” vérmérséklet; választható: { $tempers }.
bot-too-little-time = Az ms beállítás 0, ha nincs korlát, vagy legalább { $least } ezredmásodperc.
bot-no-file = Nincs ilyen fájl: { $file }.
bot-no-class = Ebben a fájlban nincs „{ $name }” nevű, patroon.bots.Bot típusú osztály: { $file }.
bot-no-program = Nincs ilyen program: „{ $program }”.
bot-file-fails = { $bot } nem tölthető be ({ $reason }).
bot-file-stuck = { $file } nem tölthető be: leállt, maga is kiírt valamit, vagy { $seconds } másodpercnél tovább tartott.

# Amit egy bot elrontott.
fault-timeout = nem válaszolt időben
fault-died = a program leállt
fault-garbage = értelmetlen sor
fault-illegal = két szabálytalan lépés
fault-flood = túl sok kimenet
fault-gone = ebben a játszmában már nem szerepel

### The command line

cli-error = patroon: { $message }
cli-interrupted = patroon: megszakítva.
cli-output-failed = A kimenetet nem lehet kiírni: { $reason }
cli-file-error = { $file }: { $message }
cli-line-error = { $file }:{ $line }: { $message }
cli-field-error = { $file }: { $field }: { $message }
cli-usage = { $message } Segítség: { $try }
cli-no-command = Nincs ilyen parancs: „{ $command }”. A parancsok: { $commands }.
cli-no-option = Ez itt nem értelmezhető: „{ $option }”.
cli-option-value = Hiányzik a kapcsoló értéke: { $option }.
cli-flag-value = Ennek a kapcsolónak nem lehet értéket adni: { $option }.
cli-need-file = Meg kell adni egy fájlt.
cli-one-file = Egyszerre csak egy fájl adható meg.
cli-not-a-number = Hibás érték („{ $value }”): { $option } után { $least } és { $most } közötti egész szám állhat.
cli-not-a-language = Nincs ilyen nyelv: „{ $value }”. A választható nyelvek: { $languages }.
cli-not-a-bot = Nincs ilyen bot: „{ $value }”. A választható botok: { $bots }.
cli-need-bots = A --players kapcsoló után 2–5 bot áll vesszőkkel, például random,random,random.
cli-number-of-players = 2–5 játékos kell, nem { $have }.
cli-not-a-seed = Hibás érték („{ $value }”): { $option } után legfeljebb 256 bites egész szám állhat.
cli-need-board-command = A „board” után „show” vagy „check” következik.
cli-folder-taken = Mappa kell, vagy olyan név, amely még nem foglalt, ez nem jó: { $folder }.
cli-file-taken = A { $option } kapcsoló csak még nem létező fájlt nevezhet meg, ez nem jó: „{ $file }”.
cli-need-extra = { $option }: ehhez a { $package } csomag kell. Telepítése: pip install 'patroon[lab]'.
cli-not-jobs = Hibás érték („{ $value }”): { $option } után 1 és { $most } közötti egész szám állhat, vagy auto (minden mag).
cli-wrong-ending = Hibás fájlnév („{ $file }”): { $option } után ilyen végződésű fájl állhat: { $endings }.
cli-need-rivals = Legalább két botot kell megnevezni, például: patroon rate easy random.
cli-bot-twice = Ez a bot kétszer szerepel: „{ $bot }”.
cli-rated-with = { $file }: ez a lista így kezdődött: { $option } { $value }. Másik listához más fájlt kell megadni: --file.
cli-rated-board = { $file }: ez a lista másik táblán kezdődött. Másik listához más fájlt kell megadni: --file.
cli-workers-failed = A munkafolyamatokat nem sikerült elindítani (kilépési kód: { $code }).
cli-not-a-database = Ez nem adatbázis: „{ $value }”. Fájl kell, vagy postgresql://USER@HOST/NAME.
cli-need-asyncpg = A PostgreSQL-hez az asyncpg csomag kell. Telepítése: pip install 'patroon[postgresql]'.
cli-not-a-url = Hibás érték („{ $value }”): { $option } után cím állhat, például https://games.example.org.
cli-not-a-log = Hibás érték („{ $value }”): { $option } után ezek egyike állhat: { $kinds }.
cli-port-taken = Ez a port nem használható ({ $port }): { $reason }.

serve-ready = A patroon itt fut: { $url } (leállítás: Ctrl-C).
serve-kept = A játszmák itt vannak: { $database }
serve-outside = A szerver ezen a címen figyel: { $host }. Aki eléri, bejöhet, asztalt nyithat és játszhat. Az üzenetek és a titkos kulcsok titkosítatlanul utaznak, ha nem áll előtte HTTPS-t használó proxy; hogy ezt hogyan kell, azt a docs/self-hosting.md írja le.
serve-already = A patroon már fut: { $url }
database-newer = Ezt egy újabb patroon írta (az adatbázistáblák verziója: { $revision }). Frissítsd a patroont!

backup-done = { $file }: { $tables } asztal, összesen { $lines } sor.
restore-done = Visszaállítva innen: { $file } – { $tables } asztal, összesen { $lines } sor.
backup-no-backup = Ez nem a patroon mentése.
backup-damaged = A mentés sérült: túl korán véget ér, vagy megváltozott benne valami.
restore-not-empty = Itt már vannak játszmák. A --replace kapcsolóval a mentés lép a helyükre.

### The server

problem-title-400 = Nem érthető
problem-title-401 = Ki vagy?
problem-title-403 = Nem megengedett
problem-title-404 = Nem található
problem-title-405 = Itt nem lehet
problem-title-408 = Túl lassú
problem-title-409 = Most nem
problem-title-413 = Túl nagy
problem-title-415 = Nem megfelelő formátum
problem-title-422 = Nem lehetséges
problem-title-429 = Túl sok egyszerre
problem-title-500 = A mi hibánk
problem-title-503 = Most nem elérhető
problem-title-507 = Elfogyott a hely

problem-not-json = A kérés nem érthető: nem JSON.
problem-need-json = A kérésnek JSON-nak kell lennie (Content-Type: application/json).
problem-need-record = A kérésnek játéknaplónak kell lennie (Content-Type: { $type }).
problem-unknown-field = Itt nincs ilyen mező: „{ $field }”.
problem-wrong-type = Hibás mező („{ $field }”): a várt típus „{ $expected }”, nem „{ $got }”.
problem-out-of-bounds = Hibás mező („{ $field }”): az érték kívül esik a határokon; megengedett: { $bounds }.
problem-wrong-value = Hibás mező („{ $field }”): ilyen értéke nem lehet.
problem-empty-name = A név üres.
problem-nothing-said = Az üzenet üres.
problem-no-page = Ezen a címen nincs semmi.
problem-no-method = Ezt ezen a címen nem lehet.
problem-other-origin = A kérés egy másik webhely oldaláról jött, ezért nem teljesül.
problem-other-host = Ez a szerver nem ezen a néven ismert.
problem-too-large = A kérés túl nagy: legfeljebb { $most } bájt lehet.
problem-too-slow = A kérés túl lassan érkezett.
problem-too-many = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva!
problem-unexpected = Nálunk romlott el valami. Semmi sem változott; próbáld újra!
storage-gone = A játszmák most nem érhetők el. Amit az imént tettél, nincs elmentve; próbáld újra!
storage-full = Nincs több hely a játszmák mentésére. Amit az imént tettél, nincs elmentve.

problem-who-are-you = Itt még senki sem ismer: előbb mondd meg a neved!
problem-no-link = Ez a személyes link érvénytelen, vagy már felhasználták.
problem-no-device = Nincs ilyen eszköz vagy link.
problem-no-table = Nincs ilyen asztal, vagy nem férsz hozzá.
problem-wrong-invitation = Ez a meghívó már nem érvényes. Kérj új linket!
problem-no-seat = Ennél az asztalnál nincs { $seat }. hely.
problem-no-seat-here = Nincs itt helyed, amelyről felállhatnál.
problem-not-your-seat = Ez a hely nem a tiéd: { $seat }.
problem-owner-only = Ezt csak az teheti meg, aki az asztalt nyitotta.
problem-players-only = Ezt csak az teheti meg, aki az asztalnál ül.
problem-seated-already = Már ülsz ennél az asztalnál.
problem-seat-taken = Ez a hely foglalt: { $seat }.
problem-table-full = Ennél az asztalnál minden hely foglalt.
problem-colour-taken = Ez a szín már másé.
problem-seats-free = { $n } hely még szabad.
problem-other-number = Ebben a játszmában { $players } játékos van, nem { $seats }.
problem-table-open = A játszma még nem kezdődött el.
problem-table-playing = A játszma már elkezdődött.
problem-table-over = A játszma véget ért.
problem-table-closed = Ez az asztal megszűnt.
problem-table-imported = Ez a játszma itt csak megnézhető; folytatni egy új asztalnál lehet.
problem-not-begun = A játszma még nem kezdődött el.
problem-not-over = Új asztalnál csak befejezett játszmát lehet folytatni.
problem-other-rules = Ez a játszma a szabályok más verziója szerint folyt ({ $rules }); ez a szerver ezt ismeri: { $ours }.
problem-stale = A játszma továbbment: amikor döntöttél, { $answers } sornál tartott, most { $line } sornál. Nem történt semmi.
problem-bot-plays-for-you = Most egy bot játszik helyetted ({ $seat }. hely). Előbb gyere vissza!
problem-bot-already = Ezen a helyen már bot játszik: { $seat }.
problem-no-undo = Ennél az asztalnál nincs visszavonás.
problem-no-pace = Ennél az asztalnál senkit sem sürget az idő.
problem-not-their-turn = Most nem ez a hely van soron: { $seat }.
problem-time-left = Van még idő: { $seconds } másodperc.
problem-no-advisor = Ennél az asztalnál nem lehet tanácsot kérni.
problem-nobody-decides = Ezen a ponton senkinek sem kell döntenie.
problem-advisor-silent = A tanácsadó most nem válaszol.

notice-joined = { $name } leül az asztalhoz.
notice-left = { $name } feláll az asztaltól.
notice-resigned = { $name } átadja a helyét egy botnak.
notice-stand-in = { $name } helyett egy bot játszik tovább.
notice-came-back = { $name } visszatért.
notice-bot-replaced = { $name } hibázott, és mostantól véletlenszerűen játszik.

page-play = Játék a terminálban:
page-programs = Amit itt az emberek tehetnek, azt a programok is megtehetik; így:
page-schema = a programozói felület leírása (OpenAPI)

### Az egyszerű asztal: oldalak szkriptek nélkül

plain-title = Nieuw Amsterdam
plain-skip = Ugrás a tartalomhoz
plain-language = Nyelv
plain-home = A kezdőlapra
plain-about = Társasjáték 2–5 patrónusnak. Hat fordulón át akciólapkákra licitálsz, üzleteket alapítasz a városban, földet tisztítasz meg, a delavárokkal kereskedsz és prémeket szállítasz. Az győz, akinek a végén a legtöbb pontja van.
plain-new = Új játszma
plain-name = A neved
plain-opponents = Ellenfelek
plain-level = Hogyan játsszanak?
plain-level-random = véletlenszerűen
plain-level-easy = könnyű: egy lépéssel előre néz
plain-level-medium = közepes: tervet készít
plain-level-hard = nehéz: tervet készít, és a tiédre is figyel
plain-play = Játék
plain-games = A játszmáid
plain-game = { $day }: { $players }.
plain-yours = Te jössz.
plain-theirs = { $player } következik.
plain-more = Másképp is játszhatsz
plain-no-form = Ami érkezett, azt nem űrlap küldte.
plain-free = szabad hely

## Ki jön, és mi a teendő

plain-your-turn = { $where }: te jössz, { $player }
plain-their-turn = { $where }: { $player } következik
plain-now-place = Válassz kerületet egy épületednek; ott üzlet lesz belőle. Akinek egy kerületben a legtöbb üzlete van, akár holtversenyben, az díj nélkül használhatja a kerület különleges akcióját.
plain-now-open = Válassz oszlopot, és nyiss rá licitet: a lapkái lesznek az akcióid ebben a fordulóban. A 0 is szabályos licit, és csak a győztes fizet.
plain-now-bid = Licitálj { $bid } fölé ({ $column }. oszlop), vagy passzolj: mindenki csak egyszer szólhat.
plain-now-pay = Te nyerted a licitet ({ $column }. oszlop). Fizess érte: { $n } erőforrás, tetszés szerint összeállítva.
plain-now-take = Te maradtál utolsónak: vegyél el egy oszlopot ingyen.
plain-now-city = Minden városlapkáddal építhetsz vagy választásokat tarthatsz, és egy különleges akciód is van, bármelyik kerületben, tetszőleges sorrendben. Amit elpasszolsz, az 1 érmét hoz.
plain-now-land = Minden földlapkáddal földet szerezhetsz vagy megtisztíthatod a földed, és egy különleges akciód is van, bármelyik kerületben, tetszőleges sorrendben. Amit elpasszolsz, az 1 érmét hoz.
plain-now-trade = Minden kereskedéslapkáddal a delavárokkal kereskedhetsz vagy prémeket szállíthatsz, és egy különleges akciód is van, bármelyik kerületben, tetszőleges sorrendben. Amit elpasszolsz, az 1 érmét hoz.
plain-now-special = Ehhez a lépéshez nincs több lapkád, de van egy különleges akciód bármelyik kerületben; ha elpasszolod, 1 érmét kapsz.
plain-now-wait = Most nincs teendőd; ez az oldal magától frissül.
plain-now-bot = Egy bot játszik helyetted.
plain-now-watch = Nézőként vagy itt.
plain-decision = A döntésed
plain-with-tile = Lapkával (hátravan: { $n })
plain-special = Különleges akció (lépésenként egy)
plain-done = Ha készen vagy
plain-why-not = Mi miért nem lehet?
plain-column = { $column }. oszlop: { $holds }
plain-pay = Összesen { $n }:
plain-up-to = Válassz legfeljebb { $n } prémet:
plain-business = { $n }. üzlet
plain-no-more = több nem kell
plain-do = Mehet
plain-build = Építés
plain-buy = Vétel
plain-sell = Eladás
plain-buy-furs = { $furs } vétele
plain-happened = Az utolsó döntésed óta
plain-lately = Ami mostanában történt
plain-story = Az egész történet
plain-back = Vissza az asztalhoz

## Ami az asztalon van

plain-players = A játékosok
plain-you = { $player } (te)
plain-bot = { $player } (bot)
plain-land = { $cards ->
    [0] nincs
   *[other] { $cards } kártya, megtisztítva: { $cleared }; házak: { $built }/{ $spaces }
}
plain-ships = Hajók
plain-fleet = { $n ->
    [0] nincs
   *[other] { $n } (fordulónként { $goods })
}
plain-cards = { $player }: földek és hajók
plain-board = A tábla
plain-districts = Kerületek
plain-leads = Többség vagy holtverseny

## A játékon kívül

plain-tools = Ennél az asztalnál
plain-undo = Az utolsó döntésem visszavonása
plain-advice = Tanácsot kérek
plain-stand-in = Játsszon helyettem egy bot
plain-come-back = Újra én játszom
plain-for = { $what }: { $player }
plain-again = Még egyszer
plain-record = A játéknapló letöltése
plain-refresh = Frissítés
plain-check = A mag a játszma előtt rögzítve volt; a kivonata végig látszott ezen az oldalon. Töltsd le a játéknaplót; ez a parancs ellenőrzi, hogy minden keverés a magból következik:

help-main =
    patroon – a Nieuw Amsterdam társasjáték embereknek, botoknak és kutatóknak

    Használat: patroon [COMMAND …]

    Parancs nélkül elindul a szerver ezen a gépen, és megnyílik a böngésző.

      serve      a szerver indítása
      backup     az összes játszma mentése egy fájlba
      restore    a mentés visszaállítása
      play       játék botok ellen a terminálban
      simulate   sok játszma botok között
      rate       botok erejének mérése vegyes asztaloknál
      verify     játéknaplók ellenőrzése
      legal      a szabályos lépések felsorolása egy napló adott pontján
      advise     mit tenne a tanácsadó egy napló adott pontján
      replay     egy naplózott játszma elmesélése
      board      egy tábla nyomtatott számainak megjelenítése vagy ellenőrzése
      bot        a beépített botok felsorolása, vagy egy bot a botprotokollon

      --help     ez a súgó; parancs után az adott parancsé
      --version  a verziószám
      --lang XX  a nyelv: en, de, hu, ru (alapértelmezés: a LANG szerint)

    Példák:
      patroon play --terminal
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon verify game.nar
help-serve =
    A szerver indítása: asztalok embereknek és botoknak.

    Használat: patroon serve [--open] [--port N] [--database FILE|URL] […]

      --open         megnyitja a böngészőt
      --port N       a port, amelyen figyel (8620; 0: bármelyik szabad)
      --host HOST    a cím, amelyen figyel (127.0.0.1: csak ez a gép)
      --url URL      a cím, amelyet a böngészőbe kell írni, ha proxy áll előtte
      --database X   SQLite-fájl vagy postgresql://USER@HOST/NAME (megadás nélkül PATROON_DATABASE, ennek híján egy fájl az adatmappádban)
      --thinkers N   hány folyamatban gondolkodnak a botok (2; egyetlen magnál 1)
      --log KIND     a szervernapló formája: text, gépeknek json (text)
      --no-limits    nincs korlát a kérésekre, méréshez

    Példák:
      patroon serve --open
      patroon serve --host 0.0.0.0 --url https://games.example.org --database postgresql://patroon@/patroon
help-backup =
    Mindennek a mentése egyetlen fájlba: asztalok, játszmák, emberek. Futó szerver mellett is működik.

    Használat: patroon backup FILE [--database FILE|URL]

      --database X   az adatbázis (megadás nélkül PATROON_DATABASE, ennek híján a fájl az adatmappádban)

    Példák:
      patroon backup games.patroon
help-restore =
    Egy mentés visszaállítása, akár másfajta adatbázisba is. Futó szerver mellett is működik.

    Használat: patroon restore FILE [--replace] [--database FILE|URL]

      --replace      akkor is, ha már vannak játszmák: a mentés lép a helyükre
      --database X   az adatbázis (megadás nélkül PATROON_DATABASE, ennek híján a fájl az adatmappádban)

    Példák:
      patroon restore games.patroon --replace
      patroon restore games.patroon --database postgresql://patroon@/patroon
help-play =
    Játék botok ellen a terminálban.

    Használat: patroon play [--terminal] [--players N] […]

      --terminal     egyszerű szöveges asztal (egyelőre csak ilyen van)
      --players N    2–5 játékos, veled együtt (3)
      --name NAME    a neved
      --bots NAME    hogyan játszanak a többiek: easy, medium, hard vagy bármely más bot (patroon bot --help)
      --board FILE   játék egy táblafájl számaival
      --first N      ki kezd: 1 te vagy, 2 a következő az óramutató járása szerint … (különben sorsolás)
      --ms N         ennyi ezredmásodperce van egy botnak egy döntésre (megadás nélkül amennyi kell neki)
      --seed N       a keverések magja: ugyanazzal a maggal ugyanaz a leosztás játszható újra
      --why          a botok megmondják, mit miért tesznek
      --record FILE  a játéknapló fájlja, minden döntésed után frissül

    Példák:
      patroon play --terminal
      patroon play --terminal --players 4 --name Ada --record evening.nar
help-simulate =
    Botok sok játszmát játszanak egymás ellen; a végén összesítés mutatja, ki hogyan szerepelt.

    Használat: patroon simulate --players BOT,BOT,… [--games N] [--jobs N] [--seed N] […]

      --players BOTS  2–5 bot, vesszővel elválasztva (patroon bot --help); a névben álló vessző: \,
      --games N       a játszmák száma (20)
      --jobs N        hány folyamat játsszon (1); auto: magonként egy
      --seed N        azonos mag azonos játszmákat ad (megadás nélkül új készül, és ki is íródik)
      --ms N          ennyi ezredmásodperce van egy botnak egy döntésre (megadás nélkül amennyi kell neki)
      --fixed         mindenki a helyén marad (különben minden játszma után mindenki eggyel továbbül)
      --records DIR   minden játszma naplója ebbe a mappába kerül
      --export FILE   adatok a FILE.parquet fájlba, játszmánként egy sor, és a FILE-decisions.parquet fájlba
      --plot FILE     kép rajzolása: FILE.svg vagy FILE.png
      --json          az eredmények JSON alakban, és semmi más
      --times         a gondolkodási idők is
      --board FILE    játék egy táblafájl számaival

    A Ctrl-C megszakít, és megmutatja az addigi eredményt. Az azonos botok helyei egy botnak számítanak.

    Példák:
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon simulate --players easy,random,random --games 1000 --jobs auto --plot easy.png
help-rate =
    Botok értékelése: játszmák sorsolt asztaloknál, és lista arról, melyik milyen erős, a bizonytalansággal együtt.

    Használat: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N   hányan ülnek egy asztalnál, 2–5 (4)
      --games N     hány további játszma (100)
      --jobs N      hány folyamat játsszon (1); auto: magonként egy
      --seed N      azonos mag azonos játszmákat ad (megadás nélkül új készül, és ki is íródik)
      --file FILE   az értékszámok fájlja (ratings.json)
      --json        az értékszámok JSON alakban, és semmi más
      --board FILE  játék egy táblafájl számaival

    Újra elindítva folytatja: a fájl őrzi a létszámot, a magot és a játszmákat. Új botok is csatlakozhatnak.
    Botok megadása nélkül a fájlban szereplők játszanak tovább.

    Példák:
      patroon rate easy random --games 200 --seed 7
      patroon rate --games 1000 --jobs auto
help-verify =
    Játéknaplók ellenőrzése: minden sor a szabályok szerint, minden ellenőrzőpont,
    és ha a napló tartalmazza a magot, a keverések is.

    Használat: patroon verify FILE… [--strict] [--partial]

      --strict   csak a befejezett, kanonikus alakú napló felel meg, mind a hét ellenőrzőponttal
      --partial  a félbeszakadt fájl az utolsó teljes soráig számít

    Példák:
      patroon verify game.nar
      patroon verify --strict games/*.nar
help-legal =
    Egy napló adott pontján megtehető összes szabályos lépés: kanonikus JSON, soronként egy, rendezve.

    Használat: patroon legal FILE [--at LINE] [--partial]

      --at LINE  a fájl első LINE sora után, a fejléc az 1. sor (megadás nélkül az összes sor után)
      --partial  a félbeszakadt fájl az utolsó teljes soráig számít

    Példák:
      patroon legal game.nar --at 30
      patroon legal game.nar --at 30 | wc -l
help-advise =
    Mennyit érnek az oszlopok, és melyek a legjobb lépések egy napló adott pontján.

    Használat: patroon advise FILE [--at LINE] [--partial]

      --at LINE  a fájl első LINE sora után, a fejléc az 1. sor (megadás nélkül az összes sor után)
      --partial  a félbeszakadt fájl az utolsó teljes soráig számít

    Példák:
      patroon advise game.nar --at 30
help-replay =
    Egy naplózott játszma elmesélése, fordulóról fordulóra.

    Használat: patroon replay FILE [--partial]

      --partial  a félbeszakadt fájl az utolsó teljes soráig számít

    Példák:
      patroon replay game.nar
      patroon replay game.nar --lang de | less
help-board =
    Egy tábla nyomtatott számainak megjelenítése vagy ellenőrzése.

    Használat: patroon board show [FILE]
               patroon board check FILE

      show   a számok táblázatokban, a forrásukkal együtt (fájl nélkül: a beépített tábla)
      check  megmondja, játszható-e a táblafájl, és ha nem, melyik mezője hibás és miért

    Akinek megvan a játék, beírhatja a saját példánya számait, és a --board FILE kapcsolóval játszhat velük.

    Példák:
      patroon board show
      patroon board check my-board.toml
help-bot =
    A beépített botok felsorolása; vagy egy bot egy másik programnak játszik: JSON Lines a szabványos be- és kimeneten.

    Használat: patroon bot [NAME] [--seed TEXT]

      NAME         egy bot a beállításaival (NAME:beállítás=érték:…) vagy egy Python-osztály (file.py:Class)
      --seed TEXT  a véletlen döntéseinek magja (megadás nélkül az adott játszma közzétett kivonata)

    Ahol botot kell megadni, háromféleképpen lehet: NAME, file.py:Class, illetve „cmd:PROGRAM ARGS”
    a protokollt beszélő programokhoz. A docs/writing-a-bot.md megmutatja, hogyan írható bot.

    Példák:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"
