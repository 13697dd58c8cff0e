"""A program as a guest, in tests: a client with a token in place of a cookie."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Self

import websockets

from tests.server.live_server import Browser, Json, Person


class Program(Person):
    """A REST client of a program."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url)
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    def browser(self, code: str) -> ProgramBrowser:
        return ProgramBrowser(self, code)

    def at(self, code: str, **hello: Any) -> Any:
        return self.browser(code)


class ProgramBrowser(Browser):
    """Its socket at a table; it says hello at once."""

    answer: Json

    async def __aenter__(self) -> Self:
        assert isinstance(self.person, Program)
        self.socket = await websockets.connect(
            f"{self.person.url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket",
            additional_headers={"Authorization": f"Bearer {self.person.token}"},
            max_size=None,
        )
        self._listener = asyncio.create_task(self._listen())
        with suppress(websockets.ConnectionClosed):  # refused before it could speak
            await self.send(type="hello")
        self.answer = await self.wait_for("welcome", "gone")
        return self

    async def until_closed(self) -> int | None:
        await self._listener
        return self.closed


async def program_of(maker: Person, name: str = "Greedy") -> Program:
    """Make a token, and a client with it."""
    answer = await maker.http.post("/api/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    program = Program(maker.url, answer.json()["token"])
    program.id = answer.json()["program"]["id"]
    return program
