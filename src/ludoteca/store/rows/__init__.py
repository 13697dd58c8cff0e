"""The rows of the store, by area."""

from .house import HouseRow
from .matches import DueRow, LogRow, MatchRow, SnapshotRow, UnitOfWork
from .messages import MailRow, MessageRow, ReadMark, ReportRow
from .people import AccountRow, LinkRow, SessionRow
from .ratings import Ranked, RatingChange, RatingRow
from .tables import StoredAmount, TableRow
from .tournaments import TournamentRow

__all__ = [
    "AccountRow",
    "DueRow",
    "HouseRow",
    "LinkRow",
    "LogRow",
    "MailRow",
    "MatchRow",
    "MessageRow",
    "Ranked",
    "RatingChange",
    "RatingRow",
    "ReadMark",
    "ReportRow",
    "SessionRow",
    "SnapshotRow",
    "StoredAmount",
    "TableRow",
    "TournamentRow",
    "UnitOfWork",
]
