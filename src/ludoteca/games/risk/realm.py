"""A realm: what an owner holds, and where it borders on others.

It follows from the owners alone, which change only with a conquest: so the board remembers the
last one of every owner.
"""

from __future__ import annotations

from msgspec import Struct

from .board import Board, Owner, Territory
from .state import RiskState


class Realm(Struct, frozen=True, gc=False):
    """To be read only: it is shared by all who ask."""

    owners: list[Owner]
    """Who held what when it was surveyed."""
    ids: list[str]
    """The territories held, in the order of the board."""
    fronts: list[Territory]
    """Those of them that have an enemy next to them."""
    mask: int
    """The territories as bits."""


def realm_of(owner: Owner, state: RiskState, board: Board) -> Realm:
    realm: Realm | None = board.realms.get(owner)
    if realm is None or realm.owners != state.owner:
        realm = board.realms[owner] = _survey(owner, state, board)
    return realm


def _survey(owner: Owner, state: RiskState, board: Board) -> Realm:
    held, ids, near = state.territories_of(owner), board.ids, board.near_masks
    mask = sum([1 << territory for territory in held])
    fronts = [territory for territory in held if near[territory] & ~mask]
    return Realm(state.owner[:], [ids[territory] for territory in held], fronts, mask)
