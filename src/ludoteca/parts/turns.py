"""Turn order: a direction that can be reversed, seats that miss a turn, a clock for each turn."""

from __future__ import annotations

from ludoteca.kernel import Due, Millis, Seat, State

FORWARD, BACKWARD = 1, -1


def ahead(state: State, seat: Seat, direction: int, places: int = 1) -> Seat:
    """The seat so many places further in a direction; who is out is passed over."""
    for _ in range(places):
        seat = state.seat_after(seat, direction)
    return seat


def deadline_after(at: Millis, seconds: int) -> Millis | None:
    """When a turn that begins now is to be over; None without a clock."""
    return at + 1000 * seconds if seconds else None


def turn_clock(deadline: Millis | None) -> Due | None:
    """The alarm of a turn: at its end the autopilot plays for whoever is waited for."""
    return None if deadline is None else Due(deadline, "turn_clock", skips=True)
