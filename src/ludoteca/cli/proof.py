"""Verifies a record: replays it and compares seed, log, end and commitment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from rich.text import Text

from ludoteca.kernel import (
    JsonObject,
    Match,
    Observer,
    Record,
    Rejected,
    State,
    Step,
    read_record,
    verify,
)

from .session import FAILED, CommandError, Session


class Proof(TypedDict):
    verified: bool
    game: str
    version: int
    steps: int
    digest: str
    over: str
    fair: bool
    scripted: bool
    from_position: bool
    commitment: str | None
    commitment_verified: bool


def replay(session: Session, record: JsonObject, *observers: Observer) -> Match:
    """Rebuild a match from an untrusted record."""
    session.game(read(record).game)
    steps = _StepCounter()
    try:
        return Match.replay(record, observers=(steps, *observers))
    except Rejected as refusal:
        if steps.count is None:
            raise
        reason = session.refusal(refusal)
        raise CommandError("broken_step", FAILED, step=steps.count, reason=reason) from None


def read(record: JsonObject) -> Record:
    """Parse a record without replaying it."""
    return read_record(record, None)[1]


class _StepCounter(Observer):
    """Remembers the step at which a replay stopped."""

    count: int | None = None

    def before(self, match: Match) -> None:
        self.count = len(match.log)

    def step(self, match: Match, step: Step[State]) -> None:
        self.count = step.index + 1


def prove(session: Session, record: JsonObject, commitment: str | None, *, json: bool) -> int:
    """Print what is proven and what is not; the exit code is FAILED if something is wrong."""
    parsed = read(record)
    try:
        match = replay(session, record)
        _compare(session, record, match, commitment)
    except CommandError as error:
        if not json:
            raise
        session.print_json({"verified": False, "problem": error.code, **error.params})
        return FAILED
    if json:
        session.print_json(_facts(parsed, match, commitment))
        return 0
    for mark, style, line in _findings(session, parsed, match, commitment):
        session.out.print(Text.assemble((f"{mark} ", f"bold {style}"), line))
    return 0


def _compare(session: Session, record: JsonObject, match: Match, commitment: str | None) -> None:
    """Compare the seed, the end and, if given, the commitment with the replayed match."""
    try:
        verify(record, match.record())
        if commitment is not None and match.fair is not None:
            match.fair.verify(commitment.strip().lower())
    except Rejected as refusal:
        reason = session.refusal(refusal)
        raise CommandError("not_proven", FAILED, reason=reason) from None
    if commitment is not None and match.fair is None:
        raise CommandError("not_fair", FAILED)


def _findings(
    session: Session, record: Record, match: Match, commitment: str | None
) -> Iterator[tuple[str, str, str]]:
    """Mark, style and sentence: a tick for what is proven, a dot for what else to know."""
    say, first = session.say, record.rules[-1][0]
    steps, version = len(match.log) - first, match.version
    yield "✓", "green", say("proof-log", steps=steps, version=version)
    yield "✓", "green", say("proof-end", digest=record.digest)
    if record.is_scripted:
        yield "·", "yellow", say("proof-scripted")
    elif match.fair is None:
        yield "·", "yellow", say("proof-not-fair")
    else:
        yield "✓", "green", say("proof-seed", nonces=len(match.fair.nonces))
        if commitment is not None:
            yield "✓", "green", say("proof-commitment")
        else:
            yield "·", "yellow", say("proof-compare", commitment=match.fair.commitment)
    if match.position is not None:
        yield "·", "yellow", say("proof-position")
    if first:
        yield "·", "yellow", say("proof-older", steps=first)
    if not match.over:
        yield "·", "yellow", say("proof-unfinished")


def _facts(record: Record, match: Match, commitment: str | None) -> Proof:
    return {
        "verified": True,
        "game": record.game,
        "version": match.version,
        "steps": len(match.log) - record.rules[-1][0],
        "digest": record.digest,
        "over": match.state.over,
        "fair": match.fair is not None,
        "scripted": record.is_scripted,
        "from_position": match.position is not None,
        "commitment": match.fair.commitment if match.fair else None,
        "commitment_verified": commitment is not None,
    }
