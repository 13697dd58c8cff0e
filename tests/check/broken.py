"""Example games with one rule broken each. They are module attributes, so that fresh processes can
import them. `leaky` has those that leak secrets, `unfinished` those that do not end or lack
texts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from msgspec.structs import asdict
from msgspec.structs import replace as with_changes

from ludoteca import (
    Choices,
    Event,
    FirstToScore,
    Move,
    PlainNotation,
    Range,
    Rejected,
    Seat,
    replaced,
)
from ludoteca_liars_hand import game as liars
from ludoteca_liars_hand.game import Bid, Call, LiarRounds, LiarState, LiarView
from ludoteca_pig import game as pig
from ludoteca_pig.game import Hold, PigRounds, PigState, PigView
from ludoteca_scribble import game as scribble
from ludoteca_scribble.game import ScribbleRounds, ScribbleState
from ludoteca_sealed_orders import game as sealed
from ludoteca_sealed_orders.game import SealedRounds, SealedState

from .variants import with_moves


def require_choice(bid: Bid, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
    """The check of a correct bid."""
    if Bid(bid.count, bid.rank) not in LiarRounds().choices(state, seat, ctx):
        raise Rejected("illegal_move", move=bid.tag)


# Queries


class ForgetfulBid(Bid, frozen=True, tag="bid"):
    """Writes to the state in `check`."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        require_choice(self, state, seat, ctx)
        state.rank = -1


check_writes = with_moves(liars.game, ForgetfulBid)


class TidyRounds(LiarRounds):
    """Sorts the deck in `choices`; the second call changes nothing."""

    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        state.deck.sort()
        return super().choices(state, seat, ctx)


choices_write = replace(liars.game, rounds=TidyRounds())


def _counting_looks(state: PigState, seat: Seat | None, ctx: pig.Ctx) -> PigView:
    state.pot += 1
    return pig.view(state, seat, ctx)


view_writes = replace(pig.game, view=_counting_looks)


def _moody(state: PigState, seat: Seat | None, ctx: pig.Ctx) -> PigView:
    return PigView.of(state, seat, pot=random.randrange(1000))


view_is_moody = replace(pig.game, view=_moody)


latest_moment = [0]


class ClockRounds(PigRounds):
    """Remembers the moment of the last query."""

    def to_act(self, state: PigState, ctx: pig.Ctx) -> tuple[Seat]:
        latest_moment[0] = ctx.at
        return super().to_act(state, ctx)


def _at_the_latest_moment(state: PigState, seat: Seat | None, ctx: pig.Ctx) -> PigView:
    return PigView.of(state, seat, pot=latest_moment[0])


view_shows_a_later_moment = replace(pig.game, rounds=ClockRounds(), view=_at_the_latest_moment)


def _live(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> LiarView:
    hand: Any = () if seat is None else state.hands[seat]
    return LiarView.of(state, seat, hand=hand)


view_holds_a_list_of_the_state = replace(liars.game, view=_live)


def _all_but_the_hand(state: LiarState, ctx: liars.Ctx) -> dict[str, Any]:
    view = asdict(liars.view(state, None, ctx))
    return {name: view[name] for name in view if name not in ("seat", "hand")}


def _with_the_hand(state: LiarState, ctx: liars.Ctx) -> dict[str, Any]:
    return {**_all_but_the_hand(state, ctx), "hand": tuple(state.hands[0])}


def _hand(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> dict[str, Any]:
    return {"hand": () if seat is None else tuple(state.hands[seat])}


def _hand_of_seats_alone(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> dict[str, Any]:
    return {} if seat is None else _hand(state, seat, ctx)


a_field_of_its_own_is_forgotten = replace(liars.game, shared=_all_but_the_hand)
a_field_of_its_own_is_shared = replace(liars.game, shared=_with_the_hand, own=_hand)
spectators_have_other_fields_of_their_own = replace(
    liars.game, shared=_all_but_the_hand, own=_hand_of_seats_alone
)


# Playing


class NewHold(Hold, frozen=True, tag="hold"):
    """Crashes under version 1, which the game claims to support."""

    def apply(self, state: PigState, seat: Seat, ctx: pig.Ctx) -> Iterator[Event]:
        if ctx.version < 2:
            raise KeyError(ctx.version)
        yield from super().apply(state, seat, ctx)


an_older_version_crashes = replace(
    with_moves(pig.game, NewHold),
    about=with_changes(pig.game.about, version=2, oldest_version=1),
)


class LiveCall(Call, frozen=True, tag="call", out_of_turn=True):
    def apply(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Iterator[Event]:
        for event in super().apply(state, seat, ctx):
            hands = cast("tuple[tuple[int, ...], ...]", state.hands)
            called = isinstance(event, liars.Called)
            yield with_changes(event, hands=hands) if called else event


event_holds_a_list_of_the_state = with_moves(liars.game, LiveCall)


class SetRounds(ScribbleRounds):
    """Draws a word from a set of strings, whose order differs between processes."""

    def begin(self, state: ScribbleState, ctx: scribble.Ctx) -> Iterator[Event]:
        events = list(super().begin(state, ctx))
        state.word = ctx.chance.choice([*set(scribble.ENGLISH)])
        yield from (with_changes(event, word=state.word) for event in events)


order_is_unstable = replace(scribble.game, rounds=SetRounds())


class LoadedRounds(ScribbleRounds):
    """Uses the global `random`."""

    def begin(self, state: ScribbleState, ctx: scribble.Ctx) -> Iterator[Event]:
        yield from super().begin(state, ctx)
        state.began += random.randrange(1000)


random_is_global = replace(scribble.game, rounds=LoadedRounds())


class RememberingRounds(SealedRounds):
    """Keeps a counter outside the state, shared by all matches."""

    begun = 0

    def begin(self, state: SealedState, ctx: sealed.Ctx) -> None:
        super().begin(state, ctx)
        RememberingRounds.begun += 1
        state.deadline += RememberingRounds.begun


rules_remember = replace(sealed.game, rounds=RememberingRounds())


class StuffedRounds(PigRounds):
    """Puts a value of another type into an integer field."""

    def __init__(self, value: object) -> None:
        self.value = value

    def begin(self, state: PigState, ctx: pig.Ctx) -> None:
        super().begin(state, ctx)
        if state.round > 2:
            state.pot = cast("int", self.value)

    def points(self, state: PigState, ctx: pig.Ctx) -> list[int]:
        return [0] * ctx.seats


field_holds_an_object = replace(pig.game, rounds=StuffedRounds(object()))
field_holds_another_type = replace(pig.game, rounds=StuffedRounds("seven"))


class GenerousHold(Hold, frozen=True, tag="hold"):
    def apply(self, state: PigState, seat: Seat, ctx: pig.Ctx) -> Iterator[Event]:
        state.scores = replaced(state.scores, seat, state.scores[seat] + 5)
        yield from super().apply(state, seat, ctx)


class GenerousEnd(PigRounds):
    def end(self, state: PigState, ctx: pig.Ctx) -> None:
        state.scores = replaced(state.scores, state.turn, state.scores[state.turn] + 5)


class GenerousReferee(PigRounds):
    def points(self, state: PigState, ctx: pig.Ctx) -> list[int]:
        state.scores = replaced(state.scores, state.turn, state.scores[state.turn] + 5)
        return super().points(state, ctx)


move_writes_scores = with_moves(pig.game, GenerousHold)
round_writes_scores = replace(pig.game, rounds=GenerousEnd())
points_write_scores = replace(pig.game, rounds=GenerousReferee())


class BigPot(FirstToScore):
    """Declares `only_between_rounds`, but can complete within a round."""

    only_between_rounds = True

    def is_complete(self, state: PigState, ctx: pig.Ctx) -> bool:
        return state.pot >= 5 or super().is_complete(state, ctx)


rules_are_asked_too_late = replace(pig.game, rules=BigPot("target"))


class LosingRounds(LiarRounds):
    def begin(self, state: LiarState, ctx: liars.Ctx) -> Iterator[Event]:
        yield from super().begin(state, ctx)
        if state.round == 3:
            state.deck.pop()


a_card_is_lost = replace(liars.game, rounds=LosingRounds())


# Choices, checks, notation, the autopilot


class ShyBid(Bid, frozen=True, tag="bid"):
    """Refuses an offered move: a bid of the highest rank."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        require_choice(self, state, seat, ctx)
        if self.rank == liars.RANKS - 1:
            raise Rejected("illegal_move", move=self.tag)


a_choice_is_refused = with_moves(liars.game, ShyBid)


class LaxCall(Call, frozen=True, tag="call", out_of_turn=True):
    """Accepts a call by anybody at any time."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None: ...


no_choice_and_yet_accepted = with_moves(liars.game, LaxCall)


class EmptyRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(Bid.where(count=Range(3, 2), rank=0), *rows)


a_choice_has_nothing_to_choose = replace(liars.game, rounds=EmptyRounds())


class BrittleBid(Bid, frozen=True, tag="bid"):
    """Looks up the rank before validating it."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        ["nine", "ten", "jack", "queen", "king", "ace"][self.rank]
        require_choice(self, state, seat, ctx)


check_crashes = with_moves(liars.game, BrittleBid)


def _for_seats_only(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> LiarView:
    return LiarView.of(state, seat, hand=tuple(state.hands[cast("int", seat)]))


view_crashes = replace(liars.game, view=_for_seats_only)


class StumblingRounds(PigRounds):
    def begin(self, state: PigState, ctx: pig.Ctx) -> None:
        super().begin(state, ctx)
        assert state.scores[state.turn] % 7 != 6


begin_crashes = replace(pig.game, rounds=StumblingRounds())


class Mumbling(PlainNotation):
    """Formats a bid without its rank, and parses the rank as zero."""

    def format_move(self, move: Move) -> str:
        return super().format_move(move).rpartition(" ")[0] if isinstance(move, Bid) else "call"

    def parse_move(self, text: str) -> Move:
        return Bid(int(text.removeprefix("bid ")), 0) if text != "call" else Call()


class Choking(PlainNotation):
    """Crashes on malformed text."""

    def parse_move(self, text: str) -> Move:
        assert text
        return super().parse_move(text)


notation_loses_the_rank = replace(liars.game, notation=Mumbling(liars.game.moves))
notation_chokes = replace(liars.game, notation=Choking(liars.game.moves))


class CarelessRounds(SealedRounds):
    def autopilot(self, view: sealed.SealedView, choices: Choices) -> Move:
        return sealed.Seal((5, 5, 5))


autopilot_cheats = replace(sealed.game, rounds=CarelessRounds())
