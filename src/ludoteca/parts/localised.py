"""Texts that a document gives in several languages, by locale, and the rule for a missing one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ludoteca.kernel import LOCALES

T = TypeVar("T")


def in_locale(texts: Mapping[str, T], locale: str) -> T:
    """The entry for a locale. Falls back from `es-MX` to `es`, then to the first of `LOCALES` that
    has an entry, then to the first entry of all, so that a document need not know every language.
    """
    language = locale.partition("-")[0]
    wanted = (locale, language, *LOCALES, *texts)
    return next(texts[name] for name in wanted if name in texts)
