"""Store the match and seat of a seat link in columns of their own."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, Text, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("links", Column("match", Text, nullable=False, server_default=""))
    op.add_column("links", Column("seat", Integer))
    bind = op.get_bind()
    found = bind.execute(text("SELECT hash, session FROM links WHERE kind = 'seat'")).all()
    for hash, both in found:  # previously stored as `match:seat`
        match, _, seat = both.rpartition(":")
        sql = "UPDATE links SET session = '', match = :match, seat = :seat WHERE hash = :hash"
        bind.execute(text(sql), {"match": match, "seat": int(seat), "hash": hash})
