"""A `wire.Step` as bytes for many viewers. The part all viewers share is encoded once and spliced
with each viewer's own (docs/adr/0006-spliced-json.md)."""

from __future__ import annotations

from ludoteca.kernel import Millis, State, Step
from ludoteca.server.wire import SharedStep
from ludoteca.server.ws.connection import encode
from ludoteca.server.ws.frames import text_frame

from .log_codec import are_public, seen_by
from .muting import heard
from .positions import PositionRenderer
from .viewer import Viewer

NO_CHOICES, NO_TEXT = b"[]", b'""'


class StepFrame:
    """A step and the position after it."""

    def __init__(self, renderer: PositionRenderer, step: Step[State], wall: Millis) -> None:
        match, state = renderer.timed.match, step.state
        self._renderer = renderer
        self._game = match.game
        self._state = state
        self._ctx = match.engine.read_only_ctx(state)
        self._to_act = match.engine.to_act(state)
        self._events = step.events
        self._public_events = encode(step.events) if are_public(step.events) else b""
        position = renderer.shared_position(state, self._to_act)
        shared = encode(SharedStep(step.index + 1, step.input.at, wall, position))
        self._head = shared.removesuffix(b"}}") + b',"view":' + self._shared_view()

    def _shared_view(self) -> bytes:
        """The shared fields of the view, its object left open; empty where a game declares none."""
        shared = self._game.shared
        if shared is None:
            return b""
        return encode(shared(self._state, self._ctx)).removesuffix(b"}") + b","

    def frame(self, viewer: Viewer) -> bytes:
        seat, muted = viewer.seat, viewer.muted
        choices = self._renderer.choices(self._state, seat, self._to_act)
        return text_frame(
            self._head,
            self._own_view(viewer),
            b',"choices":',
            encode(choices) if choices else NO_CHOICES,
            b',"text":',
            encode(self._renderer.text(self._state, viewer)) if viewer.text_in else NO_TEXT,
            b'},"events":',
            self._heard_by(viewer)
            if muted
            else self._public_events or encode(seen_by(self._events, seat)),
            b"}",
        )

    def _heard_by(self, viewer: Viewer) -> bytes:
        return encode(heard(self._game, seen_by(self._events, viewer.seat), viewer.muted))

    def _own_view(self, viewer: Viewer) -> bytes:
        """The rest of the view, closing its object."""
        game, seat = self._game, viewer.seat
        if game.shared is None:
            view = game.view(self._state, seat, self._ctx)
            return encode(view.without_words_of(viewer.muted) if viewer.muted else view)
        own = {**game.own(self._state, seat, self._ctx), "seat": seat}
        return encode(own).removeprefix(b"{")
