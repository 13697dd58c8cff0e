"""The tables of the database, the same for SQLite and PostgreSQL.

Columns have the names of the row fields they store. A change here needs a migration in
`migrations/versions`; a test compares the migrated schema with this one.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

NUMBERED = BigInteger().with_variant(Integer, "sqlite")
"""SQLite autoincrements only columns of type INTEGER."""


def match_key() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id"), primary_key=True)


# Sessions, accounts and links

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("account", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("calendar", Text, nullable=False, server_default=""),
    Column("previous_hash", Text, nullable=False, server_default=""),
    Column("device", Text, nullable=False, server_default=""),
    Column("agent", Text, nullable=False, server_default=""),
    Index("sessions_by_account", "account"),
    Index("sessions_by_calendar", "calendar"),
    Index("sessions_by_previous_hash", "previous_hash"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("email", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("mail_wanted", Boolean, nullable=False),
    Column("mail_key", Text, nullable=False, server_default=""),
    Index("accounts_by_mail_key", "mail_key"),
)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("seat", Integer),
    Column("expires", BigInteger, nullable=False),
    Index("links_by_session", "session"),
)

# Tables. Deleting one deletes its messages; its matches stay, with a null `table`

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("revision", BigInteger, nullable=False),
    Column("document", JSON, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("sessions", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("host", Text, nullable=False, server_default=""),
    Column("opened_from", Text, nullable=False, server_default=""),
    Index("tables_by_touched", "is_open", "touched"),
    Index("tables_by_host", "host"),
    Index("tables_by_opened_from", "opened_from"),
)

# Index of `tables.sessions`
table_sessions = Table(
    "table_sessions",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Index("table_sessions_by_session", "session"),
)

messages = Table(
    "messages",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("match", Text, nullable=False),
    Column("sender", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("to", JSON),
    Column("text", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("phase", Text, nullable=False, server_default=""),
    Index("messages_by_table", "table", "id"),
    sqlite_autoincrement=True,
)

read_marks = Table(
    "read_marks",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Column("talk", Text, primary_key=True),
    Column("upto", BigInteger, nullable=False),
)

# Matches

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.code", ondelete="SET NULL")),
    Column("game", Text, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Text, nullable=False),
    Column("rating", Text, nullable=False, server_default=""),
    Index("matches_by_table", "table"),
    Index("matches_by_rating", "rating"),
)

# Players of a match; outlives the table
match_sessions = Table(
    "match_sessions",
    metadata,
    match_key(),
    Column("session", Text, primary_key=True),
    Index("match_sessions_by_session", "session"),
)

log = Table(
    "log",
    metadata,
    match_key(),
    Column("seq", BigInteger, primary_key=True),
    Column("input", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

dues = Table(
    "dues",
    metadata,
    match_key(),
    Column("at", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=False, server_default="0"),
    Column("post", Boolean, nullable=False, server_default=true()),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Index("dues_by_wake", "post", "wake"),
)

snapshots = Table(
    "snapshots",
    metadata,
    match_key(),
    Column("seq", BigInteger, nullable=False),
    Column("state", JSON, nullable=False),
)

# Ratings, and what each match did to them

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_by_mean", "game", "pace", "mean"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    match_key(),
    Column("player", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("mean_before", Float, nullable=False),
    Column("deviation_before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Index("rating_changes_by_player", "player", "wall"),
)

# Large documents inside tables and matches, stored once by their content

documents = Table(
    "documents",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)


def references(what: str, key: str) -> Table:
    """The documents a table or a match refers to."""
    return Table(
        f"{what}_documents",
        metadata,
        Column(what, Text, ForeignKey(key, ondelete="CASCADE"), primary_key=True),
        Column("document", Text, ForeignKey("documents.hash"), primary_key=True),
        Index(f"{what}_documents_by_document", "document"),
    )


table_documents = references("table", "tables.code")
match_documents = references("match", "matches.id")

# The heartbeat of the server, one row

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("live", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

# Mail to send, and reports to be mailed

reports = Table(
    "reports",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("table", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("sender", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("before", JSON, nullable=False),
    Column("by", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Index("reports_once", "table", "number", "by", unique=True),
    sqlite_autoincrement=True,
)

mails = Table(
    "mails",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("message_id", Text, nullable=False),
    Column("to", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("html", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("locale", Text, nullable=False, server_default="en"),
    Column("unsubscribe", Text, nullable=False, server_default=""),
    Index("mails_by_due", "due"),
    sqlite_autoincrement=True,
)
