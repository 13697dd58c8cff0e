"""What `ludoteca conduct risk` counts: thin fronts and gates, the first armies, idle armies, and
rivals spared.

| count | |
|---|---|
| `first_armies`, `first_stack` | armies placed in the set-up, those of the largest stack |
| `turns` | turns ended |
| `fronts`, `thin_fronts` | territories that can be attacked after one's turn, those with one army |
| `gates`, `thin_gates` | the same for gates of one's continents that a rival threatens |
| `armies`, `idle` | armies free to attack after one's turn, those not next to anybody |
| `in_reach`, `spared` | turns that begin with a rival within reach, those that leave it in |
"""

from pathlib import Path

from ludoteca.parts.conduct import Conduct, Figure

from .counting import TurnCounting

conduct = Conduct(
    new_counting=TurnCounting,
    figures=(
        Figure(name="thin_fronts", part="thin_fronts", of="fronts"),
        Figure(name="thin_gates", part="thin_gates", of="gates"),
        Figure(name="first_stack", part="first_stack", of="first_armies"),
        Figure(name="spared", part="spared", of="in_reach"),
        Figure(name="idle", part="idle", of="armies"),
    ),
    locale=Path(__file__).parent / "locale",
)

__all__ = ["conduct"]
