"""Options of a game: typed, with ranges, and as a JSON schema for forms."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar, dataclass_transform

import msgspec
from msgspec import UNSET, Meta, Struct, field

from .rejected import Rejected
from .types import AnyBoard, JsonObject

O = TypeVar("O", bound="Options")  # noqa: E741


MAX_SHOWN = 100
"""Characters of a wrong option that a refusal repeats."""


def between(low: int, high: int) -> Meta:
    """The range of a number: `rounds: Annotated[int, between(1, 50)] = 10`."""
    return Meta(ge=low, le=high)


Unit: TypeAlias = Literal["millisecond", "second", "minute"]
UNIT_SYMBOLS: Mapping[str, str] = {"millisecond": "ms", "second": "s", "minute": "min"}


def duration(low: int, high: int, unit: Unit = "second") -> Meta:
    """The range of a time, which forms show in the unit that suits it ("2 days"):
    `turn_seconds: Annotated[int, duration(0, 3_600)] = 0`."""
    return Meta(ge=low, le=high, extra_json_schema={"unit": unit})


def rare(seats: int = 0) -> Meta:
    """An option that few people change, which forms fold away; with a number of seats, one that
    matters only to so many: `pace: Annotated[Literal["calm", "brisk"], rare(seats=2)] = "calm"`."""
    return Meta(extra_json_schema={"rare": True, "seats": seats} if seats else {"rare": True})


def only_with(**chosen: str) -> Meta:
    """An option that matters only together with a value of another one; forms show it then:
    `target: Annotated[int, between(1, 500), only_with(ends="score")] = 100`."""
    return Meta(extra_json_schema={"only_with": chosen})


class Workshop(Struct, frozen=True):
    """Documents (a map, a quiz) to copy and change, and support for editing them in the browser."""

    shipped: Callable[[], Iterable[JsonObject]] = tuple
    """The documents to start from; by default there are none."""
    board: Callable[[JsonObject], AnyBoard] | None = None
    """The board of a document, valid or not, as the game's `scenery` and `terms` expect it; None
    where there is no editor."""
    document: type[Struct] | None = None
    """The struct of a valid document."""

    @property
    def has_templates(self) -> bool:
        return self.shipped is not tuple


class Summary(Struct, frozen=True):
    """What everybody is told of a secret document."""

    title: str
    count: int
    """Number of its items."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every game's options. Every option has a default and a text `option-<name>`, and
    each of its listed values a text `option-<name>-<value>`; a number may have one too, such as
    `option-turn_seconds-0 = no clock`."""

    former: ClassVar[Mapping[str, Callable[[Any], JsonObject]]] = {}
    """Options of earlier versions, each with the options that its value stands for now. Their
    default is UNSET: `win: Literal["points", "rounds"] | UnsetType = UNSET`. Forms do not show
    them. A table or record that names one keeps it; options by their present names count more."""

    spent: ClassVar[str] = ""
    """The option that tells a match what earlier ones at its table have used up, such as questions
    (`Game.spent`). Its default is UNSET, and forms do not show it."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Options hidden from the others, such as a host's own questions. When the match is over, the
    part is shown that it used (`Game.used_options`)."""

    summaries: ClassVar[Mapping[str, Callable[[JsonObject], Summary]]] = {}
    """What is told of secret options, which people may keep and share for other tables."""

    uploads: ClassVar[Mapping[str, Callable[[str], JsonObject]]] = {}
    """Options a host may upload as a file, each with its reader. Problems are reported with the
    message `rejected-bad_<name>`."""

    along: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Options that an upload sets as well: `{"custom_map": {"map": "custom"}}`."""

    workshops: ClassVar[Mapping[str, Workshop]] = {}
    """Uploads with documents to copy; with a board, they can be edited in the browser."""

    @property
    def is_live(self) -> bool:
        """Of a game by correspondence: whether these options make it one for an evening."""
        return False

    def check(self, seats: int) -> None:
        """Raise Rejected if the options contradict each other or the number of seats."""


def read_options(kind: type[O], raw: Mapping[str, object] | Options, seats: int) -> O:
    """Read options from plain data, or refuse the first one that is invalid."""
    given = dict(raw) if isinstance(raw, Mapping) else msgspec.structs.asdict(raw)
    values = _converted(kind, {name: one for name, one in given.items() if one is not UNSET})
    for name in kind.former.keys() & values.keys():
        today = _converted(kind, kind.former[name](values[name]))
        values = {**today, **values}
    options = kind(**values)
    options.check(seats)
    return options


def _converted(kind: type[Options], given: Mapping[str, object]) -> JsonObject:
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: JsonObject = {}
    for name, value in given.items():
        if name not in types:
            raise Rejected("unknown_option", option=str(name)[:MAX_SHOWN])
        try:
            values[name] = msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            shown = reprlib.repr(value) if isinstance(value, list | dict) else str(value)
            raise Rejected(
                "bad_option",
                option=name,
                value=shown[:MAX_SHOWN],
                allowed=allowed_values(kind, name),
            ) from None
    return values


KEPT = {"kept": True}
"""Placeholder for a secret option, with what is told of it; sent back, it keeps the option
unchanged."""


def shown_options(
    kind: type[Options], options: Mapping[str, object], used: Mapping[str, JsonObject] | None = None
) -> JsonObject:
    """Options with placeholders for the secret ones. Of those, `used` is shown: a part, which then
    says that the rest is kept, or the whole; without `used`, what is told of it."""
    shown = dict(options)
    for name in kind.secret:
        part = {} if used is None else used.get(name, {})
        if options.get(name) and part != options[name]:
            shown[name] = {**(_told(kind, name, options) if used is None else part), **KEPT}
    return shown


def _told(kind: type[Options], name: str, options: Mapping[str, Any]) -> JsonObject:
    """What is told of a secret option."""
    summary = kind.summaries.get(name)
    return {} if summary is None else msgspec.structs.asdict(summary(options[name]))


def is_redacted(kind: type[Options], options: Mapping[str, object]) -> bool:
    """Whether a part of a secret option is left out."""
    return any(_is_kept(options.get(name)) for name in kind.secret)


def _is_kept(value: object) -> bool:
    return isinstance(value, Mapping) and value.get("kept") is True


def kept_options(
    kind: type[Options], given: Mapping[str, object], before: Mapping[str, object]
) -> JsonObject:
    """Given options with placeholders replaced by the values from before."""
    keeps = [name for name in kind.secret if _is_kept(given.get(name)) and name in before]
    return {**given, **{name: before[name] for name in keeps}}


def options_schema(kind: type[Options]) -> JsonObject:
    """The JSON schema from which forms are made."""
    schema = _schema(kind)
    unseen = {*kind.former, kind.spent}
    shown = {name: one for name, one in schema["properties"].items() if name not in unseen}
    return {**schema, "properties": shown}


def _schema(kind: type[Options]) -> JsonObject:
    return dict(msgspec.json.schema(kind)["$defs"][kind.__name__])


def allowed_values(kind: type[Options], name: str) -> str:
    """The allowed values in language-neutral notation: `2–50`, `0–60 s`, `a | b`."""
    facts = _schema(kind)["properties"][name]
    if "enum" in facts:
        return " | ".join(str(value) for value in facts["enum"])
    if "minimum" in facts or "maximum" in facts:
        limits = f"{facts.get('minimum', '')}–{facts.get('maximum', '')}"
        return f"{limits} {UNIT_SYMBOLS[facts['unit']]}" if "unit" in facts else limits
    return "true | false" if facts.get("type") == "boolean" else str(facts.get("type", "?"))


def try_values(kind: type[Options]) -> dict[str, list[object]]:
    """For every option the values to test: all listed ones, the ends of a range."""
    tries: dict[str, list[object]] = {}
    for name, facts in options_schema(kind).get("properties", {}).items():
        if "enum" in facts:
            tries[name] = list(facts["enum"])
        elif facts.get("type") == "boolean":
            tries[name] = [False, True]
        else:
            ends = [facts.get("minimum"), facts.get("maximum")]
            tries[name] = [end for end in ends if end is not None]
    return tries
