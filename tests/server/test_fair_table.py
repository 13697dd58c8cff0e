"""Fair at the table: what one person cannot do alone once a match runs."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.server.live_server import (
    AdjustableClock,
    Browser,
    RunningServer,
    run,
    serving,
)
from tests.server.scripts import absent, outcome, playing, presence_of, start, table_of

DAY, MINUTE = 86_400_000, 60_000


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
