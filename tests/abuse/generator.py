"""Random input, seeded: of the right shape with extreme values (typed), or damaged (raw)."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import msgspec.inspect as types

INTEGERS = [-1, 0, 1, 2, 3, 7, 41, 255, 2**31, 2**53, 2**53 + 1, 2**63, 10**30, -(10**30)]
STRINGS = ["", "x", "null", "\u202e", "\u0000", "\U0001f600", "Ω" * 500, "p0", "A p0", "alaska"]
DEPTH = 4
"""Levels below which only small values are made."""


class Generator:
    """Makes values of a type, most of them valid."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def value(self, kind: Any, depth: int = 0) -> Any:  # noqa: PLR0912  # one case a type
        """A value that could be decoded as this type, of `msgspec.inspect` or a class."""
        rng = self.rng
        if not isinstance(kind, types.Type):
            kind = types.type_info(kind)
        if rng.random() < 0.03:
            return self.junk(depth)
        match kind:
            case types.Metadata(type=inner):
                return self.value(inner, depth)
            case types.BoolType():
                return rng.random() < 0.5
            case types.IntType():
                near = [kind.ge, kind.le, kind.gt, kind.lt]
                bounds = [bound for bound in near if bound is not None]
                return rng.choice([*INTEGERS, *bounds, *(bound + 1 for bound in bounds)])
            case types.FloatType():
                return rng.choice([0.0, -1.5, 1e308, *INTEGERS])
            case types.StrType():
                return rng.choice(STRINGS)
            case types.LiteralType(values=values):
                return rng.choice([*values])
            case types.UnionType(types=members):
                return self.value(rng.choice([*members]), depth)
            case types.StructType() | types.TypedDictType() | types.DataclassType():
                return self.fields(kind, depth)
            case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
                return [self.value(item, depth + 1) for _ in range(self._length(depth))]
            case types.TupleType(item_types=items):
                return [self.value(item, depth + 1) for item in items]
            case types.DictType():
                return {
                    rng.choice(STRINGS): self.junk(depth + 1) for _ in range(self._length(depth))
                }
            case types.NoneType():
                return None
        return self.junk(depth)

    def fields(self, kind: Any, depth: int = 0) -> dict[str, Any]:
        """An object with the fields of a struct; optional ones may be missing."""
        found: dict[str, Any] = {}
        if kind.tag_field:
            found[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self.rng.random() < 0.6:
                found[field.encode_name] = self.value(field.type, depth + 1)
        return found

    def _length(self, depth: int) -> int:
        return self.rng.choice([0, 1, 1, 2, 3] if depth > 1 else [0, 1, 2, 5, 60, 300])

    def junk(self, depth: int = 0) -> Any:
        """Any JSON value."""
        rng = self.rng
        if depth >= DEPTH or rng.random() < 0.6:
            return rng.choice([*INTEGERS, *STRINGS, None, True, 0.1])
        if rng.random() < 0.5:
            return [self.junk(depth + 1) for _ in range(rng.randrange(5))]
        return {rng.choice(STRINGS): self.junk(depth + 1) for _ in range(rng.randrange(5))}

    def damaged(self, value: Any) -> bytes:
        """The JSON of a value with some bytes changed, removed or repeated."""
        data, rng = bytearray(json.dumps(value).encode()), self.rng
        for _ in range(rng.randint(1, 6)):
            place, length = rng.randrange(len(data) + 1), rng.randrange(6)
            match rng.randrange(4):
                case 0:
                    data[place : place + length] = rng.randbytes(length)
                case 1:
                    data[place : place + length] = b""
                case 2:
                    data[place:place] = data[place : place + 20] * rng.randrange(40)
                case _:
                    signs = rng.choices(string.punctuation + string.digits, k=length)
                    data[place:place] = "".join(signs).encode()
        return bytes(data[:60_000])
