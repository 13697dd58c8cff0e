"""The store: accounts, tables, matches, logs, ratings, messages and mail, in SQLite or PostgreSQL.

The interface:

- `protocol`: the methods of a store, and its errors
- `rows`: the rows it stores
- `documents`: the JSON documents inside rows, as far as their keys are known
- `factory`: chooses the store for a database URL

Shared by both databases:

- `schema`: the tables
- `row_mapping`: maps row structs to tables
- `statement`: SQL with named parameters, and transactions made of it
- `transactions`: writes that take more than one statement
- `shared_documents`: large options inside rows, stored once by their content
- `sql_database`: the primitives of a database
- `sql_store`: the protocol in SQL: tables and matches, and with `sql_people`, `sql_ratings` and
  `sql_messages` everything else
- `migration`: brings a database up to the current schema (steps in `migrations/versions`)

The databases:

- `postgres`: a connection pool
- `sqlite/store`: opens, migrates and closes a file
- `sqlite/readers`: reads on a few threads
- `sqlite/writer`: decides on which thread to commit
- `sqlite/group_commit`: one transaction for a group of tasks
- `sqlite/checkpointer`: copies the write-ahead log into the database
- `sqlite/claim`: one server per file
- `sqlite/file`: connections, pragmas, error translation
"""

from .documents import MatchSetup, RatedSeat, SitterDocument, StoredEvent
from .factory import open_store
from .protocol import Conflict, InUse, Store, Unavailable
from .row_mapping import read_log_records
from .rows import (
    AccountRow,
    DueRow,
    HouseRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    Ranked,
    RatingChange,
    RatingRow,
    ReadMark,
    ReportRow,
    SessionRow,
    SnapshotRow,
    StoredAmount,
    TableRow,
    UnitOfWork,
)
from .shared_documents import is_large, is_reference
from .statement import Records

__all__ = [
    "AccountRow",
    "Conflict",
    "DueRow",
    "HouseRow",
    "InUse",
    "LinkRow",
    "LogRow",
    "MailRow",
    "MatchRow",
    "MatchSetup",
    "MessageRow",
    "Ranked",
    "RatedSeat",
    "RatingChange",
    "RatingRow",
    "ReadMark",
    "Records",
    "ReportRow",
    "SessionRow",
    "SitterDocument",
    "SnapshotRow",
    "Store",
    "StoredAmount",
    "StoredEvent",
    "TableRow",
    "Unavailable",
    "UnitOfWork",
    "is_large",
    "is_reference",
    "open_store",
    "read_log_records",
]
