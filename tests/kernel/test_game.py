"""Game: its parts, defaults, and what it refuses to read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from ludoteca import (
    About,
    Match,
    Move,
    Options,
    RandomBot,
    Rejected,
    RoundStarted,
    Seat,
    State,
    seed_from_int,
)
from ludoteca.kernel.text.notation import PlainNotation

from .tiny import LANE, LaneState, Push, Shout, Stop, Trade, Walk, Walked, lane, refused, start


class Wander(Move, tag="walk"):
    """Same tag as another move."""


class Sleeper:
    """A bot that never moves."""


def test_about_says_what_is_usual_unless_told() -> None:
    about = About(id="go", seats=(2, 2), locale=Path())
    assert (about.pace, about.version, about.minutes) == ("turns", 1, (5, 15))
    assert (about.options, about.brief, about.teams) == (Options, {}, False)


def test_a_game_shows_its_id_and_version() -> None:
    assert repr(LANE) == "Game('lane', version 1)"


def test_a_game_is_immutable_and_equal_to_itself_alone() -> None:
    with pytest.raises(AttributeError):
        setattr(LANE, "moves", ())  # noqa: B010 - the type checker would see it
    assert len({LANE, lane(), LANE}) == 2


def test_two_moves_never_share_a_tag() -> None:
    with pytest.raises(TypeError, match="lane: two moves have the same tag"):
        lane(moves=(Walk, Stop, Wander))


def test_what_is_a_seats_own_stands_beside_what_is_shared() -> None:
    with pytest.raises(TypeError, match="needs a `shared`"):
        lane(own=lambda state, seat, ctx: {})


def test_a_move_without_a_check_of_its_own_is_judged_by_the_choices() -> None:
    assert {Walk, Stop, Shout} <= LANE.unchecked
    assert not {Trade, Push} & LANE.unchecked


def test_a_game_knows_whether_anybody_may_ever_move_out_of_turn() -> None:
    assert lane(moves=(Walk, Shout)).has_moves_out_of_turn
    assert not lane(moves=(Walk, Stop)).has_moves_out_of_turn


def test_a_game_that_does_not_say_hides_nothing_and_always_holds() -> None:
    ctx = start().engine.read_only_ctx(State())
    plain = type(LANE)(
        about=LANE.about,
        state=LANE.state,
        moves=LANE.moves,
        rounds=LANE.rounds,
        rules=LANE.rules,
        view=LANE.view,
    )
    assert list(plain.hidden(State(), 0, ctx)) == []
    assert list(plain.invariants(State(), ctx)) == []
    assert plain.board(ctx.options, 2) is None
    assert plain.terms(None, "en") == {}
    assert (plain.events, plain.bots, plain.describe, plain.upgrade) == ((), {}, None, None)
    assert isinstance(plain.text.notation, PlainNotation)


SEATS: list[tuple[int, tuple[int, ...]]] = [
    (2, ()),
    (4, ()),
    (2, (0, 1)),
    (3, (1, 0, 1)),
    (4, (0, 1, 2, 2)),
]
BAD_TEAMS: list[tuple[int, tuple[int, ...]]] = [
    (3, (0, 1)),
    (2, (0, 1, 1)),
    (3, (0, 0, 0)),
    (3, (1, 1, 2)),
    (3, (0, 2, 2)),
    (2, (-1, 1)),
]


@pytest.mark.parametrize(("seats", "teams"), SEATS)
def test_a_match_starts_with_seats_and_teams_the_game_is_for(
    seats: int, teams: Sequence[int]
) -> None:
    match = Match.start(LANE, seats=seats, seed=seed_from_int(0), teams=teams)
    assert (match.seats, match.teams) == (seats, teams)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with refused("bad_seats", seats=seats, fewest=2, most=4):
        start(seats=seats)


@pytest.mark.parametrize(("seats", "teams"), BAD_TEAMS)
def test_every_seat_needs_a_team_and_at_least_two_are_needed(
    seats: int, teams: tuple[int, ...]
) -> None:
    with refused("bad_teams", teams=list(teams)):
        Match.start(LANE, seats=seats, seed=seed_from_int(0), teams=teams)


def test_a_game_without_teams_refuses_them() -> None:
    single = lane(about=msgspec.structs.replace(LANE.about, teams=False))
    assert start(single).teams == ()
    with refused("no_teams"):
        Match.start(single, seats=2, seed=seed_from_int(0), teams=(0, 1))


def test_every_game_has_a_random_bot() -> None:
    assert isinstance(LANE.make_bot("random"), RandomBot)


def test_a_games_own_bots_go_by_strength_a_new_one_each_time() -> None:
    game = lane(bots={"easy": Sleeper})
    assert isinstance(game.make_bot("easy"), Sleeper)
    assert game.make_bot("easy") is not game.make_bot("easy")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with refused("unknown_bot", bot="hard", known="random, easy"):
        lane(bots={"easy": Sleeper}).make_bot("hard")


MOVES: list[tuple[object, Move]] = [
    ({"move": "walk", "steps": 2}, Walk(2)),
    ({"move": "stop"}, Stop()),
    ({"move": "push", "seats": [0, 2]}, Push((0, 2))),
    ({"move": "walk", "steps": 99}, Walk(99)),
]
BAD_MOVES: list[object] = [
    {"move": "fly"},
    {"steps": 2},
    {"move": "walk"},
    {"move": "walk", "steps": "2"},
    {"move": "walk", "steps": 2.5},
    {"move": "walk", "steps": True},
    {"move": "push", "seats": 1},
    {"move": "walk", "steps": 2, "unheard_of": 1},
    "walk",
    None,
    [],
]


@pytest.mark.parametrize(("raw", "move"), MOVES)
def test_a_move_is_read_from_plain_data(raw: object, move: Move) -> None:
    assert LANE.read_move(raw) == move


@pytest.mark.parametrize("raw", BAD_MOVES)
def test_what_is_no_move_of_the_game_is_refused(raw: object) -> None:
    with pytest.raises(Rejected, match=r"^bad_move\("):
        LANE.read_move(raw)


@pytest.mark.parametrize("event", [Walked(1, 2), RoundStarted(3)])
def test_events_of_the_game_and_of_the_kernel_are_read_back(event: Walked | RoundStarted) -> None:
    assert LANE.read_event(msgspec.to_builtins(event)) == event


def test_a_state_is_read_back() -> None:
    state = start().state
    assert LANE.read_state(msgspec.to_builtins(state)) == state
    assert isinstance(LANE.read_state({}), LaneState)


def test_terms_are_told_from_the_board_of_the_match() -> None:
    def terms(board: Seat, locale: str) -> dict[str, dict[int, str]]:
        return {"lane": {board: locale}}

    match = start(lane(board=lambda options, seats: seats, terms=terms), seats=4)
    assert match.terms("es") == {"lane": {4: "es"}}
