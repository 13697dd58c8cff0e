"""Every message type with hostile content, at the allowed rate: the loop stays free."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from tests.abuse.bars import REPEATS, assert_held, sample
from tests.abuse.documents import large_scenario, quiz_of
from tests.abuse.honest import honest_play
from tests.abuse.house import House, house
from tests.abuse.samples import DEEP, SAMPLES, TAGS, hostile_fields
from tests.abuse.sending import Table, new_table, patiently, refusals, send_all, text_of
from tests.server.live_server import Json

WITHOUT_ID = ("hello", "ping")
SWEEP_MEMORY = 150.0
"""MB for 36 tables with the largest maps and quizzes."""
PART = 9
"""Message types for each attacker."""


def test_every_message_type_has_a_sample() -> None:
    assert not set(TAGS) - set(SAMPLES)


def hostile_texts(tag: str) -> Iterator[str]:
    """Everything a message of this type should not be."""
    fields = SAMPLES[tag]
    for wrong in hostile_fields(fields):
        text = text_of(tag, wrong)
        yield text if tag not in WITHOUT_ID else text.replace('"id": ', '"x": ')
    for deep in DEEP:
        yield f'{{"type": "{tag}", "id": {deep}}}'
        for name in fields:
            yield text_of(tag, fields | {name: "DEEP"}).replace('"DEEP"', deep)


@pytest.mark.parametrize("game", ["machiavelli", "trivia"])
def test_hostile_messages_of_every_type_leave_the_loop_free(game: str) -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            await server.reset()
            for _ in range(REPEATS):
                tags = [tag for tag in TAGS if tag not in ("leave", "close")]
                parts = [tags[start : start + PART] for start in range(0, len(tags), PART)]
                await asyncio.gather(*(attack(server, game, part) for part in parts))
            await assert_held(server, memory=SWEEP_MEMORY)

    asyncio.run(scenario())


OPTIONS: dict[str, Json] = {
    "machiavelli": {"scenario": "custom", "custom_scenario": large_scenario()},
    "trivia": {"quiz": quiz_of(50_000)},
}


async def attack(server: House, game: str, tags: list[str]) -> None:
    """As the host of a table, before the match and in it, send all that these types should not
    be."""
    for tag in tags:
        table = await new_table(server, game, options=OPTIONS[game])
        texts = sample(hostile_texts(tag), 5)
        await send_all(table.host, table.code, texts[::2])
        await start(table)
        answers = await send_all(table.host, table.code, texts[1::2])
        assert "defect" not in refusals(answers), (tag, answers)


async def start(table: Table) -> None:
    """Begin a match of the host and bots."""
    async with AsyncExitStack() as stack:
        host = await patiently(lambda: stack.enter_async_context(table.host.at(table.code)))
        await host.ask("sit")
        for _ in range(3 - sum(bool(seat["name"]) for seat in host.table["seats"])):
            await patiently(lambda: host.do("add_bot", strength="random"))
        await patiently(lambda: host.do("start"))
        await host.wait_for("begun")
