"""Headers and address of a request, read from its ASGI scope."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.server.rate_limits import network_of


def header(scope: Mapping[str, Any], name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def limited_address(scope: Mapping[str, Any]) -> str:
    """The address as limits count it."""
    return network_of(address_of(scope))
