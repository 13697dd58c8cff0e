"""Who ends up where: positions and orders in, decisions with reasons out (rules A.5 and A.6).

`adjudicate` reads as the algorithm of the rules; it knows neither money nor sieges nor turns.
"""

from .adjudicate import adjudicate
from .types import (
    ACTIONS,
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    HOLD,
    SUPPORT,
    USUAL,
    Decisions,
    Order,
    Outcome,
    Rulings,
    Unit,
)
from .validation import fault

__all__ = [
    "ACTIONS",
    "ADVANCE",
    "BESIEGE",
    "CONVERT",
    "CONVOY",
    "HOLD",
    "SUPPORT",
    "USUAL",
    "Decisions",
    "Order",
    "Outcome",
    "Rulings",
    "Unit",
    "adjudicate",
    "fault",
]
