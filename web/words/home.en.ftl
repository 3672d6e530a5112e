home-brand = Nieuw Amsterdam, start page
home-nav = Pages
home-nav-play = Play
home-nav-watch = Watch
home-nav-learn = Learn
home-to-dark = Dark colours
home-to-light = Light colours
home-lead = Bid for your turn, clear the land, win the districts, ship the furs. 2–5 patroons, 6 rounds.
home-name = Your name
home-colour = Your colour
home-colour-blue = Blue, circle
home-colour-yellow = Yellow, diamond
home-colour-orange = Orange, triangle
home-colour-green = Green, square
home-colour-purple = Purple, cross
home-colour-taken = { $colour } (taken)
home-level-random = At random
home-level-easy = Gentle
home-level-medium = Fair
home-level-hard = Hard
home-temper-none = Any temper
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
home-game-decides = { $at }. To decide: { $name }
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
home-import-busy = The record is being checked …
home-import-line = { $file }, line { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Plain pages, for old browsers and screen readers
home-by-me = Me
home-by-invite = By invitation
home-by-bot = A bot
home-by-here = On this device
home-by-invite-note = Comes in by the link you send.
home-new-lead = Choose who sits where. You get a link for everyone you invite.
home-new-here-lead = Everyone plays on this device, one after the other.
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
home-opt-undo-note = Until somebody else decides or something is drawn.
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
lobby-start-why = It can start when every seat is taken. Send the link, or put bots on the free seats.
lobby-start-note = After that nobody can join or leave.
lobby-owner-starts = { $name } starts the game when everybody is there.
lobby-maker-starts = Whoever made the table starts the game when everybody is there.
lobby-leave = Leave the table
lobby-close = Close the table
lobby-close-sure = Close it for everyone?
lobby-close-yes = Close it
lobby-close-no = Keep it
lobby-invite = Invite
lobby-invite-note = Whoever has this link can sit down or watch. No account is needed.
lobby-link = Link to this table
lobby-qr = QR code of the link to this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-renew = New link
lobby-renew-note = The old link stops working.
lobby-talk = Talk
lobby-talk-none = Nobody has said anything yet.
lobby-say = Say something
lobby-send = Send
lobby-advisor-on = The advisor may be asked.
lobby-advisor-off = Without advisor.
lobby-undo-on = Moves can be taken back.
lobby-undo-off = Moves can’t be taken back.
lobby-public-on = Open to all.
lobby-public-off = Only for those with the link.
lobby-pace = Time for a decision: { $pace }.
lobby-first = Begins: { $name }.
lobby-first-random = Chance decides who begins.
lobby-invited = You are invited
lobby-invited-name = A seat at a table in Nieuw Amsterdam is waiting. What shall the others call you?
lobby-invited-seat = Choose a seat and a colour.
lobby-on = Go on
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
gone-401 = This browser is not known here any more. Your games wait: open a personal link from another device, or start anew.
gone-403-title = Not for everyone
gone-403 = This table is only for those who sit there. Ask one of them for an invitation.
gone-404-title = No such table
gone-404 = Either there is no table at this address, or it is private. If somebody invited you, open their link once more, whole.
gone-409-title = Other rules
gone-409 = This game was played with an older version of the rules, which this server doesn’t know any more. Its record is still safe.
gone-410-title = The table was closed
gone-410 = Its host gave it up before the game began.
gone-503-title = Just a moment
gone-503 = The games can’t be reached at the moment. Nothing is lost; please try again soon.
gone-invite-title = This invitation doesn’t work
gone-invite = The link is incomplete, or it was replaced by a new one. Ask for the current link.
gone-full-title = Every seat is taken
gone-full = Somebody was faster. You can look on, and perhaps a seat becomes free.
gone-running-title = They have already begun
gone-running = The game is being played. You are welcome to watch.
gone-over-title = This game is over
gone-over = You can look at it move by move.
gone-link-title = This personal link doesn’t work
gone-link = It works once and for one day. Make a new one in the settings of the other device.

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
set-motion = Pieces stand still if your system asks for less motion.
set-advisor = Advisor
set-advisor-note = Shows what moves are worth, where the table allows it.
set-sound = Sound
set-sound-note = A quiet sound when it is your turn.
set-notify = Notifications
set-notify-note = Tells you that it is your turn while you are on another page.
set-notify-denied = Your browser forbids notifications from this page. You can allow them in its settings.
set-devices = My games on other devices
set-devices-note = There is no password. A personal link opens your games on another device.
set-devices-nobody = You are new here. With your first game this browser is remembered, and you can take your games to other devices.
set-link = Personal link
set-link-make = Make a personal link
set-link-qr = QR code of your personal link
set-link-note = Open it on the other device. It works once, for one day. Give it to nobody: it opens your games.
set-device-this = This device
set-device-other = Another device
set-device-link = Link that was not opened yet
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
set-me-sure = If you open the link, somebody else’s games take the place of these. Only a personal link of their own brings these back.
set-me-done-title = Hello, { $name }!
set-me-done = Your games are here now.
set-me-games = To my games

learn-title = The game in five minutes
learn-lead = New Amsterdam, around 1630. A wall, a fort, a few streets, and behind them endless forest. Here is all you need for a first game.
learn-play = Play your first game
learn-goal-title = The goal
learn-goal = You are a patroon with land, businesses and ships. In six rounds you collect points: with elections in the city, with cleared land, with furs for Europe. The most points win. Nothing is hidden: you see what everyone has.
learn-round-title = A round
learn-round = First the tiles of the round are auctioned. Then come three steps: city, land, trade. In each step you use your tiles of that kind, one player after the other. In the end everyone eats and earns. Then new cards come.
learn-auction-title = The auction
learn-auction = The cash box has five columns of two or three tiles, some with coins. The first in turn order picks a column and names a bid. All others speak once: higher, or pass. You may pay with anything: a coin, a wood, a corn, a good and a fur count the same. The winner also gets the picker’s place in the turn order. The last player left takes a column for nothing.
learn-city-title = City
learn-city = Build up to three businesses in the six districts, for one wood each. Or hold elections: 3 points for each district where you have the most businesses, 2 where you share the lead. Nobody else scores. So build first, and vote when you are strong.
learn-land-title = Land
learn-land = Take a land card; it goes to the right end of your row. Or clear land: every card that is full of houses turns into fields and gives you its wood. Points come from its place in the row: 1, 3, 6, 10, 15 … If you clear several cards at once, only the one farthest right scores. Each new land card drives the Lenape a little farther up the river.
learn-trade-title = River and ships
learn-trade = Buy furs from the Lenape with goods. If no longhouse stands opposite your trading post, the journey costs corn. Or load a ship with exactly as many furs as it takes. Your most frequent type scores 3 points a fur, the second 2, the others 1. The ship is yours from then on and brings goods every round.
learn-special-title = Special actions
learn-special = In every step you also get one special action, in any district. Where you lead or share the lead it is free, elsewhere it costs a coin. Whatever you leave unused, a tile or a special action, earns you a coin.
learn-special-lumberyard = Lumberyard: buy or sell wood, a coin each.
learn-special-granary = Granary: buy or sell corn, a coin each.
learn-special-docks = Docks: a warehouse for one wood, and room for more goods.
learn-special-millwork = Millwork: up to three houses on your land, one wood each.
learn-special-blackmarket = Black market: up to three unseen furs, for three coins or goods each.
learn-special-tradingco = Trading company: your trading post moves upriver for one wood.
learn-provisions-title = Provisions
learn-provisions = Your fields bring corn. Then every business eats one. A hungry business closes, and you lose 2 points: watch the forecast. Your ships bring goods, as far as there is room. Each district with a business of yours pays a coin, and another one if you alone lead there.
learn-end-title = The end
learn-end = After round six all districts vote once more, for everyone. Your last full land card scores if it is not cleared yet. Each fur left is worth a point, and so are three other things together.
learn-on = The table shows what you can do, what it costs and what it brings. Try it: your first opponents are gentle.
