"""Letterhead: mails as people see them, in plain text and in HTML; several news as one mail."""

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


class Part(NamedTuple):
    """One piece of news: paragraphs, a list of what happened, and where to go from there."""

    heading: str
    paragraphs: Sequence[str]
    lines: Sequence[str]
    link: str
    label: str


class Letter(NamedTuple):
    """A mail as it is sent, made from one row of the outbox or from several."""

    rows: Sequence[MailRow]
    subject: str
    text: str
    html: str


def plain(part: Part) -> str:
    lines = "\n".join(f"- {line}" for line in part.lines)
    return "\n\n".join(each for each in (*part.paragraphs, lines, part.link) if each)


def html(part: Part) -> str:
    pieces = [f'<h1 style="{HEADING}">{escape(part.heading)}</h1>']
    pieces += [f"<p>{escape(each)}</p>" for each in part.paragraphs if each]
    if part.lines:
        items = "".join(f"<li>{escape(line)}</li>" for line in part.lines)
        pieces.append(f"<ul>{items}</ul>")
    button = f'<a style="{BUTTON}" href="{escape(part.link)}">{escape(part.label)}</a>'
    return "".join([*pieces, f"<p>{button}</p>"])


def gathered(rows: Iterable[MailRow]) -> Iterator[Letter]:
    """The letters that these rows make: the news of one reader are one letter."""
    ordered = sorted(rows, key=lambda row: (row.to, row.unsubscribe, row.id))
    for (_, unsubscribe), group in groupby(ordered, key=lambda row: (row.to, row.unsubscribe)):
        if unsubscribe:
            yield _news([*group])
        else:
            yield from (Letter([row], row.subject, row.text, row.html) for row in group)


def _news(rows: Sequence[MailRow]) -> Letter:
    first = rows[0]
    say = catalogue(first.locale, LOCALE).say
    subject = first.subject
    text = first.text
    if len(rows) > 1:
        subject = say("mail-digest-subject", count=len(rows))
        text = "\n\n".join(f"* {row.subject} *\n\n{row.text}" for row in rows)
    why, link = say("mail-unsubscribe"), page_of(first.unsubscribe)
    way_out = f'<a style="{SMALL}" href="{escape(link)}">{say("mail-unsubscribe-link")}</a>'
    footer = f'<p style="{SMALL}">{why} {way_out}</p>'
    parts = f'<hr style="{RULE}">'.join([*(row.html for row in rows), footer])
    page = (
        f'<!doctype html><html lang="{first.locale}"><head><meta charset="utf-8">'
        f"<title>{escape(subject)}</title></head>"
        f'<body style="{BODY}"><div style="{SHEET}">{parts}</div></body></html>'
    )
    return Letter(rows, subject, f"{text}\n\n-- \n{why}\n{link}\n", page)


def page_of(unsubscribe: str) -> str:
    """The page with the button, for those who follow the link themselves."""
    site, _, key = unsubscribe.rpartition("/api/unsubscribe/")
    return f"{site}/unsubscribe#{key}"
