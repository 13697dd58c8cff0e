"""The playlist: queued games and the score across them, as pure functions from one table to the
next."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.bots import strengths
from ludoteca.kernel import JsonObject, Ranking, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.tables.people.anonymity import revealed
from ludoteca.server.tables.seats.place import FREE, Place

from .phases import waiting_again
from .rated import checked
from .setup import open_places, options_for
from .table import Queued, Standing, Table, require_host

MOST_QUEUED = 12


def enqueue(table: Table, by: str, game: str, options: JsonObject) -> Table:
    """Append a game to the queue."""
    require_host(table, by)
    if table.anonymous:
        raise Rejected("anonymous_without_playlist")
    if len(table.queue) >= MOST_QUEUED:
        raise Rejected("queue_full", most=MOST_QUEUED)
    given = options_for(find_game(game).about, options)
    return checked(replace(table, queue=(*table.queue, Queued(game, given, by))))


def dequeue(table: Table, by: str, number: int) -> Table:
    """Remove a game from the queue by its index."""
    require_host(table, by)
    if not 0 <= number < len(table.queue):
        raise Rejected("not_queued")
    return replace(table, queue=table.queue[:number] + table.queue[number + 1 :])


def next_game(table: Table, by: str, secret: str) -> Table:
    """Switch to the next game with the same sitters, as many as it has seats for."""
    require_host(table, by)
    if table.phase in ("starting", "playing"):
        raise Rejected("match_under_way")
    if not table.queue:
        raise Rejected("not_queued")
    queued, *later = table.queue
    options, by = queued.options, queued.by
    table = replace(table, game=queued.game, options=options, options_by=by, queue=tuple(later))
    table = waiting_again(replace(table, places=tuple(table.sitters)), secret)
    return replace(table, places=_seated(table))


def _seated(table: Table) -> tuple[Place, ...]:
    """The sitters with bot strengths the game knows; surplus bots go before people."""
    rules, most = table.rules, open_places(table)
    known, strongest = strengths(rules), ["random", *rules.bots][-1]
    kept = [
        replace(place, bot=strongest) if place.bot and place.bot not in known else place
        for place in table.sitters
    ]
    while len(kept) > most:
        bots = [place for place in kept if place.bot]
        kept.remove(bots[-1] if bots else kept[-1])
    return (*kept, *(FREE,) * (most - len(kept)))


def ended(table: Table, ranking: Ranking, used_up: JsonObject | None = None) -> Table:
    """End the match; who was anonymous is told, and the next one gets what was used up. In a
    playlist each sitter gets a point for every side beaten, and one for playing."""
    spent = {**table.spent, table.game: used_up} if used_up else table.spent
    table = replace(revealed(table) if table.anonymous else table, phase="over", spent=spent)
    if not table.queue and not table.overall:
        return table
    ranked = {seat for group in ranking.places for seat in group}
    sides = len(set(ranking.teams)) if ranking.teams else len(ranked)
    overall = {standing.who: standing for standing in table.overall}
    for seat, place in enumerate(table.places):
        who = place.person or (place.name if place.bot else "")
        if who and seat in ranked:
            before = overall.get(who, Standing(who, place.name))
            points = before.points + 1 + sides - ranking.place(seat)
            overall[who] = Standing(who, place.name, points)
    ordered = sorted(overall.values(), key=lambda standing: (-standing.points, standing.name))
    return replace(table, overall=tuple(ordered))
