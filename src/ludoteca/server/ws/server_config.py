"""uvicorn's configuration, with what our protocols read besides."""

from __future__ import annotations

from typing import Any

import uvicorn

from ludoteca.server.settings import Settings

from .open_connections import OpenConnections


class ServerConfig(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, **options)
        self.settings = settings
        self.open_connections = OpenConnections(settings)
