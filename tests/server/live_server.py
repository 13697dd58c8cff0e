"""A real server on a free port, and scripted browser clients."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import Any, Self, TypeVar

import httpx
import websockets

from ludoteca.server.app import create_services
from ludoteca.server.runner import Server
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.sources import wall_clock

T = TypeVar("T")
Json = dict[str, Any]

TIMEOUT = 60.0
"""Seconds after which a test that waits fails."""
NO_DELAYS: dict[str, Any] = {
    "bot_delay": 0,
    "bot_delay_spread": 0,
    "reveal_timeout": 60_000,
    "seat_grace": 0,
    "seat_grace_by_post": 0,
    "countdown": 0,
}
"""Delays that would make a test wait."""
NO_WORK_LIMITS: dict[str, Any] = {
    "frames_per_second": 1e6,
    "work_per_session": 1e6,
    "work_per_address": 1e6,
    "work_per_house": 1e6,
}
"""Limits that would make a test depend on the speed of the machine; those tests whose subject they
are, and the servers under attack in `tests/abuse`, keep the defaults."""
NO_PAGES = {"static": "no pages"}
"""A folder that is not there: compressing the built pages takes as long as the rest of a start."""
QUICK = NO_DELAYS | NO_WORK_LIMITS | NO_PAGES


def run(test: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(test)


class AdjustableClock:
    """A clock for the server that a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead

    def pass_time(self, milliseconds: int) -> None:
        self.ahead += milliseconds


class PromptServer(Server):
    """Stops at once: uvicorn looks ten times a second whether to stop, and waits as long for
    connections to close even where none is open."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.stopping = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.stopping.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown(sockets)
            return
        await self.services.announce_shutdown()
        for server in self.servers:
            server.close()
            await server.wait_closed()
        await self.lifespan.shutdown()


class RunningServer:
    def __init__(self, services: Services, server: PromptServer, task: asyncio.Task[None]) -> None:
        self.services = services
        self.server = server
        self.task = task
        self.url = f"http://127.0.0.1:{services.settings.port}"
        self.people: list[Person] = []

    async def stop(self) -> None:
        for person in self.people:
            await person.http.aclose()
        self.server.stopping.set()
        await self.task

    def pass_time(self, milliseconds: int) -> None:
        """Put the clock forward and wake the tasks that sleep until a moment."""
        now = self.services.sources.now
        assert isinstance(now, AdjustableClock)
        now.pass_time(milliseconds)
        self.services.table_dues.wake()
        self.services.next_deadline.expect(-self.services.sources.monotonic())
        self.services.outbox.wake()

    async def person(self, name: str, locale: str = "en") -> Person:
        person = Person(self.url)
        self.people.append(person)
        await person.introduce(name, locale)
        return person

    def reconnect(self, person: Person) -> None:
        """Point a person of an earlier server to this one; the cookies stay."""
        cookies = person.http.cookies
        person.url, person.http = self.url, Person(self.url).http
        person.http.cookies = cookies
        self.people.append(person)


@asynccontextmanager
async def serving(
    database: str = "sqlite://", now: Callable[[], int] = wall_clock, **settings: Any
) -> AsyncIterator[RunningServer]:
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", settings.pop("port", 0)))
    port = listening.getsockname()[1]
    chosen = Settings(port=port, database=database, **(QUICK | settings))
    services = create_services(chosen)
    services.sources.now = now
    if now is not wall_clock:
        services.sources.monotonic = now
    server = PromptServer(services)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    live = RunningServer(services, server, task)
    try:
        yield live
    finally:
        await live.stop()
        listening.close()


class Person:
    """A user: a REST client with a session cookie."""

    def __init__(self, url: str, address: str | None = None) -> None:
        """`address`: the address on this machine to connect from."""
        self.url = url
        self.address = address
        # No TLS: loading certificates takes longer than most tests.
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"origin": url},
            timeout=TIMEOUT,
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=address),
        )
        self.id = ""
        self.asked = 0
        """Requests sent from all sockets, to give each its own id."""

    async def introduce(self, name: str, locale: str = "en") -> None:
        answer = await self.http.post("/api/session", json={"name": name, "locale": locale})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]

    async def open_table(self, game: str, **wish: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["table"]["code"]
        return code

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def browser(self, code: str) -> Browser:
        return Browser(self, code)

    @asynccontextmanager
    async def at(self, code: str, **hello: Any) -> AsyncIterator[Browser]:
        """Connect to a table and say hello."""
        async with Browser(self, code) as browser:
            await browser.hello(**hello)
            yield browser


class Browser:
    """A WebSocket client at a table: keeps every frame and the latest position."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.frames: list[str] = []
        self.told: list[Json] = []
        self.table: Json = {}
        self.you: Json = {}
        self.match: Json = {}
        self.position: Json = {}
        self.seq = 0
        self.nonce = secrets.token_hex(32)
        self._read = 0
        self._news = asyncio.Event()
        self.closed: int | None = None

    async def __aenter__(self) -> Self:
        cookies = "; ".join(f"{name}={it}" for name, it in self.person.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        url = self.person.url.replace("http", "ws", 1)
        self.socket = await websockets.connect(
            f"{url}/api/tables/{self.code}/socket",
            additional_headers=headers,
            origin=websockets.Origin(self.person.url),
            max_size=None,
            open_timeout=TIMEOUT,
            ping_interval=None,
            local_addr=(self.person.address, 0) if self.person.address else None,
        )
        self._listener = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def cut(self) -> None:
        """Close the connection."""
        await self.socket.close()
        await self._listener

    async def _listen(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                message = json.loads(frame)
                self._learn(message)
                self.told.append(message)
                self._news.set()
        self.closed = self.socket.close_code
        self._news.set()

    def _learn(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.table, self.you = message["table"], message["you"]
                self._learn_match(message["match"])
            case "table":
                self.table, self.you = message["table"], message["you"]
            case "begun":
                self._learn_match(message["match"])
            case "step":
                self.seq, self.position = message["seq"], message["position"]
            case "stream":
                self.seq = message["steps"][-1]["seq"]

    def _learn_match(self, match: Json | None) -> None:
        if match is not None:
            self.match, self.position, self.seq = match, match["position"], match["seq"]

    # Sending

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, **fields: Any) -> Json:
        await self.send(type="hello", **fields)
        return await self.wait_for("welcome", "gone")

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        self.person.asked += 1
        id = fields.pop("id", f"{type}-{self.person.asked}")
        heard = len(self.told)
        await self.send(type=type, id=id, **fields)
        return await self.answer_to(id, heard)

    async def do(self, type: str, **fields: Any) -> Json:
        """Send a request that must not be refused."""
        answer = await self.ask(type, **fields)
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        assert answer["text"], answer
        code: str = answer["code"]
        return code

    async def play(self, move: str, **fields: Any) -> Json:
        return await self.do("play", move={"move": move, **fields})

    async def pledge(self) -> None:
        await self.do("pledge", hash=sha256(bytes.fromhex(self.nonce)).hexdigest())

    # Receiving

    async def until(self, holds: Callable[[], T | None]) -> T:
        """Wait until `holds` returns something true, and return it."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                found = holds()
                if found:
                    return found
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def answer_to(self, id: str, since: int = 0) -> Json:
        """The answer to a request, among the messages after the first `since`."""

        def answer() -> Json | None:
            for message in self.told[since:]:
                if message.get("id") == id and message["type"] != "message":
                    return message
            return None

        return await self.until(answer)

    async def wait_for(self, *types: str) -> Json:
        """The next message of these types that no earlier call has returned."""

        def found() -> Json | None:
            for index in range(self._read, len(self.told)):
                if self.told[index]["type"] in types:
                    self._read = index + 1
                    return self.told[index]
            return None

        return await self.until(found)

    async def next_step(self) -> None:
        """Wait for the next step of the match, or its end."""
        seq = self.seq
        await self.until(lambda: self.seq != seq or self.position["over"])

    async def wait_until_over(self) -> None:
        await self.until(lambda: self.position.get("over"))

    @property
    def seat(self) -> int | None:
        seat: int | None = self.you.get("seat")
        return seat

    @property
    def is_to_act(self) -> bool:
        return self.seat in self.position.get("to_act", ())
