"""Migrating: bringing a database up to the schema of this version, one process at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Lock

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .sqlite_file import connect

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK = 0x4C55444F
"""Any number will do, as long as every version of Ludoteca locks the same."""

_alembic_is_one = Lock()
"""Alembic keeps what it works on in a module."""


def migrate_sqlite(path: Path) -> None:
    """Without foreign keys: a table that is made anew must not take others with it."""
    engine = create_engine(
        "sqlite://", creator=lambda: connect(path, foreign_keys=False), poolclass=NullPool
    )
    with engine.begin() as connection:
        connection.execute(text("BEGIN IMMEDIATE"))
        upgrade(connection)


def migrate_postgres(url: str) -> None:
    """Runs an event loop of its own: call it on a thread."""
    asyncio.run(_migrate_postgres(url))


async def _migrate_postgres(url: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _alembic_is_one:
        command.upgrade(config, "head")
