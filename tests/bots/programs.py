"""Programs that speak the bot protocol, well or badly, for the tests that run them."""

import shlex
import sys
from pathlib import Path

BEGINNING = """
import json, os, signal, subprocess, sys, time

def tell(line):
    print(json.dumps(line), flush=True)

def lines():
    "What the host says; hello is answered."
    for raw in sys.stdin:
        line = json.loads(raw)
        if "bye" in line:
            sys.exit()
        if "hello" in line:
            global seat
            seat = line["seat"]
            tell({"hello": 1, "name": "test"})
        yield line

def simple(line):
    "A legal answer that needs no thinking."
    option = line["options"][-1]
    move = {"player": seat, "move": option["move"]}
    if move["move"] in ("open", "take_column"):
        move.update(column=option["columns"][0], bid=0)
    elif move["move"] == "place":
        move.update(district=option["districts"][0])
    elif move["move"] == "remove":
        held = [name for name, number in option["businesses"].items() for _ in range(number)]
        move.update(districts=held[:option["number"]])
    return {"decide": line["decide"], "move": move}
"""

GOOD = """
for line in lines():
    if "decide" in line:
        tell(simple(line))
"""


def program(folder: Path, text: str) -> str:
    """The bot name of a Python program that ends like this."""
    path = folder / "program.py"
    path.write_text(BEGINNING + text, encoding="utf-8")
    return "cmd:" + shlex.join([sys.executable, "-S", str(path)])
