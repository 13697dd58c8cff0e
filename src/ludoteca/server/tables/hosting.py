"""Settings of the host about the running of a table: chat, reactions, and safety for a class."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.tables.table import Table


def lets_chat(table: Table) -> bool:
    return table.chat and not table.safe


def lets_react(table: Table) -> bool:
    """Whether people may send reactions: at parties, where all play at once."""
    return table.reactions and not table.safe and table.rules.about.pace == "live"


def only_hosts(table: Table, person: str) -> bool:
    """Whether a person hosts the table without a seat."""
    return table.is_hosted and table.host == person and table.seat_of(person) is None


def with_talk(table: Table, chat: bool | None, reactions: bool | None) -> Table:
    if chat is not None:
        table = replace(table, chat=chat)
    return table if reactions is None else replace(table, reactions=reactions)


def with_safety(table: Table, safe: bool | None) -> Table:
    """Make a table safe for a class, at any time. That is taken back only while nobody but the host
    has sat down: who came relies on it."""
    if safe is None or safe == table.safe:
        return table
    if not safe and any(place.person not in ("", table.host) for place in table.places):
        raise Rejected("safety_is_settled")
    return replace(table, safe=safe)


def require_safe(table: Table) -> Table:
    """The table, unless it is to be safe for a class without what belongs to that."""
    if table.safe and not table.hosted:
        raise Rejected("safe_is_hosted")
    if table.safe and not (table.word_filter and table.name_approval):
        raise Rejected("safe_is_clean")
    return table
