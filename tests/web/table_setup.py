"""Tables and seats by REST and WebSocket, for tests whose subject comes afterwards."""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

COOKIE = "ludoteca"
PATIENCE = 60
"""Seconds to wait for a message of the server."""


def open_session(page: Page, name: str) -> None:
    """Give this browser a name, as the form for it does."""
    answer = page.request.post("/api/session", data={"name": name, "locale": "en"})
    assert answer.ok, answer.text()


def open_table(page: Page, game: str, **options: Any) -> str:
    """Open a table with its host, who has a session, in the first seat; its link."""
    answer = page.request.post("/api/tables", data={"game": game, "options": options})
    assert answer.ok, answer.text()
    link: str = answer.json()["table"]["link"]
    return link


def send(page: Page, link: str, *requests: dict[str, Any]) -> None:
    """Send requests to a table, none of which may be refused."""
    assert "refused" not in (replies := ask(page, link, *requests)), replies


def ask(page: Page, link: str, *requests: dict[str, Any]) -> list[str]:
    """Send requests to a table over a connection of their own; of each, whether it was answered or
    refused."""
    parts = urlsplit(link)
    site, code = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[1]
    token = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
    with connect(
        f"{site.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=Origin(site),
        additional_headers={"Cookie": f"{COOKIE}={token}"},
        max_size=None,
    ) as socket:
        socket.send(json.dumps({"type": "hello"}))
        _receive(socket, "welcome")
        replies = []
        for request in requests:
            socket.send(json.dumps({"id": token_hex(8), **request}))
            replies.append(_receive(socket, "answer", "refused"))
        return replies


def sit(page: Page, link: str) -> None:
    send(page, link, {"type": "sit"})


def add_bots(page: Page, link: str, *strengths: str) -> None:
    send(page, link, *({"type": "add_bot", "strength": strength} for strength in strengths))


def play(page: Page, link: str, move: dict[str, Any]) -> None:
    send(page, link, {"type": "play", "move": move})


def _receive(socket: ClientConnection, *types: str) -> str:
    """Skip messages until one of these types, which is returned."""
    while (type := json.loads(socket.recv(PATIENCE))["type"]) not in types:
        assert type not in ("refused", "gone")
    return str(type)
