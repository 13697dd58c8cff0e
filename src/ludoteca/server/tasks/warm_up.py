"""Loads the games and their texts in a thread, so that no first visitor stalls the event loop."""

from __future__ import annotations

import asyncio

from ludoteca.kernel import LOCALES, catalogue, game_ids
from ludoteca.kernel import game as find_game
from ludoteca.server.problems import LOCALE


class WarmUp:
    """Runs once after the start of a server."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        self._task = asyncio.create_task(asyncio.to_thread(self._load))

    async def loaded(self) -> None:
        if self._task is not None:
            await self._task

    async def stop(self) -> None:
        """Finish the game that is being loaded, then end."""
        self._stopped = True
        await self.loaded()

    def _load(self) -> None:
        for locale in LOCALES:
            catalogue(locale, LOCALE)
        for name in game_ids():
            for locale in LOCALES:
                if self._stopped:
                    return
                _load_texts(name, locale)


def _load_texts(name: str, locale: str) -> None:
    try:
        catalogue(locale, find_game(name).about.locale)
    except Exception:  # noqa: BLE001 - reported to whoever asks for the game
        return
