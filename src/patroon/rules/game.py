"""The flow (R2): who decides, what they may do, what comes of it, and taking it back."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from patroon.board import Board, built_in
from patroon.rules import actions, bidding, city, districts, ending, land, preparation, provisions, setup, trade
from patroon.rules.chance import Chance, Seeded, first_player
from patroon.rules.events import Event
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
    TradingCompany,
)
from patroon.rules.options import Bits, IllegalMove, ImpossibleOutcome, Kind, Option, Refusal, Refused, below
from patroon.rules.outcomes import FursDrawn, LandDealt, Outcome, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.state import (
    ACT_CITY,
    ACT_LAND,
    ACT_TRADE,
    BID,
    BIDDING,
    CITY,
    DEAL_LAND,
    DEAL_SHIPS,
    DRAW_FURS,
    FILL_TRADERS,
    LAND,
    LAY_TILES,
    NEXT,
    OPEN,
    OVER,
    PAY,
    PLACE,
    PREPARATION,
    PROVISIONS,
    REMOVE,
    ROUNDS,
    SETUP,
    TAKE,
    TRADE,
    State,
)

Line = Move | Outcome
"""What the record holds: a decision or an outcome of chance."""

KINDS: Final[dict[type[Move], Kind]] = {
    kind.move: kind
    for kind in (
        *setup.KINDS,
        *bidding.KINDS,
        *actions.KINDS,
        *city.KINDS,
        *land.KINDS,
        *trade.KINDS,
        *districts.KINDS,
        *provisions.KINDS,
    )
}

_SPECIALS: Final = (Lumberyard, Granary, Docks, Millwork, BlackMarket, TradingCompany, PassSpecial, EndTurn)
_ASKED: Final[dict[int, tuple[type[Move], ...]]] = {
    PLACE: (Place,),
    OPEN: (Open,),
    BID: (Bid, PassBid),
    PAY: (Pay,),
    TAKE: (TakeColumn,),
    ACT_CITY: (Build, Elections, PassTile, *_SPECIALS),
    ACT_LAND: (AddLand, ClearLand, PassTile, *_SPECIALS),
    ACT_TRADE: (Trade, Ship, PassTile, *_SPECIALS),
    REMOVE: (Remove,),
}
"""The kinds of moves that answer each kind of decision."""
ASKED: Final = tuple([tuple([KINDS[move] for move in _ASKED[asked]]) for asked in range(len(_ASKED))])
_ANSWERS: Final = tuple([{kind.move: kind for kind in kinds} for kinds in ASKED])

FIRST_CHANCE: Final = DRAW_FURS
LAST_CHANCE: Final = LAY_TILES


class Recorded(Protocol):
    """What Game.from_record needs of a record."""

    @property
    def board(self) -> Board: ...
    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def lines(self) -> Iterable[Line]: ...


class UndoRefused(Refused):
    """A decision that can't be taken back."""


class _Past:
    """The lines so far, the last one first. Copies of a game share it."""

    __slots__ = ("before", "line")

    def __init__(self, line: Line, before: "_Past | None") -> None:
        self.line = line
        self.before = before


class Game:
    """One game: the table, where chance comes from, and how it came to this.

    Without a source of chance it stops where an outcome is due and waits for `happen`.
    """

    __slots__ = ("_chance", "_origin", "_past", "state")

    def __init__(self, state: State, chance: Chance | None = None, origin: State | None = None) -> None:
        """A game that goes on from here; the state is the game's from now on. `origin`: how it all began."""
        self.state = state
        self._chance = chance
        self._origin = origin if origin is not None else state.copy()
        self._past: _Past | None = None

    @classmethod
    def new(
        cls,
        players: int,
        board: Board | None = None,
        seed: int | bytes | None = None,
        first: int | None = None,
    ) -> "Game":
        """A new game for 2 to 5 players.

        `seed`: 256 bits, as 32 bytes or as a number; without one the outcomes of chance are the caller's (`happen`).
        `first`: who gets token 1; without a name the seed decides (R1.6), and without a seed it is player 0.
        The furs of the setup are drawn at once; `lines` tells which.
        """
        if not 2 <= players <= 5:
            raise ValueError(f"2 to 5 players, not {players}")
        if isinstance(seed, int):
            if not 0 <= seed < 2**256:
                raise ValueError(f"a seed has 256 bits, from 0 to 2**256 - 1, not {seed}")
            seed = seed.to_bytes(32, "big")
        if first is None:
            first = first_player(seed, players) if seed is not None else 0
        if not 0 <= first < players:
            raise ValueError(f"the first player is 0 to {players - 1}, not {first}")
        game = cls(setup.set_up(board or built_in(), players, first), Seeded(seed) if seed is not None else None)
        game._let_happen([])
        return game

    @classmethod
    def from_record(cls, record: Recorded) -> "Game":
        """The game a record tells, as far as it goes. Raises IllegalMove or ImpossibleOutcome."""
        game = cls.new(record.players, record.board, first=record.first)
        for line in record.lines:
            game.advance(line)
        return game

    # Who decides what

    @property
    def to_decide(self) -> int | None:
        """The player whose decision it is; None when chance is due or the game is over."""
        return self.state.actor if self.state.awaits < FIRST_CHANCE else None

    @property
    def awaits_chance(self) -> bool:
        """An outcome of chance is due."""
        return FIRST_CHANCE <= self.state.awaits <= LAST_CHANCE

    @property
    def over(self) -> bool:
        return self.state.awaits == OVER

    @property
    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return [player.score for player in self.state.players]

    @property
    def final(self) -> tuple[tuple[int, int, int, int], ...] | None:
        """Points at the end for elections, land, furs and resources (R9), by seat; None before."""
        return self.state.final if self.over else None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Those with the most points; None before the end."""
        return ending.winners(self.state) if self.over else None

    def view(self) -> State:
        """Everything public, as a copy: all but the order of decks and reserve."""
        return self.state.copy()

    @property
    def lines(self) -> list[Line]:
        """Every decision and outcome that counts, in order: what a record holds."""
        found = []
        past = self._past
        while past is not None:
            found.append(past.line)
            past = past.before
        found.reverse()
        return found

    @property
    def last(self) -> Line | None:
        """The last of them."""
        return self._past.line if self._past is not None else None

    # What they may do

    def options(self) -> list[Option]:
        """The families of moves open to the player who decides."""
        state = self.state
        if state.awaits >= FIRST_CHANCE:
            return []
        offers = [kind.offer(state) for kind in ASKED[state.awaits]]
        return [offer for offer in offers if isinstance(offer, Option)]

    def refusals(self) -> dict[str, Refusal]:
        """Why the other kinds of moves that answer this decision are not open, by their names."""
        if self.state.awaits >= FIRST_CHANCE:
            return {}
        offers = {kind.move.name: kind.offer(self.state) for kind in ASKED[self.state.awaits]}
        return {name: offer for name, offer in offers.items() if isinstance(offer, Refusal)}

    def legal_moves(self) -> list[Move]:
        """Every move open to the player who decides, once."""
        return [move for option in self.options() for move in option.moves()]

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is legal now; else the reason."""
        state = self.state
        if state.awaits >= FIRST_CHANCE:
            return self._nobody_decides()
        if move.player != state.actor:
            return Refusal(move.rule, "not-your-decision", {"player": state.actor})
        kind = _ANSWERS[state.awaits].get(type(move))
        if kind is None:
            return Refusal(move.rule, "not-now", {"move": move.name})
        offer = kind.offer(state)
        return offer.why_not(move) if isinstance(offer, Option) else offer

    def _nobody_decides(self) -> Refusal:
        return Refusal("R9", "game-over") if self.over else Refusal("R3", "chance-is-due")

    def draw(self, bits: Bits) -> Move:
        """A legal move at random: a kind of move first, all that are open equally likely; then one of that kind.

        Raises IllegalMove when nobody decides.
        """
        state = self.state
        if state.awaits >= FIRST_CHANCE:
            raise IllegalMove(self._nobody_decides())
        kinds = ASKED[state.awaits]
        while True:
            offer = kinds[below(bits, len(kinds))].offer(state)
            if isinstance(offer, Option):
                return offer.draw(bits)

    # What comes of it

    def play(self, move: Move) -> list[Event]:
        """Carry out a decision, and everything that follows up to the next one. Raises IllegalMove."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        KINDS[type(move)].do(self.state, move, events)
        self._went(move, events)
        self._let_happen(events)
        return events

    def happen(self, outcome: Outcome) -> list[Event]:
        """Let an outcome of chance happen, where one is due. Raises ImpossibleOutcome."""
        events: list[Event] = []
        _happen(self.state, outcome, events)
        self._went(outcome, events)
        self._let_happen(events)
        return events

    def advance(self, line: Line) -> list[Event]:
        """Play or let happen, whichever the line is."""
        return self.play(line) if isinstance(line, Move) else self.happen(line)

    def leave_to(self, chance: Chance) -> list[Event]:
        """From here on outcomes come from this source; what is due happens at once."""
        self._chance = chance
        events: list[Event] = []
        self._let_happen(events)
        return events

    def _went(self, line: Line, events: list[Event]) -> None:
        """A line was carried out: remember it, and go on to the next phase where one is finished."""
        self._past = _Past(line, self._past)
        while self.state.awaits == NEXT:
            _next_phase(self.state, events)

    def _let_happen(self, events: list[Event]) -> None:
        if self._chance is None:
            return
        while FIRST_CHANCE <= self.state.awaits <= LAST_CHANCE:
            outcome = self._chance.outcome(self.state)
            _happen(self.state, outcome, events)
            self._went(outcome, events)

    # Taking it back, and copies

    def why_not_undo(self, player: int | None = None) -> Refusal | None:
        """None if the last decision can be taken back (by this player); else the reason."""
        if self._past is None:
            return Refusal("", "undo-nothing")
        last = self._past.line
        if not isinstance(last, Move):
            return Refusal("", "undo-chance")
        if player is not None and player != last.player:
            return Refusal("", "undo-others-decided", {"player": last.player})
        return None

    def undo(self, player: int | None = None) -> Move:
        """Take back the last decision and return it. Raises UndoRefused.

        Nobody can go back behind an outcome of chance, and a given player only to a decision of their own; without a
        player, it is taken back for whoever made it.
        """
        refusal = self.why_not_undo(player)
        if refusal is not None:
            raise UndoRefused(refusal)
        *before, last = self.lines
        assert isinstance(last, Move)
        past = Game(self._origin.copy())
        for line in before:
            past.advance(line)
        self.state, self._past = past.state, past._past
        return last

    def copy(self) -> "Game":
        """An independent game at the same point; from a seed, with the same future."""
        twin = Game(self.state.copy(), self._chance.copy() if self._chance is not None else None, self._origin)
        twin._past = self._past
        return twin

    def __reduce__(self) -> tuple[type["Game"], tuple[State, Chance | None, State], list[Line]]:
        """For pickle and deepcopy: the lines as a list, since a long chain would take them too deep."""
        return Game, (self.state, self._chance, self._origin), self.lines

    def __setstate__(self, lines: list[Line]) -> None:
        self._past = None
        for line in lines:
            self._past = _Past(line, self._past)


def _draw_furs(state: State, outcome: Outcome, events: list[Event]) -> None:
    assert isinstance(outcome, FursDrawn)
    if state.round == 0:
        setup.deal_furs(state, outcome, events)
    else:
        districts.deliver_furs(state, outcome, events)


_DUE: Final[dict[int, tuple[type[Outcome], Callable[[State, Outcome, list[Event]], None]]]] = {
    DRAW_FURS: (FursDrawn, _draw_furs),
    DEAL_LAND: (LandDealt, preparation.deal_land),
    DEAL_SHIPS: (ShipsDealt, preparation.deal_ships),
    FILL_TRADERS: (TradersFilled, preparation.fill_traders),
    LAY_TILES: (TilesLaid, preparation.lay_tiles),
}
"""Which outcome is due, and what it does."""


def _happen(state: State, outcome: Outcome, events: list[Event]) -> None:
    kind, do = _DUE.get(state.awaits, (None, None))
    if do is None or type(outcome) is not kind:
        raise ImpossibleOutcome(Refusal("R3", "chance-not-now", {"chance": outcome.name}))
    do(state, outcome, events)


def _next_phase(state: State, events: list[Event]) -> None:
    """R2: preparation, bidding, the three steps, provisions; after round 6 the end."""
    phase = state.phase
    if phase == BIDDING:
        actions.begin_step(state, CITY, events)
    elif phase == CITY:
        actions.begin_step(state, LAND, events)
    elif phase == LAND:
        actions.begin_step(state, TRADE, events)
    elif phase == TRADE:
        provisions.begin_provisions(state, events)
    elif phase == PROVISIONS and state.round == ROUNDS:
        ending.end_game(state, events)
    elif phase == SETUP and state.to_place and state.round == 0:
        setup.begin_placing(state)
    elif phase == PROVISIONS or state.round == 0:
        preparation.begin_round(state, events)
    else:
        assert phase in (SETUP, PREPARATION)
        bidding.begin_bidding(state)
