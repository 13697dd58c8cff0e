"""The results of jobs, the most recently used ones up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

from ludoteca.kernel import Rejected

Result: TypeAlias = bytes | Rejected

OVERHEAD = 500
"""Bytes that an entry takes besides its result."""


class ResultCache:
    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._results: OrderedDict[bytes, Result] = OrderedDict()

    def __len__(self) -> int:
        return len(self._results)

    def get(self, digest: bytes) -> Result | None:
        found = self._results.get(digest)
        if found is not None:
            self._results.move_to_end(digest)
        return found

    def put(self, digest: bytes, result: Result) -> None:
        self._drop(digest)
        if (size := _size(result)) > self._most // 4:
            return
        self._results[digest] = result
        self._size += size
        while self._size > self._most:
            self._drop(next(iter(self._results)))

    def _drop(self, digest: bytes) -> None:
        old = self._results.pop(digest, None)
        if old is not None:
            self._size -= _size(old)


def _size(result: Result) -> int:
    return OVERHEAD + (len(result) if isinstance(result, bytes) else len(str(result)))
