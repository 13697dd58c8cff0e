"""What reaches a person where, and pushes to their browsers."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Identity, Index, Integer, Table, Text

from .base import NUMBERED, metadata

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("session", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_by_session", "session"),
    sqlite_autoincrement=True,
)

pushes = Table(
    "pushes",
    metadata,
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
    Index("pushes_by_due", "due"),
    Index("pushes_by_match", "match"),
    Index("pushes_by_subscription", "subscription", "tag"),
    sqlite_autoincrement=True,
)

preferences = Table(
    "preferences",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("choices", JSON, nullable=False),
    Column("holidays", JSON, nullable=False, server_default="[]"),
)
