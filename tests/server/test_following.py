"""Every step tells its story, the same when it is played and when it is read back."""

import random
from dataclasses import replace

import msgspec

from patroon.rules.moves import Place
from patroon.server.drafts import Draft
from patroon.server.following import Following
from patroon.server.messages import Here, Me, Step
from patroon.server.storage.store import Stored
from patroon.words.phrases import Message, PlayerName
from patroon.words.story import Told
from tests.server.test_drafts import NOW, playing


def whole_game() -> tuple[Draft, list[Stored], list[Step]]:
    """A game at random: the table at the end, its lines, and the steps as they were told live."""
    draft = playing(Me(), Here(name="Bo"), Here(name="Cy"))
    lines, steps, bits = [*draft.lines], [*draft.steps], random.Random(1)
    while draft.row.running:
        draft = Draft(draft.row, draft.following, NOW)
        assert draft.following is not None
        draft.carry_out(draft.following.game.draw(bits))
        lines += draft.lines
        steps += draft.steps
    return draft, lines, steps


def test_a_step_is_told_alike_when_it_is_played_and_when_it_is_read_back() -> None:
    draft, lines, steps = whole_game()
    assert [*Following.begin(draft.row).steps(draft.row, lines)] == steps
    assert all(step.told for step in steps)


def test_a_step_of_a_game_without_a_seed_is_told_with_what_chance_brought() -> None:
    draft, lines, steps = whole_game()
    imported = replace(draft.row, seed=None)
    again = [*Following.begin(imported).steps(imported, lines)]
    assert msgspec.json.encode([step.told for step in again]) == msgspec.json.encode([step.told for step in steps])


def test_taking_back_is_told() -> None:
    draft = playing(Me(), Here(name="Bo"))
    following = draft.following
    assert following is not None
    played, decided = following.play(Place(0, 2), NOW)
    assert [told.player for told in decided.told] == [0]
    undone, step = following.undo(0, NOW)
    said = Message("told-undo", {"player": PlayerName(0)})
    assert step.told == [Told(level="sentence", player=0, said=said)]
    again = [*Following.read(draft.row, draft.lines).steps(draft.row, [*played, *undone])]
    assert again == [decided, step]
