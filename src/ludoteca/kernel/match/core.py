"""The core of a match: it prepares and accepts inputs, fires alarms and informs observers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..chance import Chance, Source
from ..choices.choices import Choices
from ..choices.move import Move
from ..definition.game import Game
from ..definition.observer import Observer
from ..event import Event
from ..fair_seed import FairSeed
from ..inputs import Agree, Alarm, AnyInput, Join, Leave, Play, Rejoin, Skip, Step, TakeBack
from ..options import Options
from ..rejected import GameError, Rejected
from ..rules.ranking import Ranking, Teams
from ..rules.round_rules import Due
from ..state import State
from ..text.sentences import Terms
from ..types import Agreement, JsonObject, Millis, Seat
from ..view import View
from .engine import Engine
from .history import KEEP_EVERY, History
from .take_back import take_back

ALARMS_AT_ONCE = 10_000
"""Alarms at one moment before the rules are reported as broken."""


class MatchCore(History):
    """Set-up, engine and state of one match. `Match` adds how it is started and stored."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        options: Options,
        teams: Teams,
        seed: bytes,
        fair: FairSeed | None = None,
        chance: Source = Chance,
        version: int | None = None,
        position: JsonObject | None = None,
        empty: Sequence[Seat] = (),
    ) -> None:
        rules = game.about.version if version is None else version
        super().__init__(rules)
        self.game = game
        self.seats = seats
        self.options = options
        self.teams = teams
        self.seed = seed
        self.fair = fair
        self.position = position
        """The state that the match began with, if not with the game's own start."""
        self.empty = tuple(empty)
        """The seats that nobody had taken when the match began."""
        self.engine = Engine(game, seats, options, teams, chance(seed), rules)
        self.observers: Sequence[Observer] = ()
        self.paused = False
        self.opening: tuple[Event, ...] = ()
        """The events of the start, before any input."""
        self.upgraded_from: int | None = None
        """The rules version that `load` upgraded from: tell the players, and store
        `rules_changes`."""

    def begin(self) -> None:
        """Set the first position."""
        if self.position is None:
            self.state, events = self.engine.start(self.empty)
        else:
            self.state, events = self.engine.start_from(self.position)
        self.opening = tuple(events)
        self.kept = {0: self.state}

    def watch(self, observers: Sequence[Observer]) -> None:
        """Let observers follow the match from here on."""
        self.observers = observers
        for observer in observers:
            observer.before(self)
            if self.over:
                observer.after(self)

    # Queries

    @property
    def over(self) -> bool:
        return self.state.over != ""

    @property
    def at(self) -> Millis:
        """The moment of the last input."""
        return self.state.at

    def to_act(self) -> Sequence[Seat]:
        """The seats the match waits for."""
        return self.engine.to_act(self.state)

    def choices(self, seat: Seat, at: Millis | None = None) -> Choices:
        """The moves open to a seat now."""
        return self.engine.choices(self.state, seat, self.state.at if at is None else at)

    def legal_moves(self, seat: Seat) -> Iterator[Move]:
        return self.choices(seat).legal_moves()

    def view(self, seat: Seat | None) -> View:
        """The position as a seat, or with None a spectator, may see it."""
        return self.view_of(self.state, seat)

    def view_of(self, state: State, seat: Seat | None) -> View:
        return self.game.view(state, seat, self.engine.read_only_ctx(state))

    def terms(self, locale: str) -> Terms:
        """The names of the things on this match's board."""
        return self.game.terms(self.engine.ctx.board, locale)

    def due(self) -> Due | None:
        """The next alarm."""
        return self.engine.due(self.state)

    def ranking(self) -> Ranking:
        return self.engine.ranking(self.state)

    # Inputs

    def play(self, seat: Seat, move: Move, at: Millis | None = None) -> list[Event]:
        """Make a move. Alarms due before it fire first, even when the move is refused."""
        if at is not None:
            return self._fire_alarms_then_accept(Play(at, seat, move))
        if self.paused:
            raise Rejected("paused")
        given = Play(self.state.at, seat, move)  # at once: no alarm can be due before it
        state, events = self.engine.play(self.state, given)
        self._append(given, state, events)
        return events

    def advance(self, at: Millis) -> list[Event]:
        """Fire every alarm due up to this moment."""
        if at < self.state.at:
            raise self._backwards(at)
        return self._fire_due_alarms(at, included=True)

    def skip(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """Let the autopilot play for an absent seat."""
        return self._fire_alarms_then_accept(Skip(self.at if at is None else at, seat))

    def leave(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """A seat leaves for good."""
        return self._fire_alarms_then_accept(Leave(self.at if at is None else at, seat))

    def rejoin(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """A seat that left comes back, where the rules allow it."""
        return self._fire_alarms_then_accept(Rejoin(self.at if at is None else at, seat))

    def join(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """Somebody takes an empty seat, and plays from the next round."""
        return self._fire_alarms_then_accept(Join(self.at if at is None else at, seat))

    def take_back(self, step: int, at: Millis | None = None) -> list[Event]:
        """Undo everything from this step on; never across a roll or a card seen."""
        return self._fire_alarms_then_accept(TakeBack(self.at if at is None else at, step))

    def agree(
        self, on: Agreement, winners: Sequence[Seat] = (), at: Millis | None = None
    ) -> list[Event]:
        """End the match as its players agreed."""
        moment = self.at if at is None else at
        return self._fire_alarms_then_accept(Agree(moment, on, tuple(winners)))

    def pause(self, at: Millis | None = None) -> None:
        """Accept nothing until `resume`; match time stands still meanwhile."""
        self.advance(self.at if at is None else at)
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def overdue(self, at: Millis, *, included: bool = True) -> Alarm | None:
        """The next alarm that must fire before anything else happens at this moment."""
        due = self.due()
        if due is None or due.at > at or (due.at == at and not included):
            return None
        if due.at < self.at:
            raise GameError(f"alarm {due.name!r} is due at {due.at}, before now ({self.at})")
        return Alarm(due.at, due.name)

    def _fire_due_alarms(self, at: Millis, *, included: bool) -> list[Event]:
        """Fire the alarms due by then, each at its own moment."""
        events: list[Event] = []
        fired = 0
        while not self.paused and (alarm := self.overdue(at, included=included)) is not None:
            fired = fired + 1 if alarm.at == self.at else 1
            if fired > ALARMS_AT_ONCE:
                raise GameError(f"{ALARMS_AT_ONCE} alarms fired at one moment")
            events += self._prepare_and_accept(alarm)
        return events

    def prepare(self, given: AnyInput) -> Step[State]:
        """The step an input would make. It changes nothing: use it to try an input, or to get the
        step to store and send."""
        if self.paused:
            raise Rejected("paused")
        if given.at < self.state.at:
            raise self._backwards(given.at)
        state, events = self.transition(self.state, given)
        return Step(self.steps, given, tuple(events), state)

    def accept(self, step: Step[State]) -> None:
        """Put a prepared step into force. A server that stores steps accepts them in memory, stores
        them, and calls `roll_back` if that fails."""
        if step.index != self.steps:
            raise ValueError(f"step {step.index} was prepared for another position")
        self._append(step.input, step.state, step.events)

    def _prepare_and_accept(self, given: AnyInput) -> list[Event]:
        step = self.prepare(given)
        self.accept(step)
        return [*step.events]

    def transition(self, state: State, given: AnyInput) -> tuple[State, list[Event]]:
        if type(given) is Play:
            return self.engine.play(state, given)
        if type(given) is TakeBack:
            return take_back(self, self.engine, state, given)
        return self.engine.apply(state, given)

    def _fire_alarms_then_accept(self, given: AnyInput) -> list[Event]:
        """Fire the alarms due before an input, then accept the input."""
        later = given.at > self.state.at
        fired = self._fire_due_alarms(given.at, included=False) if later else []
        return fired + self._prepare_and_accept(given)

    def _backwards(self, at: Millis) -> ValueError:
        return ValueError(f"time runs backwards: {at} after {self.state.at}")

    def _append(self, given: AnyInput, state: State, events: Sequence[Event]) -> None:
        """Append an input to the log in memory, with the state after it, and notify observers."""
        log = self.log
        log.append(given)
        self.state = state
        count = self.forgotten + len(log)
        if not count % KEEP_EVERY or type(given) is TakeBack:
            self.kept[count] = state
        if self.observers:
            self._notify(Step(count - 1, given, tuple(events), state))

    def _notify(self, step: Step[State]) -> None:
        for observer in self.observers:
            observer.step(self, step)
            if step.state.over:
                observer.after(self)
