"""Store whether a table has a seat to take over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column(
        "tables", Column("has_open_seats", Boolean, nullable=False, server_default=false())
    )
    op.create_index("tables_by_open_seats", "tables", ["has_open_seats", "touched"])
