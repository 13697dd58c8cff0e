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

    owners: list[Owner]
    """Who held what when it was surveyed."""
    ids: list[str]
    """The territories held, in the order of the board."""
    fronts: list[Territory]
    """Those of them that have an enemy next to them."""


def realm_of(owner: Owner, state: RiskState, board: Board) -> Realm:
    realm: Realm | None = board.realms.get(owner)
    if realm is None or realm.owners != state.owner:
        realm = board.realms[owner] = _survey(owner, state, board)
    return realm


def _survey(owner: Owner, state: RiskState, board: Board) -> Realm:
    owners, fronts = state.owner, []
    held = state.territories_of(owner)
    for territory in held:
        for near in board.neighbours[territory]:
            if owners[near] != owner:
                fronts.append(territory)
                break
    return Realm(owners.copy(), [board.ids[territory] for territory in held], fronts)


def continents_of(owner: Owner, state: RiskState, board: Board) -> list[Continent]:
    """Those held whole."""
    whole = []
    for continent in board.continents:
        for member in continent.members:
            if state.owner[member] != owner:
                break
        else:
            whole.append(continent)
    return whole
