# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = Die Karte: Fluss, Stadt, Händler, Land und Schiffe
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
chart-needs = Felle
chart-taken = ver­geben
chart-not-yet = noch nicht

# Each place in full, for those who listen.
chart-camp-of = Dorf { $n }, Langhäuser: { $have } von { $spaces }.
chart-boat-of = Das Boot von Zone { $n } nach Zone { $to } kostet { $corn }.
chart-zone-of = Zone { $n }, Handelsposten: { $players }; freie Plätze: { $free }.
chart-zone-free = Zone { $n }, kein Handelsposten; freie Plätze: { $free }.
chart-next-post = Die Handelsgesellschaft brächte deinen Posten hierher.
chart-longhouse-goes = Mit dem gewählten Land verlässt ein Langhaus dieses Dorf.
chart-longhouse-comes = Mit dem gewählten Land kommt ein Langhaus in dieses Dorf.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: keine Geschäfte.
chart-leads = Mehrheit: { $player }.
chart-tied = Gleichstand um die Mehrheit: { $players }.
chart-fee-none = Die Sonderaktion ist hier für dich gratis.
chart-fee-coin = Die Sonderaktion kostet dich hier 1 Münze.
chart-planned = Hier geplant: { $n }.
chart-removed = Hier zu entfernen: { $n }.
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
chart-about-lumberyard = Als Sonderaktion: beliebig viel Holz für je 1 Münze kaufen, oder beliebig viel zum selben Preis verkaufen.
chart-about-granary = Als Sonderaktion: beliebig viel Getreide für je 1 Münze kaufen, oder beliebig viel zum selben Preis verkaufen.
chart-about-docks = Als Sonderaktion: für 1 Holz dein nächstes Lagerhaus bauen; es öffnet seine Anlegestelle für Waren.
chart-about-millwork = Als Sonderaktion: ein bis drei Häuser auf deinem Land bauen, je 1 Holz, von links nach rechts.
chart-about-black_market = Als Sonderaktion: ein bis drei Felle verdeckt aus dem Vorrat ziehen, jedes für 3 Münzen oder Waren.
chart-about-trading_company = Als Sonderaktion: für 1 Holz deinen Handelsposten in die nächste freie Zone flussaufwärts setzen, so weit dort Langhäuser stehen.
chart-about-fee = Gratis für alle, die hier die Mehrheit haben oder teilen; sonst 1 Münze.
chart-about-land = Ein Landplättchen holt eine dieser Karten in deine Reihe. Jedes Mal zieht ein Langhaus flussaufwärts.
chart-about-ship = Ein Handelsplättchen füllt ein Schiff mit so vielen Fellen, wie es braucht: Punkte sofort, Münzen einmal, Waren in jeder Runde.
chart-about-trader = Ein Handelsplättchen kauft Felle bei einem der Händler. Steht deinem Posten kein Langhaus gegenüber, kosten die Boote zum nächsten Getreide.
chart-about-river = Der Handel kostet keine Reise, wo deinem Posten Langhäuser gegenüberstehen; sonst zahlst du Getreide für jedes Boot bis zum nächsten bewohnten Dorf flussaufwärts.
chart-none-of-yours = Hier ist keines deiner Geschäfte.
chart-too-dear = Der Preis ist { $goods }: mehr, als du hast.
chart-too-few-furs = Nötig: { $furs }, mehr, als du hast.
chart-enough = Mehr geht nicht in einer Aktion: { $n }.
chart-rule = Regel { $rule }
