"""Hard: tries the most promising cards and colours in playouts of possible positions, challenges on
evidence, and takes care of its calls."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance, FastChance

from ..deck import COLOURS, INDEX
from ..view import UnoView
from .evidence import Evidence
from .player import Option, Player, are_partners, colour_of, is_bluff, is_wild, symbol_of, without
from .playouts import DRAW, KEEP
from .thought import Thought
from .worlds import Worlds

CANDIDATES, COLOURS_TRIED = 6, 2
"""Number of options that are tried, and of colours for each wild card."""
PLAYOUTS, PLAYOUTS_OF_TWO = 4800, 600
"""For one decision, shared by the options; at larger tables divided by the seats."""
HALVINGS = 3
"""How often the worse half of the options is dropped."""
PRIOR, PRIOR_OF_TWO = 0.004, 0.012
"""Chance to win that a point of a thought stands for: playouts are few and thoughts rough."""
CONVINCED = 0.35
"""Probability of a bluff from which on it is challenged."""


class Hard(Player):
    def __init__(self) -> None:
        self.evidence = Evidence()

    def play(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> Option:
        thought = Thought(view)
        options = sorted(
            _options(view, thought, cards, may_decline),
            key=lambda option: thought.worth(*option),
            reverse=True,
        )[:CANDIDATES]
        if len(options) == 1:
            return options[0]
        return self._tried(view, options, [thought.worth(*option) for option in options], chance)

    def _tried(
        self, view: UnoView, options: Sequence[Option], worth: Sequence[float], chance: Chance
    ) -> Option:
        """The option that does best in playouts: all are tried in the same worlds, and the worse
        half of them is dropped now and then."""
        worlds, source = Worlds(view), FastChance(chance.fork().seed)
        seats = len(worlds.order)
        playouts = PLAYOUTS_OF_TWO if seats == 2 else PLAYOUTS // seats
        prior = PRIOR_OF_TWO if seats == 2 else PRIOR
        tries = [_encoded(option, view) for option in options]
        sums, tried = [0.0] * len(options), 0
        left = list(range(len(options)))

        def merit(at: int) -> float:
            return sums[at] / tried + prior * worth[at]

        for _ in range(HALVINGS):
            for _ in range(playouts // HALVINGS // len(left)):
                table = worlds.draw(source)
                tried += 1
                for at in left:
                    sums[at] += self._outcome(view, worlds, table.after(*tries[at]))
            left.sort(key=merit, reverse=True)
            left = left[: max(2, (len(left) + 1) // 2)]
        return options[max(left, key=merit)]

    def _outcome(self, view: UnoView, worlds: Worlds, chances: Sequence[float]) -> float:
        """How likely the own side is to win."""
        return sum(
            chance
            for seat, chance in zip(worlds.order, chances, strict=True)
            if seat == worlds.seat or are_partners(view, worlds.seat, seat)
        )

    def colour(self, view: UnoView, rest: Sequence[str], chance: Chance | None = None) -> str:
        return COLOURS[Thought(view).best_colour(rest)]

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        if self.evidence.of_a_bluff(view) < CONVINCED:
            return False
        self.evidence.challenge(view)
        return True

    def look(self, view: UnoView) -> None:
        self.evidence.look(view)


def _options(
    view: UnoView, thought: Thought, cards: Sequence[str], may_decline: bool
) -> list[Option]:
    """A card of every face, a wild one with each good colour; to draw, where only wild ones fit."""
    faces = {(colour_of(card), symbol_of(card)): card for card in cards}
    if may_decline and not thought.is_urgent:
        faces = {face: card for face, card in faces.items() if not is_bluff(view, card)}
    found: list[Option] = []
    for card in faces.values():
        if is_wild(card):
            best = thought.colours(without(view.hand, card))[:COLOURS_TRIED]
            found += [(card, COLOURS[colour]) for colour in best]
        else:
            found.append((card, None))
    may_wait = may_decline and not view.penalty and all(map(is_wild, faces.values()))
    return [*found, (None, None)] if may_wait or not found else found


def _encoded(option: Option, view: UnoView) -> tuple[int, int]:
    card, colour = option
    if card is None:
        return (KEEP if view.fresh else DRAW), 0
    return INDEX[card], COLOURS.index(colour) if colour else colour_of(card)
