"""Move: what a seat wants to do. Its data, when it is legal, and what it does, in one class."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from types import FunctionType
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, StructMeta, field

from .chance import Chance
from .choices.domains import OPEN, Domain, Free
from .choices.expansion import admits, independent, listed
from .choices.sampling import sampled
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


class Row(Struct, frozen=True, gc=False):
    """A kind of move and what each of its fields may be."""

    move: type[Move]
    domains: tuple[Domain, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        values: list[Any] = []
        for name, domain in zip(self.move.__struct_fields__, self.domains, strict=True):
            value = getattr(move, name)
            if not admits(domain(*values) if type(domain) is FunctionType else domain, value):
                return False
            values.append(value)
        return True

    def sample(self, chance: Chance) -> Move:
        return self.move(*sampled(self.domains, chance))

    def moves(self) -> Iterator[Move]:
        """Every move the row stands for, in order."""
        for row in self.expanded():
            if not row.is_finite:
                raise ValueError(f"{row.move.__name__} has free fields: sample it, do not list it")
            columns = [listed(domain) for domain in row.domains]
            yield from (row.move(*values) for values in product(*columns))

    def expanded(self) -> Iterator[Row]:
        """The same as rows whose fields do not depend on each other."""
        return (Row(self.move, domains) for domains in independent(self.domains))

    @property
    def is_finite(self) -> bool:
        return not any(type(domain) in OPEN for domain in self.domains)

    def sealed(self, chance: Chance) -> Row:
        sealed = (
            domain.sealed(chance) if type(domain) is Free else domain for domain in self.domains
        )
        return Row(self.move, tuple(sealed))
