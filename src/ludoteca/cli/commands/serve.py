"""`ludoteca serve`: the server, with tables in the browser."""

from __future__ import annotations

import segno
from msgspec.structs import replace
from rich.text import Text

from ludoteca.kernel import Rejected
from ludoteca.server.app import create_services
from ludoteca.server.garbage import set_survivors_aside
from ludoteca.server.http.security import own_addresses
from ludoteca.server.http.static_files import has_pages
from ludoteca.server.logs import set_up_logs
from ludoteca.server.push import webpush
from ludoteca.server.runner import Server, bind
from ludoteca.server.settings import Settings, read_settings
from ludoteca.store import InUse

from ..session import FAILED, CommandError, Session

ALL_INTERFACES = "0.0.0.0"


def run(
    session: Session,
    *,
    port: int | None,
    lan: bool,
    database: str | None,
    public_url: str | None,
) -> None:
    host = ALL_INTERFACES if lan else None
    given = {"host": host, "port": port, "database": database, "public_url": public_url}
    try:
        settings = _with_network_address(read_settings(given))
        if settings.has_push:
            webpush.check_keys(settings)
        services = create_services(settings)
    except Rejected as refusal:
        if refusal.code == "extra_missing":
            raise CommandError(refusal.code, FAILED, extra=webpush.EXTRA) from None
        params = {name: str(value) for name, value in refusal.params.items()}
        raise CommandError("serve_settings", **params) from None
    except ValueError as error:
        raise CommandError("serve_settings", problem=str(error)) from None
    try:
        listening = bind(settings)
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError("port_taken", FAILED, port=str(settings.port), problem=problem) from None
    try:
        services.store.claim()
    except InUse:
        listening.close()
        raise CommandError("database_in_use", FAILED, database=settings.database) from None
    set_up_logs(settings.log_level)

    def on_start() -> None:
        set_survivors_aside()
        _print_address(session, settings)

    server = Server(services, on_start)
    with listening:
        server.run([listening])
    if not server.started:
        raise CommandError("serve_failed", FAILED)


def _with_network_address(settings: Settings) -> Settings:
    """On a network, links name the address by which others there reach this machine."""
    is_shared = settings.host == ALL_INTERFACES and not settings.public_url
    addresses = own_addresses() if is_shared else []
    if not addresses:
        return settings
    return replace(settings, public_url=f"http://{addresses[0]}:{settings.port}")


def _print_address(session: Session, settings: Settings) -> None:
    is_shared = settings.host == ALL_INTERFACES
    message = "serve-lan" if is_shared else "serve-here"
    if settings.host not in (ALL_INTERFACES, "127.0.0.1", "::1", "localhost"):
        message = "serve-public"
    session.out.print(Text(session.say(message, url=settings.url), "bold"))
    if not has_pages(settings.static):
        session.err.print(Text(session.say("serve-no-pages"), "yellow"))
    if is_shared:
        segno.make(settings.url, error="m").terminal(compact=True)
