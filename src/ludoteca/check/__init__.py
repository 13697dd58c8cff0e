"""check_game: verifies the properties of a game in many random matches."""

from .certification import Report, check_game
from .failure import CheckFailed

__all__ = ["CheckFailed", "Report", "check_game"]
