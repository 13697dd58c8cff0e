"""Find what somebody wrote, for the export of their data."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_index("messages_by_sender", "messages", ["sender", "id"])
