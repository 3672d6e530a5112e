# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

# What this language calls itself
language-name = English

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
reason-later = after that { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this round
reason-elections-later = after that { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this round, { $part } of them in elections
reason-clearing-later = after that { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this round, { $part } of them by clearing land
reason-shipping-later = after that { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this round, { $part } of them with a ship
reason-column = column { $column } is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-column-scores = its plan scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round
reason-auction = column { $column } is worth more, but its auction would probably leave you worse off
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
simulate-interval = 95%
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
simulate-time-p99 = 99% below
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
plot-rounds-note = mean; band: 80% of the results
plot-round-axis = After round
plot-final = End
plot-wins = Share of the wins
plot-wins-note = with its 95% interval
plot-fair = fair share
plot-prices = Price by column
plot-prices-note = mean; bar: 80% of the auctions
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
rate-margin = ± 95%
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
cli-version-compiled = patroon { $version }, compiled
cli-version-interpreted = patroon { $version }, interpreted
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
cli-need-extra = { $option } needs the package { $package }. Install it with: pip install 'patroon[{ $extra }]'.
cli-not-jobs = { $option } must be a whole number from 1 to { $most }, or auto for all cores, not “{ $value }”.
cli-jobs-and-ray = --jobs and --ray do not go together: the games are played either here or on the cluster.
cli-not-a-cluster = { $option } must be the address of a Ray cluster, such as 192.0.2.10:6379 or ray://192.0.2.10:10001, not “{ $value }”.
cli-wrong-ending = { $option } must name a file that ends in { $endings }, not “{ $file }”.
cli-need-rivals = At least two bots are needed, by name, such as: patroon rate easy random.
cli-bot-twice = The bot “{ $bot }” is named twice.
cli-rated-with = { $file } was begun with { $option } { $value }; give another --file for another list.
cli-rated-board = { $file } was begun on another board; give another --file for another list.
cli-workers-failed = The worker processes can’t be started (exit code { $code }).
cluster-node = Node { $node }: { $message }
cluster-none = No Ray cluster runs on this machine. Start one with: ray start --head, or give the address of another.
cluster-unreachable = Nothing answers at { $address }: there is no Ray cluster to be reached.
cluster-silent = The Ray cluster ({ $address }) did not answer within { $seconds } seconds.
cluster-refuses = The Ray cluster can’t be used: { $reason }
cluster-lost = The connection to the Ray cluster ({ $address }) is lost.
cluster-empty = For { $seconds } seconds the Ray cluster has had no node to play on.
cluster-without = patroon is missing there; version { $version } is needed, the same as here.
cluster-version = patroon { $theirs } is installed there; version { $version } is needed, the same as here.
bot-other-file = The file { $file } is not the same there as on this machine.
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
problem-no-lesson = There is no lesson of that name.
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
plain-drawn = To the drawn table
plain-record = Download the record
plain-refresh = Look again
plain-check = The seed was settled before the game began; its hash has stood on this page all the time. Download the record, and this checks that every shuffle follows from the seed:

### The browser: everywhere

ui-away = The server does not answer. Trying again…
ui-not-sent = The connection broke before the move was confirmed. If the table does not show it, it was not made.
ui-unexpected = Something went wrong here. Please load the page again.
ui-patroon = Patroon
ui-tile-city = city tile
ui-tile-land = land tile
ui-tile-trade = trade tile
ui-tile-special = special action
ui-used = { $what }, used
ui-token = turn order { $n }
ui-less = { $what }: less
ui-more = { $what }: more
ui-close = Close
ui-you = You

### The browser: first page, new tables, lobby, settings, a primer

home-brand = Nieuw Amsterdam, start page
home-nav = Pages
home-nav-play = Play
home-nav-watch = Watch
home-nav-learn = Learn
home-to-dark = Dark colours
home-to-light = Light colours
home-lead = Bid for your actions, clear land, win the districts, ship furs. 2–5 patroons, 6 rounds.
home-name = Your name
home-colour = Your colour
home-colour-blue = Blue, circle
home-colour-yellow = Yellow, diamond
home-colour-orange = Orange, triangle
home-colour-green = Green, square
home-colour-purple = Purple, cross
home-colour-taken = { $colour } (taken)
home-level-random = At random
home-level-easy = Easy
home-level-medium = Medium
home-level-hard = Hard
home-temper-none = No leaning
home-temper-steward = Steward
home-temper-farmer = Farmer
home-temper-merchant = Merchant
home-temper-politician = Politician
home-now = Play now
home-now-note = You against bots, about 30 minutes. Hints if you want them.
home-now-bots = Bots at the table
home-now-level = Their strength
home-now-play = Play
home-games = My games
home-games-none = Nothing here yet. Your first game is one click away, and it will wait for you here.
home-games-all = Show all { $n }
home-games-more = Show older games
home-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
    }
home-alone = Nobody else yet
home-game-turn = your turn
home-game-continue = Continue
home-game-open = Open
home-game-review = Review
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Ready to start
    [one] Not started yet, 1 seat free
   *[other] Not started yet, { $n } seats free
    }
home-game-running = Being played
home-game-round = Round { $round }, { $phase }
home-game-decides = { $at }. To move: { $name }
home-game-imported = Imported record, { $when }
home-game-over = Finished
home-game-won = Finished: you won with { $points } points
home-game-placed = Finished: place { $place } of { $of }, { $points } points
home-friends = With friends
home-friends-note = Make a table, send the link
home-pass = Pass and play
home-pass-note = One screen, 2–5 people
home-learn = Learn
home-learn-note = The game in five minutes
home-watch = Watch and join
home-watch-none = Tables that are open to all
home-watch-both = Waiting: { $open }, being played: { $running }
home-watch-open = { $n ->
    [one] 1 table waits for players
   *[other] { $n } tables wait for players
    }
home-watch-running = { $n ->
    [one] 1 table is being played
   *[other] { $n } tables are being played
    }
home-import = Open a game record
home-import-note = A .nar file: replay it, or play on from any point
home-import-busy = The record is being checked…
home-import-line = { $file }, line { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Plain pages, for old browsers and screen readers
home-by-me = Me
home-by-invite = By invitation
home-by-bot = A bot
home-by-here = On this device
home-by-invite-note = Joins with the link you send.
home-new-lead = Choose who sits where. You get a link for everyone you invite.
home-new-here-lead = Everyone plays on this device, taking turns.
home-new-seats = Seats
home-new-number = Number of seats
home-new-seat = Seat { $n }
home-new-name = Name at seat { $n }
home-new-name-hint = Name
home-new-colour = Colour of seat { $n }
home-new-temper = Temper
home-new-options = At this table
home-new-first = Who begins?
home-new-first-random = Chance decides
home-new-make = Make the table
home-new-make-note = { $n ->
    [one] Next you get the link for 1 guest.
   *[other] Next you get the link for { $n } guests.
    }
home-new-start = Start the game
home-new-start-note = Everybody is there: the game begins at once.
home-opt-advisor = Advisor
home-opt-advisor-note = Players may ask what a move is worth.
home-opt-undo = Take back moves
home-opt-undo-note = Until somebody else has decided or something has been drawn.
home-opt-public = Open to all
home-opt-public-note = Listed for everyone, to join and to watch.
home-opt-pace = Time for a decision
home-pace-none = No limit
home-pace-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
    }
home-pace-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
home-pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
    }
home-wrong-no-name = This seat needs a name.
home-wrong-my-name = Tell the others your name.
home-wrong-same-name = Somebody else has this name already.
home-watch-title = Open tables
home-watch-to-join = Waiting for players
home-watch-to-watch = Being played
home-watch-no-open = Nobody is waiting right now.
home-watch-make = Make a table that is open to all
home-watch-no-running = No public game is being played right now. They appear here as soon as they start.
home-watch-newest = These are the newest ones.
home-watch-free = { $n ->
    [0] Full, about to start
    [one] 1 seat free. Time for a decision: { $pace }
   *[other] { $n } seats free. Time for a decision: { $pace }
    }
home-watch-since = Since { $when }

lobby-title = The table is set
lobby-missing = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
    }
lobby-away = { $n ->
    [one] All seats are taken, but one player is not here right now: { $names }.
   *[other] All seats are taken, but these players are not here right now: { $names }.
    }
lobby-complete = Everybody is here.
lobby-free = Free seat
lobby-free-note = Waiting for somebody
lobby-you = You
lobby-here = On this device
lobby-other-device = On the same device as the host
lobby-host = Made this table
lobby-person = Guest
lobby-bot = Bot: { $level }
lobby-bot-temper = Bot: { $level }, { $temper }
lobby-present = here
lobby-absent = away
lobby-take = Sit here
lobby-or-bot = or a bot:
lobby-fill = Put a bot on seat { $n }
lobby-fill-with = Put a bot here: { $level }
lobby-clear = Free this seat: { $name }
lobby-start = Start the game
lobby-start-why = The game can start when every seat is taken. Send the link, or put bots on the free seats.
lobby-start-note = After that nobody can join or leave.
lobby-owner-starts = { $name } starts the game when everybody is there.
lobby-maker-starts = Whoever made the table starts the game when everybody is there.
lobby-leave = Leave the table
lobby-close = Close the table
lobby-close-sure = Close it for everyone?
lobby-close-yes = Close it
lobby-close-no = Keep it
lobby-invite = Invite
lobby-invite-note = Whoever has this link can join or watch. No account is needed.
lobby-link = Link to this table
lobby-qr = QR code of the link to this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-renew = New link
lobby-renew-note = The old link stops working.
lobby-talk = Chat
lobby-talk-none = Nobody has said anything yet.
lobby-say = Say something
lobby-send = Send
lobby-advisor-on = The advisor helps if asked.
lobby-advisor-off = No advisor.
lobby-undo-on = Moves can be taken back.
lobby-undo-off = Moves can’t be taken back.
lobby-public-on = Open to all.
lobby-public-off = Only for those with the link.
lobby-pace = Time for a decision: { $pace }.
lobby-first = Begins: { $name }.
lobby-first-random = Chance decides who begins.
lobby-invited = You are invited
lobby-invited-name = A seat at a table in Nieuw Amsterdam is waiting for you. What shall the others call you?
lobby-invited-seat = Choose a seat and a colour.
lobby-on = Continue
lobby-seats = Seats
lobby-your-seat = Your seat
lobby-join = Join
lobby-watch = Watch

gone-home = To the start page
gone-watch = See open tables
gone-new = Make a new table
gone-learn = Learn the game
gone-again = Try again
gone-page-title = Uncharted waters
gone-page = There is no page at this address. Perhaps a letter went missing on the way.
gone-0-title = Something went wrong
gone-0 = The table can’t be shown right now. Trying again usually helps.
gone-401-title = Who are you?
gone-401 = This browser is not known here any more. Your games are safe: open a personal link from another device, or start anew.
gone-403-title = Not for everyone
gone-403 = This table is only for those who sit there. Ask one of them for an invitation.
gone-404-title = No such table
gone-404 = Either there is no table at this address, or it is private. If somebody invited you, open the complete link once more.
gone-409-title = Other rules
gone-409 = This game was played with an older version of the rules, which this server doesn’t know any more. Its record is still there.
gone-410-title = The table was closed
gone-410 = Whoever made it closed it before the game began.
gone-503-title = Just a moment
gone-503 = The games can’t be reached at the moment. Nothing is lost; please try again soon.
gone-invite-title = This invitation doesn’t work
gone-invite = The link is incomplete, or it was replaced by a new one. Ask for the current link.
gone-full-title = Every seat is taken
gone-full = Somebody was faster. You can watch, and perhaps a seat becomes free.
gone-running-title = The game has already begun
gone-running = It began without you. You are welcome to watch.
gone-over-title = This game is over
gone-over = You can go through it move by move.
gone-link-title = This personal link doesn’t work
gone-link = It works only once and only for one day. Make a new one in the settings of the other device.

set-title = Settings
set-language = Language
set-theme = Colours
set-theme-light = Light
set-theme-dark = Dark
set-pace = Pace of the others’ moves
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-pace-instant = At once
set-motion = Nothing moves if your system asks for less motion.
set-advisor = Advisor
set-advisor-note = Shows what moves are worth, where the table allows it.
set-sound = Sound
set-sound-note = A quiet sound when it is your turn.
set-notify = Notifications
set-notify-note = Tells you that it is your turn when you are on another page.
set-notify-denied = Your browser forbids notifications from this page. You can allow them in its settings.
set-devices = My games on other devices
set-devices-note = There is no password. A personal link opens your games on another device.
set-devices-nobody = You are new here. From your first game on, this browser remembers you, and you can take your games to other devices.
set-link = Personal link
set-link-make = Make a personal link
set-link-qr = QR code of your personal link
set-link-note = Open it on the other device. It works only once and only for one day. Give it to nobody: it opens your games.
set-device-this = This device
set-device-other = Another device
set-device-link = Link that has not been opened yet
set-device-since = Since { $when }
set-device-until = Until { $when }
set-device-revoke = Revoke
set-forget = Forget me on this device
set-forget-warn = This is the only device that knows you. If you go on, nobody can reach your games any more, not even you.
set-forget-warn-others = This browser forgets you. Your games stay, and your other devices still open them.
set-forget-yes = Forget me
set-forget-no = Stay
set-me-title = Welcome back
set-me-ask = This personal link opens your games in this browser. It works only once.
set-me-yes = Open my games here
set-me-no = Leave it as it is
set-me-sure-title = { $name } plays in this browser
set-me-sure = If you open the link, somebody else’s games replace the ones here. Only their own personal link brings these back.
set-me-done-title = Hello, { $name }!
set-me-done = Your games are here now.
set-me-games = To my games

learn-title = The game in five minutes
learn-lead = New Amsterdam, around 1625. A wall, a fort, a few streets, and behind them endless forest. Here is all you need for a first game.
learn-play = Play your first game
learn-goal-title = The goal
learn-goal = You are a patroon with land, businesses and ships. In six rounds you collect points: with elections in the city, with cleared land, with furs for Europe. Whoever has the most points wins. Nothing is hidden: you see what everyone has.
learn-round-title = A round
learn-round = First the tiles of the round are auctioned. Then come three steps: city, land, trade. In each step you use your tiles of that kind, one player after the other. At the end of the round businesses use up corn, and you get goods and coins. Then new cards are laid out.
learn-auction-title = The auction
learn-auction = The cash box has five columns of two or three tiles, some with coins. Whoever is first in turn order picks a column and names a bid. All others get one turn: bid more, or pass. You may pay with anything: a coin, a wood, a corn, a good and a fur count the same. The winner also swaps turn-order tokens with the player who picked the column. The last player left takes a column for nothing.
learn-city-title = City
learn-city = Build up to three businesses in the six districts, for one wood each. Or hold elections: 3 points for each district where you have the most businesses, 2 where you tie for the most. Nobody else scores. So build first, and hold elections when you are ahead.
learn-land-title = Land
learn-land = Take a land card; it goes to the right end of your row. Or clear land: every card that is full of houses turns into fields and gives you its wood. Points come from its place in the row: 1, 3, 6, 10, 15… If you clear several cards at once, only the one farthest right scores. Each new land card drives the Lenape a little farther up the river.
learn-trade-title = River and ships
learn-trade = Buy furs from the Lenape with goods. If no longhouse stands opposite your trading post, the journey costs corn. Or load a ship with exactly as many furs as it takes. Your most frequent type scores 3 points a fur, the second 2, the others 1. The ship is yours from then on and brings goods every round.
learn-special-title = Special actions
learn-special = In every step you also get one special action, in any district. Where you lead or tie it is free, elsewhere it costs a coin. Whatever you leave unused, a tile or a special action, earns you a coin.
learn-special-lumberyard = Lumberyard: buy or sell wood, a coin each.
learn-special-granary = Granary: buy or sell corn, a coin each.
learn-special-docks = Docks: a warehouse for one wood; it makes room for more goods.
learn-special-millwork = Millwork: up to three houses on your land, one wood each.
learn-special-blackmarket = Black market: up to three furs unseen, for three coins or goods each.
learn-special-tradingco = Trading company: your trading post moves upriver for one wood.
learn-provisions-title = Provisions
learn-provisions = Your fields bring corn. Then every business uses up one corn. A business that gets none has to go, and you lose 2 points: watch the forecast. Your ships bring goods, as far as there is room. Each district with a business of yours pays a coin, and another one if you alone lead there.
learn-end-title = The end
learn-end = After round six there are elections in all districts once more, and everyone scores. Your last full land card scores if it is not cleared yet. Each fur left is worth a point, and so are any three other resources.
learn-on = The table shows what you can do, what it costs and what it brings. Try it: your first game is against two easy opponents.

### The browser: the chart

# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = The board: river, city, traders, land and ships
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
chart-needs = { $n ->
    [one] fur
   *[other] furs
    }
chart-taken = taken
chart-not-yet = not yet

# Each place in full, for those who listen.
chart-camp-of = Camp { $n }, longhouses: { $have } of { $spaces }.
chart-boat-of = The boat from zone { $n } to zone { $to } costs { $corn }.
chart-zone-of = Zone { $n }, trading posts: { $players }; free spaces: { $free }.
chart-zone-free = Zone { $n }, no trading post; free spaces: { $free }.
chart-next-post = The trading company would bring your post here.
chart-longhouse-goes = With the land you chose, a longhouse leaves this camp.
chart-longhouse-comes = With the land you chose, a longhouse comes to this camp.
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
chart-about-lumberyard = As a special action: buy any amount of wood for 1 coin each, or sell any amount at the same price.
chart-about-granary = As a special action: buy any amount of corn for 1 coin each, or sell any amount at the same price.
chart-about-docks = As a special action: for 1 wood, build your next warehouse; it opens its pier for goods.
chart-about-millwork = As a special action: build one to three houses on your land, 1 wood each, from left to right.
chart-about-black_market = As a special action: draw one to three furs unseen from the reserve, each for 3 coins or goods.
chart-about-trading_company = As a special action: for 1 wood, move your trading post to the next free zone upriver, but not beyond the farthest longhouse.
chart-about-fee = Free for those who lead or tie here; 1 coin for all others.
chart-about-land = With a land tile you take one of these cards into your row. Each time, a longhouse moves upriver.
chart-about-ship = With a trade tile you load a ship with exactly as many furs as it needs: points at once, coins once, goods every round.
chart-about-trader = With a trade tile you buy furs from one of the traders. If there is no longhouse opposite your post, the boats to the nearest one cost corn.
chart-about-river = The journey is free if a longhouse stands opposite your post; otherwise you pay corn for every boat to the nearest camp upriver that has one.
chart-none-of-yours = You have no business here.
chart-too-dear = The price is { $goods }: more than you have.
chart-too-few-furs = { $furs } needed: more than you have.
chart-enough = One action allows no more: { $n }.
chart-rule = rule { $rule }

### The browser: mats, bar, log, keys

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
mat-break = Let a bot play for me
mat-break-note = Until you take your seat back.
mat-break-ask = Let a bot play for you?
mat-break-what = A bot takes your seat at once and decides everything for you, to the end of the game if you don’t come back. You can take your seat back at any time, but not what the bot has played.
mat-break-waits = If you only want to stop for a while, just leave: a game against bots waits for you by itself.
mat-break-yes = Let a bot play
mat-break-no = I play myself
mat-come-back = I am back
mat-resting = A bot plays for you.
mat-record = Download the record
mat-keys = Keys
mat-keys-note = The keys do nothing while you type in a field. Arrow keys and Space scroll as everywhere.
mat-key-confirm = confirm what you have chosen
mat-key-cancel = drop what you have chosen
mat-key-undo = take back
mat-key-end = end your turn
mat-key-district = choose a district
mat-key-more = bid one more
mat-key-less = bid one less
mat-key-box = cash box or board
mat-key-hurry = skip the animation
mat-key-read = read out what your choice would do
mat-key-log = log
mat-key-chat = chat
mat-key-text = text view
mat-key-mute = sound on or off
mat-key-help = the game in five minutes
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
mat-again = What I missed
mat-chat-unread = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
mat-show = Shown here
mat-cash-box = Cash box
mat-chart = Board
mat-sheet-open = Open: { $title }
mat-sheet-close = Close: { $title }
mat-look = Look at the table
mat-result = Show the result
mat-tabs = Parts of the table
mat-tab-act = Decide
mat-tab-chart = Board
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
mat-of = { $player }’s mat
mat-your-mat = Your mat
mat-open = Show { $player }’s mat
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
mat-chooser = opener
mat-bidder-won = has a column
mat-bidder-chooser = opener
mat-bidder-speaks = still to bid
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
mat-ready = full
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
mat-about-coins = Coins pay for wood and corn at the market, for special actions where you neither lead nor tie, and for bids.
mat-about-wood = Every business, house and warehouse costs one wood, and so does moving your trading post.
mat-about-corn = Corn feeds your businesses at the end of every round and pays for journeys to the Lenape.
mat-about-goods = Goods buy furs from the Lenape. The second number is the room on your piers.
mat-about-furs = Furs score points on a ship; what is left scores a little at the end.
mat-about-land = Houses fill the cards from left to right. Full cards can be cleared: the farther right, the more points.
mat-about-upkeep = At the end of the round the fields bring their harvest; then every business uses up one corn, or has to go.
mat-upkeep = Upkeep { $upkeep }: { $corn } corn + { $harvest } harvest
mat-spare = { $n } to spare
mat-short = { $n } short: { $n ->
    [one] a business is lost, { $loss }
   *[other] { $n } businesses are lost, { $loss }
}
mat-unfed = { $n ->
    [one] { $n } business can’t be fed
   *[other] { $n } businesses can’t be fed
}: { $loss }
# What hunger costs; it is put into mat-short, mat-unfed and bid-corn-short.
mat-loss = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
mat-loss-capped = { $points ->
    [0] no points lost, as the score is 0
   *[other] only −{ $points }, as a score never drops below 0
}
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
mat-elections-now = { $n ->
    [one] elections now: { $n } point
   *[other] elections now: { $n } points
}
mat-land-rank = { $n ->
    [0] last filled land: card { $rank }
   *[other] last filled land: card { $rank }, +{ $n } at the end
}
mat-at-end = { $land ->
    [0] at the end: +{ $n }
   *[other] at the end: +{ $n }, { $land } of it for land
}
mat-at-end-parts = If the game ended now: elections { $elections }, land { $land }, furs { $furs }, resources { $resources }

### The browser: decisions

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
act-now-place = Found a business in any district. Every district where you have one pays you a coin a round, and one more while you alone lead there.
act-now-open = Choose a column and name the first bid. Its tiles are what you can do this round.
act-now-bid = Bid more to get these tiles, or pass and wait for another column. You get one turn for each column.
act-now-take = You are the last one: take a column for nothing.
act-now-pay = The column is yours. Pay with whatever you need least: coins, goods, wood, corn and furs count 1 each.
act-now-remove = There is not enough corn for all your businesses. Choose which ones you give up.
act-now-city = Use your city tiles to build businesses or to score the ones you have; you also have one special action.
act-now-city-tile = { $n ->
    [one] One city tile is left: build businesses, or score those you have.
   *[other] { $n } city tiles are left: build businesses, or score those you have.
  }
act-now-land = Use your land tiles to get new land, or to clear fully built land for wood and points; you also have one special action.
act-now-land-tile = { $n ->
    [one] One land tile is left: get new land, or clear fully built land for wood and points.
   *[other] { $n } land tiles are left: get new land, or clear fully built land for wood and points.
  }
act-now-trade = Use your trade tiles to buy furs for goods, or to ship furs for points; you also have one special action.
act-now-trade-tile = { $n ->
    [one] One trade tile is left: buy furs for goods, or ship furs for points.
   *[other] { $n } trade tiles are left: buy furs for goods, or ship furs for points.
  }
act-now-special = No tile left, but one special action: choose a district, or end your turn for a coin.
act-now-chance = New cards, furs and tiles are laid out.
act-now-over = All six rounds have been played.
act-theirs-place = Everyone founds two businesses before the first round.
act-theirs-open = A column of tiles is about to be put up for bidding.
act-theirs-bid = The bidding for a column goes on. Whoever bids most gets its tiles.
act-theirs-take = The last one takes a column for nothing.
act-theirs-pay = The winner chooses what to pay with.
act-theirs-remove = Businesses without corn have to go.
act-theirs-city = City tiles build businesses or score them.
act-theirs-land = Land tiles bring new land or clear it.
act-theirs-trade = Trade tiles buy furs or ship them.
act-hint-build = Use + to choose where you build. Each business costs 1 wood now and 1 corn every round.
act-hint-add_land = Pick a card. Fill it with houses at the millwork; then it can be cleared.
act-hint-trade = Pick a trader. The furs are for the ships.
act-hint-ship = Pick a ship and give it exactly as many furs as it needs. From then on it brings goods every round.
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
act-no-fee = No coin for the fee: you neither lead nor tie here.
act-no-fur = Not enough coins and goods: { $have } of { $need }.
act-no-tile = { $step ->
    [city] You have no city tile in this round.
    [land] You have no land tile in this round.
   *[trade] You have no trade tile in this round.
  }
act-tiles-used = { $n ->
    [one] Your tile is used.
    [2] Both tiles are used.
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
act-covered-then = Then there is enough corn.
act-detail-trade = { $n ->
    [one] 1 trader you can afford
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
act-remove-capped = { $points ->
    [0] You have no points to lose: a score never drops below 0.
   *[other] You lose only the { $points } you have: a score never drops below 0.
  }
act-land-place = { $points ->
    [one] Becomes card { $place } of your row: { $points } point when cleared.
   *[other] Becomes card { $place } of your row: { $points } points when cleared.
  }
act-journey = The journey to the nearest longhouse costs { $corn } corn.
act-ship-chosen = Furs: { $n } of { $need }.
act-ship-scoring = Points a fur: { $first } for the type you ship most, { $second } for the next, { $other } for any other.
act-buy-wood = Buy wood
act-sell-wood = Sell wood
act-buy-corn = Buy corn
act-sell-corn = Sell corn
act-cannot-buy = No coin to buy with
act-cannot-sell = Nothing to sell
act-most = Max. { $n }
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
act-in-goods = Of that in goods
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
act-do-place = Found a business: { $district }
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
act-do-docks = Build the warehouse
act-do-trading_company = Move the post upriver
act-ends-turn = This ends your turn.
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
act-until-auction = You have had your turn. You decide again when this column is sold.
act-until-opened = Your turn comes once a column has been chosen.
act-until-bidding = You decide again in the bidding of round 1.
act-last-turn = Your last turn
act-replay = Show what happened since
act-skip = Skip
act-space = Space
act-watching = You are watching: you see the whole table, and the players decide.
act-over-note = The final scoring is done.
act-to-result = See the result

# Refusals and the connection.
act-refused-title = That is not possible
act-stale-title = The table was faster
act-stale = Something happened while you were deciding, so nothing was done. You see the table as it is now: choose again.
act-unsent-title = Not sent
act-connecting = Connecting
act-lost-connection = The connection is lost
act-reconnecting = Trying to reconnect; nothing is lost.

### The browser: bidding

## The bidding: cash box, bids, payment

bid-box = Cash box
bid-legend = ≈ Advisor’s guess: points more at the end of the game than with no column, less what you spend on it; the lower number if others get there first.
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
bid-was-worth = was worth { $worth } points to you
bid-foot-high = Highest bid { $n }
bid-foot-wins = Won for { $n }, to be paid
bid-foot-for = for { $n }
bid-foot-free = for nothing
bid-foot-chosen = your choice
bid-foot-take = Take for nothing
bid-foot-choose = Auction this one
bid-foot-open = still available
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
bid-speakers = Who bids when
bid-speaks-now = is bidding
bid-speaks-later = is still to bid
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
bid-left-after = then { $n } left
bid-any-mix = Coins, furs, goods, wood, corn: each counts 1. You choose the mix once you have won.
bid-after-you = You get only one turn. Still to come: { $players }.
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
bid-rivals = Elections would bring the others: { $players }.
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
    [one] The open ship needs { $furs } furs.
   *[other] The open ships need { $furs } furs.
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
    [one] { $n } business would have to go, { $loss }.
   *[other] { $n } businesses would have to go, { $loss }.
}
bid-no-coins-left = No coin left: special actions where you neither lead nor tie cost one.
bid-pay-advised = Pay as the advisor would
bid-pay-is-advised = The advisor would pay like this.
bid-do-pay = Pay { $n }
bid-other-pays = { $player } has won column { $column } and pays { $n }.

### The browser: result and review

end-you-win = You win, { $n } to { $next }
end-wins = { $player } wins, { $n } to { $next }
end-you-share = You share the victory with { $others }: { $n } points
end-share-victory = { $players } share the victory: { $n } points
end-shared-why = The points are equal, so the victory is shared.
end-unfinished = This game was not played to its end
end-decided = { $source ->
    [land] Land made the difference
    [elections] Elections made the difference
    [furs] Shipped furs made the difference
    [final_elections] The final elections made the difference
    [final_land] The last land made the difference
    [left] What was left over made the difference
   *[lost] Points lost to unfed businesses made the difference
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] Land made the difference
    [elections] Elections made the difference
    [furs] Shipped furs made the difference
    [final_elections] The final elections made the difference
    [final_land] The last land made the difference
    [left] What was left over made the difference
   *[lost] Points lost to unfed businesses made the difference
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
} (you: { $theirs }).
end-your-place = Your place: { $place } of { $of }, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
end-table = { $n } patroons
end-board = board: { $board }
end-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
end-home = Home
end-sources = Where the points came from
end-player = Player
end-points = Points
end-winner = winner
end-source-land = Land
end-source-elections = Elections
end-source-furs = Furs shipped
end-source-final_elections = Final elections
end-source-final_land = Final land
end-source-left = Left over
end-source-lost = Lost
end-by-round = Score by round
end-chart = Score by round. { $summary }
end-score-of = { $player } { $n }
end-round = round
end-round-n = round { $n }
end-final = final
end-turning = Turning points
end-no-turning = Nobody scored during the game.
end-where = { $round ->
    [0] Before the first round
   *[other] Round { $round }, { $phase }
}
end-turn-clearing = { $player } clears land up to card { $land }
end-turn-elections = { $tied ->
    [0] { $player } holds elections ({ $led ->
        [one] { $led } majority
       *[other] { $led } majorities
    })
   *[other] { $led ->
        [0] { $player } holds elections ({ $tied ->
            [one] { $tied } tie
           *[other] { $tied } ties
        })
       *[other] { $player } holds elections ({ $led ->
            [one] { $led } majority
           *[other] { $led } majorities
        }, { $tied ->
            [one] { $tied } tie
           *[other] { $tied } ties
        })
    }
}
end-turn-shipping = { $player } ships { $n ->
    [one] { $n } fur
   *[other] { $n } furs
} of { $types ->
    [one] one type
   *[other] { $types } types
}
end-turn-removal = { $player } can’t feed { $n ->
    [one] { $n } business
   *[other] { $n } businesses
}
end-plus = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-minus = −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-see = See it
end-next = What next?
end-rematch = Rematch, same table
end-to-rematch = To the rematch
end-review = Review the game
end-share = Share
end-share-title = A game of Nieuw Amsterdam
end-copied = Link copied
end-link = Link to this game
end-record = Download the record
end-auctions = Columns
end-paid = paid
end-worth = worth about
end-auction = Round { $round }: paid { $paid }.
end-auction-worth = Round { $round }: paid { $paid }, worth about { $worth } points.
end-appraise = What were they worth?
end-appraising = The advisor is thinking: { $n } of { $of }
end-worth-note = Paid in resources; worth in points, as the advisor saw it then.
end-fair-hash = Hash of the seed, shown from the start:
end-fair-later = The seed behind it is shown when the game is over. Then every shuffle can be checked here.
end-fair-check = Check the shuffles
end-fair-checking = Checking…
end-fair-good = Fair shuffle: { $right } of { $draws } draws follow from the seed { $seed }.
end-fair-promised = Its hash is the one that was shown from the start.
end-fair-recorded = Its hash is the one in the record; whether that was shown before the game, only those who played know.
end-fair-before = { $n ->
    [one] { $n } earlier draw can’t be checked: the record does not hold its seed.
   *[other] { $n } earlier draws can’t be checked: the record does not hold their seed.
}
end-fair-no-seed = This record holds no seed, so its shuffles can’t be checked.
end-fair-broken = The seed { $seed } does not have the hash that was shown from the start.
end-fair-differs = { $right } of { $draws } draws follow from the seed. The first one that differs is in line { $line } of the record: { $what }.
end-fair-how = How was this checked?
end-fair-explained = Before the game a secret seed was drawn and its SHA-256 hash shown to everyone. All shuffles follow from the seed. Your browser has just computed them again and compared them with the record, draw by draw.
end-fair-seed = Seed:
review-title = Review
review-result = Result
review-fair = Fairness
review-record = Record
review-table = The table at this step
review-loading = The game is being loaded…
review-not-over = This game is not over yet
review-to-table = To the table
review-steps = The game, step by step
review-bar = Through the game
review-slider = Step of the game
review-step = Step { $n } of { $of }: { $what }
review-count = step { $n } of { $of }
review-first = To the beginning
review-back = One step back
review-on = One step on
review-last = To the end
review-whose = Whose decisions
review-previous = Previous decision: { $player }
review-next = Next decision: { $player }
review-decides = Now { $player } decides.
review-nobody = The game is over; nobody has to decide.
review-advice = What does the advisor think?
review-thinking = The advisor is thinking…
review-played = played
review-pays = { $player } pays: { $what }.
review-margin = { $n } against the others’ average at the end
review-margin-note = The numbers: points ahead of the others’ average at the end, if things go well from here.
review-columns = What the columns are worth here
review-column = Column { $column }: about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
review-column-bid = Column { $column }: about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, bid up to { $bid }
review-play-on = Play on from here
review-play-on-as = You take the seat of { $player }; bots play the others.
review-play-on-not = Nobody decides at this step; go one step back.
review-share = Share this step
review-show-box = Cash box
review-show-chart = Board

### The command line

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
      rules      read the rules: on one page, by chapter, by number, by word

      --help     this help; after a command, that command’s
      --version  the version
      --lang XX  the language: { $languages } (else from LANG)

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
      --ray [ADDR]    play on a Ray cluster, that of this machine or at ADDR, such as HOST:6379 (docs/lab.md)
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
      patroon simulate --players hard,medium,medium --games 10000 --ray
help-rate =
    Rate bots: games at tables drawn by lot, and a list of how strong each is, with its uncertainty.

    Usage: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N   how many sit at a table, 2 to 5 (4)
      --games N     how many games to add (100)
      --jobs N      how many processes play (1); auto: one for each core
      --ray [ADDR]  play on a Ray cluster, that of this machine or at ADDR, such as HOST:6379 (docs/lab.md)
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

### The rules

# Our own text of docs/rules.md: chapters, rules by number, worked examples, a summary, a glossary; words/rulebook.json
# says what belongs where. *word* is emphasis, (R5.8) becomes a link, an empty line parts paragraphs; no line may
# begin with *, [ or a full stop. Every digit stands in every language: who writes 3 here writes 3 there.

rules-title = The rules
rules-chapters-title = Chapters
rules-summary-title = The rules on one page
rules-glossary-title = Glossary
rules-example-title = Example
rules-ruling-title = Ruling

## What you see

rules-chapter-see = What you see
rules-chapter-see-intro = The parts of the table and their names, what you start with, and where your first two businesses go.
rules-figure-see = The parts of the table: the six districts, the cash box with its tiles, the river with camps and trading posts, the traders with their furs, the open land and ship cards, and what lies in front of one player.

rules-r0-title = Parts and names
rules-r0 =
    From 2 to 5 patroons play 6 rounds. Everything lies open. Only the order of the two card decks and of the face-down furs is hidden, and it is hidden from everyone alike: nobody has a hand of cards or a secret.

    There are five *resources*: coins, goods, wood, corn and furs. Furs come in five types, 10 of each: beaver, mink, otter, muskrat and lynx. Coins, goods, wood and corn never run out.

    You have 25 *buildings*. In one of the six districts of the city a building is a *business*, on a land card a *house*, on your wharf a *warehouse*. A building that is taken off the board comes back to you.

    The cash box has five columns, two with 3 spaces for tiles and three with 2; some show bonus coins. There are 12 action tiles, 4 each for city, land and trade. The three traders of the Lenape hold up to 4, 3 and 4 furs. Along the river, camps with longhouses lie on one bank and zones for trading posts on the other, with a boat between neighbouring zones. Of the 24 land cards and the 24 ship cards, half are from the 1620s and half from the 1630s. A land card shows 1 to 3 house spaces, its wood and its corn. A ship shows the furs it needs, its goods and 1 to 5 bonus coins. Your wharf has 4 warehouse spaces, each with a pier for goods.

    You have *the majority* in a district if you have more businesses there than anyone else. If several players share the highest number, they are *tied for the majority*.
rules-r0-ruling = If you have no business in a district, you have neither the majority nor a tie there, even if nobody else has one either.

rules-r1-1-title = What you start with
rules-r1-1 = You start with 25 buildings, 2 corn, 3 wood, 4 goods and 8 coins. One of the buildings goes straight to the first warehouse space of your wharf, and the 4 goods lie on its pier.

rules-r1-2-title = Longhouses
rules-r1-2 = At first all longhouses stand in camp 1, on the spaces that are used with your number of players. Spaces for more players stay empty all game long, in every camp.

rules-r1-3-title = Furs
rules-r1-3 = The 50 furs are shuffled face down and become the reserve. Everyone draws 2 of them and lays them open. Then 11 more fill the spaces of the traders.

rules-r1-4-title = Trading posts
rules-r1-4 = Every trading post starts in zone 1. The number of players decides which spaces you use along the whole river: with 2 players the black ones, with 3 the white ones, with 4 or 5 all of them.

rules-r1-5-title = The decks
rules-r1-5 = The land cards of each decade are shuffled by themselves, and those of the 1620s lie on top of those of the 1630s. It is the same with the ship cards.

rules-r1-6-title = Turn order
rules-r1-6 = Turn-order tokens are dealt clockwise: the first player gets token 1, the next one token 2, and so on. The lower your token, the earlier your turn.
rules-r1-6-ruling = The owner of the table may name the first player. Otherwise one is drawn at random; nobody is asked their age.

rules-r1-7-title = Your first businesses
rules-r1-7 = In turn order everyone puts one building into a district of their choice. Then, in turn order again, everyone puts a second one. They cost nothing and are businesses like any other. A district never gets full.

rules-r1-8-title = Points
rules-r1-8 = Everyone starts with 0 points, and no score ever falls below 0. On the printed board the scoring track begins anew at 50. Here scores simply go on; a full lap may be shown as +50 or +100.

rules-example-see = Anna, Jan and Clara play, and Anna is first. Each has 2 corn, 3 wood, 4 goods, 8 coins and 2 furs. Their first businesses: Anna chooses the docks, Jan the granary, Clara the docks as well. Their second ones: Anna the docks again, Jan the millwork, Clara the granary. So Anna has the majority in the docks, with 2 against 1, and Jan has it in the millwork. In the granary Jan and Clara are tied. Each of them has 22 buildings left: one is a warehouse, two are businesses.

## A round

rules-chapter-round = A round
rules-chapter-round-intro = All 6 rounds run the same way. This is their course, and how the table is made ready for each of them.
rules-figure-round = The course of a round: preparation, bidding, the three steps city, land and trade, then provisions and income.

rules-r2-title = The course of a round
rules-r2 = First comes the preparation (R3.1), then the bidding (R4.1), then the actions in three steps: city, land and trade (R5.1). Provisions and income close the round (R8). After round 6 the game ends (R9).

rules-r3-1-title = New cards
rules-r3-1 = Land and ship cards that nobody took leave the game. Then 4 land cards and 4 ship cards are dealt face up. Rounds 1 to 3 use up the 1620s, rounds 4 to 6 the 1630s.

rules-r3-2-title = New furs
rules-r3-2 =
    Every empty space of the traders gets a fur from the reserve. Furs that are still there stay.

    If a fur is needed and the reserve is empty, the discard pile is shuffled and becomes the new reserve, and drawing goes on. A reserve whose last fur was just drawn stays empty until the next fur is needed. If reserve and discard pile are both empty, spaces stay empty.
rules-r3-2-ruling = The bottom trader’s spaces are filled first, then those of the middle trader, then those of the top trader. The discard pile is shuffled in the same way when the black market needs furs (R6.5).

rules-r3-3-title = New tiles
rules-r3-3 = All 12 action tiles are shuffled, and each tile space of the cash box gets one.

rules-example-round = Round 4 begins. One land card and two ships were left over; they leave the game, and 4 land cards and 4 ships of the 1630s are dealt. The bottom trader lacks 4 furs and the top trader 1, so 5 furs are needed, but only 3 are left in the reserve. These 3 go to the bottom trader. Now the 6 furs of the discard pile are shuffled and become the reserve: one more goes to the bottom trader and one to the top trader. The reserve is left with 4 furs. Then the 12 tiles are shuffled into the cash box.

## Bidding

rules-chapter-bidding = Bidding
rules-chapter-bidding-intro = Here you win the tiles that are your actions in this round, and perhaps an earlier turn. You may pay with anything you have.
rules-figure-bidding = The cash box: five columns with tiles, some with bonus coins. Above one column lies a turn-order token: this column is up for auction, with the highest bid so far beside it.

rules-r4-1-title = A column for everyone
rules-r4-1 = There are as many auctions as players, and the last one is free (R4.7). Whoever wins a column is out of the bidding for this round. So each of you gets exactly one column.

rules-r4-2-title = The chooser
rules-r4-2 = Of the players still in, the one with the lowest turn-order token is the *chooser*. The chooser picks any column that is still there, puts the token above it and has to open the bidding. A bid of 0 is enough.

rules-r4-3-title = Bid or pass
rules-r4-3 = In turn order, every other player still in either bids more than the highest bid so far or passes. Everyone speaks exactly once in an auction. Passing here brings no coin.

rules-r4-4-title = The highest possible bid
rules-r4-4 = A bid is just a number. It can’t be higher than the number of resources you hold: coins, furs, goods, wood and corn all together, each of them counting 1.

rules-r4-5-title = Winning and paying
rules-r4-5 = The highest bid wins. If it is yours, you pay that many resources in any mix, and you choose the mix only now. Furs go to the discard pile, the rest to the supply. After that you take the tiles of the column and its bonus coins. So these coins can’t help to pay for the bid that wins them.

rules-r4-6-title = The tokens
rules-r4-6 = If the chooser wins, the token comes back. If somebody else wins, the two swap: the winner takes the token above the column, and the chooser gets the winner’s. Until then the token above the column still counts as the chooser’s.

rules-r4-7-title = The last player
rules-r4-7 = The last player still in takes any remaining column and its bonus coins for nothing, and keeps the token.

rules-r4-8-title = After the bidding
rules-r4-8 = Your token stays with you into the next round. Columns that nobody took do nothing. For the next round all 12 tiles are shuffled again (R3.3).

rules-r4-9-title = With two players
rules-r4-9 = With 2 players the chooser must pick a column of 3 tiles. Whoever loses that auction then takes a column of 2 tiles for nothing, with its bonus coins (R4.7).

rules-example-bidding =
    Anna has token 1, Jan has token 2, Clara has token 3. Anna puts hers above a column with three tiles and 1 bonus coin and opens with 3. Jan passes. Clara bids 5 and wins. She pays 2 wood, 1 corn and 2 coins, then takes the tiles and the bonus coin. Clara and Anna swap tokens: now Clara has token 1 and Anna has token 3.

    Of the two still in, Jan has the lowest token. He opens another column with 0, and Anna passes. Jan pays nothing and keeps token 2. Anna is the last: for nothing she takes one of the three columns that are left, and she keeps token 3.

## City

rules-chapter-city = City
rules-chapter-city-intro = First, how a turn goes in each of the three steps. Then what a city tile can do: build businesses, or turn them into points.
rules-figure-city = One district with 3, 2 and 2 businesses. The player with 3 has the majority and would score 3 points in elections. The two players with 2 score nothing here: they are equal, but not for the highest number.

rules-r5-1-title = Your turn in a step
rules-r5-1 =
    There are three steps: city, land and trade. In each of them you act in turn order, lowest token first.

    In your turn you deal with *every* tile of that kind that you have: use it for one of the step’s two actions, or pass it. You also have one special action (R6), to take or to pass. The order is yours, and the special action may come before, between or after your tiles. Only finish one action before you begin another.

rules-r5-2-title = Passing brings a coin
rules-r5-2 = Each tile you pass brings you 1 coin, and so does a special action you pass. You get it at once and may use it later in the same turn.

rules-r5-3-title = Without a tile
rules-r5-3 = If you have no tile of a step, you still have its special action, or the coin for passing it. So everyone has exactly three chances for a special action in a round.

rules-r5-4-title = Ending your turn
rules-r5-4 = When you end your turn, everything you have not used is passed, and each brings its coin.
rules-r5-4-ruling = An action that would change nothing is not allowed; pass instead. So elections need at least one majority or tie, clearing needs at least one filled card that is not cleared yet, and whoever buys or sells does so with an amount of at least 1.

rules-r5-5-title = Build businesses
rules-r5-5 = City action: put 1 to 3 buildings from your supply into one district or several, for 1 wood each. If you name more than your wood or your supply allows, the action is refused, not cut down; it is the same with houses (R6.4).

rules-r5-6-title = Hold elections
rules-r5-6 = City action: you get 3 points for each district where you have the majority and 2 points for each where you are tied for it. Only you score; your elections bring the others nothing.

rules-example-city = In the docks Anna, Jan and Clara have 2 businesses each. Anna has two city tiles and 2 wood. With the first tile she builds a business in the docks for 1 wood. With 3 against 2 and 2, the majority is hers. So the special action of the docks costs her no fee: she takes it at once and builds a warehouse for her other wood (R6.3). With the second tile she holds elections: 3 points for the docks, and 2 for the granary, where she is tied with Jan. That makes 5 points. Jan gets nothing for his tie.

## Land

rules-chapter-land = Land
rules-chapter-land-intro = Land brings wood once and corn every round, and the longer your row, the more points. But each new card drives the Lenape farther upriver. Houses are built at the millwork (R6.4).
rules-figure-land = A land row. On the left cleared cards, then filled cards that are not cleared yet, on the right a card with an empty house space. Each place has its points: 1, 3, 6, 10, 15, 21, 28, 36.

rules-r5-7-title = Add land
rules-r5-7 =
    Land action: choose one of the face-up land cards and put it at the right end of your row. It is uncleared.

    A longhouse recedes right away, as part of this action and before anything else. It is one from the leftmost camp that still has longhouses, and it moves to the next camp upriver, if a space that is used with your number of players is free there. If none is free, it leaves the game. The last longhouse in the last camp stays for good.
rules-r5-7-ruling = When only the last camp still has longhouses, one of them leaves the game as long as more than one stands there. The last one stays.

rules-r5-8-title = Clear land
rules-r5-8 =
    Land action: all your uncleared cards whose house spaces are all filled become cleared, and you get the wood of each of them.

    You score once, for the rightmost card that you clear now, by its place in your row: 1, 3, 6, 10, 15, 21, 28 or 36 points for the places 1 to 8. The piece of wood that marks uncleared land on the printed cards is a marker, not a resource.
rules-r5-8-ruling = From place 9 on, a card scores 36 points as well.

rules-example-land = Clara has five cards in her row. Cards 1 and 2 are cleared, cards 3 and 4 have all their houses, card 5 has only 1 of its 3. She clears land: cards 3 and 4 become cleared and bring her 2 and 5 wood, 7 in all. She scores 10 points for place 4, and nothing more for place 3. With a second land tile she adds a card as number 6. The leftmost longhouse stands in camp 1, and camp 2 has no free space: that longhouse leaves the game.

## Trade

rules-chapter-trade = Trade
rules-chapter-trade-intro = You buy furs from the Lenape with goods and load them onto ships. A ship brings points and coins now, and goods in every round to come.
rules-figure-trade = The three traders with their furs and prices. Beside them a shipment: 3 points for each fur of the first type, 2 for each of the second, 1 for each of any other.

rules-r5-9-title = Trade with the Lenape
rules-r5-9 = Trade action: you deal with one of the three traders. The bottom trader asks 3 goods for all 4 furs, the middle trader 4 goods for all 3. From the top trader you choose 1 to 4 furs, for 1 good each. The journey may cost corn on top of that (R5.10).
rules-r5-9-ruling = A trader who was not filled up because furs ran out (R3.2) sells what is there, at the same price. An empty trader sells nothing.

rules-r5-10-title = The journey
rules-r5-10 =
    If the camp opposite your trading post has a longhouse, the journey is free. If not, you pay the corn shown on all boats between your zone and the nearest camp with a longhouse. You pay it once for each time you trade, in addition to the goods. Without that corn you can’t trade with the Lenape.

    The nearest camp with a longhouse is always the first one upriver: longhouses only move upriver, and no post goes beyond the farthest of them.

rules-r5-11-title = Ship furs
rules-r5-11 = Trade action: choose one face-up ship and give exactly as many furs as it needs. Each fur of the first type brings 3 points, each of the second type 2, each of every further type 1. You also get the bonus coins of the ship, and the ship is yours: from now on it brings goods (R8.3). The furs go to the discard pile.
rules-r5-11-ruling = The type of which you ship most counts as the first, then the next, and so on; this is what you would choose yourself.

rules-example-trade = Jan’s trading post is in zone 1, and the nearest longhouse stands in camp 3. The two boats on the way show 1 corn each. He buys the 3 furs of the middle trader for 4 goods and pays 2 corn for the journey. With a second trade tile he loads a ship that needs 6 furs: 3 beavers, 2 otters and 1 lynx. The beavers bring 3 points each, 9 in all; the otters 2 each, 4 in all; the lynx 1. That makes 14 points. He also gets the 3 bonus coins of the ship and keeps it.

## Special actions

rules-chapter-special = Special actions
rules-chapter-special-intro = Each of the six districts has something to offer. In every step you may use one of them, even where you have no business.
rules-figure-special = The six districts and what each of them does. Where you have the majority or are tied for it, there is no fee.

rules-r6-title = One in every step
rules-r6 = You have one special action in each step, in any district, whatever the step. It costs a fee of 1 coin, unless you have the majority in that district or are tied for it. What counts is how things stand at that moment: businesses you built earlier in this turn count too. The fee is a coin, and it is paid before anything else.
rules-r6-ruling = You can’t pay the fee with what the same action brings, nor with goods at the black market.

rules-r6-1-title = Lumberyard
rules-r6-1 = Wood costs 1 coin here, and it fetches 1 coin. You either buy as much as you like or sell as much as you like, not both.

rules-r6-2-title = Granary
rules-r6-2 = Here it is corn: you either buy as much as you like or sell as much as you like, for 1 coin each.

rules-r6-3-title = Docks
rules-r6-3 = For 1 wood you build the next warehouse on your wharf, from left to right, and its pier is unlocked: more room for goods. It is one warehouse for each action, and 4 in all, the one from the start included.

rules-r6-4-title = Millwork
rules-r6-4 = You build 1 to 3 houses on your land row, for 1 wood each. Every house goes to the leftmost house space that is still empty, so your row fills up from left to right. Cleared cards are full already.

rules-r6-5-title = Black market
rules-r6-5 = Say whether you want 1, 2 or 3 furs and pay 3, 6 or 9, in coins and goods in any mix. Then draw that many furs from the reserve. If it runs out, the discard pile becomes the new one (R3.2). You can’t ask for more furs than reserve and discard pile hold together.

rules-r6-6-title = Trading company
rules-r6-6 = For 1 wood your trading post moves upriver, to the nearest zone with a free space that is used with your number of players. It leaps over full zones. But it never goes beyond the farthest camp that has a longhouse. If no zone up to there is free, this action is not available.

rules-r7-title = No building left
rules-r7 = With no building left in your supply you can’t build anything: no business, no house, no warehouse. You have 25 in all, and up to 4 of them are warehouses.

rules-example-special =
    It is the trade step. Anna has no trade tile, but she has a special action, and she wants houses. She has no business in the millwork, so she pays the fee of 1 coin first. Then she pays 2 wood for 2 houses. The second card in her row had one empty house space: the first house fills it. The other house goes to the third card.

    Jan is tied for the majority in the black market, so he pays no fee. He asks for 2 furs, pays 6 with 4 coins and 2 goods, and draws a mink and a lynx. Clara passes her special action and gets 1 coin.

## Provisions

rules-chapter-provisions = Provisions and income
rules-chapter-provisions-intro = At the end of each round your land is harvested, your businesses are fed, your ships bring goods, and the city pays you.
rules-figure-provisions = The end of a round for one player, from first to last: harvest, upkeep, goods, income.

rules-r8-title = Four things, in order
rules-r8 = Every round ends with harvest, upkeep, goods and income, in this order. Each of them is done for all players before the next one begins.

rules-r8-1-title = Harvest
rules-r8-1 = You get the corn of all your cleared land cards.

rules-r8-2-title = Upkeep
rules-r8-2 = You pay 1 corn for each of your businesses, as far as your corn goes; you can’t hold any back. Each business you can’t pay for is removed and costs you 2 points, but your score never falls below 0. Which ones go is your choice. Everybody pays first; then the businesses are removed in turn order.

rules-r8-3-title = Goods
rules-r8-3 = Add up the goods values of your ships: that many goods arrive. You keep as many as there are free spaces on your unlocked piers. The rest is lost.

rules-r8-4-title = Income
rules-r8-4 = You get 1 coin for each district where you have a business, and 1 more for each district where the majority is yours alone. A tie brings no second coin.

rules-example-provisions = Clara’s cleared land brings 1 and 3 corn; with the 1 she still has, that makes 5. She has 6 businesses. So she pays 5 corn, and one business can’t be fed: she chooses which, removes it and loses 2 points. Her ships bring 3 and 2 goods, but only 3 spaces are free on her piers: she keeps 3 goods, and 2 are lost. Her 5 businesses stand in four districts, and in two of them she has the majority. She gets 4 + 2 = 6 coins.

## The end

rules-chapter-end = The end
rules-chapter-end-intro = After round 6 everyone scores once more: for the city, for the last land and for what is left.
rules-figure-end = The final scoring of one player: final elections, the last land, furs, other resources, and the total.

rules-r9-title = Who wins
rules-r9 = The game is over after round 6. The final elections come first (R9.1), then the last land (R9.2), then what you have left (R9.3). Whoever has the most points wins. Tied players share the victory.

rules-r9-1-title = Final elections
rules-r9-1 = Now everyone scores in every district: the majority brings 3 points, and players who are tied for it get 2 each.

rules-r9-2-title = The last land
rules-r9-2 = Look for the rightmost card in your row whose house spaces are all *filled*. If it is uncleared, you get the points of its place (R5.8). If it is cleared already, you get nothing.

rules-r9-3-title = What is left
rules-r9-3 = You get 1 point for each fur. Then count your coins, goods, wood and corn together: you get 1 point for every 3 of them, rounded down.

rules-example-end = Jan has 61 points after round 6. In two districts he has the majority, in a third he is tied: 3 + 3 + 2 = 8 points. Card 4 in his row is the rightmost one with all its houses, and it is uncleared: 10 points. Card 5 still lacks a house and does not matter. His 3 furs bring 3 points. His 5 coins, 2 goods, 3 wood and 1 corn are 11 resources and bring 3 points. That makes 85. Anna also has 85, and Clara has 80: Anna and Jan share the victory.

## The rules on one page

rules-summary-1 = You play 6 rounds. Whoever has the most points in the end wins; tied players share the victory (R9).
rules-summary-2 = Preparation: 4 new land cards, 4 new ships, furs for the traders, 12 tiles for the cash box (R3.1).
rules-summary-3 = Bidding: of those still in, whoever has the lowest token chooses a column and opens with 0 or more. Each of the others bids more or passes, once (R4.2).
rules-summary-4 = The winner pays with any resources, takes tiles and bonus coins, and swaps tokens with the chooser. The last player takes a column for nothing (R4.5).
rules-summary-5 = Actions: city, land, trade, each in turn order. Use all your tiles of the step and one special action. Whatever you pass brings 1 coin (R5.1).
rules-summary-6 = City: build 1 to 3 businesses for 1 wood each (R5.5). Or hold elections, for you alone: 3 points for a majority, 2 for a tie (R5.6).
rules-summary-7 = Land: add a card at the right end of your row; a longhouse recedes (R5.7). Or clear all filled cards: the wood of each, and points for the place of the rightmost: 1, 3, 6, 10, 15, 21, 28, 36 (R5.8).
rules-summary-8 = Trade: buy 4 furs for 3 goods, 3 furs for 4 goods, or 1 to 4 furs for 1 good each (R5.9), and pay the journey in corn (R5.10).
rules-summary-9 = Or ship exactly the furs a ship needs: 3 points each for the first type, 2 for the second, 1 for the others, and bonus coins. Keep the ship (R5.11).
rules-summary-10 = Special action: one in every step, in any district. The fee is 1 coin, unless you have the majority there or are tied for it (R6).
rules-summary-11 = Lumberyard: buy or sell wood for 1 coin each. Granary: the same with corn. Docks: a warehouse for 1 wood. Millwork: 1 to 3 houses for 1 wood each. Black market: 1 to 3 furs for 3 coins or goods each. Trading company: your post upriver for 1 wood.
rules-summary-12 = Harvest the corn of your cleared land (R8.1). Pay 1 corn for each business; one you can’t feed is removed and costs 2 points (R8.2).
rules-summary-13 = Take the goods of your ships, as far as your piers have room (R8.3). Get 1 coin for each district with a business of yours, and 1 more where the majority is yours alone (R8.4).
rules-summary-14 = In the end everyone scores: 3 points for a majority, 2 for a tie (R9.1); the place of your rightmost filled land if it is uncleared (R9.2); 1 point for each fur, 1 for every 3 other resources (R9.3).

## Glossary

glossary-patroon = patroon
glossary-patroon-text = A player: somebody with land, businesses and ships in the colony.
glossary-round = round
glossary-round-text = Preparation, bidding, actions, provisions and income. The game has 6 rounds (R2).
glossary-step = step
glossary-step-text = A third of the actions of a round: city, land or trade. Everyone has one turn in each step (R5.1).
glossary-pass = pass
glossary-pass-text = Not to use a tile or a special action, for 1 coin (R5.2). In the bidding, passing means not to bid, and brings no coin (R4.3).
glossary-resource = resource
glossary-resource-text = A coin, good, wood, corn or fur. In the bidding each of them counts 1 (R4.4).
glossary-goods = goods
glossary-goods-text = What the Lenape take for their furs. Goods come from your ships and lie on your piers (R8.3).
glossary-supply = supply
glossary-supply-text = Your own supply holds your buildings that are not on the board. The common supply is where coins, goods, wood and corn come from and go to; it never runs out.
glossary-building = building
glossary-building-text = Each player has 25. Depending on where it stands, a building is a business, a house or a warehouse.
glossary-business = business
glossary-business-text = A building in a district of the city. It brings majorities and coins, and needs 1 corn every round (R8.2).
glossary-house = house
glossary-house-text = A building on a land card. You build houses at the millwork (R6.4).
glossary-warehouse = warehouse
glossary-warehouse-text = A building on your wharf. It unlocks a pier; you build it at the docks (R6.3).
glossary-district = district
glossary-district-text = One of the six parts of the city: lumberyard, granary, docks, millwork, black market, trading company. Each has its special action.
glossary-majority = majority
glossary-majority-text = More businesses in a district than any other player has (R0).
glossary-tie = tie
glossary-tie-text = Several players share the highest number of businesses in a district. With no business there, you are not tied (R0).
glossary-election = elections
glossary-election-text = A city action that turns your majorities and ties into points (R5.6). In the end there are elections for everyone (R9.1).
glossary-cash-box = cash box
glossary-cash-box-text = Where the 12 action tiles lie in five columns and are auctioned each round.
glossary-column = column
glossary-column-text = 2 or 3 action tiles of the cash box, with or without bonus coins. Each player gets one column a round (R4.1).
glossary-bonus-coins = bonus coins
glossary-bonus-coins-text = Coins that come with a column of the cash box (R4.5) or with a ship (R5.11).
glossary-action-tile = action tile
glossary-action-tile-text = The right to one action: city, land or trade. You win tiles in the bidding.
glossary-token = turn-order token
glossary-token-text = Its number says when it is your turn, lowest first. Tokens change hands in the bidding (R4.6).
glossary-chooser = chooser
glossary-chooser-text = Of the players without a column, the one with the lowest token. The chooser picks the next column and opens the bidding (R4.2).
glossary-special-action = special action
glossary-special-action-text = What a district does for you. You have one in each step (R6).
glossary-fee = fee
glossary-fee-text = The 1 coin that a special action costs where you have neither the majority nor a tie (R6).
glossary-land-row = land row
glossary-land-row-text = Your land cards, side by side. New ones come in at the right end, and the place in the row decides the points (R5.8).
glossary-filled = filled
glossary-filled-text = A land card with a house on each of its house spaces. Now it can be cleared.
glossary-cleared = cleared
glossary-cleared-text = A filled land card that you turned into fields. It brings corn every round (R8.1).
glossary-lenape = Lenape
glossary-lenape-text = The people who live along the river. They sell you furs.
glossary-longhouse = longhouse
glossary-longhouse-text = A home of the Lenape. If one stands opposite your trading post, your journey is free (R5.10). With each new land card one recedes (R5.7).
glossary-camp = camp
glossary-camp-text = A place for longhouses on one bank of the river. Camp 1 is the leftmost.
glossary-zone = zone
glossary-zone-text = A place for trading posts, opposite a camp with the same number.
glossary-trading-post = trading post
glossary-trading-post-text = Where your journeys to the Lenape begin. The trading company moves it upriver (R6.6).
glossary-boat = boat
glossary-boat-text = Lies between two neighbouring zones and shows the corn a journey past it costs (R5.10).
glossary-upriver = upriver
glossary-upriver-text = Away from camp 1, towards camps and zones with higher numbers.
glossary-trader = trader
glossary-trader-text = One of three Lenape who sell furs: bottom, middle and top, each with a price of their own (R5.9).
glossary-fur-types = fur types
glossary-fur-types-text = Beaver, mink, otter, muskrat and lynx. None is worth more than another; what counts is how many of one type you ship together (R5.11).
glossary-reserve = reserve
glossary-reserve-text = The furs that lie face down and are drawn for the traders and the black market (R3.2).
glossary-discard-pile = discard pile
glossary-discard-pile-text = Furs that were paid or shipped, lying open. When the reserve is empty, they become the new one (R3.2).
glossary-ship = ship
glossary-ship-text = A card that takes furs and gives points and coins, once. Then it is yours and brings goods every round (R8.3).
glossary-wharf = wharf
glossary-wharf-text = Your card with 4 spaces for warehouses and a pier at each of them.
glossary-pier = pier
glossary-pier-text = Spaces for goods. A warehouse unlocks it; goods without a space are lost when they arrive (R8.3).
glossary-harvest = harvest
glossary-harvest-text = The corn of your cleared land, at the end of each round (R8.1).
glossary-upkeep = upkeep
glossary-upkeep-text = The 1 corn that each business needs at the end of a round (R8.2).
glossary-income = income
glossary-income-text = The coins that your districts pay at the end of a round (R8.4).

## The rules in the terminal

cli-rules-chapter = { $n }. { $title }: patroon rules { $name }
cli-rules-glossary = { $title }: patroon rules glossary
cli-rules-more = A rule by its number: patroon rules R5.7. A search: patroon rules warehouse.
cli-rules-found = { $n ->
    [one] { $n } rule mentions “{ $word }”.
   *[other] { $n } rules mention “{ $word }”.
}
cli-rules-no-rule = There is no rule { $rule }; the nearest one is { $nearest }.
cli-rules-no-word = No rule mentions “{ $word }”.
help-rules =
    Read the rules: on one page, by chapter, by number, or by what you look for.

    Usage: patroon rules [RULE | CHAPTER | glossary | WORD …]

      RULE      a rule by its number, such as R5.7 or 5.7
      CHAPTER   a chapter with its example: see, round, bidding, city, land, trade, special, provisions, end; or its number
      glossary  what the words mean
      WORD …    the rules in which these words occur

    Without anything, the rules on one page, and the chapters.

    Examples:
      patroon rules
      patroon rules R5.7
      patroon rules bidding
      patroon rules black market

### The browser: the rules and their explanations

# The page of the rules, and the small question marks at the table.
book-lead = The whole game in short chapters, each with a picture and an example.
book-nav = Rules
book-contents = Contents
book-search = Search the rules
book-search-clear = Clear the search
book-found = { $n ->
    [0] Nothing found.
    [one] { $n } passage found.
   *[other] { $n } passages found.
}
book-no-rule = There is no rule { $rule }.
book-print = Print
book-link = Link to rule { $rule }
book-ask = Rule { $rule }: { $what }
book-wait = One moment …
book-all = Read it in the rules
book-figure-sum = Total
book-why = How these points came about
book-why-hide = Hide how these points came about

## Where a question mark stands, where no other word is there

book-at-city = the city
book-at-river = the river
book-at-pass = passing
book-at-resources = resources
book-at-round = the rounds

## How points came about

why-led = Majority in { $districts }: { $n } × { $each } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-tied = Tied for the majority in { $districts }: { $n } × { $each } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-clearing = The rightmost card cleared now lies at place { $place } of the row: { $points }.
why-fur = { $fur }: { $n } × { $each } = { $points }
why-shipping = By type, the most numerous first: { $types }.
why-removal = Each business that could not be fed costs { $each ->
    [one] { $each } point
   *[other] { $each } points
}: { $players }.
why-removed = { $player }: { $n ->
    [one] { $n } business
   *[other] { $n } businesses
}, −{ $points }
why-removed-to-zero = { $player }: { $n ->
    [one] { $n } business
   *[other] { $n } businesses
}, only −{ $points }, since no score falls below 0
why-final-elections = { $player }: { $led ->
    [one] { $led } majority
   *[other] { $led } majorities
} × { $majority } + { $tied ->
    [one] { $tied } tie
   *[other] { $tied } ties
} × { $tie } = { $points }
why-final-land = { $player }: the rightmost filled card lies at place { $place } and is not cleared: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-final-furs = Each fur that is left is worth { $each ->
    [one] { $each } point
   *[other] { $each } points
}.
why-final-resources = Coins, goods, wood and corn together, 1 point for every { $number }: { $players }.
why-left = { $player }: { $n } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}


### The browser: hints

hint-ask = Hint
hint-title = The advisor’s ideas
hint-thinking = The advisor is thinking …
hint-count = { $n ->
    [one] The advisor has one idea.
   *[other] The advisor has { $n } ideas.
}
hint-best = best
hint-behind = { $n ->
    [0] about as good
    [one] { $n } point behind
   *[other] { $n } points behind
}
hint-choose = Choose this
after-title = What the advisor would have done
after-other = The advisor would have done this instead, for about { $n ->
    [one] { $n } point
   *[other] { $n } points
} more at the end:
after-same = The advisor finds nothing better.
set-afterthought = After my move, tell me what the advisor would have done
set-afterthought-note = Where the table allows the advisor.
mat-key-hint = a hint from the advisor


### The browser: the course

course-title = The course
course-lead = A game on a prepared deal, one idea at a time. You play, the coach explains. About ten minutes.
course-start = Start the course
course-continue = Continue: chapter { $n }
course-once-more = Take it once more
course-chapters = Chapters
course-finished = You have been through all chapters. Now for the exercises, or a game against easy bots.
course-done = done
course-here = you are here
course-new = New here?
course-new-note = Ten minutes at a real table, with somebody who explains.
course-game = Course: chapter { $n } of { $of }
course-rules = The rules
course-rules-note = To look things up, with examples
course-practice = Exercises
course-practice-note = Single decisions, and what a strong player thinks of them
course-coach = Coach
course-progress = Chapter { $n } of { $of }
course-step = Step { $n } of { $of }
course-fold = Fold or unfold the coach
course-next = Next
course-back = Back
course-take-back = Take back
course-again = Try again
course-go-on = Go on anyway
course-show = Go to: { $where }
course-repeat = Repeat chapter
course-skip = Skip chapter
course-leave = Leave
course-others = The others are moving …
course-advisor-off = The advisor is switched off: with it, every column shows what it is worth to you.
course-chapter-done = Chapter done. The next one starts from a prepared position, a little later in this game.
course-to-chapter = Next: { $title }
course-free-all = The game is yours now. In this round you get a hint with every decision; do what you think best.
course-free-bidding = In this round you get hints at the auctions only.
course-free-none = The last round, without hints from the coach: you know enough now. Have fun!
course-free-off = No hints from here on.
course-free-always = A hint with every decision; do what you think best.
course-hint = An idea: { $move }
course-hints-on = Hints, please
course-hints-off = No more hints

## What the coach says. The numbers are those of the prepared game (lessons/games/course.nar).

lesson-goal = What it is about
lesson-goal-welcome = Welcome to New Netherland, around 1625. You and two others found businesses, clear land and ship furs. Points come from three things: elections in the city, cleared land, and furs on ships. After six rounds the one with the most points wins. Here are yours: 0 so far.
lesson-goal-things = Five things lie before you: coins, wood, corn, goods and furs. Wood builds, corn feeds your businesses, goods buy furs, furs go on ships, and coins buy many things. All five can be bid in the auctions as well. Each counts 1 there.
lesson-goal-place = The city has six districts. Each offers a special action for a fee of 1 coin; where you have the most businesses, or share the lead, it costs no fee. Your first business stands in the granary. Put the second one where you like, for example in the millwork, which is still empty.
lesson-goal-place-done = Your second business stands. Every district where you have one pays you 1 coin at the end of each round, and 1 more if you have the most there. Now round 1 begins; the next chapter is about its auctions.
lesson-goal-place-else = That is fine, too.

lesson-auction = The auction
lesson-auction-meanwhile = A prepared position: all businesses are placed, and the cards of round 1 lie open. Griet offers column 1 and bids 4. Pieter passes.
lesson-auction-tiles = A round begins at the cash box. In it are five columns of tiles. One tile is one action: city, land or trade. Everybody gets just one column. Column 1 holds two city tiles, a land tile and 1 coin.
lesson-auction-worth = What is a column worth? The advisor’s guess stands on each: so many points more at the end of the game than without any column, for its actions score now or prepare what scores later. Column 1 is worth most to you: with two city tiles you can build businesses and hold elections.
lesson-auction-bid = Everybody speaks once, and you are the last. So 5 is enough to win column 1. The advisor names 6 as the limit: for more than that another column would serve you better, since what you pay is missing later. Bid 5.
lesson-auction-bid-done = The column is yours, and you get Griet’s token 1 with it: you act first in this round, and so you get the first pick of land, furs and ships.
lesson-auction-bid-else = Passing is allowed, and so is a high bid. But nobody speaks after you: 5 would have won the best column, and what you don’t spend stays yours.
lesson-auction-pay = Now pay 5, in whatever mix you like. Keep what you need soon: wood for building, corn for your businesses, goods for furs. Coins are the best choice here.
lesson-auction-pay-done = Paid. The tiles are yours for this round: two for the city, one for land. The others bid for the remaining columns; the last one takes a column for nothing.
lesson-auction-pay-else = That is allowed. But wood and corn will soon be missing: without wood you can’t build, and every business needs 1 corn at the end of the round.

lesson-city = A turn in the city
lesson-city-meanwhile = A prepared position: you have paid 5 coins for column 1, Pieter has bought column 2, Griet has taken column 4 for nothing. You have token 1 and begin the city step.
lesson-city-majorities = Elections bring you 3 points for each district where you have the most businesses, and 2 where you share the lead. At the moment you lead in the granary and the millwork: 6 points. But you have two city tiles, and a tile can also build.
lesson-city-build = So build first. Choose “Build businesses”: up to 3, for 1 wood each. One in the lumberyard and one in the trading company make you share the lead there: 4 points more. Confirm when they are placed.
lesson-city-build-done = Well built. They count in the elections you hold next, in every later one and at the very end, and they pay coins. But each needs 1 corn when the round ends, and the table warns that you are short. There is still time: you have a special action in the land step and in the trade step, too.
lesson-city-build-else = That works, too: tiles and the special action are yours to arrange. Only, elections count what stands there at that moment, and businesses built before them go on scoring in every later one.
lesson-city-elect = Now hold elections with your second tile. The button shows what they bring. Only the one who holds them scores.
lesson-city-elect-done = Your first points! The others will hold elections of their own. At the very end every majority counts once more, for everybody.
lesson-city-elect-else = That is fine, but the second tile can still score: elections bring points for every district you lead or share.
lesson-city-wood = In every step you also have one special action, in any district. You will need wood: buy 2 in the lumberyard, 1 coin each. If you lead or share the lead there, it costs no fee. With this your turn ends.
lesson-city-wood-done = Wood in store. A special action or a tile that you don’t need may also be passed: that pays 1 coin.
lesson-city-wood-else = Also a good use. Wood would come in handy soon, for houses and businesses.

lesson-land = Land, houses, clearing
lesson-land-meanwhile = A prepared position in round 2: you have a land card with its house and four businesses, but no corn. In the auction you got two land tiles and a trade tile. It is the land step, and you begin.
lesson-land-row = This is your row of land. Clearing scores for the place of the last card you clear: 1 point for the first, then 3, 6, 10, 15 and more. Your card has all its houses: it is full. Cleared alone, it brings 1 point. So make the row longer first.
lesson-land-add = Take a new card with your first land tile. A card shows the houses it needs, the wood you get for clearing it, and the corn it brings every round after that. Your 2 wood can fill any of the four. The one with 3 corn for 1 house is a good start.
lesson-land-add-done = It lies at the second place of your row. And a longhouse of the Lenape has moved upriver to make room: the next chapter tells why that matters.
lesson-land-add-else = That is allowed. But clearing pays by the place of the last card, so a longer row brings more.
lesson-land-houses = The card needs its houses before it can be cleared. Houses are the special action of the millwork: up to 3, 1 wood each, always from left to right. Fill the card.
lesson-land-houses-done = Built. You share the lead in the millwork, so there was no fee.
lesson-land-houses-else = That is allowed, but without its houses the new card can’t be cleared yet.
lesson-land-clear = Now clear with your second tile: every full card at once. You get the wood of each, and points for the second place. And from this round on you harvest their corn, which your businesses need: the table warns that you are short.
lesson-land-clear-done = 3 points and plenty of wood. From now on these cards bring corn at the end of each round. The third card will bring 6 points, the fourth 10.
lesson-land-clear-else = That is allowed. But without the harvest your businesses go hungry, as the table warns. The full cards stay as they are, and can be cleared with another land tile in a later round.

lesson-river = The river and the traders
lesson-river-meanwhile = A prepared position, later in this round: Pieter has taken two land cards, and with each a longhouse has moved upriver. Now comes the trade step, and you begin with one trade tile.
lesson-river-camps = Your trading post stands in zone 1, but the camp opposite has no longhouse any more. The nearest one is at camp 2. Going there costs the corn on the boat between: 1. And you have no corn, so you can’t trade from here.
lesson-river-upriver = But you can move. The trading company, a special action, takes your post to the next free zone upriver for 1 wood. Opposite a longhouse the way costs nothing. Try that.
lesson-river-upriver-done = Your post stands opposite a longhouse now. Every land card that anybody takes moves one on, so it pays to keep an eye on the river.
lesson-river-upriver-else = That is allowed. With 1 corn you can make the journey once; a post opposite a longhouse needs none, as long as a longhouse stands there.
lesson-river-furs = Now buy furs with your tile. The bottom trader gives 4 for 3 goods, the middle one 3 for 4, the top one whichever you like for 1 good each. The bottom one has 2 beavers, and you hold 2 already: deal with that one.
lesson-river-furs-done = Four furs for three goods, and four beavers in all. The next chapter shows what they are worth.
lesson-river-furs-else = That is fine. The bottom trader would have given you the most furs for your goods, two of them beavers like yours.

lesson-shipping = Shipping furs of one type
lesson-shipping-meanwhile = A prepared position in round 3: you have built three more businesses and filled a third land card. It is the trade step: you have one trade tile, 4 beavers, a mink and an otter.
lesson-shipping-types = On a ship furs become points. Each fur of the type you load most brings 3, of the second type 2, of any further type 1. Four beavers bring 12 points; four furs of four types only 7. So collect few types.
lesson-shipping-ship = Each ship wants an exact number of furs: two want 4, two want 5. Choose any of them and load all your beavers. A ship also pays coins now, and brings goods every round as long as the game lasts.
lesson-shipping-ship-done = At least 12 points at one stroke, and coins. The ship is yours: its goods arrive every round, as far as your pier has room. It holds 4; each warehouse, built at the docks, makes room for more. With goods you buy the next furs.
lesson-shipping-ship-else = That is fine, but beavers together are worth most: all four on one ship bring 12 points or more.

lesson-provisions = Feeding businesses
lesson-provisions-meanwhile = A prepared position: four beavers went with the first ship, for 12 points, 2 coins, and 4 goods a round from now on. Your special action is left.
lesson-provisions-corn = At the end of a round every business eats 1 corn. You have 7 businesses. Your land will bring 4 corn, and you have none in store. So 3 would go hungry. A hungry business is lost, and 2 points with it.
lesson-provisions-buy = Corn is sold in the granary, 1 coin each. You have the most businesses there, so it costs no fee. Buy 3 or more; the table tells you whether all are fed. Then the round ends.
lesson-provisions-buy-done = Everybody eats. After that ships bring goods, and the city pays: 1 coin for each district where you have a business, 1 more where you have the most.
lesson-provisions-buy-else = That is allowed, but some businesses will go hungry: each is lost, and 2 points with it.

lesson-planning = Planning over rounds
lesson-planning-meanwhile = A prepared position: Griet was short of corn and has lost two businesses. You have 25 points, Pieter 22, Griet 20. Round 4 begins, and you choose the first column.
lesson-planning-row = Three rounds are left. Where are your next points? Your third land card is full: cleared, it brings 6. But add a fourth one and fill it first, and the same tile brings 10. Wood for that you can buy. And at the very end the last full card scores once more, if it is not cleared.
lesson-planning-cycle = Goods come back: ships bring goods, goods buy furs, furs fill ships. What is left at the end is worth little: 1 point for a fur, 1 for three other things. So spend in time. And majorities score once more at the end, for everybody.
lesson-planning-open = You choose a column and make the first bid; the others may bid more. Column 2 has two land tiles and a trade tile, just what the plan needs. Open it with a bid that you would be content to pay.
lesson-planning-open-done = A good plan. From here on the game is yours. I give you a hint with every decision in this round, at the auctions only in the next, and none in the last.
lesson-planning-open-else = A different plan, why not. Column 2 would bring two land tiles and a trade tile.

### The browser: the exercises

practice-lead = Decisions from real games. Think alone, play your answer at the table, and read what came of each answer when it was tried out.
practice-how = Every answer was played on to the end of the round, again and again, with good bots in the other seats. Points are those by which you are ahead of the others on average in the end, as a strong bot expects it after that round. An exercise is only here if its best answer came out clearly ahead, and if a weaker bot would miss it.
practice-count = { $n } of { $of } solved
practice-next = Next exercise
practice-first = Begin
practice-more = Once more
practice-list = All exercises
practice-finished = You have solved every exercise. Well done!
practice-solved = solved
practice-tried = tried
practice-new = new
practice-where = Round { $round } with { $players } players
practice-level = { $n ->
    [1] easy
    [2] medium
   *[3] hard
}
practice-number = { $kind } { $n }

practice-column = Find the best column
practice-column-about = What is each column worth to you, and which one can you get?
practice-column-open = Which column is best for you? Think of what you hold, of what your tiles could do this round, and of what the others want. Open the column with a sensible bid.
practice-column-take = Which column is best for you? Think of what you hold and of what its tiles could do this round. Take it.
practice-bid = How much to bid
practice-bid-about = Bid more, or let it go? Everybody speaks just once.
practice-bid-ask = { $bid ->
    [0] Column { $column } is up, and the highest bid is only 0.
   *[other] Column { $column } is up, and the highest bid is { $bid }.
} What is it worth to you, and what would be left for you without it? Bid as much as you think right, or pass.
practice-shipment = Which shipment
practice-shipment-about = The right ship with the right furs, or none yet.
practice-shipment-ask = Which ship do you load now, and with which furs? Or is there something better to do with the tile?
practice-feed = Feed everybody
practice-feed-about = Corn is short. What now?
practice-feed-ask = As things stand, you don’t have enough corn for all your businesses at the end of the round. What is the right thing to do now?

practice-alone = The advisor keeps quiet until you have answered.
practice-show = Show the answer
practice-right = That is the best answer.
practice-near = That is nearly as good as the best answer.
practice-wrong = { $points ->
    [one] That is about { $points } point worse than the best answer.
   *[other] That is about { $points } points worse than the best answer.
}
practice-given-up = The best answer stands first.
practice-answers = What came of the answers
practice-yours = your answer
practice-best = best
practice-behind = { $points ->
    [0] about as good
    [one] { $points } point behind
   *[other] { $points } points behind
}
practice-too-high = The right column. But more than { $bid } is too much for it.
practice-other = This answer was not among those tried out. The advisor’s guess: { $points ->
    [0] about as good as the best.
    [one] about { $points } point behind the best.
   *[other] about { $points } points behind the best.
}
practice-play-on = You may also play on from here: it is a real table.

## The answers, and what speaks for and against them

practice-bids = { $player } bids { $least } to { $most }.
practice-buys-enough = { $player } buys { $least } corn or more at the granary.
practice-buys-less = { $player } buys less than { $least } corn at the granary.
practice-won = with a bid of { $bid } it was yours in { $won } of { $trials } trials
practice-always-won = with a bid of { $bid } it was yours every time
practice-left = the column that would be left is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-types = { $types ->
    [one] furs of one type
   *[other] furs of { $types } types
}
practice-ship = the ship pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and brings { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} a round
practice-kept = { $furs ->
    [0] no fur is left over
    [one] { $furs } fur is kept for later
   *[other] { $furs } furs are kept for later
}
practice-let-go = lets a column go that was worth its price
practice-passed = passing brings 1 coin, and nothing else
practice-hungry = { $businesses ->
    [one] { $businesses } business goes hungry and is lost, with { $points } points
   *[other] { $businesses } businesses go hungry and are lost, with { $points } points
}
practice-majorities = with them { $districts ->
    [one] the lead or a tie in { $districts } district
   *[other] the lead or a tie in { $districts } districts
}
practice-fed = everybody is fed
practice-fed-later = everybody can still be fed
practice-split = { $others ->
    [one] you lose about { $lost }, and your opponent gains about { $gained }
   *[other] you lose about { $lost }, and the others gain about { $gained } each
}
practice-others-gain = { $others ->
    [one] your opponent gains about { $points }
   *[other] the others gain about { $points } each
}
