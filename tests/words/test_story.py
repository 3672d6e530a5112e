"""The story of a game has no language until somebody reads it, and every language can tell all of it."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from patroon.record import load
from patroon.rules import Game
from patroon.rules.events import BusinessRemoved, MajorityChanged, Scored
from patroon.rules.moves import Move, PassBid, Pay
from patroon.words import LANGUAGES, words
from patroon.words.phrases import Listing, Message, Phrase, PlayerName, listed, message
from patroon.words.story import Told, decision, idea, tell, undone
from patroon.words.telling import ROUND, SENTENCE, STEP, Teller
from tests.fixtures import GAMES
from tests.paths import Step, steps
from tests.words.test_words import messages

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
LEVELS = {"sentence": SENTENCE, "round": ROUND, "step": STEP}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def random_game(players: int) -> Iterator[Step]:
    """Each decision with all that came of it, outcomes of chance included."""
    bits = random.Random(players)
    game = Game.new(players, seed=players)
    while not game.over:
        before, move = game.view(), game.draw(bits)
        yield Step(before, move, game.play(move), game)


def recorded_games() -> Iterator[Step]:
    """Line by line; they take every rare path."""
    for path in sorted(GAMES.glob("*.nar")):
        record = load(path)
        yield from steps(record.board, record.players, record.first, record.lines)


@cache
def stories() -> list[tuple[Step, list[Told]]]:
    walks = [*(random_game(players) for players in (2, 3, 4, 5)), recorded_games()]
    return [(step, tell(step.before, step.line, step.events)) for walk in walks for step in walk]


def parts(phrase: Phrase) -> Iterator[Phrase]:
    """The phrase and all that it is made of."""
    yield phrase
    inner = (
        phrase.values.values() if isinstance(phrase, Message) else phrase.items if isinstance(phrase, Listing) else ()
    )
    for each in inner:
        yield from parts(each)


def all_parts() -> Iterator[Phrase]:
    said = (phrase for _, told in stories() for each in told for phrase in phrases(each))
    return (part for phrase in said for part in parts(phrase))


def phrases(told: Told) -> Iterator[Phrase]:
    """What is said, and why there are points for it."""
    yield told.said
    if told.because is not None:
        yield told.because.said


def read(value: Any) -> Phrase:
    """A phrase from JSON, the forms told apart by their fields as a client does it."""
    if isinstance(value, str | int):
        return value
    if "key" in value:
        return Message(value["key"], {name: read(each) for name, each in value["values"].items()})
    if "player" in value:
        return PlayerName(**value)
    return Listing([read(item) for item in value["items"]], value["by"])


@each_language
def test_the_text_is_the_same_by_way_of_json(language: str) -> None:
    teller = Teller(words(language), NAMES)
    for step, told in stories():
        heard = json.loads(msgspec.json.encode(told))
        text = [(LEVELS[each["level"]], teller.text(read(each["said"]))) for each in heard]
        assert text == teller.tell(step.before, step.line, step.events)
        assert all(paragraph.strip() for _, paragraph in text)


def test_json_and_back_is_the_same_phrase() -> None:
    for _, told in stories():
        for each in told:
            assert read(json.loads(msgspec.json.encode(each.said))) == each.said


def test_a_story_is_made_of_known_messages_with_exactly_their_values() -> None:
    known = messages("en")
    for part in all_parts():
        if isinstance(part, Message):
            assert set(part.values) == known[part.key], part.key


def test_a_story_has_no_language_in_it() -> None:
    """No text at all: whatever there is to read is behind a key, and names behind seats."""
    assert not [part for part in all_parts() if isinstance(part, str)]


def test_nothing_is_listed_that_is_alone() -> None:
    assert all(len(part.items) > 1 for part in all_parts() if isinstance(part, Listing))


def test_every_decision_is_told_first_and_as_its_player_s() -> None:
    for step, told in stories():
        decided = step.line.player if isinstance(step.line, Move) else None
        assert [each.player for each in told] == [decided, *[None] * (len(told) - 1)][: len(told)]


def test_an_idea_is_told_like_a_decision_but_a_payment_says_what_it_pays() -> None:
    teller, payments = Teller(words("en"), NAMES), 0
    for step, _ in stories():
        if isinstance(step.line, Pay):
            payments += 1
        elif isinstance(step.line, Move):
            assert idea(step.before, step.line) == decision(step.before, step.line)
    assert payments > 0
    before = Game.new(2, seed=1).view()
    assert teller.decision(before, Pay(1, 3, 0, 1, 0, (2, 0, 0, 0, 1))) == "Bo pays: 3 coins, 1 wood, beaver ×2, lynx."
    assert teller.decision(before, Pay(1, 0, 0, 0, 0, (0, 0, 0, 0, 0))) == "Bo pays: none."


def test_only_where_a_majority_ended_up_is_told() -> None:
    before = Game.new(2, seed=1).view()
    changes = [MajorityChanged(0, (), (0,)), MajorityChanged(0, (0,), (0, 1))]
    told = tell(before, None, changes)
    assert [Teller(words("en"), NAMES).text(each.said) for each in told] == [
        "Now tied for the majority: Ada and Bo (lumberyard)."
    ]


def test_an_account_is_a_message_too() -> None:
    before = Game.new(2, seed=1).view()
    (told,) = tell(before, PassBid(1), [Scored(1, "elections", 3)])
    assert msgspec.to_builtins(told) == {
        "level": "sentence",
        "player": 1,
        "said": {
            "items": [
                {"key": "told-pass_bid", "values": {"player": {"player": 1}}},
                {
                    "key": "account-brackets",
                    "values": {
                        "entries": {
                            "key": "account-plus",
                            "values": {"amount": {"key": "amount-points", "values": {"n": 3}}},
                        }
                    },
                },
            ],
            "by": "space",
        },
    }
    assert Teller(words("en"), NAMES).text(told.said) == "Bo passes. [+3 points]"


def test_all_points_are_explained_and_nothing_else() -> None:
    """Each sum of an explanation is what was scored."""
    teller, rules = Teller(words("en"), NAMES), set()
    for step, told in stories():
        scored = {event.why for event in step.events if isinstance(event, Scored)}
        explained = [each for each in told if each.because is not None]
        assert len(explained) == len(scored)
        for each in explained:
            assert each.because is not None
            rules.add(each.because.rule)
            assert teller.text(each.because.said).strip()
    assert rules == {"R5.6", "R5.8", "R5.11", "R8.2", "R9.1", "R9.2", "R9.3"}


def sums(phrase: Phrase, key: str) -> list[dict[str, Phrase]]:
    return [part.values for part in parts(phrase) if isinstance(part, Message) and part.key == key]


def test_an_explanation_adds_up_to_what_was_scored() -> None:
    for step, told in stories():
        scoring = step.before.layout.board.scoring
        scored = [event for event in step.events if isinstance(event, Scored)]
        points: dict[tuple[str, int | None], int] = {(event.why, event.player): event.points for event in scored}
        for each in told:
            if each.because is None:
                continue
            said = each.because.said
            match each.because.rule:
                case "R5.6" | "R5.11":
                    parts_of = sums(said, "why-led") + sums(said, "why-tied") + sums(said, "why-fur")
                    added = sum(n for part in parts_of if isinstance(n := part["points"], int))
                    assert added in (points.get(("elections", each.player)), points.get(("shipping", each.player)))
                case "R5.8":
                    (place,) = [part["place"] for part in sums(said, "why-clearing")]
                    assert isinstance(place, int)
                    assert scoring.land_at(place) == points["clearing", each.player]
                case "R9.1":
                    for part in sums(said, "why-final-elections"):
                        led, tied = part["led"], part["tied"]
                        assert isinstance(led, int)
                        assert isinstance(tied, int)
                        assert led * scoring.majority + tied * scoring.tie == part["points"]
                case "R9.2":
                    for part in sums(said, "why-final-land"):
                        assert isinstance(part["place"], int)
                        assert scoring.land_at(part["place"]) == part["points"]
                case "R9.3":
                    for part in sums(said, "why-left"):
                        assert isinstance(part["n"], int)
                        assert part["n"] // scoring.resources_per_point == part["points"]


def test_no_score_falls_below_zero_and_that_is_said() -> None:
    before = Game.new(2, seed=1).view()
    happened = [BusinessRemoved(0, 1), BusinessRemoved(0, 1), Scored(0, "removal", -3)]
    told = [each for each in tell(before, None, happened) if each.because is not None]
    assert [
        (each.because.rule, Teller(words("en"), NAMES).text(each.because.said)) for each in told if each.because
    ] == [
        (
            "R8.2",
            "Each business that could not be fed costs 2 points: "
            "Ada: 2 businesses, only −3, since no score falls below 0.",
        )
    ]


@each_language
def test_a_decision_taken_back_is_told(language: str) -> None:
    (told,) = undone(2)
    assert (told.level, told.player) == ("sentence", 2)
    assert "Cy" in Teller(words(language), NAMES).text(told.said)


def test_lists_are_read_as_in_a_sentence() -> None:
    teller = Teller(words("en"), NAMES)
    three = [PlayerName(seat) for seat in range(3)]
    assert teller.text(listed(three, "and")) == "Ada, Bo and Cy"
    assert teller.text(listed(three)) == "Ada, Bo, Cy"
    assert teller.text(listed(three, "semicolon")) == "Ada; Bo; Cy"
    assert teller.text(listed(three[:1])) == "Ada"
    assert teller.text(listed([])) == "none"
    assert teller.text(message("amount-of", thing="x", n=2)) == "x ×2"
    assert teller.text(7) == "7"
