"""Errands: how the secret mission of a bot guides its decisions."""

from __future__ import annotations

from collections.abc import Sequence

from ..map.board import Board, Continent, Owner, Territory
from ..missions import FIRST_LAP, Mission

FULFILLED = 1000.0
"""Worth of a fulfilled mission in armies: more than everything else."""
NEARLY = 25.0
"""Worth of a mission that is nearly fulfilled."""


class Errand:
    """The errand of the own mission: continents, land, or the end of a seat."""

    __slots__ = ("continents", "garrison", "land", "mission", "more", "others", "target", "wins")

    def __init__(self, mission: Mission, board: Board, lap: int) -> None:
        self.mission = mission
        self.wins = lap != FIRST_LAP
        self.target = -1 if mission.target is None else mission.target
        wanted = set(mission.continents)
        self.continents = [one for one in board.continents if one.id in wanted]
        self.others = [one for one in board.continents if one.id not in wanted]
        self.more = mission.more
        self.land = mission.land
        self.garrison = mission.garrison

    def wants(self, territory: Territory, owner: Owner) -> bool:
        """Whether conquering a territory serves the mission."""
        if self.land or owner == self.target:
            return True
        return any(territory in continent.members for continent in self.continents)

    def thin(self, mine: Sequence[Territory], armies: Sequence[int]) -> list[Territory]:
        """Own territories with too few armies for the mission, once there are enough of them."""
        if self.garrison < 2 or len(mine) < self.land:
            return []
        return [territory for territory in mine if armies[territory] < self.garrison]

    def worth(self, held: int, armies: int, left: int, of: int) -> float:
        """Worth of a position in armies: with these territories (bits) and armies, and `left` of
        the target's `of` territories."""
        if self.target >= 0:
            done = 1 - left / of if of else 1.0
        elif self.land:
            done = min(held.bit_count(), self.land, armies // (self.garrison or 1)) / self.land
        else:
            done = self._share_of_continents(held)
        return FULFILLED if done == 1 and self.wins else NEARLY * done * done

    def _share_of_continents(self, held: int) -> float:
        shares = [_share(continent, held) for continent in self.continents]
        if self.more:
            others = sorted((_share(continent, held) for continent in self.others), reverse=True)
            shares += others[: self.more]
        return sum(shares) / len(shares)


def _share(continent: Continent, held: int) -> float:
    return (held & continent.mask).bit_count() / len(continent.members)
