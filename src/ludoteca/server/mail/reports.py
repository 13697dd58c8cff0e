"""The mail to the operator about reported messages: all reports of a window in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby

from ludoteca.kernel import LOCALES, Millis, catalogue
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import Settings
from ludoteca.store import MailRow, ReportRow

from .login import domain_of

MOST_MESSAGES = 50
"""Messages quoted in a mail; the others are only counted."""
OPERATORS_LOCALE = LOCALES[0]


def report_mail(reports: Sequence[ReportRow], settings: Settings, now: Millis) -> MailRow:
    """One mail about these reports; a message reported several times is quoted once."""
    say = catalogue(OPERATORS_LOCALE, LOCALE).say
    ordered = sorted(reports, key=lambda report: (*_subject(report), report.id))
    messages = [[*group] for _, group in groupby(ordered, key=_subject)]
    messages.sort(key=len, reverse=True)
    quoted = ["\n".join(_quotation(message)) for message in messages[:MOST_MESSAGES]]
    if len(messages) > MOST_MESSAGES:
        quoted.append(say("mail-reports-more", count=len(messages) - MOST_MESSAGES))
    return MailRow(
        message_id=f"<reports-{reports[-1].id}@{domain_of(settings)}>",
        to=settings.mail_operator,
        subject=say("mail-reports-subject", count=len(messages)),
        text="\n\n\n".join(quoted) + "\n",
        html="",
        due=now,
        locale=OPERATORS_LOCALE,
    )


def _subject(report: ReportRow) -> tuple[str, str, int, str]:
    return report.kind, report.table, report.number, report.sender


def _quotation(reports: Sequence[ReportRow]) -> Iterator[str]:
    """A message, what was said before it, and who reported it."""
    say, first = catalogue(OPERATORS_LOCALE, LOCALE).say, reports[0]
    when = datetime.fromtimestamp(first.wall / 1000, UTC)
    if first.kind == "person":
        yield say("mail-reports-person", name=first.name, table=first.table or "–")
    else:
        yield say("mail-reports-where", table=first.table, game=first.game, number=first.number)
        yield say("mail-reports-sender", name=first.name, session=first.sender)
    people = ", ".join(f"{report.by_name} ({report.by})" for report in reports)
    moment = f"{when:%Y-%m-%d %H:%M} UTC"
    yield say("mail-reports-by", count=len(reports), people=people, moment=moment)
    yield ""
    for line in first.before:
        yield f"  {line}"
    if first.text:
        yield f"> {first.name}: {first.text}"
    yield from (f"{report.by_name}: {report.note}" for report in reports if report.note)
