"""patroon rate."""

import json
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from patroon.board import Board
from patroon.cli.arguments import INTERRUPTED, MOST_GAMES, WRONG_FILE, Arguments, FileFailed, UsageError, need_package
from patroon.cli.failures import Failures, cluster_error
from patroon.cli.output import show_table
from patroon.cli.progress import with_progress
from patroon.lab.cluster import Cluster, ClusterFailed
from patroon.lab.rating import Draw, Ratings, fingerprint, load_ratings, rate, save_ratings
from patroon.lab.statistics import WHOLE_WIN
from patroon.lab.workers import Failure
from patroon.words import Words

SAVED_EVERY: Final = 2.0
"""Seconds of play that can be lost when the computer goes down."""


def rate_bots(argv: Sequence[str], words: Words) -> int:
    """Let bots play at mixed tables, and list how strong they are."""
    arguments = Arguments(argv, options=("players", "games", "jobs", "ray", "seed", "file", "board"), flags=("json",))
    need_package("patroon rate", "openskill")
    games = arguments.number("games", 1, MOST_GAMES) or 100
    jobs = arguments.jobs()
    board = arguments.board()
    path = Path(arguments.text("file") or "ratings.json")
    ratings = _ratings(arguments, path, board)
    bots = arguments.rivals(list(ratings.bots))
    _save(path, ratings)  # better found out now than in the end
    code, before = 0, ratings.games
    try:
        code = _play(ratings, bots, board, games, jobs, path, words)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ClusterFailed as failed:
        if ratings.games == before:
            raise
        print(cluster_error(words, failed), file=sys.stderr)
        code = WRONG_FILE
    finally:
        _save(path, ratings)
    if arguments.flag("json"):
        print(json.dumps(ratings.to_json(), indent=1, ensure_ascii=False))
    else:
        _show(ratings, words)
        print(words("rate-kept", file=str(path)))
    return code


def _ratings(arguments: Arguments, path: Path, board: Board) -> Ratings:
    """The ratings to go on with: those of the file, which must be of the same sort, or new ones."""
    players, seed = arguments.number("players", 2, 5), arguments.seed()
    if not path.exists():
        return Ratings(secrets.randbits(64) if seed is None else seed, players or 4, fingerprint(board))
    try:
        found = load_ratings(path)
    except (OSError, ValueError) as error:
        raise FileFailed(str(path), error) from error
    for option, asked, begun in (("--players", players, found.players), ("--seed", seed, found.seed)):
        if asked not in (None, begun):
            raise UsageError("cli-rated-with", file=str(path), option=option, value=str(begun))
    if found.board != fingerprint(board):
        raise UsageError("cli-rated-board", file=str(path))
    return found


def _play(
    ratings: Ratings, bots: list[str], board: Board, games: int, jobs: int | Cluster, path: Path, words: Words
) -> int:
    failures = Failures(words, Draw(tuple(bots), ratings.players, ratings.seed))
    saved = monotonic()
    finished = False
    with closing(rate(ratings, bots, board, games, jobs)) as series:
        for game in with_progress(series, games, words):
            if isinstance(game, Failure):
                failures.say(game)
            else:
                finished = True
            if monotonic() - saved > SAVED_EVERY:
                _save(path, ratings)
                saved = monotonic()
    if failures.number:
        print(words("simulate-failed", n=failures.number), file=sys.stderr)
    return 0 if finished else WRONG_FILE


def _save(path: Path, ratings: Ratings) -> None:
    try:
        save_ratings(path, ratings)
    except OSError as error:
        raise FileFailed(str(path), error) from error


def _show(ratings: Ratings, words: Words) -> None:
    title = words("rate-title", games=ratings.games, players=ratings.players, seed=str(ratings.seed))
    headings = ("rate-place", "simulate-bot", "rate-rating", "rate-margin", "rate-games", "simulate-wins")
    show_table(
        title,
        [*[words(key) for key in headings], words("simulate-share"), words("simulate-mean")],
        [
            (
                place,
                bot,
                round(found.mu),
                round(found.margin),
                found.games,
                words.decimal(found.wins / WHOLE_WIN, 1),
                f"{words.decimal(100 * found.wins / WHOLE_WIN / found.games, 1)} %" if found.games else "",
                words.decimal(found.points / found.games, 1) if found.games else "",
            )
            for place, (bot, found) in enumerate(ratings.ranked(), 1)
        ],
    )
