"""REST for operators: is the server well, and what are its figures?"""

from __future__ import annotations

from litestar import Response, get

from ludoteca import __version__
from ludoteca.server.http.caller import AnyRequest, TheHouse
from ludoteca.server.http.request_info import address_of
from ludoteca.server.metrics import CONTENT_TYPE_LATEST
from ludoteca.server.wire import Health
from ludoteca.store import Unavailable


@get("/health", tags=["house"])
async def health(house: TheHouse) -> Response[Health]:
    """200 while the server and its database answer, 503 otherwise."""
    if house.closing:
        return Response(Health(status="closing", version=__version__), status_code=503)
    try:
        await house.store.ping()
    except Unavailable:
        return Response(Health(status="unavailable", version=__version__), status_code=503)
    return Response(Health(status="ok", version=__version__))


@get("/metrics", tags=["house"], include_in_schema=False, sync_to_thread=False)
def metrics(house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus, for those who may see them."""
    if address_of(dict(request.scope)) not in house.settings.metrics_from:
        return Response(b"", status_code=404)
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
