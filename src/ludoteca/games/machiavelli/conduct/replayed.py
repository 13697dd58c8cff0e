"""The movement of a turn, decided once more: its events do not tell which supports counted."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from ludoteca.kernel import Event, Step

from ..map.board import KINDS
from ..map.scenario import LETTERS
from ..model.events import AssassinationEffect
from ..model.map_events import BribeTried, RecruitTried, UnitEliminated
from ..model.names import find_unit, format_unit
from ..model.state import FIRST, MachiavelliContext, MachiavelliState
from ..turn.movement import Movement
from ..turn.plan import TurnPlan, read_sheets


def campaign_of(
    before: MachiavelliState, step: Step[MachiavelliState], ctx: MachiavelliContext
) -> Movement:
    """The movement of the turn that this step resolved."""
    state = deepcopy(before)
    state.sheets = list(step.state.opened)
    plan = read_sheets(state, ctx)
    _spend(state, plan, step.events, ctx)
    return Movement(state, plan, ctx)


def _spend(
    state: MachiavelliState, plan: TurnPlan, events: Sequence[Event], ctx: MachiavelliContext
) -> None:
    """What the money step changed, as its events tell."""
    board = ctx.board.map
    for event in events:
        match event:
            case AssassinationEffect(victim=victim):
                plan.halted.update(state.units_of(victim))
            case UnitEliminated(kind=kind, province=province, reason="assassination"):
                state.take_unit(_find(state, kind, province, ctx))
            case BribeTried(payer=payer, kind=kind, province=province, success=True):
                number = _find(state, kind, province, ctx)
                state.unit_owner[number] = payer
                plan.halted.add(number)
            case RecruitTried(seat=seat, kind=kind, city=city, success=True):
                state.add_unit(seat, KINDS.index(kind), board.index[city])


def _find(state: MachiavelliState, kind: str, province: str, ctx: MachiavelliContext) -> int:
    name = format_unit(LETTERS[KINDS.index(kind)], province, FIRST)
    found = find_unit(state, name, ctx.board.map)
    assert found is not None
    return found
