"""The 68 cards: their kinds, colours and ids, and which colours go together (rules 1 and 5)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ludoteca.kernel import named

Card: TypeAlias = Annotated[str, named("card")]
Module: TypeAlias = Annotated[str, named("module")]
"""A module on the table is named by its colour, since no seat has two of one."""

COLOURS: list[str] = ["backend", "frontend", "mobile", "data_science", "multicolor"]
MULTI = 4
"""The colour that matches every other."""
NO_COLOUR = -1

MODULE, BUG, PATCH, ARCHITECT, RECRUIT, PHISHING, PARTY, SWAP = range(8)
"""The kinds of cards; from ARCHITECT on they are operations."""
OPERATIONS = {
    ARCHITECT: "op_architect_change",
    RECRUIT: "op_recruit_ace",
    PHISHING: "op_internal_phishing",
    PARTY: "op_end_year_party",
    SWAP: "op_project_swap",
}
COPIES = {
    MODULE: (5, 5, 5, 5, 1),
    BUG: (4, 4, 4, 4, 1),
    PATCH: (4, 4, 4, 4, 4),
    ARCHITECT: (3,),
    RECRUIT: (3,),
    PHISHING: (2,),
    PARTY: (1,),
    SWAP: (1,),
}
COLOURED = {MODULE: "module", BUG: "bug", PATCH: "patch"}

_cards = [
    (kind, colour if kind in COLOURED else NO_COLOUR, copy + 1)
    for kind, copies in COPIES.items()
    for colour, count in enumerate(copies)
    for copy in range(count)
]
KIND: tuple[int, ...] = tuple(kind for kind, _, _ in _cards)
COLOUR: tuple[int, ...] = tuple(colour for _, colour, _ in _cards)
CARDS = len(KIND)


def face(kind: int, colour: int) -> str:
    """The face of a card: `bug_backend`, `op_project_swap`."""
    return f"{COLOURED[kind]}_{COLOURS[colour]}" if kind in COLOURED else OPERATIONS[kind]


ID: tuple[str, ...] = tuple(f"{face(kind, colour)}_{copy}" for kind, colour, copy in _cards)
INDEX: dict[str, int] = {id: card for card, id in enumerate(ID)}
FACE: tuple[str, ...] = tuple(face(kind, colour) for kind, colour, _ in _cards)


def compatible(colour: int, module: int) -> bool:
    """Whether colours match: equal, or one is multicoloured. Attachments do not matter."""
    return colour in (module, MULTI) or module == MULTI


MODULES_FOR: tuple[tuple[int, ...], ...] = tuple(
    tuple(module for module in range(5) if compatible(colour, module)) for colour in range(5)
)
"""Colour of a bug or patch → modules it can be put on."""
