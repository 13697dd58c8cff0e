"""Pages of people under a public handle, and whom they follow and block."""

from __future__ import annotations

from base64 import b32encode
from hashlib import sha256

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Text, text

revision = "0013"
down_revision = "0012"

AT_ONCE = 1_000


def upgrade() -> None:
    op.create_table(
        "profiles",
        Column("player", Text, primary_key=True),
        Column("handle", Text, nullable=False, unique=True),
        Column("hidden", Boolean, nullable=False),
        Column("favourites", JSON, nullable=False),
    )
    op.create_table(
        "ties",
        Column("player", Text, primary_key=True),
        Column("kind", Text, primary_key=True),
        Column("other", Text, primary_key=True),
        Column("since", BigInteger, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other", "kind"])
    for kind, table in (("account", "accounts"), ("guest", "sessions")):
        ids = op.get_bind().execute(text(f"SELECT id FROM {table} ORDER BY id")).scalars().all()
        for first in range(0, len(ids), AT_ONCE):
            _add_profiles([f"{kind}:{id}" for id in ids[first : first + AT_ONCE]])


def _add_profiles(players: list[str]) -> None:
    insert = text(
        "INSERT INTO profiles (player, handle, hidden, favourites)"
        " VALUES (:player, :handle, false, '[]')"
    )
    rows = [{"player": player, "handle": _handle_of(player)} for player in players]
    op.get_bind().execute(insert, rows)


def _handle_of(player: str) -> str:
    digest = sha256(f"handle:{player}".encode()).digest()
    return b32encode(digest[:10]).decode().lower()
