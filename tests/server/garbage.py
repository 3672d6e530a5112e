"""What nobody should send: JSON of every wrong shape, records and frames that are none, requests that break HTTP."""

import json
from random import Random
from typing import Any

from tests.server.wires import BINARY, CLOSE, CONTINUED, PING, UPGRADE, frame, request

Json = Any

# JSON

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 1, 5, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e308, "", "0", "null"),
    *("\0", "\ud800", "\u202e", "é" * 300, "x" * 5000, "<script>alert(1)</script>", "{}", "\u2028", "../..", "%00"),
    *([], {}, [[]], [None], {"": None}, {"__proto__": 1}, [[[[[[[[[[]]]]]]]]]], [0] * 500),
    *("beaver", "place", "bid", "me", "move", "top", "docks", "city"),
)
NAMES = ("type", "id", "answers", "move", "player", "text", "furs", "x", "", "\ud800")


def nonsense(bits: Random, depth: int = 3) -> Json:
    """Any JSON."""
    if depth and bits.random() < 0.4:
        return [nonsense(bits, depth - 1) for _ in range(bits.randrange(4))]
    if depth and bits.random() < 0.6:
        return {bits.choice(NAMES): nonsense(bits, depth - 1) for _ in range(bits.randrange(5))}
    return bits.choice(ODD)


def mutated(bits: Random, value: Json) -> Json:
    """The same with something else somewhere in it."""
    inside = [*value] if isinstance(value, dict) else [*range(len(value))] if isinstance(value, list) else []
    if not inside or bits.random() < 0.1:
        return nonsense(bits, 2)
    copy: Json = dict(value) if isinstance(value, dict) else list(value)
    place = bits.choice(inside)
    match bits.randrange(6):
        case 0:
            del copy[place]
        case 1 if isinstance(copy, dict):
            copy[bits.choice(NAMES)] = nonsense(bits, 1)
        case 1:
            copy.append(copy[place])
        case 2 if isinstance(copy[place], int):
            copy[place] += bits.choice((-1, 1, 1000))
        case _:
            copy[place] = mutated(bits, copy[place])
    return copy


def spoilt(bits: Random, raw: bytes) -> bytes:
    """Some other bytes in it, some more, some less."""
    copy = bytearray(raw)
    for _ in range(bits.randrange(1, 4)):
        place = bits.randrange(len(copy) + 1)
        copy[place : place + bits.randrange(2)] = bits.randbytes(bits.randrange(3))
    return bytes(copy)


def broken(bits: Random, record: bytes) -> bytes:
    """A record in which something is wrong; mostly in its header, which says most."""
    lines = record.splitlines(keepends=True)
    place = bits.randrange(len(lines)) if bits.random() < 0.5 else 0
    match bits.randrange(6):
        case 0 | 1:
            lines[place] = json.dumps(mutated(bits, json.loads(lines[place]))).encode() + b"\n"
        case 2:
            lines[place] = spoilt(bits, lines[place])
        case 3:
            lines[place : place + 1] = [bits.choice(lines)] * bits.randrange(3)
        case 4:
            return record[: bits.randrange(len(record))]
        case _:
            lines[place] = json.dumps(nonsense(bits)).encode() + b"\n"
    return b"".join(lines)


# Frames: what goes over the wire, and the codes with which it may end; 0: none, since more was coming when it ended

FRAMES: dict[str, tuple[bytes, set[int]]] = {
    "not UTF-8": (frame(b'{"type": "ping", "id": \xff\xfe}'), {1007}),
    "half a character": (frame("é".encode()[:1]), {1007}),
    "an unknown kind": (frame(b"x", 3), {1002}),
    "reserved bits": (b"\xf1" + frame(b"x")[1:], {1002}),
    "no mask": (b"\x81\x01x", {1002}),
    "a continuation of nothing": (frame(b"x", CONTINUED), {1002}),
    "a new message in another": (frame(b"x", last=False) + frame(b"y"), {1002}),
    "a ping in pieces": (frame(b"x", PING, last=False), {1002}),
    "a ping that is too long": (frame(bytes(200), PING), {1002}),
    "a close that is none": (frame(b"x", CLOSE), {1002}),
    "an impossible code": (frame(b"\x00\x01", CLOSE), {1002}),
    "10 MB": (frame(b"x" * 10_000_000), {1009, 0}),
    "10 MB of bytes": (frame(bytes(10_000_000), BINARY), {1009, 0}),
    "10 MB in pieces": (
        frame(b"x" * 10_000, last=False) + frame(b"x" * 10_000, CONTINUED, last=False) * 999,
        {1009, 0},
    ),
    "a length beyond all": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), {1009}),
    "a negative length": (b"\x81\xff" + b"\xff" * 8 + bytes(4), {1002, 1009}),
    "nothing, in 100,000 pieces": (frame(b"x", last=False) + frame(b"", CONTINUED, last=False) * 100_000, {1009, 0}),
    "100,000 deep": (frame(b"[" * 100_000), {1009, 0}),
}

# As deep as a message may be long

DEEP = (
    "[" * 30_000,
    "[" * 15_000 + "]" * 15_000,
    '{"type":"move","id":1,"answers":0,"move":' + '{"a":' * 6000,
    '{"type":"move","move":' * 1400,
    '{"type":"talk","id":1,"text":' + "[" * 10_000 + "]" * 10_000 + "}",
)

# Requests, and the statuses that may answer them; 0: the connection just ends

_LIVE = "/api/tables/aaaaaaaaaaaaaaaa/live"
_JSON = {"Content-Type": "application/json"}
_CHUNKED = {**_JSON, "Transfer-Encoding": "chunked"}

REQUESTS: dict[str, tuple[bytes, set[int]]] = {
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", {400}),
    "a path that is not ASCII": (request("GET", "/api/tables").replace(b"tables", b"\xff"), {400}),
    "a bracket as host": (request("GET", "/api/tables", {"Host": "["}), {400}),
    "no host": (b"GET /api/tables HTTP/1.0\r\n\r\n", {400}),
    "a bracket as origin": (request("POST", "/api/me/leave", {"Origin": "http://["}), {403}),
    "noise as origin": (request("POST", "/api/me/leave", {"Origin": "http://\x01:\x7f@@//"}), {400, 403}),
    "a length of 5000 digits": (request("POST", "/api/people", {"Content-Length": "9" * 5000}), {400}),
    "a length of 18 digits": (request("POST", "/api/people", {"Content-Length": "9" * 18}), {413}),
    "two lengths": (request("POST", "/api/people", {**_CHUNKED, "Content-Length": "3"}) + b"0\r\n\r\n", {400}),
    "1 MB of head": (request("GET", "/healthz", {"X": "x" * 1_000_000}), {413}),
    "20,000 headers": (request("GET", "/healthz", {f"X{number}": "x" for number in range(20_000)}), {413}),
    "a path of 1 MB": (request("GET", "/" + "x" * 1_000_000), {413}),
    "1 MB of body": (request("POST", "/api/people", _JSON, b" " * 1_000_000), {413}),
    "1 MB in chunks": (request("POST", "/api/people", _CHUNKED) + (b"400\r\n" + b" " * 1024 + b"\r\n") * 1000, {413}),
    "1 MB of chunks' names": (request("POST", "/api/people", _CHUNKED) + b"5;" + b"x" * 1_000_000, {0, 413}),
    "1 MB behind a body": (
        request("POST", "/api/people", _CHUNKED) + b"0\r\n" + b"".join(b"X%d: x\r\n" % each for each in range(99_999)),
        {0, 413},
    ),
    "a WebSocket by POST": (request("POST", _LIVE, UPGRADE), {405}),
    "a WebSocket without a key": (request("GET", _LIVE, UPGRADE | {"Sec-WebSocket-Key": ""}), {400}),
    "a WebSocket with 500 headers": (request("GET", _LIVE, {f"X{n}": "x" for n in range(500)} | UPGRADE), {431}),
    "a WebSocket with a long path": (request("GET", _LIVE + "?" + "x" * 9000, UPGRADE), {414}),
    "a WebSocket with a body": (request("GET", _LIVE, UPGRADE, b"hello"), {0, 400}),
    "a WebSocket to nowhere": (request("GET", "/api/nothing", UPGRADE), {403}),
    "a tunnel": (b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n", {400}),
}
