"""Options judged for numbers of seats. The outcome for large ones, such as a map or a quiz, is
remembered: it is asked for with every view of a table."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import TypeAlias

import msgspec
from msgspec import Struct, to_builtins

from ludoteca.kernel import About, JsonObject, Rejected, read_options

LARGE = 1_024
"""Bytes of options, as JSON, from which on judging them may take long."""
MOST_REMEMBERED = 16 << 20
"""Bytes of options that are remembered."""

Key: TypeAlias = tuple[str, bytes]


class Judgement(Struct):
    """The outcome of judging options of a game, for the numbers of seats asked so far."""

    options: JsonObject | None = None
    """With defaults filled in, once they were valid for some number of seats."""
    refusals: dict[int, Rejected | None] = {}
    """By number of seats; None where they are valid."""


class JudgementMemo:
    """The judgements of large options, the most recently used ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._known: OrderedDict[Key, tuple[int, Judgement]] = OrderedDict()

    def of(self, key: Key) -> Judgement | None:
        if key not in self._known:
            return None
        self._known.move_to_end(key)
        return self._known[key][1]

    def put(self, key: Key, size: int, judgement: Judgement) -> None:
        self._size += size - self._known.pop(key, (0, None))[0]
        self._known[key] = (size, judgement)
        while self._size > self._most:
            self._size -= self._known.popitem(last=False)[1][0]


MEMO = JudgementMemo(MOST_REMEMBERED)


def encoded_if_large(options: JsonObject) -> bytes | None:
    """Options as JSON, if they are large."""
    encoded = msgspec.json.encode(options)
    return encoded if len(encoded) > LARGE else None


def needs_judging(game: str, options: JsonObject) -> bool:
    """Whether judging options may take long: they are large and were not seen before."""
    encoded = encoded_if_large(options)
    return encoded is not None and MEMO.of(_key(game, encoded)) is None


def judged(about: About, given: JsonObject) -> Judgement:
    """The judgement for every number of seats."""
    judgement = Judgement()
    for seats in range(about.seats[0], about.seats[1] + 1):
        _judge(judgement, about, given, seats)
    return judgement


def remember(game: str, given: JsonObject, judgement: Judgement) -> None:
    """Remember a judgement, also for the same options with defaults filled in."""
    for options in (given, judgement.options):
        if options is not None and (encoded := encoded_if_large(options)) is not None:
            MEMO.put(_key(game, encoded), len(encoded), judgement)


def options_at(about: About, given: JsonObject, seats: int) -> JsonObject:
    """Options with defaults filled in, or the refusal for this number of seats."""
    judgement = _judgement(about, given)
    refusal = _refusal(judgement, about, given, seats)
    if refusal is not None or judgement.options is None:
        assert refusal is not None, "valid options are filled in"
        raise Rejected(refusal.code, **refusal.params)
    return judgement.options


def most_seats(about: About, options: JsonObject) -> int:
    """The greatest number of seats for which options are valid: a scenario may have fewer than the
    game."""
    fewest, most = about.seats
    judgement = _judgement(about, options)
    for seats in range(most, fewest, -1):
        if _refusal(judgement, about, options, seats) is None:
            return seats
    return fewest


def playable_sizes(about: About, given: JsonObject | None = None) -> list[int]:
    """The numbers of seats a game can be played with."""
    judgement, options = _judgement(about, given or {}), given or {}
    fewest, most = about.seats
    return [
        seats
        for seats in range(fewest, most + 1)
        if _refusal(judgement, about, options, seats) is None
    ]


def _judgement(about: About, given: JsonObject) -> Judgement:
    """The judgement of options so far, kept in the memo if they are large."""
    encoded = encoded_if_large(given)
    if encoded is None:
        return Judgement()
    key = _key(about.id, encoded)
    judgement = MEMO.of(key)
    if judgement is None:
        judgement = Judgement()
        MEMO.put(key, len(encoded), judgement)
    return judgement


def _refusal(judgement: Judgement, about: About, given: JsonObject, seats: int) -> Rejected | None:
    if seats not in judgement.refusals:
        _judge(judgement, about, given, seats)
    return judgement.refusals[seats]


def _judge(judgement: Judgement, about: About, given: JsonObject, seats: int) -> None:
    try:
        found: JsonObject = to_builtins(read_options(about.options, given, seats))
    except Rejected as refusal:
        judgement.refusals[seats] = refusal.with_traceback(None)
    else:
        judgement.refusals[seats] = None
        judgement.options = judgement.options or found


def _key(game: str, encoded: bytes) -> Key:
    return game, blake2b(encoded, digest_size=20).digest()
