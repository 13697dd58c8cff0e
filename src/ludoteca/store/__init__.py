"""The store: accounts, tables, matches, logs, ratings, messages and mail, in SQLite or PostgreSQL.

The interface:

- `protocol`: the methods of a store, by area (`protocol/people`, `protocol/tables`,
  `protocol/matches`, `protocol/participations`, `protocol/profiles`, `protocol/ratings`,
  `protocol/tournaments`, `protocol/creations`, `protocol/messages`, `protocol/notices`,
  `protocol/moderation`, `protocol/house`), and its `protocol/errors`
- `rows`: the rows it stores, by area: `rows/people`, `rows/tables`, `rows/matches`,
  `rows/participations`, `rows/profiles`, `rows/ratings`, `rows/tournaments`, `rows/messages`,
  `rows/creations`,
  `rows/notices`, `rows/moderation`, `rows/house`
- `documents`: the JSON documents inside rows, as far as their keys are known
- `factory`: chooses the store for a database URL

Shared by both databases:

- `schema`: the tables, by area: `schema/people`, `schema/tables`, `schema/matches`,
  `schema/participations`, `schema/profiles`, `schema/ratings`, `schema/tournaments`,
  `schema/messages`, `schema/creations`, `schema/notices`, `schema/moderation`, `schema/house`,
  `schema/documents`, on `schema/base`
- `statement`: SQL with named parameters, and transactions made of it
- `sql/store`: the protocol in SQL, by area: `sql/people`, `sql/tables`, `sql/matches`,
  `sql/participations`, `sql/profiles`, `sql/ratings`, `sql/tournaments`, `sql/creations`,
  `sql/messages`, `sql/notices`, `sql/moderation`, `sql/house`
- `sql/database`: the primitives of a database
- `sql/documents`: reads large options; `sql/shared_documents` stores them once by their content
- `sql/writes/transactions`: writes that take more than one statement; `sql/writes/holders` those
  about seats, `sql/writes/guests` those that carry a guest's traces into an account,
  `sql/writes/deletions` those that delete a person, `sql/writes/creations` those about what
  people make
- `sql/row_mapping`: maps row structs to tables
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

from .documents import (
    DealtRoles,
    MatchSetup,
    RatedSeat,
    SeatChangeDocument,
    SitterDocument,
    StoredEvent,
)
from .factory import open_store
from .protocol import Conflict, InUse, Store, Unavailable
from .rows import (
    NOBODY,
    AccountRow,
    Course,
    CreationRow,
    DeletionRow,
    Departure,
    DueRow,
    HouseRow,
    KeptAmount,
    Known,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MediaUpload,
    MediumRow,
    MessageRow,
    OperatorActRow,
    ParticipationRow,
    PreferencesRow,
    ProfileRow,
    PushRow,
    Ranked,
    RatingChange,
    RatingRow,
    ReadMark,
    ReportKind,
    ReportRow,
    SanctionKind,
    SanctionRow,
    SeatCourse,
    SessionRow,
    SnapshotRow,
    StoredAmount,
    SubscriptionRow,
    TableRow,
    Tally,
    Tie,
    TieRow,
    TournamentRow,
    UnitOfWork,
    handle_of,
)
from .sql.row_mapping import read_log_records
from .sql.shared_documents import is_large, is_reference
from .statement import Records

__all__ = [
    "NOBODY",
    "AccountRow",
    "Conflict",
    "Course",
    "CreationRow",
    "DealtRoles",
    "DeletionRow",
    "Departure",
    "DueRow",
    "HouseRow",
    "InUse",
    "KeptAmount",
    "Known",
    "LinkRow",
    "LogRow",
    "MailRow",
    "MatchRow",
    "MatchSetup",
    "MediaUpload",
    "MediumRow",
    "MessageRow",
    "OperatorActRow",
    "ParticipationRow",
    "PreferencesRow",
    "ProfileRow",
    "PushRow",
    "Ranked",
    "RatedSeat",
    "RatingChange",
    "RatingRow",
    "ReadMark",
    "Records",
    "ReportKind",
    "ReportRow",
    "SanctionKind",
    "SanctionRow",
    "SeatChangeDocument",
    "SeatCourse",
    "SessionRow",
    "SitterDocument",
    "SnapshotRow",
    "Store",
    "StoredAmount",
    "StoredEvent",
    "SubscriptionRow",
    "TableRow",
    "Tally",
    "Tie",
    "TieRow",
    "TournamentRow",
    "Unavailable",
    "UnitOfWork",
    "handle_of",
    "is_large",
    "is_reference",
    "open_store",
    "read_log_records",
]
