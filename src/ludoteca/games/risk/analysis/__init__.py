"""Statistics and key moments of a match."""

from .analyst import Analyst, RiskAnalysis
from .statistics import SeatStatistics

__all__ = ["Analyst", "RiskAnalysis", "SeatStatistics"]
