"""`ludoteca games`: the installed games, or one of them with its options."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from typing import TypedDict, final

from msgspec import to_builtins
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludoteca.kernel import Game, allowed_values, game_ids, options_schema
from ludoteca.kernel import game as find_game

from ..layout import plain_table
from ..session import Session


class OptionFacts(TypedDict):
    name: str
    title: str
    default: object
    allowed: str


@final
class GameFacts(TypedDict):
    id: str
    name: str
    tagline: str
    version: int
    seats: list[int]
    minutes: list[int]
    pace: str
    teams: bool
    bots: list[str]
    options: list[OptionFacts]


@final
class BrokenGame(TypedDict):
    """A registered game that cannot be loaded."""

    id: str
    problem: str


def run(session: Session, *, game: str | None, json: bool) -> None:
    if game is not None:
        facts = _facts(session, game, session.game(game))
        if json:
            session.print_json(facts)
        else:
            session.out.print(_details(session, facts))
        return
    found = [_load(session, game_id) for game_id in game_ids()]
    if json:
        session.print_json(found)
    elif found:
        session.out.print(_table(session, found))
        session.out.print(Text(session.say("games-more"), "dim"))
    else:
        session.out.print(session.say("games-none"))


def _load(session: Session, game_id: str) -> GameFacts | BrokenGame:
    """One broken package does not hide the other games."""
    try:
        game = find_game(game_id)
    except Exception as error:  # noqa: BLE001 - other authors' code may fail in any way
        return {"id": game_id, "problem": f"{type(error).__name__}: {error}"}
    return _facts(session, game_id, game)


def _facts(session: Session, game_id: str, game: Game) -> GameFacts:
    about, say = game.about, game.text.say
    return {
        "id": game_id,
        "name": say(session.locale, "name"),
        "tagline": say(session.locale, "tagline"),
        "version": about.version,
        "seats": list(about.seats),
        "minutes": list(about.minutes),
        "pace": about.pace,
        "teams": about.teams,
        "bots": [*game.bots, "random", "search"],
        "options": [
            {
                "name": name,
                "title": say(session.locale, f"option-{name}"),
                "default": to_builtins(getattr(about.options(), name)),
                "allowed": allowed_values(about.options, name),
            }
            for name in options_schema(about.options)["properties"]
        ],
    }


def _table(session: Session, found: Sequence[GameFacts | BrokenGame]) -> Table:
    table = Table(box=None, padding=(0, 3, 1, 0), header_style="dim")
    for column in ("game", "about", "seats", "bots"):
        table.add_column(session.say(f"column-{column}"))
    for facts in found:
        if "problem" in facts:
            problem = session.say("games-broken", problem=facts["problem"])
            table.add_row(Text(facts["id"], "bold red"), Text(problem, "red"))
            continue
        about = Text.assemble((facts["name"], "bold"), "\n", (facts["tagline"], "dim"))
        table.add_row(
            Text(facts["id"], "bold cyan"), about, _range(facts["seats"]), ", ".join(facts["bots"])
        )
    return table


def _range(bounds: Sequence[int]) -> str:
    return "–".join(str(number) for number in bounds)


def _details(session: Session, facts: GameFacts) -> Group:
    """One game with its options."""
    say, seats, minutes = session.say, _range(facts["seats"]), _range(facts["minutes"])
    lines = Text.assemble((facts["name"], "bold"), f" ({facts['id']})\n", facts["tagline"], "\n")
    lines.append("\n" + say("games-seats", seats=seats, minutes=minutes))
    lines.append("\n" + say("games-bots", bots=", ".join(facts["bots"])))
    lines.append("\n" + say("games-version", version=facts["version"]) + "\n", "dim")
    table = plain_table()
    for column in ("option", "title", "default", "allowed"):
        table.add_column(say(f"column-{column}"), no_wrap=column == "option")
    for option in facts["options"]:
        default = json_module.dumps(option["default"], ensure_ascii=False).strip('"')
        table.add_row(Text(option["name"], "cyan"), option["title"], default, option["allowed"])
    return Group(lines, table) if facts["options"] else Group(lines)
