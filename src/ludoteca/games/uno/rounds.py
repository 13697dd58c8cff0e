"""Rounds of UNO: a round is one hand of many turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import (
    NOTHING,
    Choices,
    Due,
    Event,
    Millis,
    Move,
    Ranking,
    Reason,
    RoundRules,
    Seat,
)
from ludoteca.parts.cards import DECK, DISCARD, NO_CARD, deal, gather, held, move_all
from ludoteca.parts.teams import rank_sides
from ludoteca.parts.turns import BACKWARD, FORWARD, turn_clock

from .choices import CALL, CATCH, in_turn, jumps
from .deck import (
    COLOUR,
    DRAW_FOUR,
    DRAW_TWO,
    ID,
    REVERSE,
    SKIP,
    SYMBOL,
    WILD,
)
from .effects import miss_turn, pass_turn, settle, take
from .events import DirectionChanged, HandCounted, HandDealt, StarterTurned
from .moves import (
    Draw,
    Keep,
    can_catch,
)
from .state import NOBODY, Phase, UnoContext, UnoState, is_single_hand
from .view import UnoView

HAND = 7
PAID_ALWAYS = 2
"""The rules version from which a single hand has points too."""


class UnoRounds(RoundRules):
    def begin(self, state: UnoState, ctx: UnoContext) -> Iterator[Event]:
        """Deal and open the pile (rules 2 and 3)."""
        clear(state)
        gather(state.place)
        state.dealer = state.seat_after(state.dealer)
        deal(state.place, state.seats_in, HAND, ctx.chance)
        for seat in state.seats_in:
            state.counts[seat] = HAND
            yield HandDealt(seat, tuple(ID[card] for card in state.hand(seat)))
        yield from open_pile(state, ctx)

    def to_act(self, state: UnoState, ctx: UnoContext) -> tuple[Seat, ...]:
        return (state.turn,) if state.window is None else ()

    def choices(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Choices:
        if seat == state.turn:
            rows = in_turn(state, seat, ctx) if state.window is None else []
        elif ctx.options.jump_in or state.uncalled != NOBODY:
            rows = jumps(state, seat, ctx)
        else:
            return NOTHING
        if state.uncalled == seat:
            rows.append(CALL)
        elif can_catch(state, seat, ctx):
            rows.append(CATCH)
        return Choices(*rows)

    def due(self, state: UnoState, ctx: UnoContext) -> Due | None:
        if state.window is not None:
            return Due(state.window, "catch_window")
        return turn_clock(state.deadline)

    def expire(self, state: UnoState, ctx: UnoContext) -> None:
        """Close the window: the next seat may act, and until it does the call can be caught."""
        state.window = None

    def is_over(self, state: UnoState, ctx: UnoContext) -> Reason | None:
        return state.ended or None

    def end(self, state: UnoState, ctx: UnoContext) -> Iterator[Event]:
        hands = (held(state.place, seat) for seat in range(ctx.seats))
        shown = tuple(tuple(ID[card] for card in hand) for hand in hands)
        yield HandCounted(shown, tuple(state.hand_values()), tuple(range(ctx.seats)))

    def winner(self, state: UnoState, ctx: UnoContext) -> Seat | None:
        return None if state.victor == NOBODY else state.victor

    def points(self, state: UnoState, ctx: UnoContext) -> Sequence[int]:
        """Rule 12: the winner scores the other hands; or every seat scores its own."""
        if ctx.version < PAID_ALWAYS and is_single_hand(ctx):
            return [0] * ctx.seats
        values = state.hand_values()
        if ctx.options.scoring == "each_their_own":
            return values
        points = [0] * ctx.seats
        if state.victor != NOBODY:
            side = ctx.team_of(state.victor)
            points[state.victor] = sum(
                value for seat, value in enumerate(values) if ctx.team_of(seat) != side
            )
        return points

    def ranking(self, state: UnoState, ctx: UnoContext) -> Ranking:
        """Most points win; fewest where every seat scores its own hand. After a single hand the
        side that won it is first, and equal points rank by the cards held."""
        sign = 1 if ctx.options.scoring == "winner_takes_all" else -1
        cards = state.counts if is_single_hand(ctx) else [0] * ctx.seats
        won = [int(bool(ctx.teams) and seat == state.victor) for seat in range(ctx.seats)]
        points = [sign * score for score in state.scores]
        columns = [won] if is_single_hand(ctx) else []
        columns += [points, [-held for held in cards]]
        return rank_sides(columns, state.out, ctx.teams)

    def pause_after(self, state: UnoState, ctx: UnoContext) -> Millis:
        return 1000 * ctx.options.pause_seconds

    def autopilot(self, view: UnoView, choices: Choices) -> Move:
        """Draw, or take the penalty, and keep the card (rule 13)."""
        modest = next((row for row in choices.rows if row.move in (Draw, Keep)), None)
        return choices.first() if modest is None else modest.move()

    def leave(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        """Return the cards to the deck; an open penalty lapses."""
        move_all(state.place, seat, DECK)
        state.counts[seat] = 0
        if state.uncalled == seat:
            state.uncalled, state.window = NOBODY, None
        if state.bluffer == seat:
            state.bluffed = False
        if state.seats_in and seat == state.turn:
            settle(state)
            colour_is_open = state.phase == Phase.COLOUR
            pass_turn(state, state.next_to(seat), ctx)
            if colour_is_open:
                state.phase = Phase.COLOUR
        yield from ()


def clear(state: UnoState) -> None:
    """Reset what a new hand does not take over."""
    state.direction, state.colour, state.fresh = FORWARD, 0, NO_CARD
    state.penalty, state.bluffer, state.bluffed = 0, NOBODY, False
    state.uncalled, state.window, state.turns, state.idle = NOBODY, None, 0, 0
    state.drew_on = [-1] * len(state.out)
    state.ended, state.victor = "", NOBODY


def open_pile(state: UnoState, ctx: UnoContext) -> Iterator[Event]:
    """Turn the opening card, which affects the first seat; not a wild draw four (rule 3)."""
    starters = [card for card in held(state.place, DECK) if SYMBOL[card] != DRAW_FOUR]
    state.top = ctx.chance.choice(starters)
    state.place[state.top] = DISCARD
    yield StarterTurned(ID[state.top])
    symbol, first = SYMBOL[state.top], state.next_to(state.dealer)
    pass_turn(state, first, ctx)
    if symbol == WILD:
        state.phase = Phase.COLOUR
        return
    state.colour = COLOUR[state.top]
    if symbol == REVERSE:
        state.direction = BACKWARD
        yield DirectionChanged(False)
        pass_turn(state, state.dealer, ctx)
    elif symbol == DRAW_TWO:
        yield from take(state, first, 2, ctx)
    if symbol in (SKIP, DRAW_TWO):
        yield from miss_turn(state, first, ctx)
