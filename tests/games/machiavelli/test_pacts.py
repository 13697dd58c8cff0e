"""Proposals and agreements: who may do what, what is kept or broken, and who sees it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.pacts import Pact, Terms
from ludoteca.games.machiavelli.pacts.moves import Accept, Decline, Propose, Renounce, Withdraw
from ludoteca.kernel import Match, Move, Rejected, Seat
from tests.games.machiavelli.case_position import CasePosition, read_cases
from tests.games.machiavelli.playing import let_time_pass, start, view_of

JUDGED = read_cases("pacts")
TALKS = {"diplomacy_minutes": 10, "orders_minutes": 10, "famine": "off"}


def named(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


@pytest.mark.parametrize("case", JUDGED, ids=named)
def test_what_is_kept_or_broken(case: dict[str, Any]) -> None:
    """Between Milan and Florence; the turns in order, and how it stands after each."""
    given = case["given"]
    options = {**given.get("options", {}), "letters_always": True}
    position = CasePosition({**given, "options": options})
    by, to = position.seat("milan"), position.seat("florence")
    terms = Terms(to, **case["terms"])
    move: Any = Propose(terms)
    move.check(position.state, by, position.ctx)
    list(move.apply(position.state, by, position.ctx))
    number = position.state.round * 100
    list(Accept(by, number).apply(position.state, to, position.ctx))
    for turn in case["turn"]:
        for power, sheet in turn.get("sheets", {}).items():
            position.send(power, sheet)
        position.load(turn.get("dice", ()), ())
        events = position.resolve()
        pact = next(pact for between in position.state.known_pacts for pact in between)
        breakers = tuple(position.seat(power) for power in turn.get("broken_by", ()))
        assert (pact.state, set(pact.breakers)) == (turn["state"], set(breakers)), events
        told = [event.seat for event in events if event.tag == "pact_broken"]  # type: ignore[attr-defined]
        assert set(told) == set(breakers)
        position.state.round += 1


def talking(seats: int = 4, **options: Any) -> Match:
    return start(seats, **{**TALKS, **options})


def propose(match: Match, by: Seat, to: Seat, kind: Any = "peace", **terms: Any) -> int:
    """Propose, and the number of the proposal."""
    match.play(by, Propose(Terms(to, kind, **terms)), match.at)
    return pacts_of(match, by)[-1].number


def pacts_of(match: Match, seat: Seat | None) -> tuple[Pact, ...]:
    return view_of(match, seat).pacts


def refusal(match: Match, seat: Seat, move: Move) -> str:
    with pytest.raises(Rejected) as why:
        match.play(seat, move, match.at)
    return why.value.code


def test_only_the_two_see_an_agreement_until_the_match_is_over() -> None:
    match = talking()
    number = propose(match, 0, 1)
    events = match.play(1, Accept(0, number), match.at)
    assert [len(pacts_of(match, seat)) for seat in (0, 1, 2, 3, None)] == [1, 1, 0, 0, 0]
    assert [event.seen_by(2) for event in events] == [None]
    assert events[0].seen_by(0) is not None
    for seat in (1, 2, 3):
        match.leave(seat, match.at)
    assert match.over
    assert [len(pacts_of(match, seat)) for seat in (2, None)] == [1, 1]


def test_an_answer_ends_a_proposal_and_a_deadline_too() -> None:
    match = talking()
    one, two, three = (propose(match, 0, to) for to in (1, 2, 3))
    match.play(1, Decline(0, one), match.at)
    match.play(0, Withdraw(2, two), match.at)
    assert refusal(match, 1, Accept(0, one)) == "no_such_proposal"
    assert refusal(match, 2, Accept(0, two)) == "no_such_proposal"
    let_time_pass(match)
    assert refusal(match, 3, Accept(0, three)) == "may_not_negotiate"
    let_time_pass(match)
    assert [pact.state for pact in pacts_of(match, 0)] == ["declined", "withdrawn", "lapsed"]
    let_time_pass(match)
    let_time_pass(match)
    assert pacts_of(match, 0) == ()


def test_a_peace_ends_with_the_turn_in_which_notice_is_given() -> None:
    match = talking()
    number = propose(match, 0, 1)
    match.play(1, Accept(0, number), match.at)
    for turn in (1, 2):
        let_time_pass(match)
        let_time_pass(match)
        assert (pacts_of(match, 1)[0].state, pacts_of(match, 1)[0].judged) == ("agreed", turn)
    match.play(1, Renounce(0, number), match.at)
    assert refusal(match, 0, Renounce(1, number)) == "no_such_agreement"
    let_time_pass(match)
    let_time_pass(match)
    assert pacts_of(match, 0)[0].state == "kept"


REFUSED: list[tuple[Terms, str]] = [
    (Terms(0, "peace"), "pact_needs_a_partner"),
    (Terms(9, "peace"), "pact_needs_a_partner"),
    (Terms(1, "support"), "pact_needs_a_province"),
    (Terms(1, "peace", "pisa"), "pact_needs_a_province"),
    (Terms(1, "support", "atlantis"), "unknown_province"),
    (Terms(1, "non_aggression"), "pact_needs_turns"),
    (Terms(1, "peace", turns=2), "pact_needs_turns"),
    (Terms(1, "payment"), "pact_needs_an_amount"),
    (Terms(1, "peace", amount=2), "pact_needs_an_amount"),
    (Terms(1, "peace", gives=False), "pact_binds_both"),
]


@pytest.mark.parametrize(("terms", "code"), REFUSED)
def test_terms_that_make_no_sense_are_refused(terms: Terms, code: str) -> None:
    assert refusal(talking(), 0, Propose(terms)) == code


def test_proposals_are_few_and_never_the_same_twice() -> None:
    match = talking()
    propose(match, 0, 1)
    assert refusal(match, 1, Propose(Terms(0, "peace"))) == "pact_known"
    for amount in (1, 2):
        propose(match, 0, 1, "payment", amount=amount)
    assert refusal(match, 0, Propose(Terms(1, "payment", amount=3))) == "too_many_proposals"
    propose(match, 1, 0, "payment", amount=3)
    for pact in [pact for pact in pacts_of(match, 0) if pact.by == 0][:2]:
        match.play(1, Decline(0, pact.number), match.at)
    for amount in (4, 5):
        propose(match, 0, 1, "payment", amount=amount)
    assert refusal(match, 0, Propose(Terms(1, "payment", amount=6))) == "too_many_proposals"


def test_who_is_out_proposes_nothing_and_what_it_agreed_on_is_void() -> None:
    match = talking()
    number = propose(match, 0, 1)
    match.play(1, Accept(0, number), match.at)
    propose(match, 2, 1)
    match.leave(1, match.at)
    assert [pact.state for pact in pacts_of(match, 0)] == ["void"]
    assert [pact.state for pact in pacts_of(match, 2)] == ["lapsed"]
    assert refusal(match, 0, Propose(Terms(1, "peace"))) == "pact_needs_a_partner"
    with pytest.raises(Rejected):
        match.play(1, Propose(Terms(0, "peace")), match.at)


def test_letters_in_every_phase_mean_proposals_in_every_phase() -> None:
    match = talking(letters_always=True, diplomacy_minutes=0)
    assert Propose in match.choices(0).kinds
    number = propose(match, 0, 1)
    match.play(1, Accept(0, number), match.at)
    silent = talking(diplomacy_minutes=0)
    assert Propose not in silent.choices(0).kinds
    assert refusal(silent, 0, Propose(Terms(1, "peace"))) == "may_not_negotiate"


NOTATION = [
    "propose 2 peace",
    "propose 2 non_aggression 3",
    "propose 3 support ferrara",
    "propose 3 support ferrara take",
    "propose 3 demilitarised ferrara 2",
    "propose 3 joint_attack ferrara",
    "propose 3 payment 7 take",
    "accept 2 100",
    "renounce 1 203",
]


@pytest.mark.parametrize("text", NOTATION)
def test_moves_as_text(text: str) -> None:
    assert game.text.format_move(game.text.parse_move(text)) == text


@pytest.mark.parametrize("text", ["propose 2 friendship", "propose 2 peace 3 4", "accept 2"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Rejected):
        game.text.parse_move(text)
