"""Fuzzers: at tables of every game and at every endpoint, typed and raw input from a seed."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack, suppress
from typing import Any

import websockets

from ludoteca.kernel import Game, game
from ludoteca.server.settings import Settings
from tests.abuse.generator import Generator
from tests.abuse.house import House
from tests.abuse.samples import KINDS, tag_of
from tests.abuse.sending import fence
from tests.server.live_server import Browser, Json, Person

BATCH = 40
"""Messages sent without waiting."""
ENDS_THE_TABLE = ("leave", "close", "kick", "resign", "hand_over", "rematch", "next_game")
UNLIMITED: dict[str, Any] = {
    name: 1_000_000_000
    for name in (
        "requests_per_second",
        "messages_per_second",
        "chats_per_second",
        "sessions_per_minute",
        "logins_per_hour",
        "tables_per_session",
        "tables_per_address",
        "tables_per_hour",
        "bytes_per_session",
        "bytes_per_address",
        "guesses_per_minute",
        "work_per_session",
        "work_per_address",
        "work_per_house",
        "frames_per_second",
        "codes_per_hour",
        "connections_per_address",
        "sockets_per_address",
    )
    if name in Settings.__struct_fields__
}
"""The fuzzers look for defects; limits have tests of their own."""
SLOW: dict[str, Any] = {"bot_delay": 3_600_000, "bot_delay_spread": 0, "bot_delay_hard": 0}
"""Only the fuzzer moves."""


class MessageFuzzer:
    """Two players at a table of one game, who send whatever the generator makes."""

    def __init__(self, house: House, name: str, seed: int) -> None:
        self.house = house
        self.game: Game = game(name)
        self.generator = Generator(seed)
        self.rng = self.generator.rng
        self.sent = 0
        self.defects: list[Json] = []

    async def run(self, count: int) -> None:
        """Send so many messages, at as many tables as it takes."""
        people = [await self.house.person(f"Fuzzer {number}") for number in range(2)]
        watcher = await self.house.person("Watcher")
        while self.sent < count:
            code = await people[0].open_table(self.game.about.id)
            async with AsyncExitStack() as stack:
                browsers = [await stack.enter_async_context(each.at(code)) for each in people]
                await self._begin(browsers)
                usable = True
                while usable and self.sent < count:
                    usable = await self._batch(browsers, watcher)
            if not usable:
                await self._close(people[0], code)

    async def _begin(self, browsers: list[Browser]) -> None:
        host, second = browsers
        await second.do("sit")
        for _ in range(self.game.about.seats[0] - 2):
            await host.do("add_bot", strength="random")
        if self.rng.random() < 0.9:
            await host.do("start")
            for browser in browsers:
                await browser.wait_for("begun")

    async def _close(self, host: Person, code: str) -> None:
        """Leave no table behind, as far as that is possible."""
        with suppress(ConnectionError, websockets.ConnectionClosed):
            async with host.browser(code) as browser:
                if (await browser.hello())["type"] == "welcome":
                    await browser.ask("leave")

    async def _batch(self, browsers: list[Browser], watcher: Person) -> bool:
        """Send some messages; whether the table can be used for more."""
        browser = self.rng.choice(browsers)
        sent = [self._message(number) for number in range(BATCH)]
        self.sent += BATCH
        heard = len(browser.told)
        try:
            before = await self._look(watcher, browser.code)
            for data in sent:
                await browser.socket.send(data.decode() if _is_text(data) else data)
            await fence(browser)
            after = await self._look(watcher, browser.code)
            await fence(browser)  # a deadline may have passed meanwhile
        except (ConnectionError, websockets.ConnectionClosed):
            return False
        finally:
            answers = browser.told[heard:]
            self.defects += [answer for answer in answers if answer.get("code") == "defect"]
        if not any(map(_changes, answers)):
            assert after == before, (sent, before, after)
        return self.rng.random() < 0.97

    async def _look(self, watcher: Person, code: str) -> tuple[Any, ...]:
        """The match as a spectator sees it: its length and position."""
        async with watcher.at(code) as browser:
            return browser.match.get("id"), browser.seq, json.dumps(browser.position.get("view"))

    def _message(self, number: int) -> bytes:
        generator, rng = self.generator, self.rng
        message = self._play() if rng.random() < 0.5 else self._other()
        if isinstance(message, dict) and "id" in message:
            message["id"] = f"{self.sent + number}" if rng.random() < 0.95 else generator.junk()
        if rng.random() < 0.2:
            return generator.damaged(message)
        return json.dumps(message).encode()

    def _play(self) -> Json:
        move = self.rng.choice(self.game.moves)
        fields = self.generator.value(move)
        if isinstance(fields, dict):
            fields = {"move": move.tag, **fields}
        return {"type": "play", "id": "", "move": fields}

    def _other(self) -> Any:
        kind = self.rng.choice(KINDS)
        if tag_of(kind) in ENDS_THE_TABLE and self.rng.random() < 0.95:
            return self._play()
        message = self.generator.value(kind)
        if tag_of(kind) == "set_options" and isinstance(message, dict):
            message["options"] = self.generator.value(self.game.about.options)
        return message


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _changes(answer: Json) -> bool:
    """Whether this may have changed the match: anything but refusals, talk and looking back."""
    return answer["type"] in ("answer", "begun", "step", "stream", "gone")


async def fuzz_messages(house: House, names: list[str], count: int, seed: int) -> list[Json]:
    """Fuzz the tables of these games, each with so many messages; the defects."""
    fuzzers = [MessageFuzzer(house, name, seed + number) for number, name in enumerate(names)]
    for fuzzer in fuzzers:
        await fuzzer.run(count)
    return [defect for fuzzer in fuzzers for defect in fuzzer.defects]
