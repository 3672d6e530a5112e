"""Games as tables for data tools: one Parquet file with a row for each game, one with a row for each decision.

docs/lab.md says what the columns hold. Rows go to disk in groups, so that memory does not grow with the games; the
files get their names when they are complete. Needs pyarrow, of which the extra patroon[lab] takes care.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from patroon.lab.statistics import SOURCES, WHOLE_WIN, Decision, Facts

if TYPE_CHECKING:
    import pyarrow as pa

GAMES_A_GROUP: Final = 1_000
DECISIONS_A_GROUP: Final = 20_000


def decisions_path(path: Path) -> Path:
    """The file of the decisions beside that of the games: games.parquet, games-decisions.parquet."""
    return path.with_name(f"{path.stem}-decisions{path.suffix}")


def games_schema() -> "pa.Schema":
    """One row for each game; lists are by player."""
    import pyarrow as pa  # noqa: PLC0415  # only those who export need it

    numbers = pa.list_(pa.int32())
    return pa.schema(
        {
            "game": pa.int32(),
            "seed": pa.string(),
            "players": pa.int8(),
            "length": pa.int32(),
            "bots": pa.list_(pa.string()),
            "tokens": pa.list_(pa.int8()),
            "scores": numbers,
            "ranks": pa.list_(pa.int8()),
            "wins": pa.list_(pa.float64()),
            **dict.fromkeys(SOURCES, numbers),
            "scores_by_round": pa.list_(numbers),
            "businesses_removed": numbers,
            "decisions": numbers,
            "seconds": pa.list_(pa.float64()),
            "faults": pa.list_(pa.list_(pa.string())),
        }
    )


def decisions_schema() -> "pa.Schema":
    """One row for each decision."""
    import pyarrow as pa  # noqa: PLC0415  # only those who export need it

    name = pa.dictionary(pa.int8(), pa.string())
    return pa.schema(
        {
            "game": pa.int32(),
            "decision": pa.int32(),
            "round": pa.int8(),
            "phase": name,
            "player": pa.int8(),
            "bot": name,
            "move": name,
            "json": pa.string(),
            "points": pa.int32(),
            "seconds": pa.float64(),
            "score": pa.int32(),
            "token": pa.int8(),
            "coins": pa.int32(),
            "goods": pa.int32(),
            "wood": pa.int32(),
            "corn": pa.int32(),
            "furs": pa.int32(),
            "businesses": pa.int32(),
        }
    )


class Export:
    """The two files while games are played. Raises OSError where they can't be written."""

    def __init__(self, path: Path) -> None:
        self.games = path
        self.decisions = decisions_path(path)
        self.dropped = False
        self._games = _File(self.games, games_schema(), GAMES_A_GROUP)
        try:
            self._decisions = _File(self.decisions, decisions_schema(), DECISIONS_A_GROUP)
        except OSError:
            self._games.drop()
            raise

    def add(self, facts: Facts, decisions: Sequence[Decision]) -> None:
        self._games.add(_game_row(facts))
        for decision in decisions:
            self._decisions.add((facts.number, *decision))

    def finish(self) -> None:
        """Write what is left, and give the files their names."""
        self._games.finish()
        self._decisions.finish()

    def drop(self) -> None:
        """Leave nothing behind of files that are not finished."""
        self.dropped = True
        self._games.drop()
        self._decisions.drop()


def _game_row(facts: Facts) -> tuple[object, ...]:
    return (
        facts.number,
        facts.seed,
        len(facts.bots),
        facts.length,
        facts.bots,
        facts.tokens,
        facts.scores,
        facts.ranks,
        [wins / WHOLE_WIN for wins in facts.wins],
        *[[player[source] for player in facts.sources] for source in range(len(SOURCES))],
        facts.rounds,
        facts.removed,
        facts.decisions,
        [sum(seconds) for seconds in facts.seconds],
        facts.faults,
    )


class _File:
    """A Parquet file that grows by groups of rows."""

    def __init__(self, path: Path, schema: "pa.Schema", group: int) -> None:
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415  # only those who export need it

        self._path = path
        self._draft = path.with_name(f".{path.name}.{os.getpid()}")
        self._schema = schema
        self._group = group
        self._rows: list[tuple[object, ...]] = []
        self._sink = self._draft.open("wb")
        self._writer = ParquetWriter(self._sink, schema, compression="zstd")

    def add(self, row: tuple[object, ...]) -> None:
        self._rows.append(row)
        if len(self._rows) >= self._group:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa  # noqa: PLC0415  # only those who export need it

        columns = zip(*self._rows, strict=True)
        arrays = [pa.array(column, kind) for column, kind in zip(columns, self._schema.types, strict=True)]
        self._writer.write_batch(pa.record_batch(arrays, schema=self._schema))
        self._rows.clear()

    def finish(self) -> None:
        if self._rows:
            self._flush()
        self._writer.close()
        self._sink.flush()
        os.fsync(self._sink.fileno())
        self._sink.close()
        self._draft.replace(self._path)

    def drop(self) -> None:
        with suppress(OSError, ValueError):  # whatever is the matter with the disk, nobody wants this file
            self._writer.close()
        self._writer.is_open = False
        with suppress(OSError):
            self._sink.close()
        self._draft.unlink(missing_ok=True)
