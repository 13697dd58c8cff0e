"""Sessions know their browser, and the token they had before a rotation."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    for name in ("previous_hash", "device", "agent"):
        op.add_column("sessions", Column(name, Text, nullable=False, server_default=""))
    op.create_index("sessions_by_previous_hash", "sessions", ["previous_hash"])
