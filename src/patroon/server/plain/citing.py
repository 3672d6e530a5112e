"""Rules by their number, as links to their text."""

from typing import Final

from patroon.server.plain.html import Html, joined, tag
from patroon.words.rulebook import load, pieces

RULES: Final = "/plain/rules"
"""Where the rules are read; each rule at its number."""


def cited(rule: str, page: str = RULES) -> Html:
    """A rule's number: a link if the rule has a text."""
    known = bool(load().under(rule))
    return _in_line(tag("a", rule, href=f"{page}#{rule}")) if known else joined([rule])


def because(rule: str | None, why: str) -> Html:
    """A reason with its rule in front, if it has one."""
    return joined([cited(rule), ": ", why] if rule else [why])


def marked(text: str) -> Html:
    """A piece of the rules: emphasis, and rules cited on the same page."""
    return joined(_piece(kind, piece) for kind, piece in pieces(text))


def _piece(kind: str, piece: str) -> str:
    match kind:
        case "stressed":
            return _in_line(tag("em", piece))
        case "rule":
            return cited(piece, "")
    return piece


def _in_line(element: Html) -> Html:
    """Without the line's end, after which a browser shows a space."""
    return Html(element.rstrip("\n"))
