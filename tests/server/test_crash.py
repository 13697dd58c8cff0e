"""Crash safety: a real `ludoteca serve` is killed repeatedly while people play.

No acknowledged move is lost or made twice, alarms fire at their moments of match time, and every
client catches up by itself.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ludoteca import Match, verify
from ludoteca.server.tables.table import SKIP
from tests.server.fork_server import GONE
from tests.server.live_server import Browser, Json, Person

ROOT = Path(__file__).parents[2]

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
KILLS, ALARMS, TARGET = (200, 20, 300) if LARGE else (2, 3, 80)
ENDS = 20
"""Matches at whose end the server is killed."""
OUTAGE = 10.0 if LARGE else 0.5
"""Seconds without a database."""
SETTINGS = {
    "LUDOTECA_BOT_DELAY": "0",
    "LUDOTECA_BOT_DELAY_SPREAD": "0",
    "LUDOTECA_REVEAL_TIMEOUT": "0",
    "LUDOTECA_COUNTDOWN": "0",
    "LUDOTECA_SNAPSHOT_EVERY": "7",
    "LUDOTECA_TABLES_PER_SESSION": "1000",
    "LUDOTECA_MESSAGES_PER_SECOND": "1000",
}
TROUBLE = (ConnectionError, OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)


class Victim:
    """A server process that can be killed and restarted on the same port and database."""

    def __init__(self, parent: Process, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.parent = parent
        self.pid = 0

    async def start(self) -> None:
        assert self.parent.stdin is not None
        line = f"serve --port {self.port} --database {self.database}\n"
        self.parent.stdin.write(line.encode())
        self.pid = int(await self._next_line())
        assert self.url.removeprefix("http://127.0.0.1") in await self._next_line()

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        while await self._next_line() != GONE:
            pass

    async def _next_line(self) -> str:
        """The next line of the server or the fork server."""
        assert self.parent.stdout is not None
        async with asyncio.timeout(120):
            line = await self.parent.stdout.readline()
        assert line, "the fork server has ended"
        return line.decode().strip()


@asynccontextmanager
async def victim(database: str, **settings: str) -> AsyncIterator[Victim]:
    env = os.environ | SETTINGS | settings
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.fork_server", env=env, cwd=ROOT,
        stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
    )  # fmt: skip
    server = Victim(parent, database)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
        parent.kill()
        await parent.communicate()  # close the pipes before the loop


class ResilientClient:
    """A client that reconnects and resends what was not answered."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.answered: dict[str, int] = {}
        self.count = 0
        self.pending: tuple[str, Json] | None = None
        self.known: Json = {}
        self.begun = asyncio.Event()
        """Set when a move was acknowledged."""

    async def play_to_the_end(self) -> None:
        while True:
            with suppress(*TROUBLE):
                async with asyncio.timeout(60), self.person.at(self.code, **self.known) as browser:
                    if await self._play(browser):
                        return
            await asyncio.sleep(0.05)

    async def _play(self, browser: Browser) -> bool:
        """Play until the match is over (True) or the connection is lost (False)."""
        welcome = browser.told[0]  # later messages may have arrived
        missed = [step["seq"] for step in welcome["steps"]]
        assert missed == sorted(set(missed))
        if self.known:
            assert missed == list(range(self.known["since"] + 1, welcome["match"]["seq"] + 1))
        while True:
            self.known = {"match": browser.match["id"], "since": browser.seq}
            if self.pending is None and browser.position["over"]:
                return True  # an unacknowledged last move is resent like any other
            if self.pending is None and browser.is_to_act:
                self.count += 1
                pot = browser.position["view"].get("pot", 0)
                self.pending = (f"m{self.count}", {"move": "hold" if pot >= 4 else "roll"})
            if self.pending is None:
                await browser.next_step()
                continue
            id, move = self.pending
            answer = await browser.ask("play", id=id, move=move)
            if answer["type"] == "answer":
                self.answered[id] = answer["seq"]
                self.begun.set()
            assert answer.get("code") in (None, "unavailable", "not_your_turn", "match_over")
            if answer.get("code") == "unavailable":
                await asyncio.sleep(0.1)  # the delay of a browser before it reconnects
            else:
                self.pending = None


@pytest.fixture(params=["sqlite", "postgres"] if LARGE else ["sqlite"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    from tests.server.postgres import new_database

    return new_database()


def test_nothing_is_lost_or_doubled_however_often_the_server_is_killed(database: str) -> None:
    async def scenario() -> None:
        rng = random.Random(5)
        async with victim(database) as server:
            people = [Person(server.url) for _ in range(3)]
            for person, name in zip(people, ("Ana", "Ben", "Cleo"), strict=True):
                await person.introduce(name)
            timed = await begin(people[:1], "sealed_orders", deadline=1_000, rounds=ALARMS)
            left = KILLS
            while left:
                code = await begin(people, "pig", target=TARGET)
                players = [ResilientClient(person, code) for person in people]
                playing = asyncio.gather(*(player.play_to_the_end() for player in players))
                while left and not playing.done():
                    await a_random_moment(rng, players, playing)
                    await server.kill()
                    await server.start()
                    left -= 1
                await asyncio.wait_for(playing, 300)
                await check_moves(people[0], code, players)
            await check_alarms(people[0], timed)
            for person in people:
                await person.http.aclose()

    asyncio.run(scenario())


def test_a_match_and_the_chosen_speed_of_its_bots_outlive_the_server(database: str) -> None:
    """At any other speed the bot would not move again during the test."""

    async def scenario() -> None:
        async with victim(database, LUDOTECA_BOT_DELAY="36000000") as server:
            ana = Person(server.url)
            await ana.introduce("Ana")
            code = await begin([ana], "pig", target=TARGET)
            async with ana.at(code) as browser:
                await browser.do("propose", what="speed", speed=SKIP)
                await browser.play("hold")
                await browser.until(lambda: browser.is_to_act)
                seq = browser.seq
            await server.kill()
            await server.start()
            async with ana.at(code) as browser:
                assert (browser.table["speed"], browser.seq) == (SKIP, seq)
                await browser.play("hold")
                await browser.until(lambda: browser.is_to_act)
                assert browser.seq > seq + 1
            await ana.http.aclose()

    asyncio.run(scenario())


@pytest.mark.skipif(not LARGE, reason="test_rated shows one case; here the moment is random")
def test_a_match_is_rated_once_though_the_server_is_killed_at_its_end(database: str) -> None:
    """Killed as soon as a client has heard of the last move: before, while or after it is rated."""

    async def scenario() -> None:
        async with victim(database) as server:
            ana = Person(server.url)
            await ana.introduce("Ana")
            others = [Person(server.url) for _ in range(ENDS)]
            for played, ben in enumerate(others, 1):
                await ben.introduce(f"Ben {played}")
                code = await begin_rated(ana, ben)
                players = [ResilientClient(person, code) for person in (ana, ben)]
                playing = [asyncio.ensure_future(player.play_to_the_end()) for player in players]
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                await server.kill()
                await server.start()
                await asyncio.wait_for(asyncio.gather(*playing), 300)
                async with ana.at(code) as browser:
                    await browser.until(lambda: browser.table["rating"]["outcome"] == "rated")
                for person, count in ((ana, played), (ben, 1)):
                    (rating,) = (await person.get("/api/profile"))["ratings"]
                    assert (rating["matches"], len(rating["points"])) == (count, count)
            for person in (ana, *others):
                await person.http.aclose()

    asyncio.run(scenario())


async def begin_rated(host: Person, other: Person) -> str:
    code = await host.open_table("pig", options={"target": 20}, public=True, rated=True)
    async with host.at(code) as first, other.at(code) as browser:
        await browser.do("sit")
        await first.do("start")
        await first.wait_for("begun")
    return code


async def a_random_moment(
    rng: random.Random, players: list[ResilientClient], playing: asyncio.Future[Any]
) -> None:
    """Kill usually after everybody has moved since the last kill, sometimes earlier."""
    for player in players:
        player.begun.clear()
    if rng.random() < 0.8:
        moved = asyncio.gather(*(player.begun.wait() for player in players))
        await asyncio.wait([moved, playing], return_when=asyncio.FIRST_COMPLETED)
        moved.cancel()
        with suppress(asyncio.CancelledError):
            await moved
    await asyncio.sleep(rng.random() * 0.2)


def test_on_a_full_disk_nothing_happens_until_there_is_room(tmp_path: Path) -> None:
    @contextmanager
    def full_disk(server: Victim) -> Iterator[None]:
        """Limit the server's files to size 0, so that every write fails."""
        pid, unlimited = server.pid, resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, unlimited))
        yield
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

    asyncio.run(survives(f"sqlite:///{tmp_path}/house.db", full_disk))


def test_play_goes_on_when_the_database_was_away() -> None:
    from tests.server.postgres import new_database, stopped

    asyncio.run(survives(new_database(), lambda server: stopped()))


async def survives(
    database: str, trouble: Callable[[Victim], AbstractContextManager[None]]
) -> None:
    """Play to the end with an outage of the store in between."""
    async with victim(database) as server:
        people = [Person(server.url), Person(server.url)]
        for person, name in zip(people, ("Ana", "Ben"), strict=True):
            await person.introduce(name)
        timed = await begin(people[:1], "sealed_orders", deadline=1_000, rounds=ALARMS)
        code = await begin(people, "pig", target=TARGET)
        players = [ResilientClient(person, code) for person in people]
        playing = asyncio.gather(*(player.play_to_the_end() for player in players))
        await asyncio.gather(*(player.begun.wait() for player in players))
        with trouble(server):
            answer = await people[0].http.patch("/api/session", json={"locale": "es"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            await asyncio.sleep(OUTAGE)
            assert not playing.done()
        await asyncio.wait_for(playing, 120)
        await check_moves(people[0], code, players)
        await check_alarms(people[0], timed)
        for person in people:
            await person.http.aclose()


async def begin(people: list[Person], game: str, **options: int) -> str:
    """A table with these people and a bot, with the match begun."""
    code = await people[0].open_table(game, options=options)
    async with people[0].at(code) as host:
        for person in people[1:]:
            async with person.at(code) as browser:
                await browser.do("sit")
        await host.do("add_bot", strength="random")
        await host.do("start")
        await host.wait_for("begun")
    return code


async def check_moves(person: Person, code: str, players: list[ResilientClient]) -> None:
    """Check that every acknowledged move is in the record once, at its step."""
    table = (await person.get(f"/api/tables/{code}"))["table"]
    record = await person.get(f"/api/matches/{table['match']}/record")
    verify(record, Match.replay(record).record())
    for seat, player in enumerate(players):
        plays = [
            seq
            for seq, given in enumerate(record["log"], 1)
            if given["in"] == "play" and given["seat"] == seat
        ]
        assert sorted(player.answered.values()) == plays


async def check_alarms(person: Person, code: str) -> None:
    """Check that alarms fired at their moments of match time, whatever the downtime."""
    async with asyncio.timeout(120):
        while (await person.get(f"/api/tables/{code}"))["table"]["phase"] != "over":
            await asyncio.sleep(0.2)
    table = (await person.get(f"/api/tables/{code}"))["table"]
    record: dict[str, Any] = await person.get(f"/api/matches/{table['match']}/record")
    alarms = [given["at"] for given in record["log"] if given["in"] == "alarm"]
    assert alarms == [1_000 * number for number in range(1, ALARMS + 1)]
