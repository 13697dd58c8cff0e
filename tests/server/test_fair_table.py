"""Fair at the table: what one person cannot do alone once a match runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.scripts import presence_of, start, table_of

Scenario = Callable[[RunningServer, list[Browser]], Awaitable[None]]
DAY, MINUTE = 86_400_000, 60_000


def playing(scenario: Scenario, game: str = "pig", seats: int = 2, **settings: Any) -> None:
    """Run a scenario at a table with a match just begun; live games are hosted."""

    async def whole() -> None:
        settings.setdefault("now", AdjustableClock())
        async with serving(**settings) as live, table_of(live, game, seats) as browsers:
            await start(browsers)
            await scenario(live, browsers)

    run(whole())


async def outcome(browser: Browser) -> str:
    told: str = (await browser.wait_for("proposal_ended"))["outcome"]
    return told


async def absent(browser: Browser, present: Browser) -> None:
    """Cut a connection and wait until the other browser knows."""
    await browser.cut()
    await present.until(lambda: present.told[-1]["type"] == "presence")


# Take-backs


def test_an_opponent_whose_connection_dropped_is_asked_before_moves_are_taken_back() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        for _ in range(6):
            await one.play("hold")
            await two.play("hold")
        await absent(two, one)
        await one.do("propose", what="take_back", step=0)
        assert one.table["proposal"]["needed"] == [1]
        assert (one.seq, await outcome(one)) == (12, "expired")
        await one.until(lambda: one.table["proposal"] is None)
        assert one.seq == 12

    playing(scenario, proposal_timeout=100)


def test_a_proposal_says_when_silence_becomes_a_no() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.do("propose", what="pause")
        proposal = await two.until(lambda: two.table["proposal"])
        assert 0 < proposal["ends"] - live.services.sources.now() <= MINUTE
        live.pass_time(MINUTE)
        assert await two.refused("consent", agree=True) == "nothing_proposed"
        assert not two.table["paused"]

    playing(scenario)


def test_ones_own_last_move_is_taken_back_at_once_and_only_once() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await absent(two, one)
        await one.play("hold")
        await one.do("propose", what="take_back")
        assert (one.seq, one.position["to_act"]) == (2, [0])
        await one.play("hold")
        await one.do("propose", what="take_back")
        assert one.table["proposal"]["needed"] == [1]
        assert one.seq == 3

    playing(scenario)


def test_bots_agree_and_answer_like_anybody() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 1, ["easy"]) as (one,):
            await start([one])
            await one.play("hold")
            await one.until(lambda: one.is_to_act and one.seq > 1)
            assert await one.refused("propose", what="take_back") == "chance_was_drawn"

    run(scenario())


def test_a_proposal_may_be_withdrawn_and_consent_is_to_what_was_read() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        await one.play("hold")
        await two.play("hold")
        await one.do("propose", what="pause")
        read = (await two.until(lambda: two.table["proposal"]))["id"]
        await one.do("propose", what="take_back", step=0)
        assert await two.refused("consent", agree=True, proposal=read) == "nothing_proposed"
        await one.do("consent", agree=False)
        assert await outcome(two) == "withdrawn"
        await two.until(lambda: two.table["proposal"] is None)

    playing(scenario, seats=3)


def test_what_all_who_stay_agreed_to_happens_when_the_silent_one_leaves() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await one.do("propose", what="pause")
        await two.do("consent", agree=True)
        await three.do("resign")
        await one.until(lambda: one.table["paused"])

    playing(scenario, seats=3)


# Pauses


def test_a_pause_ends_by_itself() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.do("propose", what="pause")
        await two.do("consent", agree=True)
        await one.until(lambda: one.table["paused"])
        until = one.table["paused_until"] - live.services.sources.now()
        assert 9 * MINUTE < until <= 10 * MINUTE
        live.pass_time(until)
        await one.until(lambda: not one.table["paused"])
        assert one.table["paused_until"] is None
        await one.play("hold")

    playing(scenario)


def test_a_pause_ends_at_its_time_also_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live, table_of(live, "pig") as browsers:
            one, two = browsers
            await start(browsers)
            await one.do("propose", what="pause")
            await two.do("consent", agree=True)
            live.pass_time(9 * MINUTE)
        async with serving(database, clock) as live:
            live.reconnect(one.person)
            async with one.person.at(one.code) as back:
                assert back.table["paused"]
                live.pass_time(MINUTE)
                await back.until(lambda: not back.table["paused"])

    run(scenario())


def test_a_pause_stored_without_an_end_gets_one(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "pig") as browsers:
            one, two = browsers
            await start(browsers)
            await one.do("propose", what="pause")
            await two.do("consent", agree=True)
            row = await live.services.store.table(one.code)
            assert row is not None
            del row.document["clock"]["paused_until"]
            await live.services.store.save_table(replace(row, revision=row.revision + 1))
        async with serving(database) as live:
            live.reconnect(one.person)
            async with one.person.at(one.code) as back:
                left = back.table["paused_until"] - live.services.sources.now()
                assert 9 * MINUTE < left <= 10 * MINUTE

    run(scenario())


def test_who_goes_away_during_a_pause_is_not_surprised_by_its_end() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.do("propose", what="pause")
        await two.do("consent", agree=True)
        await absent(two, one)
        await one.do("propose", what="resume")
        assert one.table["proposal"]["needed"] == [1]
        assert one.table["paused"]

    playing(scenario)


def test_absence_during_a_pause_costs_nobody_their_seat() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.play("hold")
        await one.do("propose", what="pause")
        await two.do("consent", agree=True)
        await absent(two, one)
        live.pass_time(10 * MINUTE)
        await one.until(lambda: not one.table["paused"])
        await presence_of(await live.services.rooms.room(one.code)).enforce()
        assert (one.seq, one.position["over"]) == (1, "")
        live.pass_time(MINUTE)
        await presence_of(await live.services.rooms.room(one.code)).enforce()
        await one.until(lambda: one.is_to_act)

    playing(scenario)


# Votes


def test_during_a_match_the_host_removes_and_mutes_nobody() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, _ = browsers
        cleo = await live.person("Zoe")
        async with cleo.at(one.code):
            for person in (two.person.id, cleo.id):
                assert await one.refused("kick", person=person) == "needs_vote"
                assert await one.refused("mute", person=person, muted=True) == "needs_vote"
        assert await two.refused("kick", person=one.person.id) == "host_only"

    playing(scenario, seats=3)


def test_a_vote_removes_a_player_for_good() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three, _ = browsers
        await two.do("propose", what="remove", person=one.person.id)
        proposal = await one.until(lambda: one.table["proposal"])
        assert (proposal["needed"], proposal["votes_needed"]) == ([2, 3], 2)
        assert (proposal["person"], proposal["name"]) == (one.person.id, "Ana")
        assert await one.refused("consent", agree=False) == "not_asked"
        assert await one.refused("propose", what="pause") == "vote_under_way"
        await three.do("consent", agree=True)
        assert (await one.wait_for("gone"))["problem"]["code"] == "kicked"
        await two.until(lambda: two.position["view"]["out"][0])
        await two.until(lambda: two.table["host"] == two.person.id)
        async with one.person.browser(one.code) as again:
            assert (await again.hello())["problem"]["code"] == "banned"

    playing(scenario, seats=4)


def test_a_vote_fails_by_silence_or_a_majority_and_is_not_called_again_at_once() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three, four = browsers
        await one.do("propose", what="mute", person=two.person.id)
        await three.do("consent", agree=False)
        await one.until(lambda: one.table["proposal"]["declined"] == [2])
        await four.do("consent", agree=False)
        assert await outcome(one) == "declined"
        assert await one.refused("propose", what="mute", person=two.person.id) == "vote_failed"
        live.pass_time(MINUTE)
        await one.do("propose", what="mute", person=two.person.id)
        live.pass_time(MINUTE)
        assert await three.refused("consent", agree=True) == "nothing_proposed"
        await two.do("chat", text="still heard")

    playing(scenario, seats=4)


@pytest.mark.parametrize("what", ["remove", "mute"])
def test_two_people_cannot_vote_each_other_out(what: str) -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        for person, code in [(two.person.id, "too_few_to_vote"), (one.person.id, "not_yourself")]:
            assert await one.refused("propose", what=what, person=person) == code
        assert await one.refused("propose", what=what, person="x") == "no_such_person"

    playing(scenario)


def test_the_players_vote_on_spectators_who_have_no_say() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        zoe = await live.person("Zoe")
        async with zoe.at(one.code) as watching:
            target = {"what": "remove", "person": two.person.id}
            assert await watching.refused("propose", **target) == "not_seated"
            await one.do("propose", what="mute", person=zoe.id)
            await two.do("consent", agree=True)
            assert await watching.refused("chat", text="boo") == "muted"
            assert await one.refused("propose", what="mute", person=zoe.id) == "already_muted"
            await two.do("propose", what="remove", person=zoe.id)
            await watching.do("leave")
            await one.do("consent", agree=True)
        async with zoe.browser(one.code) as again:
            assert (await again.hello())["problem"]["code"] == "banned"

    playing(scenario)


# Bans and mutes


@asynccontextmanager
async def as_new_guest(live: RunningServer, person: Person, code: str) -> AsyncIterator[Browser]:
    """The same browser with a new session: it keeps all cookies but the session's."""
    guest = Person(live.url)
    live.people.append(guest)
    guest.http.cookies = person.http.cookies
    guest.http.cookies.delete("ludoteca")
    await guest.introduce("Nobody Special")
    assert guest.id != person.id
    async with guest.browser(code) as browser:
        yield browser


def test_a_kicked_guest_stays_out_also_as_a_new_guest() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, two):
            await one.do("kick", person=two.person.id)
            async with as_new_guest(live, two.person, one.code) as again:
                assert (await again.hello())["problem"]["code"] == "banned"
                assert not (await again.person.get(f"/api/tables/{one.code}"))["may_enter"]
            zoe = await live.person("Zoe")
            async with zoe.at(one.code) as other:
                assert other.you["seat"] is None

    run(scenario())


def test_a_mute_stays_on_after_leaving_and_as_a_new_guest() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, two):
            await one.do("mute", person=two.person.id, muted=True)
            await two.do("leave")
            async with two.person.at(one.code) as back:
                assert await back.refused("chat", text="hi") == "muted"
            async with as_new_guest(live, two.person, one.code) as again:
                await again.hello()
                assert await again.refused("chat", text="hi") == "muted"
                await one.do("mute", person=again.person.id, muted=False)
                await again.do("chat", text="thank you")

    run(scenario())


# Starts


def test_nothing_a_visitor_does_cancels_a_start() -> None:
    async def scenario() -> None:
        async with serving(reveal_timeout=600_000) as live, table_of(live, "pig") as browsers:
            one, two = browsers
            zoe, yan, xeni = [await live.person(name) for name in ("Zoe", "Yan", "Xeni")]
            async with zoe.at(one.code) as leaving, yan.at(one.code) as busy:
                await one.do("start")
                await leaving.do("leave")
                async with xeni.at(one.code) as late:
                    await absent(late, one)
                await busy.hello()
                for act, fields in [("sit", {}), ("stand", {}), ("pledge", {"hash": "00" * 32})]:
                    assert await busy.refused(act, **fields) == "not_waiting"
                await one.do("kick", person=yan.id)
                assert one.table["phase"] == "starting"
                for browser in browsers:
                    await browser.do("reveal", nonce=browser.nonce)
                await two.wait_for("begun")

    run(scenario())


def test_a_seated_person_who_leaves_cancels_the_start() -> None:
    async def scenario() -> None:
        async with serving(countdown=60_000) as live, table_of(live, "quick_quiz", 3) as browsers:
            one, two, _ = browsers
            await one.do("start")
            await two.do("leave")
            await one.until(lambda: one.table["phase"] == "waiting")
            assert one.table["starts"] is None

    run(scenario())


# Hosted tables


def test_live_games_are_hosted_unless_the_host_says_otherwise() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            cases = [("quick_quiz", None, True), ("quick_quiz", False, False), ("pig", None, False)]
            for game, wish, hosted in cases:
                code = await ana.open_table(game, hosted=wish)
                look = await ben.get(f"/api/tables/{code}")
                assert look["table"]["hosted"] is hosted
            answer = await ana.http.post("/api/tables", json={"game": "pig", "hosted": True})
            assert answer.json()["code"] == "hosted_live_only"

    run(scenario())


def test_a_table_is_made_hosted_before_the_match_only() -> None:
    async def scenario() -> None:
        doors = {"public": False, "spectators": True}
        async with serving() as live, table_of(live, "quick_quiz") as browsers:
            one, two = browsers
            await one.do("doors", **doors, hosted=False)
            await two.until(lambda: not two.table["hosted"])
            await start(browsers)
            assert await one.refused("doors", **doors, hosted=True) == "not_waiting"
            for act in ("advance", "end_match"):
                assert await one.refused(act) == "not_hosted"
            assert await one.refused("kick", person=two.person.id) == "needs_vote"

    run(scenario())


def test_the_host_of_a_hosted_table_pauses_mutes_and_removes_without_a_vote() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        for what in ("pause", "resume", "remove", "mute"):
            target = three.person.id
            assert await two.refused("propose", what=what, person=target) == "host_only"
        assert await one.refused("propose", what="remove", person=two.person.id) == "host_decides"
        await one.do("propose", what="pause")
        assert one.table["paused"]
        assert one.table["paused_until"] is not None
        assert await one.refused("advance") == "paused"
        await one.do("propose", what="resume")
        assert not one.table["paused"]
        await one.do("mute", person=two.person.id, muted=True)
        assert await two.refused("chat", text="hi") == "muted"
        await one.do("kick", person=three.person.id)
        await one.until(lambda: one.position["view"]["out"][2])

    playing(scenario, "quick_quiz", 3)


def test_the_host_of_a_hosted_table_goes_on_to_the_next_question() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        assert await two.refused("advance") == "host_only"
        assert one.position["view"]["phase"] == "reading"
        await one.do("advance")
        assert one.position["to_act"] == [0, 1]
        await one.do("advance")
        assert one.position["view"]["resting"]
        await one.do("advance")
        assert (one.position["view"]["round"], one.position["over"]) == (2, "")

    playing(scenario, "trivia", 2)


def test_the_host_of_a_hosted_table_ends_the_match_as_it_stands() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        assert await two.refused("end_match") == "host_only"
        await one.do("propose", what="pause")
        await one.do("end_match")
        await two.wait_until_over()
        await two.until(lambda: two.table["phase"] == "over")
        assert sorted(seat for group in two.position["places"] for seat in group) == [0, 1, 2]
        assert await one.refused("end_match") == "match_over"
        assert three.you["seat"] == 2

    playing(scenario, "quick_quiz", 3)
