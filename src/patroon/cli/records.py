"""patroon verify, legal, replay."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from patroon.cli.advice import show_advice
from patroon.cli.arguments import Arguments
from patroon.cli.output import Printer, file_error
from patroon.record import Record, RecordError, Replay, load
from patroon.rules.events import Event
from patroon.rules.state import PHASES, State
from patroon.words import Words
from patroon.words.telling import Teller, Told

MOST_LINES: Final = 1_000_000


def verify(argv: Sequence[str], words: Words) -> int:
    """Check files; 1 if one of them does not hold."""
    arguments = Arguments(argv, flags=("strict", "partial"))
    failed = False
    for path in arguments.files():
        try:
            record = load(path, strict=arguments.flag("strict"), partial=arguments.flag("partial"))
        except (RecordError, OSError) as error:
            print(file_error(words, str(path), error), file=sys.stderr)
            failed = True
        else:
            print(_verified(words, path, record))
    return 1 if failed else 0


def _verified(words: Words, path: Path, record: Record) -> str:
    game = record.game
    header = record.header
    if (header.continued or header).seed is not None:
        seed = words("verify-seed")
    elif (header.continued or header).commitment is not None and game.over:
        seed = words("verify-seed-withheld")
    else:
        seed = words("verify-no-seed")
    values: dict[str, int | str] = {"file": str(path), "players": record.players, "lines": record.size}
    if game.over:
        text = words("verify-ok", **values, scores=Teller(words, header.names).scores(game.scores))
    else:
        phase = words("phase-" + PHASES[game.state.phase])
        text = words("verify-ok-unfinished", **values, round=game.state.round, phase=phase)
    return f"{text} {seed}"


def legal(argv: Sequence[str], words: Words) -> int:
    """Print every legal move at a point of a record."""
    record = _at_point(argv, words)
    if record is None:
        return 1
    if record.game.to_decide is None and sys.stdout.isatty():
        print(words("legal-nobody"), file=sys.stderr)
    for line in sorted(json.dumps(move.to_json(), sort_keys=True) for move in record.game.legal_moves()):
        print(line)
    return 0


def advise(argv: Sequence[str], words: Words) -> int:
    """Say what the player who decides at a point of a record could do."""
    record = _at_point(argv, words)
    if record is None:
        return 1
    if record.game.to_decide is None:
        print(words("legal-nobody"), file=sys.stderr)
    else:
        show_advice(record.game, Teller(words, record.header.names))
    return 0


def _at_point(argv: Sequence[str], words: Words) -> Record | None:
    """The record as far as --at says; None if it can't be read, which is said."""
    arguments = Arguments(argv, options=("at",), flags=("partial",))
    path = arguments.file()
    at = arguments.number("at", 1, MOST_LINES)
    try:
        return load(path, at=at, partial=arguments.flag("partial"))
    except (RecordError, OSError) as error:
        print(file_error(words, str(path), error), file=sys.stderr)
        return None


def replay(argv: Sequence[str], words: Words) -> int:
    """Tell a recorded game."""
    arguments = Arguments(argv, flags=("partial",))
    path = arguments.file()
    telling = _Telling(words)
    try:
        record = load(path, partial=arguments.flag("partial"), told=telling)
    except (RecordError, OSError) as error:
        telling.print()
        sys.stdout.flush()
        print(file_error(words, str(path), error), file=sys.stderr)
        return 1
    telling.print()
    game = record.game
    print()
    print(words("replay-scores", scores=Teller(words, record.header.names).scores(game.scores)))
    if not game.over:
        print(words("replay-unfinished"))
    return 0


class _Telling:
    """Tells each line of a record as it is replayed, and prints it all when asked."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._title = ""
        self._told: list[Told] = []
        self._teller: Teller | None = None
        self._before: State | None = None

    def __call__(self, replay: Replay, events: list[Event]) -> None:
        if self._teller is None:
            self._teller = Teller(self._words, replay.header.names)
            names = ", ".join(self._teller.names)
            self._title = self._words("replay-title", players=names, board=replay.header.board.name)
        elif replay.last is not None:
            assert self._before is not None
            self._told += self._teller.tell(self._before, replay.last, events)
        self._before = replay.game.view()

    def print(self) -> None:
        if self._title:
            print(self._title)
        Printer().print(self._told)
