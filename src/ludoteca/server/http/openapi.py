"""The OpenAPI document: Litestar's own, with the refusal every route may answer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteca import __version__
from ludoteca.server.wire import Problem

FRAMEWORKS_OWN = "400"
"""Litestar documents its own validation error, which ours replaces."""
NO_CONTENT = "204"


class Described(JsonRenderPlugin):
    """`/api/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        (schema,), parts = msgspec.json.schema_components(
            [Problem], ref_template="#/components/schemas/{name}"
        )
        refused = {
            "description": "Refused: a stable code, its parameters, and a sentence about it.",
            "content": {"application/json": {"schema": schema}},
        }
        for item in openapi_schema["paths"].values():
            for operation in item.values():
                responses = operation["responses"]
                responses.pop(FRAMEWORKS_OWN, None)
                responses.get(NO_CONTENT, {}).pop("content", None)
                responses["default"] = refused
        openapi_schema["components"]["schemas"] |= parts
        return super().render(request, openapi_schema)


CONFIG = OpenAPIConfig(
    title="Ludoteca", version=__version__, path="/api", render_plugins=[Described()]
)
