"""Operators: reports with a reason and an outcome, sanctions, and what operators did."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Identity, Integer, Text, false

revision = "0019"
down_revision = "0018"

NUMBERED = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    op.add_column("sessions", Column("operator", Boolean, nullable=False, server_default=false()))
    _upgrade_reports()
    op.create_table(
        "sanctions",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("player", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("reason", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("acknowledged", BigInteger),
        Column("undone", BigInteger),
        Column("marks", JSON, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("sanctions_by_player", "sanctions", ["player"])
    op.create_table(
        "operator_acts",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("operator", Text, nullable=False),
        Column("by", Text, nullable=False),
        Column("act", Text, nullable=False),
        Column("player", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("reason", Text, nullable=False),
        Column("until", BigInteger),
        Column("wall", BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("operator_acts_by_player", "operator_acts", ["player"])


def _upgrade_reports() -> None:
    """Whom a report is about: the account of the session, or the guest."""
    for name, default in (
        ("kind", "message"),
        ("match", ""),
        ("player", ""),
        ("reason", "other"),
        ("note", ""),
        ("outcome", ""),
    ):
        op.add_column("reports", Column(name, Text, nullable=False, server_default=default))
    op.add_column("reports", Column("mailed", Boolean, nullable=False, server_default=false()))
    op.drop_index("reports_once", table_name="reports")
    once = ["kind", "table", "number", "sender", "by"]
    op.create_index("reports_once", "reports", once, unique=True)
    op.create_index("reports_by_outcome", "reports", ["outcome", "id"])
    op.create_index("reports_by_player", "reports", ["player"])
    op.execute(
        "UPDATE reports SET player = COALESCE((SELECT 'account:' || account FROM sessions"
        " WHERE sessions.id = reports.sender AND account IS NOT NULL), 'guest:' || sender)"
    )
