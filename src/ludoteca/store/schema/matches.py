"""Matches, their logs, deadlines and snapshots."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Table, Text, true

from .base import match_key, metadata

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.code", ondelete="SET NULL")),
    Column("game", Text, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Text, nullable=False),
    Column("rating", Text, nullable=False, server_default=""),
    Index("matches_by_table", "table"),
    Index("matches_by_rating", "rating"),
)

# Players of a match; outlives the table
match_sessions = Table(
    "match_sessions",
    metadata,
    match_key(),
    Column("session", Text, primary_key=True),
    Index("match_sessions_by_session", "session"),
)

log = Table(
    "log",
    metadata,
    match_key(),
    Column("seq", BigInteger, primary_key=True),
    Column("input", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

dues = Table(
    "dues",
    metadata,
    match_key(),
    Column("at", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=False, server_default="0"),
    Column("post", Boolean, nullable=False, server_default=true()),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Index("dues_by_wake", "post", "wake"),
)

snapshots = Table(
    "snapshots",
    metadata,
    match_key(),
    Column("seq", BigInteger, nullable=False),
    Column("state", JSON, nullable=False),
)
