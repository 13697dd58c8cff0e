"""Settings: one typed object, from the environment (`LUDOTECA_*`) or a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import Millis, Rejected

PREFIX = "LUDOTECA_"
FILE = "LUDOTECA_SETTINGS"
"""Where this variable names a TOML file, it is read first; other variables override it."""
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

Port = Annotated[int, Meta(ge=1, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Span = Annotated[Millis, Meta(ge=0)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this server runs; every setting has a default that works. Times are in milliseconds."""

    # Where it is found
    host: str = "127.0.0.1"
    port: Port = 8000
    public_url: str = ""
    """As people reach it (`https://play.example.org`); without it, host and port."""
    hosts: tuple[str, ...] = ()
    """More names this server answers to."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about a browser's address is believed."""
    database: str = "sqlite:///ludoteca.db"

    # Matches
    snapshot_every: Count = 50
    stream_batch: Span = 50
    linger: Span = 30 * SECOND
    """How long a table nobody looks at stays in memory."""
    reveal_timeout: Span = 3 * SECOND
    """How long the start waits for the nonces of the browsers."""
    countdown: Span = 3 * SECOND
    """How long everybody counts down together before a game in which all act at once."""
    skip_after: Span = MINUTE
    leave_after: Span = 5 * MINUTE
    table_lifetime: Span = 7 * DAY
    """How long a table without a match under way is kept when nobody touches it."""
    match_lifetime: Span = 30 * DAY
    """How long a match without a deadline waits when nobody comes back; then its seats are left."""
    session_lifetime: Span = 365 * DAY
    """How long somebody is known who does not come back."""

    # Bots
    bot_processes: Count = 2
    bot_delay: Span = SECOND
    bot_delay_spread: Span = 2 * SECOND
    bot_delay_hard: Span = SECOND
    bot_time_limit: Span = 5 * SECOND

    # Limits
    body_bytes: Count = 262_144
    message_bytes: Count = 65_536
    people_at_table: Count = 100
    sockets_per_address: Count = 200
    tables_per_session: Count = 10
    requests_per_second: Rate = 20.0
    messages_per_second: Rate = 30.0
    chats_per_second: Rate = 1.0
    sessions_per_minute: Rate = 30.0
    """New guests from one address."""
    logins_per_hour: Rate = 10.0
    """Login mails and typed codes, of one session and of one address."""
    unsent_frames: Count = 1_000
    """A browser that lags behind by more is cut off; it comes back and resumes."""

    # Mail; accounts exist only where a server for it is named
    smtp_host: str = ""
    smtp_port: Port = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = True
    mail_from: str = "ludoteca@localhost"
    mail_operator: str = ""
    """Who gets reports about messages."""
    mail_tries: Count = 8
    mail_retry: Span = 2 * MINUTE
    mail_gather: Span = 2 * MINUTE
    """News of matches wait for so long at most, and go together."""

    # Operation
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the metrics."""
    shutdown_seconds: Count = 10
    static: str = ""
    """A folder with the built pages, instead of the package's own or `web/dist` of a checkout."""

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
