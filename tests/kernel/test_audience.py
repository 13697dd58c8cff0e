"""Spectators who play along: judged by the rules of the seats, in a copy of the state."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import FastChance, Match, Rejected, audience_choices, judge_audience, seed_from_int
from ludoteca.games.pictionary.game import game as pictionary
from ludoteca.games.pictionary.moves import Draw, Guess
from ludoteca.games.pictionary.state import PictionaryState
from ludoteca.games.trivia.game import game as trivia
from ludoteca.games.trivia.moves import Answer, Pass
from ludoteca.games.trivia.state import TriviaState
from ludoteca.kernel import Move

from .tiny import Shout
from .tiny import start as start_lane


def question(**options: object) -> Match:
    given = {"language": "en", "mode": "everyone", "reading": 1, "showing": 2, **options}
    return Match.start(trivia, seats=2, seed=seed_from_int(3), options=given, chance=FastChance)


def drawing() -> Match:
    options = {"language": "en", "scoring": "points", "round_ends": "all"}
    return Match.start(pictionary, seats=3, seed=seed_from_int(3), options=options)


def right_of(match: Match) -> int:
    assert isinstance(match.state, TriviaState)
    return match.state.right


def judged(match: Match, move: Move, at: int) -> tuple[int, str, bool]:
    before, log = msgspec.json.encode(match.state), len(match.log)
    found = judge_audience(match.engine, match.state, move, at)
    assert (msgspec.json.encode(match.state), len(match.log)) == (before, log), "it changes nothing"
    return found.points, found.told, found.is_final


def refusal(match: Match, move: Move, at: int) -> str:
    with pytest.raises(Rejected) as caught:
        judge_audience(match.engine, match.state, move, at)
    return caught.value.code


def test_an_answer_is_worth_what_it_is_worth_to_a_seat_and_tells_nothing() -> None:
    match = question()
    match.advance(1000)
    right = right_of(match)
    assert judged(match, Answer(right), 3000) == (148, "", True)
    assert judged(match, Answer((right + 1) % 4), 3000) == (0, "", True)
    match.play(0, Answer(right), at=3000)
    assert judged(match, Answer(right), 3000) == (148, "", True)
    match.play(1, Pass(), at=3000)
    assert match.state.scores == (148, 0)


def test_a_wrong_answer_costs_the_audience_nothing() -> None:
    match = question(penalty=50)
    match.advance(1000)
    assert judged(match, Answer((right_of(match) + 1) % 4), 3000) == (0, "", True)


def test_only_what_the_seats_may_do_now_is_open() -> None:
    match = question()
    assert not audience_choices(match.engine, match.state, 0), "the question is read"
    assert refusal(match, Answer(0), 0) == "wrong_phase"
    match.advance(1000)
    assert audience_choices(match.engine, match.state, 1000).kinds == {Answer}
    assert refusal(match, Pass(), 1000) == "not_for_audience"
    assert refusal(match, Answer(4), 1000) == "no_such_answer"
    assert refusal(match, Answer(0), 22_000) == "between_rounds", "time is up"
    match.advance(21_000)
    assert not audience_choices(match.engine, match.state, match.at)
    assert refusal(match, Answer(0), match.at) == "between_rounds"
    match.agree("early_end")
    assert refusal(match, Answer(0), match.at) == "match_over"


def test_a_guess_is_compared_with_the_word_and_told_at_once() -> None:
    match = drawing()
    state = match.state
    assert isinstance(state, PictionaryState)
    word = match.engine.ctx.board.words[state.word].text
    match.play(state.drawer, Draw(((10, 10), (500, 500))), at=1000)
    assert judged(match, Guess("certainly not"), 2000) == (0, "wrong", False)
    assert judged(match, Guess(word + "x"), 2000)[1:] == ("close", False)
    points, told, is_final = judged(match, Guess(word), 2000)
    assert (told, is_final) == ("right", True)
    guesser = match.state.seat_after(state.drawer)
    match.play(guesser, Guess(word), at=2000)
    assert judged(match, Guess(word), 2000)[0] == points
    for seat in match.state.seats_in:
        if seat not in (state.drawer, guesser):
            match.play(seat, Guess("wrong"), at=3000)
    match.play(state.drawer, match.choices(state.drawer).first(), at=3000)


def test_a_game_without_an_audience_has_nothing_for_it() -> None:
    match = start_lane()
    assert not audience_choices(match.engine, match.state, 0)
    assert refusal(match, Shout("hey"), 0) == "not_for_audience"
