### The bidding: cash box, bids, payment

bid-box = Pénzdoboz
bid-legend = ≈ a tanácsadó becslése: ennyi ponttal zárnád jobban a játékot, mint oszlop nélkül. A kisebb szám: ha mások elviszik előled, ami kell.
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
bid-scores-now = +{ $n } pont már most
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

bid-plan-elections = választás
bid-plan-build = üzletek építése
bid-plan-clear_land = föld megtisztítása
bid-plan-add_land = földszerzés
bid-plan-trade = prémvétel
bid-plan-ship = prémszállítás
bid-tiles-city = { $n } városlapka
bid-tiles-land = { $n } földlapka
bid-tiles-trade = { $n } kereskedéslapka

## Opening, bidding, taking

bid-choose-first = Előbb válassz oszlopot, itt vagy a pénzdobozban!
bid-do-open = Nyitás ennyivel: { $bid }
bid-do-take = A(z) { $column }. oszlopot kérem
bid-do-bid = Licit: { $bid }
bid-step-column = Melyik oszlopra legyen licit?
bid-step-amount = A nyitó licited
bid-last-column = Az utolsó oszlop ingyen van
bid-auction = { $n }. licit a { $of } közül
bid-speakers = Ki mikor szólal meg
bid-speaks-now = most szólal meg
bid-speaks-later = még megszólal
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
bid-any-mix = Érme, prém, áru, fa, kukorica: mindegyik 1-et ér. Hogy miből fizetsz, azt csak a nyerés után döntöd el.
bid-after-you = Csak egyszer szólalhatsz meg. Utánad: { $players }.
bid-up-to = { $player } (legfeljebb { $most })

## What follows

bid-if-win = Ha nyersz
bid-if-pass = Ha passzolsz
bid-if-outbid = Ha valaki többet kínál
bid-what-follows = Ha nyersz, és ha nem
bid-you-get = Ezt kapod
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; és { $n } érme
bid-win-swap = A jelzők helyet cserélnek: te leszel a(z) { $mine }. a sorban, { $player } jelzője { $theirs } lesz.
bid-win-keep = Megtartod a jelződet: te vagy a(z) { $mine }. a sorban.
bid-pass-last = { $n ->
    [one] Ingyen megkapod ezt az oszlopot: { $columns }.
   *[other] Ingyen elviheted az egyiket ezek közül az oszlopok közül: { $columns }.
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
bid-each = egyenként { $n }
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
bid-no-journey = nincs út
bid-no-goods = kevés az áru
bid-ship = Prémszállítás
bid-ship-short = { $need } kell, neked { $have } van
bid-lead-tie = { $led ->
    [0] Sehol nincs többséged,
   *[other] { $led } kerületben többséged,
} { $tied ->
    [0] holtversenyed sincs.
   *[other] { $tied } kerületben holtversenyed van.
}
bid-land-offer = A kínálat: { $n } kártya (házak: { $houses }), legfeljebb { $wood } fa vagy { $corn } kukorica.
bid-ships-ask = { $n ->
    [one] A kikötői hajó ennyi prémet kér: { $furs }.
   *[other] A kikötői hajók ennyi prémet kérnek: { $furs }.
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
bid-corn-enough = Üzleteidnek a forduló végén { $need } kukorica kell. Marad { $corn }, aratsz { $harvest } darabot: elég lesz.
bid-corn-short = Üzleteidnek a forduló végén { $need } kukorica kell. Marad { $corn }, aratsz { $harvest } darabot: { $n } üzletet elveszítenél, −{ $points } pont.
bid-no-coins-left = Nem marad érméd: ahol nincs többséged vagy holtversenyed, a különleges akció egybe kerül.
bid-pay-advised = Fizetés a tanácsadó szerint
bid-pay-is-advised = A tanácsadó is így fizetne.
bid-do-pay = Fizetés: { $n }
bid-other-pays = { $player } megnyerte, most fizet érte: { $column }. oszlop, ára { $n }.
