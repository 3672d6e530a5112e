"""The golden playthrough is still the game that is played."""

from tests.golden import COMMAND, PLAYTHROUGH, playthrough


def test_the_playthrough_is_as_it_was_written() -> None:
    told = playthrough().splitlines()
    written = PLAYTHROUGH.read_text(encoding="utf-8").splitlines()
    changed = [
        f"line {number}\n  was {before}\n  now {now}"
        for number, (before, now) in enumerate(zip(written, told, strict=False), 1)
        if before != now
    ]
    again = f"If the change is meant, `{COMMAND}` writes {PLAYTHROUGH.name} anew."
    assert not changed, f"The playthrough changed, first at {changed[0]}\n{again}"
    assert len(told) == len(written), f"The playthrough has {len(told)} lines, not {len(written)}. {again}"


def test_the_playthrough_is_the_same_every_time() -> None:
    assert playthrough() == playthrough()
