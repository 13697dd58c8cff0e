"""Tournaments, and who takes part in them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        Column("code", Text, primary_key=True),
        Column("revision", BigInteger, nullable=False),
        Column("document", JSON, nullable=False),
        Column("phase", Text, nullable=False),
        Column("is_public", Boolean, nullable=False),
        Column("organiser", Text, nullable=False),
        Column("opened_from", Text, nullable=False, server_default=""),
        Column("sessions", JSON, nullable=False),
        Column("due", BigInteger),
        Column("created", BigInteger, nullable=False),
        Column("touched", BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_phase", "tournaments", ["phase", "touched"])
    op.create_index("tournaments_by_organiser", "tournaments", ["organiser"])
    op.create_index("tournaments_by_opened_from", "tournaments", ["opened_from"])
    op.create_index("tournaments_by_due", "tournaments", ["due"])
    op.create_table(
        "tournament_sessions",
        Column(
            "tournament",
            Text,
            ForeignKey("tournaments.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        Column("session", Text, primary_key=True),
    )
    op.create_index("tournament_sessions_by_session", "tournament_sessions", ["session"])
