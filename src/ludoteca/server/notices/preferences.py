"""What a person is told by mail and by push: the kinds, what is usual, and what they chose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import convert, to_builtins
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.tables.holidays import Holiday
from ludoteca.server.tables.opening_hours import Night, OpeningHours, is_zone
from ludoteca.server.wire.rest.notices import Channel, NoticeKind, NoticePace
from ludoteca.store import PreferencesRow, SessionRow, Store

Kind: TypeAlias = NoticeKind
Pace: TypeAlias = NoticePace

MAILS_BY_POST: tuple[Kind, ...] = ("turn", "reminder", "report", "letter", "receipt", "result")
PUSHES: Mapping[Pace, tuple[Kind, ...]] = {
    "post": ("turn", "reminder", "receipt", "report", "letter", "begin", "result"),
    "turns": ("turn", "begin", "result"),
    "live": ("begin",),
}
"""What is pushed at each pace. Mails are written by post alone: who plays at once reads none."""
LAST_MINUTE = 24 * 60 - 1


def offers() -> Iterator[tuple[Kind, Pace, Channel]]:
    """Everything there is to choose."""
    for kind in MAILS_BY_POST:
        yield kind, "post", "mail"
    for pace, kinds in PUSHES.items():
        for kind in kinds:
            yield kind, pace, "push"


def is_usual(kind: Kind, pace: Pace, channel: Channel) -> bool:
    """Whether somebody who chose nothing is told."""
    if channel == "mail":
        return pace == "post"
    return kind not in ("receipt", "report") and (kind, pace) != ("result", "turns")


def wants(row: PreferencesRow | None, kind: Kind, pace: Pace, channel: Channel) -> bool:
    if (kind, pace, channel) not in OFFERED:
        return False
    chosen = None if row is None else row.choices.get(f"{kind}.{pace}")
    return is_usual(kind, pace, channel) if chosen is None else channel in chosen


OFFERED = frozenset(offers())


def told_at(pace: Pace) -> frozenset[Kind]:
    """Of what people are told at a pace, by any channel."""
    return frozenset(kind for kind, each, _ in OFFERED if each == pace)


def owner_of(session: SessionRow) -> str:
    """Who preferences belong to: an account, whose browsers share them, or a guest's session."""
    return session.account or session.id


async def preferences_of(store: Store, session: SessionRow) -> PreferencesRow:
    """What a person chose, also before they had an account."""
    owner = owner_of(session)
    found = await store.preferences(owner)
    if found is None and owner != session.id:
        found = await store.preferences(session.id)
    return PreferencesRow(owner=owner, choices={}) if found is None else owned_by(found, owner)


async def holidays_of(store: Store, session_id: str) -> tuple[Holiday, ...]:
    """The holidays of a person, by their session."""
    session = await store.session(session_id)
    return () if session is None else read_holidays(await preferences_of(store, session))


def read_holidays(row: PreferencesRow) -> tuple[Holiday, ...]:
    return convert(row.holidays, tuple[Holiday, ...])


def with_holidays(row: PreferencesRow, holidays: Sequence[Holiday]) -> PreferencesRow:
    return replace(row, holidays=to_builtins(holidays))


def owned_by(row: PreferencesRow, owner: str) -> PreferencesRow:
    return replace(row, owner=owner)


def chosen(
    row: PreferencesRow, kind: Kind, pace: Pace, channel: Channel, *, wanted: bool
) -> PreferencesRow:
    if (kind, pace, channel) not in OFFERED:
        raise Rejected("unknown_notice")
    channels: tuple[Channel, ...] = ("mail", "push")
    now = {each for each in channels if wants(row, kind, pace, each)} - {channel}
    now |= {channel} if wanted else set()
    return replace(row, choices={**row.choices, f"{kind}.{pace}": sorted(now)})


def with_zone(row: PreferencesRow, zone: str) -> PreferencesRow:
    if not is_zone(zone):
        raise Rejected("unknown_zone")
    return replace(row, zone=zone)


def with_quiet_hours(row: PreferencesRow, begins: int | None, ends: int | None) -> PreferencesRow:
    if (begins is None) != (ends is None):
        raise Rejected("bad_hours")
    if begins is not None and not all(0 <= each <= LAST_MINUTE for each in (begins, ends or 0)):
        raise Rejected("bad_hours")
    return replace(row, quiet_from=begins, quiet_until=ends)


def may_push_at(row: PreferencesRow | None, at: Millis) -> Millis:
    """When a push of this moment may leave: after the quiet hours of the person."""
    if row is None or row.quiet_from is None or row.quiet_until is None:
        return at
    night = Night(row.quiet_from, row.quiet_until)
    return OpeningHours(zone=row.zone or "UTC", night=night).opening(at)
