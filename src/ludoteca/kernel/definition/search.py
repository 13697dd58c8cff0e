"""Search hooks: what a game may tell the tree search of `ludoteca.bots` about itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from ..chance import Chance
from ..choices.choices import Choices
from ..choices.move import Move
from .bot import MakeBot

Candidates: TypeAlias = Callable[[Any, Choices, Chance], Sequence[Move]]
"""`candidates(view, choices, chance)`: moves worth trying, the most promising first."""
Evaluate: TypeAlias = Callable[[Any, Any], Sequence[float]]
"""`evaluate(state, ctx)`: how good a position is for each seat, from 0 to 1."""


class SearchHooks(Struct, frozen=True, kw_only=True):
    """All are optional: without them a search tries any move and plays at random."""

    candidates: Candidates | None = None
    """Default: all moves if there are few, otherwise random ones."""
    evaluate: Evaluate | None = None
    """Asked where a playout stops. Default: the ranking, and by how much one leads."""
    policy: MakeBot | None = None
    """The bot that plays in playouts. Default: random moves."""
    imaginable: Callable[[Any], bool] = lambda options: True
    """`imaginable(options)`: whether positions that agree with what a seat knows can be made under
    these options. Where they cannot, the policy plays."""
    playout: int = 40
    """Moves of a playout, at most; one that ends a match or a round stops there."""
    iterations: int = 300
    """Playouts for each decision of the strength `search`."""


NO_HOOKS = SearchHooks()
