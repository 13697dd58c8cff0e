"""Secret missions: dealing, progress, fulfilment and replacement.

A mission is a number: first those of the map, then one for each seat to eliminate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import UNSET, Struct

from ludoteca.kernel import Chance, Event, Pool, Seat

from .events import (
    ContinentId,
    MissionChanged,
    MissionDealt,
    MissionFulfilled,
    MissionNumber,
)
from .map.board import Board, MissionCard, Owner
from .map.mission_cards import FALLBACK
from .state import RiskContext, RiskState

FIRST_LAP = 1
"""In this lap no mission counts yet (ruling M7); version 1 counts no laps."""
BY_MISSION = "mission"
"""The reason of an end by a fulfilled mission."""


class Mission(Struct, frozen=True):
    """A secret mission: a number of territories with so many armies on each, or continents, or a
    seat to eliminate."""

    mission: MissionNumber
    target: Seat | None
    """The seat to eliminate."""
    continents: tuple[ContinentId, ...]
    more: int
    """Number of further continents, of one's choice."""
    land: int
    """Number of territories; 0 for any other mission."""
    garrison: int
    """Least number of armies on each of them."""
    done: int
    """Progress: territories, continents, or 1 for the eliminated seat."""
    needed: int


class Position(Protocol):
    """The part of a state or a view that missions depend on."""

    @property
    def owner(self) -> tuple[Owner, ...]: ...
    @property
    def armies(self) -> Sequence[int]: ...
    @property
    def out(self) -> tuple[int, ...]: ...


def target_of(mission: int, board: Board) -> Seat | None:
    """The seat to eliminate, if that is the mission."""
    target = mission - len(board.missions)
    return target if target >= 0 else None


def deal(state: RiskState, ctx: RiskContext) -> Iterator[Event]:
    """Deal one mission to each seat. One that names the seat itself or a partner is replaced by
    the mission to conquer many territories (ruling M2)."""
    state.missions = drawn(range(ctx.seats), (), ctx, ctx.chance)
    for seat, mission in enumerate(state.missions):
        yield MissionDealt(seat, mission, target_of(mission, ctx.board))


def drawn(
    seats: Sequence[Seat], known: Sequence[int], ctx: RiskContext, chance: Chance
) -> list[int]:
    """Missions for these seats, none of them one of the known ones."""
    board = ctx.board
    cards = [card for card in range(len(board.missions) + ctx.seats) if card not in known]
    return [
        FALLBACK if _spares(target_of(mission, board), seat, ctx) else mission
        for seat, mission in zip(seats, chance.sample(cards, len(seats)), strict=True)
    ]


def _spares(target: Seat | None, seat: Seat, ctx: RiskContext) -> bool:
    return target is not None and ctx.team_of(target) == ctx.team_of(seat)


def progress(mission: int, seat: Seat, position: Position, board: Board) -> tuple[int, int]:
    """Progress of a mission: the number done and the number needed."""
    target = target_of(mission, board)
    if target is not None:
        return int(position.out[target] > 0), 1
    card, owner = board.missions[mission], position.owner
    if card.territories:
        if card.armies == 1:  # also on a territory just conquered, before armies move in
            done = owner.count(seat)
        else:
            held = zip(owner, position.armies, strict=True)
            done = sum(who == seat and armies >= card.armies for who, armies in held)
        return min(done, card.territories), card.territories
    whole = [all(owner[t] == seat for t in continent.members) for continent in board.continents]
    named = sum(whole[continent] for continent in card.continents)
    return named + min(card.more, sum(whole) - named), len(card.continents) + card.more


def judge(state: RiskState, seat: Seat, ctx: RiskContext) -> tuple[Event, ...]:
    """Decide the match if the seat whose turn it is has fulfilled its mission (ruling M4), and
    every seat has had its first turn (ruling M7)."""
    if state.missions is UNSET or state.decided_by == BY_MISSION or state.out[seat]:
        return ()
    if state.lap == FIRST_LAP:
        return ()
    mission = state.missions[seat]
    done, all_of_it = progress(mission, seat, state, ctx.board)
    if done < all_of_it:
        return ()
    state.decided_by, state.pending = BY_MISSION, ""
    return (MissionFulfilled(seat, mission, target_of(mission, ctx.board)),)


def lose_target(
    state: RiskState, target: Seat, by: Seat | None, ctx: RiskContext
) -> Iterator[Event]:
    """Replace the missions to eliminate a seat that others eliminated, or that left, by the one to
    conquer many territories (ruling M3)."""
    if state.missions is UNSET:
        return
    for seat, mission in enumerate(state.missions):
        if target_of(mission, ctx.board) == target and seat != by:
            state.missions[seat] = FALLBACK
            yield MissionChanged(seat, FALLBACK)


def unknown_missions(state: RiskState, seat: Seat | None, ctx: RiskContext) -> Iterator[Pool]:
    """The missions of others may be any that the deck still has."""
    missions = state.missions
    if missions is UNSET:
        return
    others = [other for other in range(ctx.seats) if other != seat]
    known = () if seat is None or missions[seat] == FALLBACK else (missions[seat],)

    def draw(chance: Chance) -> list[int]:
        return [
            FALLBACK if _is_gone(mission, state, ctx.board) else mission
            for mission in drawn(others, known, ctx, chance)
        ]

    yield Pool(tuple(("missions", other) for other in others), draw)


def _is_gone(mission: int, state: RiskState, board: Board) -> bool:
    target = target_of(mission, board)
    return target is not None and state.out[target] > 0


def all_missions(state: RiskState, ctx: RiskContext) -> tuple[Mission, ...]:
    """The missions of all seats; none where there are none."""
    seats = () if state.missions is UNSET else range(ctx.seats)
    return tuple(mission_of(state, seat, ctx) for seat in seats)


def mission_of(state: RiskState, seat: Seat, ctx: RiskContext) -> Mission:
    """The mission of a seat, with its progress."""
    assert state.missions is not UNSET
    number, board = state.missions[seat], ctx.board
    target = target_of(number, board)
    card = MissionCard() if target is not None else board.missions[number]
    done, needed = progress(number, seat, state, board)
    return Mission(
        mission=number,
        target=target,
        continents=tuple(board.continents[at].id for at in card.continents),
        more=card.more,
        land=card.territories,
        garrison=card.armies if card.territories else 0,
        done=done,
        needed=needed,
    )
