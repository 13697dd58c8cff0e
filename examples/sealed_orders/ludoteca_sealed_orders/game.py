"""Sealed orders: send twelve soldiers to three castles; all sheets are opened together.

The seat with strictly the most soldiers at a castle takes it. A round ends when every sheet is in
or the deadline has passed; a seat that missed it sends its soldiers evenly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from ludoteca import (
    About,
    Chance,
    Choices,
    Context,
    Due,
    Event,
    EveryoneActed,
    FixedRounds,
    Free,
    Game,
    Move,
    Options,
    Pool,
    RandomBot,
    RoundRules,
    Seat,
    State,
    View,
    between,
    duration,
)

CASTLES, SOLDIERS = 3, 12
Sheet: TypeAlias = tuple[int, int, int]
EVENLY: Sheet = (4, 4, 4)


HALF_A_DAY = 12 * 3_600_000


class SealedOptions(Options):
    rounds: Annotated[int, between(1, 20)] = 5
    deadline: Annotated[int, duration(1_000, 604_800_000, "millisecond")] = 60_000

    @property
    def is_live(self) -> bool:
        return self.deadline < HALF_A_DAY


Ctx: TypeAlias = Context[SealedOptions]


class SealedState(State):
    sheets: list[Sheet | None] = []
    deadline: int = 0


class SealedView(View):
    mine: Sheet | None
    ready: tuple[Seat, ...]
    deadline: int


class SheetSealed(Event, secret=("sheet",)):
    seat: Seat
    sheet: Sheet | None


class SheetsOpened(Event):
    sheets: tuple[Sheet | None, ...]
    castles: tuple[Seat | None, ...]


def is_sheet(sheet: object) -> bool:
    return isinstance(sheet, tuple) and sum(sheet) == SOLDIERS and min(sheet) >= 0


def random_sheet(chance: Chance) -> Sheet:
    low, high = sorted((chance.below(SOLDIERS + 1), chance.below(SOLDIERS + 1)))
    return low, high - low, SOLDIERS - high


ANY_SHEET = Free("sheet", random_sheet, is_sheet, hints=(("castles", CASTLES), ("sum", SOLDIERS)))


class Seal(Move):
    """Hand in a sheet; it cannot be changed."""

    sheet: Sheet

    def apply(self, state: SealedState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.sheets[seat] = self.sheet
        yield SheetSealed(seat, self.sheet)


def castles(sheets: Sequence[Sheet | None]) -> tuple[Seat | None, ...]:
    """The seat that takes each castle; None where the most is shared."""
    owners: list[Seat | None] = []
    for castle in range(CASTLES):
        sent = [sheet[castle] if sheet else -1 for sheet in sheets]
        owners.append(sent.index(max(sent)) if sent.count(max(sent)) == 1 else None)
    return tuple(owners)


class SealedRounds(RoundRules):
    ends = EveryoneActed()

    def begin(self, state: SealedState, ctx: Ctx) -> None:
        state.sheets = [None] * ctx.seats
        state.deadline = ctx.at + ctx.options.deadline

    def to_act(self, state: SealedState, ctx: Ctx) -> list[Seat]:
        return [seat for seat in state.seats_in if state.sheets[seat] is None]

    def choices(self, state: SealedState, seat: Seat, ctx: Ctx) -> Choices:
        return Choices() if state.sheets[seat] else Choices(Seal.where(sheet=ANY_SHEET))

    def due(self, state: SealedState, ctx: Ctx) -> Due:
        return Due(state.deadline, "deadline", skips=True)

    def autopilot(self, view: SealedView, choices: Choices) -> Move:
        return Seal(EVENLY)

    def end(self, state: SealedState, ctx: Ctx) -> Iterator[Event]:
        yield SheetsOpened(tuple(state.sheets), castles(state.sheets))

    def points(self, state: SealedState, ctx: Ctx) -> list[int]:
        return [castles(state.sheets).count(seat) for seat in range(ctx.seats)]

    def leave(self, state: SealedState, seat: Seat, ctx: Ctx) -> None:
        state.sheets[seat] = None


def view(state: SealedState, seat: Seat | None, ctx: Ctx) -> SealedView:
    mine = None if seat is None else state.sheets[seat]
    ready = tuple(seat for seat, sheet in enumerate(state.sheets) if sheet)
    return SealedView.of(state, seat, mine=mine, ready=ready)


def hidden(state: SealedState, seat: Seat | None, ctx: Ctx) -> Iterator[Pool]:
    sealed = [s for s, sheet in enumerate(state.sheets) if sheet and s != seat]
    slots = tuple(("sheets", s) for s in sealed)
    yield Pool(slots, draw=lambda chance: [random_sheet(chance) for _ in slots])


game = Game(
    about=About(
        id="sealed_orders", seats=(2, 6), pace="post", options=SealedOptions,
        small=True, agreements=("draw", "shared_victory", "concession"),
        locale=Path(__file__).parent / "locale",
    ),
    state=SealedState, moves=(Seal,), events=(SheetSealed, SheetsOpened),
    rounds=SealedRounds(),
    rules=FixedRounds("rounds"), endings=("rounds", "score", "minutes"),
    view=view, hidden=hidden, bots={"easy": RandomBot},
)  # fmt: skip
