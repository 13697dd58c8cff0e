"""A realm: what an owner holds, and where it borders on others.

It follows from the owners alone, which change only with a conquest: so the board remembers the
last one of every owner.
"""

from __future__ import annotations

from msgspec import Struct

from .board import Board, Continent, Owner, Territory
from .state import RiskState


class Realm(Struct, frozen=True, gc=False):
    """To be read only: it is shared by all who ask."""

    owners: tuple[Owner, ...]
    """Who held what when it was surveyed."""
    ids: list[str]
    """The territories held, in the order of the board."""
    fronts: list[Territory]
    """Those of them that have an enemy next to them."""
    continents: list[Continent]
    """Those held whole."""


def realm_of(owner: Owner, state: RiskState, board: Board) -> Realm:
    realm: Realm | None = board.realms.get(owner)
    if realm is None or realm.owners is not state.owner:
        realm = board.realms[owner] = _survey(owner, state, board)
    return realm


def _survey(owner: Owner, state: RiskState, board: Board) -> Realm:
    held = state.territories_of(owner)
    holds_all = set(held).issuperset
    return Realm(
        state.owner,
        [board.ids[territory] for territory in held],
        [territory for territory in held if not holds_all(board.neighbours[territory])],
        [continent for continent in board.continents if holds_all(continent.members)],
    )
