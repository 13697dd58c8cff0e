"""Scribble: one seat draws a secret word, the others type what they think it is.

A round is one drawing; drawer and first right guesser get a point. It ends by a right guess, by
time, or when the drawer gives up, as the autopilot does for an absent one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from ludoteca import (
    About,
    Chance,
    Choices,
    Context,
    Due,
    Event,
    FixedRounds,
    Free,
    Game,
    Move,
    Options,
    Pool,
    RoundRules,
    Seat,
    State,
    Text,
    View,
    Wait,
    between,
    duration,
)
from ludoteca.parts.wording import tells

ENGLISH = ("cat", "house", "sun", "tree", "fish", "boat", "star", "apple", "key", "snake")
SPANISH = ("gato", "casa", "sol", "flor", "pez", "barco", "luna", "manzana", "llave", "pato")
WORDS = {"en": ENGLISH, "es": SPANISH}
PAPER, LONGEST = 100, 50
Stroke: TypeAlias = tuple[tuple[int, int], ...]
"""Points on a sheet of 100 × 100."""


class ScribbleOptions(Options):
    language: Literal["en", "es"] = "en"
    rounds: Annotated[int, between(1, 10)] = 6
    seconds: Annotated[int, duration(10, 180)] = 60


Ctx: TypeAlias = Context[ScribbleOptions]


class ScribbleState(State):
    drawer: Seat = -1
    word: str = ""
    strokes: list[Stroke] = []
    began: int = 0
    guesser: Seat = -1
    gave_up: bool = False


class ScribbleView(View):
    drawer: Seat
    word: str
    strokes: tuple[Stroke, ...]
    guesser: Seat


class WordGiven(Event, secret=("word",)):
    seat: Seat
    word: str | None


class Drawn(Event):
    stroke: Stroke


class Guessed(Event, spoken=True):
    seat: Seat
    text: str
    right: bool


class WordShown(Event):
    word: str


def is_stroke(points: Stroke) -> bool:
    return 0 < len(points) <= LONGEST and all(0 <= x <= PAPER >= y >= 0 for x, y in points)


def scrawl(chance: Chance) -> Stroke:
    return tuple((chance.below(PAPER), chance.below(PAPER)) for _ in range(chance.between(1, 5)))


ANY_STROKE = Free("stroke", scrawl, is_stroke, hints=(("paper", PAPER), ("points", LONGEST)))


class Draw(Move, streaming=True):
    """Add a stroke to the drawing."""

    stroke: Stroke

    def apply(self, state: ScribbleState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.strokes.append(self.stroke)
        yield Drawn(self.stroke)


class GiveUp(Move):
    """End the round without points."""

    def apply(self, state: ScribbleState, seat: Seat, ctx: Ctx) -> None:
        state.gave_up = True


class Guess(Move, out_of_turn=True, streaming=True):
    """Guess the word."""

    text: str

    def apply(self, state: ScribbleState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.guesser = seat if self.text.casefold().strip() == state.word else -1
        yield Guessed(seat, self.text, state.guesser == seat)


class ScribbleRounds(RoundRules):
    def begin(self, state: ScribbleState, ctx: Ctx) -> Iterator[Event]:
        state.drawer = state.seat_after(state.drawer)
        state.word = ctx.chance.choice(WORDS[ctx.options.language])
        state.strokes, state.began, state.guesser, state.gave_up = [], ctx.at, -1, False
        yield WordGiven(state.drawer, state.word)

    def to_act(self, state: ScribbleState, ctx: Ctx) -> tuple[Seat]:
        return (state.drawer,)

    def choices(self, state: ScribbleState, seat: Seat, ctx: Ctx) -> Choices:
        if seat == state.drawer:
            return Choices(GiveUp.where(), Draw.where(stroke=ANY_STROKE))
        return Choices(Guess.where(text=Text(30, samples=WORDS[ctx.options.language])))

    def due(self, state: ScribbleState, ctx: Ctx) -> Due:
        return Due(state.began + 1000 * ctx.options.seconds, "time_up")

    def is_over(self, state: ScribbleState, ctx: Ctx) -> str | None:
        if state.guesser >= 0:
            return "first_correct"
        gave_up = state.gave_up or state.out[state.drawer]
        return "gave_up" if gave_up else "time_up" if state.rang else None

    def end(self, state: ScribbleState, ctx: Ctx) -> Iterator[Event]:
        yield WordShown(state.word)

    def points(self, state: ScribbleState, ctx: Ctx) -> list[int]:
        happy = (state.drawer, state.guesser) if state.guesser >= 0 else ()
        return [int(seat in happy) for seat in range(ctx.seats)]

    def may_say(self, state: ScribbleState, seat: Seat, text: str, ctx: Ctx) -> bool:
        return seat != state.drawer or bool(state.over) or not tells(text, state.word)


def view(state: ScribbleState, seat: Seat | None, ctx: Ctx) -> ScribbleView:
    word = state.word if seat == state.drawer or state.over else "?"
    return ScribbleView.of(state, seat, word=word)


def hidden(state: ScribbleState, seat: Seat | None, ctx: Ctx) -> Iterator[Pool]:
    if seat != state.drawer and not state.over:
        yield Pool.among([("word",)], WORDS[ctx.options.language])


class Doodler:
    """Draws or guesses at random, every other time it is asked."""

    rested = False

    def choose(self, view: ScribbleView, choices: Choices, chance: Chance) -> Move | Wait:
        self.rested = not self.rested
        if self.rested:
            return Wait(chance.between(1000, 5000))
        return Draw(scrawl(chance)) if view.seat == view.drawer else choices.sample(chance)


game = Game(
    about=About(
        id="scribble", seats=(2, 8), pace="live", options=ScribbleOptions, small=True,
        locale=Path(__file__).parent / "locale", agreements=("early_end",),
    ),
    state=ScribbleState, moves=(Draw, GiveUp, Guess), events=(WordGiven, Drawn, Guessed, WordShown),
    rounds=ScribbleRounds(), rules=FixedRounds("rounds"), endings=("rounds", "score", "minutes"),
    view=view, hidden=hidden, bots={"easy": Doodler},
)  # fmt: skip
