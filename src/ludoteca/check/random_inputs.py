"""Random inputs: moves of any seat with choices, alarms, skips, joining, leaving, take-backs,
agreements."""

from __future__ import annotations

from ludoteca.kernel import (
    EMPTY,
    Agree,
    AnyInput,
    Chance,
    Join,
    Leave,
    Match,
    Millis,
    Play,
    Rejoin,
    Skip,
    TakeBack,
)


def random_input(match: Match, chance: Chance, *, seats_leave: bool = True) -> AnyInput | None:
    """A random input; None if it would be an alarm and none is due.

    Empty seats are taken. With `seats_leave` seats leave and come back, and agree on an end.
    """
    actors = [seat for seat in range(match.seats) if match.choices(seat)]
    if not actors or not chance.below(25):
        return next_alarm(match)
    at = _random_moment(match, chance)
    if match.empty and not chance.below(15) and (empty := match.state.empty_seats):
        return Join(at, chance.choice(empty))
    if seats_leave and not chance.below(25):
        seat = chance.below(match.seats)
        out = match.state.out[seat]
        if out == EMPTY:
            return Join(at, seat)
        return Rejoin(at, seat) if out > 0 else Leave(at, seat)
    if seats_leave and match.game.about.agreements and not chance.below(250):
        return _random_agreement(match, chance, at)
    if match.log and not chance.below(60):
        return TakeBack(at, max(0, len(match.log) - chance.between(1, 3)))
    waited_for = match.to_act()
    if waited_for and not chance.below(20):
        return Skip(at, chance.choice(waited_for))
    seat = chance.choice(actors)
    choices = match.choices(seat, at)
    return Play(at, seat, choices.sample(chance)) if choices else None


def may_be_refused(given: AnyInput) -> bool:
    """Whether the rules may refuse such an input."""
    return isinstance(given, Rejoin | TakeBack | Agree)


def _random_agreement(match: Match, chance: Chance, at: Millis) -> Agree:
    on = chance.choice(match.game.about.agreements)
    most = {"shared_victory": 2, "concession": 1}.get(on, 0)
    seats = range(match.seats)
    return Agree(at, on, tuple(chance.sample(seats, min(most, match.seats))))


def next_alarm(match: Match) -> AnyInput | None:
    due = match.due()
    return None if due is None else match.overdue(due.at)


def _random_moment(match: Match, chance: Chance) -> Millis:
    """A random moment before the next alarm."""
    due, latest = match.due(), match.at + 2000
    if due is not None:
        latest = max(match.at, min(due.at, latest))
    return chance.between(match.at, latest)
