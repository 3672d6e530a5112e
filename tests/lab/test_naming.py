"""Long names in little room."""

from patroon.lab.naming import file_tag, folded


def test_a_name_is_broken_where_it_reads_well() -> None:
    assert folded("easy", 22) == "easy"
    assert folded("hard:ms=500:temper=farmer", 14) == "hard:ms=500:\ntemper=farmer"
    assert folded("cmd:python3 bot.py --deep", 12) == "cmd:python3\nbot.py\n--deep"
    assert folded("abcdefghij", 4) == "abcd\nefgh\nij"
    assert folded("", 4) == ""


def test_folding_loses_nothing_but_spaces() -> None:
    name = "cmd:python3 /a/very/long/path/to/some_bot.py --and:so  on"
    for width in range(4, 60):
        text = folded(name, width)
        assert max(map(len, text.splitlines())) <= width
        assert text.replace("\n", "").replace(" ", "") == name.replace(" ", "")


def test_a_tag_is_plain_or_marked() -> None:
    assert file_tag(["easy", "random"]) == "easy-random"
    tags = {file_tag(bots) for bots in (["a.py:B"], ["a-py-B"], ["a py", "B"], ["x" * 90], ["x" * 91], ["é"], [".."])}
    assert len(tags) == 7
    assert all(len(tag) <= 55 and tag.isascii() for tag in tags)
