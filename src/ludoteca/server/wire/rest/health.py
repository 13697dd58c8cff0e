"""The REST body about the health of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True, kw_only=True):
    status: Literal["ok", "unavailable", "closing"]
    version: str
