"""The menu of legal moves: few moves of a kind are listed, many become a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from msgspec import Struct

from ludoteca.kernel import Choices, Game, Move, Row, Speaker

from .forms import Form

LISTED = 9
"""Moves of one kind that are listed one by one; more become a form."""


class Item(Struct, frozen=True):
    """A line of the menu: a move with its sentence and notation, or a form."""

    label: str
    notation: str
    move: Move | None = None
    form: Form | None = None


def menu(game: Game, choices: Choices, speaker: Speaker, say: Callable[..., str]) -> list[Item]:
    """One line for each move, or for a kind of move."""
    items: list[Item] = []
    plain = choices.expanded().rows
    for kind in dict.fromkeys(row.move for row in plain):
        rows = [row for row in plain if row.move is kind]
        if _count(rows) <= LISTED:
            items += [_item(game, move, speaker) for row in rows for move in row.moves()]
        else:
            form = Form(rows, speaker, say)
            written = form.usage()
            items.append(Item(form.title or written, written if form.title else "", form=form))
    return items


def _item(game: Game, move: Move, speaker: Speaker) -> Item:
    label = speaker.sentence(f"move-{move.tag}", move)
    return Item(label, game.text.format_move(move), move=move)


def _count(rows: Sequence[Row]) -> float:
    """Number of moves in some rows, without expanding them."""
    return sum(
        prod(len(domain) for domain in row.domains if isinstance(domain, list | range))
        if row.is_finite
        else float("inf")
        for row in rows
    )
