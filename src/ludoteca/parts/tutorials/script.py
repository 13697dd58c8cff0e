"""The match of a tutorial, and what the script says for a seat that is to act."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ludoteca.kernel import (
    Game,
    JsonObject,
    Match,
    Move,
    Play,
    Rejected,
    Scripted,
    Seat,
    State,
    read_options,
)

from .document import Tutorial


@runtime_checkable
class PositionNotation(Protocol):
    """A notation that also reads positions."""

    def parse_position(self, text: str, board: object) -> State: ...


def start_tutorial(game: Game, tutorial: Tutorial, seed: bytes) -> Match:
    """Begin the match of a tutorial; after its own outcomes chance follows the seed."""
    chance = Scripted(tutorial.outcomes)
    position = _position(game, tutorial)
    if position is None:
        return Match.start(
            game, seats=tutorial.seats, seed=seed, options=tutorial.options, chance=chance
        )
    return Match.from_position(game, position, seed=seed, options=tutorial.options, chance=chance)


def _position(game: Game, tutorial: Tutorial) -> State | JsonObject | None:
    if not isinstance(tutorial.position, str):
        return tutorial.position
    notation = game.text.notation
    if not isinstance(notation, PositionNotation):
        raise Rejected("impossible_position", problem="the game has no notation of positions")
    options = read_options(game.about.options, tutorial.options, tutorial.seats)
    return notation.parse_position(tutorial.position, game.board(options, tutorial.seats))


def scripted_move(tutorial: Tutorial, match: Match, seat: Seat) -> Move | None:
    """The next move of a seat in the script, if it is possible now; otherwise its bot plays."""
    if match.forgotten:
        return None
    made = sum(type(given) is Play and given.seat == seat for given in match.log)
    moves = [scripted.move for scripted in tutorial.script if scripted.seat == seat]
    if made >= len(moves):
        return None
    move = match.game.text.parse_move(moves[made])
    try:
        match.engine.check(match.state, seat, move, match.at)
    except Rejected:
        return None
    return move
