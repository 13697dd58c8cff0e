"""Move: what a seat wants to do. Its data, when it is legal, and what it does, in one class."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, StructMeta, field

from .choices.domains import Domain
from .choices.row import Row
from .event import Happening
from .types import AnyContext, AnyState, Seat, snake_case
from .value_types import require_fixed


class MoveMeta(StructMeta):
    """Takes what a kind of move declares in its class line."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        phases: Collection[str] = (),
        out_of_turn: bool = False,
        streaming: bool = False,
        **config: Any,
    ) -> Any:
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        require_fixed(cls)
        cls.tag = cls.__struct_config__.tag
        cls.phases = frozenset(phases)
        cls.out_of_turn = out_of_turn
        cls.streaming = streaming
        return cls


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Move(
    Struct,
    metaclass=MoveMeta,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    tag_field="move",
    tag=snake_case,
):
    """Plain data with two methods. In the class line a move may declare its `tag` (default: its
    name in snake case), the `phases` it belongs to (default: all), `out_of_turn=True` when seats
    that nobody waits for may make it, `streaming=True` when it comes in quick succession."""

    tag: ClassVar[str]
    phases: ClassVar[frozenset[str]]
    out_of_turn: ClassVar[bool]
    streaming: ClassVar[bool]

    @classmethod
    def where(cls, *domains: Domain, **fields: Domain) -> Row:
        """A row of choices: this move where each field is one of what is given for it."""
        if fields:
            domains = tuple(fields[name] for name in cls.__struct_fields__)
        return Row(cls, domains)

    def check(self, state: AnyState, seat: Seat, ctx: AnyContext) -> None:
        """Raise Rejected unless the move is legal. Changes nothing.

        The kernel has seen to it that the match goes on, that the phase is right, that it is the
        seat's turn and that nothing else is pending. Without a check of its own, a move is legal
        when the seat's choices contain it.
        """

    def apply(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """Write the move on the state (a draft) and say what happened."""
        raise NotImplementedError
