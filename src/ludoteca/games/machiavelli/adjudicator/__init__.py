"""The adjudicator: units and orders in, decisions with reasons out (rules A.5 and A.6).

A pure function of the board. Money, sieges and turns are no part of it.
"""

from .adjudicate import adjudicate
from .types import (
    ACTIONS,
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    DEFAULT_RULINGS,
    HOLD,
    SUPPORT,
    Decisions,
    Order,
    OrderResult,
    Rulings,
    Unit,
)
from .validation import illegal_reason

__all__ = [
    "ACTIONS",
    "ADVANCE",
    "BESIEGE",
    "CONVERT",
    "CONVOY",
    "DEFAULT_RULINGS",
    "HOLD",
    "SUPPORT",
    "Decisions",
    "Order",
    "OrderResult",
    "Rulings",
    "Unit",
    "adjudicate",
    "illegal_reason",
]
