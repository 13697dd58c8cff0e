"""Bots at tables: worker processes, the time limit, and the autopilot when they fail."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca import Match, Move, Wait, seed_from_int
from ludoteca import game as find_game
from ludoteca.server.bots.pool import BotFailed, BotPool
from ludoteca.server.bots.worker import Question, Written
from ludoteca.server.rooms.table_rows import read_table, row_of
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.seats.seating import with_place
from ludoteca.server.tables.table import SKIP, new_table
from ludoteca_pig.game import Hold, Roll
from tests.server.live_server import run, serving
from tests.server.scripts import bid_or_call, play_on, start, table_of

ODD_BOTS = """
import os, time
from dataclasses import replace
from msgspec import structs
from ludoteca_pig.game import Hold, Roll, game as pig

class Slow:
    def choose(self, view, choices, chance):
        time.sleep(60)

class Broken:
    def choose(self, view, choices, chance):
        raise RuntimeError("out of order")

class Silly:
    def choose(self, view, choices, chance):
        return "hold"

class Chatty:
    count = 0
    def choose(self, view, choices, chance):
        self.count += 1
        print("thinking", flush=True)
        assert not [name for name in os.environ if name.startswith("LUDOTECA_")]
        assert not hasattr(view, "drawn")
        return Hold() if self.count > 1 else Roll()

class Dying:
    def choose(self, view, choices, chance):
        os._exit(1)

odd = dict(slow=Slow, broken=Broken, silly=Silly, chatty=Chatty, dying=Dying)
game = replace(pig, about=structs.replace(pig.about, id="odd_pig"), bots=odd)
"""

HOURS = 10_000_000


@pytest.fixture
def odd_pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig with faulty bots, in a package only the worker processes import."""
    package = tmp_path / "odd_pig.py"
    package.write_text(ODD_BOTS, "utf-8")
    info = tmp_path / "odd_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-pig\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nodd_pig = odd_pig:game\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LUDOTECA_SMTP_PASSWORD", "secret")


def question(strength: str, game: str = "pig") -> Question:
    match = Match.start(find_game(game.removeprefix("odd_")), seats=2, seed=seed_from_int(1))
    seat = match.to_act()[0]
    return Question((game, seat), game, strength, match.view(seat), match.choices(seat))


def is_possible(move: Move | Wait | Written, asked: Question) -> bool:
    return isinstance(move, Move) and move in asked.choices


def test_a_bot_answers_with_a_move_of_its_own_choices() -> None:
    async def scenario() -> None:
        pool = BotPool(1, 20_000)
        try:
            for game in ("pig", "risk", "liars_hand", "sealed_orders"):
                asked = question("easy", game=game)
                assert is_possible(await pool.choose(asked), asked)
            assert isinstance(await pool.choose(question("easy", game="quick_quiz")), Wait)
            assert not isinstance(await pool.choose(question("easy", game="quick_quiz")), Wait)
        finally:
            await pool.close()

    run(scenario())


@pytest.mark.parametrize("strength", ["random", "easy", "normal"])
def test_a_bot_writes_a_sheet_though_it_is_not_told_what_sheets_are_judged_by(
    strength: str,
) -> None:
    options = {"diplomacy_minutes": 0, "orders_minutes": 10}
    match = Match.start(find_game("machiavelli"), seats=3, seed=seed_from_int(1), options=options)
    choices = match.choices(1)
    asked = Question(("match", 1), "machiavelli", strength, match.view(1), choices)

    async def scenario() -> None:
        pool = BotPool(1, 20_000)
        try:
            move = await pool.choose(asked)
            assert is_possible(move, asked)
        finally:
            await pool.close()

    run(scenario())


@pytest.mark.parametrize("strength", ["slow", "broken", "silly", "dying", "unknown"])
def test_a_bot_that_gives_no_move_fails_and_the_next_one_is_asked_as_ever(
    strength: str, odd_pig: None
) -> None:
    async def scenario() -> None:
        pool = BotPool(1, 3_000 if strength == "slow" else 20_000)
        try:
            with pytest.raises(BotFailed):
                await pool.choose(question(strength, "odd_pig"))
            asked = question("random")
            assert is_possible(await pool.choose(asked), asked)
        finally:
            await pool.close()

    run(scenario())


def test_a_bot_remembers_may_print_and_is_told_no_secrets(odd_pig: None) -> None:
    async def scenario() -> None:
        pool = BotPool(2, 20_000)
        try:
            first = await pool.choose(question("chatty", "odd_pig"))
            second = await pool.choose(question("chatty", "odd_pig"))
            assert (first, second) == (Roll(), Hold())
        finally:
            await pool.close()

    run(scenario())


def test_an_answer_nobody_waits_for_any_more_does_not_confuse_the_next() -> None:
    async def scenario() -> None:
        pool = BotPool(1, 20_000)
        try:
            await pool.choose(question("easy"))
            hurried = asyncio.create_task(pool.choose(question("easy", game="risk")))
            await asyncio.sleep(0)
            hurried.cancel()
            asked = question("easy")
            assert is_possible(await pool.choose(asked), asked)
        finally:
            await pool.close()

    run(scenario())


def test_bots_play_by_themselves_and_react_out_of_turn() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand", 1, ["easy", "random"]) as (one,):
            await start([one])
            await play_on(one, bid_or_call)
            assert one.position["over"]

    run(scenario())


def test_a_bot_takes_the_time_a_person_would() -> None:
    async def scenario() -> None:
        async with (
            serving(bot_delay=300, bot_delay_spread=100) as live,
            table_of(live, "pig", 1, ["easy"]) as (one,),
        ):
            await start([one])
            began = time.monotonic()
            await one.play("hold")
            await one.until(lambda: one.seq == 2)
            assert time.monotonic() - began >= 0.3

    run(scenario())


def test_who_is_out_need_not_wait_for_bots_that_take_their_time() -> None:
    async def scenario() -> None:
        async with (
            serving(bot_delay=HOURS) as live,
            table_of(live, "pig", 1, ["easy", "easy"], target=10) as (one,),
        ):
            await start([one])
            assert one.table["speed"] == 1
            await one.do("resign")
            await one.do("propose", what="speed", speed=SKIP)
            await one.until(lambda: one.position["over"])
            assert one.table["speed"] == SKIP

    run(scenario())


def test_who_plays_alone_with_bots_chooses_their_speed_and_may_change_it_again() -> None:
    async def scenario() -> None:
        async with (
            serving(bot_delay=HOURS) as live,
            table_of(live, "pig", 1, ["easy"]) as (one,),
        ):
            await start([one])
            await one.play("hold")
            await one.do("propose", what="speed", speed=SKIP)
            await one.until(lambda: one.is_to_act)
            for speed in (4, 2, 1):
                await one.do("propose", what="speed", speed=speed)
                assert one.table["speed"] == speed
                assert one.table["proposal"] is None
            answer = await one.play("hold")
            room = await live.services.rooms.room(one.code)
            await room.drain()
            assert one.seq == answer["seq"], "bots take their time again"

    run(scenario())


def test_several_people_agree_on_the_speed_of_the_bots() -> None:
    async def scenario() -> None:
        async with (
            serving(bot_delay=HOURS) as live,
            table_of(live, "pig", 2, ["easy"]) as (one, two),
        ):
            await start([one, two])
            await one.play("hold")
            await two.play("hold")
            await one.do("propose", what="speed", speed=4)
            await two.until(lambda: two.table["proposal"])
            proposal = two.table["proposal"]
            assert (proposal["what"], proposal["speed"], proposal["by"]) == ("speed", 4, 0)
            assert two.table["speed"] == 1
            await two.do("consent", agree=False)
            await one.until(lambda: one.table["proposal"] is None)
            assert one.table["speed"] == 1
            await one.do("propose", what="speed", speed=SKIP)
            await two.do("consent", agree=True)
            await one.until(lambda: one.is_to_act)
            assert one.table["speed"] == SKIP
            await two.do("propose", what="speed", speed=1)
            await one.do("consent", agree=True)
            await two.until(lambda: two.table["speed"] == 1)

    run(scenario())


def test_a_speed_is_one_of_those_that_are_offered() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 1, ["easy"]) as (one,):
            await start([one])
            for speed in (-1, 3, 1000, "2", None, 1.5):
                assert await one.refused("propose", what="speed", speed=speed) == "bad_message"
            assert await one.refused("propose", what="hurry") == "bad_message"

    run(scenario())


def test_the_speed_outlives_a_restart_and_ends_with_the_match(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with (
            serving(database, bot_delay=HOURS) as live,
            table_of(live, "pig", 1, ["easy"]) as (one,),
        ):
            await start([one])
            await one.do("propose", what="speed", speed=SKIP)
            ana, code = one.person, one.code
        async with serving(database, bot_delay=HOURS) as live:
            live.reconnect(ana)
            async with ana.at(code) as back:
                assert back.table["speed"] == SKIP
                await back.play("hold")
                await back.until(lambda: back.is_to_act)
                await back.do("resign")
                await back.until(lambda: back.position["over"])
                await back.do("rematch")
                await back.pledge()
                await start([back])
                assert back.table["speed"] == 1

    run(scenario())


def test_a_request_of_an_earlier_version_to_let_bots_hurry_asks_for_no_pauses() -> None:
    table = new_table("ABCDE", "pig", {}, secret="0" * 64)
    stored = row_of(table, 1, 0)
    asked = {"what": "hurry", "by": 1, "needed": [0], "agreed": [], "id": "x", "ends": 9}
    proposal = read_table(replace(stored, document=stored.document | {"proposal": asked})).proposal
    assert proposal == Proposal("speed", 1, frozenset({0}), id="x", ends=9, speed=SKIP)


def test_the_autopilot_plays_for_a_bot_that_fails() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 1, ["easy"]) as (one,):
            await start([one])
            room = await live.services.rooms.room(one.code)
            broken = replace(room.table.places[1], bot="no such strength")
            room.table = with_place(room.table, 1, broken)
            await one.play("hold")
            await one.until(lambda: one.seq == 2)
            steps = [told for told in one.told if told["type"] == "step"]
            assert steps[1]["events"][0]["event"] == "seat_skipped"
            metrics = live.services.metrics.text().decode()
            assert 'ludoteca_bot_failures_total{game="pig"} 1.0' in metrics

    run(scenario())


def test_matches_of_bots_alone_are_played_to_the_end_while_somebody_watches() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("quick_quiz", options={"questions": 1}, sit=False)
            async with ana.at(code) as one:
                for _ in range(2):
                    await one.do("add_bot", strength="random")
                await one.do("start")
                await one.until(lambda: one.position.get("over"))

    run(scenario())
