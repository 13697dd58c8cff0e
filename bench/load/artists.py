"""Players of Pictionary: at every table one draws without a pause and the others guess; strokes are
timed until the last client has them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from .ludoteca_players import BEGUN, REFUSED, STEP, THREADS, Guest, OpenTable
from .players import TIMEOUT

STREAM = b'{"type":"stream"'
PAPER = 1000
PACKETS = 15
"""Packets per line, as of a hand that is lifted about once a second."""
GUESS = "nobody knows"
TOO_LATE = ("not_your_turn", "you_draw")


class Event(Struct):
    event: str
    stroke: list[list[int]] = []


class Position(Struct):
    to_act: list[int]


class Told(Struct):
    """A step, or several of a stream."""

    events: list[Event] = []
    steps: list[Told] = []
    position: Position | None = None


class Match(Struct):
    position: Position


class Begun(Struct):
    match: Match


class Refused(Struct):
    id: str
    code: str


read_told = msgspec.json.Decoder(Told).decode
read_begun = msgspec.json.Decoder(Begun).decode
read_refused = msgspec.json.Decoder(Refused).decode


class Artist(Guest):
    table: DrawingTable

    def on_frame(self, text: bytes) -> None:
        if text.startswith((STREAM, STEP)):
            told = read_told(text)
            for each in told.steps or [told]:
                for event in each.events:
                    if event.event == "drawn":
                        self.table.seen(event.stroke)
            if told.position is not None:
                self.table.draws(told.position.to_act)
        elif text.startswith(BEGUN):
            self.table.draws(read_begun(text).match.position.to_act)
        elif text.startswith(REFUSED):
            self._refused(read_refused(text))

    def _refused(self, refused: Refused) -> None:
        """Allowed only for strokes and guesses that arrive after the end of a round."""
        if refused.code not in TOO_LATE:
            raise SystemExit(f"error: a message was refused: {refused}")
        self.table.refused(self.seat, refused.id)

    def draw(self, stroke: list[list[int]], joined: bool) -> str:
        """Returns the id of the message."""
        self.say(self._request("play", move={"move": "draw", "stroke": stroke, "joined": joined}))
        return str(self._count)

    def guess(self) -> None:
        self.say(self._request("play", move={"move": "guess", "text": GUESS}))


class Stroke(Struct):
    """A stroke that not all clients have yet."""

    since: float
    left: int
    """Number of clients that do not have it yet."""
    sent: tuple[int, str]
    """Seat and id of the message."""


class DrawingTable(OpenTable):
    game = "pictionary"
    guest = Artist
    players: Sequence[Artist]

    def __init__(self, number: int, port: int, seats: int, options: dict[str, Any]) -> None:
        super().__init__(number, port, seats, options)
        self.drawer = -1
        self.drawn = self.guessed = 0
        self.delays: list[float] = []
        self._packets = 0
        """Packets of the current drawing."""
        self._out: dict[int, Stroke] = {}
        """Strokes that not all clients have yet, by number."""

    def draws(self, to_act: list[int]) -> None:
        """Update who draws, from the position."""
        if to_act and to_act[0] != self.drawer:
            self.drawer, self._packets = to_act[0], 0

    def draw(self) -> None:
        """Send the next stroke; its first point encodes its number."""
        x, y = self.drawn % PAPER, self.drawn // PAPER
        line = [[x, y], [PAPER - x, PAPER - y]]
        since, joined = perf_counter(), self._packets % PACKETS > 0
        message = self.players[self.drawer].draw(line, joined)
        self._out[self.drawn] = Stroke(since, len(self.players), (self.drawer, message))
        self.drawn += 1
        self._packets += 1

    def guess(self) -> None:
        """One of the others guesses, in turn."""
        self.guessed += 1
        seats = len(self.players)
        self.players[(self.drawer + 1 + self.guessed % (seats - 1)) % seats].guess()

    def refused(self, seat: int, message: str) -> None:
        """Forget a stroke that arrived after the end of its round; guesses are not tracked."""
        for number, stroke in self._out.items():
            if stroke.sent == (seat, message):
                del self._out[number]
                return

    def seen(self, line: list[list[int]]) -> None:
        """One more client has a stroke."""
        x, y = line[0]
        number = x + PAPER * y
        stroke = self._out[number]
        stroke.left -= 1
        if not stroke.left:
            del self._out[number]
            self.delays.append(perf_counter() - stroke.since)

    @property
    def missing(self) -> int:
        """Number of strokes missing, summed over the clients."""
        return sum(stroke.left for stroke in self._out.values())


async def open_drawing_tables(
    port: int, count: int, seats: int, options: dict[str, Any]
) -> list[DrawingTable]:
    with ThreadPoolExecutor(THREADS) as threads:
        make = threads.map(lambda n: DrawingTable(n, port, seats, options), range(count))
        tables = list(make)
    await asyncio.gather(*(table.begin(port) for table in tables))
    async with asyncio.timeout(TIMEOUT):
        while any(table.drawer < 0 for table in tables):
            await asyncio.sleep(0.005)
    return tables


async def draw_and_guess(
    tables: Sequence[DrawingTable], strokes: float, guesses: float, seconds: float
) -> None:
    """Send `strokes` and `guesses` per second at every table, the tables in turn."""
    rate, began = strokes * len(tables), perf_counter()
    for number in range(int(rate * seconds)):
        if (wait := began + number / rate - perf_counter()) > 0:
            await asyncio.sleep(wait)
        table = tables[number % len(tables)]
        table.draw()
        if table.guessed < table.drawn * guesses / strokes:
            table.guess()
    until = perf_counter() + TIMEOUT  # later ones count as lost
    while any(table.missing for table in tables) and perf_counter() < until:
        await asyncio.sleep(0.005)
