"""Record: a match as a file. What is in it, how it is read, and what is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from ..chance import SEED_BYTES, SOURCES, Chance
from ..fair_seed import FairSeed
from ..game import Game
from ..registry import game as find_game
from ..rejected import Rejected
from ..state import State
from ..types import Reason, Seat
from .log import AnyInput, Play, RawInput, RawPlay

FORMAT = 1


class Snapshot(Struct, frozen=True):
    """A state at a step, kept where the rules changed in mid-match."""

    step: int
    state: dict[str, Any]

    def to_json_types(self) -> dict[str, Any]:
        return _json_types(self)


class Record(Struct, frozen=True, kw_only=True):
    """Game, rules versions, set-up, seed, log: enough to replay a match bit for bit."""

    format: int = FORMAT
    game: str
    rules: tuple[tuple[int, int], ...]
    """From which step on which version of the rules holds."""
    seats: int
    options: dict[str, Any]
    teams: tuple[int, ...] = ()
    seed: str
    """Hexadecimal; empty while it is sealed."""
    chance: str = Chance.source
    """Which source the chance of the match is drawn from."""
    fair: FairSeed | None = None
    log: tuple[RawInput, ...]
    digest: str = ""
    """Of the last state, to compare a replay with."""
    over: Reason = ""
    places: tuple[tuple[Seat, ...], ...] = ()
    snapshots: tuple[Snapshot, ...] = ()

    def to_json_types(self) -> dict[str, Any]:
        return _json_types(self)

    def seed_bytes(self) -> bytes:
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            raise Rejected("bad_record", problem="seed") from None
        if len(seed) != SEED_BYTES:
            raise Rejected("sealed_record" if not seed else "bad_record", problem="seed")
        return seed

    def source(self) -> type[Chance]:
        if self.chance not in SOURCES:
            raise Rejected("bad_record", problem=f"chance {self.chance}")
        return SOURCES[self.chance]

    def inputs(self, game: Game) -> list[AnyInput]:
        return read_log(game, self.log)

    def snapshot(self, step: int) -> dict[str, Any]:
        for kept in self.snapshots:
            if kept.step == step:
                return kept.state
        raise Rejected("bad_record", problem=f"no snapshot at step {step}")


def parse_record(raw: Mapping[str, Any]) -> Record:
    """A record from JSON types, refused where it cannot be one."""
    try:
        record = msgspec.convert(dict(raw), Record)
    except msgspec.ValidationError as error:
        raise Rejected("bad_record", problem=str(error)) from None
    if record.format != FORMAT:
        raise Rejected("bad_record", problem="format")
    changes = [step for step, _ in record.rules]
    if changes[:1] != [0] or changes != sorted(changes) or changes[-1] > len(record.log):
        raise Rejected("bad_record", problem="rules")
    moments = [0, *(given.at for given in record.log)]
    if moments != sorted(moments):
        raise Rejected("bad_record", problem="time")
    return record


def read_record(raw: Mapping[str, Any], game: Game | None) -> tuple[Game, Record]:
    """A record from JSON types, with its game."""
    record = parse_record(raw)
    found = game if game is not None else find_game(record.game)
    if found.about.id != record.game:
        raise Rejected("bad_record", problem=f"game {record.game}")
    return found, record


def read_log(game: Game, log: Iterable[RawInput]) -> list[AnyInput]:
    """Inputs with their moves read by the game."""
    return [
        Play(given.at, given.seat, game.read_move(given.move))
        if isinstance(given, RawPlay)
        else given
        for given in log
    ]


def raw_log(log: Iterable[AnyInput]) -> tuple[RawInput, ...]:
    return tuple(
        RawPlay(given.at, given.seat, msgspec.to_builtins(given.move))
        if isinstance(given, Play)
        else given
        for given in log
    )


def raw_state(state: State) -> dict[str, Any]:
    return _json_types(state)


def _json_types(value: Struct) -> dict[str, Any]:
    """What reading the written value would give: lists in the place of tuples."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return plain


def digest(state: State) -> str:
    """A short proof of a whole state."""
    return blake2b(msgspec.json.encode(state), digest_size=16).hexdigest()


def verify(record: Mapping[str, Any], replayed: Mapping[str, Any]) -> None:
    """Prove a record by that of its replay: the seed follows from secret and nonces, and the
    last state, the end and the places from the log."""
    promised, found = parse_record(record), parse_record(replayed)
    if promised.fair is not None and promised.fair.seed != promised.seed_bytes():
        raise Rejected("broken_seed")
    for name in ("digest", "over", "places"):
        if getattr(promised, name) != getattr(found, name):
            raise Rejected("broken_record", what=name)
