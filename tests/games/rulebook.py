"""Rulebooks as tables: every case names the rule it tests.

A file of `cases/` may begin with what its cases have in common (`given`). A case plays some steps,
and then either tries one more (`move`) that is `refused` with a code and changes nothing, or names
expectations (`then`). The format of a step is up to the game's tests.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from ludoteca.kernel import Event, Match, Rejected, RoundEnded

Act = Callable[[Match, str], list[Event]]


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations; fields that are not given are not checked."""

    scores: list[int] | None = None
    reason: str | None = None
    """The reason for which the last step ended a round."""
    winner: int | str | None = None
    """The winner of that round, or `nobody`."""
    points: list[int] | None = None
    """The points of that round."""
    to_act: list[int] | None = None
    offers: dict[str, list[str]] = {}
    """All kinds of moves in the choices of a seat."""
    state: dict[str, Any] = {}
    view: dict[str, Any] = {}
    """Fields of a spectator's view."""
    events: list[str] | None = None
    """Kinds of the events of the last step, in this order."""
    heard: dict[str, list[str]] = {}
    """Kinds of those events that a seat sees."""
    over: str | None = None
    places: list[list[int]] | None = None
    due: list[Any] | None = None
    """Time and name of the next alarm."""


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    says: str
    given: dict[str, Any] = {}
    play: list[str] = []
    move: str = ""
    refused: str = ""
    then: Then = Then()


def cases_in(folder: Path) -> list[Any]:
    """The cases of a folder as parameters, named by file, rule and text."""
    return [
        pytest.param(case, id=f"{chapter}: {case.rule}: {case.says}")
        for chapter, case in _chapters(folder)
    ]


def _chapters(folder: Path) -> Iterator[tuple[str, Case]]:
    for path in sorted(folder.glob("*.toml")):
        chapter = tomllib.loads(path.read_text(encoding="utf-8"))
        for raw in chapter["case"]:
            given = {**chapter.get("given", {}), **raw.get("given", {})}
            yield path.stem, msgspec.convert({**raw, "given": given}, Case)


def holds(case: Case, match: Match, act: Act) -> None:
    """Play a case and check its expectations."""
    events: list[Event] = list(match.opening)
    for line in case.play:
        events = act(match, line)
        assert (
            list(match.game.invariants(match.state, match.engine.read_only_ctx(match.state))) == []
        )
    if case.refused:
        _is_refused(match, case, act)
    else:
        _has_come_to(match, events, case.then)


def _is_refused(match: Match, case: Case, act: Act) -> None:
    before, steps = msgspec.json.encode(match.state), len(match.log)
    with pytest.raises(Rejected) as refusal:
        act(match, case.move)
    assert refusal.value.code == case.refused
    assert msgspec.json.encode(match.state) == before
    assert len(match.log) == steps


def _has_come_to(match: Match, events: list[Event], then: Then) -> None:
    found = _found(match, events)
    for name in ("scores", "to_act", "events", "over", "places", "due", *found["round"]):
        wanted = getattr(then, name)
        assert wanted is None or {**found, **found["round"]}[name] == wanted, name
    assert found["round"] or (then.reason, then.winner, then.points) == (None, None, None)
    for source, facts in ((match.state, then.state), (match.view(None), then.view)):
        for name, value in facts.items():
            assert msgspec.json.decode(msgspec.json.encode(getattr(source, name))) == value, name
    for seat, kinds in then.offers.items():
        assert sorted(kind.tag for kind in match.choices(int(seat)).kinds) == sorted(kinds), seat
    for seat, kinds in then.heard.items():
        seen = [event.seen_by(int(seat)) for event in events]
        assert [event.tag for event in seen if event is not None] == kinds, seat


def _found(match: Match, events: list[Event]) -> dict[str, Any]:
    due = match.due()
    ended = [event for event in events if isinstance(event, RoundEnded)]
    last = ended[-1] if ended else None
    return {
        "scores": list(match.state.scores),
        "to_act": list(match.to_act()),
        "events": [event.tag for event in events],
        "over": match.state.over,
        "places": [list(place) for place in match.ranking().places],
        "due": [due.at, due.name] if due else None,
        "round": {
            "reason": last.reason,
            "winner": "nobody" if last.winner is None else last.winner,
            "points": list(last.points),
        }
        if last
        else {},
    }
