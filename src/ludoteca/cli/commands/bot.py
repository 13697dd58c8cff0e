"""`ludoteca bot`: a bot of one's own, as a guest at a table of a server."""

from __future__ import annotations

import asyncio
import os

from ludoteca.arena import BadBotFile, load_bot
from ludoteca.kernel import Move

from ..guest.guest import Guest
from ..guest.line import Line
from ..seating import refusal_of
from ..session import CommandError, Session

TOKEN = "LUDOTECA_TOKEN"
"""Environment variable: on the command line others on the machine would see the token."""


def run(
    session: Session, *, file: str, url: str | None, table: str | None, matches: int | None
) -> int:
    token = os.environ.get(TOKEN, "").strip()
    if not token:
        raise CommandError("no_token", variable=TOKEN)
    if not url or not url.startswith(("http://", "https://")):
        raise CommandError("no_url")
    if not table:
        raise CommandError("no_table")
    try:
        make_bot = load_bot(file)
    except BadBotFile as bad:
        raise refusal_of(bad) from None
    line = Line(url, table.strip().upper(), token)

    def tell(event: str, **facts: object) -> None:
        game = facts.get("game")
        if isinstance(game, str):
            facts["game"] = (
                game if event == "no_game" else session.game(game).text.name(session.locale)
            )
        move = facts.get("move")
        shown = {name: _shown(value) for name, value in facts.items() if name != "move"}
        if isinstance(move, Move):
            shown["move"] = _phrase(move)
        session.out.print(session.say(f"guest-{event}", **shown))

    return asyncio.run(Guest(line, make_bot, tell, matches).run())


def _shown(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def _phrase(move: Move) -> str:
    """A move as a program writes it."""
    return repr(move)
