"""REST bodies about people: sessions, login, calendars."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.kernel import Millis

from .shared import Body


class NewSession(Body):
    name: Annotated[str, Meta(max_length=200)]
    locale: str = ""
    """Empty: from the browser's languages."""


class SessionChange(Body):
    name: Annotated[str, Meta(max_length=200)] | None = None
    locale: str | None = None
    mail_wanted: bool | None = None


class Session(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    locale: str
    email: str
    """Empty for a guest."""
    mail_wanted: bool
    calendar: bool
    """Whether there is a calendar feed of the deadlines."""
    favourites: tuple[str, ...] = ()
    """Favourite games."""
    operator: bool = False
    """Whether it may look after the house."""


class Welcoming(Struct, frozen=True, kw_only=True):
    """The first request of a page."""

    session: Session | None
    locales: tuple[str, ...]
    accounts: bool
    """Whether people can log in by e-mail."""
    version: str


class DeviceCode(Struct, frozen=True, kw_only=True):
    code: str
    expires: Millis


class OwnSession(Struct, frozen=True, kw_only=True):
    """A session of the caller's account, for the list in the profile."""

    id: str
    browser: str
    """Its name and system, such as `Firefox, Linux`; empty if unknown."""
    created: Millis
    seen: Millis
    """When it was last used, to the hour."""
    current: bool
    """Whether the request came from it."""


class ProgramName(Body):
    name: Annotated[str, Meta(max_length=200)]


class Program(Struct, frozen=True, kw_only=True):
    """A program of the caller's that may sit at tables, without its token."""

    id: str
    name: str
    """With the word before it that tells everybody what it is."""
    created: Millis
    seen: Millis
    """When it was last used, to the hour."""


class MadeProgram(Struct, frozen=True, kw_only=True):
    program: Program
    token: str
    """Told only here."""


class GivenCode(Body):
    code: Annotated[str, Meta(max_length=40)]


class LoginWish(Body):
    email: Annotated[str, Meta(max_length=254)]


class Calendar(Struct, frozen=True, kw_only=True):
    """The secret address of the calendar feed, shown once."""

    address: str
