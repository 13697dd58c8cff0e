"""CPU time of every REST route and kind of message, to set the weights of `http/weights.py` and
`rooms/dispatch.py` by: `python -m bench.load.weights`."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import websockets

from .process import ServerProcess, free_port

MANY = "1000000"
NO_LIMITS = {
    f"LUDOTECA_{name}": MANY
    for name in (
        "REQUESTS_PER_SECOND",
        "MESSAGES_PER_SECOND",
        "CHATS_PER_SECOND",
        "SESSIONS_PER_MINUTE",
        "LOGINS_PER_HOUR",
        "TABLES_PER_SESSION",
        "WORK_PER_SESSION",
        "WORK_PER_ADDRESS",
        "WORK_PER_HOUSE",
        "FRAMES_PER_SECOND",
        "GUESSES_PER_MINUTE",
    )
} | {
    "LUDOTECA_LOG_LEVEL": "warning",
    "LUDOTECA_BOT_DELAY": "0",
    "LUDOTECA_BOT_DELAY_SPREAD": "0",
    "LUDOTECA_BOT_DELAY_HARD": "0",
    "LUDOTECA_COUNTDOWN": "0",
}
TIMES, SLOW_TIMES = 200, 20
GAMES: dict[str, dict[str, Any]] = {"uno": {}, "risk": {"turn_limit": 40}, "machiavelli": {}}
QUIZ = json.dumps({"title": "x", "questions": [{"question": "q", "answers": ["a"]}] * 200})

Call = Callable[[], Awaitable[object]]


class Measurement:
    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.url = f"http://127.0.0.1:{server.port}"

    async def __call__(self, name: str, call: Call, times: int = TIMES) -> None:
        await call()
        before = self._cpu()
        for _ in range(times):
            await call()
        print(f"{(self._cpu() - before) / times * 1000:9.2f} ms  {name}", flush=True)

    def _cpu(self) -> float:
        return self._server.cpu_seconds + sum(map(cpu_seconds, children(self._server.pid)))


def children(parent: int) -> Sequence[int]:
    """The processes a process started, and theirs."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            child = int(path.parent.name)
            found += [child, *children(child)]
    return found


def cpu_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


class Client:
    """A browser at a table, with a session of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=600)
        self._number = 0

    async def introduce(self) -> None:
        (await self.http.post("/api/session", json={"name": "Ana"})).raise_for_status()

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **options)
        if answer.status_code >= 400:
            print(f"  {method} {path}: {answer.status_code} {answer.text[:80]}")
        return answer

    async def open_table(self, game: str, **wish: Any) -> str:
        answer = await self.request("POST", "/api/tables", json={"game": game, **wish})
        code: str = answer.json()["table"]["code"]
        return code

    async def connect(self, code: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
            additional_headers={"Cookie": cookies},
            origin=websockets.Origin(self.url),
            max_size=None,
            ping_interval=None,
        )
        await self.hello()

    async def hello(self, **fields: Any) -> Any:
        await self.socket.send(json.dumps({"type": "hello", **fields}))
        return await self.heard(lambda told: told["type"] == "welcome")

    async def heard(self, wanted: Callable[[Any], bool]) -> Any:
        while not wanted(told := json.loads(await self.socket.recv())):
            pass
        return told

    async def ask(self, type: str, **fields: Any) -> Any:
        self._number += 1
        id = f"m{self._number}"
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return await self.heard(lambda told: told.get("id") == id and told["type"] != "message")


async def play_with_bots(client: Client, game: str, options: dict[str, Any]) -> tuple[str, str]:
    """A table with a finished match; its code and the match."""
    code = await client.open_table(game, sit=False, options=options)
    await client.connect(code)
    for _ in range(5 if game == "machiavelli" else 3):
        await client.ask("add_bot", strength="easy")
    await client.ask("start")
    while True:
        welcome = await client.hello()
        match = welcome["match"]
        if match and match["position"]["over"]:
            print(f"  {game}: {match['seq']} steps")
            return code, match["id"]
        await asyncio.sleep(1)


async def measure_matches(measure: Measurement, client: Client, game: str) -> None:
    async with asyncio.timeout(90):
        code, match = await play_with_bots(client, game, GAMES[game])
    for path in ("", "/record", "/steps?limit=200", "/scenery", "/analysis"):
        await measure(
            f"GET match{path} of {game}",
            lambda path=path: client.request("GET", f"/api/matches/{match}{path}"),  # type: ignore[misc]
            SLOW_TIMES,
        )
    await measure(f"hello at {game}, all steps", lambda: client.hello(match=match), SLOW_TIMES)
    await measure(f"state_at {game}", lambda: client.ask("state_at", step=30), SLOW_TIMES)
    asking = {"since": 0, "until": 1000}
    await measure(f"history of {game}", lambda: client.ask("ask_history", **asking), SLOW_TIMES)
    await measure(f"GET /api/tables/{code}", lambda: client.request("GET", f"/api/tables/{code}"))
    await client.socket.close()


async def measure_requests(measure: Measurement, client: Client) -> None:
    code = await client.open_table("pig" if await has_pig(client) else "uno")
    for path in (
        "/",
        "/health",
        "/metrics",
        "/api/welcome",
        "/api/games",
        "/api/games/risk",
        "/api/games/machiavelli",
        "/api/catalogues/es",
        "/api/games/machiavelli/catalogues/es",
        "/api/openapi.json",
        "/api/tables",
        "/api/tables/mine",
        f"/api/tables/{code}",
        f"/api/tables/{code}/qr",
        "/api/profile",
        "/api/games/machiavelli/workshops/custom_scenario",
    ):
        await measure(f"GET {path}", lambda path=path: client.request("GET", path))  # type: ignore[misc]
    for method, path, body in (
        ("POST", "/api/session", {"name": "Bo"}),
        ("PATCH", "/api/session", {"name": "Bo"}),
        ("POST", "/api/session/device-code", None),
        ("POST", "/api/calendar", None),
        ("POST", "/api/tables", {"game": "risk"}),
        ("POST", "/api/games/trivia/uploads/quiz", {"text": QUIZ}),
        ("POST", "/api/games/machiavelli/uploads/custom_scenario", {"text": '{"powers":[1,1]}'}),
    ):
        other = Client(measure.url)
        await other.introduce()

        async def call(
            method: str = method, path: str = path, body: Any = body, other: Client = other
        ) -> object:
            return await other.request(method, path, **({"json": body} if body else {}))

        await measure(f"{method} {path}", call, 50)
    documents = (
        await client.request("GET", "/api/games/machiavelli/workshops/custom_scenario")
    ).json()
    if isinstance(documents, list):
        body = {"document": documents[0]}
        path = "/api/games/machiavelli/workshops/custom_scenario"
        await measure(f"POST {path}", lambda: client.request("POST", path, json=body), SLOW_TIMES)


async def has_pig(client: Client) -> bool:
    return any(game["id"] == "pig" for game in (await client.request("GET", "/api/games")).json())


async def measure_messages(measure: Measurement, client: Client) -> None:
    code = await client.open_table("risk")
    await client.connect(code)
    locked = False

    async def toggle() -> None:
        nonlocal locked
        locked = not locked
        await client.ask("lock", locked=locked)

    await measure("ping", lambda: ping(client))
    await measure("hello", client.hello)
    await measure("lock", toggle)
    await measure("refused play", lambda: client.ask("play", move={"move": "attack"}))
    await measure("set_options", lambda: client.ask("set_options", options={"turn_limit": 30}))
    await measure("add_bot, remove_bot", lambda: bot(client))
    await measure("enqueue, dequeue", lambda: queue(client))
    await measure("make_teams", lambda: client.ask("make_teams", count=2))
    await measure("chat of 2,000 letters", lambda: client.ask("chat", text="😀" * 500))
    await measure("hello with 100 messages", client.hello, SLOW_TIMES)
    await measure("nonsense", lambda: client.ask("sit", seat="x"), SLOW_TIMES)
    await client.socket.close()


async def ping(client: Client) -> None:
    await client.socket.send('{"type":"ping","sent":1}')
    await client.heard(lambda told: told["type"] == "pong")


async def bot(client: Client) -> None:
    await client.ask("add_bot", strength="easy")
    await client.ask("remove_bot", seat=1)


async def queue(client: Client) -> None:
    await client.ask("enqueue", game="uno")
    await client.ask("dequeue", number=0)


async def main(parts: Sequence[str]) -> None:
    with TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "ludoteca.cli", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/weights.db"]
        with ServerProcess(command, Path(folder), NO_LIMITS, port) as server:
            measure = Measurement(server)
            client = Client(measure.url)
            await client.introduce()
            if "requests" in parts:
                await measure_requests(measure, client)
            if "messages" in parts:
                await measure_messages(measure, client)
            for game in GAMES:
                if game in parts:
                    await measure_matches(measure, client, game)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["requests", "messages", *GAMES]))
