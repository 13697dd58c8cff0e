"""Puts a match into any position: while its table is unloaded, the state in the store is replaced,
and the server loads it from there when a browser connects again."""

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

from .users import User

UNLOADING = {"LINGER": "0"}
"""Settings of a server that unloads a table as soon as nobody is connected to it."""
TRIES = 100
PATIENCE = 60
"""Seconds to wait for the server's lock on the database."""


def set_position(users: Sequence[User], database: Path, position: Match) -> None:
    """Put the match of these users, the first in the first seat, into this position with its
    options. Nobody else may be connected, and no bot thinking."""
    link = users[0].page.url
    for _ in range(TRIES):
        for one in users:
            one.page.goto("/health")  # a page without a connection
        _write(database, link.rsplit("/", 1)[1], position)
        views = [_reconnect(one, link) for one in users]
        if views == [_raw(position.view(seat)) for seat in range(len(users))]:
            return
    raise AssertionError("the table was never unloaded")


def _reconnect(user: User, link: str) -> Any:
    """Open the table again; the view that the server sends."""
    views: list[Any] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            views.append(message["match"]["position"]["view"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    user.page.on("websocket", listen)
    user.page.goto(link)
    user.see_step(0)
    user.page.remove_listener("websocket", listen)
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
