"""Following and blocking, and what blocking keeps apart."""

from __future__ import annotations

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.ratings.players import player_by_session
from ludoteca.store import Known, Store, Tie, TieRow

MOST_TIES = 200
"""Of a kind."""


async def follow(store: Store, player: str, other: Known, now: Millis) -> None:
    if other.player in await store.blocked_with(player):
        raise Rejected("cannot_follow", name=other.name)
    await _tie(store, player, "follow", other, now)


async def block(store: Store, player: str, other: Known, now: Millis) -> None:
    await _tie(store, player, "block", other, now)


async def _tie(store: Store, player: str, kind: Tie, other: Known, now: Millis) -> None:
    if other.player == player:
        raise Rejected("not_yourself")
    tie = TieRow(player=player, kind=kind, other=other.player, since=now)
    if not await store.tie(tie, MOST_TIES):
        raise Rejected("too_many_ties", most=MOST_TIES)


async def require_welcome(store: Store, host: str, person: str) -> None:
    """Refuse a seat at the table of somebody who blocked this person, or whom they blocked. Both
    are sessions."""
    if not host or host == person:
        return
    blocked = await store.blocked_with(await _known_as(store, person))
    if blocked and await player_by_session(store, host) in blocked:
        raise Rejected("not_welcome")


async def _known_as(store: Store, session: str) -> str:
    """The player behind a session; of a program whoever made its token."""
    found = await store.session(session)
    maker = "" if found is None else found.program
    return maker or await player_by_session(store, session)


async def has_blocked(store: Store, person: str, other: str) -> bool:
    """Whether a person does not want to read what another writes. Both are sessions."""
    ties = await store.ties_of(await player_by_session(store, person))
    blocked = {tie.other for tie in ties if tie.kind == "block"}
    return bool(blocked) and await _known_as(store, other) in blocked
