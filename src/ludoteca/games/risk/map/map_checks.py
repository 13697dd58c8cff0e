"""Checks of a map document across its parts: ids, borders, continents, reachability."""

from collections.abc import Iterator, Sequence
from itertools import chain

from ludoteca.parts.documents import DocumentProblem, Path, raise_if_any

from .map_document import MapDocument, MapReader

FEWEST_OWNERS = 3


def read_map(document: object) -> MapDocument:
    """Read a map from decoded JSON; raises `DocumentError` with every problem at once."""
    reader = MapReader()
    found = reader.map(document)
    raise_if_any(
        chain(
            reader.problems,
            _repeated_ids("territories", [territory.id for territory in found.territories]),
            _repeated_ids("continents", [continent.id for continent in found.continents]),
            _misplaced_territories(found),
            _impossible_borders(found),
            _small_pools(found),
            _impossible_missions(found),
            _impossible_drawing(found),
        )
    )
    # One misspelt border makes a map look torn apart, so this is checked only if all else is well.
    raise_if_any(_separate_parts(found))
    return found


def _repeated_ids(name: str, ids: Sequence[str]) -> Iterator[DocumentProblem]:
    seen = set()
    for index, id in enumerate(ids):
        if id and id in seen:
            yield DocumentProblem("repeated_id", (name, index, "id"), {"id": id})
        seen.add(id)


def _misplaced_territories(found: MapDocument) -> Iterator[DocumentProblem]:
    home: dict[str, str] = {}
    known = {territory.id for territory in found.territories}
    for index, continent in enumerate(found.continents):
        for place, id in enumerate(continent.territories):
            path: Path = ("continents", index, "territories", place)
            if id and id not in known:
                yield DocumentProblem("unknown_territory", path, {"id": id})
            elif home.get(id) == continent.id:
                yield DocumentProblem("repeated_id", path, {"id": id})
            elif id in home:
                other = {"continent": continent.id, "other": home[id]}
                yield DocumentProblem("in_two_continents", path, {"id": id, **other})
            home.setdefault(id, continent.id)
    for index, territory in enumerate(found.territories):
        if territory.id and territory.id not in home:
            yield DocumentProblem("in_no_continent", ("territories", index), {"id": territory.id})


def _impossible_borders(found: MapDocument) -> Iterator[DocumentProblem]:
    seen = set()
    known = {territory.id for territory in found.territories}
    for index, border in enumerate(found.borders):
        path: Path = ("borders", index)
        for id in border:
            if id and id not in known:
                yield DocumentProblem("unknown_territory", path, {"id": id})
        a, b = sorted(border)
        if a and a == b:
            yield DocumentProblem("self_border", path, {"id": a})
        elif a and (a, b) in seen:
            yield DocumentProblem("repeated_border", path, {"a": a, "b": b})
        seen.add((a, b))


def _small_pools(found: MapDocument) -> Iterator[DocumentProblem]:
    """Every territory a seat is dealt takes one army of its pool (rules A4). With two seats the
    neutral owner is dealt a third part."""
    for seats, armies in enumerate(found.start.armies_by_seats):
        dealt = -(-len(found.territories) // max(seats, FEWEST_OWNERS))
        if 0 < armies < dealt:
            path = ("start", "armies_by_seats", str(seats))
            yield DocumentProblem("pool_too_small", path, {"armies": armies, "needed": dealt})


def _impossible_missions(found: MapDocument) -> Iterator[DocumentProblem]:
    """A mission names continents of the map, each once, and leaves one for a free choice."""
    known = {continent.id for continent in found.continents}
    for index, mission in enumerate(found.missions):
        for place, id in enumerate(mission.continents):
            path: Path = ("missions", index, "continents", place)
            if id and id not in known:
                yield DocumentProblem("unknown_continent", path, {"id": id})
            elif id and id in mission.continents[:place]:
                yield DocumentProblem("repeated_id", path, {"id": id})
        if len(mission.continents) + mission.more > len(found.continents):
            counts = {"count": len(mission.continents) + mission.more}
            most = {"most": len(found.continents)}
            yield DocumentProblem("mission_too_large", ("missions", index), {**counts, **most})


def _impossible_drawing(found: MapDocument) -> Iterator[DocumentProblem]:
    """A drawing has every territory of the map and nothing else."""
    if found.drawing is None:
        return
    territories = {territory.id for territory in found.territories}
    continents = {continent.id for continent in found.continents}
    for id in sorted(territories - set(found.drawing.territories)):
        if id:
            yield DocumentProblem("not_drawn", ("drawing", "territories"), {"id": id})
    for id in found.drawing.territories:
        if id not in territories:
            yield DocumentProblem("unknown_territory", ("drawing", "territories", id), {"id": id})
    for id in found.drawing.plaques:
        if id not in continents:
            yield DocumentProblem("unknown_continent", ("drawing", "plaques", id), {"id": id})
    for index, route in enumerate(found.drawing.routes or ()):
        for id in route.between:
            if id and id not in territories:
                path = ("drawing", "routes", index, "between")
                yield DocumentProblem("unknown_territory", path, {"id": id})


def _separate_parts(found: MapDocument) -> Iterator[DocumentProblem]:
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
            yield DocumentProblem("out_of_reach", ("territories", index), about)
        reached |= part
