"""Mails in plain text and HTML, and the digest that joins several notifications into one mail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from ludoteca.kernel import catalogue
from ludoteca.server.problems import LOCALE
from ludoteca.store import MailRow

PAPER, INK, SOFT, ACCENT = "#fbf7ee", "#2b2419", "#6f6553", "#7a2e1d"
BODY = f"margin:0;padding:24px 12px;background:{PAPER};color:{INK};font:16px/1.5 Georgia,serif"
SHEET = "max-width:36em;margin:0 auto"
HEADING = "font-size:20px;line-height:1.3;margin:0 0 12px"
BUTTON = (
    f"display:inline-block;padding:10px 18px;border-radius:8px;background:{ACCENT};color:#ffffff;"
    "text-decoration:none"
)
RULE = f"border:0;border-top:1px solid {SOFT};margin:28px 0"
SMALL = f"color:{SOFT};font-size:13px"


class Section(NamedTuple):
    """One notification: paragraphs, a list of events, and a link with its label."""

    heading: str
    paragraphs: Sequence[str]
    lines: Sequence[str]
    link: str
    label: str


class Email(NamedTuple):
    """A mail as it is sent, made from one or several rows of the outbox."""

    rows: Sequence[MailRow]
    subject: str
    text: str
    html: str


def plain(section: Section) -> str:
    lines = "\n".join(f"- {line}" for line in section.lines)
    return "\n\n".join(each for each in (*section.paragraphs, lines, section.link) if each)


def html(section: Section) -> str:
    pieces = [f'<h1 style="{HEADING}">{escape(section.heading)}</h1>']
    pieces += [f"<p>{escape(each)}</p>" for each in section.paragraphs if each]
    if section.lines:
        items = "".join(f"<li>{escape(line)}</li>" for line in section.lines)
        pieces.append(f"<ul>{items}</ul>")
    button = f'<a style="{BUTTON}" href="{escape(section.link)}">{escape(section.label)}</a>'
    return "".join([*pieces, f"<p>{button}</p>"])


def digests(rows: Iterable[MailRow]) -> Iterator[Email]:
    """The mails to send for these rows: the notifications of one reader become one mail."""
    ordered = sorted(rows, key=lambda row: (row.to, row.unsubscribe, row.id))
    for (_, unsubscribe), group in groupby(ordered, key=lambda row: (row.to, row.unsubscribe)):
        if unsubscribe:
            yield _digest([*group])
        else:
            yield from (Email([row], row.subject, row.text, row.html) for row in group)


def _digest(rows: Sequence[MailRow]) -> Email:
    first = rows[0]
    say = catalogue(first.locale, LOCALE).say
    subject = first.subject
    text = first.text
    if len(rows) > 1:
        subject = say("mail-digest-subject", latest=rows[-1].subject, count=len(rows) - 1)
        text = "\n\n".join(f"* {row.subject} *\n\n{row.text}" for row in rows)
    reason, link = say("mail-unsubscribe"), unsubscribe_page(first.unsubscribe)
    anchor = f'<a style="{SMALL}" href="{escape(link)}">{say("mail-unsubscribe-link")}</a>'
    footer = f'<p style="{SMALL}">{reason} {anchor}</p>'
    parts = f'<hr style="{RULE}">'.join([*(row.html for row in rows), footer])
    page = (
        f'<!doctype html><html lang="{first.locale}"><head><meta charset="utf-8">'
        f"<title>{escape(subject)}</title></head>"
        f'<body style="{BODY}"><div style="{SHEET}">{parts}</div></body></html>'
    )
    return Email(rows, subject, f"{text}\n\n-- \n{reason}\n{link}\n", page)


def unsubscribe_page(unsubscribe: str) -> str:
    """The page with the unsubscribe button, for a person who follows the link."""
    site, _, key = unsubscribe.rpartition("/api/unsubscribe/")
    return f"{site}/unsubscribe#{key}"
