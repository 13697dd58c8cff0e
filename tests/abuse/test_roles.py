"""Every message from everybody in every phase: what is done and what is refused, as a table."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

from ludoteca.server.wire.vocabulary import What
from tests.abuse.findings import finding
from tests.abuse.house import house
from tests.abuse.roles import PHASES, PROPOSALS, ROLES, ROWS, all_answers, expected
from tests.server.live_server import NO_WORK_LIMITS

QUICK_HANDS: dict[str, Any] = NO_WORK_LIMITS | {
    "tables_per_session": 10_000,
    "messages_per_second": 10_000,
    "chats_per_second": 10_000,
    "requests_per_second": 10_000,
    "reveal_timeout": 600_000,
}
"""Thousands of messages from a few people: limits have tests of their own."""


def test_every_message_has_a_row() -> None:
    assert {*ROWS} == {*expected()}
    assert {*PROPOSALS} == {*get_args(What)} - {"pause", "resume"}


@finding("V5", "V7", "kick", "mute_rival")
def test_every_message_gets_the_answer_of_its_role_and_phase() -> None:
    async def scenario() -> None:
        async with house(**QUICK_HANDS) as server:
            answers, table = await all_answers(server), expected()
            wrong = [
                f"{tag} from {role} while {phase}: {answers[tag][role][phase]}, "
                f"not {table[tag][role][phase]}"
                for tag in ROWS
                for role in ROLES
                for phase in PHASES
                if answers[tag][role][phase] != table[tag][role][phase]
            ]
            assert not wrong, "\n".join(wrong)
            assert await server.metric("ludoteca_defects_total") == 0

    asyncio.run(scenario())
