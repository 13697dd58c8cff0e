"""Properties of every position of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
from msgspec.structs import asdict

from ludoteca.kernel import (
    Chance,
    Match,
    Move,
    Rejected,
    Seat,
    audience_choices,
    judge_audience,
)

from .altered_moves import alter
from .coverage import Coverage
from .failure import CheckFailed, crashed
from .plain_data import changeable, difference, encoded
from .probes import label_of, offered, pools_for, refusal, viewers


def check_alive(match: Match) -> None:
    """The match is over or can go on, and alarms lie ahead."""
    due, waited_for = match.due(), match.to_act()
    if due is not None and due.at < match.at:
        behind = f"alarm {due.name!r} is due at {due.at}, and it is {match.at} already"
        raise CheckFailed("alarms", behind)
    if match.over:
        return
    if match.engine.rules.is_complete(match.state, match.engine.read_only_ctx(match.state)):
        raise CheckFailed("complete", "the match is complete in the middle of a round and goes on")
    if not waited_for and due is None:
        raise CheckFailed("alive", "nobody is to act, nothing is due, and the match is not over")
    for seat in waited_for:
        if not match.choices(seat):
            raise CheckFailed("alive", f"seat {seat} is to act and has no choices")


def check_invariants(match: Match) -> None:
    for broken in match.game.invariants(match.state, match.engine.read_only_ctx(match.state)):
        raise CheckFailed("invariants", f"broken: {broken}")


def check_queries(match: Match) -> None:
    """Queries do not change the state, and give the same answer again."""
    before = encoded(match.state)
    for what, look in _queries(match):
        first, second = encoded(look()), encoded(look())
        if encoded(match.state) != before:
            raise CheckFailed("pure", f"asking for {what} changed the state")
        if first != second:
            message = f"{what} was {first.decode()}, and at once {second.decode()}"
            raise CheckFailed("repeatable", message)


def _queries(match: Match) -> Iterator[tuple[str, Callable[[], object]]]:
    game, state = match.game, match.state
    ctx = match.engine.read_only_ctx(state)
    yield "to_act", match.to_act
    yield "due", match.due
    yield "the ranking", match.ranking
    yield "the invariants", lambda: list(game.invariants(state, ctx))
    for seat in viewers(match):
        yield f"the view of {label_of(seat)}", partial(match.view, seat)
        yield f"what is hidden from {label_of(seat)}", partial(_hidden_slots, match, seat)
    for seat in range(match.seats):
        yield f"the choices of seat {seat}", partial(offered, match, seat)


def _hidden_slots(match: Match, seat: Seat | None) -> object:
    return [pool.slots for pool in pools_for(match, seat)]


def check_audience(match: Match, chance: Chance) -> None:
    """What is open to the audience is judged, and changes nothing."""
    choices = audience_choices(match.engine, match.state, match.at)
    if not choices:
        return
    before, move = encoded(match.state), choices.sample(chance)
    try:
        judged = judge_audience(match.engine, match.state, move, match.at)
    except Rejected as why:
        raise CheckFailed("choices", f"{move!r} of the audience was refused: {why}") from None
    except Exception as error:
        raise crashed(f"judging {move!r} of the audience", error) from error
    if encoded(match.state) != before:
        raise CheckFailed("pure", f"judging {move!r} of the audience changed the state")
    if judged.points < 0:
        raise CheckFailed("points", f"{move!r} of the audience costs {-judged.points}")


def check_views_share_nothing(match: Match, chance: Chance) -> None:
    """No view shares a list with the state."""
    mine = {id(value) for value in changeable(match.state)}
    seat = chance.choice(viewers(match))
    for value in changeable(match.view(seat)):
        if id(value) in mine:
            what = f"the view of {label_of(seat)} holds a list of the state: {value!r}"
            raise CheckFailed("events", what)


class EarlierViews:
    """The views of a position, to be rendered again with the same context later."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state
        self.ctx = match.engine.read_only_ctx(match.state)
        self.at = self.ctx.at
        self.views = self._rendered()

    def _rendered(self) -> list[bytes]:
        view, state, ctx = self.match.game.view, self.state, self.ctx
        return [encoded(view(state, seat, ctx)) for seat in viewers(self.match)]

    def check_still_hold(self) -> None:
        """Render the views again, after other positions were queried, and compare."""
        now = self.match.engine.read_only_ctx(self.match.state)
        if self.ctx.at != self.at:
            raise CheckFailed("context", f"the context of {self.at} became one of {now.at}")
        for seat, before, after in zip(
            viewers(self.match), self.views, self._rendered(), strict=True
        ):
            if before != after:
                apart = difference(msgspec.json.decode(before), msgspec.json.decode(after))
                who = label_of(seat)
                message = f"{who} sees the position at {self.at} differently at {now.at}: {apart}"
                raise CheckFailed("context", message)


def check_view_parts(match: Match, chance: Chance) -> None:
    """`shared` and `own` together make the view."""
    game, state = match.game, match.state
    if game.shared is None:
        return
    seat, ctx = chance.choice(viewers(match)), match.engine.read_only_ctx(state)
    shared, own = game.shared(state, ctx), game.own(state, seat, ctx)
    made, view = {"seat": seat, **shared, **own}, asdict(match.view(seat))
    if made != view or shared.keys() & own.keys():
        message = f"for {label_of(seat)} there is {shared!r} and {own!r}, but the view is {view!r}"
        raise CheckFailed("own", message)


def check_choices(match: Match, chance: Chance, coverage: Coverage) -> None:
    """Moves are accepted exactly when the choices contain them: sampled, altered and earlier
    ones."""
    offered = [move for seat in range(match.seats) for move in _accepted(match, seat, chance)]
    for move in [*offered, *coverage.some_moves(chance)]:
        seat = chance.below(match.seats)
        for tried in (move, alter(move, chance)):
            why = refusal(match, seat, tried)
            if (why is None) != (tried in match.choices(seat)):
                says = "accepted" if why is None else f"refused ({why})"
                message = f"{tried!r} by seat {seat} is {says}, but the choices say otherwise"
                raise CheckFailed("refusals", message)
            if why is not None:
                coverage.refusals[why.code] = why
    for move in offered:
        coverage.remember(move)


def _accepted(match: Match, seat: Seat, chance: Chance) -> Iterator[Move]:
    """A move from every row of a seat's choices; it must be accepted and have a notation."""
    choices = match.choices(seat)
    for row in choices.rows:
        move = row.sample(chance)
        if move not in choices:
            raise CheckFailed("choices", f"{move!r} was sampled but is not contained")
        why = refusal(match, seat, move)
        if why is not None:
            raise CheckFailed("choices", f"seat {seat} is offered {move!r}, refused: {why}")
        check_notation(match, move)
        yield move


def check_notation(match: Match, move: Move) -> None:
    """The notation round-trips; malformed text is refused."""
    text = match.game.text
    try:
        written = text.format_move(move)
        back = text.parse_move(written)
    except Exception as error:
        raise CheckFailed("notation", f"{move!r} cannot be written and read: {error!r}") from error
    if back != move:
        raise CheckFailed("notation", f"{move!r} is written {written!r} and read as {back!r}")
    for scrap in (written[:-1], f"{written} ?", ""):
        try:
            text.parse_move(scrap)
        except Rejected:
            continue
        except Exception as error:
            raise crashed(f"reading the move {scrap!r}", error, "notation") from error


def check_autopilot(match: Match) -> None:
    for seat in match.to_act():
        try:
            move = match.game.rounds.autopilot(match.view(seat), match.choices(seat))
        except Exception as error:
            raise crashed(f"the autopilot for seat {seat}", error, "autopilot") from error
        why = refusal(match, seat, move)
        if why is not None:
            raise CheckFailed("autopilot", f"its {move!r} for seat {seat} is refused: {why}")
