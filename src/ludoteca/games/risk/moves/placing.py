"""Moves that put armies on the map: claiming, placing, trading cards, confirming."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import force_setattr

from ludoteca.kernel import Event, Move, Rejected, Seat

from ..cards import TERRITORY_BONUS, bonus_territories, is_set, worth
from ..events import ArmiesPlaced, Card, CardsTraded, TerritoryClaimed, TerritoryId
from ..missions import judge
from ..state import DISCARD, NEUTRAL, UNCLAIMED, Phase, RiskContext, RiskState
from .phases import (
    change_phase,
    find,
    find_own,
    next_claim,
    pass_placing,
    set_pending,
)

NO_BONUS = ""
CARDS_IN_A_SET = 3


class Claim(Move, phases={Phase.CLAIM}):
    """Take a free territory with one army (ruling B20)."""

    territory: TerritoryId

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.owner[find(self.territory, ctx)] != UNCLAIMED:
            raise Rejected("already_claimed", territory=self.territory)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        yield take(state, seat, ctx.board.index[self.territory], ctx)
        lap_is_over = state.next_in_order(seat) == state.first_in_order()
        if lap_is_over and state.neutral_pool and (free := state.territories_of(UNCLAIMED)):
            yield take(state, NEUTRAL, ctx.chance.choice(free), ctx)
        yield from next_claim(state, seat, ctx)


def take(state: RiskState, owner: int, territory: int, ctx: RiskContext) -> Event:
    """Give a claimed territory its first army from the owner's pool. The pool may be empty where
    other seats have left."""
    state.give(territory, owner)
    state.armies[territory] = ctx.board.start.armies_per_territory or 1
    if owner == NEUTRAL:
        state.neutral_pool -= 1
    elif state.pool[owner]:
        state.spend(owner, 1)
    return TerritoryClaimed(owner, ctx.board.ids[territory])


class Place(Move, phases={Phase.SETUP, Phase.REINFORCE, Phase.ATTACK}):
    """Put armies on an own territory (rules A4, A5)."""

    territory: TerritoryId
    armies: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.phase == Phase.ATTACK and state.pending != self.tag:
            raise Rejected("wrong_phase", move=self.tag, phase=state.phase)
        find_own(self.territory, state, seat, ctx)
        most = most_to_place(state, ctx)
        if not 1 <= self.armies <= most:
            raise Rejected("invalid_amount", amount=self.armies, minimum=1, maximum=most)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        state.armies[ctx.board.index[self.territory]] += self.armies
        state.to_place -= self.armies
        yield ArmiesPlaced(seat, self.territory, self.armies)
        if state.phase == Phase.SETUP:
            state.spend(seat, self.armies)
            if not state.to_place:
                if state.neutral_to_place:
                    state.pending = "place_neutral"
                else:
                    yield from pass_placing(state, seat, ctx)
            return
        if state.phase == Phase.ATTACK:
            set_pending(state, seat)
        elif not state.to_place and not ctx.options.asks_to_confirm:
            yield from change_phase(state, Phase.ATTACK)
        yield from judge(state, seat, ctx)


def most_to_place(state: RiskState, ctx: RiskContext) -> int:
    """One at a time in the set-up (ruling B2), otherwise all."""
    if state.phase == Phase.SETUP and ctx.options.placement == "one_by_one":
        return min(1, state.to_place)
    return state.to_place


class PlaceNeutral(Move, phases={Phase.SETUP}):
    """Put the neutral owner's armies on one of its territories (ruling B1)."""

    territory: TerritoryId
    armies: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.neutral_to_place and state.pending != self.tag:
            raise Rejected("own_armies_first", remaining=state.to_place)
        if state.owner[find(self.territory, ctx)] != NEUTRAL:
            raise Rejected("not_neutral", territory=self.territory)
        if not 1 <= self.armies <= state.neutral_to_place:
            most = state.neutral_to_place
            raise Rejected("invalid_amount", amount=self.armies, minimum=1, maximum=most)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        state.armies[ctx.board.index[self.territory]] += self.armies
        state.neutral_to_place -= self.armies
        state.neutral_pool -= self.armies
        yield ArmiesPlaced(NEUTRAL, self.territory, self.armies)
        if not state.neutral_to_place:
            yield from pass_placing(state, seat, ctx)


class Trade(Move, phases={Phase.REINFORCE, Phase.ATTACK}):
    """Trade three cards for armies, and two more for an own territory on a card."""

    cards: tuple[Card, ...]
    """Three of them; any other number is refused by the rules, with a sentence."""
    bonus: TerritoryId
    """The territory that gets the extra armies; empty for none."""

    def __post_init__(self) -> None:
        """Sort the cards: their order has no meaning."""
        force_setattr(self, "cards", tuple(sorted(self.cards)))

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.phase == Phase.ATTACK and state.pending != self.tag:
            raise Rejected("wrong_phase", move=self.tag, phase=state.phase)
        if not state.place:
            raise Rejected("no_cards")
        if not len(self.cards) == len(set(self.cards)) == CARDS_IN_A_SET:  # ruling B13
            raise Rejected("need_three_distinct_cards")
        if not all(
            0 <= card < len(state.place) and state.place[card] == seat for card in self.cards
        ):
            raise Rejected("card_not_held")
        if not is_set(self.cards, ctx.board):
            raise Rejected("invalid_set")
        if self.bonus not in bonus_ids(state, seat, self.cards, ctx):
            raise Rejected("invalid_bonus", territory=self.bonus)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        armies = worth(self.cards, state.trades, ctx.board, ctx.options)
        for card in self.cards:
            state.place[card] = DISCARD
        state.trades += 1
        state.to_place += armies
        extra = [self.bonus] if self.bonus else []
        if ctx.options.territory_bonus == "per_card":
            extra = [ctx.board.ids[t] for t in bonus_territories(self.cards, state, seat)]
        for territory in extra:
            state.armies[ctx.board.index[territory]] += TERRITORY_BONUS
        state.bonus_taken = state.bonus_taken or bool(self.bonus)
        yield CardsTraded(seat, self.cards, state.trades, armies, tuple(extra))
        set_pending(state, seat)
        yield from judge(state, seat, ctx)


def bonus_ids(state: RiskState, seat: Seat, cards: tuple[int, ...], ctx: RiskContext) -> list[str]:
    """Bonus territories a trade may name (ruling B12): one of those on its cards, once a turn."""
    rule = ctx.options.territory_bonus
    if rule == "per_card" or (rule == "once_per_turn" and state.bonus_taken):
        return [NO_BONUS]
    return [ctx.board.ids[t] for t in bonus_territories(cards, state, seat)] or [NO_BONUS]


class Confirm(Move, phases={Phase.REINFORCE}):
    """Go on to the attack once all armies are placed."""

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.to_place:
            raise Rejected("armies_left_to_place", remaining=state.to_place)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterable[Event]:
        return change_phase(state, Phase.ATTACK)
