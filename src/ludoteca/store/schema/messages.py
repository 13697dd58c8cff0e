"""Chat and letters, mail to send, and reports to the operators."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Table,
    Text,
    false,
)

from .base import NUMBERED, metadata

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
    Index("messages_by_sender", "sender", "id"),
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
    Column("kind", Text, nullable=False, server_default="message"),
    Column("match", Text, nullable=False, server_default=""),
    Column("player", Text, nullable=False, server_default=""),
    Column("reason", Text, nullable=False, server_default="other"),
    Column("note", Text, nullable=False, server_default=""),
    Column("mailed", Boolean, nullable=False, server_default=false()),
    Column("outcome", Text, nullable=False, server_default=""),
    Index("reports_once", "kind", "table", "number", "sender", "by", unique=True),
    Index("reports_by_outcome", "outcome", "id"),
    Index("reports_by_player", "player"),
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
