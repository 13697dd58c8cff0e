"""Bots for Mentiroso. As orators they write lines that go with any statement, the weaker ones with
tells: when they lie they protest too much, and take long to begin. As voters they look for these.
"""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from .moves import Abstain, Begin, Finish, Say, Vote
from .speeches import insisting_lines, speeches
from .state import Phase
from .view import MentirosoView

PATIENCE = 60_000
"""Milliseconds to wait when idle; new phases wake a bot anyway."""
QUICK, SLOW = (1500, 4000), (5000, 8000)
"""Ranges of the time to prepare; in milliseconds, as all times here."""
HESITATION = 4500
"""An orator slower than this to begin may be making something up."""
THINKING, AFTER_OTHERS = (1500, 5000), (700, 2500)
"""Ranges of the time to vote, from the beginning and after somebody else's vote."""
LINES = (2, 3)
TRUSTING = 55
"""Percent of statements that are believed for want of a reason."""


class Talker:
    """Decides on a speech once per statement, and on a vote once the speech is over."""

    tells = 45
    """Percent of its speeches in which its habits depend on the truth."""
    reads = 70
    """Percent of speeches in which it looks for tells."""

    def __init__(self) -> None:
        self.round = 0
        self.phase = ""
        self.hesitates = False
        self.to_say: list[str] = []
        self.said = 0
        self.others = 0
        """Number of votes of others at the last look."""

    def choose(self, view: MentirosoView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.round != view.round:
            self.round, self.phase = view.round, ""
            self._plan(view, chance)
        is_new, self.phase = self.phase != view.phase, view.phase
        if view.seat == view.orator:
            return self._speak(view, is_new, chance)
        if view.phase != Phase.VOTING or Abstain not in choices.kinds:
            return Wait(PATIENCE)  # it listens, or has voted
        if is_new or self.others != sum(view.voted):
            self.others = sum(view.voted)
            return Wait(chance.between(*(THINKING if is_new else AFTER_OTHERS)))
        return self._vote(view, chance)

    def _plan(self, view: MentirosoView, chance: Chance) -> None:
        """What to say, and how: by the truth, or, of those who hide it well, by chance."""
        is_lie = view.truth is False
        protests = is_lie if chance.below(100) < self.tells else chance.below(2) == 1
        self.hesitates = is_lie if chance.below(100) < self.tells else chance.below(2) == 1
        found = speeches()[view.language]
        lines = found.insisting if protests else found.calm
        self.to_say = chance.sample(lines, chance.between(*LINES))

    def _speak(self, view: MentirosoView, is_new: bool, chance: Chance) -> Move | Wait:
        if view.phase == Phase.PREPARING:
            return Wait(chance.between(*(SLOW if self.hesitates else QUICK))) if is_new else Begin()
        said = len(view.lines)
        if is_new or said != self.said:
            self.said = said
            return Wait(chance.between(2000, 5000))
        return Say(self.to_say[said]) if said < len(self.to_say) else Finish()

    def _vote(self, view: MentirosoView, chance: Chance) -> Move:
        doubts = self._doubts(view) if chance.below(100) < self.reads else 0
        if doubts:
            return Vote(doubts < 0)
        return Vote(chance.below(100) < TRUSTING)

    def _doubts(self, view: MentirosoView) -> int:
        """Reasons against the statement less those for it. Words count more than time; somebody
        who speaks aloud writes none."""
        if not view.lines:
            return 0
        insisting = insisting_lines(view.lines)
        words = 1 if 2 * insisting > len(view.lines) else -1
        return 2 * words + (1 if view.prepared > HESITATION else -1)


class Easy(Talker):
    tells, reads = 85, 15


class Normal(Talker):
    pass


class Hard(Talker):
    tells, reads = 0, 100


BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
