"""Prints a match in the terminal while it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from textwrap import indent

from babel.units import format_unit
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.arena import Audience, MatchRenderer
from ludoteca.kernel import (
    Event,
    Match,
    Observer,
    RoundEnded,
    RoundStarted,
    State,
    Step,
    options_schema,
)

from ..session import Session
from .colours import paint_names, seat_colour

FEW_OPTIONS = 4
"""Up to this many options are all shown; of more, only those that were changed."""

SPANS = {"day": 86_400_000, "hour": 3_600_000, "minute": 60_000, "second": 1000}
"""Units of time, the largest first, in milliseconds."""


def duration_text(value: int, unit: str, locale: str) -> str:
    """A time in the largest unit in which it is a whole number: `2 days`."""
    span = value * {**SPANS, "millisecond": 1}[unit]
    whole = (name for name, size in SPANS.items() if span and span % size == 0)
    shown = next(whole, "second")
    return format_unit(span / SPANS[shown], f"duration-{shown}", locale=locale)


class Narrator(Observer):
    """Prints each step as the audience may see it, and pauses."""

    def __init__(
        self, session: Session, audience: Audience, sitters: Sequence[str], delay: float
    ) -> None:
        self.session = session
        self.audience = audience
        self.sitters = sitters
        """For each seat the person, or the strength of its bot."""
        self.delay = delay
        self.names: list[str] = []
        self.tell: MatchRenderer
        self.match: Match

    def before(self, match: Match) -> None:
        self.match = match
        self.tell = MatchRenderer(match, self.audience, self.session.locale)
        self.names = [self.tell.name(seat) for seat in range(match.seats)]
        self._print_head(match)
        self._print_events(match.opening)

    def step(self, match: Match, step: Step[State]) -> None:
        self._print_events(step.events)
        # Spectators see the position after each round, a player whenever they are asked to move.
        ended = any(isinstance(event, RoundEnded) for event in step.events)
        if ended and self.audience is None and not match.over:
            self.print(self.tell.position(match), "dim italic")
        time.sleep(self.delay)

    def after(self, match: Match) -> None:
        out, ranking, scores = self.session.out, match.ranking(), match.state.scores
        table = Table(box=None, show_header=False, padding=(0, 2))
        for group in ranking.places:
            for seat in group:
                style = (
                    f"bold {seat_colour(seat)}" if group is ranking.places[0] else seat_colour(seat)
                )
                cells = [str(ranking.place(seat)), self.names[seat], self.sitters[seat]]
                cells += [str(scores[seat])] if any(scores) else []
                table.add_row(*(Text(cell, style) for cell in cells))
        out.print()
        out.print(Panel.fit(table, title=self.session.say("play-places"), border_style="dim"))

    def print(self, sentence: str, style: str = "") -> None:
        """Print a sentence indented, with the seats in their colours."""
        painted = paint_names(sentence, self.names, style)
        if self.session.out.is_terminal:
            self.session.out.print(Padding(painted, (0, 0, 0, 2)))
        else:
            self.session.out.print(Text(indent(sentence, "  ")))

    def _print_events(self, events: Sequence[Event]) -> None:
        for event in events:
            for sentence in self.tell.sentences([event]):
                if isinstance(event, RoundStarted):
                    self.session.out.print()
                    self.session.out.print(Rule(Text(sentence, "bold"), align="left", style="dim"))
                else:
                    self.print(sentence)

    def _print_head(self, match: Match) -> None:
        session, game = self.session, match.game
        head = Text(f"{game.text.say(session.locale, 'tagline')}\n", "italic")
        for seat, sitter in enumerate(self.sitters):
            head.append(f"\n{self.names[seat]}", seat_colour(seat)).append(f"  {sitter}")
        options = self._options(match)
        if options:
            head.append("\n\n" + "\n".join(options), "dim")
        title = Text(game.text.name(session.locale), "bold")
        session.out.print(
            Panel(head, title=title, border_style="dim", padding=(1, 2), expand=False)
        )
        if match.fair is not None:
            note = session.say("play-commitment", commitment=match.fair.commitment)
            self.session.out.print(Text(note, "dim"))

    def _options(self, match: Match) -> list[str]:
        """All options where they are few, else those that differ from their defaults."""
        words, usual = match.game.text.catalogue(self.session.locale), match.game.about.options()
        facts = options_schema(match.game.about.options).get("properties", {})
        lines = []
        for name in facts:
            value = getattr(match.options, name)
            if len(facts) > FEW_OPTIONS and value == getattr(usual, name):
                continue
            known = words.has(f"option-{name}-{value}")
            shown = words.say(f"option-{name}-{value}") if known else value
            unit = facts[name].get("unit")
            if unit is not None and not known:
                shown = duration_text(value, unit, self.session.locale)
            lines.append(f"{words.say(f'option-{name}')}: {shown}")
        return lines
