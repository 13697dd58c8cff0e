"""What becomes of agreements at the end of a turn, and when a power is out."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import NOWHERE
from ..model.pact_events import PactBroken, PactKept, PactVoid, told
from ..model.pacts import Pact, pacts_seen
from ..model.state import MachiavelliContext, MachiavelliState
from .book import change, forget
from .conduct import Conduct
from .judging import judge


def settle(state: MachiavelliState, conduct: Conduct, ctx: MachiavelliContext) -> Iterator[Event]:
    """Judge what is agreed, and let proposals lapse that nobody answered."""
    for at, pacts in enumerate(state.known_pacts):
        if not pacts:
            continue
        forget(state, at)
        for pact in state.known_pacts[at]:
            if pact.state == "open":
                change(state, pact, state="lapsed", ended=state.round)
            elif pact.state == "agreed":
                yield from _judged(pact, state, conduct, ctx)


def _judged(
    pact: Pact, state: MachiavelliState, conduct: Conduct, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A pact goes on until its last turn, unless it is broken."""
    province = ctx.board.map.index.get(pact.province, NOWHERE)
    verdict = judge(pact, province, conduct)
    if verdict.result == "broken":
        change(state, pact, state="broken", breakers=verdict.breakers, ended=state.round)
        for seat in verdict.breakers:
            yield told(PactBroken, pact, seat)
    elif verdict.result == "void":
        change(state, pact, state="void", ended=state.round)
        yield told(PactVoid, pact, pact.by)
    elif pact.last and state.round >= pact.last:
        change(state, pact, state="kept", judged=pact.judged + 1, ended=state.round)
        yield told(PactKept, pact, pact.by)
    else:
        change(state, pact, judged=pact.judged + 1)


def dissolve(state: MachiavelliState, seat: Seat) -> None:
    """A seat is out: what it agreed on is void, and its proposals lapse."""
    for pact in [*pacts_seen(state.known_pacts, len(state.out), seat)]:
        if pact.state == "agreed":
            change(state, pact, state="void", ended=state.round)
        elif pact.state == "open":
            change(state, pact, state="lapsed", ended=state.round)
