"""`ludoteca serve`: the server, with tables in the browser."""

from __future__ import annotations

import segno
from rich.text import Text

from ludoteca.kernel import Rejected
from ludoteca.server.app import create_services
from ludoteca.server.garbage import set_survivors_aside
from ludoteca.server.http.static_files import has_pages
from ludoteca.server.logs import set_up_logs
from ludoteca.server.push import webpush
from ludoteca.server.runner import Server, bind
from ludoteca.server.settings import Settings
from ludoteca.store import InUse

from ..session import FAILED, CommandError, Session
from .server_settings import ALL_INTERFACES, server_settings


def run(
    session: Session,
    *,
    port: int | None,
    lan: bool,
    database: str | None,
    public_url: str | None,
) -> None:
    settings = server_settings(port=port, lan=lan, database=database, public_url=public_url)
    try:
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
