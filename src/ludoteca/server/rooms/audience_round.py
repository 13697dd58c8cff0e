"""What the audience has answered in the round under way. In memory only: points that are paid are
stored with the table."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Judged, Millis


class Along(Struct, frozen=True):
    """The last answer of a spectator."""

    judged: Judged
    at: Millis


class AudienceRound:
    """Bounded by the number of people who may play along at a table."""

    def __init__(self) -> None:
        self.match = ""
        self.round = 0
        self.answers: dict[str, Along] = {}
        self.gains: dict[str, int] = {}
        """What the last round that ended brought."""

    def enter(self, match: str, round: int) -> None:
        """Begin a round, if it is another one."""
        if (self.match, self.round) != (match, round):
            if self.match != match:
                self.gains = {}
            self.match, self.round, self.answers = match, round, {}

    def close(self) -> dict[str, int]:
        """End the round: what it brings to all who played along, also to those who were wrong."""
        self.gains = {
            person: answer.judged.points if answer.judged.is_final else 0
            for person, answer in self.answers.items()
        }
        self.answers = {}
        return self.gains
