"""Match: one playing of a game. It coordinates, keeps the log and knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..chance import Chance
from ..choices.choices import Choices
from ..event import Event
from ..fair_seed import FairSeed
from ..game import Game
from ..hidden import exchange_secrets
from ..move import Move
from ..observer import Observer
from ..options import Options, read_options
from ..rejected import Rejected
from ..rules.ranking import Ranking, Teams
from ..rules.rules import Due
from ..state import State
from ..text.sentences import Terms
from ..types import Millis, Seat
from ..view import View
from . import alarms, history, persistence
from .engine import Engine
from .history import KEEP_EVERY
from .log import Alarm, AnyInput, Leave, Play, Rejoin, Skip, Step, TakeBack
from .take_back import taken_back


class Match:
    """The set-up, the log and the state of one playing. Made by `start`, `replay`, `load`."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        options: Options,
        teams: Teams,
        seed: bytes,
        fair: FairSeed | None = None,
        chance: type[Chance] = Chance,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.teams = teams
        self.seed = seed
        self.fair = fair
        self.engine = Engine(game, seats, options, teams, chance(seed))
        self.log: list[AnyInput] = []
        self.forgotten = 0
        """So many inputs came before those of the log, and are stored elsewhere (see `forget`)."""
        self.rules_versions: list[tuple[int, int]] = [(0, game.about.version)]
        self.observers: Sequence[Observer] = ()
        self.paused = False
        self.state: State
        self.opening: tuple[Event, ...] = ()
        """The events of the start, before any input."""
        self.kept: dict[int, State] = {}
        """Positions by step, from which those between are rebuilt."""

    # Making one

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        seats: int,
        seed: bytes | FairSeed,
        options: Mapping[str, object] | Options | None = None,
        teams: Sequence[int] = (),
        chance: type[Chance] = Chance,
        observers: Sequence[Observer] = (),
    ) -> Match:
        """Begin a match, or raise Rejected when the set-up is not possible."""
        game.check_seats(seats, teams)
        fair = seed if isinstance(seed, FairSeed) else None
        match = cls(
            game,
            seats=seats,
            options=read_options(game.about.options, options or {}, seats),
            teams=tuple(teams),
            seed=seed.seed if isinstance(seed, FairSeed) else seed,
            fair=fair,
            chance=chance,
        )
        match.begin()
        match.watch(observers)
        return match

    def begin(self) -> None:
        """Put the match into its first position."""
        self.state, events = self.engine.start()
        self.opening = tuple(events)
        self.kept = {0: self.state}

    def watch(self, observers: Sequence[Observer]) -> None:
        """Let observers follow the match from here on."""
        self.observers = observers
        for observer in observers:
            observer.before(self)
            if self.over:
                observer.after(self)

    # Looking

    @property
    def over(self) -> bool:
        return self.state.over != ""

    @property
    def steps(self) -> int:
        """How many inputs there were."""
        return self.forgotten + len(self.log)

    @property
    def at(self) -> Millis:
        """The moment of the last input."""
        return self.state.at

    def to_act(self) -> Sequence[Seat]:
        """Whom the match waits for."""
        return self.engine.to_act(self.state)

    def choices(self, seat: Seat, at: Millis | None = None) -> Choices:
        """What a seat may do now."""
        return self.engine.choices(self.state, seat, self.state.at if at is None else at)

    def legal_moves(self, seat: Seat) -> Iterator[Move]:
        return self.choices(seat).legal_moves()

    def view(self, seat: Seat | None) -> View:
        """What a seat, or with None a spectator, may know."""
        return self.view_of(self.state, seat)

    def view_of(self, state: State, seat: Seat | None) -> View:
        return self.game.view(state, seat, self.engine.read_only_ctx(state))

    def terms(self, locale: str) -> Terms:
        """The names of the things on this match's board."""
        return self.game.terms(self.engine.ctx.board, locale)

    def due(self) -> Due | None:
        """The next thing that happens by itself."""
        return self.engine.due(self.state)

    def ranking(self) -> Ranking:
        return self.engine.ranking(self.state)

    def state_at(self, step: int) -> State:
        """The state before this step: 0 is the start, `match.steps` is now."""
        return history.state_at(self, step)

    # Playing

    def play(self, seat: Seat, move: Move, at: Millis | None = None) -> list[Event]:
        """Make a move: what was due before it happens first, even when the move is refused."""
        if at is not None:
            return self._do(Play(at, seat, move))
        if self.paused:
            raise Rejected("paused")
        given = Play(self.state.at, seat, move)  # at once: nothing can be due before it
        state, events = self.engine.play(self.state, given)
        self._enter(given, state, events)
        return events

    def advance(self, at: Millis) -> list[Event]:
        """Let everything happen that is due up to this moment."""
        if at < self.state.at:
            raise self._backwards(at)
        return alarms.ring(self, at, included=True)

    def skip(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """Let the autopilot play for an absent seat."""
        return self._do(Skip(self.at if at is None else at, seat))

    def leave(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """A seat goes for good."""
        return self._do(Leave(self.at if at is None else at, seat))

    def rejoin(self, seat: Seat, at: Millis | None = None) -> list[Event]:
        """A seat that left comes back, where the rules allow it."""
        return self._do(Rejoin(self.at if at is None else at, seat))

    def take_back(self, step: int, at: Millis | None = None) -> list[Event]:
        """Undo everything from this step on; never across a roll or a card seen."""
        return self._do(TakeBack(self.at if at is None else at, step))

    def pause(self, at: Millis | None = None) -> None:
        """Nothing is accepted until `resume`; match time stands still meanwhile."""
        self.advance(self.at if at is None else at)
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def overdue(self, at: Millis, *, included: bool = True) -> Alarm | None:
        """The next alarm that has to ring before anything else happens at this moment."""
        return alarms.overdue(self, at, included=included)

    def prepare(self, given: AnyInput) -> Step[State]:
        """What an input would do. Nothing has happened until the step is accepted."""
        if self.paused:
            raise Rejected("paused")
        if given.at < self.state.at:
            raise self._backwards(given.at)
        state, events = self.next(self.state, given)
        return Step(self.steps, given, tuple(events), state)

    def accept(self, step: Step[State]) -> None:
        """Make a prepared step happen."""
        if step.index != self.steps:
            raise ValueError(f"step {step.index} was prepared for another position")
        self._enter(step.input, step.state, step.events)

    def _do(self, given: AnyInput) -> list[Event]:
        """What is due before an input, and then the input itself."""
        rung = alarms.ring(self, given.at, included=False) if given.at > self.state.at else []
        return rung + self.make(given)

    def make(self, given: AnyInput) -> list[Event]:
        """Prepare and accept in one go, where nothing has to be stored in between."""
        step = self.prepare(given)
        self.accept(step)
        return [*step.events]

    def _backwards(self, at: Millis) -> ValueError:
        return ValueError(f"time runs backwards: {at} after {self.state.at}")

    def _enter(self, given: AnyInput, state: State, events: Sequence[Event]) -> None:
        log = self.log
        log.append(given)
        self.state = state
        count = self.forgotten + len(log)
        if not count % KEEP_EVERY or type(given) is TakeBack:
            self.kept[count] = state
        if self.observers:
            self._tell(Step(count - 1, given, tuple(events), state))

    def _tell(self, step: Step[State]) -> None:
        for observer in self.observers:
            observer.step(self, step)
            if step.state.over:
                observer.after(self)

    def next(self, state: State, given: AnyInput) -> tuple[State, list[Event]]:
        """The state after an input, and what happened; the given state stays as it is."""
        if type(given) is Play:
            return self.engine.play(state, given)
        if type(given) is TakeBack:
            return taken_back(self, state, given)
        return self.engine.happen(state, given)

    # Imagining, for bots that search

    def imagine(self, seat: Seat, chance: Chance) -> Match:
        """A match as this seat may think it is: its secrets exchanged, its dice other dice."""
        other = Match(
            self.game,
            seats=self.seats,
            options=self.options,
            teams=self.teams,
            seed=bytes([chance.below(256) for _ in range(32)]),
            chance=type(chance),
        )
        pools = self.game.hidden(self.state, seat, self.engine.read_only_ctx(self.state))
        other.state = exchange_secrets(self.state, pools, chance)
        other.kept[0] = other.state
        return other

    # Keeping

    def record(self) -> dict[str, Any]:
        """The match as JSON types: enough to replay it. It holds the seed: never give it away
        before the match is over (see `sealed_record`)."""
        return persistence.record_of(self)

    def sealed_record(self) -> dict[str, Any]:
        """The record without what foretells chance or tells a state, unless the match is over."""
        return persistence.sealed_record_of(self)

    def save(self) -> dict[str, Any]:
        """The record and the position: enough to go on without replaying."""
        return persistence.save(self)

    @staticmethod
    def replay(
        record: Mapping[str, Any], game: Game | None = None, observers: Sequence[Observer] = ()
    ) -> Match:
        """Rebuild a match from its record, step by step."""
        return persistence.replay(Match, record, game, observers)

    @staticmethod
    def load(saved: Mapping[str, Any], game: Game | None = None) -> Match:
        """Go on with a saved match. A state of older rules is upgraded, and the record says so."""
        return persistence.load(Match, saved, game)
