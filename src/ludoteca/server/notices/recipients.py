"""Who is told something, and by which channels: read from the store, and written as pushes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludoteca.kernel import Millis, Seat
from ludoteca.server.settings import Settings
from ludoteca.store import (
    AccountRow,
    PreferencesRow,
    PushRow,
    SessionRow,
    Store,
    SubscriptionRow,
)

from .preferences import Kind, Pace, may_push_at, owner_of, wants

LONGEST_TITLE, LONGEST_BODY = 120, 400
"""Characters of a push, whose encrypted form has at most 4096 bytes."""


class Recipient(NamedTuple):
    """A person, and where something of one kind reaches them."""

    session: SessionRow
    preferences: PreferencesRow | None
    account: AccountRow | None
    """Whom to mail; None where they want no mail of this kind."""
    subscriptions: Sequence[SubscriptionRow]
    """Browsers to push to; none where they want no push of this kind."""

    @property
    def zone(self) -> str:
        return "" if self.preferences is None else self.preferences.zone

    @property
    def is_reached(self) -> bool:
        return self.account is not None or bool(self.subscriptions)


class Notice(NamedTuple):
    """What a push says, and about what."""

    kind: Kind
    title: str
    body: str
    path: str
    """The page that a tap opens."""
    tag: str
    """A later push with the same tag replaces this one."""
    lifetime: Millis
    match: str = ""
    seat: Seat | None = None


async def find_recipient(
    store: Store, settings: Settings, person: str, kind: Kind, pace: Pace
) -> Recipient | None:
    """A person by their session; None if nothing reaches them."""
    session = await store.session(person) if person else None
    if session is None:
        return None
    preferences = await store.preferences(owner_of(session))
    account = None
    if session.account and settings.has_mail and wants(preferences, kind, pace, "mail"):
        account = await store.account(session.account)
        if account is not None and not account.mail_wanted:
            account = None
    subscriptions: Sequence[SubscriptionRow] = ()
    if settings.has_push and wants(preferences, kind, pace, "push"):
        subscriptions = await store.subscriptions_of(session.id)
    found = Recipient(session, preferences, account, subscriptions)
    return found if found.is_reached else None


def pushes_to(recipient: Recipient, notice: Notice, now: Millis) -> tuple[PushRow, ...]:
    """One push for each of their browsers, after their quiet hours."""
    due = may_push_at(recipient.preferences, now)
    payload = {
        "title": _cut(notice.title, LONGEST_TITLE),
        "body": _cut(notice.body, LONGEST_BODY),
        "path": notice.path,
        "tag": notice.tag,
        "lang": recipient.session.locale,
    }
    return tuple(
        PushRow(
            subscription=subscription.id,
            payload=msgspec.json.encode(payload).decode(),
            tag=notice.tag,
            kind=notice.kind,
            match=notice.match,
            seat=notice.seat,
            due=due,
            expires=due + notice.lifetime,
        )
        for subscription in recipient.subscriptions
    )


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
