"""Opening: which store a URL means."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from .protocol import Store


def open_store(url: str) -> Store:
    """`sqlite:///file`, `sqlite:////absolute/file`, `sqlite://` for a temporary file that goes when
    it is closed, or `postgresql://user:password@host/database`. Nothing happens before `open()`."""
    parts = urlsplit(url)
    if parts.scheme == "sqlite" and not parts.netloc:
        from .sqlite import SqliteStore, TemporaryStore

        path = unquote(parts.path).removeprefix("/")
        return SqliteStore(Path(path)) if path else TemporaryStore()
    if parts.scheme in {"postgresql", "postgres"}:
        from .postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"no database {parts.scheme}://; sqlite:///file or postgresql://… is needed")
