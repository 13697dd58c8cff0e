"""Probe games, each with one rule broken in a few lines; `leaky` has those that cannot keep a
secret. They stand here by name, so that a fresh process finds them too."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace as with_changes

from ludoteca import (
    Chance,
    Choices,
    Due,
    Event,
    FirstToScore,
    Move,
    PlainNotation,
    Range,
    Rejected,
    Seat,
    Wait,
)
from ludoteca_liars_hand import game as liars
from ludoteca_liars_hand.game import Bid, Call, LiarRounds, LiarState, LiarView
from ludoteca_pig import game as pig
from ludoteca_pig.game import Hold, PigRounds, PigState, PigView, Roll, Rolled
from ludoteca_scribble import game as scribble
from ludoteca_scribble.game import ScribbleRounds, ScribbleState
from ludoteca_sealed_orders import game as sealed
from ludoteca_sealed_orders.game import SealedRounds, SealedState

HERE = Path(__file__).parent

# Looking


class ForgetfulBid(Bid, frozen=True, tag="bid"):
    """Writes while it is checked."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        if self not in ForgetfulRounds().choices(state, seat, ctx):
            raise Rejected("illegal_move", move=self.tag)
        state.rank = -1


class ForgetfulRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(ForgetfulBid.where(*row.leaves) if row.leaves else row for row in rows))


check_writes = replace(liars.game, moves=(ForgetfulBid, Call), rounds=ForgetfulRounds())


class TidyRounds(LiarRounds):
    """Sorts the deck while it is asked for choices, which the second time changes nothing."""

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


def _live(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> LiarView:
    hand: Any = () if seat is None else state.hands[seat]
    return LiarView.of(state, seat, hand=hand)


view_holds_a_list_of_the_state = replace(liars.game, view=_live)


# Playing


class LiveCall(Call, frozen=True, tag="call", out_of_turn=True):
    def apply(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Iterator[Event]:
        for event in super().apply(state, seat, ctx):
            hands = cast("tuple[tuple[int, ...], ...]", state.hands)
            called = isinstance(event, liars.Called)
            yield with_changes(event, hands=hands) if called else event


class LiveRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(row if row.leaves else LiveCall.where() for row in rows))


event_holds_a_list_of_the_state = replace(liars.game, moves=(Bid, LiveCall), rounds=LiveRounds())


class SetRounds(ScribbleRounds):
    """Draws a word from a set of strings, whose order is another in every process."""

    def begin(self, state: ScribbleState, ctx: scribble.Ctx) -> Iterator[Event]:
        events = list(super().begin(state, ctx))
        state.word = ctx.chance.choice([*set(scribble.WORDS)])
        yield from (with_changes(event, word=state.word) for event in events)


order_is_unstable = replace(scribble.game, rounds=SetRounds())


class LoadedRounds(ScribbleRounds):
    """Draws from the global random."""

    def begin(self, state: ScribbleState, ctx: scribble.Ctx) -> Iterator[Event]:
        yield from super().begin(state, ctx)
        state.began += random.randrange(1000)


random_is_global = replace(scribble.game, rounds=LoadedRounds())


class RememberingRounds(SealedRounds):
    """Keeps something outside the state: how many rounds began, in whichever match."""

    begun = 0

    def begin(self, state: SealedState, ctx: sealed.Ctx) -> None:
        super().begin(state, ctx)
        RememberingRounds.begun += 1
        state.deadline += RememberingRounds.begun


rules_remember = replace(sealed.game, rounds=RememberingRounds())


class StuffedRounds(PigRounds):
    """Puts a value into a field that was announced as a number."""

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
        state.scores[seat] += 5
        yield from super().apply(state, seat, ctx)


class GenerousRounds(PigRounds):
    def choices(self, state: PigState, seat: Seat, ctx: pig.Ctx) -> Choices:
        mine = seat == state.turn
        return Choices(GenerousHold.where(), Roll.where()) if mine else Choices()


class GenerousEnd(PigRounds):
    def end(self, state: PigState, ctx: pig.Ctx) -> None:
        state.scores[state.turn] += 5


class GenerousReferee(PigRounds):
    def points(self, state: PigState, ctx: pig.Ctx) -> list[int]:
        state.scores[state.turn] += 5
        return super().points(state, ctx)


move_writes_scores = replace(pig.game, moves=(Roll, GenerousHold), rounds=GenerousRounds())
round_writes_scores = replace(pig.game, rounds=GenerousEnd())
points_write_scores = replace(pig.game, rounds=GenerousReferee())


class LosingRounds(LiarRounds):
    def begin(self, state: LiarState, ctx: liars.Ctx) -> Iterator[Event]:
        yield from super().begin(state, ctx)
        if state.round == 3:
            state.deck.pop()


a_card_is_lost = replace(liars.game, rounds=LosingRounds())


# Choices, checks, notation, the autopilot


class ShyBid(Bid, frozen=True, tag="bid"):
    """Refuses what is offered: a bid of the highest rank."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        if self not in ShyRounds().choices(state, seat, ctx) or self.rank == liars.RANKS - 1:
            raise Rejected("illegal_move", move=self.tag)


class ShyRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(ShyBid.where(*row.leaves) if row.leaves else row for row in rows))


a_choice_is_refused = replace(liars.game, moves=(ShyBid, Call), rounds=ShyRounds())


class LaxCall(Call, frozen=True, tag="call", out_of_turn=True):
    """Accepts a call by anybody at any time."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None: ...


class LaxRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(row if row.leaves else LaxCall.where() for row in rows))


no_choice_and_yet_accepted = replace(liars.game, moves=(Bid, LaxCall), rounds=LaxRounds())


class EmptyRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(Bid.where(count=Range(3, 2), rank=0), *rows)


a_choice_has_nothing_to_choose = replace(liars.game, rounds=EmptyRounds())


class BrittleBid(Bid, frozen=True, tag="bid"):
    """Looks up the rank before it looks whether there is one."""

    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        ["nine", "ten", "jack", "queen", "king", "ace"][self.rank]
        if self not in BrittleRounds().choices(state, seat, ctx):
            raise Rejected("illegal_move", move=self.tag)


class BrittleRounds(LiarRounds):
    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(BrittleBid.where(*row.leaves) if row.leaves else row for row in rows))


check_crashes = replace(liars.game, moves=(BrittleBid, Call), rounds=BrittleRounds())


def _for_seats_only(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> LiarView:
    return LiarView.of(state, seat, hand=tuple(state.hands[cast("int", seat)]))


view_crashes = replace(liars.game, view=_for_seats_only)


class StumblingRounds(PigRounds):
    def begin(self, state: PigState, ctx: pig.Ctx) -> None:
        super().begin(state, ctx)
        assert state.scores[state.turn] % 7 != 6


begin_crashes = replace(pig.game, rounds=StumblingRounds())


class Mumbling(PlainNotation):
    """Writes a bid without its rank, and reads the rank as zero."""

    def format_move(self, move: Move) -> str:
        return super().format_move(move).rpartition(" ")[0] if isinstance(move, Bid) else "call"

    def parse_move(self, text: str) -> Move:
        return Bid(int(text.removeprefix("bid ")), 0) if text != "call" else Call()


class Choking(PlainNotation):
    """Chokes on what nobody would write."""

    def parse_move(self, text: str) -> Move:
        assert text
        return super().parse_move(text)


notation_loses_the_rank = replace(liars.game, notation=Mumbling(liars.game.moves))
notation_chokes = replace(liars.game, notation=Choking(liars.game.moves))


class CarelessRounds(SealedRounds):
    def autopilot(self, view: sealed.SealedView, choices: Choices) -> Move:
        return sealed.Seal((5, 5, 5))


autopilot_cheats = replace(sealed.game, rounds=CarelessRounds())


# Turns, time and the end


never_ends = replace(pig.game, rules=FirstToScore(1_000_000))


class Daredevil:
    """Never holds, so never scores."""

    def choose(self, view: PigView, choices: Choices, chance: Chance) -> Move:
        return Roll()


class Sleeper:
    def choose(self, view: PigView, choices: Choices, chance: Chance) -> Wait:
        return Wait(1000)


class Cheat:
    def choose(self, view: LiarView, choices: Choices, chance: Chance) -> Move:
        return Bid(99, 0)


bots_never_end = replace(pig.game, bots={"easy": Daredevil})
bots_never_wake = replace(pig.game, bots={"easy": Sleeper})
bots_cheat = replace(liars.game, bots={"easy": Cheat})


class LateRounds(ScribbleRounds):
    def due(self, state: ScribbleState, ctx: scribble.Ctx) -> Due:
        return Due(state.began - 1, "time_up")


alarm_is_in_the_past = replace(scribble.game, rounds=LateRounds())


class IdleRounds(LiarRounds):
    """Waits for nobody once there is a bid."""

    def to_act(self, state: LiarState, ctx: liars.Ctx) -> Sequence[Seat]:  # type: ignore[override]
        return () if state.count else (state.turn,)


class SpeechlessRounds(LiarRounds):
    """Waits for the bidder, who has nothing to choose from."""

    def to_act(self, state: LiarState, ctx: liars.Ctx) -> tuple[Seat]:
        return (state.bidder if state.count else state.turn,)


nobody_is_to_act = replace(liars.game, rounds=IdleRounds())
nobody_has_choices = replace(liars.game, rounds=SpeechlessRounds())


# Texts


class Whistled(Event):
    seat: Seat


class RolledEyes(Event, tag="rolled"):
    seat: Seat
    eyes: int


class TimidHold(Hold, frozen=True, tag="hold"):
    def check(self, state: PigState, seat: Seat, ctx: pig.Ctx) -> None:
        if state.turn != seat:
            raise Rejected("not_your_turn")
        if not state.pot:
            raise Rejected("too_timid", pot=state.pot)


class TimidRounds(PigRounds):
    def choices(self, state: PigState, seat: Seat, ctx: pig.Ctx) -> Choices:
        rows = [TimidHold.where()] if state.pot else []
        return Choices(*rows, Roll.where()) if seat == state.turn else Choices()


a_translation_is_missing = replace(
    pig.game, about=with_changes(pig.game.about, locale=HERE / "half_translated")
)
an_event_has_no_text = replace(pig.game, events=(*pig.game.events, Whistled))
a_text_speaks_of_what_is_not_there = replace(
    pig.game, events=tuple(RolledEyes if kind is Rolled else kind for kind in pig.game.events)
)
a_refusal_has_no_text = replace(pig.game, moves=(Roll, TimidHold), rounds=TimidRounds(), bots={})
