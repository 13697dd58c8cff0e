"""Who played in which match; earlier matches are listed by the running server, a few at a time."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "participations",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
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
    )
    table = "participations"
    op.create_index(f"{table}_by_player", table, ["player", "started", "match"])
    op.create_index(f"{table}_by_game", table, ["player", "game", "started", "match"])
    op.create_index(f"{table}_by_opponent", table, ["player", "match"])
    op.create_table(
        "unlisted_matches", Column("match", Text, ForeignKey("matches.id"), primary_key=True)
    )
    op.execute('INSERT INTO unlisted_matches ("match") SELECT id FROM matches')
