"""Ends and deadlines that the players of a match agree on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.settings import DAY
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    RunningServer,
    run,
    serving,
)
from tests.server.postgres import new_database
from tests.server.scripts import outcome, playing, start, table_of
from tests.server.test_rated import rated_match


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return new_database()


Scenario = Callable[[RunningServer, list[Browser]], Awaitable[None]]


def by_post(scenario: Scenario, seats: int = 3) -> None:
    playing(scenario, game="sealed_orders", seats=seats)


@pytest.mark.parametrize(
    ("what", "winners", "asked", "places"),
    [
        ("draw", [], [1, 2], [[0, 1, 2]]),
        ("shared_victory", [0, 1], [1, 2], [[0, 1], [2]]),
        ("concession", [1], [2], [[1], [0, 2]]),
        ("concession", [0], [1, 2], [[0], [1, 2]]),
    ],
)
def test_a_match_ends_as_all_agree(
    what: str, winners: list[int], asked: list[int], places: list[list[int]]
) -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one = browsers[0]
        await one.do("propose", what=what, winners=winners)
        proposal = await one.until(lambda: one.table["proposal"])
        assert (proposal["what"], proposal["winners"]) == (what, winners)
        assert proposal["needed"] == asked
        for seat in asked:
            assert one.table["phase"] == "playing"
            await browsers[seat].do("consent", agree=True)
        await one.wait_until_over()
        assert (one.position["over"], one.position["places"]) == (what, places)
        record = await one.person.get(f"/api/matches/{one.match['id']}/record")
        assert record["log"][-1] | {"at": 0} == {
            "in": "agree",
            "at": 0,
            "on": what,
            "winners": winners,
        }

    by_post(scenario)


def test_one_no_is_enough_against_an_end_and_the_match_goes_on() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await one.do("propose", what="draw")
        await two.do("consent", agree=True)
        await three.do("consent", agree=False)
        assert await outcome(one) == "declined"
        assert not one.position["over"]

    by_post(scenario)


def test_a_player_alone_with_one_other_concedes_at_once() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.do("propose", what="concession", winners=[1])
        await two.wait_until_over()
        assert two.position["places"] == [[1], [0]]

    playing(scenario)


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("no_such_agreement", {"what": "early_end"}),
        ("no_such_agreement", {"what": "shared_victory", "winners": [0, 1]}),
        ("bad_winners", {"what": "concession"}),
        ("bad_winners", {"what": "concession", "winners": [7]}),
        ("bad_winners", {"what": "concession", "winners": [-1]}),
        ("bad_winners", {"what": "draw", "winners": [0]}),
        ("no_deadline", {"what": "extend", "minutes": 5}),
    ],
)
def test_what_the_game_does_not_know_is_not_even_proposed(
    code: str, fields: dict[str, Any]
) -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one = browsers[0]
        assert await one.refused("propose", **fields) == code
        assert one.table["proposal"] is None

    playing(scenario, seats=3)


def test_who_watches_or_is_out_agrees_on_nothing() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, _, three = browsers
        dina = await live.person("Dina")
        async with dina.at(one.code) as watching:
            for what in ("draw", "extend"):
                assert await watching.refused("propose", what=what) == "not_seated"
        await three.do("resign")
        await one.until(lambda: one.position["view"]["out"][2])
        for what in ("draw", "extend"):
            assert await three.refused("propose", what=what, minutes=5) == "seat_out"
        await one.do("propose", what="draw")
        assert (await one.until(lambda: one.table["proposal"]))["needed"] == [1]

    playing(scenario, seats=3)


def test_a_proposed_end_is_withdrawn_when_a_winner_leaves() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _, four = browsers
        await one.do("propose", what="concession", winners=[3])
        await two.until(lambda: two.table["proposal"])
        await four.do("resign")
        assert await outcome(two) == "withdrawn"

    playing(scenario, seats=4)


def test_in_a_rated_match_bots_agree_to_nothing() -> None:
    async def scenario() -> None:
        async with serving() as live:
            people = [await live.person(name) for name in ("Ana", "Ben")]
            async with rated_match(*people, bots=["easy"]) as browsers:
                assert await browsers[0].refused("propose", what="draw") == "bots_play_on"
            async with rated_match(*people) as (one, two):
                await one.do("propose", what="draw")
                await two.do("consent", agree=True)
                await one.wait_until_over()

    run(scenario())


def test_a_party_ends_early_when_those_present_agree() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.do("propose", what="early_end")
        await two.do("consent", agree=True)
        await one.wait_until_over()
        assert one.position["over"] == "early_end"

    playing(scenario, game="quick_quiz")


# Deadlines


def test_all_may_extend_a_deadline() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        due = one.position["due"]["at"]
        await one.do("propose", what="extend", minutes=2)
        proposal = await two.until(lambda: two.table["proposal"])
        assert (proposal["what"], proposal["minutes"]) == ("extend", 2)
        await two.do("consent", agree=True)
        timing = await one.wait_for("timing")
        assert (timing["paused"], timing["due"]["at"]) == (False, due + 120_000)
        await one.play("answer", option=0)

    playing(scenario, game="quick_quiz")


def test_by_post_the_host_extends_alone_and_never_shortens() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        due = one.position["due"]["at"]
        for minutes in (0, -1, 59, 8 * 24 * 60):
            refused = await one.refused("propose", what="extend", minutes=minutes)
            assert refused == "bad_extension"
        await one.do("propose", what="extend", minutes=24 * 60)
        assert (await two.wait_for("timing"))["due"]["at"] == due + DAY
        assert one.table["proposal"] is None
        await two.do("propose", what="extend", minutes=24 * 60)
        assert (await one.until(lambda: one.table["proposal"]))["needed"] == [0, 2]
        await one.do("propose", what="extend", minutes=7 * 24 * 60)
        await one.until(lambda: one.position["due"])
        assert await one.refused("propose", what="extend", minutes=7 * 24 * 60) == "extended_enough"
        assert three.seq == 0

    by_post(scenario)


def test_an_extended_deadline_outlives_the_server(database: str) -> None:
    async def due(live: RunningServer, code: str) -> int:
        room = await live.services.rooms.room(code)
        at = room.require_match().writer.next_due()
        assert at is not None
        return at

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live, table_of(live, "sealed_orders") as browsers:
            await start(browsers)
            code = browsers[0].code
            before = await due(live, code)
            await browsers[0].do("propose", what="extend", minutes=24 * 60)
            assert await due(live, code) == before + DAY
        async with serving(database, clock) as live:
            assert await due(live, code) == before + DAY

    run(scenario())
