"""What comes onto the paper, and off it: the state's side of drawing, undoing and clearing."""

from __future__ import annotations

from msgspec import UNSET

from ..state import Pen, PictionaryState, Sheet, Stroke

CLEARED = Sheet()
"""An undone clearing among undone strokes."""


def add(state: PictionaryState, stroke: Stroke, pen: Pen, joined: bool) -> None:
    """Add a stroke, or continue the last one."""
    state.packets += 1
    forget_undone(state)
    if joined:
        state.strokes[-1] += stroke
    else:
        state.strokes.append(stroke)
        state.pens.append(pen)


def forget_undone(state: PictionaryState) -> None:
    if state.undone is not UNSET:
        state.undone = []


def can_undo(state: PictionaryState) -> bool:
    return bool(state.strokes) or (state.cleared is not UNSET and bool(state.cleared))


def undo(state: PictionaryState) -> None:
    """Take the last stroke away; on a paper that was cleared, bring back what was there."""
    if state.strokes:
        taken = Sheet((state.strokes.pop(),), (state.pens.pop(),))
    else:
        assert state.cleared is not UNSET
        sheet, taken = state.cleared.pop(), CLEARED
        state.strokes, state.pens = list(sheet.strokes), list(sheet.pens)
    if state.undone is not UNSET:
        state.undone.append(taken)


def can_redo(state: PictionaryState) -> bool:
    return state.undone is not UNSET and bool(state.undone)


def redo(state: PictionaryState) -> None:
    assert state.undone is not UNSET
    taken = state.undone.pop()
    if taken == CLEARED:
        take_all(state)
    else:
        state.strokes += taken.strokes
        state.pens += taken.pens


def clear(state: PictionaryState) -> None:
    forget_undone(state)
    take_all(state)


def take_all(state: PictionaryState) -> None:
    if state.cleared is not UNSET:
        state.cleared.append(Sheet(tuple(state.strokes), tuple(state.pens)))
    state.strokes, state.pens = [], []
