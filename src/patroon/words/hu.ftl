# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

# What this language calls itself
language-name = Magyar

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
card-ship = { $furs } prém kell rá, egyszer { $coins } érme, fordulónként { $goods } áru
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
column-not-of-size = Két játékosnál most { $size } lapkás, még szabad oszlopot kell választani, és ez nem olyan: { $column }. oszlop.
bid-more-than-held = Ez a licit ({ $bid }) több, mint az összes erőforrásod: legfeljebb { $most } lehet.
bid-too-low = Ez a licit ({ $bid }) túl alacsony: legalább { $least } kell.
cannot-outbid = Nem tudsz { $bid } fölé menni, mert csak { $most } erőforrásod van; passzolj!
payment-not-the-bid = Összesen { $need } erőforrást kell fizetned, ez viszont { $have }.
no-tile = Ehhez a lépéshez nincs több lapkád.
special-taken = Ebben a lépésben már végrehajtottad vagy elpasszoltad a különleges akciót.
no-majority-or-tie = Egyik kerületben sincs többséged, és holtversenyben sem állsz: a választások semmit sem hoznának.
build-1-to-3 = Egyszerre 1–3 üzlet építhető, nem { $have }.
no-land-left = Nincs felfordított földkártya.
nothing-to-clear = Nincs betelt, még megtisztítatlan földkártyád.
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

furs-for-another-player = Ezek a prémek mást illetnek: { $player }.
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
undo-chance = Ezt már nem lehet visszavonni: azóta volt húzás.
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
record-commitment-differs = A „commitment” értéke nem a mag kivonata.
record-not-utf-8 = A sor nem UTF-8 kódolású szöveg.
record-not-json = A sor nem JSON.
record-cut-off = A fájl ebben a sorban félbeszakad; a --partial kapcsolóval az előző sorig beolvasható.
record-not-an-object = A sor nem JSON-objektum.
record-line-too-long = A sor hosszabb, mint { $most } bájt; ez nem játéknapló.
record-line-unknown = A sor se nem véletlen esemény, se nem lépés, se nem ellenőrzőpont.
record-line-mixed = A véletlen esemény, a lépés és az ellenőrzőpont közül egy sorban csak az egyik állhat.
record-not-canonical = A sor nem kanonikus alakú.
record-seed-differs = A mag szerint itt más jön ki ({ $chance }).
record-seed-withheld = A mag kivonata megvan, de a befejezett játszma magja hiányzik.
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
told-build = { $player } { $n ->
    [one] üzletet épít
   *[other] { $n } üzletet épít
}: { $districts }.
told-elections = { $player } választásokat tart.
told-add_land = { $player } földet szerez: { $card }.
told-clear_land = { $player } földet tisztít meg.
told-trade = { $player } prémet vesz a delavároktól ({ $trader }): { $furs }.
told-ship = { $player } prémet szállít: { $furs }. Hajó: { $card }.
told-lumberyard-buy = { $player } { $n } fát vesz a fatelepen.
told-lumberyard-sell = { $player } { $n } fát ad el a fatelepen.
told-granary-buy = { $player } { $n } kukoricát vesz a magtárban.
told-granary-sell = { $player } { $n } kukoricát ad el a magtárban.
told-docks = { $player } raktárat épít a dokkoknál.
told-millwork = { $player } { $n } házat épít az asztalosműhellyel.
told-black_market = { $player } { $n } prémet vesz a feketepiacon.
told-trading_company = { $player } a kereskedelmi vállalattal feljebb költözteti a kereskedőállomását.
told-pass_tile = { $player } elpasszol egy lapkát.
told-pass_special = { $player } elpasszolja a különleges akciót.
told-end_turn = { $player } befejezi a körét.
told-remove = { $player } { $n ->
    [one] egy üzletet ad fel
   *[other] { $n } üzletet ad fel
}: { $districts }.
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
event-houses_built = Betelt földkártyák: { $filled }.
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

reason-elections = a választások { $points } pontot hoznak
reason-shipping = { $furs } elszállított prém { $points } pontot hoz
reason-clearing = { $land ->
    [1] az 1.
    [5] az 5.
   *[other] a { $land }.
} föld megtisztítása { $points } pontot hoz
reason-majority = többség itt: { $district }
reason-tie = holtverseny a többségért: { $district }
reason-safer = biztosabb többség itt: { $district }
reason-closer = közelebb a többséghez: { $district }
reason-foothold = fordulónként eggyel több érme: { $district }
reason-houses = { $houses } ház a következő megtisztításhoz
reason-filled = { $land ->
    [1] az 1.
    [5] az 5.
   *[other] a { $land }.
} föld betelik: megtisztítva { $points } pont
reason-land = új föld ({ $wood } fa, fordulónként { $corn } kukorica, { $houses } ház kell rá)
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
reason-later = utána ebben a fordulóban még { $points } pont
reason-elections-later = utána ebben a fordulóban még { $points } pont, ebből { $part } választásokból
reason-clearing-later = utána ebben a fordulóban még { $points } pont, ebből { $part } föld megtisztításából
reason-shipping-later = utána ebben a fordulóban még { $points } pont, ebből { $part } hajóval
reason-column = { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
} oszlop kb. { $points } pontot ér
reason-column-scores = vele a terv ebben a fordulóban { $points } pontot hoz
reason-auction = { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
} oszlop többet ér, de az árverése valószínűleg rosszabbul sülne el
reason-limit = { $bid }-ig megéri
reason-too-dear = { $bid } erőforrásért már jobb egy másik oszlop
reason-too-poor = magasabb licitre már nem futja
reason-spared = abból fizet, ami a tervhez nem kell
reason-cheapest = azzal fizet, ami a legkevésbé fog hiányozni
advice-columns = Hány pontot érnek neked az oszlopok, ha mások közbeszólnak, és ha nem; és hányat a többieknek
advice-column = Oszlop
advice-tiles = Lapkák
advice-worth = Érték
advice-bid = Max. licit
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
do-end_turn = A kör befejezése (minden megmaradt lapka és különleges akció 1 érmét hoz)
do-remove = Üzletek feladása
do-fee = { $choice } – díja 1 érme
do-free = { $choice } – díj nélkül (többség vagy holtverseny)
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
ask-furs = Melyik prémek? Legalább { $least }, legfeljebb { $most } szám, minden prémhez a fajtája száma (Enter: { $proposal })
ask-buy-or-sell = Veszel vagy eladsz?
ask-buy = Vétel (legfeljebb { $most })
ask-sell = Eladás (legfeljebb { $most })
ask-furs-number = Hány prém? { $least }–{ $most }
ask-goods = Az ár: { $price }. Ebből mennyit fizetsz áruval? A többit érmével. { $least }–{ $most }
ask-pay = Fizetendő: { $amount }. Hány érme, áru, fa, kukorica, prém? Például: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins } érme
choice-trader = { $trader }: { $furs } – { $price }
choice-held = { $thing } (van: { $n })

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
play-upkeep = A forduló végén az üzleteid ennyit fogyasztanak: { $need }; előtte a földjeid ennyit teremnek: { $harvest }.
play-unfed = { $n ->
    [one] Egy üzletre nem jut kukorica, fel kell adnod
   *[other] { $n } üzletre nem jut kukorica, fel kell adnod őket
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
board-businesses = Üzlet kezdéskor
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
simulate-interval = 95%
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
simulate-highest = Legmagasabb
simulate-bids = Licit/árverés
simulate-free = Ingyen
simulate-times = Gondolkodási idő döntésenként, ezredmásodpercben
simulate-time-mean = Átlag
simulate-time-p99 = 99% ez alatt
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
plot-rounds-note = átlag; sáv: az eredmények 80%-a
plot-round-axis = Forduló után
plot-final = Vége
plot-wins = Részesedés a győzelmekből
plot-wins-note = 95%-os intervallummal
plot-fair = egyenlő rész
plot-prices = Ár oszloponként
plot-prices-note = átlag; csík: az árverések 80%-a
plot-price-axis = Kifizetett erőforrások
plot-column = { $column }
    { $tiles } lapka
    { $coins } érme

### Ratings

rate-title = Értékszámok { $games } játszma után, { $players } játékos, mag: { $seed }
rate-place = Hely
rate-rating = Értékszám
rate-margin = ± 95%
rate-games = Játszmák
rate-kept = Mentve ide: { $file }; ugyanez a parancs innen folytatja.
ratings-not-ratings = Ez nem értékszámokat tartalmazó fájl, vagy megsérült.
ratings-other-version = Az értékszámok verziója { $version }; ez a program a következőt ismeri: { $known }.

### Verifying, replaying

verify-ok = { $file }: rendben. { $players } játékos, { $lines } sor; végeredmény: { $scores }.
verify-ok-unfinished = { $file }: eddig rendben. { $players } játékos, { $lines } sor; itt szakad meg: { $round }. forduló ({ $phase }).
verify-seed = A mag minden keverést igazol.
verify-seed-withheld = A mag kivonata megvan, de maga a mag hiányzik: a keverések nem ellenőrizhetők.
verify-no-seed = Nincs benne mag, amelyet ellenőrizni lehetne.
replay-title = { $players } – tábla: „{ $board }”
replay-scores = Pontszámok: { $scores }
replay-unfinished = A napló itt megszakad.
legal-nobody = Ezen a ponton senki sem dönt.

### Bots

bot-title = Beépített botok
bot-random = bármelyik szabályos lépés
bot-easy = egy lépéssel előre gondolkodik, és azt teszi, ami éppen a legjobbnak tűnik
bot-medium = megtervezi a fordulóját, és annyit licitál, amennyit a terve ér (temper=…)
bot-hard = előre látja, mit tesznek a többiek, és a kívánságaik ellen licitál (temper=…, ms=…)
bot-needs-class = „{ $bot }”: a fájl után egy osztály neve kell, például my_bot.py:MyBot.
bot-needs-program = „{ $bot }”: hiányzik a program neve.
bot-open-quote = „{ $bot }”: egy idézőjel nincs lezárva.
bot-is-program = „{ $bot }” magától beszéli a protokollt, nem kell hozzá „patroon bot”.
bot-option-unclear = „{ $bot }”: „{ $option }” nem beállítás; a beállítások alakja név=érték.
bot-no-option = „{ $bot }”: ennek a botnak nincs „{ $option }” beállítása; a beállításai: { $options }.
bot-no-options = „{ $bot }”: ennek a botnak nincsenek beállításai, így „{ $option }” sem.
bot-option-missing = „{ $bot }”: ennek a botnak kell ez a beállítás is: „{ $option }”.
bot-option-value = „{ $bot }”: hibás beállítás („{ $option }={ $value }”), a helyes érték { $kind ->
    [int] egész szám
    [float] szám
   *[bool] „yes” vagy „no”
}.
bot-refuses = „{ $bot }”: ez a bot nem fogadja el a beállításait ({ $reason }).
bot-no-temper = Nincs „{ $value }” vérmérséklet; választható: { $tempers }.
bot-too-little-time = Az ms beállítás 0, ha nincs korlát, vagy legalább { $least } ezredmásodperc.
bot-no-file = Nincs ilyen fájl: { $file }.
bot-no-class = Ebben a fájlban nincs „{ $name }” nevű, patroon.bots.Bot típusú osztály: { $file }.
bot-no-program = Nincs ilyen program: „{ $program }”.
bot-file-fails = { $bot } nem tölthető be ({ $reason }).
bot-file-stuck = { $file } nem tölthető be: leállt, maga is kiírt valamit, vagy { $seconds } másodpercnél tovább tartott.

# What a bot did wrong.
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
cli-version-compiled = patroon { $version }, lefordítva
cli-version-interpreted = patroon { $version }, értelmezve futtatva
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
cli-need-extra = { $option }: ehhez a { $package } csomag kell. Telepítése: pip install 'patroon[{ $extra }]'.
cli-not-jobs = Hibás érték („{ $value }”): { $option } után 1 és { $most } közötti egész szám állhat, vagy auto (minden mag).
cli-jobs-and-ray = A --jobs és a --ray nem adható meg együtt: a játszmák vagy itt, vagy a fürtön folynak.
cli-not-a-cluster = Hibás érték („{ $value }”): { $option } egy Ray-fürt címét várja, például 192.0.2.10:6379 vagy ray://192.0.2.10:10001.
cli-wrong-ending = Hibás fájlnév („{ $file }”): { $option } után ilyen végződésű fájl állhat: { $endings }.
cli-need-rivals = Legalább két botot kell megnevezni, például: patroon rate easy random.
cli-bot-twice = Ez a bot kétszer szerepel: „{ $bot }”.
cli-rated-with = { $file }: ez a lista így kezdődött: { $option } { $value }. Másik listához más fájlt kell megadni: --file.
cli-rated-board = { $file }: ez a lista másik táblán kezdődött. Másik listához más fájlt kell megadni: --file.
cli-workers-failed = A munkafolyamatokat nem sikerült elindítani (kilépési kód: { $code }).
cluster-node = { $node } csomópont: { $message }
cluster-none = Ezen a gépen nem fut Ray-fürt. Indítása: ray start --head. Vagy add meg egy másik fürt címét.
cluster-unreachable = A(z) { $address } címen semmi sem válaszol: ott nem érhető el Ray-fürt.
cluster-silent = A Ray-fürt ({ $address }) { $seconds } másodpercen belül nem válaszolt.
cluster-refuses = A Ray-fürt nem használható: { $reason }
cluster-lost = Megszakadt a kapcsolat a Ray-fürttel ({ $address }).
cluster-empty = A Ray-fürtnek { $seconds } másodperce nincs olyan csomópontja, amelyik játszhatna.
cluster-without = ott hiányzik a patroon; a { $version } verzió kell, ugyanaz, mint itt.
cluster-version = ott a patroon { $theirs } van telepítve; a { $version } verzió kell, ugyanaz, mint itt.
bot-other-file = Ez a fájl ott nem ugyanaz, mint ezen a gépen: { $file }.
cli-not-a-database = Ez nem adatbázis: „{ $value }”. Fájl kell, vagy postgresql://USER@HOST/NAME.
cli-need-asyncpg = A PostgreSQL-hez az asyncpg csomag kell. Telepítése: pip install 'patroon[postgresql]'.
cli-not-a-url = Hibás érték („{ $value }”): { $option } után cím állhat, például https://games.example.org.
cli-not-a-log = Hibás érték („{ $value }”): { $option } után ezek egyike állhat: { $kinds }.
cli-port-taken = Ez a port nem használható ({ $port }): { $reason }.

serve-ready = A patroon itt fut: { $url } (leállítás: Ctrl-C).
serve-kept = A játszmák itt vannak: { $database }
serve-outside = A szerver ezen a címen figyel: { $host }. Aki eléri, bejöhet, asztalt nyithat és játszhat. Az üzenetek és a titkos kulcsok titkosítatlanul utaznak, ha nem áll előtte HTTPS-t használó proxy; a teendők itt olvashatók: docs/self-hosting.md.
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
problem-no-lesson = Nincs ilyen nevű lecke.
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
problem-stale = Közben továbbment a játszma: a döntésedkor { $answers } sorból állt, most { $line } sorból áll. Nem történt semmi.
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

### The plain table: pages without scripts

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
plain-level-easy = könnyű: egy lépéssel előre gondolkodik
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

## Whose turn it is, and what to do

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

## What lies there

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

## Besides playing

plain-tools = Ennél az asztalnál
plain-undo = Az utolsó döntésem visszavonása
plain-advice = Tanácsot kérek
plain-stand-in = Játsszon helyettem egy bot
plain-come-back = Újra én játszom
plain-for = { $what }: { $player }
plain-again = Még egyszer
plain-drawn = A rajzolt asztalhoz
plain-record = A játéknapló letöltése
plain-refresh = Frissítés
plain-check = A mag a játszma előtt rögzítve volt; a kivonata végig látszott ezen az oldalon. Töltsd le a játéknaplót; ez a parancs ellenőrzi, hogy minden keverés a magból következik:

### The browser: everywhere

ui-away = A szerver nem válaszol. Újra próbálkozunk.
ui-not-sent = A kapcsolat megszakadt, mielőtt a lépés visszaigazolása megérkezett. Ha az asztalon nem látszik, nem történt meg.
ui-unexpected = Váratlan hiba történt. Kérjük, töltsd be újra az oldalt.
ui-patroon = Patrónus
ui-tile-city = városlapka
ui-tile-land = földlapka
ui-tile-trade = kereskedéslapka
ui-tile-special = különleges akció
ui-used = { $what }, felhasználva
ui-token = körsorrend: { $n }
ui-less = { $what }: kevesebb
ui-more = { $what }: több
ui-close = Bezárás
ui-you = Te

### The browser: first page, new tables, lobby, settings, a primer

home-brand = Nieuw Amsterdam, kezdőlap
home-nav = Oldalak
home-nav-play = Játék
home-nav-watch = Asztalok
home-nav-learn = Tanulás
home-to-dark = Sötét színek
home-to-light = Világos színek
home-lead = Licitálj az akcióidra, tisztíts meg földeket, szerezz többséget a kerületekben, szállíts prémeket. 2–5 patrónus, 6 forduló.
home-name = A neved
home-colour = A színed
home-colour-blue = Kék, kör
home-colour-yellow = Sárga, rombusz
home-colour-orange = Narancssárga, háromszög
home-colour-green = Zöld, négyzet
home-colour-purple = Lila, kereszt
home-colour-taken = { $colour } (foglalt)
home-level-random = Véletlenszerű
home-level-easy = Könnyű
home-level-medium = Közepes
home-level-hard = Nehéz
home-temper-none = Átlagos
home-temper-steward = Intéző
home-temper-farmer = Földműves
home-temper-merchant = Kalmár
home-temper-politician = Politikus
home-now = Játssz most!
home-now-note = Te a botok ellen, körülbelül 30 perc. Tanáccsal, ha kéred.
home-now-bots = Botok az asztalnál
home-now-level = Nehézség
home-now-play = Játék
home-games = A játszmáim
home-games-none = Itt még nincs semmi. Az első játszmád egy kattintásra van; itt fog várni rád.
home-games-all = Az összes mutatása ({ $n })
home-games-more = Régebbi játszmák
home-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bot
    }
home-alone = Még senki más
home-game-turn = te jössz
home-game-continue = Folytatás
home-game-open = Megnyitás
home-game-review = Visszanézés
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Kezdődhet
    [one] Még nem kezdődött el, 1 szabad hely
   *[other] Még nem kezdődött el, { $n } szabad hely
    }
home-game-running = Folyik a játék
home-game-round = { $round }. forduló, { $phase }
home-game-decides = { $at }. Dönt: { $name }
home-game-imported = Betöltött játéknapló, { $when }
home-game-over = Véget ért
home-game-won = Véget ért: { $points } ponttal nyertél
home-game-placed = Véget ért: { $of } játékosból { $place }. hely, { $points } pont
home-friends = Barátokkal
home-friends-note = Nyiss asztalt, küldd el a linket
home-pass = Egy eszközön
home-pass-note = Egy képernyő, 2–5 játékos
home-learn = Tanulás
home-learn-note = A játék öt percben
home-watch = Nézz be, szállj be
home-watch-none = Asztalok, amelyekhez bárki leülhet
home-watch-both = Játékosra vár: { $open }, játszanak: { $running }
home-watch-open = { $n ->
    [one] 1 asztal vár játékosra
   *[other] { $n } asztal vár játékosra
    }
home-watch-running = { $n ->
    [one] 1 asztalnál játszanak
   *[other] { $n } asztalnál játszanak
    }
home-import = Játéknapló megnyitása
home-import-note = .nar fájl: nézd vissza, vagy játszd tovább bárhonnan
home-import-busy = A játéknapló ellenőrzése…
home-import-line = { $file }, { $line }. sor: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Egyszerű oldalak régi böngészőkhöz és képernyőolvasókhoz
home-by-me = Én
home-by-invite = Meghívóval
home-by-bot = Bot
home-by-here = Ezen az eszközön
home-by-invite-note = A linkkel érkezik, amelyet elküldesz neki.
home-new-lead = Válaszd ki, ki hol üljön. A meghívottaknak szóló linket megkapod.
home-new-here-lead = Mindenki ezen az eszközön játszik, felváltva.
home-new-seats = Helyek
home-new-number = Helyek száma
home-new-seat = { $n }. hely
home-new-name = Név ({ $n }. hely)
home-new-name-hint = Név
home-new-colour = Szín ({ $n }. hely)
home-new-temper = Vérmérséklet
home-new-options = Ennél az asztalnál
home-new-first = Ki kezd?
home-new-first-random = A véletlen dönt
home-new-make = Asztal nyitása
home-new-make-note = { $n ->
    [one] Ezután megkapod a linket 1 vendégnek.
   *[other] Ezután megkapod a linket { $n } vendégnek.
    }
home-new-start = Kezdődjön a játék
home-new-start-note = Mindenki itt van: a játék rögtön elkezdődik.
home-opt-advisor = Tanácsadó
home-opt-advisor-note = Meg lehet kérdezni, mennyit ér egy lépés.
home-opt-undo = Lépések visszavonása
home-opt-undo-note = Amíg más nem döntött, és nem volt húzás.
home-opt-public = Nyilvános
home-opt-public-note = Látszik a listán: bárki beszállhat vagy nézheti.
home-opt-pace = Idő egy döntésre
home-pace-none = Korlátlan
home-pace-seconds = { $n ->
    [one] 1 másodperc
   *[other] { $n } másodperc
    }
home-pace-minutes = { $n ->
    [one] 1 perc
   *[other] { $n } perc
    }
home-pace-days = { $n ->
    [one] 1 nap
   *[other] { $n } nap
    }
home-wrong-no-name = Ehhez a helyhez név kell.
home-wrong-my-name = Mondd meg a többieknek, hogy hívnak.
home-wrong-same-name = Ez a név már foglalt az asztalnál.
home-watch-title = Nyitott asztalok
home-watch-to-join = Játékosra várnak
home-watch-to-watch = Folyó játszmák
home-watch-no-open = Most senki sem vár.
home-watch-make = Nyiss nyilvános asztalt
home-watch-no-running = Most nem folyik nyilvános játszma. Amint elkezdődik egy, itt megjelenik.
home-watch-newest = Ezek a legújabbak.
home-watch-free = { $n ->
    [0] Tele van, mindjárt kezdődik
    [one] 1 szabad hely. Idő egy döntésre: { $pace }
   *[other] { $n } szabad hely. Idő egy döntésre: { $pace }
    }
home-watch-since = Kezdete: { $when }

lobby-title = Kész az asztal
lobby-missing = { $n ->
    [one] Még 1 hely szabad.
   *[other] Még { $n } hely szabad.
    }
lobby-away = { $n ->
    [one] Minden hely foglalt, de egy játékos most nincs itt: { $names }.
   *[other] Minden hely foglalt, de néhányan most nincsenek itt: { $names }.
    }
lobby-complete = Mindenki itt van.
lobby-free = Szabad hely
lobby-free-note = Vár valakire
lobby-you = Te
lobby-here = Ezen az eszközön
lobby-other-device = A házigazda eszközén
lobby-host = Ő nyitotta az asztalt
lobby-person = Vendég
lobby-bot = Bot: { $level }
lobby-bot-temper = Bot: { $level }, { $temper }
lobby-present = itt van
lobby-absent = nincs itt
lobby-take = Ide ülök
lobby-or-bot = vagy egy bot:
lobby-fill = Bot ültetése ({ $n }. hely)
lobby-fill-with = Bot leültetése ide: { $level }
lobby-clear = A hely felszabadítása: { $name }
lobby-start = Kezdődjön a játék
lobby-start-why = Akkor kezdődhet, ha minden hely foglalt. Küldd el a linket, vagy ültess botot a szabad helyekre.
lobby-start-note = Utána már senki sem szállhat be, és nem is állhat fel.
lobby-owner-starts = { $name } indítja a játékot, ha mindenki itt van.
lobby-maker-starts = Aki az asztalt nyitotta, az indítja a játékot, ha mindenki itt van.
lobby-leave = Felállok az asztaltól
lobby-close = Az asztal bezárása
lobby-close-sure = Mindenki számára bezárod?
lobby-close-yes = Bezárom
lobby-close-no = Maradjon
lobby-invite = Meghívás
lobby-invite-note = Akinek megvan ez a link, beszállhat vagy nézheti a játékot. Fiók nem kell.
lobby-link = Link ehhez az asztalhoz
lobby-qr = QR-kód az asztal linkjével
lobby-copy = Link másolása
lobby-copied = Másolva
lobby-share = Megosztás
lobby-renew = Új link
lobby-renew-note = A régi link ezután nem működik.
lobby-talk = Csevegés
lobby-talk-none = Még senki sem írt semmit.
lobby-say = Írj valamit
lobby-send = Küldés
lobby-advisor-on = Lehet tanácsot kérni.
lobby-advisor-off = Tanácsadó nélkül.
lobby-undo-on = A lépések visszavonhatók.
lobby-undo-off = A lépések nem vonhatók vissza.
lobby-public-on = Nyilvános.
lobby-public-off = Csak azoknak, akiknek megvan a link.
lobby-pace = Idő egy döntésre: { $pace }.
lobby-first = Kezd: { $name }.
lobby-first-random = A véletlen dönti el, ki kezd.
lobby-invited = Meghívást kaptál
lobby-invited-name = Egy hely vár rád egy asztalnál Nieuw Amsterdamban. Hogyan szólítsanak a többiek?
lobby-invited-seat = Válassz helyet és színt.
lobby-on = Tovább
lobby-seats = Helyek
lobby-your-seat = A te helyed
lobby-join = Beszállok
lobby-watch = Nézem

gone-home = A kezdőlapra
gone-watch = Nyitott asztalok
gone-new = Új asztal nyitása
gone-learn = A játék öt percben
gone-again = Újra próbálom
gone-page-title = Ismeretlen vizek
gone-page = Ezen a címen nincs oldal. Talán elveszett útközben egy betű.
gone-0-title = Valami elromlott
gone-0 = Az asztalt most nem tudjuk megmutatni. Többnyire segít, ha újra próbálod.
gone-401-title = Ki vagy?
gone-401 = Ezt a böngészőt itt már nem ismerjük. A játszmáid megvannak: nyiss meg egy személyes linket egy másik eszközödről, vagy kezdd elölről.
gone-403-title = Nem mindenkinek
gone-403 = Ehhez az asztalhoz csak azok férnek hozzá, akik ott ülnek. Kérj tőlük meghívót.
gone-404-title = Nincs ilyen asztal
gone-404 = Vagy nincs asztal ezen a címen, vagy zártkörű. Ha meghívtak, nyisd meg újra a linket, teljes egészében.
gone-409-title = Más szabályok
gone-409 = Ezt a játszmát a szabályok régebbi változata szerint játszották, amelyet ez a szerver már nem ismer. A játéknaplója megvan.
gone-410-title = Az asztalt bezárták
gone-410 = Aki nyitotta, még a játék kezdete előtt bezárta.
gone-503-title = Egy pillanat
gone-503 = A játszmák most nem érhetők el. Semmi sem veszett el; kérjük, próbáld újra hamarosan.
gone-invite-title = Ez a meghívó nem érvényes
gone-invite = A link hiányos, vagy újat készítettek helyette. Kérd el az újat.
gone-full-title = Minden hely foglalt
gone-full = Valaki gyorsabb volt. Nézheted a játékot, és talán felszabadul egy hely.
gone-running-title = Már elkezdték
gone-running = Folyik a játék. Szívesen látnak nézőként.
gone-over-title = Ez a játszma véget ért
gone-over = Lépésről lépésre visszanézheted.
gone-link-title = Ez a személyes link nem érvényes
gone-link = Csak egyszer és csak egy napig érvényes. Készíts újat a másik eszköz beállításaiban.

set-title = Beállítások
set-language = Nyelv
set-theme = Színek
set-theme-light = Világos
set-theme-dark = Sötét
set-pace = A többiek lépéseinek tempója
set-pace-slow = Lassú
set-pace-normal = Normál
set-pace-fast = Gyors
set-pace-instant = Azonnal
set-motion = Semmi sem mozog, ha a rendszered kevesebb mozgást kér.
set-advisor = Tanácsadó
set-advisor-note = Megmutatja, mennyit érnek a lépések, ha az asztalnál engedélyezve van.
set-sound = Hang
set-sound-note = Halk hang, amikor te jössz.
set-notify = Értesítések
set-notify-note = Szól, ha te jössz, miközben egy másik oldalon jársz.
set-notify-denied = A böngésződ tiltja az értesítéseket ezen az oldalon. A beállításaiban engedélyezheted.
set-devices = A játszmáim más eszközökön
set-devices-note = Nincs jelszó. Egy személyes link nyitja meg a játszmáidat egy másik eszközön.
set-devices-nobody = Új vagy itt. Az első játszmádtól fogva ez a böngésző megjegyez, és a játszmáidat más eszközökre is átviheted.
set-link = Személyes link
set-link-make = Személyes link készítése
set-link-qr = QR-kód a személyes linkeddel
set-link-note = Nyisd meg a másik eszközön. Csak egyszer és csak egy napig érvényes. Ne add oda senkinek: a játszmáidat nyitja meg.
set-device-this = Ez az eszköz
set-device-other = Másik eszköz
set-device-link = Még meg nem nyitott link
set-device-since = Ettől fogva: { $when }
set-device-until = Eddig érvényes: { $when }
set-device-revoke = Letiltás
set-forget = Felejts el ezen az eszközön
set-forget-warn = Csak ez az eszköz ismer. Ha folytatod, senki sem éri el többé a játszmáidat, te sem.
set-forget-warn-others = Ez a böngésző elfelejt. A játszmáid megmaradnak, és a többi eszközödön továbbra is megnyithatók.
set-forget-yes = Felejts el
set-forget-no = Maradok
set-me-title = Üdv újra itt
set-me-ask = Ez a személyes link ebben a böngészőben nyitja meg a játszmáidat. Csak egyszer érvényes.
set-me-yes = A játszmáim megnyitása itt
set-me-no = Maradjon így
set-me-sure-title = Ebben a böngészőben játszik: { $name }
set-me-sure = Ha megnyitod a linket, valaki más játszmái kerülnek ezek helyére. Ezeket csak a saját személyes linkjük hozza vissza.
set-me-done-title = Szia, { $name }!
set-me-done = A játszmáid most már itt vannak.
set-me-games = A játszmáimhoz

learn-title = A játék öt percben
learn-lead = Új-Amszterdam, 1625 táján. Egy fal, egy erőd, néhány utca, mögöttük végtelen erdő. Itt van minden, ami az első játszmához kell.
learn-play = Az első játszma indítása
learn-goal-title = A cél
learn-goal = Patrónus vagy: földed, üzleteid, hajóid vannak. Hat forduló alatt pontokat gyűjtesz: választásokkal a városban, megtisztított földdel, Európába küldött prémekkel. Az nyer, akinek a legtöbb pontja van. Semmi sem titok: látod, kinek mije van.
learn-round-title = Egy forduló
learn-round = Először a forduló lapkáira licitáltok. Utána három lépés jön: város, föld, kereskedés. Mindegyikben az odavaló lapkáitokat használjátok fel, egymás után. A forduló végén az üzletek kukoricát fogyasztanak, ti pedig árut és érmét kaptok. Aztán új kártyák jönnek.
learn-auction-title = A licitálás
learn-auction = A pénzdobozban öt oszlop van, két vagy három lapkával, némelyik érmékkel is. Aki a körsorrendben elöl áll, oszlopot választ, és megmondja a licitjét. A többiek egyszer kerülnek sorra: többet licitálnak vagy passzolnak. Bármivel fizethetsz: egy érme, fa, kukorica, áru vagy prém ugyanannyit ér. A nyertes körsorrend-jelzőt is cserél azzal, aki az oszlopot választotta. Aki utolsónak marad, ingyen visz el egy oszlopot.
learn-city-title = Város
learn-city = Építs legfeljebb három üzletet a hat kerületben, egyenként egy fáért. Vagy tarts választásokat: 3 pont minden kerületért, ahol a tiéd a legtöbb üzlet, 2 pont holtversenyben. A többiek semmit sem kapnak. Ezért előbb építs, és akkor tarts választásokat, amikor vezetsz.
learn-land-title = Föld
learn-land = Vegyél el egy földkártyát; a sorod jobb végére kerül. Vagy tisztíts meg földet: minden házakkal teli kártyából szántó lesz, és megkapod a fáját. A pont a sorban elfoglalt helytől függ: 1, 3, 6, 10, 15… Ha egyszerre többet tisztítasz meg, csak a jobb szélső ér pontot. Minden új földkártya egy kicsit feljebb szorítja a delavárokat a folyón.
learn-trade-title = Folyó és hajók
learn-trade = Vegyél prémet áruért a delavároktól. Ha a kereskedőállomásoddal szemben nem áll hosszúház, az út kukoricába kerül. Vagy rakj meg egy hajót pontosan annyi prémmel, amennyit elvisz. A leggyakoribb fajtád prémenként 3 pontot ér, a második 2-t, a többi 1-et. A hajó ezután a tiéd, és minden fordulóban árut hoz.
learn-special-title = Különleges akciók
learn-special = Minden lépésben jár egy különleges akció is, bármelyik kerületben. Ahol többséged van vagy holtversenyben állsz, ingyenes, máshol egy érmébe kerül. Amit nem használsz fel, lapka vagy különleges akció, az egy érmét hoz.
learn-special-lumberyard = Fatelep: vegyél vagy adj el fát, darabja egy érme.
learn-special-granary = Magtár: vegyél vagy adj el kukoricát, darabja egy érme.
learn-special-docks = Dokkok: raktár egy fáért, és hely több árunak.
learn-special-millwork = Asztalosműhely: legfeljebb három ház a földjeidre, egyenként egy fa.
learn-special-blackmarket = Feketepiac: legfeljebb három prém látatlanban, egyenként három érméért vagy áruért.
learn-special-tradingco = Kereskedelmi vállalat: a kereskedőállomásod egy fáért feljebb költözik a folyón.
learn-provisions-title = Fenntartás
learn-provisions = A szántóid kukoricát teremnek. Aztán minden üzleted elfogyaszt egyet. Amelyikre nem jut, azt fel kell adnod, és 2 pontot veszítesz: figyeld az előrejelzést. A hajóid árut hoznak, amíg van hely. Minden kerület, ahol üzleted van, egy érmét fizet, és még egyet, ha ott egyedül tiéd a többség.
learn-end-title = A vége
learn-end = A hatodik forduló után minden kerületben még egyszer választások vannak, és mindenki megkapja a pontjait. Az utolsó teljesen beépített földkártyád most is pontot ér, ha még nincs megtisztítva. Minden megmaradt prém egy pontot ér, és három más erőforrás együtt is.
learn-on = Az asztal megmutatja, mit tehetsz, mibe kerül és mit hoz. Próbáld ki: az első játszmát két könnyű ellenféllel játszod.

### The browser: the chart

# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = A tábla: folyó, város, kereskedők, földek és hajók
chart-noort = Noort Rivier
chart-oost = Oost Rivier
chart-river = A folyó
chart-camps = Táborok
chart-posts = Állomások
chart-upriver = felfelé
chart-north = É
chart-city = Város
chart-traders = Delavár kereskedők
chart-journey = az utad
chart-journey-of = Az utad a delavárokhoz: { $corn }.
chart-your-post = állomásod: { $zone }. szakasz
chart-price-in-goods = ár áruban
chart-land = Új föld
chart-ships = Hajók
chart-reserve = prémtalon: { $n }
chart-track = Pontsáv
chart-track-of = { $player }: { $points }

# Names of the districts; a soft hyphen (U+00AD) where a long word may break.
chart-name-lumberyard = Fatelep
chart-name-granary = Magtár
chart-name-docks = Dokkok
chart-name-millwork = Asztalos­műhely
chart-name-black_market = Feketepiac
chart-name-trading_company = Kereskedelmi vállalat

# What the special action does, in a few words under the businesses of a district.
chart-does-lumberyard = fa vétele, eladása
chart-does-granary = kukorica vétele, eladása
chart-does-docks = következő raktár
chart-does-millwork = 1–3 ház építése
chart-does-black_market = 1–3 prém, 3/db
chart-does-trading_company = állomás felfelé
chart-free = ingyen
chart-each = { $n }/db
chart-pick = 1–{ $n } darab
chart-all = mind: { $n }
chart-no-furs = nincs prém
chart-needs = { $n ->
    [one] prém
   *[other] prém
    }
chart-taken = elkelt
chart-not-yet = még nincs

# Each place in full, for those who listen.
chart-camp-of = { $n }. tábor, hosszúházak: { $spaces } helyből { $have } foglalt.
chart-boat-of = Csónak, { $n }. szakasz → { $to }. szakasz: { $corn }.
chart-zone-of = { $n }. szakasz, kereskedőállomások: { $players }; szabad helyek: { $free }.
chart-zone-free = { $n }. szakasz, nincs kereskedőállomás; szabad helyek: { $free }.
chart-next-post = A kereskedelmi vállalat ide költöztetné az állomásodat.
chart-longhouse-goes = A választott föld miatt egy hosszúház elhagyja ezt a tábort.
chart-longhouse-comes = A választott föld miatt egy hosszúház ebbe a táborba költözik.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: nincs üzlet.
chart-leads = Többség: { $player }.
chart-tied = Holtverseny a többségért: { $players }.
chart-fee-none = A különleges akció itt neked ingyenes.
chart-fee-coin = A különleges akció itt neked 1 érmébe kerül.
chart-planned = Ide tervezve: { $n }.
chart-removed = Itt feladva: { $n }.
chart-trader-pick = { $trader }: { $furs }. Válassz közülük 1–{ $n } prémet, egyenként { $goods }.
chart-trader-all = { $trader }: { $furs }. Az összes együtt: { $goods }.
chart-trader-none = { $trader }: nincs prém.
chart-land-of = { $n }. földkártya: { $card }.
chart-land-taken = { $n }. földkártya: elkelt.
chart-ship-of = { $n }. hajókártya: { $card }.
chart-ship-taken = { $n }. hajókártya: elkelt.
chart-card-not-yet = { $n }. hely: még nincs kártya.
chart-best = A legjobb szállítmányod ide: { $points }.

# What a place is, when there is nothing to do with it now.
chart-about-lumberyard = Különleges akcióként: vegyél bármennyi fát darabonként 1 érméért, vagy adj el bármennyit ugyanennyiért.
chart-about-granary = Különleges akcióként: vegyél bármennyi kukoricát darabonként 1 érméért, vagy adj el bármennyit ugyanennyiért.
chart-about-docks = Különleges akcióként: 1 fáért felépíted a következő raktáradat, és megnyílik a dokkja az áruknak.
chart-about-millwork = Különleges akcióként: építs 1–3 házat a földjeidre, egyenként 1 fáért, balról jobbra.
chart-about-black_market = Különleges akcióként: húzz látatlanban 1–3 prémet a talonból, egyenként 3 érméért vagy áruért.
chart-about-trading_company = Különleges akcióként: 1 fáért költöztesd a kereskedőállomásodat feljebb a folyón, a következő szabad szakaszba, de legfeljebb a legtávolabbi hosszúházig.
chart-about-fee = Ingyenes annak, akinek itt többsége vagy holtversenye van; másnak 1 érme.
chart-about-land = Egy földlapkával ezek közül egy kártya a sorodba kerül. Ilyenkor mindig feljebb költözik a folyón egy hosszúház.
chart-about-ship = Egy kereskedéslapkával megraksz egy hajót pontosan annyi prémmel, amennyi kell rá: pont azonnal, érme egyszer, áru minden fordulóban.
chart-about-trader = Egy kereskedéslapkával az egyik kereskedőtől veszel prémet. Ha az állomásoddal szemben nincs hosszúház, a legközelebbihez vezető csónakokért kukoricát fizetsz.
chart-about-river = Az út ingyenes, ha az állomásoddal szemben hosszúház áll; különben minden csónakért kukoricát fizetsz, a folyón felfelé a legközelebbi lakott táborig.
chart-none-of-yours = Itt nincs üzleted.
chart-too-dear = Az ára { $goods }: több, mint amennyid van.
chart-too-few-furs = Ide { $furs } kell: több, mint amennyid van.
chart-enough = Egy akcióban ennél több nem lehet: { $n }.
chart-rule = szabály: { $rule }

### The browser: mats, bar, log, keys

mat-title = Nieuw Amsterdam
mat-title-turn = ● Te jössz – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = { $round }. forduló: az asztal rád vár.
mat-heading = Nieuw Amsterdam, { $round }. forduló: { $phase }
mat-skip = Ugrás a döntésedhez
mat-text-view = Szöveges nézet
mat-home = Kezdőlap
mat-home-brand = Nieuw Amsterdam, kezdőlap
mat-tools = Az asztal eszközei
mat-menu = Menü
mat-advisor = Tanácsadó
mat-sound = Hang
mat-dark = Sötét színek
mat-settings = Beállítások
mat-break = Játsszon helyettem egy bot
mat-break-note = Amíg vissza nem veszed a helyed.
mat-break-ask = Játsszon helyetted egy bot?
mat-break-what = Egy bot azonnal átveszi a helyed, és mindenről ő dönt helyetted, ha nem jössz vissza, akár a játék végéig. A helyed bármikor visszaveheted, de amit a bot már lépett, az úgy marad.
mat-break-waits = Ha csak egy időre abbahagynád, lépj ki nyugodtan: a botok elleni játék magától megvár.
mat-break-yes = Játsszon a bot
mat-break-no = Magam játszom
mat-come-back = Itt vagyok újra
mat-resting = Egy bot játszik helyetted.
mat-record = Játéknapló letöltése
mat-keys = Billentyűk
mat-keys-note = Gépelés közben a billentyűk nem csinálnak semmit. A nyilak és a szóköz görgetnek, mint mindenhol.
mat-key-confirm = a választásod megerősítése
mat-key-cancel = a választásod elvetése
mat-key-undo = visszavonás
mat-key-end = a köröd befejezése
mat-key-district = kerület választása
mat-key-more = eggyel magasabb licit
mat-key-less = eggyel alacsonyabb licit
mat-key-box = pénzdoboz vagy tábla
mat-key-hurry = animáció átugrása
mat-key-read = a választásod hatásának felolvasása
mat-key-log = események
mat-key-chat = csevegés
mat-key-text = szöveges nézet
mat-key-mute = hang be vagy ki
mat-key-help = a játék öt percben
mat-key-keys = ez a lista
mat-key-name-space = Szóköz
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = Most nincs mit felolvasni.
mat-read-draft = Ezt hozza: { $changes }.
mat-read-no-change = Ez nem változtat az erőforrásaidon és a pontjaidon.
mat-round = { $round }. forduló
mat-round-of = / { $rounds } · { $decade }
mat-round-short = { $round }/{ $rounds }. forduló
mat-round-full = { $round }/{ $rounds }. forduló, { $decade }
mat-phase-setup = Előkészületek
mat-phase-preparation = Előkészítés
mat-phase-bidding = Licitálás
mat-phase-city = Város
mat-phase-land = Föld
mat-phase-trade = Kereskedés
mat-phase-provisions = Fenntartás
mat-phase-end = A játék vége
mat-patroons = Patrónusok körsorrendben
mat-decision = A döntésed
mat-story = Események és csevegés
mat-log = Események
mat-log-earlier = Korábbiak
mat-chat = Csevegés
mat-chat-field = Írj valamit
mat-chat-send = Küldés
mat-chat-empty = Még senki sem írt semmit.
mat-again = Mi történt?
mat-chat-unread = Csevegés: { $n } új üzenet
mat-show = Itt látható
mat-cash-box = Pénzdoboz
mat-chart = Tábla
mat-sheet-open = Megnyitás: { $title }
mat-sheet-close = Bezárás: { $title }
mat-look = Az asztal megnézése
mat-result = Eredmény mutatása
mat-tabs = Az asztal részei
mat-tab-act = Döntés
mat-tab-chart = Tábla
mat-tab-city = Város
mat-tab-mat = Nálam
mat-tab-others = Többiek
mat-to-decision = A döntésedhez
mat-hand-over = Most { $player } jön
mat-hand-over-ok = Rendben
mat-your-turn = Te jössz
mat-your-bid = te licitálsz
mat-acting = te jössz
mat-turn-done = kör kész
mat-of = Játékostábla: { $player }
mat-your-mat = A játékostáblád
mat-open = Játékostábla mutatása: { $player }
mat-chip = { $player }: a körsorrendben { $token }., { $points } pont. Játékostábla mutatása.
mat-who-bot = bot
mat-who-stand-in = bot játszik
mat-who-here = itt
mat-who-present = jelen
mat-who-away = távol
mat-won-for = { $column }. oszlop, ára { $bid }
mat-won-free = { $column }. oszlop, ingyen
mat-won-short = { $column }. oszlop
mat-high-bid = legmagasabb licit: { $bid }
mat-chooser = nyitó
mat-bidder-won = van oszlopa
mat-bidder-chooser = nyitó
mat-bidder-speaks = még sorra kerül
mat-bidder-waits = még versenyben
mat-zone = { $n }. szakasz
mat-post-zone = Kereskedőállomás: { $n }. szakasz; utazás: { $corn } kukorica
mat-buildings-left = még { $n } épület
mat-left = maradt
mat-corn-balance = { $corn } + { $harvest } termés − { $upkeep } fenntartás = { $rest }
mat-ships-bring = { $n } hajó: fordulónként { $goods } áru
mat-no-ships = még nincs
mat-cleared-some = { $n } megtisztított kártya: fordulónként { $corn } kukorica
mat-card-cleared = Megtisztított föld: fordulónként { $corn } kukorica
mat-card-open = Föld: { $houses } házból { $built } áll; megtisztításkor { $wood } fa, utána fordulónként { $corn } kukorica
mat-houses = { $houses } házból { $built } áll
mat-tiles = A forduló lapkái
mat-land-row = Föld · pont megtisztításkor
mat-wharf = Rakpart
mat-wharf-is = { $warehouses } raktár: { $goods } áru, férőhely: { $room }
mat-ships = Hajók
mat-place-worth = { $place }. föld: { $points } pont
mat-cleared = szántó
mat-ready = betelt
mat-to-build = még { $n }
mat-clear-now = Föld megtisztítása ({ $n } kártya): +{ $points } pont, +{ $wood } fa
mat-more = Föld, rakpart és hajók
mat-then = utána
mat-forecast = A forduló végén
mat-about-coins = Érméért fát és kukoricát veszel; érme kell a különleges akcióhoz, ahol nincs többséged vagy holtversenyed, és licitálni is jó.
mat-about-wood = Minden üzlet, ház és raktár egy fába kerül, és az állomásod áthelyezése is.
mat-about-corn = A kukorica tartja fenn az üzleteidet minden forduló végén, és ebből fizeted az utat a delavárokhoz.
mat-about-goods = Áruért prémet veszel a delavároktól. A második szám a dokkjaid férőhelye.
mat-about-furs = A prém hajóra rakva hoz pontot; ami megmarad, a végén keveset ér.
mat-about-land = A házak balról jobbra töltik meg a kártyákat. A betelt kártyák megtisztíthatók: amelyik hátrébb áll a sorban, több pontot ér.
mat-about-upkeep = A forduló végén beérik a termés; aztán minden üzlet egy kukoricát fogyaszt. Amelyikre nem jut, azt fel kell adni.
mat-upkeep = Fenntartás { $upkeep }: { $corn } kukorica + { $harvest } termés
mat-spare = { $n } marad
mat-short = { $n } hiányzik: { $n ->
    [one] egy üzletet feladsz, { $loss }
   *[other] { $n } üzletet feladsz, { $loss }
}
mat-unfed = { $n } üzletre nem jut kukorica: { $loss }
# What hunger costs; it is put into mat-short, mat-unfed and bid-corn-short.
mat-loss = −{ $points } pont
mat-loss-capped = { $points ->
    [0] pontveszteség nélkül, mert a pontszám 0
   *[other] csak −{ $points }, mert a pontszám nem mehet 0 alá
}
mat-fed = Minden üzletre jut kukorica
mat-then-spare = utána { $n } marad
mat-then-short = utána { $n } hiányzik
mat-clear-spare = ha megtisztítod: { $n } marad
mat-clear-short = ha megtisztítod: { $n } hiányzik
mat-goods-come = +{ $n } áru
mat-goods-lost = { $n } elvész, a dokkok tele
mat-then-lost = utána { $n } vész el
mat-income = +{ $n } bevétel
mat-then-coins = utána +{ $n }
mat-elections-now = { $n ->
    [one] választás most: { $n } pont
   *[other] választás most: { $n } pont
}
mat-land-rank = { $n ->
    [0] utolsó betelt föld: { $rank }. kártya
   *[other] utolsó betelt föld: { $rank }. kártya, +{ $n } a végén
}
mat-at-end = { $land ->
    [0] a végén: +{ $n }
   *[other] a végén: +{ $n }, ebből föld { $land }
}
mat-at-end-parts = Ha most lenne vége: választások { $elections }, föld { $land }, prémek { $furs }, erőforrások { $resources }

### The browser: decisions

# The decision panel.
act-panel = A döntésed
act-your-turn = Te jössz
act-turn-of = { $player }: te jössz
act-choosing = { $player } gondolkodik
act-drawing = Kártyák és prémek húzása
act-over = A játék véget ért
act-order = Körsorrend
act-done = kész
act-advised = ajánlott
act-free = ingyen
act-undo = Visszavonás
act-cancel = Mégse
act-end-turn = Kör vége
act-pass = Passz

# One sentence: what can be done now, and what for.
act-now-place = Alapíts üzletet bármelyik kerületben. Minden kerület, ahol van üzleted, fordulónként egy érmét hoz, és még egyet, amíg egyedül vezetsz ott.
act-now-open = Válassz egy oszlopot, és mondd meg az első licitet. A lapkái adják az akcióidat ebben a fordulóban.
act-now-bid = Licitálj többet, ha kellenek ezek a lapkák, vagy passzolj, és várj egy másik oszlopra. Oszloponként csak egyszer kerülsz sorra.
act-now-take = Már csak te maradtál: vegyél el egy oszlopot ingyen.
act-now-pay = Tiéd az oszlop. Azzal fizess, amire a legkevésbé van szükséged: érme, áru, fa, kukorica és prém egyaránt 1-et ér.
act-now-remove = Nincs elég kukorica az összes üzletednek. Válaszd ki, melyiket adod fel.
act-now-city = A városlapkáiddal üzleteket építhetsz, vagy pontot szerezhetsz a meglévőkért; egy különleges akció is jár.
act-now-city-tile = { $n ->
    [one] Egy városlapkád maradt: építs üzleteket, vagy szerezz pontot a meglévőkért.
   *[other] { $n } városlapkád maradt: építs üzleteket, vagy szerezz pontot a meglévőkért.
  }
act-now-land = A földlapkáiddal új földet szerezhetsz, vagy a beépítettet megtisztíthatod fáért és pontért; egy különleges akció is jár.
act-now-land-tile = { $n ->
    [one] Egy földlapkád maradt: szerezz új földet, vagy tisztítsd meg a beépítettet fáért és pontért.
   *[other] { $n } földlapkád maradt: szerezz új földet, vagy tisztítsd meg a beépítettet fáért és pontért.
  }
act-now-trade = A kereskedéslapkáiddal prémet vehetsz áruért, vagy prémet szállíthatsz pontért; egy különleges akció is jár.
act-now-trade-tile = { $n ->
    [one] Egy kereskedéslapkád maradt: vegyél prémet áruért, vagy szállíts prémet pontért.
   *[other] { $n } kereskedéslapkád maradt: vegyél prémet áruért, vagy szállíts prémet pontért.
  }
act-now-special = Nincs több lapkád, de van egy különleges akciód: válassz kerületet, vagy fejezd be a kört egy érméért.
act-now-chance = Új kártyák, prémek és lapkák kerülnek az asztalra.
act-now-over = Mind a hat forduló véget ért.
act-theirs-place = Az első forduló előtt mindenki két üzletet alapít.
act-theirs-open = Mindjárt kiderül, melyik oszlop lapkáira lehet licitálni.
act-theirs-bid = Folyik a licit egy oszlopra. Aki a legtöbbet licitálja, elviszi a lapkáit.
act-theirs-take = Aki utolsónak marad, ingyen visz el egy oszlopot.
act-theirs-pay = A nyertes eldönti, mivel fizet.
act-theirs-remove = Amelyik üzletre nem jut kukorica, azt fel kell adni.
act-theirs-city = A városlapkákkal üzleteket lehet építeni, vagy pontot szerezni értük.
act-theirs-land = A földlapkákkal új földet lehet szerezni vagy földet megtisztítani.
act-theirs-trade = A kereskedéslapkákkal prémet lehet venni vagy szállítani.
act-hint-build = A + gombbal válaszd ki, hol építesz. Minden üzlet most 1 fába, aztán fordulónként 1 kukoricába kerül.
act-hint-add_land = Válassz egy kártyát. Az asztalosműhellyel építs rá házakat, utána megtisztítható.
act-hint-trade = Válassz egy kereskedőt. A prémek a hajókra kellenek.
act-hint-ship = Válassz egy hajót, és rakj rá pontosan annyi prémet, amennyi kell. Ettől kezdve minden fordulóban árut hoz.
act-hint-lumberyard = Vegyél vagy adj el fát, darabja 1 érme.
act-hint-granary = Vegyél vagy adj el kukoricát, darabja 1 érme.
act-hint-millwork = Építs házakat a földjeidre balról jobbra, darabja 1 fa.
act-hint-black_market = Vegyél prémet látatlanban; fizethetsz érmével, áruval vagy vegyesen.

# Kinds of moves: titles of options, and what an undo takes back.
act-kind-place = Üzlet alapítása
act-kind-open = Licit nyitása
act-kind-bid = Licit
act-kind-pass_bid = Passz
act-kind-pay = A licit kifizetése
act-kind-take_column = Oszlop választása
act-kind-build = Üzletek építése
act-kind-elections = Választások tartása
act-kind-add_land = Földszerzés
act-kind-clear_land = Föld megtisztítása
act-kind-trade = Prémkereskedés
act-kind-ship = Prémszállítás
act-kind-lumberyard = Fatelep
act-kind-granary = Magtár
act-kind-docks = Dokkok
act-kind-millwork = Asztalosműhely
act-kind-black_market = Feketepiac
act-kind-trading_company = Kereskedelmi vállalat
act-kind-pass_tile = Lapka elpasszolása
act-kind-pass_special = Különleges akció elpasszolása
act-kind-end_turn = Kör vége
act-kind-remove = Üzletek feladása

# Sections and details.
act-use-tile = { $step ->
    [city] Városlapka
    [land] Földlapka
   *[trade] Kereskedés­lapka
  }
act-special = Különleges akció
act-no-fee = Nincs érméd a díjra: se többség, se holtverseny.
act-no-fur = Kevés az érme és az áru: { $need } kell, { $have } van.
act-no-tile = { $step ->
    [city] Ebben a fordulóban nincs városlapkád.
    [land] Ebben a fordulóban nincs földlapkád.
   *[trade] Ebben a fordulóban nincs kereskedéslapkád.
  }
act-tiles-used = { $n ->
    [one] A lapkádat felhasználtad.
    [2] Mindkét lapkádat felhasználtad.
   *[other] Minden lapkádat felhasználtad ({ $n }).
  }
act-each = { $n }/db
act-each-said = darabja { $what }
act-later = később { $n }
act-later-said = { $n ->
    [one] megtisztítva { $n } pont
   *[other] megtisztítva { $n } pont
  }
act-up-to = max. { $n }
act-up-to-said = { $n ->
    [one] legfeljebb { $n } pont
   *[other] legfeljebb { $n } pont
  }
act-goods-range = { $range } áru
act-detail-build = { $n ->
    [one] 1 üzlet bármelyik kerületben
   *[other] Legfeljebb { $n }, tetszőleges kerületekben
  }
act-detail-elections = { $tied ->
    [0] Többség: { $led } kerületben
   *[other] { $led ->
        [0] Holtverseny: { $tied } kerületben
       *[other] Többség: { $led }, holtverseny: { $tied } kerületben
    }
  }
act-detail-add_land = { $n ->
    [one] 1 kártya, a sorod { $place }. kártyája lesz.
   *[other] { $n } kártyából 1, a sorod { $place }. kártyája lesz.
  }
act-detail-clear_land = { $n ->
    [one] 1 kártya. Termés: fordulónként +{ $corn } kukorica.
   *[other] { $n } kártya. Termés: fordulónként +{ $corn } kukorica.
  }
act-covered-then = Így elég lesz a kukorica.
act-detail-trade = { $n ->
    [one] 1 kereskedő árait tudod megfizetni
   *[other] { $n } kereskedő közül választhatsz
  }
act-detail-ship = { $n ->
    [one] 1 hajót tudsz megrakni
   *[other] { $n } hajó közül választhatsz
  }
act-detail-lumberyard = { $ways ->
    [both] { $buy } fa vétele vagy { $sell } eladása
    [buy] { $buy } fa vétele
   *[sell] { $sell } fa eladása
  }
act-detail-granary = { $ways ->
    [both] { $buy } kukorica vétele vagy { $sell } eladása
    [buy] { $buy } kukorica vétele
   *[sell] { $sell } kukorica eladása
  }
act-detail-docks = { $pier }. dokk: hely még { $n } árunak
act-detail-millwork = { $n ->
    [one] { $range } ház a földjeidre
   *[other] { $range } ház a földjeidre
  }
act-detail-black_market = { $n ->
    [one] { $range } prém látatlanban, { $price } érme vagy áru
   *[other] { $range } prém látatlanban, darabja { $price } érme vagy áru
  }
act-detail-trading_company = { $saved ->
    [0] Az állomásod új helye: { $zone }. szakasz
   *[other] Az állomásod új helye: { $zone }. szakasz, utazás −{ $saved } kukorica
  }
act-longhouse-moves = Egy hosszúház feljebb költözik: { $camp }. → { $to }. tábor.
act-longhouse-leaves = Egy hosszúház távozik: { $camp }. tábor.
act-what-lumberyard = Fa vétele és eladása, az építkezéshez
act-what-granary = Kukorica vétele és eladása, fenntartáshoz és utazáshoz
act-what-docks = Raktárak építése, hogy több áru elférjen
act-what-millwork = Házak építése a földjeidre
act-what-black_market = Prém vétele látatlanban
act-what-trading_company = A kereskedőállomásod feljebb költöztetése

# Editors.
act-nobody-there = még senki
act-leads = Többség: { $players }.
act-tied = Holtverseny: { $players }.
act-gets-majority = többség
act-gets-tie = holtverseny
act-loses-majority = elvész a többség
act-loses-tie = elvész a holtverseny
act-only-tied = már csak holtverseny
act-loses-last = fordulónként 1 érmével kevesebb
act-loses-nothing = nem vész el többség
act-remove-chosen = Kiválasztva: { $n } / { $number }.
act-remove-cost = { $n ->
    [one] Levonás üzletenként: { $n } pont.
   *[other] Levonás üzletenként: { $n } pont.
  }
act-remove-capped = { $points ->
    [0] Nincs pontod, amit elveszíthetnél: a pontszám nem mehet 0 alá.
   *[other] Csak a meglévő { $points } pontodat veszíted el: a pontszám nem mehet 0 alá.
  }
act-land-place = { $points ->
    [one] A sorod { $place }. kártyája lesz: megtisztítva { $points } pont.
   *[other] A sorod { $place }. kártyája lesz: megtisztítva { $points } pont.
  }
act-journey = Az út a legközelebbi hosszúházig { $corn } kukoricába kerül.
act-ship-chosen = Prém: { $n } / { $need }.
act-ship-scoring = Pont prémenként: a szállítmány leggyakoribb fajtájáért { $first }, a következőért { $second }, minden másért { $other }.
act-buy-wood = Fa vétele
act-sell-wood = Fa eladása
act-buy-corn = Kukorica vétele
act-sell-corn = Kukorica eladása
act-cannot-buy = Nincs érméd a vételhez
act-cannot-sell = Nincs mit eladnod
act-most = Max. { $n }
act-now-have = Most: { $what }, { $coins ->
    [one] { $coins } érme
   *[other] { $coins } érme
  }.
act-then-have = Utána: { $what }, { $coins ->
    [one] { $coins } érme
   *[other] { $coins } érme
  }.
act-houses = { $n ->
    [one] { $n } ház
   *[other] { $n } ház
  }
act-houses-full = { $points ->
    [one] Ezzel betelik: { $place }. kártya, megtisztítva { $points } pont.
   *[other] Ezzel betelik: { $place }. kártya, megtisztítva { $points } pont.
  }
act-houses-left = { $n ->
    [0] Ezzel minden házhely beépül.
    [one] { $n } házhely üres marad.
   *[other] { $n } házhely üres marad.
  }
act-price = Ár { $n }:
act-in-goods = Ebből áruval
act-drawn = A prémeket azonnal kihúzod, ez nem vonható vissza.

# Under a draft.
act-now = Most
act-round-end = Forduló vége
act-upkeep = Fenntartás: { $balance }
act-short = { $n } hiányzik
act-spare = { $n } marad
act-change = { $before } → { $after }
act-lost = { $n } elvész
act-income = { $n } bevétel
act-choose-district = Válassz kerületet
act-choose-card = Válassz kártyát
act-choose-trader = Válassz kereskedőt
act-choose-furs = Válassz prémet
act-choose-ship = Válassz hajót
act-choose-more = { $n ->
    [one] Válassz még egyet
   *[other] Válassz még { $n } üzletet
  }
act-do-place = Üzlet alapítása: { $district }
act-do-build = { $n } üzlet építése { $n } fáért
act-do-add_land = Ezt a földet kérem
act-do-trade = { $furs ->
    [one] { $furs } prém vétele, ára { $price }
   *[other] { $furs } prém vétele, ára { $price }
  }
act-do-ship = { $furs } prém szállítása { $points } pontért
act-do-buy = { $what } vétele
act-do-sell = { $what } eladása
act-do-millwork = { $n ->
    [one] { $n } ház építése { $n } fáért
   *[other] { $n } ház építése { $n } fáért
  }
act-do-black_market = { $n ->
    [one] { $n } prém vétele látatlanban
   *[other] { $n } prém vétele látatlanban
  }
act-do-remove = { $n ->
    [one] Ezt az üzletet feladom
   *[other] Ezeket feladom: { $n } üzlet
  }
act-do-docks = Raktár építése
act-do-trading_company = Állomás költöztetése felfelé
act-ends-turn = Ezzel véget ér a köröd.
act-upkeep-short = Az üzleteidnek { $upkeep } kukorica kell; neked { $corn } van, és { $harvest } terem. { $n } hiányzik.

# While others decide.
act-has-left = { $special ->
    [yes] { $n ->
        [0] { $player }: már csak a különleges akció van hátra.
        [one] { $player }: { $n } lapka és a különleges akció van hátra.
       *[other] { $player }: { $n } lapka és a különleges akció van hátra.
    }
   *[no] { $n ->
        [0] { $player } mindjárt kész.
        [one] { $player }: { $n } lapka van hátra.
       *[other] { $player }: { $n } lapka van hátra.
    }
  }
act-until = { $n ->
    [one] Utána te jössz.
   *[other] { $n } kör múlva te jössz.
  }
act-until-step = { $step ->
    [land] { $n ->
        [one] Utána te jössz, a földlépésben.
       *[other] Legközelebb a földlépésben jössz, { $n } kör múlva.
    }
   *[trade] { $n ->
        [one] Utána te jössz, a kereskedéslépésben.
       *[other] Legközelebb a kereskedéslépésben jössz, { $n } kör múlva.
    }
  }
act-until-round = Legközelebb a következő forduló licitjén jössz.
act-until-end = Ez után a lépés után véget ér a játék.
act-until-settled = Megvan az oszlopod. Legközelebb a városlépésben jössz.
act-until-auction = Te már sorra kerültél. Akkor jössz újra, ha ez az oszlop elkelt.
act-until-opened = Akkor kerülsz sorra, ha kiderült, melyik oszlopra lehet licitálni.
act-until-bidding = Legközelebb az 1. forduló licitjén jössz.
act-last-turn = A legutóbbi köröd
act-replay = Mi történt azóta?
act-skip = Átugrás
act-space = Szóköz
act-watching = Nézőként vagy itt: az egész asztalt látod, a játékosok döntenek.
act-over-note = A végső pontozás megtörtént.
act-to-result = Az eredményhez

# Refusals and the connection.
act-refused-title = Ezt nem lehet
act-stale-title = Az asztal gyorsabb volt
act-stale = Történt valami, amíg döntöttél, ezért a lépésedet nem hajtottuk végre. Most a friss állást látod: válassz újra.
act-unsent-title = Nem ment el
act-connecting = Kapcsolódás
act-lost-connection = Megszakadt a kapcsolat
act-reconnecting = Újra kapcsolódunk; semmi sem vész el.

### The browser: bidding

## The bidding: cash box, bids, payment

bid-box = Pénzdoboz
bid-legend = ≈ a tanácsadó becslése: ennyivel több pont a játék végén, mint oszlop nélkül, levonva, amit ráköltesz; a kisebb szám: ha mások megelőznek.
bid-column = { $n }. oszlop
bid-taken = elkelt
bid-advised = ajánlott
bid-bonus = +{ $n } érme
bid-no-bonus = nincs bónusz
# In points.
bid-about = ≈ { $n }
bid-about-range = ≈ { $low }–{ $high }
bid-points = pont
bid-was-worth = { $worth } pontot ért volna neked
bid-foot-high = Legmagasabb licit: { $n }
bid-foot-wins = Megnyerve, még fizetendő: { $n }
bid-foot-for = ára: { $n }
bid-foot-free = ingyen
bid-foot-chosen = ezt választod
bid-foot-take = Elviheted ingyen
bid-foot-choose = Erre nyithatsz
bid-foot-open = még nem volt licit
bid-foot-left = senkinek sem kellett
bid-two-large = Két játékosnál most csak kis oszlop jár.
bid-two-small = Két játékosnál ez annak marad, aki nem nyer.

## What one would do with a column, in a list

bid-plan-elections = választások
bid-plan-build = építkezés
bid-plan-clear_land = föld megtisztítása
bid-plan-add_land = új föld
bid-plan-trade = prémvétel
bid-plan-ship = prémszállítás
bid-tiles-city = { $n } városlapka
bid-tiles-land = { $n } földlapka
bid-tiles-trade = { $n } kereskedéslapka

## Opening, bidding, taking

bid-choose-first = Előbb válassz oszlopot, itt vagy a pénzdobozban!
bid-do-open = Nyitás ennyivel: { $bid }
bid-do-take = Elviszem: { $column }. oszlop
bid-do-bid = Licit: { $bid }
bid-step-column = Melyik oszlopra nyitsz?
bid-step-amount = A nyitó licited
bid-last-column = Az utolsó oszlop ingyen van
bid-auction = { $n }/{ $of }. árverés
bid-speakers = Ki mikor kerül sorra
bid-speaks-now = most kerül sorra
bid-speaks-later = még sorra kerül
bid-passed = passzolt
bid-already-out = Már van oszlopa: { $n ->
    [one] { $players }.
   *[other] { $players }.
}
bid-your-bid = A licited
bid-quick = Kézenfekvő licitek
bid-advised-limit = legfeljebb ennyit licitálna a tanácsadó
bid-limit = határ
bid-max = max.
bid-note-most = mindened, amid van
bid-note-least = legkisebb licit
bid-advisor-passes = A tanácsadó passzolna: ennyiért egy másik oszlop többet hoz neked.
bid-advisor-bids = A tanácsadó licitje: { $bid }.
bid-advisor-bids-limit = A tanácsadó licitje: { $bid }; legfeljebb { $limit } erőforrást ér meg.
bid-advisor-limit = Erre az oszlopra legfeljebb { $limit } erőforrást érdemes licitálni.
bid-advisor-other = Egy másik oszlop többet hozna neked.
bid-you-hold = { $n } erőforrásod van (maximum)
bid-left-after = marad { $n }
bid-any-mix = Érme, prém, áru, fa, kukorica: mindegyik 1-et ér. Hogy mivel fizetsz, azt ráérsz eldönteni, ha nyertél.
bid-after-you = Csak egyszer kerülsz sorra. Utánad: { $players }.
bid-up-to = { $player } (legfeljebb { $most })

## What follows

bid-if-win = Ha nyersz
bid-if-pass = Ha passzolsz
bid-if-outbid = Ha valaki többet licitál
bid-what-follows = Ha nyersz, és ha nem
bid-you-get = Ezt kapod
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; és { $n } érme
bid-win-swap = Jelzőt cseréltek: a körsorrendben te leszel { $mine ->
    [1] az 1.
    [5] az 5.
   *[other] a { $mine }.
}, { $player } pedig { $theirs ->
    [1] az 1. lesz.
    [5] az 5. lesz.
   *[other] a { $theirs }. lesz.
}
bid-win-keep = Megtartod a jelződet: te vagy { $mine ->
    [1] az 1.
    [5] az 5.
   *[other] a { $mine }.
} a körsorrendben.
bid-pass-last = { $n ->
    [one] Ingyen megkapod ezt az oszlopot: { $columns }.
   *[other] Ezekből az oszlopokból ingyen elviszel egyet: { $columns }.
}
bid-pass-more = Ezek az oszlopok maradnak: { $columns }. Még { $n } játékosnak jut belőlük; az utolsó ingyen visz el egyet.
bid-pass-best = Közülük neked a legjobb: { $column }. oszlop, { $worth } pont.

## What one tile does

bid-tile-does = Mit hoz neked most egy lapka
bid-elections = Választások tartása
bid-no-majority = még nincs többséged
bid-build = { $n ->
    [one] { $n } üzlet építése
   *[other] 1–{ $n } üzlet építése
}
bid-build-none = Üzletek építése
bid-each = { $n }/db
bid-no-wood = nincs fa
bid-no-buildings = nincs több épületed
bid-clear = { $n } kártya megtisztítása
bid-clear-none = Föld megtisztítása
bid-houses-missing = { $n } ház hiányzik
bid-no-land = nincs mit megtisztítani
bid-add-land = Földszerzés, { $n }. kártya
bid-when-cleared = { $n } megtisztítva
bid-none-open = nincs több
bid-trade = { $n ->
    [one] { $n } prém vétele
   *[other] Akár { $n } prém vétele
}
bid-trade-none = Prémvétel
bid-too-far = út: { $need } kukorica, neked { $have } van
bid-no-journey = ingyenes út
bid-no-goods = kevés az áru
bid-ship = Prémszállítás
bid-ship-short = { $need } kell, neked { $have } van
bid-rivals = A többieknek a választás ennyit hozna: { $players }.
bid-lead-tie = Többség: { $led ->
    [0] sehol
   *[other] { $led } kerületben
}, holtverseny: { $tied ->
    [0] sehol.
   *[other] { $tied } kerületben.
}
bid-land-offer = A kínálat: { $n } kártya (házak: { $houses }), legfeljebb { $wood } fa vagy { $corn } kukorica.
bid-ships-ask = { $n ->
    [one] A várakozó hajóra ennyi prém kell: { $furs }.
   *[other] A várakozó hajókra ennyi prém kell: { $furs }.
}

## Paying

bid-kind-coins = érme
bid-kind-wood = fa
bid-kind-corn = kukorica
bid-kind-goods = áru
bid-kind-furs = Prém
bid-keeps = marad { $n }
bid-none-held = nincs
bid-sum = { $n } / { $of }
bid-sum-missing = még { $n } hiányzik
bid-sum-over = { $n } a felesleg
bid-corn-enough = Üzleteidnek a forduló végén { $need } kukorica kell. Marad { $corn }, és terem { $harvest }: elég lesz.
bid-corn-short = Üzleteidnek a forduló végén { $need } kukorica kell. Marad { $corn }, és terem { $harvest }: { $n } üzletet fel kellene adnod, { $loss }.
bid-no-coins-left = Nem marad érméd: ahol nincs többséged vagy holtversenyed, ott a különleges akció egy érmébe kerül.
bid-pay-advised = Fizetés a tanácsadó szerint
bid-pay-is-advised = A tanácsadó is így fizetne.
bid-do-pay = Fizetés: { $n }
bid-other-pays = { $player } megnyerte, most fizet érte: { $column }. oszlop, ára { $n }.

### The browser: result and review

end-you-win = Győztél, { $n }:{ $next }
end-wins = { $player } győzött, { $n }:{ $next }
end-you-share = Megosztott győzelem – te és { $others }: { $n } pont
end-share-victory = Megosztott győzelem – { $players }: { $n } pont
end-shared-why = Egyenlő a pontszám, ezért a győzelem megosztott.
end-unfinished = Ezt a játszmát nem játszották végig
end-decided = { $source ->
    [land] A föld döntött
    [elections] A választások döntöttek
    [furs] Az elszállított prémek döntöttek
    [final_elections] A záró választások döntöttek
    [final_land] Az utolsó föld döntött
    [left] A megmaradt prémek és erőforrások döntöttek
   *[lost] A feladott üzletekért járó levonás döntött
}: { $n } pont ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] A föld döntött
    [elections] A választások döntöttek
    [furs] Az elszállított prémek döntöttek
    [final_elections] A záró választások döntöttek
    [final_land] Az utolsó föld döntött
    [left] A megmaradt prémek és erőforrások döntöttek
   *[lost] A feladott üzletekért járó levonás döntött
}: { $n } pont (te: { $theirs }).
end-your-place = Helyezésed: { $of } játékosból { $place }., { $n } pont.
end-table = { $n } patrónus
end-board = tábla: { $board }
end-minutes = { $n } perc
end-home = Kezdőlap
end-sources = Miből lettek a pontok
end-player = Játékos
end-points = Pont
end-winner = győztes
end-source-land = Föld
end-source-elections = Válasz­tások
end-source-furs = Szállított prém
end-source-final_elections = Záró válasz­tás
end-source-final_land = Utolsó föld
end-source-left = Maradék
end-source-lost = Veszteség
end-by-round = Pontok fordulónként
end-chart = Pontok fordulónként. { $summary }
end-score-of = { $player } { $n }
end-round = forduló
end-round-n = { $n }. forduló
end-final = vége
end-turning = Fordulópontok
end-no-turning = Játék közben senki sem szerzett pontot.
end-where = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }. forduló, { $phase }
}
end-turn-clearing = { $player } földet tisztít meg (helye a sorban: { $land })
end-turn-elections = { $tied ->
    [0] { $player } választásokat tart ({ $led } többség)
   *[other] { $led ->
        [0] { $player } választásokat tart ({ $tied } holtverseny)
       *[other] { $player } választásokat tart ({ $led } többség, { $tied } holtverseny)
    }
}
end-turn-shipping = { $player } { $n } prémet szállít ({ $types } fajta)
end-turn-removal = { $player }: { $n } üzletre nem jutott kukorica
end-plus = +{ $n } pont
end-minus = −{ $n } pont
end-see = Megnézem
end-next = Hogyan tovább?
end-rematch = Visszavágó ugyanennél az asztalnál
end-to-rematch = A visszavágóhoz
end-review = Játszma visszanézése
end-share = Megosztás
end-share-title = Egy Nieuw Amsterdam-játszma
end-copied = Link másolva
end-link = Link ehhez a játszmához
end-record = A játéknapló letöltése
end-auctions = Oszlopok
end-paid = fizetve
end-worth = értéke kb.
end-auction = { $round }. forduló: fizetve { $paid }.
end-auction-worth = { $round }. forduló: fizetve { $paid }, értéke kb. { $worth } pont.
end-appraise = Mennyit értek?
end-appraising = A tanácsadó gondolkodik: { $n } / { $of }
end-worth-note = Az ár erőforrásban, az érték pontban, ahogy a tanácsadó akkor látta.
end-fair-hash = A mag kivonata, a játék elejétől látható:
end-fair-later = Maga a mag a játék végén derül ki. Akkor itt minden keverés ellenőrizhető.
end-fair-check = Keverések ellenőrzése
end-fair-checking = Ellenőrzés…
end-fair-good = Tiszta keverés: { $draws } húzásból { $right } következik a magból ({ $seed }).
end-fair-promised = A kivonata az, amely a játék elejétől látható volt.
end-fair-recorded = A kivonata az, amely a játéknaplóban áll; hogy a játék előtt látható volt-e, azt csak a résztvevők tudják.
end-fair-before = { $n } korábbi húzás nem ellenőrizhető: a játéknaplóban nincs meg a magja.
end-fair-no-seed = Ebben a játéknaplóban nincs mag, ezért a keverések nem ellenőrizhetők.
end-fair-broken = A mag ({ $seed }) kivonata nem az, amely a játék elejétől látható volt.
end-fair-differs = { $draws } húzásból { $right } következik a magból. Az első eltérés a játéknapló { $line }. sorában van: { $what }.
end-fair-how = Hogyan történt az ellenőrzés?
end-fair-explained = A játék előtt kisorsoltunk egy titkos magot, és az SHA-256-kivonatát mindenki láthatta. A magból minden keverés következik. A böngésződ most újra kiszámította őket, és húzásról húzásra összevetette a játéknaplóval.
end-fair-seed = Mag:
review-title = Visszanézés
review-result = Eredmény
review-fair = Tiszta játék
review-record = Játéknapló
review-table = Az asztal ennél a lépésnél
review-loading = A játszma betöltése…
review-not-over = Ez a játszma még nem ért véget
review-to-table = Az asztalhoz
review-steps = A játszma lépésről lépésre
review-bar = Végig a játszmán
review-slider = A játszma lépése
review-step = { $n }/{ $of }. lépés: { $what }
review-count = { $n }/{ $of }. lépés
review-first = Az elejére
review-back = Egy lépés vissza
review-on = Egy lépés előre
review-last = A végére
review-whose = Kinek a döntései
review-previous = Előző döntés: { $player }
review-next = Következő döntés: { $player }
review-decides = Most { $player } dönt.
review-nobody = A játék véget ért; senkinek sem kell döntenie.
review-advice = Mit gondol a tanácsadó?
review-thinking = A tanácsadó gondolkodik…
review-played = ez történt
review-pays = { $player } fizet: { $what }.
review-margin = { $n } a többiek átlagához képest a játék végén
review-margin-note = A számok: előny pontban a többiek átlagához képest a játék végén, ha innen jól mennek a dolgok.
review-columns = Mennyit érnek itt az oszlopok
review-column = { $column }. oszlop: kb. { $worth } pont
review-column-bid = { $column }. oszlop: kb. { $worth } pont, legfeljebb { $bid } a licit
review-play-on = Továbbjátszom innen
review-play-on-as = Az ő helyére ülsz: { $player }; a többieket botok játsszák.
review-play-on-not = Ennél a lépésnél senki sem dönt; lépj egyet vissza.
review-share = Lépés megosztása
review-show-box = Pénzdoboz
review-show-chart = Tábla

### The command line

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
      rules      a szabályok olvasása: egy oldalon, fejezetenként, szám vagy szó szerint

      --help     ez a súgó; parancs után az adott parancsé
      --version  a verziószám
      --lang XX  a nyelv: { $languages } (alapértelmezés: a LANG szerint)

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
      --ray [CÍM]     játék egy Ray-fürtön: e gép fürtjén vagy a CÍM címűn, például HOST:6379 (docs/lab.md)
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
      patroon simulate --players hard,medium,medium --games 10000 --ray
help-rate =
    Botok értékelése: játszmák sorsolt asztaloknál, és lista arról, melyik milyen erős, a bizonytalansággal együtt.

    Használat: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N   hányan ülnek egy asztalnál, 2–5 (4)
      --games N     hány további játszma (100)
      --jobs N      hány folyamat játsszon (1); auto: magonként egy
      --ray [CÍM]   játék egy Ray-fürtön: e gép fürtjén vagy a CÍM címűn, például HOST:6379 (docs/lab.md)
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

### The rules

# Our own text of docs/rules.md: chapters, rules by number, worked examples, a summary, a glossary; words/rulebook.json
# says what belongs where. *word* is emphasis, (R5.8) becomes a link, an empty line parts paragraphs; no line may
# begin with *, [ or a full stop. Every digit stands in every language: who writes 3 here writes 3 there.

rules-title = A szabályok
rules-chapters-title = Fejezetek
rules-summary-title = A szabályok egy oldalon
rules-glossary-title = Fogalomtár
rules-example-title = Példa
rules-ruling-title = Pontosítás

## What you see

rules-chapter-see = Amit látsz
rules-chapter-see-intro = Mi minek a neve az asztalon, mivel kezdesz, és hová kerül az első két üzleted.
rules-figure-see = Az asztal részei: a hat kerület, a pénzdoboz a lapkákkal, a folyó a táborokkal és a kereskedőállomásokkal, a kereskedők a prémjeikkel, a felfordított föld- és hajókártyák, és mindaz, ami egy játékos előtt fekszik.

rules-r0-title = Részek és nevek
rules-r0 =
    2–5 patrónus játszik 6 fordulón át. Minden nyíltan fekszik az asztalon. Csak a két kártyapakli és a lefordított prémek sorrendje rejtett, az viszont mindenki elől egyformán: senki sem tart lapokat a kezében, és senkinek sincs titka.

    Ötféle *erőforrás* van: érme, áru, fa, kukorica és prém. A prémnek öt fajtája van, mindegyikből 10 darab: hód, nyérc, vidra, pézsmapocok és hiúz. Az érme, az áru, a fa és a kukorica sosem fogy el.

    Neked 25 *épületed* van. A város hat kerületének bármelyikében *üzlet* lesz belőlük, földkártyán *ház*, a rakpartodon *raktár*. Ha egy épület lekerül a helyéről, visszakapod.

    A pénzdobozban öt oszlop van, kettőben 3, háromban 2 lapkahely; némelyikhez bónuszérme is jár. Az akciólapkák száma 12: városból, földből és kereskedésből egyaránt 4. A delavárok három kereskedőjénél 4, 3, illetve 4 prémnek van hely. A folyó egyik partján táborok sorakoznak a hosszúházakkal, a másikon szakaszok a kereskedőállomásoknak, és két szomszédos szakasz között mindig áll egy csónak. A 24 földkártya és a 24 hajókártya fele-fele arányban az 1620-as és az 1630-as évekből való. Egy földkártyán 1–3 házhely van, és látszik rajta, mennyi fát és kukoricát ad. Egy hajón az látszik, hány prém kell rá, mennyi árut hoz, és az 1–5 bónuszérme. A rakpartodon 4 raktárhely van, mindegyiknél egy dokk az áruknak.

    Egy kerületben tiéd *a többség*, ha több üzleted van ott, mint bárki másnak. Ha többeknek is ugyanannyi, mégpedig a legtöbb üzletük van, ők *holtversenyben állnak a többségért*.
rules-r0-ruling = Ahol nincs üzleted, ott se többséged, se holtversenyed nincs, még akkor sem, ha másnak sincs ott üzlete.

rules-r1-1-title = Amivel kezdesz
rules-r1-1 = 25 épülettel, 2 kukoricával, 3 fával, 4 áruval és 8 érmével kezdesz. Az egyik épület rögtön a rakpartod első raktárhelyére kerül, a 4 áru pedig a hozzá tartozó dokkra.

rules-r1-2-title = Hosszúházak
rules-r1-2 = Kezdetben minden hosszúház az 1. táborban áll, a létszámotoknak megfelelő helyeken. A nagyobb létszámhoz való helyek az egész játék alatt üresen maradnak, minden táborban.

rules-r1-3-title = Prémek
rules-r1-3 = Az 50 prém lefordítva, megkeverve alkotja a talont. Mindenki húz belőle 2 prémet, és felfordítva maga elé teszi. Ezután további 11 tölti meg a kereskedők helyeit.

rules-r1-4-title = Kereskedőállomások
rules-r1-4 = Minden kereskedőállomás az 1. szakaszból indul. A létszámotok dönti el, mely helyek vannak játékban végig a folyó mentén: 2 játékosnál a feketék, 3-nál a fehérek, 4-nél és 5-nél mind.

rules-r1-5-title = A paklik
rules-r1-5 = A földkártyákat évtizedenként külön kell megkeverni; felülre az 1620-as évek lapjai kerülnek, alájuk az 1630-as éveké. A hajókártyákkal ugyanez a teendő.

rules-r1-6-title = Körsorrend
rules-r1-6 = A körsorrend-jelzőket az óramutató járása szerint kell kiosztani: a kezdőjátékos kapja az 1-est, a következő a 2-est, és így tovább. Minél kisebb a jelződ, annál előbb kerülsz sorra.
rules-r1-6-ruling = Aki az asztalt nyitotta, megnevezheti a kezdőjátékost. Ha nem teszi, sorsolás dönt; az életkorát senkitől sem kérdezzük.

rules-r1-7-title = Az első üzleteid
rules-r1-7 = Körsorrendben mindenki letesz egy épületet egy tetszőleges kerületbe, azután újra körsorrendben egy másodikat. Ezek nem kerülnek semmibe, és ugyanolyan üzletek, mint bármelyik másik. Egy kerület sosem telik be.

rules-r1-8-title = Pontok
rules-r1-8 = Mindenki 0 ponttal kezd, és senkinek a pontszáma sem mehet 0 alá. A nyomtatott táblán a pontsáv 50 után újrakezdődik. Itt a pontszám egyszerűen nő tovább; a teljes köröket +50 vagy +100 jelezheti.

rules-example-see = Anna, Jan és Clara játszik, Anna a kezdőjátékos. Mindegyiküknek 2 kukoricája, 3 fája, 4 áruja, 8 érméje és 2 prémje van. Az első üzletek: Anna a dokkokat választja, Jan a magtárat, Clara szintén a dokkokat. A másodikok: Anna újra a dokkokat, Jan az asztalosműhelyt, Clara a magtárat. Így a dokkoknál Annáé a többség, 2 üzlettel Clara 1 üzlete ellen, az asztalosműhelyben pedig Jané. A magtárban Jan és Clara holtversenyben áll. Mindhármuknak 22 épülete maradt: egyből raktár lett, kettőből üzlet.

## A round

rules-chapter-round = Egy forduló
rules-chapter-round-intro = Mind a 6 forduló ugyanúgy zajlik. Itt a menetük, és az is, hogyan készül elő hozzájuk az asztal.
rules-figure-round = Egy forduló menete: előkészítés, licitálás, a három lépés (város, föld és kereskedés), végül fenntartás és bevétel.

rules-r2-title = A forduló menete
rules-r2 = Először az előkészítés jön (R3.1), utána a licitálás (R4.1), majd az akciók három lépésben: város, föld és kereskedés (R5.1). A fordulót a fenntartás és a bevétel zárja (R8). A 6. forduló után véget ér a játék (R9).

rules-r3-1-title = Új kártyák
rules-r3-1 = Azok a föld- és hajókártyák, amelyeket senki sem vitt el, kikerülnek a játékból. Ezután 4 földkártya és 4 hajókártya kerül felfordítva az asztalra. Az 1–3. fordulóban az 1620-as évek kártyái fogynak el, a 4–6. fordulóban az 1630-as éveké.

rules-r3-2-title = Új prémek
rules-r3-2 =
    A kereskedők minden üres helyére egy prém kerül a talonból. A még ott lévő prémek a helyükön maradnak.

    Ha prém kell, de a talon üres, a dobópakliból keverés után új talon lesz, és a húzás folytatódik. Ha egy húzással éppen elfogyott a talon, üres marad, amíg nem kell újabb prém. Ha a talon és a dobópakli is üres, maradnak üres helyek.
rules-r3-2-ruling = Először az alsó kereskedő üres helyei telnek meg, aztán a középső, végül a felső kereskedőéi. A dobópaklit ugyanígy kell megkeverni, ha a feketepiachoz kell prém (R6.5).

rules-r3-3-title = Új lapkák
rules-r3-3 = Mind a 12 akciólapka megkeverve a pénzdobozba kerül, minden lapkahelyre egy.

rules-example-round = Kezdődik a 4. forduló. Egy földkártya és két hajó megmaradt; ezek kikerülnek a játékból, és 4 földkártya meg 4 hajó jön az 1630-as évekből. Az alsó kereskedőnél 4 prém hiányzik, a felsőnél 1, tehát 5 prém kell, de a talonban már csak 3 van. Ez a 3 az alsó kereskedőhöz kerül. Most a dobópakli 6 prémjéből keverés után új talon lesz: egy még az alsó kereskedőnek jut belőle, egy a felsőnek. A talonban 4 prém marad. Ezután a 12 lapka megkeverve a pénzdobozba kerül.

## Bidding

rules-chapter-bidding = Licitálás
rules-chapter-bidding-intro = Itt szerzed meg a lapkákat, vagyis a forduló akcióit, és talán előrébb is kerülsz a körsorrendben. Bármivel fizethetsz, amid van.
rules-figure-bidding = A pénzdoboz: öt oszlop lapkákkal, némelyik bónuszérmével. Az egyik oszlop fölött körsorrend-jelző fekszik: erre az oszlopra folyik a licit, mellette az eddigi legmagasabb licit látható.

rules-r4-1-title = Mindenkinek egy oszlop
rules-r4-1 = Annyi árverés van, ahány játékos, és az utolsó ingyenes (R4.7). Aki megnyer egy oszlopot, az ebben a fordulóban már nem licitál. Így mindenkinek pontosan egy oszlop jut.

rules-r4-2-title = A nyitó
rules-r4-2 = A még versenyben lévő játékosok közül az a *nyitó*, akinek a legkisebb a körsorrend-jelzője. A nyitó tetszés szerint választ a megmaradt oszlopok közül, az oszlop fölé teszi a jelzőjét, és neki kell elsőként licitálnia. A 0 is elég.

rules-r4-3-title = Licit vagy passz
rules-r4-3 = Utána körsorrendben mindenki más, aki még versenyben van, vagy többet licitál az eddigi legmagasabb licitnél, vagy passzol. Egy árverésen mindenki pontosan egyszer kerül sorra. Itt a passzért nem jár érme.

rules-r4-4-title = A licit felső határa
rules-r4-4 = A licit csupán egy szám. Nem lehet több, mint ahány erőforrásod van: érme, prém, áru, fa és kukorica mind együtt, és mindegyik 1-et ér.

rules-r4-5-title = Nyerés és fizetés
rules-r4-5 = A legmagasabb licit nyer. Ha ez a tiéd, ennyi erőforrást fizetsz, tetszés szerint összeállítva, és csak most kell eldöntened, miből mennyit. A prémek a dobópakliba kerülnek, a többi a közös készletbe. Ezután elveszed az oszlop lapkáit, és megkapod a bónuszérméit. Ezekből az érmékből tehát nem fizetheted azt a licitet, amellyel megnyered őket.

rules-r4-6-title = A jelzők
rules-r4-6 = Ha a nyitó nyer, visszakapja a jelzőjét. Ha más nyer, cserélnek: a nyertes elveszi az oszlop fölötti jelzőt, a nyitó pedig megkapja a nyertesét. Addig az oszlop fölötti jelző még a nyitóénak számít.

rules-r4-7-title = Az utolsó játékos
rules-r4-7 = Aki utolsónak marad versenyben, ingyen elvisz egy tetszőleges megmaradt oszlopot a bónuszérméivel együtt, és megtartja a jelzőjét.

rules-r4-8-title = A licitálás után
rules-r4-8 = A jelződ a következő fordulóra is nálad marad. A gazdátlan oszlopoknak nincs szerepük. A következő fordulóhoz mind a 12 lapkát újra meg kell keverni (R3.3).

rules-r4-9-title = Két játékosnál
rules-r4-9 = Ha csak 2 játékos van, a nyitónak 3 lapkás oszlopot kell választania. Aki ezt az árverést elveszíti, utána ingyen elvisz egy 2 lapkás oszlopot a bónuszérméivel együtt (R4.7).

rules-example-bidding =
    Annánál az 1-es jelző van, Jannál a 2-es, Claránál a 3-as. Anna egy olyan oszlop fölé teszi a magáét, amelyben három lapka és 1 bónuszérme van, és 3-mal nyit. Jan passzol. Clara 5-öt licitál, és nyer. 2 fával, 1 kukoricával és 2 érmével fizet, aztán elveszi a lapkákat és a bónuszérmét. Clara és Anna jelzőt cserél: mostantól Claránál van az 1-es, Annánál a 3-as.

    A versenyben maradt két játékos közül Jané a legkisebb jelző. Egy másik oszlopra nyit licitet 0-val, Anna pedig passzol. Jan nem fizet semmit, és megtartja a 2-es jelzőt. Anna maradt utolsónak: ingyen elviszi a három megmaradt oszlop egyikét, és megtartja a 3-as jelzőt.

## City

rules-chapter-city = Város
rules-chapter-city-intro = Először az, hogyan zajlik egy kör mindhárom lépésben. Aztán az, mire jó egy városlapka: üzleteket építhetsz vele, vagy pontra válthatod őket.
rules-figure-city = Egy kerület 3, 2 és 2 üzlettel. Akinek 3 üzlete van, azé a többség: a választásokon 3 pontot kapna. A másik két játékos a maga 2 üzletével itt nem kap semmit: egyenlően állnak, de nem az élen.

rules-r5-1-title = A köröd egy lépésben
rules-r5-1 =
    Három lépés van: város, föld és kereskedés. Mindegyikben körsorrendben játszotok, a legkisebb jelző kezd.

    A körödben *minden* olyan lapkádról döntesz, amely ehhez a lépéshez tartozik: felhasználod a lépés két akciója közül az egyikre, vagy elpasszolod. Van egy különleges akciód is (R6), amelyet végrehajthatsz vagy elpasszolhatsz. A sorrendet te választod meg, és a különleges akció jöhet a lapkáid előtt, után vagy akár közöttük. Csak az a fontos, hogy befejezz egy akciót, mielőtt másikba kezdesz.

rules-r5-2-title = A passz érmét hoz
rules-r5-2 = Minden elpasszolt lapka 1 érmét hoz neked, és az elpasszolt különleges akció is. Azonnal megkapod, és még ugyanabban a körben felhasználhatod.

rules-r5-3-title = Lapka nélkül
rules-r5-3 = Ha egy lépéshez nincs lapkád, a különleges akció akkor is jár, vagy az érme, ha elpasszolod. Így egy fordulóban mindenkinek pontosan három lehetősége van különleges akcióra.

rules-r5-4-title = A köröd vége
rules-r5-4 = Amikor befejezed a körödet, minden, amit nem használtál fel, passznak számít, és mindegyik meghozza a maga érméjét.
rules-r5-4-ruling = Olyan akciót, amely semmin sem változtatna, nem lehet végrehajtani; ilyenkor passzolj. A választásokhoz tehát legalább egy többség vagy holtverseny kell, a megtisztításhoz legalább egy betelt, még megtisztítatlan kártya, venni és eladni pedig legalább 1 darabot kell.

rules-r5-5-title = Üzletek építése
rules-r5-5 = Városakció: tegyél le a készletedből 1–3 épületet egy vagy több kerületbe, egyenként 1 fáért. Ha többet jelölsz ki, mint amennyire a fádból vagy a készletedből futja, az akció érvénytelen: nem kevesebb épül, hanem semmi. Ugyanez vonatkozik a házakra is (R6.4).

rules-r5-6-title = Választások tartása
rules-r5-6 = Városakció: 3 pontot kapsz minden kerületért, ahol tiéd a többség, és 2 pontot mindegyikért, ahol holtversenyben állsz érte. Csak te kapsz pontot; a többieknek a te választásaid semmit sem hoznak.

rules-example-city = A dokkoknál Annának, Jannak és Clarának egyaránt 2 üzlete van. Annának két városlapkája és 2 fája van. Az első lapkával 1 fáért üzletet épít a dokkoknál. A többieknek 2 és 2 üzletük van ott, neki most már 3: övé a többség. A dokkok különleges akciójáért így nem kell díjat fizetnie: rögtön végre is hajtja, és a másik fájából raktárat épít (R6.3). A második lapkával választásokat tart: 3 pontot kap a dokkokért, és 2 pontot a magtárért, ahol Jannal holtversenyben áll. Ez összesen 5 pont. Jan a maga holtversenyéért semmit sem kap.

## Land

rules-chapter-land = Föld
rules-chapter-land-intro = A föld egyszer fát hoz, aztán fordulónként kukoricát, és minél hosszabb a sorod, annál több pontot. De minden új kártya feljebb szorítja a delavárokat a folyón. Házakat az asztalosműhellyel építesz (R6.4).
rules-figure-land = Egy földsor. Balra megtisztított kártyák, aztán beteltek, amelyek még megtisztítatlanok, jobbra egy kártya üres házhellyel. Minden helynek megvan a pontértéke: 1, 3, 6, 10, 15, 21, 28, 36.

rules-r5-7-title = Földszerzés
rules-r5-7 =
    Földakció: válassz egyet a felfordított földkártyák közül, és tedd a sorod jobb végére. Egyelőre megtisztítatlan.

    Ekkor rögtön visszahúzódik egy hosszúház; ez is az akció része, és minden mást megelőz. Azok közül a táborok közül, ahol még áll hosszúház, a bal szélsőből indul, és a folyón felfelé következő táborba költözik, ha ott van a létszámotoknak megfelelő szabad hely. Ha nincs, kikerül a játékból. Az utolsó tábor utolsó hosszúháza végleg ott marad.
rules-r5-7-ruling = Ha már csak az utolsó táborban állnak hosszúházak, onnan kerül ki egy a játékból, amíg egynél több van ott. Az utolsó marad.

rules-r5-8-title = Föld megtisztítása
rules-r5-8 =
    Földakció: az összes olyan kártyádat megtisztítod, amely még megtisztítatlan, és minden házhelyén ház áll; mindegyiknek megkapod a fáját.

    Pontot csak egyszer kapsz: a most megtisztított kártyák közül a jobb szélsőért, a sorban elfoglalt helye szerint. Az 1–8. hely sorban 1, 3, 6, 10, 15, 21, 28, illetve 36 pontot ér. A nyomtatott kártyákon a megtisztítatlan földet jelző fadarab csak jelölés, nem erőforrás.
rules-r5-8-ruling = A 9. helytől kezdve is 36 pontot ér egy kártya.

rules-example-land = Clara sorában öt kártya van. Az 1. és a 2. kártya már megtisztított, a 3. és a 4. kártyán minden ház megvan, az 5. kártyán 3 házból csak 1 áll. Clara földet tisztít meg: a 3. és a 4. kártya megtisztítva 2 és 5 fát hoz neki, összesen 7 fát. A 4. helyért 10 pontot kap, a 3. helyért már semmit. Egy második földlapkával új kártyát szerez, ez lesz a 6. a sorban. A bal szélső hosszúház az 1. táborban áll, a 2. táborban pedig nincs szabad hely: ez a hosszúház kikerül a játékból.

## Trade

rules-chapter-trade = Kereskedés
rules-chapter-trade-intro = Áruért prémet veszel a delavároktól, és hajóra rakod. Egy hajó azonnal pontot és érmét hoz, azután pedig minden fordulóban árut.
rules-figure-trade = A három kereskedő a prémjeivel és az áraival. Mellettük egy szállítmány: az első fajta prémenként 3 pontot ér, a második 2 pontot, minden további 1 pontot.

rules-r5-9-title = Prémkereskedés a delavárokkal
rules-r5-9 = Kereskedésakció: a három kereskedő egyikétől veszel prémet. Az alsó kereskedő mind a 4 prémjéért 3 árut kér, a középső mind a 3 prémjéért 4 árut. A felsőnél 1–4 prémet választhatsz, egyenként 1 áruért. Az út ezen felül kukoricába kerülhet (R5.10).
rules-r5-9-ruling = Ha egy kereskedőhöz nem jutott elég prém (R3.2), azt adja el, amije van, ugyanazon az áron. Akinek nincs prémje, nem ad el semmit.

rules-r5-10-title = Az utazás
rules-r5-10 =
    Ha a kereskedőállomásoddal szemközti táborban áll hosszúház, az út ingyenes. Ha nem, annyi kukoricát fizetsz, amennyit a csónakok a szakaszodtól a legközelebbi lakott táborig összesen mutatnak; lakott az a tábor, ahol hosszúház áll. Ezt minden kereskedéskor egyszer kell kifizetned, az árukon felül. Ha nincs ennyi kukoricád, nem kereskedhetsz a delavárokkal.

    A legközelebbi lakott tábor mindig az első a folyón felfelé: a hosszúházak csak felfelé költöznek, és egyetlen állomás sem juthat túl a legtávolabbin.

rules-r5-11-title = Prémszállítás
rules-r5-11 = Kereskedésakció: válassz egy felfordított hajót, és pontosan annyi prémet rakj rá, amennyi kell. Az első fajta minden prémje 3 pontot hoz, a második fajtáé 2 pontot, az összes többié 1 pontot. Megkapod a hajó bónuszérméit is, és tiéd a hajó: mostantól árut hoz (R8.3). A prémek a dobópakliba kerülnek.
rules-r5-11-ruling = Első fajtának az számít, amelyikből a legtöbbet szállítod, aztán jön a következő, és így tovább; magad is így választanál.

rules-example-trade = Jan kereskedőállomása az 1. szakaszban van, a legközelebbi hosszúház a 3. táborban áll. Útközben két csónak van, mindkettő 1 kukoricát mutat. Jan 4 áruért megveszi a középső kereskedő 3 prémjét, és 2 kukoricát fizet az útért. Egy második kereskedéslapkával megrak egy hajót, amelyre 6 prém kell: 3 hód, 2 vidra és 1 hiúz. A hódok egyenként 3 pontot hoznak, ez 9 pont; a vidrák egyenként 2 pontot, ez 4 pont; a hiúz pedig 1 pontot. Összesen tehát 14 pont. Jan megkapja a hajó 3 bónuszérméjét is, és a hajó nála marad.

## Special actions

rules-chapter-special = Különleges akciók
rules-chapter-special-intro = A hat kerület mindegyike kínál valamit. Minden lépésben élhetsz az egyikkel, még ott is, ahol nincs üzleted.
rules-figure-special = A hat kerület, és hogy melyik mire jó. Ahol tiéd a többség, vagy holtversenyben állsz érte, ott nincs díj.

rules-r6-title = Minden lépésben egy
rules-r6 = Minden lépésben egy különleges akciód van, bármelyik kerületben, akármelyik lépés is az. A díja 1 érme, kivéve ha abban a kerületben tiéd a többség, vagy holtversenyben állsz érte. A pillanatnyi állás számít: azok az üzletek is, amelyeket ebben a körben építettél. A díj érme, és minden más előtt kell kifizetni.
rules-r6-ruling = A díjat nem fizetheted abból, amit ugyanez az akció hoz, és a feketepiacon áruval sem.

rules-r6-1-title = Fatelep
rules-r6-1 = Itt a fa 1 érmébe kerül, és eladni is 1 érméért lehet. Vagy veszel, amennyit akarsz, vagy eladsz, amennyit akarsz, de a kettőt együtt nem.

rules-r6-2-title = Magtár
rules-r6-2 = Itt kukoricát veszel, amennyit akarsz, vagy kukoricát adsz el, amennyit akarsz, darabonként 1 érméért.

rules-r6-3-title = Dokkok
rules-r6-3 = A rakpartodon 1 fáért felépíted a következő raktárat, balról jobbra haladva, és megnyílik a dokkja: több árunak lesz helyed. Akciónként egy raktárat építhetsz, és a kezdővel együtt összesen 4 lehet.

rules-r6-4-title = Asztalosműhely
rules-r6-4 = A földsorodon 1–3 házat építesz, egyenként 1 fáért. Minden ház a bal szélső üres házhelyre kerül, így a sorod balról jobbra telik meg. A megtisztított kártyák már tele vannak.

rules-r6-5-title = Feketepiac
rules-r6-5 = Mondd meg, hogy 1, 2 vagy 3 prémet kérsz, és fizess érte 3, 6, illetve 9 érmét vagy árut, akár vegyesen. Ezután húzz ennyi prémet a talonból. Ha a talon elfogy, előbb meg kell keverni a dobópaklit (R3.2). Nem kérhetsz több prémet, mint amennyi a talonban és a dobópakliban együtt van.

rules-r6-6-title = Kereskedelmi vállalat
rules-r6-6 = A kereskedőállomásod 1 fáért feljebb költözik a folyón, a legközelebbi szakaszba, ahol van a létszámotoknak megfelelő szabad hely. A teli szakaszokat átugorja. De sosem juthat túl azon a legtávolabbi táboron, ahol még áll hosszúház. Ha addig egyik szakaszban sincs szabad hely, ez az akció nem választható.

rules-r7-title = Ha elfogytak az épületeid
rules-r7 = Ha nincs több épület a készletedben, semmit sem építhetsz: se üzletet, se házat, se raktárat. Összesen 25 épületed van, és közülük legfeljebb 4 lehet raktár.

rules-example-special =
    A kereskedéslépésnél tartunk. Annának nincs kereskedéslapkája, de van egy különleges akciója, és házakat szeretne. Az asztalosműhelyben nincs üzlete, ezért először kifizeti a díjat, vagyis 1 érmét. Aztán 2 fát fizet 2 házért. Sora második kártyáján egyetlen házhely volt üres: ide kerül az első ház. A másik ház a harmadik kártyára jut.

    Jan a feketepiacon holtversenyben áll a többségért, ezért nem fizet díjat. Kér 2 prémet, a 6-os árat 4 érmével és 2 áruval fizeti ki, és húz egy nyércet meg egy hiúzt. Clara elpasszolja a különleges akcióját, és 1 érmét kap.

## Provisions

rules-chapter-provisions = Fenntartás és bevétel
rules-chapter-provisions-intro = Minden forduló végén betakarítod a termést, kukoricával ellátod az üzleteidet, a hajóid árut hoznak, a város pedig fizet neked.
rules-figure-provisions = A forduló vége egy játékosnál, az elejétől a végéig: betakarítás, fenntartás, áruk, bevétel.

rules-r8-title = Négy dolog, sorrendben
rules-r8 = Minden forduló betakarítással, fenntartással, árukkal és bevétellel zárul, ebben a sorrendben. A következő csak akkor kezdődik, ha az előző már minden játékosnál megtörtént.

rules-r8-1-title = Betakarítás
rules-r8-1 = Megkapod az összes megtisztított földkártyád kukoricáját.

rules-r8-2-title = Fenntartás
rules-r8-2 = Minden üzletedért 1 kukoricát fizetsz, ameddig a kukoricádból futja; visszatartani nem lehet belőle. Amelyik üzletedre nem jut, azt fel kell adnod, és mindegyikért 2 pontot veszítesz, de a pontszámod sosem mehet 0 alá. Hogy melyiket adod fel, azt te döntöd el. Először mindenki fizet, és csak utána kerülnek le az üzletek, körsorrendben.

rules-r8-3-title = Áruk
rules-r8-3 = Add össze, mennyi árut hoznak a hajóid: ennyi érkezik. Annyit tartasz meg, ahány szabad hely van a megnyitott dokkjaidon. A többi elvész.

rules-r8-4-title = Bevétel
rules-r8-4 = Minden kerületért, ahol van üzleted, 1 érmét kapsz, és még 1 érmét mindegyikért, ahol egyedül tiéd a többség. Holtversenyért nem jár második érme.

rules-example-provisions = Clara megtisztított földjei 1 és 3 kukoricát hoznak; a meglévő 1 kukoricával együtt ez 5. Clarának 6 üzlete van. Így 5 kukoricát fizet, és egy üzletre nem jut: eldönti, melyik legyen az, feladja, és 2 pontot veszít. A hajói 3 és 2 árut hoznak, de a dokkjain csak 3 szabad hely van: 3 árut megtart, 2 elvész. Az 5 megmaradt üzlete négy kerületben áll, és közülük kettőben övé a többség. Ezért 4 + 2 = 6 érmét kap.

## The end

rules-chapter-end = A játék vége
rules-chapter-end-intro = A 6. forduló után mindenki még egyszer pontot kap: a városért, az utolsó földért és azért, amije megmaradt.
rules-figure-end = Egy játékos végső pontozása: záró választások, utolsó föld, prémek, egyéb erőforrások és az összes pont.

rules-r9-title = Ki nyer?
rules-r9 = A 6. forduló után vége a játéknak. Először a záró választások jönnek (R9.1), aztán az utolsó föld (R9.2), végül az, amid megmaradt (R9.3). Az nyer, akinek a legtöbb pontja van. Pontegyenlőségnél megosztott a győzelem.

rules-r9-1-title = Záró választások
rules-r9-1 = Most minden kerületért mindenki megkapja a pontjait: a többség 3 pontot hoz, akik pedig holtversenyben állnak érte, fejenként 2 pontot kapnak.

rules-r9-2-title = Az utolsó föld
rules-r9-2 = Keresd meg a sorodban a jobb szélső *betelt* kártyát, vagyis azt, amelynek minden házhelyén ház áll. Ha megtisztítatlan, megkapod a helyéért járó pontot (R5.8). Ha már megtisztítottad, nem kapsz semmit.

rules-r9-3-title = Ami megmaradt
rules-r9-3 = Minden prémért 1 pontot kapsz. Aztán számold össze, hány érméd, árud, fád és kukoricád van együttvéve: minden 3 után 1 pontot kapsz, lefelé kerekítve.

rules-example-end = Jannak a 6. forduló után 61 pontja van. Két kerületben övé a többség, egy harmadikban holtversenyben áll: 3 + 3 + 2 = 8 pont. A sorában a 4. kártya a jobb szélső, amelyen minden ház megvan, és még megtisztítatlan: 10 pont. Az 5. kártyáról még hiányzik egy ház, ezért nem számít. Jan 3 prémje 3 pontot hoz. Az 5 érme, 2 áru, 3 fa és 1 kukorica összesen 11 erőforrás, ez 3 pontot hoz. Így 85 pontja van. Annának szintén 85 pontja van, Clarának 80: a győzelmen Anna és Jan osztozik.

## The rules on one page

rules-summary-1 = A játék 6 fordulóból áll. Az nyer, akinek a végén a legtöbb pontja van; pontegyenlőségnél megosztott a győzelem (R9).
rules-summary-2 = Előkészítés: 4 új földkártya, 4 új hajó, prémek a kereskedőknek, 12 lapka a pénzdobozba (R3.1).
rules-summary-3 = Licitálás: a még versenyben lévők közül a legkisebb jelző gazdája választ egy oszlopot, és 0-val vagy többel nyit. A többi versenyben lévő egyszer szól: többet licitál vagy passzol (R4.2).
rules-summary-4 = A nyertes bármilyen erőforrással fizethet, megkapja a lapkákat és a bónuszérméket, és jelzőt cserél a nyitóval. Az utolsó játékos ingyen visz el egy oszlopot (R4.5).
rules-summary-5 = Akciók: város, föld, kereskedés, mindegyik körsorrendben. Használd fel a lépéshez tartozó összes lapkádat és egy különleges akciót. Amit elpasszolsz, az 1 érmét hoz (R5.1).
rules-summary-6 = Város: építs 1–3 üzletet, egyenként 1 fáért (R5.5). Vagy tarts választásokat, amelyek csak neked hoznak pontot: a többség 3 pontot, a holtverseny 2 pontot (R5.6).
rules-summary-7 = Föld: tegyél egy új kártyát a sorod jobb végére; egy hosszúház visszahúzódik (R5.7). Vagy tisztítsd meg az összes betelt kártyádat: megkapod mindegyiknek a fáját, és a jobb szélső helyéért járó pontot: 1, 3, 6, 10, 15, 21, 28, 36 (R5.8).
rules-summary-8 = Kereskedés: vegyél 4 prémet 3 áruért, 3 prémet 4 áruért, vagy 1–4 prémet egyenként 1 áruért (R5.9), az utat pedig fizesd ki kukoricával (R5.10).
rules-summary-9 = Vagy rakj egy hajóra pontosan annyi prémet, amennyi kell rá: az első fajta prémenként 3 pontot hoz, a második 2 pontot, a többi 1 pontot, és bónuszérmét is kapsz. A hajó a tiéd marad (R5.11).
rules-summary-10 = Különleges akció: minden lépésben egy, bármelyik kerületben. A díja 1 érme, kivéve ha ott tiéd a többség, vagy holtversenyben állsz érte (R6).
rules-summary-11 = Fatelep: fa vétele vagy eladása, darabja 1 érme. Magtár: ugyanez kukoricával. Dokkok: egy raktár 1 fáért. Asztalosműhely: 1–3 ház, egyenként 1 fáért. Feketepiac: 1–3 prém, egyenként 3 érméért vagy áruért. Kereskedelmi vállalat: az állomásod 1 fáért feljebb költözik a folyón.
rules-summary-12 = Takarítsd be a megtisztított földjeid kukoricáját (R8.1). Fizess 1 kukoricát minden üzletedért; amelyikre nem jut, azt feladod, és 2 pontot veszítesz (R8.2).
rules-summary-13 = Megkapod a hajóid áruit, amennyi elfér a dokkjaidon (R8.3). Minden kerületért, ahol van üzleted, 1 érmét kapsz, és még 1 érmét, ahol egyedül tiéd a többség (R8.4).
rules-summary-14 = A végén mindenki pontot kap: a többség 3 pontot hoz, a holtverseny 2 pontot (R9.1); a jobb szélső betelt föld a helye szerint ér pontot, ha megtisztítatlan (R9.2); minden prém 1 pont, és minden 3 egyéb erőforrás 1 pont (R9.3).

## Glossary

glossary-patroon = patrónus
glossary-patroon-text = Egy játékos: valaki, akinek földje, üzletei és hajói vannak a gyarmaton.
glossary-round = forduló
glossary-round-text = Előkészítés, licitálás, akciók, fenntartás és bevétel. A játék 6 fordulóból áll (R2).
glossary-step = lépés
glossary-step-text = A forduló akcióinak harmada: város, föld vagy kereskedés. Minden lépésben mindenkinek egy köre van (R5.1).
glossary-pass = passz
glossary-pass-text = Nem használsz fel egy lapkát vagy különleges akciót, és 1 érmét kapsz érte (R5.2). Licitáláskor a passz azt jelenti, hogy nem licitálsz, és ezért nem jár érme (R4.3).
glossary-resource = erőforrás
glossary-resource-text = Érme, áru, fa, kukorica vagy prém. Licitáláskor mindegyik 1-et ér (R4.4).
glossary-goods = áru
glossary-goods-text = Amit a delavárok elfogadnak a prémjeikért. Az árut a hajóid hozzák, és a dokkjaidon tárolod (R8.3).
glossary-supply = készlet
glossary-supply-text = A saját készletedben vannak azok az épületeid, amelyek nincsenek lerakva. A közös készletből jön, és oda kerül vissza az érme, az áru, a fa és a kukorica; sosem fogy ki.
glossary-building = épület
glossary-building-text = Minden játékosnak 25 van. Attól függően, hogy hol áll, az épület üzlet, ház vagy raktár.
glossary-business = üzlet
glossary-business-text = Épület a város egyik kerületében. Többséget és érmét hoz, és minden fordulóban 1 kukorica kell neki (R8.2).
glossary-house = ház
glossary-house-text = Épület egy földkártyán. Házakat az asztalosműhellyel építesz (R6.4).
glossary-warehouse = raktár
glossary-warehouse-text = Épület a rakpartodon. Megnyit egy dokkot; a dokkok különleges akciójával építed (R6.3).
glossary-district = kerület
glossary-district-text = A város hat részének egyike: fatelep, magtár, dokkok, asztalosműhely, feketepiac, kereskedelmi vállalat. Mindegyiknek megvan a maga különleges akciója.
glossary-majority = többség
glossary-majority-text = Egy kerületben azé, akinek több üzlete van ott, mint bárki másnak (R0).
glossary-tie = holtverseny
glossary-tie-text = Egy kerületben többeknek is ugyanannyi, mégpedig a legtöbb üzletük van. Ahol nincs üzleted, ott holtversenyben sem állsz (R0).
glossary-election = választások
glossary-election-text = Városakció, amely pontra váltja a többségeidet és a holtversenyeidet (R5.6). A játék végi választások mindenkinek szólnak (R9.1).
glossary-cash-box = pénzdoboz
glossary-cash-box-text = Itt fekszik öt oszlopban az a 12 akciólapka, amelyre minden fordulóban licitáltok.
glossary-column = oszlop
glossary-column-text = A pénzdoboz 2 vagy 3 akciólapkája, bónuszérmével vagy anélkül. Fordulónként minden játékosnak egy oszlop jut (R4.1).
glossary-bonus-coins = bónuszérme
glossary-bonus-coins-text = Érme, amely a pénzdoboz egy oszlopához (R4.5) vagy egy hajóhoz (R5.11) jár.
glossary-action-tile = akciólapka
glossary-action-tile-text = Egy akcióra jogosít: város, föld vagy kereskedés. A lapkákat licitáláskor szerzed meg.
glossary-token = körsorrend-jelző
glossary-token-text = A száma mutatja, mikor kerülsz sorra; a legkisebb kezd. Licitáláskor a jelzők gazdát cserélhetnek (R4.6).
glossary-chooser = nyitó
glossary-chooser-text = Akinek az oszlop nélküli játékosok közül a legkisebb a jelzője. A nyitó választja ki a következő oszlopot, és ő licitál elsőként (R4.2).
glossary-special-action = különleges akció
glossary-special-action-text = Amit egy kerület nyújt neked. Minden lépésben egy jár belőle (R6).
glossary-fee = díj
glossary-fee-text = Az az 1 érme, amelybe a különleges akció ott kerül, ahol se többséged, se holtversenyed nincs (R6).
glossary-land-row = földsor
glossary-land-row-text = A földkártyáid egymás mellett. Az újak a jobb végére kerülnek, és a sorban elfoglalt helyük dönti el, hány pontot érnek (R5.8).
glossary-filled = betelt
glossary-filled-text = Olyan földkártya, amelynek minden házhelyén ház áll. Ekkor már meg lehet tisztítani.
glossary-cleared = megtisztított
glossary-cleared-text = Betelt földkártya, amelyből szántó lett. Minden fordulóban kukoricát hoz (R8.1).
glossary-lenape = delavárok
glossary-lenape-text = A folyó mentén élő nép. Tőlük vehetsz prémet.
glossary-longhouse = hosszúház
glossary-longhouse-text = A delavárok otthona. Ha a kereskedőállomásoddal szemben áll egy, az utad ingyenes (R5.10). Minden új földkártyánál visszahúzódik egy (R5.7).
glossary-camp = tábor
glossary-camp-text = A hosszúházak helye a folyó egyik partján. Az 1. tábor a bal szélső.
glossary-zone = szakasz
glossary-zone-text = A kereskedőállomások helye, szemben az ugyanolyan számú táborral.
glossary-trading-post = kereskedőállomás
glossary-trading-post-text = Innen indulsz útnak a delavárokhoz. A kereskedelmi vállalat révén költözik feljebb a folyón (R6.6).
glossary-boat = csónak
glossary-boat-text = Két szomszédos szakasz között áll, és azt mutatja, hány kukoricába kerül elhaladni mellette (R5.10).
glossary-upriver = felfelé a folyón
glossary-upriver-text = Az 1. tábortól távolodva, a nagyobb számú táborok és szakaszok felé.
glossary-trader = kereskedő
glossary-trader-text = A három prémet áruló delavár egyike: alsó, középső és felső, mindegyik a maga árával (R5.9).
glossary-fur-types = prémfajták
glossary-fur-types-text = Hód, nyérc, vidra, pézsmapocok és hiúz. Egyik sem ér többet a másiknál; az számít, egy fajtából hányat szállítasz együtt (R5.11).
glossary-reserve = talon
glossary-reserve-text = A lefordított prémek; belőlük kell húzni a kereskedőknek és a feketepiachoz (R3.2).
glossary-discard-pile = dobópakli
glossary-discard-pile-text = Fizetésre használt és elszállított prémek, felfordítva. Ha a talon üres, ezekből lesz az új (R3.2).
glossary-ship = hajó
glossary-ship-text = Kártya, amely prémet visz el, és egyszer pontot és érmét ad. Utána a tiéd, és minden fordulóban árut hoz (R8.3).
glossary-wharf = rakpart
glossary-wharf-text = A kártyád 4 raktárhellyel és mindegyiknél egy dokkal.
glossary-pier = dokk
glossary-pier-text = Tárolóhelyek az áruknak. Egy raktár nyitja meg; amelyik érkező árunak nincs hely, az elvész (R8.3).
glossary-harvest = betakarítás
glossary-harvest-text = A megtisztított földjeid kukoricája, minden forduló végén (R8.1).
glossary-upkeep = fenntartás
glossary-upkeep-text = Az az 1 kukorica, amely minden üzletnek kell a forduló végén (R8.2).
glossary-income = bevétel
glossary-income-text = Az érmék, amelyeket a kerületek fizetnek neked a forduló végén (R8.4).

## The rules in the terminal

cli-rules-chapter = { $n }. { $title }: patroon rules { $name }
cli-rules-glossary = { $title }: patroon rules glossary
cli-rules-more = Egy szabály a száma szerint: patroon rules R5.7. Keresés: patroon rules raktár.
cli-rules-found = { $n ->
    [one] { $n } szabályban fordul elő: „{ $word }”.
   *[other] { $n } szabályban fordul elő: „{ $word }”.
}
cli-rules-no-rule = Nincs { $rule } szabály; a legközelebbi: { $nearest }.
cli-rules-no-word = Egyik szabályban sem fordul elő: „{ $word }”.
help-rules =
    A szabályok olvasása: egy oldalon, fejezetenként, szám szerint vagy keresve.

    Használat: patroon rules [RULE | CHAPTER | glossary | WORD …]

      RULE      egy szabály a száma szerint, például R5.7 vagy 5.7
      CHAPTER   egy fejezet a példájával: see, round, bidding, city, land, trade, special, provisions, end; vagy a száma
      glossary  mit jelentenek a szavak
      WORD …    azok a szabályok, amelyekben ezek a szavak előfordulnak

    Ha nem adsz meg semmit: a szabályok egy oldalon, és a fejezetek listája.

    Példák:
      patroon rules
      patroon rules R5.7
      patroon rules bidding
      patroon rules feketepiac

### The browser: the rules and their explanations

# The page of the rules, and the small question marks at the table.
book-lead = Az egész játék rövid fejezetekben, mindegyik képpel és példával.
book-nav = Szabályok
book-contents = Tartalom
book-search = Keresés a szabályokban
book-search-clear = Keresés törlése
book-found = { $n ->
    [0] Nincs találat.
   *[other] { $n } találat.
}
book-no-rule = Nincs { $rule } szabály.
book-print = Nyomtatás
book-link = Link ehhez a szabályhoz: { $rule }
book-ask = Szabály ({ $rule }): { $what }
book-wait = Egy pillanat…
book-all = Tovább a szabályokhoz
book-figure-sum = Összesen
book-why = Hogyan jött ki ennyi pont?
book-why-hide = A számolás elrejtése

## Where a question mark stands, where no other word is there

book-at-city = a város
book-at-river = a folyó
book-at-pass = a passz
book-at-resources = az erőforrások
book-at-round = a fordulók

## How points came about

why-led = Többség ({ $districts }): { $n } × { $each } = { $points } pont.
why-tied = Holtverseny a többségért ({ $districts }): { $n } × { $each } = { $points } pont.
why-clearing = A most megtisztított kártyák közül a jobb szélső a sor { $place }. kártyája: { $points }.
why-fur = { $fur }: { $n } × { $each } = { $points }
why-shipping = Fajtánként, a legtöbbel kezdve: { $types }.
why-removal = Minden üzlet, amelyre nem jutott kukorica, { $each } pont levonást jelent. { $players }.
why-removed = { $player }: { $n } üzlet, −{ $points }
why-removed-to-zero = { $player }: { $n } üzlet, de csak −{ $points }, mert a pontszám nem mehet 0 alá
why-final-elections = { $player }: { $led } többség × { $majority } + { $tied } holtverseny × { $tie } = { $points }
why-final-land = { $player }: a sor { $place }. kártyája a jobb szélső betelt kártya, és megtisztítatlan: { $points } pont
why-final-furs = Minden megmaradt prém { $each } pontot ér.
why-final-resources = Érme, áru, fa és kukorica együttvéve, minden { $number } után 1 pont. { $players }.
why-left = { $player }: { $n } = { $points } pont

### The browser: hints

hint-ask = Tanács
hint-title = A tanácsadó javaslatai
hint-thinking = A tanácsadó gondolkodik…
hint-count = A tanácsadónak { $n } javaslata van.
hint-best = legjobb
hint-behind = { $n ->
    [0] nagyjából ugyanolyan jó
   *[other] { $n } ponttal gyengébb
}
hint-choose = Ezt választom
after-title = Mit tett volna a tanácsadó
after-other = A tanácsadó inkább ezt tette volna, a végén kb. { $n } ponttal többért:
after-same = A tanácsadó sem tudna jobbat.
set-afterthought = A lépésem után mondja meg a tanácsadó, mit tett volna
set-afterthought-note = Ha az asztalnál engedélyezve van.
mat-key-hint = tanács a tanácsadótól

### The browser: the course

course-title = Tanulójátszma
course-lead = Egy előre kiosztott játszma, egyszerre mindig csak egy új dologgal. Te játszol, az oktató magyaráz. Körülbelül tíz perc.
course-start = Kezdjük!
course-continue = Folytatás: { $n }. fejezet
course-once-more = Még egyszer elölről
course-chapters = Fejezetek
course-finished = Minden fejezeten túl vagy. Jöhetnek a feladványok, vagy egy játszma könnyű botok ellen.
course-done = kész
course-here = itt tartasz
course-new = Új vagy itt?
course-new-note = Tíz perc egy igazi asztalnál, ahol valaki mindent elmagyaráz.
course-game = Tanulójátszma: { $n }/{ $of }. fejezet
course-rules = A szabályok
course-rules-note = Ha utánanéznél valaminek; példákkal
course-practice = Feladványok
course-practice-note = Egy-egy döntés, és mit gondol róla egy erős játékos
course-coach = Oktató
course-progress = { $n }/{ $of }. fejezet
course-step = { $n }/{ $of }. lépés
course-fold = A magyarázat elrejtése vagy mutatása
course-next = Tovább
course-back = Vissza
course-take-back = Visszavonom
course-again = Újra megpróbálom
course-go-on = Tovább így is
course-show = Ugrás ide: { $where }
course-repeat = Fejezet elölről
course-skip = Fejezet átugrása
course-leave = Kilépés
course-others = A többiek lépnek…
course-advisor-off = A tanácsadó ki van kapcsolva; ha bekapcsolod, minden oszlopon ott áll, mennyit ér neked.
course-chapter-done = Megvan ez a fejezet. A következő egy előkészített állásból indul, ugyanebben a játszmában, kicsit később.
course-to-chapter = Következik: { $title }
course-free-all = Innentől a tiéd a játék. Ebben a fordulóban minden döntésedhez kapsz tanácsot, de csináld úgy, ahogy te jónak látod.
course-free-bidding = Ebben a fordulóban már csak licitáláskor kapsz tanácsot.
course-free-none = Az utolsó forduló, tanács nélkül: most már mindent tudsz, ami kell. Jó játékot!
course-free-off = Innentől nincs több tanács.
course-free-always = Minden döntésedhez kapsz tanácsot, de csináld úgy, ahogy te jónak látod.
course-hint = Egy javaslat: { $move }
course-hints-on = Kérek tanácsot
course-hints-off = Nem kérek több tanácsot

## What the coach says. The numbers are those of the prepared game (lessons/games/course.nar).

lesson-goal = Miről szól a játék
lesson-goal-welcome = Üdv Új-Németalföldön, 1625 táján! Hárman alapítotok üzleteket, tisztítotok földet és szállítotok prémet. Három dolog hoz pontot: a választások a városban, a megtisztított föld és a hajóra rakott prém. Hat forduló után az nyer, akinek a legtöbb pontja van. A tiédet itt látod: egyelőre 0.
lesson-goal-things = Ötféle dolog fekszik előtted: érme, fa, kukorica, áru és prém. Fából építesz, a kukorica az üzleteidet tartja fenn, áruért prémet veszel, a prém hajóra kerül, érméért pedig sok minden kapható. Licitálni mind az öttel lehet: ott mindegyik 1-et ér.
lesson-goal-place = A városnak hat kerülete van. Mindegyik kínál egy különleges akciót 1 érme díjért; ahol a tiéd a legtöbb üzlet, akár holtversenyben, ott nincs díj. Az első üzleted a magtárban áll. A másodikat oda teszed, ahová szeretnéd, például az asztalosműhelybe: az még üres.
lesson-goal-place-done = Áll a második üzleted. Minden kerület, ahol van üzleted, 1 érmét fizet a forduló végén, és még 1-et, ha ott a tiéd a legtöbb. Most kezdődik az 1. forduló; a következő fejezet a licitálásról szól.
lesson-goal-place-else = Így is jó.

lesson-auction = A licitálás
lesson-auction-meanwhile = Előkészített állás: minden üzlet a helyén, és az 1. forduló kártyái is az asztalon. Griet az 1. oszlopot választja, és 4-et licitál. Pieter passzol.
lesson-auction-tiles = Minden forduló a pénzdoboznál kezdődik. Öt oszlopban lapkák fekszenek benne. Egy lapka egy akció: város, föld vagy kereskedés. Mindenkinek csak egy oszlop jut. Az 1. oszlopban két városlapka, egy földlapka és 1 érme van.
lesson-auction-worth = Mennyit ér egy oszlop? Mindegyiken ott áll a tanácsadó becslése: ennyivel több pontod lesz a játék végén, mint oszlop nélkül, hiszen az akciói vagy rögtön pontot hoznak, vagy a későbbieket készítik elő. Neked az 1. oszlop éri a legtöbbet: két városlapkával építhetsz is, és választásokat is tarthatsz.
lesson-auction-bid = Mindenki egyszer szólhat, és te vagy az utolsó. Ezért 5 elég, hogy tiéd legyen az 1. oszlop. A tanácsadó szerint 6 a határ: ha többe kerül, jobban jársz egy másikkal, mert amit kifizetsz, az később hiányzik. Licitálj 5-öt!
lesson-auction-bid-done = Tiéd az oszlop, és vele Griet 1-es jelzője is: ebben a fordulóban te kezdesz minden lépést, így elsőként válogathatsz a földek, a prémek és a hajók között.
lesson-auction-bid-else = Passzolni is szabad, és sokat licitálni is. De utánad már senki sem szól: 5-ért tiéd lett volna a legjobb oszlop, és amit nem költesz el, az nálad marad.
lesson-auction-pay = Most fizess 5-öt, abból, amiből akarod. Tartsd meg, ami hamar kell majd: a fát az építkezéshez, a kukoricát az üzleteidhez, az árut a prémekhez. Itt érmével fizetni a legjobb.
lesson-auction-pay-done = Kifizetve. A lapkák ebben a fordulóban a tiéid: kettő a városhoz, egy a földhöz. A többiek a maradék oszlopokra licitálnak; aki utolsónak marad, ingyen visz el egyet.
lesson-auction-pay-else = Lehet így is. De hamar hiányozni fog a fa és a kukorica: fa nélkül nem építhetsz, és a forduló végén minden üzletnek 1 kukorica kell.

lesson-city = Egy kör a városban
lesson-city-meanwhile = Előkészített állás: 5 érmét fizettél az 1. oszlopért, Pieter megvette a 2. oszlopot, Griet pedig ingyen elvitte a 4. oszlopot. Nálad van az 1-es jelző: te kezded a városlépést.
lesson-city-majorities = A választások 3 pontot hoznak minden kerületért, ahol a tiéd a legtöbb üzlet, és 2 pontot, ahol holtversenyben állsz az élen. Most a magtárban és az asztalosműhelyben tiéd a többség: 6 pont. De két városlapkád van, és egy lapkával építeni is lehet.
lesson-city-build = Ezért előbb építs. Válaszd az „Üzletek építése” gombot: legfeljebb 3 épülhet, egyenként 1 fáért. Tegyél egyet a fatelepre és egyet a kereskedelmi vállalathoz: ott is holtversenyben állsz majd az élen, ez 4 ponttal több. Ha a helyükön vannak, erősítsd meg.
lesson-city-build-done = Jól építettél. Számítanak majd a mostani választásokon, minden későbbin és a játék legvégén is, és érmét is fizetnek. De a forduló végén mindegyiknek 1 kukorica kell, és az asztal jelzi, hogy kevés lesz. Van még időd: a földlépésben és a kereskedéslépésben is jár egy különleges akció.
lesson-city-build-else = Így is jó: a lapkáid és a különleges akció sorrendjét te döntöd el. De a választásokon az számít, ami addigra áll, és amit előbb építesz, az minden későbbin is pontot hoz.
lesson-city-elect = Most a második lapkáddal tarts választásokat. A gomb mutatja, mit hoznak. Csak az kap pontot, aki tartja őket.
lesson-city-elect-done = Az első pontjaid! Tartanak majd választásokat a többiek is. A játék legvégén pedig minden többség számít még egyszer, mindenkinek.
lesson-city-elect-else = Rendben, de a második lapkád még pontot hozhat: a választások minden kerületért fizetnek, ahol tiéd a többség, vagy holtversenyben állsz érte.
lesson-city-wood = Minden lépésben jár egy különleges akció is, bármelyik kerületben. Fára lesz szükséged: vegyél 2-t a fatelepen, darabja 1 érme. Ha ott tiéd a többség, vagy holtversenyben állsz érte, nincs díj. Ezzel véget ér a köröd.
lesson-city-wood-done = Van tartalék fád. Ha egy lapka vagy a különleges akció nem kell, el is passzolhatod: 1 érmét kapsz érte.
lesson-city-wood-else = Ez sem rossz. De hamarosan fa kell majd a házakhoz és az üzletekhez.

lesson-land = Föld, házak, megtisztítás
lesson-land-meanwhile = Előkészített állás a 2. fordulóból: van egy betelt földkártyád és négy üzleted, de kukoricád nincs. A licitálásban két földlapkát és egy kereskedéslapkát szereztél. A földlépés jön, és te kezdesz.
lesson-land-row = Ez a földsorod. A pont attól függ, hányadik a sorban az utolsó kártya, amelyet megtisztítasz: az első 1 pontot ér, a többi 3, 6, 10, 15 és így tovább. A kártyádon minden ház áll, vagyis betelt. Egymagában 1 pontot hozna. Ezért előbb növeld meg a sort.
lesson-land-add = Az első földlapkáddal vegyél el egy új kártyát. Látod rajta, hány ház kell rá, mennyi fát kapsz, amikor megtisztítod, és utána mennyi kukoricát hoz fordulónként. A 2 fád bármelyikhez elég a négy közül. Jó kezdet az, amelyik 1 házzal 3 kukoricát hoz.
lesson-land-add-done = A sorod második helyére került. A delavárok egyik hosszúháza pedig feljebb költözött a folyón, hogy helyet adjon: a következő fejezetben kiderül, miért fontos ez.
lesson-land-add-else = Lehet így is. De a megtisztításért az utolsó kártya helye szerint jár pont, ezért a hosszabb sor többet hoz.
lesson-land-houses = Megtisztítani csak akkor lehet, ha minden háza áll. Házat az asztalosműhely különleges akciójával építesz: legfeljebb 3-at, egyenként 1 fáért, mindig balról jobbra. Építsd be a kártyát!
lesson-land-houses-done = Áll a ház. Az asztalosműhelyben holtversenyben állsz az élen, ezért nem kellett díjat fizetned.
lesson-land-houses-else = Lehet így is, de a háza nélkül az új kártya még nem tisztítható meg.
lesson-land-clear = Most a második lapkáddal tisztíts meg minden betelt kártyát egyszerre. Megkapod mindegyiknek a fáját, és a pontot a második helyért. És már ebben a fordulóban betakarítod a kukoricájukat, ami kell is az üzleteidnek: az asztal jelzi, hogy kevés lesz.
lesson-land-clear-done = 3 pont és egy halom fa. Ezek a kártyák mostantól minden forduló végén kukoricát hoznak. A harmadik kártya majd 6 pontot ér, a negyedik 10-et.
lesson-land-clear-else = Lehet így is. De termés nélkül nem jut kukorica az üzleteidnek, az asztal is jelzi. A betelt kártyák megmaradnak, és egy későbbi fordulóban egy másik földlapkával is megtisztíthatod őket.

lesson-river = A folyó és a kereskedők
lesson-river-meanwhile = Előkészített állás, ugyanebben a fordulóban, kicsit később: Pieter két földkártyát vett el, és mindkettőnél feljebb költözött egy hosszúház. Most a kereskedéslépés jön, és te kezdesz, egy kereskedéslapkával.
lesson-river-camps = A kereskedőállomásod az 1. szakaszban áll, de a szemközti táborban már nincs hosszúház. A legközelebbi a 2. táborban van. Odáig annyi kukorica az út, amennyit a közbeeső csónak mutat: 1. Neked viszont nincs kukoricád, így innen nem tudsz kereskedni.
lesson-river-upriver = De el is költözhetsz. A kereskedelmi vállalat különleges akciója 1 fáért feljebb viszi az állomásodat a folyón, a következő szabad szakaszba. Hosszúházzal szemben az út ingyenes. Próbáld ki!
lesson-river-upriver-done = Az állomásod most egy hosszúházzal szemben áll. Akárki vesz el földkártyát, mindig továbbköltözik egy hosszúház, ezért érdemes figyelni a folyót.
lesson-river-upriver-else = Lehet így is. 1 kukoricával egyszer megteheted az utat; ha az állomásod hosszúházzal szemben áll, egy sem kell hozzá, amíg a hosszúház ott marad.
lesson-river-furs = Most vegyél prémet a lapkáddal. Az alsó kereskedő 4 prémet ad 3 áruért, a középső 3 prémet 4 áruért, a felső azt, amelyiket akarod, egyenként 1 áruért. Az alsónál van 2 hód, és neked is van már 2: vele üzletelj.
lesson-river-furs-done = Négy prém három áruért, és már négy hódod van. A következő fejezetben kiderül, mennyit érnek.
lesson-river-furs-else = Rendben. Az alsó kereskedő adta volna a legtöbb prémet az árudért, köztük két hódot a tieid mellé.

lesson-shipping = Egy hajóra egy fajtát
lesson-shipping-meanwhile = Előkészített állás a 3. fordulóból: három újabb üzletet építettél, és betelt a harmadik földkártyád. A kereskedéslépés jön: van egy kereskedéslapkád, 4 hódod, egy nyérced és egy vidrád.
lesson-shipping-types = A prémből hajón lesz pont. Amelyik fajtából a legtöbbet rakod be, annak minden prémje 3 pontot hoz, a második fajtáé 2 pontot, a többié 1 pontot. Négy hód 12 pontot hoz, négy különböző prém csak 7 pontot. Ezért kevés fajtát gyűjts.
lesson-shipping-ship = Minden hajóra pontosan annyi prém kell, amennyit mutat: kettőre 4, kettőre 5. Válassz egyet, és rakd rá az összes hódodat. A hajó most érmét is fizet, és a játék végéig minden fordulóban árut hoz.
lesson-shipping-ship-done = Egy csapásra legalább 12 pont, és érmék is. A hajó a tiéd: az árui minden fordulóban megérkeznek, amennyi elfér a dokkodon. Ott 4 árunak van hely; minden raktár, amelyet a dokkoknál építesz, újabb helyet ad. Áruért megveszed a következő prémeket.
lesson-shipping-ship-else = Rendben, de a hódok együtt érik a legtöbbet: ha mind a négyet egy hajóra rakod, az 12 pont vagy több.

lesson-provisions = Kukorica az üzleteknek
lesson-provisions-meanwhile = Előkészített állás: négy hód elment az első hajóval, 12 pontért, 2 érméért és mostantól fordulónként 4 áruért. A különleges akciód még megvan.
lesson-provisions-corn = A forduló végén minden üzlet 1 kukoricát fogyaszt. 7 üzleted van. A földjeid 4 kukoricát hoznak majd, tartalékod nincs. Így 3 üzletre nem jutna. Amelyikre nem jut, az elvész, és vele 2 pont.
lesson-provisions-buy = Kukoricát a magtárban kapsz, darabja 1 érme. Ott a tiéd a legtöbb üzlet, ezért nincs díj. Vegyél 3-at vagy többet; az asztal mutatja, jut-e mindegyik üzletre. Ezzel véget ér a forduló.
lesson-provisions-buy-done = Minden üzletre jut. Ezután a hajók árut hoznak, és fizet a város: 1 érmét minden kerületért, ahol van üzleted, és még 1-et, ahol a tiéd a legtöbb.
lesson-provisions-buy-else = Lehet így is, de lesz üzlet, amelyre nem jut kukorica: mindegyik elvész, és vele 2 pont.

lesson-planning = Tervezés több fordulóra
lesson-planning-meanwhile = Előkészített állás: Grietnek nem volt elég kukoricája, és elveszített két üzletet. Neked 25 pontod van, Pieternek 22, Grietnek 20. Kezdődik a 4. forduló, és te választod az első oszlopot.
lesson-planning-row = Három forduló van hátra. Honnan lesz még pont? A harmadik földkártyád betelt: megtisztítva 6 pontot hoz. De ha előbb szerzel egy negyediket, és be is építed, ugyanaz a lapka 10 pontot hoz. Fát vehetsz hozzá. A játék legvégén pedig az utolsó betelt kártyád is pontot hoz, ha nincs megtisztítva.
lesson-planning-cycle = Az áru visszatér: a hajók árut hoznak, áruért prémet veszel, a prémmel hajót raksz meg. Ami a végén megmarad, keveset ér: egy prém 1 pontot, három másik dolog együtt 1 pontot. Ezért költsd el időben. A többségek a végén még egyszer számítanak, mindenkinek.
lesson-planning-open = Te választasz oszlopot, és te licitálsz először; a többiek rád licitálhatnak. A 2. oszlopban két földlapka és egy kereskedéslapka van, épp az, ami a tervhez kell. Nyiss rá annyival, amennyit szívesen kifizetsz.
lesson-planning-open-done = Jó terv. Innentől a tiéd a játék. Ebben a fordulóban minden döntésedhez adok tanácsot, a következőben már csak licitáláskor, az utolsóban egyszer sem.
lesson-planning-open-else = Más terv, miért is ne. A 2. oszlop két földlapkát és egy kereskedéslapkát adna.

### The browser: the exercises

practice-lead = Döntések valódi játszmákból. Gondold végig egyedül, lépd meg a válaszodat az asztalnál, és nézd meg, melyik válaszból mi lett, amikor kipróbáltuk.
practice-how = Minden választ sokszor végigjátszottunk a forduló végéig, jó botokkal a többi helyen. A pont azt mutatja, mennyivel állsz a végén átlagosan a többiek előtt, ahogy egy erős bot a forduló után látja. Csak olyan feladvány van itt, amelynek a legjobb válasza egyértelműen kiemelkedett, és amelyet egy gyengébb bot elhibázna.
practice-count = { $n }/{ $of } megoldva
practice-next = Következő feladvány
practice-first = Kezdjük!
practice-more = Még egyszer
practice-list = Minden feladvány
practice-finished = Minden feladványt megoldottál. Szép munka!
practice-solved = megoldva
practice-tried = próbáltad
practice-new = új
practice-where = { $round }. forduló, { $players } játékos
practice-level = { $n ->
    [1] könnyű
    [2] közepes
   *[3] nehéz
}
practice-number = { $kind }, { $n }

practice-column = A legjobb oszlop
practice-column-about = Melyik oszlop mennyit ér neked, és melyiket kaphatod meg?
practice-column-open = Melyik oszlop neked a legjobb? Gondolj arra, mid van, mit kezdenél ebben a fordulóban a lapkákkal, és mit akarnak a többiek. Nyiss rá ésszerű licittel.
practice-column-take = Melyik oszlop neked a legjobb? Gondolj arra, mid van, és mit kezdenél ebben a fordulóban a lapkákkal. Vidd el!
practice-bid = A helyes licit
practice-bid-about = Ráígérsz, vagy elengeded? Mindenki csak egyszer szólhat.
practice-bid-ask = { $column ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $column }.
} oszlopra folyik a licit, az eddigi legmagasabb { $bid ->
    [0] csak 0.
   *[other] { $bid }.
} Mennyit ér ez neked, és mi jutna nélküle? Licitálj annyit, amennyit jónak látsz, vagy passzolj.
practice-shipment = A legjobb szállítmány
practice-shipment-about = A megfelelő hajó a megfelelő prémekkel, vagy egyelőre egyik sem.
practice-shipment-ask = Melyik hajót rakod meg most, és milyen prémekkel? Vagy jobbat is tudsz kezdeni a lapkával?
practice-feed = Kukorica minden üzletnek
practice-feed-about = Kevés a kukorica. Mi legyen?
practice-feed-ask = A mostani állás szerint a forduló végén nem jut kukorica minden üzletedre. Mi most a helyes lépés?

practice-alone = A tanácsadó hallgat, amíg nem válaszolsz.
practice-show = Megoldás mutatása
practice-right = Ez a legjobb válasz.
practice-near = Ez majdnem olyan jó, mint a legjobb válasz.
practice-wrong = Ez kb. { $points } ponttal gyengébb a legjobb válasznál.
practice-given-up = A legjobb válasz áll az első helyen.
practice-answers = Melyik válaszból mi lett
practice-yours = a te válaszod
practice-best = legjobb
practice-behind = { $points ->
    [0] nagyjából ugyanolyan jó
   *[other] { $points } ponttal gyengébb
}
practice-too-high = Jó oszlop. De { $bid } fölött már túl drága.
practice-other = Ezt a választ nem próbáltuk ki. A tanácsadó becslése: { $points ->
    [0] nagyjából olyan jó, mint a legjobb.
   *[other] kb. { $points } ponttal gyengébb a legjobbnál.
}
practice-play-on = Innen tovább is játszhatsz: ez egy igazi asztal.

## The answers, and what speaks for and against them

practice-bids = { $player } licitje: { $least }–{ $most }.
practice-buys-enough = { $player } legalább { $least } kukoricát vesz a magtárban.
practice-buys-less = { $player } kevesebb mint { $least } kukoricát vesz a magtárban.
practice-won = { $bid ->
    [0] ingyen
   *[other] { $bid } erőforrásért
} { $trials } próbából { $won } alkalommal a tiéd lett
practice-always-won = { $bid ->
    [0] ingyen
   *[other] { $bid } erőforrásért
} minden alkalommal a tiéd lett
practice-left = a megmaradó oszlop kb. { $points } pontot ér
practice-types = { $types ->
    [one] egyetlen prémfajta
   *[other] { $types } prémfajta
}
practice-ship = a hajó { $coins } érmét fizet, és fordulónként { $goods } árut hoz
practice-kept = { $furs ->
    [0] nem marad prém
   *[other] { $furs } prém marad későbbre
}
practice-let-go = elenged egy oszlopot, amely megérte volna az árát
practice-passed = a passz csak 1 érmét hoz, semmi mást
practice-hungry = kukorica híján elvész { $businesses } üzlet és { $points } pont
practice-majorities = velük { $districts } kerületben a többség vagy a holtverseny is
practice-fed = minden üzletre jut kukorica
practice-fed-later = minden üzletre juthat még kukorica
practice-split = { $others ->
    [one] te kb. { $lost } pontot vesztesz, az ellenfeled kb. { $gained } pontot nyer
   *[other] te kb. { $lost } pontot vesztesz, a többiek fejenként kb. { $gained } pontot nyernek
}
practice-others-gain = { $others ->
    [one] az ellenfeled kb. { $points } pontot nyer
   *[other] a többiek fejenként kb. { $points } pontot nyernek
}
