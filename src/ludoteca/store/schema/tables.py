"""Tables. Deleting one deletes its messages; its matches stay, with a null `table`."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Table, Text, false

from .base import metadata

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
    Column("due", BigInteger),
    Column("has_open_seats", Boolean, nullable=False, server_default=false()),
    Index("tables_by_touched", "is_open", "touched"),
    Index("tables_by_host", "host"),
    Index("tables_by_opened_from", "opened_from"),
    Index("tables_by_due", "due"),
    Index("tables_by_open_seats", "has_open_seats", "touched"),
)

# Index of `tables.sessions`
table_sessions = Table(
    "table_sessions",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Index("table_sessions_by_session", "session"),
)
