"""Games from seeds, with all that can be told of them: the same text, whatever the engine was made of.

    python -m tests.told

A game of random moves tells every option and legal move, every event and every outcome; a game of bots every decision;
a game of random choices what was open, and what each seat saw.
The hash of all of it stands behind each game, so that a difference is found at the game where it begins.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

from patroon.bots import BOTS, Clock, make_bot
from patroon.envs.choices import Play
from patroon.envs.observation import observe
from patroon.rules import COMPILED, Game

RANDOM_GAMES: Final = 5
"""For each number of players."""
CHOSEN_GAMES: Final = 3
BOTS_GAMES: Final = {"easy": 2, "medium": 1, "hard": 1}


def random_game(players: int, seed: int) -> Iterator[object]:
    game = Game.new(players, seed=seed)
    bits = Random(seed)
    yield [line.to_json() for line in game.lines]
    while not game.over:
        yield [option.to_json() for option in game.options()]
        yield {name: repr(refusal) for name, refusal in game.refusals().items()}
        if bits.random() < 0.2:
            yield [move.to_json() for move in game.legal_moves()]
        move = game.draw(bits)
        yield repr(move)
        yield [event.to_json() for event in game.copy().play(move)]
        yield [repr(event) for event in game.play(move)]
    yield repr(game.state)


def bots_game(name: str, players: int, seed: int) -> Iterator[object]:
    game = Game.new(players, seed=seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat in range(players)]
    while game.to_decide is not None:
        bot = bots[game.to_decide]
        move = bot.decide(game.view(), game.options(), Clock())
        yield move.to_json()
        yield [list(reason) for reason in bot.explain()]
        game.play(move)
    yield game.scores


def chosen_game(players: int, seed: int) -> Iterator[object]:
    play = Play(Game.new(players, seed=seed))
    bits = Random(seed)
    while not play.over:
        yield play.choices()
        yield [observe(play, seat).hex() for seat in range(players)]
        play.choose(play.draw(bits))
        yield repr(play.last_move)
    yield observe(play, 0).hex()


def told() -> Iterator[str]:
    whole = sha256()
    for players in (2, 3, 4, 5):
        games = [(f"random {seed}", random_game(players, seed)) for seed in range(RANDOM_GAMES)]
        games += [(f"{name} {n}", bots_game(name, players, n)) for name in BOTS_GAMES for n in range(BOTS_GAMES[name])]
        games += [(f"choices {seed}", chosen_game(players, seed)) for seed in range(CHOSEN_GAMES)]
        for name, game in games:
            parts = [json.dumps(part).encode() for part in game]
            whole.update(b"\n".join(parts))
            yield f"{players} players, {name}: {len(parts)} parts, {whole.hexdigest()}"


if __name__ == "__main__":
    assert BOTS.keys() == {"random", *BOTS_GAMES}
    print("compiled" if COMPILED else "interpreted", file=sys.stderr)
    for line in told():
        print(line)
