"""Puts a match into any position or to a later time: while its table is unloaded, the state or the
clock in the store is replaced, and the server loads it from there when a browser connects again."""

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
SET_CLOCK = "UPDATE tables SET document = json_set(document, '$.clock.origin', ?) WHERE code = ?"
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


def pass_time(user: User, database: Path, millis: int) -> None:
    """Let the time of a deadline pass for the match of this user, the only one connected; the next
    deadline is not as long."""
    link, seq = user.page.url, user.seq
    code = link.rsplit("/", 1)[1]
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as store:
        later, deadline = _clock(store, code) - millis, _deadline(store, code)
        for _ in range(TRIES):
            user.page.goto("/health")
            with store:
                store.execute(SET_CLOCK, (later, code))
            user.page.goto(link)
            user.see_step(seq)
            if _deadline(store, code) != deadline:
                user.see_step(seq + 1)
                return
    raise AssertionError("the table was never unloaded")


def _clock(store: sqlite3.Connection, code: str) -> int:
    [origin] = store.execute(
        "SELECT json_extract(document, '$.clock.origin') FROM tables WHERE code = ?", (code,)
    ).fetchone()
    return int(origin)


def _deadline(store: sqlite3.Connection, code: str) -> int:
    """The next deadline of the table's match; the server stores it again when it loads it."""
    [at] = store.execute(
        "SELECT at FROM dues, tables WHERE code = ? AND match = json_extract(document, '$.match')",
        (code,),
    ).fetchone()
    return int(at)


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
