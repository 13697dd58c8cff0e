"""The built pages. A single-page application: every path that is no file serves its index."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from .errors import AnyRequest

PACKAGED = Path(__file__).parents[1] / "static"
"""The pages in an installed package."""
IN_CHECKOUT = Path(__file__).parents[4] / "web" / "dist"
"""The pages as `npm run build` leaves them."""
PAGE = "index.html"
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
    """A file of the build, or the index page for any other path."""
    name = path.lstrip("/")
    is_file = name in files or name.split("/")[0] in ("api", "assets")
    return respond(files.get(name) if is_file else files.get(PAGE), request)


def respond(
    found: File | None, request: AnyRequest, vary: str = "accept-encoding"
) -> Response[bytes]:
    """A file, compressed if the browser accepts that; 404 for none."""
    if found is None:
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"cache-control": found.cache, "vary": vary}
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)
