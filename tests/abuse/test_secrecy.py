"""Attacks on what somebody may not know: letters, words, questions, closed matches."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.abuse.findings import finding
from tests.abuse.house import House, house
from tests.server.live_server import Browser, Json
from tests.server.scripts import first_choice, play_on

MARK = re.compile(r"marked \d+ ")
"""In every question of the quiz, so that it is recognised wherever it appears."""


def marked_quiz(count: int) -> Json:
    return {
        "questions": [
            {
                "question": f"marked {number} ?",
                "options": [f"{letter}{number}" for letter in "abcd"],
                "answer": 0,
            }
            for number in range(count)
        ]
    }


@asynccontextmanager
async def players(
    server: House, game: str, count: int = 2, **wish: Any
) -> AsyncIterator[list[Browser]]:
    """People at the table of the first of them, before the start."""
    people = [await server.person(name) for name in ("Ana", "Ben", "Cleo")[:count]]
    code = await people[0].open_table(game, **wish)
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(person.at(code)) for person in people]
        for browser in browsers[1:]:
            await browser.do("sit")
        yield browsers


async def begin(browsers: list[Browser]) -> None:
    await browsers[0].do("start")
    for browser in browsers:
        await browser.wait_for("begun")


@finding("V7")
def test_a_big_screen_can_do_nothing() -> None:
    async def scenario() -> None:
        async with house() as server, players(server, "pig") as browsers:
            host = browsers[0]
            async with host.person.at(host.code, screen=True) as screen:
                for act, fields in (
                    ("lock", {"locked": True}),
                    ("sit", {"seat": 1}),
                    ("chat", {"text": "hello"}),
                    ("start", {}),
                    ("kick", {"person": browsers[1].person.id}),
                    ("leave", {}),
                ):
                    assert await screen.refused(act, **fields) == "only_watching", act
                await begin(browsers)
                assert await screen.refused("play", move={"move": "hold"}) == "only_watching"

    asyncio.run(scenario())


@finding("V7")
def test_a_big_screen_gets_no_letters() -> None:
    async def scenario() -> None:
        async with house() as server, players(server, "machiavelli", 3) as browsers:
            await begin(browsers)
            one, two, _ = browsers
            async with two.person.at(two.code, screen=True) as screen:
                await one.do("letter", to=[1], text="our secret")
                await two.until(lambda: "our secret" in "".join(two.frames))
                await screen.send(type="ping", sent=1)
                await screen.wait_for("pong")
                async with two.person.at(two.code, screen=True) as later:
                    assert "our secret" not in "".join([*screen.frames, *later.frames])

    asyncio.run(scenario())


@finding("V12")
def test_only_the_questions_that_were_asked_become_public() -> None:
    async def scenario() -> None:
        options = {
            "quiz": marked_quiz(12),
            "rounds": 1,
            "seconds": 10,
            "reading": 0,
            "showing": 0,
            "mode": "everyone",
        }
        async with house() as server, players(server, "trivia", options=options) as browsers:
            await begin(browsers)
            await asyncio.gather(*(play_on(browser, first_choice) for browser in browsers))
            guest, seen = browsers[1], "".join(browsers[1].frames)
            paths = ("", "/record", "/steps", "/analysis")
            for path in (*(f"/api/matches/{guest.match['id']}{path}" for path in paths),):
                seen += (await guest.person.http.get(path)).text
            seen += (await guest.person.http.get(f"/api/tables/{guest.code}")).text
            seen += (await guest.person.http.get("/api/profile")).text
            assert len({*MARK.findall(seen)}) == 1

    asyncio.run(scenario())


@finding("replay")
def test_a_match_without_spectators_is_replayed_by_its_players_only() -> None:
    async def scenario() -> None:
        options = {"target": 10}
        async with (
            house() as server,
            players(server, "pig", options=options, spectators=False) as browsers,
        ):
            await begin(browsers)
            await asyncio.gather(*(play_on(browser, hold_at_four) for browser in browsers))
            match = browsers[0].match["id"]
            for path in ("steps", "record", "analysis"):
                mine = await browsers[1].person.http.get(f"/api/matches/{match}/{path}")
                assert mine.status_code == 200, path
                for other in (server.stranger(), await server.person("Mallory")):
                    answer = await other.http.get(f"/api/matches/{match}/{path}")
                    assert answer.status_code in (401, 403, 404), path

    asyncio.run(scenario())


def hold_at_four(browser: Browser) -> Json | None:
    if not browser.is_to_act:
        return None
    return {"move": "hold" if browser.position["view"]["pot"] >= 4 else "roll"}


@finding("word")
def test_who_draws_cannot_write_the_word() -> None:
    async def scenario() -> None:
        words = {"words": ["sunflower", "moonlight", "starfish", "rainbow"]}
        options = {"words": words, "win": "rounds"}
        async with (
            house(chats_per_second=10_000) as server,
            players(server, "pictionary", 3, options=options) as browsers,
        ):
            await begin(browsers)
            drawer = next(browser for browser in browsers if browser.is_to_act)
            word = drawer.position["view"]["word"]
            for text in (word, word.upper(), " ".join(word), f"it is a {word}!", f"{word[::1]}s"):
                assert await drawer.refused("chat", text=text), text
                others = [seat for seat in range(3) if seat != drawer.seat]
                assert await drawer.refused("letter", to=others, text=text), text
            await drawer.do("chat", text="good luck")

    asyncio.run(scenario())


@finding("screen_guesses")
def test_the_guesses_of_a_muted_player_reach_no_screen() -> None:
    async def scenario() -> None:
        options = {"words": {"words": ["sun", "moon", "star", "car"]}}
        async with house() as server, players(server, "pictionary", 3, options=options) as browsers:
            host = browsers[0]
            await host.do("mute", person=browsers[1].person.id, muted=True)
            await host.do("mute", person=browsers[2].person.id, muted=True)
            await begin(browsers)
            async with host.person.at(host.code, screen=True) as screen:
                guesser = next(each for each in browsers[1:] if not each.is_to_act)
                await guesser.ask("play", move={"move": "guess", "text": "something rude"})
                await screen.send(type="ping", sent=1)
                await screen.wait_for("pong")
                await screen.until(lambda: screen.seq >= 1)
                assert "something rude" not in "".join(screen.frames)

    asyncio.run(scenario())
