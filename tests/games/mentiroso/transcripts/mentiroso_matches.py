"""The matches of the transcripts in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ludoteca import Match, Rejected, seed_from_int
from ludoteca.games.mentiroso.game import game
from ludoteca.games.mentiroso.moves import Abstain, Begin, Finish, Say, Vote
from ludoteca.games.mentiroso.state import MentirosoState

PREPARING, SPEAKING, VOTING, SHOWING = 15_000, 30_000, 15_000, 10_000
OWN = {
    "title": "The cousins",
    "statements": [
        {"statement": "Ana has a twin.", "truth": False, "because": "She has three brothers."},
        {"statement": "Leo was born on a ship.", "truth": True, "because": "Off Madeira."},
        {"statement": "Eva can juggle five eggs.", "truth": False},
        {"statement": "Tom once met a queen.", "truth": True},
    ],
}


def start(seats: int = 3, teams: Sequence[int] = (), **options: object) -> Match:
    given = {"language": "en", "rounds": 1, **options}
    return Match.start(game, seats=seats, seed=seed_from_int(7), options=given, teams=teams)


def state_of(match: Match) -> MentirosoState:
    assert isinstance(match.state, MentirosoState)
    return match.state


def speak(match: Match, *lines: str) -> None:
    """The orator begins, writes and finishes."""
    orator = state_of(match).orator
    match.play(orator, Begin(), match.at + 4000)
    for line in lines:
        match.play(orator, Say(line), match.at + 3000)
    match.play(orator, Finish(), match.at + 2000)


def vote(match: Match, *right: bool | None) -> None:
    """The voters vote, in order, right or wrong; None abstains."""
    truth = state_of(match).truth
    for seat, is_right in zip(list(state_of(match).waited_for), right, strict=True):
        move = Abstain() if is_right is None else Vote(truth == is_right)
        match.play(seat, move, match.at + 1000)


def next_speech(match: Match) -> None:
    match.advance(match.at + SHOWING)


def party() -> Match:
    """Most are fooled; exactly half are; nobody votes before time is up."""
    match = start()
    speak(match, "I read about it in a museum.", "It makes sense once you think about it.")
    vote(match, False, False)
    next_speech(match)
    speak(match)
    vote(match, True, False)
    next_speech(match)
    match.advance(match.at + PREPARING)
    match.advance(match.at + SPEAKING)
    match.advance(match.at + VOTING)
    return match


def be_believed() -> Match:
    """Orators are paid for being believed, and votes are taken during the speech."""
    match = start(4, pay="believed", early_votes=True)
    while not match.over:
        orator = state_of(match).orator
        one, two, three = state_of(match).voters
        match.play(orator, Begin(), match.at + 1000)
        match.play(one, Vote(truth=False), match.at + 1000)
        match.play(one, Vote(truth=True), match.at + 1000)
        match.play(two, Vote(truth=True), match.at + 1000)
        match.play(orator, Finish(), match.at + 1000)
        match.play(three, Vote(truth=False), match.at + 1000)
        next_speech(match)
    return match


def teams() -> Match:
    """Two teams; that of the orator does not vote."""
    match = start(4, teams=(0, 1, 0, 1))
    for right in ((False, False), (True, False), (True, True), (None, False)):
        speak(match, "Trust me.")
        with suppress(Rejected):
            mates = {0, 1, 2, 3} - {state_of(match).orator, *state_of(match).voters}
            match.play(mates.pop(), Vote(truth=True), match.at)
            raise AssertionError("the orator's team has voted")
        vote(match, *right)
        next_speech(match)
    return match


def own_statements() -> Match:
    """In Spanish, with the host's own statements; one is left over."""
    match = start(statements=OWN, language="es")
    for right in ((True, True), (False, True), (False, False)):
        speak(match, "Estuve allí.")
        vote(match, *right)
        next_speech(match)
    return match


def first_to_twenty() -> Match:
    match = start(ends="score", target=20)
    while not match.over:
        speak(match)
        vote(match, True, False)
        next_speech(match)
    return match


def a_minute() -> Match:
    """The speech under way when the minute is over is voted on; no other begins."""
    match = start(ends="minutes", minutes=1)
    while not match.over:
        match.advance(match.at + PREPARING)
        match.advance(match.at + SPEAKING)
        vote(match, True, True)
        next_speech(match)
    return match


def no_more_statements() -> Match:
    """Four statements are too few for another lap of three."""
    match = start(statements=OWN, rounds=2)
    while not match.over:
        speak(match)
        vote(match, True, None)
        next_speech(match)
    return match


def the_orator_leaves() -> Match:
    """The turn is lost; who comes back speaks in the next lap."""
    match = start(rounds=2)
    first = state_of(match).orator
    match.play(first, Begin(), match.at + 1000)
    match.leave(first, match.at + 1000)
    next_speech(match)
    speak(match)
    match.rejoin(first, match.at + 500)
    vote(match, True, True)
    next_speech(match)
    while not match.over:
        speak(match)
        vote(match, True, False)
        next_speech(match)
    return match


def skipped_and_paused() -> Match:
    """The autopilot says nothing and abstains; in a pause nobody can vote."""
    match = start()
    orator = state_of(match).orator
    match.skip(orator, match.at + 5000)
    match.skip(orator, match.at + 5000)
    one, two = state_of(match).waited_for
    match.pause(match.at + 1000)
    with suppress(Rejected):
        match.play(one, Vote(truth=True), match.at)
        raise AssertionError("a vote was taken in a pause")
    match.resume()
    match.play(one, Vote(truth=True), match.at + 1000)
    match.skip(two, match.at + 1000)
    match.agree("early_end", at=match.at + 1000)
    return match


def the_others_leave() -> Match:
    match = start()
    speak(match)
    vote(match, True, False)
    one, two = state_of(match).seats_in[:2]
    match.leave(one, match.at + 1000)
    match.leave(two, match.at + 1000)
    return match
