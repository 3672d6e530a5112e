"""A game played by choices from one small space: a move that is a combination is a short sequence of them.

At each point exactly those choices are open that can still be completed to a legal move, and every legal move is
reached in exactly one way. Whatever follows from the choices before is not asked for.
"""

from typing import Final

from patroon.envs import meanings
from patroon.envs.drafts import Draft
from patroon.envs.meanings import meaning
from patroon.envs.openings import begin, opening, openings, without_head
from patroon.envs.sight import Sight
from patroon.rules.events import Event
from patroon.rules.game import FIRST_CHANCE, KINDS, Game
from patroon.rules.moves import Move
from patroon.rules.options import Bits, IllegalMove, Option, below
from patroon.rules.state import NOBODY

__all__ = ["SIZE", "IllegalChoice", "Play", "meaning", "spell"]

SIZE: Final = meanings.SIZE
"""How many choices there are: they are 0 to SIZE - 1."""


class IllegalChoice(ValueError):
    """A choice that is not open. Nothing has changed."""


class Play:
    """One game, played by choices.

    Chance may still be played into `game` by its own `happen`; decisions go through `choose` only.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.so_far: tuple[int, ...] = ()
        """The choices of the move that is not complete yet."""
        self.last_move: Move | None = None
        """The move that the last choice completed; None while one is unfinished."""
        self.draft: Draft | None = None
        """That move as far as it is made."""
        self._open: list[int] = []  # worked out when it is asked for
        self._sight = Sight()

    @property
    def actor(self) -> int:
        """The seat whose choice it is; NOBODY (-1) when chance is due or the game is over."""
        state = self.game.state
        return state.actor if state.awaits < FIRST_CHANCE else NOBODY

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def awaits_chance(self) -> bool:
        """An outcome of chance is due; only in games that have no source of it."""
        return self.game.awaits_chance

    def choices(self) -> list[int]:
        """What is open now, rising."""
        return self._now().copy()

    def mask(self) -> bytes:
        """For every choice 1 if it is open, else 0."""
        mask = bytearray(SIZE)
        for choice in self._now():
            mask[choice] = 1
        return bytes(mask)

    def choose(self, choice: int) -> list[Event] | None:
        """Take a choice: the events of the move it completes; None if there is more to choose. Raises IllegalChoice."""
        if choice not in self._now():
            raise IllegalChoice(self._why_not(choice))
        begun: Move | Draft | None
        if self.draft is not None:
            begun = self.draft.take(choice)
        else:
            begun = begin(self.game.state, choice)
            if isinstance(begun, Draft):
                self.draft = begun
        self._open = []
        if isinstance(begun, Move):
            self.draft = None
            self.so_far = ()
            self.last_move = begun
            return self.game.play(begun)
        self.so_far = (*self.so_far, choice)
        self.last_move = None
        return None

    def observe(self, seat: int) -> bytes:
        """The game as this seat sees it: see observation.py."""
        return self._sight.look(self.game.state, self.draft, seat)

    def draw(self, bits: Bits) -> int:
        """An open choice at random. Raises IllegalChoice when nobody decides."""
        now = self._now()
        if not now:
            raise IllegalChoice(self._nobody_decides())
        return now[below(bits, len(now))]

    def copy(self) -> "Play":
        """An independent game at the same point."""
        twin = Play(self.game.copy())
        twin.so_far = self.so_far
        twin.last_move = self.last_move
        twin.draft = self.draft.copy() if self.draft is not None else None
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the choices of the unfinished move are taken again."""
        return _taken_up, (self.game, self.so_far, self.last_move)

    def _now(self) -> list[int]:
        if not self._open:  # while nobody decides, it is looked up each time
            if self.draft is not None:
                self._open = self.draft.open()
            else:
                self._open = [choice for option in self.game.options() for choice in openings(option)]
                self._open.sort()
        return self._open

    def _why_not(self, choice: int) -> str:
        if not 0 <= choice < SIZE:
            return f"choices are 0 to {SIZE - 1}, not {choice}"
        if not self._now():
            return self._nobody_decides()
        after = f" after {', '.join([meaning(made) for made in self.so_far])}" if self.so_far else ""
        return f"choice {choice} ({meaning(choice)}) is not open to player {self.actor} now{after}"

    def _nobody_decides(self) -> str:
        return "the game is over" if self.over else "an outcome of chance is due"


def _taken_up(game: Game, so_far: tuple[int, ...], last_move: Move | None) -> Play:
    play = Play(game)
    for choice in so_far:
        play.choose(choice)
    play.last_move = last_move
    return play


def spell(game: Game, move: Move) -> list[int]:
    """The choices that lead to this move. Raises IllegalMove if it is not legal now."""
    refusal = game.why_not(move)
    if refusal is not None:
        raise IllegalMove(refusal)
    option = KINDS[type(move)].offer(game.state)
    assert isinstance(option, Option)
    draft: Draft | None = without_head(option)
    path = []
    if draft is None:
        path = [opening(move)]
        begun = begin(game.state, path[0])
        draft = begun if isinstance(begun, Draft) else None
    while draft is not None:
        path.append(draft.towards(move))
        if draft.take(path[-1]) is not None:
            draft = None
    return path
