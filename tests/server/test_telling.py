"""What is told of a step: what is the same for all is written once, and yet all get their view."""

from __future__ import annotations

import json

import msgspec

from ludoteca.kernel import Match
from tests.server.live_server import Browser, Live, run, serving
from tests.server.scripts import first_choice, start, table_of

MOVES = 12


def test_everybody_is_told_their_whole_view_and_a_spectator_theirs() -> None:
    async def scenario() -> None:
        options = {"placement": "batch", "cards": "on"}
        async with serving() as live, table_of(live, "risk", 3, **options) as browsers:
            await start(browsers)
            watcher = await live.person("Vera")
            async with watcher.at(browsers[0].code) as watching:
                match = await match_at(live, browsers[0].code)
                for _ in range(MOVES):
                    actor = next(browser for browser in browsers if browser.position["choices"])
                    move = first_choice(actor)
                    assert move is not None
                    await actor.ask("play", move=move)
                    for browser in (*browsers, watching):
                        await is_told(browser, match)

    run(scenario())


async def is_told(browser: Browser, match: Match) -> None:
    """All that has happened, and then the view of its seat."""
    await browser.until(lambda: browser.seq == len(match.log))
    seen = json.loads(msgspec.json.encode(match.view(browser.seat)))
    assert browser.position["view"] == seen


async def match_at(live: Live, code: str) -> Match:
    keeper = (await live.house.rooms.room(code)).keeper
    assert keeper is not None
    return keeper.match
