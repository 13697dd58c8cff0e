"""A position as one line of text, in both directions:

    classic A3B1n2…/B2A5…/… BAC A attack A3.17/x8/deck round=7 trades=2 conquered

The map; every territory's owner and armies, continent by continent (`n`: neutral, `.`: free); the
order of turns; whose turn it is; the phase; the cards in hands and discarded (`x`), the others
being in the deck (`-`: no cards at all); then, by name, all fields that differ from the default.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import NoReturn

import msgspec
from msgspec import UNSET

from ludoteca.kernel import Rejected

from ..map.board import Board, Territory
from ..state import DECK, DISCARD, NEUTRAL, UNCLAIMED, WILD_CARDS, Phase, RiskState

SEATS = "ABCDEF"
HOLDERS = {**dict(enumerate(SEATS)), NEUTRAL: "n", UNCLAIMED: "."}
PLACES = {**dict(enumerate(SEATS)), DISCARD: "x"}
HEAD = ("map", "territories", "order", "turn", "phase", "cards")
IN_HEAD = ("owner", "armies", "order", "turn", "phase", "place")
ON_THE_MAP = ("source", "target")
NO_CARDS, REST = "-", "deck"
TERRITORY = re.compile(rf"([{SEATS}n.])([0-9]{{0,9}})")
PILE = re.compile(rf"([{SEATS}x])([0-9]{{1,3}}(?:\.[0-9]{{1,3}})*)")
QUOTED = 40


def format_position(state: RiskState, board: Board) -> str:
    head = (
        board.id,
        "/".join(_written(continent.members, state) for continent in board.continents),
        "".join(SEATS[seat] for seat in state.order),
        SEATS[state.turn],
        state.phase,
        "/".join([*_piles(state), REST]) if state.place else NO_CARDS,
    )
    return " ".join([*head, *_further(state, board)])


def parse_position(text: str, board: Board) -> RiskState:
    """The state of a written position; a refusal names the part that cannot be read."""
    words = text.split()
    head = dict(zip(HEAD, [*words, *[""] * len(HEAD)], strict=False))
    if head["map"] != board.id:
        _refuse(head["map"], "map")
    seats = len(head["order"])
    order = [SEATS.find(sign) for sign in head["order"]]
    if seats < 2 or sorted(order) != list(range(seats)):
        _refuse(head["order"], "order")
    if head["turn"] not in [*head["order"]]:
        _refuse(head["turn"], "turn")
    if head["phase"] not in msgspec.structs.astuple(Phase):
        _refuse(head["phase"], "phase")
    owner, armies = _read_territories(head["territories"], seats, board)
    raw: dict[str, object] = {
        **{name: [0] * seats for name in ("scores", "out", "pool")},
        "owner": owner,
        "armies": armies,
        "order": order,
        "turn": SEATS.index(head["turn"]),
        "phase": head["phase"],
        "place": _read_cards(head["cards"], seats, board),
    }
    for word in words[len(HEAD) :]:
        name, value = _read_field(word, seats, board)
        raw[name] = value
    return msgspec.convert(raw, RiskState)


# Writing


def _written(territories: tuple[Territory, ...], state: RiskState) -> str:
    """`A3B1n2`: owners and armies, without the number where there are no armies."""
    return "".join(HOLDERS[state.owner[t]] + str(state.armies[t] or "") for t in territories)


def _piles(state: RiskState) -> Iterator[str]:
    for place, sign in PLACES.items():
        if place in state.place:
            yield sign + ".".join(map(str, state.hand(place)))


def _further(state: RiskState, board: Board) -> Iterator[str]:
    """All other fields that differ from the default; a bare name for True."""
    nothing = (0,) * len(state.order)
    for field in msgspec.structs.fields(RiskState):
        name, value = field.name, getattr(state, field.name)
        if name in IN_HEAD or value is UNSET or value in (nothing, field.default):
            continue
        if value is True:
            yield name
        elif name in ON_THE_MAP:
            yield f"{name}={board.ids[value]}"
        else:
            is_list = isinstance(value, tuple | list)
            yield f"{name}={','.join(map(str, value)) if is_list else value}"


# Reading


def _refuse(part: str, expected: str) -> NoReturn:
    raise Rejected("bad_position", part=part[:QUOTED], expected=expected)


def _read_territories(text: str, seats: int, board: Board) -> tuple[list[int], list[int]]:
    owner, armies = [UNCLAIMED] * len(board.ids), [0] * len(board.ids)
    signs = {sign: holder for holder, sign in HOLDERS.items() if holder < seats}
    parts = text.split("/")
    if len(parts) != len(board.continents):
        _refuse(text, "territories")
    for part, continent in zip(parts, board.continents, strict=True):
        found = TERRITORY.findall(part)
        known = all(sign in signs for sign, _ in found)
        if (
            "".join(map("".join, found)) != part
            or len(found) != len(continent.members)
            or not known
        ):
            _refuse(part, "territories")
        for territory, (sign, number) in zip(continent.members, found, strict=True):
            owner[territory], armies[territory] = signs[sign], int(number or 0)
    return owner, armies


def _read_cards(text: str, seats: int, board: Board) -> list[int]:
    if text == NO_CARDS:
        return []
    place = [DECK] * (len(board.ids) + WILD_CARDS)
    signs = {sign: holder for holder, sign in PLACES.items() if holder < seats}
    *piles, rest = text.split("/")
    for pile in piles:
        found = PILE.fullmatch(pile)
        if found is None or found[1] not in signs:
            _refuse(pile, "cards")
        for card in map(int, found[2].split(".")):
            if card >= len(place) or place[card] != DECK:
                _refuse(pile, "cards")
            place[card] = signs[found[1]]
    if rest != REST:
        _refuse(rest, "cards")
    return place


def _read_field(word: str, seats: int, board: Board) -> tuple[str, object]:
    """Name and value of a field: a number, a word, a bare name for True, or one per seat."""
    name, sign, text = word.partition("=")
    kinds = {field.name: field.type for field in msgspec.structs.fields(RiskState)}
    if name not in kinds or name in IN_HEAD or (not sign and kinds[name] is not bool):
        _refuse(word, "field")
    if name in ON_THE_MAP:
        return name, board.index[text] if text in board.index else _refuse(word, "field")
    numbers = text.split(",")
    for value in (text if sign else "true", numbers if len(numbers) == seats else None):
        with suppress(msgspec.ValidationError):
            return name, msgspec.convert(value, kinds[name], strict=False)
    _refuse(word, "field")
