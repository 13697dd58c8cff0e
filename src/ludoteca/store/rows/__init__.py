"""The rows of the store, by area."""

from .creations import CreationRow, KeptAmount, MediaUpload, MediumRow
from .house import HouseRow
from .matches import DueRow, LogRow, MatchRow, SnapshotRow, UnitOfWork
from .messages import MailRow, MessageRow, ReadMark, ReportKind, ReportRow
from .moderation import OperatorActRow, SanctionKind, SanctionRow
from .notices import PreferencesRow, PushRow, SubscriptionRow
from .participations import Course, Departure, ParticipationRow, SeatCourse, Tally
from .people import AccountRow, LinkRow, SessionRow
from .profiles import NOBODY, DeletionRow, Known, ProfileRow, Tie, TieRow, handle_of
from .ratings import Ranked, RatingChange, RatingRow
from .tables import StoredAmount, TableRow
from .tournaments import TournamentRow

__all__ = [
    "NOBODY",
    "AccountRow",
    "Course",
    "CreationRow",
    "DeletionRow",
    "Departure",
    "DueRow",
    "HouseRow",
    "KeptAmount",
    "Known",
    "LinkRow",
    "LogRow",
    "MailRow",
    "MatchRow",
    "MediaUpload",
    "MediumRow",
    "MessageRow",
    "OperatorActRow",
    "ParticipationRow",
    "PreferencesRow",
    "ProfileRow",
    "PushRow",
    "Ranked",
    "RatingChange",
    "RatingRow",
    "ReadMark",
    "ReportKind",
    "ReportRow",
    "SanctionKind",
    "SanctionRow",
    "SeatCourse",
    "SessionRow",
    "SnapshotRow",
    "StoredAmount",
    "SubscriptionRow",
    "TableRow",
    "Tally",
    "Tie",
    "TieRow",
    "TournamentRow",
    "UnitOfWork",
    "handle_of",
]
