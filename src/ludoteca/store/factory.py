"""Chooses the store for a database URL."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from .protocol import Store


def open_store(url: str) -> Store:
    """`sqlite:///file`, `sqlite:////absolute/file`, `sqlite://` for a temporary file, removed on
    close, or `postgresql://user:password@host/database`. `open()` connects."""
    parts = urlsplit(url)
    if parts.scheme == "sqlite" and not parts.netloc:
        from .sqlite import SqliteStore, TemporaryStore

        path = unquote(parts.path).removeprefix("/")
        return SqliteStore(Path(path)) if path else TemporaryStore()
    if parts.scheme in {"postgresql", "postgres"}:
        from .postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"no database {parts.scheme}://; sqlite:///file or postgresql://… is needed")
