"""The hard bot: guesses the orders of the others several times, and sends the joint orders that
come off best against these guesses."""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..moves import Submit
from ..view import MachiavelliView
from .forecast import Forecast
from .position import Position, routine_move
from .search import Search
from .spending import Spending


class Hard:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := routine_move(view, choices)) is not None:
            return duty
        assert view.seat is not None
        position = Position(view, view.seat)
        spending = Spending(position)
        forecast = Forecast(position, spending)
        search = Search(forecast, chance)
        orders = search.best()
        commands = tuple(search.commands(orders))
        disband = tuple(search.by_potential(orders))
        plain = Submit(commands, tuple(spending.expenses), disband)
        spending.bribe(forecast.gains)
        spending.raise_troops(forecast.potential)
        full = Submit(commands, tuple(spending.expenses), disband)
        return full if full in choices else plain  # a table may forbid bribes
