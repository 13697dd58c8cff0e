"""Web push: subscriptions, its outbox, and what reaches a person where."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Identity, Integer, Text

revision = "0016"
down_revision = "0015"

NUMBERED = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("session", Text, nullable=False),
        Column("endpoint", Text, nullable=False, unique=True),
        Column("p256dh", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("subscriptions_by_session", "subscriptions", ["session"])
    op.create_table(
        "pushes",
        Column("id", NUMBERED, Identity(), primary_key=True),
        Column("subscription", BigInteger, nullable=False),
        Column("payload", Text, nullable=False),
        Column("tag", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("match", Text, nullable=False, server_default=""),
        Column("seat", Integer),
        Column("due", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("tries", BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("pushes_by_due", "pushes", ["due"])
    op.create_index("pushes_by_match", "pushes", ["match"])
    op.create_index("pushes_by_subscription", "pushes", ["subscription", "tag"])
    op.create_table(
        "preferences",
        Column("owner", Text, primary_key=True),
        Column("zone", Text, nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_until", Integer),
        Column("choices", JSON, nullable=False),
    )
