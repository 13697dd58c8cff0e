"""Step frames: the shared part is encoded once, and every viewer gets their own view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.rooms.room import Room
from ludoteca.server.wire import Step
from tests.server.live_server import Browser, run, serving
from tests.server.scripts import first_choice, start, table_of

MOVES = 12
GAMES: dict[str, dict[str, Any]] = {"risk": {"placement": "batch", "cards": "on"}, "uno": {}}
"""A game with own fields in its views, and one with secret events."""


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_their_whole_position_and_a_spectator_theirs(game: str) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, game, 3, **GAMES[game]) as browsers:
            await start(browsers)
            watcher = await live.person("Vera")
            async with watcher.at(browsers[0].code, text=True) as watching:
                room = await live.services.rooms.room(browsers[0].code)
                for _ in range(MOVES):
                    actor = next(browser for browser in browsers if browser.position["choices"])
                    move = first_choice(actor)
                    assert move is not None
                    await actor.ask("play", move=move)
                    for browser in (*browsers, watching):
                        await is_told(browser, room)
                assert watching.position["text"]

    run(scenario())


async def is_told(browser: Browser, room: Room) -> None:
    """All events so far and the position, as the seat may know them."""
    presenter = room.require_match().presenter
    writer, locale = presenter.writer, "" if browser.seat is not None else "en"
    await browser.until(lambda: browser.seq == writer.seq)
    viewer = Viewer(browser.seat, locale)
    told = next(told for told in reversed(browser.told) if told["type"] == "step")
    (step,) = await writer.past(writer.seq - 1, writer.seq, browser.seat)
    position = presenter.position(writer.match.state, viewer)
    expected = Step(step.seq, step.at, step.wall, position, step.events)
    assert told == msgspec.json.decode(msgspec.json.encode(expected))
