"""Tables made by the server: they begin without a host, and without who does not come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Rejected
from ludoteca.server.rooms.arranged_tables import Plan
from ludoteca.server.tables.starts.gathering import Player
from ludoteca.server.tables.table import Table
from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on

MINUTE = 60_000
GRACE = 10 * MINUTE


def player(person: Person, name: str = "Ana") -> Player:
    return Player(person.id, name)


async def arrange(live: RunningServer, *seats: Player | str, **plan: Any) -> str:
    given = {"origin": "play_now", "game": "pig", "options": {"target": 20}, "grace": GRACE}
    return await live.services.arranged_tables.open(Plan(**{**given, **plan}, seats=seats))


def heard(live: RunningServer) -> list[Table]:
    """What listeners are told from now on."""
    told: list[Table] = []
    live.services.arrangement_listeners.listen("play_now", told.append)
    return told


async def come(browser: Browser) -> None:
    """Say hello and pledge, as the pages do."""
    await browser.hello()
    await browser.pledge()


async def reveal(*browsers: Browser) -> None:
    for browser in browsers:
        await browser.wait_for("reveal_nonce")
        await browser.do("reveal", nonce=browser.nonce)
    for browser in browsers:
        await browser.wait_for("begun")


def test_it_begins_when_everybody_is_there_with_the_nonces_of_all() -> None:
    async def scenario() -> None:
        async with serving() as live:
            told = heard(live)
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await arrange(live, player(ben, "Ben"), player(ana), rated=True)
            async with ana.browser(code) as one, ben.browser(code) as two:
                await come(one)
                assert (one.table["arranged"], one.table["host"]) == ("play_now", "")
                assert one.table["gathers_until"] > one.table["seats"][0]["pledged"]
                assert one.seat == 1
                await come(two)
                await reveal(one, two)
                assert one.match["names"] == ["Ben", "Ana"]
                assert one.table["gathers_until"] is None
                await asyncio.gather(play_on(one, hold_at_ten), play_on(two, hold_at_ten))
                await one.until(lambda: (one.table["rating"] or {}).get("outcome") == "rated")
                row = await live.services.store.match(one.match["id"])
                assert row is not None
                assert row.setup["arranged"] == {"origin": "play_now", "id": ""}
                fair = row.setup["fair"]
                assert fair is not None
                assert fair["nonces"] == [two.nonce, one.nonce]
            assert [table.phase for table in told] == ["playing", "over"]

    run(scenario())


def test_a_browser_that_pledges_nothing_does_not_stop_the_others() -> None:
    async def scenario() -> None:
        async with serving(reveal_timeout=1) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await arrange(live, player(ana), player(ben, "Ben"))
            async with ana.at(code) as one, ben.at(code) as two:
                for browser in (one, two):
                    await browser.wait_for("begun")

    run(scenario())


@pytest.mark.parametrize(
    ("plan", "names"),
    [
        ({"bot": "easy"}, ["Ana", "Ben", "Bot Alba"]),
        ({"fewest": 2}, ["Ana", "Ben"]),
        ({}, None),
        ({"fewest": 3}, None),
    ],
)
def test_after_the_grace_it_goes_on_without_the_absent(
    plan: dict[str, Any], names: list[str] | None
) -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            told = heard(live)
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            seats = [
                player(one, name) for one, name in zip(people, ("Ana", "Ben", "Cleo"), strict=True)
            ]
            code = await arrange(live, *seats, **plan)
            async with people[0].browser(code) as one, people[1].browser(code) as two:
                await come(one)
                await come(two)
                live.pass_time(GRACE + MINUTE)
                if names is None:
                    gone = await one.wait_for("gone")
                    assert gone["problem"]["code"] == "called_off"
                    assert [person.id for person in told[0].people] == [
                        one.you["id"],
                        two.you["id"],
                    ]
                    assert told[0].closed
                else:
                    await reveal(one, two)
                    assert one.match["names"] == names
                    assert [person["name"] for person in one.table["people"]] == ["Ana", "Ben"]

    run(scenario())


def test_where_nobody_comes_it_is_called_off() -> None:
    async def scenario() -> None:
        async with serving() as live:
            told = heard(live)
            ana = await live.person("Ana")
            code = await arrange(live, player(ana), "easy", grace=1, bot="easy")
            while not told:
                await asyncio.sleep(0.01)
            assert (told[0].closed, told[0].people) == (True, ())
            with pytest.raises(Rejected, match="unknown_table"):
                await live.services.rooms.room(code)

    run(scenario())


def test_who_leaves_is_not_waited_for() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await arrange(live, player(ana), player(ben, "Ben"), bot="easy")
            async with ana.browser(code) as one, ben.at(code) as two:
                await come(one)
                await two.do("leave")
                await reveal(one)
                assert one.match["names"] == ["Ana", "Bot Alba"]

    run(scenario())


def test_while_the_players_gather_seats_are_fixed_and_nobody_is_the_host() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben, eva = [await live.person(name) for name in ("Ana", "Ben", "Eva")]
            code = await arrange(live, player(ana), player(ben, "Ben"))
            async with ana.at(code) as one, eva.at(code) as spectator:
                for browser in (one, spectator):
                    assert await browser.refused("start") == "host_only"
                    assert await browser.refused("sit", seat=1) == "seats_are_fixed"
                assert await one.refused("stand") == "seats_are_fixed"
            assert await ana.get("/api/tables") == []
            assert [card["code"] for card in await ben.get("/api/tables/mine")] == [code]

    run(scenario())


def test_by_post_it_begins_at_once() -> None:
    async def scenario() -> None:
        async with serving() as live:
            people = [await live.person(name) for name in ("Ana", "Ben")]
            seats = (player(people[0]), player(people[1], "Ben"), "easy", "easy", "easy")
            code = await arrange(live, *seats, game="machiavelli", options={}, rated=True)
            async with people[0].at(code) as one:
                assert one.table["phase"] == "playing"
                assert one.table["rating"]["outcome"] == "open"

    run(scenario())


def test_after_a_rematch_it_is_a_table_like_others() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await arrange(live, player(ana), player(ben, "Ben"))
            async with ana.browser(code) as one, ben.browser(code) as two:
                await come(one)
                await come(two)
                await reveal(one, two)
                await asyncio.gather(play_on(one, hold_at_ten), play_on(two, hold_at_ten))
                await one.until(lambda: one.table["phase"] == "over")
                await one.do("rematch")
                await two.until(lambda: two.table["proposal"])
                await two.do("consent", agree=True)
                await one.until(lambda: one.table["phase"] == "waiting")
                assert (one.table["arranged"], one.table["host"]) == (None, one.you["id"])

    run(scenario())


def test_players_get_the_whole_grace_again_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock, database = AdjustableClock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with serving(database, clock) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await arrange(live, player(ana), player(ben, "Ben"), grace=GRACE)
        clock.pass_time(GRACE + MINUTE)
        async with serving(database, clock) as live:
            live.reconnect(ana)
            live.reconnect(ben)
            async with ana.browser(code) as one, ben.browser(code) as two:
                await come(one)
                await come(two)
                await reveal(one, two)

    run(scenario())


def test_a_match_by_post_that_a_crash_kept_from_beginning_begins_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock, database = AdjustableClock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with serving(database, clock) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            plan = Plan(
                origin="tournament",
                game="machiavelli",
                seats=[player(ana), player(ben, "Ben"), "easy", "easy", "easy"],
            )
            tables = live.services.arranged_tables
            code = await live.services.rooms.add(lambda code: tables.table(plan, code))
            live.pass_time(MINUTE)
            async with ana.at(code) as one:
                await one.until(lambda: one.table["phase"] == "playing")

    run(scenario())


@pytest.mark.parametrize(("seats", "code"), [(1, "bad_seats"), (99, "bad_seats")])
def test_players_who_cannot_play_together_are_refused(seats: int, code: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            with pytest.raises(Rejected, match=code):
                await arrange(live, player(ana), *(["easy"] * (seats - 1)))

    run(scenario())
