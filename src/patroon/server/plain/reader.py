"""Who reads a page, in which language; the page around what it says; what its forms send."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import Depends, Request, Response

from patroon.server.api.asking import settings_of
from patroon.server.people import Anyone, Known
from patroon.server.plain.citing import RULES, because
from patroon.server.plain.html import Html, joined, tag
from patroon.server.problems import Trouble, language_of
from patroon.words import LANGUAGES, Words, words

HOME: Final = "/plain"
"""Where the plain table begins."""
COOKIE: Final = "language"
COOKIE_SECONDS: Final = 365 * 24 * 3600
NAMES: Final = {language: words(language)("language-name") for language in LANGUAGES}
"""What each language calls itself."""
MOST_FIELDS: Final = 100

Fields = Mapping[str, Sequence[str]]
"""What a form sends: a field can come several times."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who looks at a page."""

    words: Words
    person: Known | None
    secure: bool
    chosen: bool
    """The language was asked for: it is to be kept."""
    drawn: bool = False
    """There is a drawn table too."""

    @property
    def language(self) -> str:
        return self.words.language


async def reader_of(request: Request, person: Anyone) -> Reader:
    """In the language that was asked for, now or before; else in the browser's."""
    asked = request.query_params.get("lang", "")
    kept = request.cookies.get(COOKIE, "")
    language = next(
        (each for each in (asked, kept) if each in LANGUAGES),
        language_of(request.headers.get("accept-language", "")),
    )
    settings = settings_of(request)
    ours = settings.url or ""
    secure = request.url.scheme == "https" or ours.startswith("https:")
    return Reader(words(language), person, secure, asked in LANGUAGES, settings.drawn)


TheReader = Annotated[Reader, Depends(reader_of)]


def page(reader: Reader, address: str, title: str, *inside: Html, refresh: int | None = None) -> Html:
    """A whole page. `address` is where it is found, also if it answers a form; `refresh`: seconds until it is new."""
    said = reader.words
    again = [tag("meta", http_equiv="refresh", content=f"{refresh}; url={address}")] if refresh is not None else []
    languages = [
        tag(
            "a",
            name,
            href=f"{address}?lang={language}",
            lang=language,
            hreflang=language,
            aria_current="true" if language == reader.language else None,
        )
        for language, name in NAMES.items()
    ]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        *again,
        tag("title", title),
        tag("link", rel="stylesheet", href="/style.css"),
        tag("link", rel="icon", href="data:,"),
    )
    body = tag(
        "body",
        tag("a", said("plain-skip"), class_="skip", href="#content"),
        tag(
            "header",
            tag("a", said("plain-title"), class_="home", href=HOME),
            tag("a", said("rules-title"), href=RULES),
            tag("nav", *languages, aria_label=said("plain-language")),
        ),
        tag("main", *inside, id="content"),
    )
    return joined([Html("<!doctype html>\n"), tag("html", head, body, lang=reader.language)])


def answered(reader: Reader, html: Html, status: int = HTTPStatus.OK) -> Response:
    headers = {
        "content-language": reader.language,
        # With no-referrer browsers send forms with the origin "null", which nobody could tell from another site's.
        "referrer-policy": "same-origin",
    }
    return _keeping(reader, Response(html, status, headers, "text/html; charset=utf-8"))


def see_other(reader: Reader, address: str) -> Response:
    """What the form asked for is done; look here."""
    return _keeping(reader, Response(status_code=HTTPStatus.SEE_OTHER, headers={"location": address}))


def _keeping(reader: Reader, response: Response) -> Response:
    if reader.chosen:
        response.set_cookie(COOKIE, reader.language, COOKIE_SECONDS, samesite="lax", secure=reader.secure)
    return response


def notice(reader: Reader, trouble: Trouble) -> Html:
    """What was not done, and why, on top of a page."""
    problem = trouble.document(reader.language)
    why = because(problem.rule, problem.detail)
    return tag("div", tag("strong", problem.title), tag("p", why), class_="notice", role="alert")


def trouble_page(reader: Reader, trouble: Trouble) -> Response:
    """A page for those who can't have the one they asked for."""
    problem = trouble.document(reader.language)
    back = tag("p", tag("a", reader.words("plain-home"), href=HOME))
    html = page(reader, HOME, problem.title, tag("h1", problem.title), tag("p", problem.detail), back)
    return answered(reader, html, trouble.status)


async def fields_of(request: Request) -> Fields:
    """What a form sent. Raises Trouble."""
    body = await request.body()
    try:
        return parse_qs(body.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise Trouble(HTTPStatus.BAD_REQUEST, "plain-no-form") from error


def field(fields: Fields, name: str) -> str:
    return fields.get(name, [""])[0]


def whole(fields: Fields, name: str) -> int:
    """A number that our own forms send; what is none counts as -1, which nothing is."""
    text = field(fields, name)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else -1
