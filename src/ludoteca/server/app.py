"""The ASGI application, put together from the services and the routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from ludoteca.kernel import Rejected
from ludoteca.store import Unavailable, open_store

from .http import link_previews, openapi, static_files
from .http.caller import provide_caller
from .http.cookies import send_cookies
from .http.errors import before_request, on_defect, on_http_error, on_rejected, on_unavailable
from .http.routes import (
    analysis,
    correspondence,
    creations,
    deletion,
    games,
    health,
    holidays,
    leaderboards,
    matches,
    media,
    notices,
    operators,
    people,
    play_now,
    players,
    programs,
    sessions,
    tables,
    ties,
    tournaments,
    uploads,
)
from .http.security import SecurityMiddleware
from .http.websocket import TableSocketEndpoint
from .services import Services
from .settings import Settings


def create_services(settings: Settings) -> Services:
    return Services(settings, open_store(settings.database))


def create_app(services: Services) -> SecurityMiddleware:
    """The whole server as one ASGI application; starts and stops the services."""
    settings = services.settings
    sockets = TableSocketEndpoint(
        settings,
        services.house,
        services.shutdown,
        services.metrics,
        services.rate_limits,
        services.sessions,
        services.programs,
        services.rooms,
        services.sanctions,
    )
    litestar = _free_routes(settings.body_bytes)
    files = static_files.load(static_files.find_folder(settings.static))
    litestar.state.update(services=services, rate_limits=services.rate_limits, files=files)
    return SecurityMiddleware(litestar, sockets, settings, services.rate_limits, services.metrics)


_routes: dict[int, list[Litestar]] = {}
"""The routes that were built, by the largest body they take. Building them takes longer than all
else in a start, so a process that runs one server after another uses them again."""


def _free_routes(body_bytes: int) -> Litestar:
    """Routes that no running server uses."""
    built = _routes.setdefault(body_bytes, [])
    free = next((routes for routes in built if "services" not in routes.state), None)
    if free is None:
        free = _build_routes(body_bytes)
        built.append(free)
    return free


@asynccontextmanager
async def _lifespan(litestar: Litestar) -> AsyncIterator[None]:
    services: Services = litestar.state.services
    await services.start()
    try:
        yield
    finally:
        await services.stop()
        litestar.state.clear()


def _build_routes(body_bytes: int) -> Litestar:
    return Litestar(
        route_handlers=[
            games.router,
            leaderboards.router,
            people.router,
            play_now.router,
            players.router,
            deletion.router,
            ties.router,
            sessions.router,
            programs.router,
            correspondence.router,
            notices.router,
            holidays.router,
            operators.router,
            tables.router,
            tournaments.router,
            uploads.router,
            creations.router,
            media.router,
            matches.router,
            analysis.router,
            health.health,
            health.metrics,
            link_previews.home_page,
            link_previews.game_page,
            link_previews.table_page,
            link_previews.match_page,
            static_files.page,
        ],
        lifespan=[_lifespan],
        dependencies={
            "settings": _of_services("settings"),
            "store": _of_services("store"),
            "sources": _of_services("sources"),
            "shutdown": _of_services("shutdown"),
            "server_metrics": _of_services("metrics"),
            "rate_limits": _of_services("rate_limits"),
            "sessions": _of_services("sessions"),
            "programs": _of_services("programs"),
            "deletions": _of_services("deletions"),
            "rooms": _of_services("rooms"),
            "tournaments": _of_services("tournaments"),
            "desk": _of_services("tournament_desk"),
            "waiting_room": _of_services("waiting_room"),
            "sanctions": _of_services("sanctions"),
            "reports": _of_services("reports"),
            "operators": _of_services("operators"),
            "compute": _of_services("compute"),
            "files": Provide(_files, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        before_request=before_request,
        before_send=[send_cookies],
        exception_handlers={
            Rejected: on_rejected,
            Unavailable: on_unavailable,
            NotFoundException: static_files.on_not_found,
            HTTPException: on_http_error,
            Exception: on_defect,
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=body_bytes,
        logging_config=None,
    )


def _of_services(name: str) -> Provide:
    """A dependency: one of the services of the running server."""

    def provide(request: Request[Any, Any, Any]) -> Any:
        return getattr(request.app.state.services, name)

    return Provide(provide, sync_to_thread=False)


def _files(request: Request[Any, Any, Any]) -> Any:
    return request.app.state.files
