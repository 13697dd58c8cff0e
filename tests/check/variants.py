"""Variants of a game with some moves replaced."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from ludoteca import Choices, Game, Move, Seat


def with_moves(game: Game, *moves: type[Move]) -> Game:
    """Replace the moves with the same tags."""
    instead = {move.tag: move for move in moves}

    def choices(state: Any, seat: Seat, ctx: Any) -> Choices:
        rows = game.rounds.choices(state, seat, ctx).rows
        return Choices(*(instead.get(row.move.tag, row.move).where(*row.domains) for row in rows))

    rounds = copy(game.rounds)
    vars(rounds)["choices"] = choices
    return replace(game, moves=tuple(instead.get(m.tag, m) for m in game.moves), rounds=rounds)
