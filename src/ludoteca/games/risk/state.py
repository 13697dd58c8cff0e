"""The state of a match of Risk in flat lists: territory → owner and armies, card → place."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET, Struct, UnsetType

from ludoteca.kernel import Context, Millis, Seat, State, replaced
from ludoteca.parts.teams import in_turns

from .about import RiskOptions
from .map.board import NEUTRAL, UNCLAIMED, Board, Owner, Territory

RiskContext = Context[RiskOptions, Board]

DECK, DISCARD = -1, -2
"""Places of cards that no seat holds."""
WILD_CARDS = 2
COUNTS_LAPS = 2
"""The rules version from which laps are counted and the drawn order is told."""


class Phases(Struct, frozen=True):
    """Phases of a round. Round 0 is the set-up: claiming and placing."""

    CLAIM: str = "claim"
    SETUP: str = "setup"
    REINFORCE: str = "reinforce"
    ATTACK: str = "attack"
    DEFEND: str = "defend"
    FORTIFY: str = "fortify"


Phase = Phases()  # attributes of an instance: quicker than those of a class


class RiskState(State):
    order: tuple[Seat, ...]
    """The seats in the order of their turns."""
    turn: Seat = -1
    owner: tuple[Owner, ...]
    armies: list[int]
    place: list[int]
    """Card → seat that holds it, DECK or DISCARD; the last two cards are wild."""
    pool: tuple[int, ...]
    """Armies each seat still has to place in the set-up."""
    to_place: int = 0
    """Armies the seat whose turn it is has to place now."""
    neutral_pool: int = 0
    neutral_to_place: int = 0
    trades: int = 0
    conquered: bool = False
    """Whether this turn has earned a card."""
    bonus_taken: bool = False
    must_trade_down: bool = False
    """Whether cards won by an elimination have to be traded at once."""
    source: int = -1
    target: int = -1
    """The attack that waits for its defence or its conquest move."""
    dice: int = 0
    ended: str = ""
    decided_by: str = ""
    deadline: Millis | None = None
    asked_at: Millis = 0
    """When the defender was asked: the time since then is not the attacker's."""
    lap: int | UnsetType = UNSET
    """Number of the lap of turns, from 1; not counted in version 1."""
    missions: list[int] | UnsetType = UNSET
    """Seat → its secret mission, where there are some."""

    @classmethod
    def start(cls, ctx: RiskContext) -> Self:
        board, options, seats = ctx.board, ctx.options, ctx.seats
        pool = options.pool_of(board, seats) or 0
        cards = len(board.ids) + WILD_CARDS if options.has_cards else 0
        return cls(
            order=tuple(in_turns(ctx.chance.sample(range(seats), seats), ctx.teams)),
            owner=(UNCLAIMED,) * len(board.ids),
            armies=[0] * len(board.ids),
            place=[DECK] * cards,
            pool=(pool,) * seats,
            neutral_pool=pool if seats == 2 else 0,
            lap=0 if ctx.version >= COUNTS_LAPS else UNSET,
        )

    def give(self, territory: Territory, owner: Owner) -> None:
        self.owner = replaced(self.owner, territory, owner)

    def spend(self, seat: Seat, armies: int) -> None:
        """Take armies of the set-up from a seat's pool."""
        self.pool = replaced(self.pool, seat, self.pool[seat] - armies)

    def territories_of(self, owner: int) -> list[int]:
        return [territory for territory, holder in enumerate(self.owner) if holder == owner]

    def hand(self, seat: Seat) -> list[int]:
        return [card for card, place in enumerate(self.place) if place == seat]

    def in_order_after(self, seat: Seat) -> list[Seat]:
        """The seats that are in, in the order of turns, from the next one to this one."""
        at = self.order.index(seat) + 1
        return [other for other in self.order[at:] + self.order[:at] if not self.out[other]]

    def next_in_order(self, seat: Seat) -> Seat:
        order, at = self.order, self.order.index(seat)
        for following in order[at + 1 :] + order:
            if not self.out[following]:
                return following
        raise ValueError("no seat is left in")

    def first_in_order(self) -> Seat:
        return self.next_in_order(self.order[-1])


__all__ = [
    "DECK",
    "DISCARD",
    "NEUTRAL",
    "UNCLAIMED",
    "WILD_CARDS",
    "Phase",
    "RiskContext",
    "RiskState",
]
