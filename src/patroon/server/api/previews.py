"""What would come of a move, for those who hesitate."""

from typing import Final

from fastapi import APIRouter, Request, Response

from patroon.server.api.asking import Looking, Seen
from patroon.server.bodies import answer, body, described
from patroon.server.drafts import demand_fresh, demand_status
from patroon.server.messages import AskPreviews, Previews
from patroon.server.previewing import moves_in, preview

router = APIRouter(prefix="/api", tags=["play"], dependencies=[Looking])

EXAMPLE: Final = {"answers": 4, "moves": [{"player": 0, "move": "place", "district": "docks"}]}


@router.post("/tables/{name}/previews", **described(Previews, takes=AskPreviews, problems=(404, 409), example=EXAMPLE))
async def previews(held: Seen, request: Request) -> Response:
    """What would come of some moves of the player who decides: events, and the player's things afterwards.

    Whoever sees the table may ask. Each move is played by itself, from how the game stands; what chance would bring is
    not told. A question about an older line is refused (409) with the current state in `state`. It counts as a read.
    """
    wanted = await body(request, AskPreviews)
    row, following = held.row, held.following
    demand_status(row, "playing")
    assert following is not None
    demand_fresh(row, following, wanted.answers)
    table = following.game.state
    return answer(Previews(line=following.line, previews=[preview(table, move) for move in moves_in(wanted.moves)]))
