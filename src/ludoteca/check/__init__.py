"""check_game: a game certifies itself, by many random matches in which every seat may act."""

from .certification import Report, check_game
from .failure import CheckFailed

__all__ = ["CheckFailed", "Report", "check_game"]
