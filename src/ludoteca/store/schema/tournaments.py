"""Tournaments."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Table, Text

from .base import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("code", Text, primary_key=True),
    Column("revision", BigInteger, nullable=False),
    Column("document", JSON, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("organiser", Text, nullable=False),
    Column("opened_from", Text, nullable=False, server_default=""),
    Column("sessions", JSON, nullable=False),
    Column("due", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tournaments_by_phase", "phase", "touched"),
    Index("tournaments_by_organiser", "organiser"),
    Index("tournaments_by_opened_from", "opened_from"),
    Index("tournaments_by_due", "due"),
)

# Index of `tournaments.sessions`
tournament_sessions = Table(
    "tournament_sessions",
    metadata,
    Column(
        "tournament", Text, ForeignKey("tournaments.code", ondelete="CASCADE"), primary_key=True
    ),
    Column("session", Text, primary_key=True),
    Index("tournament_sessions_by_session", "session"),
)
