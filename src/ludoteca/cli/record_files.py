"""Reads and writes match records as JSON files; every fault is a CommandError."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.kernel import JsonObject

from .session import CommandError

MAX_BYTES = 200_000_000


def load(file: str) -> JsonObject:
    """A record from a file; its contents are not validated yet."""
    try:
        path = Path(file)
        if path.stat().st_size > MAX_BYTES:
            raise CommandError("not_json", file=file)
        raw = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError("cannot_read", file=file, problem=error.strerror or "") from None
    except (ValueError, RecursionError):
        raise CommandError("not_json", file=file) from None
    if not isinstance(raw, dict):
        raise CommandError("not_a_record", file=file)
    return raw


def save(file: str, record: JsonObject) -> None:
    try:
        text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise CommandError("cannot_write", file=file, problem=error.strerror or "") from None


def require_writable(file: str) -> None:
    """Fail before a long match rather than after it."""
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CommandError("cannot_write", file=file, problem=error.strerror or "") from None
