"""The ASGI application, put together from the services and the routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar import Litestar
from litestar.datastructures import State
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

T = TypeVar("T")


def create_services(settings: Settings) -> Services:
    return Services(settings, open_store(settings.database))


def create_app(services: Services) -> SecurityMiddleware:
    """The whole server as one ASGI application; starts and stops the services."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

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
    litestar = _litestar(services, lifespan)
    return SecurityMiddleware(litestar, sockets, settings, services.rate_limits, services.metrics)


def _litestar(services: Services, lifespan: object) -> Litestar:
    files = static_files.load(static_files.find_folder(services.settings.static))
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
        lifespan=[lifespan],  # type: ignore[list-item]
        dependencies={
            "settings": _constant(services.settings),
            "store": _constant(services.store),
            "sources": _constant(services.sources),
            "shutdown": _constant(services.shutdown),
            "server_metrics": _constant(services.metrics),
            "rate_limits": _constant(services.rate_limits),
            "sessions": _constant(services.sessions),
            "programs": _constant(services.programs),
            "deletions": _constant(services.deletions),
            "rooms": _constant(services.rooms),
            "tournaments": _constant(services.tournaments),
            "desk": _constant(services.tournament_desk),
            "waiting_room": _constant(services.waiting_room),
            "sanctions": _constant(services.sanctions),
            "reports": _constant(services.reports),
            "operators": _constant(services.operators),
            "compute": _constant(services.compute),
            "files": _constant(files),
            "caller": Provide(provide_caller),
        },
        before_request=before_request,
        before_send=[send_cookies],
        state=State({"rate_limits": services.rate_limits, "files": files}),
        exception_handlers={
            Rejected: on_rejected,
            Unavailable: on_unavailable,
            NotFoundException: static_files.on_not_found,
            HTTPException: on_http_error,
            Exception: on_defect,
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=services.settings.body_bytes,
        logging_config=None,
    )


def _constant(value: T) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
