"""Proposals that need the consent of the other players."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Match, Play, Rejected, Seat
from ludoteca.server.wire.shared import What


class Proposal(Struct, frozen=True):
    what: What
    by: Seat
    needed: frozenset[Seat]
    """Seats whose consent is needed. Bots always agree."""
    agreed: frozenset[Seat] = frozenset()
    step: int | None = None

    @property
    def accepted(self) -> bool:
        return self.needed <= self.agreed


def propose(
    what: What, by: Seat, others: Iterable[Seat], *, paused: bool, step: int | None = None
) -> Proposal:
    if what == "resume" and not paused:
        raise Rejected("not_paused")
    if what != "resume" and paused:
        raise Rejected("paused")
    return Proposal(what, by, frozenset(others) - {by}, frozenset(), step)


def consent(proposal: Proposal | None, seat: Seat) -> Proposal:
    if proposal is None:
        raise Rejected("nothing_proposed")
    if seat not in proposal.needed:
        raise Rejected("not_asked")
    return replace(proposal, agreed=proposal.agreed | {seat})


def without(proposal: Proposal | None, seat: Seat | None) -> Proposal | None:
    """Drop a seat that left: its consent is not needed, its own proposal is withdrawn."""
    if proposal is None or seat is None:
        return proposal
    if proposal.by == seat:
        return None
    return replace(proposal, needed=proposal.needed - {seat})


def last_move_of(match: Match, seat: Seat) -> int:
    """The step of a seat's last move: the default target of a take-back."""
    for back, given in enumerate(reversed(match.log), 1):
        if isinstance(given, Play) and given.seat == seat:
            return match.steps - back
    raise Rejected("nothing_to_take_back")
