"""Proposals that need the consent of other players: who is asked, and when one is decided."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Agreement, Match, Millis, Play, Rejected, Seat, TakeBack
from ludoteca.server.wire.vocabulary import Speed, What

Asked: TypeAlias = Literal["everyone", "present", "majority"]

ASKED: Mapping[What, Asked] = {
    "take_back": "everyone",
    "resume": "everyone",
    "pause": "present",
    "speed": "present",
    "remove": "majority",
    "mute": "majority",
    "rematch": "present",
    "extend": "present",
    "open_seat": "present",
    "seat_bot": "present",
    "let_go": "present",
    "draw": "everyone",
    "shared_victory": "everyone",
    "concession": "everyone",
    "early_end": "present",
}
"""Whose consent is needed. What changes the result asks everyone, present or not; a vote about a
person needs a majority of the others."""
FEWEST_VOTES = 2
"""Nobody is removed or muted by one person's will."""


class Proposal(Struct, frozen=True):
    what: What
    by: Seat
    needed: frozenset[Seat]
    """Seats that are asked. Bots always agree."""
    agreed: frozenset[Seat] = frozenset()
    step: int | None = None
    """For a take-back: the number of steps that stay."""
    id: str = ""
    declined: frozenset[Seat] = frozenset()
    ends: Millis = 0
    """When silence becomes a no, on the clock of live matches, which stops with the server."""
    steps: int = 0
    """Steps of the match when it was made; the next one withdraws a take-back."""
    person: str = ""
    """For a vote: whom it is about, by session, name and device."""
    name: str = ""
    device: str = ""
    speed: Speed | None = None
    """How quickly the bots shall play."""
    winners: tuple[Seat, ...] = ()
    """Who wins by the agreement."""
    minutes: int = 0
    """Time added to the deadline."""
    seat: Seat | None = None
    """The seat it is about."""
    strength: str = ""
    """Of the bot that shall take it."""

    @property
    def agreement(self) -> Agreement | None:
        """The end of the match that is proposed."""
        match self.what:
            case "draw" | "shared_victory" | "concession" | "early_end":
                return self.what
        return None

    @property
    def is_vote(self) -> bool:
        return ASKED[self.what] == "majority"

    @property
    def votes_needed(self) -> int:
        """Agreements a vote needs, with that of its proposer: more than half of those who vote."""
        return max(FEWEST_VOTES, (1 + len(self.needed)) // 2 + 1)

    @property
    def accepted(self) -> bool:
        if self.is_vote:
            return 1 + len(self.agreed) >= self.votes_needed
        return self.needed <= self.agreed

    @property
    def failed(self) -> bool:
        """Whether it can no longer be accepted."""
        if self.is_vote:
            return 1 + len(self.needed - self.declined) < self.votes_needed
        return bool(self.declined)


def propose(
    what: What, by: Seat, others: Iterable[Seat], *, paused: bool, step: int | None = None
) -> Proposal:
    proposal = Proposal(what, by, frozenset(others) - {by}, frozenset(), step)
    if what == "resume" and not paused:
        raise Rejected("not_paused")
    if what != "resume" and paused and not proposal.is_vote:
        raise Rejected("paused")
    if proposal.failed:
        raise Rejected("too_few_to_vote")
    return proposal


def consent(proposal: Proposal | None, seat: Seat, *, agree: bool = True) -> Proposal:
    """A voter agrees or declines, and may change their mind while it is open."""
    if proposal is None:
        raise Rejected("nothing_proposed")
    if seat not in proposal.needed:
        raise Rejected("not_asked")
    agreed, declined = proposal.agreed - {seat}, proposal.declined - {seat}
    if agree:
        return replace(proposal, agreed=agreed | {seat}, declined=declined)
    return replace(proposal, agreed=agreed, declined=declined | {seat})


def among(proposal: Proposal, players: Collection[Seat]) -> Proposal | None:
    """Drop seats that left or are out: they are not asked, their own proposals are withdrawn."""
    if proposal.by not in players and proposal.what != "speed":
        return None
    return replace(
        proposal,
        needed=proposal.needed & {*players},
        agreed=proposal.agreed & {*players},
        declined=proposal.declined & {*players},
    )


# Take-backs


def last_move_of(match: Match, seat: Seat) -> int:
    """The step of a seat's last move: the default target of a take-back."""
    for back, given in enumerate(reversed(match.log), 1):
        if isinstance(given, Play) and given.seat == seat:
            return match.steps - back
    raise Rejected("nothing_to_take_back")


def may_take_back_alone(match: Match, seat: Seat, step: int) -> bool:
    """Whether a take-back needs nobody's consent: one's own last move, before anybody answered, and
    not the same position twice in a row.

    The kernel refuses every take-back across chance or a secret. In live games a move may tell its
    player something that no view shows, such as a wrong answer: there one always asks.
    """
    if step != match.steps - 1 or not match.log or match.game.about.pace == "live":
        return False
    last = match.log[-1]
    is_repeated = len(match.log) > 1 and isinstance(match.log[-2], TakeBack)
    return isinstance(last, Play) and last.seat == seat and not is_repeated
