"""Player: chooses a strategy, scores every move by it and gives its reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Struct

from ludoteca.kernel import Chance, Choices, Move, named

from ..moves import PlaceModule
from ..operations import InternalPhishing
from ..view import TeraView
from .outlook import Outlook
from .personalities import Personality
from .scoring import Score, score

Strategy = Annotated[
    Literal["immediate_win", "sabotage", "defensive", "aggressive", "balanced", "random"],
    named("strategy"),
]
WEIGHTS: dict[str, tuple[float, float, float, float]] = {
    "immediate_win": (10, 8, 6, 4),
    "balanced": (10, 8, 6, 4),
    "sabotage": (10, 16, 6, 4),
    "defensive": (10, 8, 9, 4),
    "aggressive": (10, 12, 6, 4),
}
"""Strategy → weights of progress, sabotage, defence and efficiency."""
TAKES_A_WIN = 2
"""An easy player takes a winning move, or follows its score, once in this many times."""


class Reasoning(Struct, frozen=True):
    """The reasons for a move, shown after the match."""

    strategy: Strategy
    position: Annotated[str, named("position")]
    threat: Annotated[str, named("threat")]
    considered: int
    progress: float
    sabotage: float
    defence: float
    efficiency: float
    opportunity: float
    reply: float
    total: float


class Player:
    """A bot that decides from its view alone."""

    def __init__(self, personality: Personality) -> None:
        self.personality = personality

    def choose(self, view: TeraView, choices: Choices, chance: Chance) -> Move:
        return self.think(view, choices, chance)[0]

    def think(self, view: TeraView, choices: Choices, chance: Chance) -> tuple[Move, Reasoning]:
        """A move and its reasons."""
        seen = Outlook(view)
        moves = list(candidates(choices))
        if self.personality.difficulty == "easy" and not self._is_reasonable(chance):
            move = self._whim(choices, chance)
            return move, self._reasons(seen, moves, move, "random")
        strategy, moves = self._strategy(seen, moves)
        whim = round(100 * self.personality.whim)
        scores = [self._score(seen, move, strategy) for move in moves]
        merits = [one.total + (chance.below(whim + 1) / 100 if whim else 0.0) for one in scores]
        best = max(range(len(moves)), key=merits.__getitem__)
        return moves[best], _reasoning(seen, strategy, len(moves), scores[best])

    def explain(self, view: TeraView, choices: Choices, move: Move) -> Reasoning:
        """The reasoning of this player about a given move. An easy player follows its score every
        other time only: a move that its score does not call for is a whim."""
        seen, moves = Outlook(view), list(candidates(choices))
        strategy, considered = self._strategy(seen, moves)
        if self.personality.difficulty == "easy" and not self._could_prefer(
            seen, considered, move, strategy
        ):
            strategy = "random"
        return self._reasons(seen, moves, move, strategy)

    def _reasons(
        self, seen: Outlook, moves: list[Move], move: Move, strategy: Strategy
    ) -> Reasoning:
        return _reasoning(seen, strategy, len(moves), self._score(seen, move, strategy))

    def _could_prefer(
        self, seen: Outlook, moves: list[Move], move: Move, strategy: Strategy
    ) -> bool:
        """Whether the score leads to this move, within the whims of this player."""
        best = max(self._score(seen, one, strategy).total for one in moves)
        reach = self._score(seen, move, strategy).total + self.personality.whim
        return move in moves and reach >= best

    def _is_reasonable(self, chance: Chance) -> bool:
        return chance.below(TAKES_A_WIN) == 0

    def _whim(self, choices: Choices, chance: Chance) -> Move:
        """A module, if one can be placed, or else anything: what a beginner does."""
        modules = [row for row in choices.rows if row.move is PlaceModule]
        return PlaceModule(chance.choice(modules).domains[0]) if modules else choices.sample(chance)

    def _strategy(self, seen: Outlook, moves: list[Move]) -> tuple[Strategy, list[Move]]:
        """The current strategy, and the moves it considers."""
        winning = [move for move in moves if seen.after(move).won == seen.seat]
        if winning:
            return "immediate_win", winning
        safe = [move for move in moves if seen.after(move).won < 0] or moves
        if seen.threats:
            hits = any(self._score(seen, move, "balanced").sabotage > 0 for move in safe)
            return ("sabotage" if hits else "defensive"), safe
        if self.personality.difficulty != "hard":
            return "balanced", safe
        by_position: dict[str, Strategy] = {"ahead": "defensive", "behind": "aggressive"}
        return by_position.get(seen.position, "balanced"), safe

    def _score(self, seen: Outlook, move: Move, strategy: Strategy) -> Score:
        weights = WEIGHTS.get(strategy, WEIGHTS["balanced"])
        return score(seen, move, weights, self.personality)


def candidates(choices: Choices) -> Iterable[Move]:
    """All moves; of internal phishing only the variant with the most transfers."""
    for row in choices.rows:
        if row.move is InternalPhishing:
            yield InternalPhishing(row.domains[0])
        else:
            yield from row.moves()


def _reasoning(seen: Outlook, strategy: Strategy, considered: int, found: Score) -> Reasoning:
    return Reasoning(
        strategy,
        seen.position,
        seen.threat,
        considered,
        found.progress,
        found.sabotage,
        found.defence,
        found.efficiency,
        found.opportunity,
        round(found.reply, 2),
        round(found.total, 2),
    )
