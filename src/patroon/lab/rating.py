"""A rating list: bots at tables drawn by lot, rated after every game, in a file with which one can go on later.

The ratings are those of OpenSkill's Plackett-Luce model, which takes the whole order of a table at once. A bot does
not get better with time, so its uncertainty only shrinks (tau = 0).
"""

import json
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from math import isfinite
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from patroon.board import Board, board_to_data
from patroon.lab.cluster import Cluster
from patroon.lab.numbers import Z
from patroon.lab.series import Finished, PlayGame, play_series
from patroon.lab.statistics import WHOLE_WIN, Facts
from patroon.lab.workers import Failure
from patroon.record import write_whole

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FORMAT: Final = "patroon-ratings"
VERSION: Final = 1
AVERAGE: Final = 1500.0
SPREAD: Final = 500.0
"""What is known of a bot that never played: its rating is about average, give or take."""
BETA: Final = SPREAD / 2
"""How much luck there is in one game."""


class RatingsError(ValueError):
    """A file of ratings that can't be used: a message key and its values."""

    def __init__(self, key: str, **values: int | str) -> None:
        self.key = key
        self.values = values
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a bot's strength."""

    mu: float = AVERAGE
    sigma: float = SPREAD
    games: int = 0
    """Seats, if it sat in several of a game."""
    wins: int = 0
    """In parts of WHOLE_WIN."""
    points: int = 0

    @property
    def margin(self) -> float:
        """The rating is uncertain by so much to each side (95 %)."""
        return Z * self.sigma


@dataclass(frozen=True, slots=True)
class Draw:
    """Tables drawn by lot: every bot once before any sits a second time, in seats drawn by lot as well.

    Only seed, number and names decide, so a game is the same in whichever run it is played.
    """

    bots: tuple[str, ...]
    players: int
    seed: int

    def seats(self, number: int) -> Sequence[str]:
        random = Random(f"patroon rate {self.seed} {number} seats")
        table: list[str] = []
        while len(table) < self.players:
            names = sorted(self.bots)
            random.shuffle(names)
            table += names[: self.players - len(table)]
        random.shuffle(table)
        return table

    def seed_of(self, number: int) -> bytes:
        return sha256(f"patroon rate {self.seed} {number}".encode()).digest()


@dataclass(slots=True)
class Ratings:
    """The list, and how far it has come."""

    seed: int
    players: int
    board: str
    """The board's fingerprint: other numbers would make it another game."""
    games: int = 0
    failed: int = 0
    bots: dict[str, Rating] = field(default_factory=dict)

    def join(self, bots: Sequence[str]) -> None:
        for bot in bots:
            self.bots.setdefault(bot, Rating())

    def ranked(self) -> list[tuple[str, Rating]]:
        """The best first."""
        return sorted(self.bots.items(), key=lambda item: (-item[1].mu, item[0]))

    def add(self, game: Facts | Failure, model: "PlackettLuce") -> None:
        """Count the next game, wholly or, if somebody interrupts, not at all.

        A bot in several seats moves by the mean of what each of them would move it.
        """
        bots, failed = self.bots, self.failed
        if isinstance(game, Failure):
            failed += 1
        else:
            bots = {**bots, **self._rated(game, model)}
        self.bots, self.failed, self.games = bots, failed, self.games + 1

    def _rated(self, game: Facts, model: "PlackettLuce") -> dict[str, Rating]:
        """The new ratings of those who played."""
        before = [self.bots[bot] for bot in game.bots]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in game.ranks])]
        found = {}
        for bot in dict.fromkeys(game.bots):
            seats = [seat for seat, name in enumerate(game.bots) if name == bot]
            old = self.bots[bot]
            found[bot] = Rating(
                mu=sum(after[seat].mu for seat in seats) / len(seats),
                sigma=sum(after[seat].sigma for seat in seats) / len(seats),
                games=old.games + len(seats),
                wins=old.wins + sum(game.wins[seat] for seat in seats),
                points=old.points + sum(game.scores[seat] for seat in seats),
            )
        return found

    def sensible(self) -> bool:
        """What a file says can be true."""
        bots = self.bots.values()
        return (
            2 <= self.players <= 5
            and 0 <= self.failed <= self.games
            and 0 <= self.seed < 2**256
            and all(isfinite(bot.mu) and 0 < bot.sigma <= SPREAD and bot.games >= 0 for bot in bots)
        )

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "seed": str(self.seed),
            "players": self.players,
            "board": self.board,
            "games": self.games,
            "failed": self.failed,
            "bots": {
                bot: {
                    "rating": rating.mu,
                    "sigma": rating.sigma,
                    "games": rating.games,
                    "wins": rating.wins / WHOLE_WIN,
                    "points": rating.points,
                }
                for bot, rating in self.ranked()
            },
        }


def fingerprint(board: Board) -> str:
    """The board's name, and a few digits that tell other numbers of the same name apart."""
    text = json.dumps(board_to_data(board), sort_keys=True)
    return f"{board.name} {sha256(text.encode()).hexdigest()[:12]}"


def load_ratings(path: Path) -> Ratings:
    """The ratings in a file. Raises OSError, or RatingsError if it holds something else."""
    try:
        data = json.loads(path.read_bytes())
        form, version = data["format"], data["version"]
        found = _read(data) if (form, version) == (FORMAT, VERSION) else None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise RatingsError("ratings-not-ratings") from error
    if form == FORMAT and version != VERSION:
        raise RatingsError("ratings-other-version", version=str(version)[:20], known=VERSION)
    if found is None or not found.sensible():
        raise RatingsError("ratings-not-ratings")
    return found


def _read(data: dict[str, Any]) -> Ratings:
    return Ratings(
        seed=int(data["seed"]),
        players=int(data["players"]),
        board=str(data["board"]),
        games=int(data["games"]),
        failed=int(data["failed"]),
        bots={
            bot: Rating(
                mu=float(found["rating"]),
                sigma=float(found["sigma"]),
                games=int(found["games"]),
                wins=round(float(found["wins"]) * WHOLE_WIN),
                points=int(found["points"]),
            )
            for bot, found in data["bots"].items()
        },
    )


def save_ratings(path: Path, ratings: Ratings) -> None:
    """Write the file, all or nothing. Raises OSError."""
    write_whole(path, f"{json.dumps(ratings.to_json(), ensure_ascii=False, indent=1)}\n".encode())


def rate(
    ratings: Ratings, bots: Sequence[str], board: Board, games: int, jobs: int | Cluster | None = None
) -> Generator[Finished | Failure, None, None]:
    """So many more games among these bots. Each is counted when it is yielded, always in the order of their numbers."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  # only those who rate need it

    ratings.join(bots)
    model = PlackettLuce(mu=AVERAGE, sigma=SPREAD, beta=BETA, tau=0.0)
    work = PlayGame(Draw(tuple(bots), ratings.players, ratings.seed), board)
    with closing(play_series(work, range(ratings.games + 1, ratings.games + games + 1), jobs)) as series:
        for game in series:
            ratings.add(game if isinstance(game, Failure) else game.facts, model)
            yield game
