"""Is the board balanced? The games and figures behind docs/balance.md.

    python -m patroon.lab.balance RECORDS [--games 150] [--hard-games 60] [--players 2 3 4 5] [--board FILE]
        [--charts FOLDER]

(or: make balance). Bots of one kind play at full tables, medium and hard, two to five players. The games are kept as
records in the folder RECORDS; those already there are read instead of played. Prints all tables in Markdown and tells
on standard error how far it is. The same numbers of games give the same page on every machine.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from patroon.board import Board, built_in
from patroon.board import load as load_board
from patroon.lab import charts
from patroon.lab.series import Rotation, record_tag
from patroon.lab.simulate import Played, play_one
from patroon.lab.tables import page
from patroon.lab.tally import Tally
from patroon.record import load, save, write_whole

SEED: Final = 1626
PLAYERS: Final = (2, 3, 4, 5)


def main(argv: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m patroon.lab.balance")
    parser.add_argument("records", type=Path)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--hard-games", type=int, default=60)
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--board", type=Path)
    parser.add_argument("--charts", type=Path)
    asked = parser.parse_args(argv)
    board = load_board(asked.board) if asked.board else built_in()
    asked.records.mkdir(parents=True, exist_ok=True)
    tallies = [
        tally_of(bot, players, games, board, asked.records)
        for bot, games in (("medium", asked.games), ("hard", asked.hard_games))
        for players in asked.players
        if games
    ]
    if asked.charts:
        asked.charts.mkdir(parents=True, exist_ok=True)
        for name, picture in charts.charts(tallies):
            write_whole(asked.charts / f"{name}.svg", picture)
    print("\n".join(page(tallies)))


def tally_of(bot: str, players: int, games: int, board: Board, records: Path) -> Tally:
    """What happened in so many games at a table of this bot."""
    plan = Rotation((bot,) * players, SEED)
    tally = Tally(plan.bots, SEED, board)
    print(f"{bot}, {players} players, {games} games", file=sys.stderr)
    for number in range(1, games + 1):
        path = records / f"{record_tag(plan, board)}-{number:0{len(str(games))}}.nar"
        tally.add(_read(path) if path.exists() else _play(plan, number, board, path))
    return tally


def _read(path: Path) -> Played:
    record = load(path)
    return Played(record.header, record.game, decisions=0)


def _play(plan: Rotation, number: int, board: Board, path: Path) -> Played:
    played = play_one(plan.seats(number), plan.seed_of(number), board)
    save(path, played.header, played.game)
    return played


if __name__ == "__main__":
    main(sys.argv[1:])
