"""Removing and muting people: by vote, by the host before a match, at a hosted table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.live_server import (
    Browser,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.scripts import outcome, playing, start, table_of

DAY, MINUTE = 86_400_000, 60_000


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
