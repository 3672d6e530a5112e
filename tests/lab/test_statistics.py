"""What a finished game tells agrees with the game."""

import json
from pathlib import Path

import pytest

from patroon.board import built_in
from patroon.lab.simulate import Played, game_seed, play_one
from patroon.lab.statistics import SOURCES, WHOLE_WIN, decisions_of, facts_of
from patroon.record import load
from patroon.rules.moves import Move, move_from_json
from patroon.rules.state import ROUNDS

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.nar"))


def recorded(path: Path) -> tuple[Played, list[str]]:
    record = load(path)
    moves = [line for line in record.game.lines if isinstance(line, Move)]
    return Played(record.header, record.game, len(moves)), record.header.names


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_points_by_source_and_by_round_add_up_to_the_score(path: Path) -> None:
    played, names = recorded(path)
    facts = facts_of(played, 1, names)
    assert facts.scores == tuple(played.game.scores)
    assert tuple(map(sum, facts.sources)) == facts.scores
    assert [rounds[-1] for rounds in facts.rounds] == played.game.scores
    assert {len(rounds) for rounds in facts.rounds} == {ROUNDS + 1}
    assert played.game.final is not None
    before_the_end = [rounds[-2] + sum(final) for rounds, final in zip(facts.rounds, played.game.final, strict=True)]
    assert before_the_end == played.game.scores
    for name, final in (("final_elections", 0), ("final_land", 1), ("furs", 2), ("resources", 3)):
        points = [sources[SOURCES.index(name)] for sources in facts.sources]
        assert points == [player[final] for player in played.game.final]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_round_everyone_gets_a_column_and_the_last_one_is_free(path: Path) -> None:
    played, names = recorded(path)
    auctions = facts_of(played, 1, names).auctions
    for round_ in range(1, ROUNDS + 1):
        taken = [auction for auction in auctions if auction.round == round_]
        assert sorted(auction.winner for auction in taken) == list(range(len(names)))
        assert [auction.price is None for auction in taken] == [False] * (len(names) - 1) + [True]
        assert all(auction.bids >= 1 for auction in taken[:-1])
        assert taken[-1].bids == 0


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_wins_are_shared_and_ranks_count_those_ahead(path: Path) -> None:
    played, names = recorded(path)
    facts = facts_of(played, 1, names)
    assert sum(facts.wins) == WHOLE_WIN
    assert played.game.winners is not None
    assert [seat for seat, rank in enumerate(facts.ranks) if rank == 1] == list(played.game.winners)
    assert facts.tokens[played.header.first] == 1
    assert sorted(facts.tokens) == list(range(1, len(names) + 1))


def test_thinking_times_belong_to_the_decisions() -> None:
    played = play_one(["easy", "random"], game_seed(1, 1), built_in())
    facts = facts_of(played, 1, ["easy", "random"])
    assert [len(seconds) for seconds in facts.seconds] == list(facts.decisions)
    assert facts.length == played.decisions
    assert facts.faults == ((), ())
    assert sum(facts.seconds[0]) > sum(facts.seconds[1]) > 0


def test_decisions_are_the_moves_with_what_the_player_had() -> None:
    played = play_one(["easy", "random", "random"], game_seed(1, 2), built_in())
    decisions = decisions_of(played, ["easy", "random", "random"])
    moves = [line for line in played.game.lines if isinstance(line, Move)]
    assert [move_from_json(json.loads(decision.json)) for decision in decisions] == moves
    assert [decision.number for decision in decisions] == list(range(1, played.decisions + 1))
    assert {decision.bot for decision in decisions if decision.player == 0} == {"easy"}
    assert decisions[0].phase == "setup"
    assert decisions[0].coins == built_in().start.coins
    facts = facts_of(played, 2, ["easy", "random", "random"])
    at_once = [SOURCES.index(name) for name in ("clearing", "elections", "shipping")]
    for seat, sources in enumerate(facts.sources):
        scored = sum(decision.points for decision in decisions if decision.player == seat)
        assert scored == sum(sources[source] for source in at_once)
        times = tuple(decision.seconds for decision in decisions if decision.player == seat)
        assert times == facts.seconds[seat]
