"""Steps as the store keeps them: inputs, events with their audience, and back again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import convert, to_builtins

from ludoteca.kernel import (
    AnyInput,
    Event,
    Game,
    Match,
    Millis,
    Seat,
    State,
    Step,
)
from ludoteca.kernel.log import RawInput
from ludoteca.kernel.record import read_log
from ludoteca.server.wire import PastStep
from ludoteca.store import LogRow, MatchRow, SnapshotRow

from .commands import Recent

Sender: TypeAlias = tuple[str, str]
"""A session, and the id of its message."""
SENDER = "sender"
"""Where a log row keeps which message it was, if it was one."""


def log_row(match: str, step: Step[State], wall: Millis, sender: Sender | None = None) -> LogRow:
    given: dict[str, Any] = to_builtins(step.input)
    if sender is not None:
        given[SENDER] = [*sender]
    events = [_event_row(event) for event in step.events]
    return LogRow(match=match, seq=step.index, input=given, events=events, wall=wall)


def _event_row(event: Event) -> dict[str, Any]:
    audience = event.audience()
    if audience is None:
        return {"to": None, "event": event, "public": None}
    return {"to": [*audience], "event": event, "public": event.public()}


def past_step(row: LogRow, seat: Seat | None) -> PastStep:
    """A stored step as a seat (None: a spectator) may know it."""
    return PastStep(
        seq=row.seq + 1,
        at=row.input["at"],
        wall=row.wall,
        events=tuple(event for raw in row.events if (event := _seen(raw, seat)) is not None),
    )


def recent_step(step: Recent, seat: Seat | None) -> PastStep:
    """The same of a step that is still at hand."""
    return PastStep(seq=step.seq + 1, at=step.at, wall=step.wall, events=seen_by(step.events, seat))


def _seen(raw: dict[str, Any], seat: Seat | None) -> Any:
    return raw["event"] if raw["to"] is None or seat in raw["to"] else raw["public"]


def seen_by(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)


def are_public(events: Iterable[Event]) -> bool:
    """Whether everybody may know all of them."""
    for event in events:  # noqa: SIM110 - asked for every step: a plain loop is quickest
        if event.audience() is not None:
            return False
    return True


def load_match(row: MatchRow, log: Sequence[LogRow], snapshot: SnapshotRow | None) -> Match:
    """A match as it was left: from its latest snapshot, and what came after it."""
    if snapshot is None:
        match = Match.replay({**row.setup, "log": []})
    else:
        before = [each.input for each in log[: snapshot.seq]]
        match = Match.load({**row.setup, "log": before, "state": snapshot.state})
    for given in read_inputs(match.game, log[match.steps :]):
        match.accept(match.prepare(given))
    return match


def read_inputs(game: Game, log: Sequence[LogRow]) -> list[AnyInput]:
    return read_log(game, convert([row.input for row in log], list[RawInput]))
