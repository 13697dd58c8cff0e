"""Makes a folder of fixtures: finished records of every game and a database with live matches.

Run it with the program whose files are to be kept:
`.venv/bin/python -m tests.compatibility.make_fixtures FOLDER`.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca import Chance, Match, Observer, seed_from_int
from ludoteca.arena import drive
from tests.compatibility.old_server import SETTINGS, FrozenClock, visiting, write
from tests.server.inbox import Inbox, reader, receiving
from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer, serving
from tests.server.scripts import hold_at_ten, play_on

MINUTE, DAY = 60_000, 86_400_000

# Records

FINISHED: dict[str, tuple[str, tuple[str, ...], tuple[int, ...], dict[str, Any]]] = {
    "risk_classic": ("risk", ("hard", "normal", "easy", "easy"), (), {}),
    "risk_two_seats": (
        "risk",
        ("hard", "easy"),
        (),
        {"map": "simple", "setup": "claim", "turn_seconds": 60, "turn_limit": 12},
    ),
    "uno": (
        "uno",
        ("hard", "normal", "easy"),
        (),
        {"match": "to_points", "target": 100, "stacking": True, "seven_zero": True},
    ),
    "teradeck": ("teradeck", ("hard", "normal", "archmaster", "easy"), (), {}),
    "trivia": ("trivia", ("hard", "normal", "easy", "easy"), (0, 1, 0, 1), {"mode": "everyone"}),
    "pictionary": ("pictionary", ("hard", "normal", "easy"), (), {"target": 3}),
    "machiavelli": (
        "machiavelli",
        ("hard", "normal", "easy"),
        (),
        {"turns": 6, "plague": "on_five", "fog": True},
    ),
    "liars_hand": ("liars_hand", ("easy",) * 3, (), {}),
    "pig": ("pig", ("easy",) * 3, (), {}),
    "quick_quiz": ("quick_quiz", ("easy",) * 3, (), {"language": "es"}),
    "scribble": ("scribble", ("easy",) * 3, (), {"rounds": 3}),
    "sealed_orders": ("sealed_orders", ("easy",) * 3, (), {}),
}


class EventList(Observer):
    """The events of every step as plain data."""

    def __init__(self) -> None:
        self.steps: list[Any] = []

    def step(self, match: Match, step: Any) -> None:
        self.steps.append(msgspec.json.decode(msgspec.json.encode(step.events)))


def with_answers(record: dict[str, Any]) -> dict[str, Any]:
    """A record with what this program makes of it."""
    events = EventList()
    match = Match.replay(record, observers=[events])
    found = match.record()
    seats = [*range(match.seats), None]
    views = [msgspec.json.decode(msgspec.json.encode(match.view(seat))) for seat in seats]
    return {
        "record": record,
        "events": events.steps,
        "views": views,
        "places": found["places"],
        "over": found["over"],
        "digest": found["digest"],
    }


def played_by_bots(
    name: str, bots: Sequence[str], teams: Sequence[int], options: dict[str, Any]
) -> dict[str, Any]:
    game = ludoteca.game(name)
    seats, seed = len(bots), seed_from_int(82217)
    match = Match.start(game, seats=seats, seed=seed, options=options, teams=teams)
    drive(match, [game.bots[bot]() for bot in bots], Chance(seed_from_int(7)))
    assert match.over
    return match.record()


# The database

LIVE: dict[str, tuple[str, dict[str, Any]]] = {
    "risk": ("normal", {"turn_seconds": 90, "placement": "batch"}),
    "uno": ("normal", {"turn_seconds": 60, "stacking": True, "seven_zero": True}),
    "teradeck": ("easy", {"turn_seconds": 60}),
    "trivia": ("easy", {"language": "en", "seconds": 60, "mode": "everyone", "rounds": 20}),
    "pictionary": ("easy", {"language": "en", "seconds": 100, "target": 20}),
    "machiavelli": ("normal", {"diplomacy_minutes": 1, "orders_minutes": 1, "grace_seconds": 0}),
    "liars_hand": ("easy", {}),
    "pig": ("easy", {}),
    "quick_quiz": ("easy", {"seconds": 60}),
    "scribble": ("easy", {"seconds": 100}),
    "sealed_orders": ("easy", {"deadline": 100_000, "rounds": 20}),
}
"""A bot and options for the live match of every game."""
STEPS = 8
FREELY = {"stroke": [[100, 100], [200, 300], [400, 250]], "sheet": [3, 4, 5]}
"""Answers to questions without a list of choices, by kind."""
CHOOSING = random.Random(82217)


def some_move(browser: Browser) -> dict[str, Any] | None:
    """A random one of what the choices offer; None where there is nothing to choose."""
    moves = [move for row in browser.position["choices"] if (move := from_row(row))]
    return CHOOSING.choice(moves) if moves else None


def from_row(row: dict[str, Any]) -> dict[str, Any] | None:
    name = row["move"]
    if name == "submit" and "orders" in row["fields"]:
        return {"move": name, "orders": [], "expenses": [], "disband": []}
    fields = {field: from_leaf(leaf) for field, leaf in row["fields"].items()}
    return None if None in fields.values() else {"move": name, **fields}


def from_leaf(leaf: dict[str, Any]) -> Any:
    if "one_of" in leaf:
        return CHOOSING.choice(leaf["one_of"])
    if "from" in leaf:
        return CHOOSING.randint(leaf["from"], min(leaf["to"], leaf["from"] + 2))
    if "is" in leaf:
        return leaf["is"]
    if "text" in leaf:
        return "house"
    return FREELY.get(leaf["free"])


async def begin(
    stack: AsyncExitStack, people: Sequence[Person], game: str, bot: str, options: dict[str, Any]
) -> list[Browser]:
    """A table of these people and a bot, with its match begun."""
    code = await people[0].open_table(game, options=options)
    browsers = [await stack.enter_async_context(person.at(code)) for person in people]
    for browser in browsers[1:]:
        await browser.do("sit")
    if bot:
        await browsers[0].do("add_bot", strength=bot)
    for browser in browsers:
        await browser.pledge()
    await browsers[0].do("start")
    for browser in browsers:
        await browser.wait_for("reveal_nonce")
        await browser.do("reveal", nonce=browser.nonce)
    for browser in browsers:
        await browser.wait_for("begun")
    return browsers


def somebody_chooses(browsers: Sequence[Browser]) -> bool:
    return any(some_move(each) for each in browsers)


async def play_some(live: RunningServer, browsers: Sequence[Browser]) -> None:
    """People play until some steps are done and one of them has a choice."""
    while browsers[0].seq < STEPS or not somebody_chooses(browsers):
        assert not browsers[0].position["over"], browsers[0].table["game"]
        for browser in browsers:
            move = some_move(browser)
            if move and (await browser.ask("play", move=move))["type"] == "answer":
                break
        else:
            if browsers[0].position["due"]:
                live.pass_time(2_000)
        await asyncio.sleep(0.05)


async def by_post(people: Sequence[Person]) -> str:
    """Machiavelli by post, with letters of which some are read."""
    host, *others = people
    code = await host.open_table("machiavelli", options={"famine": "off"})
    async with host.at(code) as first:
        for person in others:
            async with person.at(code) as browser:
                await browser.do("sit")
        await first.do("start")
        await first.until(lambda: first.match)
        await first.do("letter", to=[1], text="Peace between us?")
        await first.do("letter", to=[1, 2], text="A league against nobody.")
        await first.do("chat", text="Good luck to everybody.")
    async with others[0].at(code) as second:
        number = second.told[0]["messages"][0]["number"]
        await second.do("read", number=number)
        await second.do("letter", to=[0], text="Peace it is.")
    return code


async def finish(browsers: Sequence[Browser]) -> None:
    """A take-back on the way, then on to the end."""
    one, two = browsers
    mover, other = (one, two) if one.is_to_act else (two, one)
    await mover.play("hold")
    await mover.do("propose", what="take_back")
    await other.do("consent", agree=True)
    await asyncio.gather(play_on(one, hold_at_ten), play_on(two, hold_at_ten))
    await one.do("chat", text="Well played.")


async def play(path: Path) -> dict[str, Any]:
    """Fill the database; the story of the visit that will be paid to it."""
    clock, inbox = AdjustableClock(), Inbox()
    story: dict[str, Any] = {"people": {}, "tables": {}}
    with receiving(inbox) as mail:
        settings = {**SETTINGS, **mail, "bot_delay": 0, "snapshot_every": 5}
        async with (
            serving(f"sqlite:///{path}", clock, **settings) as live,
            AsyncExitStack() as stack,
        ):
            ana = await reader(live, inbox, "Ana")
            ben = await reader(live, inbox, "Ben", "es")
            cleo = await reader(live, inbox, "Cleo")
            zoe = await live.person("Zoe")
            inbox.refuse = 1_000_000  # from now on mails stay in the outbox
            people = {"Ana": ana, "Ben": ben, "Cleo": cleo, "Zoe": zoe}
            post = await by_post([ana, ben, cleo])
            live.pass_time(2 * DAY - 8 * MINUTE)
            story["tables"]["post"] = {"code": post, "people": ["Ana", "Ben", "Cleo", "Zoe"]}
            finished = await begin(stack, [ana, ben], "pig", "", {"target": 20})
            await finish(finished)
            seated = {"finished": finished}
            for game, (bot, options) in LIVE.items():
                seated[game] = await begin(stack, [ana, ben], game, bot, options)
                await play_some(live, seated[game])
            paused = await begin(stack, [ana, ben], "uno", "", {"turn_seconds": 30})
            await paused[0].do("propose", what="pause")
            await paused[1].do("consent", agree=True)
            seated["paused"] = paused
            waiting = await ana.open_table("risk", options={"map": "simple"})
            story["tables"]["waiting"] = {"code": waiting, "people": ["Ana"]}
            await seated["pig"][0].do("propose", what="pause")
            while not all(somebody_chooses(seated[game]) for game in LIVE):
                for game in LIVE:
                    await play_some(live, seated[game])
            for table, browsers in seated.items():
                story["tables"][table] = {
                    "code": browsers[0].code,
                    "people": ["Ana", "Ben", "Zoe"],
                }
            code = await zoe.http.post("/api/session/device-code")
            story["device_code"] = code.json()["code"]
            over = finished[0].match["id"]
            story["pages"] = [
                "/api/profile",
                "/api/tables/mine",
                f"/api/matches/{over}",
                f"/api/matches/{over}/record",
                f"/api/matches/{over}/steps",
                f"/api/matches/{seated['risk'][0].match['id']}",
            ]
            story["people"] = {
                name: {"id": person.id, "token": person.http.cookies["ludoteca"]}
                for name, person in people.items()
            }
        story["now"] = clock() + 1
    return story


async def choose_moves(path: Path, story: dict[str, Any]) -> None:
    """A move for every live match, one that is accepted."""
    async with (
        serving(f"sqlite:///{path}", FrozenClock(story["now"]), **SETTINGS) as live,
        visiting(live, story) as (visit, _),
    ):
        for table in LIVE:
            mover, move = await accepted_move(visit.browsers[table])
            story["tables"][table] |= {"mover": mover, "move": move}


async def accepted_move(browsers: dict[str, Browser]) -> tuple[str, dict[str, Any]]:
    acting_first = sorted(browsers.items(), key=lambda each: not each[1].is_to_act)
    for name, browser in acting_first * 20:
        move = some_move(browser)
        if move and (await browser.ask("play", move=move))["type"] == "answer":
            return name, move
    raise AssertionError("no move is accepted")


def compact(path: Path) -> bytes:
    """One file without a journal."""
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return path.read_bytes()


async def answers_of(path: Path, story: dict[str, Any]) -> dict[str, Any]:
    """The answers of this program to the visit."""
    with receiving(Inbox()) as mail:
        settings = SETTINGS | mail
        async with (
            serving(f"sqlite:///{path}", FrozenClock(story["now"]), **settings) as live,
            visiting(live, story) as (visit, welcomes),
        ):
            return {
                "welcomes": welcomes,
                "pages": await visit.pages(),
                "moves": await visit.moves(),
                "alarms": await visit.alarms(),
            }


def main(folder: Path) -> None:
    (folder / "records").mkdir(parents=True, exist_ok=True)
    for name, (game, bots, teams, options) in FINISHED.items():
        record = played_by_bots(game, bots, teams, options)
        write(folder / "records" / f"{name}.json.gz", with_answers(record))
    with tempfile.TemporaryDirectory() as temporary:
        path, copy = Path(temporary) / "house.db", Path(temporary) / "copy.db"
        story = asyncio.run(play(path))
        (folder / "house.db.gz").write_bytes(gzip.compress(compact(path), mtime=0))
        shutil.copy(path, copy)
        asyncio.run(choose_moves(copy, story))
        answers = []
        for _ in range(2):
            shutil.copy(path, copy)
            answers.append(asyncio.run(answers_of(copy, story)))
        assert answers[0] == answers[1], "the visit is not the same twice"
        write(folder / "house.json.gz", {"story": story, "answers": answers[0]})
        over = answers[0]["pages"][f"{story['pages'][3]} Ana"][1]
        write(folder / "records" / "pig_of_two_people.json.gz", with_answers(over))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
