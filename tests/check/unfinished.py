"""Example games that get stuck, do not end, or lack texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as with_changes

from ludoteca import (
    Chance,
    Choices,
    Due,
    Event,
    FirstToScore,
    FixedRounds,
    Move,
    Rejected,
    Seat,
    Wait,
)
from ludoteca_liars_hand import game as liars
from ludoteca_liars_hand.game import Bid, LiarRounds, LiarState, LiarView
from ludoteca_pig import game as pig
from ludoteca_pig.game import (
    Hold,
    PigRounds,
    PigState,
    PigView,
    Roll,
    Rolled,
)
from ludoteca_scribble import game as scribble
from ludoteca_scribble.game import ScribbleRounds, ScribbleState

HERE = Path(__file__).parent

# Turns, time and the end


never_ends = replace(pig.game, rules=FirstToScore(1_000_000))


class Unpaid(PigRounds):
    def points(self, state: PigState, ctx: pig.Ctx) -> list[int]:
        return [0] * ctx.seats


nobody_is_paid = replace(pig.game, rules=FixedRounds(4), rounds=Unpaid())


class Daredevil:
    """Never holds, so it never scores."""

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
    """Waits for the bidder, who has no choices."""

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


event_not_listed = replace(pig.game, events=(Rolled,))
