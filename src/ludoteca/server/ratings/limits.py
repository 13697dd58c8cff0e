"""How often, and with what weight, matches between the same players count."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Millis
from ludoteca.ratings import repeat_weight
from ludoteca.server.settings import DAY
from ludoteca.store import Store

from .players import is_guest, is_person, people_among

MOST_A_DAY = 5
"""Rated matches between the same two players."""
MONTH: Millis = 30 * DAY
"""How long earlier matches between the same people lessen the weight of the next."""


async def is_limit_reached(store: Store, players: Sequence[str], now: Millis) -> bool:
    """Whether two of these have played as many rated matches as a day allows. Bots sit at many
    tables, so they count only where fewer than two people play."""
    people = people_among(players)
    asked = people or dict.fromkeys(players)
    others = {*people} if len(people) > 1 else {*players}
    for player in asked:
        together = await store.rated_together(player, now - DAY)
        if any(together.get(other, 0) >= MOST_A_DAY for other in others - {player}):
            return True
    return False


async def partners_at_limit(store: Store, player: str, now: Millis) -> frozenset[str]:
    """With whom a person has played as many rated matches as a day allows."""
    together = await store.rated_together(player, now - DAY)
    return frozenset(
        other for other, count in together.items() if count >= MOST_A_DAY and is_person(other)
    )


async def weights(
    store: Store, players: Sequence[str], game: str, pace: str, now: Millis
) -> dict[str, float]:
    """What the match counts for, for each player: less for people who often play each other, so
    that nobody climbs on somebody who lets them win."""
    people = people_among(players)
    found = dict.fromkeys(players, 1.0)
    for player in people:
        others = [other for other in people if other != player]
        together = await store.rated_together(player, now - MONTH, game=game, pace=pace)
        earlier = max((together.get(other, 0) for other in others), default=0)
        if others and not is_guest(player) and all(map(is_guest, others)):
            # anybody can make as many guests as they like: to an account they are one opponent
            earlier = sum(count for other, count in together.items() if is_guest(other))
        found[player] = repeat_weight(earlier)
    least = min((found[player] for player in people), default=1.0)
    return {player: found[player] if is_person(player) else least for player in found}
