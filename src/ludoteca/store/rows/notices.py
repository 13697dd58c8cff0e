"""Rows: what reaches a person where, and pushes to their browsers."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis, Seat


class SubscriptionRow(Struct, frozen=True, kw_only=True):
    """A browser that takes pushes for a session, at its push service."""

    id: int = 0
    """Assigned by the store, ascending."""
    session: str
    endpoint: str
    """The address at the push service; a secret between the browser, that service and us."""
    p256dh: str
    auth: str
    """The keys messages are encrypted with, in base64url (RFC 8291)."""
    created: Millis


class PushRow(Struct, frozen=True, kw_only=True):
    """A push in the outbox, until it is sent or given up."""

    id: int = 0
    subscription: int
    payload: str
    """The JSON that the service worker reads."""
    tag: str
    """Of several for one subscription, only the latest with the same tag is sent."""
    kind: str
    match: str = ""
    seat: Seat | None = None
    """Whose turn the push is about; it is void once the match does not wait for them."""
    due: Millis
    expires: Millis
    tries: int = 0


class PreferencesRow(Struct, frozen=True, kw_only=True):
    """What a person wants to be told, where and when, and when they are away. Rows exist once
    something was chosen."""

    owner: str
    """An account, or the session of a guest."""
    zone: str = ""
    """Time zone of their browser, such as `Europe/Madrid`; empty if unknown."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes of their day between which pushes wait; None for no such hours."""
    choices: dict[str, list[str]]
    """Channels by kind and pace, as in `"turn.post": ["mail", "push"]`; the rest is as usual."""
    holidays: list[JsonObject] = []
    """When they are away, the first first."""
