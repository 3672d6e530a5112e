# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

### Names of things

district-lumberyard = lumberyard
district-granary = granary
district-docks = docks
district-millwork = millwork
district-black_market = black market
district-trading_company = trading company

fur-beaver = beaver
fur-mink = mink
fur-otter = otter
fur-muskrat = muskrat
fur-lynx = lynx

tile-city = city
tile-land = land
tile-trade = trade

trader-bottom = bottom trader
trader-middle = middle trader
trader-top = top trader

phase-setup = setup
phase-preparation = preparation
phase-bidding = bidding
phase-city = city step
phase-land = land step
phase-trade = trade step
phase-provisions = provisions and income
phase-end = game end

decade-1620s = 1620s
decade-1630s = 1630s

chance-furs = furs
chance-traders = furs for the traders
chance-land = land cards
chance-ships = ship cards
chance-tiles = tiles

origin-rulebook = rulebook
origin-deduced = deduced
origin-chosen = chosen
origin-file = this file

## Amounts

amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
amount-wood = { $n } wood
amount-corn = { $n } corn
amount-furs = { $n ->
    [one] { $n } fur
   *[other] { $n } furs
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $wood } wood once, { $corn } corn a round
card-ship = { $furs ->
    [one] { $furs } fur
   *[other] { $furs } furs
} needed, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} once, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} a round
none = none
# The end of a list of players.
list-and = { $some } and { $last }

### Why a move is refused. The rule's number is put in front.

not-enough-wood = Not enough wood: { $need } needed, { $have } there.
not-enough-buildings = Not enough buildings in your supply: { $need } needed, { $have } there.
not-enough-goods = Not enough goods: { $need } needed, { $have } there.
not-enough-coins = Not enough coins: { $need } needed, { $have } there.
not-enough-corn = Not enough corn: { $need } needed, { $have } there.
not-enough-furs = Not enough furs: { $need } needed, { $have } there.
not-enough-furs-of-type = Not enough furs of this type: { $need } needed, { $have } there.
not-enough-house-spaces = Not enough empty house spaces on your land: { $need } needed, { $have } there.
not-enough-furs-in-reserve = Not enough furs in the reserve and the discard pile: { $need } needed, { $have } there.
not-enough-coins-and-goods = Not enough coins and goods for a fur: { $need } needed, { $have } there after the fee.
not-enough-corn-to-travel = Not enough corn to travel to the nearest longhouse: { $need } needed, { $have } there.
negative-amount = An amount must not be below zero.
no-such-district = There is no such district.
no-such-trader = There is no such trader.
column-not-there = Column { $column } is not on offer.
column-not-of-size = With two players this must be a column of { $size } tiles that is still there; column { $column } is not.
bid-more-than-held = A bid of { $bid } is more than all the resources you hold: { $most } at most.
bid-too-low = A bid of { $bid } is too low: { $least } at least.
cannot-outbid = The bid of { $bid } can’t be beaten with resources that count { $most } in all; pass.
payment-not-the-bid = The payment must be { $need } resources in all, not { $have }.
no-tile = You have no tile of this step left.
special-taken = You have taken or passed the special action of this step already.
no-majority-or-tie = You have neither a majority nor a tie in any district; elections would bring nothing.
build-1-to-3 = One to three businesses can be built at once, not { $have }.
no-land-left = No land card lies open.
nothing-to-clear = None of your uncleared land cards has all its houses.
slot-empty = There is no card in slot { $slot }.
traders-empty = No trader has any furs.
trader-empty = No furs here: { $trader }.
trader-lacks-fur = The top trader has { $have } of this type, not { $need }: { $fur }.
trade-at-least-one = Name at least one fur to buy.
you-lack-fur = You hold { $have } of this type, not { $need }: { $fur }.
ship-needs-exactly = This ship takes exactly { $need } furs, not { $have }.
no-ships-left = No ship lies open.
no-coin-for-fee = The special action costs 1 coin, since you neither lead nor tie here, and you have none: { $district }.
buy-or-sell-at-least-one = Buy or sell, one of the two, at least 1.
nothing-to-buy-or-sell = You have nothing to sell here, and no coin to buy with.
all-warehouses-built = All your warehouses are built.
no-house-space = Your land has no empty house space.
houses-1-to-3 = One to three houses can be built at once, not { $have }.
furs-1-to-3 = One to three furs can be bought here, not { $have }.
goods-not-in-price = The price can hold 0 to { $most } goods, not { $have }.
no-zone-to-move-to = There is no free space upriver for your trading post that is not beyond the farthest longhouse.
remove-exactly = Name exactly { $need ->
    [one] { $need } business
   *[other] { $need } businesses
} to remove, not { $have }.
remove-too-many = You have only { $have } there: { $district }.
game-over = The game is over.
chance-is-due = First something has to be drawn; nobody decides now.
not-your-decision = It is not this player’s decision now: { $player } decides.
not-now = This can’t be done at this moment; something else is to be decided first.

## Chance that can't be

furs-for-another-player = These furs are due to { $player }.
wrong-number-of-furs = { $need } furs are drawn here, not { $have }.
chance-not-now = This outcome is not due here: { $chance }.
wrong-number-of-cards = { $need } cards are dealt, not { $have }.
card-not-in-deck = This card can’t come any more: { $card }.
wrong-number-of-furs-for-trader = Here { $need } furs are added, not { $have }: { $trader }.
furs-not-in-reserve = These furs can’t all be in the reserve.
wrong-tile-spaces = The tiles don’t fit the spaces of the cash box.
wrong-tiles = These are not the tiles of the cash box.

## Undo

undo-nothing = There is nothing to take back.
undo-chance = Something has been drawn since; that can’t be taken back.
undo-others-decided = The last decision was not this player’s, but that of { $player }.

### Files

file-not-found = There is no such file.
folder-not-found = The folder for it does not exist.
file-is-folder = This is a folder, not a file.
file-not-allowed = This file may not be read or written.
file-unreadable = The file can’t be used: { $reason }

field-missing = The field “{ $field }” is missing.
field-not-a-list = The field “{ $field }” must be a list.
field-not-an-integer = The field “{ $field }” must be a whole number.
field-too-large = The number in “{ $field }” is beyond { $most }.
field-unknown-name = The field “{ $field }” must be one of: { $names }.
field-buy-or-sell = Exactly one of “buy” and “sell” must be there.
field-not-a-card = The field “{ $field }” must hold cards of three numbers.
field-not-a-player = The field “{ $field }” must be a player from 0 to { $most }.
field-players = The field “{ $field }” must name 2 to 5 players, not { $have }.
field-not-an-object = The field “{ $field }” must be an object.
field-not-text = The field “{ $field }” must be a text that is not empty.
field-colours-alike = Two players have the same colour (field “{ $field }”).

record-empty = The file is empty; a record begins with a header.
record-not-a-record = This is no game record: its first line has no “format” of “{ $format }”.
record-other-version = The record is of version { $version }; this program knows version { $known }.
record-commitment-differs = The commitment is not the hash of the seed.
record-not-utf-8 = The line is not UTF-8 text.
record-not-json = The line is not JSON.
record-cut-off = The file is cut off within this line; --partial reads it up to the line before.
record-not-an-object = The line is not a JSON object.
record-line-too-long = The line is longer than { $most } bytes; this is no game record.
record-line-unknown = The line is none of a chance line, a move and a checkpoint.
record-line-mixed = The line is more than one of a chance line, a move and a checkpoint.
record-not-canonical = The line is not in canonical form.
record-seed-differs = The seed gives another outcome here: { $chance }.
record-seed-withheld = A commitment was given, but the seed of the finished game is missing.
record-checkpoint-misplaced = A checkpoint must not stand here.
record-checkpoint-differs = The checkpoint differs from the game in “{ $field }”: { $theirs } instead of { $ours }.
record-checkpoint-missing = A checkpoint is missing here.
record-unfinished = The record stops here, in round { $round }, before the end of the game.
record-too-short = The file has only { $have } lines, not { $at }.

board-not-a-table = must be a table.
board-missing = is missing.
board-not-a-list = must be a list.
board-wrong-length = must have { $need } entries, not { $have }.
board-empty = must not be empty.
board-not-an-integer = must be a whole number.
board-out-of-range = must be from { $least } to { $most }, not { $have }.
board-not-toml = The file is no TOML: { $reason }
board-unknown = There is no built-in board with the name “{ $name }”.
board-no-name = must be a name of 1 to 60 printable characters.
board-fur-types = must be: { $types }.
board-columns-of-2-and-3 = must have columns of 2 tiles and columns of 3 tiles.
board-trader-all = must be { $value }.
board-no-longhouse-space = has no longhouse space for { $players } players.
board-no-post-space = has { $have } spaces for trading posts with { $players } players; { $need } needed.
board-origin = may only hold the words: { $words }.
board-tiles-do-not-fit = have { $spaces } tile spaces for { $tiles } tiles.
board-goods-do-not-fit = are { $goods }, but the first pier has room for { $room }.
board-too-few-furs = is too small: players and traders need { $need } furs, there are { $have }.
board-too-few-buildings = must be { $need } at least: a warehouse and the first businesses.

### The game told: a decision, in the third person

told-place = { $player } founds a business: { $district }.
told-open = { $player } opens column { $column } ({ $tiles }) with a bid of { $bid }.
told-bid = { $player } bids { $bid }.
told-pass_bid = { $player } passes.
told-pay = { $player } pays the bid.
told-take_column = { $player } takes column { $column } ({ $tiles }) for nothing.
told-build = { $player } builds { $n ->
    [one] a business
   *[other] businesses
}: { $districts }.
told-elections = { $player } holds elections.
told-add_land = { $player } adds land: { $card }.
told-clear_land = { $player } clears land.
told-trade = { $player } trades with the Lenape, { $trader }: { $furs }.
told-ship = { $player } ships furs: { $furs }. Ship: { $card }.
told-lumberyard-buy = { $player } buys { $n } wood at the lumberyard.
told-lumberyard-sell = { $player } sells { $n } wood at the lumberyard.
told-granary-buy = { $player } buys { $n } corn at the granary.
told-granary-sell = { $player } sells { $n } corn at the granary.
told-docks = { $player } builds a warehouse at the docks.
told-millwork = { $player } builds { $n ->
    [one] { $n } house
   *[other] { $n } houses
} at the millwork.
told-black_market = { $player } buys { $n ->
    [one] { $n } fur
   *[other] { $n } furs
} at the black market.
told-trading_company = { $player } moves the trading post with the trading company.
told-pass_tile = { $player } passes a tile.
told-pass_special = { $player } passes the special action.
told-end_turn = { $player } ends the turn.
told-remove = { $player } gives up { $n ->
    [one] a business
   *[other] businesses
}: { $districts }.
told-undo = { $player } takes back the last decision.

## What came of it

event-furs = { $player } draws: { $furs }.
event-traders = New furs for the traders: { $furs }.
event-traders-none = The traders need no new furs.
event-land = New land: { $cards }.
event-ships = New ships: { $cards }.
event-tiles = The cash box: { $columns }.
event-column = column { $column } – { $tiles }, { $coins }
event-reshuffled = The reserve is empty; the discard pile becomes the new one: { $n }.
event-round_began = Round { $round }
event-cards_left-land = Land nobody took: { $cards }.
event-cards_left-ships = Ships nobody took: { $cards }.
event-majority_changed-led = Now with the majority: { $leaders } ({ $district }).
event-majority_changed-tied = Now tied for the majority: { $leaders } ({ $district }).
event-majority_changed-nobody = Now without a majority: { $district }.
event-auction_won = { $player } wins column { $column } ({ $tiles }) for { $bid }.
event-tokens_swapped = Turn order: { $winner } has token { $winnertoken }, { $chooser } token { $choosertoken }.
event-longhouse_moved = A longhouse moves from camp { $camp } to camp { $to }.
event-longhouse_left = A longhouse of camp { $camp } leaves the game.
event-longhouse_stayed = The longhouse in camp { $camp } stays.
event-land_cleared = Land cleared: { $first ->
    [0] no. { $last }
   *[other] no. { $first } to { $last }
}.
event-warehouse_built = Warehouses: { $warehouses }, room for { $room } goods.
event-houses_built = Filled land cards: { $filled }.
event-post_moved = From zone { $zone } to zone { $to }.
event-game_ended-one = { $winners } wins.
event-game_ended-shared = { $winners } share the victory.

## Accounts: what somebody paid (−), gained (+), scored; in brackets, or in a line of their own

# One player's entries in such a line, and a player's score.
account-player = { $player }: { $entries }
account-score = { $player }: { $n }
account-line = { $title } – { $players }.
# What was paid, what was gained; an amount with its reason or details; all of it after a decision.
account-minus = −{ $amount }
account-plus = +{ $amount }
account-noted = { $entry } ({ $note })
account-brackets = [{ $entries }]
# What it was for.
account-fee = fee
account-travelling = travelling
account-lost = lost: { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
account-harvest = Harvest
account-upkeep = Upkeep
account-goods = Goods
account-income = Income
account-removal = Businesses that could not be fed
account-final_elections = Final elections
account-final_land = Last land
account-final_furs = Furs left
account-final_resources = Resources left

### Why a bot did it: short reasons, put in a list after its decision

reason-elections = the elections bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-shipping = { $furs ->
    [one] { $furs } fur
   *[other] { $furs } furs
} shipped for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-clearing = clears land { $land } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-majority = the majority: { $district }
reason-tie = a tie for the majority: { $district }
reason-safer = a safer majority: { $district }
reason-closer = closer to the majority: { $district }
reason-foothold = a coin more every round: { $district }
reason-houses = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} towards the next clearing
reason-filled = land { $land } is full: { $points ->
    [one] { $points } point
   *[other] { $points } points
} when it is cleared
reason-land = land with { $corn } corn a round and { $wood } wood; { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} to build
reason-furs = { $furs ->
    [one] { $furs } fur
   *[other] { $furs } furs
} for the ships
reason-room = room for { $room ->
    [one] { $room } good
   *[other] { $room } goods
}
reason-nearer = { $corn ->
    [0] a post nearer to the camps to come
   *[other] { $corn } corn less for every journey
}
reason-least-missed = least missed here: { $district }
reason-corn = corn for { $businesses ->
    [one] { $businesses } business
   *[other] { $businesses } businesses
}
reason-corn-stored = { $corn } corn in store
reason-wood = { $wood } wood to build with
reason-sells = sells what it does not need for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
reason-coin = nothing here is worth more than the coin
reason-later = the plan scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this round
reason-column = column { $column } is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-column-scores = its plan scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round
reason-limit = worth it up to { $bid }
reason-too-dear = for { $bid } another column is better
reason-too-poor = too little for a higher bid
reason-spared = pays with what the plan does not need
reason-cheapest = pays with what will be missed least
advice-columns = What the columns are worth to you, in points, if others get in the way or not; and to the others
advice-column = Column
advice-tiles = Tiles
advice-worth = Worth
advice-bid = Bid up to
advice-moves = The advisor would do this (in brackets: points ahead of the others’ average at the end)
advice-move = { $move } ({ $margin })
advice-why = Why: { $reasons }.

### Choices at the table, in the imperative

do-place = Found a business
do-open = Open the bidding for a column
do-bid = Bid
do-pass_bid = Pass
do-pay = Pay the bid
do-take_column = Take a column
do-build = Build businesses (1 wood each)
do-elections = Hold elections
do-add_land = Add land
do-clear_land = Clear land
do-trade = Trade with the Lenape
do-ship = Ship furs
do-lumberyard = Lumberyard: buy or sell wood
do-granary = Granary: buy or sell corn
do-docks = Docks: build a warehouse (1 wood)
do-millwork = Millwork: build houses (1 wood each)
do-black_market = Black market: buy furs (3 coins or goods each)
do-trading_company = Trading company: move your trading post upriver (1 wood)
do-pass_tile = Pass a tile (you get 1 coin)
do-pass_special = Pass the special action (you get 1 coin)
do-end_turn = End the turn (you get 1 coin for each tile and special action left)
do-remove = Give up businesses
do-fee = { $choice } – fee 1 coin
do-free = { $choice } – free: you lead or tie here
do-travel = { $choice } – journey: { $corn }
do-score = { $choice } – { $points }

## Details to choose

ask-district = Which district?
ask-districts = { $most ->
    [one] Which district? One number, for example: 3
    [2] Which districts? Up to { $most } numbers, for example: 3 5
   *[other] Which districts? Up to { $most } numbers, for example: 3 3 5
}
ask-remove = { $number ->
    [one] Which business? One number, for example: 3
    [2] Which businesses? { $number } numbers, for example: 3 5
   *[other] Which businesses? { $number } numbers, for example: 3 3 5
}
ask-column = Which column?
ask-bid = How much? { $least } to { $most }
ask-houses = How many houses? { $least } to { $most }
ask-slot-land = Which land?
ask-slot-ship = Which ship?
ask-trader = Which trader?
ask-furs = Which furs? From { $least } to { $most } numbers, each type’s number once for each of its furs (Enter: { $proposal })
ask-buy-or-sell = Buy or sell?
ask-buy = Buy (up to { $most })
ask-sell = Sell (up to { $most })
ask-furs-number = How many furs? { $least } to { $most }
ask-goods = How many goods of the price of { $price }, the rest in coins? { $least } to { $most }
ask-pay = Pay { $amount }: how many coins, goods, wood, corn, furs? For example: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
choice-trader = { $trader }: { $furs } – { $price }
choice-held = { $thing } (you have { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Patroon
play-welcome = Nieuw Amsterdam for { $players } players. You are { $name }; the others are bots.
play-board = Board: { $board }
play-commitment = The deck is settled: sha256 of the seed is { $commitment }
play-help = Number: choose · ?: the table · w: why not the rest · h: advice · u: take back · b: back · q: leave
play-your-turn = { $name }, { $phase }, round { $round } of 6.
play-your-setup = { $name }, { $phase }.
play-have = You have { $coins }, { $goods } (room for { $room }), { $wood }, { $corn }; furs: { $furs }; { $points }.
play-auction = Column { $column } ({ $tiles }): highest bid { $bid } by { $bidder }.
play-tiles = Tiles left in this step: { $n }.
play-upkeep = At the end of the round your businesses eat { $need }; your land brings { $harvest } before.
play-unfed = { $n ->
    [one] One business can’t be fed and must go
   *[other] { $n } businesses can’t be fed and must go
}; each costs { $points }.
play-choose = Your choice
play-not-understood = “{ $answer }” is none of the answers.
play-taken-back = Taken back.
play-says = { $player }: “{ $text }”
play-fault = { $player } has failed ({ $fault }); a random move is played instead.
play-left = You left the table.
play-recorded = The record is in { $file }.
play-result = The game is over.
play-seed = Seed: { $seed }

table-round = Round { $round } of 6 – { $phase }
table-setup = Before round 1 – { $phase }
table-player = Player
table-score = Points
table-token = Token
table-coins = Coins
table-goods = Goods
table-wood = Wood
table-corn = Corn
table-furs = Furs
table-tiles = Tiles
table-post = Post
table-buildings = Buildings
table-city = City (*: leads or ties)
table-ships = Ship
table-river = River
table-camp = Zone
table-longhouses = Longhouses
table-posts = Posts
table-boat = Boat
table-traders = Traders
table-price = Price
table-open-land = Open land
table-open-ships = Open ships
table-cash-box = Cash box
table-column = Column
table-reserve = Reserve: { $reserve }; discard pile: { $discard }.
land-position = Land { $n }
land-cleared = { $card }: cleared
land-built = { $card }: { $built } of { $houses } built
price-in-all = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} in all
price-each = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} each

### Results

result-player = Player
result-elections = Elections
result-land = Last land
result-furs = Furs
result-resources = Resources
result-before = Before
result-total = Total
result-rank = Rank

### The boards

board-title = Board: { $name }
board-ok = { $file }: a valid board, “{ $name }”.
board-origins = Where the numbers come from: the rulebook states them (rulebook), they follow from its examples (deduced), or they fit everything it states (chosen).
board-start = At the start
board-wharf = Wharf
board-cash-box = Cash box
board-tiles = Action tiles
board-traders = Traders
board-furs = Furs of each type
board-river = River, downriver first
board-scoring = Points
board-land = Land cards
board-ships = Ship cards
board-what = What
board-number = Number
board-origin-heading = Origin
board-decade = Decade
board-pier = Pier { $n }
board-column = Column { $n }
board-zone = Zone { $n }
board-longhouse-spaces = Longhouse spaces (for so many players or more)
board-posts = Posts, black and white
board-boat-heading = Boat to the next
board-coins = Coins
board-goods = Goods
board-wood = Wood
board-corn = Corn
board-houses = Houses
board-furs-heading = Furs
board-spaces = Tile spaces
board-price = Price in goods
board-buildings = Buildings
board-businesses = Businesses placed at setup
board-score-land = Clearing land at position { $n }
board-score-fur = Shipping, fur type { $n }
board-score-majority = Majority in an election
board-score-tie = Tie in an election
board-score-removed = Removed business
board-score-fur-left = Each fur left
board-score-resources = Resources for a point

### Simulation

simulate-working = Playing
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-mean = Points
simulate-range = From–to
simulate-rank = Rank
simulate-length = Decisions a game: { $mean } on average, { $least } to { $most }.
simulate-records = Records: { $folder }
simulate-speed = { $speed } games/s
simulate-seats = Seats
simulate-interval = 95 %
simulate-fair = Fair
simulate-points-title = Points
simulate-decisions = Decisions
simulate-removed = Unfed
simulate-fault-count = Faults
simulate-sources = Points by source
simulate-source = Source
simulate-total = Total
simulate-by-seat = By seat
simulate-by-token = By first turn-order token
simulate-token = Token
simulate-by-column = Bids by column of the cash box
simulate-column = Column
simulate-tiles = Tiles
simulate-coins = Coins
simulate-auctions = Auctions
simulate-price = Price
simulate-highest = Highest
simulate-bids = Bids each
simulate-free = Free
simulate-times = Thinking time for a decision, in milliseconds
simulate-time-mean = Mean
simulate-time-p99 = 99 % below
simulate-time-most = Longest
simulate-fault-kinds = { $bot }: { $n ->
    [one] one decision was
   *[other] { $n } decisions were
} made at random instead ({ $kinds }).
simulate-stopped = Stopped after { $n } of { $games } games.
simulate-no-games = No game was finished.
simulate-failed = { $n ->
    [one] { $n } game failed and does not count.
   *[other] { $n } games failed and do not count.
}
simulate-died-signal = Game { $number } does not count: its process was ended by signal { $code }. Its seed: { $seed }
simulate-died-code = Game { $number } does not count: its process ended with exit code { $code }. Its seed: { $seed }
simulate-raised = Game { $number } does not count: { $error }. Its seed: { $seed }
simulate-exported = Data: { $games }, { $decisions }
simulate-plotted = Picture: { $file }

## Where points come from

source-clearing = Clearing land
source-elections = Elections
source-shipping = Shipping furs
source-final_elections = Final elections
source-final_land = Last land
source-furs = Furs left
source-resources = Resources left
source-penalties = Penalties

## The picture

plot-rounds = Points by round
plot-rounds-note = mean; band: 80 % of the results
plot-round-axis = After round
plot-final = End
plot-wins = Share of the wins
plot-wins-note = with its 95 % interval
plot-fair = fair share
plot-prices = Price by column
plot-prices-note = mean; bar: 80 % of the auctions
plot-price-axis = Resources paid
plot-column = { $column }
    { $tiles } tiles
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

### Ratings

rate-title = { $games ->
    [one] Ratings after { $games } game
   *[other] Ratings after { $games } games
}, { $players } players, seed { $seed }
rate-place = Rank
rate-rating = Rating
rate-margin = ± 95 %
rate-games = Games
rate-kept = Kept in { $file }; the same command goes on from there.
ratings-not-ratings = This is no file of ratings, or it is damaged.
ratings-other-version = The ratings are of version { $version }; this program knows version { $known }.

### Verifying, replaying

verify-ok = { $file }: holds. { $players } players, { $lines } lines; final scores: { $scores }.
verify-ok-unfinished = { $file }: holds as far as it goes. { $players } players, { $lines } lines; stops in round { $round } ({ $phase }).
verify-seed = Every shuffle follows from its seed.
verify-seed-withheld = A commitment was given, but the seed is missing: the shuffles can’t be checked.
verify-no-seed = It holds no seed that could be checked.
replay-title = { $players } on the board “{ $board }”
replay-scores = Scores: { $scores }
replay-unfinished = The record stops here.
legal-nobody = Nobody decides at this point.

### Bots

bot-title = Built-in bots
bot-random = any move that is allowed
bot-easy = looks one move ahead and does what seems best now
bot-medium = plans its round, and bids what its plan is worth (temper=…)
bot-hard = foresees what the others will do, and bids against what they want (temper=…, ms=…)
bot-needs-class = “{ $bot }” needs the name of a class behind the file, such as my_bot.py:MyBot.
bot-needs-program = “{ $bot }” names no program.
bot-open-quote = In “{ $bot }” a quotation mark is not closed.
bot-is-program = “{ $bot }” speaks the protocol by itself and needs no “patroon bot”.
bot-option-unclear = “{ $option }” in “{ $bot }” is not an option; options are written name=value.
bot-no-option = The bot { $bot } has no option “{ $option }”; its options are: { $options }.
bot-no-options = The bot { $bot } has no options, and so no “{ $option }”.
bot-option-missing = The bot { $bot } needs its option “{ $option }”.
bot-option-value = The option { $option } of the bot { $bot } must be { $kind ->
    [int] a whole number
    [float] a number
   *[bool] yes or no
}, not “{ $value }”.
bot-refuses = The bot { $bot } refuses its options ({ $reason }).
bot-no-temper = “{ $value }” is no temper; there are: { $tempers }.
bot-too-little-time = The option ms is 0 for no limit, or at least { $least } milliseconds.
bot-no-file = There is no file { $file }.
bot-no-class = { $file } has no class “{ $name }” that is a patroon.bots.Bot.
bot-no-program = There is no program “{ $program }”.
bot-file-fails = { $bot } can’t be loaded ({ $reason }).
bot-file-stuck = { $file } can’t be loaded: it stopped, wrote something of its own, or took longer than { $seconds } seconds.

# What a bot did wrong.
fault-timeout = no answer in time
fault-died = the program ended
fault-garbage = a line that makes no sense
fault-illegal = two illegal moves
fault-flood = far too much output
fault-gone = given up for this game

### The command line

cli-error = patroon: { $message }
cli-interrupted = patroon: stopped.
cli-output-failed = The output can’t be written: { $reason }
cli-file-error = { $file }: { $message }
cli-line-error = { $file }:{ $line }: { $message }
cli-field-error = { $file }: { $field }: { $message }
cli-usage = { $message } Try: { $try }
cli-no-command = There is no command “{ $command }”; the commands are: { $commands }.
cli-no-option = “{ $option }” is not understood here.
cli-option-value = The option { $option } needs a value.
cli-flag-value = The option { $option } takes no value.
cli-need-file = A file is needed.
cli-one-file = Only one file is read at a time.
cli-not-a-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-not-a-language = There are no words for “{ $value }”; the languages are: { $languages }.
cli-not-a-bot = There is no bot “{ $value }”; the bots are: { $bots }.
cli-need-bots = --players must name 2 to 5 bots with commas, such as random,random,random.
cli-number-of-players = 2 to 5 players are needed, not { $have }.
cli-not-a-seed = { $option } must be a whole number of up to 256 bits, not “{ $value }”.
cli-need-board-command = “board” is followed by “show” or “check”.
cli-folder-taken = { $folder } must be a folder, or not be there yet.
cli-file-taken = { $option } must name a file that is not there yet, not “{ $file }”.
cli-need-extra = { $option } needs the package { $package }. Install it with: pip install 'patroon[lab]'.
cli-not-jobs = { $option } must be a whole number from 1 to { $most }, or auto for all cores, not “{ $value }”.
cli-wrong-ending = { $option } must name a file that ends in { $endings }, not “{ $file }”.
cli-need-rivals = At least two bots are needed, by name, such as: patroon rate easy random.
cli-bot-twice = The bot “{ $bot }” is named twice.
cli-rated-with = { $file } was begun with { $option } { $value }; give another --file for another list.
cli-rated-board = { $file } was begun on another board; give another --file for another list.
cli-workers-failed = The worker processes can’t be started (exit code { $code }).
cli-not-a-database = “{ $value }” names no database; give a file, or postgresql://USER@HOST/NAME.
cli-need-asyncpg = PostgreSQL needs the package asyncpg. Install it with: pip install 'patroon[postgresql]'.
cli-not-a-url = { $option } must be an address such as https://games.example.org, not “{ $value }”.
cli-not-a-log = { $option } must be one of { $kinds }, not “{ $value }”.
cli-port-taken = Port { $port } can’t be used: { $reason }.

serve-ready = patroon is running at { $url } (Ctrl-C stops it).
serve-kept = The games are kept in { $database }.
serve-outside = The server listens on { $host }: anyone who can reach it can come in, make tables and play. Messages and secret keys travel unencrypted unless a proxy with HTTPS stands in front; docs/self-hosting.md says how.
serve-already = patroon is running already: { $url }
database-newer = This was written by a newer patroon (version { $revision } of the database’s tables). Please update patroon.

backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
restore-done = Restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
backup-no-backup = This is no backup of patroon.
backup-damaged = The backup is damaged: it ends too early, or something in it was changed.
restore-not-empty = There are games already. --replace puts the backup in their place.

### The server

problem-title-400 = Not understood
problem-title-401 = Who are you?
problem-title-403 = Not allowed
problem-title-404 = Not found
problem-title-405 = Not possible here
problem-title-408 = Too slow
problem-title-409 = Not now
problem-title-413 = Too large
problem-title-415 = Wrong kind of content
problem-title-422 = Not possible
problem-title-429 = Too much at once
problem-title-500 = Our mistake
problem-title-503 = Unavailable right now
problem-title-507 = No room left

problem-not-json = The request can’t be understood: it is not JSON.
problem-need-json = The request must be JSON (Content-Type: application/json).
problem-need-record = The request must be a record (Content-Type: { $type }).
problem-unknown-field = There is no field “{ $field }” here.
problem-wrong-type = The field “{ $field }” must be of the kind “{ $expected }”, not “{ $got }”.
problem-out-of-bounds = The field “{ $field }” is out of bounds; allowed: { $bounds }.
problem-wrong-value = The field “{ $field }” has a value that is not possible.
problem-empty-name = The name is empty.
problem-nothing-said = The message is empty.
problem-no-page = There is nothing at this address.
problem-no-method = This can’t be done at this address.
problem-other-origin = The request comes from another site’s page and is not carried out.
problem-other-host = This server is not known by that name.
problem-too-large = The request is too large; at most { $most } bytes are read.
problem-too-slow = The request took too long to arrive.
problem-too-many = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
problem-unexpected = Something went wrong on our side. Nothing has changed; please try again.
storage-gone = The games can’t be reached at the moment. What you just did was not saved; please try again.
storage-full = There is no room left to save games. What you just did was not saved.

problem-who-are-you = Nobody knows you here yet: tell us your name first.
problem-no-link = This personal link is not valid, or it was used already.
problem-no-device = There is no such device or link.
problem-no-table = There is no such table, or it is not open to you.
problem-wrong-invitation = This invitation is not valid any more. Ask for a new link.
problem-no-seat = There is no seat { $seat } at this table.
problem-no-seat-here = You have no seat to give up here.
problem-not-your-seat = Seat { $seat } is not yours.
problem-owner-only = Only the person who made the table can do that.
problem-players-only = Only those who sit at the table can do that.
problem-seated-already = You have a seat at this table already.
problem-seat-taken = Seat { $seat } is taken.
problem-table-full = Every seat at this table is taken.
problem-colour-taken = Somebody else has this colour.
problem-seats-free = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
problem-other-number = The game has { $players } players, not { $seats }.
problem-table-open = The game has not begun yet.
problem-table-playing = The game has begun already.
problem-table-over = The game is over.
problem-table-closed = This table was given up.
problem-table-imported = This game is here only to look at; you can play on from it at a new table.
problem-not-begun = The game has not begun yet.
problem-not-over = You can only play on from a game that is over.
problem-other-rules = This game was played with version { $rules } of the rules; this server knows version { $ours }.
problem-stale = The game has gone on: you decided at line { $answers }, and now it is at line { $line }. Nothing was done.
problem-bot-plays-for-you = A bot is playing for you at seat { $seat }. Come back first.
problem-bot-already = A bot is playing at seat { $seat } already.
problem-no-undo = At this table moves can’t be taken back.
problem-no-pace = At this table everyone may take their time.
problem-not-their-turn = It is not the turn of seat { $seat }.
problem-time-left = There is still time: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
problem-no-advisor = At this table there is no advice.
problem-nobody-decides = Nobody has to decide anything at this point.
problem-advisor-silent = The advisor does not answer at the moment.

notice-joined = { $name } sits down.
notice-left = { $name } gets up.
notice-resigned = { $name } leaves the seat to a bot.
notice-stand-in = A bot plays on for { $name }.
notice-came-back = { $name } is back.
notice-bot-replaced = { $name } had a fault and plays at random from now on.

page-play = To play in the terminal:
page-programs = Everything that people do here, programs can do too; this is how:
page-schema = the description of the interface (OpenAPI)

### The plain table: pages without scripts

plain-title = Nieuw Amsterdam
plain-skip = Skip to the content
plain-language = Language
plain-home = To the first page
plain-about = A board game for 2 to 5 patroons. In six rounds you bid for action tiles, found businesses in the city, clear land, trade with the Lenape and ship furs. Whoever has the most points in the end wins.
plain-new = A new game
plain-name = Your name
plain-opponents = Opponents
plain-level = How they play
plain-level-random = at random
plain-level-easy = easy: one move ahead
plain-level-medium = medium: with a plan
plain-level-hard = hard: with a plan, and an eye on yours
plain-play = Play
plain-games = Your games
plain-game = { $day }: { $players }.
plain-yours = It is your turn.
plain-theirs = { $player } is to move.
plain-more = Other ways to play
plain-no-form = What was sent is not what a form sends.
plain-free = a free seat

## Whose turn it is, and what to do

plain-your-turn = { $where }: your turn, { $player }
plain-their-turn = { $where }: { $player }’s turn
plain-now-place = Choose a district for one of your buildings; there it becomes a business. Whoever has the most businesses in a district, alone or tied, uses its special action without a fee.
plain-now-open = Choose a column and open the bidding for it: its tiles are your actions in this round. A bid of 0 is allowed, and only the winner pays.
plain-now-bid = Bid more than { $bid } for column { $column }, or pass: everyone speaks only once.
plain-now-pay = Column { $column } is yours. Pay for it: { $n } resources, in any mix.
plain-now-take = You are the last one: take any column for nothing.
plain-now-city = Use each city tile to build or to hold elections, and take one special action in any district, in any order. Whatever you pass brings 1 coin.
plain-now-land = Use each land tile to add land or to clear it, and take one special action in any district, in any order. Whatever you pass brings 1 coin.
plain-now-trade = Use each trade tile to trade with the Lenape or to ship furs, and take one special action in any district, in any order. Whatever you pass brings 1 coin.
plain-now-special = You have no tile of this step left, but one special action in any district; passing it brings 1 coin.
plain-now-wait = You need not do anything; this page looks again by itself.
plain-now-bot = A bot is playing for you.
plain-now-watch = You are watching.
plain-decision = Your decision
plain-with-tile = With a tile ({ $n } left)
plain-special = Special action (one in this step)
plain-done = When you are done
plain-why-not = Why not the rest?
plain-column = Column { $column }: { $holds }
plain-pay = { $n } in all:
plain-up-to = { $n ->
    [one] Choose one:
   *[other] Choose up to { $n }:
}
plain-business = Business { $n }
plain-no-more = no more
plain-do = Do it
plain-build = Build
plain-buy = Buy
plain-sell = Sell
plain-buy-furs = Buy { $furs }
plain-happened = Since your last decision
plain-lately = What happened lately
plain-story = The whole story
plain-back = Back to the table

## What lies there

plain-players = The players
plain-you = { $player } (you)
plain-bot = { $player } (bot)
plain-land = { $cards ->
    [0] none
    [one] { $cards } card, { $cleared } cleared; houses: { $built } of { $spaces }
   *[other] { $cards } cards, { $cleared } cleared; houses: { $built } of { $spaces }
}
plain-ships = Ships
plain-fleet = { $n ->
    [0] none
   *[other] { $n } ({ $goods } a round)
}
plain-cards = { $player }: land and ships
plain-board = The board
plain-districts = Districts
plain-leads = Leads or ties

## Besides playing

plain-tools = At this table
plain-undo = Take back your last decision
plain-advice = Ask the advisor
plain-stand-in = Let a bot play for me
plain-come-back = Play myself again
plain-for = { $what }: { $player }
plain-again = Once more
plain-record = Download the record
plain-refresh = Look again
plain-check = The seed was settled before the game began; its hash has stood on this page all the time. Download the record, and this checks that every shuffle follows from the seed:

help-main =
    patroon – the board game Nieuw Amsterdam for people, bots and researchers

    Usage: patroon [COMMAND …]

    Without a command, the server starts on this machine and the browser opens.

      serve      run the server
      backup     keep all games in one file
      restore    bring them back
      play       play against bots in the terminal
      simulate   let bots play many games
      rate       rate bots in games at mixed tables
      verify     check game records
      legal      list the legal moves at a point of a record
      advise     what the advisor would do at a point of a record
      replay     tell a recorded game in sentences
      board      show or check a board’s printed numbers
      bot        list the built-in bots, or let one speak the bot protocol

      --help     this help; after a command, that command’s
      --version  the version
      --lang XX  the language: en, de, hu, ru (else from LANG)

    Examples:
      patroon play --terminal
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon verify game.nar
help-serve =
    Run the server: tables for people and bots.

    Usage: patroon serve [--open] [--port N] [--database FILE|URL] […]

      --open         open the browser
      --port N       the port it listens on (8620; 0: any free one)
      --host HOST    the address it listens on (127.0.0.1: this machine only)
      --url URL      the address that people type, if a proxy stands in front of it
      --database X   a SQLite file, or postgresql://USER@HOST/NAME (else PATROON_DATABASE, else a file in your data folder)
      --thinkers N   processes in which bots think (2, or 1 on a single core)
      --log KIND     how it logs: text, or json for machines (text)
      --no-limits    no limits on requests, for measuring

    Examples:
      patroon serve --open
      patroon serve --host 0.0.0.0 --url https://games.example.org --database postgresql://patroon@/patroon
help-backup =
    Keep everything in one file: tables, games, people. Works while the server runs.

    Usage: patroon backup FILE [--database FILE|URL]

      --database X   the database (else PATROON_DATABASE, else the file in your data folder)

    Examples:
      patroon backup games.patroon
help-restore =
    Bring back what a backup holds, also into another kind of database. Works while the server runs.

    Usage: patroon restore FILE [--replace] [--database FILE|URL]

      --replace      even if there are games already: the backup takes their place
      --database X   the database (else PATROON_DATABASE, else the file in your data folder)

    Examples:
      patroon restore games.patroon --replace
      patroon restore games.patroon --database postgresql://patroon@/patroon
help-play =
    Play against bots in the terminal.

    Usage: patroon play [--terminal] [--players N] […]

      --terminal     at a table of plain text (so far the only one)
      --players N    2 to 5 players, you included (3)
      --name NAME    your name
      --bots NAME    how the others play: easy, medium, hard, or any other bot (patroon bot --help)
      --board FILE   play with the numbers of a board file
      --first N      who begins: 1 is you, 2 the next clockwise … (else it is drawn)
      --ms N         the milliseconds a bot has for a decision (else it takes what it needs)
      --seed N       the seed of all shuffles, for playing the same deal again
      --why          the bots say why they do what they do
      --record FILE  keep the record of the game in a file, up to date after each of your decisions

    Examples:
      patroon play --terminal
      patroon play --terminal --players 4 --name Ada --record evening.nar
help-simulate =
    Let bots play many games and show how they fared.

    Usage: patroon simulate --players BOT,BOT,… [--games N] [--jobs N] [--seed N] […]

      --players BOTS  2 to 5 bots with commas (patroon bot --help); a comma inside a name is written \,
      --games N       how many games (20)
      --jobs N        how many processes play (1); auto: one for each core
      --seed N        the same seed gives the same games (else a new one, which is shown)
      --ms N          the milliseconds a bot has for a decision (else it takes what it needs)
      --fixed         everyone keeps their seat (else all move on by one seat after each game)
      --records DIR   write each game’s record into this folder
      --export FILE   write data to FILE.parquet, a row for each game, and FILE-decisions.parquet
      --plot FILE     draw a picture: FILE.svg or FILE.png
      --json          print the results as JSON, and nothing else
      --times         show thinking times too
      --board FILE    play with the numbers of a board file

    Ctrl-C stops and shows what is done so far. Seats with the same bot count as one bot.

    Examples:
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon simulate --players easy,random,random --games 1000 --jobs auto --plot easy.png
help-rate =
    Rate bots: games at tables drawn by lot, and a list of how strong each is, with its uncertainty.

    Usage: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N   how many sit at a table, 2 to 5 (4)
      --games N     how many games to add (100)
      --jobs N      how many processes play (1); auto: one for each core
      --seed N      the same seed gives the same games (else a new one, which is shown)
      --file FILE   where the ratings are kept (ratings.json)
      --json        print the ratings as JSON, and nothing else
      --board FILE  play with the numbers of a board file

    Run it again and it goes on: the file remembers players, seed and games. New bots may join.
    Without bots, those of the file play on.

    Examples:
      patroon rate easy random --games 200 --seed 7
      patroon rate --games 1000 --jobs auto
help-verify =
    Check game records: every line against the rules, every checkpoint, and the shuffles if the record holds its seed.

    Usage: patroon verify FILE… [--strict] [--partial]

      --strict   only finished games in canonical form with all seven checkpoints
      --partial  a file that is cut off counts up to its last whole line

    Examples:
      patroon verify game.nar
      patroon verify --strict games/*.nar
help-legal =
    List every legal move at a point of a record: canonical JSON, one a line, sorted.

    Usage: patroon legal FILE [--at LINE] [--partial]

      --at LINE  after the first LINE lines of the file, the header being line 1 (else after all of them)
      --partial  a file that is cut off counts up to its last whole line

    Examples:
      patroon legal game.nar --at 30
      patroon legal game.nar --at 30 | wc -l
help-advise =
    Say what the columns are worth and which moves are best, at a point of a record.

    Usage: patroon advise FILE [--at LINE] [--partial]

      --at LINE  after the first LINE lines of the file, the header being line 1 (else after all of them)
      --partial  a file that is cut off counts up to its last whole line

    Examples:
      patroon advise game.nar --at 30
help-replay =
    Tell a recorded game in sentences, round by round.

    Usage: patroon replay FILE [--partial]

      --partial  a file that is cut off counts up to its last whole line

    Examples:
      patroon replay game.nar
      patroon replay game.nar --lang de | less
help-board =
    Show or check the printed numbers of a board.

    Usage: patroon board show [FILE]
           patroon board check FILE

      show   the numbers as tables with where each comes from (without a file: the built-in board)
      check  say whether a board file can be played with, and if not, which field is wrong and why

    Owners of the game can type in their copy’s numbers and play with --board FILE.

    Examples:
      patroon board show
      patroon board check my-board.toml
help-bot =
    List the built-in bots; or let a bot play for another program: JSON Lines on standard input and output.

    Usage: patroon bot [NAME] [--seed TEXT]

      NAME         a bot with its options (NAME:option=value:…), or a Python class (file.py:Class)
      --seed TEXT  what its whims come from (else from each game’s commitment)

    Where a bot is asked for, there are three ways to name one: NAME, file.py:Class, and “cmd:PROGRAM ARGS”
    for a program that speaks the protocol. docs/writing-a-bot.md shows how to write one.

    Examples:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"
