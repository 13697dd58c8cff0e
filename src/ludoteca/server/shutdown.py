"""The flag that says a shutdown has begun."""

from __future__ import annotations


class Shutdown:
    """Set once: from then on no request is accepted and no bot is asked."""

    def __init__(self) -> None:
        self.begun = False
