home-brand = Nieuw Amsterdam, kezdőlap
home-nav = Oldalak
home-nav-play = Játék
home-nav-watch = Asztalok
home-nav-learn = Tanulás
home-to-dark = Sötét színek
home-to-light = Világos színek
home-lead = Licitálj a körödért, tisztítsd meg a földet, nyerd meg a negyedeket, szállítsd el a prémeket. 2–5 patrónus, 6 forduló.
home-name = A neved
home-colour = A színed
home-colour-blue = Kék, kör
home-colour-yellow = Sárga, rombusz
home-colour-orange = Narancs, háromszög
home-colour-green = Zöld, négyzet
home-colour-purple = Lila, kereszt
home-colour-taken = { $colour } (foglalt)
home-level-random = Véletlenszerű
home-level-easy = Szelíd
home-level-medium = Rendes
home-level-hard = Erős
home-temper-none = Nincs kedvence
home-temper-steward = Intéző
home-temper-farmer = Földműves
home-temper-merchant = Kereskedő
home-temper-politician = Politikus
home-now = Játssz most
home-now-note = Te a botok ellen, körülbelül 30 perc. Tippekkel, ha kéred.
home-now-bots = Botok az asztalnál
home-now-level = Az erejük
home-now-play = Játék
home-games = Játszmáim
home-games-none = Itt még nincs semmi. Az első játszmád egy kattintásra van, és itt fog várni rád.
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
home-game-imported = Behozott feljegyzés, { $when }
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
home-watch-none = Mindenki előtt nyitott asztalok
home-watch-both = Várakozik: { $open }, folyik: { $running }
home-watch-open = { $n ->
    [one] 1 asztal vár játékosra
   *[other] { $n } asztal vár játékosra
    }
home-watch-running = { $n ->
    [one] 1 asztalnál játszanak
   *[other] { $n } asztalnál játszanak
    }
home-import = Feljegyzés megnyitása
home-import-note = .nar fájl: nézd vissza, vagy játszd tovább bárhonnan
home-import-busy = A feljegyzés ellenőrzése …
home-import-line = { $file }, { $line }. sor: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Egyszerű oldalak régi böngészőkhöz és képernyőolvasókhoz
home-by-me = Én
home-by-invite = Meghívóval
home-by-bot = Bot
home-by-here = Ezen az eszközön
home-by-invite-note = A linkkel jön, amelyet elküldesz.
home-new-lead = Válaszd ki, ki hol ül. Akit meghívsz, annak kapsz egy linket.
home-new-here-lead = Mindenki ezen az eszközön játszik, egymás után.
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
home-opt-undo-note = Amíg más nem dönt, vagy nem húztok semmit.
home-opt-public = Mindenkinek nyitott
home-opt-public-note = Látszik a listán: be lehet szállni, és nézni is lehet.
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
home-watch-to-watch = Itt játszanak
home-watch-no-open = Most senki sem vár.
home-watch-make = Nyiss asztalt mindenkinek
home-watch-no-running = Most nem folyik nyilvános játszma. Amint elkezdődik egy, itt megjelenik.
home-watch-newest = Ezek a legújabbak.
home-watch-free = { $n ->
    [0] Tele van, mindjárt kezdődik
    [one] 1 szabad hely. Idő egy döntésre: { $pace }
   *[other] { $n } szabad hely. Idő egy döntésre: { $pace }
    }
home-watch-since = Kezdete: { $when }

lobby-title = Az asztal megterítve
lobby-missing = { $n ->
    [one] Még 1 hely szabad.
   *[other] Még { $n } hely szabad.
    }
lobby-away = { $n ->
    [one] Minden hely foglalt, de valaki most nincs itt: { $names }.
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
lobby-fill-with = Bot ide: { $level }
lobby-clear = A hely felszabadítása: { $name }
lobby-start = Kezdődjön a játék
lobby-start-why = Akkor kezdődhet, ha minden hely foglalt. Küldd el a linket, vagy ültess botokat a szabad helyekre.
lobby-start-note = Utána már senki sem szállhat be vagy ki.
lobby-owner-starts = { $name } indítja a játékot, ha mindenki itt van.
lobby-maker-starts = Aki az asztalt nyitotta, az indítja a játékot, ha mindenki itt van.
lobby-leave = Felállok az asztaltól
lobby-close = Az asztal bezárása
lobby-close-sure = Mindenki számára bezárod?
lobby-close-yes = Bezárom
lobby-close-no = Maradjon
lobby-invite = Meghívás
lobby-invite-note = Akinek megvan ez a link, leülhet vagy nézheti a játékot. Fiók nem kell.
lobby-link = Link ehhez az asztalhoz
lobby-qr = QR-kód az asztal linkjével
lobby-copy = Link másolása
lobby-copied = Másolva
lobby-share = Megosztás
lobby-renew = Új link
lobby-renew-note = A régi link ezután nem működik.
lobby-talk = Beszélgetés
lobby-talk-none = Még senki sem szólt.
lobby-say = Mondj valamit
lobby-send = Küldés
lobby-advisor-on = A tanácsadó kérdezhető.
lobby-advisor-off = Tanácsadó nélkül.
lobby-undo-on = A lépések visszavonhatók.
lobby-undo-off = A lépések nem vonhatók vissza.
lobby-public-on = Mindenkinek nyitott.
lobby-public-off = Csak azoknak, akiknek megvan a link.
lobby-pace = Idő egy döntésre: { $pace }.
lobby-first = Kezd: { $name }.
lobby-first-random = A véletlen dönti el, ki kezd.
lobby-invited = Meghívtak
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
gone-learn = A játék megtanulása
gone-again = Újra próbálom
gone-page-title = Ismeretlen vizek
gone-page = Ezen a címen nincs oldal. Talán elveszett útközben egy betű.
gone-0-title = Valami nem sikerült
gone-0 = Az asztalt most nem tudjuk megmutatni. Többnyire segít, ha újra próbálod.
gone-401-title = Ki vagy?
gone-401 = Ezt a böngészőt itt már nem ismerik. A játszmáid várnak: nyiss meg egy személyes linket egy másik eszközről, vagy kezdj újat.
gone-403-title = Nem mindenkinek
gone-403 = Ez az asztal csak azoké, akik ott ülnek. Kérj tőlük meghívót.
gone-404-title = Nincs ilyen asztal
gone-404 = Vagy nincs asztal ezen a címen, vagy zártkörű. Ha meghívtak, nyisd meg újra az egész linket.
gone-409-title = Más szabályok
gone-409 = Ezt a játszmát a szabályok régebbi változatával játszották, amelyet ez a kiszolgáló már nem ismer. A feljegyzése megvan.
gone-410-title = Az asztalt bezárták
gone-410 = Még a játék kezdete előtt megszűnt.
gone-503-title = Egy pillanat
gone-503 = A játszmák most nem érhetők el. Semmi sem veszett el; kérjük, próbáld újra hamarosan.
gone-invite-title = Ez a meghívó nem érvényes
gone-invite = A link hiányos, vagy újat készítettek helyette. Kérd el a mostanit.
gone-full-title = Minden hely foglalt
gone-full = Valaki gyorsabb volt. Nézheted a játékot, és talán felszabadul egy hely.
gone-running-title = Már elkezdték
gone-running = Folyik a játék. Szívesen látnak nézőként.
gone-over-title = Ez a játszma véget ért
gone-over = Lépésről lépésre visszanézheted.
gone-link-title = Ez a személyes link nem érvényes
gone-link = Egyszer és egy napig működik. Készíts újat a másik eszköz beállításaiban.

set-title = Beállítások
set-language = Nyelv
set-theme = Színek
set-theme-light = Világos
set-theme-dark = Sötét
set-pace = A többiek lépéseinek üteme
set-pace-slow = Lassú
set-pace-normal = Rendes
set-pace-fast = Gyors
set-pace-instant = Azonnal
set-motion = A bábuk nem mozognak, ha a rendszered kevesebb mozgást kér.
set-advisor = Tanácsadó
set-advisor-note = Megmutatja, mennyit érnek a lépések, ahol az asztal engedi.
set-sound = Hang
set-sound-note = Halk hang, amikor te jössz.
set-notify = Értesítések
set-notify-note = Szól, hogy te jössz, amíg egy másik oldalon jársz.
set-notify-denied = A böngésződ tiltja az értesítéseket ezen az oldalon. A beállításaiban engedélyezheted.
set-devices = Játszmáim más eszközökön
set-devices-note = Nincs jelszó. Egy személyes link nyitja meg a játszmáidat egy másik eszközön.
set-devices-nobody = Új vagy itt. Az első játszmáddal ez a böngésző megjegyez, és a játszmáidat más eszközökre is átviheted.
set-link = Személyes link
set-link-make = Személyes link készítése
set-link-qr = QR-kód a személyes linkeddel
set-link-note = Nyisd meg a másik eszközön. Egyszer működik, egy napig. Ne add senkinek: a játszmáidat nyitja meg.
set-device-this = Ez az eszköz
set-device-other = Másik eszköz
set-device-link = Még meg nem nyitott link
set-device-since = Kezdete: { $when }
set-device-until = Lejár: { $when }
set-device-revoke = Letiltás
set-forget = Felejts el ezen az eszközön
set-forget-warn = Csak ez az eszköz ismer. Ha folytatod, senki sem éri el többé a játszmáidat, te sem.
set-forget-warn-others = Ez a böngésző elfelejt. A játszmáid megmaradnak, és a többi eszközödön továbbra is megnyithatók.
set-forget-yes = Felejts el
set-forget-no = Maradok
set-me-title = Üdv újra itt
set-me-ask = Ez a személyes link ebben a böngészőben nyitja meg a játszmáidat. Csak egyszer működik.
set-me-yes = Játszmáim megnyitása itt
set-me-no = Maradjon így
set-me-sure-title = Ebben a böngészőben játszik: { $name }
set-me-sure = Ha megnyitod a linket, valaki más játszmái kerülnek ezek helyére. Ezeket csak egy saját személyes link hozza vissza.
set-me-done-title = Szia, { $name }!
set-me-done = A játszmáid most már itt vannak.
set-me-games = A játszmáimhoz

learn-title = A játék öt percben
learn-lead = Új-Amszterdam, 1630 táján. Egy fal, egy erőd, néhány utca, mögöttük végtelen erdő. Itt van minden, ami az első játszmához kell.
learn-play = Játszd le az első játszmádat
learn-goal-title = A cél
learn-goal = Patrónus vagy: földed, üzleteid, hajóid vannak. Hat forduló alatt pontokat gyűjtesz: választásokkal a városban, megtisztított földdel, Európába küldött prémekkel. Akinek a legtöbb pontja van, nyer. Semmi sem titok: látod, kinek mije van.
learn-round-title = Egy forduló
learn-round = Először a forduló lapkáira licitáltok. Utána három lépés jön: város, föld, kereskedés. Mindegyikben az ilyen lapkáitokat használjátok, egymás után. A végén mindenki eszik és keres. Aztán új kártyák jönnek.
learn-auction-title = A licit
learn-auction = A pénzdobozban öt oszlop van, két vagy három lapkával, némelyik érmékkel is. Aki a körsorrendben elöl áll, oszlopot választ, és licitet mond. A többiek egyszer szólnak: többet, vagy passz. Bármivel fizethetsz: egy érme, fa, kukorica, áru és prém ugyanannyit ér. A nyertes megkapja a választó helyét is a körsorrendben. Aki utolsónak marad, ingyen visz el egy oszlopot.
learn-city-title = Város
learn-city = Építs legfeljebb három üzletet a hat negyedben, egyenként egy fáért. Vagy tarts választásokat: 3 pont minden negyedért, ahol a legtöbb üzlet a tiéd, 2 pont holtversenyben. A többiek semmit sem kapnak. Ezért előbb építs, és akkor szavaztass, amikor erős vagy.
learn-land-title = Föld
learn-land = Vegyél el egy földkártyát; a sorod jobb végére kerül. Vagy tisztíts földet: minden házakkal teli kártyából szántó lesz, és megkapod a fáját. A pont a sorban elfoglalt helytől függ: 1, 3, 6, 10, 15 … Ha egyszerre többet tisztítasz meg, csak a jobb szélső ér pontot. Minden új földkártya egy kicsit feljebb szorítja a delavárokat a folyón.
learn-trade-title = Folyó és hajók
learn-trade = Vegyél prémet a delavároktól áruért. Ha a kereskedőállomásoddal szemben nem áll hosszúház, az út kukoricába kerül. Vagy rakj meg egy hajót pontosan annyi prémmel, amennyit elvisz. A leggyakoribb fajtád prémenként 3 pontot ér, a második 2-t, a többi 1-et. A hajó ezután a tiéd, és minden fordulóban árut hoz.
learn-special-title = Különleges akciók
learn-special = Minden lépésben jár egy különleges akció is, bármelyik negyedben. Ahol vezetsz vagy holtversenyben állsz, ingyenes, máshol egy érme. Amit nem használsz fel, lapkát vagy különleges akciót, az egy érmét hoz.
learn-special-lumberyard = Fatelep: vegyél vagy adj el fát, darabja egy érme.
learn-special-granary = Magtár: vegyél vagy adj el kukoricát, darabja egy érme.
learn-special-docks = Dokkok: raktár egy fáért, és hely több árunak.
learn-special-millwork = Asztalosműhely: legfeljebb három ház a földeden, egyenként egy fa.
learn-special-blackmarket = Feketepiac: legfeljebb három ismeretlen prém, egyenként három érméért vagy áruért.
learn-special-tradingco = Kereskedelmi vállalat: a kereskedőállomásod egy fáért feljebb költözik a folyón.
learn-provisions-title = Fenntartás
learn-provisions = A szántóid kukoricát hoznak. Aztán minden üzlet megeszik egyet. Az éhes üzlet bezár, és 2 pontot veszítesz: figyeld az előrejelzést. A hajóid árut hoznak, amíg van hely. Minden negyed, ahol üzleted van, egy érmét fizet, és még egyet, ha ott egyedül vezetsz.
learn-end-title = A vége
learn-end = A hatodik forduló után minden negyed még egyszer szavaz, mindenkinek. Az utolsó teli földkártyád pontot ér, ha még nincs megtisztítva. Minden megmaradt prém egy pont, és három más dolog együtt is.
learn-on = Az asztal megmutatja, mit tehetsz, mibe kerül és mit hoz. Próbáld ki: az első ellenfeleid szelídek.
