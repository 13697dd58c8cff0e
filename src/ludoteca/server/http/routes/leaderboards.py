"""Routes: the leaderboard of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from ludoteca.kernel import game as find_game
from ludoteca.ratings import SETTLED
from ludoteca.server.http.caller import TheCaller, TheStore
from ludoteca.server.profiles.pages import is_provisional
from ludoteca.server.ratings.players import is_person, player_of, strength_of
from ludoteca.server.wire import Leaderboard, LeaderboardRow
from ludoteca.store import RatingRow, SessionRow, Store, handle_of

PAGE = 50
MOST_PAGES = 1_000


@get("/games/{game_id:str}/leaderboard")
async def leaderboard(
    store: TheStore,
    caller: TheCaller,
    game_id: FromPath[str],
    pace: FromQuery[Literal["live", "post"] | None] = None,
    page: Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES)] = 0,
) -> Leaderboard:
    """A page of the best players of a game, without guests and uncertain ratings."""
    about = find_game(game_id).about
    chosen = pace or ("post" if about.pace == "post" else "live")
    listed = await store.leaderboard(about.id, chosen, SETTLED, limit=PAGE, offset=page * PAGE)
    own = "" if caller.found is None else player_of(caller.found)
    return Leaderboard(
        game=about.id,
        pace=chosen,
        rows=tuple(
            leaderboard_row(row.rating, page * PAGE + number, row.name, own)
            for number, row in enumerate(listed, 1)
        ),
        total=await store.count_rated(about.id, chosen, SETTLED),
        page=page,
        most_deviation=round(SETTLED),
        you=await _own_row(store, about.id, chosen, caller.found),
    )


async def _own_row(
    store: Store, game: str, pace: str, session: SessionRow | None
) -> LeaderboardRow | None:
    if session is None:
        return None
    player = player_of(session)
    found = (await store.ratings(game, pace, [player])).get(player)
    if found is None:
        return None
    rank = None
    if not is_provisional(found):
        rank = 1 + await store.count_rated(game, pace, SETTLED, above=found.mean)
    return leaderboard_row(found, rank, session.name, player)


def leaderboard_row(rating: RatingRow, rank: int | None, name: str, own: str) -> LeaderboardRow:
    return LeaderboardRow(
        rank=rank,
        name=name,
        bot=strength_of(rating.player),
        mean=round(rating.mean),
        deviation=round(rating.deviation),
        matches=rating.matches,
        yours=rating.player == own,
        handle=handle_of(rating.player) if is_person(rating.player) else "",
    )


router = Router("/api", route_handlers=[leaderboard], tags=["games"])
