end-you-win = Győztél, { $n } : { $next }
end-wins = { $player } győzött, { $n } : { $next }
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
   *[lost] Az ellátatlan üzletek miatti veszteség döntött
}: { $n } pont ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] A föld döntött
    [elections] A választások döntöttek
    [furs] Az elszállított prémek döntöttek
    [final_elections] A záró választások döntöttek
    [final_land] Az utolsó föld döntött
    [left] A megmaradt prémek és erőforrások döntöttek
   *[lost] Az ellátatlan üzletek miatti veszteség döntött
}: { $n } pont (te: { $theirs }).
end-your-place = Helyezésed: { $place }. a { $of } közül, { $n } pont.
end-table = { $n } patrónus · játéktábla: { $board }
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
end-turn-elections = { $player } választást tart: { $led } többség, { $tied } holtverseny
end-turn-shipping = { $player } { $n } prémet szállít, { $types } félét
end-turn-removal = { $player } nem tud ellátni { $n } üzletet
end-plus = +{ $n } pont
end-minus = −{ $n } pont
end-see = Megnézem
end-next = Hogyan tovább?
end-rematch = Visszavágó ugyanennél az asztalnál
end-to-rematch = A visszavágóhoz
end-review = Játszma visszanézése
end-share = Megosztás
end-share-title = Egy Nieuw Amsterdam-játszma
end-copied = Hivatkozás kimásolva
end-link = Hivatkozás ehhez a játszmához
end-record = A játéknapló letöltése
end-auctions = Oszlopok
end-paid = fizetve
end-worth = értéke kb.
end-auction = { $round }. forduló: fizetve { $paid }.
end-auction-worth = { $round }. forduló: fizetve { $paid }, értéke kb. { $worth } pont.
end-appraise = Mennyit értek?
end-appraising = A tanácsadó gondolkodik: { $n } / { $of }
end-worth-note = A fizetség erőforrásban, az érték pontban, ahogy a tanácsadó akkor látta.
end-fair-hash = A mag kivonata, a kezdettől látható:
end-fair-later = Maga a mag a játék végén derül ki. Akkor itt minden keverés ellenőrizhető.
end-fair-check = Keverések ellenőrzése
end-fair-checking = Ellenőrzés …
end-fair-good = Tiszta keverés: { $draws } húzásból { $right } következik a magból ({ $seed }).
end-fair-promised = A kivonata az, amely a kezdettől látható volt.
end-fair-recorded = A kivonata az, amely a játéknaplóban áll; hogy a játék előtt látható volt-e, azt csak a résztvevők tudják.
end-fair-before = { $n } korábbi húzás nem ellenőrizhető: a játéknaplóban nincs meg a magja.
end-fair-no-seed = Ebben a játéknaplóban nincs mag, ezért a keverések nem ellenőrizhetők.
end-fair-broken = A mag ({ $seed }) kivonata nem az, amely a kezdettől látható volt.
end-fair-differs = { $draws } húzásból { $right } következik a magból. Az első eltérés a játéknapló { $line }. sorában van: { $what }.
end-fair-how = Hogyan történt az ellenőrzés?
end-fair-explained = A játék előtt kisorsoltunk egy titkos magot, és SHA-256-kivonatát mindenki láthatta. A magból minden keverés következik. A böngésződ most újra kiszámította őket, és húzásonként összevetette a játéknaplóval.
end-fair-seed = Mag:
review-title = Visszanézés
review-result = Eredmény
review-fair = Tisztaság
review-record = Játéknapló
review-table = Az asztal ennél a lépésnél
review-loading = A játszma betöltése …
review-not-over = Ez a játszma még nem ért véget
review-to-table = Az asztalhoz
review-steps = A játszma lépésről lépésre
review-bar = Végig a játszmán
review-slider = A játszma lépése
review-step = { $n }. lépés a { $of } közül: { $what }
review-count = { $n }. lépés / { $of }
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
review-thinking = A tanácsadó gondolkodik …
review-played = ez történt
review-pays = { $player } fizet: { $what }.
review-margin = { $n } a többiek átlagához képest a játék végén
review-margin-note = A számok: előny pontban a többiek átlagához képest a játék végén, ha jól megy tovább.
review-columns = Mennyit érnek itt az oszlopok
review-column = { $column }. oszlop: kb. { $worth } pont
review-column-bid = { $column }. oszlop: kb. { $worth } pont, legfeljebb { $bid } a licit
review-play-on = Továbbjátszom innen
review-play-on-as = Te döntesz az ő helyén: { $player }; a többieket botok játsszák.
review-play-on-not = Ennél a lépésnél senki sem dönt; lépj egyet vissza.
review-share = Lépés megosztása
review-show-box = Pénzdoboz
review-show-chart = Térkép
