"""The budget of each seat in the money step of a turn."""

from __future__ import annotations

from ludoteca.kernel import Seat

from ..model.state import MachiavelliContext, MachiavelliState

NO_MONEY = "no_money"


class Budget:
    """A snapshot of the treasuries, less payments since then (B-46). With the option `snapshot`,
    payments are not counted: money may be spent more than once and leave debts."""

    def __init__(self, state: MachiavelliState, ctx: MachiavelliContext) -> None:
        self.state = state
        self.left = list(state.treasury)
        self.counts_outlays = ctx.options.budget == "less_spent"

    def covers(self, seat: Seat, cost: int) -> bool:
        return self.left[seat] >= cost

    def pay(self, seat: Seat, cost: int) -> None:
        if self.counts_outlays:
            self.left[seat] -= cost
        self.state.treasury[seat] -= cost
