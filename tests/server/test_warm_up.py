"""Games and their texts are loaded in a thread when a server starts."""

from __future__ import annotations

import threading

import pytest

from ludoteca.kernel import LOCALES, game_ids
from ludoteca.kernel import game as find_game
from ludoteca.kernel.text import catalogue as module
from ludoteca.server.problems import LOCALE
from ludoteca.server.tasks.warm_up import WarmUp
from tests.server.live_server import run


def test_no_visitor_loads_a_catalogue_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    module.catalogue.cache_clear()
    loading: list[str] = []
    build = module.Catalogue.__init__

    def noted(self: module.Catalogue, *args: object) -> None:
        loading.append(threading.current_thread().name)
        build(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(module.Catalogue, "__init__", noted)

    async def scenario() -> None:
        warm_up = WarmUp()
        warm_up.start()
        await warm_up.loaded()
        known = len(loading)
        assert known > len(LOCALES)
        assert threading.current_thread().name not in loading
        for locale in LOCALES:
            module.catalogue(locale, LOCALE)
            for name in game_ids():
                find_game(name).text.catalogue(locale)
        assert len(loading) == known
        await warm_up.stop()

    run(scenario())
