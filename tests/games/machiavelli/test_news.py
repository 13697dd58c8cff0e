"""What the mails about a turn tell, and to whom, on whole matches by post."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.moves import Submit, Vote
from ludoteca.kernel import Match, News, Seat
from tests.games.machiavelli.playing import start, state_of

RECEIVED = {
    "A milan - como": "army in Milan advances to Como.",
    "A pavia S A milan": "army in Pavia supports the army in Milan.",
    "F ligurian_sea H": "fleet in Ligurian Sea holds.",
    "pay venice 3": "3 ducats for Venice.",
    "kill florence 6 4": "An attempt on the life of Florence: 6 ducats.",
    "recruit fleet genoa": "A new fleet in Genoa.",
}


def resolve(match: Match, absent: Sequence[Seat] = ()) -> dict[str, News]:
    """Everybody but some seats sends an empty sheet before the deadline; the news by kind."""
    for seat in state_of(match).seats_in:
        if seat not in absent:
            match.play(seat, Submit(), match.at)
    due = match.due()
    assert due is not None
    events = match.advance(due.at)
    state = match.state
    told = game.news(events, state, match.engine.read_only_ctx(state))
    assert told is not None
    return {news.kind: news for news in told}


def test_the_report_of_a_turn_tells_what_the_next_spring_brings() -> None:
    match = start(diplomacy_minutes=0, famine="per_five")
    for _ in range(3):
        told = resolve(match)
    history = [event.tag for event in told["resolved"].history]
    assert {"famine", "income", "maintenance"} <= {*history}
    assert "phase_changed" not in history


def test_a_sheet_is_confirmed_to_its_sender_line_by_line() -> None:
    match = start(diplomacy_minutes=0, famine="off")
    events = match.play(2, game.text.parse_move("; ".join(RECEIVED)), match.at)
    ctx = match.engine.read_only_ctx(match.state)
    (news,) = game.news(events, match.state, ctx) or ()
    assert (news.kind, news.to, news.topic) == ("received", (2,), "receipt")
    terms = game.terms(ctx.board, "en")
    assert [game.text.event(each, terms=terms) for each in news.history] == [*RECEIVED.values()]


def test_a_proposal_is_told_to_the_other_side_like_a_letter() -> None:
    match = start(famine="off")
    events = match.play(2, game.text.parse_move("propose 1 joint_attack modena"), match.at)
    (news,) = game.news(events, match.state, match.engine.read_only_ctx(match.state)) or ()
    assert (news.kind, news.to, news.topic) == ("proposal", (0,), "letter")
    answer = match.play(0, game.text.parse_move("accept 3 100"), match.at)
    ctx = match.engine.read_only_ctx(match.state)
    assert [*(game.news(answer, match.state, ctx) or ())] == []


def test_whoever_is_eliminated_is_told_and_reads_the_report() -> None:
    match = start(diplomacy_minutes=0, famine="off")
    for _ in range(3):
        resolve(match, absent=[0])
    for seat in range(1, 6):
        match.play(seat, Vote(0, "elimination"), match.at)
    told = resolve(match, absent=[0])
    assert told["out"].to == (0,)
    assert sorted(told["resolved"].to) == [*range(6)]
    assert "player_eliminated" in [event.tag for event in told["resolved"].history]
    assert resolve(match)["resolved"].to == (1, 2, 3, 4, 5)
