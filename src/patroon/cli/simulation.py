"""patroon simulate."""

import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patroon.board import Board
from patroon.cli.arguments import INTERRUPTED, MOST_GAMES, Arguments, FileFailed, UsageError
from patroon.cli.output import show_table
from patroon.lab.simulate import WHOLE_WIN, Played, play_many, summary
from patroon.record import save
from patroon.words import Words
from patroon.words.telling import harmless


def simulate(argv: Sequence[str], words: Words) -> int:
    """Let bots play, and show how they fared."""
    arguments = Arguments(argv, options=("players", "games", "seed", "records", "board"))
    arguments.nothing_more()
    bots = arguments.bots()
    games = arguments.number("games", 1, MOST_GAMES) or 20
    seed = arguments.seed()
    if seed is None:
        seed = secrets.randbits(32)
    board = arguments.board()
    folder = _folder(arguments.text("records"))
    scores: list[list[int]] = []
    lengths: list[int] = []
    faults: list[Counter[str]] = [Counter() for _ in bots]
    code = 0
    try:
        for played in _with_progress(bots, games, seed, board, words):
            if folder is not None:
                _keep(folder / f"{len(bots)}p-seed{seed}-{len(scores) + 1:0{len(str(games))}}.nar", played)
            scores.append(played.game.scores)
            lengths.append(played.decisions)
            for seat, kinds in enumerate(played.faults):
                faults[seat].update(kinds)
    except KeyboardInterrupt:  # what is done so far is worth showing
        code = INTERRUPTED
    if scores:
        _show(words, bots, scores, lengths, seed)
        _show_faults(words, bots, faults)
    if folder is not None:
        print(words("simulate-records", folder=str(folder)))
    return code


def _keep(path: Path, played: Played) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save(path, played.header, played.game)
    except OSError as error:
        raise FileFailed(str(path), error) from error


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise UsageError("cli-folder-taken", folder=name)
    return folder


def _with_progress(bots: Sequence[str], games: int, seed: int, board: Board, words: Words) -> Iterator[Played]:
    played = play_many(bots, games, seed, board)
    if not sys.stderr.isatty():
        yield from played
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(played, total=games, description=words("simulate-working"))


def _show(
    words: Words, bots: Sequence[str], scores: Sequence[Sequence[int]], lengths: Sequence[int], seed: int
) -> None:
    games = len(scores)
    rows = [
        (
            seat,
            fared.bot,
            words.decimal(fared.wins / WHOLE_WIN, 1),
            f"{words.decimal(100 * fared.wins / WHOLE_WIN / games, 1)} %",
            words.decimal(fared.points / games, 1),
            f"{fared.least}–{fared.most}",
            words.decimal(fared.ranks / games, 2),
        )
        for seat, fared in enumerate(summary(bots, scores), 1)
    ]
    headings = ("seat", "bot", "wins", "share", "mean", "range", "rank")
    show_table(
        words("simulate-title", games=games, seed=str(seed)), [words(f"simulate-{key}") for key in headings], rows
    )
    mean = words.decimal(sum(lengths) / games, 1)
    print(words("simulate-length", mean=mean, least=min(lengths), most=max(lengths)))


def _show_faults(words: Words, bots: Sequence[str], faults: Sequence[Counter[str]]) -> None:
    for seat, (bot, kinds) in enumerate(zip(bots, faults, strict=True), 1):
        if kinds:
            told = words.counted(kinds, kinds.values(), "fault-")
            print(words("simulate-faults", seat=seat, bot=harmless(bot), n=kinds.total(), faults=told))
