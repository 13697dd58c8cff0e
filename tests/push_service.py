"""A push service on loopback (RFC 8030): takes messages, checks who signed them (RFC 8292), and
decrypts them with the keys of the subscription (RFC 8291), as a browser would."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from queue import Queue
from threading import Thread
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

LONGEST_SIGNATURE = 24 * 3600
PATIENCE = 30


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Received(NamedTuple):
    """A message as its browser reads it."""

    path: str
    told: dict[str, Any]
    headers: dict[str, str]
    claims: dict[str, Any]


class PushService:
    """One browser's subscriptions, at any path of this service."""

    def __init__(self, public_key: str, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._public_key = public_key
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = urandom(16)
        self.answers: Queue[tuple[int, dict[str, str]]] = Queue()
        """Status and headers of the next answers; then 201."""
        self.received: Queue[Received] = Queue()
        self.requests = 0
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://localhost:{self._server.server_port}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def subscription(self, path: str = "/device") -> dict[str, str]:
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.url + path,
            "p256dh": base64url(point),
            "auth": base64url(self._auth),
        }

    def next(self) -> Received:
        return self.received.get(timeout=PATIENCE)

    def _read(self, path: str, headers: dict[str, str], body: bytes) -> Received:
        """Raise an AssertionError at whatever a push service or a browser would refuse."""
        authorization = headers["authorization"]
        assert Vapid02.verify(authorization)
        parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        assert parts["k"] == self._public_key
        claims = json.loads(from_base64url(parts["t"].split(".")[1]))
        assert claims["aud"] == self.url
        assert 0 < claims["exp"] - self._now() < LONGEST_SIGNATURE
        assert urlsplit(claims["sub"]).scheme in ("mailto", "http", "https")
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(body) <= 4096
        told = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth)
        return Received(path, json.loads(told), headers, claims)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.requests += 1
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(int(headers["content-length"]))
                status, more = (
                    (201, {}) if service.answers.empty() else service.answers.get_nowait()
                )
                try:
                    read = service._read(self.path, headers, body)
                except AssertionError:
                    status = 400
                    raise
                finally:
                    self.send_response(status)
                    for name, value in more.items():
                        self.send_header(name, value)
                    self.end_headers()
                if status == 201:
                    service.received.put(read)

            def log_message(self, *_: object) -> None:
                """Nothing to print."""

        return Handler
