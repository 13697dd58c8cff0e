"""Tables in every phase with somebody in every role, and what each message gets there.

The seats: the host, a player, a third one who is out once there is a match, a bot. Beside them a
visitor and their program, a guest who was kicked, a stranger who has not said hello, and a big
screen of the host's.
"""

from __future__ import annotations

import asyncio
import tomllib
from contextlib import AsyncExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeAlias

import websockets

from tests.abuse.house import House
from tests.abuse.samples import SAMPLES, TAGS
from tests.server.live_server import Browser, Json, Person
from tests.server.programs import program_of

TABLE = Path(__file__).parent / "roles.toml"
PHASES = ("waiting", "starting", "playing", "paused", "over")
ROLES = (
    "stranger",
    "spectator",
    "screen",
    "seated",
    "host",
    "kicked",
    "eliminated",
    "bot",
    "program",
)
BOT_SEAT = 3
OK = "ok"
HARMLESS = frozenset({
    "ask_history", "ask_messages", "chat", "dequeue", "doors", "hello", "letter", "lock", "mute",
    "ping", "read", "report", "set_options", "state_at", "suppose",
})  # fmt: skip
"""Messages after which the others get the same answers as before."""
PROPOSALS: dict[str, Json] = {
    "take_back": {"step": 0},
    "speed": {"speed": 2},
    "remove": {"person": "nobody"},
    "mute": {"person": "nobody"},
    "rematch": {},
    "extend": {"minutes": 10},
    "open_seat": {"seat": BOT_SEAT},
    "seat_bot": {"seat": 0, "strength": "random"},
    "let_go": {"seat": 0},
    "draw": {},
    "shared_victory": {"winners": [0, 1]},
    "concession": {"winners": [0]},
    "early_end": {},
}
"""What else may be proposed than a pause or its end, each a row of its own: `propose_<what>`."""
ROWS = (*TAGS, *(f"propose_{what}" for what in PROPOSALS))
NUMBERS = count()
Answers: TypeAlias = dict[str, dict[str, dict[str, str]]]
"""By message, role and phase."""


class Cast:
    """The people of all tables, with one session each."""

    def __init__(self, people: dict[str, Person]) -> None:
        self.people = people

    @classmethod
    async def of(cls, house: House) -> Cast:
        names = ("host", "seated", "eliminated", "spectator", "kicked", "stranger")
        people = {name: await house.person(f"{name} player") for name in names}
        people["program"] = await program_of(people["spectator"])
        return cls(people)


class Setting:
    """One table in one phase."""

    def __init__(self, cast: Cast, phase: str) -> None:
        self.cast = cast
        self.phase = phase
        self.browsers: dict[str, Browser] = {}
        self.chat_number = 0
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        people = self.cast.people
        self.code = await people["host"].open_table("pig", options={"target": 500})
        for role in ("host", "seated", "eliminated", "spectator", "kicked", "program"):
            browser = await self._enter(people[role])
            self.browsers[role] = browser
            if role in ("seated", "eliminated"):
                await browser.do("sit")
        self.browsers["screen"] = await self._enter(people["host"], screen=True)
        host = self.browsers["host"]
        await host.do("add_bot", strength="random", seat=BOT_SEAT)
        await host.do("chat", text="hello")
        self.chat_number = (await host.wait_for("message"))["number"]
        await host.do("kick", person=people["kicked"].id)
        await self._reach(self.phase)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _enter(self, person: Person, **hello: Any) -> Browser:
        return await self._stack.enter_async_context(person.at(self.code, **hello))

    async def _reach(self, phase: str) -> None:
        host, seated, third = (self.browsers[each] for each in ("host", "seated", "eliminated"))
        if phase == "waiting":
            return
        if phase == "starting":
            nonce = "ab" * 32
            await host.do("pledge", hash=sha256(bytes.fromhex(nonce)).hexdigest())
            await host.do("start")
            return
        await host.do("start")
        for browser in (host, seated, third):
            await browser.wait_for("begun")
        await third.do("resign")
        if phase == "paused":
            await host.do("propose", what="pause")
            await seated.do("consent", agree=True)
        if phase == "over":
            await seated.do("resign")
            await host.do("resign")
            await host.until(lambda: host.table["phase"] == "over")

    async def answer(self, role: str, row: str) -> str:
        """The answer to a message from somebody in this role: a code, or `ok`."""
        tag, what = (row, "") if row in TAGS else row.split("_", 1)
        fields = self._fields(role, tag)
        if what:
            fields |= {"what": what, **PROPOSALS[what]}
        if "person" in PROPOSALS.get(what, {}):
            others = "host" if role in ("seated", "bot") else "seated"
            fields["person"] = self.cast.people[others].id
        if role in ("stranger", "kicked"):
            async with self.cast.people[role].browser(self.code) as browser:
                return await ask(browser, tag, fields)
        sender = "seated" if role == "bot" else role
        return await ask(self.browsers[sender], tag, fields, screen=role == "screen")

    def _fields(self, role: str, tag: str) -> Json:
        """A message that makes sense here; one in the role of the bot aims at the bot's seat."""
        fields = dict(SAMPLES[tag])
        if "person" in fields and tag != "propose":
            others = "host" if role == "seated" else "seated"
            fields["person"] = self.cast.people[others].id
        if tag in ("read", "report"):
            fields["number"] = self.chat_number
        if tag == "propose" and self.phase == "paused":
            fields["what"] = "resume"
        if tag == "remove_bot":
            fields["seat"] = BOT_SEAT
        if tag == "enqueue":
            fields["game"] = "pig"
        if role == "bot":
            for name, seat in (("seat", BOT_SEAT), ("to", [BOT_SEAT])):
                if name in fields or (tag in ("sit", "add_bot") and name == "seat"):
                    fields[name] = seat
        return fields


async def ask(browser: Browser, tag: str, fields: Json, *, screen: bool = False) -> str:
    if tag == "ping":
        await browser.send(type=tag, **fields)
        await browser.wait_for("pong")
        return OK
    if tag == "hello":
        try:
            found = await browser.hello(**fields, screen=screen)
        except (ConnectionError, websockets.ConnectionClosed):
            return "closed"
        return OK if found["type"] == "welcome" else str(found["problem"]["code"])
    found = await browser.ask(tag, id=f"role{next(NUMBERS)}", **fields)
    return str(found["code"]) if found["type"] == "refused" else OK


async def answers_of(cast: Cast, role: str, phase: str) -> dict[str, str]:
    """The answers to all messages from one role in one phase; a table is used until something
    happens to it."""
    found, setting = {}, None
    rows = sorted(ROWS, key=lambda row: (row not in HARMLESS, row))
    try:
        for row in rows:
            if setting is None:
                setting = await Setting(cast, phase).__aenter__()
            found[row] = await setting.answer(role, row)
            if found[row] == OK and row not in HARMLESS:
                await setting.__aexit__()
                setting = None
    finally:
        if setting is not None:
            await setting.__aexit__()
    return found


async def all_answers(
    house: House, roles: tuple[str, ...] = ROLES, phases: tuple[str, ...] = PHASES
) -> Answers:
    """By message, role and phase."""
    cells = [(role, phase) for phase in phases for role in roles]
    limit = asyncio.Semaphore(8)

    async def cell(role: str, phase: str) -> dict[str, str]:
        async with limit:
            return await answers_of(await Cast.of(house), role, phase)

    found = await asyncio.gather(*(cell(*each) for each in cells))
    answers: Answers = {}
    for (role, phase), by_tag in zip(cells, found, strict=True):
        for tag, answer in by_tag.items():
            answers.setdefault(tag, {}).setdefault(role, {})[phase] = answer
    return answers


def expected() -> Answers:
    """The table in `roles.toml`."""
    read = tomllib.loads(TABLE.read_text("utf-8"))
    every = read.pop("every")
    return {tag: {role: _cells(every | row, role) for role in ROLES} for tag, row in read.items()}


def _cells(row: dict[str, str], role: str) -> dict[str, str]:
    words = row.get(role, row["others"]).split()
    if len(words) == 1:
        words *= len(PHASES)
    return dict(zip(PHASES, words, strict=True))
