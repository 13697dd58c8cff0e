"""Sessions, accounts and links."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, false

from .base import metadata

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
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("program", Text, nullable=False, server_default=""),
    Index("sessions_by_account", "account"),
    Index("sessions_by_calendar", "calendar"),
    Index("sessions_by_previous_hash", "previous_hash"),
    Index("sessions_by_program", "program"),
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
