"""The first schema."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Identity, Integer, Text

revision = "0001"
down_revision = None

NUMBERED = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("token_hash", Text, nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("locale", Text, nullable=False),
        Column("account", Text),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "accounts",
        Column("id", Text, primary_key=True),
        Column("email", Text, nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("locale", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("mail_wanted", Boolean, nullable=False),
    )
    op.create_table(
        "links",
        Column("hash", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("session", Text, nullable=False),
        Column("email", Text, nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_index("links_by_session", "links", ["session"])
    op.create_table(
        "tables",
        Column("code", Text, primary_key=True),
        Column("revision", BigInteger, nullable=False),
        Column("document", JSON, nullable=False),
        Column("is_open", Boolean, nullable=False),
        Column("sessions", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("touched", BigInteger, nullable=False),
    )
    op.create_index("tables_by_touched", "tables", ["is_open", "touched"])
    op.create_table(
        "table_sessions",
        Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        Column("session", Text, primary_key=True),
    )
    op.create_index("table_sessions_by_session", "table_sessions", ["session"])
    op.create_table(
        "messages",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        Column("match", Text, nullable=False),
        Column("sender", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("seat", Integer),
        Column("to", JSON),
        Column("text", Text, nullable=False),
        Column("wall", BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("messages_by_table", "messages", ["table", "id"])
    op.create_table(
        "matches",
        Column("id", Text, primary_key=True),
        Column("table", Text, ForeignKey("tables.code", ondelete="SET NULL")),
        Column("game", Text, nullable=False),
        Column("setup", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("over", Text, nullable=False),
    )
    op.create_index("matches_by_table", "matches", ["table"])
    op.create_table(
        "match_sessions",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("session", Text, primary_key=True),
    )
    op.create_index("match_sessions_by_session", "match_sessions", ["session"])
    op.create_table(
        "log",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("seq", BigInteger, primary_key=True),
        Column("input", JSON, nullable=False),
        Column("events", JSON, nullable=False),
        Column("wall", BigInteger, nullable=False),
    )
    op.create_table(
        "answers",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("session", Text, primary_key=True),
        Column("message", Text, primary_key=True),
        Column("answer", JSON, nullable=False),
    )
    op.create_table(
        "dues",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("dues_by_at", "dues", ["at"])
    op.create_table(
        "snapshots",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("seq", BigInteger, nullable=False),
        Column("state", JSON, nullable=False),
    )
    op.create_table(
        "mails",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("message_id", Text, nullable=False),
        Column("to", Text, nullable=False),
        Column("subject", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("html", Text, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("tries", BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("mails_by_due", "mails", ["due"])
