"""Rated matches: which tables, what counts, once only, and where people see it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.server.ratings.course import Course, course_of, is_too_short
from ludoteca.server.settings import DAY
from ludoteca.store import LogRow
from tests.server.inbox import reader, with_mail
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Json,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.scripts import hold_at_ten, play_on

RATED: Json = {"public": True, "rated": True}
NEW = 1500


@asynccontextmanager
async def rated_match(*people: Person, target: int = 20, **wish: Any) -> AsyncIterator[Any]:
    """A rated match of Pig that has just begun, as each of these people sees it."""
    host, *others = people
    code = await host.open_table("pig", options={"target": target}, **RATED, **wish)
    async with host.at(code) as first:
        browsers = [first]
        for other in others:
            browser = other.browser(code)
            await browser.__aenter__()
            await browser.hello()
            await browser.do("sit")
            browsers.append(browser)
        try:
            await first.do("start")
            for browser in browsers:
                await browser.wait_for("begun")
            yield browsers
        finally:
            for browser in browsers[1:]:
                await browser.cut()


async def play_out(browsers: list[Browser]) -> None:
    """Everybody plays until the match is over."""
    await asyncio.gather(*(play_on(browser, hold_at_ten) for browser in browsers))


async def rating_at(browser: Browser) -> Json:
    """What the table says, once the match is over and judged."""
    await browser.until(lambda: browser.table["phase"] == "over")
    await browser.until(lambda: (browser.table["rating"] or {}).get("outcome") != "open")
    found: Json = browser.table["rating"]
    return found


async def one_match(*people: Person) -> Json:
    async with rated_match(*people) as browsers:
        await play_out(browsers)
        return await rating_at(browsers[0])


# Which tables


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "pig"}, "rated_public_only"),
        ({"game": "quick_quiz", "public": True, "hosted": True}, "rated_not_hosted"),
        ({"game": "risk", "public": True, "tutorial": True}, "rated_tutorial"),
    ],
)
def test_only_some_tables_can_be_rated(wish: Json, code: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/tables", json={**wish, "rated": True})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert answer.json()["text"]

    run(scenario())


def test_words_of_ones_own_are_not_rated() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pictionary", **RATED)
            words = {"format": 1, "name": "mine", "language": "en", "words": ["cat", "dog", "sun"]}
            async with ana.at(code) as host:
                assert not host.table["hosted"]
                answer = await host.ask("set_options", options={"words": words})
                assert answer["type"] == "refused"
                found = await host.ask("enqueue", game="pictionary", options={"words": words})
                assert found["type"] == "refused"

    run(scenario())


def test_who_sits_down_knows_whether_the_table_is_rated() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await ana.open_table("pig", public=True)
            doors: Json = {"public": True, "spectators": True}
            async with ana.at(code) as host, ben.at(code) as guest:
                assert not host.table["rated"]
                await host.do("doors", **doors, rated=True)
                assert await host.refused("doors", public=False, spectators=True) == (
                    "rated_public_only"
                )
                cards = await ben.get("/api/tables")
                assert [card["rated"] for card in cards if card["code"] == code] == [True]
                assert (await ben.get(f"/api/tables/{code}"))["table"]["rated"]
                await guest.do("sit")
                assert await host.refused("doors", **doors, rated=False) == "rated_is_settled"
                await guest.do("stand")
                await host.do("doors", public=False, spectators=True, rated=False)
                assert not host.table["rated"]

    run(scenario())


# What a match does


def test_a_match_changes_the_ratings_of_its_players() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            async with rated_match(ana, ben) as browsers:
                assert browsers[0].table["rating"]["outcome"] == "open"
                await play_out(browsers)
                rating = await rating_at(browsers[1])
                winner = browsers[0].position["places"][0][0]
            assert rating["outcome"] == "rated"
            won, lost = rating["seats"][winner], rating["seats"][1 - winner]
            assert won["mean"] == NEW + won["change"] > NEW > lost["mean"]
            for person, seat in ((ana, 0), (ben, 1)):
                (own,) = (await person.get("/api/profile"))["ratings"]
                assert (own["game"], own["pace"], own["matches"]) == ("pig", "live", 1)
                assert own["provisional"]
                assert own["mean"] == rating["seats"][seat]["mean"]
                assert [point["mean"] for point in own["points"]] == [own["mean"]]

    run(scenario())


def test_a_table_that_is_not_rated_changes_nothing() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig", options={"target": 20}, bots=["random"])
            async with ana.at(code) as browser:
                await browser.do("start")
                await browser.until(lambda: browser.match)
                await browser.do("resign")
                await browser.until(lambda: browser.table["phase"] == "over")
                assert browser.table["rating"] is None
            assert (await ana.get("/api/profile"))["ratings"] == []

    run(scenario())


def test_who_leaves_is_rated_last() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben, cleo = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            async with rated_match(ana, ben, cleo) as browsers:
                for browser in browsers:
                    while not browser.is_to_act:
                        await browser.next_step()
                    await browser.play("hold")
                await browsers[0].do("resign")
                await play_out(browsers[1:])
                rating = await rating_at(browsers[1])
            changes = [seat["change"] for seat in rating["seats"]]
            assert changes[0] == min(changes) < 0

    run(scenario())


def test_a_match_without_a_first_turn_for_everybody_is_not_rated() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            async with rated_match(ana, ben) as browsers:
                await browsers[1].do("resign")
                rating = await rating_at(browsers[0])
                assert rating == {"outcome": "too_short", "seats": [None, None]}
            assert (await ben.get("/api/profile"))["ratings"] == []

    run(scenario())


def test_the_sixth_match_of_a_day_is_not_rated() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            moved = []
            for _ in range(5):
                rating = await one_match(ana, ben)
                assert rating["outcome"] == "rated"
                moved.append(abs(rating["seats"][0]["change"]))
            assert moved[0] > 10 * moved[4], "repeated matches count less and less"
            async with rated_match(ana, ben) as browsers:
                assert browsers[1].table["rating"]["outcome"] == "daily_limit", "said at the start"
                await play_out(browsers)
                assert (await rating_at(browsers[0]))["outcome"] == "daily_limit"
            assert (await one_match(ana, await live.person("Cleo")))["outcome"] == "rated"
            live.pass_time(DAY)
            assert (await one_match(ana, ben))["outcome"] == "rated"

    run(scenario())


def test_bots_are_in_the_pool_and_nobody_plays_against_themselves() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana = await reader(live, inbox, "Ana")
            async with rated_match(ana, bots=["random", "random"], target=100) as browsers:
                await play_out(browsers)
                rating = await rating_at(browsers[0])
            assert rating["outcome"] == "rated"
            assert rating["seats"][1] == rating["seats"][2], "one player in two seats"
            store = live.services.store
            assert (await store.ratings_of("bot:random"))[0].matches == 1
            (account,) = {row.account for row in [await store.session(ana.id)] if row}
            phone = await live.person("Ana")
            session = await store.session(phone.id)
            assert session is not None
            await store.save_session(replace(session, account=account), "account")
            async with rated_match(ana, phone) as browsers:
                assert browsers[0].table["rating"]["outcome"] == "same_player"
            async with rated_match(ana, sit=False, bots=["random", "random"]) as browsers:
                assert browsers[0].table["rating"]["outcome"] == "same_player"

    run(scenario())


# Once only


UNRATED = (
    "UPDATE matches SET rating = 'open'",
    "DELETE FROM rating_changes",
    "DELETE FROM ratings",
)
"""The database as a server leaves it that is killed between the end and the rating."""


@pytest.mark.parametrize("by", ["table", "cleanup"])
def test_a_match_is_rated_after_the_server_was_killed_before_it_could(
    tmp_path: Path, by: str
) -> None:
    async def scenario() -> None:
        file = tmp_path / "house.db"
        async with serving(f"sqlite:///{file}") as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            async with rated_match(ana, ben) as browsers:
                await play_out(browsers)
                before = await rating_at(browsers[0])
                code = browsers[0].code
        with closing(sqlite3.connect(file)) as database, database:
            for statement in UNRATED:
                database.execute(statement)
        async with serving(f"sqlite:///{file}") as live:
            live.reconnect(ana)
            if by == "cleanup":
                await live.services.cleanup.clean_store()
                assert await live.services.store.matches_to_rate(9) == []
            for _ in range(2):  # the second finds it rated
                async with ana.at(code) as browser:
                    assert (await rating_at(browser)) == before
            (own,) = (await ana.get("/api/profile"))["ratings"]
            assert own["matches"] == 1

    run(scenario())


# Leaderboards


async def settle(live: RunningServer, person: Person, player: str, mean: float) -> None:
    """Give a player a settled rating, as if by an earlier match."""
    store = live.services.store
    async with rated_match(person, bots=["random"]) as browsers:
        await play_out(browsers)
        await rating_at(browsers[0])
        match = browsers[0].match["id"]
    (change,) = [each for each in await store.rating_changes(match) if each.player == player]
    assert isinstance(change.mean, float)
    database: Any = store
    await database._write(_settled(player, mean))


def _settled(player: str, mean: float) -> Any:
    from ludoteca.store.statement import Statement

    sql = "UPDATE ratings SET mean = :mean, deviation = 80 WHERE player = :player"
    return Statement(sql, {"mean": mean, "player": player})


def test_a_leaderboard_lists_accounts_and_bots_but_no_guests() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana, guest = await reader(live, inbox, "Ana"), await live.person("Gus")
            session = await live.services.store.session(ana.id)
            assert session is not None
            await settle(live, ana, f"account:{session.account}", 1700)
            await settle(live, guest, f"guest:{guest.id}", 1900)
            await settle(live, guest, "bot:random", 1400)
            board = await ana.get("/api/games/pig/leaderboard")
            assert (board["pace"], board["total"], board["most_deviation"]) == ("live", 2, 110)
            names = [(row["rank"], row["name"], row["bot"], row["mean"]) for row in board["rows"]]
            assert names == [(1, "Ana", None, 1700), (2, "", "random", 1400)]
            assert board["you"] == board["rows"][0]
            assert board["you"]["yours"]
            assert (await guest.get("/api/games/pig/leaderboard"))["you"]["rank"] is None
            post = await ana.get("/api/games/pig/leaderboard?pace=post&page=1")
            assert (post["rows"], post["you"]) == ([], None)
            wrong = await ana.http.get("/api/games/pig/leaderboard?page=-1")
            assert wrong.status_code == 400

    run(scenario())


# The course of a match


def log(*inputs: Json) -> list[LogRow]:
    return [
        LogRow(match="m", seq=seq, input=given, events=[], wall=0)
        for seq, given in enumerate(inputs)
    ]


def seat(kind: str, number: int) -> Json:
    return {"in": kind, "at": 0, "seat": number}


TAKE_BACK = {"in": "take_back", "at": 0, "step": 1}


@pytest.mark.parametrize(
    ("inputs", "left", "acted"),
    [
        ([seat("play", 0), seat("skip", 1)], set(), {0, 1}),
        ([seat("leave", 0), seat("play", 1)], {0}, {1}),
        ([seat("leave", 0), seat("rejoin", 0)], set(), set()),
        ([seat("play", 0), seat("play", 1), TAKE_BACK], set(), {0}),
        ([{"in": "alarm", "at": 0, "name": "end"}], set(), set()),
    ],
)
def test_the_course_of_a_match(inputs: list[Json], left: set[int], acted: set[int]) -> None:
    assert course_of(log(*inputs)) == Course(frozenset(left), frozenset(acted))


@pytest.mark.parametrize(
    ("left", "acted", "rounds", "short"),
    [
        ((), (0, 1, 2), 0, False),
        ((), (0, 1), 0, True),
        ((), (0, 1), 2, True),
        ((), (0, 1), 3, False),
        ((2,), (0, 1), 0, False),
        ((1, 2), (0,), 0, True),
        ((1, 2), (0, 1), 0, False),
    ],
)
def test_when_a_match_is_too_short(
    left: tuple[int, ...], acted: tuple[int, ...], rounds: int, short: bool
) -> None:
    assert is_too_short(Course(frozenset(left), frozenset(acted)), 3, rounds) == short
