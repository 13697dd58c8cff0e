"""Showing: one position as each of its many viewers gets it. What is the same for all of them is
made and written once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from ludoteca.kernel import Seat, State, View

from .connection import encode
from .edge import frame_with
from .wire import FromServerMessage, Position

if TYPE_CHECKING:
    from .teller import Teller

GAP = b"\0"
HOLE = Raw(GAP)
"""What JSON never has: a place where something is still to be written."""
NO_CHOICES, NO_TEXT = b"[]", b'""'


class Viewer(NamedTuple):
    """Who looks: two browsers with the same viewer get the same bytes."""

    seat: Seat | None
    text_in: str = ""
    """The language to describe positions in; empty for no description."""


class Form:
    """A message with holes, written once and filled in for each of its readers."""

    def __init__(self, message: FromServerMessage) -> None:
        parts = encode(message).split(GAP)
        self._blank = [GAP] * (2 * len(parts) - 1)
        self._blank[::2] = parts

    def frame(self, fillings: list[bytes]) -> bytes:
        pieces = self._blank.copy()
        pieces[1::2] = fillings
        return frame_with(b"".join(pieces))


class Showing:
    """A position that is shown."""

    def __init__(self, teller: Teller, state: State) -> None:
        match = teller.keeper.match
        self._teller = teller
        self._match = match
        self._state = state
        self._ctx = match.engine.looking(state)
        self._to_act = match.engine.to_act(state)
        self._own: tuple[str, ...] = ()

    def position(self, viewer: Viewer) -> Position:
        """The position as one viewer gets it."""
        seat = viewer.seat
        view = self._match.view_of(self._state, seat)
        text = self._teller.text(self._state, viewer)
        return self._position(view, tuple(self._choices(seat)), text)

    def form(self) -> Position:
        """The position with holes for what each viewer gets differently; `fillings` fit in."""
        game = self._match.game
        view: Any = HOLE
        if game.own is not None:
            seen = game.view(self._state, None, self._ctx)
            self._own = _own_fields(type(seen), *game.own(self._state, None, self._ctx))
            view = replace(seen, **dict.fromkeys(self._own, HOLE))
        return self._position(view, HOLE, HOLE)

    def fillings(self, viewer: Viewer) -> list[bytes]:
        seat, text_in = viewer
        game, state = self._match.game, self._state
        if game.own is None:
            found = [encode(game.view(state, seat, self._ctx))]
        else:
            own = game.own(state, seat, self._ctx)
            own["seat"] = seat
            found = [encode(own[name]) for name in self._own]
        choices = self._choices(seat)
        found.append(encode(choices) if choices else NO_CHOICES)
        found.append(encode(self._teller.text(state, viewer)) if text_in else NO_TEXT)
        return found

    def _position(self, view: Any, choices: Any, text: Any) -> Position:
        state = self._state
        return Position(
            view,
            choices,
            tuple(self._to_act),
            self._teller.keeper.due_view(state),
            tuple(state.scores),
            state.over,
            self._match.engine.ranking(state).places if state.over else (),
            text,
        )

    def _choices(self, seat: Seat | None) -> list[dict[str, Any]]:
        match, state = self._match, self._state
        if seat is None or (seat not in self._to_act and not match.game.has_moves_out_of_turn):
            return []
        return match.engine.choices(state, seat, state.at).to_wire()


@cache
def _own_fields(view: type[View], *own: str) -> tuple[str, ...]:
    """The fields of a view that are a seat's own, in their order."""
    return tuple(name for name in view.__struct_fields__ if name == "seat" or name in own)
