"""Before the first round: a new tournament with its limits, who enters, and who withdraws."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected

from .tournament import Entrant, Number, System, Tournament, require_phase

MOST_ENTRANTS: dict[System, int] = {"swiss": 64, "round_robin": 16}
MOST_ROUNDS: dict[System, int] = {"swiss": 12, "round_robin": 4}
LARGEST_TABLE = 8
MOST_REMOVED = 200
"""Of those who cannot enter again; the last ones are remembered."""
MOST_BOTS = 16
"""Bots that fill places; those of a table without people play on the server alone."""
DAY: Millis = 24 * 60 * 60_000
LONGEST_WAIT: Millis = 90 * DAY
"""Until a tournament starts."""
SHORTEST_ROUND: Millis = 5 * 60_000
LONGEST_ROUND: Millis = 60 * DAY


def checked(tournament: Tournament, now: Millis) -> Tournament:
    """A new tournament, if it is within its limits."""
    most, rounds = MOST_ENTRANTS[tournament.system], MOST_ROUNDS[tournament.system]
    if not tournament.smallest_table <= tournament.table_size <= LARGEST_TABLE:
        raise Rejected(
            "tournament_table_size", fewest=tournament.smallest_table, most=LARGEST_TABLE
        )
    if not 1 <= tournament.rounds <= rounds:
        raise Rejected("tournament_rounds", most=rounds)
    if not tournament.smallest_table <= tournament.fewest <= tournament.most <= most:
        raise Rejected("tournament_entrants", fewest=tournament.smallest_table, most=most)
    if tournament.starts is not None and not now < tournament.starts <= now + LONGEST_WAIT:
        raise Rejected("tournament_start", days=LONGEST_WAIT // DAY)
    if tournament.round_time and not SHORTEST_ROUND <= tournament.round_time <= LONGEST_ROUND:
        raise Rejected("tournament_round_time", days=LONGEST_ROUND // DAY)
    return tournament


def entered(tournament: Tournament, entrant: Entrant) -> Tournament:
    """The tournament with somebody more, or with somebody who goes on from another device."""
    if tournament.number_of(entrant.person) is not None:
        raise Rejected("tournament_entered")
    for number, each in enumerate(tournament.entrants):
        if each.player and each.player == entrant.player:
            return _with_entrant(tournament, number, replace(each, person=entrant.person))
    require_phase(tournament, "registration")
    if not {entrant.person, entrant.player}.isdisjoint(tournament.removed):
        raise Rejected("tournament_removed")
    if len(tournament.entrants) >= tournament.most:
        raise Rejected("tournament_full", most=tournament.most)
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def without(tournament: Tournament, number: Number) -> Tournament:
    """The tournament without an entrant: gone before the start, and afterwards out of all rounds
    to come. What they have played stays."""
    require_entrant(tournament, number)
    others = [*tournament.entrants]
    if tournament.phase == "registration":
        del others[number]
        return replace(tournament, entrants=tuple(others))
    require_phase(tournament, "running")
    return _with_entrant(tournament, number, replace(others[number], is_gone=True))


def removed(tournament: Tournament, number: Number) -> Tournament:
    """The tournament without an entrant, who cannot enter again."""
    gone = require_entrant(tournament, number)
    known = [id for id in (gone.person, gone.player) if id]
    tournament = without(tournament, number)
    return replace(tournament, removed=(*tournament.removed, *known)[-MOST_REMOVED:])


def with_bot(tournament: Tournament, number: Number, strength: str) -> Tournament:
    """The tournament with a bot that goes on for an entrant, under their name and with their
    points."""
    require_phase(tournament, "running")
    before = require_entrant(tournament, number)
    return _with_entrant(tournament, number, Entrant(name=before.name, bot=strength))


def _with_entrant(tournament: Tournament, number: Number, entrant: Entrant) -> Tournament:
    entrants = [*tournament.entrants]
    entrants[number] = entrant
    return replace(tournament, entrants=tuple(entrants))


def filled(tournament: Tournament, names: Sequence[str]) -> Tournament:
    """The tournament with the bots it needs to start with full tables, as far as there is room and
    somebody to play against them."""
    entrants = len(tournament.entrants)
    if not tournament.bots or not entrants:
        return tournament
    wanted = max(entrants, tournament.fewest)
    full = -(-wanted // tournament.table_size) * tournament.table_size
    wanted = full if full <= tournament.most else wanted
    missing = max(0, min(wanted - entrants, MOST_BOTS))
    bots = [Entrant(name=name, bot=tournament.bots) for name in names[:missing]]
    return replace(tournament, entrants=(*tournament.entrants, *bots))


def require_entrant(tournament: Tournament, number: Number) -> Entrant:
    if not 0 <= number < len(tournament.entrants) or tournament.entrants[number].is_gone:
        raise Rejected("tournament_no_entrant")
    return tournament.entrants[number]
