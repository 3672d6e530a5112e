# A döntés helye.
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
act-undo = Vissza
act-cancel = Mégse
act-end-turn = Kör befejezése
act-pass = Passz

act-now-place = Alapíts üzletet bármelyik negyedben. Minden fordulóban hoz egy érmét, és segít ott a többséghez.
act-now-open = Válassz egy oszlopot, és mondd meg az első licitet. A lapkái adják, mit tehetsz ebben a fordulóban.
act-now-bid = Licitálj többet, ha kellenek ezek a lapkák, vagy passzolj, és várj egy másik oszlopra. Oszloponként egyszer szólalsz meg.
act-now-take = Már csak te maradtál: vegyél el egy oszlopot ingyen.
act-now-pay = Tiéd az oszlop. Azzal fizess, amire a legkevésbé van szükséged: érme, áru, fa, kukorica és prém egyaránt 1-et ér.
act-now-remove = Nincs elég kukorica az összes üzletednek. Válaszd ki, melyikről mondasz le.
act-now-city = A városlapkáiddal üzleteket építhetsz, vagy pontot szerezhetsz a meglévőkért; és jár egy különleges akció.
act-now-city-tile = { $n ->
    [one] Egy városlapkád maradt: építs üzleteket, vagy szerezz pontot a meglévőkért.
   *[other] { $n } városlapkád maradt: építs üzleteket, vagy szerezz pontot a meglévőkért.
  }
act-now-land = A földlapkáiddal új földet szerezhetsz, vagy a beépítettet megtisztíthatod fáért és pontért; és jár egy különleges akció.
act-now-land-tile = { $n ->
    [one] Egy földlapkád maradt: szerezz új földet, vagy tisztítsd meg a beépítettet fáért és pontért.
   *[other] { $n } földlapkád maradt: szerezz új földet, vagy tisztítsd meg a beépítettet fáért és pontért.
  }
act-now-trade = A kereskedéslapkáiddal prémet vehetsz áruért, vagy prémet szállíthatsz pontért; és jár egy különleges akció.
act-now-trade-tile = { $n ->
    [one] Egy kereskedéslapkád maradt: vegyél prémet áruért, vagy szállíts prémet pontért.
   *[other] { $n } kereskedéslapkád maradt: vegyél prémet áruért, vagy szállíts prémet pontért.
  }
act-now-special = Lapkád nincs több, de van egy különleges akciód: válassz negyedet, vagy fejezd be a kört egy érméért.
act-now-chance = Új kártyák, prémek és lapkák kerülnek az asztalra.
act-now-over = Mind a hat forduló véget ért.
act-theirs-place = Az első forduló előtt mindenki két üzletet alapít.
act-theirs-open = Mindjárt kiderül, melyik oszlop lapkáira lehet licitálni.
act-theirs-bid = Folyik a licit egy oszlopra. A legmagasabb licit viszi a lapkáit.
act-theirs-take = Aki utolsónak marad, ingyen vesz el egy oszlopot.
act-theirs-pay = A nyertes eldönti, mivel fizet.
act-theirs-remove = Amelyik üzletnek nem jut kukorica, az megszűnik.
act-theirs-city = A városlapkák üzletet építenek, vagy pontot hoznak értük.
act-theirs-land = A földlapkák új földet hoznak, vagy megtisztítják.
act-theirs-trade = A kereskedéslapkákkal prémet lehet venni vagy szállítani.
act-hint-build = A + jelöli, hol építesz. Minden üzlet most 1 fába, aztán fordulónként 1 kukoricába kerül.
act-hint-add_land = Válassz egy kártyát. Az asztalosműhellyel építs rá házakat, utána megtisztítható.
act-hint-trade = Válassz egy kereskedőt. A prémek a hajókra kellenek.
act-hint-ship = Válassz egy hajót, és adj rá pontosan annyi prémet, amennyi kell neki. Ettől kezdve minden fordulóban árut hoz.
act-hint-lumberyard = Vegyél vagy adj el fát, darabja 1 érme.
act-hint-granary = Vegyél vagy adj el kukoricát, darabja 1 érme.
act-hint-millwork = Építs házakat a földjeidre balról jobbra, darabja 1 fa.
act-hint-black_market = Vegyél prémet látatlanban; fizethetsz érmével, áruval vagy vegyesen.

act-kind-place = Üzlet alapítása
act-kind-open = Licit megnyitása
act-kind-bid = Licit
act-kind-pass_bid = Passz
act-kind-pay = A licit kifizetése
act-kind-take_column = Oszlop elvétele
act-kind-build = Üzletek építése
act-kind-elections = Választások tartása
act-kind-add_land = Földszerzés
act-kind-clear_land = Föld megtisztítása
act-kind-trade = Prémkereskedés a delavárokkal
act-kind-ship = Prémszállítás
act-kind-lumberyard = Fatelep
act-kind-granary = Magtár
act-kind-docks = Dokkok
act-kind-millwork = Asztalosműhely
act-kind-black_market = Feketepiac
act-kind-trading_company = Kereskedelmi vállalat
act-kind-pass_tile = Lapka passzolása
act-kind-pass_special = Különleges akció passzolása
act-kind-end_turn = Kör befejezése
act-kind-remove = Lemondás üzletekről

act-use-tile = { $step ->
    [city] Városlapka
    [land] Földlapka
   *[trade] Kereskedéslapka
  }
act-special = Különleges akció
act-no-tile = { $step ->
    [city] Ebben a fordulóban nincs városlapkád.
    [land] Ebben a fordulóban nincs földlapkád.
   *[trade] Ebben a fordulóban nincs kereskedéslapkád.
  }
act-tiles-used = { $n ->
    [one] A lapkádat felhasználtad.
   *[other] Mind a(z) { $n } lapkádat felhasználtad.
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
    [one] 1 üzlet bármelyik negyedben
   *[other] Legfeljebb { $n }, bármelyik negyedekben
  }
act-detail-elections = { $tied ->
    [0] Negyedek többséggel: { $led }
   *[other] { $led ->
        [0] Negyedek holtversennyel: { $tied }
       *[other] Negyedek többséggel: { $led }, holtversennyel: { $tied }
    }
  }
act-detail-add_land = { $n ->
    [one] 1 kártya, a sorod { $place }. kártyája lesz.
   *[other] 1 a { $n } kártya közül, a sorod { $place }. kártyája lesz.
  }
act-detail-clear_land = { $n ->
    [one] 1 kártya. Aratás: fordulónként +{ $corn } kukorica.
   *[other] { $n } kártya. Aratás: fordulónként +{ $corn } kukorica.
  }
act-covered-then = Így elég lesz a kukorica.
act-detail-trade = { $n ->
    [one] 1 kereskedőt tudsz kifizetni
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
    [0] Az állomásod a(z) { $zone }. zónába kerül
   *[other] Az állomásod a(z) { $zone }. zónába: utazás −{ $saved } kukorica
  }
act-longhouse-moves = Egy hosszúház odébb költözik: { $camp }. tábor → { $to }.
act-longhouse-leaves = Egy hosszúház elhagyja a(z) { $camp }. tábort.
act-what-lumberyard = Fa vétele és eladása, az építkezéshez
act-what-granary = Kukorica vétele és eladása, fenntartáshoz és utazáshoz
act-what-docks = Raktárak építése, ahol áru fér el
act-what-millwork = Házak építése a földjeidre
act-what-black_market = Prém vétele látatlanban
act-what-trading_company = A kereskedőállomásod továbbvitele folyón felfelé

act-nobody-there = még senki
act-leads = Többség: { $players }.
act-tied = Holtverseny: { $players }.
act-gets-majority = többség
act-gets-tie = holtverseny
act-loses-majority = elveszik a többség
act-loses-tie = elveszik a holtverseny
act-only-tied = már csak holtverseny
act-loses-last = fordulónként 1 érmével kevesebb
act-loses-nothing = nem veszik el többség
act-remove-chosen = Kiválasztva: { $n } / { $number }.
act-remove-cost = { $n ->
    [one] Mindegyik { $n } pontba kerül.
   *[other] Mindegyik { $n } pontba kerül.
  }
act-land-place = { $points ->
    [one] A sorod { $place }. kártyája lesz: megtisztítva { $points } pont.
   *[other] A sorod { $place }. kártyája lesz: megtisztítva { $points } pont.
  }
act-journey = Az út a legközelebbi hosszúházig { $corn } kukoricába kerül.
act-ship-chosen = Prém: { $n } / { $need }.
act-ship-scoring = A legtöbbet szállított fajta prémenként 3, a következő 2, minden más 1 pontot ér.
act-buy-wood = Fa vétele
act-sell-wood = Fa eladása
act-buy-corn = Kukorica vétele
act-sell-corn = Kukorica eladása
act-cannot-buy = Nincs érméd vásárolni
act-cannot-sell = Nincs mit eladni
act-most = Mind: { $n }
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
    [one] A(z) { $place }. kártya ezzel megtelik: megtisztítva { $points } pont.
   *[other] A(z) { $place }. kártya ezzel megtelik: megtisztítva { $points } pont.
  }
act-houses-left = { $n ->
    [0] Ezzel minden házhely beépül.
    [one] { $n } házhely üres marad.
   *[other] { $n } házhely üres marad.
  }
act-price = Ár { $n }:
act-in-goods = Áru az árban
act-drawn = A prémeket azonnal kihúzzuk. Ezt nem lehet visszavonni.

act-now = Most
act-round-end = Forduló vége
act-upkeep = Fenntartás: { $balance }
act-short = { $n } hiányzik
act-spare = { $n } marad
act-change = { $before } → { $after }
act-lost = { $n } elvész
act-income = { $n } bevétel
act-choose-district = Válassz negyedet
act-choose-card = Válassz kártyát
act-choose-trader = Válassz kereskedőt
act-choose-furs = Válassz prémet
act-choose-ship = Válassz hajót
act-choose-more = { $n ->
    [one] Válassz még egyet
   *[other] Válassz még { $n } üzletet
  }
act-do-place = Alapítás: { $district }
act-do-build = { $n } építése { $n } fáért
act-do-add_land = Ezt a földet kérem
act-do-trade = { $furs ->
    [one] { $furs } prém vétele, ára { $price }
   *[other] { $furs } prém vétele, ára { $price }
  }
act-do-ship = { $points ->
    [one] { $furs } szállítása { $points } pontért
   *[other] { $furs } szállítása { $points } pontért
  }
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
    [one] Lemondok erről az üzletről
   *[other] Lemondok erről a { $n } üzletről
  }
act-do-it = Rendben
act-upkeep-short = Az üzleteidnek { $upkeep } kukorica kell; neked { $corn } van, és { $harvest } jön az aratásból. { $n } hiányzik.

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
act-until-auction = Már megszólaltál. Akkor jössz újra, ha ez az oszlop elkelt.
act-until-opened = Akkor szólalsz meg, ha kiderült, melyik oszlopról van szó.
act-until-bidding = Legközelebb az 1. forduló licitjén jössz.
act-last-turn = A legutóbbi köröd
act-replay = Mi történt azóta?
act-skip = Átugrás
act-space = Szóköz
act-watching = Nézőként vagy itt. Az asztalon mindent látsz; a játékosok döntenek.
act-over-note = A végső pontok megvannak.
act-to-result = Eredmény megtekintése

act-refused-title = Ezt nem lehet
act-stale-title = Az asztal gyorsabb volt
act-stale = Történt valami, amíg döntöttél, ezért nem hajtottuk végre. Most már a friss állást látod: válassz újra.
act-unsent-title = Nem ment el
act-connecting = Kapcsolódás
act-lost-connection = Megszakadt a kapcsolat
act-reconnecting = Magától újra próbálkozik; semmi sem vész el.
