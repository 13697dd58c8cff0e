"""Store the holidays of people."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("preferences", Column("holidays", JSON, nullable=False, server_default="[]"))
