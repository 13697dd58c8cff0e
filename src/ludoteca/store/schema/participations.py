"""Who played in which match, and the earlier matches of which that is not listed yet."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text

from .base import match_key, metadata

participations = Table(
    "participations",
    metadata,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("course", Text, nullable=False),
    Column("place", Integer),
    Column("tied", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("took_over", Boolean, nullable=False),
    Column("holds", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("anonymous", Boolean, nullable=False),
    Index("participations_by_player", "player", "started", "match"),
    Index("participations_by_game", "player", "game", "started", "match"),
    Index("participations_by_opponent", "player", "match"),
)

unlisted_matches = Table("unlisted_matches", metadata, match_key())
