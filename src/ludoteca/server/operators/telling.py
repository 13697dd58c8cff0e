"""Telling people at tables what operators have settled about them."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ludoteca.kernel import Rejected
from ludoteca.server.moderation.marks import address_mark, marks_of
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.problems import problem
from ludoteca.server.wire import Gone, Sanctioned
from ludoteca.server.ws.connection import NORMAL, Connection


def tell(connections: Iterable[Connection], sanctions: SanctionBook, marks: Container[str]) -> None:
    """Tell those with any of these marks what holds for them now; the banned leave."""
    for connection in connections:
        session, address = connection.session, connection.address
        if not any(mark in marks for mark in (*marks_of(session), address_mark(address))):
            continue
        views = sanctions.views(session, address)
        connection.send(Sanctioned(views))
        if any(view.kind == "ban" for view in views):
            connection.send(Gone(problem(Rejected("suspended"), session.locale)))
            connection.close(NORMAL)
