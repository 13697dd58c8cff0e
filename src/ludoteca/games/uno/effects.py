"""Effects of played cards: passing, skipping and reversing turns, penalties, swaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ludoteca.kernel import Event, Seat
from ludoteca.parts.cards import DISCARD, NO_CARD, draw, relocate, swap
from ludoteca.parts.turns import FORWARD, deadline_after

from .deck import COLOUR, COLOURS, DRAW_FOUR, DRAW_TWO, ID, PENALTY, REVERSE, SKIP, SYMBOL
from .events import (
    CalledFalsely,
    CardPlayed,
    CardsDrawn,
    DirectionChanged,
    HandsPassed,
    HandsSwapped,
    NothingToDraw,
    PileShuffled,
    TurnMissed,
)
from .state import NOBODY, Phase, UnoContext, UnoState

UNO_PENALTY = 2
"""Cards to draw for a forgotten call, or a false one where the option punishes it."""


def lay(
    state: UnoState, seat: Seat, card: int, colour: str | None, uno: bool, ctx: UnoContext
) -> Iterator[Event]:
    """Lay a card from a hand onto the pile, with its effect."""
    state.uncalled, state.idle, state.fresh = NOBODY, 0, NO_CARD
    bluff = state.would_bluff(seat, card)
    state.place[card], state.top = DISCARD, card
    state.bluffer, state.bluffed = NOBODY, False
    former, state.colour = state.colour, COLOURS.index(colour) if colour else COLOUR[card]
    if state.drew_on[seat] == state.colour:
        state.drew_on[seat] = -1
    state.counts[seat] = left = state.counts[seat] - 1
    yield CardPlayed(seat, ID[card], colour, uno, left)
    if not left:
        yield from go_out(state, seat, ctx)
        return
    if left == 1 and not uno:
        open_to_a_catch(state, seat, ctx)
    if SYMBOL[card] == DRAW_FOUR:
        state.bluffer, state.bluffed, state.former_colour = seat, bluff, former
    effect = EFFECTS.get(SYMBOL[card], _plain)
    yield from effect(state, seat, ctx)
    if left > 1 and uno and ctx.options.false_call == "draw_two":
        # After the effect: cards drawn here must not leave the hand by a zero or a seven.
        yield CalledFalsely(seat)
        yield from take(state, seat, UNO_PENALTY, ctx)


def open_to_a_catch(state: UnoState, seat: Seat, ctx: UnoContext) -> None:
    """Open the window to catch a seat that forgot its call with one card left (rule 9)."""
    state.uncalled = seat
    if ctx.options.catch_millis:
        state.window = ctx.at + ctx.options.catch_millis


def go_out(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    """Win the hand; a draw card still makes the next seat draw (rule 11)."""
    state.ended, state.victor = "empty_hand", seat
    due = settle(state) + PENALTY.get(SYMBOL[state.top], 0)
    if due:
        yield from take(state, state.next_to(seat), due, ctx)


# Drawing and passing on


def take(state: UnoState, seat: Seat, count: int, ctx: UnoContext) -> Iterator[Event]:
    """Draw cards; when the deck is empty the pile below its top is shuffled into it."""
    cards, recycled = draw(state.place, seat, count, ctx.chance, keep=state.top)
    return record_draw(state, seat, cards, recycled)


def record_draw(
    state: UnoState, seat: Seat, cards: Sequence[int], recycled: int
) -> Iterator[Event]:
    if recycled:
        yield PileShuffled(recycled)
    if not cards:
        yield NothingToDraw(seat)
        return
    state.idle = 0
    state.counts[seat] += len(cards)
    yield CardsDrawn(seat, len(cards), tuple(ID[card] for card in cards))


def pass_turn(state: UnoState, seat: Seat, ctx: UnoContext) -> None:
    """Give the turn to a seat; its clock starts when the window for a catch closes."""
    state.turn, state.phase, state.fresh = seat, Phase.PLAY, NO_CARD
    state.turns += 1
    if state.turns > ctx.options.turn_limit and not state.ended:
        count_hands(state, ctx)
    begins = ctx.at if state.window is None else state.window
    state.deadline = deadline_after(begins, ctx.options.turn_seconds)


def count_hands(state: UnoState, ctx: UnoContext) -> None:
    """End a hand by the turn limit: the smallest wins, unless several sides have one."""
    state.ended = "turn_limit"
    fewest = min(state.counts[seat] for seat in state.seats_in)
    leaders = [seat for seat in state.seats_in if state.counts[seat] == fewest]
    sides = {ctx.team_of(seat) for seat in leaders}
    state.victor = leaders[0] if len(sides) == 1 else NOBODY


def pass_on(state: UnoState, seat: Seat, ctx: UnoContext) -> None:
    """End the turn of a seat, and the hand when no card has moved for a whole lap."""
    if state.idle >= state.out.count(0):
        state.ended = "blocked"
    pass_turn(state, state.next_to(seat), ctx)


def miss_turn(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    """Skip a seat."""
    yield TurnMissed(seat)
    pass_turn(state, state.next_to(seat), ctx)


def settle(state: UnoState) -> int:
    """Clear the open penalty and return it."""
    due = state.penalty
    state.penalty, state.bluffer, state.bluffed = 0, NOBODY, False
    return due


def pay(state: UnoState, seat: Seat, extra: int, ctx: UnoContext) -> Iterator[Event]:
    """Draw the open penalty, and miss the turn."""
    yield from take(state, seat, settle(state) + extra, ctx)
    yield from miss_turn(state, seat, ctx)


def may_answer(state: UnoState, ctx: UnoContext) -> bool:
    """Whether the seat can stack or challenge a penalty."""
    by_challenge = SYMBOL[state.top] == DRAW_FOUR and not ctx.options.no_bluffing
    return ctx.options.stacking or by_challenge


# Effects by symbol (rules 5 to 8)

Effect = Callable[[UnoState, Seat, UnoContext], Iterable[Event]]


def _plain(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterable[Event]:
    pass_turn(state, state.next_to(seat), ctx)
    return ()


def _skip(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    yield from miss_turn(state, state.next_to(seat), ctx)


def _reverse(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    state.direction = -state.direction
    yield DirectionChanged(state.direction == FORWARD)
    yield from (_skip if state.out.count(0) == 2 else _plain)(state, seat, ctx)


def _penalty(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    state.penalty += PENALTY[SYMBOL[state.top]]
    victim = state.next_to(seat)
    pass_turn(state, victim, ctx)
    if may_answer(state, ctx):
        state.phase = Phase.PENALTY
    else:
        yield from pay(state, victim, 0, ctx)


def _seven(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    if not ctx.options.seven_zero:
        yield from _plain(state, seat, ctx)
    elif state.out.count(0) == 2:
        yield from swap_hands(state, seat, state.next_to(seat), ctx)
    else:
        pass_turn(state, seat, ctx)
        state.phase = Phase.SWAP


def swap_hands(state: UnoState, seat: Seat, rival: Seat, ctx: UnoContext) -> Iterator[Event]:
    swap(state.place, seat, rival)
    for each in (state.counts, state.drew_on):
        each[seat], each[rival] = each[rival], each[seat]
    yield HandsSwapped(seat, rival)
    yield from _plain(state, seat, ctx)


def _zero(state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
    if ctx.options.seven_zero:
        goes_to = {one: state.next_to(one) for one in state.seats_in}
        relocate(state.place, goes_to)
        before, state.drew_on = state.counts.copy(), [-1] * len(state.out)
        for one, other in goes_to.items():
            state.counts[other] = before[one]
        yield HandsPassed(state.direction == FORWARD)
    yield from _plain(state, seat, ctx)


EFFECTS: dict[int, Effect] = {
    0: _zero,
    7: _seven,
    SKIP: _skip,
    REVERSE: _reverse,
    DRAW_TWO: _penalty,
    DRAW_FOUR: _penalty,
}
