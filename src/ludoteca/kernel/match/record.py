"""Record: a match as JSON. Its fields, parsing and verification."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ..chance import MOST_OUTCOMES, SEED_BYTES, SOURCES, Chance, Scripted, ScriptedChance, Source
from ..definition.game import Game
from ..definition.registry import game as find_game
from ..fair_seed import FairSeed
from ..inputs import AnyInput, Play, RawInput, RawPlay
from ..rejected import Rejected
from ..state import State
from ..types import JsonObject, Reason, Seat

FORMAT = 1


class Snapshot(Struct, frozen=True):
    """A state at a step where the rules changed."""

    step: int
    state: JsonObject

    def to_json_types(self) -> JsonObject:
        return _json_types(self)


class Record(Struct, frozen=True, kw_only=True):
    """Game, rules versions, set-up, seed, log: enough to replay a match bit for bit."""

    format: int = FORMAT
    game: str
    rules: tuple[tuple[int, int], ...]
    """Pairs of a step and the rules version in force from it on."""
    seats: int
    options: JsonObject
    teams: tuple[int, ...] = ()
    seed: str
    """Hexadecimal; empty in a sealed record."""
    chance: str = Chance.source
    """Name of the source of chance."""
    fair: FairSeed | None = None
    log: tuple[RawInput, ...]
    digest: str = ""
    """Digest of the last state, to verify a replay."""
    over: Reason = ""
    places: tuple[tuple[Seat, ...], ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    outcomes: tuple[int, ...] | UnsetType = UNSET
    """What a scripted source yields first; absent with any other source."""
    empty: tuple[Seat, ...] | UnsetType = UNSET
    """The seats that nobody had taken when the match began; absent if there were none."""
    position: JsonObject | UnsetType = UNSET
    """The state the match began with; absent if it began with the game's own start."""

    def to_json_types(self) -> JsonObject:
        return _json_types(self)

    def seed_bytes(self) -> bytes:
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            raise Rejected("bad_record", problem="seed") from None
        if len(seed) != SEED_BYTES:
            raise Rejected("sealed_record" if not seed else "bad_record", problem="seed")
        return seed

    @property
    def is_scripted(self) -> bool:
        """Whether the first outcomes of chance were given."""
        return self.chance == ScriptedChance.source

    def source(self) -> Source:
        if self.is_scripted and self.outcomes is not UNSET:
            if any(not 1 <= outcome <= MOST_OUTCOMES for outcome in self.outcomes):
                raise Rejected("bad_record", problem="outcomes")
            return Scripted(self.outcomes)
        if self.chance not in SOURCES or self.outcomes is not UNSET:
            raise Rejected("bad_record", problem=f"chance {self.chance}")
        return SOURCES[self.chance]

    def inputs(self, game: Game) -> list[AnyInput]:
        return read_log(game, self.log)

    def snapshot(self, step: int) -> JsonObject:
        for kept in self.snapshots:
            if kept.step == step:
                return kept.state
        raise Rejected("bad_record", problem=f"no snapshot at step {step}")


def parse_record(raw: Mapping[str, object]) -> Record:
    """Parse a record from JSON types, or refuse it."""
    try:
        record = msgspec.convert(dict(raw), Record)
    except msgspec.ValidationError as error:
        raise Rejected("bad_record", problem=str(error)) from None
    if record.format != FORMAT:
        raise Rejected("bad_record", problem="format")
    changes = [step for step, _ in record.rules]
    if changes[:1] != [0] or changes != sorted(changes) or changes[-1] > len(record.log):
        raise Rejected("bad_record", problem="rules")
    if record.fair is not None and record.is_scripted:
        raise Rejected("bad_record", problem="scripted outcomes are not those of a fair seed")
    moments = [0, *(given.at for given in record.log)]
    if moments != sorted(moments):
        raise Rejected("bad_record", problem="time")
    return record


def read_record(raw: Mapping[str, object], game: Game | None) -> tuple[Game, Record]:
    """Parse a record from JSON types and find its game."""
    record = parse_record(raw)
    found = game if game is not None else find_game(record.game)
    if found.about.id != record.game:
        raise Rejected("bad_record", problem=f"game {record.game}")
    return found, record


def read_log(game: Game, log: Iterable[RawInput]) -> list[AnyInput]:
    """Inputs with their moves decoded by the game."""
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


def raw_state(state: State) -> JsonObject:
    return _json_types(state)


def _json_types(value: Struct) -> JsonObject:
    """The value after a JSON round trip: lists instead of tuples."""
    plain: JsonObject = msgspec.json.decode(msgspec.json.encode(value))
    return plain


def digest(state: State) -> str:
    """Hash of a state."""
    return blake2b(msgspec.json.encode(state), digest_size=16).hexdigest()


def verify(record: Mapping[str, object], replayed: Mapping[str, object]) -> None:
    """Verify a record against its replay: the seed must follow from secret and nonces; the last
    state, the reason of the end and the places from the log."""
    promised, found = parse_record(record), parse_record(replayed)
    if promised.fair is not None and promised.fair.seed != promised.seed_bytes():
        raise Rejected("broken_seed")
    for name in ("digest", "over", "places"):
        if getattr(promised, name) != getattr(found, name):
            raise Rejected("broken_record", what=name)
