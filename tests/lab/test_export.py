"""The tables for data tools hold what was played, and docs/lab.md tells every column."""

import json
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from patroon.board import built_in
from patroon.lab import export
from patroon.lab.export import Export, decisions_path, decisions_schema, games_schema
from patroon.lab.series import Finished, PlayGame, Rotation, play_series
from patroon.lab.statistics import SOURCES
from patroon.lab.workers import Failure

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "lab.md"


def finished(games: int) -> list[Finished]:
    work = PlayGame(Rotation(("easy", "random", "random"), 4), built_in(), with_decisions=True)
    played = [game for game in play_series(work, range(1, games + 1), None) if not isinstance(game, Failure)]
    assert len(played) == games
    return played


def test_games_and_decisions_come_back_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "GAMES_A_GROUP", 2)
    monkeypatch.setattr(export, "DECISIONS_A_GROUP", 100)
    path = tmp_path / "games.parquet"
    played = finished(3)
    tables = Export(path)
    for game in played:
        tables.add(game.facts, game.decisions)
    assert not path.exists()
    tables.finish()
    tables.drop()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games-decisions.parquet", "games.parquet"]
    assert pq.ParquetFile(path).num_row_groups == 2
    rows = pq.read_table(path).to_pylist()
    assert [row["game"] for row in rows] == [1, 2, 3]
    for row, game in zip(rows, played, strict=True):
        assert row["bots"] == list(game.facts.bots)
        assert row["scores"] == list(game.facts.scores)
        assert [sum(points) for points in zip(*[row[source] for source in SOURCES], strict=True)] == row["scores"]
        assert sum(row["wins"]) == pytest.approx(1)
        assert [rounds[-1] for rounds in row["scores_by_round"]] == row["scores"]
        assert row["faults"] == [[], [], []]
    decisions = pq.read_table(decisions_path(path)).to_pylist()
    assert len(decisions) == sum(row["length"] for row in rows)
    assert {row["bot"] for row in decisions} == {"easy", "random"}
    for row in decisions:
        assert json.loads(row["json"])["move"] == row["move"]
        assert json.loads(row["json"])["player"] == row["player"]
        assert rows[row["game"] - 1]["bots"][row["player"]] == row["bot"]


def test_what_is_not_finished_leaves_nothing_behind(tmp_path: Path) -> None:
    tables = Export(tmp_path / "games.parquet")
    tables.drop()
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FileNotFoundError):
        Export(tmp_path / "none" / "games.parquet")


def documented(heading: str) -> list[str]:
    """The columns of the table below a heading of the document."""
    section = DOCUMENT.read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n#")[0]
    return [
        name
        for cell in re.findall(r"^\| ((?:`\w+`(?:, )?)+)", section, re.MULTILINE)
        for name in re.findall(r"\w+", cell)
    ]


def test_every_column_is_documented_in_order() -> None:
    assert documented("games.parquet") == games_schema().names
    assert documented("games-decisions.parquet") == decisions_schema().names
