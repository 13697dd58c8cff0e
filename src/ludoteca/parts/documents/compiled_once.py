"""Compiles a document once where it is needed again: to check the options of a match, to make its
board, and at other tables with the same document."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec

from ludoteca.kernel import JsonObject

T = TypeVar("T")

MOST_KEPT = 8
"""Compiled documents: a large map takes up to a megabyte."""


class CompiledOnce(Generic[T]):
    """A function of a document that remembers its last results, by the document's content."""

    def __init__(self, compiled: Callable[[JsonObject], T]) -> None:
        self._compiled = compiled
        self._kept: OrderedDict[bytes, T] = OrderedDict()

    def __call__(self, document: JsonObject) -> T:
        key = blake2b(msgspec.json.encode(document), digest_size=20).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        found = self._kept[key] = self._compiled(document)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
