"""`ludoteca bot`: a program plays over the network, and leaves nothing hanging."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca import Chance, Match, game
from ludoteca.arena import BadBotFile, drive, load_bot
from ludoteca.cli.guest.guest import Guest
from ludoteca.cli.guest.line import Line
from ludoteca.cli.guest.positions import read_choices, read_view
from ludoteca.kernel import Choices, MakeBot, Move, Wait, game_ids
from tests.cli.console import cli
from tests.interruptible import interruptible_python
from tests.server.live_server import Browser, RunningServer, run, serving

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
MOVES = 60
"""Moves of each game whose positions are read."""


class Enough(Exception):
    """The bots of a game were asked often enough."""


class Reader:
    """A random bot that gets what a server would have sent."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.bot = self.game.make_bot("random")
        self.asked = 0

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        sent = msgspec.json.decode(msgspec.json.encode(view))
        assert read_view(self.game, sent) == view
        rows = choices.to_wire()
        read = read_choices(self.game, msgspec.json.decode(msgspec.json.encode(rows)))
        assert msgspec.json.encode(read.to_wire()) == msgspec.json.encode(rows)
        move = self.bot.choose(view, choices, chance)
        self.asked += 1
        if self.asked > MOVES:
            raise Enough
        if isinstance(move, Move):
            assert move in read
            assert self.game.read_move(msgspec.to_builtins(move)) == move
        return move


@pytest.mark.parametrize("name", [*game_ids()])
def test_a_position_is_read_as_it_was_sent(name: str) -> None:
    match = Match.start(game(name), seats=game(name).about.seats[0], seed=bytes(32))
    bot = Reader(name)
    with suppress(Enough):
        drive(match, [bot] * match.seats, Chance(bytes(32)))
    assert bot.asked > 5


def holds_at_five(view: Any, choices: Choices, chance: Chance) -> Move:
    moves = {move.tag: move for move in choices}
    return moves["hold"] if "hold" in moves and view.pot >= 5 else moves["roll"]


class HoldsAtFive:
    choose = staticmethod(holds_at_five)


class Fly(Move):
    """A move of no game."""


class Careless:
    """Makes moves that are none, and fails when it is asked again."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move:
        self.asked += 1
        if self.asked % 2 == 0:
            raise ZeroDivisionError("oops")
        return Fly()


@asynccontextmanager
async def table_for(live: RunningServer) -> AsyncIterator[tuple[Browser, str]]:
    """Ana at a table, and the token of her program."""
    ana = await live.person("Ana")
    made = await ana.http.post("/api/programs", json={"name": "Greedy"})
    code = await ana.open_table("pig", options={"target": 20})
    async with ana.at(code) as host:
        yield host, made.json()["token"]


async def play_out(host: Browser) -> None:
    """Start, and play Ana's moves until the match is over."""
    await host.until(lambda: len([seat for seat in host.table["seats"] if seat["name"]]) == 2)
    await host.do("start")
    await host.wait_for("begun")
    while not host.position["over"]:
        await host.until(lambda: host.is_to_act or host.position["over"])
        if host.is_to_act:
            await host.play("hold" if host.position["view"]["pot"] >= 5 else "roll")


def guest(
    live: RunningServer, host: Browser, token: str, make: MakeBot, told: list[str], matches: int
) -> Guest:
    def tell(event: str, **facts: object) -> None:
        told.append(event)

    return Guest(Line(live.url, host.code, token), make, tell, matches)


def test_a_program_plays_several_matches_through_a_lost_connection() -> None:
    async def scenario() -> None:
        told: list[str] = []
        async with serving() as live, table_for(live) as (host, token):
            program = guest(live, host, token, HoldsAtFive, told, 2)
            task = asyncio.create_task(program.run())
            await play_out(host)
            await host.do("rematch")
            await host.until(lambda: host.table["phase"] == "waiting")
            for connection in live.services.rooms.every_connection():
                if connection.session.program:
                    connection.close(1012)
            await play_out(host)
            assert await task == 0
            assert {"seated", "disconnected", "back"} <= {*told}
            assert told.count("begun") == told.count("over") == 2
            await host.until(lambda: len(host.table["people"]) == 1)

    run(scenario())


def test_a_bot_that_fails_is_told_and_the_table_does_not_wait() -> None:
    async def scenario() -> None:
        told: list[str] = []
        async with serving() as live, table_for(live) as (host, token):
            task = asyncio.create_task(guest(live, host, token, Careless, told, 1).run())
            await play_out(host)
            assert await task == 0
            assert {"failed", "refused", "over"} <= {*told}

    run(scenario())


def test_no_seat_and_no_token_end_the_program() -> None:
    async def scenario() -> None:
        async with serving() as live, table_for(live) as (host, token):
            for _ in host.table["seats"][1:]:
                await host.do("add_bot", strength="easy")
            told: list[str] = []
            assert await guest(live, host, token, HoldsAtFive, told, 1).run() == 1
            assert told == ["not_seated"]
            assert await guest(live, host, "ludoteca_no", HoldsAtFive, told, 1).run() == 1
            assert told[-1] == "lost"

    run(scenario())


async def process(live: RunningServer, token: str, *args: str) -> asyncio.subprocess.Process:
    env = {**os.environ, "LUDOTECA_TOKEN": token, "LANG": "C.UTF-8", "LC_ALL": ""}
    return await asyncio.create_subprocess_exec(*args, env=env, stdout=asyncio.subprocess.PIPE)


def test_the_plain_client_of_the_documentation_plays_to_the_end() -> None:
    async def scenario() -> None:
        async with serving() as live, table_for(live) as (host, token):
            url = live.url.replace("http", "ws", 1)
            args = (sys.executable, str(EXAMPLES / "plain_guest.py"), url, host.code)
            program = await process(live, token, *args)
            await play_out(host)
            out, _ = await program.communicate()
            assert program.returncode == 0
            assert out.decode().startswith("over: ")

    run(scenario())


def test_an_interrupted_program_frees_its_seat() -> None:
    async def scenario() -> None:
        async with serving() as live, table_for(live) as (host, token):
            bot = ("bot", str(EXAMPLES / "my_bot.py"), "--url", live.url, "--table", host.code)
            args = interruptible_python("-m", "ludoteca.cli", *bot)
            program = await process(live, token, *args)
            await host.until(lambda: host.table["seats"][1]["program"])
            program.send_signal(signal.SIGINT)
            out, _ = await program.communicate()
            assert program.returncode == 0
            assert out.decode().splitlines()[-1] == "Leaving the table."
            await host.until(lambda: not host.table["seats"][1]["name"])

    run(scenario())


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", ""), ("bot = 3", ""), ("1 / 0", "ZeroDivisionError: division by zero")],
)
def test_a_file_without_a_bot_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "odd_bot.py"
    file.write_text(text, "utf-8")
    with pytest.raises(BadBotFile) as bad:
        load_bot(str(file))
    assert bad.value.problem == problem
    assert cli("simulate", "pig", "--bots", str(file)).exit_code == 2


def test_the_same_file_plays_in_a_simulation() -> None:
    bots = f"{EXAMPLES / 'my_bot.py'},random"
    done = cli("simulate", "pig", "--bots", bots, "--matches", "60", "--json")
    assert done.exit_code == 0, done.stderr
    mine, chance = json.loads(done.stdout)["bots"]
    assert mine["rate"] > chance["rate"]


@pytest.mark.parametrize(
    "text",
    [
        "def choose(view, choices, chance): return choices.sample(chance)",
        "class bot:\n    def choose(self, *given): return given[1].sample(given[2])",
        "class Any:\n    def choose(self, *given): return given[1].sample(given[2])\nbot = Any()",
    ],
)
def test_a_bot_is_a_class_an_object_or_a_function(tmp_path: Path, text: str) -> None:
    file = tmp_path / "good_bot.py"
    file.write_text(text, "utf-8")
    match = Match.start(game("pig"), seats=2, seed=bytes(32))
    move = load_bot(str(file))().choose(match.view(0), match.choices(0), Chance(bytes(32)))
    assert isinstance(move, Move)
    assert move in match.choices(0)


@pytest.mark.parametrize("args", [(), ("--url", "http://x"), ("--url", "x", "--table", "ABC234")])
def test_what_is_missing_is_said(args: tuple[str, ...], monkeypatch: Any) -> None:
    done = cli("bot", "bot.py", *args)
    assert done.exit_code == 2
    assert "LUDOTECA_TOKEN" in done.stderr
    monkeypatch.setenv("LUDOTECA_TOKEN", "ludoteca_x")
    assert "--url" in (stderr := cli("bot", "bot.py", *args).stderr) or "--table" in stderr
