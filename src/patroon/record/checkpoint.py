"""Checkpoints: the table as a record writes it down, and what differs from it."""

from patroon.board import FURS, TILES, TRADERS, Card, Json
from patroon.rules.fields import Fields, names_of
from patroon.rules.state import DISTRICTS, DRAW_FURS, END, FILL_TRADERS, PHASES, PREPARATION, Counts, Player, State

FINAL = ("elections", "land", "furs", "resources")


def allowed(state: State) -> bool:
    """A checkpoint may stand here: after setup, and neither in a later round's preparation nor before drawn furs."""
    return (
        state.phase != PREPARATION
        and state.awaits != DRAW_FURS
        and not (state.awaits == FILL_TRADERS and state.round == 0)
    )


def checkpoint(state: State) -> Fields:
    """The `state` of a checkpoint line."""
    fields: Fields = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "players": [_player(player) for player in state.players],
        "camps": list(state.camps),
        "traders": {name: names_of(furs) for name, furs in zip(TRADERS, state.traders, strict=True)},
        "land": [_card(card) for card in state.land],
        "ships": [_card(card) for card in state.ships],
        "reserve": sum(state.reserve),
        "discard": sum(state.discard),
    }
    if state.phase == END:
        fields["final"] = [dict(zip(FINAL, points, strict=True)) for points in state.final]
    return fields


def _card(card: Card | None) -> Json:
    return list(card) if card is not None else None


def _named(names: tuple[str, ...], counts: Counts) -> Json:
    return dict(zip(names, counts, strict=True))


def _player(player: Player) -> Fields:
    land: list[Json] = [
        {
            "houses": card[0],
            "built": player.built_on(position),
            "wood": card[1],
            "corn": card[2],
            "cleared": position < player.cleared,
        }
        for position, card in enumerate(player.row)
    ]
    return {
        "score": player.score,
        "coins": player.coins,
        "goods": player.goods,
        "wood": player.wood,
        "corn": player.corn,
        "furs": _named(FURS, player.furs),
        "token": player.token,
        "tiles": _named(TILES, player.tiles),
        "businesses": _named(DISTRICTS, player.businesses),
        "warehouses": player.warehouses,
        "post": player.post + 1,
        "land": land,
        "ships": [list(card) for card in player.ships],
    }


def difference(ours: Json, theirs: object, path: str = "state") -> tuple[str, str, str] | None:
    """Where a checkpoint first differs from the table: the field, our value, theirs. Unknown fields don't count."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            if key not in theirs:
                return f"{path}.{key}", _short(value), "—"
            found = difference(value, theirs[key], f"{path}.{key}")
            if found:
                return found
        return None
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        if path.startswith("state.traders."):  # the order of furs means nothing
            theirs = sorted(theirs, key=lambda fur: FURS.index(fur) if fur in FURS else len(FURS))
        for index, (value, their) in enumerate(zip(ours, theirs, strict=True)):
            found = difference(value, their, f"{path}[{index}]")
            if found:
                return found
        return None
    if type(ours) is type(theirs) and ours == theirs:
        return None
    return path, _short(ours), _short(theirs)


def _short(value: object) -> str:
    return str(value)[:60]
