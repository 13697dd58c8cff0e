"""Routes: pictures and sounds that people bring, kept once by what is in them."""

from __future__ import annotations

import re

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import Rejected
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.compute import media as jobs
from ludoteca.server.compute.job import job_of
from ludoteca.server.http.caller import (
    TheCaller,
    TheCompute,
    TheRateLimits,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.http.errors import AnyRequest
from ludoteca.server.media.medium import DIGEST, Medium
from ludoteca.server.ratings.players import player_of
from ludoteca.server.wire import KeptMedium, MediumUpload
from ludoteca.store import MediaUpload, MediumRow

LARGEST_BODY = 1_600_000
"""In base64, and as JSON."""
HEADERS = {
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
    "accept-ranges": "bytes",
}
RANGE = re.compile(r"bytes=(\d{0,9})-(\d{0,9})")


@post("/media", status_code=200, request_max_body_size=LARGEST_BODY)
async def upload(
    store: TheStore,
    settings: TheSettings,
    sources: TheSources,
    rate_limits: TheRateLimits,
    compute: TheCompute,
    caller: TheCaller,
    data: JSONBody[MediumUpload],
) -> KeptMedium:
    """Keep a picture or sound: decoded and written anew in a process with limits, without its
    metadata, and once however often it is brought."""
    player, address = player_of(caller.session), hashed(f"address:{caller.address}")
    own, near = await store.kept_by(player=player), await store.kept_by(address=address)
    if own.media_bytes >= settings.media_per_session:
        raise Rejected("too_many_media")
    if near.media_bytes >= settings.media_per_address:
        raise Rejected("too_many_media")
    rate_limits.media.take(caller.address)
    found = await compute.ask(job_of(jobs.medium, data.data), caller.asker)
    medium = msgspec.msgpack.decode(found, type=Medium)
    await store.add_medium(
        MediumRow(
            digest=medium.digest,
            kind=medium.kind,
            type=medium.type,
            content=medium.content,
            bytes=len(medium.content),
            touched=sources.now(),
        ),
        MediaUpload(media=medium.digest, player=player, address=address),
    )
    return KeptMedium(
        reference=f"sha256:{medium.digest}",
        kind=medium.kind,
        bytes=len(medium.content),
        width=medium.width,
        height=medium.height,
        duration=medium.duration,
    )


@get(
    "/media/{digest:str}",
    responses={
        200: ResponseSpec(bytes, media_type="application/octet-stream", description="The file"),
        206: ResponseSpec(bytes, media_type="application/octet-stream", description="A part of it"),
    },
)
async def medium(store: TheStore, request: AnyRequest, digest: FromPath[str]) -> Response[bytes]:
    """A picture or sound as what it is, whole or in the part that is asked for, as some browsers do
    with sounds."""
    row = await store.medium(digest) if DIGEST.fullmatch(digest) else None
    if row is None:
        raise Rejected("unknown_medium")
    part = _part(request.headers.get("range", ""), len(row.content))
    headers = {**HEADERS, "content-type": row.type}
    if part is None:
        return Response(row.content, headers=headers)
    headers["content-range"] = f"bytes {part.start}-{part.stop - 1}/{len(row.content)}"
    return Response(row.content[part.start : part.stop], status_code=206, headers=headers)


def _part(asked: str, size: int) -> range | None:
    """The bytes that are asked for; None for all, also where the question is not understood."""
    found = RANGE.fullmatch(asked)
    if found is None or not (found[1] or found[2]):
        return None
    if not found[1]:
        start, end = max(0, size - int(found[2])), size
    else:
        start, end = int(found[1]), min(size, int(found[2] or size) + 1)
    return range(start, end) if start < end else None


router = Router("/api", route_handlers=[upload, medium], tags=["creations"])
