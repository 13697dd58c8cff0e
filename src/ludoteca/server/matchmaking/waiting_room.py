"""The people who wait to play now: one ticket each, as long as they ask how it stands."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import cache
from statistics import median
from typing import TypeAlias

from ludoteca.kernel import Game, Millis, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.ratings import NEW
from ludoteca.server.ratings.limits import partners_at_limit
from ludoteca.server.ratings.players import player_of
from ludoteca.server.sources import Sources
from ludoteca.server.tables.options import playable_sizes
from ludoteca.server.wire import GameWaiting, PlayNow, TicketView
from ludoteca.store import SessionRow, Store

from .pairing import Ticket

MOST_WAITING = 2_000
LONGEST_ANSWER = 5.0
"""Seconds an answer is held back until there is news."""
PATIENCE: Millis = 8_000
"""A ticket ends so long after the last answer, unless it is asked about again."""
FOUND_FOR: Millis = 60_000
"""How long a ticket tells its table."""
WAITS_KEPT = 20
"""Waits by which the next are estimated."""
FEWEST_WAITS = 3

Blocked: TypeAlias = Callable[[str], Awaitable[Collection[str]]]
"""The players somebody does not want to meet, or who do not want to meet them."""


async def nobody(player: str) -> Collection[str]:
    return ()


@cache
def sizes_of(game: str) -> tuple[int, ...]:
    """The numbers of seats a game is played with as it is usually set."""
    return tuple(playable_sizes(find_game(game).about))


def rating_pace(game: Game) -> str:
    return "post" if game.about.pace == "post" else "live"


class Waiting:
    """Somebody who waits."""

    def __init__(self, session: SessionRow, wish: PlayNow, ticket: Ticket) -> None:
        self.session = session
        self.wish = wish
        self.ticket = ticket
        self.limited: Collection[str] = ()
        self.blocked: Collection[str] = ()
        self.table: str | None = None
        self.version = 1
        self.asking = 0
        """Answers held back."""
        self.seen: Millis = 0
        """When the last was given."""
        self.changed = asyncio.Event()

    def change(self, table: str | None, now: Millis) -> None:
        self.table, self.seen = table, now
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()


class WaitingRoom:
    def __init__(self, store: Store, sources: Sources, blocked: Blocked = nobody) -> None:
        self._store = store
        self._sources = sources
        self.blocked = blocked
        self._waiting: dict[str, Waiting] = {}
        """By player."""
        self._waits: dict[str, deque[Millis]] = {}
        """Of late, by game."""
        self._is_open = True
        self.on_enter: Callable[[], None] = lambda: None

    def __len__(self) -> int:
        return len(self._waiting)

    # People

    async def enter(self, session: SessionRow, wish: PlayNow) -> None:
        """Wait for a match. Another wish of the same player is forgotten; changed for the same
        game, it keeps its time."""
        game, player = find_game(wish.game), player_of(session)
        sizes = [size for size in sizes_of(game.about.id) if wish.fewest <= size <= wish.most]
        if not sizes:
            raise Rejected("bad_seats", **_limits_of(game, wish))
        if player not in self._waiting and len(self._waiting) >= MOST_WAITING:
            raise Rejected("too_busy")
        rated = await self._store.ratings(game.about.id, rating_pace(game), [player])
        found = rated.get(player)
        limited = await partners_at_limit(self._store, player, self._sources.now())
        blocked = await self.blocked(player)
        now, before = self._sources.monotonic(), self._waiting.get(player)
        keeps = before is not None and before.table is None and before.wish.game == wish.game
        ticket = Ticket(
            player=player,
            mean=NEW.mean if found is None else found.mean,
            since=before.ticket.since if before is not None and keeps else now,
            fewest=sizes[0],
            most=sizes[-1],
            bots=wish.bots,
        )
        waiting = Waiting(session, wish, ticket)
        waiting.limited, waiting.blocked, waiting.seen = limited, blocked, now
        self._waiting[player] = waiting
        if before is not None:
            waiting.version = before.version
            before.change(None, now)
        self.on_enter()

    def leave(self, session: SessionRow) -> None:
        waiting = self._waiting.pop(player_of(session), None)
        if waiting is not None:
            waiting.change(None, self._sources.monotonic())

    def of(self, session: SessionRow) -> Waiting | None:
        waiting = self._waiting.get(player_of(session))
        return waiting if waiting is not None and waiting.session.id == session.id else None

    async def news(self, session: SessionRow, known: int) -> None:
        """Return once something happened since version `known`, or after a few seconds."""
        waiting = self.of(session)
        if waiting is None or waiting.version != known or not self._is_open:
            return
        waiting.asking += 1
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_ANSWER):
                    await waiting.changed.wait()
        finally:
            waiting.asking -= 1
            waiting.seen = self._sources.monotonic()

    # What is told

    def view(self, session: SessionRow) -> TicketView | None:
        waiting = self.of(session)
        if waiting is None:
            return None
        if not waiting.asking:
            waiting.seen = self._sources.monotonic()
        wish, waits = waiting.wish, self._waits.get(waiting.wish.game, ())
        return TicketView(
            game=wish.game,
            fewest=waiting.ticket.fewest,
            most=waiting.ticket.most,
            bots=wish.bots,
            waited=self._sources.monotonic() - waiting.ticket.since,
            others=self._counts()[wish.game] - (waiting.table is None),
            expected=round(median(waits)) if len(waits) >= FEWEST_WAITS else None,
            version=waiting.version,
            table=waiting.table,
        )

    def games(self) -> tuple[GameWaiting, ...]:
        return tuple(GameWaiting(game, count) for game, count in sorted(self._counts().items()))

    def _counts(self) -> Counter[str]:
        return Counter(each.wish.game for each in self._waiting.values() if each.table is None)

    # Pairing

    def by_game(self) -> Mapping[str, list[Waiting]]:
        """Those who still wait, the longest waiting first."""
        found: dict[str, list[Waiting]] = {}
        for waiting in sorted(self._waiting.values(), key=lambda each: each.ticket.since):
            if waiting.table is None:
                found.setdefault(waiting.wish.game, []).append(waiting)
        return found

    def is_waiting(self, waiting: Waiting) -> bool:
        return self._waiting.get(waiting.ticket.player) is waiting and waiting.table is None

    def bring(self, some: Iterable[Waiting], table: str) -> None:
        """Tell people their table."""
        now = self._sources.monotonic()
        for waiting in some:
            waits = self._waits.setdefault(waiting.wish.game, deque(maxlen=WAITS_KEPT))
            waits.append(now - waiting.ticket.since)
            waiting.change(table, now)

    def settle(self, table: str, came: Collection[str], *, is_off: bool) -> None:
        """The match at a table began, or was called off: then those who came wait again, as if they
        had never stopped."""
        for player, waiting in [*self._waiting.items()]:
            if waiting.table != table:
                continue
            if is_off and waiting.session.id in came:
                waiting.change(None, self._sources.monotonic())
            else:
                del self._waiting[player]
                waiting.change(None, self._sources.monotonic())

    def drop_absent(self) -> None:
        """Forget people who do not ask any more."""
        now = self._sources.monotonic()
        for player, waiting in [*self._waiting.items()]:
            patience = PATIENCE if waiting.table is None else FOUND_FOR
            if not waiting.asking and now - waiting.seen > patience:
                del self._waiting[player]

    def close(self) -> None:
        """Hold no answers back any more: the server stops."""
        self._is_open = False
        for waiting in self._waiting.values():
            waiting.changed.set()


def _limits_of(game: Game, wish: PlayNow) -> dict[str, int]:
    fewest, most = game.about.seats
    return {"seats": wish.most, "fewest": fewest, "most": most}
