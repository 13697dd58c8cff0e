"""A crowd at one table of Trivia: players in all seats, and an audience that plays along. Answers
are timed until their sender has the reply."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from .ludoteca_players import ANSWER, BEGUN, REFUSED, THREADS, Guest, OpenTable, RestClient
from .players import TIMEOUT

PLAYED_ALONG = b'{"type":"played_along"'
WITHIN = 1.0
"""Seconds in which all answers are sent."""
OPTIONS = 4


class Answerer(Guest):
    """A player, or somebody in the audience."""

    table: CrowdedTable

    def __init__(self, table: CrowdedTable, seat: int, kind: str = "play") -> None:
        super().__init__(table, seat)
        self.kind = kind
        self.sent: float | None = None

    def on_frame(self, text: bytes) -> None:
        if self.sent is None:
            return
        if text.startswith((ANSWER, PLAYED_ALONG)):
            self.table.delays.append(perf_counter() - self.sent)
            self.sent = None
        elif text.startswith(REFUSED):
            raise SystemExit(f"error: an answer was refused: {text.decode()}")

    def answer(self) -> None:
        self.sent = perf_counter()
        move = {"move": "answer", "option": random.randrange(OPTIONS)}
        self.say(self._request(self.kind, move=move))


class CrowdedTable(OpenTable):
    game = "trivia"
    guest = Answerer
    players: Sequence[Answerer]

    def __init__(self, port: int, seats: int, audience: int, options: dict[str, Any]) -> None:
        super().__init__(0, port, seats, options)
        self.delays: list[float] = []
        self.audience: list[Answerer] = []
        with ThreadPoolExecutor(THREADS) as threads:
            enter = threads.map(
                lambda number: RestClient(port).new_guest(f"Fan {number}"), range(audience)
            )
            self.fans = list(enter)

    async def begin(self, port: int) -> None:
        self.players = guests = await self.arrive(port)  # type: ignore[assignment]
        await guests[0].request("open_seats", seats=len(guests))
        for guest in guests[1:]:
            await guest.request("sit", seat=guest.seat)
        for number, cookie in enumerate(self.fans):
            fan = Answerer(self, number, "play_along")
            await fan.arrive(port, self.code, cookie)
            self.audience.append(fan)
        await guests[0].request("start", BEGUN)

    async def answer_all(self) -> int:
        """Everybody answers within a second, one player last, which ends the question. Returns how
        many answers were lost."""
        *players, last = self.players
        crowd = [*players, *self.audience]
        random.shuffle(crowd)
        began = perf_counter()
        for number, one in enumerate(crowd):
            await asyncio.sleep(max(0.0, began + WITHIN * number / len(crowd) - perf_counter()))
            one.answer()
        last.answer()
        everybody = [*crowd, last]
        until = perf_counter() + TIMEOUT
        while any(one.sent is not None for one in everybody) and perf_counter() < until:
            await asyncio.sleep(0.01)
        return sum(one.sent is not None for one in everybody)
