"""Turn order: a direction that can be reversed, and a clock for each turn."""

from __future__ import annotations

from ludoteca.kernel import Due, Millis

FORWARD, BACKWARD = 1, -1


def deadline_after(at: Millis, seconds: int) -> Millis | None:
    """The deadline of a turn that begins now; None without a clock."""
    return at + 1000 * seconds if seconds else None


def turn_clock(deadline: Millis | None) -> Due | None:
    """The alarm of a turn: at its end the autopilot plays for the seat to act."""
    return None if deadline is None else Due(deadline, "turn_clock", skips=True)
