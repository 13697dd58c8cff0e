"""Generates the browser's types: `python -m ludoteca.server.wire.typescript`.

Writes `wire.ts` from the structs of this package, and `types.ts` of every game with a folder of
its own in the browser. `--game nim types.ts` writes the types of any installed game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

from ludoteca.kernel import View, game_ids
from ludoteca.kernel import game as find_game
from ludoteca.kernel.event import KERNEL_EVENTS

from . import browser, host_requests, match_view, request, server, shared, table_view
from .game_types import GameTypes
from .rest import (
    creations,
    games,
    health,
    matches,
    matchmaking,
    moderation,
    notices,
    people,
    profiles,
    ratings,
    tables,
    tournaments,
)
from .struct_types import Names, StructClass, declaration, is_struct, union

SOURCES: tuple[ModuleType, ...] = (
    shared,
    table_view,
    match_view,
    browser,
    host_requests,
    server,
    games,
    people,
    tables,
    matches,
    ratings,
    profiles,
    health,
    matchmaking,
    moderation,
    notices,
    tournaments,
    creations,
)
UNIONS = {
    "FromBrowserMessage": browser.FromBrowserMessage,
    "FromServerMessage": server.FromServerMessage,
}
BASES = (
    request.FromBrowser,
    request.Request,
    server.FromServer,
    server.SharedStep,
    shared.Body,
    match_view.SharedPosition,
)
WEB = Path(__file__).parents[4] / "web" / "src"
WIRE = "net/wire"
"""The module of the wire's types in the browser's sources."""

HEAD = """\
// Generated from the server's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

/** An event, in the form this seat may know. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** A move. */
export interface MoveData {
  move: string;
  [field: string]: unknown;
}

/** A kind of move and what each of its fields may be. */
export interface ChoiceRow {
  move: string;
  fields: Record<string, Leaf>;
}

/** The domain of a field of a move. */
export type Leaf<Free = FreeLeaf> =
  | { from: number; to: number }
  | { one_of: unknown[] }
  | { text: number }
  | { is: unknown }
  | Free;

/** A field that no list describes, with hints for its control. */
export interface FreeLeaf {
  free: string;
  [hint: string]: unknown;
}

/** The mark in the place of a secret option. */
export interface Kept {
  kept: true;
  /** What is told of it. */
  title?: string;
  count?: number;
}

/** The view of any game: what all have in common, and fields of its own. */
export type View = CommonView & { [field: string]: unknown };
"""


def wire_types() -> str:
    """The text of `wire.ts`."""
    structs = [*KERNEL_EVENTS, *(struct for source in SOURCES for struct in _structs(source))]
    names: Names = {struct: struct.__name__ for struct in structs} | {View: "CommonView"}
    parts = [HEAD, declaration(View, names)]
    for struct in structs:
        is_sent_by_browsers = issubclass(struct, request.FromBrowser | shared.Body)
        parts.append(declaration(struct, names, is_sent_by_browsers=is_sent_by_browsers))
    parts.append(union("KernelEvent", (event.__name__ for event in KERNEL_EVENTS)))
    for name, members in UNIONS.items():
        parts.append(union(name, (member.__name__ for member in get_args(members))))
    return "\n".join(parts)


def _structs(source: ModuleType) -> Iterator[StructClass]:
    """The structs of a module in the order they are written, without the bases."""
    for value in vars(source).values():
        if is_struct(value) and value.__module__ == source.__name__ and value not in BASES:
            yield value


def game_types(id: str) -> str:
    """The text of a game's `types.ts`."""
    return GameTypes(find_game(id)).typescript(f"@/{WIRE}")


@cache
def generated() -> Mapping[Path, str]:
    """All generated files of the browser's sources."""
    folders = {id: WEB / "games" / id for id in game_ids()}
    return {WEB / f"{WIRE}.ts": wire_types()} | {
        folder / "types.ts": game_types(id) for id, folder in folders.items() if folder.is_dir()
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ludoteca.server.wire.typescript")
    parser.add_argument("--game", nargs=2, metavar=("ID", "FILE"), help="write one game's types")
    one = parser.parse_args(arguments).game
    files = {Path(one[1]): game_types(one[0])} if one else generated()
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
