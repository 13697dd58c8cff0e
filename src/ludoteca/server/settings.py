"""Settings as one typed object, from the environment (`LUDOTECA_*`) or a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import Millis, Rejected

PREFIX = "LUDOTECA_"
FILE = "LUDOTECA_SETTINGS"
"""This variable names a TOML file; the other variables override it."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Hosts that browsers trust without https."""
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

Port = Annotated[int, Meta(ge=1, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Span = Annotated[Millis, Meta(ge=0)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting has a working default. Times are in milliseconds."""

    # Addresses
    host: str = "127.0.0.1"
    port: Port = 8000
    public_url: str = ""
    """The public URL (`https://play.example.org`); by default made of host and port."""
    hosts: tuple[str, ...] = ()
    """Further host names the server answers to."""
    proxies: tuple[str, ...] = ()
    """Addresses of trusted reverse proxies (X-Forwarded-For)."""
    database: str = "sqlite:///ludoteca.db"

    # Matches
    snapshot_every: Count = 50
    stream_batch: Span = 50
    linger: Span = 30 * SECOND
    """How long a table without visitors stays in memory."""
    reveal_timeout: Span = 3 * SECOND
    """How long a start waits for the browsers' nonces."""
    countdown: Span = 3 * SECOND
    """Countdown before a live game, in which all act at once."""
    proposal_timeout: Span = MINUTE
    """How long a proposal waits for answers; in correspondence until the deadline of the match."""
    longest_pause: Span = 10 * MINUTE
    longest_pause_by_post: Span = 7 * DAY
    """A match goes on by itself after a pause; by post, in correspondence."""
    skip_after: Span = MINUTE
    leave_after: Span = 5 * MINUTE
    seat_grace: Span = 3 * MINUTE
    seat_grace_by_post: Span = 3 * DAY
    """How long a seat that was given up is offered to others before it leaves the match; 0: it is
    not offered."""
    host_after: Span = MINUTE
    """Absence until the autopilot plays, until a seat is given up, and until a table that waits has
    another host."""
    play_now_grace: Span = 20 * SECOND
    tournament_grace: Span = 3 * MINUTE
    arrival_grace: Span = MINUTE
    """How long a match that the server arranged waits for its players: of Play now, of
    tournaments, of others."""
    table_lifetime: Span = 7 * DAY
    """How long an untouched table without a running match is kept."""
    match_lifetime: Span = 30 * DAY
    """How long an abandoned match without a deadline is kept before its seats are given up."""
    media_lifetime: Span = DAY
    """How long a picture or sound is kept that no quiz, table or match has."""
    session_lifetime: Span = 365 * DAY
    """How long an unused session is kept."""
    report_lifetime: Span = 90 * DAY
    """How long a report to the operators is kept, decided or not."""
    sanction_lifetime: Span = 365 * DAY
    """How long sanctions that are over, and what operators did, are kept."""

    # Bots
    bot_processes: Count = 2
    bot_delay: Span = SECOND
    bot_delay_spread: Span = 2 * SECOND
    """Pause after each visible event of a bot, and what is added by chance before a turn."""
    bot_turn: Span = 8 * SECOND
    bot_wait: Span = 15 * SECOND
    """Most that all pauses of a bot's turn take, and those of all bots between two decisions of a
    person."""
    bot_time_limit: Span = 5 * SECOND

    # Compute processes: uploads, maps, replays, analysis, what-if
    compute_processes: Count = 2
    compute_time_limit: Span = 5 * SECOND
    compute_memory: Annotated[int, Meta(ge=128)] = 512
    """MB of each process."""
    compute_waiting: Count = 64
    """Jobs that wait for a process; more are refused."""
    compute_cache: Annotated[int, Meta(ge=0)] = 32
    """MB of results kept."""

    # Limits
    body_bytes: Count = 262_144
    message_bytes: Count = 65_536
    people_at_table: Count = 340
    connections: Count = 10_000
    """Open connections, sockets included; fewer where the process may open fewer files."""
    connections_per_address: Count = 400
    sockets_per_address: Count = 200
    tables_per_session: Count = 10
    programs_per_person: Count = 5
    tables_per_address: Count = 100
    tournaments_per_session: Count = 5
    tournaments_per_address: Count = 50
    """Tournaments that are not over."""
    tables_per_hour: Rate = 100.0
    """New tables and tournaments from one address."""
    bytes_per_session: Count = 4_194_304
    """Large options (quizzes, word lists, maps) at all tables of one host."""
    bytes_per_address: Count = 33_554_432
    creations_per_session: Count = 50
    creations_per_address: Count = 500
    """Quizzes that a person keeps, and all people of one address."""
    media_per_session: Count = 33_554_432
    media_per_address: Count = 268_435_456
    """Bytes of pictures and sounds that a person brought, and all people of one address."""
    media_per_hour: Rate = 240.0
    """New pictures and sounds from one address."""
    requests_per_second: Rate = 20.0
    messages_per_second: Rate = 30.0
    chats_per_second: Rate = 1.0
    sessions_per_minute: Rate = 30.0
    """New guests from one address."""
    logins_per_hour: Rate = 10.0
    """Login mails and typed codes, per session and per address."""
    reports_per_hour: Rate = 10.0
    """Reported messages per session; the house mails twenty times as many to the operator."""
    codes_per_hour: Rate = 600.0
    """Login mails and typed codes of everybody together."""
    guesses_per_minute: Rate = 10.0
    """Codes of tables that do not exist, from one address; ten times as many in all."""
    work_per_session: Rate = 100.0
    """Work: about milliseconds of CPU time, a second."""
    work_per_address: Rate = 300.0
    work_per_house: Rate = 800.0
    """Beyond it strangers are refused, those with heavy requests first; play goes on."""
    frames_per_second: Rate = 100.0
    """Frames of one socket, pings and fragments included; bursts of twice as many."""
    unsent_bytes: Count = 2_097_152
    """A client that lags behind by more is disconnected; it reconnects and resumes."""
    request_timeout: Span = 10 * SECOND
    """How long the head and then the body of a request may take, and a socket until its hello."""

    # Mail; accounts exist only where an SMTP server is named
    smtp_host: str = ""
    smtp_port: Port = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = True
    mail_from: str = "ludoteca@localhost"
    mail_operator: str = ""
    """Address that receives reports."""
    mail_tries: Count = 8
    mail_retry: Span = 2 * MINUTE
    mail_gather: Span = 2 * MINUTE
    """Notifications within this window are sent as one mail."""
    mail_reports: Span = 15 * MINUTE
    """Reports to the operator within this window are sent as one mail."""

    # Web push: offered where there are keys, made by `ludoteca push-keys`, and pages come by https
    push_public_key: str = ""
    push_private_key: str = ""
    push_contact: str = ""
    """Where push services reach the operator: `mailto:…` or `https://…`; by default this host."""
    push_tries: Count = 8
    push_retry: Span = MINUTE
    """Until the second try; twice as long before each further one."""
    push_loopback: bool = False
    """Whether pushes may go to this machine, for tests."""

    # Operation
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the metrics."""
    shutdown_seconds: Count = 10
    static: str = ""
    """Folder with the built pages, instead of the package's own or `web/dist` of a checkout."""
    fast_sockets: bool = True
    """Whether whole text frames bypass the ASGI layer. The plain route is slower and portable."""

    @property
    def has_mail(self) -> bool:
        return bool(self.smtp_host)

    @property
    def has_push(self) -> bool:
        """Whether pushes are offered: with keys, and where browsers let pages receive any."""
        is_offered = self.is_secure or urlsplit(self.url).hostname in LOOPBACK
        return bool(self.push_public_key and self.push_private_key) and is_offered

    @property
    def url(self) -> str:
        """The public URL without a trailing slash. Links are built from this alone."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("https://")


DEFAULTS = Settings()
RETIRED = ("bot_delay_hard",)
"""Settings of earlier versions, without effect."""


def read_settings(
    given: Mapping[str, Any] = MappingProxyType({}), environ: Mapping[str, str] = os.environ
) -> Settings:
    """Settings from a file, overridden by the environment, overridden by `given`."""
    found = _read_file(Path(environ[FILE])) if environ.get(FILE) else {}
    for name in Settings.__struct_fields__:
        if (value := environ.get(PREFIX + name.upper())) is not None:
            found[name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        if isinstance(value, str) and isinstance(getattr(DEFAULTS, name, None), tuple):
            found[name] = [part.strip() for part in value.split(",") if part.strip()]
    for name in RETIRED:
        found.pop(name, None)
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Rejected("bad_settings", problem=str(error)) from None


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Rejected("bad_settings", problem=f"{path}: {error}") from None
