"""A mail about a match, with the link by which its reader wants no more of them."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from ludoteca.kernel import Millis
from ludoteca.server.settings import Settings
from ludoteca.store import AccountRow, MailRow, Store

from . import templates
from .login import domain_of
from .outbox import end_of_window


async def notification(
    store: Store,
    settings: Settings,
    account: AccountRow,
    section: templates.Section,
    id: str,
    now: Millis,
) -> MailRow:
    """The mail to store for an account; `id` tells it from all others."""
    key = account.mail_key
    if not key:
        key = secrets.token_urlsafe(24)
        await store.save_account(replace(account, mail_key=key))
    return MailRow(
        message_id=f"<{id}@{domain_of(settings)}>",
        to=account.email,
        subject=section.heading,
        text=templates.plain(section),
        html=templates.html(section),
        due=end_of_window(now, settings.mail_gather),
        locale=account.locale,
        unsubscribe=f"{settings.url}/api/unsubscribe/{key}",
    )
