# The decision panel.
act-panel = Your decision
act-your-turn = Your turn
act-turn-of = { $player }: your turn
act-choosing = { $player } is choosing
act-drawing = Cards and furs are drawn
act-over = The game is over
act-order = Turn order
act-done = done
act-advised = advised
act-free = free
act-undo = Undo
act-cancel = Cancel
act-end-turn = End turn
act-pass = Pass

# One sentence: what can be done now, and what for.
act-now-place = Found a business in any district. It earns a coin every round and helps you to lead there.
act-now-open = Choose a column and name the first bid. Its tiles are what you can do this round.
act-now-bid = Bid more to get these tiles, or pass and wait for another column. You speak once for each column.
act-now-take = You are the last one: take a column for nothing.
act-now-pay = The column is yours. Pay with whatever you need least: coins, goods, wood, corn and furs count 1 each.
act-now-remove = There is not enough corn for all your businesses. Choose which ones you give up.
act-now-city = Use your city tiles to build businesses or to score those you have; and one special action.
act-now-city-tile = { $n ->
    [one] One city tile is left: build businesses, or score those you have.
   *[other] { $n } city tiles are left: build businesses, or score those you have.
  }
act-now-land = Use your land tiles to get new land or to clear full land for wood and points; and one special action.
act-now-land-tile = { $n ->
    [one] One land tile is left: get new land, or clear full land for wood and points.
   *[other] { $n } land tiles are left: get new land, or clear full land for wood and points.
  }
act-now-trade = Use your trade tiles to buy furs for goods or to ship furs for points; and one special action.
act-now-trade-tile = { $n ->
    [one] One trade tile is left: buy furs for goods, or ship furs for points.
   *[other] { $n } trade tiles are left: buy furs for goods, or ship furs for points.
  }
act-now-special = No tile left, but one special action: choose a district, or end your turn for a coin.
act-now-chance = New cards, furs and tiles are laid out.
act-now-over = All six rounds have been played.
act-theirs-place = Everyone founds two businesses before the first round.
act-theirs-open = A column of tiles is about to be put up for bidding.
act-theirs-bid = The bidding for a column goes on. The highest bid gets its tiles.
act-theirs-take = The last one takes a column for nothing.
act-theirs-pay = The winner chooses what to pay with.
act-theirs-remove = Businesses without corn have to go.
act-theirs-city = City tiles build businesses or score them.
act-theirs-land = Land tiles bring new land or clear it.
act-theirs-trade = Trade tiles buy furs or ship them.
act-hint-build = Say with + where you build. Each business costs 1 wood now and 1 corn every round.
act-hint-add_land = Pick a card. Fill it with houses at the millwork; then it can be cleared.
act-hint-trade = Pick a trader. The furs are for the ships.
act-hint-ship = Pick a ship and give it exactly the furs it needs. It brings goods every round from now on.
act-hint-lumberyard = Buy or sell wood, 1 coin each.
act-hint-granary = Buy or sell corn, 1 coin each.
act-hint-millwork = Build houses on your land, from left to right, 1 wood each.
act-hint-black_market = Buy furs unseen; pay in coins, goods or both.

# Kinds of moves: titles of options, and what an undo takes back.
act-kind-place = Found a business
act-kind-open = Open the bidding
act-kind-bid = Bid
act-kind-pass_bid = Pass
act-kind-pay = Pay the bid
act-kind-take_column = Take a column
act-kind-build = Build businesses
act-kind-elections = Hold elections
act-kind-add_land = Add land
act-kind-clear_land = Clear land
act-kind-trade = Trade with the Lenape
act-kind-ship = Ship furs
act-kind-lumberyard = Lumberyard
act-kind-granary = Granary
act-kind-docks = Docks
act-kind-millwork = Millwork
act-kind-black_market = Black market
act-kind-trading_company = Trading company
act-kind-pass_tile = Pass a tile
act-kind-pass_special = Pass the special action
act-kind-end_turn = End turn
act-kind-remove = Give up businesses

# Sections and details.
act-use-tile = { $step ->
    [city] Use a city tile
    [land] Use a land tile
   *[trade] Use a trade tile
  }
act-special = Special action
act-no-tile = { $step ->
    [city] You have no city tile in this round.
    [land] You have no land tile in this round.
   *[trade] You have no trade tile in this round.
  }
act-tiles-used = { $n ->
    [one] Your tile is used.
   *[other] All { $n } tiles are used.
  }
act-each = { $n } each
act-each-said = { $what } each
act-later = { $n } later
act-later-said = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } when cleared
act-up-to = up to { $n }
act-up-to-said = { $n ->
    [one] up to { $n } point
   *[other] up to { $n } points
  }
act-goods-range = { $range } goods
act-detail-build = { $n ->
    [one] 1 business in any district
   *[other] Up to { $n }, in any districts
  }
act-detail-elections = { $tied ->
    [0] Districts you lead: { $led }
   *[other] { $led ->
        [0] Districts you tie for: { $tied }
       *[other] Districts you lead: { $led }, tie for: { $tied }
    }
  }
act-detail-add_land = { $n ->
    [one] 1 card, as card { $place } of your row.
   *[other] 1 of { $n } cards, as card { $place } of your row.
  }
act-detail-clear_land = { $n ->
    [one] 1 card. Harvest +{ $corn } corn a round.
   *[other] { $n } cards. Harvest +{ $corn } corn a round.
  }
act-covered-then = Upkeep is then covered.
act-detail-trade = { $n ->
    [one] 1 trader you can pay
   *[other] { $n } traders to choose from
  }
act-detail-ship = { $n ->
    [one] You can fill 1 ship
   *[other] { $n } ships to choose from
  }
act-detail-lumberyard = { $ways ->
    [both] Buy { $buy } or sell { $sell } wood
    [buy] Buy { $buy } wood
   *[sell] Sell { $sell } wood
  }
act-detail-granary = { $ways ->
    [both] Buy { $buy } or sell { $sell } corn
    [buy] Buy { $buy } corn
   *[sell] Sell { $sell } corn
  }
act-detail-docks = Pier { $pier }: room for { $n } more goods
act-detail-millwork = { $n ->
    [one] { $range } house on your land
   *[other] { $range } houses on your land
  }
act-detail-black_market = { $n ->
    [one] { $range } fur unseen, { $price } coins or goods
   *[other] { $range } furs unseen, { $price } coins or goods each
  }
act-detail-trading_company = { $saved ->
    [0] Your post moves to zone { $zone }
   *[other] Your post to zone { $zone }: journey −{ $saved } corn
  }
act-longhouse-moves = A longhouse moves: camp { $camp } → { $to }.
act-longhouse-leaves = A longhouse leaves camp { $camp }.
act-what-lumberyard = Buy and sell wood, for building
act-what-granary = Buy and sell corn, for upkeep and journeys
act-what-docks = Build warehouses that hold goods
act-what-millwork = Build houses on your land
act-what-black_market = Buy furs unseen
act-what-trading_company = Move your trading post upriver

# Editors.
act-nobody-there = nobody yet
act-leads = Majority: { $players }.
act-tied = Tied: { $players }.
act-gets-majority = majority
act-gets-tie = tie
act-loses-majority = majority lost
act-loses-tie = tie lost
act-only-tied = only tied
act-loses-last = 1 coin less a round
act-loses-nothing = no lead lost
act-remove-chosen = Chosen: { $n } of { $number }.
act-remove-cost = { $n ->
    [one] Each costs { $n } point.
   *[other] Each costs { $n } points.
  }
act-land-place = { $points ->
    [one] Becomes card { $place } of your row: { $points } point when cleared.
   *[other] Becomes card { $place } of your row: { $points } points when cleared.
  }
act-journey = The journey to the nearest longhouse costs { $corn } corn.
act-ship-chosen = Furs: { $n } of { $need }.
act-ship-scoring = The type you ship most scores 3 a fur, the next 2, any other 1.
act-buy-wood = Buy wood
act-sell-wood = Sell wood
act-buy-corn = Buy corn
act-sell-corn = Sell corn
act-cannot-buy = No coin to buy with
act-cannot-sell = Nothing to sell
act-most = All { $n }
act-now-have = Now: { $what }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
act-then-have = Then: { $what }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
act-houses = { $n ->
    [one] { $n } house
   *[other] { $n } houses
  }
act-houses-full = { $points ->
    [one] Card { $place } is then full: { $points } point when cleared.
   *[other] Card { $place } is then full: { $points } points when cleared.
  }
act-houses-left = { $n ->
    [0] Then all house spaces are built.
    [one] { $n } house space stays empty.
   *[other] { $n } house spaces stay empty.
  }
act-price = Price { $n }:
act-in-goods = Goods in the price
act-drawn = The furs are drawn at once. That can’t be taken back.

# Under a draft.
act-now = Now
act-round-end = Round’s end
act-upkeep = Upkeep: { $balance }
act-short = { $n } short
act-spare = { $n } to spare
act-change = { $before } → { $after }
act-lost = { $n } lost
act-income = { $n } income
act-choose-district = Choose a district
act-choose-card = Choose a card
act-choose-trader = Choose a trader
act-choose-furs = Choose furs
act-choose-ship = Choose a ship
act-choose-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
  }
act-do-place = Found: { $district }
act-do-build = Build { $n } for { $n } wood
act-do-add_land = Add this land
act-do-trade = { $furs ->
    [one] Buy { $furs } fur for { $price }
   *[other] Buy { $furs } furs for { $price }
  }
act-do-ship = { $points ->
    [one] Ship { $furs } for { $points } point
   *[other] Ship { $furs } for { $points } points
  }
act-do-buy = Buy { $what }
act-do-sell = Sell { $what }
act-do-millwork = { $n ->
    [one] Build { $n } house for { $n } wood
   *[other] Build { $n } houses for { $n } wood
  }
act-do-black_market = { $n ->
    [one] Buy { $n } fur unseen
   *[other] Buy { $n } furs unseen
  }
act-do-remove = { $n ->
    [one] Give up this business
   *[other] Give up these { $n }
  }
act-do-it = Do it
act-upkeep-short = Your businesses need { $upkeep } corn; you have { $corn } + { $harvest } from harvest. { $n } short.

# While others decide.
act-has-left = { $special ->
    [yes] { $n ->
        [0] { $player } has only the special action left.
        [one] { $player } has { $n } tile and the special action left.
       *[other] { $player } has { $n } tiles and the special action left.
    }
   *[no] { $n ->
        [0] { $player } is nearly done.
        [one] { $player } has { $n } tile left.
       *[other] { $player } has { $n } tiles left.
    }
  }
act-until = { $n ->
    [one] You are next.
   *[other] You decide after { $n } turns.
  }
act-until-step = { $step ->
    [land] { $n ->
        [one] You are next, in the land step.
       *[other] You decide again in the land step, after { $n } turns.
    }
   *[trade] { $n ->
        [one] You are next, in the trade step.
       *[other] You decide again in the trade step, after { $n } turns.
    }
  }
act-until-round = You decide again in the next round’s bidding.
act-until-end = The game ends after this step.
act-until-settled = You have your column. You decide again in the city step.
act-until-auction = You have spoken. You decide again when this column is sold.
act-until-opened = You speak once a column has been named.
act-until-bidding = You decide again in the bidding of round 1.
act-last-turn = Your last turn
act-replay = Show what happened since
act-skip = Skip
act-space = Space
act-watching = You are watching. All of the table can be seen; the players decide.
act-over-note = The final points are counted.
act-to-result = See the result

# Refusals and the connection.
act-refused-title = That is not possible
act-stale-title = The table was faster
act-stale = Something happened while you decided, so nothing was done. You see the table as it is now: choose again.
act-unsent-title = Not sent
act-connecting = Connecting
act-lost-connection = The connection is lost
act-reconnecting = It is tried again by itself; nothing is lost.
