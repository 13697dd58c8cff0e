"""The heartbeat of the server, one row."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table

from .base import metadata

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("live", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)
