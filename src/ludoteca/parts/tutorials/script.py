"""The match of a tutorial, and what the script says for a seat that is to act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from ludoteca.kernel import (
    LOCALES,
    Event,
    Game,
    JsonObject,
    Match,
    Millis,
    Move,
    Play,
    Rejected,
    Scripted,
    Seat,
    State,
    read_options,
)
from ludoteca.parts.cards import DECK, CardPlaces

from .document import LEARNER, Tutorial

PLACE = "place"
"""The field of a state that maps cards to places."""

THINKING: Millis = 1500
"""Time before each move of a walk-through."""


@runtime_checkable
class PositionNotation(Protocol):
    """A notation that also reads positions."""

    def parse_position(self, text: str, board: object) -> State: ...


def start_tutorial(
    game: Game, tutorial: Tutorial, seed: bytes, options: JsonObject | None = None
) -> Match:
    """Begin the match of a tutorial; after its own outcomes chance follows the seed. `options` are
    those for the learner's language."""
    chosen = tutorial.options_in(LOCALES[0]) if options is None else options
    chance = Scripted(tutorial.outcomes)
    position = _position(game, tutorial, chosen)
    if position is None:
        return Match.start(game, seats=tutorial.seats, seed=seed, options=chosen, chance=chance)
    return Match.from_position(game, position, seed=seed, options=chosen, chance=chance)


def _position(game: Game, tutorial: Tutorial, options: JsonObject) -> State | JsonObject | None:
    if not isinstance(tutorial.position, str):
        return tutorial.position and _with_cards(game, tutorial.position)
    notation = game.text.notation
    if not isinstance(notation, PositionNotation):
        raise Rejected("impossible_position", problem="the game has no notation of positions")
    board = game.board(read_options(game.about.options, options, tutorial.seats), tutorial.seats)
    return notation.parse_position(tutorial.position, board)


def _with_cards(game: Game, position: JsonObject) -> JsonObject:
    """A position with its cards by number, if they are given by name."""
    places: CardPlaces | None = getattr(game.state, "card_places", None)
    named = position.get(PLACE)
    if places is None or not isinstance(named, Mapping):
        return position
    try:
        return {**position, PLACE: places.numbered(named, rest=DECK)}
    except (ValueError, TypeError) as error:
        raise Rejected("impossible_position", problem=str(error)) from None


def scripted_move(
    tutorial: Tutorial, match: Match, seat: Seat, *, out_of_turn: bool = False
) -> Move | None:
    """The next move of a seat in the script, if it is possible now; otherwise its bot plays. Out of
    turn only moves are made that wait for the learner's."""
    if match.forgotten:
        return None
    moves = [scripted for scripted in tutorial.script if scripted.seat == seat]
    made = _moves_of(match, seat)
    if made >= len(moves) or (out_of_turn and not moves[made].after):
        return None
    if _moves_of(match, LEARNER) < moves[made].after:
        return None
    move = match.game.text.parse_move(moves[made].move)
    try:
        match.engine.check(match.state, seat, move, match.at)
    except Rejected:
        return None
    return move


def let_pass(match: Match) -> list[Event]:
    """Let time pass while it alone brings the match on; the events of that."""
    events: list[Event] = []
    while not (match.over or match.to_act()) and (due := match.due()) is not None:
        events += match.advance(due.at)
    return events


def _moves_of(match: Match, seat: Seat) -> int:
    return sum(type(given) is Play and given.seat == seat for given in match.log)
