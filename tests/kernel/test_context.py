"""The context: the frozen set-up of a match, and now."""

import pytest

from ludoteca import Context, Options, State
from ludoteca.kernel.chance import NoChance

from .tiny import lane, start


def test_a_context_begins_at_the_first_moment() -> None:
    assert Context(2, Options(), None, (), NoChance(bytes(32))).at == 0


@pytest.mark.parametrize(("teams", "expected"), [((), [0, 1, 2]), ((1, 0, 1), [1, 0, 1])])
def test_without_teams_everybody_is_a_team_of_their_own(
    teams: tuple[int, ...], expected: list[int]
) -> None:
    context = Context(3, Options(), None, teams, NoChance(bytes(32)))
    assert [context.team_of(seat) for seat in range(3)] == expected


def test_the_board_is_made_once_a_match_from_options_and_seats() -> None:
    game = lane(board=lambda options, seats: (options.rounds, seats))
    engine = start(game, seats=4, rounds=9).engine
    assert engine.ctx.board == (9, 4)
    assert engine.read_only_ctx(State()).board is engine.ctx.board


def test_without_a_board_there_is_none() -> None:
    assert start().engine.ctx.board is None
