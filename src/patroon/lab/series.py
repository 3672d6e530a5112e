"""A series of games among bots, in as many processes as you like: the same seed gives the same games.

from patroon.lab.series import simulate

results = simulate(["easy", "random", "random"], games=100, seed=7)
print(results.bot("easy").fared.share, results.bot("easy").fared.interval)
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import NamedTuple, Protocol

from patroon.board import Board, built_in
from patroon.bots.checking import check_files, files_of
from patroon.lab.cluster import Cluster
from patroon.lab.naming import file_tag
from patroon.lab.numbers import Interval
from patroon.lab.results import Results
from patroon.lab.simulate import game_seed, play_one
from patroon.lab.statistics import WHOLE_WIN, Decision, Facts, decisions_of, facts_of
from patroon.lab.workers import Failure, carry_out
from patroon.record import record_bytes


class Plan(Protocol):
    """Who sits where in which game, and with which seed it is played."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    def seats(self, number: int) -> Sequence[str]: ...
    def seed_of(self, number: int) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Rotation:
    """The same bots in every game; each game they move on by one seat, so that no bot keeps a good one."""

    bots: tuple[str, ...]
    seed: int
    rotate: bool = True

    def seats(self, number: int) -> Sequence[str]:
        """Game 1 as given, game 2 with the second bot in the first seat, and so on."""
        by = (number - 1) % len(self.bots) if self.rotate else 0
        return self.bots[by:] + self.bots[:by]

    def seed_of(self, number: int) -> bytes:
        return game_seed(self.seed, number)


class Finished(NamedTuple):
    """A game that was played to its end."""

    facts: Facts
    decisions: list[Decision]
    """Only if they were asked for."""
    record: bytes
    """The file; empty unless it was asked for."""


@dataclass(frozen=True, slots=True)
class PlayGame:
    """The work of a worker: play the game with this number and tell what it was like."""

    plan: Plan
    board: Board
    with_decisions: bool = False
    with_record: bool = False
    ms: int | None = None
    """For a decision; without a limit a bot takes what it needs."""

    def __call__(self, number: int) -> Finished:
        bots = self.plan.seats(number)
        played = play_one(bots, self.plan.seed_of(number), self.board, ms=self.ms)
        decisions = decisions_of(played, bots) if self.with_decisions else []
        record = record_bytes(played.header, played.game) if self.with_record else b""
        return Finished(facts_of(played, number, bots), decisions, record)


def record_tag(plan: Rotation, board: Board) -> str:
    """The beginning of a record's file name: no two different series have the same."""
    own = "" if board == built_in() else f"-board-{sha256(repr(board).encode()).hexdigest()[:6]}"
    fixed = "" if plan.rotate else "-fixed"
    return f"{len(plan.bots)}p-{file_tag(plan.bots)}{own}{fixed}-seed{plan.seed}"


def play_series(work: PlayGame, games: range, jobs: int | Cluster | None) -> Generator[Finished | Failure, None, None]:
    """These games, in their order: see workers.carry_out, or Cluster.carry_out, which raises ClusterFailed."""
    if isinstance(jobs, Cluster):
        bots = work.plan.bots
        return jobs.carry_out(work, games, partial(check_files, bots, files_of(bots)))
    return carry_out(work, games, None if jobs is None else min(jobs, max(1, len(games))))


def simulate(
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    board: Board | None = None,
    jobs: int | Cluster | None = None,
    rotate: bool = True,
    progress: Callable[[Results], object] | None = None,
) -> Results:
    """Let bots play games, and say how they fared.

    `jobs`: how many processes play; None: this one; or a cluster. The results are the same, but a bot that takes its
    process down costs a game only if it is not this one. `rotate`: each game everybody moves on by one seat. `progress`
    is called with the results so far after each game.
    """
    board = board or built_in()
    plan = Rotation(tuple(bots), seed, rotate)
    results = Results(bots, seed, board, rotate)
    with closing(play_series(PlayGame(plan, board), range(1, games + 1), jobs)) as series:
        for game in series:
            results.add(game if isinstance(game, Failure) else game.facts)
            if progress is not None:
                progress(results)
    return results


@dataclass(frozen=True, slots=True)
class Match:
    """How one bot fared against a table full of another."""

    bot: str
    against: str
    players: int
    games: int
    failed: int
    wins: float
    """A shared victory counts as a part of one."""
    share: float
    interval: Interval
    """Of the share, 95 %."""
    fair: float
    """The share to expect of equals."""
    points: float
    against_points: float
    mean_seconds: float
    p99_seconds: float
    """Thinking time for a decision."""
    faults: int


def match(
    bot: str,
    against: str,
    players: int,
    games: int,
    seed: int = 0,
    board: Board | None = None,
    jobs: int | Cluster | None = None,
) -> Match:
    """One bot against others who are all alike, each game from another seat."""
    if bot == against:
        raise ValueError(f"a match needs two different bots, not {bot} twice")
    results = simulate([bot, *[against] * (players - 1)], games, seed, board, jobs)
    own = results.bot(bot)
    return Match(
        bot=bot,
        against=against,
        players=players,
        games=results.games,
        failed=results.failed,
        wins=own.fared.wins / WHOLE_WIN,
        share=own.fared.share,
        interval=own.fared.interval,
        fair=own.fared.fair,
        points=own.fared.points.mean,
        against_points=results.bot(against).fared.points.mean,
        mean_seconds=own.times.mean,
        p99_seconds=own.times.quantile(0.99),
        faults=own.faults.total(),
    )


def all_cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
