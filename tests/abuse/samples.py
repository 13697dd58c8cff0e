"""A valid sample of every message type, and values that no handler expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from ludoteca.server import wire
from ludoteca.server.wire import FromBrowserMessage

Json = dict[str, Any]
KINDS: tuple[type[Any], ...] = get_args(FromBrowserMessage)
ZEROS = "00" * 32

SAMPLES: dict[type[Any], Json] = {
    wire.Hello: {"since": 0},
    wire.Ping: {"sent": 1},
    wire.Play: {"move": {"move": "hold"}},
    wire.Sit: {},
    wire.Stand: {},
    wire.Pledge: {"hash": ZEROS},
    wire.Reveal: {"nonce": ZEROS},
    wire.Resign: {},
    wire.Leave: {},
    wire.Propose: {"what": "pause", "step": None},
    wire.Consent: {"agree": True},
    wire.Chat: {"text": "hello"},
    wire.Letter: {"to": [0], "text": "hello"},
    wire.Read: {"number": 1},
    wire.OfferSeat: {"seat": 0},
    wire.Report: {"number": 1},
    wire.StateAt: {"step": 0},
    wire.Suppose: {"given": {}},
    wire.AskHistory: {"since": -1, "until": 5},
    wire.Kick: {"person": "nobody"},
    wire.Mute: {"person": "nobody", "muted": True},
    wire.Lock: {"locked": False},
    wire.Doors: {"public": False, "spectators": True},
    wire.HandOver: {"person": "nobody"},
    wire.AddBot: {"strength": "random"},
    wire.RemoveBot: {"seat": 0},
    wire.SetOptions: {"options": {}},
    wire.SetTeam: {"seat": 0, "team": 0},
    wire.MakeTeams: {"count": 0},
    wire.BalanceTeams: {},
    wire.Start: {},
    wire.Rematch: {},
    wire.Enqueue: {"game": "pig", "options": {}},
    wire.Dequeue: {"number": 0},
    wire.NextGame: {},
    wire.Close: {},
}
"""The fields of a message of each type, without its id."""


def tag_of(kind: type[Any]) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


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
