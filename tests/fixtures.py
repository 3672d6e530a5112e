"""Recorded games that together take every rare path: `python -m tests.fixtures` looks for them and writes them anew.

Random play seldom empties the fur reserve or clears nine land cards. So each player follows a style, a few wishes in
order of preference, and the seeds are tried one after the other until a game takes the paths it is meant to take.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from patroon.board import built_in
from patroon.record import Header, Seat, save
from patroon.record.header import COLOURS
from patroon.rules import Game
from patroon.rules.chance import commitment
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Pay,
    Place,
    Ship,
    TakeColumn,
    Trade,
    TradingCompany,
)
from patroon.rules.options import choices
from patroon.rules.state import (
    ACT_CITY,
    ACT_LAND,
    ACT_TRADE,
    BID,
    BLACK_MARKET,
    BOTTOM,
    LUMBERYARD,
    MIDDLE,
    MILLWORK,
    OPEN,
    PAY,
    PLACE,
    ROUNDS,
    TAKE,
    TOP,
    TRADING_COMPANY,
    Player,
    State,
)
from tests.paths import paths_of, steps

GAMES: Final = Path(__file__).parent / "games"
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed")

Style = Callable[[State, Player, int], Iterator[Move]]
"""A player's wishes, the dearest first: of the table, the player's own things and the seat. The first legal one is
played; where none is, anything."""


def anything(state: State, player: Player, seat: int) -> Iterator[Move]:
    """No wish at all."""
    yield from ()


def plunger(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Bids everything or nothing."""
    if state.awaits in (OPEN, BID):
        everything = player.resources()
        for column in range(len(state.columns)):
            yield Open(seat, column, everything if state.round % 2 else 0)
        if state.round % 2:
            yield Bid(seat, everything)


def hoarder(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Buys furs wherever there are any, and keeps them."""
    yield from _bid_little(state, player, seat, kind=2, most=0)
    yield from _place(state, seat, BLACK_MARKET)
    if state.awaits == ACT_TRADE:
        yield from _buy_furs(state, player, seat)
    if ACT_CITY <= state.awaits <= ACT_TRADE:
        yield from _black_market(seat, range(3))
        yield EndTurn(seat)


def shipper(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Buys furs and ships them, so that they come round again."""
    yield from _bid_little(state, player, seat, kind=2, most=2)
    yield from _place(state, seat, BLACK_MARKET)
    if state.awaits == ACT_TRADE:
        for slot, ship in enumerate(state.ships):
            if ship is not None:
                for furs in sorted(choices(player.furs, ship[0]), key=max, reverse=True)[:1]:
                    yield Ship(seat, slot, furs)
        if sum(player.furs) < 3:
            yield Trade(seat, MIDDLE)
        yield from _buy_furs(state, player, seat)
    if ACT_CITY <= state.awaits <= ACT_TRADE:
        yield from _black_market(seat, range(10))
        if sum(player.businesses) > 2:
            yield Elections(seat)
        yield PassTile(seat)
        if player.wood > 2:
            yield Docks(seat)
        yield PassSpecial(seat)


def settler(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Takes the smallest land cards, fills them with houses and clears them all at once."""
    yield from _bid_little(state, player, seat, kind=1, most=6)
    yield from _place(state, seat, MILLWORK, LUMBERYARD)
    last = state.round == ROUNDS
    if state.awaits == ACT_LAND:
        tiles = player.tiles[1]
        if tiles and (not last or tiles > 1 or player.filled == player.cleared):
            yield from _add_land(state, seat, small=True)
        if last and player.spaces > player.houses:
            yield from _build_houses(seat)
        if last:
            yield ClearLand(seat)
    if ACT_CITY <= state.awaits <= ACT_TRADE:
        yield from _build_houses(seat)
        if player.wood < 4:
            yield Lumberyard(seat, buy=min(player.coins, 4))
        yield EndTurn(seat)


def founder(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Takes the largest land cards, clears them early, and builds wherever there is wood."""
    yield from _bid_little(state, player, seat, kind=1, most=6)
    yield from _place(state, seat, MILLWORK, LUMBERYARD)
    if state.awaits == ACT_CITY:
        yield Build(seat, (1, 2, 4))
        yield Build(seat, (3, 5))
        yield Elections(seat)
    if state.awaits == ACT_LAND:
        if player.filled > player.cleared + 1 or state.round == ROUNDS:
            yield ClearLand(seat)
        if player.spaces - player.houses < 4:
            yield from _add_land(state, seat, small=False)
        yield ClearLand(seat)
    if ACT_CITY <= state.awaits <= ACT_TRADE:
        yield from _build_houses(seat)
        yield Docks(seat)
        if player.corn < 4:
            yield Granary(seat, buy=min(player.coins, 4))
        yield Lumberyard(seat, buy=min(player.coins, 5))
        yield EndTurn(seat)


def voyager(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Takes land so that the longhouses recede, and follows them with the trading post."""
    yield from _bid_little(state, player, seat, kind=1, most=3)
    yield from _place(state, seat, TRADING_COMPANY, LUMBERYARD)
    if state.awaits == ACT_LAND:
        yield from _add_land(state, seat, small=True)
    if ACT_CITY <= state.awaits <= ACT_TRADE:
        yield TradingCompany(seat)
        yield from _buy_furs(state, player, seat)
        if player.wood < 2:
            yield Lumberyard(seat, buy=1)
        yield Millwork(seat, 1)
        yield ClearLand(seat)
        yield PassTile(seat)
        yield PassSpecial(seat)


def helper(state: State, player: Player, seat: int) -> Iterator[Move]:
    """Leaves the columns with land to the others."""
    if state.awaits in (OPEN, BID):
        for column in _columns(state, kind=1):
            yield Open(seat, column, 0)
        yield PassBid(seat)
    if state.awaits == ACT_LAND:
        yield EndTurn(seat)


def _columns(state: State, kind: int) -> list[int]:
    """The columns still there, those with the most tiles of a kind first."""
    tiles = {column: tiles for column, tiles in enumerate(state.columns) if tiles is not None}
    return sorted(tiles, key=lambda column: (-tiles[column][kind], -sum(tiles[column]), column))


def _bid_little(state: State, player: Player, seat: int, kind: int, most: int) -> Iterator[Move]:
    """For columns with tiles of a kind; paid with what the style needs least."""
    if state.awaits in (OPEN, TAKE):
        for column in _columns(state, kind):
            yield Open(seat, column, 0)
            yield TakeColumn(seat, column)
    if state.awaits == BID:
        tiles = state.columns[state.column]
        if tiles is not None and tiles[kind] and state.bid < most:
            yield Bid(seat, state.bid + 1)
        yield PassBid(seat)
    if state.awaits == PAY:
        left = state.bid
        paid = []
        for held in (player.corn, player.goods, player.coins, player.wood, *player.furs):
            paid.append(min(held, left))
            left -= paid[-1]
        corn, goods, coins, wood, *furs = paid
        yield Pay(seat, coins, goods, wood, corn, tuple(furs))


def _place(state: State, seat: int, *districts: int) -> Iterator[Move]:
    if state.awaits == PLACE:
        placed = sum(state.players[seat].businesses)
        yield Place(seat, districts[placed % len(districts)])


def _buy_furs(state: State, player: Player, seat: int) -> Iterator[Move]:
    """The cheap trader, the top one, the dear one."""
    yield Trade(seat, BOTTOM)
    for number in range(min(sum(state.traders[TOP]), player.goods), 0, -1):
        yield Trade(seat, TOP, next(choices(state.traders[TOP], number)))
    yield Trade(seat, MIDDLE)


def _black_market(seat: int, goods: range) -> Iterator[Move]:
    """As many furs as possible, with few goods."""
    for furs in (3, 2, 1):
        for number in goods:
            yield BlackMarket(seat, furs, number)


def _add_land(state: State, seat: int, *, small: bool) -> Iterator[Move]:
    houses = {slot: card[0] for slot, card in enumerate(state.land) if card is not None}
    for slot in sorted(houses, key=lambda slot: houses[slot] if small else -houses[slot]):
        yield AddLand(seat, slot)


def _build_houses(seat: int) -> Iterator[Move]:
    for houses in (3, 2, 1):
        yield Millwork(seat, houses)


STYLES: Final[tuple[Style, ...]] = (anything, plunger, hoarder, shipper, settler, founder, voyager, helper)


class Recipe(NamedTuple):
    """A game to look for: its players' styles by seat, how often they do as they like, and the paths it must take."""

    styles: tuple[Style, ...]
    paths: frozenset[str]
    whims: int
    """Of 100 decisions so many are taken at random."""


def _recipe(*styles: Style, paths: str, whims: int = 0) -> Recipe:
    return Recipe(styles, frozenset(paths.split()), whims)


RECIPES: Final = {
    "two-at-random": _recipe(
        anything, anything, paths="removed-with-a-choice removed-without-a-choice post-blocked score-not-below-zero"
    ),
    "two-settlers-ninth-land": _recipe(
        settler, helper, paths="ninth-land-card-cleared several-cards-cleared-at-once longhouse-leaves"
    ),
    "two-founders-last-building": _recipe(founder, helper, paths="last-building-used all-warehouses"),
    "two-voyagers-permanent-longhouse": _recipe(
        voyager, voyager, paths="permanent-longhouse-stays post-in-the-last-zone post-at-the-farthest-longhouse"
    ),
    "three-at-random": _recipe(
        anything, anything, anything, paths="special-action-for-a-leader bid-paid-with-furs filled-land-left-uncleared"
    ),
    "three-share-the-victory": _recipe(plunger, anything, anything, paths="shared-victory"),
    "three-voyagers-leapfrog": _recipe(voyager, voyager, voyager, paths="leapfrog journey-paid", whims=10),
    "four-plungers": _recipe(
        plunger, plunger, anything, anything, paths="winning-bid-is-everything winning-bid-is-0 tokens-swapped"
    ),
    "four-shippers-reshuffle": _recipe(
        shipper,
        shipper,
        shipper,
        anything,
        paths="reshuffled-for-the-traders goods-lost-on-full-piers middle-trader-sold",
        whims=5,
    ),
    "five-shippers-reshuffle": _recipe(
        shipper,
        shipper,
        shipper,
        shipper,
        shipper,
        paths="reshuffled-at-the-black-market reserve-emptied-exactly top-trader-sold bottom-trader-sold",
        whims=5,
    ),
    "five-hoarders-short-traders": _recipe(
        hoarder, hoarder, hoarder, hoarder, hoarder, paths="traders-left-short short-trader-sold trader-empty", whims=3
    ),
    "five-of-all-sorts": _recipe(anything, shipper, voyager, founder, plunger, paths="removed-with-a-choice", whims=10),
}


def play(recipe: Recipe, number: int) -> tuple[Header, Game]:
    """The game of this number: a seed for the furs and cards, and one for the players' whims."""
    seed = number.to_bytes(32, "big")
    players = len(recipe.styles)
    first = number % players
    game = Game.new(players, seed=seed, first=first)
    whim = random.Random(number)
    while not game.over:
        game.play(decide(game, recipe.styles, recipe.whims, whim))
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES[:players], COLOURS[:players], strict=True))
    header = Header(built_in(), seats, first, seed=seed, commitment=commitment(seed), software="patroon")
    return header, game


def decide(game: Game, styles: Sequence[Style], whims: int, whim: random.Random) -> Move:
    """The first legal wish of the player who decides; or, so many times of 100 and where there is none, anything."""
    state = game.state
    seat = state.actor
    if whim.randrange(100) >= whims:
        for wish in styles[seat](state, state.players[seat], seat):
            if game.why_not(wish) is None:
                return wish
    return game.draw(whim)


def find(recipe: Recipe) -> tuple[Header, Game, frozenset[str]]:
    """The first game of the recipe that takes its paths."""
    for number in count(1):
        header, game = play(recipe, number)
        paths = paths_of(steps(header.board, len(header.seats), header.first, game.lines))
        if recipe.paths <= paths:
            return header, game, paths
    raise AssertionError("unreachable")


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for name, recipe in RECIPES.items():
        header, game, paths = find(recipe)
        save(GAMES / f"{name}.nar", header, game)
        assert header.seed is not None
        print(f"{name}: game {int.from_bytes(header.seed, 'big')}, scores {game.scores}, winners {game.winners}")
        print(f"  {', '.join(sorted(paths))}")


if __name__ == "__main__":
    main()
