"""Routes for operators: health and metrics."""

from __future__ import annotations

from litestar import Response, get

from ludoteca import __version__
from ludoteca.server.http.caller import TheMetrics, TheSettings, TheShutdown, TheStore
from ludoteca.server.http.errors import AnyRequest
from ludoteca.server.http.request_info import address_of
from ludoteca.server.metrics import CONTENT_TYPE_LATEST
from ludoteca.server.wire import Health
from ludoteca.store import Unavailable


@get("/health", tags=["house"])
async def health(store: TheStore, shutdown: TheShutdown) -> Response[Health]:
    """200 while the server answers and can store, 503 otherwise."""
    if shutdown.begun:
        return Response(Health(status="closing", version=__version__), status_code=503)
    try:
        await store.ping()
    except Unavailable:
        return Response(Health(status="unavailable", version=__version__), status_code=503)
    return Response(Health(status="ok", version=__version__))


@get("/metrics", tags=["house"], include_in_schema=False, sync_to_thread=False)
def metrics(
    server_metrics: TheMetrics, settings: TheSettings, request: AnyRequest
) -> Response[bytes]:
    """Prometheus metrics, for the configured addresses."""
    if address_of(dict(request.scope)) not in settings.metrics_from:
        return Response(b"", status_code=404)
    return Response(server_metrics.text(), media_type=CONTENT_TYPE_LATEST)
