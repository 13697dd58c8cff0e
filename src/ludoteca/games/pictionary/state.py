"""The state of a match of Pictionary: drawer, word, drawing and guesses."""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Context, JsonObject, Millis, Seat, State, named
from ludoteca.parts.teams import in_turns

from .about import PictionaryOptions
from .words import Book, Word

PictionaryContext: TypeAlias = Context[PictionaryOptions, Book]
Stroke: TypeAlias = tuple[tuple[int, int], ...]
"""Points on a sheet of PAPER × PAPER."""
Colour = Annotated[str, named("colour")]
Theme = Annotated[str, named("theme")]

PAPER = 1000
COOLDOWN: Millis = 1000
"""Least time between two guesses of a seat; an earlier one is held until then."""
NEVER: Millis = -COOLDOWN
GUESSES_KEPT = 50


class Pen(Struct, frozen=True):
    """Colour and size of a stroke. White erases."""

    colour: Colour = "black"
    size: int = 8


class WrongGuess(Struct, frozen=True):
    """A wrong guess, which all seats see."""

    seat: Seat
    text: str


class PictionaryState(State):
    order: tuple[Seat, ...]
    """The seats in the order in which they draw; teams alternate."""
    turns: list[int]
    """Number of drawings of each seat."""
    drawer: Seat = -1
    word: int = -1
    """Its index in the book."""
    theme: str = ""
    mask: str = ""
    """The public form of the word: `_` for a hidden letter. Empty without hints."""
    hints: int = 0
    """Number of letters shown."""
    used: list[int] = []
    """Words given before."""
    began: Millis = 0

    strokes: list[Stroke] = []
    pens: list[Pen] = []
    packets: int = 0
    """Number of packets in the drawing, including erased ones."""
    skipped: bool = False
    gave_up: bool = False

    right: list[Seat] = []
    """Seats that have guessed the word, in this order."""
    right_at: list[Millis] = []
    """Time each of them took."""
    guesses: list[WrongGuess] = []
    """The last wrong guesses."""
    near: list[int] = []
    """Number of nearly right guesses of each seat."""
    heard: list[Millis] = []
    """Time of each seat's last guess."""
    waiting: list[str] = []
    """The held guess of each seat, made too soon after its last one."""
    claims: list[Seat] = []
    """Seats that wait for a verdict, in this order."""
    claimed_at: list[Millis] = []
    locked: list[bool] = []
    """Seats whose claim was wrong."""

    @classmethod
    def start(cls, ctx: PictionaryContext) -> Self:
        drawn = ctx.chance.sample(range(ctx.seats), ctx.seats)
        return cls(order=tuple(in_turns(drawn, ctx.teams)), turns=[0] * ctx.seats)

    @property
    def is_shown(self) -> bool:
        """Whether the word is public."""
        return self.rest_until is not None or bool(self.over)

    def knows_word(self, seat: Seat | None) -> bool:
        return self.is_shown or seat == self.drawer or seat in self.right


def word_of(state: PictionaryState, ctx: PictionaryContext) -> Word:
    return ctx.board.words[state.word]


def ends_at(state: PictionaryState, ctx: PictionaryContext) -> Millis:
    return state.began + ctx.options.limit


def used_options(state: PictionaryState, ctx: PictionaryContext) -> dict[str, JsonObject]:
    """The host's own list with the words that were given."""
    document, given = ctx.options.words, {*state.used, state.word}
    items = enumerate(document.get("words", ()))
    words = [word for number, word in items if number in given]
    return {"words": {**document, "words": words}}


def asked_to_guess(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that may guess this drawing: all others, or only the drawer's team where teams take
    turns and it has other members left."""
    others = [seat for seat in state.seats_in if seat != state.drawer]
    if not ctx.teams or ctx.options.team_play == "all_teams":
        return others
    mates = [seat for seat in others if ctx.team_of(seat) == ctx.team_of(state.drawer)]
    return mates or others


def still_guessing(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that have neither guessed the word nor made a wrong claim."""
    asked = asked_to_guess(state, ctx)
    return [seat for seat in asked if seat not in state.right and not state.locked[seat]]
