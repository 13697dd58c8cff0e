"""A realm: what an owner holds, and where it borders on others.

It follows from the owners alone, and a conquest changes little of it: so the board remembers the
realms of the last position, and a territory that changes hands is drawn anew in two of them.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable

from .map.board import Board, Continent, Owner, Realm, Territory
from .state import RiskState

LEAST_REINFORCEMENTS, TERRITORIES_PER_ARMY = 3, 3


def realm_of(owner: Owner, state: RiskState, board: Board) -> Realm:
    survey = board.survey
    if survey.owners is not state.owner:
        survey.owners, survey.realms = state.owner, {}
    realm = survey.realms.get(owner)
    if realm is None:
        realm = survey.realms[owner] = _surveyed(owner, state, board)
    return realm


def continents_of(owner: Owner, state: RiskState, board: Board) -> list[Continent]:
    """Those held whole."""
    holds_all = set(realm_of(owner, state, board).held).issuperset
    return [continent for continent in board.continents if holds_all(continent.members)]


def reinforcements(territories: int, complete: Iterable[Continent]) -> int:
    """Armies a turn begins with: by territories held, and for complete continents (rules A5)."""
    by_territories = max(LEAST_REINFORCEMENTS, territories // TERRITORIES_PER_ARMY)
    return by_territories + sum([continent.bonus for continent in complete])


def pass_to(owner: Owner, territory: Territory, state: RiskState, board: Board) -> None:
    """A territory changes hands; what is remembered changes with it."""
    survey, previous = board.survey, state.owner[territory]
    is_known = survey.owners is state.owner
    state.give(territory, owner)
    if is_known:
        survey.owners = state.owner
        for side in (previous, owner):
            if side in survey.realms:
                survey.realms[side] = _redrawn(survey.realms[side], side, territory, state, board)


def _surveyed(owner: Owner, state: RiskState, board: Board) -> Realm:
    held = state.territories_of(owner)
    fronts = [territory for territory in held if _is_front(territory, owner, state, board)]
    ids = [board.ids[territory] for territory in held]
    return Realm(held, ids, frozenset(ids), fronts)


def _redrawn(
    realm: Realm, owner: Owner, territory: Territory, state: RiskState, board: Board
) -> Realm:
    """The realm of one who lost or won a territory."""
    held, ids, fronts = realm.held.copy(), realm.ids.copy(), realm.fronts.copy()
    place = bisect_left(held, territory)
    if state.owner[territory] == owner:
        held.insert(place, territory)
        ids.insert(place, board.ids[territory])
        if _is_front(territory, owner, state, board):
            insort(fronts, territory)
    else:
        del held[place], ids[place]
        fronts.remove(territory)
    for near in board.neighbours[territory]:
        if state.owner[near] == owner:
            if not _is_front(near, owner, state, board):
                fronts.remove(near)
            elif near not in fronts:
                insort(fronts, near)
    return Realm(held, ids, frozenset(ids), fronts)


def _is_front(territory: Territory, owner: Owner, state: RiskState, board: Board) -> bool:
    owners = state.owner
    for near in board.neighbours[territory]:  # noqa: SIM110 - asked often: a loop is quickest
        if owners[near] != owner:
            return True
    return False
