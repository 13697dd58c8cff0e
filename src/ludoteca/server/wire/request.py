"""Base classes of the messages from the browser."""

from __future__ import annotations

from typing import dataclass_transform

from msgspec import Struct

from ludoteca.kernel import snake_case

from .vocabulary import Id


@dataclass_transform(frozen_default=True)
class FromBrowser(
    Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True
):
    """The base of all messages from the browser."""


class Request(FromBrowser):
    """A message that gets exactly one reply with the same id."""

    id: Id
