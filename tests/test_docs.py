"""What the documents show is true."""

import re
from pathlib import Path

import pytest

from patroon.board import FURS
from patroon.rules.chance import Stream, commitment, first_player

ROOT = Path(__file__).parent.parent


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.search(r"^\[\d+, \d+, \d+, \d+\] \(\d", capsys.readouterr().out, re.MULTILINE)


def test_the_python_example_of_the_lab_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "lab.md", "exec"), {})
    share, wins = capsys.readouterr().out.splitlines()
    assert share.startswith("1.0 Interval(low=0.8")
    assert wins.startswith("20.0 1.0 Interval(")


def test_the_example_of_the_fairness_page_is_what_the_seed_gives() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    seed = bytes(32)
    stream = Stream(seed, "tiles 1")
    tiles = Stream(seed, "tiles 1").shuffled(["city"] * 4 + ["land"] * 4 + ["trade"] * 4)
    furs = Stream(seed, "furs 1").shuffled([fur for fur in FURS for _ in range(10)])
    for claim in (
        commitment(seed),
        " ".join(f"{stream.below(2**32):08x}" for _ in range(3)),
        ", ".join(tiles),
        ", ".join(furs[:10]),
        f"first player of four: {first_player(seed, 4)}",
    ):
        assert claim in page


def test_every_document_that_is_linked_exists() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).read_text(encoding="utf-8").strip(), f"{page.name} links to {target}"


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"`?make ([a-z]+)`?", page.read_text(encoding="utf-8")):
            assert target in targets, f"{page.name} names make {target}"
