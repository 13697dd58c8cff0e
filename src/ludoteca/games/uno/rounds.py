"""How one round is played: a round is a hand, and turns are inside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import (
    NOTHING,
    Choices,
    Due,
    Event,
    Move,
    Reason,
    RoundRules,
    Row,
    Seat,
)
from ludoteca.parts.cards import DECK, DISCARD, NO_CARD, deal, gather, held, move_all
from ludoteca.parts.turns import BACKWARD, FORWARD, turn_clock

from .deck import (
    COLOUR,
    COLOURS,
    DRAW_FOUR,
    DRAW_TWO,
    FIRST_WILD,
    ID,
    REVERSE,
    SKIP,
    SYMBOL,
    WILD,
    same,
)
from .effects import miss_turn, pass_turn, settle, take
from .events import DirectionChanged, HandCounted, HandDealt, StarterTurned
from .moves import (
    Catch,
    Challenge,
    Draw,
    JumpIn,
    Keep,
    NameColour,
    Play,
    SwapHands,
    is_stackable,
    may_challenge,
    must_play,
)
from .state import NOBODY, Phase, UnoContext, UnoState
from .view import UnoView

HAND = 7
CALLS = [False, True]
DRAWING, KEEPING, DOUBTING, CATCHING = Draw.where(), Keep.where(), Challenge.where(), Catch.where()


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
        if state.uncalled not in (NOBODY, seat):
            rows.append(CATCHING)
        return Choices(*rows)

    def due(self, state: UnoState, ctx: UnoContext) -> Due | None:
        if state.window is not None:
            return Due(state.window, "catch_window")
        return turn_clock(state.deadline)

    def expire(self, state: UnoState, ctx: UnoContext) -> None:
        """Nobody caught the call: the next seat may act, and until it does it can be caught."""
        state.window = None

    def is_over(self, state: UnoState, ctx: UnoContext) -> Reason | None:
        return state.ended or None

    def end(self, state: UnoState, ctx: UnoContext) -> Iterator[Event]:
        hands = (held(state.place, seat) for seat in range(ctx.seats))
        shown = tuple(tuple(ID[card] for card in hand) for hand in hands)
        yield HandCounted(shown, tuple(state.hand_values()))

    def winner(self, state: UnoState, ctx: UnoContext) -> Seat | None:
        return None if state.victor == NOBODY else state.victor

    def points(self, state: UnoState, ctx: UnoContext) -> Sequence[int]:
        """Rule 12: the winner gets what the others hold; or everybody what they hold. Where one
        hand decides, nothing is counted."""
        if ctx.options.match == "single_hand":
            return [0] * ctx.seats
        values = state.hand_values()
        if ctx.options.scoring == "each_their_own":
            return values
        points = [0] * ctx.seats
        if state.victor != NOBODY:
            points[state.victor] = sum(values) - values[state.victor]
        return points

    def autopilot(self, view: UnoView, choices: Choices) -> Move:
        """Draw, or take the penalty, and keep the card (rule 13)."""
        modest = next((row for row in choices.rows if row.move in (Draw, Keep)), None)
        return choices.first() if modest is None else modest.move()

    def leave(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        """The cards go back into the deck; a penalty that was open goes with the seat."""
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
    """What one hand does not leave to the next."""
    state.direction, state.colour, state.fresh = FORWARD, 0, NO_CARD
    state.penalty, state.bluffer, state.bluffed = 0, NOBODY, False
    state.uncalled, state.window, state.turns, state.idle = NOBODY, None, 0, 0
    state.drew_on = [-1] * len(state.out)
    state.ended, state.victor = "", NOBODY


def open_pile(state: UnoState, ctx: UnoContext) -> Iterator[Event]:
    """The opening card acts on the first seat; a wild draw four is put back (rule 3)."""
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


# Choices


def in_turn(state: UnoState, seat: Seat, ctx: UnoContext) -> list[Row]:
    """What the seat whose turn it is may do, by what it has to decide."""
    match state.phase:
        case Phase.COLOUR:
            return [Row(NameColour, (COLOURS,))]
        case Phase.SWAP:
            return [Row(SwapHands, ([other for other in state.seats_in if other != seat],))]
        case Phase.DRAWN:
            may_stay = [] if must_play(state, seat, [state.fresh], ctx) else [KEEPING]
            return [*plays([state.fresh]), *may_stay]
        case Phase.PENALTY:
            able = [card for card in state.fitting(seat) if is_stackable(state, card, ctx)]
            doubt = [DOUBTING] if may_challenge(state, ctx) else []
            return [*plays(_honest(able, state, seat, ctx)), DRAWING, *doubt]
    able = state.fitting(seat)
    may_draw = [] if must_play(state, seat, able, ctx) else [DRAWING]
    return [*plays(_honest(able, state, seat, ctx)), *may_draw]


def _honest(cards: list[int], state: UnoState, seat: Seat, ctx: UnoContext) -> list[int]:
    """Without the cards that would be a bluff, where nobody may bluff."""
    if not ctx.options.no_bluffing:
        return cards
    return [card for card in cards if not state.would_bluff(seat, card)]


def plays(cards: list[int]) -> list[Row]:
    """These cards; the colour of a wild one may be any."""
    plain = [ID[card] for card in cards if card < FIRST_WILD]
    wild = [ID[card] for card in cards if card >= FIRST_WILD]
    rows = [Row(Play, (plain, None, CALLS))] if plain else []
    if wild:
        rows.append(Row(Play, (wild, COLOURS, CALLS)))
    return rows


def jumps(state: UnoState, seat: Seat, ctx: UnoContext) -> list[Row]:
    """The very same card, where jumping in is allowed."""
    if not ctx.options.jump_in or state.phase != Phase.PLAY or state.window is not None:
        return []
    twins = [ID[card] for card in state.fitting(seat) if same(card, state.top)]
    return [Row(JumpIn, (twins, CALLS))] if twins and state.top < FIRST_WILD else []
