"""patroon verify, legal, replay."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from patroon.cli.arguments import Arguments
from patroon.cli.output import Printer, file_error
from patroon.record import Record, RecordError, Replay, load
from patroon.record.reading import LONGEST_LINE
from patroon.rules.events import Event
from patroon.rules.state import PHASES, State
from patroon.words import Words
from patroon.words.telling import Teller

MOST_LINES: Final = 1_000_000


def verify(argv: Sequence[str], words: Words) -> int:
    """Check files; 1 if one of them does not hold."""
    arguments = Arguments(argv, flags=("strict", "partial"))
    failed = False
    for path in arguments.files():
        try:
            record = load(path, strict=arguments.flag("strict"), partial=arguments.flag("partial"))
        except (RecordError, OSError) as error:
            print(file_error(words, str(path), error, _names(path)), file=sys.stderr)
            failed = True
        else:
            print(_verified(words, path, record))
    return 1 if failed else 0


def _verified(words: Words, path: Path, record: Record) -> str:
    game = record.game
    seed = words("verify-seed") if record.header.seed is not None else words("verify-no-seed")
    values: dict[str, int | str] = {"file": str(path), "players": record.players, "lines": record.size}
    if game.over:
        text = words("verify-ok", **values, scores=Teller(words, record.header.names).scores(game.scores))
    else:
        phase = words("phase-" + PHASES[game.state.phase])
        text = words("verify-ok-unfinished", **values, round=game.state.round, phase=phase)
    return f"{text} {seed}"


def legal(argv: Sequence[str], words: Words) -> int:
    """Print every legal move at a point of a record."""
    arguments = Arguments(argv, options=("at",), flags=("partial",))
    path = arguments.file()
    at = arguments.number("at", 1, MOST_LINES)
    try:
        record = load(path, at=at, partial=arguments.flag("partial"))
    except (RecordError, OSError) as error:
        print(file_error(words, str(path), error, _names(path)), file=sys.stderr)
        return 1
    for line in sorted(json.dumps(move.to_json(), sort_keys=True) for move in record.game.legal_moves()):
        print(line)
    return 0


def replay(argv: Sequence[str], words: Words) -> int:
    """Tell a recorded game."""
    arguments = Arguments(argv, flags=("partial",))
    path = arguments.file()
    told = _Telling(words)
    try:
        record = load(path, partial=arguments.flag("partial"), told=told)
    except BrokenPipeError:
        raise
    except (RecordError, OSError) as error:
        sys.stdout.flush()
        print(file_error(words, str(path), error, _names(path)), file=sys.stderr)
        return 1
    game = record.game
    print()
    print(words("replay-scores", scores=Teller(words, record.header.names).scores(game.scores)))
    if not game.over:
        print(words("replay-unfinished"))
    return 0


class _Telling:
    """Prints each line of a record as it is replayed."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._printer = Printer()
        self._teller: Teller | None = None
        self._before: State | None = None

    def __call__(self, replay: Replay, events: list[Event]) -> None:
        header = replay.header
        if self._teller is None:
            self._teller = Teller(self._words, header.names)
            print(self._words("replay-title", players=", ".join(header.names), board=header.board.name))
        elif replay.last is not None:
            assert self._before is not None
            self._printer.print(self._teller.tell(self._before, replay.last, events))
        self._before = replay.game.view()


def _names(path: Path) -> list[str]:
    """The players' names, if the header can be read; errors further down mention them."""
    replay = Replay()
    try:
        with path.open("rb") as file:
            replay.take(file.readline(LONGEST_LINE))
    except (RecordError, OSError):
        return []
    return replay.header.names
