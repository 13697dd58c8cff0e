"""Two clocks for deadlines, the heartbeat of the house, and large documents stored once."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text, true

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # deadlines stored so far are wall times; loading a live match moves its own to the other clock
    op.add_column("dues", Column("post", Boolean, nullable=False, server_default=true()))
    op.add_column("dues", Column("since", BigInteger, nullable=False, server_default="0"))
    op.drop_index("dues_by_wake", "dues")
    op.create_index("dues_by_wake", "dues", ["post", "wake"])
    op.create_table(
        "house",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("live", BigInteger, nullable=False),
        Column("wall", BigInteger, nullable=False),
    )
    op.create_table(
        "documents",
        Column("hash", Text, primary_key=True),
        Column("text", Text, nullable=False),
        Column("bytes", BigInteger, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    _create_references("table", "tables.code")
    _create_references("match", "matches.id")
    for column in ("host", "opened_from"):
        op.add_column("tables", Column(column, Text, nullable=False, server_default=""))
        op.create_index(f"tables_by_{column}", "tables", [column])


def _create_references(what: str, key: str) -> None:
    """The documents a table or a match refers to."""
    name = f"{what}_documents"
    op.create_table(
        name,
        Column(what, Text, ForeignKey(key, ondelete="CASCADE"), primary_key=True),
        Column("document", Text, ForeignKey("documents.hash"), primary_key=True),
    )
    op.create_index(f"{name}_by_document", name, ["document"])
