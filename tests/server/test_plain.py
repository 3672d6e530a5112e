"""The plain table: whole games by nothing but its forms, over HTTP; and what holds of every page."""

import random
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from itertools import chain, islice, pairwise
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import parse_qs, urlencode

import httpx
import pytest

from patroon.record import load
from patroon.rules.moves import MOVES, move_from_json
from patroon.server import seating
from patroon.server.following import Following
from patroon.server.messages import Here, Me, NewSeat, NewTable
from patroon.server.people import Known
from patroon.server.plain.filled import move_in
from patroon.server.plain.forms import decision
from patroon.server.plain.reader import HOME, Reader
from patroon.server.plain.rulebook import rules_page
from patroon.server.plain.sight import Sight
from patroon.server.plain.story import story_page
from patroon.server.plain.table import table_page
from patroon.server.settings import Settings
from patroon.words import LANGUAGES, words
from patroon.words.rulebook import CITED
from patroon.words.rulebook import load as load_rules
from tests.server.playing import verified
from tests.server.processes import Server

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.nar"))
VOID = ("input", "link", "meta")
SUMS = ("pay", "remove", "ship", "trade")
"""Moves whose numbers must come to a sum, which bounds can't say."""
HOSTILE = """<script>alert(1)</script>"'&<b>{$n}"""
LATIN = re.compile(r"[A-Za-z]{2,}")
NOT_RUSSIAN = {"Anneke", "sha", *(words(each)("language-name") for each in LANGUAGES if each != "ru")}
"""All that a table's page says in Latin letters when it speaks Russian."""


@dataclass
class Form:
    """A form as a browser shows it: what is hidden in it, and what can be filled in."""

    action: str
    method: str
    hidden: dict[str, str] = field(default_factory=dict)
    numbers: list[dict[str, str]] = field(default_factory=list)
    radios: dict[str, list[str]] = field(default_factory=dict)
    checked: dict[str, str] = field(default_factory=dict)
    selects: list[tuple[str, list[tuple[str, bool]]]] = field(default_factory=list)

    @property
    def move(self) -> str:
        return self.hidden.get("move", "")

    def as_it_is(self) -> list[tuple[str, str]]:
        """With what is filled in already; the first choice where nothing is."""
        filled = [*self.hidden.items(), *((each["name"], each["value"]) for each in self.numbers)]
        filled += [(name, self.checked.get(name, values[0])) for name, values in self.radios.items()]
        for name, options in self.selects:
            filled.append((name, next((value for value, chosen in options if chosen), options[0][0])))
        return filled

    def at_random(self, bits: random.Random) -> list[tuple[str, str]]:
        """Anything within the bounds."""
        filled = [*self.hidden.items()]
        filled += [(each["name"], str(bits.randint(int(each["min"]), int(each["max"])))) for each in self.numbers]
        filled += [(name, bits.choice(values)) for name, values in self.radios.items()]
        filled += [(name, bits.choice(options)[0]) for name, options in self.selects]
        return filled


class Markup(HTMLParser):
    """HTML, read strictly: what must hold of every piece of it is asserted while it is read."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.language = ""
        self.refresh = ""
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.levels: list[int] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: dict[str, str] = {name: value or "" for name, value in attrs}
        assert tag not in ("script", "style")
        assert not any(name == "style" or name.startswith("on") for name in given)
        if tag not in VOID:
            self._open.append(tag)
        if "id" in given:
            assert given["id"] not in self.ids
            self.ids.append(given["id"])
        match tag:
            case "html":
                self.language = given["lang"]
            case "meta" if given.get("http-equiv") == "refresh":
                self.refresh = given["content"]
            case "a":
                self.links.append(given["href"])
            case "h1" | "h2" | "h3" | "h4":
                self.levels.append(int(tag[1]))
            case "th":
                assert given["scope"] in ("col", "row", "rowgroup")
            case "form":
                self.forms.append(Form(given["action"], given["method"]))
            case "input" | "select" | "option":
                self._control(tag, given)

    def _control(self, tag: str, given: dict[str, str]) -> None:
        form = self.forms[-1]
        assert "form" in self._open
        if given.get("type") == "hidden":
            form.hidden[given["name"]] = given["value"]
            return
        assert "label" in self._open, f"{given} has no label"
        if tag == "select":
            form.selects.append((given["name"], []))
        elif tag == "option":
            form.selects[-1][1].append((given["value"], "selected" in given))
        elif given["type"] == "number":
            form.numbers.append(given)
        elif given["type"] == "radio":
            form.radios.setdefault(given["name"], []).append(given["value"])
            if "checked" in given:
                form.checked[given["name"]] = given["value"]

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and data.strip():
            self.words.append(data.strip())

    @property
    def text(self) -> str:
        return " ".join(self.words)

    @property
    def moves(self) -> list[Form]:
        return [form for form in self.forms if form.move]

    def form(self, end: str) -> Form:
        """The one whose address ends so."""
        return next(form for form in self.forms if form.action.endswith(end))


class Page(Markup):
    """A whole page."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        assert response.headers["content-type"] == "text/html; charset=utf-8", response.text[:500]
        super().__init__(response.text)
        assert self.levels.count(1) == 1
        assert all(level <= before + 1 for before, level in pairwise(self.levels))
        assert self.language == response.headers["content-language"]


class Browser:
    """Somebody with a browser that knows no scripts."""

    def __init__(self, server: Server, language: str = "en") -> None:
        headers = {"accept-language": language, "origin": server.url}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=20, trust_env=False)
        self.at = HOME

    def get(self, path: str) -> Page:
        page = Page(self.http.get(path))
        self.at = path
        return page

    def send(self, form: Form, filled: list[tuple[str, str]] | None = None) -> Page:
        """The page that comes of it: after a redirect, or the one that says why not."""
        data: dict[str, Any] = {}
        for name, value in filled if filled is not None else form.as_it_is():
            data.setdefault(name, []).append(value)
        if form.method == "get":
            return Page(self.http.get(form.action, params=data))
        response = self.http.post(form.action, data=data)
        if response.status_code == 303:
            return self.get(response.headers["location"])
        return Page(response)

    def new_game(self, opponents: int, level: str = "random", name: str = "Ada") -> Page:
        form = self.get(HOME).form(HOME)
        page = self.send(form, [("name", name), ("opponents", str(opponents)), ("level", level)])
        return self.awaited(page)

    def awaited(self, page: Page) -> Page:
        """Until it is one's turn or the game is over: the page itself says when to look again."""
        end = time.monotonic() + 20
        while page.refresh:
            assert time.monotonic() < end
            assert page.refresh.partition("url=")[2] == self.at
            time.sleep(0.02)
            page = self.get(self.at)
        return page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plain")
    with Server(str(folder / "games.sqlite"), "--no-limits", log=folder / "log") as running:
        yield running


class Come(Protocol):
    """Somebody comes, and goes when the test is over."""

    def __call__(self, language: str = "en") -> Browser: ...


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    with ExitStack() as leave:

        def in_(language: str = "en") -> Browser:
            browser = Browser(server, language)
            leave.callback(browser.http.close)
            return browser

        yield in_


@pytest.mark.parametrize(("opponents", "language"), [(1, "ru"), (3, "de")])
def test_a_whole_game_can_be_played_by_filling_in_forms(come: Come, opponents: int, language: str) -> None:
    browser, bits = come(language), random.Random(opponents)
    page = browser.new_game(opponents, name="Ада" if language == "ru" else "Ada")
    while page.moves:
        assert (page.status, page.language) == (200, language)
        if language == "ru":
            assert set(LATIN.findall(re.sub(r"\b[0-9a-f]{64}\b", "", page.text))) <= NOT_RUSSIAN
        form = bits.choice(page.moves)
        page = browser.send(form, form.at_random(bits))
        if page.status == 422:  # a sum that is not the right one: said, and everything is as it was
            assert form.move in SUMS
            assert 'role="alert"' in page.html
            same = next(each for each in page.moves if each.hidden == form.hidden)
            page = browser.send(same, form.as_it_is())
        page = browser.awaited(page)
    assert words(language)("play-result") in page.text
    table = browser.at.rpartition("/")[2]
    record = browser.http.get(f"/api/tables/{table}/record")
    assert verified(record.content).game.over


def positions(path: Path) -> Iterator[Sight]:
    """Every decision of a recorded game, as somebody sees it who plays all its seats."""
    record = load(path)
    seats: list[NewSeat] = [Me(), *[Here(name=name) for name in record.header.names[1:]]]
    row = seating.new_table(NewTable(seats=seats, first=record.header.first), "me", "Ada", 0.0, None)
    following = Following.begin(row)
    person = Known("me", "Ada", b"")
    for number, line in enumerate(record.game.lines):
        following.game.advance(line)
        following.line += 1
        if following.game.to_decide is not None:
            now = replace(row, status="playing", decides=following.game.to_decide, line=following.line)
            reader = Reader(words(LANGUAGES[number % len(LANGUAGES)]), person, secure=False, chosen=False)
            yield Sight(reader, now, following)


def test_the_way_to_the_drawn_table_is_shown_where_there_is_one() -> None:
    for sight in islice(chain.from_iterable(map(positions, GAMES)), len(LANGUAGES)):
        there, name = f"/table/{sight.row.id}", sight.words("plain-drawn")
        plain = Markup(table_page(sight))
        assert there not in plain.links
        assert name not in plain.text
        both = Markup(table_page(replace(sight, reader=replace(sight.reader, drawn=True))))
        assert there in both.links
        assert name in both.text


@pytest.mark.parametrize("built", [False, True])
def test_whether_there_is_a_drawn_table_is_looked_up(tmp_path: Path, *, built: bool) -> None:
    if built:
        (tmp_path / "index.html").touch()
    assert Settings("games.sqlite", client=tmp_path).drawn == built


def test_forms_propose_what_is_allowed_and_bounds_keep_to_the_rules() -> None:
    bits, seen = random.Random(1), set()
    for sight in chain.from_iterable(map(positions, GAMES)):
        forms = Markup(decision(sight)).moves
        assert {form.move for form in forms} == {option.to_json()["move"] for option in sight.game.options()}
        for form in forms:
            seen.add(form.move)
            for filled in (form.as_it_is(), *[form.at_random(bits)] * (form.move not in SUMS)):
                move = move_from_json(move_in(parse_qs(urlencode(filled), keep_blank_values=True)))
                assert sight.game.why_not(move) is None, (form, filled)
    assert seen == set(MOVES)


def test_every_position_has_its_page() -> None:
    for sight in islice(chain.from_iterable(map(positions, GAMES)), 0, None, 29):
        page = Markup(table_page(sight))
        assert page.levels[0] == 1
        assert sight.teller.names[sight.state.actor] in page.text
        assert Markup(story_page(sight)).language == sight.reader.language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_on_one_page_each_at_its_number(language: str) -> None:
    page = Markup(rules_page(Reader(words(language), None, secure=False, chosen=False)))
    rules = load_rules()
    assert {*rules.rules, "R5", *(chapter.name for chapter in rules.chapters), "glossary"} <= set(page.ids)
    assert all(words(language)(f"rules-r{number}-title") in page.text for number in ("0", "4-9", "5-11", "9"))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert "#R5.8" in page.links
    assert "*" not in page.text


def test_every_page_leads_to_the_rules_and_every_refusal_to_its_own(come: Come) -> None:
    browser = come()
    assert f"{HOME}/rules" in browser.get(HOME).links
    assert browser.get(f"{HOME}/rules").status == 200
    for sight in islice(chain.from_iterable(map(positions, GAMES)), 0, None, 31):
        page = Markup(table_page(sight))
        cited = {link.partition("#")[2] for link in page.links if link.startswith(f"{HOME}/rules#")}
        assert cited == set(CITED.findall(page.text))
        assert cited <= set(Markup(rules_page(sight.reader)).ids)


def test_what_was_filled_in_and_refused_is_not_lost(come: Come) -> None:
    browser = come()
    page, bits = browser.new_game(1), random.Random(3)
    while not (found := [form for form in page.moves if form.move == "pay"]):
        form = next((form for form in page.moves if form.move in ("bid", "open")), bits.choice(page.moves))
        highest = {each["name"]: each["max"] for each in form.numbers if form.move in ("bid", "open")}
        page = browser.awaited(browser.send(form, [(name, highest.get(name, old)) for name, old in form.as_it_is()]))
    paid = found[0].as_it_is()
    most = next(number["name"] for number in found[0].numbers if number["value"] != "0")
    paid = [(name, "0" if name == most else value) for name, value in paid]
    page = browser.send(found[0], paid)
    assert page.status == 422
    assert "R4.5" in page.text
    assert f"{HOME}/rules#R4.5" in page.links
    again = next(form for form in page.moves if form.move == "pay")
    assert again.as_it_is() == paid


def test_a_stale_answer_is_not_carried_out(come: Come) -> None:
    browser = come()
    form = browser.new_game(1).moves[0]
    page = browser.awaited(browser.send(form))
    before = browser.http.get(browser.at).text
    late = browser.send(form)
    assert late.status == 409
    assert words("en")("problem-title-409") in late.text
    assert late.moves
    assert late.refresh == ""
    assert browser.http.get(browser.at).text == before
    assert page.moves


def test_names_can_be_as_hostile_as_they_like(come: Come) -> None:
    browser = come()
    page = browser.new_game(2, name=HOSTILE)
    assert HOSTILE in page.text
    assert HOSTILE not in page.html
    browser.get(f"{browser.at}/story")
    assert HOSTILE in browser.get(HOME).text


def test_a_stranger_gets_a_friendly_page(come: Come) -> None:
    browser, stranger = come(), come("hu")
    browser.new_game(1)
    for path in (browser.at, f"{browser.at}/story", f"{HOME}/table/nosuchtable", f"{HOME}/table/%0d%0ax"):
        page = stranger.get(path)
        assert page.status == 404
        assert words("hu")("problem-no-table") in page.text
        assert HOME in page.links
    refused = stranger.http.post(f"{browser.at}/move", data={"move": "place"})
    assert Page(refused).status == 404
    table = browser.at.rpartition("/")[2]
    answer = stranger.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/problem+json"


def test_another_sites_form_is_not_carried_out(come: Come) -> None:
    browser = come()
    form = browser.new_game(1).moves[0]
    for origin in ("https://evil.example", "null"):
        answer = browser.http.post(form.action, data=dict(form.as_it_is()), headers={"origin": origin})
        assert answer.status_code == 403
    assert "same-origin" in browser.http.get(HOME).headers["referrer-policy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_and_kept(come: Come, language: str) -> None:
    browser = come("fr")
    assert browser.get(HOME).language == "en"
    assert browser.get(f"{HOME}?lang={language}").language == language
    page = browser.new_game(4, "easy")
    assert page.language == language
    assert words(language)("plain-decision") in page.text
    assert browser.get(f"{browser.at}/story").language == language
    advised = browser.send(next(form for form in page.forms if form.hidden.get("advice")))
    assert words(language)("advice-moves") in advised.text
    assert browser.get(f"{HOME}?lang=xx").language == language


def test_one_can_take_back_leave_it_to_a_bot_and_come_back(come: Come) -> None:
    browser = come()
    page = browser.new_game(1)
    while not {"lumberyard", "pass_tile"} <= {form.move for form in page.moves}:
        page = browser.awaited(browser.send(page.moves[0]))
    before = page.moves
    page = browser.send(next(form for form in page.moves if form.move == "lumberyard"))
    page = browser.send(page.form("/undo"))
    assert [form.move for form in page.moves] == [form.move for form in before]
    page = browser.send(page.form("/stand-in"))
    assert not page.moves
    page = browser.send(page.form("/come-back"))
    page = browser.awaited(page)
    assert page.moves or words("en")("play-result") in page.text


def test_the_end_tells_the_result_and_offers_another_game(come: Come) -> None:
    browser = come()
    page = browser.new_game(1)
    page = browser.awaited(browser.send(page.form("/stand-in")))
    assert words("en")("play-result") in page.text
    assert words("en")("result-elections") in page.text
    assert words("en")("plain-check") in page.text
    table = browser.at
    page = browser.awaited(browser.send(page.form("/again")))
    new = browser.at
    assert new != table
    assert page.moves
    assert browser.send(browser.get(table).form("/again")).html == browser.get(new).html
    assert {table, new} <= set(browser.get(HOME).links)
    assert browser.get(HOME).text.count(words("en")("plain-yours")) == 1


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"move": "nonsense"},
        {"move": "place", "district": "moon"},
        {"move": "bid", "bid": "-1"},
        {"move": "pay", "coins": "1e9", "fur-lynx": "99999999"},
        {"move": "remove", "business-docks": "9999999"},
        {"move": "place", "player": "7", "district": "docks"},
        {"answers": "x"},
    ],
)
def test_nonsense_is_answered_and_nothing_happens(come: Come, sent: dict[str, str]) -> None:
    browser = come()
    form = browser.new_game(1).moves[0]
    page = browser.send(form, [*({**form.hidden, **sent}).items()])
    assert 400 <= page.status < 500
    assert 'role="alert"' in page.html
    assert browser.get(browser.at).moves[0].hidden == form.hidden


@pytest.mark.parametrize("sent", [b"\xff\xfe", b"&".join(b"x%d=1" % number for number in range(200))])
def test_what_no_form_sends_is_answered_with_a_page(come: Come, sent: bytes) -> None:
    page = Page(come().http.post(HOME, content=sent))
    assert page.status == 400
    assert words("en")("plain-no-form") in page.text


def test_a_public_table_can_be_watched_from_before_the_start(come: Come) -> None:
    owner, watcher = come(), come("de")
    owner.http.post("/api/people", json={"name": "Ada"})
    seats = [{"by": "me"}, {"by": "bot", "level": "random"}]
    made = owner.http.post("/api/tables", json={"seats": seats, "options": {"public": True, "advisor": False}}).json()
    address = f"{HOME}/table/{made['id']}"
    page = watcher.get(address)
    assert words("de")("problem-not-begun") in page.text
    assert page.refresh
    owner.http.post(f"/api/tables/{made['id']}/start")
    page = watcher.get(address)
    assert words("de")("plain-now-watch") in page.text
    assert words("de")("plain-lately") in page.text
    assert page.forms == []
    mine = owner.awaited(owner.get(address))
    assert mine.moves
    assert not any("advice" in form.hidden for form in mine.forms)
    assert watcher.http.get(f"{address}/move").headers["location"] == address


@pytest.mark.parametrize("name", ["", "   ", "\u200b"])
def test_a_game_needs_a_name(come: Come, name: str) -> None:
    browser = come()
    page = browser.send(browser.get(HOME).form(HOME), [("name", name), ("opponents", "3"), ("level", "hard")])
    assert page.status == 422
    assert words("en")("problem-empty-name") in page.text
    assert ("opponents", "3") in page.form(HOME).as_it_is()


def test_the_server_had_no_mistakes(server: Server) -> None:
    """The last one: none of the above was answered by luck."""
    assert server.metric("patroon_faults_total") == 0
