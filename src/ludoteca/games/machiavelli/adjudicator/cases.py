"""Test cases as documents: positions with orders, adjudicated and compared with what they expect.

A case names its units and gives each an order: `["H"]`, `["-", "par"]` (a third item `"via"` asks
for a convoy), `["S", "M1"]`, `["C", "F1"]`, `["B"]`, `["=", "F"]`. Provinces are given by id or
code. `rulings` changes the defaults: `{"stacking": true}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludoteca.kernel import JsonObject

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
"""Shipped maps by the names that files of cases use for them."""


class CaseError(ValueError):
    """A case that cannot be read: a stable code, the case, and the offending text."""

    def __init__(self, code: str, case: str, about: str) -> None:
        super().__init__(f"{case}: {code}: {about}")
        self.code, self.case, self.about = code, case, about


class UnitEntry(Struct, frozen=True):
    owner: str
    type: str
    province: str


class Case(Struct, frozen=True, kw_only=True):
    """One position with its orders, and the expected results as far as they are given."""

    id: str = ""
    map: str | JsonObject = "italy"
    units: dict[str, UnitEntry]
    orders: dict[str, list[str]] = {}
    retreat_lists: dict[str, list[str]] = {}
    rulings: dict[str, bool] = {}
    expected_positions: dict[str, str | None] | UnsetType = UNSET
    dislodged: list[str] | UnsetType = UNSET
    attack_strength: dict[str, int] | UnsetType = UNSET
    defence: dict[str, int] | UnsetType = UNSET


class Explanation(Struct, frozen=True, omit_defaults=True):
    """The reason for what became of an order; `by` names the unit that caused it, `fate` the end of
    a unit that was dislodged."""

    code: str
    by: str | None = None
    fate: str | None = None


class CaseResult(Struct, frozen=True):
    id: str
    positions: dict[str, str | None]
    dislodged: list[str]
    attack_strength: dict[str, int]
    defence: dict[str, int]
    reasons: dict[str, Explanation]


Mismatch: TypeAlias = tuple[str, object, object]
"""A field, its expected value and the decided one."""


def read_cases(document: object) -> list[Case]:
    """The cases of a document: one, or a list under `cases`."""
    try:
        if isinstance(document, dict) and "cases" in document:
            return msgspec.convert(document["cases"], list[Case])
        return [msgspec.convert(document, Case)]
    except msgspec.ValidationError as error:
        raise CaseError("wrong_shape", "", str(error)) from None


def decide(case: Case) -> CaseResult:
    """Adjudicate a case."""
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


def mismatches(case: Case, result: CaseResult) -> Iterator[Mismatch]:
    """Fields whose expected value differs from the result; provinces are compared by id."""
    positions, dislodged = case.expected_positions, case.dislodged
    if positions is not UNSET:
        positions = _placed(positions, board_of(case))
    if dislodged is not UNSET:
        dislodged = sorted(dislodged)
    fields: tuple[Mismatch, ...] = (
        ("positions", positions, result.positions),
        ("dislodged", dislodged, result.dislodged),
        ("attack_strength", case.attack_strength, result.attack_strength),
        ("defence", case.defence, result.defence),
    )
    for field, expected, decided in fields:
        if expected is not UNSET and expected != decided:
            yield field, expected, decided


def board_of(case: Case) -> Board:
    if isinstance(case.map, dict):
        return compile_map(case.map)
    stem = case.map.removesuffix(".json")
    return load_map(MAPS.get(stem, stem))


class _Reader:
    """Resolves the names in one case; raises `CaseError` for an unknown one."""

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
) -> CaseResult:
    def why(number: int) -> Explanation:
        reason, by = decided.results[number]
        return Explanation(reason, names[by] if by >= 0 else None, decided.fates.get(number))

    numbers = range(len(names))
    return CaseResult(
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
    """Replace codes by ids. An unknown province stays as it is, and so does not match."""
    return {
        unit: place and board.ids[board.index[place.lower()]]
        if place is None or place.lower() in board.index
        else place
        for unit, place in expected.items()
    }
