"""Playing at a table: turns, resending, resuming, history, consent, pauses, resigning."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.live_server import Browser, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on, start, table_of

Scenario = Callable[[RunningServer, list[Browser]], Awaitable[None]]


def at_pig(scenario: Scenario, seats: int = 2, target: int = 100, game: str = "pig") -> None:
    """Run a scenario at a table with a match of Pig just begun; not hosted."""

    async def whole() -> None:
        options: dict[str, Any] = {"target": target} if game == "pig" else {}
        async with (
            serving() as live,
            table_of(live, game, seats, hosted=False, **options) as browsers,
        ):
            await start(browsers)
            await scenario(live, browsers)

    run(whole())


def test_a_move_is_told_to_everybody_and_answered_with_its_number() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        answer = await one.play("roll")
        assert answer["seq"] == 1
        told = await two.wait_for("step")
        assert told["seq"] == 1
        assert told["events"][0]["event"] == "rolled"
        assert told["position"]["view"]["seat"] == 1
        assert told["position"]["choices"] == [] or told["position"]["to_act"] == [1]

    at_pig(scenario)


def test_moves_out_of_turn_or_of_other_games_are_refused_in_the_players_language() -> None:
    async def whole() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben", "es")
            code = await ana.open_table("pig")
            async with ana.at(code) as one, ben.at(code) as two:
                assert await two.refused("play", move={"move": "roll"}) == "no_match"
                await two.do("sit")
                await one.do("start")
                await two.wait_for("begun")
                answer = await two.ask("play", move={"move": "roll"})
                assert (answer["code"], answer["text"]) == ("not_your_turn", "No es tu turno.")
                assert await one.refused("play", move={"move": "fly"}) == "bad_move"
                assert await one.refused("play", move="roll") == "bad_move"
                assert one.seq == 0

    run(whole())


def test_a_message_sent_twice_gets_the_stored_answer() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        first = await one.ask("play", id="same", move={"move": "hold"})
        await one.send(type="play", id="same", move={"move": "hold"})
        await two.play("hold")
        await one.send(type="play", id="same", move={"move": "hold"})
        await one.do("chat", text="hello")
        answers = [told for told in one.told if told.get("id") == "same"]
        assert answers == [first, first, first]
        assert one.seq == 2

    at_pig(scenario)


def test_the_same_id_of_somebody_else_is_another_message() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        assert (await one.ask("play", id="same", move={"move": "hold"}))["seq"] == 1
        assert (await two.ask("play", id="same", move={"move": "hold"}))["seq"] == 2

    at_pig(scenario)


def test_an_act_at_the_table_sent_twice_is_done_once() -> None:
    async def whole() -> None:
        async with serving() as live, table_of(live, "pig") as (one, _):
            for _ in range(3):
                await one.ask("add_bot", id="bot", strength="easy")
            assert len([seat for seat in one.table["seats"] if seat["bot"]]) == 1

    run(whole())


def test_who_was_cut_off_gets_what_was_missed_and_nothing_twice() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.play("hold")
        await two.wait_for("step")
        await two.cut()
        await one.until(lambda: not one.told[-1].get("online", True))
        async with two.person.at(two.code, match=two.match["id"], since=two.seq) as back:
            assert back.told[0]["steps"] == []
            await back.play("hold")
            await one.play("hold")
        async with two.person.at(two.code, match=two.match["id"], since=two.seq) as back:
            assert [step["seq"] for step in back.told[0]["steps"]] == [2, 3]
            assert back.position["to_act"] == [1]
        async with two.person.at(two.code) as back:
            assert [step["seq"] for step in back.told[0]["steps"]] == [0, 1, 2, 3]

    at_pig(scenario)


def test_steps_that_are_not_in_memory_any_more_come_from_the_store() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        for _ in range(40):
            await one.play("hold")
            await two.play("hold")
        history = await one.do("ask_history", since=-1, until=1_000)
        assert [step["seq"] for step in history["steps"]] == list(range(81))
        some = await one.do("ask_history", since=10, until=12)
        assert [step["seq"] for step in some["steps"]] == [11, 12]
        async with two.person.at(two.code, match=two.match["id"], since=3) as back:
            assert [step["seq"] for step in back.told[0]["steps"]] == list(range(4, 81))

    at_pig(scenario)


def test_looking_back_shows_how_it_was() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.play("hold")
        await two.play("hold")
        past = await one.do("state_at", step=1)
        assert past["type"] == "past"
        assert (past["view"]["turn"], past["view"]["seat"]) == (1, 0)
        assert await one.refused("state_at", step=99) == "no_such_step"
        assert await one.refused("state_at", step=-1) == "no_such_step"

    at_pig(scenario)


def test_what_if_is_asked_of_games_that_have_an_answer() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "machiavelli", 3) as browsers:
            await start(browsers)
            one = browsers[0]
            before = one.seq
            answer = await one.do("suppose", given={"orders": []})
            assert answer["type"] == "supposed"
            assert {"possible", "events", "units", "provinces", "read"} == set(answer["outcome"])
            assert await one.refused("suppose", given={"dice": 6}) == "bad_supposition"
            assert one.seq == before

    run(scenario())


def test_other_games_have_no_sandbox() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        assert await browsers[0].refused("suppose", given={}) == "no_sandbox"

    at_pig(scenario)


def test_positions_come_in_words_for_who_asks() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, _ = browsers
        async with one.person.at(one.code, text=True) as reader:
            assert "Ana" in reader.position["text"]
            await reader.play("hold")
            await reader.until(lambda: reader.seq == 1)
            assert reader.position["text"]
        assert one.position["text"] == ""

    at_pig(scenario)


# Consent


def test_a_move_is_taken_back_when_everybody_agrees() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await one.play("hold")
        await two.play("hold")
        await one.do("propose", what="take_back")
        proposal = await two.until(lambda: two.table["proposal"])
        assert (proposal["by"], proposal["needed"], proposal["step"]) == (0, [1, 2], 0)
        await two.do("consent", agree=True)
        assert one.seq == 2
        await three.do("consent", agree=True)
        await one.until(lambda: one.seq == 3)
        assert one.position["to_act"] == [0]
        assert one.told[-1]["type"] == "table"
        await one.until(lambda: one.table["proposal"] is None)

    at_pig(scenario, seats=3)


def test_one_who_does_not_agree_is_enough() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.play("hold")
        await two.play("hold")
        await one.do("propose", what="take_back")
        await two.until(lambda: two.table["proposal"])
        await two.do("consent", agree=False)
        assert (await one.wait_for("proposal_ended"))["outcome"] == "declined"
        await one.until(lambda: one.table["proposal"] is None)
        assert one.seq == 2
        assert await two.refused("consent", agree=True) == "nothing_proposed"

    at_pig(scenario)


def test_a_roll_is_not_even_proposed_to_be_taken_back() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        assert await one.refused("propose", what="take_back") == "nothing_to_take_back"
        await one.play("roll")
        assert await one.refused("propose", what="take_back") == "chance_was_drawn"
        assert await two.refused("propose", what="take_back", step=7) == "no_such_step"

    at_pig(scenario)


def test_a_move_meanwhile_ends_a_proposal_to_take_back() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        await one.play("hold")
        await two.play("hold")
        await two.do("propose", what="take_back", step=0)
        await one.play("hold")
        assert (await two.wait_for("proposal_ended"))["outcome"] == "withdrawn"
        assert await one.refused("consent", agree=True) == "nothing_proposed"

    at_pig(scenario)


def test_a_match_is_paused_and_resumed_by_agreement() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        assert await one.refused("propose", what="resume") == "not_paused"
        due = one.position["due"]["at"]
        await one.do("propose", what="pause")
        await two.until(lambda: two.table["proposal"])
        await two.do("consent", agree=True)
        timing = await one.wait_for("timing")
        assert (timing["paused"], timing["due"]) == (True, None)
        await one.until(lambda: one.table["paused"])
        assert await one.refused("play", move={"move": "answer", "option": 0}) == "paused"
        assert await one.refused("propose", what="take_back", step=0) == "paused"
        sources, now = live.services.sources, live.services.sources.monotonic()
        sources.monotonic = lambda: now + 60_000
        await two.do("propose", what="resume")
        await one.until(lambda: one.table["proposal"])
        await one.do("consent", agree=True)
        await two.wait_for("timing")
        timing = await two.wait_for("timing")
        assert timing["due"]["at"] >= due + 50_000
        await one.play("answer", option=0)

    at_pig(scenario, game="quick_quiz")


# Ending


def test_who_resigns_is_out_and_stays_at_the_table() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        answer = await two.do("resign")
        assert answer["seq"] == 1
        await one.until(lambda: one.position["view"]["out"][1])
        assert two.you["seat"] == 1
        await asyncio.gather(play_on(one, hold_at_ten), play_on(three, hold_at_ten))
        assert one.position["places"][-1] == [1]

    at_pig(scenario, seats=3, target=20)


def test_who_resigned_is_out_of_what_is_agreed_and_resigns_once() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await two.do("resign")
        assert (await two.do("resign"))["seq"] is None
        assert await two.refused("propose", what="pause") == "seat_out"
        await one.do("propose", what="pause")
        assert (await three.until(lambda: three.table["proposal"]))["needed"] == [2]
        assert await two.refused("consent", agree=True) == "not_asked"
        await three.do("consent", agree=True)
        await one.until(lambda: one.table["paused"])
        await three.do("resign")
        await one.wait_until_over()
        assert await one.refused("propose", what="resume") == "match_over"
        assert one.seq == 2

    at_pig(scenario, seats=3)


def test_who_watches_neither_proposes_nor_agrees() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, _ = browsers
        dina = await live.person("Dina")
        async with dina.at(one.code) as watching:
            assert await watching.refused("propose", what="pause") == "not_seated"
            await one.do("propose", what="pause")
            assert await watching.refused("consent", agree=True) == "not_seated"
        assert not one.table["paused"]

    at_pig(scenario)


def test_who_leaves_gives_up_seat_and_match_and_the_host_is_handed_over() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two, three = browsers
        await one.do("leave")
        await two.until(lambda: two.table["host"] == two.person.id)
        assert two.you["is_host"]
        assert two.position["view"]["out"] == [1, 0, 0]
        assert two.table["seats"][0]["name"] == "Ana"
        assert two.table["seats"][0]["person"] is None
        await three.do("leave")
        await two.until(lambda: two.table["phase"] == "over")
        assert two.position["over"] == "last_player"
        await two.do("rematch")
        assert [seat["name"] for seat in two.table["seats"]][:2] == ["Ben", ""]

    at_pig(scenario, seats=3)


def test_a_rematch_is_another_match_with_other_dice() -> None:
    async def scenario(live: RunningServer, browsers: list[Browser]) -> None:
        one, two = browsers
        first, promised = one.match["id"], one.table["commitment"]
        await one.do("resign")
        await one.until(lambda: one.table["phase"] == "over")
        await two.do("rematch")
        assert one.table["phase"] == "over", "nobody is pulled away from the result"
        await one.until(lambda: one.table["proposal"])
        assert (one.table["proposal"]["what"], one.table["proposal"]["by"]) == ("rematch", 1)
        await one.do("consent", agree=True)
        assert one.table["commitment"] != promised
        await one.pledge()
        await two.pledge()
        await start(browsers)
        assert one.match["id"] != first
        assert one.table["matches"] == [first, one.match["id"]]
        await one.play("hold")

    at_pig(scenario)
