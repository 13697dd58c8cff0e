"""The end of a match: after a number of hands, at a score or when time is up (rule 12)."""

from __future__ import annotations

from ludoteca.kernel import FixedRounds, Reason
from ludoteca.parts.endings import HostsEnding

from .state import UnoContext, UnoState, is_single_hand

MOST_HANDS = 200
"""Hands after which a match to points or by time ends anyway."""


class Hands(FixedRounds):
    """A single hand ends the match for its own reason."""

    def reason(self, state: UnoState, ctx: UnoContext) -> Reason:
        return state.ended if is_single_hand(ctx) else super().reason(state, ctx)


RULES = HostsEnding(rounds=Hands("rounds"), most=FixedRounds(MOST_HANDS))
