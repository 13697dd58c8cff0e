"""Players of boardgame.io's server: socket.io frames, and moves found by the client, which has the
rules there."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .players import Player, Table, all_ready

OPEN, JOIN, PING, PONG = b"0", b"40/risk,", b"2", b"3"
EVENT = b"42/risk,"
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'


class Pending(Struct):
    source: int
    target: int
    dice: int


class Position(Struct):
    phase: str
    owner: list[int]
    armies: list[int]
    pool: int
    pending: Pending | None


class Turn(Struct, rename="camel"):
    current_player: str


class State(Struct):
    G: Position
    ctx: Turn
    step: int = msgspec.field(name="_stateID")


class SyncInfo(Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, SyncInfo]).decode
encode = msgspec.json.Encoder().encode


class Client(Player):
    def __init__(self, table: Table, seat: int, neighbours: Sequence[Sequence[int]]) -> None:
        super().__init__(table, seat)
        self._neighbours = neighbours

    def on_frame(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            if self.seat == 0:  # one client chooses the moves for all
                self._choose(read_update(text[len(EVENT) :])[2])
            self.table.told()
        elif text.startswith(SYNC):
            self._choose(read_sync(text[len(EVENT) :])[2].state)
        elif text == PING:
            self.say(PONG)

    async def arrive(self, port: int, match: str, seats: int) -> None:
        await self.connect(port, "/socket.io/?EIO=4&transport=websocket")
        await self.ask(JOIN, JOIN)
        await self.ask(EVENT + encode(["sync", match, str(self.seat), None, seats]), SYNC)

    def _choose(self, state: State) -> None:
        seat = state.ctx.current_player
        kind, *values = draw_move(state.G, int(seat), self._neighbours)
        payload = {"type": kind, "args": values, "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = encode(["update", action, state.step, f"match-{self.table.number}", seat])
        players = self.table.players
        self.table.next = (players[int(seat)], EVENT + message)


def draw_move(position: Position, seat: int, neighbours: Sequence[Sequence[int]]) -> list[Any]:
    """A random legal move and its arguments."""
    owner, armies = position.owner, position.armies
    own = [territory for territory, holder in enumerate(owner) if holder == seat]
    if position.phase == "attack":
        able = [source for source in own if armies[source] > 1]
        targets = {s: [t for t in neighbours[s] if owner[t] != seat] for s in able}
        source = random.choice([*(s for s in able if targets[s]), None])
        if source is None:
            return ["endTurn"]
        dice = random.randint(1, min(3, armies[source] - 1))
        return ["attack", source, random.choice(targets[source]), dice]
    if position.pending is not None:
        least, most = position.pending.dice, armies[position.pending.source] - 1
        return ["moveIn", random.randint(least, most)]
    return ["place", random.choice(own), random.randint(1, position.pool)]


def neighbours_on(path: Path) -> list[list[int]]:
    document = json.loads(path.read_text("utf-8"))
    index = {territory["id"]: number for number, territory in enumerate(document["territories"])}
    neighbours: list[list[int]] = [[] for _ in index]
    for one, other in document["borders"]:
        neighbours[index[one]].append(index[other])
        neighbours[index[other]].append(index[one])
    return neighbours


async def open_tables(port: int, count: int, seats: int, board: Path) -> Sequence[Table]:
    """Tables with a match under way; the first client to ask for one creates it."""
    neighbours = neighbours_on(board)
    tables = [Table(number) for number in range(count)]
    for table in tables:
        table.players = clients = [Client(table, seat, neighbours) for seat in range(seats)]
        for client in clients:
            await client.arrive(port, f"match-{table.number}", seats)
    await all_ready(tables)
    return tables
