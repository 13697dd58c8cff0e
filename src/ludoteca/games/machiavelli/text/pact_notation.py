"""Moves of a negotiation as text, both ways: `propose 2 support ferrara take`, `accept 2 301`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludoteca.kernel import Move

from ..model.pacts import KINDS_OF_PACT, LASTING, PLACED, PactKind, Terms
from ..pacts.moves import Accept, Decline, Propose, Renounce, Reply, Withdraw

REPLIES: Mapping[str, type[Reply]] = {
    each.tag: each for each in (Accept, Decline, Withdraw, Renounce)
}


def format_pact_move(move: Propose | Reply) -> str:
    if isinstance(move, Reply):
        return f"{move.tag} {move.other + 1} {move.number}"
    terms = move.terms
    words = [Propose.tag, str(terms.to + 1), terms.kind, terms.province]
    words += [str(number) for number in (terms.turns, terms.amount) if number]
    words += [] if terms.gives else ["take"]
    return " ".join(word for word in words if word)


def _terms(words: Sequence[str]) -> Terms:
    _, to, named, *rest = words
    kind: PactKind = next(kind for kind in KINDS_OF_PACT if kind == named)
    province = rest.pop(0) if kind in PLACED else ""
    number = int(rest.pop(0)) if kind in LASTING or kind == "payment" else 0
    if rest not in ([], ["take"]):
        raise ValueError(rest)
    turns, amount = (number, 0) if kind in LASTING else (0, number)
    return Terms(int(to) - 1, kind, province, not rest, turns, amount)


def _reply(words: Sequence[str]) -> Move:
    tag, other, number = words
    return REPLIES[tag](int(other) - 1, int(number))


READERS: Mapping[str, Callable[[Sequence[str]], Move]] = {
    Propose.tag: lambda words: Propose(_terms(words)),
    **dict.fromkeys(REPLIES, _reply),
}
