"""The view of a seat: its own hand, and the sizes of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Chance, Pool, Seat, Slot, View
from ludoteca.parts.cards import DECK, DISCARD, NO_CARD, Unplayable, held, unplayable
from ludoteca.parts.turns import FORWARD

from .deck import COLOUR, COLOURS, FITTING, ID, SYMBOL, WILD_COLOUR, Card, Colour
from .moves import why_not
from .state import NOBODY, Phase, UnoContext, UnoState


class UnoView(View):
    hand: tuple[Card, ...]
    unplayable: tuple[Unplayable, ...]
    counts: tuple[int, ...]
    """Number of cards of each seat."""
    top: Card
    colour: Colour | None
    """The colour to follow; None until an opening wild card has one."""
    pile: tuple[Card, ...]
    """The cards played and not yet reshuffled, in the order of colours."""
    deck: int
    forward: bool
    turn: Seat
    dealer: Seat
    fresh: Card | None
    """The card just drawn, which may be played; only its seat knows it."""
    penalty: int
    bluffer: Seat
    former: Colour | None
    """The colour that a wild draw four replaced, as long as it may be challenged."""
    uncalled: Seat
    window: int | None
    drew_on: tuple[Colour | None, ...]
    """The colour on which each seat last drew a card."""
    shown: tuple[tuple[Card, ...], ...]
    """All hands, at the end of a hand."""
    teams: tuple[int, ...]
    """The team of each seat; empty where everybody plays alone."""
    house_rules: tuple[str, ...]
    target: int | None
    """The points to reach; None where hands or time end the match."""
    deadline: int | None


HOUSE_RULES = (
    "stacking",
    "draw_until_playable",
    "forced_play",
    "seven_zero",
    "jump_in",
    "no_bluffing",
    "four_on_two",
    "two_on_four",
    "number_last",
)


def view(state: UnoState, seat: Seat | None, ctx: UnoContext) -> UnoView:
    mine = seat is not None and seat == state.turn
    return UnoView.of(
        state,
        seat,
        hand=() if seat is None else _ids(state.hand(seat)),
        unplayable=() if seat is None or is_shown(state) else _unplayable(state, seat, ctx),
        top=ID[state.top],
        colour=None if state.phase == Phase.COLOUR else COLOURS[state.colour],
        former=None if state.bluffer == NOBODY else COLOURS[state.former_colour],
        pile=_ids(held(state.place, DISCARD)),
        deck=state.place.count(DECK),
        forward=state.direction == FORWARD,
        fresh=ID[state.fresh] if mine and state.fresh != NO_CARD else None,
        drew_on=tuple(None if colour < 0 else COLOURS[colour] for colour in state.drew_on),
        shown=tuple(_ids(state.hand(s)) for s in range(ctx.seats)) if is_shown(state) else (),
        teams=ctx.teams,
        house_rules=house_rules(ctx),
        target=ctx.options.target if ctx.options.ends == "score" else None,
    )


def house_rules(ctx: UnoContext) -> tuple[str, ...]:
    """The house rules that hold, by name."""
    options = ctx.options
    false_call = ("false_call",) if options.false_call != "ignored" else ()
    return (*(rule for rule in HOUSE_RULES if getattr(options, rule)), *false_call)


def _unplayable(state: UnoState, seat: Seat, ctx: UnoContext) -> tuple[Unplayable, ...]:
    return unplayable(state.hand(seat), ID, lambda card: why_not(state, seat, card, ctx))


def is_shown(state: UnoState) -> bool:
    """Whether all hands are public."""
    return state.rest_until is not None or bool(state.over)


def _ids(cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple([ID[card] for card in cards])


def hidden(state: UnoState, seat: Seat | None, ctx: UnoContext) -> Iterator[Pool]:
    """The cards of others and of the deck are interchangeable for this seat, as long as a card just
    drawn by another one fits. Whether there was a bluff follows from the cards."""
    if is_shown(state):
        return
    unknown = [c for c, place in enumerate(state.place) if place not in (DISCARD, seat)]
    slots: list[Slot] = [("place", card) for card in unknown]
    secret_fresh = state.fresh != NO_CARD and seat != state.turn
    secret_bluff = state.bluffer not in (NOBODY, seat)
    slots += [("fresh",)] * secret_fresh + [("bluffed",)] * secret_bluff

    def imagine(chance: Chance) -> list[int | bool]:
        places = sorted(state.place[card] for card in unknown)
        chance.shuffle(places)
        extra: list[int | bool] = []
        if secret_fresh:
            fitting = FITTING[state.colour][SYMBOL[state.top]]
            fresh = chance.choice([card for card in unknown if card in fitting])
            into, of = unknown.index(fresh), places.index(state.turn)
            places[into], places[of] = places[of], places[into]
            extra.append(fresh)
        if secret_bluff:
            theirs = (card for card, p in zip(unknown, places, strict=True) if p == state.bluffer)
            extra.append(any(COLOUR[card] == state.former_colour for card in theirs))
        return [*places, *extra]

    def imagine_as_seen(chance: Chance) -> list[int | bool]:
        values = imagine(chance)
        if not secret_fresh and not secret_bluff:
            exchange_what_is_lacking(state, unknown, values, chance)
        return values

    yield Pool(tuple(slots), imagine, imagine_as_seen)


def exchange_what_is_lacking(
    state: UnoState, cards: Sequence[int], places: list[int | bool], chance: Chance
) -> None:
    """Who had to draw on a colour hardly holds it, or a wild card: exchange these with the deck."""
    in_deck = [at for at, place in enumerate(places) if place == DECK]
    chance.shuffle(in_deck)
    for at, place in enumerate(places):
        if place == DECK or not lacks(state, place, cards[at]):
            continue
        other = next((n for n in in_deck if not lacks(state, place, cards[n])), None)
        if other is not None:
            in_deck.remove(other)
            places[at], places[other] = DECK, place


def lacks(state: UnoState, seat: Seat, card: int) -> bool:
    """Whether a seat that drew on a colour would have played this card."""
    return state.drew_on[seat] >= 0 and COLOUR[card] in (state.drew_on[seat], WILD_COLOUR)
