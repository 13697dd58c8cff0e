"""Draw the shapes of the map of Italy: `build_shapes.py path/to/land-10m.json`.

Writes `italy_shapes.json` beside the map it belongs to.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import design
import numpy as np
from growing import grown
from page import HEIGHT
from placing import Spots, Subject, placed
from shapely.geometry import Polygon
from shapely.ops import nearest_points
from tracing import traced

MAPS = Path(__file__).resolve().parents[3] / "src/ludoteca/games/machiavelli/maps"
ASHORE = 10  # px that a strait is drawn into the land


def main(atlas: Path) -> None:
    document = json.loads((MAPS / "italy.json").read_text("utf-8"))
    provinces = document["provinces"]
    ids = [province["id"] for province in provinces]
    seas = [number for number, one in enumerate(provinces) if one["terrain"] == "sea"]
    pieces = traced(grown(atlas, ids), ids, seas)
    pieces = {id: pieces[id] for id in ids}
    spots = placed(pieces, [_subject(province) for province in provinces])
    shapes = {id: _entry(pieces[id], spots[id]) for id in ids}
    straits = [_strait(pair, pieces) for pair in _untouching(document["borders"], pieces)]
    (MAPS / "italy_shapes.json").write_text(_written(shapes, straits), "utf-8")


def _subject(province: Mapping[str, Any]) -> Subject:
    names = tuple(province["name"].values())
    is_sea, has_city = province["terrain"] == "sea", "income" in province
    return Subject(province["id"], names, is_sea, has_city)


def _entry(parts: Sequence[Polygon], spots: Spots) -> dict[str, Any]:
    return {"path": _path(parts), **spots._asdict()}


def _path(parts: Iterable[Polygon]) -> str:
    """SVG path of all parts, largest first."""
    rings = (
        ring
        for part in sorted(parts, key=lambda part: -part.area)
        for ring in (part.exterior, *part.interiors)
    )
    return "".join(
        "M" + " ".join(f"{_number(x)},{_number(y)}" for x, y in ring.coords[:-1]) + "Z"
        for ring in rings
    )


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _untouching(
    borders: Iterable[Sequence[str]], pieces: Mapping[str, Sequence[Polygon]]
) -> list[list[str]]:
    """Borders across water: their provinces do not touch."""
    return [
        sorted(border)
        for border in borders
        if not any(a.touches(b) for a in pieces[border[0]] for b in pieces[border[1]])
    ]


def _strait(
    between: Sequence[str], pieces: Mapping[str, Sequence[Polygon]]
) -> dict[str, str | Sequence[str]]:
    one, other = (max(pieces[id], key=lambda part: part.area) for id in between)
    a, b = nearest_points(one, other)
    way = np.array([b.x - a.x, b.y - a.y])
    way = way / np.hypot(*way) * ASHORE
    ends = (a.x - way[0], a.y - way[1]), (b.x + way[0], b.y + way[1])
    return {
        "between": between,
        "path": "M" + " ".join(f"{_number(x)},{_number(y)}" for x, y in ends),
    }


def _written(shapes: Mapping[str, Any], straits: Sequence[Any]) -> str:
    """JSON with one province per line."""
    lines = [f"  {json.dumps(id)}: {_compact(entry)}" for id, entry in shapes.items()]
    size = json.dumps([design.WIDTH, HEIGHT])
    return (
        f'{{\n "size": {size},\n "provinces": {{\n'
        + ",\n".join(lines)
        + '\n },\n "straits": [\n'
        + ",\n".join(f"  {_compact(strait)}" for strait in straits)
        + "\n ]\n}\n"
    )


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
