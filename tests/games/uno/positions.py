"""Positions of UNO by hand, and moves in the words of the rulebook.

    match = position(hands=["red_5 blue_3", "green_1"], top="red_7")
    act(match, "play red_5 uno")

Cards that are not named are in the deck; where the deck is named, they are on the pile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca.games.uno.about import UnoOptions
from ludoteca.games.uno.deck import CARDS, COLOUR, COLOURS, ID, INDEX
from ludoteca.games.uno.game import game
from ludoteca.games.uno.state import Phase, UnoState
from ludoteca.kernel import Event, Match, Seat, read_options, seed_from_int
from ludoteca.parts.cards import DECK, DISCARD

CATCHING_AT_ONCE = {"catch_millis": 0}


def position(
    hands: Sequence[str],
    top: str,
    *,
    deck: str | None = None,
    turn: Seat = 0,
    options: Mapping[str, object] | None = None,
    phase: str = Phase.PLAY,
    fields: Mapping[str, Any] | None = None,
    teams: tuple[int, ...] = (),
) -> Match:
    """A match in this position; `fields` are other fields of the state."""
    seats = len(hands)
    chosen = read_options(UnoOptions, {**CATCHING_AT_ONCE, **(options or {})}, seats)
    match = Match(game, seats=seats, options=chosen, teams=teams, seed=seed_from_int(0))
    place = [DECK if deck is None else DISCARD] * CARDS
    for seat, hand in enumerate(hands):
        for id in hand.split():
            place[INDEX[id]] = seat
    for id in (deck or "").split():
        place[INDEX[id]] = DECK
    place[INDEX[top]] = DISCARD
    values: dict[str, Any] = {
        "round": 1,
        "phase": phase,
        "scores": (0,) * seats,
        "out": (0,) * seats,
        "place": place,
        "counts": [place.count(seat) for seat in range(seats)],
        "top": INDEX[top],
        "colour": COLOUR[INDEX[top]],
        "turn": turn,
        "dealer": seats - 1,
        "drew_on": [-1] * seats,
        **(fields or {}),
    }
    match.state = UnoState(**values)
    match.kept = {0: match.state}
    return match


def act(match: Match, *moves: str, seat: Seat | None = None) -> list[Event]:
    """Make moves, each by the seat to act, or all by `seat`."""
    events: list[Event] = []
    for text in moves:
        who = match.to_act()[0] if seat is None else seat
        events = match.play(who, game.text.parse_move(text))
    return events


def state_of(match: Match) -> UnoState:
    return cast(UnoState, match.state)


def hand(match: Match, seat: Seat) -> set[str]:
    return {ID[card] for card in state_of(match).hand(seat)}


def sizes(match: Match) -> list[int]:
    return state_of(match).counts


def colour(match: Match) -> str:
    return COLOURS[state_of(match).colour]


def tags(events: Sequence[Event]) -> list[str]:
    return [event.tag for event in events]


def offered(match: Match, seat: Seat) -> set[str]:
    """Moves in the choices of a seat, in short notation and without calls."""
    texts = (game.text.format_move(move) for move in match.legal_moves(seat))
    return {text for text in texts if not text.endswith(" uno")}
