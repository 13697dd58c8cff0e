"""Probes: choices, refusals and hidden pools of a match, also in other states."""

from __future__ import annotations

from ludoteca.kernel import JsonObject, Match, Move, Pool, Rejected, Seat, State

from .failure import CheckFailed, crashed
from .plain_data import encoded


def label_of(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def viewers(match: Match) -> tuple[Seat | None, ...]:
    """All who may view a match: a spectator and all seats."""
    return (None, *range(match.seats))


def offered(match: Match, seat: Seat) -> list[JsonObject]:
    """The choices of a seat as clients get them; no domain may be empty."""
    choices = match.choices(seat)
    for row in choices.expanded().rows:
        if any(domain in ([], range(0)) for domain in row.domains):
            what = f"{row.move.__name__} is offered to seat {seat} with nothing to choose from"
            raise CheckFailed("choices", what)
    return choices.to_wire()


def refusal(match: Match, seat: Seat, move: Move) -> Rejected | None:
    """The refusal of a move; None if it is accepted."""
    before = encoded(match.state)
    try:
        match.engine.check(match.state, seat, move, match.at)
    except Rejected as refused:
        answer: Rejected | None = refused
    except Exception as error:
        raise crashed(f"checking {move!r} by seat {seat}", error) from error
    else:
        answer = None
    if encoded(match.state) != before:
        raise CheckFailed("pure", f"checking {move!r} by seat {seat} changed the state")
    return answer


def pools_for(match: Match, seat: Seat | None) -> list[Pool]:
    return list(match.game.hidden(match.state, seat, match.engine.read_only_ctx(match.state)))


def in_state(match: Match, state: State) -> Match:
    """The same match in another state, without history."""
    other = Match(
        match.game,
        seats=match.seats,
        options=match.options,
        teams=match.teams,
        seed=match.seed,
        fair=match.fair,
        version=match.version,
    )
    # The engine is shared, so both draw from the same source.
    other.engine, other.state = match.engine, state
    return other
