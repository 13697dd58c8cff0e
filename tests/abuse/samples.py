"""A valid sample of every message type, and values that no handler expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from ludoteca.server.wire import FromBrowserMessage

Json = dict[str, Any]
KINDS: tuple[type[Any], ...] = get_args(FromBrowserMessage)
ZEROS = "00" * 32

SAMPLES: dict[str, Json] = {
    "hello": {"since": 0},
    "ping": {"sent": 1},
    "play": {"move": {"move": "hold"}},
    "sit": {},
    "stand": {},
    "pledge": {"hash": ZEROS},
    "wish": {"roles": ["milan"]},
    "reveal": {"nonce": ZEROS},
    "resign": {},
    "leave": {},
    "propose": {"what": "pause", "step": None},
    "consent": {"agree": True},
    "chat": {"text": "hello"},
    "letter": {"to": [0, 1], "text": "hello"},
    "read": {"number": 1},
    "ask_messages": {"before": 5},
    "offer_seat": {"seat": 0},
    "take_seat": {"seat": 0},
    "report": {"number": 1},
    "report_person": {"person": "nobody", "reason": "insults", "note": "hm"},
    "state_at": {"step": 0},
    "suppose": {"given": {}},
    "hold_clock": {"held": True},
    "ask_history": {"since": -1, "until": 5},
    "kick": {"person": "nobody"},
    "mute": {"person": "nobody", "muted": True},
    "lock": {"locked": False},
    "play_along": {"move": {"move": "roll"}},
    "open_seats": {"seats": 2},
    "doors": {"public": False, "spectators": True},
    "approve_name": {"person": "nobody", "name": "Eve"},
    "hand_over": {"person": "nobody"},
    "add_bot": {"strength": "random"},
    "remove_bot": {"seat": 0},
    "set_options": {"options": {}},
    "set_team": {"seat": 0, "team": 0},
    "make_teams": {"count": 0},
    "balance_teams": {},
    "start": {},
    "rematch": {},
    "enqueue": {"game": "pig", "options": {}},
    "dequeue": {"number": 0},
    "next_game": {},
    "advance": {},
    "give_time": {"seconds": 30},
    "react": {"kind": "clap"},
    "end_match": {},
    "close": {},
}
"""The fields of a message of each type, without its id."""


def tag_of(kind: type[Any]) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


TAGS = tuple(map(tag_of, KINDS))
"""Of all messages from the browser."""


def nested(depth: int) -> str:
    """JSON text of lists within lists."""
    return "[" * depth + "]" * depth


HOSTILE: list[Any] = [
    None,
    True,
    -1,
    2**53,
    10**30,
    -(10**30),
    0.5,
    "",
    "\u202e\u0000\ufeff\U000e0001" * 20,
    "Ω" * 1_900,
    [],
    [10**30] * 50,
    [[1]] * 2_000,
    {"move": "roll", "x" * 100: {"y": [1]}},
    {f"key{number}": number for number in range(1_500)},
]
"""Values in place of any field."""
DEEP = [nested(100), nested(1_000), nested(20_000)]
"""JSON texts in place of any field."""


def hostile_fields(fields: Json) -> Iterator[Json]:
    """A message's fields with one of them replaced by what it should not be."""
    for name in fields:
        for value in HOSTILE:
            yield fields | {name: value}
    yield fields | {"unknown": 1}
    yield {}
