"""The state of a match of Pictionary: drawer, word, drawing and guesses."""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ludoteca.kernel import Context, JsonObject, Millis, Seat, State, named
from ludoteca.parts.teams import in_turns

from .about import TOGETHER, PictionaryOptions
from .words import Book, Word

PictionaryContext: TypeAlias = Context[PictionaryOptions, Book]
Stroke: TypeAlias = tuple[tuple[int, ...], ...]
"""Points on a sheet of PAPER × PAPER; where the pen felt it, each with a pressure as percentage."""
Colour = Annotated[str, named("colour")]
Tool = Annotated[str, named("tool")]
Theme = Annotated[str, named("theme")]
Level = Annotated[str, named("level")]

PAPER = 1000
COOLDOWN: Millis = 1000
"""Least time between two guesses of a seat; an earlier one is held until then."""
NEVER: Millis = -COOLDOWN
CHOOSING: Millis = 15_000
"""Time to choose one of the words on offer."""
GUESSES_KEPT = 50
LEVELS = ((90, "one_mind"), (70, "attuned"), (40, "in_touch"), (1, "warming_up"), (0, "strangers"))
"""What two players are to each other, by the least percentage of words guessed."""


class Pen(Struct, frozen=True):
    """Colour and size of a stroke. White erases."""

    colour: Colour = "black"
    size: int = 8
    tool: Tool | UnsetType = UNSET
    """What the points are of, if not of a line drawn by hand."""


class Sheet(Struct, frozen=True):
    """Strokes that were taken away together."""

    strokes: tuple[Stroke, ...] = ()
    pens: tuple[Pen, ...] = ()


class WrongGuess(Struct, frozen=True):
    """A wrong guess, which all seats see."""

    seat: Seat
    text: str


class Together(Struct, frozen=True):
    """The common record of two players."""

    guessed: int
    """Words that were guessed."""
    drawings: int
    level: Level


class PictionaryState(State):
    order: tuple[Seat, ...]
    """The seats in the order in which they draw; teams alternate."""
    turns: list[int]
    """Number of drawings of each seat, and of laps before it joined."""
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
    undone: list[Sheet] | UnsetType = UNSET
    """Strokes to draw again, the last one first; an empty sheet is a clearing."""
    cleared: list[Sheet] | UnsetType = UNSET
    """Drawings that were cleared away; the last one comes back by undoing that."""
    offered: list[int] | UnsetType = UNSET
    """Words of which the drawer chooses one."""
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

    guessed: int | UnsetType = UNSET
    """Words that two players have guessed together. Absent where more play, against each other."""

    @classmethod
    def start(cls, ctx: PictionaryContext) -> Self:
        drawn = ctx.chance.sample(range(ctx.seats), ctx.seats)
        return cls(
            order=tuple(in_turns(drawn, ctx.teams)),
            turns=[0] * ctx.seats,
            guessed=0 if plays_together(ctx) else UNSET,
        )

    @property
    def is_shown(self) -> bool:
        """Whether the word is public."""
        return self.rest_until is not None or bool(self.over)

    @property
    def together(self) -> Together | UnsetType:
        """What two players have done together so far; absent in other matches."""
        if self.guessed is UNSET:
            return UNSET
        drawings = sum(self.turns)
        share = 100 * self.guessed // max(1, drawings)
        level = next(level for least, level in LEVELS if share >= least)
        return Together(self.guessed, drawings, level)

    @property
    def is_choosing(self) -> bool:
        """Whether the drawer still has to choose a word."""
        return self.offered is not UNSET and bool(self.offered)

    def knows_word(self, seat: Seat | None) -> bool:
        """Whether there is a word, and this seat knows it."""
        knows = self.is_shown or seat == self.drawer or seat in self.right
        return knows and not self.is_choosing


def plays_together(ctx: PictionaryContext) -> bool:
    """Whether two play, who get the same points for every word: they win or lose together."""
    return ctx.version >= TOGETHER and ctx.seats == 2


def word_of(state: PictionaryState, ctx: PictionaryContext) -> Word:
    return ctx.board.words[state.word]


def ends_at(state: PictionaryState, ctx: PictionaryContext) -> Millis:
    """The end of the time to choose a word, and then to draw it."""
    return state.began + (CHOOSING if state.is_choosing else ctx.options.limit)


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


def offered_words(state: PictionaryState, ctx: PictionaryContext) -> tuple[Word, ...]:
    """The words of which the drawer chooses one."""
    offered = [] if state.offered is UNSET else state.offered
    return tuple(ctx.board.words[number] for number in offered)


def still_guessing(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that have neither guessed the word nor made a wrong claim."""
    asked = asked_to_guess(state, ctx)
    return [seat for seat in asked if seat not in state.right and not state.locked[seat]]
