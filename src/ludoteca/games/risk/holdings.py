"""Holdings: the territories of an owner, those on its fronts, and the armies they bring.

They follow from the owners alone and a conquest changes little, so the board caches those of the
last position, and `pass_to` updates the two that change.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ludoteca.kernel import Seat

from .map.board import Board, Continent, Holdings, Income, Owner, Territory
from .state import RiskContext, RiskState

LEAST_REINFORCEMENTS, TERRITORIES_PER_ARMY = 3, 3


def holdings_of(owner: Owner, state: RiskState, board: Board) -> Holdings:
    cache = board.cache
    if cache.owners is not state.owner:
        cache.owners, cache.holdings = state.owner, {}
    holdings = cache.holdings.get(owner)
    if holdings is None:
        holdings = cache.holdings[owner] = _surveyed(owner, state, board)
    return holdings


def continents_of(owner: Owner, state: RiskState, board: Board) -> list[Continent]:
    """Continents that the owner holds completely."""
    holds_all = set(holdings_of(owner, state, board).held).issuperset
    return [continent for continent in board.continents if holds_all(continent.members)]


def reinforcements(territories: int, complete: Iterable[Continent]) -> int:
    """Armies a turn begins with: by territories held, and for complete continents (rules A5)."""
    by_territories = max(LEAST_REINFORCEMENTS, territories // TERRITORIES_PER_ARMY)
    return by_territories + sum([continent.bonus for continent in complete])


def counts(state: RiskState, seats: int, board: Board) -> tuple[int, ...]:
    """Number of territories of each seat; cached, as only conquests change it."""
    cache = board.cache
    if cache.counted is not state.owner:
        cache.counted = state.owner
        cache.counts = tuple(map(state.owner.count, range(seats)))
    return cache.counts


def incomes(state: RiskState, held: Sequence[int], board: Board) -> tuple[Income, ...]:
    """Armies of each seat if its turn began now; cached, as only conquests change it."""
    cache = board.cache
    if cache.incomes_for[0] is state.owner and cache.incomes_for[1] is state.out:
        return cache.incomes
    cache.incomes_for = state.owner, state.out
    cache.incomes = found = _incomes(state, held, board)
    return found


def _incomes(state: RiskState, held: Sequence[int], board: Board) -> tuple[Income, ...]:
    owner = state.owner
    whole: list[list[Continent]] = [[] for _ in held]
    for continent in board.continents:
        members = continent.members
        holder = owner[members[0]]
        if holder >= 0:
            for territory in members:
                if owner[territory] != holder:
                    break
            else:
                whole[holder].append(continent)
    return tuple(
        [
            NO_INCOME if state.out[seat] else _income(count, whole[seat])
            for seat, count in enumerate(held)
        ]
    )


NO_INCOME = Income(0, 0, 0, ())


@lru_cache(maxsize=512)
def _basic_income(territories: int) -> Income:
    armies = reinforcements(territories, ())
    return Income(armies, armies, 0, ())


def _income(territories: int, whole: list[Continent]) -> Income:
    basic = _basic_income(territories)
    if not whole:
        return basic
    bonus = sum([continent.bonus for continent in whole])
    ids = tuple([continent.id for continent in whole])
    return Income(basic.armies + bonus, basic.armies, bonus, ids)


def partners(seat: Seat, ctx: RiskContext) -> list[Seat]:
    """The other seats of its team."""
    teams = ctx.teams
    return [other for other, team in enumerate(teams) if team == teams[seat] and other != seat]


def pass_to(owner: Owner, territory: Territory, state: RiskState, board: Board) -> None:
    """Give a territory to another owner, and update the cache."""
    cache, previous = board.cache, state.owner[territory]
    is_known = cache.owners is state.owner
    state.give(territory, owner)
    if is_known:
        cache.owners = state.owner
        for side in (previous, owner):
            if side in cache.holdings:
                cache.holdings[side] = _redrawn(cache.holdings[side], side, territory, state, board)


def _surveyed(owner: Owner, state: RiskState, board: Board) -> Holdings:
    held = state.territories_of(owner)
    fronts = [territory for territory in held if _is_front(territory, owner, state, board)]
    ids = [board.ids[territory] for territory in held]
    return Holdings(held, ids, frozenset(ids), fronts)


def _redrawn(
    holdings: Holdings, owner: Owner, territory: Territory, state: RiskState, board: Board
) -> Holdings:
    """Holdings of an owner that has lost or won a territory."""
    held, ids, fronts = holdings.held.copy(), holdings.ids.copy(), holdings.fronts.copy()
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
    return Holdings(held, ids, frozenset(ids), fronts)


def _is_front(territory: Territory, owner: Owner, state: RiskState, board: Board) -> bool:
    owners = state.owner
    for near in board.neighbours[territory]:  # noqa: SIM110 - hot path: a loop is quickest
        if owners[near] != owner:
            return True
    return False
