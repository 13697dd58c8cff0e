"""The moves of a negotiation that a seat may make now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import asdict

from ludoteca.kernel import Chance, Free, Rejected, Row, Seat

from ..model.pacts import (
    GIVEN,
    KINDS_OF_PACT,
    LASTING,
    MOST_DUCATS,
    MOST_TURNS,
    PLACED,
    PactKind,
    Terms,
    pacts_seen,
)
from ..model.state import MachiavelliContext, MachiavelliState
from .book import check_terms, has_room, may_agree, may_negotiate
from .moves import (
    Accept,
    Decline,
    Propose,
    Renounce,
    Withdraw,
    is_answerable,
    is_renounceable,
    is_withdrawable,
)

TRIES = 20


class TermsHints(Struct, frozen=True):
    """The seats that a proposal may be made to, the kinds, and the limits."""

    seats: tuple[Seat, ...]
    kinds: tuple[PactKind, ...] = KINDS_OF_PACT
    most_turns: int = MOST_TURNS
    most_ducats: int = MOST_DUCATS


def negotiation(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    if not may_negotiate(state, ctx) or state.out[seat]:
        return
    partners = tuple(
        other for other in state.seats_in if other != seat and has_room(state, seat, other)
    )
    if partners:
        yield Propose.where(terms=_terms(state, seat, partners, ctx))
    for pact in pacts_seen(state.known_pacts, ctx.seats, seat):
        which = {"other": pact.other(seat), "number": pact.number}
        if is_answerable(pact, seat):
            if may_agree(state, seat, pact.by):
                yield Accept.where(**which)
            yield Decline.where(**which)
        if is_withdrawable(pact, seat):
            yield Withdraw.where(**which)
        if is_renounceable(pact):
            yield Renounce.where(**which)


def _terms(
    state: MachiavelliState, seat: Seat, partners: tuple[Seat, ...], ctx: MachiavelliContext
) -> Free:
    def accepts(terms: Terms) -> bool:
        return terms.to in partners and _is_legal(terms, state, seat, ctx)

    def sampled(chance: Chance) -> Terms:
        to = chance.choice(partners)
        for _ in range(TRIES):
            terms = random_terms(chance, to, ctx)
            if _is_legal(terms, state, seat, ctx):
                return terms
        sums = (Terms(to, "payment", amount=amount) for amount in range(1, MOST_DUCATS))
        return next(terms for terms in sums if _is_legal(terms, state, seat, ctx))

    return Free("terms", sampled, accepts, lambda: asdict(TermsHints(partners)))


def _is_legal(terms: Terms, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> bool:
    try:
        check_terms(terms, seat, state, ctx)
    except Rejected:
        return False
    return True


def random_terms(chance: Chance, to: Seat, ctx: MachiavelliContext) -> Terms:
    kind = chance.choice(KINDS_OF_PACT)
    return Terms(
        to,
        kind,
        province=chance.choice(ctx.board.map.ids) if kind in PLACED else "",
        gives=kind not in GIVEN or chance.below(2) == 1,
        turns=chance.between(1, MOST_TURNS) if kind in LASTING else 0,
        amount=chance.between(1, 12) if kind == "payment" else 0,
    )
