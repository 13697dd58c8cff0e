"""Jobs: large options (maps, quizzes, word lists) judged before a table takes them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.problems import plain_params
from ludoteca.server.tables.options import (
    Judgement,
    encoded_if_large,
    judged,
    needs_judging,
    remember,
)

from .job import Asker, job_of
from .pool import ComputePool


class _SentJudgement(Struct, array_like=True):
    """A `Judgement` as JSON: refusals by code and parameters."""

    options: JsonObject | None
    refusals: list[tuple[int, str, JsonObject]]
    """An empty code where the options are valid."""


async def judge(pool: ComputePool, game: str, given: JsonObject, asker: Asker) -> None:
    """Have large options judged in a process: afterwards `options_at` knows the outcome."""
    encoded = encoded_if_large(given)
    if encoded is None or not needs_judging(game, given):
        return
    sent = msgspec.json.decode(
        await pool.ask(job_of(judgement_of, find_game(game).about.id, encoded), asker),
        type=_SentJudgement,
    )
    refusals = {seats: Rejected(code, **of) if code else None for seats, code, of in sent.refusals}
    remember(game, given, Judgement(sent.options, refusals))


def judgement_of(game: str, encoded: bytes) -> bytes:
    found = judged(find_game(game).about, msgspec.json.decode(encoded))
    refusals = [
        (seats, "", {}) if refusal is None else (seats, refusal.code, plain_params(refusal))
        for seats, refusal in found.refusals.items()
    ]
    return msgspec.json.encode(_SentJudgement(found.options, refusals))
