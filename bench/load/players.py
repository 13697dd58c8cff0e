"""Players at tables, and two load patterns: at a fixed rate, or as fast as possible."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter

from .sockets import Socket

TIMEOUT = 30.0
"""Seconds to wait for an answer or a table."""


class Player(Socket):
    """A client at a table; subclasses implement the server's protocol."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self._awaited: tuple[bytes, asyncio.Future[bytes]] | None = None

    async def ask(self, text: bytes, answer: bytes) -> bytes:
        """Send a message and wait for a frame that begins with `answer`."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited = (answer, future)
        self.say(text)
        return await asyncio.wait_for(future, TIMEOUT)

    def hear(self, text: bytes) -> None:
        if self._awaited is not None and text.startswith(self._awaited[0]):
            self._awaited[1].set_result(text)
            self._awaited = None
        self.on_frame(text)

    def on_frame(self, text: bytes) -> None:
        """Process a frame of the match."""
        raise NotImplementedError


class Table:
    """A match, from what all its players receive."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.players: Sequence[Player] = ()
        self.next: tuple[Player, bytes] | None = None
        """The next move: its player and message, once it is known."""
        self.on_told: Callable[[], None] | None = None
        """Called when all players have received a move."""
        self.untold = 0

    @property
    def is_ready(self) -> bool:
        return self.untold == 0 and self.next is not None

    def play(self) -> None:
        """Make the next move."""
        assert self.next is not None
        (player, text), self.next = self.next, None
        self.untold = len(self.players)
        player.say(text)

    def told(self) -> None:
        """One of the players has received the last move."""
        self.untold -= 1
        if self.untold == 0 and self.on_told is not None:
            self.on_told()


async def all_ready(tables: Sequence[Table]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not all(table.is_ready for table in tables):
            await asyncio.sleep(0.005)


async def play_paced(tables: Sequence[Table], rate: float, seconds: float) -> list[float]:
    """Make `rate` moves per second, the tables in turn; returns the time from each move until the
    last client has it. A move that has to wait for the previous one counts from when it was due."""
    delays: list[float] = []
    paces = [_Pace(table, delays) for table in tables]
    began = perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        paces[number % len(paces)].make(due)
    async with asyncio.timeout(TIMEOUT):
        while any(pace.owed for pace in paces):
            await asyncio.sleep(0.005)
    await all_ready(tables)
    return delays


class _Pace:
    """Makes the moves of one table when they are due."""

    def __init__(self, table: Table, delays: list[float]) -> None:
        self.table = table
        self.delays = delays
        self.owed: deque[float] = deque()
        self._since = 0.0
        table.on_told = self._told

    def make(self, due: float) -> None:
        if self.table.is_ready:
            self._since = (
                perf_counter()
            )  # not `due`: a late wake-up of this program is not the server's fault
            self.table.play()
        else:
            self.owed.append(due)

    def _told(self) -> None:
        self.delays.append(perf_counter() - self._since)
        if self.owed:
            self._since = self.owed.popleft()
            self.table.play()


async def play_flat_out(tables: Sequence[Table], seconds: float) -> list[float]:
    """Every table moves as soon as all its players have the last move; returns the time from each
    move until the last client has it."""
    until = perf_counter() + seconds
    delays: list[float] = []

    def again(table: Table) -> Callable[[], None]:
        since = perf_counter()

        def on_told() -> None:
            nonlocal since
            now = perf_counter()
            if now < until:
                delays.append(now - since)
                since = now
                table.play()

        return on_told

    for table in tables:
        table.on_told = again(table)
        table.play()
    await asyncio.sleep(seconds)
    await all_ready(tables)
    return delays


def percentile(delays: Sequence[float], percent: float) -> float:
    ranked = sorted(delays)
    return ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))]
