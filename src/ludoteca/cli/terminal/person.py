"""The player at the keyboard, behind the interface of a bot."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from ludoteca.kernel import (
    LOCALES,
    AnyView,
    Chance,
    Choices,
    Match,
    Millis,
    Move,
    Play,
    Rejected,
    Seat,
    Wait,
    catalogue,
)

from ..session import LOCALE, Session
from .forms import Form, InvalidValue
from .menu import Item, menu
from .narrator import Narrator

PATIENCE: Millis = 5000
"""Match time to wait when the player lets the others go on, unless something happens sooner."""

REPEATED = re.compile(r"(\d{1,2}) ?[x×] ?(.+)")


class Quit(Exception):
    """The player ends the match."""


class Person:
    """In a live game thinking takes match time, so the others may act before the move; in all other
    games the clock stands still until the player has decided."""

    def __init__(
        self,
        session: Session,
        narrator: Narrator,
        seat: Seat,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.session = session
        self.narrator = narrator
        self.seat = seat
        self._clock = clock
        self._decided: tuple[Move, tuple[int, str]] | None = None
        """A move, and the round and phase it was chosen in."""
        self._in_turn_only_round = -1
        """The round in which the player is asked only in turn."""
        self._ahead: list[str] = []
        """Answers typed ahead, several on one line."""

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        now = (view.round, view.phase)
        if self._decided is not None:
            (move, then), self._decided = self._decided, None
            if then == now and self._refusal(move) is None:
                return move
            self._warn(self.session.say("play-too-late"))
        in_turn = self.seat in self.match.to_act()
        if not in_turn and self._in_turn_only_round == view.round:
            return Wait(PATIENCE)
        began = self._clock()
        chosen = self._ask(view, choices, chance, in_turn=in_turn)
        thought = round(1000 * (self._clock() - began))
        if chosen is None:
            return Wait(max(PATIENCE, thought))
        if self.match.game.about.pace != "live":
            return chosen
        self._decided = chosen, now
        return Wait(thought)

    def _ask(
        self, view: AnyView, choices: Choices, chance: Chance, *, in_turn: bool
    ) -> Move | None:
        """A legal move, or None to let the others go on."""
        items = menu(self.match.game, choices, self.narrator.tell.speaker, self.session.say)
        if not self._ahead:
            self._show(items)
        prompt = self.session.say("play-prompt" if in_turn else "play-prompt-others")
        while True:
            line = self._read(prompt)
            if not in_turn and line in ("", "w"):
                self._in_turn_only_round = view.round if line else -1
                return None
            match line:
                case "":
                    self._show(items)
                case _ if line == "?" or line in _help_words():
                    self._help(items, in_turn=in_turn)
                case "*":
                    return choices.sample(chance)
                case _:
                    move = self._parse(line, items, chance)
                    if move is not None and self._accepts(move):
                        return move

    def _parse(self, line: str, items: list[Item], chance: Chance) -> Move | None:
        """Parse a number of the menu or a move in notation."""
        if line.isdecimal():
            if not 1 <= int(line) <= len(items):
                self._warn(self.session.say("play-no-such-line", last=len(items)))
                return None
            item = items[int(line) - 1]
            return item.move or (self._fill(item.form, chance) if item.form else None)
        try:
            return self.match.game.text.parse_move(self._by_ids(line))
        except Rejected as refusal:
            move = _bare_value(line, items)
            if move is None:
                self._refuse(refusal)
            return move

    def _by_ids(self, line: str) -> str:
        """Replace the names shown on the screen by the ids of the notation."""
        terms = self.match.terms(self.narrator.tell.locale).values()
        named = [(name, id) for known in terms for id, name in known.items() if type(id) is str]
        for name, id in sorted(named, key=lambda pair: -len(pair[0])):
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", id, line, flags=re.IGNORECASE)
        return line

    def _fill(self, form: Form, chance: Chance) -> Move | None:
        """Ask for a form's fields in turn; an empty answer goes back to the menu."""
        chosen = form.fill_forced([])
        while len(chosen) < len(form.fields):
            name, hint = form.field_name(len(chosen)), form.hint(chosen, chance)
            line = self._read(f"  {name} ({hint}) › ")
            if not line:
                return None
            try:
                value = form.draw(chosen, chance) if line == "*" else form.read(chosen, line)
            except InvalidValue:
                self._warn(self.session.say("play-no-such-value", value=line[:40], hint=hint))
            else:
                chosen = form.fill_forced([*chosen, value])
        return form.move(chosen)

    def _accepts(self, move: Move) -> bool:
        refusal = self._refusal(move)
        if refusal is not None:
            self._refuse(refusal)
        return refusal is None

    def _refusal(self, move: Move) -> Rejected | None:
        try:
            self.match.prepare(Play(self.match.at, self.seat, move))
        except Rejected as refusal:
            return refusal
        return None

    @property
    def match(self) -> Match:
        return self.narrator.match

    # Reading and showing

    def _read(self, prompt: str) -> str:
        """The next answer. Except in live games, one line may hold several."""
        if self._ahead:
            return self._ahead.pop(0)
        try:
            line = self.session.out.input(Text(prompt, "bold")).strip()
        except EOFError:
            raise Quit from None
        if self.match.game.about.pace != "live":
            line, *self._ahead = _split(line) or [""]
        if line == "q":
            raise Quit
        return line

    def _show(self, items: list[Item]) -> None:
        out = self.session.out
        out.print()
        self.narrator.print(self.narrator.tell.position(self.match), "bold")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for number, item in enumerate(items, start=1):
            table.add_row(Text(str(number), "bold cyan"), item.label, Text(item.notation, "dim"))
        out.print(table)

    def _help(self, items: list[Item], *, in_turn: bool) -> None:
        say, written = self.session.say, [item.notation or item.label for item in items]
        self.narrator.print(say("play-help", example=written[0]), "dim")
        if not in_turn:
            self.narrator.print(say("play-help-others"), "dim")

    def _refuse(self, refusal: Rejected) -> None:
        tell = self.narrator.tell
        text = self.match.game.text
        self._warn(text.refusal(refusal, tell.locale, tell.names, tell.terms))

    def _warn(self, sentence: str) -> None:
        self._ahead.clear()
        self.narrator.print(sentence, "red")


def _help_words() -> set[str]:
    return {catalogue(locale, LOCALE).say("play-help-word") for locale in LOCALES}


def _bare_value(line: str, items: list[Item]) -> Move | None:
    """Accept a value alone, such as `a cat` for a guess, where exactly one form has a single open
    field that takes it."""
    found: list[Move] = []
    for form in [item.form for item in items if item.form]:
        before = form.fill_forced([])
        try:
            chosen = form.fill_forced([*before, form.read(before, line)])
        except InvalidValue:
            continue
        if len(chosen) == len(form.fields):
            found.append(form.move(chosen))
    return found[0] if len(found) == 1 else None


def _split(line: str) -> list[str]:
    """Split a line into answers: `alaska; 2x peru` is alaska, peru, peru."""
    answers: list[str] = []
    for part in filter(None, map(str.strip, line.split(";"))):
        repeated = REPEATED.fullmatch(part)
        answers += [repeated[2]] * int(repeated[1]) if repeated else [part]
    return answers
