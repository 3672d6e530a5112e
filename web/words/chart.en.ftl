# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = The chart: river, city, traders, land and ships
chart-noort = Noort Rivier
chart-oost = Oost Rivier
chart-river = The river
chart-camps = Camps
chart-posts = Posts
chart-upriver = upriver
chart-north = N
chart-city = City
chart-traders = Lenape traders
chart-journey = your journey
chart-journey-of = Your journey to the Lenape: { $corn }.
chart-your-post = your post: zone { $zone }
chart-price-in-goods = price in goods
chart-land = New land
chart-ships = Ships to fill
chart-reserve = fur reserve { $n }
chart-track = Score track
chart-track-of = { $player }: { $points }

# Names of the districts; a soft hyphen (U+00AD) where a long word may break.
chart-name-lumberyard = Lumberyard
chart-name-granary = Granary
chart-name-docks = Docks
chart-name-millwork = Millwork
chart-name-black_market = Black market
chart-name-trading_company = Trading company

# What the special action does, in a few words under the businesses of a district.
chart-does-lumberyard = buy / sell wood 1:1
chart-does-granary = buy / sell corn 1:1
chart-does-docks = next warehouse
chart-does-millwork = build 1–3 houses
chart-does-black_market = 1–3 furs, 3 each
chart-does-trading_company = post upriver
chart-free = free
chart-each = { $n } each
chart-pick = pick 1–{ $n }
chart-all = all { $n }
chart-no-furs = no furs
chart-needs = furs
chart-taken = taken
chart-not-yet = not yet

# Each place in full, for those who listen.
chart-camp-of = Camp { $n }, longhouses: { $have } of { $spaces }.
chart-boat-of = The boat from zone { $n } to zone { $to } costs { $corn }.
chart-zone-of = Zone { $n }, trading posts: { $players }; free spaces: { $free }.
chart-zone-free = Zone { $n }, no trading post; free spaces: { $free }.
chart-next-post = The trading company would bring your post here.
chart-longhouse-goes = A longhouse leaves this camp with the land that you chose.
chart-longhouse-comes = A longhouse comes to this camp with the land that you chose.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: no businesses.
chart-leads = Majority: { $player }.
chart-tied = Tied for the majority: { $players }.
chart-fee-none = The special action here is free for you.
chart-fee-coin = The special action here costs you 1 coin.
chart-planned = Planned here: { $n }.
chart-removed = To be removed here: { $n }.
chart-trader-pick = { $trader }: { $furs }. Choose 1 to { $n } of them, { $goods } each.
chart-trader-all = { $trader }: { $furs }. All of them together for { $goods }.
chart-trader-none = { $trader }: no furs.
chart-land-of = Land card { $n }: { $card }.
chart-land-taken = Land card { $n }: taken.
chart-ship-of = Ship card { $n }: { $card }.
chart-ship-taken = Ship card { $n }: taken.
chart-card-not-yet = Place { $n }: no card yet.
chart-best = Your best shipment here: { $points }.

# What a place is, when there is nothing to do with it now.
chart-about-lumberyard = As a special action: buy any amount of wood for 1 coin each, or sell any amount for as much.
chart-about-granary = As a special action: buy any amount of corn for 1 coin each, or sell any amount for as much.
chart-about-docks = As a special action: for 1 wood, build your next warehouse and open its pier for goods.
chart-about-millwork = As a special action: build one to three houses on your land, 1 wood each, from left to right.
chart-about-black_market = As a special action: draw one to three furs unseen from the reserve, each for 3 coins or goods.
chart-about-trading_company = As a special action: for 1 wood, move your trading post to the next free zone upriver, as far as there are longhouses.
chart-about-fee = Free for those who have or share the majority here; 1 coin for all others.
chart-about-land = A land tile takes one of these cards into your row. With each, a longhouse moves upriver.
chart-about-ship = A trade tile fills a ship with as many furs as it needs: points at once, coins once, goods every round.
chart-about-trader = A trade tile buys furs from one of the traders. If there is no longhouse opposite your post, the boats to the nearest one cost corn.
chart-about-river = Trade is free where longhouses stand opposite your post; otherwise you pay corn for every boat to the nearest camp upriver that has one.
chart-none-of-yours = None of your businesses is here.
chart-too-dear = The price is { $goods }: more than you have.
chart-too-few-furs = { $furs } needed: more than you have.
chart-enough = That is all for one action: { $n }.
chart-rule = rule { $rule }
