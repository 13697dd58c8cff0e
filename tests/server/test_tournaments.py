"""Tournaments on a real server: entered, started, played at tables of their own, to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.sources import make_code
from ludoteca.server.tournaments.outcomes import outcome_of
from ludoteca.store import MatchRow
from tests.server.live_server import (
    AdjustableClock,
    Json,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.postgres import new_database
from tests.server.scripts import hold_at_ten, play_on

MINUTE, HOUR = 60_000, 3_600_000
CUP: Json = {
    "name": "Autumn Cup",
    "game": "pig",
    "options": {"target": 10},
    "rounds": 2,
    "rated": False,
}


def hosting(
    database: str = "sqlite://", **settings: Any
) -> AbstractAsyncContextManager[RunningServer]:
    """A server that may be asked often."""
    return serving(database, requests_per_second=1e6, **settings)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database() if request.param == "postgres" else f"sqlite:///{tmp_path}/cup.db"


async def post(person: Person, path: str, body: Json | None = None) -> Json:
    answer = await person.http.post(f"/api/tournaments{path}", json=body)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def refused(person: Person, path: str, body: Json | None = None) -> str:
    answer = await person.http.post(f"/api/tournaments{path}", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    code: str = answer.json()["code"]
    return code


async def announced(organiser: Person, *entrants: Person, **given: Any) -> str:
    """A tournament these have entered."""
    code: str = (await post(organiser, "", CUP | given))["card"]["code"]
    for entrant in entrants:
        await post(entrant, f"/{code}/entry")
    return code


async def act(person: Person, code: str, action: str, entrant: int = -1) -> Json:
    return await post(person, f"/{code}/action", {"action": action, "entrant": entrant})


async def view(person: Person, code: str, until: Callable[[Json], bool] = bool) -> Json:
    """The tournament as somebody sees it, once it is as expected."""
    async with asyncio.timeout(60):
        while True:
            found: Json = await person.get(f"/api/tournaments/{code}")
            if until(found):
                return found
            await asyncio.sleep(0.02)


async def the_table(person: Person, code: str) -> str:
    """The table somebody is called to."""
    found = await view(person, code, lambda found: bool(found["card"]["table"]))
    table: str = found["card"]["table"]
    return table


def is_over(found: Json) -> bool:
    return bool(found["card"]["phase"] == "over")


def in_round(number: int) -> Callable[[Json], bool]:
    return lambda found: len(found["played"]) == number


def has_result(number: int) -> Callable[[Json], bool]:
    return lambda found: bool(found["played"][number - 1]["tables"][0]["places"])


async def play(table: str, *people: Person, then: Callable[[], None] = lambda: None) -> None:
    """The match at a table, to its end; `then` something happens once they have come."""
    browsers = [person.browser(table) for person in people]
    for browser in browsers:
        await browser.__aenter__()
    try:
        for browser in browsers:
            await browser.hello()
            await browser.pledge()
        then()
        for browser in browsers:
            await browser.wait_for("reveal_nonce")
            await browser.do("reveal", nonce=browser.nonce)
        await asyncio.gather(*(play_on(browser, hold_at_ten) for browser in browsers))
    finally:
        for browser in browsers:
            await browser.__aexit__(None, None, None)


def points(found: Json) -> dict[str, float]:
    return {
        found["entrants"][line["entrant"]]["name"]: line["points"] for line in found["standings"]
    }


def test_two_people_and_six_bots_play_a_swiss_tournament() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, fewest=8, bots="random")
            found = await act(ana, code, "start")
            assert [each["name"] for each in found["entrants"]][:3] == ["Ana", "Ben", "Bot Alba"]
            assert len(found["entrants"]) == 8
            for number in (1, 2):
                found = await view(ana, code, in_round(number))
                assert len(found["played"][-1]["tables"]) == 4
                mine = {person: await the_table(person, code) for person in (ana, ben)}
                if mine[ana] == mine[ben]:
                    await play(mine[ana], ana, ben)
                else:
                    await asyncio.gather(play(mine[ana], ana), play(mine[ben], ben))
            found = await view(ana, code, is_over)
            assert sum(points(found).values()) == 8
            assert found["standings"][0]["place"] == 1
            meetings = [tuple(sorted(t["seats"])) for r in found["played"] for t in r["tables"]]
            assert len({*meetings}) == 8
            listed = await ana.get("/api/tournaments")
            assert [card["name"] for card in listed["past"]] == ["Autumn Cup"]
            assert listed["yours"] == []
            replay = found["played"][0]["tables"][0]["match"]
            assert (await ana.get(f"/api/matches/{replay}"))["over"]

    run(scenario())


def test_a_round_is_paired_once_wherever_the_server_stopped(database: str) -> None:
    """Between the end of the match and the result, after the result, and after the pairing."""

    async def scenario() -> None:
        async with hosting(database) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, system="round_robin", rounds=3)
            table = (await act(ana, code, "start"))["card"]["table"]
            await live.services.tournament_runner.stop()
            await play(table, ana, ben)
            assert (await view(ana, code))["played"][0]["tables"][0]["places"] == []
        async with hosting(database) as live:
            for person in (ana, ben):
                live.reconnect(person)
            found = await view(ana, code, in_round(2))
            (first,) = found["played"][0]["tables"]
            assert sorted(first["places"]) == [1, 2]
            assert sum(points(found).values()) == 1
            table = await the_table(ana, code)
            await live.services.tournament_runner.stop()
            await play(table, ana, ben)
            runner, tournaments = live.services.tournament_runner, live.services.tournaments
            await tournaments.change(code, runner._with_results)
        async with hosting(database) as live:
            for person in (ana, ben):
                live.reconnect(person)
            found = await view(ana, code, in_round(3))
            assert sum(points(found).values()) == 2
            table = await the_table(ana, code)
            before = await view(ana, code)
            assert before["played"] == found["played"]
            await live.services.tournament_runner.advance(code)
            assert (await view(ana, code)) == before
            await play(table, ana, ben)
            found = await view(ana, code, is_over)
            assert sum(points(found).values()) == 3

    run(scenario())


def test_a_table_is_opened_though_the_server_stopped_before() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben)
            runner, tournaments = live.services.tournament_runner, live.services.tournaments
            await runner.stop()
            await tournaments.change(code, runner._started)
            stored = await tournaments.change(code, runner._next_round)
            (pairing,) = stored.tournament.played[0].pairings
            store = live.services.store
            assert await outcome_of(store, stored.tournament, pairing) == "missing"
            await asyncio.gather(*(runner.advance(code) for _ in range(3)))
            assert await outcome_of(store, stored.tournament, pairing) == "open"
            table = await store.table(pairing.table)
            assert table is not None
            assert table.revision == 1

    run(scenario())


def test_a_code_that_is_taken_is_replaced() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben)
            runner, tournaments = live.services.tournament_runner, live.services.tournaments
            taken = await ben.open_table("pig")
            await runner.stop()
            codes = iter([taken])
            live.services.sources.new_code = lambda: next(codes, "") or make_code()
            await tournaments.change(code, runner._started)
            stored = await tournaments.change(code, runner._next_round)
            assert stored.tournament.played[0].pairings[0].table == taken
            found = (await runner.advance(code)).tournament
            assert found.played[0].pairings[0].table != taken

    run(scenario())


def test_who_does_not_come_loses_the_seat_to_a_bot_and_twice_the_place() -> None:
    async def scenario() -> None:
        async with hosting(now=AdjustableClock(), tournament_grace=HOUR) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, rounds=3, system="round_robin")
            await act(ana, code, "start")
            for number in (1, 2):
                found = await view(ana, code, in_round(number))
                table = await the_table(ana, code)
                await play(table, ana, then=partial(live.pass_time, HOUR + MINUTE))
                found = await view(ana, code, has_result(number))
                (result,) = found["played"][number - 1]["tables"]
                assert result["absent"] == [1]
                assert result["points"][result["seats"].index(1)] == 0
            found = await view(ana, code, is_over)
            assert found["entrants"][1] == {"name": "Ben", "bot": "", "gone": True}
            assert points(found)["Ben"] == 0

    run(scenario())


def test_where_nobody_comes_nobody_earns_anything() -> None:
    async def scenario() -> None:
        async with hosting(tournament_grace=1) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, rounds=1)
            await act(ana, code, "start")
            found = await view(ana, code, is_over)
            assert points(found) == {"Ana": 0, "Ben": 0}
            assert [line["place"] for line in found["standings"]] == [1, 2]

    run(scenario())


def test_who_withdraws_is_in_no_later_round() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await announced(people[0], *people, system="round_robin", rounds=1)
            found = await act(people[0], code, "start")
            assert len(found["schedule"]) == 2
            (table,) = found["played"][0]["tables"]
            (bye,) = found["played"][0]["byes"]
            answer = await people[bye].http.delete(f"/api/tournaments/{code}/entry")
            assert answer.json()["entrants"][bye]["gone"]
            await play(table["table"], *(people[number] for number in table["seats"]))
            found = await view(people[0], code, in_round(2))
            (again,) = found["played"][1]["tables"]
            assert {*again["seats"]} == {*range(3)} - {bye}

    run(scenario())


def test_a_round_that_takes_too_long_is_closed_and_all_share() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with hosting(now=clock, tournament_grace=9 * HOUR) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, rounds=1, round_time=HOUR)
            found = await act(ana, code, "start")
            assert found["round_ends"] - clock() <= HOUR
            live.pass_time(HOUR + 1)
            live.services.tournament_runner.look_at(code)
            found = await view(ana, code, is_over)
            assert points(found) == {"Ana": 0.5, "Ben": 0.5}
            assert found["played"][0]["tables"][0]["provisional"]

    run(scenario())


def test_it_starts_at_its_time_or_is_called_off() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with hosting(now=clock) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            starts = clock() + HOUR
            full = await announced(ana, ana, ben, starts=starts)
            lonely = await announced(ana, ana, starts=starts)
            live.pass_time(HOUR + 1)
            live.services.tournament_runner.look_at(full)
            assert (await view(ana, full, in_round(1)))["card"]["phase"] == "running"
            found = await view(ana, lonely, lambda found: found["card"]["phase"] != "registration")
            assert found["card"]["phase"] == "called_off"

    run(scenario())


def test_by_post_tables_start_at_once() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await announced(
                people[0], *people, game="machiavelli", options={}, table_size=3, fewest=3
            )
            table = (await act(people[0], code, "start"))["card"]["table"]
            look = (await people[0].get(f"/api/tables/{table}"))["table"]
            assert (look["phase"], look["tournament"]) == ("playing", code)

    run(scenario())


def test_an_organiser_removes_replaces_and_calls_off() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            ana, ben, _ = people
            code = await announced(ana, *people)
            assert await refused(ben, f"/{code}/action", {"action": "start"}) == "organiser_only"
            found = await act(ana, code, "remove", 1)
            assert [each["name"] for each in found["entrants"]] == ["Ana", "Cleo"]
            assert await refused(ben, f"/{code}/entry") == "tournament_removed"
            await act(ana, code, "start")
            found = await act(ana, code, "replace", 1)
            assert found["entrants"][1] == {"name": "Cleo", "bot": "easy", "gone": False}
            assert (await act(ana, code, "next_round"))["played"][0]["tables"][0]["provisional"]
            assert (await act(ana, code, "call_off"))["card"]["phase"] == "called_off"
            assert await refused(ana, f"/{code}/action", {"action": "start"}) == "tournament_phase"

    run(scenario())


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"name": "x"}, "title_length"),
        ({"name": "Cup <b>"}, "title_sign"),
        ({"name": "Moderator"}, "name_reserved"),
        ({"game": "chess"}, "unknown_game"),
        ({"table_size": 40}, "tournament_table_size"),
        ({"rounds": 100}, "tournament_rounds"),
        ({"most": 1_000}, "tournament_entrants"),
        ({"options": {"target": -1}}, "bad_option"),
        ({"bots": "genius"}, "unknown_bot"),
        ({"game": "trivia", "options": {"quiz": {"questions": []}}}, "tournament_own_content"),
    ],
)
def test_what_cannot_be_announced(given: Json, code: str) -> None:
    async def scenario() -> None:
        async with hosting() as live:
            ana = await live.person("Ana")
            assert await refused(ana, "", CUP | given) == code

    run(scenario())


def test_limits_and_lists() -> None:
    async def scenario() -> None:
        async with hosting(tournaments_per_session=2, tournaments_per_address=3) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            public = await announced(ana)
            secret = await announced(ana, public=False)
            assert await refused(ana, "", CUP) == "too_many_tournaments"
            await announced(ben)
            assert await refused(ben, "", CUP) == "too_many_tournaments_here"
            listed = await ben.get("/api/tournaments")
            assert public in [card["code"] for card in listed["open"]]
            assert secret not in [card["code"] for card in listed["open"]]
            found = await post(ben, f"/{secret.lower()}/entry")
            assert found["you"] == 0
            assert await refused(ben, f"/{secret}/entry") == "tournament_entered"
            assert (await ben.get(f"/api/tournaments/{secret}?since={found['revision']}")) is None
            assert await refused(ben, "/NOBODY/entry") == "unknown_tournament"
            stranger = Person(live.url)
            live.people.append(stranger)
            assert (await view(stranger, public))["you"] is None
            assert await refused(stranger, f"/{public}/entry") == "no_session"

    run(scenario())


def test_a_rated_tournament_changes_ratings() -> None:
    async def scenario() -> None:
        async with hosting() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await announced(ana, ana, ben, rounds=1, rated=True)
            await play((await act(ana, code, "start"))["card"]["table"], ana, ben)
            found = await view(ana, code, is_over)
            match = await live.services.store.match(found["played"][0]["tables"][0]["match"])
            assert isinstance(match, MatchRow)
            assert match.rating in ("open", "rated", "too_short")

    run(scenario())
