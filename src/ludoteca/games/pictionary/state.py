"""One position of Pictionary: who draws what, the drawing so far, and who has guessed."""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Context, Millis, Seat, State, named
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
"""A guess this soon after the last one is heard when this time has passed."""
NEVER: Millis = -COOLDOWN
GUESSES_KEPT = 50


class Pen(Struct, frozen=True):
    """What a stroke is drawn with. White rubs out."""

    colour: Colour = "black"
    size: int = 8


class Said(Struct, frozen=True):
    """A wrong guess."""

    seat: Seat
    text: str


class PictionaryState(State):
    order: tuple[Seat, ...]
    """The seats in the order in which they draw; teams alternate."""
    turns: list[int]
    """How often each seat has drawn."""
    drawer: Seat = -1
    word: int = -1
    """By its number in the book."""
    theme: str = ""
    mask: str = ""
    """What all may know of the word: `_` for a letter not shown. Empty without hints."""
    hints: int = 0
    """How many letters were shown."""
    used: list[int] = []
    """Words that were given before."""
    began: Millis = 0

    strokes: list[Stroke] = []
    pens: list[Pen] = []
    packets: int = 0
    """How many moves the drawing is made of, rubbed out ones included."""
    skipped: bool = False
    gave_up: bool = False

    right: list[Seat] = []
    """Who has guessed the word, in this order."""
    right_at: list[Millis] = []
    """How long after the beginning each of the seats guessed it."""
    guesses: list[Said] = []
    """The last wrong guesses."""
    near: list[int] = []
    """How often each seat was told that it was nearly right."""
    heard: list[Millis] = []
    """When each seat's last guess was heard."""
    waiting: list[str] = []
    """A guess of each seat that came too soon after its last one."""
    claims: list[Seat] = []
    """Who has said a word aloud and waits for the verdict, in this order."""
    claimed_at: list[Millis] = []
    locked: list[bool] = []
    """Who was judged wrong."""

    @classmethod
    def start(cls, ctx: PictionaryContext) -> Self:
        drawn = ctx.chance.sample(range(ctx.seats), ctx.seats)
        return cls(order=tuple(in_turns(drawn, ctx.teams)), turns=[0] * ctx.seats)

    @property
    def is_shown(self) -> bool:
        """Whether the word is known to all."""
        return self.rest_until is not None or bool(self.over)

    def knows_word(self, seat: Seat | None) -> bool:
        return self.is_shown or seat == self.drawer or seat in self.right


def word_of(state: PictionaryState, ctx: PictionaryContext) -> Word:
    return ctx.board.words[state.word]


def ends_at(state: PictionaryState, ctx: PictionaryContext) -> Millis:
    return state.began + ctx.options.limit


def asked_to_guess(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Who may guess this drawing at all: everybody else, or only the drawer's team where teams
    take turns, as long as somebody of it is there."""
    others = [seat for seat in state.seats_in if seat != state.drawer]
    if not ctx.teams or ctx.options.team_play == "all_teams":
        return others
    mates = [seat for seat in others if ctx.team_of(seat) == ctx.team_of(state.drawer)]
    return mates or others


def still_guessing(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Who has neither guessed the word nor been judged wrong."""
    asked = asked_to_guess(state, ctx)
    return [seat for seat in asked if seat not in state.right and not state.locked[seat]]
