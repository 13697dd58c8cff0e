"""Correspondence play: reminders, read marks, calendars, unsubscribing."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("sessions", Column("calendar", Text, nullable=False, server_default=""))
    op.create_index("sessions_by_calendar", "sessions", ["calendar"])
    op.add_column("accounts", Column("mail_key", Text, nullable=False, server_default=""))
    op.create_index("accounts_by_mail_key", "accounts", ["mail_key"])
    op.add_column("messages", Column("round", Integer, nullable=False, server_default="0"))
    op.add_column("messages", Column("phase", Text, nullable=False, server_default=""))
    op.create_table(
        "read_marks",
        Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        Column("session", Text, primary_key=True),
        Column("talk", Text, primary_key=True),
        Column("upto", BigInteger, nullable=False),
    )
    op.add_column("dues", Column("wake", BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE dues SET wake = at")
    op.drop_index("dues_by_at", "dues")
    op.create_index("dues_by_wake", "dues", ["wake"])
    op.add_column("mails", Column("locale", Text, nullable=False, server_default="en"))
    op.add_column("mails", Column("unsubscribe", Text, nullable=False, server_default=""))
