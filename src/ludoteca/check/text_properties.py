"""Texts: every message exists in every language and uses only the arguments it gets."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping

from fluent.syntax import FluentParser, ast, visitor

from ludoteca.kernel import KERNEL_EVENTS, LOCALES, Game, Rejected

from .coverage import Coverage
from .failure import CheckFailed

EACH = "-each-"
"""Between the name of a message and that of a list in the message for a group of its items."""
REFUSAL = re.compile(r"Rejected\(\s*\"(\w+)\"")


def check_texts(game: Game, coverage: Coverage) -> None:
    """No message is missing, and none uses unknown variables."""
    refusals = sorted(refusals_in_source(game) | coverage.refusals.keys())
    missing = game.text.missing(refusals, sorted(coverage.reasons))
    missing += sorted(coverage.unnamed)
    if missing:
        raise CheckFailed("texts", f"there is no text for {', '.join(missing)}")
    given = dict(_given(game, coverage.refusals))
    for locale in LOCALES:
        used = _variables(game, locale)
        for message, variables in used.items():
            unknown = variables - given.get(message, variables) - _groups(message, used)
            if unknown:
                names = ", ".join(sorted(unknown))
                raise CheckFailed("texts", f"{locale}: {message} speaks of {names}, not given")
    unlisted = coverage.events - {*KERNEL_EVENTS, *game.events}
    if unlisted:
        names = ", ".join(sorted(event.__name__ for event in unlisted))
        raise CheckFailed("texts", f"{names} happens and is not listed in Game(events=…)")


def refusals_in_source(game: Game) -> set[str]:
    """The refusal codes in the modules of the game's moves."""
    modules = {inspect.getmodule(move) for move in game.moves}
    return {
        code for module in modules if module for code in REFUSAL.findall(inspect.getsource(module))
    }


def _given(game: Game, refusals: Mapping[str, Rejected]) -> Iterator[tuple[str, set[str]]]:
    """The arguments of each message."""
    for message, fields in (
        *((f"move-{move.tag}", move.__struct_fields__) for move in game.moves),
        *((f"event-{event.tag}", event.__struct_fields__) for event in game.events),
    ):
        yield message, _names(fields)
        yield from ((f"{message}{EACH}{field}", _names(fields)) for field in fields)
    for code, refusal in refusals.items():
        yield f"rejected-{code}", _names(refusal.params)


def _groups(message: str, messages: Iterable[str]) -> set[str]:
    """The variables of a message for lists that another message tells group by group."""
    start = f"{message}{EACH}"
    return {f"each_{other[len(start) :]}" for other in messages if other.startswith(start)}


def _names(values: Iterable[str]) -> set[str]:
    """The variables for these values: `hand`, and `has_hand` to select by."""
    return {name for value in values for name in (value, f"has_{value}")}


def _variables(game: Game, locale: str) -> dict[str, set[str]]:
    """The messages of the game's catalogue with the variables they use."""
    source = (game.about.locale / f"{locale}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {message.id.name: _Variables.of(message) for message in messages}


class _Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    @classmethod
    def of(cls, message: ast.Message) -> set[str]:
        collector = cls()
        collector.visit(message)
        return collector.names

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
