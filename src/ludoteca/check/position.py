"""What must hold in every position of a match, and after every step."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import (
    AnyInput,
    Chance,
    Event,
    GameError,
    Match,
    Move,
    Play,
    Rejected,
    RoundEnded,
    Seat,
    State,
    Step,
)

from .failure import CheckFailed, require
from .mutants import holds_changeable, mutate

MATCHS_OWN = ("round", "finished", "at", "rest_until", "rang", "over", "drawn", "scores", "out")


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def is_plain_data(match: Match) -> None:
    try:
        back = match.game.read_state(msgspec.json.decode(encoded(match.state)))
    except (TypeError, msgspec.ValidationError) as error:
        raise CheckFailed("serialisable", f"a state cannot be written and read: {error}") from error
    require(back == match.state, "serialisable", "a state written and read again differs")


def is_alive(match: Match) -> None:
    due = match.due()
    if due is not None:
        behind = f"alarm {due.name!r} is due at {due.at}, and it is {match.at} already"
        require(due.at >= match.at, "alarms", behind)
    if match.over:
        require(not match.to_act(), "alive", "the match is over and still waits for somebody")
        return
    for seat in match.to_act():
        require(bool(match.choices(seat)), "alive", f"seat {seat} is to act and has no choices")
    nobody = "nobody is to act, nothing is due, and the match is not over"
    require(bool(match.to_act()) or due is not None, "alive", nobody)


def keeps_invariants(match: Match) -> None:
    for broken in match.game.invariants(match.state, match.engine.quiet):
        raise CheckFailed("invariants", f"broken: {broken}")


def looking_changes_nothing(match: Match, chance: Chance) -> None:
    before = encoded(match.state)
    for seat in range(match.seats):
        match.view(seat)
        choices = match.choices(seat)
        match.to_act(), match.due(), match.ranking()
        for row in choices.rows:
            empty = f"{row.move.__name__} is offered to seat {seat} with nothing to choose from"
            require(all(leaf not in ([], range(0)) for leaf in row.leaves), "choices", empty)
            accepted(match, seat, row.sample(chance))
    match.view(None)
    require(encoded(match.state) == before, "pure", "looking at a position changed it")


def accepted(match: Match, seat: Seat, move: Move) -> Rejected | None:
    """None when the rules would accept the move, otherwise why not."""
    before = encoded(match.state)
    try:
        match.engine.check(match.state, seat, move, match.at)
    except Rejected as refusal:
        answer: Rejected | None = refusal
    except Exception as error:
        raise CheckFailed("crash", f"checking {move!r} by seat {seat} raised {error!r}") from error
    else:
        answer = None
    require(encoded(match.state) == before, "pure", f"checking {move!r} changed the state")
    return answer


def choices_agree_with_checks(match: Match, chance: Chance, refusals: set[str]) -> None:
    """Offered moves are accepted; changed ones exactly when they are offered."""
    seats = range(match.seats)
    samples: list[Move] = []
    for seat in seats:
        choices = match.choices(seat)
        for row in choices.rows:
            move = row.sample(chance)
            samples.append(move)
            why = accepted(match, seat, move)
            require(why is None, "choices", f"seat {seat} is offered {move!r}, refused: {why}")
            require(move in choices, "choices", f"{move!r} was sampled but is not contained")
            reads_back(match, move)
    for move in samples:
        for seat in {chance.below(match.seats) for _ in range(2)}:
            tried = mutate(move, chance)
            why = accepted(match, seat, tried)
            offered = tried in match.choices(seat)
            says = "accepted" if why is None else f"refused ({why})"
            clash = f"{tried!r} by seat {seat} is {says}, but the choices say otherwise"
            require((why is None) == offered, "refusals", clash)
            if why is not None:
                refusals.add(why.code)


def reads_back(match: Match, move: Move) -> None:
    text = match.game.text.format_move(move)
    try:
        back = match.game.text.parse_move(text)
    except Rejected as refusal:
        raise CheckFailed(
            "notation", f"{move!r} is written {text!r}, unreadable: {refusal}"
        ) from None
    require(back == move, "notation", f"{move!r} is written {text!r} and read as {back!r}")


def prepare(match: Match, given: AnyInput) -> Step[State]:
    """Prepare a step twice: it must come out the same, and change nothing until accepted."""
    before = encoded(match.state)
    try:
        first, second = match.prepare(given), match.prepare(given)
    except Rejected:
        raise
    except GameError as error:
        raise CheckFailed("crash", str(error)) from error
    except Exception as error:
        raise CheckFailed("crash", f"{given!r} raised {error!r}") from error
    require(encoded(match.state) == before, "pure", f"preparing {given!r} changed the state")
    try:
        same = encoded([first.events, first.state]) == encoded([second.events, second.state])
    except TypeError as error:
        raise CheckFailed("serialisable", f"after {given!r}: {error}") from error
    require(same, "repeatable", f"{given!r} came out differently the second time")
    for event in first.events:
        require(not holds_changeable(event), "events", f"{event!r} holds something changeable")
    if isinstance(given, Play):
        keeps_to_its_fields(match, given)
    return first


def keeps_to_its_fields(match: Match, given: Play) -> None:
    """The move itself, without the match around it, leaves the match's fields alone."""
    draft = match.state.copy()
    chance = match.engine.ctx.chance
    chance.seek(draft.drawn)
    for _ in given.move.apply(draft, given.seat, match.engine.ctx) or ():
        pass
    for name in MATCHS_OWN:
        same = getattr(draft, name) == getattr(match.state, name)
        require(same, "kernel_fields", f"{given.move!r} wrote {name!r}")


def pays(totals: list[int], events: tuple[Event, ...], match: Match) -> None:
    """Keep the sum of the points paid and compare it with the scores."""
    for event in events:
        if isinstance(event, RoundEnded):
            totals[:] = [total + more for total, more in zip(totals, event.points, strict=True)]
    told = f"scores are {match.state.scores}, points paid {totals}"
    require(match.state.scores == totals, "scores", told)


def is_kept(match: Match) -> None:
    """Saving, loading, replaying and copying give the same match."""
    saved = msgspec.json.decode(encoded(match.save()))
    loaded = Match.load(saved, match.game)
    require(loaded.state == match.state, "save", "a match saved and loaded has another state")
    require(match.state.copy() == match.state, "save", "a copy of the state differs")
    record = {key: value for key, value in saved.items() if key != "state"}
    replayed = Match.replay(record, match.game)
    require(replayed.state == match.state, "repeatable", "a replay ended in another state")
