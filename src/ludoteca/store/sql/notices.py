"""Preferences, subscriptions to pushes, and their outbox in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Millis

from ..rows import PreferencesRow, PushRow, SubscriptionRow
from ..statement import Statement
from .database import SqlDatabase
from .row_mapping import PREFERENCES, PUSHES, SUBSCRIPTIONS
from .writes import transactions

SUBSCRIBE = (
    f"{SUBSCRIPTIONS.insert} ON CONFLICT (endpoint) DO UPDATE SET session = excluded.session,"
    " p256dh = excluded.p256dh, auth = excluded.auth, created = excluded.created"
)


class SqlNotices(SqlDatabase):
    """The part of the store about notices; `Store` documents the methods."""

    async def preferences(self, owner: str) -> PreferencesRow | None:
        return await self._one(PREFERENCES, "WHERE owner = :owner", owner=owner)

    async def save_preferences(self, preferences: PreferencesRow) -> None:
        await self._write(Statement(PREFERENCES.upsert, PREFERENCES.values(preferences)))

    async def subscribe(self, subscription: SubscriptionRow, most: int) -> None:
        await self._run(transactions.subscribe, (SUBSCRIBE, subscription, most))

    async def subscription(self, id: int) -> SubscriptionRow | None:
        return await self._one(SUBSCRIPTIONS, "WHERE id = :id", id=id)

    async def subscriptions_of(self, session: str) -> Sequence[SubscriptionRow]:
        wanted = "WHERE session = :session ORDER BY id"
        return await self._all(SUBSCRIPTIONS, wanted, session=session)

    async def unsubscribe(self, session: str, endpoint: str = "") -> None:
        await self._write(*transactions.unsubscribe(session, endpoint))

    async def add_pushes(self, pushes: Sequence[PushRow]) -> None:
        if pushes:
            await self._write(*transactions.add_pushes(pushes))

    async def take_pushes(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[PushRow]:
        taken = await self._write(
            Statement(
                "WITH picked AS MATERIALIZED (SELECT id FROM pushes WHERE due <= :now"
                " ORDER BY due, id LIMIT :limit FOR UPDATE SKIP LOCKED)"
                " UPDATE pushes SET due = :retry_at, tries = tries + 1"
                f" WHERE id IN (SELECT id FROM picked) RETURNING {PUSHES.columns}",
                {"now": now, "limit": limit, "retry_at": retry_at},
            )
        )
        return sorted(map(PUSHES.row, taken), key=lambda push: push.id)

    async def postpone_push(self, id: int, due: Millis) -> None:
        sql = "UPDATE pushes SET due = :due WHERE id = :id"
        await self._write(Statement(sql, {"id": id, "due": due}))

    async def drop_pushes(self, ids: Sequence[int]) -> None:
        dropped = [Statement("DELETE FROM pushes WHERE id = :id", {"id": id}) for id in ids]
        if dropped:
            await self._write(*dropped)
