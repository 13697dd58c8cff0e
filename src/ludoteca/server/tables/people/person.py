"""A person at a table."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Millis


class Person(Struct, frozen=True):
    """A person at a table, seated or not; `id` is the id of their session."""

    id: str
    name: str
    muted: bool = False
    device: str = ""
    """Hash of the device cookie of their browser."""
    session_name: str = ""
    """The name of their session when it was last looked at; a new one replaces `name`."""
    wanted: str = ""
    """The name they ask for, while it is not shown and a neutral one stands for it."""
    joined: Millis = 0
    """When they came, by the wall clock; 0 if that was under an earlier version."""
    program: bool = False
    """Whether it is a program: it plays, and is nobody where people decide."""
