"""The moves of UNO, with the reason for every refusal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Event, Move, Rejected, Seat
from ludoteca.parts.cards import NO_CARD, draw

from .deck import (
    COLOUR,
    COLOURS,
    DRAW_FOUR,
    DRAW_TWO,
    FITTING,
    ID,
    INDEX,
    PENALTY,
    SYMBOL,
    WILD_COLOUR,
    Card,
    Colour,
    same,
)
from .effects import (
    UNO_PENALTY,
    lay,
    pass_on,
    pass_turn,
    pay,
    record_draw,
    settle,
    swap_hands,
    take,
)
from .events import CardKept, Challenged, ColourNamed, JumpedIn, UnoCalled, UnoCaught
from .state import NOBODY, Phase, UnoContext, UnoState

GUILTLESS_EXTRA = 2
"""Extra cards for a challenge that fails (rule 8)."""


def require_card(state: UnoState, seat: Seat, id: str) -> int:
    card = INDEX.get(id, NO_CARD)
    if card == NO_CARD or state.place[card] != seat:
        raise Rejected("card_not_held", card=id)
    return card


def must_play(state: UnoState, seat: Seat, able: Sequence[int], ctx: UnoContext) -> bool:
    """House rule: a seat with cards that fit must play one, but never has to bluff."""
    if not ctx.options.forced_play:
        return False
    return any(
        state.may_finish(seat, card, ctx) and not state.would_bluff(seat, card) for card in able
    )


class Play(Move, phases={Phase.PLAY, Phase.DRAWN, Phase.PENALTY}):
    """Lay a card on the pile (rule 4), name a colour if it is wild, and call UNO (rule 9)."""

    card: Card
    colour: Colour | None = None
    uno: bool = False

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        card = require_card(state, seat, self.card)
        require_fit(state, seat, card, ctx)
        if COLOUR[card] == WILD_COLOUR and self.colour not in COLOURS:
            raise Rejected("name_a_colour", card=self.card)
        if COLOUR[card] != WILD_COLOUR and self.colour is not None:
            raise Rejected("colour_is_printed", card=self.card)

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        return lay(state, seat, INDEX[self.card], self.colour, self.uno, ctx)


def require_fit(state: UnoState, seat: Seat, card: int, ctx: UnoContext) -> None:
    """Refuse a card that may not be laid on the pile now, whatever colour is named."""
    if state.phase == Phase.DRAWN and card != state.fresh:
        raise Rejected("only_the_drawn_card", card=ID[state.fresh])
    if state.phase == Phase.PENALTY and not is_stackable(state, card, ctx):
        raise Rejected("penalty_first", penalty=state.penalty)
    if card not in FITTING[state.colour][SYMBOL[state.top]]:
        top, colour = ID[state.top], COLOURS[state.colour]
        raise Rejected("card_does_not_fit", card=ID[card], top=top, colour=colour)
    if ctx.options.no_bluffing and state.would_bluff(seat, card):
        raise Rejected("no_bluffing", colour=COLOURS[state.colour])
    require_finish(state, seat, card, ctx)


def require_finish(state: UnoState, seat: Seat, card: int, ctx: UnoContext) -> None:
    if not state.may_finish(seat, card, ctx):
        raise Rejected("number_last", card=ID[card])


def is_stackable(state: UnoState, card: int, ctx: UnoContext) -> bool:
    """House rule: the penalty is passed on by a card of the same symbol, or of the other kind of
    draw card where an option says so."""
    if not ctx.options.stacking:
        return False
    symbol, top = SYMBOL[card], SYMBOL[state.top]
    if symbol != top and top in PENALTY:
        answers = {DRAW_FOUR: ctx.options.four_on_two, DRAW_TWO: ctx.options.two_on_four}
        return answers.get(symbol, False)
    return symbol == top


class JumpIn(Move, phases={Phase.PLAY}, out_of_turn=True):
    """House rule: play an identical card out of turn; play goes on from there."""

    card: Card
    uno: bool = False

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if not ctx.options.jump_in:
            raise Rejected("no_jump_in")
        if seat == state.turn or state.window is not None:
            raise Rejected("not_now")
        card = require_card(state, seat, self.card)
        require_twin(state, card)
        require_finish(state, seat, card, ctx)

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        yield JumpedIn(seat)
        yield from lay(state, seat, INDEX[self.card], None, self.uno, ctx)


def require_twin(state: UnoState, card: int) -> None:
    if not same(card, state.top) or COLOUR[card] == WILD_COLOUR:
        raise Rejected("not_the_same_card", top=ID[state.top])


def why_not(state: UnoState, seat: Seat, card: int, ctx: UnoContext) -> str:
    """The reason why a card cannot be played now; empty if it can."""
    if seat != state.turn and not (ctx.options.jump_in and state.phase == Phase.PLAY):
        return "not_your_turn"
    if state.window is not None or state.phase in (Phase.COLOUR, Phase.SWAP):
        return "not_now"
    try:
        if seat == state.turn:
            require_fit(state, seat, card, ctx)
        else:
            require_twin(state, card)
            require_finish(state, seat, card, ctx)
    except Rejected as refusal:
        return refusal.code
    return ""


class Draw(Move, phases={Phase.PLAY, Phase.PENALTY}):
    """Draw a card, which may be played at once if it fits; or take the penalty."""

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if state.phase == Phase.PLAY and must_play(state, seat, state.fitting(seat), ctx):
            raise Rejected("must_play")

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        state.uncalled = NOBODY
        state.idle += 1
        if state.phase == Phase.PENALTY:
            yield from pay(state, seat, 0, ctx)
            return
        state.drew_on[seat] = state.colour
        while True:
            cards, recycled = draw(state.place, seat, 1, ctx.chance, keep=state.top)
            yield from record_draw(state, seat, cards, recycled)
            if not cards or may_lay(state, seat, cards[0], ctx):
                break
            if not ctx.options.draw_until_playable:
                cards = []
                break
        if cards:
            state.fresh, state.phase = cards[0], Phase.DRAWN
        else:
            pass_on(state, seat, ctx)


def may_lay(state: UnoState, seat: Seat, card: int, ctx: UnoContext) -> bool:
    """Whether a card of the hand can be played on the pile."""
    if card not in FITTING[state.colour][SYMBOL[state.top]]:
        return False
    return not (ctx.options.no_bluffing and state.would_bluff(seat, card))


class Keep(Move, phases={Phase.DRAWN}):
    """Do not play the card just drawn."""

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if must_play(state, seat, [state.fresh], ctx):
            raise Rejected("must_play")

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        yield CardKept(seat)
        pass_on(state, seat, ctx)


class Challenge(Move, phases={Phase.PENALTY}):
    """Challenge a wild draw four as illegal (rule 8)."""

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if not may_challenge(state, ctx):
            raise Rejected("nothing_to_challenge")

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        rival, guilty, state.uncalled = state.bluffer, state.bluffed, NOBODY
        yield Challenged(seat, rival, guilty)
        if not guilty:
            yield from pay(state, seat, GUILTLESS_EXTRA, ctx)
            return
        yield from take(state, rival, settle(state), ctx)
        pass_turn(state, seat, ctx)


def may_challenge(state: UnoState, ctx: UnoContext) -> bool:
    return SYMBOL[state.top] == DRAW_FOUR and not ctx.options.no_bluffing


def can_catch(state: UnoState, seat: Seat, ctx: UnoContext) -> bool:
    """Whether a seat of another side forgot its call."""
    return state.uncalled != NOBODY and ctx.team_of(state.uncalled) != ctx.team_of(seat)


class Catch(Move, out_of_turn=True):
    """Catch a seat that has one card left and did not call (rule 9)."""

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if not can_catch(state, seat, ctx):
            raise Rejected("nobody_to_catch")

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        rival, state.uncalled, state.window = state.uncalled, NOBODY, None
        yield UnoCaught(seat, rival)
        yield from take(state, rival, UNO_PENALTY, ctx)


class CallUno(Move, out_of_turn=True):
    """Call late, which counts as long as nobody has caught the seat (rule 9)."""

    def check(self, state: UnoState, seat: Seat, ctx: UnoContext) -> None:
        if state.uncalled != seat:
            raise Rejected("nothing_to_call")

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        state.uncalled, state.window = NOBODY, None
        yield UnoCalled(seat)


class NameColour(Move, phases={Phase.COLOUR}):
    """Name the colour of a wild card that opened the pile (rule 3)."""

    colour: Colour

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        state.colour, state.phase = COLOURS.index(self.colour), Phase.PLAY
        yield ColourNamed(seat, self.colour)


class SwapHands(Move, phases={Phase.SWAP}):
    """House rule: after a seven, swap hands with another seat."""

    rival: Seat

    def apply(self, state: UnoState, seat: Seat, ctx: UnoContext) -> Iterator[Event]:
        return swap_hands(state, seat, self.rival, ctx)


MOVES: tuple[type[Move], ...] = (
    Play,
    JumpIn,
    Draw,
    Keep,
    Challenge,
    Catch,
    CallUno,
    NameColour,
    SwapHands,
)
