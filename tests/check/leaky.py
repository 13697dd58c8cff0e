"""Example games that leak secrets, or do not declare what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ludoteca import Choices, Event, Pool, Rejected, Seat
from ludoteca.kernel.hidden import read_slot
from ludoteca_liars_hand import game as liars
from ludoteca_liars_hand.game import Bid, LiarRounds, LiarState, LiarView, Rank
from ludoteca_quick_quiz import game as quiz
from ludoteca_quick_quiz.game import QuizState
from ludoteca_scribble import game as scribble
from ludoteca_sealed_orders import game as sealed
from ludoteca_sealed_orders.game import Seal, SealedState, Sheet

from .variants import with_moves

# Views


class SharpEyedView(LiarView):
    bottom: Rank


def _with_the_bottom_card(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> SharpEyedView:
    hand = () if seat is None else tuple(state.hands[seat])
    return SharpEyedView.of(state, seat, hand=hand, bottom=state.deck[0])


view_shows_a_card_of_the_deck = replace(liars.game, view=_with_the_bottom_card)


def _seen_from_the_seat_before(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> LiarView:
    return LiarView.of(state, seat, hand=() if seat is None else tuple(state.hands[seat - 1]))


view_shows_the_neighbours_hand = replace(liars.game, view=_seen_from_the_seat_before)


# Events


class Boasted(Event):
    seat: Seat
    best: Rank


class BoastfulBid(Bid, frozen=True, tag="bid"):
    def apply(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Iterator[Event]:
        yield from super().apply(state, seat, ctx)
        yield Boasted(seat, max(state.hands[seat]))


event_shows_a_card_on_a_move = with_moves(
    replace(liars.game, events=(*liars.game.events, Boasted)), BoastfulBid
)


class DealtOpenly(Event, tag="dealt"):
    seat: Seat
    hand: tuple[Rank, ...]


class OpenRounds(LiarRounds):
    """Deals face up, within a range of rounds."""

    def __init__(self, first: int, last: int) -> None:
        self.rounds = range(first, last + 1)

    def begin(self, state: LiarState, ctx: liars.Ctx) -> Iterator[Event]:
        for event in super().begin(state, ctx):
            if isinstance(event, liars.Dealt) and state.round in self.rounds:
                yield DealtOpenly(event.seat, event.hand or ())
            else:
                yield event


event_tells_the_deal = replace(liars.game, rounds=OpenRounds(2, 1000))
event_tells_the_first_deal = replace(liars.game, rounds=OpenRounds(1, 1))


class Peeked(Event, secret=("hand",)):
    seat: Seat
    hand: tuple[Rank, ...] | None


class PeekingRounds(LiarRounds):
    def begin(self, state: LiarState, ctx: liars.Ctx) -> Iterator[Event]:
        yield from super().begin(state, ctx)
        yield Peeked(state.turn, tuple(state.hands[state.seat_after(state.turn)]))


event_tells_one_seat_of_anothers_hand = replace(
    liars.game, rounds=PeekingRounds(), events=(*liars.game.events, Peeked)
)


class SheetShown(Event, tag="sheet_sealed"):
    seat: Seat
    sheet: Sheet


class OpenSeal(Seal, frozen=True, tag="seal"):
    def apply(self, state: SealedState, seat: Seat, ctx: sealed.Ctx) -> Iterator[Event]:
        state.sheets[seat] = self.sheet
        yield SheetShown(seat, self.sheet)


class OpenlySealed(sealed.SealedRounds):
    def autopilot(self, view: sealed.SealedView, choices: Choices) -> Seal:
        return OpenSeal(sealed.EVENLY)


event_tells_a_sealed_sheet = with_moves(replace(sealed.game, rounds=OpenlySealed()), OpenSeal)


# Refusals, choices, turns


class InformedBid(Bid, frozen=True, tag="bid"):
    def check(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> None:
        if Bid(self.count, self.rank) not in LiarRounds().choices(state, seat, ctx):
            there_are = sum(hand.count(self.rank) for hand in state.hands)
            raise Rejected("illegal_move", move=self.tag, there_are=there_are)


refusal_counts_the_cards = with_moves(liars.game, InformedBid)


class HonestRounds(LiarRounds):
    """Offers a call only if it would succeed."""

    def choices(self, state: LiarState, seat: Seat, ctx: liars.Ctx) -> Choices:
        found = sum(hand.count(state.rank) for hand in state.hands)
        rows = super().choices(state, seat, ctx).rows
        return Choices(*(row for row in rows if row.move is Bid or found < state.count))


choices_tell_a_lie_from_the_truth = replace(liars.game, rounds=HonestRounds())


class NervousRounds(LiarRounds):
    """Also waits for seats that hold an ace."""

    def to_act(self, state: LiarState, ctx: liars.Ctx) -> tuple[Seat, ...]:  # type: ignore[override]
        aces = [seat for seat, hand in enumerate(state.hands) if liars.RANKS - 1 in hand]
        callers = {seat for seat in aces if state.count and seat != state.bidder}
        return tuple(sorted({state.turn, *callers}))


waiting_tells_who_holds_an_ace = replace(liars.game, rounds=NervousRounds())


# Missing pools


def _only_the_deck(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> Iterator[Pool]:
    yield Pool.of("deck", *range(len(state.deck)))


def _only_the_hands(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> Iterator[Pool]:
    hands = enumerate(state.hands)
    yield Pool.of("hands", *((s, i) for s, hand in hands if s != seat for i in range(len(hand))))


def _nothing(state: object, seat: Seat | None, ctx: object) -> Iterator[Pool]:
    yield from ()


def _all_but_the_answers(state: QuizState, seat: Seat | None, ctx: quiz.Ctx) -> Iterator[Pool]:
    order, _answers, *right = quiz.hidden(state, seat, ctx)
    yield from (order, *right)


def _cards_and_sizes(state: LiarState, seat: Seat | None, ctx: liars.Ctx) -> Iterator[Pool]:
    (cards,) = liars.hidden(state, seat, ctx)
    yield cards
    yield Pool.among([("deck", 0)], [liars.RANKS])


def _sheets_as_they_are(state: SealedState, seat: Seat | None, ctx: sealed.Ctx) -> Iterator[Pool]:
    for pool in sealed.hidden(state, seat, ctx):
        for slot in pool.slots:
            kept = read_slot(state, slot)
            yield Pool((slot,), lambda chance, kept=kept: [kept])  # type: ignore[misc]


def _every_rank_is_real(state: LiarState, ctx: liars.Ctx) -> Iterator[str]:
    if max(state.deck) >= liars.RANKS:
        yield "a card has a rank"


hands_are_not_declared = replace(liars.game, hidden=_only_the_deck)
deck_is_not_declared = replace(liars.game, hidden=_only_the_hands)
word_is_not_declared = replace(scribble.game, hidden=_nothing)
sheets_are_not_declared = replace(sealed.game, hidden=_nothing)
imagined_sheets_are_the_real_ones = replace(sealed.game, hidden=_sheets_as_they_are)
answers_are_not_declared = replace(quiz.game, hidden=_all_but_the_answers)
imagined_cards_cannot_be = replace(
    liars.game, hidden=_cards_and_sizes, invariants=_every_rank_is_real
)
