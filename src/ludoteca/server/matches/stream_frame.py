"""Consecutive steps of a stream (strokes, guesses) as one frame per viewer."""

from __future__ import annotations

from ludoteca.kernel import Millis, Seat, State, Step
from ludoteca.server.wire import PastStep, Stream
from ludoteca.server.ws.connection import frame_of

from .log_codec import are_public, seen_by
from .viewer import Viewer


class StreamFrame:
    """Steps that change nothing a viewer sees besides their events."""

    def __init__(self, first: Step[State], wall: Millis) -> None:
        self._steps = [first]
        self._wall = wall
        self._frames: dict[Seat | None, bytes] = {}

    def add(self, step: Step[State]) -> None:
        self._steps.append(step)

    def frame(self, viewer: Viewer) -> bytes:
        """Public events are encoded once for all viewers."""
        public = all(are_public(step.events) for step in self._steps)
        seat = None if public else viewer.seat
        if seat not in self._frames:
            self._frames[seat] = frame_of(self._seen_by(seat))
        return self._frames[seat]

    def _seen_by(self, seat: Seat | None) -> Stream:
        return Stream(
            tuple(
                PastStep(step.index + 1, step.input.at, self._wall, seen_by(step.events, seat))
                for step in self._steps
            )
        )
