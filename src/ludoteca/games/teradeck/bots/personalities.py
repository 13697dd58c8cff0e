"""Personalities: a strength and four traits from 0 to 100. Aggressive weighs sabotage, defensive
defence, opportunistic operations; methodical reduces random deviations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Difficulty = Literal["easy", "normal", "hard"]


class Personality(Struct, frozen=True):
    difficulty: Difficulty
    aggressive: int = 50
    defensive: int = 50
    opportunistic: int = 50
    methodical: int = 100

    @property
    def sabotage_weight(self) -> float:
        """From 0.5 to 1.5; 1 is neutral."""
        return 0.5 + self.aggressive / 100

    @property
    def defence_weight(self) -> float:
        return 0.5 + self.defensive / 100

    @property
    def operation_bonus(self) -> float:
        """0 at 50, so that the neutral player counts effects only."""
        return (self.opportunistic - 50) / 10

    @property
    def whim(self) -> float:
        """Largest random deviation of a score; 0 at 100 methodical."""
        return (100 - self.methodical) / 12


PERSONALITIES: dict[str, Personality] = {
    "easy": Personality("easy"),
    "normal": Personality("normal"),
    "hard": Personality("hard"),
    "devbot_jr": Personality("easy", 30, 20, 40, 10),
    "codecrafter": Personality("normal", 50, 60, 55, 70),
    "bughunter": Personality("normal", 80, 40, 70, 60),
    "archmaster": Personality("hard", 60, 80, 85, 95),
    "sysadmin": Personality("hard", 40, 95, 60, 90),
    "dataninja": Personality("hard", 70, 50, 95, 80),
    "frontendfox": Personality("normal", 60, 30, 80, 40),
    "backendbear": Personality("normal", 40, 80, 50, 85),
    "mobilemonkey": Personality("easy", 70, 20, 90, 30),
    "qualityqueen": Personality("hard", 30, 90, 60, 100),
}
