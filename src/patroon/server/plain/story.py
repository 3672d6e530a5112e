"""What happened, in sentences: the game's lines played once more, told from a point on."""

from collections.abc import Sequence
from typing import Final

from patroon.rules.moves import Move
from patroon.server.following import Following
from patroon.server.plain.html import Html, joined, tag
from patroon.server.plain.reader import page
from patroon.server.plain.sight import Sight
from patroon.words import capital
from patroon.words.telling import ROUND, SENTENCE, Told

LATELY: Final = 8
"""Of how many lines those are told who have decided nothing here."""


def happened(sight: Sight) -> Html:
    """Since the reader's last decision, which is told too: it is good to see that it counts."""
    start, decided = _start(sight)
    title = sight.words("plain-happened" if decided else "plain-lately")
    whole = tag("p", tag("a", sight.words("plain-story"), href=f"{sight.address}/story"))
    news = _told(sight, start)
    while news and news[-1][0] != SENTENCE:  # a heading under which nothing has happened yet
        news.pop()
    told = _paragraphs(news, {ROUND: "h3"}, "h3")
    return tag("section", tag("h2", title), told, whole, class_="story")


def story_page(sight: Sight) -> Html:
    """The whole game so far."""
    words = sight.words
    title = words("replay-title", players=", ".join(sight.teller.names), board=sight.state.layout.board.name)
    back = tag("p", tag("a", words("plain-back"), href=sight.address))
    told = _paragraphs(_told(sight, 0), {ROUND: "h2"}, "h3")
    return page(sight.reader, f"{sight.address}/story", title, tag("h1", title), back, told, back)


def _start(sight: Sight) -> tuple[int, bool]:
    """From which line on it is told, and whether that is a decision of the reader's."""
    lines = sight.game.lines
    own = [place for place, line in enumerate(lines) if isinstance(line, Move) and line.player in sight.mine]
    return (own[-1], True) if own else (max(0, len(lines) - LATELY), False)


def _told(sight: Sight, start: int) -> list[Told]:
    """The lines that count from a place on. Telling one needs the table that it met."""
    game, teller = Following.begin(sight.row).game, sight.teller
    told: list[Told] = []
    for place, line in enumerate(sight.game.lines):
        before = game.view() if place >= start else game.state
        events = game.advance(line)
        if place >= start:
            told += teller.tell(before, line, events)
    return told


def _paragraphs(told: Sequence[Told], levels: dict[int, str], below: str) -> Html:
    """Paragraphs under headings, each heading once."""
    parts, last = [], ""
    for level, text in told:
        if level == SENTENCE:
            parts.append(tag("p", text))
        elif text != last:
            last = text
            parts.append(tag(levels.get(level, below), capital(text)))
    return joined(parts)
