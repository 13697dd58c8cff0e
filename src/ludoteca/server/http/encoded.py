"""Responses whose body is JSON already: the result of a job."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar, cast

from litestar import Response

T = TypeVar("T")


def encoded(
    kind: type[T], body: bytes, headers: Mapping[str, str] = MappingProxyType({})
) -> Response[T]:
    """A response with a body of this type, as JSON. Litestar sends bytes as they are."""
    return Response(cast(T, body), media_type="application/json", headers=dict(headers))
