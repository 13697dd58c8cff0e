"""Game: the definition of a game, composed of its parts. Immutable and stateless."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Union

import msgspec
from msgspec import Struct

from ..about import About
from ..choices.move import Move
from ..event import KERNEL_EVENTS, Event
from ..hidden import Pool
from ..rejected import Rejected
from ..rules.game_rules import GameRules
from ..rules.ready_made import Ending, require_listed
from ..rules.round_rules import RoundRules
from ..state import State
from ..text.notation import Notation
from ..text.sentences import NO_TERMS, Terms
from ..text.texts import Describe, SeatNames, Texts
from ..types import (
    AnyBoard,
    AnyContext,
    AnyOptions,
    AnyState,
    AnyView,
    JsonObject,
    Seat,
    TypeHint,
)
from ..view import View, ViewFields
from .audience import AudienceRules
from .bot import Bot, MakeBot, RandomBot
from .news import News
from .observer import Analyst, BotExplainer
from .search import NO_HOOKS, SearchHooks


def _no_terms(board: AnyBoard, locale: str) -> Terms:
    return NO_TERMS


def _no_scenery(board: AnyBoard) -> None:
    return None


def _no_board(options: AnyOptions, seats: int) -> None:
    return None


def _nothing_own(state: AnyState, seat: Seat | None, ctx: AnyContext) -> ViewFields:
    return {}


def _nothing_hidden(state: AnyState, seat: Seat | None, ctx: AnyContext) -> Iterable[Pool]:
    return ()


def _no_news(events: Sequence[Event], state: AnyState, ctx: AnyContext) -> None:
    return None


def _no_roles(options: AnyOptions, seats: int) -> Mapping[str, Mapping[str, str]]:
    return {}


def _nothing_used(state: AnyState, ctx: AnyContext) -> dict[str, JsonObject]:
    return {}


def _nothing_spent(state: AnyState, ctx: AnyContext) -> Sequence[str]:
    return ()


def _always_holds(state: AnyState, ctx: AnyContext) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game. The first seven fields are enough for a small one."""

    about: About
    state: type[State]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...] = ()
    rounds: RoundRules
    rules: GameRules
    view: Callable[[AnyState, Seat | None, AnyContext], View]
    """`view(state, seat, ctx)`: the position as a seat may see it."""
    endings: tuple[Ending, ...] = ()
    """The ready-made endings that the rounds serve, whatever the rules: `check_game` plays each to
    a ranking. `rules` with another one are refused. Empty where the rounds serve their own rules
    only."""

    shared: Callable[[AnyState, AnyContext], ViewFields] | None = None
    """`shared(state, ctx)`: the view fields that are the same for everybody, so that a server
    renders them once."""
    own: Callable[[AnyState, Seat | None, AnyContext], ViewFields] = _nothing_own
    """`own(state, seat, ctx)`: the other view fields except `seat`; needs `shared`."""
    hidden: Callable[[AnyState, Seat | None, AnyContext], Iterable[Pool]] = _nothing_hidden
    """`hidden(state, seat, ctx)`: what a seat may not know, as pools."""
    board: Callable[[AnyOptions, int], AnyBoard] = _no_board
    """`board(options, seats)`: data computed once per match, available as `ctx.board`."""
    versioned_board: Callable[[AnyOptions, int, int], AnyBoard] | None = None
    """`versioned_board(options, seats, version)`: instead of `board`, where options mean another
    board under other rules versions."""
    used_options: Callable[[AnyState, AnyContext], Mapping[str, JsonObject]] = _nothing_used
    """`used_options(state, ctx)`: of each secret option, the part that the match has made public,
    such as the questions asked. The rest stays secret after the match."""
    spent: Callable[[AnyState, AnyContext], Sequence[str]] = _nothing_spent
    """`spent(state, ctx)`: what this match and earlier ones at its table have used up, as the next
    one gets it by the option `Options.spent`."""
    invariants: Callable[[AnyState, AnyContext], Iterable[str]] = _always_holds
    """`invariants(state, ctx)`: names the violated invariants."""
    bots: Mapping[str, MakeBot] = field(default_factory=dict)
    """The game's bots by strength; `random` is always available."""
    search: SearchHooks = NO_HOOKS
    """What the strength `search`, which every game has, should know."""
    describe: Describe | None = None
    """`describe(view, speaker)`: the position in words, for a screen reader or a language model. A
    line that ends with a colon is a heading for the lines up to the next blank one. Default: the
    message `describe`, filled with the view's fields."""
    seat_names: SeatNames | None = None
    """`seat_names(view, speaker)`: what mails call the seats, such as “Milan (Ana)”. Default: the
    names of their players."""
    roles: Callable[[AnyOptions, int], Mapping[str, Mapping[str, str]]] = _no_roles
    """`roles(options, seats)`: what the seats play, such as powers, in the order of the seats: ids,
    each with its name by locale. Default: none, also where the rules draw them."""
    terms: Callable[[AnyBoard, str], Terms] = _no_terms
    """`terms(board, locale)`: names of board elements that are not in the catalogue."""
    scenery: Callable[[AnyBoard], object] = _no_scenery
    """`scenery(board)`: plain data to draw the board from. No rule reads it."""
    pictures: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """`pictures[name](locale)`: the pictures of the rules page, each a standalone SVG."""
    sandbox: Callable[[AnyView, object, AnyContext], object] | None = None
    """`sandbox(view, given, ctx)`: the result of a hypothetical input, computed by the rules from
    what a seat may know; plain data. Refuses input it cannot read."""
    hints: Mapping[str, type[Struct]] = field(default_factory=dict)
    """The struct of the hints of each kind of `Free` field, for boards that show them."""
    analyst: Callable[[], Analyst] | None = None
    """`analyst()`: an observer that sums up a match."""
    bot_explainer: Callable[[Mapping[Seat, str]], BotExplainer] | None = None
    """`bot_explainer(bots)`: an observer that explains the moves of the bots, given by seat and
    name."""
    notation: Notation | None = None
    """Moves as short text. Default: a plain notation made from their fields."""
    news: Callable[[Sequence[Event], AnyState, AnyContext], Iterable[News] | None] = _no_news
    """`news(events, state, ctx)`: what to mail about a step of a correspondence match; None leaves
    it to the server."""
    audience: AudienceRules | None = None
    """How spectators play along; None where they only watch."""
    upgrade: Callable[[JsonObject, int], JsonObject] | None = None
    """`upgrade(raw_state, from_version)`: a state of a version older than `about.oldest_version` as
    one of the newest, so that a running match goes on."""

    def __post_init__(self) -> None:
        tags = [move.tag for move in self.moves]
        if len(set(tags)) < len(tags):
            raise TypeError(f"{self.about.id}: two moves have the same tag: {sorted(tags)}")
        if self.shared is None and self.own is not _nothing_own:
            raise TypeError(f"{self.about.id}: what is a seat's own needs a `shared` beside it")
        if self.endings:
            require_listed(self.about.id, self.rules, self.endings)

    def __repr__(self) -> str:
        return f"Game({self.about.id!r}, version {self.about.version})"

    @cached_property
    def text(self) -> Texts:
        """Notation, descriptions, events and refusals in every language."""
        return Texts(
            self.about, self.moves, self.events, self.describe, self.notation, self.seat_names
        )

    @cached_property
    def unchecked(self) -> frozenset[type[Move]]:
        """Moves without their own `check`: legal when the choices contain them."""
        return frozenset(move for move in self.moves if move.check is Move.check)

    @cached_property
    def has_moves_out_of_turn(self) -> bool:
        """Whether any move may be made out of turn."""
        return any(move.out_of_turn for move in self.moves)

    @property
    def has_roles(self) -> bool:
        """Whether the seats differ, at least under some options."""
        return self.roles is not _no_roles

    def check_seats(self, seats: int, teams: Sequence[int]) -> None:
        """Refuse a number of seats, or teams, that the game does not support."""
        fewest, most = self.about.seats
        if not fewest <= seats <= most:
            raise Rejected("bad_seats", seats=seats, fewest=fewest, most=most)
        if teams and not self.about.teams:
            raise Rejected("no_teams")
        sides = set(teams)
        if teams and (len(teams) != seats or len(sides) < 2 or sides != set(range(len(sides)))):
            raise Rejected("bad_teams", teams=list(teams))

    def check_empty(self, seats: int, teams: Sequence[int], empty: Sequence[Seat]) -> None:
        """Refuse empty seats where the game does not support them, or where the others are too few
        to begin."""
        if not empty:
            return
        if not self.about.joins:
            raise Rejected("no_joining")
        if [*empty] != sorted({*empty} & {*range(seats)}):
            raise Rejected("bad_empty_seats")
        fewest, most = self.about.seats
        taken = [seat for seat in range(seats) if seat not in {*empty}]
        if len(taken) < fewest:
            raise Rejected("bad_seats", seats=len(taken), fewest=fewest, most=most)
        if teams and {teams[seat] for seat in taken} != {*teams}:
            raise Rejected("bad_teams", teams=list(teams))

    def check_version(self, version: int) -> None:
        """Refuse a rules version that the game does not support."""
        if not self.about.knows(version):
            raise Rejected("other_rules", version=version, known=self.about.version)

    def board_of(self, options: AnyOptions, seats: int, version: int) -> AnyBoard:
        """The board of a match under a version of the rules."""
        if self.versioned_board is not None:
            return self.versioned_board(options, seats, version)
        return self.board(options, seats)

    def make_bot(self, strength: str) -> Bot:
        if strength == "random":
            return RandomBot()
        if strength not in self.bots:
            known = ", ".join(["random", *self.bots])
            raise Rejected("unknown_bot", bot=strength, known=known)
        return self.bots[strength]()

    @cached_property
    def _given_move(self) -> Any:
        """Wrapped in a struct: msgspec caches the type information of structs, not of unions."""
        moves: TypeHint = Union[self.moves]  # noqa: UP007 - made at run time
        return msgspec.defstruct("GivenMove", [("move", moves)])

    @cached_property
    def _event_type(self) -> TypeHint:
        return Union[(*KERNEL_EVENTS, *self.events)]

    def read_move(self, raw: object) -> Move:
        """Decode a move from JSON types, or refuse it."""
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
