"""Trivia and Pictionary at real tables: streamed steps, and bots."""

from __future__ import annotations

from typing import Any

from tests.server.live_server import Browser, run, serving
from tests.server.scripts import start, table_of

LINE = [[1, 1], [900, 900]]


def offered(browser: Browser) -> set[str]:
    return {row["move"] for row in browser.position["choices"]}


def drawer_of(browsers: list[Browser]) -> Browser:
    return next(browser for browser in browsers if browser.is_to_act)


async def drawn(browsers: list[Browser], **stroke: Any) -> None:
    answer = await drawer_of(browsers).play("draw", stroke=LINE, **stroke)
    await all_see(browsers, answer["seq"])


async def all_see(browsers: list[Browser], seq: int) -> None:
    for one in browsers:
        await one.until(lambda one=one: one.position and one.seq >= seq)  # type: ignore[misc]


def test_the_first_stroke_brings_undo_and_those_that_follow_are_streamed() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pictionary", 3) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            assert offered(drawer_of(browsers)) == {"draw", "skip_word", "give_up"}
            await drawn(browsers)
            assert offered(drawer_of(browsers)) == {"draw", "undo", "clear", "give_up"}
            known = browsers[2].position
            await drawn(browsers, colour="red", size=16)
            assert browsers[2].position is known
            assert sum('"type":"stream"' in frame for frame in browsers[2].frames) == 1

    run(playing())


def test_who_has_guessed_the_word_is_offered_no_more_guesses() -> None:
    words = {"words": ["sun", "SUN!x", "moon", "star"]}

    async def playing() -> None:
        options: dict[str, Any] = {"round_ends": "all", "words": words}
        async with serving() as live, table_of(live, "pictionary", 3, **options) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            guesser = next(browser for browser in browsers if browser is not drawer)
            assert offered(guesser) == {"guess"}
            answer = await guesser.play("guess", text=drawer.position["view"]["word"])
            await guesser.until(lambda: guesser.seq >= answer["seq"])
            assert offered(guesser) == set()
            assert guesser.position["view"]["word"] == drawer.position["view"]["word"]

    run(playing())


def test_one_person_can_play_pictionary_with_bots() -> None:
    async def playing() -> int:
        options: dict[str, Any] = {"difficulty": "easy", "language": "en", "win": "rounds"}
        settings: dict[str, Any] = {"bot_delay": 0, "bot_delay_spread": 0, "bot_delay_hard": 0}
        async with (
            serving(**settings) as live,
            table_of(live, "pictionary", 1, ["hard", "hard"], **options) as browsers,
        ):
            (person,) = browsers
            await start(browsers)
            if person.is_to_act:
                await person.play("give_up")
            await person.until(lambda: '"drawn"' in "".join(person.frames))
            return person.seq

    assert run(playing()) > 0


def test_everybody_counts_down_to_the_same_moment_before_all_act_at_once() -> None:
    async def playing() -> None:
        settings: dict[str, Any] = {"now": lambda: 1_000, "countdown": 50}
        async with serving(**settings) as live, table_of(live, "trivia") as browsers:
            await start(browsers)
            for browser in browsers:
                shown = [told["table"] for told in browser.told if told["type"] == "table"]
                assert [table["starts"] for table in shown if table["starts"]] == [1_050]
                assert browser.table["starts"] is None

    run(playing())


def test_a_countdown_is_off_when_somebody_leaves() -> None:
    async def playing() -> None:
        async with serving(countdown=600_000) as live, table_of(live, "trivia") as (one, two):
            await one.do("start")
            for browser in (one, two):
                await browser.wait_for("reveal_nonce")
                await browser.do("reveal", nonce=browser.nonce)
            assert one.table["starts"]
            await two.do("leave")
            await one.until(lambda: one.table["phase"] == "waiting")
            assert one.table["starts"] is None

    run(playing())


def test_a_screen_that_everybody_looks_at_gets_nobodys_secrets() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pictionary", 3) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            async with drawer.person.at(drawer.code, screen=True) as screen:
                assert (screen.you["seat"], screen.you["is_host"]) == (None, False)
                assert screen.position["view"]["word"] == ""
                assert screen.position["choices"] == []
                await drawn(browsers)
                await screen.until(lambda: screen.seq == drawer.seq)
                word = drawer.position["view"]["word"]
                assert word
                assert not any(f'"{word}"' in frame for frame in screen.frames)

    run(playing())
