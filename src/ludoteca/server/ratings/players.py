"""Whom a rating belongs to: an account with all its sessions, a guest, or a bot by its strength."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.server.tables.seats.place import Place
from ludoteca.store import RatedSeat, SessionRow, Store

ACCOUNT, GUEST, BOT = "account:", "guest:", "bot:"


def player_of(session: SessionRow) -> str:
    return f"{ACCOUNT}{session.account}" if session.account else f"{GUEST}{session.id}"


def is_person(player: str) -> bool:
    return not player.startswith(BOT)


def is_guest(player: str) -> bool:
    return player.startswith(GUEST)


def strength_of(player: str) -> str | None:
    """The strength of a bot; None for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def people_among(players: Iterable[str]) -> list[str]:
    """Each once, in order."""
    return [player for player in dict.fromkeys(players) if is_person(player)]


async def rated_seats(store: Store, places: Sequence[Place]) -> list[RatedSeat]:
    """The players of a match that starts now, by seat."""
    return [await _rated_seat(store, place) for place in places]


async def _rated_seat(store: Store, place: Place) -> RatedSeat:
    return {"player": await holder_of(store, place), "person": place.person or None}


async def holder_of(store: Store, place: Place) -> str:
    """The player in a taken seat."""
    if place.bot:
        return f"{BOT}{place.bot}"
    return await player_by_session(store, place.person)


async def player_by_session(store: Store, session: str) -> str:
    """Also of a session that is gone: a guest without a name."""
    found = await store.session(session)
    return f"{GUEST}{session}" if found is None else player_of(found)
