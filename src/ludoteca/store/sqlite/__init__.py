"""The store in an SQLite file."""

from .store import SqliteStore, TemporaryStore

__all__ = ["SqliteStore", "TemporaryStore"]
