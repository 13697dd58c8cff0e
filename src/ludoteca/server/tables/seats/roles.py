"""Roles of a game, such as its powers, dealt by the wishes of the players: pure functions from one
table to the next (docs/server.md says how)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from msgspec.structs import replace

from ludoteca.kernel import Chance, Rejected, Seat, read_options
from ludoteca.server.tables.options import playable_sizes
from ludoteca.server.tables.rated import has_own_content
from ludoteca.server.tables.seats.place import Place
from ludoteca.server.tables.table import Table, require_waiting
from ludoteca.server.wire import Dealt

from .seating import require_seat, with_place

PURPOSE = b"ludoteca/roles/1"

Names = Mapping[str, Mapping[str, str]]


def roles_at(table: Table, seats: int) -> Names:
    """What the seats of a match of this size play, in order: ids, with names by locale."""
    about = table.rules.about
    if has_own_content(about, table.options):
        return {}
    return table.rules.roles(read_options(about.options, table.options, seats), seats)


def all_roles(table: Table) -> Names:
    """What may be played with some number of seats."""
    if has_own_content(table.rules.about, table.options):
        return {}
    sizes = playable_sizes(table.rules.about, table.options)
    return {id: name for size in sizes for id, name in roles_at(table, size).items()}


def with_by_preference(table: Table, by_preference: bool) -> Table:
    """Deal the roles by wishes, or not: then the seats decide."""
    if by_preference == table.by_preference:
        return table
    require_waiting(table)
    if by_preference and not all_roles(table):
        raise Rejected("no_roles")
    places = tuple(replace(place, wishes=()) for place in table.places)
    return replace(table, by_preference=by_preference, places=places)


def wish(table: Table, by: str, wishes: Sequence[str]) -> Table:
    """State which roles to play rather than others; until the host starts."""
    require_waiting(table)
    seat = require_seat(table, by)
    if not table.by_preference:
        raise Rejected("no_roles")
    if len({*wishes}) < len(wishes) or not {*wishes} <= {*all_roles(table)}:
        raise Rejected("bad_wishes")
    return with_place(table, seat, replace(table.places[seat], wishes=tuple(wishes)))


def dealt_by_wishes(table: Table, seed: bytes) -> tuple[Table, Dealt | None]:
    """The table of a start with everybody in the seat of their role, and how that came about. Lots
    are drawn from the seed of the match, which nobody chose."""
    roles = [*roles_at(table, len(table.places))] if table.by_preference else []
    if len(roles) != len(table.places) or not roles:
        return table, None
    chance = Chance(blake2b(PURPOSE + seed, digest_size=32).digest())
    seats = deal([place.wishes for place in table.places], roles, chance)
    places: list[Place] = [*table.places]
    for place, seat in zip(table.places, seats, strict=True):
        places[seat] = replace(place, wishes=())
    wishes = tuple(place.wishes for place in table.places)
    dealt = Dealt(roles=tuple(roles), wishes=wishes, seats=tuple(seats))
    return replace(table, places=tuple(places)), dealt


def deal(wishes: Sequence[Sequence[str]], roles: Sequence[str], chance: Chance) -> list[Seat]:
    """For each player the role they get, by its number: as few as possible far down their lists, as
    the squares of the ranks have the least sum. Lots decide between equals."""
    players, order = [*range(len(wishes))], [*range(len(roles))]
    chance.shuffle(players)
    chance.shuffle(order)
    costs = [_costs(wishes[player], [roles[role] for role in order]) for player in players]
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for cost in costs:
        best = _with_another(best, cost)
    ((_, taken),) = best.values()
    dealt = [0] * len(players)
    for player, role in zip(players, taken, strict=True):
        dealt[player] = order[role]
    return dealt


def _costs(wishes: Sequence[str], roles: Sequence[str]) -> list[int]:
    """What each role costs somebody: the square of its rank among those that are dealt. Roles that
    are not on the list come after it, all alike."""
    ranks = {role: rank for rank, role in enumerate(role for role in wishes if role in roles)}
    return [ranks.get(role, len(ranks)) ** 2 for role in roles]


def _with_another(
    best: Mapping[int, tuple[int, tuple[int, ...]]], costs: Sequence[int]
) -> dict[int, tuple[int, tuple[int, ...]]]:
    """The best deals to one more player, by the set of roles that are taken."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for taken, (sum, dealt) in best.items():
        for role, cost in enumerate(costs):
            if taken >> role & 1:
                continue
            other = taken | 1 << role
            candidate = (sum + cost, (*dealt, role))
            found[other] = min(found.get(other, candidate), candidate)
    return found
