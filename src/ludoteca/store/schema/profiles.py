"""Pages of people, and their ties to others."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Table, Text

from .base import metadata

profiles = Table(
    "profiles",
    metadata,
    Column("player", Text, primary_key=True),
    Column("handle", Text, nullable=False, unique=True),
    Column("hidden", Boolean, nullable=False),
    Column("favourites", JSON, nullable=False),
)

ties = Table(
    "ties",
    metadata,
    Column("player", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("ties_by_other", "other", "kind"),
)

deletions = Table(
    "deletions",
    metadata,
    Column("player", Text, primary_key=True),
    Column("sessions", JSON, nullable=False),
    Column("email", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)
