"""Outlook: the position of a view as a state, so that the rules can apply a move to it."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from ludoteca.kernel import Context, FastChance, Move, Seat
from ludoteca.parts.cards import DECK, DISCARD

from ..about import TeraOptions
from ..deck import CARDS, COLOURS, INDEX
from ..state import (
    BUGGED,
    EMPTY,
    FIRST_SLOT,
    PATCHED,
    SLOTS,
    STABILISED,
    STATES,
    TeraContext,
    TeraState,
    slot_of,
)
from ..view import TeraView

CLOSE, ALMOST_CLOSE = 3, 2


class Outlook:
    """A position as one seat knows it: unknown cards are in the deck."""

    def __init__(self, view: TeraView) -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.view = view
        self.now = _state_of(view)
        self.rivals = [s for s, out in enumerate(view.out) if s != self.seat and not out]
        self.next: Seat = self.now.seat_after(self.seat)
        self._ctx: TeraContext = Context(
            len(view.out), TeraOptions(), None, (), FastChance(bytes(32))
        )

    def after(self, move: Move) -> TeraState:
        """The position after a move of the seat, before drawing."""
        state = self.now.copy()
        for _ in move.apply(state, self.seat, self._ctx) or ():
            pass
        return state

    @cached_property
    def threats(self) -> list[Seat]:
        """Rivals that are close to winning, the closest first."""
        close = [rival for rival in self.rivals if is_close(self.now, rival)]
        return sorted(close, key=self.now.stable, reverse=True)

    @cached_property
    def best_rival(self) -> int:
        return max(self.now.stable(rival) for rival in self.rivals)

    @property
    def threat(self) -> Literal["low", "medium", "high"]:
        if self.best_rival >= CLOSE:
            return "high"
        return "medium" if self.best_rival == ALMOST_CLOSE else "low"

    @property
    def position(self) -> Literal["ahead", "level", "behind"]:
        lead = self.now.stable(self.seat) - self.best_rival
        if lead:
            return "ahead" if lead > 0 else "behind"
        return "level"


def is_close(state: TeraState, seat: Seat) -> bool:
    """Whether a seat has three stable modules, or two and one that could be cured."""
    project = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    stable = state.stable(seat)
    return stable >= CLOSE or (stable == ALMOST_CLOSE and BUGGED in project)


def shields(state: TeraState, seat: Seat) -> tuple[int, int]:
    """Numbers of patched and of stabilised modules."""
    project = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    return project.count(PATCHED), project.count(STABILISED)


def bugs(state: TeraState, seat: Seat) -> int:
    return state.slots[SLOTS * seat : SLOTS * seat + SLOTS].count(BUGGED)


def _state_of(view: TeraView) -> TeraState:
    seats = len(view.out)
    place, slots = [DECK] * CARDS, [EMPTY] * (SLOTS * seats)
    for card in view.discard:
        place[INDEX[card]] = DISCARD
    for card in view.hand:
        place[INDEX[card]] = view.seat or 0
    for seat, project in enumerate(view.projects):
        for one in project:
            slot = slot_of(seat, COLOURS.index(one.module))
            slots[slot] = STATES.index(one.state)
            for card in (one.card, *one.attached):
                place[INDEX[card]] = FIRST_SLOT + slot
    return TeraState(
        scores=(0,) * seats,
        out=view.out,
        place=place,
        slots=slots,
        turn=view.turn,
        first=view.turn,
        skips=list(view.skips),
    )
