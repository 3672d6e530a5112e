"""The first page: what this is, a new game, one's own games."""

from collections.abc import Sequence
from typing import Final

from babel.dates import format_date

from patroon.server.messages import LONGEST_NAME, Level
from patroon.server.plain.html import Html, listed, tag
from patroon.server.plain.reader import HOME, Fields, Reader, field, notice, page
from patroon.server.problems import Trouble
from patroon.server.rows import TableRow, moment
from patroon.words.telling import Teller

LEVELS: Final[dict[Level, str]] = {
    "random": "plain-level-random",
    "easy": "plain-level-easy",
    "medium": "plain-level-medium",
    "hard": "plain-level-hard",
}
MOST_OPPONENTS: Final = 4


def home_page(
    reader: Reader, games: Sequence[TableRow], trouble: Trouble | None = None, filled: Fields | None = None
) -> Html:
    """`filled`: what a form said that was refused."""
    words = reader.words
    parts = [notice(reader, trouble)] if trouble is not None else []
    parts += [tag("h1", words("plain-title")), tag("p", words("plain-about")), tag("h2", words("plain-new"))]
    parts.append(_new_game(reader, filled or {}))
    if games:
        parts += [tag("h2", words("plain-games")), listed(_game(reader, row) for row in games)]
    parts += [tag("h2", words("plain-more")), tag("p", words("page-play")), tag("pre", "patroon play --terminal")]
    schema = tag("a", words("page-schema"), href="/api/openapi.json")
    parts.append(tag("p", words("page-programs"), " ", schema))
    return page(reader, HOME, words("plain-title"), *parts)


def _new_game(reader: Reader, filled: Fields) -> Html:
    words = reader.words
    name = field(filled, "name") or (reader.person.name if reader.person is not None else "")
    opponents, level = field(filled, "opponents") or "2", field(filled, "level") or "easy"
    numbers = [
        tag("option", number, value=number, selected=str(number) == opponents)
        for number in range(1, MOST_OPPONENTS + 1)
    ]
    levels = [tag("option", words(key), value=each, selected=each == level) for each, key in LEVELS.items()]
    entry = tag(
        "input", name="name", value=name, required=True, maxlength=LONGEST_NAME, autocomplete="nickname", type="text"
    )
    return tag(
        "form",
        tag("label", tag("span", words("plain-name")), entry),
        tag("label", tag("span", words("plain-opponents")), tag("select", *numbers, name="opponents")),
        tag("label", tag("span", words("plain-level")), tag("select", *levels, name="level")),
        tag("button", words("plain-play"), class_="main"),
        method="post",
        action=HOME,
        class_="new",
    )


def _game(reader: Reader, row: TableRow) -> Html:
    """A game in the list: when, who, and whose turn it is."""
    words, teller = reader.words, Teller(reader.words, row.names)
    person = reader.person
    if row.result is not None:
        winners = row.result.winners
        key = "event-game_ended-one" if len(winners) == 1 else "event-game_ended-shared"
        how = words(key, winners=teller.players(winners))
    elif row.decides is None:
        how = words("problem-not-begun")
    elif person is not None and row.seats[row.decides].person == person.id:
        how = words("plain-yours")
    else:
        how = words("plain-theirs", player=teller.names[row.decides])
    day = format_date(moment(row.created), "medium", locale=reader.language)
    names = words.joined([name for name in teller.names if name])
    return tag("span", tag("a", words("plain-game", day=day, players=names), href=f"{HOME}/table/{row.id}"), " ", how)
