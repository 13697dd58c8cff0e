"""Context: the immutable set-up of a match at one moment."""

import pytest

from ludoteca import Context, FastChance, Options, State
from ludoteca.kernel.chance import NoChance

from .tiny import Toss, Walk, lane, start, state_of, view


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


def test_a_context_cannot_be_changed() -> None:
    ctx = start().engine.read_only_ctx(State())
    with pytest.raises(AttributeError):
        ctx.at = 7  # type: ignore[misc]


def test_a_context_stays_as_it_is_when_another_state_is_asked_about() -> None:
    match = start()
    match.play(0, Walk(1), at=100)
    first, early = state_of(match), match.engine.read_only_ctx(match.state)
    match.play(1, Walk(1), at=900)
    late = match.engine.read_only_ctx(match.state)
    assert (early.at, late.at) == (100, 900)
    views = [view(state, None, ctx) for state, ctx in ((first, early), (state_of(match), late))]
    assert [shown.moment for shown in views] == [100, 900]


def test_while_the_moment_is_the_same_the_context_is_the_same() -> None:
    match = start()
    early = match.engine.read_only_ctx(match.state)
    match.play(0, Walk(1))
    assert match.engine.read_only_ctx(match.state) is early


def test_rules_draw_chance_at_the_moment_of_their_input() -> None:
    match = start()
    match.play(0, Toss(), at=250)
    assert match.engine.ctx.at == 250
    assert match.engine.ctx.at_moment(300).chance is match.engine.ctx.chance


def test_chance_may_come_from_another_source() -> None:
    match = start()
    other = FastChance(bytes(32))
    match.engine.draw_from(other)
    assert match.engine.ctx.chance is other
    assert type(match.engine.read_only_ctx(match.state).chance) is NoChance
