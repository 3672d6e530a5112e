"""The scenarios of torture.py in small: whatever happens to processes, disks and databases, the games stay whole."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from tests.server import torture
from tests.server.postgres import Postgres
from tests.server.stage import Figures
from tests.server.torture import Limited

SECONDS = 300.0
"""Only so that nothing hangs for ever."""


def hold(scenario: Coroutine[Any, Any, Figures]) -> Figures:
    """It raises if something does not."""
    return asyncio.run(asyncio.wait_for(scenario, SECONDS))


def test_games_of_people_and_bots_are_played_to_the_end(url: str, tmp_path: Path) -> None:
    hold(torture.whole_games(url, tmp_path, games=6))


def test_of_decisions_made_at_the_same_moment_one_lands(url: str, tmp_path: Path) -> None:
    hold(torture.same_seat(url, tmp_path, devices=2, games=1))


def test_of_decisions_made_at_two_processes_at_the_same_moment_one_lands(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.same_seat(postgres.fresh(), tmp_path, processes=2, devices=2, games=1))


def test_a_server_that_is_killed_loses_and_doubles_nothing(url: str, tmp_path: Path) -> None:
    hold(torture.killed(url, tmp_path, games=8, kills=3))


def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(url: str, tmp_path: Path) -> None:
    hold(torture.stopped(url, tmp_path, games=5, stops=1))


def test_bots_go_on_after_a_kill_though_nobody_is_there(url: str, tmp_path: Path) -> None:
    hold(torture.taken_up_again(url, tmp_path, tables=2))


def test_a_bot_whose_process_dies_twice_is_replaced_and_the_table_is_told(tmp_path: Path) -> None:
    hold(torture.faulty_bots(str(tmp_path / "games.sqlite"), tmp_path))


def test_the_players_of_a_killed_process_go_on_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.one_of_two_killed(postgres.fresh(), tmp_path, games=6))


def test_the_bots_of_a_killed_process_are_taken_over(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.taken_over(postgres.fresh(), tmp_path, tables=3, limit=30.0))


def test_the_bots_of_a_hung_process_are_taken_over_and_nothing_is_doubled_when_it_wakes_up(
    postgres: Postgres, tmp_path: Path
) -> None:
    hold(torture.taken_over(postgres.fresh(), tmp_path, tables=3, hung=True, limit=30.0))


def test_a_process_that_hangs_while_it_stores_frees_the_table(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.hung_while_storing(postgres.fresh(), tmp_path))


def test_two_processes_tell_the_same(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.told_across(postgres.fresh(), tmp_path, moves=10))


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    hold(torture.disk_full(Limited(tmp_path), tmp_path, games=5, rounds=2))


def test_a_database_that_is_gone_is_told_and_play_goes_on_when_it_is_back(postgres: Postgres, tmp_path: Path) -> None:
    hold(torture.database_gone(postgres.fresh(), postgres, tmp_path, games=5, rounds=2))
