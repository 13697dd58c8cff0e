"""Bots that deal with people: proposals, answers in letters, and tables without letters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live_server import Browser, run, serving
from tests.server.scripts import start, table_of

TALKS: dict[str, Any] = {
    "letters_always": True,
    "diplomacy_minutes": 10,
    "orders_minutes": 10,
    "early_end": "on",
}
PEACE = {"kind": "peace"}


def pacts_of(browser: Browser) -> list[dict[str, Any]]:
    pacts: list[dict[str, Any]] = browser.position["view"]["pacts"]
    return pacts


async def letter_with(browser: Browser, words: str) -> dict[str, Any]:
    """The letter with these words; bots write of their own accord too."""
    while words not in (letter := await browser.wait_for("message"))["text"]:
        pass
    return letter


def test_a_bot_answers_a_proposal_with_one_letter_that_nobody_else_reads() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "machiavelli", 2, **TALKS) as browsers:
            one, two = browsers
            await one.do("add_bot", strength="easy", seat=2)
            await start(browsers)
            await one.play("propose", terms={"to": 2, "kind": "payment", "amount": 2})
            mine = await letter_with(one, "2 ducats")
            assert (mine["seat"], mine["to"]) == (2, [0])
            await one.until(lambda: [pact["state"] for pact in pacts_of(one)] == ["agreed"])
            await two.do("chat", text="what is going on?")
            assert (await two.wait_for("message"))["text"] == "what is going on?"
            assert pacts_of(two) == []

    run(scenario())


def test_a_bot_writes_in_the_language_of_its_reader() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", locale="es")
            code = await ana.open_table("machiavelli", options=TALKS)
            async with ana.at(code) as one:
                for seat in (1, 2):
                    await one.do("add_bot", strength="easy", seat=seat)
                await one.pledge()
                await start([one])
                await one.play("propose", terms={"to": 1, "kind": "payment", "amount": 2})
                await letter_with(one, "2 ducados")

    run(scenario())


@pytest.mark.parametrize(("press", "code"), [("public", "press_public"), ("none", "press_none")])
def test_where_there_are_no_letters_there_are_no_proposals(press: str, code: str) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "machiavelli", 3, **TALKS) as browsers:
            one, *_ = browsers
            await one.do("doors", public=False, spectators=True, press=press)
            await start(browsers)
            terms = {"to": 1, **PEACE}
            assert await one.refused("play", move={"move": "propose", "terms": terms}) == code

    run(scenario())
