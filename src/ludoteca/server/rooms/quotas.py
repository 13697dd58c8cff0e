"""How much one person, and one address, may keep in the store."""

from __future__ import annotations

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.server.settings import Settings
from ludoteca.store import Store, is_large

from .room import Room


async def require_space(store: Store, settings: Settings, *, host: str, opened_from: str) -> None:
    """Refuse another table of a host or an address that has too many or too large ones."""
    own = await store.stored_by(host=host)
    if own.tables >= settings.tables_per_session:
        raise Rejected("too_many_tables", most=settings.tables_per_session)
    near = await store.stored_by(opened_from=opened_from)
    if near.tables >= settings.tables_per_address:
        raise Rejected("too_many_tables_here", most=settings.tables_per_address)
    if own.bytes >= settings.bytes_per_session or near.bytes >= settings.bytes_per_address:
        raise Rejected("too_much_stored")


async def require_space_for(room: Room, options: JsonObject) -> None:
    """Refuse large options at the tables of a host or an address that have too much of them."""
    if not is_large(options):
        return
    settings, table = room.settings, room.table
    own = await room.store.stored_by(host=table.host)
    near = await room.store.stored_by(opened_from=table.opened_from)
    if own.bytes >= settings.bytes_per_session or near.bytes >= settings.bytes_per_address:
        raise Rejected("too_much_stored")
