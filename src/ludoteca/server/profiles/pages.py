"""A person's page, as somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from ludoteca.ratings import SETTLED
from ludoteca.server.ratings.players import is_guest
from ludoteca.server.wire import (
    GameTally,
    OpponentTally,
    OwnRating,
    PlayerPage,
    RatingPoint,
)
from ludoteca.store import Known, ProfileRow, RatingRow, Store, Tally, handle_of

from .history import playing_now
from .people import named, names_of
from .reliability import reliability

MOST_OPPONENTS = 20
MOST_POINTS = 500
"""Points of all graphs together."""


async def page_of(store: Store, person: Known, viewer: str) -> PlayerPage:
    """`viewer`: the player who looks; empty without a session."""
    player = person.player
    profile = await store.profile(player) or ProfileRow(player=player, handle=handle_of(player))
    yours = player == viewer
    is_shown = yours or not profile.hidden
    ties = [] if not viewer else await store.ties_of(viewer)
    kinds = {tie.kind for tie in ties if tie.other == player}
    return PlayerPage(
        handle=profile.handle,
        name=person.name,
        since=person.since,
        guest=is_guest(player),
        yours=yours,
        hidden=profile.hidden,
        ratings=await ratings_of(store, player),
        tallies=_game_tallies(await store.tallies(player, viewer)) if is_shown else (),
        opponents=await _opponents(store, player, viewer) if is_shown else (),
        reliability=reliability(await store.count_courses(player)),
        favourites=profile.favourites,
        playing=tuple(await playing_now(store, player, viewer)) if is_shown else (),
        followed="follow" in kinds,
        blocked="block" in kinds,
    )


def _game_tallies(tallies: Sequence[Tally]) -> tuple[GameTally, ...]:
    return tuple(
        GameTally(
            game=tally.of,
            pace=cast(Literal["live", "post"], tally.pace),
            matches=tally.matches,
            won=tally.won,
            drawn=tally.drawn,
            rated=tally.rated,
        )
        for tally in tallies
    )


async def _opponents(store: Store, player: str, viewer: str) -> tuple[OpponentTally, ...]:
    tallies = await store.opponents(player, viewer, MOST_OPPONENTS)
    names = await names_of(store, (tally.of for tally in tallies))
    found = (
        OpponentTally(
            player=named(tally.of, names),
            matches=tally.matches,
            ahead=tally.won,
            level=tally.drawn,
        )
        for tally in tallies
    )
    return tuple(one for one in found if one.player.name or one.player.bot is not None)


async def ratings_of(store: Store, player: str) -> tuple[OwnRating, ...]:
    """The ratings of a player, with the points of their graphs."""
    ratings = await store.ratings_of(player)
    history = await store.rating_history(player, MOST_POINTS) if ratings else ()
    return tuple(
        OwnRating(
            game=rating.game,
            pace=cast(Literal["live", "post"], rating.pace),
            mean=round(rating.mean),
            deviation=round(rating.deviation),
            matches=rating.matches,
            provisional=is_provisional(rating),
            points=tuple(
                RatingPoint(
                    wall=point.wall, mean=round(point.mean), deviation=round(point.deviation)
                )
                for point in history
                if (point.game, point.pace) == (rating.game, rating.pace)
            ),
        )
        for rating in ratings
    )


def is_provisional(rating: RatingRow) -> bool:
    return is_guest(rating.player) or rating.deviation > SETTLED
