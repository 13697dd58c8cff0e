"""Migrating: bringing a database up to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"

_alembic_is_one = Lock()
"""Alembic keeps what it works on in a module."""


def migrate(connection: Connection) -> None:
    """Inside a transaction that keeps other processes from doing the same."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _alembic_is_one:
        command.upgrade(config, "head")
