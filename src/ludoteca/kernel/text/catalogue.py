"""Message catalogues: Fluent `.ftl` files of the kernel and of a game, per language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

KERNEL_LOCALE = Path(__file__).parents[1] / "locale"
DEFAULT_LOCALE = "en"
LOCALES = (
    DEFAULT_LOCALE,
    *sorted({path.stem for path in KERNEL_LOCALE.glob("*.ftl")} - {DEFAULT_LOCALE}),
)
"""The supported languages: those the kernel has a file for. The first is the fallback."""


LONGEST = 1000
"""Longer arguments (a whole drawing) are cut: Fluent refuses them."""


def shortened(arg: str | float) -> str | float:
    return arg[: LONGEST - 1] + "…" if isinstance(arg, str) and len(arg) > LONGEST else arg


class Catalogue:
    """The messages of one language."""

    def __init__(self, locale: str, folders: tuple[Path, ...]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        for folder in folders:
            path = folder / f"{locale}.ftl"
            if path.exists():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: str | float) -> str:
        """Format a message; unknown ones give their id."""
        if not self.has(message):
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        short = {name: shortened(arg) for name, arg in args.items()}
        text, _errors = self._bundle.format_pattern(pattern, short)
        return str(text)


@cache
def catalogue(locale: str, folder: Path | None = None) -> Catalogue:
    """The catalogue of a language, or of the fallback, with the messages of a game's folder."""
    known = locale if locale in LOCALES else LOCALES[0]
    return Catalogue(known, (KERNEL_LOCALE, folder) if folder else (KERNEL_LOCALE,))
