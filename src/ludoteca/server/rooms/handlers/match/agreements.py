"""Agreements at a table: ends of the match that its players propose, and what is refused."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.kernel import Agree, Millis, Rejected, Seat
from ludoteca.server.matches.commands import Command
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.proposal import Proposal

from .execution import execute


def require_possible(room: Room, live: LiveMatch, proposal: Proposal) -> None:
    """Refuse an end that the match cannot have. In rated matches bots play on: they would agree to
    anything."""
    out = live.match.state.out
    if room.table.rated and any(
        place.bot and not out[seat] for seat, place in enumerate(room.table.places)
    ):
        raise Rejected("bots_play_on")
    live.match.prepare(_input(proposal, live.at(room.now())))


def is_possible(live: LiveMatch, proposal: Proposal) -> bool:
    """Whether the winners of a proposal are still in the match."""
    return not any(live.match.state.out[seat] for seat in proposal.winners)


def asked(live: LiveMatch, proposal: Proposal, seats: Collection[Seat]) -> frozenset[Seat]:
    """Of these seats those whose consent is needed: who is conceded to has nothing to lose."""
    if proposal.what != "concession":
        return frozenset(seats)
    team_of = live.match.engine.ctx.team_of
    winning = {team_of(seat) for seat in proposal.winners}
    return frozenset(seat for seat in seats if team_of(seat) not in winning)


async def conclude(room: Room, proposal: Proposal) -> None:
    """End the match as agreed."""
    committed = await execute(room, Command(lambda at: _input(proposal, at)))
    committed.results[0].require()


def _input(proposal: Proposal, at: Millis) -> Agree:
    assert proposal.agreement is not None
    return Agree(at, proposal.agreement, proposal.winners)
