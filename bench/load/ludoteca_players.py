"""Players of our own server: guests at tables of Risk, with random moves drawn from the choices the
server sends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from .players import Player, Table, all_ready

THREADS = 16
"""Tables opened in parallel: their commits can share an fsync."""
NO_CHOICES = b'"choices":[]'
STEP, BEGUN, REFUSED = b'{"type":"step"', b'{"type":"begun"', b'{"type":"refused"'
WELCOME, ANSWER = b'{"type":"welcome"', b'{"type":"answer"'


class Row(Struct):
    move: str
    fields: dict[str, dict[str, Any]]


class Position(Struct):
    choices: list[Row]


class StepMessage(Struct):
    position: Position


class BegunMessage(Struct):
    match: StepMessage


read_step = msgspec.json.Decoder(StepMessage).decode
read_begun = msgspec.json.Decoder(BegunMessage).decode
encode = msgspec.json.Encoder().encode


class Guest(Player):
    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self._count = 0

    def on_frame(self, text: bytes) -> None:
        if text.startswith(STEP):
            if NO_CHOICES not in text:
                self._choose(read_step(text).position)
            self.table.told()
        elif text.startswith(BEGUN):
            if NO_CHOICES not in text:
                self._choose(read_begun(text).match.position)
        elif text.startswith(REFUSED):
            raise SystemExit(f"error: a message was refused: {text.decode()}")

    def _choose(self, position: Position) -> None:
        row = random.choice(position.choices)
        move = {"move": row.move, **{name: _draw(leaf) for name, leaf in row.fields.items()}}
        self.table.next = (self, self._request("play", move=move))

    def _request(self, type: str, **fields: Any) -> bytes:
        self._count += 1
        return encode({"type": type, "id": str(self._count), **fields})

    async def request(self, type: str, answer: bytes = ANSWER, **fields: Any) -> None:
        await self.ask(self._request(type, **fields), answer)

    async def arrive(self, port: int, code: str, cookie: str) -> None:
        await self.connect(port, f"/api/tables/{code}/socket", [f"Cookie: {cookie}"])
        await self.ask(b'{"type":"hello"}', WELCOME)


def _draw(leaf: dict[str, Any]) -> Any:
    if "one_of" in leaf:
        return random.choice(leaf["one_of"])
    return random.randint(leaf["from"], leaf["to"]) if "from" in leaf else leaf["is"]


class RestClient:
    """A client of the REST interface."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port)

    def new_guest(self, name: str) -> str:
        """Returns the guest's cookies, as a header."""
        cookies, _ = self._post("/api/session", {"name": name})
        return "; ".join(cookie.partition(";")[0] for cookie in cookies)

    def new_table(self, cookie: str, game: str, options: dict[str, Any]) -> str:
        """Returns its code; the guest is its host and has a seat."""
        _, answer = self._post("/api/tables", {"game": game, "options": options}, cookie)
        code: str = answer["table"]["code"]
        return code

    def _post(self, path: str, body: Any, cookie: str = "") -> tuple[list[str], Any]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        self._http.request("POST", path, encode(body), headers)
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise SystemExit(f"error: {path} answered {answer.status} {text.decode()}")
        return answer.headers.get_all("Set-Cookie", []), msgspec.json.decode(text)


class OpenTable(Table):
    """A table with its guests, who may leave and come back."""

    game = "risk"
    guest: type[Guest] = Guest

    def __init__(self, number: int, port: int, seats: int, options: dict[str, Any]) -> None:
        super().__init__(number)
        rest = RestClient(port)
        self.cookies = [rest.new_guest(f"Guest {seat}") for seat in range(seats)]
        self.code = rest.new_table(self.cookies[0], self.game, options)

    async def arrive(self, port: int) -> list[Guest]:
        guests = [self.guest(self, seat) for seat in range(len(self.cookies))]
        for guest in guests:
            await guest.arrive(port, self.code, self.cookies[guest.seat])
        return guests

    async def begin(self, port: int) -> None:
        self.players = guests = await self.arrive(port)
        for guest in guests[1:]:
            await guest.request("sit", seat=guest.seat)
        await guests[0].request("start", BEGUN)


async def open_tables(
    port: int, count: int, seats: int, options: dict[str, Any]
) -> Sequence[OpenTable]:
    """Tables with a match under way."""
    tables: list[OpenTable] = []
    with ThreadPoolExecutor(THREADS) as threads:
        numbers = range(count)
        tables += threads.map(lambda number: OpenTable(number, port, seats, options), numbers)
    await asyncio.gather(*(table.begin(port) for table in tables))
    await all_ready(tables)
    return tables


async def arrive_again(port: int, tables: Sequence[OpenTable]) -> list[Guest]:
    """Open one more connection for everybody."""
    return [guest for table in tables for guest in await table.arrive(port)]


def leave(players: Sequence[Player]) -> None:
    for player in players:
        player.close()


async def wait_until_unloaded(port: int) -> None:
    """Wait until the server has no table in memory."""
    while _gauge(port, "ludoteca_rooms") > 0:
        await asyncio.sleep(0.1)


def _gauge(port: int, name: str) -> float:
    http = HTTPConnection("127.0.0.1", port)
    http.request("GET", "/metrics")
    lines = http.getresponse().read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
