"""`ludoteca conduct`: what a game's bots do at mixed tables, and who ranks above whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.table import Table

from ludoteca.arena import ConductReport, conduct_of, ladder_of, table_sizes, watch
from ludoteca.kernel import Game

from ..layout import plain_table, print_heading
from ..option_files import with_files
from ..seating import require_strengths
from ..session import Session

MATCHES = 60


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
    strengths = list(bots or ladder_of(found)[:2])
    require_strengths(found, strengths)
    with session.progress(session.say("matches")) as progress:
        report = watch(
            found,
            strengths,
            [seats] if seats else table_sizes(found),
            matches=matches or MATCHES,
            seed=seed or 0,
            options=with_files(session, found, options),
            workers=workers,
            progress=progress,
        )
    if json:
        session.print_json(msgspec.to_builtins(report))
        return
    tables = ", ".join(map(session.number, report.tables))
    head = session.say(
        "conducted", matches=session.number(report.matches), tables=tables, seed=report.seed
    )
    print_heading(session, found, head)
    session.out.print(_table(session, found, report))
    for pair in report.pairs:
        session.out.print(
            session.say(
                "conduct-pairs",
                strength=pair.strength,
                other=pair.other,
                rate=session.percent(pair.rate),
                low=session.percent(pair.low),
                high=session.percent(pair.high),
                pairs=session.number(pair.pairs),
            )
        )


def _table(session: Session, game: Game, report: ConductReport) -> Table:
    """A row for every figure, a column for every strength."""
    table = plain_table()
    table.add_column(session.say("column-figure"))
    for bot in report.bots:
        table.add_column(bot.strength, justify="right", no_wrap=True)
    conduct = conduct_of(game)
    if conduct is not None:
        session = session.with_texts(conduct.locale)
        for one in conduct.figures:
            values = (bot.figures.get(one.name) for bot in report.bots)
            shown = session.percent if one.percent else lambda value: session.number(value, 2)
            cells = ("–" if value is None else shown(value) for value in values)
            table.add_row(session.say(f"conduct-{one.name}"), *cells)
    for name in ("median", "p99"):
        times = (session.number(getattr(bot, f"{name}_ms"), 2) for bot in report.bots)
        table.add_row(session.say(f"conduct-{name}"), *times)
    return table
