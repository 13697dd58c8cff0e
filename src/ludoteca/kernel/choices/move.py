"""Moves: data, legality and effect in one class; and rows, compact sets of moves of one kind."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from types import FunctionType
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, StructMeta, field

from ..chance import Chance
from ..event import Happening
from ..types import AnyContext, AnyState, Seat, snake_case
from ..value_types import require_fixed
from .domains import OPEN, Domain, Free
from .expansion import admits, independent, listed
from .sampling import sampled


class MoveMeta(StructMeta):
    """Reads the class arguments of a move."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, object],
        *,
        phases: Collection[str] = (),
        out_of_turn: bool = False,
        streaming: bool = False,
        addressed: bool = False,
        **config: Any,
    ) -> Any:
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        require_fixed(cls)
        cls.tag = cls.__struct_config__.tag
        cls.phases = frozenset(phases)
        cls.out_of_turn = out_of_turn
        cls.streaming = streaming
        cls.addressed = addressed
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
    """Plain data with two methods. Class arguments: `tag` (default: the name in snake case),
    `phases` it belongs to (default: all), `out_of_turn=True` if seats may make it that the match
    does not wait for, `streaming=True` if it comes in quick succession,
    `addressed=True` if it is a message to another seat: tables without letters refuse it."""

    tag: ClassVar[str]
    phases: ClassVar[frozenset[str]]
    out_of_turn: ClassVar[bool]
    streaming: ClassVar[bool]
    addressed: ClassVar[bool]

    @classmethod
    def where(cls, *domains: Domain, **fields: Domain) -> Row:
        """A row of choices: this move, with a domain for each field."""
        if fields:
            domains = tuple(fields[name] for name in cls.__struct_fields__)
        return Row(cls, domains)

    def check(self, state: AnyState, seat: Seat, ctx: AnyContext) -> None:
        """Raise Rejected unless the move is legal. Must not change the state.

        The kernel has already checked that the match is not over, the phase, the turn and pending
        moves. A move without its own check is legal when the seat's choices contain it.
        """

    def apply(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """Apply the move to the state (a draft) and yield events."""
        raise NotImplementedError


class Row(Struct, frozen=True, gc=False):
    """A kind of move and the domain of each field. One row may stand for thousands of moves."""

    move: type[Move]
    domains: tuple[Domain, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        values: list[object] = []
        for name, domain in zip(self.move.__struct_fields__, self.domains, strict=True):
            value = getattr(move, name)
            if not admits(domain(*values) if type(domain) is FunctionType else domain, value):
                return False
            values.append(value)
        return True

    def sample(self, chance: Chance) -> Move:
        return self.move(*sampled(self.domains, chance))

    def moves(self) -> Iterator[Move]:
        """Every move of the row, in order."""
        for row in self.expanded():
            if not row.is_finite:
                raise ValueError(f"{row.move.__name__} has free fields: sample it, do not list it")
            columns = [listed(domain) for domain in row.domains]
            yield from (row.move(*values) for values in product(*columns))

    def expanded(self) -> Iterator[Row]:
        """Equivalent rows whose fields do not depend on each other."""
        return (Row(self.move, domains) for domains in independent(self.domains))

    @property
    def is_finite(self) -> bool:
        return not any(type(domain) in OPEN for domain in self.domains)

    def sealed(self, chance: Chance) -> Row:
        sealed = (
            domain.sealed(chance) if type(domain) is Free else domain for domain in self.domains
        )
        return Row(self.move, tuple(sealed))
