"""Showing: one step as each of its many viewers is told of it. What is the same for all of them is
made and written once, and every frame begins with it; what is one's own follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.kernel import Millis, Seat, State, Step
from ludoteca.server.wire import SharedStep
from ludoteca.server.ws.connection import encode
from ludoteca.server.ws.frames import frame_with

from .log_codec import are_public, seen_by
from .viewer import Viewer

if TYPE_CHECKING:
    from .presenter import Teller

NO_CHOICES, NO_TEXT = b"[]", b'""'


class Showing:
    """A step and the position after it, which are shown: a `wire.Step`."""

    def __init__(self, teller: Teller, step: Step[State], wall: Millis) -> None:
        match, state = teller.keeper.match, step.state
        self._teller = teller
        self._game = match.game
        self._state = state
        self._ctx = match.engine.looking(state)
        self._to_act = match.engine.to_act(state)
        self._events = step.events
        self._told = encode(step.events) if are_public(step.events) else b""
        position = teller.shared_position(state, self._to_act)
        shared = encode(SharedStep(step.index + 1, step.input.at, wall, position))
        self._begun = shared.removesuffix(b"}}") + b',"view":' + self._shared_view()

    def _shared_view(self) -> bytes:
        """Where a game says what everybody shares of a view: that, left open."""
        shared = self._game.shared
        if shared is None:
            return b""
        return encode(shared(self._state, self._ctx)).removesuffix(b"}") + b","

    def frame(self, viewer: Viewer) -> bytes:
        seat = viewer.seat
        choices = self._teller.choices(self._state, seat, self._to_act)
        return frame_with(
            self._begun,
            self._own_view(seat),
            b',"choices":',
            encode(choices) if choices else NO_CHOICES,
            b',"text":',
            encode(self._teller.text(self._state, viewer)) if viewer.text_in else NO_TEXT,
            b'},"events":',
            self._told or encode(seen_by(self._events, seat)),
            b"}",
        )

    def _own_view(self, seat: Seat | None) -> bytes:
        """What is missing from the view, to its end."""
        game = self._game
        if game.shared is None:
            return encode(game.view(self._state, seat, self._ctx))
        own = game.own(self._state, seat, self._ctx)
        own["seat"] = seat
        return encode(own).removeprefix(b"{")
