"""The settings of a server, from the options of a command."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.http.security import own_addresses
from ludoteca.server.settings import Settings, read_settings

from ..session import CommandError

ALL_INTERFACES = "0.0.0.0"


def server_settings(
    *, port: int | None, lan: bool, database: str | None, public_url: str | None
) -> Settings:
    host = ALL_INTERFACES if lan else None
    given = {"host": host, "port": port, "database": database, "public_url": public_url}
    try:
        return _with_network_address(read_settings(given))
    except Rejected as refusal:
        params = {name: str(value) for name, value in refusal.params.items()}
        raise CommandError("serve_settings", **params) from None


def _with_network_address(settings: Settings) -> Settings:
    """On a network, links name the address by which others there reach this machine."""
    is_shared = settings.host == ALL_INTERFACES and not settings.public_url
    addresses = own_addresses() if is_shared else []
    if not addresses:
        return settings
    return replace(settings, public_url=f"http://{addresses[0]}:{settings.port}")
