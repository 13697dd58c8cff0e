"""A menu of choices, by kind of move: few moves are listed, many of one kind become a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from msgspec import Struct

from ludoteca.kernel import Choices, Game, Move, Row, Speaker

from .forms import Form

LISTED = 9
"""So many moves of one kind are listed one by one."""


class Item(Struct, frozen=True):
    """A line of the menu: a move as it is said and as it is written, or a form."""

    label: str
    notation: str
    move: Move | None = None
    form: Form | None = None


def menu(game: Game, choices: Choices, speaker: Speaker, say: Callable[..., str]) -> list[Item]:
    """One line a move, or a kind of move."""
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
    """How many moves some rows stand for, without listing them."""
    return sum(
        prod(len(domain) for domain in row.domains if isinstance(domain, list | range))
        if row.is_finite
        else float("inf")
        for row in rows
    )
