"""Match: one game being played, from its start or its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..chance import Chance, FastChance, Scripted, Source
from ..definition.game import Game
from ..definition.observer import Observer
from ..fair_seed import FairSeed
from ..hidden import Pool, imagine_secrets
from ..options import Options, read_options
from ..state import State
from ..types import JsonObject, Seat
from . import persistence
from .core import MatchCore
from .imagination import Imagination
from .queries import NO_SEED
from .record import raw_state


class Match(MatchCore):
    """The set-up, the log and the state of one match. Made by `start`,
    `from_position`, `replay` or `load`."""

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        seats: int,
        seed: bytes | FairSeed,
        options: Mapping[str, object] | Options | None = None,
        teams: Sequence[int] = (),
        chance: Source = Chance,
        observers: Sequence[Observer] = (),
        version: int | None = None,
        empty: Sequence[Seat] = (),
    ) -> Match:
        """Begin a match, or raise Rejected when the set-up is not possible. Its rules are the
        newest, unless an older `version` the game still knows is asked for. Of its seats some may
        be `empty` until somebody joins, where the game allows it."""
        return cls._begun(
            game, seats, seed, options, teams, chance, version, observers, empty=empty
        )

    @classmethod
    def from_position(
        cls,
        game: Game,
        position: State | Mapping[str, object],
        *,
        seed: bytes | FairSeed,
        options: Mapping[str, object] | Options | None = None,
        teams: Sequence[int] = (),
        chance: Source = Chance,
        observers: Sequence[Observer] = (),
        version: int | None = None,
    ) -> Match:
        """Begin a match from a given position, as a state or as its JSON types; chance begins anew.
        A position the rules cannot go on from is refused (`impossible_position`)."""
        raw = raw_state(position) if isinstance(position, State) else dict(position)
        out = raw.get("out")
        seats = len(out) if isinstance(out, Sequence) else 0
        return cls._begun(game, seats, seed, options, teams, chance, version, observers, raw)

    @classmethod
    def _begun(
        cls,
        game: Game,
        seats: int,
        seed: bytes | FairSeed,
        options: Mapping[str, object] | Options | None,
        teams: Sequence[int],
        chance: Source,
        version: int | None,
        observers: Sequence[Observer],
        position: JsonObject | None = None,
        empty: Sequence[Seat] = (),
    ) -> Match:
        """A match that has just begun, or a refusal of its set-up."""
        game.check_seats(seats, teams)
        game.check_empty(seats, teams, empty)
        if version is not None:
            game.check_version(version)
        fair = seed if isinstance(seed, FairSeed) else None
        if fair is not None and isinstance(chance, Scripted):
            raise ValueError("scripted outcomes are not those of a fair seed")
        match = cls(
            game,
            seats=seats,
            options=read_options(game.about.options, options or {}, seats),
            teams=tuple(teams),
            seed=seed.seed if isinstance(seed, FairSeed) else seed,
            fair=fair,
            chance=chance,
            version=version,
            position=position,
            empty=empty,
        )
        match.begin()
        if position is not None:
            match.position = raw_state(match.state)  # complete, as records keep it
        match.watch(observers)
        return match

    def imagination(self, seat: Seat) -> Imagination | None:
        """What this seat may imagine of the match, if the game can tell. For bots that search."""
        if not self.game.search.imaginable(self.options):
            return None
        state = imagine_secrets(self.state, self._hidden_from(seat), FastChance(NO_SEED))
        return Imagination(
            self.game, seat, self.seats, self.options, self.teams, self.version, state
        )

    def imagine(self, seat: Seat, chance: Chance) -> Match:
        """A match as it may be for all this seat knows: other secrets, other dice."""
        other = Match(
            self.game,
            seats=self.seats,
            options=self.options,
            teams=self.teams,
            seed=chance.fork().seed,
            chance=type(chance),
            version=self.version,
            empty=self.empty,
        )
        other.state = imagine_secrets(self.state, self._hidden_from(seat), chance)
        other.kept[0] = other.state
        return other

    def _hidden_from(self, seat: Seat) -> Iterable[Pool]:
        return self.game.hidden(self.state, seat, self.engine.read_only_ctx(self.state))

    def record(self) -> JsonObject:
        """The match as JSON types: enough to replay it. It holds the seed: keep it secret until
        the match is over (see `sealed_record`)."""
        return persistence.record_of(self)

    def sealed_record(self) -> JsonObject:
        """The record as everybody may have it: without what secret options keep, and without seed
        and states unless the match is over. It can be replayed if nothing is left out."""
        return persistence.sealed_record_of(self)

    def public_options(self) -> JsonObject:
        """The options as everybody may know them: of the secret ones, once the match is over, the
        part that it used."""
        return persistence.public_options(self)

    def spent_content(self) -> JsonObject:
        """The options by which another match at the same table uses other content, such as
        questions that were not asked yet."""
        return persistence.spent_content(self)

    def save(self) -> JsonObject:
        """The record and the position: enough to go on without replaying."""
        return persistence.save(self)

    def rules_changes(self) -> JsonObject:
        """The fields of the record that `load` changes when it upgrades a match: `rules` and
        `snapshots`. Store them together with the upgraded state."""
        return persistence.rules_changes(self)

    @staticmethod
    def replay(
        record: Mapping[str, object], game: Game | None = None, observers: Sequence[Observer] = ()
    ) -> Match:
        """Rebuild a match from its record, step by step, under the rules version it was played
        with."""
        return persistence.replay(Match, record, game, observers)

    @staticmethod
    def load(saved: Mapping[str, object], game: Game | None = None) -> Match:
        """Go on with a saved match under its own rules version. Where the game no longer knows
        that version, its state is upgraded to the newest: `upgraded_from` and the record say so."""
        return persistence.load(Match, saved, game)
