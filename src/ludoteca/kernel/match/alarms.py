"""Alarms: what rings in a match before something else may happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..event import Event
from ..rejected import GameError
from ..types import Millis
from .log import Alarm

if TYPE_CHECKING:
    from .match import Match

ALARMS_AT_ONCE = 10_000
"""So many alarms may ring at one moment before the rules are called broken."""


def overdue(match: Match, at: Millis, *, included: bool) -> Alarm | None:
    """The next alarm that has to ring before anything else happens at this moment."""
    due = match.due()
    if due is None or due.at > at or (due.at == at and not included):
        return None
    if due.at < match.at:
        raise GameError(f"alarm {due.name!r} is due at {due.at}, before now ({match.at})")
    return Alarm(due.at, due.name)


def ring(match: Match, at: Millis, *, included: bool) -> list[Event]:
    """Let all of them ring, each at its own moment."""
    events: list[Event] = []
    rung = 0
    while not match.paused and (alarm := overdue(match, at, included=included)) is not None:
        rung = rung + 1 if alarm.at == match.at else 1
        if rung > ALARMS_AT_ONCE:
            raise GameError(f"{ALARMS_AT_ONCE} alarms rang at one moment")
        events += match.make(alarm)
    return events
