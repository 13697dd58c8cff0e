"""Routes: the installed games with their options, schemas, rules and message catalogues."""

from __future__ import annotations

import logging
from functools import cache
from typing import get_type_hints

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from ludoteca.bots import strengths
from ludoteca.kernel import (
    KERNEL_EVENTS,
    KERNEL_LOCALE,
    LOCALES,
    Game,
    JsonObject,
    Rejected,
    game_ids,
    options_schema,
)
from ludoteca.kernel import game as find_game
from ludoteca.parts.tutorials import tutorial_of
from ludoteca.server.http.caller import TheCaller
from ludoteca.server.problems import LOCALE
from ludoteca.server.wire import CoachMark, GameCard, GamePage, TutorialView

log = logging.getLogger(__name__)

KEPT_BY_BROWSERS = {"cache-control": "max-age=300"}
KEPT_FOR_A_DAY = {"cache-control": "public, max-age=86400"}
MEDIA_KINDS = {".svg": "image/svg+xml", ".json": "application/json"}
"""What a game may ship as pictures and as sounds."""


@get("/games", sync_to_thread=False)
def games(caller: TheCaller, locale: FromQuery[str | None] = None) -> list[GameCard]:
    """All games, described in a locale."""
    wanted = caller.locale_or(locale)
    found = (installed(name) for name in game_ids())
    return [game_card(game, wanted) for game in found if game is not None]


@get("/games/{game_id:str}", sync_to_thread=False)
def game_page(
    caller: TheCaller, game_id: FromPath[str], locale: FromQuery[str | None] = None
) -> GamePage:
    """Everything about a game: its options as a form, its moves, events and view as schemas."""
    return page_of(find_game(game_id), caller.locale_or(locale))


@get("/catalogues/{locale:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def common_catalogue(locale: FromPath[str]) -> Response[str]:
    """The messages every page needs, as Fluent text."""
    name = _known(locale)
    folders = (KERNEL_LOCALE, LOCALE)
    text = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for folder in folders)
    return Response(text, media_type="text/plain", headers=KEPT_BY_BROWSERS)


@get(
    "/games/{game_id:str}/catalogues/{locale:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def game_catalogue(game_id: FromPath[str], locale: FromPath[str]) -> Response[str]:
    """A game's own messages, as Fluent text; they override the common ones."""
    path = find_game(game_id).about.locale / f"{_known(locale)}.ftl"
    text = path.read_text("utf-8") if path.exists() else ""
    return Response(text, media_type="text/plain", headers=KEPT_BY_BROWSERS)


@get("/games/{game_id:str}/pictures/{locale:str}/{name:str}", sync_to_thread=False)
def picture(game_id: FromPath[str], locale: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A picture of a game's rules, drawn by its rules' own map."""
    game = find_game(game_id)
    if name not in game.pictures:
        raise NotFoundException
    text = drawn(game, name, _known(locale))
    return Response(text, media_type="image/svg+xml", headers=KEPT_BY_BROWSERS)


@get("/games/{game_id:str}/media/{name:str}", sync_to_thread=False)
def media(game_id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A picture or sound that a game ships."""
    found = shipped_media(find_game(game_id)).get(name)
    if found is None:
        raise NotFoundException
    return Response(found.content, media_type=found.kind, headers=KEPT_FOR_A_DAY)


def _known(locale: str) -> str:
    if locale not in LOCALES:
        raise Rejected("unknown_locale", known=", ".join(LOCALES))
    return locale


class ShippedFile(Struct, frozen=True):
    content: bytes
    kind: str


@cache
def shipped_media(game: Game) -> dict[str, ShippedFile]:
    """The pictures and sounds of a game by their names, read once: paths never come from
    outside."""
    folder = game.about.media
    if folder is None:
        return {}
    files = (file for file in folder.iterdir() if file.suffix in MEDIA_KINDS)
    return {file.name: ShippedFile(file.read_bytes(), MEDIA_KINDS[file.suffix]) for file in files}


@cache
def installed(name: str) -> Game | None:
    """A game, or None if its package is broken: that must not hide the others."""
    try:
        return find_game(name)
    except Exception:
        log.exception("a game cannot be loaded", extra={"game": name})
        return None


@cache
def game_card(game: Game, locale: str) -> GameCard:
    about, text = game.about, game.text
    tutorial = tutorial_of(game)
    return GameCard(
        id=about.id,
        name=text.say(locale, "name"),
        tagline=text.say(locale, "tagline"),
        seats=about.seats,
        minutes=about.minutes,
        pace=about.pace,
        teams=about.teams,
        bots=tuple(strengths(game)),
        opponents=opponents_of(game),
        small=about.small,
        tutorial=tutorial.minutes if tutorial else 0,
        roles=game.has_roles,
        version=about.version,
    )


def opponents_of(game: Game) -> tuple[str, ...]:
    """The bots for somebody who plays alone: the weakest that play with a plan."""
    strength = next(iter(game.bots), "random")
    fewest, most = game.about.seats
    return (strength,) * min(most - 1, max(fewest - 1, game.about.opponents))


@cache
def page_of(game: Game, locale: str) -> GamePage:
    return GamePage(
        card=game_card(game, locale),
        options=options_schema(game.about.options),
        moves={move.tag: msgspec.json.schema(move) for move in game.moves},
        events={event.tag: msgspec.json.schema(event) for event in (*KERNEL_EVENTS, *game.events)},
        view=view_schema(game),
        streaming=tuple(move.tag for move in game.moves if move.streaming),
        presets=game.about.presets,
        solo=game.about.solo,
        uploads=tuple(game.about.options.uploads),
        along={name: dict(more) for name, more in game.about.options.along.items()},
        workshops=tuple(
            name for name, one in game.about.options.workshops.items() if one.board is not None
        ),
        templates=tuple(
            name for name, one in game.about.options.workshops.items() if one.has_templates
        ),
        rules=rules_of(game, locale),
        tutorial=tutorial_view(game),
    )


@cache
def tutorial_view(game: Game) -> TutorialView | None:
    """The tutorial of a game without its script; None where it has none."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        return None
    marks = tuple(
        CoachMark(
            text=mark.text,
            at=mark.at,
            event=mark.until.event,
            fields=mark.until.fields,
            tap=mark.until.tap,
            on=mark.on,
            hint=mark.hint or "",
            timed=mark.timed,
        )
        for mark in tutorial.marks
    )
    return TutorialView(minutes=tutorial.minutes, marks=marks)


@cache
def view_schema(game: Game) -> JsonObject:
    """The JSON schema of the view, from the return annotation of the game's `view`."""
    try:
        kind = get_type_hints(game.view).get("return")
    except (NameError, TypeError):
        return {}
    is_struct = isinstance(kind, type) and issubclass(kind, Struct)
    return msgspec.json.schema(kind) if is_struct else {}


@cache
def rules_of(game: Game, locale: str) -> str:
    """The game's rules for players in a locale, else in the default one; where a game has no such
    page, its README; empty without any."""
    folder = game.about.locale.parent
    names = (f"RULES.{locale}.md", "RULES.md", f"README.{locale}.md", "README.md")
    paths = (folder / name for name in names)
    return next((path.read_text("utf-8") for path in paths if path.exists()), "")


@cache
def drawn(game: Game, name: str, locale: str) -> str:
    """A picture of the game's rules, as SVG."""
    return game.pictures[name](locale)


router = Router(
    "/api",
    route_handlers=[games, game_page, common_catalogue, game_catalogue, picture, media],
    tags=["games"],
)
