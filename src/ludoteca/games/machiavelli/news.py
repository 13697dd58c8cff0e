"""News by mail in a match by correspondence (rules A.13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludoteca.kernel import Event, MatchEnded, News, Seat

from .model.events import (
    GameWon,
    InactivityWarning,
    PhaseChanged,
    PlayerInactive,
    PlayerReplaced,
    TransferMade,
    TurnResolved,
)
from .model.state import MachiavelliContext, MachiavelliState, Status
from .turn.absence import voters


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
                yield News(event.phase, _readers(state), event)
            case TurnResolved():
                yield News("resolved", _readers(state), event, tuple(events[:number]))
            case InactivityWarning():
                yield News("missed" if event.strikes == 1 else "warning", (event.seat,), event)
            case PlayerInactive():
                yield News("vote", tuple(voters(state, event.seat)), event)
            case TransferMade() if event.success:
                yield News("ducats", (event.recipient,), _received(event, state))
            case PlayerReplaced():
                yield News("welcome", (event.seat,), event, describes=True)
            case MatchEnded():
                won = tuple(each for each in events if isinstance(each, GameWon))
                yield News("over", tuple(range(ctx.seats)), event, won)


def _readers(state: MachiavelliState) -> tuple[Seat, ...]:
    """Seats in the match with a player who is still expected."""
    gone = (Status.AI, Status.REPLACEMENT)
    return tuple(seat for seat in state.seats_in if state.status[seat] not in gone)


def _received(event: TransferMade, state: MachiavelliState) -> DucatsReceived:
    treasury = state.treasury[event.recipient]
    return DucatsReceived(event.sender, event.amount, event.note, treasury)
