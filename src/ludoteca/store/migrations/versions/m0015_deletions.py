"""People whose data are being deleted, to go on after a restart."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "deletions",
        Column("player", Text, primary_key=True),
        Column("sessions", JSON, nullable=False),
        Column("email", Text, nullable=False),
        Column("label", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
    )
