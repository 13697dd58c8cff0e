"""Encryption (RFC 8291) and signature (RFC 8292) of pushes. Needs the extra `push`; nothing else of
the server imports its packages."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.settings import Settings
from ludoteca.store import SubscriptionRow

EXTRA = "push"
ENCODING = "aes128gcm"
SIGNED_FOR = 12 * 3600
"""Seconds a signature is valid; RFC 8292 allows a day."""


class Keys(NamedTuple):
    """What an operator puts into the settings, in base64url."""

    public: str
    private: str


def require_extra() -> None:
    """Refused where the packages of the extra are not installed."""
    if find_spec("pywebpush") is None:
        raise Rejected("extra_missing", extra=EXTRA)


def make_keys() -> Keys:
    """A new pair of keys on P-256."""
    require_extra()
    from py_vapid import Vapid02

    signer = Vapid02()
    signer.generate_keys()
    number = signer.private_key.private_numbers().private_value
    return Keys(_public_key(signer), _encoded(number.to_bytes(32, "big")))


def check_keys(settings: Settings) -> None:
    """Refuse settings with keys that are none, or that do not belong together."""
    require_extra()
    from py_vapid import Vapid02, VapidException

    try:
        signer = Vapid02.from_raw(settings.push_private_key.encode())
    except ValueError:
        raise Rejected("bad_settings", problem="push_private_key") from None
    if _public_key(signer) != settings.push_public_key.rstrip("="):
        raise Rejected("bad_settings", problem="push_public_key")
    try:
        authorization(settings, settings.url, 0)
    except VapidException:
        raise Rejected("bad_settings", problem="push_contact") from None


def encrypted(payload: str, subscription: SubscriptionRow) -> bytes:
    """For this browser alone. ValueError if its keys are none."""
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    body: bytes = pusher.encode(payload.encode(), content_encoding=ENCODING)["body"]
    return body


def authorization(settings: Settings, origin: str, now: Millis) -> Mapping[str, str]:
    """The header that tells a push service who sends."""
    from py_vapid import Vapid02

    signer = Vapid02.from_raw(settings.push_private_key.encode())
    contact = settings.push_contact or f"https://{urlsplit(settings.url).hostname}"
    claims = {"aud": origin, "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    signed: Mapping[str, str] = signer.sign(claims)
    return signed


def _public_key(signer: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _encoded(point)


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")
