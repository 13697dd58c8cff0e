"""Actions reserved to the host, as pure functions from one table to the next."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Rejected, Seat
from ludoteca.server.tables.deadlines import with_deadlines
from ludoteca.server.tables.hosting import require_safe, with_safety, with_talk
from ludoteca.server.tables.phases import waiting_again
from ludoteca.server.tables.rated import checked, with_rated
from ludoteca.server.tables.seats.bot_places import next_bot
from ludoteca.server.tables.seats.joining import with_joins
from ludoteca.server.tables.seats.roles import all_roles, with_by_preference
from ludoteca.server.tables.seats.seating import free_seat, with_place
from ludoteca.server.tables.table import (
    FREE,
    Person,
    Table,
    closed,
    full_options,
    require_host,
    require_waiting,
    resized,
    with_hosted,
)
from ludoteca.server.wire.shared import ClosedHours
from ludoteca.server.wire.vocabulary import Press

from .anonymity import with_anonymous
from .guest_actions import removed
from .moderation import with_mute
from .naming import with_switches


def lock(table: Table, by: str, locked: bool) -> Table:
    require_host(table, by)
    return replace(table, locked=locked)


def set_access(
    table: Table,
    by: str,
    *,
    public: bool,
    spectators: bool,
    hosted: bool | None = None,
    rated: bool | None = None,
    press: Press | None = None,
    anonymous: bool | None = None,
    hours: ClosedHours | None = None,
    holidays: bool | None = None,
    by_preference: bool | None = None,
    word_filter: bool | None = None,
    name_approval: bool | None = None,
    joins: bool | None = None,
    safe: bool | None = None,
    chat: bool | None = None,
    reactions: bool | None = None,
) -> Table:
    require_host(table, by)
    table = with_deadlines(table, hours, holidays)
    if by_preference is not None:
        table = with_by_preference(table, by_preference)
    if press is not None and press != table.press:
        require_waiting(table)
        table = replace(table, press=press)
    if anonymous is not None:
        table = with_anonymous(table, anonymous)
    table = with_talk(with_safety(table, safe), chat, reactions)
    table = with_switches(table, safe or word_filter, safe or name_approval)
    if joins is not None and joins != table.joins:
        table = with_joins(table, joins)
    if hosted is not None and hosted != table.is_hosted:
        require_waiting(table)
        table = with_hosted(table, hosted)
    table = require_safe(replace(table, public=public, spectators=spectators))
    return checked(table) if rated is None else checked(with_rated(table, rated))


def kick(table: Table, by: str, person: str, successors: Iterable[str] = ()) -> Table:
    """Remove and ban a person."""
    _require_moderator(table, by, person)
    return removed(table, person, successors=successors)


def mute(table: Table, by: str, person: str, muted: bool) -> Table:
    _require_moderator(table, by, person)
    return with_mute(table, person, _require_person(table, person).device, muted=muted)


def hand_over(table: Table, by: str, person: str) -> Table:
    require_host(table, by)
    _require_person(table, person)
    if table.is_program(person):
        raise Rejected("not_for_programs")
    return replace(table, host=person, absent_host="")


def add_bot(
    table: Table, by: str, strength: str, seat: Seat | None = None, character: str = ""
) -> Table:
    require_host(table, by)
    require_waiting(table)
    place = next_bot(table, strength, character)
    return with_place(table, free_seat(table, seat), place)


def remove_bot(table: Table, by: str, seat: Seat) -> Table:
    require_host(table, by)
    require_waiting(table)
    if not 0 <= seat < len(table.places) or not table.places[seat].bot:
        raise Rejected("no_bot_there", number=seat)
    return with_place(table, seat, FREE)


def set_options(table: Table, by: str, options: JsonObject) -> Table:
    require_host(table, by)
    require_waiting(table)
    given = full_options(table, options)
    secret = table.rules.about.options.secret
    is_kept = all(given.get(name) == table.options.get(name) for name in secret)
    by = table.options_by if is_kept else by
    changed = checked(resized(replace(table, options=given, options_by=by)))
    return with_by_preference(changed, changed.by_preference and bool(all_roles(changed)))


def rematch(table: Table, secret: str) -> Table:
    """Ready for another match; who may decide it is the caller's to check."""
    if table.phase != "over":
        raise Rejected("match_under_way" if table.phase == "playing" else "not_over")
    return waiting_again(table, secret)


def close(table: Table, by: str) -> Table:
    require_host(table, by)
    if table.phase in ("starting", "playing"):
        raise Rejected("match_under_way")
    return closed(table)


def require_hosted(table: Table, by: str) -> None:
    """Refuse all but the host of a hosted table."""
    require_host(table, by)
    if not table.is_hosted:
        raise Rejected("not_hosted")


def _require_moderator(table: Table, by: str, person: str) -> None:
    """Refuse all but the host, and during a match also the host, unless the table is hosted."""
    require_host(table, by)
    if person == by:
        raise Rejected("not_yourself")
    _require_person(table, person)
    if table.phase == "playing" and not table.is_hosted:
        raise Rejected("needs_vote")


def _require_person(table: Table, id: str) -> Person:
    person = table.person(id)
    if person is None:
        raise Rejected("no_such_person")
    return person
