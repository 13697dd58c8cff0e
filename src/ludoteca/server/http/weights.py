"""The weight of every REST route: about the milliseconds of CPU time of an expensive call, wherever
they are spent. Measured by `python -m bench.load.weights`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

BASE = 1.0
"""Charged for every request before its route is known: parsing, routing, the session."""
DEFAULT = 0.5
"""Of a route that is not listed."""
BYTES_PER_MILLISECOND = 20_000
"""Of a body: decoding and checking it."""

MATCH = "/api/matches/{match_id}"
WEIGHTS: Mapping[str, float] = {
    "GET /health": 2.0,
    "GET /metrics": 2.0,
    "GET /t/{code}": 2.0,
    "GET /t/{code}/screen": 2.0,
    "GET /match/{match_id}": 2.0,
    "GET /api/profile": 5.0,
    "GET /api/games/{game_id}/leaderboard": 3.0,
    "GET /api/profile/export": 25.0,
    "POST /api/play-now": 5.0,
    "POST /api/profile/deletion": 15.0,
    "PATCH /api/profile/page": 8.0,
    "GET /api/players/{id}": 8.0,
    "GET /api/players/{id}/matches": 8.0,
    "GET /api/ties": 8.0,
    "POST /api/players/{id}/report": 5.0,
    "GET /api/operator": 25.0,
    "POST /api/operator/cases/{id}": 30.0,
    "DELETE /api/operator/sanctions/{id}": 30.0,
    "POST /api/session": 2.0,
    "GET /api/calendar/{file}": 5.0,
    "GET /api/tables": 3.0,
    "GET /api/tables/mine": 5.0,
    "GET /api/waiting": 5.0,
    "POST /api/notices/subscriptions": 1.0,
    "POST /api/holidays": 15.0,
    "POST /api/holidays/end": 15.0,
    "POST /api/tables": 5.0,
    "GET /api/tables/{code}/qr": 4.0,
    "GET /api/tournaments": 15.0,
    "POST /api/tournaments": 10.0,
    "GET /api/tournaments/{code}": 2.0,
    "POST /api/tournaments/{code}/entry": 5.0,
    "DELETE /api/tournaments/{code}/entry": 5.0,
    "POST /api/tournaments/{code}/action": 10.0,
    "POST /api/games/{game_id}/uploads/{option}": 10.0,
    "GET /api/games/{game_id}/workshops/{option}": 2.0,
    "POST /api/media": 100.0,
    "GET /api/media/{digest}": 2.0,
    "GET /api/creations": 3.0,
    "POST /api/creations": 10.0,
    "PUT /api/creations/{id}": 10.0,
    "GET /api/creations/{id}": 3.0,
    "POST /api/creations/{id}/copies": 5.0,
    "POST /api/games/{game_id}/workshops/{option}": 10.0,
    "GET /api/games/{game_id}/pictures/{locale}/{name}": 2.0,
    f"GET {MATCH}": 10.0,
    f"GET {MATCH}/record": 12.0,
    f"GET {MATCH}/scenery": 8.0,
    f"GET {MATCH}/analysis": 25.0,
}
"""By method and path."""
STEPS = f"GET {MATCH}/steps"
WEIGHT_OF_STEP = 0.2
"""With every position of a replay its view and its words are made."""
DEFAULT_STEPS, MOST_STEPS = 50, 200


def weight_of(scope: Mapping[str, Any]) -> float:
    """The weight of a request whose route is known, besides `BASE`."""
    route = f"{scope['method']} {scope['path_template']}"
    if route == STEPS:
        return WEIGHT_OF_STEP * _steps_in(scope["query_string"])
    return WEIGHTS.get(route, DEFAULT)


def _steps_in(query: bytes) -> int:
    """The number of steps a query asks for; the most, if it is written in an unusual way."""
    limits = [part.removeprefix(b"limit=") for part in query.split(b"&") if b"limit" in part]
    if not limits and b"%" not in query:
        return DEFAULT_STEPS
    if len(limits) == 1 and limits[0].isdigit() and len(limits[0]) <= len(str(MOST_STEPS)):
        return min(int(limits[0]), MOST_STEPS)
    return MOST_STEPS
