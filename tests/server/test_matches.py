"""Whole matches over the socket, by scripted clients."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca import Match, verify
from tests.server.live_server import run, serving
from tests.server.scripts import (
    Choose,
    bid_or_call,
    first_choice,
    hold_at_ten,
    play_on,
    start,
    table_of,
)

GAMES: list[tuple[str, int, dict[str, Any], Choose]] = [
    ("pig", 2, {"target": 30}, hold_at_ten),
    ("liars_hand", 3, {"cards": 2}, bid_or_call),
    ("quick_quiz", 3, {"questions": 3, "show_answer": 0}, first_choice),
    ("sealed_orders", 2, {"rounds": 2, "deadline": 1_000}, lambda browser: None),
]


@pytest.mark.parametrize(("game", "seats", "options", "choose"), GAMES, ids=lambda v: str(v)[:12])
def test_a_match_is_played_to_its_end_and_its_record_proves_it(
    game: str, seats: int, options: dict[str, Any], choose: Choose
) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, game, seats, **options) as browsers:
            promised = browsers[0].table["commitment"]
            await start(browsers)
            await asyncio.gather(*(play_on(browser, choose) for browser in browsers))
            await browsers[0].until(lambda: browsers[0].table["phase"] == "over")
            record = await browsers[0].person.get(f"/api/matches/{browsers[0].match['id']}/record")
            replayed = Match.replay(record)
            verify(record, replayed.record())
            assert replayed.fair is not None
            replayed.fair.verify(promised)
            assert replayed.fair.nonces == tuple(browser.nonce for browser in browsers)
            assert all(browser.position["view"]["over"] == record["over"] for browser in browsers)

    run(scenario())


def test_risk_is_played_by_people_and_bots() -> None:
    async def scenario() -> None:
        async with (
            serving() as live,
            table_of(
                live, "risk", 2, ["easy", "random"], turn_limit=3, placement="batch"
            ) as browsers,
        ):
            await start(browsers)
            await asyncio.gather(*(play_on(browser, first_choice) for browser in browsers))
            assert len(browsers[0].position["places"]) >= 1
            record = await browsers[1].person.get(f"/api/matches/{browsers[0].match['id']}/record")
            verify(record, Match.replay(record).record())

    run(scenario())
