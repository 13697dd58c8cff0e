"""The moves of Risk, what a seat may choose, and the move made for an absent one."""

from .attacking import Attack, Blitz, Defend, EndAttack, Occupy
from .fortifying import EndTurn, Fortify
from .placing import Claim, Confirm, Place, PlaceNeutral, Trade

__all__ = [
    "MOVES",
    "Attack",
    "Blitz",
    "Claim",
    "Confirm",
    "Defend",
    "EndAttack",
    "EndTurn",
    "Fortify",
    "Occupy",
    "Place",
    "PlaceNeutral",
    "Trade",
]

MOVES = (
    Claim,
    Place,
    PlaceNeutral,
    Trade,
    Confirm,
    Attack,
    Blitz,
    Defend,
    Occupy,
    EndAttack,
    Fortify,
    EndTurn,
)
