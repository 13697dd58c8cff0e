"""Nothing leaks: what others may not know changes not one byte of what they get.

A scripted match is played twice. The second time the secrets are others: hidden pools exchanged,
or another secret move made. Every frame to the other seat and to a spectator must be the same:
steps, refusals, resuming, looking back. Until the first legitimate reveal, where they must differ.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from ludoteca import Chance, exchange_secrets, seed_from_int
from ludoteca.server.keeper import Keeper
from tests.server.live_server import Browser, Live, Told, run, serving
from tests.server.scripts import first_choice, start, table_of

MOMENT = 1_800_000_000_000
Frames = list[str]
Script = Callable[[Live, list[Browser], int], Awaitable[None]]


async def played(game: str, script: Script, reveal: Told | None, variant: int) -> list[Frames]:
    """All frames that the last seat and a spectator got, and the last ones after the reveal."""
    numbers = count()
    async with serving(now=lambda: MOMENT, public_url="http://localhost") as live:
        live.house.new_id = lambda: f"id{next(numbers)}"
        live.house.new_code = lambda: "ABCDEF"
        live.house.new_secret = lambda: "5e" * 32
        async with table_of(live, game, 3, nonces=["01" * 32, "02" * 32, "03" * 32]) as browsers:
            await start(browsers)
            actor, other, last = browsers
            watcher = await live.person("Vera")
            async with watcher.at(last.code) as watching:
                keeper = await exchange(live, last, variant)
                await script(live, [actor, other, last], variant)
                await last.until(lambda: last.seq == keeper.seq)
                await watching.until(lambda: watching.seq == keeper.seq)
                frames = [await prying(last), await prying(watching)]
                if reveal is not None:
                    await actor.play(**reveal)
                    await last.until(lambda: last.seq == actor.seq)
                    frames.append(last.frames[-1:])
                return frames


async def exchange(live: Live, last: Browser, variant: int) -> Keeper:
    """Exchange what is hidden from the last seat; in the first playing with itself."""
    room = await live.house.rooms.room(last.code)
    assert room.keeper is not None
    match = room.keeper.match
    before, chance = match.state, Chance(seed_from_int(variant))
    for _ in range(20 * variant):
        pools = match.game.hidden(before, last.seat, match.engine.looking(before))
        match.state = exchange_secrets(before, pools, chance)
        match.kept = {0: match.state}
        if match.state != before:  # an exchange may give everybody their own again
            break
    return room.keeper


async def prying(browser: Browser) -> Frames:
    """Ask for everything there is, in every way."""
    seq = browser.seq
    for step in range(0, seq + 1, max(1, seq // 5)):
        await browser.ask("state_at", step=step)
    await browser.ask("ask_history", since=-1, until=seq)
    for move in ("bid", "call", "seal", "answer", "guess", "attack", "trade", "no such move"):
        for fields in ({}, {"count": 1, "rank": 0}, {"sheet": [12, 0, 0]}, {"text": "cat"}):
            if not (browser.seat is not None and move in ("call", "guess", "answer", "seal")):
                await browser.ask("play", move={"move": move, **fields})
    frames = [*browser.frames]
    for since in {0, seq // 2, seq}:
        known = {"match": browser.match["id"], "since": since}
        async with browser.person.at(browser.code, text=True, **known) as again:
            frames += again.frames
    return frames


async def bids(live: Live, browsers: list[Browser], variant: int) -> None:
    actor, other, last = browsers
    await actor.play("bid", count=1, rank=2)
    await other.play("bid", count=2, rank=2)
    await last.play("bid", count=3, rank=2)


async def secret_sheet(live: Live, browsers: list[Browser], variant: int) -> None:
    actor, other, last = browsers
    await actor.play("seal", sheet=[12, 0, 0] if variant else [4, 4, 4])
    await last.play("seal", sheet=[0, 6, 6])
    await other.until(lambda: other.seq == 2)


async def secret_answer(live: Live, browsers: list[Browser], variant: int) -> None:
    actor, other, _ = browsers
    await other.play("answer", option=variant)
    await actor.play("answer", option=3 - variant)


async def drawing(live: Live, browsers: list[Browser], variant: int) -> None:
    actor, other, last = browsers
    await actor.play("draw", stroke=[[1, 1], [5, 5]])
    await other.play("guess", text="zebra")
    await actor.play("draw", stroke=[[2, 2]])
    await last.until(lambda: last.seq == 3)


async def some_turns(live: Live, browsers: list[Browser], variant: int) -> None:
    for seq in range(40):
        for browser in browsers:
            while browser.seq < seq:
                await browser.next_step()
            move = first_choice(browser)
            if move is not None:
                await browser.play(**move)
                break


SCRIPTS: list[tuple[str, Script, dict[str, Any] | None]] = [
    ("liars_hand", bids, {"move": "call"}),
    ("sealed_orders", secret_sheet, None),
    ("quick_quiz", secret_answer, None),
    ("scribble", drawing, {"move": "give_up"}),
    ("risk", some_turns, None),
]


@pytest.mark.parametrize(("game", "script", "reveal"), SCRIPTS, ids=[row[0] for row in SCRIPTS])
def test_other_secrets_change_no_byte_that_others_get(
    game: str, script: Script, reveal: Told | None
) -> None:
    once = run(played(game, script, reveal, 0))
    again = run(played(game, script, reveal, 1))
    for mine, yours in zip(once[:2], again[:2], strict=True):
        assert len(mine) > 10
        assert mine == yours
    assert once[2:] != again[2:] or reveal is None
