"""Outlook: a position as one player sees it, with the look-ups that players share."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Chance, Seat

from ..map.board import Board, Continent, Territory
from ..view import RiskView
from .errands import Errand


class Outlook:
    """The view of a player, its board, and a source of chance for its decisions."""

    __slots__ = (
        "armies",
        "board",
        "chance",
        "errand",
        "friends",
        "me",
        "mine",
        "neighbours",
        "owner",
        "view",
    )

    def __init__(self, view: RiskView, board: Board, chance: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.board = board
        self.chance = chance
        self.me: Seat = view.seat
        self.owner = view.owner
        self.armies = view.armies
        self.neighbours = board.neighbours
        self.mine = [t for t, who in enumerate(view.owner) if who == view.seat]
        self.friends: tuple[Seat, ...] = (view.seat,)
        if teams := view.teams:
            own = teams[view.seat]
            self.friends = tuple(seat for seat, team in enumerate(teams) if team == own)
        self.errand = Errand(view.mission, board, view.lap) if view.mission else None

    def hostile(self, territory: Territory) -> list[Territory]:
        """Neighbours that can be attacked: not its own, nor its partners'."""
        owner, friends = self.owner, self.friends
        return [near for near in self.neighbours[territory] if owner[near] not in friends]

    def borders(self) -> list[Territory]:
        """Own territories that can attack or be attacked."""
        owner, friends, neighbours = self.owner, self.friends, self.neighbours
        return [t for t in self.mine if any(owner[n] not in friends for n in neighbours[t])]

    def threat(self, territory: Territory) -> int:
        """Armies with which rivals could attack this territory now."""
        owner, armies, friends = self.owner, self.armies, self.friends
        near = self.neighbours[territory]
        return sum(armies[t] - 1 for t in near if owner[t] >= 0 and owner[t] not in friends)

    def serves(self, target: Territory) -> bool:
        """Whether conquering a territory serves the own mission."""
        return self.errand is not None and self.errand.wants(target, self.owner[target])

    def thin(self) -> list[Territory]:
        """Own territories that need more armies for the own mission."""
        return self.errand.thin(self.mine, self.armies) if self.errand is not None else []

    def holder(self, continent: Continent) -> int | None:
        """The owner of the whole continent, if there is one."""
        owner, members = self.owner, continent.members
        first = owner[members[0]]
        return first if all(owner[t] == first for t in members) else None


class Assault(Struct, frozen=True):
    """An attack a player wants to make, until it is won or `keep` armies are left at home."""

    source: Territory
    target: Territory
    keep: int = 1


class Transfer(Struct, frozen=True):
    """A fortification a player wants to make."""

    source: Territory
    target: Territory
    armies: int
