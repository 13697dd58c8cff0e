"""Thinking bots: how long a move takes to reach everybody at a table of two people, at rest and
while bots that search think at 20 other tables at once. There is no peer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from .harness import Figure, ours, run_ours
from .load import ludoteca_players
from .load.ludoteca_players import BEGUN, NO_CHOICES, STEP, Guest, OpenTable
from .load.players import percentile, play_paced
from .tables import DISK, OPTIONS, our_server

TABLES, BOTS = 20, 3
RATE, SECONDS = 20.0, 6.0
"""Moves a second at the table of two people, and for how long."""
SETTINGS = {"LUDOTECA_COUNTDOWN": "0", "LUDOTECA_BOT_DELAY": "0", "LUDOTECA_BOT_DELAY_SPREAD": "0"}


class Delay(Struct, frozen=True):
    """Milliseconds from a move until both people have it."""

    median: float
    slowest: float
    """The 99th percentile."""


class Measured(Struct, frozen=True):
    rest: Delay
    thinking: Delay
    moves: int
    """Moves that were made meanwhile at the tables with bots."""


def figures(rounds: int) -> Iterator[Figure]:
    found = run_ours(ours("thinking"), Measured)
    title = f"bots think at {TABLES} tables, a move at another"
    for name, unit, value, goal in (
        ("at rest, median", "ms", found.rest.median, 20),
        ("median", "ms", found.thinking.median, 50),
        ("99th percentile", "ms", found.thinking.slowest, 250),
    ):
        yield Figure(name=f"{title}: {name}", unit=unit, ours=value, goal=goal, less_is_better=True)


class Restless(Guest):
    """Moves as soon as it may."""

    table: ThinkingTable

    def on_frame(self, text: bytes) -> None:
        if text.startswith((STEP, BEGUN)):
            self.table.moves += 1
            super().on_frame(text)
            if self.table.next is not None and NO_CHOICES not in text:
                self.say(self.table.next[1])


class ThinkingTable(OpenTable):
    """One person with bots that search."""

    game = "teradeck"
    guest = Restless

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number, port, 1, {})
        self.moves = 0

    async def begin(self, port: int) -> None:
        self.players = guests = await self.arrive(port)
        for _ in range(BOTS):
            await guests[0].request("add_bot", strength="search")
        await guests[0].request("start", BEGUN)


async def measure() -> Measured:
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder, **SETTINGS) as server:
        quiet = await ludoteca_players.open_tables(server.port, 1, 2, OPTIONS)
        rest = await play_paced(quiet, RATE, SECONDS)
        tables = [ThinkingTable(number, server.port) for number in range(TABLES)]
        await asyncio.gather(*(table.begin(server.port) for table in tables))
        before = sum(table.moves for table in tables)
        thinking = await play_paced(quiet, RATE, SECONDS)
        moves = sum(table.moves for table in tables) - before
        return Measured(_delay(rest), _delay(thinking), moves)


def _delay(seconds: list[float]) -> Delay:
    return Delay(1000 * percentile(seconds, 50), 1000 * percentile(seconds, 99))


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(asyncio.run(measure())).decode() + "\n")
