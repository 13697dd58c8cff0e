"""News by mail in a match by correspondence (rules A.13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludoteca.kernel import Event, MatchEnded, News, Seat
from ludoteca.kernel.definition.news import Topic

from .model.events import (
    Famine,
    FamineEnded,
    GameWon,
    InactivityWarning,
    Income,
    Maintenance,
    OrdersSaved,
    PhaseChanged,
    Plague,
    PlayerEliminated,
    PlayerInactive,
    PlayerReplaced,
    TransferMade,
    TurnResolved,
)
from .model.map_events import UnitEliminated
from .model.pact_events import PactProposed
from .model.state import MachiavelliContext, MachiavelliState, Status
from .receipt import receipt
from .turn.absence import voters

SEASON_EVENTS = (
    Famine, FamineEnded, Income, Maintenance, Plague, PlayerEliminated, UnitEliminated,
)  # fmt: skip
"""What the next season brings, after the summary of a turn."""


class DucatsReceived(Event):
    """A transfer, as its recipient is told."""

    sender: Seat
    amount: int
    note: str
    treasury: int


def news(
    events: Sequence[Event], state: MachiavelliState, ctx: MachiavelliContext
) -> Iterable[News]:
    return () if ctx.options.is_live else _news(events, state, ctx)


def _news(
    events: Sequence[Event], state: MachiavelliState, ctx: MachiavelliContext
) -> Iterator[News]:
    for number, event in enumerate(events):
        match event:
            case PhaseChanged():
                topic: Topic = "report" if event.phase == "diplomacy" else "turn"
                yield News(event.phase, _readers(state), event, topic=topic)
            case TurnResolved():
                season = [each for each in events[number:] if isinstance(each, SEASON_EVENTS)]
                history = (*events[:number], *season)
                yield News("resolved", (*_readers(state), *_eliminated(events)), event, history)
            case OrdersSaved():
                sheet = state.sheets[event.seat]
                if sheet is not None:  # else the turn is resolved, and its report comes
                    yield receipt(event.seat, sheet, state.round)
            case PlayerEliminated():
                yield News("out", (event.seat,), event)
            case InactivityWarning():
                kind = "missed" if event.strikes == 1 else "warning"
                yield News(kind, (event.seat,), event, topic="reminder")
            case PlayerInactive():
                yield News("vote", tuple(voters(state, event.seat)), event, topic="turn")
            case TransferMade() if event.success:
                yield News("ducats", (event.recipient,), _received(event, state), topic="letter")
            case PactProposed():
                yield News("proposal", (event.other,), event, topic="letter")
            case PlayerReplaced():
                yield News("welcome", (event.seat,), event, describes=True)
            case MatchEnded():
                won = tuple(each for each in events if isinstance(each, GameWon))
                yield News("over", tuple(range(ctx.seats)), event, won, topic="result")


def _readers(state: MachiavelliState) -> tuple[Seat, ...]:
    """Seats in the match with a player who is still expected."""
    gone = (Status.AI, Status.REPLACEMENT)
    return tuple(seat for seat in state.seats_in if state.status[seat] not in gone)


def _eliminated(events: Sequence[Event]) -> tuple[Seat, ...]:
    """Seats that are out since these events; they read how it came."""
    return tuple(event.seat for event in events if isinstance(event, PlayerEliminated))


def _received(event: TransferMade, state: MachiavelliState) -> DucatsReceived:
    treasury = state.treasury[event.recipient]
    return DucatsReceived(event.sender, event.amount, event.note, treasury)
