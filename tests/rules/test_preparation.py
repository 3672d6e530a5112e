"""R3: preparation."""

from collections import Counter

import pytest

from patroon.board import Card, built_in
from patroon.rules import Game, Refusal
from patroon.rules.events import CardsLeft, RoundBegan
from patroon.rules.moves import BlackMarket, EndTurn
from patroon.rules.options import ImpossibleOutcome
from patroon.rules.outcomes import FursDrawn, LandDealt, Outcome, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.state import (
    BIDDING,
    DEAL_LAND,
    DEAL_SHIPS,
    FILL_TRADERS,
    LAY_TILES,
    NO_FURS,
    NO_SLOTS,
    NOBODY,
    OPEN,
    PREPARATION,
)
from tests.positions import COLUMNS, B, Y, all_furs, finish_round, furs, position, refused, seat, told


def preparing(round_number: int = 2) -> Game:
    """The round before is over; land is to be dealt."""
    game = position("trade", round_number=round_number - 1, turn=3)
    finish_round(game)
    return game


def impossible(game: Game, outcome: Outcome) -> Refusal:
    before = game.view()
    with pytest.raises(ImpossibleOutcome) as caught:
        game.happen(outcome)
    assert game.state == before
    return caught.value.refusal


def test_a_round_opens_with_land_ships_traders_tiles() -> None:
    game = preparing()
    state = game.state
    assert (state.awaits, state.phase, state.land, state.ships) == (DEAL_LAND, PREPARATION, NO_SLOTS, NO_SLOTS)
    assert state.actor == NOBODY
    cards = state.land_deck[:4]
    assert game.happen(LandDealt(cards)) == [LandDealt(cards)]
    assert state.land == cards
    assert state.awaits == DEAL_SHIPS
    ships = state.ship_deck[:4]
    assert game.happen(ShipsDealt(ships)) == [ShipsDealt(ships)]
    assert state.ships == ships
    assert state.awaits == FILL_TRADERS
    nothing = TradersFilled((NO_FURS, NO_FURS, NO_FURS))
    assert game.happen(nothing) == [nothing]
    assert state.awaits == LAY_TILES
    assert game.happen(TilesLaid(COLUMNS)) == [TilesLaid(COLUMNS)]
    assert state.columns == COLUMNS
    assert (state.phase, state.awaits, game.to_decide) == (BIDDING, OPEN, B)
    assert state.still_in == (0, 1, 2)


def test_the_lowest_token_chooses_after_preparation() -> None:
    game = position("trade", tokens=(3, 1, 2), turn=3)
    finish_round(game)
    game.happen(LandDealt(game.state.land_deck[:4]))
    game.happen(ShipsDealt(game.state.ship_deck[:4]))
    game.happen(TradersFilled((NO_FURS, NO_FURS, NO_FURS)))
    game.happen(TilesLaid(COLUMNS))
    assert game.to_decide == Y
    assert game.state.still_in == (1, 2, 0)


def test_nothing_left_over_nothing_told() -> None:
    game = position("trade", land=[None] * 4, ships=[None] * 4, turn=3)
    events = finish_round(game)
    assert told(events, CardsLeft) == []
    assert events[-1] == RoundBegan(3)


@pytest.mark.parametrize("what", ["land", "ships"])
def test_a_single_card_left_over_is_told(what: str) -> None:
    card: Card = (3, 4, 1)
    slots: list[Card | None] = [None, card, None, None]
    game = position(
        "trade",
        land=slots if what == "land" else [None] * 4,
        ships=slots if what == "ships" else [None] * 4,
        turn=3,
    )
    left = told(finish_round(game), CardsLeft)
    assert left == [CardsLeft((card,), ()) if what == "land" else CardsLeft((), (card,))]


def test_rounds_1_to_3_use_up_the_1620s_and_4_to_6_the_1630s() -> None:
    game = Game.new(2, seed=11)
    while not game.over:
        end = EndTurn(game.state.actor)
        game.play(end if game.why_not(end) is None else game.legal_moves()[-1])
    land = [line.cards for line in game.lines if isinstance(line, LandDealt)]
    ships = [line.cards for line in game.lines if isinstance(line, ShipsDealt)]
    board = built_in()
    assert [len(cards) for cards in land + ships] == [4] * 12
    for decade in (0, 1):
        rounds = slice(3 * decade, 3 * decade + 3)
        assert Counter(card for cards in land[rounds] for card in cards) == Counter(board.land[decade])
        assert Counter(card for cards in ships[rounds] for card in cards) == Counter(board.ships[decade])


@pytest.mark.parametrize(("round_number", "left"), [(1, 8), (2, 4), (3, 0), (4, 8), (5, 4), (6, 0)])
def test_the_decks_shrink_by_four_a_round(round_number: int, left: int) -> None:
    if round_number == 1:
        game = Game.new(2)
        for player in (0, 1):
            game.happen(FursDrawn(player, furs(lynx=2)))
        game.happen(TradersFilled((furs(beaver=4), furs(mink=3), furs(otter=4))))
        for _ in range(4):
            game.play(game.legal_moves()[0])
    else:
        game = preparing(round_number)
    state = game.state
    decade = 0 if round_number < 4 else 1
    assert Counter(state.land_deck) <= Counter(built_in().land[decade])
    assert Counter(state.ship_deck) <= Counter(built_in().ships[decade])
    assert list(state.land_deck) == sorted(state.land_deck)
    assert list(state.ship_deck) == sorted(state.ship_deck)
    land, ships = Counter(state.land_deck), Counter(state.ship_deck)
    game.happen(LandDealt(state.land_deck[-4:]))
    game.happen(ShipsDealt(state.ship_deck[:4]))
    assert land - Counter(state.land_deck) == Counter(state.land)
    assert ships - Counter(state.ship_deck) == Counter(state.ships)
    assert (len(state.land_deck), len(state.ship_deck)) == (left, left)


def test_four_cards_are_dealt() -> None:
    game = preparing()
    deck = game.state.land_deck
    assert impossible(game, LandDealt(deck[:3])) == Refusal("R3.1", "wrong-number-of-cards", {"need": 4, "have": 3})
    assert impossible(game, LandDealt(deck[:5])) == Refusal("R3.1", "wrong-number-of-cards", {"need": 4, "have": 5})


def test_only_cards_of_the_deck_are_dealt_and_each_once() -> None:
    game = preparing()
    deck = game.state.land_deck
    assert impossible(game, LandDealt((*deck[:3], (9, 9, 9)))) == Refusal(
        "R3.1", "card-not-in-deck", {"card": "[9, 9, 9]"}
    )
    once = deck[0]
    assert deck.count(once) == 1
    refusal = impossible(game, LandDealt((*deck[:3], once)))
    assert refusal == Refusal("R3.1", "card-not-in-deck", {"card": str(list(once))})
    game.happen(LandDealt(deck[:4]))
    ships = game.state.ship_deck
    assert impossible(game, ShipsDealt((*ships[:3], (9, 9, 9)))).key == "card-not-in-deck"


def test_a_nonsense_card_is_cut_short_in_its_refusal() -> None:
    game = preparing()
    refusal = impossible(game, LandDealt((*game.state.land_deck[:3], (10**70, 1, 1))))
    assert refusal.values == {"card": "[1" + "0" * 58}


@pytest.mark.parametrize("awaits", [DEAL_LAND, DEAL_SHIPS, FILL_TRADERS, LAY_TILES])
def test_only_the_outcome_that_is_due_can_happen(awaits: int) -> None:
    game = preparing()
    outcomes: dict[int, Outcome] = {
        DEAL_LAND: LandDealt(game.state.land_deck[:4]),
        DEAL_SHIPS: ShipsDealt(game.state.ship_deck[:4]),
        FILL_TRADERS: TradersFilled((NO_FURS, NO_FURS, NO_FURS)),
        LAY_TILES: TilesLaid(COLUMNS),
    }
    while game.state.awaits != awaits:
        game.happen(outcomes[game.state.awaits])
    for other, outcome in outcomes.items():
        if other != awaits:
            assert impossible(game, outcome) == Refusal("R3", "chance-not-now", {"chance": outcome.name})
    assert impossible(game, FursDrawn(B, furs(lynx=2))) == Refusal("R3", "chance-not-now", {"chance": "furs"})
    assert refused(game, EndTurn(B)) == ("R3", "chance-is-due", {})


def test_no_outcome_happens_while_a_player_decides() -> None:
    game = position("city")
    assert impossible(game, TilesLaid(COLUMNS)) == Refusal("R3", "chance-not-now", {"chance": "tiles"})


def to_fill(bottom: int, middle: int, top: int) -> Game:
    traders = (furs(lynx=4 - bottom), furs(lynx=3 - middle), furs(lynx=min(3, 4 - top)))
    game = position("trade", traders=traders, turn=3)
    finish_round(game)
    game.happen(LandDealt(game.state.land_deck[:4]))
    game.happen(ShipsDealt(game.state.ship_deck[:4]))
    return game


def test_every_empty_trader_space_is_filled_and_no_other() -> None:
    game = to_fill(2, 0, 4)
    before = all_furs(game.state)
    game.happen(TradersFilled((furs(mink=2), NO_FURS, furs(beaver=1, otter=3))))
    assert game.state.traders == (furs(mink=2, lynx=2), furs(lynx=3), furs(beaver=1, otter=3))
    assert all_furs(game.state) == before


@pytest.mark.parametrize(
    ("added", "trader", "need", "have"),
    [
        ((3, 1, 1), "bottom", 2, 3),
        ((1, 1, 1), "bottom", 2, 1),
        ((2, 0, 1), "middle", 1, 0),
        ((2, 2, 1), "middle", 1, 2),
        ((2, 1, 0), "top", 1, 0),
        ((2, 1, 2), "top", 1, 2),
    ],
)
def test_each_trader_gets_as_many_as_it_has_empty_spaces(
    added: tuple[int, int, int], trader: str, need: int, have: int
) -> None:
    game = to_fill(2, 1, 1)
    outcome = TradersFilled((furs(mink=added[0]), furs(mink=added[1]), furs(mink=added[2])))
    assert impossible(game, outcome) == Refusal(
        "R3.2", "wrong-number-of-furs-for-trader", {"trader": trader, "need": need, "have": have}
    )


def test_a_fur_that_is_not_in_the_reserve_cant_be_drawn() -> None:
    game = position("city", seat(coins=9), reserve=furs(mink=5), discard=furs(lynx=5))
    game.play(BlackMarket(B, 1, 0))
    assert impossible(game, FursDrawn(B, furs(lynx=1))) == Refusal("R3.2", "furs-not-in-reserve")
    game.happen(FursDrawn(B, furs(mink=1)))
    assert game.state.reserve == furs(mink=4)


def tiles_due() -> Game:
    game = to_fill(0, 0, 1)
    game.happen(TradersFilled((NO_FURS, NO_FURS, furs(mink=1))))
    return game


def test_tiles_lie_on_every_space() -> None:
    columns = ((0, 2, 0), (2, 0, 2), *COLUMNS[2:])
    assert impossible(tiles_due(), TilesLaid(columns)) == Refusal("R3.3", "wrong-tile-spaces")
    assert impossible(tiles_due(), TilesLaid(COLUMNS[:4])) == Refusal("R3.3", "wrong-tile-spaces")


def test_all_twelve_tiles_are_laid() -> None:
    columns = ((1, 1, 1), *COLUMNS[1:])
    assert impossible(tiles_due(), TilesLaid(columns)) == Refusal("R3.3", "wrong-tiles")


def test_fewer_than_no_furs_or_tiles_cant_come() -> None:
    game = position("city", seat(coins=9))
    game.play(BlackMarket(B, 1, 0))
    impossible(game, FursDrawn(B, (2, -1, 0, 0, 0)))
    impossible(to_fill(2, 1, 1), TradersFilled(((3, -1, 0, 0, 0), furs(mink=1), furs(mink=1))))
    impossible(tiles_due(), TilesLaid(((4, -1, 0), (0, 2, 1), (0, 1, 1), (0, 1, 1), (0, 1, 1))))


def test_misshapen_counts_cant_come() -> None:
    game = position("city", seat(coins=9))
    game.play(BlackMarket(B, 1, 0))
    impossible(game, FursDrawn(B, (1,)))
    impossible(to_fill(2, 1, 1), TradersFilled(((2,), furs(mink=1), furs(mink=1))))
    impossible(tiles_due(), TilesLaid(((0, 3), *COLUMNS[1:])))
