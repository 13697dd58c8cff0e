"""Fuzzers over all messages, REST bodies and games: no 500, no defect, refusals change nothing."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import pytest

from ludoteca.kernel import game, game_ids
from ludoteca.server import wire
from tests.abuse.bars import LARGE
from tests.abuse.fuzzing import SLOW, UNLIMITED, fuzz_messages
from tests.abuse.generator import Generator
from tests.abuse.house import House, house
from tests.abuse.test_endpoints import BODIES, KNOWN, NO_BODY
from tests.server.live_server import Person

TIMES = float(os.environ.get("LUDOTECA_SOAK", "1"))
"""`make soak` multiplies the counts of the large profile."""
SEED = int(os.environ.get("LUDOTECA_SEED", "16"))
MESSAGES = int(8_000 * TIMES) if LARGE else 40
"""For each game."""
REQUESTS = int(1_500 * TIMES) if LARGE else 6
"""For each endpoint that takes a body."""
STRUCTS: dict[str, Any] = {
    "POST /api/session": wire.NewSession,
    "PATCH /api/session": wire.SessionChange,
    "POST /api/programs": wire.ProgramName,
    "PATCH /api/programs/{id}": wire.ProgramName,
    "PATCH /api/profile/page": wire.ProfileChange,
    "POST /api/profile/deletion": wire.DeletionWish,
    "POST /api/session/device": wire.GivenCode,
    "PATCH /api/notices": wire.NoticeChange,
    "POST /api/holidays": wire.NewHoliday,
    "POST /api/holidays/end": wire.HolidayEnd,
    "POST /api/notices/subscriptions": wire.NewSubscription,
    "POST /api/notices/subscriptions/end": wire.EndedSubscription,
    "POST /api/players/{id}/report": wire.PersonReport,
    "POST /api/operator/entry": wire.OperatorCode,
    "POST /api/operator/cases/{id}": wire.CaseDecision,
    "POST /api/login": wire.LoginWish,
    "POST /api/login/confirm": wire.GivenCode,
    "POST /api/play-now": wire.PlayNow,
    "POST /api/tables": wire.NewTable,
    "POST /api/tournaments": wire.NewTournament,
    "POST /api/tournaments/{code}/action": wire.TournamentAction,
    "POST /api/games/{game_id}/uploads/{option}": wire.Upload,
    "POST /api/games/{game_id}/workshops/{option}": wire.WorkshopDocument,
    "POST /api/media": wire.MediumUpload,
    "POST /api/creations": wire.NewCreation,
    "PUT /api/creations/{id}": wire.CreationChange,
}


@pytest.mark.parametrize("name", [*game_ids()])
def test_fuzzed_messages_meet_no_defect(name: str) -> None:
    async def scenario() -> None:
        async with house(**(UNLIMITED | SLOW)) as server:
            defects = await fuzz_messages(server, [name], MESSAGES, SEED)
            assert not defects, server.log[-3_000:]
            assert await server.metric("ludoteca_defects_total") == 0, server.log[-3_000:]

    asyncio.run(scenario())


def test_every_body_has_a_type() -> None:
    assert set(STRUCTS) == set(BODIES)
    assert not set(STRUCTS) & NO_BODY


@pytest.mark.parametrize("operation", STRUCTS)
def test_fuzzed_bodies_meet_no_defect(operation: str) -> None:
    async def scenario() -> None:
        async with house(**(UNLIMITED | SLOW)) as server:
            defects = await fuzz_requests(server, operation)
            assert not defects, server.log[-3_000:]
            assert await server.metric("ludoteca_defects_total") == 0, server.log[-3_000:]

    asyncio.run(scenario())


async def fuzz_requests(server: House, operation: str) -> list[tuple[int, bytes]]:
    generator, person = Generator(SEED), await server.person("Fuzzer")
    method, path = operation.split()
    defects = []
    for number in range(REQUESTS):
        content = _content(generator, operation)
        answer = await _send(person, method, _path(generator, path), content)
        if answer >= 500:
            defects.append((answer, content))
        if number % 100 == 99:
            person = await server.person("Fuzzer")
    return defects


def _content(generator: Generator, operation: str) -> bytes:
    """A body: typed, or damaged. Tables get options of their games."""
    body = generator.value(STRUCTS[operation])
    if operation == "POST /api/tables" and isinstance(body, dict):
        name = generator.rng.choice([*game_ids()])
        body |= {"game": name, "options": generator.value(game(name).about.options)}
    if generator.rng.random() < 0.3:
        return generator.damaged(body)
    return json.dumps(body).encode()


def _path(generator: Generator, path: str) -> str:
    uploads = [
        ("machiavelli", "custom_scenario"),
        ("trivia", "quiz"),
        ("pictionary", "words"),
        ("mentiroso", "statements"),
    ]
    chosen, option = generator.rng.choice(uploads)
    found = {"game_id": chosen, "option": option, "code": "AAAAAA", "id": "1"}
    return path.format_map(KNOWN | found)


async def _send(person: Person, method: str, path: str, content: bytes) -> int:
    headers = {"content-type": "application/json"}
    answer = await person.http.request(method, path, content=content, headers=headers)
    return answer.status_code
