"""Consecutive steps of a stream (strokes, guesses) as one frame per viewer."""

from __future__ import annotations

from ludoteca.kernel import Game, Millis, Seat, State, Step
from ludoteca.server.wire import PastStep, Stream
from ludoteca.server.ws.connection import frame_of

from .log_codec import are_public, seen_by
from .muting import heard_step
from .viewer import Viewer


class StreamFrame:
    """Steps that change nothing a viewer sees besides their events."""

    def __init__(self, game: Game, first: Step[State], wall: Millis) -> None:
        self._game = game
        self._steps = [first]
        self._wall = wall
        self._frames: dict[tuple[Seat | None, tuple[Seat, ...]], bytes] = {}

    def add(self, step: Step[State]) -> None:
        self._steps.append(step)

    def frame(self, viewer: Viewer) -> bytes:
        """Public events are encoded once for all viewers."""
        public = all(are_public(step.events) for step in self._steps)
        key = (None if public else viewer.seat, viewer.muted)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = frame_of(self._seen_by(*key))
        return frame

    def _seen_by(self, seat: Seat | None, muted: tuple[Seat, ...]) -> Stream:
        steps = (
            PastStep(step.index + 1, step.input.at, self._wall, seen_by(step.events, seat))
            for step in self._steps
        )
        return Stream(tuple(heard_step(self._game, step, muted) for step in steps))
