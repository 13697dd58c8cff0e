"""Settings: one typed object, from the environment (`LUDOTECA_*`) or a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel import Millis, Rejected

PREFIX = "LUDOTECA_"
FILE = "LUDOTECA_SETTINGS"
"""Where this variable names a TOML file, it is read first; other variables override it."""
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this server runs; every setting has a default that works. Times are in milliseconds."""

    # Where it is found
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """As people reach it (`https://play.example.org`); without it, host and port."""
    hosts: tuple[str, ...] = ()
    """More names this server answers to."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about a browser's address is believed."""
    database: str = "sqlite:///ludoteca.db"

    # Matches
    snapshot_every: int = 50
    stream_batch: Millis = 50
    linger: Millis = 30 * SECOND
    """How long a table nobody looks at stays in memory."""
    reveal_timeout: Millis = 3 * SECOND
    """How long the start waits for the nonces of the browsers."""
    countdown: Millis = 3 * SECOND
    """How long everybody counts down together before a game in which all act at once."""
    skip_after: Millis = MINUTE
    leave_after: Millis = 5 * MINUTE
    table_lifetime: Millis = 7 * DAY
    """How long a table without a match under way is kept when nobody touches it."""
    match_lifetime: Millis = 30 * DAY
    """How long a match without a deadline waits when nobody comes back; then its seats are left."""
    session_lifetime: Millis = 365 * DAY
    """How long somebody is known who does not come back."""

    # Bots
    bot_processes: int = 2
    bot_delay: Millis = SECOND
    bot_delay_spread: Millis = 2 * SECOND
    bot_delay_hard: Millis = SECOND
    bot_time_limit: Millis = 5 * SECOND

    # Limits
    body_bytes: int = 262_144
    message_bytes: int = 65_536
    people_at_table: int = 100
    sockets_per_address: int = 200
    tables_per_session: int = 10
    requests_per_second: float = 20.0
    messages_per_second: float = 30.0
    chats_per_second: float = 1.0
    sessions_per_minute: float = 30.0
    """New guests from one address."""
    logins_per_hour: float = 10.0
    """Login mails and typed codes, of one session and of one address."""
    unsent_frames: int = 1_000
    """A browser that lags behind by more is cut off; it comes back and resumes."""

    # Mail; accounts exist only where a server for it is named
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = True
    mail_from: str = "ludoteca@localhost"
    mail_operator: str = ""
    """Who gets reports about messages."""
    mail_tries: int = 8
    mail_retry: Millis = 2 * MINUTE
    mail_gather: Millis = 2 * MINUTE
    """News of matches wait for so long at most, and go together."""

    # Operation
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the metrics."""
    shutdown_seconds: int = 10
    static: str = ""
    """A folder with the browser's side, in the place of the one that was built in."""

    @property
    def has_mail(self) -> bool:
        return bool(self.smtp_host)

    @property
    def url(self) -> str:
        """Where people reach it, without a slash at the end. Links are built from this alone."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("https://")


DEFAULTS = Settings()


def read_settings(
    given: Mapping[str, Any] = MappingProxyType({}), environ: Mapping[str, str] = os.environ
) -> Settings:
    """Settings from a file, the environment and what a command line says, the last one first."""
    found = _read_file(Path(environ[FILE])) if environ.get(FILE) else {}
    for name in Settings.__struct_fields__:
        if (value := environ.get(PREFIX + name.upper())) is not None:
            found[name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        if isinstance(value, str) and isinstance(getattr(DEFAULTS, name, None), tuple):
            found[name] = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Rejected("bad_settings", problem=str(error)) from None


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Rejected("bad_settings", problem=f"{path}: {error}") from None
