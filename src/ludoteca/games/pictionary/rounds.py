"""Rounds of Pictionary: one seat draws a word, the others guess it. A round ends by the first right
guess or the last one, by time, or when the drawer or all guessers have left."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from ludoteca.kernel import (
    Choices,
    Due,
    Event,
    Millis,
    Move,
    Reason,
    RoundRules,
    Seat,
)
from ludoteca.parts.laps import next_in_lap
from ludoteca.parts.speed import linear_points, tier_bonus
from ludoteca.parts.wording import singulars, tells

from .about import RICHER
from .events import CountedTogether, WordShown
from .hints import next_hint, show_letter
from .moves import ChooseWord, GiveUp
from .moves.drawing import drawing_choices
from .moves.guessing import VERDICT, guessing_choices, hear_waiting, next_heard, verdict_choices
from .moves.next_word import choose, give_word, offer_words
from .state import (
    COOLDOWN,
    NEVER,
    PictionaryContext,
    PictionaryState,
    asked_to_guess,
    ends_at,
    still_guessing,
    word_of,
)
from .victory import seats_to_draw
from .view import PictionaryView

GUESSER_POINTS, DRAWER_POINTS = 10, 5
"""Points of the profile `points` in the first version; the classic one gives both seats one."""
LEAST, BONUS = 5, 10
"""Points of the profile `points` now: for a guess at the last moment, and more for one at once."""


class PictionaryRounds(RoundRules):
    def begin(self, state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
        state.drawer = next_in_lap(state, state.drawer, seats_to_draw(state, ctx))
        state.began = ctx.at
        state.strokes, state.pens, state.packets = [], [], 0
        state.skipped = state.gave_up = False
        state.right, state.guesses, state.claims = [], [], []
        state.right_at, state.claimed_at = [0] * ctx.seats, [0] * ctx.seats
        if ctx.version >= RICHER:
            state.undone, state.cleared, state.offered = [], [], []
        state.near, state.locked = [0] * ctx.seats, [False] * ctx.seats
        state.heard, state.waiting = [ctx.at + NEVER] * ctx.seats, [""] * ctx.seats
        yield from (offer_words if ctx.options.choose_word else give_word)(state, ctx)

    def to_act(self, state: PictionaryState, ctx: PictionaryContext) -> tuple[Seat]:
        return (state.drawer,)

    def choices(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Choices:
        if seat == state.drawer:
            return Choices(*verdict_choices(state), *drawing_choices(state, ctx))
        return Choices(*guessing_choices(state, seat, ctx))

    def due(self, state: PictionaryState, ctx: PictionaryContext) -> Due:
        if state.is_choosing:
            return Due(ends_at(state, ctx), "choose")
        moments = [Due(time_is_up_at(state, ctx), "time_up")]
        for at, name in ((next_heard(state), "guess"), (next_hint(state, ctx), "hint")):
            if at is not None:
                moments.append(Due(max(at, state.at), name))  # a skipped word was given later
        return min(moments, key=lambda due: due.at)

    def expire(self, state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
        if state.rang == "choose":
            yield from choose(state, 0, ctx)
        elif state.rang == "hint":
            yield from show_letter(state, ctx)
        elif state.rang == "guess":
            yield from hear_waiting(state, ctx, until=ctx.at - COOLDOWN)
        else:  # a guess made in time counts, even if it is still held
            yield from hear_waiting(state, ctx, until=ctx.at)

    def is_over(self, state: PictionaryState, ctx: PictionaryContext) -> Reason | None:
        if state.gave_up:
            return "gave_up"
        if state.out[state.drawer]:
            return "absent_drawer"
        if state.right and ctx.options.round_ends == "first":
            return "first_correct"
        if not still_guessing(state, ctx):
            return "all_guessed" if state.right else "all_locked"
        return "time_up" if state.rang == "time_up" else None

    def end(self, state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
        state.turns[state.drawer] += 1
        if state.is_choosing:
            return
        yield WordShown(word_of(state, ctx).text, tuple(state.right))
        if state.guessed is not UNSET:
            state.guessed += bool(state.right)
            yield from counted_together(state)

    def winner(self, state: PictionaryState, ctx: PictionaryContext) -> Seat | None:
        return state.right[0] if state.right else None

    def points(self, state: PictionaryState, ctx: PictionaryContext) -> list[int]:
        points = [0] * ctx.seats
        if ctx.options.scoring == "points" and ctx.version >= RICHER:
            return points_by_time(state, ctx)
        is_classic = ctx.options.scoring == "classic"
        for seat in state.right:
            bonus = tier_bonus(state.right_at[seat], ctx.options.limit)
            points[seat] = 1 if is_classic else GUESSER_POINTS + bonus
        if state.right and not state.gave_up and not state.out[state.drawer]:
            points[state.drawer] = 1 if is_classic else DRAWER_POINTS
        return points

    def pause_after(self, state: PictionaryState, ctx: PictionaryContext) -> Millis:
        return 1000 * ctx.options.showing

    def autopilot(self, view: PictionaryView, choices: Choices) -> Move:
        """Choose the first word for an absent drawer, or give up."""
        return ChooseWord(view.offered[0]) if view.offered else GiveUp()

    def leave(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        state.waiting[seat] = ""
        if seat in state.claims:
            state.claims.remove(seat)

    def rejoin(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        """A seat may come back, and guess."""

    def join(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        """A new seat draws in this lap, and makes up for none it has missed."""
        others = (state.turns[other] for other in state.seats_in if other != seat)
        state.turns[seat] = min(others, default=0)

    def may_say(
        self, state: PictionaryState, seat: Seat, text: str, ctx: PictionaryContext
    ) -> bool:
        """Who knows the word keeps it from those who guess."""
        if state.is_shown or not state.knows_word(seat):
            return True
        accepted = word_of(state, ctx).accepted
        return not any(tells(text, form) for word in accepted for form in singulars(word))


def counted_together(state: PictionaryState) -> Iterator[Event]:
    """Tell two players how far they are."""
    done = state.together
    if done is not UNSET:
        yield CountedTogether(done.guessed, done.drawings, done.level)


def points_by_time(state: PictionaryState, ctx: PictionaryContext) -> list[int]:
    """A guesser is paid by the time left; the drawer gets the average of all who might have guessed
    it, so that it pays when many guess, and soon."""
    points = [0] * ctx.seats
    for seat in state.right:
        points[seat] = linear_points(LEAST, BONUS, state.right_at[seat], ctx.options.limit)
    if state.right and not state.gave_up and not state.out[state.drawer]:
        asked = {*state.right, *asked_to_guess(state, ctx)}
        payers = 1 if ctx.options.round_ends == "first" else len(asked)
        points[state.drawer] = -(-sum(points) // payers)
    return points


def time_is_up_at(state: PictionaryState, ctx: PictionaryContext) -> Millis:
    """The end of the round, later where a claim made in time waits for its verdict. `state.at` is
    past the end only when a verdict came then."""
    ends = ends_at(state, ctx)
    if state.claims:
        return max(ends, state.claimed_at[state.claims[-1]] + VERDICT, state.at)
    return max(ends, state.at)
