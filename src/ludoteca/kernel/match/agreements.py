"""Agreements: who wins by one, and the reasons to refuse it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import UNSET, UnsetType

from ..inputs import Agree
from ..rejected import Rejected
from ..types import Seat


def winners_of(
    given: Agree, seats_in: Collection[Seat], teams: Sequence[int], seats: int
) -> tuple[Seat, ...] | UnsetType:
    """The seats that share the first place by an agreement of those still in; UNSET where the
    ranking stays as it is. A team wins as a whole, with those of it that are out."""
    if given.on == "early_end":
        if given.winners:
            raise Rejected("bad_winners")
        return UNSET
    sides = teams or tuple(range(seats))
    playing = {sides[seat] for seat in seats_in}
    named = {*seats_in} if given.on == "draw" else {*given.winners}
    if not named <= {*seats_in} or len({*given.winners}) < len(given.winners):
        raise Rejected("bad_winners")
    winning = {sides[seat] for seat in named}
    fits = {
        "draw": not given.winners and len(playing) > 1,
        "shared_victory": 1 < len(winning) < len(playing),
        "concession": len(winning) == 1 < len(playing),
    }
    if not fits[given.on]:
        raise Rejected("bad_winners")
    return tuple(seat for seat in range(seats) if sides[seat] in winning)
