"""Moves of the guessers: typing a guess; or, in one room, saying it aloud for a verdict."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Millis, Move, Rejected, Row, Seat
from ludoteca.parts.wording import is_near, is_same, is_same_or_plural

from ..about import RICHER
from ..events import Claimed, Guessed, GuessedRight, GuessHeld, Judged, NearlyGuessed
from ..state import (
    COOLDOWN,
    GUESSES_KEPT,
    PictionaryContext,
    PictionaryState,
    WrongGuess,
    asked_to_guess,
    ends_at,
    still_guessing,
    word_of,
)

VERDICT: Millis = 10_000
"""Time for the drawer's verdict after a claim, even when time is up."""


def require_guesser(state: PictionaryState, seat: Seat, ctx: PictionaryContext, how: str) -> None:
    """Refuse a seat that may not guess now, or not in this way."""
    if ctx.options.guessing != how:
        raise Rejected("typed_only" if how == "spoken" else "spoken_only")
    if seat == state.drawer:
        raise Rejected("you_draw")
    if state.is_choosing:
        raise Rejected("no_word_yet")
    if seat not in asked_to_guess(state, ctx):
        raise Rejected("other_team_guesses")
    if seat in state.right:
        raise Rejected("already_right")
    if state.locked[seat]:
        raise Rejected("locked_out")


class Guess(Move, out_of_turn=True, streaming=True):
    """Type a guess."""

    text: str

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        require_guesser(state, seat, ctx, "typed")
        if not ctx.board.guess.contains(self.text):
            raise Rejected("bad_guess", most=ctx.board.guess.max_length)

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        if ctx.at < state.heard[seat] + COOLDOWN:
            state.waiting[seat] = self.text
            yield GuessHeld(seat, self.text)
        else:
            yield from hear(state, seat, self.text, ctx)


class Claim(Move, out_of_turn=True):
    """Say the word aloud, and ask the drawer for a verdict."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        require_guesser(state, seat, ctx, "spoken")
        if seat in state.claims:
            raise Rejected("already_claimed")
        if ctx.at > ends_at(state, ctx):
            raise Rejected("too_late")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.claims.append(seat)
        state.claimed_at[seat] = ctx.at
        yield Claimed(seat)


class Judge(Move):
    """Give the verdict on the first claim that waits."""

    right: bool

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not state.claims:
            raise Rejected("nobody_claims")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        claimant = state.claims.pop(0)
        yield Judged(claimant, self.right)
        if self.right:
            mark_right(state, claimant, state.claimed_at[claimant])
        else:
            state.locked[claimant] = True


def hear(state: PictionaryState, seat: Seat, text: str, ctx: PictionaryContext) -> Iterator[Event]:
    """Compare a guess with the word."""
    state.heard[seat], state.waiting[seat] = ctx.at, ""
    accepted = word_of(state, ctx).accepted
    counts = is_same if ctx.version < RICHER else is_same_or_plural
    if any(counts(text, word) for word in accepted):
        mark_right(state, seat, ctx.at)
        yield GuessedRight(seat)
        return
    state.guesses = [*state.guesses, WrongGuess(seat, text)][-GUESSES_KEPT:]
    yield Guessed(seat, text)
    if any(is_near(text, word) for word in accepted):
        state.near[seat] += 1
        yield NearlyGuessed(seat, text)


def hear_waiting(state: PictionaryState, ctx: PictionaryContext, until: Millis) -> Iterator[Event]:
    """Compare the held guesses that are due, the longest waiting first. A right one may end the
    round; then the others are dropped."""
    ready = [seat for seat, text in enumerate(state.waiting) if text and state.heard[seat] <= until]
    for seat in sorted(ready, key=lambda seat: (state.heard[seat], seat)):
        if ctx.options.round_ends == "all" or not state.right:
            yield from hear(state, seat, state.waiting[seat], ctx)


def next_heard(state: PictionaryState) -> Millis | None:
    """The time when the next held guess is due."""
    if not any(state.waiting):
        return None
    moments = [
        heard + COOLDOWN for heard, text in zip(state.heard, state.waiting, strict=True) if text
    ]
    return min(moments)


def mark_right(state: PictionaryState, seat: Seat, at: Millis) -> None:
    state.right.append(seat)
    state.right_at[seat] = at - state.began


def guessing_choices(state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Row]:
    """Choices of a guesser."""
    if state.is_choosing or seat not in still_guessing(state, ctx):
        return
    if ctx.options.guessing == "typed":
        yield Guess.where(text=ctx.board.guess)
    elif seat not in state.claims and ctx.at <= ends_at(state, ctx):
        yield Claim.where()


def verdict_choices(state: PictionaryState) -> Iterator[Row]:
    """Choices of the drawer about a claim."""
    if state.claims:
        yield Judge.where(right=[True, False])
