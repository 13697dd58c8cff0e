"""Prints the odds of a battle: a summary and the ways it may end, or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from ludoteca.parts.commands import Terminal

from ..odds import Odds, Roll, battle, single_rolls

ROWS = 10
"""The most rows for the endings of a won battle, and for those of a lost one."""
BAR = 30
"""Length of the longest bar."""
RARE = 0.0005
"""Less likely endings, which would show as 0.0 %, are left out."""


def show(terminal: Terminal, attackers: int, defenders: int, *, as_json: bool) -> None:
    odds = battle(attackers, defenders)
    if as_json:
        given = {"attackers": attackers, "defenders": defenders}
        rolls = {"single_rolls": [_as_json(*row) for row in single_rolls()]}
        terminal.print_json(given | msgspec.to_builtins(odds) | rolls)
        return
    head = terminal.say("odds-head", attackers=attackers, defenders=defenders)
    terminal.out.print(Text(head, "bold"))
    terminal.out.print("", _summary(terminal, odds), "", _endings(terminal, odds))
    terminal.out.print("", _rolls(terminal))


def _as_json(attack: int, defence: int, rolls: tuple[Roll, ...]) -> dict[str, object]:
    outcomes = [
        {
            "attacker_losses": one.attacker_losses,
            "defender_losses": one.defender_losses,
            "chance": str(one.chance),
        }
        for one in rolls
    ]
    return {"attack_dice": attack, "defence_dice": defence, "outcomes": outcomes}


def _rolls(terminal: Terminal) -> Table:
    """The chances of every single roll."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(terminal.say("odds-roll"))
    for message in ("odds-defender-loses", "odds-both-lose", "odds-attacker-loses"):
        table.add_column(terminal.say(message), justify="right")
    for attack, defence, rolls in single_rolls():
        by_loss = {(one.attacker_losses > 0, one.defender_losses > 0): one.chance for one in rolls}
        cells = [by_loss.get(which) for which in ((False, True), (True, True), (True, False))]
        dice = terminal.say("odds-dice", attack=attack, defence=defence)
        table.add_row(dice, *(terminal.percent(float(one)) if one else "–" for one in cells))
    return table


def _summary(terminal: Terminal, odds: Odds) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(terminal.say("odds-win"), Text(terminal.percent(odds.win), "bold cyan"))
    table.add_row(terminal.say("odds-attacker"), terminal.number(odds.attacker_losses, 2))
    table.add_row(terminal.say("odds-defender"), terminal.number(odds.defender_losses, 2))
    return table


def _endings(terminal: Terminal, odds: Odds) -> Table:
    """All endings, the best for the attacker first."""
    won = [("odds-won", *part) for part in reversed(list(_parts(odds.attackers_left)))]
    lost = [("odds-lost", *part) for part in _parts(odds.defenders_left)]
    longest = max(chance for *_, chance in won + lost)
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(terminal.say("odds-end"))
    table.add_column(terminal.say("odds-chance"), justify="right")
    table.add_column("")
    for message, left, chance in won + lost:
        bar = Text("█" * round(BAR * chance / longest), "green" if message == "odds-won" else "red")
        table.add_row(terminal.say(message, left=left), terminal.percent(chance), bar)
    return table


def _parts(left: Sequence[float]) -> Iterator[tuple[str, float]]:
    """Armies left and the chance of it, in at most `ROWS` rows; none left is the other side's."""
    size = -(-(len(left) - 1) // ROWS)
    for low in range(1, len(left), size):
        high = min(low + size, len(left)) - 1
        chance = sum(left[low : high + 1])
        if chance >= RARE:
            yield (str(low) if low == high else f"{low}–{high}"), chance
