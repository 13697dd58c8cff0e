"""Easy: reinforces its borders, attacks with good odds, and stops early."""

from __future__ import annotations

from collections.abc import Sequence

from ..map.board import Territory
from .forecast import forecast
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach

GOOD_ODDS = 0.75


class Easy(Player):
    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        """A territory next to its own, if there is one."""
        owner = seen.owner
        beside = [t for t in free if any(owner[n] == seen.me for n in seen.neighbours[t])]
        return seen.chance.choice(beside or free)

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        return seen.chance.choice(seen.borders() or seen.mine), armies

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        return seen.chance.choice(neutral)

    def assault(self, seen: Outlook) -> Assault | None:
        """The most likely success; one that serves its mission first."""
        best, odds = None, GOOD_ODDS
        for source in seen.mine:
            able = seen.armies[source] - 1
            if able > 1:
                for target in seen.hostile(source):
                    win = forecast(able, seen.armies[target]).win
                    if win > GOOD_ODDS and seen.serves(target):
                        win += 1
                    if win > odds:
                        best, odds = Assault(source, target), win
        return best

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """All armies from inland, half of them from a border."""
        return spare // 2 if seen.hostile(source) else spare

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """The largest army behind the lines goes to a border it can reach."""
        borders = set(seen.borders())
        inner = [source for source in reach if source not in borders]
        if not inner:
            return None
        source = max(inner, key=seen.armies.__getitem__)
        targets = [target for target in reach[source] if target in borders]
        target = seen.chance.choice(targets or reach[source])
        return Transfer(source, target, seen.armies[source] - 1)
