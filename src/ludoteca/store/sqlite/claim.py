"""One server per SQLite file: a lock on a file beside it, which ends with the process."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ..protocol import InUse


class FileClaim:
    """Held from `take` until `drop`."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}.lock")
        self._file: int | None = None

    def take(self) -> None:
        """Raise InUse if another server holds it. The file itself stays: only its lock counts."""
        if self._file is not None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            raise InUse(str(self._path)) from error
        self._file = file

    def drop(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
