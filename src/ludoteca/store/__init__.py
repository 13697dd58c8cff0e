"""What must last: accounts, tables, matches, logs, messages, mail to send."""

from .opening import open_store
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
    Unit,
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
    "Unit",
    "open_store",
]
