"""Proposals as values: who is asked, and when one is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from ludoteca import Match, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.tables.proposal import (
    ASKED,
    among,
    consent,
    last_move_of,
    may_take_back_alone,
    propose,
)
from ludoteca.server.wire.vocabulary import What


def test_whatever_can_be_proposed_says_whom_it_asks() -> None:
    assert set(ASKED) == set(get_args(What))


def test_a_proposal_needs_everybody_else_who_is_asked() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    assert not proposal.accepted
    proposal = consent(consent(proposal, 1), 2)
    assert proposal.accepted


def test_one_no_is_enough_and_may_be_thought_over() -> None:
    proposal = consent(propose("take_back", 0, [1, 2], paused=False), 1, agree=False)
    assert proposal.failed
    assert not consent(proposal, 1).failed


def test_nobody_waits_for_the_consent_of_who_went() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    left = among(consent(proposal, 1), [0, 1])
    assert left is not None
    assert left.accepted
    assert among(proposal, [1, 2]) is None


@pytest.mark.parametrize(
    ("what", "paused"), [("resume", False), ("pause", True), ("take_back", True), ("speed", True)]
)
def test_proposals_fit_the_clock(what: What, paused: bool) -> None:
    with pytest.raises(Rejected):
        propose(what, 0, [1], paused=paused)


def test_consent_is_given_by_those_who_are_asked() -> None:
    with pytest.raises(Rejected, match="nothing_proposed"):
        consent(None, 1)
    with pytest.raises(Rejected, match="not_asked"):
        consent(propose("pause", 0, [1], paused=False), 0)


# Votes

VOTES = [
    # others who vote, who agree, who decline → accepted, failed
    ([1], [], [], False, False),
    ([1], [1], [], True, False),
    ([1], [], [1], False, True),
    ([1, 2], [1], [], True, False),
    ([1, 2], [], [1], False, False),
    ([1, 2], [], [1, 2], False, True),
    ([1, 2, 3], [1], [], False, False),
    ([1, 2, 3], [1, 2], [], True, False),
    ([1, 2, 3], [], [1, 2], False, True),
    ([1, 2, 3], [1], [2], False, False),
    ([1, 2, 3, 4], [1, 2], [3, 4], True, False),
]


@pytest.mark.parametrize("what", ["remove", "mute"])
@pytest.mark.parametrize(("others", "yes", "no", "accepted", "failed"), VOTES)
def test_a_vote_needs_more_than_half_of_those_who_vote_and_two(
    what: What,
    others: Sequence[int],
    yes: Sequence[int],
    no: Sequence[int],
    accepted: bool,
    failed: bool,
) -> None:
    proposal = propose(what, 0, others, paused=True)
    for seat in yes:
        proposal = consent(proposal, seat)
    for seat in no:
        proposal = consent(proposal, seat, agree=False)
    assert (proposal.accepted, proposal.failed) == (accepted, failed)


def test_nobody_is_voted_out_by_one_person() -> None:
    with pytest.raises(Rejected, match="too_few_to_vote"):
        propose("remove", 0, [0], paused=False)
    left = among(propose("remove", 0, [1], paused=False), [0])
    assert left is not None
    assert (left.accepted, left.failed) == (False, True)


# Taking back alone


@pytest.mark.parametrize(
    ("seats", "step", "alone"),
    [
        ([0], 0, True),
        ([0, 1], 1, False),  # another's move
        ([0, 1], 0, False),  # somebody answered
        ([0, "skip"], 0, False),  # the autopilot answered for somebody
        ([0, "skip"], 1, False),
        ([0, "take_back", 0], 2, False),  # twice in a row
        ([0, 1, 0], 2, True),
        ([0, 1, 0], 0, False),
    ],
)
def test_alone_one_takes_back_ones_own_last_move_before_anybody_answered(
    seats: Sequence[int | str], step: int, alone: bool
) -> None:
    match = Match.start(find_game("pig"), seats=2, seed=bytes(32))
    hold = match.game.read_move({"move": "hold"})
    for given in seats:
        if given == "skip":
            match.skip(match.to_act()[0])
        elif given == "take_back":
            match.take_back(match.steps - 1)
        else:
            match.play(int(given), hold)
    assert may_take_back_alone(match, 0, step) is alone


def test_in_live_games_one_always_asks() -> None:
    match = Match.start(find_game("quick_quiz"), seats=2, seed=bytes(32))
    match.play(0, match.game.read_move({"move": "answer", "option": 0}))
    assert last_move_of(match, 0) == 0
    assert not may_take_back_alone(match, 0, 0)
