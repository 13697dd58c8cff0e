"""Statistics and key moments of a match."""

from .analyst import Analyst, RiskAnalysis
from .statistics import SeatFigures

__all__ = ["Analyst", "RiskAnalysis", "SeatFigures"]
