"""The application: everything put together, from settings to something a web server can run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException

from ludoteca.kernel import Rejected
from ludoteca.server.http import openapi
from ludoteca.server.http import static_files as statics
from ludoteca.server.http.caller import (
    on_defect,
    on_http_error,
    on_rejected,
    on_unavailable,
    provide_asker,
    require_readable,
)
from ludoteca.server.http.routes import (
    analysis as rest_analysis,
)
from ludoteca.server.http.routes import (
    correspondence as rest_post,
)
from ludoteca.server.http.routes import (
    games as rest_games,
)
from ludoteca.server.http.routes import (
    health as rest_house,
)
from ludoteca.server.http.routes import (
    matches as rest_matches,
)
from ludoteca.server.http.routes import (
    people as rest_people,
)
from ludoteca.server.http.routes import (
    tables as rest_tables,
)
from ludoteca.server.http.routes import (
    uploads as rest_uploads,
)
from ludoteca.server.http.security import Guard
from ludoteca.store import Unavailable, open_store

from .services import House
from .settings import Settings


def create_house(settings: Settings) -> House:
    return House(settings, open_store(settings.database))


def create_app(house: House) -> Guard:
    """The house as an ASGI application; it opens and closes with it."""

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Guard(house, _litestar(house, living))


def _litestar(house: House, living: object) -> Litestar:
    folder = house.settings.static
    files = statics.load(Path(folder)) if folder else statics.load()
    return Litestar(
        route_handlers=[
            rest_games.router,
            rest_people.router,
            rest_post.router,
            rest_tables.router,
            rest_uploads.router,
            rest_matches.router,
            rest_analysis.router,
            rest_house.health,
            rest_house.metrics,
            statics.page,
        ],
        lifespan=[living],  # type: ignore[list-item]
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "asker": Provide(provide_asker),
        },
        before_request=require_readable,
        exception_handlers={
            Rejected: on_rejected,
            Unavailable: on_unavailable,
            HTTPException: on_http_error,
            Exception: on_defect,
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=house.settings.body_bytes,
        logging_config=None,
    )
