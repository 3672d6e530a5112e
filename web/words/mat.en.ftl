mat-title = Nieuw Amsterdam
mat-title-turn = ● Your turn – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = Round { $round }: the table waits for you.
mat-heading = Nieuw Amsterdam, round { $round }: { $phase }
mat-skip = To your decision
mat-text-view = Text view
mat-home = Home
mat-home-brand = Nieuw Amsterdam, home
mat-tools = Table tools
mat-menu = Menu
mat-advisor = Advisor
mat-sound = Sound
mat-dark = Dark colours
mat-settings = Settings
mat-break = Take a break
mat-break-note = A bot plays for you until you are back.
mat-come-back = I am back
mat-resting = A bot plays for you.
mat-record = Download the record
mat-keys = Keys
mat-keys-note = The keys do nothing while you type. Arrow keys and Space scroll as everywhere.
mat-key-confirm = confirm what you have chosen
mat-key-cancel = drop what you have chosen
mat-key-undo = take back
mat-key-end = end your turn
mat-key-district = choose a district
mat-key-more = bid one more
mat-key-less = bid one less
mat-key-box = cash box or chart
mat-key-hurry = skip the animation
mat-key-read = read out what your choice would do
mat-key-log = log
mat-key-chat = chat
mat-key-text = text view
mat-key-mute = sound on or off
mat-key-keys = this list
mat-key-name-space = Space
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = There is nothing to read out now.
mat-read-draft = This brings { $changes }.
mat-read-no-change = This changes none of your resources or points.
mat-round = Round { $round }
mat-round-of = of { $rounds } · { $decade }
mat-round-short = Round { $round } of { $rounds }
mat-round-full = Round { $round } of { $rounds }, { $decade }
mat-phase-setup = Setup
mat-phase-preparation = Preparation
mat-phase-bidding = Bidding
mat-phase-city = City
mat-phase-land = Land
mat-phase-trade = Trade
mat-phase-provisions = Provisions
mat-phase-end = Game end
mat-patroons = Patroons in turn order
mat-decision = Your decision
mat-story = Log and chat
mat-log = Log
mat-log-earlier = Earlier
mat-chat = Chat
mat-chat-field = Say something
mat-chat-send = Send
mat-chat-empty = Nobody has said anything yet.
mat-chat-unread = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
mat-show = Shown here
mat-cash-box = Cash box
mat-chart = Chart
mat-sheet-open = Open: { $title }
mat-sheet-close = Close: { $title }
mat-look = Look at the board
mat-result = Show the result
mat-tabs = Parts of the table
mat-tab-act = Act
mat-tab-chart = Chart
mat-tab-city = City
mat-tab-mat = My mat
mat-tab-others = Others
mat-to-decision = To your decision
mat-hand-over = Now it is { $player }’s turn
mat-hand-over-ok = OK
mat-your-turn = Your turn
mat-your-bid = your bid
mat-acting = acting now
mat-turn-done = turn done
mat-of = Mat of { $player }
mat-your-mat = Your mat
mat-open = Show the mat of { $player }
mat-chip = { $player }: turn order { $token }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show the mat.
mat-who-bot = bot
mat-who-stand-in = bot for now
mat-who-here = here
mat-who-present = there
mat-who-away = away
mat-won-for = column { $column } for { $bid }
mat-won-free = column { $column }, free
mat-won-short = column { $column }
mat-high-bid = highest bid: { $bid }
mat-chooser = chooser
mat-bidder-won = has a column
mat-bidder-chooser = chooser
mat-bidder-speaks = still to speak
mat-bidder-waits = still in
mat-zone = zone { $n }
mat-post-zone = Trading post in zone { $n }; travel: { $corn } corn
mat-buildings-left = { $n ->
    [one] { $n } building left
   *[other] { $n } buildings left
}
mat-left = left
mat-corn-balance = { $corn } + { $harvest } harvest − { $upkeep } upkeep = { $rest }
mat-ships-bring = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}: { $goods } goods a round
mat-no-ships = none yet
mat-cleared-some = { $n ->
    [one] { $n } cleared card
   *[other] { $n } cleared cards
}: { $corn } corn a round
mat-card-cleared = Cleared land: { $corn } corn a round
mat-card-open = Land: { $built } of { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} built; { $wood } wood when cleared, then { $corn } corn a round
mat-houses = { $built } of { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} built
mat-tiles = Tiles of this round
mat-land-row = Land · points when cleared here
mat-wharf = Wharf
mat-wharf-is = { $warehouses ->
    [one] { $warehouses } warehouse
   *[other] { $warehouses } warehouses
}: { $goods } goods, room for { $room }
mat-ships = Ships
mat-place-worth = Land { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mat-cleared = cleared
mat-ready = ready
mat-to-build = { $n } to build
mat-clear-now = Clear land ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}): +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $wood } wood
mat-more = Land, wharf and ships
mat-then = then
mat-forecast = At the end of the round
mat-upkeep = Upkeep { $upkeep }: { $corn } corn + { $harvest } harvest
mat-spare = { $n } to spare
mat-short = { $n } short: { $n ->
    [one] a business is lost, −{ $points }
   *[other] { $n } businesses are lost, −{ $points }
}
mat-unfed = { $n ->
    [one] { $n } business can’t be fed
   *[other] { $n } businesses can’t be fed
}: −{ $points }
mat-fed = Every business is fed
mat-then-spare = then { $n } to spare
mat-then-short = then { $n } short
mat-clear-spare = if you clear: { $n } to spare
mat-clear-short = if you clear: { $n } short
mat-goods-come = +{ $n } goods
mat-goods-lost = { $n } lost, piers full
mat-then-lost = then { $n } lost
mat-income = +{ $n } income
mat-then-coins = then +{ $n }
mat-at-end = { $land ->
    [0] at the end: +{ $n }
   *[other] at the end: +{ $n }, { $land } of it for land
}
mat-at-end-parts = If the game ended now: elections { $elections }, land { $land }, furs { $furs }, resources { $resources }
