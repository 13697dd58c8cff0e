"""Player: the base of all bots. It turns choices into one method per decision, and the answers
back into moves that the choices contain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ludoteca.kernel import Chance, Choices, JsonObject, Move, Row

from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE
from ..map.board import Board, Territory
from ..moves import (
    Attack,
    Blitz,
    Claim,
    Confirm,
    Defend,
    EndAttack,
    EndTurn,
    Fortify,
    Occupy,
    Place,
    PlaceNeutral,
    Trade,
)
from ..state import Phase
from ..view import RiskView
from .aims import front, goal
from .deployment import first_placement
from .hands import best_trade
from .outlook import Assault, Outlook, Transfer

Reach: TypeAlias = dict[Territory, list[Territory]]
"""Territory → territories its armies may fortify."""


NEUTRAL_PARTS = 4
"""The neutral owner's armies that are left are placed by a fraction of so many parts."""


class Player:
    """A bot that decides from its view alone; state kept between moves is only a cache."""

    focus = 0.0
    """Share of the first armies that goes to one place."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._custom_map: JsonObject = {}

    def choose(self, view: RiskView, choices: Choices, chance: Chance) -> Move:
        seen = Outlook(view, self._board_of(view), chance)
        first = choices.rows[0].move
        trades = [row for row in choices.rows if row.move is Trade]
        if trades and (first is Trade or self.wants_to_trade(seen)):
            return best_trade(trades, seen)
        return _ANSWERS[first](self, seen, choices)

    def _board_of(self, view: RiskView) -> Board:
        """The compiled map, cached: compiling a custom map takes longer than a move may."""
        board = self._board
        if board is None or board.id != view.map or self._custom_map != view.custom_map:
            board = self._board = view.board
            self._custom_map = view.custom_map
        return board

    # Decisions, made by each strength in its own way

    def wants_to_trade(self, seen: Outlook) -> bool:
        """Whether to trade a set that could also wait."""
        return True

    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        """The free territory to claim."""
        raise NotImplementedError

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        """The territory to place at next, and how many of these armies."""
        raise NotImplementedError

    def ahead(self, seen: Outlook) -> Territory:
        """The place that gets the larger part of the first armies."""
        return front(seen, goal(seen))

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        """The neutral territory to reinforce."""
        raise NotImplementedError

    def assault(self, seen: Outlook) -> Assault | None:
        """The next attack; None to stop."""
        raise NotImplementedError

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """The number of armies that move from source into the conquered target."""
        raise NotImplementedError

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """The fortification to make; None for none."""
        raise NotImplementedError

    # Decisions as moves

    def _claim(self, seen: Outlook, choices: Choices) -> Move:
        return Claim(seen.board.ids[self.claim(seen, _territories(choices.rows[0], seen))])

    def _place(self, seen: Outlook, choices: Choices) -> Move:
        most = choices.rows[0].domains[1][-1]
        if seen.view.phase == Phase.SETUP:
            territory, armies = first_placement(seen, self.ahead(seen), self.focus, most)
        else:
            territory, armies = self.reinforce(seen, most)
        return Place(seen.board.ids[territory], max(1, min(armies, most)))

    def _place_neutral(self, seen: Outlook, choices: Choices) -> Move:
        territory = self.burden(seen, _territories(choices.rows[0], seen))
        most = choices.rows[0].domains[1][-1]
        return PlaceNeutral(seen.board.ids[territory], -(-most // NEUTRAL_PARTS))

    def _confirm(self, seen: Outlook, choices: Choices) -> Move:
        return Confirm()

    def _attack(self, seen: Outlook, choices: Choices) -> Move:
        assault = self.assault(seen)
        if assault is None:
            return choices.rows[0].move()  # the end of the attack, or of the turn
        source, target = seen.board.ids[assault.source], seen.board.ids[assault.target]
        if any(row.move is Blitz for row in choices.rows):
            return Blitz(source, target, assault.keep)
        return Attack(source, target, min(MAX_ATTACK_DICE, seen.armies[assault.source] - 1))

    def _occupy(self, seen: Outlook, choices: Choices) -> Move:
        amounts, conquest = choices.rows[0].domains[0], seen.view.conquest
        assert conquest is not None
        source, target = (seen.board.index[id] for id in (conquest.source, conquest.target))
        armies = self.advance(seen, source, target, amounts[-1])
        if seen.errand is not None and seen.errand.garrison > 1:
            armies = min(armies, amounts[-1] + 1 - seen.errand.garrison)
        return Occupy(max(amounts[0], min(armies, amounts[-1])))

    def _defend(self, seen: Outlook, choices: Choices) -> Move:
        # Two dice lose less than one against any attack with as many armies at stake.
        return Defend(MAX_DEFENCE_DICE)

    def _fortify(self, seen: Outlook, choices: Choices) -> Move:
        if seen.view.phase == Phase.ATTACK:  # in a match without fortifications
            return self._attack(seen, choices)
        ids, index = seen.board.ids, seen.board.index
        reach: Reach = {}
        for row in choices.rows:
            for source, targets, _ in (
                one.domains for one in row.expanded() if row.move is Fortify
            ):
                targets = targets if isinstance(targets, list) else [targets]
                reach.setdefault(index[source], []).extend(index[target] for target in targets)
        transfer = self.transfer(seen, reach)
        if transfer is None:
            return EndTurn()
        return Fortify(ids[transfer.source], ids[transfer.target], transfer.armies)


def _territories(row: Row, seen: Outlook) -> list[Territory]:
    """The territories a row offers."""
    return [seen.board.index[id] for id in row.domains[0]]


_ANSWERS: dict[type[Move], Callable[[Player, Outlook, Choices], Move]] = {
    Claim: Player._claim,
    Place: Player._place,
    PlaceNeutral: Player._place_neutral,
    Confirm: Player._confirm,
    EndAttack: Player._attack,
    Occupy: Player._occupy,
    Defend: Player._defend,
    EndTurn: Player._fortify,
}
"""First kind of move in the choices → the decision to make."""
