"""Seats that outlive their players: offered, taken over by a person or a bot, let go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.settings import DAY, MINUTE
from ludoteca.server.tables.seats import open_seats as tables
from ludoteca.server.tables.seats.opening import Opening
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Json,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.postgres import new_database
from tests.server.scripts import (
    Scenario,
    hold_at_ten,
    outcome,
    play_on,
    playing,
    start,
    table_of,
)
from tests.server.test_rated import rated_match, rating_at

GRACE: dict[str, Any] = {"seat_grace": 3 * MINUTE, "seat_grace_by_post": 3 * DAY}


def offered(scenario: Scenario, game: str = "pig", seats: int = 3, **settings: Any) -> None:
    playing(scenario, game=game, seats=seats, **{**GRACE, **settings})


def seat_at(browser: Browser, seat: int) -> Json:
    found: Json = browser.table["seats"][seat]
    return found


async def is_open(browser: Browser, seat: int, why: str = "left") -> None:
    await browser.until(lambda: seat_at(browser, seat)["is_open"])
    assert seat_at(browser, seat)["opened"] == why


def left_out(browser: Browser) -> list[int]:
    found: list[int] = browser.position["view"]["out"]
    return found


# Given up


def test_who_resigns_leaves_a_seat_that_is_offered_and_played_on() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        assert (await two.do("resign"))["seq"] is None
        await is_open(one, 1)
        assert seat_at(one, 1)["open_until"] is not None
        assert left_out(one) == [0, 0, 0]
        assert await two.refused("play", move={"move": "hold"}) == "seat_given_up"
        await one.play("hold")
        await one.until(lambda: one.position["to_act"] == [2])  # the autopilot played for seat 1
        assert (await two.do("resign"))["seq"] is None
        await three.do("propose", what="pause")
        assert (await one.until(lambda: one.table["proposal"]))["needed"] == [0]

    offered(scenario)


@pytest.mark.parametrize("how", ["leave", "kick"])
def test_a_seat_is_offered_however_its_player_goes(how: str) -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three, _ = browsers
        if how == "leave":
            await two.do("leave")
        else:
            await one.do("propose", what="remove", person=two.person.id)
            await three.do("consent", agree=True)
        await is_open(one, 1, "left" if how == "leave" else "removed")
        assert seat_at(one, 1)["name"] == "Ben"
        await one.until(lambda: seat_at(one, 1)["person"] is None)
        assert left_out(one) == [0, 0, 0, 0]

    offered(scenario, seats=4)


def test_who_changes_their_mind_takes_the_seat_up_again() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("resign")
        await is_open(one, 1)
        await two.do("take_seat", seat=1)
        await one.until(lambda: not seat_at(one, 1)["is_open"])
        await one.play("hold")
        await two.until(lambda: two.position["to_act"] == [1])
        await two.play("hold")

    offered(scenario)


def test_absence_opens_a_seat_and_coming_back_shuts_it() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.cut()
        live.pass_time(6 * MINUTE)
        await one.play("hold")
        await is_open(one, 1, "absent")
        assert left_out(one) == [0, 0, 0]
        async with two.person.at(two.code) as back:
            assert not seat_at(back, 1)["is_open"]
            assert back.you["seat"] == 1

    offered(scenario, skip_after=60_000, leave_after=300_000)


def test_where_leaving_ends_the_match_it_ends() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await two.do("resign")
        await one.wait_until_over()
        assert one.position["places"] == [[0], [1]]

    offered(scenario, seats=2)


def test_where_only_bots_are_left_nothing_is_offered() -> None:
    async def scenario() -> None:
        async with serving(**GRACE) as live, table_of(live, "pig", 1, ["easy"] * 2) as browsers:
            await start(browsers)
            await browsers[0].do("resign")
            await browsers[0].until(lambda: left_out(browsers[0])[0])

    run(scenario())


def test_a_party_lets_who_left_come_back_and_offers_nothing() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("leave")
        await one.until(lambda: left_out(one)[1])

    offered(scenario, game="quick_quiz")


def test_after_the_grace_the_rules_for_leaving_apply() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("resign")
        await is_open(one, 1)
        live.pass_time(4 * MINUTE)
        await one.play("hold")
        await one.until(lambda: left_out(one)[1])
        await one.until(lambda: not seat_at(one, 1)["is_open"])
        assert two.you["seat"] == 1

    offered(scenario)


def test_by_post_a_seat_waits_and_is_let_go_at_the_first_look_after_the_grace() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("resign")
        await is_open(one, 1)
        assert one.seq == 0
        live.pass_time(MINUTE // 2)
        dina = await live.person("Dina")
        async with dina.at(one.code) as visitor:
            await visitor.until(lambda: left_out(visitor)[1])

    offered(scenario, game="sealed_orders", seat_grace_by_post=MINUTE // 3)


# Taken over


def test_a_stranger_finds_an_open_seat_and_plays_on(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, **GRACE) as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            await start(browsers)
            dina = await live.person("Dina")
            assert await dina.get("/api/tables/open-seats") == []
            await two.do("resign")
            await is_open(one, 1)
            assert await dina.get("/api/tables/open-seats") == []  # it is not public
            await one.do("doors", public=True, spectators=True)
            (card,) = await dina.get("/api/tables/open-seats")
            assert (card["table"], card["game"], card["pace"]) == (one.code, "pig", "live")
            assert (card["seat"], card["name"], card["opened"]) == (1, "Ben", "left")
            assert card["players"] == ["Ana", "Cleo"]
            async with dina.at(one.code) as taking:
                assert await taking.refused("take_seat", seat=0) == "seat_not_open"
                assert await taking.refused("take_seat", seat=-1) == "seat_not_open"
                assert await three.refused("take_seat", seat=1) == "seated_already"
                await taking.do("take_seat", seat=1)
                assert taking.you["seat"] == 1
                assert two.you["seat"] is None
                assert await dina.get("/api/tables/open-seats") == []
                assert await two.refused("take_seat", seat=1) == "seat_not_open"
                await one.play("hold")
                await taking.until(lambda: taking.position["choices"])
                await taking.play("hold")
            (change,) = (await dina.get(f"/api/matches/{one.match['id']}"))["seat_changes"]
            assert (change["before"], change["name"], change["bot"]) == ("Ben", "Dina", None)

    run(scenario())


def test_at_a_locked_table_only_a_link_opens_a_seat() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("resign")
        await one.do("lock", locked=True)
        dina = await live.person("Dina")
        async with dina.at(one.code) as taking:
            assert await taking.refused("take_seat", seat=1) == "table_locked"
        link = (await one.do("offer_seat", seat=1))["link"]
        answer = await dina.http.post(f"/api/seats/{link.partition('#')[2]}", json={})
        assert answer.is_success
        await one.until(lambda: seat_at(one, 1)["name"] == "Dina")

    offered(scenario)


def test_a_bot_takes_a_seat_when_those_who_remain_agree() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        seat_bot = {"what": "seat_bot", "seat": 1, "strength": "easy"}
        assert await one.refused("propose", **seat_bot) == "seat_not_open"
        await two.do("resign")
        await is_open(one, 1)
        assert await one.refused("propose", **seat_bot | {"strength": "none"}) == "unknown_bot"
        assert await one.refused("propose", **seat_bot | {"seat": 9}) == "no_such_seat"
        await one.do("propose", **seat_bot)
        proposal = await three.until(lambda: three.table["proposal"])
        assert (proposal["needed"], proposal["seat"], proposal["strength"]) == ([2], 1, "easy")
        await three.do("consent", agree=True)
        await one.until(lambda: seat_at(one, 1)["bot"] == "easy")
        assert two.you["seat"] is None
        await asyncio.gather(play_on(one, hold_at_ten), play_on(three, hold_at_ten))
        match = await one.person.get(f"/api/matches/{one.match['id']}")
        assert [each["bot"] for each in match["seat_changes"]] == ["easy"]
        assert match["sitters"][1]["bot"] == "easy"

    offered(scenario)


def test_who_remains_lets_a_seat_go_at_once() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await two.do("resign")
        await is_open(one, 1)
        await one.do("propose", what="let_go", seat=1)
        await three.do("consent", agree=True)
        await one.until(lambda: left_out(one)[1])

    offered(scenario)


def test_a_proposal_about_a_seat_is_withdrawn_when_somebody_takes_it() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await two.do("resign")
        await is_open(one, 1)
        await one.do("propose", what="let_go", seat=1)
        await two.do("take_seat", seat=1)
        await one.play("hold")
        assert await outcome(three) == "withdrawn"

    offered(scenario)


def test_a_bots_seat_is_offered_to_a_person_who_takes_it_over() -> None:
    async def scenario() -> None:
        async with serving(**GRACE) as live, table_of(live, "pig", 1, ["easy"] * 2) as browsers:
            one = browsers[0]
            await start(browsers)
            assert await one.refused("propose", what="open_seat", seat=0) == "no_bot_there"
            await one.do("propose", what="open_seat", seat=1)
            await is_open(one, 1, "offered")
            assert seat_at(one, 1)["bot"] == "easy"
            dina = await live.person("Dina")
            async with dina.at(one.code) as taking:
                await taking.do("take_seat", seat=1)
                assert taking.you["seat"] == 1
                assert seat_at(taking, 1)["bot"] is None
                await asyncio.gather(play_on(one, hold_at_ten), play_on(taking, hold_at_ten))

    run(scenario())


def test_a_bot_takes_the_seat_of_somebody_absent_by_agreement() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await two.cut()
        await one.until(lambda: not one.table["people"][1]["online"] or one.told[-1])
        await one.do("propose", what="seat_bot", seat=1, strength="easy")
        await three.do("consent", agree=True)
        await one.until(lambda: seat_at(one, 1)["bot"] == "easy")
        async with two.person.at(two.code) as back:
            assert back.you["seat"] is None

    offered(scenario)


def test_who_watches_decides_nothing_about_seats() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await two.do("resign")
        await is_open(one, 1)
        dina = await live.person("Dina")
        async with dina.at(one.code) as watching:
            for what in ("seat_bot", "let_go", "open_seat"):
                asked = {"what": what, "seat": 1, "strength": "easy"}
                assert await watching.refused("propose", **asked) == "not_seated"
                assert await two.refused("propose", **asked) == "seat_given_up"

    offered(scenario)


# Ratings


async def three_people(live: RunningServer) -> list[Person]:
    return [await live.person(name) for name in ("Ana", "Ben", "Cleo")]


@pytest.mark.parametrize("taken", ["by nobody", "by a person", "by a bot"])
def test_who_gave_a_seat_up_is_rated_last_and_who_took_it_is_not(taken: str) -> None:
    async def scenario() -> None:
        async with serving(**GRACE) as live:
            people = await three_people(live)
            async with rated_match(*people, target=30) as browsers:
                one, two, three = browsers
                for browser in browsers:
                    await browser.until(lambda browser=browser: browser.is_to_act)
                    await browser.play("hold")
                await two.do("resign")
                await is_open(one, 1)
                players = [one, three]
                dina = await live.person("Dina")
                async with dina.at(one.code) as taking:
                    if taken == "by a person":
                        await taking.do("take_seat", seat=1)
                        players.append(taking)
                    elif taken == "by a bot":
                        await one.do("propose", what="seat_bot", seat=1, strength="easy")
                        await three.do("consent", agree=True)
                    await asyncio.gather(*(play_on(each, hold_at_ten) for each in players))
                    seats = (await rating_at(one))["seats"]
                (own,) = (await two.person.get("/api/profile"))["ratings"]
                assert own["mean"] < 1500
                assert (seats[1] is None) == (taken != "by nobody")

    run(scenario())


# A crash between two writes


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return new_database()


def test_what_a_crash_left_out_is_stored_when_the_table_is_loaded(database: str) -> None:
    """The table says who gave up and who sits there; the match has not heard of either."""

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock, **GRACE) as live, table_of(live, "pig", 3) as browsers:
            await start(browsers)
            code, match = browsers[0].code, browsers[0].match["id"]
            room = await live.services.rooms.room(code)
            table = tables.taken_by_bot(room.table, 2, "easy")
            opening = Opening(why="left", until=room.now() + MINUTE)
            await room.save(tables.opened(table, 1, opening))
        async with serving(database, clock, **GRACE) as live:
            room = await live.services.rooms.room(code)
            stored = await live.services.store.match(match)
            assert stored is not None
            assert stored.setup["given_up"] == [1]
            assert [sitter["bot"] for sitter in stored.setup["sitters"]] == [None, None, "easy"]
            assert room.open_seats() == [1]

    run(scenario())
