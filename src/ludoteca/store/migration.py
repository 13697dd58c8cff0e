"""Migrating: bringing a database up to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"

VERSION = "SELECT version_num FROM alembic_version"
"""What a database says it is, once it was migrated at all."""

_alembic_is_one = Lock()
"""Alembic keeps what it works on in a module."""


def newest() -> str:
    """The version all databases are brought to: the files are `m<version>_<name>.py`."""
    last = max(path.name for path in (MIGRATIONS / "versions").glob("m*.py"))
    return last[1:].partition("_")[0]


def migrate(connection: Connection, to: str = "head") -> None:
    """Inside a transaction that keeps other processes from doing the same."""
    from alembic import command  # takes a while, and most databases are what they should be
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _alembic_is_one:
        command.upgrade(config, to)
