"""The picture: in every language, the same again, whatever the bots are called."""

import xml.etree.ElementTree as ET

import pytest

from patroon.board import built_in
from patroon.lab.plots import FORMATS, picture
from patroon.lab.results import Results
from patroon.lab.series import simulate
from patroon.words import LANGUAGES, words


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(["easy", "random", "random"], 4, seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_can_be_drawn_in_every_language(results: Results, language: str) -> None:
    svg = picture(results, words(language), "svg")
    root = ET.fromstring(svg)
    assert root.tag.endswith("svg")
    assert len(svg) > 30_000


def test_a_png_is_wide_enough_to_read(results: Results) -> None:
    png = picture(results, words("en"), "png")
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") >= 1200


@pytest.mark.parametrize("kind", FORMATS)
def test_the_same_results_give_the_same_picture(results: Results, kind: str) -> None:
    assert picture(results, words("en"), kind) == picture(results, words("en"), kind)


def test_odd_names_and_missing_prices_do_no_harm() -> None:
    results = Results(["$x_1$", "cmd:" + "long " * 40, "<b>&", "d", "e"], 1, built_in(), rotate=True)
    ET.fromstring(picture(results, words("hu"), "svg"))
