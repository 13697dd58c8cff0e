"""Who played what: written with the match as it starts, goes on and ends."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.store import ParticipationRow
from tests.server.live_server import TIMEOUT, Browser, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on, start, table_of


async def rows_of(live: RunningServer, browser: Browser) -> list[ParticipationRow]:
    return [*await live.services.store.participations(browser.table["match"])]


def test_a_match_tells_who_played_and_how_it_went() -> None:
    async def scenario() -> None:
        async with (
            serving() as live,
            table_of(live, "pig", 1, ["easy"], target=20) as (ana,),
        ):
            await start([ana])
            first, bot = await rows_of(live, ana)
            assert (first.player, first.name) == (f"guest:{ana.person.id}", "Ana")
            assert (bot.player, bot.course, bot.private) == ("bot:easy", "playing", True)
            assert (first.place, first.ended, first.game, first.pace) == (None, None, "pig", "live")
            await play_on(ana, hold_at_ten)
            ended = await rows_of(live, ana)
            assert {row.course for row in ended} == {"finished"}
            assert sorted(row.place or 0 for row in ended) == [1, 2]
            assert all(row.ended and row.sides == 2 and row.tied == 1 for row in ended)

    run(scenario())


@pytest.mark.parametrize(
    ("game", "people", "action", "course"),
    [
        ("pig", 2, "resign", "resigned"),
        ("pig", 3, "resign", "left"),
        ("pig", 3, "leave", "left"),
        ("quick_quiz", 3, "kick", "removed"),
    ],
)
def test_how_a_seat_was_given_up_is_kept(game: str, people: int, action: str, course: str) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, game, people) as browsers:
            await browsers[0].do("doors", public=True, spectators=True)
            await start(browsers)
            if action == "kick":
                await browsers[0].do("kick", person=browsers[1].person.id)
            else:
                await browsers[1].do(action)
            row = (await rows_of(live, browsers[0]))[1]
            assert (row.course, row.private) == (course, False)
            assert row.ended is not None
            assert (row.place is None) == (people == 3)

    run(scenario())


def test_an_absent_player_is_absent_until_they_return() -> None:
    async def scenario() -> None:
        async with (
            serving(skip_after=50, leave_after=100) as live,
            table_of(live, "quick_quiz", 3, questions=8) as (one, two, three),
        ):
            await start([one, two, three])
            await two.cut()
            await one.until(lambda: one.position["view"]["out"][1])
            assert (await rows_of(live, one))[1].course == "absent"
            async with two.person.at(two.code):
                await one.until(lambda: not one.position["view"]["out"][1])
                back = (await rows_of(live, one))[1]
                assert (back.course, back.ended) == ("playing", None)

    run(scenario())


def test_a_tutorial_is_nobodys_match() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            async with ana.at(await ana.open_table("risk", tutorial=True)) as browser:
                assert browser.table["match"]
                assert await rows_of(live, browser) == []

    run(scenario())


def test_matches_of_an_earlier_version_are_listed_after_an_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "ludoteca.db"

    async def scenario() -> None:
        async with (
            serving(f"sqlite:///{path}") as live,
            table_of(live, "pig", 3, target=20) as browsers,
        ):
            await browsers[0].do("doors", public=True, spectators=True)
            await start(browsers)
            await browsers[1].do("resign")
            match, rows = browsers[0].table["match"], await rows_of(live, browsers[0])
        forget_participations(path)
        async with serving(f"sqlite:///{path}") as live:
            store = live.services.store
            async with asyncio.timeout(TIMEOUT):
                while await store.unlisted_matches(1):
                    await asyncio.sleep(0.01)
            assert [*await store.participations(match)] == rows

    run(scenario())


def forget_participations(path: Path) -> None:
    """Leave the database as the migration of an earlier one does."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM participations")
        connection.execute("INSERT INTO unlisted_matches SELECT id FROM matches")
        connection.commit()
