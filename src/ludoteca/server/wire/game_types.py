"""Renders the types of one game as TypeScript: view, events, moves, options, scenery, sandbox
outcome, report, hints of free fields, workshop documents."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import get_type_hints

from ludoteca.kernel import Event, Game, Move, View

from .struct_types import StructClass, contained, declaration, is_struct, union

HEAD = """\
// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type {{ {imports} }} from "{wire}";
"""


IMPORTED = ("FreeLeaf", "Kept", "KernelEvent", "View")
"""Types of `wire.ts` that a game's file may refer to."""


class GameTypes:
    """The structs of one game, by role, and their names in TypeScript."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view = returned(game.view) or declared_view(game) or View
        self.prefix = self.view.__name__.removesuffix("View") or pascal_case(game.about.id)
        self.scenery = returned(game.scenery)
        self.outcome = None if game.sandbox is None else returned(game.sandbox)
        self.report = None if game.analyst is None else returned(game.analyst().report)
        workshops = game.about.options.workshops.values()
        self.documents = [one.document for one in workshops if one.document is not None]
        self.names = self._names()

    def _names(self) -> dict[StructClass, str]:
        """A name for every struct; the base classes stand for the unions of the game."""
        bases: dict[StructClass, str] = {
            View: "View",
            Event: f"{self.prefix}Event",
            Move: f"{self.prefix}Move",
        }
        names: dict[StructClass, str] = {}
        taken = {*IMPORTED, *bases.values()}
        for struct in self._structs():
            names[struct] = struct.__name__
            if names[struct] in taken:
                raise TypeError(f"{self.game.about.id}: two types are called {names[struct]}")
            taken.add(names[struct])
        return names | bases

    def _structs(self) -> Iterator[StructClass]:
        """All structs to declare, parts before wholes."""
        game = self.game
        extras = [self.scenery, self.outcome, self.report, *game.hints.values(), *self.documents]
        yield from self._without_bases(
            contained(
                self.view,
                *game.events,
                *game.moves,
                game.about.options,
                *(extra for extra in extras if extra is not None),
            )
        )

    @staticmethod
    def _without_bases(structs: Iterable[StructClass]) -> Iterator[StructClass]:
        return (struct for struct in structs if struct not in (View, Event, Move))

    def typescript(self, wire: str) -> str:
        """The whole file; `wire` is where it imports the common types from."""
        free = "FreeLeaf" if not self.game.hints else f"{self.prefix}Free"
        parts = [self._declaration(struct) for struct in self._without_bases(self.names)]
        parts.append(union(self.names[Event], ["KernelEvent", *self._names_of(self.game.events)]))
        parts.append(union(self.names[Move], self._names_of(self.game.moves)))
        if self.game.hints:
            parts.append(
                union(
                    free,
                    (
                        f'({{ free: "{kind}" }} & {self.names[struct]})'
                        for kind, struct in self.game.hints.items()
                    ),
                    "The hints of fields that no list describes, by kind.",
                )
            )
        parts.append(self._summary(free))
        body = "\n".join(parts)
        imports = [name for name in IMPORTED if re.search(rf"\b{name}\b", body)]
        return "\n".join([HEAD.format(imports=", ".join(imports), wire=wire), body])

    def _declaration(self, struct: StructClass) -> str:
        options = self.game.about.options
        return declaration(
            struct,
            self.names,
            is_sent_by_browsers=issubclass(struct, Move),
            secret=options.secret if struct is options else (),
        )

    def _names_of(self, structs: Sequence[StructClass]) -> list[str]:
        return [self.names[struct] for struct in structs]

    def _summary(self, free: str) -> str:
        """The interface by which boards name all types of the game."""
        rows = {
            "view": self.names[self.view],
            "event": self.names[Event],
            "move": self.names[Move],
            "options": self.names[self.game.about.options],
            "free": free,
            "scenery": self._name_or_null(self.scenery),
            "outcome": self._name_or_null(self.outcome),
            "report": self._name_or_null(self.report),
        }
        lines = "\n".join(f"  {name}: {kind};" for name, kind in rows.items())
        return f"export interface {self.prefix}Types {{\n{lines}\n}}\n"

    def _name_or_null(self, struct: StructClass | None) -> str:
        return "null" if struct is None else self.names[struct]


def returned(function: Callable[..., object]) -> StructClass | None:
    """The struct that a function declares to return."""
    try:
        kind = get_type_hints(function).get("return")
    except (NameError, TypeError):
        return None
    return kind if is_struct(kind) else None


def declared_view(game: Game) -> StructClass | None:
    """The only view in the module of a `view` without annotations, such as a lambda."""
    scope = getattr(game.view, "__globals__", {})
    views = [one for one in scope.values() if is_struct(one) and issubclass(one, View)]
    own = [view for view in views if view is not View]
    return own[0] if len(own) == 1 else None


def pascal_case(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("_"))
