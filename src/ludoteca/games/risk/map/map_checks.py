"""Checks of a map document across its parts: ids, borders, continents, reachability."""

from collections.abc import Iterator, Sequence

from .document import Problem
from .map_document import MapDocument, MapError, MapReader


def read_map(document: object) -> MapDocument:
    """Raises `MapError` with every problem at once, so that an author needs one round, not ten."""
    reader = MapReader()
    found = reader.map(document)
    problems = [
        *reader.problems,
        *_repeated_ids("territories", [territory.id for territory in found.territories]),
        *_repeated_ids("continents", [continent.id for continent in found.continents]),
        *_misplaced_territories(found),
        *_impossible_borders(found),
        *_small_pools(found),
    ]
    # One misspelt border makes a map look torn apart, so this is checked only if all else is well.
    problems = problems or list(_separate_parts(found))
    if problems:
        raise MapError(problems)
    return found


def _repeated_ids(where: str, ids: Sequence[str]) -> Iterator[Problem]:
    seen = set()
    for index, id in enumerate(ids):
        if id and id in seen:
            yield Problem("repeated_id", f"{where}[{index}].id", {"id": id})
        seen.add(id)


def _misplaced_territories(found: MapDocument) -> Iterator[Problem]:
    home: dict[str, str] = {}
    known = {territory.id for territory in found.territories}
    for index, continent in enumerate(found.continents):
        for place, id in enumerate(continent.territories):
            where = f"continents[{index}].territories[{place}]"
            if id and id not in known:
                yield Problem("unknown_territory", where, {"id": id})
            elif home.get(id) == continent.id:
                yield Problem("repeated_id", where, {"id": id})
            elif id in home:
                other = {"continent": continent.id, "other": home[id]}
                yield Problem("in_two_continents", where, {"id": id, **other})
            home.setdefault(id, continent.id)
    for index, territory in enumerate(found.territories):
        if territory.id and territory.id not in home:
            yield Problem("in_no_continent", f"territories[{index}]", {"id": territory.id})


def _impossible_borders(found: MapDocument) -> Iterator[Problem]:
    seen = set()
    known = {territory.id for territory in found.territories}
    for index, border in enumerate(found.borders):
        where = f"borders[{index}]"
        for id in border:
            if id and id not in known:
                yield Problem("unknown_territory", where, {"id": id})
        a, b = sorted(border)
        if a and a == b:
            yield Problem("self_border", where, {"id": a})
        elif a and (a, b) in seen:
            yield Problem("repeated_border", where, {"a": a, "b": b})
        seen.add((a, b))


def _small_pools(found: MapDocument) -> Iterator[Problem]:
    """Every territory a seat is dealt takes one army of its pool (rules A4)."""
    for seats, armies in enumerate(found.start.armies_by_seats):
        dealt = -(-len(found.territories) // max(seats, 1))
        if 0 < armies < dealt:
            where = f"start.armies_by_seats.{seats}"
            yield Problem("pool_too_small", where, {"armies": armies, "needed": dealt})


def _separate_parts(found: MapDocument) -> Iterator[Problem]:
    """One problem for each part of the map that cannot be reached from its first territory."""
    neighbours: dict[str, set[str]] = {territory.id: set() for territory in found.territories}
    for a, b in found.borders:
        neighbours[a].add(b)
        neighbours[b].add(a)
    reached: set[str] = set()
    for index, territory in enumerate(found.territories):
        if territory.id in reached:
            continue
        part, fringe = {territory.id}, [territory.id]
        while fringe:
            fresh = neighbours[fringe.pop()] - part
            part |= fresh
            fringe.extend(fresh)
        if reached:
            about: dict[str, str | int] = {"id": territory.id, "count": len(part)}
            yield Problem("out_of_reach", f"territories[{index}]", about)
        reached |= part
