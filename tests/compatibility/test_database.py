"""A database with live matches, written by an earlier program, opens and goes on as before."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility.old_server import (
    SETTINGS,
    Answers,
    FrozenClock,
    known_part,
    read,
    visiting,
)
from tests.server.inbox import Inbox, receiving
from tests.server.live_server import Person, run, serving

HOUSES = sorted(Path(__file__).parent.glob("*/house.json.gz"))
AWAITED = {
    "ana@example.org": ("the talks are open", "your orders are awaited"),
    "ben@example.org": ("se abren las negociaciones", "se esperan tus órdenes"),
}
"""Headings of mails that waited in the outbox, and of those that the deadline brings."""


@pytest.mark.parametrize("path", HOUSES, ids=lambda path: path.parent.name)
def test_an_old_database_shows_plays_and_rings_as_before(path: Path, tmp_path: Path) -> None:
    kept = read(path)
    story, answers = kept["story"], kept["answers"]
    database = tmp_path / "house.db"
    database.write_bytes(gzip.decompress((path.parent / "house.db.gz").read_bytes()))

    async def scenario() -> None:
        inbox = Inbox()
        with receiving(inbox) as mail:
            settings: dict[str, Any] = SETTINGS | mail
            clock = FrozenClock(story["now"])
            async with (
                serving(f"sqlite:///{database}", clock, **settings) as live,
                visiting(live, story) as (visit, welcomes),
            ):
                same(welcomes, answers["welcomes"])
                same(await visit.pages(), answers["pages"])
                same(await visit.moves(), answers["moves"])
                same(await visit.alarms(), answers["alarms"])
                await device_code_works(live.url, story)
                for address, headings in AWAITED.items():
                    for heading in headings:
                        await inbox.wait_for(address, heading)

    run(scenario())


def same(answers: Answers, earlier: Answers) -> None:
    """Everything is answered as before; an answer may have gained fields."""
    assert answers.keys() == earlier.keys()
    for request, answer in answers.items():
        assert known_part(answer, earlier[request]) == earlier[request], request


async def device_code_works(url: str, story: dict[str, Any]) -> None:
    """A link made by the earlier program still moves a session to another device."""
    person = Person(url)
    moved = await person.http.post("/api/session/device", json={"code": story["device_code"]})
    assert moved.status_code == 201, moved.text
    assert moved.json()["id"] == story["people"]["Zoe"]["id"]
    await person.http.aclose()
