"""Properties of every step: preparation, written fields, points and persistence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from operator import attrgetter
from typing import Any

import msgspec

from ludoteca.kernel import (
    AnyInput,
    Event,
    Game,
    GameError,
    Happening,
    Match,
    Play,
    Rejected,
    RoundEnded,
    SeatOut,
    State,
    Step,
    TakeBack,
    replaced,
)

from .failure import CheckFailed, crashed
from .plain_data import changeable, encoded

MATCH_FIELDS = ("round", "finished", "at", "rest_until", "rang", "over", "drawn", "scores", "out")
"""State fields that only the match may write."""
WRITING = ("begin", "end", "expire", "leave", "rejoin", "join")
"""Methods of round rules that write to a draft."""
_match_fields = attrgetter(*MATCH_FIELDS)


def prepare(match: Match, given: AnyInput) -> Step[State]:
    """Prepare a step; any exception but a refusal is a failure."""
    try:
        step = match.prepare(given)
    except (CheckFailed, Rejected):
        raise
    except GameError as error:
        by_autopilot = isinstance(error.__cause__, Rejected)
        raise CheckFailed("autopilot" if by_autopilot else "crash", str(error)) from error
    except Exception as error:
        raise crashed(f"{given!r}", error) from error
    for event in step.events:
        if any(changeable(event)):
            raise CheckFailed("events", f"{event!r} holds something that may change later")
    if isinstance(given, Play):
        _check_match_fields(match, given)
    return step


def prepare_twice(match: Match, given: AnyInput) -> Step[State]:
    """Preparing a step is repeatable and does not change the state."""
    before = encoded(match.state)
    first, second = prepare(match, given), match.prepare(given)
    if encoded(match.state) != before:
        raise CheckFailed("pure", f"preparing {given!r} changed the state")
    if encoded([first.events, first.state]) != encoded([second.events, second.state]):
        raise CheckFailed("repeatable", f"{given!r} came out differently the second time")
    return first


def _check_match_fields(match: Match, given: Play) -> None:
    """The move itself does not write the match's fields."""
    draft, ctx = match.state.copy(), match.engine.ctx.at_moment(given.at)
    ctx.chance.position = draft.drawn
    apply = given.move.apply
    for event in _guarded_events(repr(given.move), draft, lambda: apply(draft, given.seat, ctx)):
        if isinstance(event, SeatOut):
            draft.out = replaced(draft.out, event.seat, 1 + max(0, *draft.out))


def guarded(game: Game) -> Game:
    """The same game, with round rules that fail when they write the match's fields."""
    rounds = copy(game.rounds)
    kind = type(rounds)
    methods = {name: _guarded_method(name, getattr(kind, name)) for name in WRITING}
    guarded_kind = type(kind.__name__, (kind,), {"__slots__": (), **methods})
    object.__setattr__(rounds, "__class__", guarded_kind)  # rules may be frozen
    return replace(game, rounds=rounds)


def _guarded_method(name: str, method: Callable[..., Happening]) -> Callable[..., Iterator[Event]]:
    def watch(rounds: Any, state: State, *rest: Any) -> Iterator[Event]:
        return _guarded_events(f"`{name}`", state, lambda: method(rounds, state, *rest))

    return watch


def _guarded_events(who: str, draft: State, happen: Callable[[], Happening]) -> Iterator[Event]:
    """Yield the events, and fail if the match's fields are written between them."""
    before = _match_fields(draft)
    events = iter(happen() or ())
    while True:
        event = next(events, None)
        now = _match_fields(draft)
        if now != before:
            for name, was, became in zip(MATCH_FIELDS, before, now, strict=True):
                if was != became:
                    message = f"{who} wrote {name!r}: {was} became {became}"
                    raise CheckFailed("kernel_fields", message)
        if event is None:
            return
        yield event
        before = _match_fields(draft)  # the match writes eliminations meanwhile


class PaidPoints:
    """The points paid so far, to compare with the scores."""

    def __init__(self, match: Match) -> None:
        self.totals = (0,) * match.seats
        self.add(match, match.opening)

    def add(self, match: Match, events: tuple[Event, ...], given: AnyInput | None = None) -> None:
        if isinstance(given, TakeBack):
            self.totals = match.state.scores
            return
        for event in events:
            if isinstance(event, RoundEnded):
                pairs = zip(self.totals, event.points, strict=True)
                self.totals = tuple(total + more for total, more in pairs)
        if match.state.scores != self.totals:
            message = f"scores are {match.state.scores}, points paid {self.totals}"
            raise CheckFailed("scores", message)


def check_survives_save_and_replay(match: Match) -> None:
    """Saving, loading, replaying and copying give the same state."""
    saved = msgspec.json.decode(encoded(match.save()))
    if Match.load(saved, match.game).state != match.state:
        raise CheckFailed("save", "a match saved and loaded has another state")
    if match.state.copy() != match.state:
        raise CheckFailed("save", "a copy of the state differs")
    record = {key: value for key, value in saved.items() if key != "state"}
    if Match.replay(record, match.game).state != match.state:
        raise CheckFailed("repeatable", "a replay of the record ended in another state")
