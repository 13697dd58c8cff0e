"""Tutorials at tables: begun at once, closed to others, scripted seats, never stuck."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca import Match, Move
from ludoteca import game as find_game
from ludoteca.parts.tutorials import Tutorial, tutorial_of
from tests.server.live_server import AdjustableClock, Browser, Json, run, serving

GAMES = ["risk", "machiavelli", "uno", "teradeck"]


def tutorial(name: str) -> Tutorial:
    found = tutorial_of(find_game(name))
    assert found is not None
    return found


def script(name: str, seat: int = 0) -> list[Json]:
    """The scripted moves of a seat; the learner has the first."""
    parse = find_game(name).text.parse_move
    moves = [each.move for each in tutorial(name).script if each.seat == seat]
    return [as_json(parse(move)) for move in moves]


def as_json(move: Move) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(move))
    return plain


async def my_turn(browser: Browser) -> None:
    await browser.until(lambda: browser.is_to_act or browser.position["over"])


@pytest.mark.parametrize("name", GAMES)
def test_a_tutorial_is_played_through_against_its_script(name: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table(name, tutorial=True)
            async with ana.at(code) as browser:
                assert (browser.table["phase"], browser.table["tutorial"]) == ("playing", True)
                assert browser.you["seat"] == 0
                for move in script(name):
                    await my_turn(browser)
                    await browser.do("play", move=move)
                await my_turn(browser)
                match = browser.table["match"]
                log = (await live.services.store.log(match, 0, 1000))[0:1000]
                for seat in range(1, tutorial(name).seats):
                    played = [row.input["move"] for row in log if row.input.get("seat") == seat]
                    assert played == script(name, seat)
                await browser.do("leave")
            record = await ana.get(f"/api/matches/{match}/record")
            assert (record["chance"], record["fair"]) == ("scripted", None)
            assert Match.replay(record).record() == record

    run(scenario())


def test_a_tutorial_is_closed_to_others_and_listed_nowhere() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await ana.open_table("risk", tutorial=True, public=True, spectators=True)
            assert not (await ben.get(f"/api/tables/{code}"))["may_enter"]
            async with ben.browser(code) as browser:
                assert (await browser.hello())["problem"]["code"] == "no_spectators"
            assert await ben.get("/api/tables") == []
            assert await ana.get("/api/tables/mine") == []
            assert (await ana.get("/api/profile"))["matches"] == []

    run(scenario())


def test_another_tutorial_closes_the_earlier_one() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            first = await ana.open_table("risk", tutorial=True)
            await ana.open_table("risk", tutorial=True)
            assert (await ana.http.get(f"/api/tables/{first}")).status_code == 404

    run(scenario())


HOUR, READING = 3_600_000, 3_100

OFF_SCRIPT: list[dict[str, Any]] = [
    {"move": "place", "territory": "alaska", "armies": 3},
    {"move": "end_attack"},
    {"move": "end_turn"},
]


def test_off_the_script_the_bot_plays_on() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("risk", tutorial=True)
            async with ana.at(code) as browser:
                for move in OFF_SCRIPT:
                    await my_turn(browser)
                    await browser.do("play", move=move)
                await browser.until(lambda: browser.position["view"]["round"] == 3)
                assert browser.is_to_act

    run(scenario())


def test_after_a_tutorial_a_rematch_is_a_match_like_others() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("risk", tutorial=True)
            async with ana.at(code) as browser:
                for move in script("risk"):
                    await my_turn(browser)
                    await browser.do("play", move=move)
                await browser.wait_until_over()
                await browser.do("rematch")
                await browser.until(lambda: browser.table["phase"] == "waiting")
                assert not browser.table["tutorial"]
                assert [seat["bot"] for seat in browser.table["seats"]][:2] == [None, "easy"]

    run(scenario())


def test_a_game_without_a_tutorial_says_so() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/tables", json={"game": "pig", "tutorial": True})
            assert (answer.status_code, answer.json()["code"]) == (400, "no_tutorial")
            assert (await ana.get("/api/games/pig"))["tutorial"] is None
            shown = (await ana.get("/api/games/risk"))["tutorial"]
            assert shown["minutes"] == tutorial("risk").minutes
            assert shown["marks"][0]["text"] == "welcome"
            assert "script" not in shown

    run(scenario())


def test_a_tutorial_goes_on_after_a_restart(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    moves = script("risk")

    async def scenario() -> None:
        async with serving(database) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("risk", tutorial=True)
            async with ana.at(code) as browser:
                for move in moves[:3]:
                    await browser.do("play", move=move)
        async with serving(database) as again:
            again.reconnect(ana)
            async with ana.at(code) as browser:
                for move in moves[3:]:
                    await my_turn(browser)
                    await browser.do("play", move=move)
                await browser.wait_until_over()

    run(scenario())


def test_the_clock_of_a_tutorial_waits_until_the_learner_has_read() -> None:
    async def scenario() -> None:
        time = AdjustableClock()
        async with serving(now=time) as live:
            ana = await live.person("Ana")
            async with ana.at(await ana.open_table("trivia", tutorial=True)) as browser:
                assert browser.position["view"]["phase"] == "reading"
                live.pass_time(HOUR)
                await browser.do("hold_clock", held=True)
                assert browser.position["view"]["phase"] == "reading"
                await browser.do("hold_clock", held=False)
                live.pass_time(READING)
                await browser.until(lambda: browser.position["view"]["phase"] == "answering")
                await browser.do("hold_clock", held=True)
                live.pass_time(HOUR)
                await browser.do("play", move={"move": "answer", "option": 1})
                await browser.until(lambda: browser.position["view"]["resting"])
                live.pass_time(HOUR)
                await browser.do("hold_clock", held=False)
                await browser.until(lambda: browser.position["view"]["round"] == 2)
                assert browser.position["view"]["phase"] == "reading"

    run(scenario())


@pytest.mark.parametrize(("locale", "word"), [("en", "sun"), ("es", "sol")])
def test_a_bot_guesses_once_there_is_something_to_see(locale: str, word: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", locale)
            code = await ana.open_table("pictionary", tutorial=True)
            async with ana.at(code) as browser:
                assert browser.position["view"]["word"] == word
                for number, move in enumerate(script("pictionary")[:3]):
                    assert not browser.position["view"]["right"], number
                    await browser.do("play", move=move)
                await browser.until(lambda: browser.position["view"]["resting"])
                assert browser.position["view"]["right"] == [1]

    run(scenario())
