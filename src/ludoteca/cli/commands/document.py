"""`ludoteca document`: a document of a game to copy and change, such as a map."""

from __future__ import annotations

import json

from ..session import CommandError, Session


def run(session: Session, *, game: str, option: str, name: str | None) -> None:
    found = session.game(game)
    workshops = found.about.options.workshops
    if option not in workshops:
        known = ", ".join(workshops) or session.say("none")
        raise CommandError("no_documents", game=game, option=option, known=known)
    documents = {str(document["id"]): document for document in workshops[option].shipped()}
    chosen = next((id for id in documents if name in (None, id, id.removeprefix("my_"))), None)
    if chosen is None:
        raise CommandError("unknown_document", name=name or "", known=", ".join(documents))
    print(json.dumps(documents[chosen], ensure_ascii=False, indent=1))
