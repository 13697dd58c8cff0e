"""Pictures decoded and encoded again: nothing but their pixels is kept."""

from __future__ import annotations

import io
import warnings

from PIL import Image, ImageOps

from ludoteca.kernel import Rejected

from .medium import LARGEST_SIDE, MOST_BYTES, MOST_PIXELS, MOST_SIDE, Medium, broken

TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}
QUALITY = 85
WITH_ALPHA, WITHOUT_ALPHA = "RGBA", "RGB"


def read_picture(data: bytes) -> Medium:
    """A picture as it is kept, or the refusal of one that is broken or too large. Of a moving one
    the first image is kept."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _read(data)
    except Image.DecompressionBombError:
        raise _huge() from None
    except (Rejected, MemoryError, RecursionError):
        raise
    except Exception:  # noqa: BLE001 - whatever a decoder raises, the file is at fault
        raise broken("picture") from None


def _read(data: bytes) -> Medium:
    with Image.open(io.BytesIO(data), formats=tuple(TYPES)) as image:
        written_as = image.format or ""
        width, height = image.size
        if width * height > MOST_PIXELS or max(width, height) > MOST_SIDE:
            raise _huge()
        image.draft(WITHOUT_ALPHA, (LARGEST_SIDE, LARGEST_SIDE))
        image.load()
        upright = ImageOps.exif_transpose(_plain(image))
    upright.thumbnail((LARGEST_SIDE, LARGEST_SIDE))
    upright.info.clear()
    kind, content = _encoded(upright, written_as)
    width, height = upright.size
    return Medium(kind="picture", type=TYPES[kind], content=content, width=width, height=height)


def _plain(image: Image.Image) -> Image.Image:
    """In one of two modes, with the note of how the camera was held."""
    has_alpha = image.mode in ("LA", "PA", "RGBA") or "transparency" in image.info
    plain = image.convert(WITH_ALPHA if has_alpha else WITHOUT_ALPHA)
    plain.getexif().update(image.getexif())
    return plain


def _encoded(image: Image.Image, written_as: str) -> tuple[str, bytes]:
    """In its own format; what is too large in it as WebP, which is smaller."""
    for kind in (written_as, "WEBP"):
        file = io.BytesIO()
        if kind == "PNG":
            image.save(file, kind, optimize=True)
        else:
            image.save(file, kind, quality=QUALITY)
        if file.tell() <= MOST_BYTES:
            return kind, file.getvalue()
    raise _huge()


def _huge() -> Rejected:
    return Rejected("huge_picture", most=MOST_PIXELS // 1_000_000)
