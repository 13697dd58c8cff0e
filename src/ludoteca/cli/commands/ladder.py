"""`ludoteca ladder`: how much stronger each strength of a game is than the next weaker one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.table import Table

from ludoteca.arena import Rung, climb, ladder_of, ladder_seats

from ..layout import plain_table, print_heading
from ..option_files import with_files
from ..seating import require_strengths
from ..session import CommandError, Session

MATCHES = 400


def run(
    session: Session,
    *,
    game: str,
    seats: int | None,
    bots: Sequence[str] | None,
    matches: int | None,
    options: Mapping[str, object] | None,
    seed: int | None,
    workers: int | None,
    json: bool,
) -> None:
    found = session.game(game)
    strengths = list(bots or ladder_of(found))
    if len(strengths) < 2:
        raise CommandError("ladder", game=game)
    require_strengths(found, strengths)
    with session.progress(session.say("matches")) as progress:
        rungs = climb(
            found,
            strengths,
            [seats] if seats else ladder_seats(found),
            matches=matches or MATCHES,
            seed=seed or 0,
            options=with_files(session, found, options),
            workers=workers,
            progress=lambda rung: progress,
        )
    if json:
        session.print_json(msgspec.to_builtins(rungs))
        return
    head = session.say("laddered", matches=session.number(matches or MATCHES), seed=seed or 0)
    print_heading(session, found, head)
    session.out.print(_table(session, rungs))


def _table(session: Session, rungs: Sequence[Rung]) -> Table:
    table = plain_table()
    table.add_column(session.say("column-stronger"), min_width=10)
    table.add_column(session.say("column-weaker"), min_width=10)
    for column in ("seats", "wins", "interval", "fair"):
        table.add_column(session.say(f"column-{column}"), justify="right", no_wrap=True)
    table.add_column(session.say("column-proven"))
    for rung in rungs:
        table.add_row(
            rung.stronger,
            rung.weaker,
            session.number(rung.seats),
            session.percent(rung.rate),
            f"{session.percent(rung.low)} – {session.percent(rung.high)}",
            session.percent(rung.fair),
            "✓" if rung.is_proven else "–",
        )
    return table
