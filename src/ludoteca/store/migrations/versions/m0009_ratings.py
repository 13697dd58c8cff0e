"""Ratings, what each match did to them, and which matches are still to be rated."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", Column("rating", Text, nullable=False, server_default=""))
    op.create_index("matches_by_rating", "matches", ["rating"])
    op.create_table(
        "ratings",
        Column("player", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("pace", Text, primary_key=True),
        Column("mean", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("matches", Integer, nullable=False),
    )
    op.create_index("ratings_by_mean", "ratings", ["game", "pace", "mean"])
    op.create_table(
        "rating_changes",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("player", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("pace", Text, nullable=False),
        Column("mean_before", Float, nullable=False),
        Column("deviation_before", Float, nullable=False),
        Column("mean", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("matches", Integer, nullable=False),
        Column("wall", BigInteger, nullable=False),
    )
    op.create_index("rating_changes_by_player", "rating_changes", ["player", "wall"])
