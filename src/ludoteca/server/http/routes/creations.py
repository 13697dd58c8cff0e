"""Routes: what people make and keep, such as quizzes: theirs to change, others' to copy."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.compute.media import JudgedDocument
from ludoteca.server.compute.pool import ComputePool
from ludoteca.server.creations import judged, require_room_for, row_with
from ludoteca.server.http.caller import (
    Caller,
    TheCaller,
    TheCompute,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.http.errors import RejectedByGame
from ludoteca.server.profiles.people import names_of
from ludoteca.server.ratings.players import player_of
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.server.wire import CreationCard, CreationChange, CreationPage, NewCreation
from ludoteca.store import CreationRow, Store


@get("/creations")
async def own_creations(store: TheStore, caller: TheCaller) -> list[CreationCard]:
    """What the caller made, the last changed first."""
    return [_card(row) for row in await store.creations_of(player_of(caller.session))]


@post("/creations")
async def keep(
    store: TheStore,
    settings: TheSettings,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    data: JSONBody[NewCreation],
) -> CreationCard:
    """Keep a document without faults, such as a quiz."""
    found = await _judged(compute, caller, data.game, data.option, data.document)
    game = find_game(data.game).about.id
    return await _add(store, settings, sources, caller, (game, data.option), found)


@get("/creations/{id:str}")
async def creation(store: TheStore, caller: TheCaller, id: FromPath[str]) -> CreationPage:
    """What somebody made: for others its title and size, for its owner all of it."""
    row = await find(store, id)
    yours = caller.found is not None and row.player == player_of(caller.found)
    owner = (await names_of(store, [row.player])).get(row.player)
    return CreationPage(
        card=_card(row),
        yours=yours,
        by="" if owner is None else owner.name,
        document=await store.creation_document(row) if yours else None,
    )


@put("/creations/{id:str}")
async def change(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    id: FromPath[str],
    data: JSONBody[CreationChange],
) -> CreationCard:
    """Keep another version of one's own."""
    row = await _own(store, caller, id)
    found = await _judged(compute, caller, row.game, row.option, data.document)
    changed = row_with(row, found, sources.now())
    await store.save_creation(changed, found.document)
    return _card(changed)


@post("/creations/{id:str}/copies")
async def copy(
    store: TheStore,
    settings: TheSettings,
    sources: TheSources,
    caller: TheCaller,
    id: FromPath[str],
) -> CreationCard:
    """Make it one's own: a copy that one may read and change."""
    _ = caller.session
    row = await find(store, id)
    document = await store.creation_document(row)
    found = JudgedDocument(document=document, title=row.title, count=row.count)
    return await _add(store, settings, sources, caller, (row.game, row.option), found)


@delete("/creations/{id:str}")
async def drop(store: TheStore, caller: TheCaller, id: FromPath[str]) -> None:
    """Delete one's own; tables and copies that have it keep it."""
    row = await _own(store, caller, id)
    await store.drop_creation(row.id)


async def find(store: Store, id: str) -> CreationRow:
    row = await store.creation(id)
    if row is None:
        raise Rejected("unknown_creation")
    return row


async def _own(store: Store, caller: Caller, id: str) -> CreationRow:
    player = player_of(caller.session)
    row = await find(store, id)
    if row.player != player:
        raise Rejected("unknown_creation")
    return row


async def _judged(
    compute: ComputePool, caller: Caller, name: str, option: str, document: JsonObject
) -> JudgedDocument:
    _ = caller.session
    game = find_game(name)
    try:
        return await judged(compute, game, option, document, caller.asker)
    except Rejected as refusal:
        raise RejectedByGame(refusal, game) from None


async def _add(
    store: Store,
    settings: Settings,
    sources: Sources,
    caller: Caller,
    use: tuple[str, str],
    found: JudgedDocument,
) -> CreationCard:
    """Keep a new one for an option of a game."""
    player, address = player_of(caller.session), hashed(f"address:{caller.address}")
    await require_room_for(store, settings, player, address)
    now, (game, option) = sources.now(), use
    row = CreationRow(
        id=sources.new_id(),
        player=player,
        address=address,
        game=game,
        option=option,
        title=found.title,
        count=found.count,
        document="",
        created=now,
        changed=now,
    )
    await store.save_creation(row, found.document)
    return _card(row)


def _card(row: CreationRow) -> CreationCard:
    return CreationCard(
        id=row.id,
        game=row.game,
        option=row.option,
        title=row.title,
        count=row.count,
        changed=row.changed,
    )


router = Router(
    "/api",
    route_handlers=[own_creations, keep, creation, change, copy, drop],
    tags=["creations"],
)
