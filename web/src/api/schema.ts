// Made from the server's published schema by web/typescript.py (make types). Not to be edited.

/** What the advisor thinks of the position after a line. */
export type Advice = {
  line: number;
  bidders: Bidder[];
  moves: GoodMove[];
  played?: GoodMove | null;
};

/** The same seats once more. */
export type Again = {
  start?: boolean;
};

/** What would come of these moves? */
export type AskPreviews = {
  answers: number;
  moves: Move[];
};

/** The auction that goes on: `chooser` opened it, `bidder` has the highest bid so far, `to_speak` come after the player who decides. */
export type Auction = {
  column: number;
  bid: number;
  bidder: number;
  chooser: number;
  to_speak: number[];
};

/** How points came about, and the rule that says so. */
export type Because = {
  rule: string;
  said: Phrase;
};

/** A player who is still in the bidding, and the columns that are left, the worthiest first. */
export type Bidder = {
  player: number;
  columns: ColumnWorth[];
};

/** The printed numbers as this number of players uses them. */
export type BoardView = {
  name: string;
  players: number;
  rounds: number;
  districts: ("black_market" | "docks" | "granary" | "lumberyard" | "millwork" | "trading_company")[];
  furs: ("beaver" | "lynx" | "mink" | "muskrat" | "otter")[];
  of_each: number;
  start: Start;
  piers: number[];
  room: number[];
  columns: Column[];
  tiles: Tiles;
  traders: TradersPrinted;
  river: ZoneView[];
  scoring: Scoring;
  land: [([number, number, number])[], ([number, number, number])[]];
  ships: [([number, number, number])[], ([number, number, number])[]];
};

/** A seat for a bot. */
export type BotSeat = {
  by: "bot";
  level: "easy" | "hard" | "medium" | "random";
  temper?: "farmer" | "merchant" | "politician" | "steward" | null;
  name?: string | null;
  colour?: "blue" | "green" | "orange" | "purple" | "yellow" | null;
};

/** How many businesses in each district. */
export type Businesses = {
  lumberyard: number;
  granary: number;
  docks: number;
  millwork: number;
  black_market: number;
  trading_company: number;
};

/** A land card is houses, wood, corn; a ship card is furs, goods, coins. */
export type Card = [number, number, number];

/** One of the course's chapters. The last one goes on to the end of the game. */
export type Chapter = {
  name: string;
  game: string;
  line: number;
  seat: number;
  tasks: Task[];
};

/** What clearing land would bring now (R5.8), and how many cards would be cleared. */
export type Clearing = {
  points: number;
  wood: number;
  cards: number;
};

/** A column of the cash box: so many tile spaces and bonus coins (R0). */
export type Column = {
  tiles: number;
  coins: number;
};

/** A column of the cash box that nobody has taken: its tiles and bonus coins. */
export type ColumnView = {
  tiles: ("city" | "land" | "trade")[];
  coins: number;
};

/** What a column would bring a player (see advisor.ColumnAdvice). */
export type ColumnWorth = {
  column: number;
  worth: number;
  least: number;
  bid: number;
  plan: (Record<string, unknown>)[];
  reasons: Why[];
};

/** What came of a line. */
export type Consequence = EventPaid | EventGained | EventLost | EventScored | EventReshuffled | EventRoundBegan | EventCardsLeft | EventBusinessBuilt | EventBusinessRemoved | EventMajorityChanged | EventAuctionOpened | EventBidMade | EventBidPassed | EventAuctionWon | EventColumnTaken | EventTokensSwapped | EventStepBegan | EventTilePassed | EventSpecialPassed | EventElectionsHeld | EventLandAdded | EventLonghouseMoved | EventLonghouseLeft | EventLonghouseStayed | EventLandCleared | EventFursBought | EventFursShipped | EventWarehouseBuilt | EventHousesBuilt | EventPostMoved | EventGameEnded;

/** One place where a person's secret is kept, or a personal link that nobody opened yet. */
export type Device = {
  id: string;
  kind: "device" | "link";
  created: string;
  expires: string | null;
  this: boolean;
};

/** All of a person's. */
export type Devices = {
  devices: Device[];
};

/** A district of the city. */
export type DistrictName = "lumberyard" | "granary" | "docks" | "millwork" | "black_market" | "trading_company";

/** It is on disk. So many lines there are now. */
export type Done = {
  line: number;
};

/** Something that happened. */
export type Event = Consequence | Outcome;

/** Auction opened. */
export type EventAuctionOpened = {
  event: "auction_opened";
  player: number;
  column: number;
  bid: number;
};

/** Auction won: everyone has spoken; the payment, if any, comes next. */
export type EventAuctionWon = {
  event: "auction_won";
  player: number;
  column: number;
  bid: number;
};

/** Bid made. */
export type EventBidMade = {
  event: "bid_made";
  player: number;
  bid: number;
};

/** Bid passed. */
export type EventBidPassed = {
  event: "bid_passed";
  player: number;
};

/** Business built. */
export type EventBusinessBuilt = {
  event: "business_built";
  player: number;
  district: DistrictName;
};

/** Business removed. */
export type EventBusinessRemoved = {
  event: "business_removed";
  player: number;
  district: DistrictName;
};

/** Cards left: face-up cards that nobody took leave the game (R3.1). */
export type EventCardsLeft = {
  event: "cards_left";
  land: Card[];
  ships: Card[];
};

/** Column taken: the column's tiles (city, land, trade) are the player's. */
export type EventColumnTaken = {
  event: "column_taken";
  player: number;
  column: number;
  tiles: TileName[];
};

/** Elections held: the districts a player scores: led outright, and tied. */
export type EventElectionsHeld = {
  event: "elections_held";
  player: number;
  led: DistrictName[];
  tied: DistrictName[];
};

/** Furs bought: from a trader. */
export type EventFursBought = {
  event: "furs_bought";
  player: number;
  trader: TraderName;
  furs: FurName[];
};

/** Furs shipped: to the discard pile; the player keeps the ship. */
export type EventFursShipped = {
  event: "furs_shipped";
  player: number;
  slot: number;
  card: Card;
  furs: FurName[];
};

/** Gained: from the supply. */
export type EventGained = {
  event: "gained";
  player: number;
  why: WhyName;
  coins: number;
  goods: number;
  wood: number;
  corn: number;
};

/** Game ended: final scores, and the winners: several share the victory (R9). */
export type EventGameEnded = {
  event: "game_ended";
  scores: number[];
  winners: number[];
};

/** Houses built: now so many land cards are filled. */
export type EventHousesBuilt = {
  event: "houses_built";
  player: number;
  houses: number;
  filled: number;
};

/** Land added: the card from a slot lies at this position of the row, 1 being the leftmost. */
export type EventLandAdded = {
  event: "land_added";
  player: number;
  slot: number;
  card: Card;
  position: number;
};

/** Land cleared: the cards at positions first to last (counting from 1). */
export type EventLandCleared = {
  event: "land_cleared";
  player: number;
  first: number;
  last: number;
};

/** Longhouse left: out of the game, for want of a free space upriver. */
export type EventLonghouseLeft = {
  event: "longhouse_left";
  camp: number;
};

/** Longhouse moved: from one camp to the next upriver; camps count from 1. */
export type EventLonghouseMoved = {
  event: "longhouse_moved";
  camp: number;
  to: number;
};

/** Longhouse stayed: the last one in the last camp is permanent. */
export type EventLonghouseStayed = {
  event: "longhouse_stayed";
  camp: number;
};

/** Lost: goods that came but found no room on the piers (R8.3). */
export type EventLost = {
  event: "lost";
  player: number;
  goods: number;
};

/** Majority changed: who leads a district, before and after: nobody, one player outright, or several tied. */
export type EventMajorityChanged = {
  event: "majority_changed";
  district: DistrictName;
  before: number[];
  after: number[];
};

/** Paid: to the supply; furs go to the discard pile. */
export type EventPaid = {
  event: "paid";
  player: number;
  why: WhyName;
  coins: number;
  goods: number;
  wood: number;
  corn: number;
  furs: FurName[];
};

/** Post moved: the trading post, from one zone to another, counting from 1. */
export type EventPostMoved = {
  event: "post_moved";
  player: number;
  zone: number;
  to: number;
};

/** Reshuffled: the discard pile became the new reserve (R3.2). */
export type EventReshuffled = {
  event: "reshuffled";
  furs: number;
};

/** Round began. */
export type EventRoundBegan = {
  event: "round_began";
  round: number;
};

/** Scored: points, negative for removed businesses; only what really changed the score. */
export type EventScored = {
  event: "scored";
  player: number;
  why: WhyName;
  points: number;
};

/** Special passed. */
export type EventSpecialPassed = {
  event: "special_passed";
  player: number;
};

/** Step began: the city, land or trade step. */
export type EventStepBegan = {
  event: "step_began";
  step: TileName;
};

/** Tile passed. */
export type EventTilePassed = {
  event: "tile_passed";
  player: number;
  step: TileName;
};

/** Tokens swapped: winner and chooser exchange turn-order tokens (R4.6): which one each has now. */
export type EventTokensSwapped = {
  event: "tokens_swapped";
  winner: number;
  winner_token: number;
  chooser: number;
  chooser_token: number;
};

/** Warehouse built: now so many warehouses, with room for so many goods. */
export type EventWarehouseBuilt = {
  event: "warehouse_built";
  player: number;
  warehouses: number;
  room: number;
};

/** An exercise: one decision, with what the strong bot thinks of each sensible answer, the best first. */
export type Exercise = {
  name: string;
  game: string;
  line: number;
  seat: number;
  kind: "bid" | "column" | "feed" | "shipment";
  players: number;
  round: number;
  level: number;
  answers: Judged[];
};

/** The owner gives a free seat to a bot, or to somebody on the same device. */
export type Fill = {
  seat: Here | BotSeat;
};

/** A player's points at the end (R9), by what they are for. */
export type FinalPoints = {
  elections: number;
  land: number;
  furs: number;
  resources: number;
};

/** A type of fur. */
export type FurName = "beaver" | "mink" | "otter" | "muskrat" | "lynx";

/** How many furs of each type. */
export type Furs = {
  beaver: number;
  mink: number;
  otter: number;
  muskrat: number;
  lynx: number;
};

/** A move in words, and how far its player would then be ahead of the others' average at the end. */
export type GoodMove = {
  move: Move;
  told: Phrase;
  margin: number;
  reasons: Why[];
};

/** Whether the server is well. */
export type Health = {
  status: "ok" | "starting" | "stopping" | "storage";
  version: string;
};

/** A seat for somebody on the same device (pass-and-play). */
export type Here = {
  by: "here";
  name: string;
  colour?: "blue" | "green" | "orange" | "purple" | "yellow" | null;
};

/** What the link to the table ends in. A new one makes the old one worthless. */
export type Invitation = {
  invite: string;
};

/** A seat for whoever comes with the invitation. */
export type Invited = {
  by: "invite";
  colour?: "blue" | "green" | "orange" | "purple" | "yellow" | null;
};

/** Take a seat; the first free one if none is named. */
export type Join = {
  seat?: number | null;
  name?: string | null;
  colour?: "blue" | "green" | "orange" | "purple" | "yellow" | null;
};

/** An answer to an exercise, and what came of it in trials. */
export type Judged = {
  wants: Record<string, unknown>;
  told: Phrase;
  limit?: number | null;
  behind: number;
  error: number;
  reasons: Why[];
};

/** A land card in a player's row, with `built` of its `houses` built. */
export type LandCard = {
  houses: number;
  built: number;
  wood: number;
  corn: number;
  cleared: boolean;
};

/** Who leads each district (R0): nobody, one player outright, or several tied. */
export type Leaders = {
  lumberyard: number[];
  granary: number[];
  docks: number[];
  millwork: number[];
  black_market: number[];
  trading_company: number[];
};

/** What can be learned here. */
export type Lessons = {
  chapters: Chapter[];
  exercises: Exercise[];
};

/** A line of a game as it was played. */
export type Line = Move | Outcome | UndoLine;

/** Phrases one after the other, with something between them; "and" is as in a sentence: "Ada, Bo and Cy". */
export type Listing = {
  items: Phrase[];
  by: "and" | "comma" | "semicolon" | "space";
};

export type Live = State | Steps | LiveTable | LiveTalk | LiveHere | LiveDone | LiveProblem | LivePong | LiveBye;

/** The connection ends now; a client comes back at once, or when it likes. */
export type LiveBye = {
  type: "bye";
  why: "closed" | "restart" | "slow";
};

/** What was asked for is on disk. */
export type LiveDone = {
  type: "done";
  id: number;
  line: number;
};

/** Who is there now. */
export type LiveHere = {
  type: "here";
  people: string[];
  watching: number;
};

/** The answer to a ping. */
export type LivePong = {
  type: "pong";
  id: number;
};

/** What was asked for was not done. */
export type LiveProblem = {
  type: "problem";
  id: number | null;
  problem: Problem;
};

/** The table changed. */
export type LiveTable = {
  type: "table";
  table: Table;
};

/** Something was said. */
export type LiveTalk = {
  type: "talk";
  talk: Said[];
};

/** A seat for the one who makes the table. */
export type Me = {
  by: "me";
  colour?: "blue" | "green" | "orange" | "purple" | "yellow" | null;
};

/** A message of the language files, and the values to put into it. */
export type Message = {
  key: string;
  values: Record<string, Phrase>;
};

/** A decision. */
export type Move = MovePlace | MoveOpen | MoveBid | MovePassBid | MovePay | MoveTakeColumn | MoveBuild | MoveElections | MoveAddLand | MoveClearLand | MoveTrade | MoveShip | MoveLumberyard | MoveGranary | MoveDocks | MoveMillwork | MoveBlackMarket | MoveTradingCompany | MovePassTile | MovePassSpecial | MoveEndTurn | MoveRemove;

/** Take a face-up land card. */
export type MoveAddLand = {
  player: number;
  move: "add_land";
  slot: number;
};

/** Bid higher than the highest bid so far. */
export type MoveBid = {
  player: number;
  move: "bid";
  bid: number;
};

/** Buy one to three furs unseen; `goods` of the price are goods, the rest coins. */
export type MoveBlackMarket = {
  player: number;
  move: "black_market";
  furs: number;
  goods: number;
};

/** Build one to three businesses. */
export type MoveBuild = {
  player: number;
  move: "build";
  districts: DistrictName[];
};

/** Clear every filled land card. */
export type MoveClearLand = {
  player: number;
  move: "clear_land";
};

/** Build the next warehouse. */
export type MoveDocks = {
  player: number;
  move: "docks";
};

/** Score one's own majorities and ties. */
export type MoveElections = {
  player: number;
  move: "elections";
};

/** Pass everything that is left. */
export type MoveEndTurn = {
  player: number;
  move: "end_turn";
};

/** Buy or sell corn. */
export type MoveGranary = {
  player: number;
  move: "granary";
  buy?: number;
  sell?: number;
};

/** Buy or sell wood. */
export type MoveLumberyard = {
  player: number;
  move: "lumberyard";
  buy?: number;
  sell?: number;
};

/** Build one to three houses. */
export type MoveMillwork = {
  player: number;
  move: "millwork";
  houses: number;
};

/** The chooser names a column and the first bid. */
export type MoveOpen = {
  player: number;
  move: "open";
  column: number;
  bid: number;
};

/** Leave this column to others. */
export type MovePassBid = {
  player: number;
  move: "pass_bid";
};

/** Give up the special action for a coin. */
export type MovePassSpecial = {
  player: number;
  move: "pass_special";
};

/** Give up one tile of the step for a coin. */
export type MovePassTile = {
  player: number;
  move: "pass_tile";
};

/** The winner pays the bid in any mix. */
export type MovePay = {
  player: number;
  move: "pay";
  coins: number;
  goods: number;
  wood: number;
  corn: number;
  furs: FurName[];
};

/** Put a building into a district before the first round. */
export type MovePlace = {
  player: number;
  move: "place";
  district: DistrictName;
};

/** Choose the businesses that can't be fed. */
export type MoveRemove = {
  player: number;
  move: "remove";
  districts: DistrictName[];
};

/** Send furs with a face-up ship. */
export type MoveShip = {
  player: number;
  move: "ship";
  slot: number;
  furs: FurName[];
};

/** The last player still in takes a column for nothing. */
export type MoveTakeColumn = {
  player: number;
  move: "take_column";
  column: number;
};

/** Buy furs from one trader; `furs` says which ones, at the top trader only. */
export type MoveTrade = {
  player: number;
  move: "trade";
  trader: TraderName;
  furs?: FurName[];
};

/** Move the trading post upriver. */
export type MoveTradingCompany = {
  player: number;
  move: "trading_company";
};

/** A decision. */
export type NewMove = {
  answers: number;
  move: Move;
};

/** Somebody comes in. A name is enough. */
export type NewPerson = {
  name: string;
  keep?: "cookie" | "secret";
};

/** A table to be made. */
export type NewTable = {
  seats: (Me | Here | Invited | BotSeat)[];
  options?: Options;
  first?: number | null;
  board?: string | Record<string, unknown>;
  origin?: Origin | null;
  start?: boolean;
};

/** Something to say. */
export type NewTalk = {
  text: string;
};

/** Moves that are open. */
export type Option = OptionPlace | OptionOpen | OptionBid | OptionPassBid | OptionPay | OptionTakeColumn | OptionBuild | OptionElections | OptionAddLand | OptionClearLand | OptionTrade | OptionShip | OptionLumberyard | OptionGranary | OptionDocks | OptionMillwork | OptionBlackMarket | OptionTradingCompany | OptionPassTile | OptionPassSpecial | OptionEndTurn | OptionRemove;

/** Open now: take a face-up land card. */
export type OptionAddLand = {
  move: "add_land";
  slots: number[];
};

/** Open now: bid higher than the highest bid so far. */
export type OptionBid = {
  move: "bid";
  least: number;
  most: number;
};

/** Open now: buy one to three furs unseen; `goods` of the price are goods, the rest coins. */
export type OptionBlackMarket = {
  move: "black_market";
  prices: ({
  furs: number;
  price: number;
  least_goods: number;
  most_goods: number;
})[];
  fee: number;
};

/** Open now: build one to three businesses. */
export type OptionBuild = {
  move: "build";
  least: number;
  most: number;
  districts: DistrictName[];
};

/** Open now: clear every filled land card. */
export type OptionClearLand = {
  move: "clear_land";
};

/** Open now: build the next warehouse. */
export type OptionDocks = {
  move: "docks";
  fee: number;
};

/** Open now: score one's own majorities and ties. */
export type OptionElections = {
  move: "elections";
};

/** Open now: pass everything that is left. */
export type OptionEndTurn = {
  move: "end_turn";
};

/** Open now: buy or sell corn. */
export type OptionGranary = {
  move: "granary";
  buy: number;
  sell: number;
  fee: number;
};

/** Open now: buy or sell wood. */
export type OptionLumberyard = {
  move: "lumberyard";
  buy: number;
  sell: number;
  fee: number;
};

/** Open now: build one to three houses. */
export type OptionMillwork = {
  move: "millwork";
  least: number;
  most: number;
  fee: number;
};

/** Open now: the chooser names a column and the first bid. */
export type OptionOpen = {
  move: "open";
  columns: number[];
  least: number;
  most: number;
};

/** Open now: leave this column to others. */
export type OptionPassBid = {
  move: "pass_bid";
};

/** Open now: give up the special action for a coin. */
export type OptionPassSpecial = {
  move: "pass_special";
};

/** Open now: give up one tile of the step for a coin. */
export type OptionPassTile = {
  move: "pass_tile";
};

/** Open now: the winner pays the bid in any mix. */
export type OptionPay = {
  move: "pay";
  amount: number;
  held: {
  coins: number;
  goods: number;
  wood: number;
  corn: number;
  furs: FurName[];
};
};

/** Open now: put a building into a district before the first round. */
export type OptionPlace = {
  move: "place";
  districts: DistrictName[];
};

/** Open now: choose the businesses that can't be fed. */
export type OptionRemove = {
  move: "remove";
  number: number;
  businesses: {
  lumberyard: number;
  granary: number;
  docks: number;
  millwork: number;
  black_market: number;
  trading_company: number;
};
};

/** Open now: send furs with a face-up ship. */
export type OptionShip = {
  move: "ship";
  ships: ({
  slot: number;
  need: number;
})[];
  furs: FurName[];
};

/** Open now: the last player still in takes a column for nothing. */
export type OptionTakeColumn = {
  move: "take_column";
  columns: number[];
};

/** Open now: buy furs from one trader; `furs` says which ones, at the top trader only. */
export type OptionTrade = {
  move: "trade";
  traders: ({
  trader: TraderName;
  furs: FurName[];
  goods: number;
})[];
  most: number;
  travel: number;
};

/** Open now: move the trading post upriver. */
export type OptionTradingCompany = {
  move: "trading_company";
  fee: number;
};

/** What is agreed on at a table before the game. */
export type Options = {
  advisor?: boolean;
  undo?: boolean;
  public?: boolean;
  pace?: number | null;
};

/** A point of a finished or imported game, to play on from. */
export type Origin = {
  table: string;
  line: number;
};

/** What chance brought. */
export type Outcome = OutcomeFursDrawn | OutcomeTradersFilled | OutcomeLandDealt | OutcomeShipsDealt | OutcomeTilesLaid;

/** Furs from the reserve to a player (R1.3, R6.5). */
export type OutcomeFursDrawn = {
  chance: "furs";
  player: number;
  furs: FurName[];
};

/** The four land cards of the round (R3.1). */
export type OutcomeLandDealt = {
  chance: "land";
  cards: Card[];
};

/** The four ships of the round (R3.1). */
export type OutcomeShipsDealt = {
  chance: "ships";
  cards: Card[];
};

/** The tiles in each column of the cash box (R3.3). */
export type OutcomeTilesLaid = {
  chance: "tiles";
  columns: TileName[][];
};

/** The furs added to the bottom, middle and top trader (R3.2). */
export type OutcomeTradersFilled = {
  chance: "traders";
  bottom: FurName[];
  middle: FurName[];
  top: FurName[];
};

/** Who one is. `id` is public, the secret is not. */
export type Person = {
  id: string;
  name: string;
  secret?: string;
};

/** Opens one's games on another device, once. Nobody can see it a second time. */
export type PersonalLink = {
  id: string;
  token: string;
  expires: string;
};

/** What is said, without a language: a text or number as it is, or one of these objects, which are told apart by their fields. */
export type Phrase = string | number | Message | PlayerName | Listing;

/** The name of the player in a seat. */
export type PlayerName = {
  player: number;
};

/** One player's things: as in a checkpoint, then what follows from them. */
export type PlayerView = {
  score: number;
  coins: number;
  goods: number;
  wood: number;
  corn: number;
  furs: Furs;
  token: number;
  tiles: Tiles;
  businesses: Businesses;
  warehouses: number;
  post: number;
  land: LandCard[];
  ships: ([number, number, number])[];
  buildings: number;
  room: number;
  spaces: number;
  houses: number;
  travel: number;
  next_post: number | null;
  election: number;
  provisions: Provisions | null;
  clearing: Clearing | null;
  shipments: (number | null)[];
  land_rank: number | null;
  if_over: FinalPoints;
};

/** How the game stands: all that a client needs to go on from here. */
export type Position = {
  line: number;
  view: View;
  options: Option[];
  refused: Refused[];
  proposals: Move[];
  undo: number | null;
};

/** What would come of a move, as far as no chance is in it. */
export type Preview = {
  refused: Refused | null;
  events: Event[];
  player: PlayerView | null;
  draws: boolean;
};

/** What would come of some moves, in the order in which they were asked for. */
export type Previews = {
  line: number;
  previews: Preview[];
};

/** What is wrong (RFC 9457): for people in `detail`, for programs in `key` and `values`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  key: string;
  values: Record<string, number | string>;
  rule?: string | null;
  field?: string | null;
  state?: State | null;
};

/** What R8 brings a player if it comes now and no business has to go: `harvest` (corn), `upkeep` (the corn that the businesses eat) and `unfed` (businesses for which there will be none), `goods` stored and `lost`, `coins`. While businesses are being removed, harvest and upkeep are over, and `unfed` are those still to be removed. */
export type Provisions = {
  harvest: number;
  upkeep: number;
  unfed: number;
  goods: number;
  lost: number;
  coins: number;
};

/** A personal link, opened on another device. */
export type Redeem = {
  token: string;
  keep?: "cookie" | "secret";
};

/** A kind of move that is not open now, and why. */
export type Refused = {
  move: string;
  rule: string;
  key: string;
  values: Record<string, number | string>;
};

/** Another name for oneself, at tables joined from now on. */
export type Rename = {
  name: string;
};

/** Something that a person said, or that the house has to say. */
export type Said = {
  number: number;
  at: string;
  person: string | null;
  name: string | null;
  text: string | null;
  key: string | null;
  values: Record<string, number | string>;
};

/** Points (R5.6, R5.8, R5.11, R8.2, R9). */
export type Scoring = {
  land: number[];
  fur_types: number[];
  majority: number;
  tie: number;
  removed_business: number;
  fur_left: number;
  resources_per_point: number;
};

/** A seat at a table. */
export type Seat = {
  number: number;
  by: "bot" | "here" | "person";
  name: string | null;
  colour: string;
  person: string | null;
  level: "easy" | "hard" | "medium" | "random" | null;
  temper: "farmer" | "merchant" | "politician" | "steward" | null;
  stand_in: "easy" | "hard" | "medium" | "random" | null;
};

export type Send = SendMove | SendUndo | SendTalk | SendPing;

/** A decision. */
export type SendMove = {
  type: "move";
  id: number;
  answers: number;
  move: Move;
};

/** Is anybody there? */
export type SendPing = {
  type: "ping";
  id: number;
};

/** Something to say. */
export type SendTalk = {
  type: "talk";
  id: number;
  text: string;
};

/** Take back one's last decision. */
export type SendUndo = {
  type: "undo";
  id: number;
  answers: number;
  player: number;
};

/** The bot that is to play a seat. */
export type StandIn = {
  level?: "easy" | "hard" | "medium" | "random";
};

/** What each player has before the first round (R1.1, R1.3, R1.7). */
export type Start = {
  coins: number;
  wood: number;
  corn: number;
  goods: number;
  furs: number;
  buildings: number;
  businesses: number;
};

/** The whole state of a table's game. */
export type State = {
  type: "state";
  header: Record<string, unknown>;
  board: BoardView;
  position: Position;
};

/** A decision, or one taken back, with all that came of it. */
export type Step = {
  line: number;
  did: Line | null;
  events: Event[];
  told: Told[];
  at: string;
  view?: View;
};

/** What happened after a line, and how the game stands now. */
export type Steps = {
  type: "steps";
  after: number;
  steps: Step[];
  position: Position;
  more?: number | null;
};

/** A table: who sits there, what was agreed on, how far it is. */
export type Table = {
  id: string;
  status: "closed" | "imported" | "open" | "over" | "playing";
  owner: string;
  seats: Seat[];
  options: Options;
  board: string;
  first: number | null;
  created: string;
  started: string | null;
  ended: string | null;
  line: number;
  talk: number;
  decides: number | null;
  asked: string | null;
  commitment: string | null;
  scores: number[] | null;
  winners: number[] | null;
  origin: Origin | null;
  lesson: string | null;
  rematch: string | null;
};

/** Some tables; `more` is where the next ones begin. */
export type Tables = {
  tables: Table[];
  more: string | null;
};

/** Things that were said. */
export type Talk = {
  talk: Said[];
};

/** One idea: said in `lesson-CHAPTER-TASK`, what it brought in `…-done`, and what went otherwise in `…-else`. */
export type Task = {
  name: string;
  show?: string[];
  then?: string[];
  advisor?: "all" | "silent" | "worth";
  when?: string;
  wants?: (Record<string, unknown>)[];
};

/** A kind of action tile, and the step in which it is used. */
export type TileName = "city" | "land" | "trade";

/** How many action tiles of each kind. */
export type Tiles = {
  city: number;
  land: number;
  trade: number;
};

/** A paragraph of the story, or the heading of a round or of a step; with `because` if it tells of points. */
export type Told = {
  level: "round" | "sentence" | "step";
  player: number | null;
  said: Phrase;
  because?: Because | null;
};

/** One of the Lenape traders (R5.9): `goods` buys all furs, or one of them unless `all`. */
export type Trader = {
  furs: number;
  goods: number;
  all: boolean;
};

/** One of the Lenape traders. */
export type TraderName = "bottom" | "middle" | "top";

/** The furs at each of the Lenape traders. */
export type Traders = {
  bottom: ("beaver" | "lynx" | "mink" | "muskrat" | "otter")[];
  middle: ("beaver" | "lynx" | "mink" | "muskrat" | "otter")[];
  top: ("beaver" | "lynx" | "mink" | "muskrat" | "otter")[];
};

/** What is printed at each of the Lenape traders. */
export type TradersPrinted = {
  bottom: Trader;
  middle: Trader;
  top: Trader;
};

/** Take back one's last decision. */
export type Undo = {
  answers: number;
  player: number;
};

/** A decision was taken back. */
export type UndoLine = {
  undo: number;
  player: number;
};

/** Everything that lies on the table, and who is to do what. Players are numbered by seat from 0. */
export type View = {
  round: number;
  phase: "bidding" | "city" | "end" | "land" | "preparation" | "provisions" | "setup" | "trade";
  awaits: "bid" | "chance" | "city" | "land" | "open" | "over" | "pay" | "place" | "remove" | "take" | "trade";
  decides: number | null;
  special: boolean;
  order: number[];
  players: PlayerView[];
  leaders: Leaders;
  camps: number[];
  traders: Traders;
  reserve: Furs;
  discard: Furs;
  land: ([number, number, number] | null)[];
  ships: ([number, number, number] | null)[];
  land_deck: ([number, number, number])[];
  ship_deck: ([number, number, number])[];
  columns: (ColumnView | null)[];
  auction: Auction | null;
  still_in: number[];
  to_place: number;
  to_remove: number[];
  final: FinalPoints[] | null;
  winners: number[] | null;
};

/** Come in by invitation, to take a seat or to watch. */
export type Visit = {
  invite: string;
};

/** A reason: a message with its values, which are numbers and names as records have them. */
export type Why = {
  key: string;
  values: Record<string, number | string>;
};

/** What somebody pays, gains or scores for. */
export type WhyName = "bidding" | "building" | "fee" | "trading" | "travelling" | "market" | "passing" | "harvest" | "upkeep" | "goods" | "income" | "elections" | "clearing" | "shipping" | "removal" | "final_elections" | "final_land" | "final_furs" | "final_resources";

/** A camp and the zone opposite: spaces for longhouses and trading posts, and the corn on the boat upriver. */
export type ZoneView = {
  longhouses: number;
  posts: number;
  boat: number | null;
};
