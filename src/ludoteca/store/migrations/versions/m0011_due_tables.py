"""Store when the server has to act at a table without a match."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", Column("due", BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
