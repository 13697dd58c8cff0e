"""Programs: sessions whose token a person made, for a program of theirs."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0023"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("sessions", Column("program", Text, nullable=False, server_default=""))
    op.create_index("sessions_by_program", "sessions", ["program"])
