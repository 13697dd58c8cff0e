"""Replays one scripted visit on a server that was given a stored database.

The maker of the fixtures lets the program of its time answer; the test lets the present program
answer the same requests from the same database, at the same moment of a clock that stands still.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer

Answers = dict[str, Any]
"""Answers of the server, by request."""

PUBLIC = "http://play.example.org"
SETTINGS: dict[str, Any] = {
    "public_url": PUBLIC,
    "hosts": ("127.0.0.1",),
    "bot_delay": 3_600_000,  # bots stay still: only what the script does happens
    "tables_per_session": 50,
    "mail_gather": 0,
}
UNTIL_ALARMS = 600_000
"""By then the clock of every live match that has one has run out."""


class FrozenClock(AdjustableClock):
    """A clock that stands still unless a test puts it forward."""

    def __init__(self, now: int) -> None:
        super().__init__()
        self.ahead = now

    def __call__(self) -> int:
        return self.ahead


def read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def write(path: Path, content: Any) -> None:
    """Compress without a time stamp, so that the same content gives the same bytes."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


class Visit:
    """People with the cookies they had, each with a browser at every table of theirs."""

    def __init__(self, live: RunningServer, story: dict[str, Any]) -> None:
        self.live = live
        self.story = story
        self.people = {name: self._person(given) for name, given in story["people"].items()}
        self.browsers: dict[str, dict[str, Browser]] = {}

    def _person(self, given: dict[str, str]) -> Person:
        person = Person(self.live.url)
        person.id = given["id"]
        person.http.cookies.set("ludoteca", given["token"])
        self.live.people.append(person)
        return person

    async def welcomes(self, stack: AsyncExitStack) -> Answers:
        """Everybody opens their tables; what each is shown there."""
        answers: Answers = {}
        for table, given in self.story["tables"].items():
            here = self.browsers[table] = {}
            for name in given["people"]:
                at = self.people[name].at(given["code"])
                here[name] = await stack.enter_async_context(at)
                answers[f"{table} {name}"] = as_compared(here[name].told[0])
        return answers

    async def moves(self) -> Answers:
        """One move at every table, as the script has it; the step each browser is shown."""
        answers: Answers = {}
        for table, given in self.story["tables"].items():
            if "move" not in given:
                continue
            seq = {name: each.seq for name, each in self.browsers[table].items()}
            await self.browsers[table][given["mover"]].do("play", move=given["move"])
            for name, browser in self.browsers[table].items():
                answers[f"{table} {name}"] = await next_step(browser, seq[name])
        return answers

    async def alarms(self) -> Answers:
        """Time passes; the first step that came of it at every table with a clock."""
        then = self.story["now"] + UNTIL_ALARMS
        timed = {
            table: {name: each.seq for name, each in browsers.items()}
            for table, browsers in self.browsers.items()
            if is_due(next(iter(browsers.values())), then)
        }
        self.live.pass_time(UNTIL_ALARMS)
        return {
            f"{table} {name}": await next_step(self.browsers[table][name], known)
            for table, browsers in timed.items()
            for name, known in browsers.items()
        }

    async def pages(self) -> Answers:
        """REST answers about people and matches."""
        answers: Answers = {}
        for name, person in self.people.items():
            for path in self.story["pages"]:
                answer = await person.http.get(path)
                answers[f"{path} {name}"] = as_compared([answer.status_code, answer.json()])
        return answers


@asynccontextmanager
async def visiting(
    live: RunningServer, story: dict[str, Any]
) -> AsyncIterator[tuple[Visit, Answers]]:
    """A visit, and the welcomes it began with."""
    async with AsyncExitStack() as stack:
        visit = Visit(live, story)
        yield visit, await visit.welcomes(stack)


def is_due(browser: Browser, then: int) -> bool:
    due = browser.position.get("due")
    return due is not None and due["at"] <= then


async def next_step(browser: Browser, seq: int) -> Any:
    """The events and the position of the first step after this one."""

    def found() -> Any:
        for message in browser.told:
            if message["type"] == "step" and message["seq"] > seq:
                return message
            if message["type"] == "stream" and message["steps"][-1]["seq"] > seq:
                return message
        return None

    return as_compared(await browser.until(found))


LEFT_OUT = {"now", "online", "terms"}
"""Fields that depend on the moment of the request or on the wording of the texts."""


def as_compared(value: Any) -> Any:
    """Without what may differ between two runs or two wordings."""
    if isinstance(value, dict):
        left_out = LEFT_OUT | ({"text"} if "view" in value else set())
        return {name: as_compared(each) for name, each in value.items() if name not in left_out}
    if isinstance(value, list):
        return [as_compared(each) for each in value]
    return value


def known_part(answer: Any, earlier: Any) -> Any:
    """An answer without the fields that the earlier program did not have yet."""
    if isinstance(answer, dict) and isinstance(earlier, dict):
        return {
            name: known_part(each, earlier[name])
            for name, each in answer.items()
            if name in earlier
        }
    if isinstance(answer, list) and isinstance(earlier, list) and len(answer) == len(earlier):
        return [known_part(*pair) for pair in zip(answer, earlier, strict=True)]
    return answer
