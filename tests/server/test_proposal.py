"""Proposals: what needs the consent of everybody present."""

from __future__ import annotations

import pytest

from ludoteca import Rejected
from ludoteca.server.tables.proposal import consent, propose, without


def test_a_proposal_needs_everybody_else_who_is_there() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    assert not proposal.accepted
    proposal = consent(consent(proposal, 1), 2)
    assert proposal.accepted


def test_nobody_waits_for_the_consent_of_who_went() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    left = without(consent(proposal, 1), 2)
    assert left is not None
    assert left.accepted
    assert without(proposal, 0) is None


@pytest.mark.parametrize(
    ("what", "paused"), [("resume", False), ("pause", True), ("take_back", True), ("hurry", True)]
)
def test_proposals_fit_the_clock(what: str, paused: bool) -> None:
    with pytest.raises(Rejected):
        propose(what, 0, [1], paused=paused)  # type: ignore[arg-type]


def test_consent_is_given_by_those_who_are_asked() -> None:
    with pytest.raises(Rejected, match="nothing_proposed"):
        consent(None, 1)
    with pytest.raises(Rejected, match="not_asked"):
        consent(propose("pause", 0, [1], paused=False), 0)
