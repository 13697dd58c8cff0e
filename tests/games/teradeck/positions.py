"""Positions of TeraDeck by hand, and moves in the words of the rulebook.

    match = position(
        hands=["bug_backend_1", ""],
        projects=["", "backend:free mobile:patched"],
    )
    act(match, "bug bug_backend_1 2 backend")

A module is written `colour:state`, with the bug on it where its colour matters: `multicolor:bugged/
bug_backend`. Cards that are not named are in the deck; where the deck is named, they are discarded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca.games.teradeck.about import TeraOptions
from ludoteca.games.teradeck.deck import CARDS, COLOURS, FACE, ID, INDEX
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.state import (
    EMPTY,
    FIRST_SLOT,
    SLOTS,
    STATES,
    TeraState,
    slot_of,
)
from ludoteca.kernel import Event, Match, Seat, read_options, seed_from_int
from ludoteca.parts.cards import DECK, DISCARD

ATTACHED = {"free": (), "bugged": ("bug",), "patched": ("patch",), "stabilised": ("patch", "patch")}


def position(
    hands: Sequence[str],
    projects: Sequence[str],
    *,
    deck: str | None = None,
    turn: Seat = 0,
    options: Mapping[str, object] | None = None,
    fields: Mapping[str, Any] | None = None,
) -> Match:
    """A match in this position; `fields` are other fields of the state."""
    seats = len(hands)
    chosen = read_options(TeraOptions, options or {}, seats)
    match = Match(game, seats=seats, options=chosen, teams=(), seed=seed_from_int(0))
    place: list[int | None] = [None] * CARDS
    slots = [EMPTY] * (SLOTS * seats)
    for seat, hand in enumerate(hands):
        for id in hand.split():
            place[INDEX[id]] = seat
    for id in (deck or "").split():
        place[INDEX[id]] = DECK
    for seat, project in enumerate(projects):
        for module in project.split():
            _build(module, seat, place, slots)
    rest = DECK if deck is None else DISCARD
    values: dict[str, Any] = {
        "round": 1,
        "scores": (0,) * seats,
        "out": (0,) * seats,
        "place": [rest if where is None else where for where in place],
        "slots": slots,
        "turn": turn,
        "first": 0,
        "skips": [0] * seats,
        **(fields or {}),
    }
    match.state = TeraState(**values)
    match.kept = {0: match.state}
    return match


def _build(module: str, seat: Seat, place: list[int | None], slots: list[int]) -> None:
    """Put a module and its attachments on the table."""
    what, _, bug = module.partition("/")
    colour, state = what.split(":")
    slot = slot_of(seat, COLOURS.index(colour))
    attached = [bug or f"{kind}_{colour}" for kind in ATTACHED[state]]
    for face in (f"module_{colour}", *attached):
        # From the end: the copies that tests put into hands are the first ones.
        copies = [card for card in range(CARDS) if FACE[card] == face and place[card] is None]
        place[copies[-1]] = FIRST_SLOT + slot
    slots[slot] = STATES.index(state)


def act(match: Match, *moves: str) -> list[Event]:
    """Make moves, each by the seat to act."""
    events: list[Event] = []
    for text in moves:
        events = match.play(match.to_act()[0], game.text.parse_move(text))
    return events


def state_of(match: Match) -> TeraState:
    return cast(TeraState, match.state)


def project(match: Match, seat: Seat) -> str:
    """The modules of a seat, in the notation of `position`."""
    states = state_of(match).slots[SLOTS * seat : SLOTS * seat + SLOTS]
    built = zip(COLOURS, states, strict=True)
    return " ".join(f"{colour}:{STATES[state]}" for colour, state in built if state)


def discarded(match: Match) -> set[str]:
    return {ID[card] for card, where in enumerate(state_of(match).place) if where == DISCARD}


def hand(match: Match, seat: Seat) -> set[str]:
    return {ID[card] for card in state_of(match).hand(seat)}


def offered(match: Match, seat: Seat) -> set[str]:
    """Moves in the choices of a seat, in short notation."""
    texts = {game.text.format_move(move) for move in match.legal_moves(seat)}
    return {text for text in texts if not text.startswith("discard")}


def tags(events: Sequence[Event]) -> list[str]:
    return [event.tag for event in events]
