"""Game: the definition of a game, put together from its parts. Immutable, without state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Union

import msgspec
from msgspec import Struct

from .about import About
from .bot import MakeBot, RandomBot
from .event import KERNEL_EVENTS, Event
from .hidden import Pool
from .match.observer import Analyst, BotExplainer
from .move import Move
from .news import News
from .rejected import Rejected
from .rules.game_rules import GameRules
from .rules.round_rules import RoundRules
from .state import State
from .text.notation import Notation
from .text.sentences import NO_TERMS, Terms
from .text.texts import Describe, Texts
from .types import AnyContext, AnyState, Seat
from .view import View


def _no_terms(board: Any, locale: str) -> Terms:
    return NO_TERMS


def _no_scenery(board: Any) -> None:
    return None


def _no_board(options: Any, seats: int) -> None:
    return None


def _nothing_own(state: AnyState, seat: Seat | None, ctx: AnyContext) -> Mapping[str, object]:
    return {}


def _nothing_hidden(state: AnyState, seat: Seat | None, ctx: AnyContext) -> Iterable[Pool]:
    return ()


def _no_news(events: Sequence[Event], state: AnyState, ctx: AnyContext) -> None:
    return None


def _always_holds(state: AnyState, ctx: AnyContext) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One playable game. The first seven fields are what a small game gives."""

    about: About
    state: type[State]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...] = ()
    rounds: RoundRules
    rules: GameRules
    view: Callable[[Any, Seat | None, Any], View]
    """`view(state, seat, ctx)`: what a seat may know."""

    shared: Callable[[Any, Any], Mapping[str, object]] | None = None
    """`shared(state, ctx)`: the fields of a view that are the same for everybody. Whoever tells a
    position to all then makes them only once."""
    own: Callable[[Any, Seat | None, Any], Mapping[str, object]] = _nothing_own
    """`own(state, seat, ctx)`: all others but `seat`, where there is a `shared`."""
    hidden: Callable[[Any, Seat | None, Any], Iterable[Pool]] = _nothing_hidden
    """`hidden(state, seat, ctx)`: what it may not know, as pools."""
    board: Callable[[Any, int], Any] = _no_board
    """`board(options, seats)`: what is compiled once per match, found as `ctx.board`."""
    invariants: Callable[[Any, Any], Iterable[str]] = _always_holds
    """`invariants(state, ctx)`: names everything that should never be and is."""
    bots: Mapping[str, MakeBot] = field(default_factory=dict)
    """The game's own players by strength; `random` is always there."""
    describe: Describe | None = None
    """`describe(view, speaker)`: the position in words, for a screen reader or a language
    model; a line that ends with a colon is the heading of those below it, up to a blank one.
    Without it, the message `describe` is filled with the view's fields."""
    terms: Callable[[Any, str], Terms] = _no_terms
    """`terms(board, locale)`: the names of the things on a board that no catalogue knows."""
    scenery: Callable[[Any], Any] = _no_scenery
    """`scenery(board)`: what a board looks like, as plain data to draw from. No rule reads it."""
    sandbox: Callable[[Any, object, Any], Any] | None = None
    """`sandbox(view, given, ctx)`: what would come of something that nobody did, judged by the
    rules from what a seat may know; plain data. Refuses what it cannot read."""
    hints: Mapping[str, type[Struct]] = field(default_factory=dict)
    """The struct of the hints of each kind of `Free` field, for boards that show them."""
    analyst: Callable[[], Analyst] | None = None
    """`analyst()`: who follows a match and then knows what there is to say about it."""
    bot_explainer: Callable[[Mapping[Seat, str]], BotExplainer] | None = None
    """`bot_explainer(bots)`: an observer that explains the moves of the bots, given by seat and
    name."""
    notation: Notation | None = None
    """Moves as short text; without it, a plain notation made from their fields."""
    news: Callable[[Sequence[Event], Any, Any], Iterable[News] | None] = _no_news
    """`news(events, state, ctx)`: what of a step is worth a mail where a match is played by post;
    None leaves that to whoever asks."""
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] | None = None
    """`upgrade(raw_state, from_version)`: a state of a version older than `about.oldest_version` as
    one of the newest, so that a running match goes on."""

    def __post_init__(self) -> None:
        tags = [move.tag for move in self.moves]
        if len(set(tags)) < len(tags):
            raise TypeError(f"{self.about.id}: two moves have the same tag: {sorted(tags)}")
        if self.shared is None and self.own is not _nothing_own:
            raise TypeError(f"{self.about.id}: what is a seat's own needs a `shared` beside it")

    def __repr__(self) -> str:
        return f"Game({self.about.id!r}, version {self.about.version})"

    @cached_property
    def text(self) -> Texts:
        """The game's words: notation, descriptions, events and refusals in every language."""
        return Texts(self.about, self.moves, self.events, self.describe, self.notation)

    @cached_property
    def unchecked(self) -> frozenset[type[Move]]:
        """Moves without a check of their own: legal when the choices contain them."""
        return frozenset(move for move in self.moves if move.check is Move.check)

    @cached_property
    def has_moves_out_of_turn(self) -> bool:
        """Whether a seat the match does not wait for may ever move."""
        return any(move.out_of_turn for move in self.moves)

    def check_seats(self, seats: int, teams: Sequence[int]) -> None:
        """Refuse a number of seats, or teams, that the game is not for."""
        fewest, most = self.about.seats
        if not fewest <= seats <= most:
            raise Rejected("bad_seats", seats=seats, fewest=fewest, most=most)
        if teams and not self.about.teams:
            raise Rejected("no_teams")
        sides = set(teams)
        if teams and (len(teams) != seats or len(sides) < 2 or sides != set(range(len(sides)))):
            raise Rejected("bad_teams", teams=list(teams))

    def check_version(self, version: int) -> None:
        """Refuse a version of the rules that the game does not know."""
        if not self.about.knows(version):
            raise Rejected("other_rules", version=version, known=self.about.version)

    def make_bot(self, strength: str) -> Any:
        if strength == "random":
            return RandomBot()
        if strength not in self.bots:
            known = ", ".join(["random", *self.bots])
            raise Rejected("unknown_bot", bot=strength, known=known)
        return self.bots[strength]()

    @cached_property
    def _given_move(self) -> Any:
        """In a struct, because msgspec studies a union anew every time, but a struct only once."""
        moves: Any = Union[self.moves]  # noqa: UP007 - made at run time
        return msgspec.defstruct("GivenMove", [("move", moves)])

    @cached_property
    def _event_type(self) -> Any:
        return Union[(*KERNEL_EVENTS, *self.events)]

    def read_move(self, raw: object) -> Move:
        """A move from JSON types, refused when it is not one of this game's."""
        try:
            move: Move = msgspec.convert({"move": raw}, self._given_move).move
        except msgspec.ValidationError as error:
            raise Rejected("bad_move", problem=str(error).replace("$.move", "$")) from None
        return move

    def read_event(self, raw: object) -> Event:
        event: Event = msgspec.convert(raw, self._event_type)
        return event

    def read_state(self, raw: object) -> State:
        return msgspec.convert(raw, self.state)
