"""Statistics and key moments of a match of Risk, live or replayed from its record."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Event, Game, Match, Seat
from ludoteca.parts.analysis import (
    Chronicle,
    Figure,
    Moment,
    Page,
    Series,
    greatest_rise,
    lead_for_good,
)

from .board import Board
from .cards import TERRITORY_BONUS
from .events import (
    ArmiesPlaced,
    CardDrawn,
    CardsTraded,
    ContinentId,
    DiceRolled,
    SeatEliminated,
    TerritoriesAbandoned,
    TerritoryClaimed,
    TerritoryConquered,
    TurnStarted,
)
from .odds import roll
from .state import NEUTRAL, RiskState

HORIZON = 3
"""So many turns of income count as strength beside the armies on the map."""
LARGE_TRADE = 0.1
"""A trade is large that brings such a part of all armies on the map."""
