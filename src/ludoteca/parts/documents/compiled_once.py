"""Compiles a document once where it is needed twice in a row: to check the options of a match, and
to make its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ludoteca.kernel import JsonObject

T = TypeVar("T")


class CompiledOnce(Generic[T]):
    """A function of a document that remembers the last one, as the object it is: options never
    change."""

    def __init__(self, compiled: Callable[[JsonObject], T]) -> None:
        self._compiled = compiled
        self._last: tuple[JsonObject, T] | None = None

    def __call__(self, document: JsonObject) -> T:
        last = self._last
        if last is None or last[0] is not document:
            last = self._last = (document, self._compiled(document))
        return last[1]
