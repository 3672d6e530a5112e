### The bidding: cash box, bids, payment

bid-box = Cash box
bid-legend = ≈ is the advisor’s guess: points more at the end of the game than without any column. The lower number: if others take first what you need.
bid-column = Column { $n }
bid-taken = taken
bid-advised = advised
bid-bonus = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
bid-no-bonus = no bonus
# In points.
bid-about = ≈ { $n }
bid-about-range = ≈ { $low }–{ $high }
bid-points = points
bid-was-worth = was { $worth } points to you
bid-scores-now = { $n ->
    [one] +{ $n } point this round
   *[other] +{ $n } points this round
}
bid-foot-high = Highest bid { $n }
bid-foot-wins = Won for { $n }, to be paid
bid-foot-for = for { $n }
bid-foot-free = for nothing
bid-foot-chosen = your choice
bid-foot-take = Take for nothing
bid-foot-choose = Offer this one
bid-foot-open = not yet offered
bid-foot-left = nobody took it
bid-two-large = Two players: only a small column now.
bid-two-small = Two players: left for whoever does not win.

## What one would do with a column, in a list

bid-plan-elections = hold elections
bid-plan-build = build businesses
bid-plan-clear_land = clear land
bid-plan-add_land = add land
bid-plan-trade = buy furs
bid-plan-ship = ship furs
bid-tiles-city = { $n ->
    [one] { $n } city tile
   *[other] { $n } city tiles
}
bid-tiles-land = { $n ->
    [one] { $n } land tile
   *[other] { $n } land tiles
}
bid-tiles-trade = { $n ->
    [one] { $n } trade tile
   *[other] { $n } trade tiles
}

## Opening, bidding, taking

bid-choose-first = Choose a column first, here or in the cash box.
bid-do-open = Open with { $bid }
bid-do-take = Take column { $column }
bid-do-bid = Bid { $bid }
bid-step-column = Which column is auctioned?
bid-step-amount = Your opening bid
bid-last-column = The last column, for nothing
bid-auction = Auction { $n } of { $of }
bid-speakers = Who speaks when
bid-speaks-now = speaks now
bid-speaks-later = is still to speak
bid-passed = passed
bid-already-out = { $n ->
    [one] { $players } has a column already.
   *[other] { $players } have a column already.
}
bid-your-bid = Your bid
bid-quick = Likely bids
bid-advised-limit = the most that the advisor would bid
bid-limit = limit
bid-max = max
bid-note-most = all you have
bid-note-least = lowest bid
bid-advisor-passes = The advisor would pass: at this price another column does more for you.
bid-advisor-bids = The advisor would bid { $bid }.
bid-advisor-bids-limit = The advisor would bid { $bid }; it pays off up to { $limit }.
bid-advisor-limit = Bidding for this column pays off up to { $limit }.
bid-advisor-other = Another column would do more for you.
bid-you-hold = You hold { $n }, the most you can bid
bid-left-after = { $n } left after it
bid-any-mix = Coins, furs, goods, wood, corn: each counts 1. You choose the mix once you have won.
bid-after-you = You speak only once. Still to come: { $players }.
bid-up-to = { $player } (up to { $most })

## What follows

bid-if-win = If you win
bid-if-pass = If you pass
bid-if-outbid = If somebody bids more
bid-what-follows = If you win, and if not
bid-you-get = You get
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; and { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bid-win-swap = Tokens swap: you act { $mine ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $mine }th
}, { $player } gets token { $theirs }.
bid-win-keep = You keep your token and act { $mine ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $mine }th
}.
bid-pass-last = { $n ->
    [one] You take column { $columns } for nothing.
   *[other] You take one of the columns { $columns } for nothing.
}
bid-pass-more = Columns { $columns } are left for { $n } of you. Whoever is last takes one for nothing.
bid-pass-best = The best of them for you: column { $column }, { $worth } points.

## What one tile does

bid-tile-does = What one tile does for you now
bid-elections = Hold elections
bid-no-majority = no majority yet
bid-build = { $n ->
    [one] Build { $n } business
   *[other] Build 1–{ $n } businesses
}
bid-build-none = Build businesses
bid-each = { $n } each
bid-no-wood = no wood
bid-no-buildings = no buildings left
bid-clear = { $n ->
    [one] Clear { $n } card
   *[other] Clear { $n } cards
}
bid-clear-none = Clear land
bid-houses-missing = { $n ->
    [one] { $n } house missing
   *[other] { $n } houses missing
}
bid-no-land = nothing to clear
bid-add-land = Add land, as card { $n }
bid-when-cleared = { $n } when cleared
bid-none-open = none left
bid-trade = { $n ->
    [one] Buy { $n } fur
   *[other] Buy up to { $n } furs
}
bid-trade-none = Buy furs
bid-too-far = journey: { $need } corn, you hold { $have }
bid-no-journey = no journey
bid-no-goods = not enough goods
bid-ship = Ship furs
bid-ship-short = needs { $need }, you hold { $have }
bid-lead-tie = { $led ->
    [0] You lead no district
    [one] You lead { $led } district
   *[other] You lead { $led } districts
} and { $tied ->
    [0] tie in none.
   *[other] tie in { $tied }.
}
bid-land-offer = On offer: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} (houses: { $houses }), up to { $wood } wood or { $corn } corn.
bid-ships-ask = { $n ->
    [one] The ship in harbour asks for { $furs } furs.
   *[other] Ships in harbour ask for { $furs } furs.
}

## Paying

bid-kind-coins = coins
bid-kind-wood = wood
bid-kind-corn = corn
bid-kind-goods = goods
bid-kind-furs = Furs
bid-keeps = keep { $n }
bid-none-held = you have none
bid-sum = { $n } of { $of }
bid-sum-missing = { $n } still missing
bid-sum-over = { $n } too many
bid-corn-enough = Your businesses eat { $need } corn at the end of the round. You keep { $corn } and harvest { $harvest }: enough.
bid-corn-short = Your businesses eat { $need } corn at the end of the round. You keep { $corn } and harvest { $harvest }: { $n ->
    [one] { $n } business would go, −{ $points } points.
   *[other] { $n } businesses would go, −{ $points } points.
}
bid-no-coins-left = No coin left: special actions where you neither lead nor tie cost one.
bid-pay-advised = Pay as the advisor would
bid-pay-is-advised = So the advisor would pay.
bid-do-pay = Pay { $n }
bid-other-pays = { $player } has won column { $column } and pays { $n }.
