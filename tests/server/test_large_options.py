"""Large options, what-if and old positions: worked out beside the queue of a table, once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca import Rejected
from ludoteca import game as find_game
from ludoteca.server.compute.job import Asker, job_of
from ludoteca.server.tables.options import (
    LARGE,
    Judgement,
    JudgementMemo,
    encoded_if_large,
    judged,
    needs_judging,
    options_at,
    remember,
)
from tests.server.compute_jobs import sleep_on
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of

OTHER = Asker("somebody else", "10.9.9.9")


def island_map(territories: int, name: str = "Islands") -> dict[str, Any]:
    """A map in a circle."""
    ids = [f"island_{number}" for number in range(territories)]
    return {
        "id": "islands",
        "name": name,
        "territories": [{"id": id, "name": id} for id in ids],
        "continents": [{"id": "sea", "name": "Sea", "bonus": 1, "territories": ids}],
        "borders": [[one, other] for one, other in zip(ids, ids[1:] + ids[:1], strict=True)],
    }


def custom(territories: int, name: str = "Islands") -> dict[str, Any]:
    return {"map": "custom", "custom_map": island_map(territories, name)}


def test_small_options_are_judged_at_once_and_large_ones_remembered() -> None:
    about = find_game("risk").about
    assert not needs_judging("risk", custom(3))
    given = custom(190, "Remembered")
    encoded = encoded_if_large(given)
    assert encoded is not None
    assert len(encoded) > LARGE
    assert needs_judging("risk", given)
    judgement = judged(about, given)
    assert set(judgement.refusals) == {2, 3, 4, 5, 6}
    remember("risk", given, judgement)
    assert not needs_judging("risk", given)
    filled = options_at(about, given, 2)
    assert filled["custom_map"] == given["custom_map"]
    assert not needs_judging("risk", filled), "the table holds options with defaults"


def test_a_remembered_refusal_is_that_of_the_number_of_seats() -> None:
    about = find_game("risk").about
    given = custom(190, "Refused")
    too_small = Rejected("map_too_small", map="islands", seats=6)
    filled = judged(about, given).options
    remember("risk", given, Judgement(filled, {2: None, 6: too_small}))
    assert options_at(about, given, 2) == filled
    with pytest.raises(Rejected, match="map_too_small"):
        options_at(about, given, 6)
    assert options_at(about, given, 3) == filled, "what nobody asked is judged now"


def test_remembered_options_have_a_bound() -> None:
    memo = JudgementMemo(100)
    for number in range(5):
        memo.put(("risk", bytes([number])), 30, Judgement())
        assert memo.of(("risk", b"\x00")) is not None, "what is used stays"
    assert memo.of(("risk", b"\x01")) is None
    assert memo.of(("risk", b"\x04")) is not None


def test_a_table_takes_a_large_map_after_it_was_judged_in_a_process() -> None:
    async def scenario() -> None:
        async with serving(compute_processes=1) as live, table_of(live, "risk") as (one, two):
            compute = live.services.compute
            broken = custom(180, "Broken")
            broken["custom_map"]["borders"] = [["nowhere", "island_0"]] * 500
            assert await one.refused("set_options", options=broken) == "bad_map"
            assert compute.jobs_run == 1
            large = custom(180, "Large")
            await one.do("set_options", options=large)
            await two.until(lambda: two.table["options"]["map"] == "custom")
            assert two.table["options"]["custom_map"]["name"] == "Large"
            assert two.table["blocked"] is None
            await one.do("set_options", options=large)
            await one.do("enqueue", game="risk", options=large)
            assert compute.jobs_run == 2, "judged once"
            assert await two.refused("set_options", options=custom(181)) == "host_only"
            assert compute.jobs_run == 2, "and only for those who may"

    run(scenario())


def test_what_if_does_not_hold_up_the_table() -> None:
    async def scenario() -> None:
        async with (
            serving(compute_processes=1) as live,
            table_of(live, "machiavelli", 3, diplomacy_minutes=0) as browsers,
        ):
            await start(browsers)
            one, two, _ = browsers
            compute = live.services.compute
            busy = asyncio.create_task(compute.ask(job_of(sleep_on, 1.5), OTHER))
            await asyncio.sleep(0)
            await one.send(type="suppose", id="what if", given={"orders": []})
            await one.do("ask_history", since=-1, until=0)
            await two.do("state_at", step=0)
            assert not [told for told in one.told if told["type"] == "supposed"]
            answer = await one.answer_to("what if")
            told = {"possible", "events", "units", "provinces", "read"}
            assert set(answer["outcome"]) == told
            await busy
            jobs = compute.jobs_run
            assert (await one.do("suppose", given={"orders": []}))["outcome"] == answer["outcome"]
            assert compute.jobs_run == jobs, "the same question is answered from memory"

    run(scenario())
