# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = A térkép: folyó, város, kereskedők, föld és hajók
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
chart-your-post = állomásod: { $zone }. zóna
chart-price-in-goods = ár áruban
chart-land = Új föld
chart-ships = Várakozó hajók
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
chart-does-black_market = 1–3 prém, egyenként 3
chart-does-trading_company = állomás felfelé
chart-free = ingyen
chart-each = { $n }/db
chart-pick = 1–{ $n } darab
chart-all = mind a { $n }
chart-no-furs = nincs prém
chart-needs = prém
chart-taken = elkelt
chart-not-yet = még nincs

# Each place in full, for those who listen.
chart-camp-of = { $n }. tábor, hosszúházak: { $spaces } helyből { $have } foglalt.
chart-boat-of = A csónak ára a { $n }. zónából a { $to }. zónába: { $corn }.
chart-zone-of = { $n }. zóna, kereskedőállomások: { $players }; szabad helyek: { $free }.
chart-zone-free = { $n }. zóna, nincs kereskedőállomás; szabad helyek: { $free }.
chart-next-post = A kereskedelmi vállalat ide hozná az állomásodat.
chart-longhouse-goes = A választott földdel egy hosszúház elhagyja ezt a tábort.
chart-longhouse-comes = A választott földdel egy hosszúház ebbe a táborba költözik.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: nincs üzlet.
chart-leads = Többség: { $player }.
chart-tied = Holtverseny a többségért: { $players }.
chart-fee-none = A különleges akció itt neked ingyenes.
chart-fee-coin = A különleges akció itt neked 1 érmébe kerül.
chart-planned = Ide tervezve: { $n }.
chart-removed = Innen lekerül: { $n }.
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
chart-about-lumberyard = Különleges akcióként: végy bármennyi fát darabonként 1 érméért, vagy adj el bármennyit ugyanennyiért.
chart-about-granary = Különleges akcióként: végy bármennyi kukoricát darabonként 1 érméért, vagy adj el bármennyit ugyanennyiért.
chart-about-docks = Különleges akcióként: 1 fáért felépíted a következő raktáradat, és megnyílik a dokkja az áruknak.
chart-about-millwork = Különleges akcióként: építs egy–három házat a földjeidre, darabját 1 fáért, balról jobbra.
chart-about-black_market = Különleges akcióként: húzz egy–három prémet a lefordított talonból, mindegyiket 3 érméért vagy áruért.
chart-about-trading_company = Különleges akcióként: 1 fáért a kereskedőállomásod a folyón felfelé a következő szabad zónába kerül, ameddig hosszúházak állnak.
chart-about-fee = Ingyenes annak, akié itt a többség, vagy aki osztozik rajta; másnak 1 érme.
chart-about-land = Egy földlapkával az egyik kártya a sorodba kerül. Minden ilyenkor egy hosszúház feljebb költözik a folyón.
chart-about-ship = Egy kereskedéslapkával megtöltesz egy hajót pontosan annyi prémmel, amennyi kell: azonnal pont, egyszer érme, fordulónként áru.
chart-about-trader = Egy kereskedéslapkával az egyik kereskedőtől veszel prémet. Ha az állomásoddal szemben nincs hosszúház, a csónakok a legközelebbihez kukoricába kerülnek.
chart-about-river = Az út ingyenes, ha az állomásoddal szemben hosszúház áll; különben minden csónakért kukoricát fizetsz a folyón felfelé a legközelebbi lakott táborig.
chart-none-of-yours = Itt nincs üzleted.
chart-too-dear = Az ára { $goods }: több, mint amennyid van.
chart-too-few-furs = Ide { $furs } kell: több, mint amennyid van.
chart-enough = Egy akcióban nincs több: { $n }.
chart-rule = { $rule } szabály
