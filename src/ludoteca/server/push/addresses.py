"""Addresses of push services. They come from strangers, and the server sends requests to them: only
https, and only to public addresses."""

from __future__ import annotations

import asyncio
import re
import socket
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from ludoteca.kernel import Rejected

Address: TypeAlias = IPv4Address | IPv6Address

LONGEST = 2_048
HTTPS = 443
POINT_BYTES, SECRET_BYTES = 65, 16
UNCOMPRESSED = 4
HOST = re.compile(r"(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*|[0-9.]+|\[?[0-9a-f:.]+\]?")
PATH = re.compile(r"[!-~]*")
"""Visible ASCII: nothing that could end a line of the request."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses behind a translator (NAT64)."""


class Refused(Exception):
    """A push service at an address to which nothing is sent."""


class PushService(NamedTuple):
    """Where a subscription's messages go, as far as its URL tells."""

    scheme: str
    host: str
    port: int
    target: str
    """Path and query."""

    @property
    def origin(self) -> str:
        usual = self.port == HTTPS and self.scheme == "https"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" if usual else f"{self.scheme}://{host}:{self.port}"


def read_endpoint(raw: str, *, loopback: bool) -> PushService:
    """The push service of a URL; refused unless it is https on its usual port. With `loopback`, for
    tests, also http on this machine."""
    try:
        parts = urlsplit(raw)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Rejected("bad_subscription") from None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if len(raw) > LONGEST or not HOST.fullmatch(host) or not PATH.fullmatch(target):
        raise Rejected("bad_subscription")
    if parts.username is not None or parts.password is not None:
        raise Rejected("bad_subscription")
    is_local = loopback and host in ("127.0.0.1", "localhost")
    if not is_local and (parts.scheme != "https" or port not in (None, HTTPS)):
        raise Rejected("bad_subscription")
    if parts.scheme not in ("http", "https"):
        raise Rejected("bad_subscription")
    return PushService(parts.scheme, host, port or HTTPS, target)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys of another form than that of RFC 8291: a point of P-256, and 16 bytes."""
    try:
        point, secret = _decoded(p256dh), _decoded(auth)
    except (NotBase64, ValueError):
        raise Rejected("bad_subscription") from None
    if len(point) != POINT_BYTES or point[0] != UNCOMPRESSED or len(secret) != SECRET_BYTES:
        raise Rejected("bad_subscription")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


async def resolve(service: PushService, *, loopback: bool) -> str:
    """The address to connect to. A name with any forbidden address is refused as a whole."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(service.host, service.port, type=socket.SOCK_STREAM)
    addresses = [ip_address(each[4][0]) for each in found]
    if not addresses or not all(is_allowed(each, loopback=loopback) for each in addresses):
        raise Refused
    return str(addresses[0])


def is_allowed(address: Address, *, loopback: bool = False) -> bool:
    """Whether this is an address of the public internet, also as one that stands for another."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_allowed(address.ipv4_mapped, loopback=loopback)
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if address in TRANSLATED:
            return is_allowed(IPv4Address(int(address) & 0xFFFF_FFFF))
    if loopback and address.is_loopback:
        return True
    return address.is_global and not address.is_multicast and not address.is_reserved
