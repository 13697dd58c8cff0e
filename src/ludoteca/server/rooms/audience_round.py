"""Answers of the audience in the round under way. In memory only: points that are paid are stored
with the table."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Judged, Millis


class AudienceAnswer(Struct, frozen=True):
    """The last answer of a spectator."""

    judged: Judged
    at: Millis


class AudienceRound:
    """The last answer of each spectator, by person; bounded by the room in the audience."""

    def __init__(self) -> None:
        self.match = ""
        self.round = 0
        self.answers: dict[str, AudienceAnswer] = {}
        self.gains: dict[str, int] = {}
        """Points gained in the last round that ended, by person."""

    def enter(self, match: str, round: int) -> None:
        """Begin a round, if it is another one."""
        if (self.match, self.round) != (match, round):
            if self.match != match:
                self.gains = {}
            self.match, self.round, self.answers = match, round, {}

    def close(self) -> dict[str, int]:
        """End the round; returns the gains of all who played along, 0 for wrong answers."""
        self.gains = {
            person: answer.judged.points if answer.judged.is_final else 0
            for person, answer in self.answers.items()
        }
        self.answers = {}
        return self.gains
