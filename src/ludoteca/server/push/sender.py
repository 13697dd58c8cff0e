"""Sends the pushes of the outbox, with retries; forgets subscriptions that have ended."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import defaultdict
from collections.abc import Sequence

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.sources import Sources
from ludoteca.store import PushRow, Store, SubscriptionRow

from . import webpush
from .addresses import Refused, read_endpoint
from .delivery import Answer, NoAnswer, post

log = logging.getLogger(__name__)

BATCH = 50
LONGEST_SLEEP = 60.0
GONE = (404, 410)
"""The subscription has ended (RFC 8030, section 7.3)."""
TOO_MANY = 429
URGENT = ("turn", "reminder", "begin")
UNREACHABLE = (OSError, TimeoutError, NoAnswer)


class PushSender:
    """A background task; idle unless there are keys."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._metrics = metrics
        self._pause = min(LONGEST_SLEEP, settings.push_retry / 1000)
        self._trusted: ssl.SSLContext | None = None
        self._task = BackgroundTask("pushes", self._work)

    async def start(self) -> None:
        """Load the extra beside the loop; refused if it is missing or the keys are none."""
        if self._settings.has_push:
            await asyncio.to_thread(webpush.check_keys, self._settings)
            self._trusted = await asyncio.to_thread(ssl.create_default_context)
            self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    def wake(self) -> None:
        """Look for new pushes now."""
        self._task.wake()

    async def _work(self) -> float:
        await self.send_due()
        return self._pause

    async def send_due(self) -> None:
        """Send what is due. Each browser gets its pushes in their order; none waits for another."""
        while True:
            now = self._sources.now()
            rows = await self._store.take_pushes(now, BATCH, now + self._settings.push_retry)
            if not rows:
                return
            by_browser: dict[int, list[PushRow]] = defaultdict(list)
            for row in await self._latest(rows):
                by_browser[row.subscription].append(row)
            await asyncio.gather(*(self._send_all(id, each) for id, each in by_browser.items()))

    async def _latest(self, rows: Sequence[PushRow]) -> Sequence[PushRow]:
        """Of several with the same tag for one browser the last; the others are dropped."""
        latest = {(row.subscription, row.tag): row for row in rows}
        kept = {row.id for row in latest.values()}
        await self._store.drop_pushes([row.id for row in rows if row.id not in kept])
        return [*latest.values()]

    async def _send_all(self, id: int, rows: Sequence[PushRow]) -> None:
        subscription = await self._store.subscription(id)
        for row in rows:
            if subscription is None or row.expires <= self._sources.now():
                await self._finish(row, "void")
            elif not await self._send(row, subscription):
                return

    async def _send(self, row: PushRow, to: SubscriptionRow) -> bool:
        """Send one push; whether more may be sent to this browser."""
        try:
            answer = await self._posted(row, to)
        except UNREACHABLE as error:
            return await self._retry(row, type(error).__name__)
        except (Refused, Rejected, ValueError) as error:
            return await self._forget(to, type(error).__name__)
        except Exception:
            log.exception("a push cannot be sent", extra={"push": row.id})
            self._metrics.defects.inc()
            return await self._finish(row, "given_up")
        if answer.status in GONE:
            return await self._forget(to, str(answer.status))
        if answer.status == TOO_MANY or answer.status >= 500:
            return await self._retry(row, str(answer.status), answer.retry_after or 0)
        if 200 <= answer.status < 300:
            return await self._finish(row, "sent")
        log.warning("a push was refused", extra={"push": row.id, "status": answer.status})
        return await self._finish(row, "given_up")

    async def _posted(self, row: PushRow, to: SubscriptionRow) -> Answer:
        settings, now = self._settings, self._sources.now()
        service = read_endpoint(to.endpoint, loopback=settings.push_loopback)
        headers = {
            **webpush.authorization(settings, service.origin, now),
            "Content-Encoding": webpush.ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str((row.expires - now) // 1000),
            "Urgency": "high" if row.kind in URGENT else "normal",
        }
        body = webpush.encrypted(row.payload, to)
        return await post(
            service, headers, body, loopback=settings.push_loopback, trusted=self._trusted
        )

    async def _retry(self, row: PushRow, problem: str, seconds: int = 0) -> bool:
        """Try again later, each time after twice as long, or when the service says."""
        log.info("a push was not sent", extra={"push": row.id, "problem": problem})
        if row.tries >= self._settings.push_tries:
            await self._finish(row, "given_up")
            return False
        wait: Millis = self._settings.push_retry * 2 ** (row.tries - 1)
        due = self._sources.now() + min(DAY, max(wait, seconds * 1000))
        await self._store.postpone_push(row.id, due)
        self._metrics.pushes.labels("postponed").inc()
        return False

    async def _forget(self, subscription: SubscriptionRow, problem: str) -> bool:
        log.info("a subscription has ended", extra={"problem": problem})
        await self._store.unsubscribe(subscription.session, subscription.endpoint)
        self._metrics.pushes.labels("ended").inc()
        return False

    async def _finish(self, row: PushRow, outcome: str) -> bool:
        await self._store.drop_pushes([row.id])
        self._metrics.pushes.labels(outcome).inc()
        return True
