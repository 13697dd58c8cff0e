"""Drafts on the server: written in every phase, secret, and counted at the deadline."""

from __future__ import annotations

import pytest

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.moves import (
    MOST_DRAFTS,
    Draft,
    Fallback,
    NotReady,
    Pass,
    Ready,
    Submit,
)
from ludoteca.kernel import Match, Move, Rejected, Seat, seed_from_int
from tests.games.machiavelli.playing import let_time_pass, start, state_of, view_of

TO_PISA = "A florence - pisa"
LIVE = {"diplomacy_minutes": 10, "orders_minutes": 10}


def draft(text: str = TO_PISA) -> Move:
    return game.text.parse_move(f"draft {text}")


def refusal(match: Match, seat: Seat, move: Move) -> str:
    with pytest.raises(Rejected) as why:
        match.play(seat, move, match.at)
    return why.value.code


def is_in(match: Match, unit: str) -> bool:
    return unit in {f"{u.kind} {u.province}" for u in view_of(match, None).units}


def test_a_draft_of_the_diplomatic_phase_counts_at_the_deadline_of_the_orders() -> None:
    match = start()
    match.play(0, draft(), 0)
    let_time_pass(match)
    assert view_of(match, 0).sheet is not None
    let_time_pass(match)
    assert is_in(match, "army pisa")
    assert state_of(match).strikes[0] == 0
    opened = view_of(match, 1).last_sheets[0]
    assert opened is not None
    assert opened.orders[0].target == "pisa"
    assert view_of(match, 0).sheet is None


def test_the_last_draft_counts_and_a_sent_sheet_may_be_changed_by_one() -> None:
    match = start(diplomacy_minutes=0)
    match.play(0, game.text.parse_move("A florence - arezzo"), 0)
    assert match.play(0, draft(), 0)[0].tag == "draft_saved"
    assert view_of(match, 0).sent[0]
    let_time_pass(match)
    assert is_in(match, "army pisa")


def test_nobody_else_learns_of_a_draft() -> None:
    match = start()
    before = [view_of(match, seat) for seat in (1, None)]
    events = match.play(0, draft(), 0)
    assert [event.seen_by(1) for event in events] == [None]
    assert [view_of(match, seat) for seat in (1, None)] == before
    events = match.play(0, Fallback("hold"), 0)
    assert [event.seen_by(1) for event in events] == [None]
    assert [view_of(match, seat) for seat in (1, None)] == before


def test_a_draft_is_not_used_if_its_owner_chose_so_and_the_turn_is_missed() -> None:
    match = start(diplomacy_minutes=0)
    match.play(0, draft(), 0)
    match.play(0, Fallback("hold"), 0)
    assert view_of(match, 0).if_not_sent == "hold"
    let_time_pass(match)
    assert is_in(match, "army florence")
    assert state_of(match).strikes[0] == 1
    assert view_of(match, 0).if_not_sent == "draft"


def test_who_changes_their_mind_gets_the_draft_back() -> None:
    match = start(diplomacy_minutes=0)
    match.play(0, draft(), 0)
    match.play(0, Pass(), 0)
    assert view_of(match, 0).sheet is not None
    match.play(0, NotReady(), 0)
    match.play(0, Ready(), 0)
    let_time_pass(match)
    assert is_in(match, "army pisa")


def test_ready_is_a_toggle_in_both_phases() -> None:
    match = start(**LIVE)
    for phase in ("diplomacy", "orders"):
        for seat in range(5):
            match.play(seat, Ready(), 0)
        assert view_of(match, None).waiting == (5,)
        assert refusal(match, 0, Ready()) == "illegal_move"
        match.play(0, NotReady(), 0)
        assert refusal(match, 0, NotReady()) == "illegal_move"
        assert view_of(match, None).waiting == (0, 5)
        match.play(5, Ready(), 0)
        assert (state_of(match).phase, view_of(match, None).waiting) == (phase, (0,))
        match.play(0, Ready(), 0)
    assert state_of(match).round == 2
    assert state_of(match).strikes == [0] * 6


def test_by_post_one_may_say_that_one_is_ready_and_the_phase_goes_on() -> None:
    match = start()
    for seat in range(6):
        match.play(seat, Ready(), 0)
    assert state_of(match).phase == "diplomacy"
    assert view_of(match, 0).waiting == ()


def test_ready_without_a_draft_is_an_empty_sheet() -> None:
    match = start(diplomacy_minutes=0)
    match.play(0, Ready(), 0)
    let_time_pass(match)
    assert state_of(match).strikes[:2] == [0, 1]


def test_an_absent_player_is_played_for_by_the_draft() -> None:
    match = start(diplomacy_minutes=0, orders_minutes=10)
    match.play(0, draft(), 0)
    match.skip(0)
    assert view_of(match, 0).sent[0]
    match.skip(1)
    for seat in range(2, 6):
        match.play(seat, Submit(), 0)
    assert is_in(match, "army pisa")
    assert state_of(match).strikes[:2] == [0, 1]


def test_a_draft_makes_good_for_turns_missed() -> None:
    match = start(diplomacy_minutes=0, famine="off")
    let_time_pass(match)
    assert state_of(match).strikes[0] == 1
    match.play(0, draft(), match.at)
    assert state_of(match).strikes[0] == 1  # nobody is told yet
    let_time_pass(match)
    assert state_of(match).strikes[0] == 0


def test_drafts_do_not_flood_the_log() -> None:
    match = start(diplomacy_minutes=0)
    match.play(0, draft(), 0)
    assert match.play(0, draft(), 0) == []  # the same again changes nothing
    for number in range(2, MOST_DRAFTS):
        match.play(0, draft("A florence - arezzo" if number % 2 else TO_PISA), 0)
    assert refusal(match, 0, draft("nothing")) == "too_many_drafts"
    assert Draft not in match.choices(0).kinds
    match.play(0, Submit(), 0)


def test_drafts_are_checked_as_sheets_are() -> None:
    match = start()
    assert refusal(match, 0, draft("A milan - pavia")) == "not_your_unit"


def test_a_match_of_earlier_rules_has_no_drafts() -> None:
    match = Match.start(game, seats=6, seed=seed_from_int(3), version=1)
    assert refusal(match, 0, draft()) == "no_drafts"
    assert not match.choices(0)
    let_time_pass(match)
    assert refusal(match, 0, Ready()) == "illegal_move"
    assert view_of(match, 0).if_not_sent == ""


@pytest.mark.parametrize(("version", "is_told"), [(1, False), (2, True)])
def test_the_first_autumn_is_told_by_the_rules_of_the_match(version: int, is_told: bool) -> None:
    match = Match.start(game, seats=6, seed=seed_from_int(3), version=version)
    assert view_of(match, 0).too_early is is_told


@pytest.mark.parametrize("text", ["draft nothing", "draft A florence - pisa", "fallback hold"])
def test_drafts_have_a_notation(text: str) -> None:
    assert game.text.format_move(game.text.parse_move(text)) == text


def test_drafts_are_read_in_spanish_too() -> None:
    assert game.text.parse_move("borrador nada") == Draft()
    assert game.text.parse_move("si no mantener") == Fallback("hold")
    assert game.text.parse_move("no lista") == NotReady()
