"""The errors of a store."""

from __future__ import annotations


class Conflict(Exception):
    """Another writer was first: reload and try again."""


class InUse(Exception):
    """Another server has this database open."""


class Unavailable(Exception):
    """The database cannot be reached or written; nothing was stored. Calls succeed again once it is
    back. (If the connection breaks during a commit, that may have been stored; a retry then raises
    Conflict.)"""
