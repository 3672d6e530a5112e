"""Whom and what a server trusts: nobody without a secret, no other site, no other seat; and what it never tells."""

import asyncio
import base64
import json
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from patroon.board import FURS, TILES, built_in
from patroon.rules.chance import Stream
from patroon.server import playing
from patroon.server.app import make_app
from patroon.server.guard import HEADERS
from patroon.server.limits import MOST_SOCKETS, Limits
from patroon.server.messages import LONGEST_NAME, LONGEST_TEXT
from patroon.server.problems import Trouble
from patroon.server.settings import Rates, Settings
from patroon.words import LANGUAGES
from tests.server.client import Client, Live, Refused
from tests.server.playing import INVITED, ME, table_for
from tests.server.processes import Server
from tests.server.traffic import Traffic, whole_game
from tests.server.wires import answer_to, frame, wire

Json = Any
HERE = {"by": "here", "name": "Cy"}
PUBLIC = {"public": True}
NOWHERE = "aaaaaaaaaaaaaaaa"
FOREIGN = (
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
)
"""How somebody else's page asks."""


class Place:
    """A server and what it leaves on disk."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.database, self.log = folder / "games.sqlite", folder / "log"
        self.server = Server(str(self.database), *more, log=self.log)

    @property
    def url(self) -> str:
        return self.server.url

    def kept(self) -> bytes:
        """Every byte on disk that is about games and people."""
        return b"".join(path.read_bytes() for path in self.database.parent.glob("games.sqlite*"))

    def ask(self, query: str, *values: object) -> list[tuple[Json, ...]]:
        with closing(sqlite3.connect(self.database, timeout=10, isolation_level=None)) as connection:
            return connection.execute(query, values).fetchall()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Without rate limits, so that the tests need not wait."""
    found = Place(tmp_path_factory.mktemp("trust"), "--no-limits")
    with found.server:
        yield found


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """As anybody would start it."""
    found = Place(tmp_path_factory.mktemp("limited"))
    with found.server:
        yield found


@pytest.fixture(scope="module")
def document(place: Place) -> dict[str, Json]:
    found: dict[str, Json] = httpx.get(f"{place.url}/api/openapi.json", trust_env=False).json()
    return found


def operations(document: dict[str, Json]) -> Iterator[tuple[str, str, Json]]:
    """Path, method and an example of the body of each."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {})
            yield path, method.upper(), content.get("application/json", {}).get("example")


def bits_in(secret: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4)))


async def refused(asked: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value


def problem(response: httpx.Response) -> dict[str, Json]:
    assert response.headers["content-type"] == "application/problem+json"
    found: dict[str, Json] = response.json()
    assert found["status"] == response.status_code
    return found


# Secrets


def test_secrets_and_links_have_256_bits_and_only_their_hashes_are_kept(place: Place) -> None:
    async def made() -> list[str]:
        async with await Client.come_in(place.url, "Ada") as ada:
            tokens = [(await ada.post("/me/links"))["token"] for _ in range(2)]
            opened = await ada.post("/people/redeem", {"token": tokens[0], "keep": "secret"})
            cookie = await ada.http.post("/api/people", json={"name": "Bo"})
            assert ada.secret is not None
            return [ada.secret, *tokens, opened["secret"], cookie.cookies["patroon"]]

    secrets = asyncio.run(made())
    assert len(set(secrets)) == len(secrets)
    assert all(bits_in(secret) == 256 for secret in secrets)
    on_disk = place.kept()
    hashes = {row[0] for row in place.ask("SELECT hash FROM keys")}
    for secret in secrets:
        raw = base64.urlsafe_b64decode(secret + "=")
        assert not any(form in on_disk for form in (secret.encode(), raw, raw.hex().encode(), base64.b64encode(raw)))
        assert (sha256(secret.encode()).digest() in hashes) == (secret != secrets[1])  # that link was used up


def test_the_database_is_nobody_elses_to_read(place: Place) -> None:
    for path in place.database.parent.glob("games.sqlite*"):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place: Place) -> None:
    with httpx.Client(base_url=place.url, trust_env=False) as browser:
        came = browser.post("/api/people", json={"name": "Ada"})
        name, *attributes = came.headers["set-cookie"].split("; ")
        assert name.startswith("patroon=")
        assert {each.lower() for each in attributes} >= {"httponly", "samesite=strict", "path=/"}
        assert "secret" not in came.json()
        assert browser.get("/api/me").json()["id"] == came.json()["id"]
        gone = browser.post("/api/me/leave")
        assert gone.headers["set-cookie"].startswith('patroon=""')
        assert browser.get("/api/me").status_code == 401
    through_a_proxy = {"X-Forwarded-Proto": "https"}
    came = httpx.post(f"{place.url}/api/people", json={"name": "Bo"}, headers=through_a_proxy, trust_env=False)
    assert "secure" in came.headers["set-cookie"].lower().split("; ")


def test_a_personal_link_works_once_even_for_two_at_the_same_time(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            token = (await ada.post("/me/links"))["token"]
            body = {"token": token, "keep": "secret"}
            answers = await asyncio.gather(*[ada.http.post("/api/people/redeem", json=body) for _ in range(5)])
            assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404, 404]
            opened = next(answer.json() for answer in answers if answer.is_success)
            assert opened["id"] == ada.id
            async with Client(place.url, opened["secret"]) as other:
                assert (await other.get("/me"))["id"] == ada.id

    asyncio.run(play())


def test_a_link_that_expired_or_was_revoked_opens_nothing(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            old, revoked = await ada.post("/me/links"), await ada.post("/me/links")
            place.ask("UPDATE keys SET expires = 1 WHERE id = ?", old["id"])
            await ada.ask("DELETE", f"/me/devices/{revoked['id']}")
            for link in (old, revoked):
                assert (await refused(ada.post("/people/redeem", {"token": link["token"]}))).status == 404
            assert [device["kind"] for device in (await ada.get("/me/devices"))["devices"]] == ["device"]

    asyncio.run(play())


def test_a_link_is_no_secret_and_a_secret_no_link(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            async with Client(place.url, (await ada.post("/me/links"))["token"]) as thief:
                assert (await refused(thief.get("/me"))).status == 401
            assert (await refused(ada.post("/people/redeem", {"token": ada.secret}))).status == 404

    asyncio.run(play())


def test_a_revoked_device_is_out_with_its_sockets_and_others_are_not(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            table = (await ada.table(ME, HERE, start=True))["id"]
            token = (await ada.post("/me/links"))["token"]
            secret = (await ada.post("/people/redeem", {"token": token, "keep": "secret"}))["secret"]
            stale = {**await a_move(ada, table), "answers": 0}
            lost = next(each["id"] for each in (await ada.get("/me/devices"))["devices"] if not each["this"])
            async with (
                Client(place.url, secret) as stolen,
                stolen.live(table) as live,
                wire(place.server.port, room=4096) as deaf,
            ):
                await live.until("here")
                # One that takes nothing of what it is told, so that its end has to wait.
                await deaf.upgrade(table, {"Authorization": f"Bearer {secret}"})
                await deaf.send(frame(json.dumps({"type": "move", "id": 1, **stale}).encode()) * 1200)
                await asyncio.sleep(1.5)
                await ada.ask("DELETE", f"/me/devices/{lost}")
                await deaf.send(frame(b'{"type": "talk", "id": 2, "text": "I am Ada"}'))
                assert await live.closed() == 1012
                assert (await refused(stolen.get("/me"))).status == 401
                async with stolen.live(table) as again:
                    assert await again.closed() == 4404
                await asyncio.sleep(1.0)
                assert (await ada.get(f"/tables/{table}/talk"))["talk"] == []
            assert (await ada.get("/me"))["id"] == ada.id

    asyncio.run(play())


def test_who_leaves_takes_the_sockets_along(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            table = (await ada.table(ME, HERE, start=True))["id"]
            async with ada.live(table) as live:
                await live.until("here")
                await ada.post("/me/leave")
                assert await live.closed() == 1012

    asyncio.run(play())


def test_somebody_elses_devices_can_be_neither_seen_nor_revoked(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada, await Client.come_in(place.url, "Bo") as bo:
            (device,) = (await ada.get("/me/devices"))["devices"]
            assert device["id"] not in str(await bo.get("/me/devices"))
            assert (await refused(bo.ask("DELETE", f"/me/devices/{device['id']}"))).status == 404
            assert (await ada.get("/me"))["id"] == ada.id

    asyncio.run(play())


# Tables and seats


def test_a_renewed_invitation_is_worthless_and_tells_nothing(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada, await Client.come_in(place.url, "Bo") as bo:
            table = (await ada.table(ME, INVITED))["id"]
            old = await ada.get(f"/tables/{table}/invitation")
            new = await ada.post(f"/tables/{table}/invitation")
            assert bits_in(old["invite"]) >= 128
            wrong = await refused(bo.post(f"/tables/{table}/visit", old))
            assert wrong.problem == (await refused(bo.post(f"/tables/{NOWHERE}/visit", old))).problem
            assert (await refused(bo.get(f"/tables/{table}"))).status == 404
            await bo.post(f"/tables/{table}/visit", new)
            assert (await bo.get(f"/tables/{table}"))["id"] == table
            assert (await refused(bo.get(f"/tables/{table}/invitation"))).status == 403  # not for those who watch

    asyncio.run(play())


def test_a_table_without_a_link_is_as_if_it_were_not_there_on_every_route(
    place: Place, document: dict[str, Json]
) -> None:
    async def play() -> None:
        async with (
            await Client.come_in(place.url, "Ada") as ada,
            await Client.come_in(place.url, "Bo") as bo,
            Client(place.url) as nobody,
        ):
            table = (await ada.table(ME, HERE, start=True))["id"]
            tried = 0
            for path, method, example in operations(document):
                if "{name}" not in path:
                    continue
                for client in (bo, nobody):
                    answers = [
                        await client.http.request(method, path.format(name=name, seat=0), json=example)
                        for name in (table, NOWHERE)
                    ]
                    known = {404} if client is bo else {401, 404}
                    assert {answer.status_code for answer in answers} <= known, path
                    assert answers[0].content == answers[1].content, path
                tried += 1
            assert tried > 18
            for client in (bo, nobody):
                async with client.live(table) as live:
                    assert await live.closed() == 4404
                    assert table not in "".join(live.raw)
            assert table not in str(await bo.get("/tables"))
            assert table not in str(await bo.get("/me/tables"))

    asyncio.run(play())


def test_nobody_moves_undoes_resigns_or_comes_back_for_a_seat_that_is_not_theirs(place: Place) -> None:
    async def play() -> None:
        async with (
            await Client.come_in(place.url, "Ada") as ada,
            await Client.come_in(place.url, "Bo") as bo,
            await Client.come_in(place.url, "Eve") as eve,
            Client(place.url) as nobody,
        ):
            table = await table_for([ada, bo], first=0, options={**PUBLIC, "pace": 3600})
            await ada.post(f"/tables/{table}/moves", await a_move(ada, table))
            mine = await a_move(bo, table)  # it is Bo's turn now, and Ada could still take back
            before = await ada.get(f"/tables/{table}")
            for client, status in ((eve, 403), (nobody, 401), (ada, 403)):
                stale = {**mine, "answers": mine["answers"] - 1}
                await forbidden(client, table, status, [("POST", "/moves", mine), ("POST", "/moves", stale)], 1)
            for client, status in ((eve, 403), (nobody, 401), (bo, 403)):
                await forbidden(
                    client, table, status, [("POST", "/undo", {"answers": mine["answers"], "player": 0})], 0
                )
            assert (await refused(bo.post(f"/tables/{table}/seats/0/stand-in", {}))).key == "problem-not-their-turn"
            assert (await refused(ada.post(f"/tables/{table}/seats/1/stand-in", {}))).key == "problem-time-left"
            await forbidden(eve, table, 403, [("POST", "/seats/0/stand-in", {}), ("POST", "/invitation", None)], 0)
            await forbidden(bo, table, 403, [("POST", "/invitation", None)], 0)  # the owner's alone
            await forbidden(eve, table, 403, [("GET", "/advice", None), ("GET", "/invitation", None)], 0)
            assert await ada.get(f"/tables/{table}") == before

    async def forbidden(client: Client, table: str, status: int, asked: list[tuple[str, str, Json]], seat: int) -> None:
        """Over HTTP, and over WebSocket where that can be asked for there."""
        for method, path, body in [*asked, ("DELETE", f"/seats/{seat}/stand-in", None)]:
            assert (await refused(client.ask(method, f"/tables/{table}{path}", body))).status == status, path
            async with client.live(table) as live:
                await live.until("here")
                if path in ("/moves", "/undo"):
                    kind = path.strip("/").removesuffix("s")
                    assert (await refused(live.ask(type=kind, **body))).status == status

    asyncio.run(play())


async def a_move(client: Client, table: str) -> dict[str, Json]:
    """What the player whose turn it is could do."""
    position = (await client.get(f"/tables/{table}/state"))["position"]
    district = position["options"][0]["districts"][0]
    return {
        "answers": position["line"],
        "move": {"player": position["view"]["decides"], "move": "place", "district": district},
    }


def test_only_who_sat_there_is_told_of_the_next_game(place: Place, traffic: Traffic) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Eve") as eve:
            assert (await refused(eve.post(f"/tables/{traffic.table}/rematch", {}))).status == 403

    asyncio.run(play())


def test_whatever_needs_a_secret_says_so_to_who_has_none_or_a_wrong_one(
    place: Place, document: dict[str, Json]
) -> None:
    with httpx.Client(base_url=place.url, trust_env=False) as http:
        for path, method, example in operations(document):
            if "security" not in document["paths"][path][method.lower()] or "{name}" in path:
                continue
            for headers in ({}, {"Authorization": "Bearer " + "x" * 43}, {"Cookie": "patroon=" + "x" * 5000}):
                response = http.request(method, path.format(key=NOWHERE), json=example, headers=headers)
                assert problem(response)["key"] == "problem-who-are-you"
                assert response.headers["www-authenticate"] == "Bearer"


# What is hidden


@pytest.fixture(scope="module")
def traffic(place: Place) -> Traffic:
    return asyncio.run(whole_game(place.url, seed=11))


def seed_of(place: Place, table: str) -> bytes:
    ((seed,),) = place.ask("SELECT seed FROM tables WHERE id = ?", table)
    assert isinstance(seed, bytes)
    return seed


def spellings(seed: bytes) -> list[bytes]:
    """A seed in every form in which it could slip out."""
    numbers = [str(int.from_bytes(seed, order)).encode() for order in ("big", "little")]
    listed = json.dumps([*seed])[1:-1]
    words = ",".join(str(int.from_bytes(seed[place : place + 4], "big")) for place in range(0, 32, 4))
    return [
        *(
            seed,
            seed.hex().encode(),
            seed.hex().upper().encode(),
            seed[::-1].hex().encode(),
            json.dumps(str(seed)).encode(),
        ),
        *(base64.b64encode(seed).rstrip(b"="), base64.urlsafe_b64encode(seed).rstrip(b"=")),
        *(base64.b32encode(seed).rstrip(b"="), base64.b85encode(seed)),
        *(*numbers, listed.encode(), listed.replace(" ", "").encode(), words.encode()),
    ]


def joined(things: Any) -> bytes:
    """A sequence as it stands in our JSON, without what surrounds it."""
    return json.dumps(things, separators=(",", ":")).encode()[1:-1]


def windows(things: Any, length: int) -> list[bytes]:
    """So many in a row, from anywhere. Shorter ones would be found by accident: decks are told, sorted."""
    return [joined(things[place : place + length]) for place in range(len(things) - length + 1)]


def hidden_for_ever(seed: bytes) -> list[bytes]:
    """Orders that are told to nobody, not even bit by bit: cards come in fours, furs and tiles in groups."""
    board = built_in()
    found = []
    for decade, label in enumerate(("1620s", "1630s")):
        for what, cards in (("land", board.land[decade]), ("ships", board.ships[decade])):
            found += windows(Stream(seed, f"{what} {label}").shuffled(cards), 8)
    furs = Stream(seed, "furs 1").shuffled([kind for kind in range(len(FURS)) for _ in range(board.of_each)])
    found += windows(furs, 14) + windows([FURS[fur] for fur in furs], 14)
    for number in range(1, 7):
        tiles = Stream(seed, f"tiles {number}").shuffled([k for k, n in enumerate(board.tiles) for _ in range(n)])
        found += [joined(tiles), joined([TILES[tile] for tile in tiles])]
    return found


def hidden_until(seed: bytes) -> dict[int, list[bytes]]:
    """By round: what is dealt and laid then, as the lines of the game tell it."""
    board, columns = built_in(), [column.tiles for column in built_in().columns]
    found: dict[int, list[bytes]] = {}
    for number in range(1, 7):
        decade, deal = divmod(number - 1, 3)
        label = f"{1620 + 10 * decade}s"
        dealt = [
            Stream(seed, f"{what} {label}").shuffled(cards)[4 * deal : 4 * deal + 4]
            for what, cards in (("land", board.land[decade]), ("ships", board.ships[decade]))
        ]
        tiles = Stream(seed, f"tiles {number}").shuffled([k for k, n in enumerate(board.tiles) for _ in range(n)])
        laid = [sorted(tiles[sum(columns[:place]) :][:size]) for place, size in enumerate(columns)]
        spelled = [[TILES[tile] for tile in column] for column in laid]
        found[number] = [b'"cards":[' + joined(cards) + b"]" for cards in dealt]
        found[number].append(b'"columns":[' + joined(spelled) + b"]")
    return found


def test_the_seed_is_nowhere_before_the_game_is_over_and_told_then(place: Place, traffic: Traffic) -> None:
    seed, next_seed = seed_of(place, traffic.table), seed_of(place, traffic.again)
    before, after = b"\0".join(traffic.told[: traffic.over]), b"\0".join(traffic.told[traffic.over :])
    assert len(before) > 1_000_000
    assert [form for form in spellings(seed) if form in before] == []
    assert [form for form in spellings(next_seed) if form in before + after] == []
    assert seed.hex().encode() in after


def test_the_commitment_is_there_from_the_start(place: Place, traffic: Traffic) -> None:
    promise = sha256(seed_of(place, traffic.table)).hexdigest()
    first = next(json.loads(text) for text in traffic.heard if json.loads(text)["type"] == "state")
    assert first["header"]["commitment"] == promise
    assert "seed" not in first["header"]
    begun = [told for told in traffic.told if b'"status":"playing"' in told]
    assert promise.encode() in begun[0]
    (over,) = [each.json() for each in traffic.answers if each.url.path.endswith(f"{traffic.table}/state")][-1:]
    assert sha256(bytes.fromhex(over["header"]["seed"])).hexdigest() == promise


def test_no_order_of_cards_furs_or_tiles_is_told_before_it_is_public(place: Place, traffic: Traffic) -> None:
    seed = seed_of(place, traffic.table)
    told = [each.replace(b" ", b"") for each in traffic.told[: traffic.over]]
    everything = b"\0".join(told)
    assert [order for order in hidden_for_ever(seed) if order in everything] == []
    public: set[bytes] = set()
    for number, orders in hidden_until(seed).items():
        begun = next(place for place, each in enumerate(told) if b'"round":%d' % number in each)
        before, later = b"\0".join(told[:begun]), b"\0".join(told[begun:])
        for order in set(orders) - public:  # the same tiles may come twice
            assert order not in before, (number, order)
            assert order in later, "this is how it is told"
        public |= set(orders)


def test_no_seed_and_no_order_of_the_next_game_is_told(place: Place, traffic: Traffic) -> None:
    """It has only begun: one round is public, the others are not."""
    seed = seed_of(place, traffic.again)
    start = next(place for place, each in enumerate(traffic.told) if traffic.again.encode() in each)
    told = b"\0".join(each.replace(b" ", b"") for each in traffic.told[start:])
    later = [order for number, orders in hidden_until(seed).items() if number > 1 for order in orders[:2]]
    assert [order for order in hidden_for_ever(seed) + later if order in told] == []


def test_the_logs_name_the_table_and_tell_no_secret(place: Place, traffic: Traffic) -> None:
    log = place.log.read_bytes()
    entries = [json.loads(line) for line in log.splitlines()]
    assert {entry["table"] for entry in entries if "table" in entry} >= {traffic.table, traffic.again}
    assert all({"at", "level", "logger", "message"} <= entry.keys() for entry in entries)
    for table in (traffic.table, traffic.again):
        seed = seed_of(place, table)
        assert [form for form in spellings(seed) + hidden_for_ever(seed) if form in log] == []
    secrets = [answer.request.headers["authorization"].split()[1] for answer in traffic.answers]
    answered = b"".join(traffic.told).decode()
    secrets += re.findall(r'"(?:token|secret|invite)":"([^"]+)"', answered)
    secrets += [invite for (invite,) in place.ask("SELECT invite FROM tables")]
    assert len(set(secrets)) > 5
    assert [secret for secret in set(secrets) if secret.encode() in log] == []


def test_no_answer_tells_anybodys_secret_a_second_time(place: Place, traffic: Traffic) -> None:
    secrets = {answer.request.headers["authorization"].split()[1] for answer in traffic.answers}
    everything = b"\0".join(traffic.told)
    assert [secret for secret in secrets if secret.encode() in everything] == []
    tokens = re.findall(rb'"token":"([^"]+)"', everything)
    assert tokens
    assert all(everything.count(token) == 1 for token in tokens)


# Other sites


def test_pages_of_other_sites_change_nothing(place: Place, document: dict[str, Json]) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            table = (await ada.table(ME, INVITED))["id"]
            before, people = await ada.get(f"/tables/{table}"), place.ask("SELECT count(*) FROM people")
            for path, method, example in operations(document):
                if method == "GET":
                    continue
                for headers in (*FOREIGN, {"Sec-Fetch-Site": "same-site"}):
                    where = path.format(name=table, seat=1, key=NOWHERE)
                    response = await ada.http.request(method, where, json=example, headers=headers)
                    assert problem(response)["key"] == "problem-other-origin", path
            assert await ada.get(f"/tables/{table}") == before
            assert place.ask("SELECT count(*) FROM people") == people
            ours = {"Origin": place.url, "Sec-Fetch-Site": "same-origin"}
            assert (await ada.http.patch("/api/me", json={"name": "A"}, headers=ours)).status_code == 200

    asyncio.run(play())


def test_what_a_plain_form_can_send_is_not_taken(place: Place) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        sent = {"content-type": kind} if kind else {}
        response = httpx.post(f"{place.url}/api/people", content=b'{"name": "A"}', headers=sent, trust_env=False)
        assert problem(response)["status"] == 415


def test_websockets_are_for_our_own_pages_and_for_programs(place: Place) -> None:
    async def code(table: str, headers: dict[str, str]) -> int:
        async with wire(place.server.port) as line:
            await line.upgrade(table, headers)
            kind, payload = await line.hear()
            if json.loads(payload)["type"] != "problem":
                return 0
            while kind != 8:
                kind, payload = await line.hear()
            return int.from_bytes(payload[:2], "big")

    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            table = (await ada.table(ME, HERE, start=True, options=PUBLIC))["id"]
            known = {"Authorization": f"Bearer {ada.secret}", "Cookie": f"patroon={ada.secret}"}
            for headers in FOREIGN:
                assert await code(table, {**known, **headers}) == 4403
            host = place.url.removeprefix("http://")
            assert await code(table, {**known, "Host": host, "Origin": place.url}) == 0
            assert await code(table, known) == 0
            rebound = {"Host": "evil.example", "Origin": "http://evil.example"}  # DNS says that this is 127.0.0.1
            assert await code(table, {**known, **rebound}) == 4400

    asyncio.run(play())


def test_nobody_may_call_a_server_on_this_machine_by_another_name(place: Place) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "[", "", "localhost@evil.example"):
        response = httpx.get(f"{place.url}/api/tables", headers={"Host": host}, trust_env=False)
        assert problem(response)["key"] == "problem-other-host", host
    for host in ("localhost", "LOCALHOST:8620", "127.0.0.1:1", "[::1]:8620"):
        assert httpx.get(f"{place.url}/api/tables", headers={"Host": host}, trust_env=False).status_code == 200


def test_no_other_site_may_read_anything(place: Place) -> None:
    for method in ("GET", "OPTIONS"):
        response = httpx.request(method, f"{place.url}/api/tables", headers=FOREIGN[0], trust_env=False)
        assert not [name for name in response.headers if name.startswith("access-control-")]


# What every answer has


def guarded(headers: httpx.Headers) -> None:
    for name, value in HEADERS.items():
        (said,) = headers.get_list(name)
        # A page's forms must tell where they come from, which they do only to their own server then.
        assert said == value or (name, said) == ("referrer-policy", "same-origin")
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_every_kind_of_answer_has_the_headers_that_keep_browsers_safe(place: Place, limited: Place) -> None:
    large = b" " * 100_000
    with httpx.Client(base_url=place.url, trust_env=False) as http:
        answers = [
            http.get("/plain"),
            http.get("/style.css"),
            http.get("/metrics"),
            http.get("/api/tables"),
            http.get("/api/openapi.json"),
            http.post("/api/people", json={"name": "Ada"}),
            http.get("/nothing"),
            http.get("/api/nothing"),
            http.get(f"/api/tables/{NOWHERE}"),
            http.get("/api/tables/x"),
            http.put("/api/tables"),
            http.post("/api/tables", json={}, headers={"Authorization": "Bearer x"}),
            http.post("/api/people", content=large, headers={"content-type": "application/json"}),
            http.post("/api/people", content=iter([large]), headers={"content-type": "application/json"}),
            http.post("/api/people", content=b"{", headers={"content-type": "application/json"}),
            http.get("/api/tables", headers={"Host": "evil.example"}),
            http.get("/api/tables", headers={"X": "x" * 50_000}),
            too_many(limited),
        ]
    assert [each.status_code for each in answers] == [
        *(200, 200, 200, 200, 200, 201, 404, 404, 404, 422, 405, 401, 413, 413, 400, 400, 413, 429)
    ]
    for each in answers:
        guarded(each.headers)
        assert each.is_success or problem(each)
    said = asyncio.run(answer_to(place.server.port, b"\x16\x03\x01\x02\x00\r\n\r\n"))
    assert b"content-security-policy: default-src 'none'" in said


def test_our_own_mistakes_are_problem_documents_too(tmp_path: Path) -> None:
    app = make_app(Settings(database=str(tmp_path / "games.sqlite")))

    @app.get("/mistake")
    async def mistake() -> None:
        raise ZeroDivisionError("a secret")

    async def ask() -> httpx.Response:
        wired = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=wired, base_url="http://127.0.0.1") as http:
            return await http.get("/mistake", headers={"Accept-Language": "de"})

    response = asyncio.run(ask())
    assert problem(response)["status"] == 500
    guarded(response.headers)
    assert "secret" not in response.text
    assert response.headers["content-language"] == "de"


def test_json_is_never_answered_as_a_page(place: Place, traffic: Traffic) -> None:
    assert not [answer for answer in traffic.answers if "html" in answer.headers["content-type"]]
    with httpx.Client(base_url=place.url, headers={"Accept": "text/html"}, trust_env=False) as browser:
        for path in ("/api/tables", "/api/nothing", f"/api/tables/{NOWHERE}", "/healthz"):
            assert "json" in browser.get(path).headers["content-type"]
        assert browser.get("/plain").headers["content-type"].startswith("text/html")


# How much, and in which words


def too_many(limited: Place, language: str = "en") -> httpx.Response:
    """The answer to one request too many."""
    with httpx.Client(base_url=limited.url, headers={"Accept-Language": language}, trust_env=False) as http:
        for _ in range(100):
            response = http.post("/api/people", json={"name": "Ada"})
            if response.status_code != 201:
                return response
    raise AssertionError("as many as one likes")


def test_too_much_is_refused_in_words_of_the_readers_language(limited: Place) -> None:
    said: dict[int, set[str]] = {413: set(), 429: set()}
    for language in LANGUAGES:
        large = httpx.post(
            f"{limited.url}/api/people",
            content=b" " * 100_000,
            headers={"Accept-Language": f"xx, {language};q=0.9, en;q=0.1", "content-type": "application/json"},
            trust_env=False,
        )
        many = too_many(limited, language)
        assert int(many.headers["retry-after"]) == problem(many)["values"]["seconds"] >= 1
        for response in (large, many):
            assert response.headers["content-language"] == language
            said[response.status_code].add(problem(response)["detail"])
    assert {status: len(details) for status, details in said.items()} == dict.fromkeys((413, 429), len(LANGUAGES))


def test_messages_are_limited_like_requests(limited: Place) -> None:
    async def play(secret: str) -> None:
        async with Client(limited.url, secret) as ada:
            table = (await ada.table(ME, HERE, start=True))["id"]
            async with ada.live(table) as live:
                wrong = await refused(pinging(live))  # by its number: who asked knows what was refused
                assert (wrong.status, wrong.key) == (429, "problem-too-many")

    async def pinging(live: Live) -> None:
        for _ in range(300):
            await live.ask(type="ping")

    with httpx.Client(base_url=limited.url, trust_env=False) as http:
        while (came := http.post("/api/people", json={"name": "Ada", "keep": "secret"})).status_code == 429:
            asyncio.run(asyncio.sleep(0.2))
    asyncio.run(asyncio.sleep(1.1))  # a table is as new as a person
    asyncio.run(play(came.json()["secret"]))


def test_nobody_takes_all_the_connections_there_are() -> None:
    limits = Limits(Rates())
    with ExitStack() as stack:
        for _ in range(MOST_SOCKETS):
            stack.enter_context(limits.connected("ada"))
        with pytest.raises(Trouble) as caught, limits.connected("ada"):
            pass
        assert caught.value.status == 429
        stack.enter_context(limits.connected("bo"))
    with limits.connected("ada"):
        pass


def test_the_advisor_is_not_asked_more_than_it_can_answer() -> None:
    """Questions are cheap, answers are not, and whoever asks need not wait for them."""

    class Busy:
        waiting = playing.MOST_QUESTIONS

    with pytest.raises(Trouble) as caught:
        asyncio.run(playing.advice(cast("Any", Busy()), cast("Any", None), cast("Any", None)))
    assert (caught.value.status, caught.value.key) == (503, "problem-advisor-silent")


# What people write

MARKUP = "<img src=x onerror=alert(1)>&lt;"


def test_names_and_talk_are_plain_text_that_steers_nothing(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, MARKUP) as ada:
            assert (await ada.get("/me"))["name"] == MARKUP
            steering = "a\u202eb\x00c\x1b[31md\r\ne\u200ff\u2028g"
            renamed = await ada.ask("PATCH", "/me", {"name": steering})
            assert renamed["name"] == "a b c [31md e f g"
            table = (await ada.table(ME, {"by": "here", "name": MARKUP}, start=True))["id"]
            await ada.post(f"/tables/{table}/talk", {"text": MARKUP + steering})
            async with ada.live(table) as live:
                await live.until("talk")
                assert live.talk[-1]["text"] == MARKUP + renamed["name"]
                assert [seat["name"] for seat in live.table["seats"]] == [renamed["name"], MARKUP]
            response = await ada.http.get(f"/api/tables/{table}/talk")
            assert response.headers["content-type"] == "application/json"

    asyncio.run(play())


def test_no_name_becomes_a_part_of_a_page(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, f"\"'>{MARKUP}") as ada:
            here = {"by": "here", "name": MARKUP}
            for start in (False, True):
                table = (await ada.table(ME, here, start=start))["id"]
                for path in ("/plain", *(f"/plain/table/{table}{more}" for more in ("", "/story", "?advice=1"))):
                    response = await ada.http.get(path, follow_redirects=True)
                    assert response.headers["content-type"].startswith("text/html")
                    assert "<img" not in response.text
                    guarded(response.headers)
                sent = {"name": MARKUP, "level": MARKUP, "move": MARKUP, "district": MARKUP, "fur-" + MARKUP: "1"}
                for path in ("/plain", f"/plain/table/{table}/move", f"/plain/table/{table}/{MARKUP}"):
                    response = await ada.http.post(path, data=sent, follow_redirects=True)
                    assert "<img" not in response.text
            assert "&lt;img" in (await ada.http.get(f"/plain/table/{table}")).text

    asyncio.run(play())


def test_names_and_talk_are_limited_in_length(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "é" * LONGEST_NAME) as ada:
            table = (await ada.table(ME, HERE, start=True))["id"]
            for text in ("x" * 10_000, "x" * (LONGEST_NAME + 1), "", " ", "\u202e\u200f", "\x00"):
                assert (await refused(ada.ask("PATCH", "/me", {"name": text}))).status == 422
            for text in ("x" * 10_000, "x" * (LONGEST_TEXT + 1), "", "\n\u2028\u202e"):
                assert (await refused(ada.post(f"/tables/{table}/talk", {"text": text}))).status == 422
                async with ada.live(table) as live:
                    await live.socket.send(json.dumps({"type": "talk", "id": 1, "text": text}))
                    assert (await live.until("problem"))["problem"]["status"] == 422
            await ada.post(f"/tables/{table}/talk", {"text": "é" * LONGEST_TEXT})
            assert len((await ada.get(f"/tables/{table}/talk"))["talk"]) == 1

    asyncio.run(play())


def test_a_strangers_record_brings_no_longer_names_and_no_signs_that_steer(place: Place) -> None:
    async def play() -> None:
        async with await Client.come_in(place.url, "Ada") as ada:
            header = {
                **{"format": "nieuw-amsterdam-record", "version": 1, "board": "reconstruction", "first": 0},
                "players": [{"name": "x\u202e" * 900, "colour": "\x00red"}, {"name": "B", "colour": "y" * 900}],
                "software": "z\x1b" * 9000,
            }
            raw = json.dumps(header) + "\n"
            headers = {"content-type": "application/x-ndjson"}
            table = (await ada.http.post("/api/records", content=raw, headers=headers)).json()
            kept = place.ask("SELECT source FROM tables WHERE id = ?", table["id"])[0][0]
            assert all(len(seat["name"]) <= LONGEST_NAME >= len(seat["colour"]) for seat in table["seats"])
            assert len(kept) < 2000
            assert not re.search(r"\\u|\x1b|\u202e", kept + json.dumps(table, ensure_ascii=False))

    asyncio.run(play())


# Where it listens


def test_it_listens_on_this_machine_alone_unless_told_otherwise(limited: Place) -> None:
    assert limited.url.startswith("http://127.0.0.1:")
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    listening = [row[1].split(":") for row in rows if row[3] == "0A"]
    assert [address for address, port in listening if int(port, 16) == limited.server.port] == ["0100007F"]


def test_with_an_outside_address_it_says_what_that_means(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "patroon", "serve", "--lang", "en", "--port", "0", "--host", "0.0.0.0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.sqlite")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = "".join(process.stdout.readline() for _ in range(3))
        assert "anyone who can reach it" in said
        assert "HTTPS" in said
    finally:
        process.terminate()
        process.communicate(timeout=30)
