"""`ludoteca simulate`: many matches between bots, with statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from ludoteca.arena import Result, Simulation, simulate
from ludoteca.arena.rendering import clock
from ludoteca.arena.results import UNFINISHED
from ludoteca.kernel import Game

from ..option_files import with_files
from ..seating import bots_for, teams_of
from ..session import Session

MATCHES = 1000


def run(
    session: Session,
    *,
    game: str,
    seats: int | None,
    bots: Sequence[str] | None,
    matches: int | None,
    options: Mapping[str, object] | None,
    teams: Sequence[str] | None,
    seed: int | None,
    workers: int | None,
    json: bool,
) -> None:
    found = session.game(game)
    with session.progress(session.say("matches")) as progress:
        result = simulate(
            found,
            bots_for(found, bots, seats),
            matches=matches or MATCHES,
            seed=seed or 0,
            options=with_files(session, found, options),
            teams=teams_of(teams),
            workers=workers,
            progress=progress,
        )
    if json:
        rate = {"matches_per_second": result.matches_per_second}
        session.print_json(msgspec.to_builtins(result) | rate)
    else:
        _show(session, found, result)


def _show(session: Session, game: Game, result: Simulation) -> None:
    out, say, number = session.out, session.say, session.number
    name = game.text.name(session.locale)
    head = say("simulated", matches=number(result.matches), seed=result.seed)
    out.print(Text.assemble((name, "bold"), f"  {head}\n"))
    out.print(_results(session, say("column-bot"), result.bots), "")
    out.print(_results(session, say("column-seat"), result.seats), "")
    out.print(_ends(session, game, result))
    lengths = {
        "rounds": number(result.mean_rounds, 1),
        "steps": number(result.mean_steps, 1),
        "time": clock(round(result.mean_millis)) if result.mean_millis else "none",
    }
    out.print(Text("\n" + say("simulated-length", **lengths)))
    rate = result.matches_per_second
    speed = say("simulated-speed", speed=number(rate, 0 if rate >= 10 else 1))
    out.print(Text(speed, "dim"))


def _results(session: Session, title: str, results: Sequence[Result]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(title, min_width=10)
    for column in ("wins", "interval", "place"):
        table.add_column(session.say(f"column-{column}"), justify="right")
    table.add_column("")
    best = max(result.rate for result in results)
    for result in results:
        interval = f"{session.percent(result.low)} – {session.percent(result.high)}"
        bar = Text("█" * round(20 * result.rate), "cyan")
        table.add_row(
            Text(result.name, "bold" if result.rate == best else ""),
            session.percent(result.rate),
            interval,
            session.number(result.mean_place, 2),
            bar,
        )
    return table


def _ends(session: Session, game: Game, result: Simulation) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(session.say("column-end"), min_width=10)
    table.add_column(session.say("column-matches"), justify="right")
    for reason, count in result.ends.items():
        is_stopped = reason == UNFINISHED
        sentence = (
            session.say("simulated-unfinished")
            if is_stopped
            else game.text.say(session.locale, f"reason-{reason}")
        )
        table.add_row(sentence, session.number(count))
    return table
