"""LiveMatch: stored before sent, batched streams, concurrent writers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludoteca.kernel.match.history import KEEP_EVERY
from ludoteca.server.matches.writer import INPUTS_IN_MEMORY, REMEMBERED
from ludoteca.store import UnitOfWork
from tests.server.live_server import Person, RunningServer, run, serving
from tests.server.postgres import new_database
from tests.server.scripts import start, table_of


def counting(live: RunningServer) -> list[UnitOfWork]:
    """Collect the units of work written from now on."""
    units: list[UnitOfWork] = []
    append: Callable[[UnitOfWork], Awaitable[None]] = live.services.store.append

    async def counted(work: UnitOfWork) -> None:
        await append(work)
        units.append(work)

    live.services.store.append = counted  # type: ignore[method-assign]
    return units


# Streams


def test_a_stream_is_written_in_batches_and_told_as_events_only() -> None:
    async def scenario() -> None:
        async with serving(stream_batch=50) as live, table_of(live, "scribble", 3) as browsers:
            await start(browsers)
            drawer, guesser, other = browsers
            units = counting(live)
            for number in range(40):
                stroke = [[number, number]]
                await drawer.send(
                    type="play", id=f"s{number}", move={"move": "draw", "stroke": stroke}
                )
            answers = [await drawer.answer_to(f"s{number}") for number in range(40)]
            assert [answer["seq"] for answer in answers] == list(range(1, 41))
            await other.until(lambda: other.seq == 40)
            assert len(units) < 10
            assert sum(len(unit.log) for unit in units) == 40
            streamed = [told for told in other.told if told["type"] == "stream"]
            events = [
                event for told in streamed for step in told["steps"] for event in step["events"]
            ]
            assert [event["stroke"] for event in events] == [[[n, n]] for n in range(40)]
            assert not [told for told in other.told if told["type"] == "step"]
            await guesser.play("guess", text="surely wrong")
            async with other.person.at(other.code) as again:
                assert len(again.position["view"]["strokes"]) == 40

    run(scenario())


def test_of_a_long_stream_little_stays_in_memory_and_all_of_it_can_be_seen_again() -> None:
    async def scenario() -> None:
        async with (
            serving(messages_per_second=1e3) as live,
            table_of(live, "scribble", 2) as browsers,
        ):
            await start(browsers)
            drawer, guesser = browsers
            for number in range(700):
                move = {"move": "draw", "stroke": [[number % 100, 0]]}
                await drawer.send(type="play", id=f"s{number}", move=move)
            await guesser.until(lambda: guesser.seq == 700)
            writer = (await live.services.rooms.room(drawer.code)).require_match().writer
            assert len(writer.match.log) < 2 * INPUTS_IN_MEMORY
            at_hand = 2 * INPUTS_IN_MEMORY // KEEP_EVERY  # plus the first position of the round
            assert len(writer.match.kept) <= at_hand + 1 < 700 // KEEP_EVERY
            for step in (0, 1, 130, 699, 700):
                past = await guesser.do("state_at", step=step)
                assert len(past["view"]["strokes"]) == step
            history = await guesser.do("ask_history", since=5, until=8)
            assert [step["seq"] for step in history["steps"]] == [6, 7, 8]

    run(scenario())


def test_a_step_of_a_stream_that_ends_the_round_is_told_whole() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "scribble") as browsers:
            await start(browsers)
            drawer, guesser = browsers
            await guesser.play("guess", text=drawer.position["view"]["word"])
            step = await drawer.wait_for("step")
            assert [event["event"] for event in step["events"]][:2] == ["guessed", "word_shown"]
            assert step["position"]["scores"] == [1, 1]

    run(scenario())


def test_one_of_a_stream_that_is_refused_hinders_no_other() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "scribble") as browsers:
            await start(browsers)
            drawer = browsers[0]
            for number, stroke in enumerate([[[1, 1]], [[999, 1]], [[2, 2]]]):
                move = {"move": "draw", "stroke": stroke}
                await drawer.send(type="play", id=f"s{number}", move=move)
            answers = [await drawer.answer_to(f"s{number}") for number in range(3)]
            assert [answer["type"] for answer in answers] == ["answer", "refused", "answer"]
            assert answers[2]["seq"] == 2

    run(scenario())


def test_a_stroke_sent_twice_is_drawn_once_even_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    stroke = {"id": "same", "move": {"move": "draw", "stroke": [[1, 1]]}}

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "scribble") as browsers:
            await start(browsers)
            drawer = browsers[0]
            assert (await drawer.ask("play", **stroke))["seq"] == 1
            assert (await drawer.ask("play", **stroke))["seq"] == 1
        async with (
            serving(database) as live,
            same(live, drawer.person).at(drawer.code) as again,
        ):
            assert (await again.ask("play", **stroke))["seq"] == 1
            assert again.seq == 1

    run(scenario())


def test_what_comes_twice_in_one_batch_is_drawn_once() -> None:
    async def scenario() -> None:
        async with serving(stream_batch=50) as live, table_of(live, "scribble") as browsers:
            await start(browsers)
            drawer = browsers[0]
            for id in ("first", "same", "same", "last"):
                move = {"move": "draw", "stroke": [[1, 1]]}
                await drawer.send(type="play", id=id, move=move)
            assert (await drawer.answer_to("last"))["seq"] == 3
            answers = [told for told in drawer.told if told.get("id") == "same"]
            assert [answer["seq"] for answer in answers] == [2, 2]

    run(scenario())


def test_a_message_is_known_again_however_much_others_did_since(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    guess = {"id": "mine", "move": {"move": "guess", "text": "surely wrong"}}

    async def scenario() -> None:
        async with (
            serving(database, messages_per_second=1e3) as live,
            table_of(live, "scribble") as browsers,
        ):
            await start(browsers)
            drawer, guesser = browsers
            assert (await guesser.ask("play", **guess))["seq"] == 1
            for number in range(2 * REMEMBERED):
                move = {"move": "draw", "stroke": [[number % 100, 0]]}
                await drawer.send(type="play", id=f"s{number}", move=move)
            await guesser.until(lambda: guesser.seq == 2 * REMEMBERED + 1)
            assert (await guesser.ask("play", **guess))["seq"] == 1
            writer = (await live.services.rooms.room(drawer.code)).require_match().writer
            assert len(writer.answered[drawer.person.id]) == REMEMBERED
        async with (
            serving(database) as live,
            same(live, guesser.person).at(guesser.code) as again,
        ):
            assert (await again.ask("play", **guess))["seq"] == 1
            assert again.seq == 2 * REMEMBERED + 1

    run(scenario())


# Concurrent writers, on PostgreSQL: only one server opens an SQLite file


def test_a_server_that_was_overtaken_reloads_and_sends_everybody_to_look_again() -> None:
    """Two servers share a database without talking: no move is lost or made twice."""
    database = new_database()

    async def scenario() -> None:
        async with (
            serving(database) as live,
            serving(database) as other,
            table_of(live, "pig") as (one, two),
        ):
            await start([one, two])
            here, there = same(other, one.person), same(other, two.person)
            async with here.at(one.code) as stale:
                await one.play("hold")
                assert stale.is_to_act
                await stale.send(type="play", id="late", move={"move": "hold"})
                await stale.wait_for("closing")
            async with here.at(one.code) as fresh:
                code = await fresh.refused("play", id="late", move={"move": "hold"})
                assert code == "not_your_turn"
            async with there.at(one.code) as fresh:
                assert (fresh.seq, fresh.position["to_act"]) == (1, [1])
                await fresh.play("hold")
            rows = await live.services.store.log(one.match["id"])
            assert [(row.seq, row.input["seat"]) for row in rows] == [(0, 0), (1, 1)]

    run(scenario())


def test_a_server_that_lags_behind_looks_again_before_it_refuses() -> None:
    """A move that would be refused may have been executed on the other server, unanswered."""
    database = new_database()
    move = {"id": "mine", "move": {"move": "hold"}}

    async def scenario() -> None:
        async with (
            serving(database) as live,
            serving(database) as other,
            table_of(live, "pig") as (one, two),
        ):
            await start([one, two])
            there = same(other, two.person)
            async with there.at(two.code) as stale:
                await one.play("hold")
                assert (await two.ask("play", **move))["seq"] == 2
                await stale.send(type="play", **move)
                await stale.wait_for("closing")
                assert not [told for told in stale.told if told["type"] == "refused"]
            async with there.at(two.code) as fresh:
                assert (await fresh.ask("play", **move))["seq"] == 2

    run(scenario())


def same(live: RunningServer, person: Person) -> Person:
    """The same session at another server."""
    other = Person(live.url)
    other.http.cookies = person.http.cookies
    live.people.append(other)
    return other


def test_what_is_told_is_stored() -> None:
    """A step is in the store by the time it is received."""

    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            for number in range(1, 6):
                actor = one if one.is_to_act else two
                move = asyncio.create_task(actor.play("hold"))
                await one.next_step()
                assert len(await live.services.store.log(one.match["id"])) == number
                await move

    run(scenario())
