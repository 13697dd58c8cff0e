"""The leak tests: states that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ludoteca.kernel import (
    Chance,
    Event,
    FastChance,
    Match,
    Move,
    Play,
    Pool,
    Rejected,
    Seat,
    State,
    exchange_secrets,
)
from ludoteca.kernel.hidden import Slot, read_slot, write_slot

from .failure import CheckFailed, require
from .mutants import mutate
from .position import MATCHS_OWN, encoded

PLIES = 3
"""How far two states that look the same are played on side by side."""


def pools_for(match: Match, state: State, seat: Seat | None) -> list[Pool]:
    return list(match.game.hidden(state, seat, match.engine.quiet))


def in_state(match: Match, state: State) -> Match:
    """The same match, in another position."""
    other = Match(
        match.game,
        seats=match.seats,
        options=match.options,
        teams=match.teams,
        seed=match.seed,
        chance=type(match.engine.ctx.chance),
    )
    other.state = state
    return other


def nothing_leaks(match: Match, chance: Chance) -> None:
    """Compare this position with one whose secrets are exchanged, for somebody."""
    for seat in {None, chance.below(match.seats)}:
        other = in_state(
            match, exchange_secrets(match.state, pools_for(match, match.state, seat), chance)
        )
        if other.state == match.state:
            continue
        for _ in range(PLIES):
            looks_the_same(match, other, seat, chance)
            pair = _play_both(match, other, seat, chance)
            if pair is None:
                break
            match, other = pair


def looks_the_same(one: Match, other: Match, seat: Seat | None, chance: Chance) -> None:
    who = "a spectator" if seat is None else f"seat {seat}"
    require(
        encoded(one.view(seat)) == encoded(other.view(seat)),
        "leak_view",
        f"the view of {who} shows what is hidden: {one.view(seat)!r} and {other.view(seat)!r}",
    )
    if seat is None:
        return
    mine, others = one.choices(seat).to_wire(), other.choices(seat).to_wire()
    require(mine == others, "leak_choices", f"the choices of {who} differ: {mine} and {others}")
    for row in one.choices(seat).rows:
        for move in (row.sample(chance), mutate(row.sample(chance), chance)):
            answers = _answer(one, seat, move), _answer(other, seat, move)
            told = f"{move!r} by {who} is answered {answers[0]} or {answers[1]} by what is hidden"
            require(answers[0] == answers[1], "leak_refusal", told)


def _answer(match: Match, seat: Seat, move: Move) -> Rejected | None:
    try:
        match.engine.check(match.state, seat, move, match.at)
    except Rejected as refusal:
        return refusal
    return None


def _play_both(
    one: Match, other: Match, seat: Seat | None, chance: Chance
) -> tuple[Match, Match] | None:
    """Play the same move in both; while the views stay equal, the events must be equal too."""
    actors = [s for s in range(one.seats) if one.choices(s)]
    if not actors:
        return None
    actor = chance.choice(actors)
    play = Play(one.at, actor, one.choices(actor).sample(chance))
    try:
        steps = one.prepare(play), other.prepare(play)
    except Rejected:
        return None
    after = in_state(one, steps[0].state), in_state(other, steps[1].state)
    if after[0].state == after[1].state or after[0].over:
        return None  # the secrets are gone for good, so telling them was no leak
    if encoded(after[0].view(seat)) != encoded(after[1].view(seat)):
        return None  # they were shown to this seat, as the rules say
    _same_events(steps[0].events, steps[1].events, seat)
    return after


def _same_events(one: tuple[Event, ...], other: tuple[Event, ...], seat: Seat | None) -> None:
    seen = [[e for event in events if (e := event.seen_by(seat))] for events in (one, other)]
    who = "a spectator" if seat is None else f"seat {seat}"
    told = f"{who} sees {seen[0]} or {seen[1]}, by what is hidden"
    require(encoded(seen[0]) == encoded(seen[1]), "leak_event", told)


def dealing_tells_nothing(match: Match, play: Play, chance: Chance) -> None:
    """Let the same move fall out otherwise: where only secrets differ, events must not."""
    before = match.state
    outcomes = [_with_other_dice(match, play, chance) for _ in range(6)]
    for (one, first), (two, second) in combinations(outcomes, 2):
        for seat in (None, *range(match.seats)):
            if encoded(match.view_of(one, seat)) != encoded(match.view_of(two, seat)):
                continue
            secrets = [_hidden_values(match, state, seat) for state in (before, one, two)]
            if secrets[0] != secrets[1] != secrets[2] != secrets[0]:
                _same_events(first, second, seat)


def _with_other_dice(match: Match, play: Play, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    other = in_state(match, match.state)
    other.engine.ctx.chance = FastChance(bytes(chance.below(256) for _ in range(32)))
    step = other.prepare(play)
    return step.state, step.events


def _hidden_values(match: Match, state: State, seat: Seat | None) -> list[Any]:
    return [
        [read_slot(state, slot) for slot in pool.slots] for pool in pools_for(match, state, seat)
    ]


def everything_is_declared(match: Match, chance: Chance) -> None:
    """What a seat cannot see, and another can or the future shows, is in one of its pools."""
    for seat in {None, chance.below(match.seats)}:
        declared = {slot for pool in pools_for(match, match.state, seat) for slot in pool.slots}
        for name, slots in _list_slots(match.state).items():
            free = [slot for slot in slots if slot not in declared]
            if len(free) < 2:
                continue
            first, second = chance.sample(free, 2)
            _swap_shows(match, seat, name, first, second, chance)


def _list_slots(state: State) -> dict[str, list[Slot]]:
    """Where the single values of the game's own lists stand."""
    found: dict[str, list[Slot]] = {}
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if isinstance(value, list) and name not in MATCHS_OWN:
            found[name] = list(_leaves(value, (name,)))
    return found


def _leaves(value: Any, path: Slot) -> list[Slot]:
    if not isinstance(value, list):
        return [path]
    return [leaf for index, item in enumerate(value) for leaf in _leaves(item, (*path, index))]


def _swap_shows(
    match: Match, seat: Seat | None, name: str, first: Slot, second: Slot, chance: Chance
) -> None:
    """Exchange two values nobody called hidden: the seat must see that, or it matters to nobody."""
    values = read_slot(match.state, first), read_slot(match.state, second)
    if values[0] == values[1]:
        return
    draft = match.state.copy()
    write_slot(draft, first, values[1])
    write_slot(draft, second, values[0])
    other = in_state(match, draft)
    try:
        if _sees_a_difference(match, other, seat) or not _matters(match, other, chance):
            return
    except (Rejected, ArithmeticError, LookupError, ValueError):
        return  # the exchanged state was not a possible one
    who = "a spectator" if seat is None else f"seat {seat}"
    raise CheckFailed("declared", f"{who} cannot see {first} or {second}, but they are in no pool")


def _sees_a_difference(one: Match, other: Match, seat: Seat | None) -> bool:
    if encoded(one.view(seat)) != encoded(other.view(seat)):
        return True
    return seat is not None and one.choices(seat).to_wire() != other.choices(seat).to_wire()


def _matters(one: Match, other: Match, chance: Chance) -> bool:
    """Whether anybody sees the difference now or when both are played on alike."""
    for _ in range(4 * PLIES):
        if any(_sees_a_difference(one, other, seat) for seat in range(one.seats)):
            return True
        actors = [seat for seat in range(one.seats) if one.choices(seat)]
        if not actors:
            return False
        actor = chance.choice(actors)
        play = Play(one.at, actor, one.choices(actor).sample(chance))
        one, other = (
            in_state(one, one.prepare(play).state),
            in_state(other, other.prepare(play).state),
        )
    return False
