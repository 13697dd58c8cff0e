"""Teams: making, checking, taking turns, ranking. `ctx.teams` has the number of each seat's team,
and is empty where every seat plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance, Ranking, Rejected, Seat, Teams, rank

MOST_TEAMS = 8
WIDEST_SPREAD = 2
"""Largest difference in size between two teams."""


def balanced(seats: int, teams: int, chance: Chance) -> Teams:
    """Random teams, as even as possible."""
    dealt = [seat % teams for seat in range(seats)]
    chance.shuffle(dealt)
    return tuple(dealt)


def smallest_team(teams: Sequence[int], count: int) -> int:
    """The team with the fewest seats; the first of several."""
    return min(range(count), key=lambda team: (teams.count(team), team))


def check_teams(teams: Sequence[int], count: int = 0) -> None:
    """Refuse teams that cannot play each other fairly; `count` is the expected number, if known."""
    sizes = [teams.count(team) for team in range(max(count, max(teams, default=-1) + 1))]
    if not 2 <= len(sizes) <= MOST_TEAMS:
        raise Rejected("bad_team_count", teams=len(sizes), most=MOST_TEAMS)
    if 0 in sizes:
        raise Rejected("empty_team", team=sizes.index(0) + 1)
    if max(sizes) - min(sizes) > WIDEST_SPREAD:
        raise Rejected("uneven_teams", largest=max(sizes), smallest=min(sizes))


def members(teams: Teams, team: int) -> list[Seat]:
    return [seat for seat, own in enumerate(teams) if own == team]


def team_on_turn(round: int, teams: Teams, out: Sequence[int]) -> int:
    """The team of a round (from 1) when teams take turns; teams that are out are skipped."""
    count = max(teams) + 1
    for step in range(count):
        team = (round - 1 + step) % count
        if any(not out[seat] for seat in members(teams, team)):
            return team
    raise ValueError("no team is left in")


def member_on_turn(turn: int, seats: Sequence[Seat], out: Sequence[int]) -> Seat | None:
    """The seat of a team for a turn (from 0), among those that are in."""
    present = [seat for seat in seats if not out[seat]]
    return present[turn % len(present)] if present else None


def in_turns(order: Sequence[Seat], teams: Teams) -> list[Seat]:
    """The seats reordered so that teams alternate as long as each has seats left."""
    if not teams:
        return list(order)
    queues: dict[int, list[Seat]] = {}
    for seat in order:
        queues.setdefault(teams[seat], []).append(seat)
    longest = max(len(queue) for queue in queues.values())
    laps = range(longest)
    return [queue[lap] for lap in laps for queue in queues.values() if lap < len(queue)]


def totals(values: Sequence[int], teams: Teams) -> list[int]:
    """The total of each seat's side."""
    if not teams:
        return list(values)
    sums = [0] * (max(teams) + 1)
    for seat, value in enumerate(values):
        sums[teams[seat]] += value
    return [sums[team] for team in teams]


def rank_sides(columns: Sequence[Sequence[int]], out: Sequence[int], teams: Teams) -> Ranking:
    """Rank by the first column, ties by the next and so on, each summed by side, highest first.
    A side that is out entirely comes last."""
    present = totals([int(not gone) for gone in out], teams)
    sums = [totals(column, teams) for column in columns]
    keys = [(present[seat] > 0, *(column[seat] for column in sums)) for seat in range(len(present))]
    return Ranking(rank(keys).places, teams)
