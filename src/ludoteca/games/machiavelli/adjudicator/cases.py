"""Positions with orders as documents: one case after another, decided and compared.

A case names its units and gives each an order: `["H"]`, `["-", "par"]` (a third item `"via"` asks
for a convoy), `["S", "M1"]`, `["C", "F1"]`, `["B"]`, `["=", "F"]`. Provinces go by id or code.
`rulings` may decide otherwise than usual: `{"stacking": true}`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ..map.board import GARRISON, KINDS, NOWHERE, Board, compile_map, load_map
from . import (
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    HOLD,
    SUPPORT,
    Decisions,
    Order,
    Rulings,
    Unit,
    adjudicate,
)

LETTERS = {"H": HOLD, "-": ADVANCE, "S": SUPPORT, "C": CONVOY, "B": BESIEGE, "=": CONVERT}
KIND_OF = {name: kind for kind, name in enumerate(KINDS)} | {"A": 0, "F": 1, "G": 2}
MAPS = {
    "machiavelli_map": "italy",
    "machiavelli_map_examples": "examples",
}
"""The names that the shipped maps have in files of cases."""


class CaseError(ValueError):
    """A case that cannot be read: a stable code, the case and what it is about."""

    def __init__(self, code: str, case: str, about: str) -> None:
        super().__init__(f"{case}: {code}: {about}")
        self.code, self.case, self.about = code, case, about


class UnitEntry(Struct, frozen=True):
    owner: str
    type: str
    province: str


class Case(Struct, frozen=True, kw_only=True):
    """One position with its orders; what it expects is compared, where it says so."""

    id: str = ""
    map: str | dict[str, Any] = "italy"
    units: dict[str, UnitEntry]
    orders: dict[str, list[str]] = {}
    retreat_lists: dict[str, list[str]] = {}
    rulings: dict[str, bool] = {}
    expected_positions: dict[str, str | None] | UnsetType = UNSET
    dislodged: list[str] | UnsetType = UNSET
    attack_strength: dict[str, int] | UnsetType = UNSET
    defence: dict[str, int] | UnsetType = UNSET


class Why(Struct, frozen=True, omit_defaults=True):
    """The reason for an outcome; `by` names the unit that made it so, `fate` what became of a
    unit that was dislodged."""

    code: str
    by: str | None = None
    fate: str | None = None


class Result(Struct, frozen=True):
    id: str
    positions: dict[str, str | None]
    dislodged: list[str]
    attack_strength: dict[str, int]
    defence: dict[str, int]
    reasons: dict[str, Why]


Mismatch: TypeAlias = tuple[str, object, object]
"""A field, what the case expects, and what was decided."""


def read_cases(document: object) -> list[Case]:
    """One case, or all of a file that has `cases`."""
    many = isinstance(document, dict) and "cases" in document
    try:
        if many:
            return msgspec.convert(document["cases"], list[Case])  # type: ignore[index]
        return [msgspec.convert(document, Case)]
    except msgspec.ValidationError as error:
        raise CaseError("wrong_shape", "", str(error)) from None


def decide(case: Case) -> Result:
    """What the adjudicator says."""
    board = board_of(case)
    names = list(case.units)
    owners = {owner: index for index, owner in enumerate(_owners(case))}
    reader = _Reader(case, board, names)
    units = [reader.unit(name, owners) for name in names]
    orders = [reader.order(case.orders.get(name, ["H"])) for name in names]
    retreats = {
        reader.number(name): [reader.province(place) for place in places]
        for name, places in case.retreat_lists.items()
    }
    decided = adjudicate(board, units, orders, retreats, rulings=reader.rulings())
    return _result(case, board, names, units, decided)


def mismatches(case: Case, result: Result) -> Iterator[Mismatch]:
    """Where a case expects something else, compared by the ids of provinces."""
    board = board_of(case)
    fields: list[tuple[str, Any, object, Callable[[Any], object]]] = [
        ("positions", case.expected_positions, result.positions, lambda e: _placed(e, board)),
        ("dislodged", case.dislodged, result.dislodged, sorted),
        ("attack_strength", case.attack_strength, result.attack_strength, dict),
        ("defence", case.defence, result.defence, dict),
    ]
    for field, expected, decided, normal in fields:
        if expected is not UNSET and normal(expected) != decided:
            yield field, normal(expected), decided


def board_of(case: Case) -> Board:
    if isinstance(case.map, dict):
        return compile_map(case.map)
    stem = case.map.removesuffix(".json")
    return load_map(MAPS.get(stem, stem))


class _Reader:
    """Reads the names of one case; what it does not know is a mistake of the case."""

    def __init__(self, case: Case, board: Board, names: Sequence[str]) -> None:
        self.case, self.board = case, board
        self.numbers = {name: number for number, name in enumerate(names)}

    def fail(self, code: str, about: str) -> CaseError:
        return CaseError(code, self.case.id, about)

    def province(self, name: str) -> int:
        found = self.board.index.get(name.lower())
        if found is None:
            raise self.fail("unknown_province", name)
        return found

    def number(self, name: str) -> int:
        if name not in self.numbers:
            raise self.fail("unknown_unit", name)
        return self.numbers[name]

    def kind(self, name: str) -> int:
        if name not in KIND_OF:
            raise self.fail("unknown_kind", name)
        return KIND_OF[name]

    def rulings(self) -> Rulings:
        for name in self.case.rulings:
            if name not in Rulings._fields:
                raise self.fail("unknown_ruling", name)
        return Rulings(**self.case.rulings)

    def unit(self, name: str, owners: Mapping[str, int]) -> Unit:
        entry = self.case.units[name]
        return Unit(owners[entry.owner], self.kind(entry.type), self.province(entry.province))

    def order(self, written: Sequence[str]) -> Order:
        letter, *rest = written or ["H"]
        action = LETTERS.get(letter)
        if action is None or len(rest) < (action in (ADVANCE, SUPPORT, CONVOY, CONVERT)):
            raise self.fail("unknown_order", " ".join(written))
        if action == ADVANCE:
            return Order(action, self.province(rest[0]), rest[1:] == ["via"])
        if action == CONVERT:
            return Order(action, self.kind(rest[0]))
        if action in (SUPPORT, CONVOY):
            return Order(action, self.number(rest[0]))
        return Order(action)


def _owners(case: Case) -> list[str]:
    return sorted({entry.owner for entry in case.units.values()})


def _result(
    case: Case, board: Board, names: Sequence[str], units: Sequence[Unit], decided: Decisions
) -> Result:
    def why(number: int) -> Why:
        reason, by = decided.outcomes[number]
        return Why(reason, names[by] if by >= 0 else None, decided.fates.get(number))

    numbers = range(len(names))
    return Result(
        id=case.id,
        positions={names[n]: _name(decided.places[n], board) for n in numbers},
        dislodged=sorted(names[number] for number in decided.dislodged),
        attack_strength={names[number]: force for number, force in decided.strengths.items()},
        defence={names[n]: decided.defences[n] for n in numbers if units[n].kind != GARRISON},
        reasons={names[n]: why(n) for n in numbers},
    )


def _name(place: int, board: Board) -> str | None:
    return None if place == NOWHERE else board.ids[place]


def _placed(expected: Mapping[str, str | None], board: Board) -> dict[str, str | None]:
    """Codes as ids; what no map knows stays as it is, and so does not match."""
    return {
        unit: place and board.ids[board.index[place.lower()]]
        if place is None or place.lower() in board.index
        else place
        for unit, place in expected.items()
    }
