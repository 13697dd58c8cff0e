"""The document of a tutorial: set-up, dice, the course of the match, and the coach marks."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import Game, JsonObject, Seat

FILE = "tutorial.json"
Target: TypeAlias = Annotated[str, Meta(pattern=r"^([a-z_]+(:[A-Za-z0-9_ -]+)?)?$")]
"""What a mark points at, by a name that the board gives its element (`data-target`):
`territory:alaska`, `action:end_turn`, `hand`. Empty: nothing."""
TextId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class Until(Struct, frozen=True, forbid_unknown_fields=True):
    """What ends a mark: an event with these fields, a tap on a target, or else its button."""

    event: str = ""
    fields: JsonObject = {}
    tap: Target = ""


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a text, what it points at, and what ends it."""

    text: TextId
    """The message `tutorial-<text>` of the game's catalogue."""
    at: Target = ""
    until: Until = Until()
    on: JsonObject = {}
    """Fields of the learner's view with which it is shown; it waits for them."""
    hint: TextId | None = None
    """The text instead, after another move than the expected one."""
    timed: bool = False
    """Whether time runs while it is shown. Otherwise clocks wait for the learner."""


class ScriptedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in the game's notation. The learner's are those expected."""

    seat: Seat
    move: str
    after: int = 0
    """Moves of the learner that it waits for, where it is made out of turn."""


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """A first match. The learner has the first seat."""

    minutes: Annotated[int, Meta(ge=1, le=30)]
    seats: int
    script: tuple[ScriptedMove, ...]
    marks: Annotated[tuple[Mark, ...], Meta(min_length=1)]
    options: JsonObject = {}
    local_options: dict[str, JsonObject] = {}
    """Further options by the learner's language: its own questions or words."""
    position: JsonObject | str | None = None
    """The first position as JSON or in the game's own notation; None for the game's own start. A
    game of cards names them by place, and those that are not named are in the deck."""
    outcomes: tuple[Annotated[int, Meta(ge=1, le=256)], ...] = ()
    bot: str = "easy"
    """Plays the other seats once the match has left the script."""

    def options_in(self, locale: str) -> JsonObject:
        """The options for a learner of this language."""
        return {**self.options, **self.local_options.get(locale, {})}


LEARNER: Seat = 0


@cache
def tutorial_of(game: Game) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    path = game.about.locale.parent / FILE
    if not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Tutorial)
