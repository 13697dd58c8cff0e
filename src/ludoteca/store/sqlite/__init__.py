"""The store in an SQLite file: one writer with group commit, several readers."""

from .store import SqliteStore, TemporaryStore

__all__ = ["SqliteStore", "TemporaryStore"]
