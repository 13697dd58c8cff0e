"""The choices of a seat: in its turn, and out of turn."""

from __future__ import annotations

from ludoteca.kernel import Row, Seat

from .deck import COLOURS, FIRST_WILD, ID, same
from .moves import (
    CallUno,
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
from .state import Phase, UnoContext, UnoState

CALLS = [False, True]
DRAW, KEEP, CHALLENGE = Draw.where(), Keep.where(), Challenge.where()
CATCH, CALL = Catch.where(), CallUno.where()


def in_turn(state: UnoState, seat: Seat, ctx: UnoContext) -> list[Row]:
    """Choices of the seat whose turn it is, by phase."""
    match state.phase:
        case Phase.COLOUR:
            return [Row(NameColour, (COLOURS,))]
        case Phase.SWAP:
            return [Row(SwapHands, ([other for other in state.seats_in if other != seat],))]
        case Phase.DRAWN:
            may_stay = [] if must_play(state, seat, [state.fresh], ctx) else [KEEP]
            return [*plays([state.fresh]), *may_stay]
        case Phase.PENALTY:
            able = [card for card in state.fitting(seat) if is_stackable(state, card, ctx)]
            doubt = [CHALLENGE] if may_challenge(state, ctx) else []
            return [*plays(_allowed(able, state, seat, ctx)), DRAW, *doubt]
    able = state.fitting(seat)
    may_draw = [] if must_play(state, seat, able, ctx) else [DRAW]
    return [*plays(_allowed(able, state, seat, ctx)), *may_draw]


def _allowed(cards: list[int], state: UnoState, seat: Seat, ctx: UnoContext) -> list[int]:
    """The cards without bluffs and without a last card that is no number, where options forbid
    them."""
    if ctx.options.no_bluffing:
        cards = [card for card in cards if not state.would_bluff(seat, card)]
    return [card for card in cards if state.may_finish(seat, card, ctx)]


def plays(cards: list[int]) -> list[Row]:
    """Rows to play these cards; wild ones with any colour."""
    plain = [ID[card] for card in cards if card < FIRST_WILD]
    wild = [ID[card] for card in cards if card >= FIRST_WILD]
    rows = [Row(Play, (plain, None, CALLS))] if plain else []
    if wild:
        rows.append(Row(Play, (wild, COLOURS, CALLS)))
    return rows


def jumps(state: UnoState, seat: Seat, ctx: UnoContext) -> list[Row]:
    """A row to jump in with an identical card, where the option allows it."""
    if not ctx.options.jump_in or state.phase != Phase.PLAY or state.window is not None:
        return []
    able = _allowed(state.fitting(seat), state, seat, ctx)
    twins = [ID[card] for card in able if same(card, state.top)]
    return [Row(JumpIn, (twins, CALLS))] if twins and state.top < FIRST_WILD else []
