"""Cards as a flat list from card to place, so that no card is ever lost or doubled.

A place from 0 up is the hand of that seat; a game may have further places above the seats. The
deck has no order: a random card is chosen when one is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Annotated, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Chance, Seat, named

Place: TypeAlias = int
DECK: Place = -1
DISCARD: Place = -2
NO_CARD = -1


class CardPlaces(Struct, frozen=True):
    """Cards and places by name, for positions that people read and edit: place → its cards. A game
    of cards sets it as `card_places` of its state."""

    ids: tuple[str, ...]
    further: Mapping[Place, str] = {}
    """Names of the places that are neither a hand, nor the deck, nor the discard pile."""

    def _name(self, place: Place) -> str:
        usual = {DECK: "deck", DISCARD: "discard"}
        return usual.get(place) or self.further.get(place) or f"hand {place + 1}"

    def named(self, places: Sequence[Place]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for place in sorted(set(places), key=lambda place: (place < 0, place)):
            found[self._name(place)] = [self.ids[card] for card in held(places, place)]
        return found

    def numbered(
        self, named: Mapping[str, Sequence[str]], rest: Place | None = None
    ) -> list[Place]:
        """The list from card to place. ValueError unless every card is named once; those that are
        not named are in the place `rest`, if it is given."""
        known = {self._name(place): place for place in (DECK, DISCARD, *self.further)}
        where: dict[str, Place] = {}
        for name, cards in named.items():
            place = known[name] if name in known else int(name.removeprefix("hand ")) - 1
            for card in cards:
                if card in where:
                    raise ValueError(f"{card} is in two places")
                where[card] = place
        if rest is not None:
            where = dict.fromkeys(self.ids, rest) | where
        if where.keys() != set(self.ids):
            raise ValueError(f"these cards are amiss: {sorted(where.keys() ^ set(self.ids))}")
        return [where[id] for id in self.ids]


def held(places: Sequence[Place], where: Place) -> list[int]:
    """The cards in a place, in order; optimised for few among many."""
    found, at = [], -1
    for _ in range(places.count(where)):
        at = places.index(where, at + 1)
        found.append(at)
    return found


def first_in(places: Sequence[Place], where: Place, cards: Iterable[int]) -> int:
    """The first of these cards that is in a place; NO_CARD where none is."""
    for card in cards:
        if places[card] == where:
            return card
    return NO_CARD


def gather(places: list[Place]) -> None:
    """Put every card into the deck."""
    places[:] = [DECK] * len(places)


def move_all(places: list[Place], source: Place, target: Place) -> list[int]:
    """Move all cards of a place to another, and return them."""
    moved = held(places, source)
    for card in moved:
        places[card] = target
    return moved


def recycle(places: list[Place], keep: int = NO_CARD) -> int:
    """Shuffle the discard pile into the deck, except one card; returns the number moved."""
    recycled = 0
    for card, place in enumerate(places):
        if place == DISCARD and card != keep:
            places[card] = DECK
            recycled += 1
    return recycled


def draw(
    places: list[Place], seat: Seat, count: int, chance: Chance, keep: int = NO_CARD
) -> tuple[list[int], int]:
    """Draw cards from the deck into a hand, fewer if none are left. Returns them, and the number of
    cards reshuffled from the discard pile when the deck was empty."""
    drawn: list[int] = []
    recycled, left = 0, places.count(DECK)
    for _ in range(count):
        if not left:
            left = recycle(places, keep)
            recycled += left
            if not left:
                break
        card = -1
        for _ in range(chance.below(left) + 1):  # quicker than listing the deck
            card = places.index(DECK, card + 1)
        places[card] = seat
        drawn.append(card)
        left -= 1
    return drawn, recycled


def deal(places: list[Place], seats: Collection[Seat], each: int, chance: Chance) -> None:
    """Deal `each` cards from the deck to every seat."""
    dealt = chance.sample(held(places, DECK), each * len(seats))
    for number, seat in enumerate(seats):
        for card in dealt[number * each : (number + 1) * each]:
            places[card] = seat


def relocate(places: list[Place], moves: Mapping[Place, Place]) -> None:
    """Move the cards of each place to another, all at once."""
    places[:] = [moves.get(place, place) for place in places]


def swap(places: list[Place], one: Place, other: Place) -> None:
    """Swap the cards of two places."""
    relocate(places, {one: other, other: one})


# Hands in views


class Unplayable(Struct, frozen=True):
    """A card that cannot be played now, and the reason: the message `why-<why>`."""

    card: Annotated[str, named("card")]
    why: Annotated[str, named("why")]


def unplayable(
    hand: Iterable[int], ids: Sequence[str], why_not: Callable[[int], str]
) -> tuple[Unplayable, ...]:
    """The cards with a reason why they cannot be played."""
    reasons = ((card, why_not(card)) for card in hand)
    return tuple(Unplayable(ids[card], why) for card, why in reasons if why)
