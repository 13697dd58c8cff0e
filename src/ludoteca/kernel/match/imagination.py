"""Imagination: matches as a seat may imagine them, with other secrets and other dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..chance import Chance, FastChance
from ..choices.choices import Choices
from ..choices.move import Move
from ..definition.game import Game
from ..definition.registry import game as find_game
from ..hidden import imagine_secrets
from ..options import Options
from ..rules.ranking import Ranking, Teams
from ..state import State
from ..types import AnyContext, Seat
from ..view import View
from .engine import Engine
from .queries import NO_SEED


class Imagination:
    """What one seat may imagine of a match: any position that agrees with all it knows.

    Its state has secrets that were exchanged already, always in the same way: it is equal for
    positions that the seat cannot tell apart, so whatever is made of it depends on nothing that
    is hidden. It can be pickled for bots in other processes.
    """

    __slots__ = ("_engine", "game", "options", "seat", "seats", "state", "teams", "version")

    def __init__(
        self,
        game: Game,
        seat: Seat,
        seats: int,
        options: Options,
        teams: Teams,
        version: int,
        state: State,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.options = options
        self.teams = teams
        self.version = version
        self.state = state
        self._engine: Engine | None = None

    def __reduce__(self) -> tuple[Callable[..., Imagination], tuple[object, ...]]:
        set_up = (self.seat, self.seats, self.options, self.teams, self.version)
        return _read, (self.game.about.id, *set_up, self.state)

    @property
    def engine(self) -> Engine:
        """The rules of the match, compiled when first asked for."""
        if self._engine is None:
            source = FastChance(NO_SEED)
            self._engine = Engine(
                self.game, self.seats, self.options, self.teams, source, self.version
            )
        return self._engine

    def continues(self, earlier: Imagination) -> None:
        """Use the compiled rules of an earlier moment of the same match."""
        self._engine = earlier._engine

    def match(self, chance: Chance) -> ImaginedMatch:
        """A match that may be the real one, drawn from `chance` as its dice will be."""
        engine = self.engine
        state, ctx = self.state, engine.read_only_ctx(self.state)
        state = imagine_secrets(state, self.game.hidden(state, self.seat, ctx), chance)
        state.drawn = 0
        engine.draw_from(chance.fork())
        return ImaginedMatch(engine, state)


def _read(game_id: str, *rest: object) -> Imagination:
    return Imagination(find_game(game_id), *rest)  # type: ignore[arg-type]


class ImaginedMatch:
    """One imagined match, played on in place. Only the latest one of an imagination may be used:
    they share their rules."""

    __slots__ = ("engine", "state")

    def __init__(self, engine: Engine, state: State) -> None:
        self.engine = engine
        self.state = state

    @property
    def over(self) -> bool:
        return self.state.over != ""

    @property
    def ctx(self) -> AnyContext:
        """The set-up at this moment, without chance."""
        return self.engine.read_only_ctx(self.state)

    def to_act(self) -> Sequence[Seat]:
        return self.engine.to_act(self.state)

    def choices(self, seat: Seat) -> Choices:
        return self.engine.choices(self.state, seat, self.state.at)

    def view(self, seat: Seat) -> View:
        return self.engine.game.view(self.state, seat, self.ctx)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move that the choices contain."""
        self.engine.play_in_place(self.state, seat, move)

    def pass_time(self) -> bool:
        """Fire the next alarm; False if none will come."""
        return self.engine.alarm_in_place(self.state)

    def ranking(self) -> Ranking:
        return self.engine.ranking(self.state)
