"""The host's remote: a host who only hosts, the pace, more time, safe tables, reactions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from ludoteca.kernel import Match
from ludoteca.server.rooms.observers.presence import PresenceTracker
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.clock import Clock
from tests.server.live_server import AdjustableClock, Browser, RunningServer, run, serving
from tests.server.scripts import start as start_seated
from tests.server.scripts import table_of
from tests.server.test_party import WORDS, drawer_of

DOORS = {"public": False, "spectators": True}
SECONDS = 20
REST = 6_000


@asynccontextmanager
async def hosted(
    live: RunningServer, game: str = "trivia", players: int = 2, **wish: Any
) -> AsyncIterator[tuple[Browser, list[Browser]]]:
    """A host who only hosts, and the players of a match that has begun."""
    host = await live.person("Hugo")
    people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")[:players]]
    code = await host.open_table(game, sit=False, **wish)
    async with AsyncExitStack() as stack:
        leading = await stack.enter_async_context(host.at(code))
        playing = [await stack.enter_async_context(person.at(code)) for person in people]
        for one in playing:
            await one.do("sit")
            await one.pledge()
        await leading.do("start")
        for one in playing:
            await one.wait_for("reveal_nonce")
            await one.do("reveal", nonce=one.nonce)
        for one in (leading, *playing):
            await one.until(lambda one=one: one.position)  # type: ignore[misc]
        yield leading, playing


class StoppedClock(AdjustableClock):
    """Time passes only when a test says so."""

    def __call__(self) -> int:
        return 1_000_000 + self.ahead


TRIVIA: dict[str, Any] = {"options": {"reading": 0, "seconds": SECONDS, "rounds": 3}}


def test_a_clock_held_by_the_host_stands_still_and_never_goes_back() -> None:
    clock = Clock(1_000)
    held = clock.held(now=6_000, by=30_000)
    assert [held.at(now) for now in (6_000, 20_000, 36_000, 37_000)] == [5_000, 5_000, 5_000, 6_000]
    assert held.time_of(8_000) == clock.time_of(8_000) + 30_000
    paused = held.pause(10_000)
    assert (paused.at(99_000), paused.resume(50_000).at(76_000)) == (5_000, 5_000)
    assert paused.resume(50_000).at(77_000) == 6_000


def test_a_host_who_only_hosts_gives_time_goes_on_and_ends_and_the_record_replays() -> None:
    async def scenario() -> None:
        now = StoppedClock()
        async with serving(now=now) as live, hosted(live, **TRIVIA) as (host, (one, two)):
            assert (host.you["seat"], host.you["is_host"]) == (None, True)
            assert host.position["view"]["phase"] == "answering"
            assert await host.refused("play_along", move={"move": "pass"}) == "host_plays_nothing"
            assert await host.refused("play", move={"move": "pass"}) == "not_seated"
            assert await two.refused("give_time", seconds=30) == "host_only"
            await host.do("doors", **DOORS, host_paced=True)
            await one.until(lambda: one.table["host_paced"])

            due = one.position["due"]["at"]
            await host.do("give_time", seconds=30)
            await one.until(lambda: _due(one) == due + 30_000)
            for _ in range(2):
                await host.do("give_time", seconds=300)
            assert await host.refused("give_time", seconds=300) == "extended_enough"
            # time stood still: who answers now answered as quickly as if they had done so before
            now.pass_time(60_000)
            await one.play("pass")

            assert await host.refused("advance", only="next") == "gone_on"
            await host.do("advance", only="skip", round=1)
            await one.until(lambda: one.position["view"]["resting"])
            assert [one.position["due"]] == [None]
            now.pass_time(10 * REST)
            assert await host.refused("give_time", seconds=30) == "no_deadline"
            assert await host.refused("advance", only="skip") == "gone_on"
            await host.do("advance", only="next", round=1)
            await one.until(lambda: one.position["view"]["round"] == 2)
            second_ends = one.position["due"]["moment"]
            assert await host.refused("advance", only="next", round=1) == "gone_on"

            await host.do("advance", only="skip")
            await one.until(lambda: one.position["view"]["resting"])
            now.pass_time(10 * REST)
            await host.do("doors", **DOORS, host_paced=False)
            await one.until(lambda: one.position["view"]["round"] == 3)
            await host.do("end_match")
            await two.wait_until_over()
            assert two.position["places"] == [[0, 1]]
            record = await host.person.get(f"/api/matches/{host.match['id']}/record")
            assert record["over"] == "early_end"
            assert Match.replay(record).record() == record
            passed, skipped, rested, *_ = record["log"]
            assert passed["at"] == skipped["at"] < 1_000 * SECONDS
            # nothing of the second question passed while the result of the first was shown
            assert rested["at"] == skipped["at"] + REST == second_ends - 1_000 * SECONDS

    run(scenario())


@pytest.mark.parametrize("is_over", [False, True])
def test_the_role_of_an_absent_host_passes_to_who_is_seated_after_a_minute(
    *, is_over: bool
) -> None:
    async def scenario() -> None:
        now = StoppedClock()
        async with serving(now=now) as live, hosted(live, **TRIVIA) as (host, (one, two)):
            room = await live.services.rooms.room(host.code)
            if is_over:
                await host.do("end_match")
                await one.until(lambda: one.table["phase"] == "over")
            await host.cut()
            await one.until(lambda: room.away_since.get(host.person.id))
            now.pass_time(50_000)
            await _enforce(room)
            assert room.table.host == host.person.id
            now.pass_time(11_000)
            await _enforce(room)
            await one.until(lambda: one.you["is_host"])
            if is_over:
                await one.do("rematch")
                await two.until(lambda: two.table["phase"] == "waiting")
            await one.do("leave")
            await two.until(lambda: two.you["is_host"])

    run(scenario())


def _due(browser: Browser) -> int | None:
    """The deadline it was told of last without a step."""
    timings = [told["due"] for told in browser.told if told["type"] == "timing"]
    return timings[-1]["at"] if timings and timings[-1] else None


async def _enforce(room: Room) -> None:
    tracker = next(each for each in room.observers if isinstance(each, PresenceTracker))
    assert await room.run(tracker.enforce)


def test_a_table_safe_for_a_class_has_no_talk_and_no_wrong_guesses_of_others() -> None:
    async def scenario() -> None:
        options = {"round_ends": "all", "words": WORDS}
        wish: dict[str, Any] = {"options": options, "safe": True}
        async with serving() as live, hosted(live, "pictionary", 3, **wish) as (host, players):
            table = host.table
            assert (table["safe"], table["word_filter"], table["name_approval"]) == (True,) * 3
            assert (table["chat"], table["reactions"]) == (False, False)
            assert [one.table["seats"][0]["name"] for one in players] != ["Ana"] * 3
            assert await players[0].refused("chat", text="hello") == "chat_is_off"
            assert await host.refused("react", kind="clap") == "no_reactions"
            for change in ({"safe": False}, {"word_filter": False}, {"hosted": False}):
                refusal = await host.refused("doors", **DOORS, **change)
                assert refusal in ("safety_is_settled", "safe_is_clean", "not_waiting")
            guesser = next(one for one in players if one is not drawer_of(players))
            answer = await guesser.play("guess", text="neither here nor there")
            async with host.person.at(host.code, screen=True) as screen:
                for one in (host, *players, screen):
                    await one.until(lambda one=one: one.seq >= answer["seq"])  # type: ignore[misc]
                    said = any("neither here" in frame for frame in one.frames)
                    assert said == (one is guesser)

    run(scenario())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"safe": True, "hosted": False}, "safe_is_hosted"),
        ({"safe": True, "anonymous": True}, "anonymous_or_approved"),
    ],
)
def test_a_safe_table_is_led_and_has_names(wish: dict[str, Any], code: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.person("Hugo")
            answer = await host.http.post("/api/tables", json={"game": "trivia", **wish})
            assert answer.json()["code"] == code

    run(scenario())


def test_a_table_becomes_safe_at_any_time_and_is_loosened_only_while_nobody_sits() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia") as (one, two):
            await one.do("doors", **DOORS, safe=True)
            assert await one.refused("doors", **DOORS, safe=False) == "safety_is_settled"
            await two.do("stand")
            await one.do("doors", **DOORS, safe=False, word_filter=False)
            assert (one.table["safe"], one.table["chat"], one.table["reactions"]) == (
                False,
                True,
                True,
            )

    run(scenario())


def test_reactions_reach_everybody_but_not_those_of_the_muted_and_are_limited() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", 3) as browsers:
            one, two, three = browsers
            assert await two.refused("react", kind="clap") == "no_reactions"
            await start_seated(browsers)
            await two.do("react", kind="laugh")
            for browser in browsers:
                told = await browser.wait_for("reacted")
                assert (told["kind"], told["seat"], told["name"]) == ("laugh", 1, "Ben")
            for _ in range(3):
                await two.do("react", kind="clap")
            assert await two.refused("react", kind="clap") == "too_fast"
            await one.do("mute", person=three.person.id, muted=True)
            await three.do("react", kind="groan")
            await three.wait_for("reacted")
            await one.do("doors", **DOORS, reactions=False)
            assert await one.refused("react", kind="clap") == "no_reactions"
            assert not any("groan" in frame for frame in one.frames)

    run(scenario())
