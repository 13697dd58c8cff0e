"""Route: deleting everything of one's own."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from ludoteca.kernel import Rejected, catalogue
from ludoteca.server.http.caller import (
    TheCaller,
    TheDeletions,
    TheRooms,
    TheSessions,
    TheSources,
    TheStore,
    TheWaitingRoom,
)
from ludoteca.server.problems import LOCALE
from ludoteca.server.ratings.players import player_of
from ludoteca.server.wire import DeletionWish
from ludoteca.store import DeletionRow


@post("/profile/deletion", status_code=204)
async def delete_person(
    store: TheStore,
    sources: TheSources,
    sessions: TheSessions,
    rooms: TheRooms,
    deletions: TheDeletions,
    waiting_room: TheWaitingRoom,
    caller: TheCaller,
    data: JSONBody[DeletionWish],
) -> None:
    """Delete the caller: logged out at once, and soon nothing is left but an unnamed player in past
    matches. One's name confirms it."""
    session = caller.session
    if data.name.strip() != session.name:
        raise Rejected("wrong_name", name=session.name)
    account = await sessions.account_of(session)
    own = tuple(row.id for row in await sessions.own_and_programs(session))
    await store.begin_deletion(
        DeletionRow(
            player=player_of(session),
            sessions=own,
            email="" if account is None else account.email,
            label=catalogue(session.locale, LOCALE).say("deleted-player"),
            since=sources.now(),
        )
    )
    waiting_room.leave(session)
    rooms.disconnect(own)
    caller.cookies.delete_session()
    deletions.wake()


router = Router("/api", route_handlers=[delete_person], tags=["people"])
