"""HTML in small pieces. What is not marked as HTML is escaped, so that no name can become a part of a page."""

from collections.abc import Iterable
from html import escape
from typing import Final

from patroon.words.tables import Grid

_VOID: Final = ("input", "link", "meta")

Attribute = str | int | bool | None


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def joined(parts: Iterable[str | int]) -> Html:
    """One after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(str(part)) for part in parts))


def tag(name: str, /, *inside: str | int, **attributes: Attribute) -> Html:
    """An element: `class_` is written class, `http_equiv` http-equiv; what is None or False is left out."""
    written = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    if name in _VOID:
        return Html(f"<{name}{written}>")
    return Html(f"<{name}{written}>{joined(inside)}</{name}>\n")


def _attribute(key: str, value: Attribute) -> str:
    name = key.rstrip("_").replace("_", "-")
    if isinstance(value, bool):
        return f" {name}" if value else ""
    return f' {name}="{escape(str(value))}"'


def hidden(**fields: str | int) -> Html:
    """What a form sends along unseen."""
    return joined(tag("input", type="hidden", name=name, value=value) for name, value in fields.items())


def button_form(action: str, text: str, method: str = "post", **fields: str | int) -> Html:
    """A form that is one button."""
    return tag("form", hidden(**fields), tag("button", text), method=method, action=action)


def listed(items: Iterable[str]) -> Html:
    return tag("ul", *(tag("li", item) for item in items))


def scrolled(title: str, *rows: Html, captioned: bool = True) -> Html:
    """A table that scrolls in its own box, with the keyboard too, so that the page never does."""
    table = tag("table", *([tag("caption", title)] if captioned else []), *rows)
    return tag("div", table, class_="scroll", role="region", tabindex=0, aria_label=title)


def table(grid: Grid, title: str | None = None) -> Html:
    """A grid of words/ as a table; nothing where there are no rows. `title`: what a heading above it says already."""
    if not grid.rows:
        return Html()
    head = Html()
    if any(grid.headings):
        head = tag("thead", tag("tr", *(heading(text) for text in grid.headings)))
    rows = [tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in rest)) for first, *rest in grid.rows]
    return scrolled(title or grid.title, head, tag("tbody", *rows), captioned=title is None)


def heading(text: str) -> Html:
    """The head of a column; nothing is no heading."""
    return tag("th", text, scope="col") if text else tag("td")
