"""Options: how a table varies a game, typed and with ranges, and the JSON schema of a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeVar, dataclass_transform

import msgspec
from msgspec import Meta, Struct, field

from .rejected import Rejected

O = TypeVar("O", bound="Options")  # noqa: E741


def between(low: int, high: int) -> Meta:
    """The range of a number: `rounds: Annotated[int, between(1, 50)] = 10`."""
    return Meta(ge=low, le=high)


class Workshop(Struct, frozen=True):
    """What it takes to make a document in the browser, on the board that it is about."""

    shipped: Callable[[], Iterable[dict[str, Any]]]
    """The documents that one may begin with."""
    board: Callable[[dict[str, Any]], Any]
    """The board of a document, right or wrong, as `scenery` and `terms` of the game know it."""
    document: type[Struct] | None = None
    """The struct that a valid document has the form of."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every game's options. Every option has a default; a text names it
    (`option-<name>`), and one more each of its listed values (`option-<name>-<value>`)."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Those that nobody is shown before the match is over, such as a host's own questions."""

    uploads: ClassVar[Mapping[str, Callable[[str], dict[str, Any]]]] = {}
    """Those that a host may give as a file: how its text becomes the option. What is wrong with it
    is told by the message `rejected-bad_<name>`."""

    along: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """What else is chosen by whoever gives one of those: `{"custom_map": {"map": "custom"}}`."""

    workshops: ClassVar[Mapping[str, Workshop]] = {}
    """Those of them that can be made in the browser."""

    def check(self, seats: int) -> None:
        """Raise Rejected where options exclude each other or a number of seats."""


def read_options(kind: type[O], raw: Mapping[str, object] | Options, seats: int) -> O:
    """Options from plain data, or a refusal that names the first one that is wrong."""
    given = dict(raw) if isinstance(raw, Mapping) else msgspec.structs.asdict(raw)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in types:
            raise Rejected("unknown_option", option=name)
        try:
            values[name] = msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            raise Rejected(
                "bad_option", option=name, value=str(value), allowed=allowed_values(kind, name)
            ) from None
    options = kind(**values)
    options.check(seats)
    return options


KEPT = {"kept": True}
"""What is shown in the place of a secret option; given back, it leaves the option as it is."""


def shown_options(kind: type[Options], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as everybody may see them."""
    hides = [name for name in kind.secret if options.get(name)]
    return {**options, **dict.fromkeys(hides, KEPT)}


def kept_options(
    kind: type[Options], given: Mapping[str, Any], before: Mapping[str, Any]
) -> dict[str, Any]:
    """Options as somebody gives them who was shown those before."""
    keeps = [name for name in kind.secret if given.get(name) == KEPT and name in before]
    return {**given, **{name: before[name] for name in keeps}}


def options_schema(kind: type[Options]) -> dict[str, Any]:
    """The JSON schema from which forms are made."""
    return dict(msgspec.json.schema(kind)["$defs"][kind.__name__])


def allowed_values(kind: type[Options], name: str) -> str:
    """What an option may be, in signs that need no translation: `2–50`, `a | b`."""
    facts = options_schema(kind)["properties"][name]
    if "enum" in facts:
        return " | ".join(str(value) for value in facts["enum"])
    if "minimum" in facts or "maximum" in facts:
        return f"{facts.get('minimum', '')}–{facts.get('maximum', '')}"
    return "true | false" if facts.get("type") == "boolean" else str(facts.get("type", "?"))


def try_values(kind: type[Options]) -> dict[str, list[Any]]:
    """For every option the values worth trying: all that are listed, the ends of a range."""
    tries: dict[str, list[Any]] = {}
    for name, facts in options_schema(kind).get("properties", {}).items():
        if "enum" in facts:
            tries[name] = list(facts["enum"])
        elif facts.get("type") == "boolean":
            tries[name] = [False, True]
        else:
            ends = [facts.get("minimum"), facts.get("maximum")]
            tries[name] = [end for end in ends if end is not None]
    return tries
