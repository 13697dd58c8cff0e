"""Conversion between steps and log rows: inputs, and events with their audience."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import convert, to_builtins

from ludoteca.kernel import (
    AnyInput,
    Event,
    Game,
    Match,
    Millis,
    RawInput,
    Seat,
    State,
    Step,
    read_log,
)
from ludoteca.server.wire import PastStep
from ludoteca.store import LogRow, MatchRow, SnapshotRow, StoredEvent

from .commands import RecentStep

Sender: TypeAlias = tuple[str, str]
"""Session id and message id."""
INPUTS_AT_ONCE = 1_000
"""Inputs decoded without a break, in about 5 ms."""
SENDER = "sender"
"""Key in a stored input for the message that caused it."""


def log_row(match: str, step: Step[State], wall: Millis, sender: Sender | None = None) -> LogRow:
    given: dict[str, Any] = to_builtins(step.input)
    if sender is not None:
        given[SENDER] = [*sender]
    events = [_event_row(event) for event in step.events]
    return LogRow(match=match, seq=step.index, input=given, events=events, wall=wall)


def _event_row(event: Event) -> StoredEvent:
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


def recent_step(step: RecentStep, seat: Seat | None) -> PastStep:
    """The same from a step in memory."""
    return PastStep(
        seq=step.index + 1, at=step.at, wall=step.wall, events=seen_by(step.events, seat)
    )


def _seen(raw: StoredEvent, seat: Seat | None) -> Any:
    return raw["event"] if raw["to"] is None or seat in raw["to"] else raw["public"]


def seen_by(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events in the form a seat may know, without those it may not know at all."""
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)


def are_public(events: Iterable[Event]) -> bool:
    """Whether every viewer receives the same events."""
    for event in events:  # noqa: SIM110 - on the path of every step: a plain loop is fastest
        if event.audience() is not None:
            return False
    return True


def load_match(row: MatchRow, log: Sequence[LogRow], snapshot: SnapshotRow | None) -> Match:
    """Rebuild a match from its latest snapshot and the log after it."""
    if snapshot is None:
        match = Match.replay({**row.setup, "log": []})
    else:
        before = [each.input for each in log[: snapshot.seq]]
        match = Match.load({**row.setup, "log": before, "state": snapshot.state})
    _accept_rest(match, log)
    return match


async def load_match_in_slices(
    row: MatchRow, log: Sequence[LogRow], snapshot: SnapshotRow | None
) -> Match:
    """As `load_match`, but the inputs of a long log are decoded some at a time, so that nobody else
    is held up."""
    if snapshot is None or snapshot.seq <= INPUTS_AT_ONCE or len(row.setup["rules"]) > 1:
        return load_match(row, log, snapshot)
    match = Match.load({**row.setup, "log": [], "state": snapshot.state})
    if match.upgraded_from is not None:  # it notes at which step
        return load_match(row, log, snapshot)
    for first in range(0, snapshot.seq, INPUTS_AT_ONCE):
        last = min(first + INPUTS_AT_ONCE, snapshot.seq)
        match.log += read_inputs(match.game, log[first:last])
        await asyncio.sleep(0)
    _accept_rest(match, log)
    return match


def _accept_rest(match: Match, log: Sequence[LogRow]) -> None:
    for given in read_inputs(match.game, log[match.steps :]):
        match.accept(match.prepare(given))


def read_inputs(game: Game, log: Sequence[LogRow]) -> list[AnyInput]:
    return read_log(game, convert([row.input for row in log], list[RawInput]))
