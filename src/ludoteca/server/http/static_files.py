"""The built pages. A single-page application: every address of a page serves its index, and so does
an address without a page, with status 404, to a browser."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from ludoteca.server.wire import Problem

from .errors import AnyRequest, on_http_error

PACKAGED = Path(__file__).parents[1] / "static"
"""The pages in an installed package."""
IN_CHECKOUT = Path(__file__).parents[4] / "web" / "dist"
"""The pages as `npm run build` leaves them."""
PAGE = "index.html"
ADDRESSES = re.compile(
    r"play(/[^/]+)?|tournaments(/new/[^/]+)?|tournament/[^/]+|workshop/[^/]+|player/[^/]+|operator"
    r"|profile|quiz/[^/]+|notices|login|seat|unsubscribe"
)
"""The pages besides those with a link preview; `web/src/dom/router.svelte.ts` shows them."""
NO_PAGES = ("api", "assets")
"""Below these a browser expects data or files, never a page."""
SMALLEST_TO_COMPRESS = 1_000
IMMUTABLE = "public, max-age=31536000, immutable"
"""For files below `assets/`, whose names contain their digest."""


class File(NamedTuple):
    body: bytes
    zipped: bytes | None
    kind: str
    cache: str


def find_folder(setting: str) -> Path:
    """The folder with the built pages: that of the setting, else the package's or a checkout's."""
    if setting:
        return Path(setting)
    return IN_CHECKOUT if IN_CHECKOUT.exists() and not PACKAGED.exists() else PACKAGED


def has_pages(setting: str) -> bool:
    return (find_folder(setting) / PAGE).exists()


def load(folder: Path) -> dict[str, File]:
    """Load all files into memory: they are few, and no path can escape the folder."""
    paths = [path for path in folder.rglob("*") if path.is_file()] if folder.exists() else []
    return {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    is_text = "charset" in kind or kind.endswith("xml")
    zipped = gzip.compress(body, mtime=0) if is_text and len(body) > SMALLEST_TO_COMPRESS else None
    digested = path.relative_to(folder).parts[0] == "assets"
    return File(body, zipped, kind, IMMUTABLE if digested else "no-cache")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(
    files: NamedDependency[dict[str, File]], request: AnyRequest, path: FromPath[str]
) -> Response[bytes]:
    """A file of the build, or the index page for the address of a page."""
    name = path.strip("/")
    if name in files:
        return respond(files[name], request)
    if ADDRESSES.fullmatch(name) and PAGE in files:
        return respond(files[PAGE], request)
    raise NotFoundException


def on_not_found(request: AnyRequest, error: HTTPException) -> Response[bytes] | Response[Problem]:
    """The index page for a person, who reads there that nothing is at this address; else JSON."""
    index: File | None = request.app.state.files.get(PAGE)
    is_page = request.url.path.lstrip("/").split("/")[0] not in NO_PAGES
    if index is None or not is_page or "text/html" not in request.headers.get("accept", ""):
        return on_http_error(request, error)
    return respond(index, request, status=HTTP_404_NOT_FOUND)


def respond(
    found: File, request: AnyRequest, vary: str = "accept-encoding", status: int = HTTP_200_OK
) -> Response[bytes]:
    """A file, compressed if the browser accepts that."""
    headers = {"content-type": found.kind, "cache-control": found.cache, "vary": vary}
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, status_code=status, headers=headers)
    return Response(found.body, status_code=status, headers=headers)
