"""The moves of Mentiroso: the orator begins, writes and ends the speech; the others vote."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Seat, Text

from .events import Abstained, Said, SpeechBegan, Voted, VotingBegan
from .state import ABSTAINED, NONE_YET, MentirosoContext, MentirosoState, Phase

MOST_LINES = 12
LINE = Text(200, ("I saw it myself.", "?"))


class Begin(Move, phases={Phase.PREPARING}):
    """Begin to speak before the time to prepare is over."""

    def apply(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Event]:
        yield open_speech(state, ctx)


class Say(Move, phases={Phase.SPEAKING}):
    """Write a line, for those who cannot hear the orator."""

    text: str

    def check(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> None:
        if len(state.lines) >= MOST_LINES:
            raise Rejected("enough_lines", most=MOST_LINES)
        if not LINE.contains(self.text):
            raise Rejected("bad_line", most=LINE.max_length)

    def apply(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Event]:
        state.lines.append(self.text)
        yield Said(seat, self.text)


class Finish(Move, phases={Phase.SPEAKING}):
    """End the speech before its time is over."""

    def apply(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Event]:
        yield open_voting(state, ctx)


class Vote(Move, phases={Phase.SPEAKING, Phase.VOTING}, out_of_turn=True):
    """Vote that the statement is true, or a lie."""

    truth: bool

    def check(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> None:
        require_voter(state, seat)
        if state.phase != Phase.VOTING and not ctx.options.early_votes:
            raise Rejected("listen_first")
        if state.votes[seat] != NONE_YET and not ctx.options.early_votes:
            raise Rejected("already_voted")

    def apply(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Event]:
        state.votes[seat] = int(self.truth)
        yield Voted(seat, self.truth)


class Abstain(Move, phases={Phase.VOTING}, out_of_turn=True):
    """Leave the vote to the others."""

    def check(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> None:
        require_voter(state, seat)
        if state.votes[seat] != NONE_YET:
            raise Rejected("already_voted")

    def apply(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Event]:
        state.votes[seat] = ABSTAINED
        yield Abstained(seat)


def require_voter(state: MentirosoState, seat: Seat) -> None:
    if seat == state.orator:
        raise Rejected("you_speak")
    if seat not in state.voters:
        raise Rejected("your_team_speaks")


def open_speech(state: MentirosoState, ctx: MentirosoContext) -> Event:
    state.prepared = ctx.at - state.began
    state.phase, state.began = Phase.SPEAKING, ctx.at
    return SpeechBegan(state.orator)


def open_voting(state: MentirosoState, ctx: MentirosoContext) -> Event:
    state.phase, state.began = Phase.VOTING, ctx.at
    return VotingBegan(state.voters)
