"""The store's interface: preferences, subscriptions to pushes, and their outbox."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import PreferencesRow, PushRow, SubscriptionRow


class NoticeStore(Protocol):
    async def preferences(self, owner: str) -> PreferencesRow | None: ...

    async def save_preferences(self, preferences: PreferencesRow) -> None:
        """Insert or update."""

    async def subscribe(self, subscription: SubscriptionRow, most: int) -> None:
        """Store it in place of one with the same endpoint; of a session's, the latest are kept."""

    async def subscription(self, id: int) -> SubscriptionRow | None: ...

    async def subscriptions_of(self, session: str) -> Sequence[SubscriptionRow]: ...

    async def unsubscribe(self, session: str, endpoint: str = "") -> None:
        """Delete one subscription of a session, or all, with the pushes that wait for them."""

    async def add_pushes(self, pushes: Sequence[PushRow]) -> None: ...

    async def take_pushes(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[PushRow]:
        """Pushes to send now; each is due again at `retry_at` unless it is dropped or postponed.
        Taking counts as a try: `tries` is 1 the first time."""

    async def postpone_push(self, id: int, due: Millis) -> None: ...

    async def drop_pushes(self, ids: Sequence[int]) -> None:
        """After they were sent, given up or replaced by a later one."""
