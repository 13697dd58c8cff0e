"""`ludoteca serve`: tables in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from ludoteca.kernel import Rejected

from .session import FAILED, Problem, Session

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

EVERYWHERE = "0.0.0.0"
"""All networks this machine is part of."""


def run(
    session: Session,
    *,
    port: int | None,
    lan: bool,
    database: str | None,
    public_url: str | None,
    **_: object,
) -> None:
    from ludoteca.server.app import create_services
    from ludoteca.server.logs import set_up_logs
    from ludoteca.server.runner import Server, bind
    from ludoteca.server.settings import read_settings

    given: dict[str, Any] = {"port": port, "database": database, "public_url": public_url}
    if lan:
        given["host"] = EVERYWHERE
    try:
        settings = _reachable(read_settings(given))
        services = create_services(settings)
    except Rejected as refusal:
        raise Problem("serve_settings", **_shown(refusal)) from None
    except ValueError as error:
        raise Problem("serve_settings", problem=str(error)) from None
    try:
        listening = bind(settings)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Problem("port_taken", FAILED, port=str(settings.port), problem=problem) from None
    set_up_logs(settings.log_level)
    server = Server(services, on_start=lambda: _welcome(session, settings))
    with listening:
        server.run([listening])
    if not server.started:
        raise Problem("serve_failed", FAILED)


def _shown(refusal: Rejected) -> dict[str, str | int]:
    return {name: str(value) for name, value in refusal.params.items()}


def _reachable(settings: Settings) -> Settings:
    """On a network, links name the address by which others there reach this machine."""
    from msgspec.structs import replace

    from ludoteca.server.http.security import own_addresses

    addresses = own_addresses() if settings.host == EVERYWHERE and not settings.public_url else []
    if not addresses:
        return settings
    return replace(settings, public_url=f"http://{addresses[0]}:{settings.port}")


def _welcome(session: Session, settings: Settings) -> None:
    """Say where it is open, and to whom."""
    shared = settings.host == EVERYWHERE
    message = "serve-lan" if shared else "serve-here"
    if settings.host not in (EVERYWHERE, "127.0.0.1", "::1", "localhost"):
        message = "serve-public"
    session.out.print(Text(session.say(message, url=settings.url), "bold"))
    if shared:
        import segno

        segno.make(settings.url, error="m").terminal(compact=True)
