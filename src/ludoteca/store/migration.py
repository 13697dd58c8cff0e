"""Brings a database up to the schema of this version, with Alembic."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"

VERSION = "SELECT version_num FROM alembic_version"
"""Reads the schema version of a database that was migrated at least once."""
SAME_VERSION = "UPDATE alembic_version SET version_num = version_num"
"""Changes nothing, but has to be written to the disk."""

_alembic_lock = Lock()
"""Alembic keeps its current context in a module global."""


def newest() -> str:
    """The newest version, from the names of the files: `m<version>_<name>.py`."""
    last = max(path.name for path in (MIGRATIONS / "versions").glob("m*.py"))
    return last[1:].partition("_")[0]


def migrate(connection: Connection, to: str = "head") -> None:
    """Run inside a transaction that locks out other processes migrating the same database."""
    from alembic import command  # slow to import, and most databases are current
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _alembic_lock:
        command.upgrade(config, to)
