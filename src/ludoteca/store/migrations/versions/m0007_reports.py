"""Reports of messages, until they are mailed to the operator."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Identity, Integer, Text

revision = "0007"
down_revision = "0006"

NUMBERED = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "reports",
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
        sqlite_autoincrement=True,
    )
    op.create_index("reports_once", "reports", ["table", "number", "by"], unique=True)
