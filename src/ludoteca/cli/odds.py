"""`ludoteca odds`: how a battle in Risk comes out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from ludoteca.games.risk.odds import Odds, battle

from .option_values import whole
from .session import CommandError, Session

MOST = 1000
"""Larger battles are not worked out."""
ROWS, BAR = 10, 30
"""So many rows tell how a won battle ends, and a lost one; so long is the longest bar."""
RARE = 0.0005
"""What would show as 0.0 % is not shown."""


def run(session: Session, *, attackers: str, defenders: str, json: bool) -> None:
    able = _armies(session, "attackers", attackers)
    against = _armies(session, "defenders", defenders)
    odds = battle(able, against)
    if json:
        given = {"attackers": able, "defenders": against}
        session.print_json(given | msgspec.to_builtins(odds))
    else:
        session.out.print(Text(session.say("odds-head", attackers=able, defenders=against), "bold"))
        session.out.print("", _summary(session, odds), "", _endings(session, odds))


def _armies(session: Session, name: str, text: str) -> int:
    label = session.say(f"metavar-{name}")
    number = whole(1)(label, text)
    if number > MOST:
        raise CommandError("too_many", option=label, value=text, most=session.number(MOST))
    return number


def _summary(session: Session, odds: Odds) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(session.say("odds-win"), Text(session.percent(odds.win), "bold cyan"))
    table.add_row(session.say("odds-attacker"), session.number(odds.attacker_losses, 2))
    table.add_row(session.say("odds-defender"), session.number(odds.defender_losses, 2))
    return table


def _endings(session: Session, odds: Odds) -> Table:
    """Every way the battle may end, the best for the attacker first."""
    won = [("odds-won", *part) for part in reversed(list(_parts(odds.attackers_left)))]
    lost = [("odds-lost", *part) for part in _parts(odds.defenders_left)]
    longest = max(chance for *_, chance in won + lost)
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(session.say("odds-end"))
    table.add_column(session.say("odds-chance"), justify="right")
    table.add_column("")
    for message, left, chance in won + lost:
        bar = Text("█" * round(BAR * chance / longest), "green" if message == "odds-won" else "red")
        table.add_row(session.say(message, left=left), session.percent(chance), bar)
    return table


def _parts(left: Sequence[float]) -> Iterator[tuple[str, float]]:
    """How many are left and how likely that is, in few rows; nobody left is the other side's."""
    size = -(-(len(left) - 1) // ROWS)
    for low in range(1, len(left), size):
        high = min(low + size, len(left)) - 1
        chance = sum(left[low : high + 1])
        if chance >= RARE:
            yield (str(low) if low == high else f"{low}–{high}"), chance
