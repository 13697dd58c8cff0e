"""Sanctions against people, and what operators did."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Identity, Index, Table, Text

from .base import NUMBERED, metadata

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("acknowledged", BigInteger),
    Column("undone", BigInteger),
    Column("marks", JSON, nullable=False),
    Index("sanctions_by_player", "player"),
    sqlite_autoincrement=True,
)

operator_acts = Table(
    "operator_acts",
    metadata,
    Column("id", NUMBERED, Identity(), primary_key=True),
    Column("operator", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("until", BigInteger),
    Column("wall", BigInteger, nullable=False),
    Index("operator_acts_by_player", "player"),
    sqlite_autoincrement=True,
)
