"""Schemathesis: REST answers as its OpenAPI description says."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS, load_all_checks

from tests.server.live_server import run, serving

EXAMPLES = 200 if os.environ.get("LUDOTECA_PROFILE") == "large" else 4
"""Requests per operation."""
NO_LIMITS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "sessions_per_minute": 1e6,
    "logins_per_hour": 1e6,
    "codes_per_hour": 1e6,
    "guesses_per_minute": 1e6,
    "tables_per_session": 1_000_000,
}


def test_every_answer_is_one_that_was_announced() -> None:
    async def scenario() -> None:
        async with serving(**NO_LIMITS) as live:
            ana = await live.person("Ana")
            cookies = {"ludoteca": ana.http.cookies["ludoteca"]}
            tried = await asyncio.to_thread(try_everything, live.url, cookies)
            assert tried > 20
            await ana.introduce("Eva")
            assert "ludoteca_defects_total 0.0" in (await ana.http.get("/metrics")).text

    run(scenario())


def try_everything(url: str, cookies: dict[str, str]) -> int:
    load_all_checks()
    # Not every rule fits a schema: the name “bot” is refused, for example.
    refuses_more: Any = CHECKS.get_one("positive_data_acceptance")
    schema: Any = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    operations.sort(key=lambda operation: operation.method == "delete")  # log out last
    for operation in operations:

        @settings(max_examples=EXAMPLES, suppress_health_check=[*HealthCheck])
        @given(case=operation.as_strategy())
        def holds(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(cookies=cookies, excluded_checks=[refuses_more])

        holds()
    return len(operations)
