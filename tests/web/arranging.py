"""Positions arranged by hand: while nobody looks at a table, its match gets another state in the
store, and the server takes it up from there when somebody comes back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import to_builtins
from playwright.sync_api import WebSocket

from ludoteca.kernel import Match, View, raw_state

from .visitors import Visitor

FORGETFUL = {"LINGER": "0"}
"""The setting of a server that forgets a table as soon as nobody looks at it."""
TRIES = 100
PATIENCE = 60
"""Seconds to wait for the server to let go of the store."""


def put(people: Sequence[Visitor], database: Path, position: Match) -> None:
    """Let the match that these people play, the first in the first seat, be in this position, under
    its options. Nobody else may be looking, and no bot thinking."""
    link = people[0].page.url
    for _ in range(TRIES):
        for one in people:
            one.page.goto("/health")  # a page without a connection
        _write(database, link.rsplit("/", 1)[1], position)
        views = [_look(one, link) for one in people]
        if views == [_raw(position.view(seat)) for seat in range(len(people))]:
            return
    raise AssertionError("the table was never forgotten")


def _look(visitor: Visitor, link: str) -> Any:
    """Come back to the table; what the server tells is to be seen there."""
    views: list[Any] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            views.append(message["match"]["position"]["view"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    visitor.page.on("websocket", listen)
    visitor.page.goto(link)
    visitor.see_step(0)
    visitor.page.remove_listener("websocket", listen)
    return views[0]


def _raw(view: View) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def _write(database: Path, code: str, position: Match) -> None:
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as store, store:
        [found] = store.execute("SELECT document FROM tables WHERE code = ?", (code,)).fetchone()
        match = json.loads(found)["match"]
        [setup] = store.execute("SELECT setup FROM matches WHERE id = ?", (match,)).fetchone()
        [steps] = store.execute("SELECT count(*) FROM log WHERE match = ?", (match,)).fetchone()
        setup = {**json.loads(setup), "options": to_builtins(position.options)}
        store.execute("UPDATE matches SET setup = ? WHERE id = ?", (json.dumps(setup), match))
        store.execute(
            "INSERT OR REPLACE INTO snapshots (match, seq, state) VALUES (?, ?, ?)",
            (match, steps, json.dumps(raw_state(position.state))),
        )
