"""`ludoteca push-keys`: a new pair of keys for pushes, as settings."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server.push.webpush import make_keys

from ..session import FAILED, CommandError, Session


def run(session: Session) -> None:
    try:
        keys = make_keys()
    except Rejected as refusal:
        raise CommandError("extra_missing", FAILED, extra=str(refusal.params["extra"])) from None
    session.out.print(f'push_public_key = "{keys.public}"', soft_wrap=True, highlight=False)
    session.out.print(f'push_private_key = "{keys.private}"', soft_wrap=True, highlight=False)
