"""A golden playthrough that a person can read: `python -m tests.golden` writes it anew.

One game for three, every decision taken at random: the table, what was open, what was chosen, what came of it. A change
in the rules shows here as a change in a story.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.rules import Game, Player, State
from patroon.rules.events import Event
from patroon.rules.outcomes import Outcome
from patroon.rules.state import BID, DISTRICTS, PAY, PHASES, Counts

PLAYTHROUGH: Final = Path(__file__).parent / "playthroughs" / "three-players.txt"
COMMAND: Final = "python -m tests.golden"
NAMES: Final = ("Ada", "Bo", "Cy")
SEED: Final = 1704
RESOURCES: Final = ("coins", "goods", "wood", "corn", "furs")
SHOWN: Final = 6
"""So many of the legal moves are written out."""


def playthrough() -> str:
    return "\n".join(_tell()) + "\n"


def _tell() -> Iterator[str]:
    yield f"Nieuw Amsterdam: {', '.join(NAMES)}; seed {SEED}; decisions at random."
    bits = random.Random(SEED)
    game = Game.new(len(NAMES), seed=SEED)
    yield from (f"  * {_json(line.to_json())}" for line in game.lines)
    number = 0
    while not game.over:
        number += 1
        yield ""
        yield from _decision(game, number)
        move = game.draw(bits)
        yield f"  > {_json(move.to_json())}"
        yield from (f"  * {_event(event)}" for event in game.play(move))
    yield ""
    yield "The end"
    yield from _table(game.state)
    assert game.final is not None
    assert game.winners is not None
    for name, points, score in zip(NAMES, game.final, game.scores, strict=True):
        elections, land, furs, resources = points
        yield (
            f"  {name}: {score} points, of these at the end {elections} for elections, {land} for land, "
            f"{furs} for furs, {resources} for resources"
        )
    yield f"  won by {' and '.join(NAMES[seat] for seat in game.winners)}"


def _decision(game: Game, number: int) -> Iterator[str]:
    state = game.state
    yield f"{number}. round {state.round}, {PHASES[state.phase]}: {NAMES[state.actor]} decides"
    yield from _table(state)
    moves = game.legal_moves()
    yield f"  {len(moves)} legal {'move' if len(moves) == 1 else 'moves'}:"
    yield from (f"    {_json(move.to_json())}" for move in moves[:SHOWN])
    if len(moves) > SHOWN:
        yield "    …"


def _table(state: State) -> Iterator[str]:
    for name, player in zip(NAMES, state.players, strict=True):
        yield f"  {name:<3} {_player(player)}"
    yield f"  camps {'-'.join(map(str, state.camps))}  reserve {sum(state.reserve)}  discard {sum(state.discard)}"
    yield "  traders " + "  ".join(
        f"{name} {_counted(furs, FURS)}" for name, furs in zip(TRADERS, state.traders, strict=True)
    )
    yield f"  land {_slots(state.land)}  ships {_slots(state.ships)}"
    if state.still_in:
        yield "  cash box " + "  ".join("taken" if tiles is None else _counted(tiles, TILES) for tiles in state.columns)
        if state.awaits in (BID, PAY):
            yield f"  column {state.column}, highest bid {state.bid} by {NAMES[state.bidder]}"


def _player(player: Player) -> str:
    row = " ".join(
        f"{_card(card)}{'✓' if position < player.cleared else f'+{player.built_on(position)}'}"
        for position, card in enumerate(player.row)
    )
    return "  ".join(
        [
            f"score {player.score:<3} token {player.token}",
            f"coins {player.coins} goods {player.goods} wood {player.wood} corn {player.corn}",
            f"furs {_counted(player.furs, FURS)}",
            f"tiles {_counted(player.tiles, TILES)}",
            f"businesses {_counted(player.businesses, DISTRICTS)}",
            f"supply {player.buildings} warehouses {player.warehouses} post {player.post + 1}",
            f"row {row or '–'}",
            f"ships {' '.join(map(_card, player.ships)) or '–'}",
        ]
    )


def _counted(counts: Counts, names: tuple[str, ...]) -> str:
    some = [f"{count} {name}" if count > 1 else name for count, name in zip(counts, names, strict=True) if count]
    return ", ".join(some) or "–"


def _slots(slots: tuple[Card | None, ...]) -> str:
    return " ".join(_card(card) if card is not None else "–" for card in slots)


def _card(card: Card) -> str:
    return "/".join(map(str, card))


def _event(event: Event) -> str:
    """An outcome of chance as its line; anything else in few words, without what was not paid or gained."""
    if isinstance(event, Outcome):
        return _json(event.to_json())
    told = [event.name]
    for field, value in event.to_json().items():
        if field in ("player", "winner", "chooser") and isinstance(value, int):
            told.append(NAMES[value] if field == "player" else f"{field} {NAMES[value]}")
        elif isinstance(value, str) and field != "event":
            told.append(value)
        elif field != "event" and (value or field not in RESOURCES):
            told.append(f"{field} {_json(value)}")
    return "  ".join(told)


def _json(fields: object) -> str:
    return json.dumps(fields, ensure_ascii=False)


def main() -> None:
    PLAYTHROUGH.parent.mkdir(exist_ok=True)
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
