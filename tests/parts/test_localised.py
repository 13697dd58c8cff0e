"""Texts by locale: the locale itself, its language, the first known one, any."""

from __future__ import annotations

import pytest

from ludoteca.parts.localised import in_locale


@pytest.mark.parametrize(
    ("locales", "wanted", "found"),
    [
        ("en es", "es", "es"),
        ("en es", "es-MX", "es"),
        ("en es", "de", "en"),
        ("de es", "fr", "es"),
        ("de fr", "es", "de"),
        ("es es-MX", "es-MX", "es-MX"),
    ],
)
def test_a_missing_language_falls_back(locales: str, wanted: str, found: str) -> None:
    assert in_locale({locale: locale for locale in locales.split()}, wanted) == found
