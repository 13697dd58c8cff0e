"""Whether an agreement was kept in a turn: a pure function of both.

Orders count, not their success: who orders an attack has broken a peace, even if it fails, and who
orders support has kept the word, even if it is cut. Invalid orders do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

from ludoteca.kernel import Seat

from ..adjudicator import ADVANCE, BESIEGE, CONVOY, SUPPORT
from ..map.board import Province
from ..model.pacts import Pact, PactKind
from .conduct import Conduct, Deed


class Verdict(NamedTuple):
    result: Literal["kept", "broken", "void"]
    breakers: tuple[Seat, ...] = ()


KEPT, VOID = Verdict("kept"), Verdict("void")


def judge(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """What became of a pact in a turn; `province` is the index of the one it is about."""
    return JUDGES[pact.kind](pact, province, conduct)


def _by_each(pact: Pact, breaks: Callable[[Seat, Seat], bool]) -> Verdict:
    found = tuple(seat for seat in sorted(pact.seats) if breaks(seat, pact.other(seat)))
    return Verdict("broken", found) if found else KEPT


def _peace(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """Neither attacks, besieges, bribes or has assassinated what is the other's, nor helps to."""

    def breaks(seat: Seat, other: Seat) -> bool:
        if (seat, other) in conduct.bribes or (seat, other) in conduct.attempts:
            return True
        return any(_is_hostile(deed, other, conduct) for deed in _deeds(conduct, seat))

    return _by_each(pact, breaks)


def _is_hostile(deed: Deed, other: Seat, conduct: Conduct) -> bool:
    """Whether an order is against a seat: against a province of it, or a unit of it outside the
    land of whoever gives the order."""
    if deed.action in (SUPPORT, CONVOY):
        if deed.helped == other or not deed.helps_attack:
            return False
    elif deed.action not in (ADVANCE, BESIEGE):
        return False
    if deed.action == BESIEGE:
        return _owner(conduct, deed.aim) == other or (other, deed.aim) in conduct.gates
    is_home = _owner(conduct, deed.aim) == deed.seat
    stands_there = (other, deed.aim) in conduct.present and not is_home
    return _owner(conduct, deed.aim) == other or stands_there


def _owner(conduct: Conduct, province: Province) -> Seat:
    return conduct.owner[province] if 0 <= province < len(conduct.owner) else -1


def _support(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """The giver supports a unit of the other that advances into the province or stands there.
    Without such a unit there was nothing to support; and who supported the wrong one of several
    that could have gone there meant well."""
    taker, giver = pact.taker, pact.giver
    advances = any(
        deed.action == ADVANCE and deed.aim == province for deed in _deeds(conduct, taker)
    )
    leaves = {deed.place for deed in _deeds(conduct, taker) if deed.action == ADVANCE}
    stays = (taker, province) in conduct.present and province not in leaves
    if not advances and not stays:
        return VOID
    given = [
        deed for deed in _deeds(conduct, giver) if deed.action == SUPPORT and deed.helped == taker
    ]
    if any(deed.aim == province for deed in given):
        return KEPT
    meant = any(province in conduct.near[deed.helped_at] for deed in given)
    return VOID if meant else Verdict("broken", (giver,))


def _demilitarised(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """Neither orders an army or fleet into the province, nor has one there at the end of a turn,
    unless it had to retreat there. In the fog, what the other did not see does not count."""

    def breaks(seat: Seat, other: Seat) -> bool:
        if not conduct.sees(other, province):
            return False
        goes = any(
            deed.action == ADVANCE and deed.aim == province for deed in _deeds(conduct, seat)
        )
        return goes or (seat, province) in conduct.after

    return _by_each(pact, breaks)


def _joint_attack(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """Both order an advance into the province, support for one, or a siege of its city. In the fog,
    what the other did not see does not count."""

    def breaks(seat: Seat, other: Seat) -> bool:
        takes_part = any(
            deed.aim == province
            and (
                deed.action in (ADVANCE, BESIEGE) or (deed.action == SUPPORT and deed.helps_attack)
            )
            for deed in _deeds(conduct, seat)
        )
        return not takes_part and conduct.sees(other, province)

    return _by_each(pact, breaks)


def _payment(pact: Pact, province: Province, conduct: Conduct) -> Verdict:
    """The ducats arrived, all of them."""
    paid = conduct.paid.get((pact.giver, pact.taker), 0)
    return KEPT if paid >= pact.amount else Verdict("broken", (pact.giver,))


def _deeds(conduct: Conduct, seat: Seat) -> Iterator[Deed]:
    return (deed for deed in conduct.deeds if deed.seat == seat)


JUDGES: Mapping[PactKind, Callable[[Pact, Province, Conduct], Verdict]] = {
    "peace": _peace,
    "non_aggression": _peace,
    "support": _support,
    "demilitarised": _demilitarised,
    "joint_attack": _joint_attack,
    "payment": _payment,
}
