"""A position as text, for screen readers and language models; and the seats by their powers."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Speaker

from ..model.pact_events import PactProposed, told
from ..view import MachiavelliView, ProvinceView, UnitView


def describe(view: MachiavelliView, speaker: Speaker) -> str:
    return "\n".join(_lines(view, speaker))


def seat_names(view: MachiavelliView, speaker: Speaker) -> list[str]:
    """Powers with their players, as in “Milan (Ana)”."""
    powers = [speaker.term("power", view.setting.powers[power].id) for power in view.power]
    return [
        speaker.say("seat-power", power=power, seat=speaker.seat(seat))
        for seat, power in enumerate(powers)
    ]


def _lines(view: MachiavelliView, speaker: Speaker) -> Iterator[str]:
    turn = {"turn": view.round, "turns": view.turns, "year": view.year}
    season, phase = speaker.term("season", view.season), speaker.term("phase", view.phase)
    yield speaker.say("describe-turn", **turn, season=season, phase=phase)
    yield speaker.say("describe-goal", cities=view.cities_needed)
    for seat, power in enumerate(view.power):
        yield from _seat(view, seat, power, speaker)
    if view.famine:
        provinces = ", ".join(speaker.term("province", id) for id in view.famine)
        yield speaker.say("describe-famine", provinces=provinces)
    for province in view.provinces:
        if province.siege:
            yield _siege(province, speaker)
    yield from _pacts(view, speaker)
    if view.seat is not None and not view.out[view.seat]:
        if view.phase == "orders" or view.sheet is not None:
            yield speaker.say("describe-sheet", sent=_sheet_state(view, view.seat))
        if view.waiting:
            seats = ", ".join(speaker.seat(seat) for seat in view.waiting)
            yield speaker.say("describe-waiting", seats=seats)


def _pacts(view: MachiavelliView, speaker: Speaker) -> Iterator[str]:
    """What is proposed and agreed now."""
    for pact in view.pacts:
        if pact.state in ("open", "agreed"):
            about = speaker.arguments(told(PactProposed, pact, pact.by))
            yield speaker.say("describe-pact", **about, state=pact.state)


def _sheet_state(view: MachiavelliView, seat: int) -> str:
    """Whether the seat's sheet is sent, passed on, a draft (used or not), or missing."""
    if view.passed[seat]:
        return "passed" if view.sent[seat] or view.sheet is None else "unused"
    if view.sent[seat]:
        return "true"
    return "false" if view.sheet is None else "draft"


def _seat(view: MachiavelliView, seat: int, power: int, speaker: Speaker) -> Iterator[str]:
    name = speaker.term("power", view.setting.powers[power].id)
    if view.out[seat]:
        yield speaker.say("describe-out", power=name, seat=speaker.seat(seat))
        return
    cities, income = view.standings[seat]
    yield speaker.say(
        "describe-power",
        power=name,
        seat=speaker.seat(seat),
        ducats=view.treasury[seat],
        cities=max(cities, 0),
        income=max(income, 0),
        status=speaker.term("status", view.status[seat]),
    )
    units = [unit for unit in view.units if unit.owner == seat]
    if units:
        listed = ", ".join(
            speaker.say(
                "unit-in",
                kind=_kind(unit, speaker),
                province=speaker.term("province", unit.province),
            )
            for unit in units
        )
        yield speaker.say("describe-units", units=listed)


def _kind(unit: UnitView, speaker: Speaker) -> str:
    """Stacked units after the first have a number (B-10)."""
    kind = speaker.term("kind", unit.kind)
    return kind if unit.rank == 1 else f"{kind} {unit.rank}"


def _siege(province: ProvinceView, speaker: Speaker) -> str:
    city = speaker.term("province", province.province)
    return speaker.say("describe-siege", city=city, seat=speaker.seat(province.besieger))
