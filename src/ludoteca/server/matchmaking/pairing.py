"""Who of those who wait plays with whom: a pure function of their wishes, ratings and waits."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from ludoteca.kernel import Millis

FIRST_GAP = 200.0
"""Difference of ratings accepted at once."""
GAP_PER_SECOND = 10.0
"""What is accepted more with every second of waiting."""
ANY_GAP_AFTER: Millis = 45_000
"""From this wait on, any opponent will do."""
MORE_AFTER: Millis = 8_000
"""How long a group that could play waits for more people, where all would like more."""
UNRATED_AFTER: Millis = 30_000
"""From this wait on, two who reached the daily limit of rated matches meet, unrated."""
BOTS_AFTER: Millis = 30_000
"""From this wait on, bots take the seats that are missing, where everybody agreed."""


class Ticket(Struct, frozen=True, kw_only=True):
    """A person who waits for a match of one game."""

    player: str
    """Whom the rating belongs to; two sessions of an account are one player."""
    mean: float
    since: Millis
    fewest: int
    most: int
    bots: bool = False
    """Whether bots may take seats."""


class Group(Struct, frozen=True):
    """People who play together, the longest waiting first, and how many bots join them."""

    tickets: tuple[Ticket, ...]
    bots: int = 0


Pair = frozenset[str]


class Apart(Struct, frozen=True):
    """Pairs who do not meet."""

    limited: Collection[Pair]
    """Not until they have waited long."""
    blocked: Collection[Pair]
    """Never."""


def accepted_gap(waited: Millis) -> float:
    """The difference of ratings somebody accepts after such a wait."""
    if waited >= ANY_GAP_AFTER:
        return float("inf")
    return FIRST_GAP + GAP_PER_SECOND * waited / 1000


def pair(
    tickets: Sequence[Ticket],
    now: Millis,
    *,
    sizes: Collection[int],
    limited: Collection[Pair] = (),
    blocked: Collection[Pair] = (),
) -> list[Group]:
    """The groups that start now, of people who wait for the same game.

    `sizes` are the numbers of seats the game can be played with, `limited` the pairs who reached
    the daily limit, `blocked` those of whom one does not want to meet the other. The longest
    waiting choose first; of two people, the one who waited longer decides how far apart their
    ratings may be.
    """
    waiting = sorted(tickets, key=lambda ticket: (ticket.since, ticket.player))
    apart = Apart(limited, blocked)
    groups: list[Group] = []
    while waiting:
        first, others = waiting[0], waiting[1:]
        group = _group_around(first, others, now, sizes, apart)
        taken = {first.player} if group is None else {each.player for each in group.tickets}
        waiting = [each for each in others if each.player not in taken]
        if group is not None:
            groups.append(group)
    return groups


def _group_around(
    first: Ticket,
    others: Sequence[Ticket],
    now: Millis,
    sizes: Collection[int],
    apart: Apart,
) -> Group | None:
    """The largest group with the longest waiting, unless it is better to wait for more."""
    best: tuple[Ticket, ...] = ()
    for members in _growing(first, others, now, sizes, apart):
        if len(members) in _common_sizes(members, sizes):
            best = members
    waited = now - first.since
    if best and (waited >= MORE_AFTER or len(best) == max(_common_sizes(best, sizes))):
        return Group(best)
    if best or waited < BOTS_AFTER:
        return None
    return _with_bots(first, others, now, sizes, apart)


def _with_bots(
    first: Ticket,
    others: Sequence[Ticket],
    now: Millis,
    sizes: Collection[int],
    apart: Apart,
) -> Group | None:
    """The largest group of people who agreed to bots, with as few bots as the game needs."""
    if not first.bots:
        return None
    willing = [other for other in others if other.bots]
    members = [*_growing(first, willing, now, sizes, apart)][-1]
    larger = [size for size in _common_sizes(members, sizes) if size > len(members)]
    return Group(members, min(larger) - len(members)) if larger else None


def _growing(
    first: Ticket,
    others: Sequence[Ticket],
    now: Millis,
    sizes: Collection[int],
    apart: Apart,
) -> Iterator[tuple[Ticket, ...]]:
    """Groups that grow by one person who suits everybody in them, the longest waiting first."""
    members: tuple[Ticket, ...] = (first,)
    yield members
    for other in others:
        grown = (*members, other)
        if not any(size >= len(grown) for size in _common_sizes(grown, sizes)):
            continue
        if all(_suit(member, other, now, apart) for member in members):
            members = grown
            yield members


def _suit(one: Ticket, other: Ticket, now: Millis, apart: Apart) -> bool:
    waited = now - min(one.since, other.since)
    if one.player == other.player:
        return False
    both = frozenset((one.player, other.player))
    if both in apart.blocked or (waited < UNRATED_AFTER and both in apart.limited):
        return False
    return abs(one.mean - other.mean) <= accepted_gap(waited)


def _common_sizes(members: Sequence[Ticket], sizes: Collection[int]) -> list[int]:
    """The numbers of seats that everybody wants."""
    fewest = max(member.fewest for member in members)
    most = min(member.most for member in members)
    return [size for size in sizes if fewest <= size <= most]
