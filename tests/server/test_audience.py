"""The audience at real tables: spectators answer apart from the players, in a ranking of their
own."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from ludoteca.server.rooms.handlers.people import audience
from tests.server.live_server import Browser, Json, RunningServer, run, serving
from tests.server.scripts import start, table_of
from tests.server.test_joining import QUIZ, guest, passing
from tests.server.test_restart import again_at


def standing(browser: Browser) -> Json:
    """How the audience stands, as it was told last."""
    told = [message for message in browser.told if message["type"] == "audience"]
    found: Json = told[-1] if told else {}
    return found


async def along(browser: Browser, move: str, **fields: Any) -> Json:
    answer = await browser.do("play_along", move={"move": move, **fields})
    assert answer["type"] == "played_along"
    return answer


async def right_option(live: RunningServer, browser: Browser) -> int:
    room = await live.services.rooms.room(browser.code)
    right: int = room.require_match().match.state.right  # type: ignore[attr-defined]
    return right


def test_spectators_answer_and_learn_their_points_when_the_question_is_over() -> None:
    async def scenario() -> None:
        async with (
            serving() as live,
            table_of(live, "trivia", **QUIZ) as (one, two),
            guest(live, one.code, "Fay") as fay,
            guest(live, one.code, "Gus") as gus,
            one.person.at(one.code, screen=True) as screen,
        ):
            await start([one, two])
            await fay.until(lambda: [row["move"] for row in standing(fay)["choices"]] == ["answer"])
            assert fay.position["choices"] == []
            right = await right_option(live, one)
            assert (await along(fay, "answer", option=right))["told"] == ""
            assert (await along(gus, "answer", option=(right + 1) % 4))["told"] == ""
            again = {"move": "answer", "option": 0}
            assert await fay.refused("play_along", move=again) == "answered_already"
            assert await one.refused("play_along", move=again) == "not_for_players"
            assert await screen.refused("play_along", move=again) == "only_watching"
            heard = len(one.frames), len(screen.frames)
            await passing(one, two)
            await fay.until(lambda: standing(fay).get("place") == 1)
            await gus.until(lambda: standing(gus).get("place") == 2)
            assert standing(fay)["points"] == standing(fay)["gain"] >= 140
            assert (standing(gus)["points"], standing(gus)["gain"]) == (0, 0)
            await screen.until(lambda: standing(screen).get("count") == 2)
            assert [fan["name"] for fan in standing(screen)["top"]] == ["Fay", "Gus"]
            assert standing(screen)["choices"] == []
            assert not any('"audience"' in frame for frame in one.frames[: heard[0]])
            assert standing(one) == {}, "players learn of it when the match is over"
            for _ in range(2):
                await passing(one, two)
            await one.until(lambda: standing(one).get("count") == 2)
            record = await one.person.get(f"/api/matches/{one.match['id']}/record")
            assert "Fay" not in str(record), "nothing of it is in the match"

    run(scenario())


def test_a_guess_is_told_to_its_spectator_alone(monkeypatch: Any) -> None:
    monkeypatch.setattr(audience, "COOLDOWN", 0)
    options: dict[str, Any] = {"language": "en", "round_ends": "all", "scoring": "points"}

    async def scenario() -> None:
        async with (
            serving() as live,
            table_of(live, "pictionary", **options) as browsers,
            guest(live, browsers[0].code) as fan,
            guest(live, browsers[0].code, "Other") as other,
        ):
            await start(browsers)
            drawer = next(one for one in browsers if one.is_to_act)
            word = drawer.position["view"]["word"]
            for text, told in (("nothing", "wrong"), (f"{word}x", "close"), (word, "right")):
                assert (await along(fan, "guess", text=text))["told"] == told
            final = {"move": "guess", "text": word}
            assert await fan.refused("play_along", move=final) == "answered_already"
            for browser in (*browsers, other):
                if browser is not drawer:
                    assert not any(f'"{word}' in frame for frame in browser.frames)
            answer = await drawer.play("give_up")
            await fan.until(lambda: fan.seq >= answer["seq"] and standing(fan).get("points"))
            assert standing(fan)["place"] == 1

    run(scenario())


def test_guesses_come_at_most_one_a_second() -> None:
    async def scenario() -> None:
        async with (
            serving(now=lambda: 1_000) as live,
            table_of(live, "pictionary", language="en") as browsers,
            guest(live, browsers[0].code) as fan,
        ):
            await start(browsers)
            guess = {"move": "guess", "text": "nothing at all"}
            await fan.do("play_along", move=guess)
            assert await fan.refused("play_along", move=guess) == "too_fast"

    run(scenario())


def test_points_of_the_audience_outlive_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            async with guest(live, one.code) as fan:
                await along(fan, "answer", option=await right_option(live, one))
                await passing(one, two)
                await fan.until(lambda: standing(fan).get("place") == 1)
                points = standing(fan)["points"]
        async with serving(database) as live, again_at(live, fan.person, one.code) as back:
            await back.until(lambda: standing(back).get("place") == 1)
            assert standing(back)["points"] == points > 0

    run(scenario())


def test_who_joins_the_match_leaves_the_audience() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            async with guest(live, one.code) as fan, guest(live, one.code, "Other") as other:
                for each in (fan, other):
                    await along(each, "answer", option=0)
                await passing(one, two)
                await other.until(lambda: standing(other).get("count") == 2)
                await fan.do("sit")
                move = {"move": "answer", "option": 0}
                assert await fan.refused("play_along", move=move) == "not_for_players"
                await passing(one, two)
                await other.until(lambda: standing(other).get("count") == 1)

    run(scenario())


def test_the_audience_is_bounded(monkeypatch: Any) -> None:
    monkeypatch.setattr("ludoteca.server.tables.audience.MOST_FANS", 2)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            live = await stack.enter_async_context(serving())
            one, two = await stack.enter_async_context(table_of(live, "trivia", **QUIZ))
            fans = [
                await stack.enter_async_context(guest(live, one.code, name))
                for name in ("Fay", "Gus", "Hal")
            ]
            await start([one, two])
            for fan in fans[:2]:
                await along(fan, "answer", option=0)
            move = {"move": "answer", "option": 0}
            assert await fans[2].refused("play_along", move=move) == "audience_full"
            await passing(one, two)
            await along(fans[0], "answer", option=0)
            assert await fans[2].refused("play_along", move=move) == "audience_full"

    run(scenario())
