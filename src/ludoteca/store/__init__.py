"""What must last: accounts, tables, matches, logs, messages, mail to send."""

from .factory import open_store
from .protocol import Conflict, Store, Unavailable
from .rows import (
    AccountRow,
    DueRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    ReadMark,
    SessionRow,
    SnapshotRow,
    TableRow,
    UnitOfWork,
)

__all__ = [
    "AccountRow",
    "Conflict",
    "DueRow",
    "LinkRow",
    "LogRow",
    "MailRow",
    "MatchRow",
    "MessageRow",
    "ReadMark",
    "SessionRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "Unavailable",
    "UnitOfWork",
    "open_store",
]
