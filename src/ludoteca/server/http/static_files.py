"""Statics: the browser's side, as it was built into the package. Every page is the same page."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from .caller import AnyRequest

STATIC = Path(__file__).parents[1] / "static"
PAGE = "index.html"
SMALLEST_TO_ZIP = 1_000
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files below `assets/` have their digest in their name."""


class File(NamedTuple):
    body: bytes
    zipped: bytes | None
    kind: str
    cache: str


def load(folder: Path = STATIC) -> dict[str, File]:
    """All files of the build, in memory: they are few, and no path can lead elsewhere."""
    paths = [path for path in folder.rglob("*") if path.is_file()] if folder.exists() else []
    return {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    is_text = "charset" in kind or kind.endswith("xml")
    zipped = gzip.compress(body, mtime=0) if is_text and len(body) > SMALLEST_TO_ZIP else None
    digested = path.relative_to(folder).parts[0] == "assets"
    return File(body, zipped, kind, FOR_EVER if digested else "no-cache")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(
    files: NamedDependency[dict[str, File]], request: AnyRequest, path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the build; or, for every address of the application, its one page."""
    name = path.lstrip("/")
    is_file = name in files or name.split("/")[0] in ("api", "assets")
    found = files.get(name) if is_file else files.get(PAGE)
    if found is None:
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"cache-control": found.cache, "vary": "accept-encoding"}
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)
