"""Ratings: how well somebody plays a game, with the uncertainty of that estimate.

- `rating`: a rating, and what two of them expect of a match
- `rating_update`: new ratings after a match, by its ranking
"""

from .rating import NEW, SETTLED, Rating, expected_score
from .rating_update import Rated, rate, repeat_weight

__all__ = ["NEW", "SETTLED", "Rated", "Rating", "expected_score", "rate", "repeat_weight"]
