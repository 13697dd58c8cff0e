"""The rulebook of Risk as tables: every case quotes the ruling it tests (see README.md).

A file of `cases/` begins with what its cases have in common (`given`). A case may change that,
plays some moves (`play`), and then either tries one more (`move`) that is `refused` with a code,
`because` of some facts, and changes nothing; or names expectations (`then`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from ludoteca.games.risk.game import game
from ludoteca.kernel import Event, FastChance, Match, Rejected, RoundEnded
from tests.games.risk.positions import (
    OWNERS,
    PLACES,
    act,
    board_of,
    broken_rules,
    card_names,
    position,
    read_move,
    state_of,
)

ACTS_OF_THE_TABLE = ("leave", "rejoin")
NO_MOVE_OF_A_SEAT = ("bad_move", "no_such_seat")
HERE = Path(__file__).parent


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations; fields that are not given are not checked."""

    land: dict[str, str] = {}
    """Some territories of an owner, with their armies."""
    hands: dict[str, str] = {}
    """All cards of a seat, or of the `discard`."""
    state: dict[str, Any] = {}
    to_act: int | None = None
    offers: list[str] | None = None
    """All kinds of moves in the choices of the seat to act."""
    events: list[str] = []
    """Some events of the last step, in this order."""
    unheard: list[str] = []
    """Kinds of events that it did not have."""
    told: list[dict[str, Any]] = []
    """Some fields of these events, in this order."""
    winner: int | str | None = None
    """The winner of the round that ended, or `nobody`."""
    reason: str = ""
    """The reason for which the round ended."""
    over: str | None = None
    places: list[list[int]] | None = None


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    ruling: str
    says: str
    given: dict[str, Any] = {}
    play: list[str] = []
    move: str = ""
    refused: str = ""
    because: dict[str, Any] = {}
    then: Then = Then()


def chapters() -> Iterator[tuple[str, Case]]:
    for path in sorted((HERE / "cases").glob("*.toml")):
        chapter = tomllib.loads(path.read_text())
        for raw in chapter["case"]:
            given = {**chapter["given"], **raw.get("given", {})}
            given["options"] = {**chapter["given"].get("options", {}), **given.get("options", {})}
            yield path.stem, msgspec.convert({**raw, "given": given}, Case)


CASES = [
    pytest.param(case, id=f"{chapter}: {case.ruling}: {case.says}") for chapter, case in chapters()
]


@pytest.mark.parametrize("case", CASES)
def test_the_rulebook(case: Case) -> None:
    match = position(**case.given)
    events: list[Event] = []
    for text in case.play:
        events = act(match, text)
        assert broken_rules(match) == []
    if case.refused:
        is_refused(match, case)
    else:
        has_come_to(match, events, case.then)
    all_that_is_offered_is_accepted(match)


def is_refused(match: Match, case: Case) -> None:
    """Assert the code and facts of a refusal, that the choices lack the move, and no change."""
    before = msgspec.json.encode(match.state)
    steps = len(match.log)
    with pytest.raises(Rejected) as refusal:
        act(match, case.move)
    assert refusal.value.code == case.refused
    assert refusal.value.params | case.because == refusal.value.params
    assert msgspec.json.encode(match.state) == before
    assert len(match.log) == steps
    if not case.move.startswith(ACTS_OF_THE_TABLE) and case.refused not in NO_MOVE_OF_A_SEAT:
        seat, move = read_move(match, case.move)
        assert move not in match.choices(seat)


def has_come_to(match: Match, events: list[Event], then: Then) -> None:
    state, board = state_of(match), board_of(match)
    for who, lands in then.land.items():
        for entry in lands.split(", "):
            name, _, armies = entry.partition(" ")
            territory = board.index[name]
            held = (name, state.owner[territory], state.armies[territory])
            assert held == (name, OWNERS[who] if who in OWNERS else int(who), int(armies or 1))
    for who, names in then.hands.items():
        hand = state.hand(PLACES[who] if who in PLACES else int(who))
        assert sorted(card_names(hand, board).split()) == sorted(names.split())
    found = msgspec.json.decode(msgspec.json.encode(state))
    assert {name: found[name] for name in then.state} == then.state
    if then.to_act is not None:
        assert list(match.to_act()) == [then.to_act]
    if then.offers is not None:
        kinds = {move.tag for seat in match.to_act() for move in match.choices(seat).kinds}
        assert kinds == set(then.offers)
    tags = [event.tag for event in events]
    heard = iter(tags)
    assert [tag for tag in then.events if tag in heard] == then.events
    assert not set(then.unheard) & set(tags)
    all_of_it = iter(events)
    assert [some for some in then.told if any(says(e, some) for e in all_of_it)] == then.told
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    if then.winner is not None:
        assert ended is not None
        assert ended.winner == (None if then.winner == "nobody" else then.winner)
    if then.reason:
        assert ended is not None
        assert ended.reason == then.reason
    if then.over is not None:
        assert match.state.over == then.over
    if then.places is not None:
        assert [list(group) for group in match.ranking().places] == then.places


def says(event: Event, some: dict[str, Any]) -> bool:
    found = msgspec.json.decode(msgspec.json.encode(event))
    return bool(found | some == found)


def all_that_is_offered_is_accepted(match: Match) -> None:
    chance = FastChance(match.seed)
    for seat in match.to_act():
        for row in match.choices(seat).rows * 20:
            match.engine.check(match.state, seat, row.sample(chance), match.at)


def test_every_case_expects_something() -> None:
    for _, case in chapters():
        assert bool(case.refused) != (case.then != Then()), case.says
        assert bool(case.refused) == bool(case.move), case.says


A12_ROWS = {
    "place_initial": 5,
    "place_reinforcements": 4,
    "confirm_reinforcements": 3,
    "attack": 7,
    "move_after_conquest": 4,
    "end_attack": 2,
    "fortify": 7,
    "skip_fortify": 2,
    "trade_cards": 5,
    "end_turn": 1,
    "initialize": 1,
    "dice_roll": 1,
}
RULINGS_OF_WEIGHT = {
    *(f"B{n}" for n in (*range(1, 15), 17, 20, 23, 24, 26, 27, 28, 30, 34, 37, 46)),
    *(f"C-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 17, 19)),
}
"""The rulings marked H or M that concern the rules; B29, B38–B43, B47 and B48 are the server's."""
RULINGS_OF_TASTE = {
    *(f"B{n}" for n in (15, 16, 18, 19, 21, 22, 25, 31, 32, 33, 35, 36, 50)),
    *(f"C-{n}" for n in (12, 14, 15, 20, 22)),
}
"""The rulings marked L that a match can show; the others concern documents and screens."""
IN_TESTS_OF_THEIR_OWN = {
    "A12 initialize 1": "test_setup.py",
    "B19": "test_odds.py",
    "B21": "test_setup.py",
    "B31": "test_invariants.py",
    "B33": "test_board.py",
    "B37": "test_setup.py",
    "B46": "test_secrets.py",
    "C-1": "test_setup.py",
    "C-3": "test_setup.py",
    "C-4": "test_dice.py",
    "C-17": "test_setup.py",
    "C-19": "test_check.py",
    "C-22": "test_choices.py",
}


def test_every_row_of_the_catalogue_and_every_ruling_has_a_case() -> None:
    quoted = {case.ruling for _, case in chapters()}
    wanted = {f"A12 {act} {row + 1}" for act, rows in A12_ROWS.items() for row in range(rows)}
    wanted |= RULINGS_OF_WEIGHT | RULINGS_OF_TASTE
    assert sorted(wanted - quoted) == sorted(IN_TESTS_OF_THEIR_OWN)
    for ruling, name in IN_TESTS_OF_THEIR_OWN.items():
        assert ruling in (HERE / name).read_text(), ruling


def test_every_refusal_of_the_rules_is_met_in_a_case() -> None:
    from ludoteca.check.text_properties import refusals_in_source

    met = {case.refused for _, case in chapters()}
    assert refusals_in_source(game) - met == set()


def test_every_event_of_the_game_is_heard_in_a_case() -> None:
    heard = {tag for _, case in chapters() for tag in case.then.events}
    heard |= {some["event"] for _, case in chapters() for some in case.then.told}
    in_the_set_up = {"order_drawn", "mission_dealt", "territories_dealt"}
    assert {event.tag for event in game.events} - heard == in_the_set_up
