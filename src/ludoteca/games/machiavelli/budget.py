"""What each seat may still spend in the money step of a turn."""

from __future__ import annotations

from ludoteca.kernel import Seat

from .state import MachiavelliState

NO_MONEY = "no_money"


class Budget:
    """The snapshot of the treasuries, less what has been paid since (B-46)."""

    def __init__(self, state: MachiavelliState) -> None:
        self.state = state
        self.left = list(state.treasury)

    def covers(self, seat: Seat, cost: int) -> bool:
        return self.left[seat] >= cost

    def pay(self, seat: Seat, cost: int) -> None:
        self.left[seat] -= cost
        self.state.treasury[seat] -= cost
