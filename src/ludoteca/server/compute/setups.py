"""Jobs about the set-up of a match: the names and the scenery of its board, and what-if."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from ludoteca.kernel import Context, JsonObject, Millis, Rejected, View, read_options
from ludoteca.kernel import game as find_game
from ludoteca.kernel.chance import NoChance
from ludoteca.kernel.context import MatchContext
from ludoteca.store import MatchRow

NO_SEED = bytes(32)
SETUPS_KEPT = 4
"""Compiled boards that a process keeps."""


class Setup(NamedTuple):
    """The set-up of a match, without anything secret but its options."""

    game: str
    options: bytes
    """As JSON."""
    seats: int
    teams: tuple[int, ...]
    version: int


def setup_of(row: MatchRow) -> Setup:
    setup = row.setup
    options = msgspec.json.encode(setup["options"])
    return Setup(row.game, options, setup["seats"], tuple(setup["teams"]), setup["rules"][-1][1])


def names(setup: Setup, locale: str) -> bytes:
    """The names of the things on the board, by kind and value."""
    found = find_game(setup.game).terms(_context(setup).board, locale)
    return msgspec.json.encode(
        {kind: {str(value): name for value, name in of.items()} for kind, of in found.items()}
    )


def scenery(setup: Setup) -> bytes:
    """The data a board is drawn from besides the view."""
    return msgspec.json.encode(find_game(setup.game).scenery(_context(setup).board))


def suppose(setup: Setup, at: Millis, view: View, given: JsonObject) -> bytes:
    """The outcome of the game's sandbox, which sees no more than a view."""
    sandbox = find_game(setup.game).sandbox
    if sandbox is None:
        raise Rejected("no_sandbox")
    return msgspec.json.encode(sandbox(view, given, _context(setup).at_moment(at)))


@lru_cache(maxsize=SETUPS_KEPT)
def _context(setup: Setup) -> MatchContext:
    game = find_game(setup.game)
    options = read_options(game.about.options, msgspec.json.decode(setup.options), setup.seats)
    board = game.board_of(options, setup.seats, setup.version)
    return Context(setup.seats, options, board, setup.teams, NoChance(NO_SEED), 0, setup.version)
