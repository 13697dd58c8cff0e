"""Link previews (Open Graph): the index page with a title, a sentence and a picture of the table,
game or match at its address, for the programs that show links in chats."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludoteca.kernel import Rejected, catalogue, game_ids
from ludoteca.server.accounts.sessions import preferred_locale
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import Settings
from ludoteca.server.tables.table import Table
from ludoteca.store import MatchRow, Unavailable

from .caller import TheRateLimits, TheRooms, TheSettings, TheStore
from .errors import AnyRequest
from .replay_access import is_open
from .request_info import limited_address
from .routes.games import installed
from .static_files import PAGE, SMALLEST_TO_COMPRESS, File, respond
from .table_lookup import find_table

DEFAULT_COVER = "ludoteca"
FASTEST = 1
"""Level of compression of a page made for one request."""
VARY = "accept-encoding, accept-language"

Files = NamedDependency[dict[str, File]]


class Preview(NamedTuple):
    title: str
    told: str
    game: str = ""
    """Its cover is the picture; empty for the picture of the site."""


@get(["/t/{code:str}", "/t/{code:str}/screen"], include_in_schema=False)
async def table_page(
    files: Files,
    settings: TheSettings,
    rooms: TheRooms,
    rate_limits: TheRateLimits,
    request: AnyRequest,
    code: FromPath[str],
) -> Response[bytes]:
    """The index page with the game, the host and the free seats of a table."""
    locale, address = _locale(request), limited_address(dict(request.scope))
    try:
        table = await find_table(rooms, rate_limits, code, address)
        preview = of_table(table, locale)
    except (Rejected, Unavailable):
        preview = of_site(locale)
    return _page(files, settings, request, preview)


@get("/match/{match_id:str}", include_in_schema=False)
async def match_page(
    files: Files,
    settings: TheSettings,
    store: TheStore,
    request: AnyRequest,
    match_id: FromPath[str],
) -> Response[bytes]:
    """The index page with the game and the players of a match, if anybody may watch it."""
    locale = _locale(request)
    try:
        row = await store.match(match_id)
    except Unavailable:
        row = None
    known = row is not None and is_open(row)
    preview = of_match(row, locale) if row is not None and known else of_site(locale)
    return _page(files, settings, request, preview)


@get(
    ["/game/{game_id:str}", "/game/{game_id:str}/leaderboard", "/create/{game_id:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def game_page(
    files: Files, settings: TheSettings, request: AnyRequest, game_id: FromPath[str]
) -> Response[bytes]:
    """The index page with the name and the tagline of a game."""
    locale = _locale(request)
    return _page(files, settings, request, of_game(game_id, locale))


@get("/", include_in_schema=False, sync_to_thread=False)
def home_page(files: Files, settings: TheSettings, request: AnyRequest) -> Response[bytes]:
    """The index page with what the site is for."""
    return _page(files, settings, request, of_site(_locale(request)))


def of_site(locale: str) -> Preview:
    say = catalogue(locale, LOCALE).say
    return Preview(say("preview-site"), say("preview-site-told"))


def of_game(game_id: str, locale: str) -> Preview:
    game = installed(game_id) if game_id in game_ids() else None
    if game is None:
        return of_site(locale)
    return Preview(game.text.say(locale, "name"), game.text.say(locale, "tagline"), game_id)


def of_table(table: Table, locale: str) -> Preview:
    about = of_game(table.game, locale)
    if table.tutorial or not about.game:
        return about
    say = catalogue(locale, LOCALE).say
    host = None if table.is_masked else table.person(table.host)
    title = about.title if host is None else say("preview-table", game=about.title, host=host.name)
    if table.phase == "waiting":
        free = sum(not place.name for place in table.places)
        state = say("preview-free", count=free)
    else:
        state = say("preview-over" if table.phase == "over" else "preview-playing")
    return Preview(title, f"{state} {about.told}", about.game)


def of_match(row: MatchRow, locale: str) -> Preview:
    about = of_game(row.game, locale)
    if not about.game:
        return about
    say = catalogue(locale, LOCALE).say
    players = ", ".join(str(sitter["name"]) for sitter in row.setup["sitters"] if sitter["name"])
    state = say("preview-replay" if row.over else "preview-playing")
    return Preview(f"{about.title}: {players}", f"{state} {about.told}", about.game)


def tags(preview: Preview, address: str, files: Mapping[str, File], url: str) -> str:
    """The tags of a preview. Addresses begin with the server's own, whatever the request says."""
    image = next(
        (
            f"{url}/{name}"
            for name in (f"covers/{preview.game}.png", f"covers/{DEFAULT_COVER}.png")
            if name in files
        ),
        "",
    )
    graph = {
        "og:site_name": "Ludoteca",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.told,
        "og:url": address,
    }
    if image:
        graph |= {"og:image": image, "og:image:width": "1200", "og:image:height": "630"}
    card = "summary_large_image" if image else "summary"
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in graph.items()]
    lines.append(f'<meta name="twitter:card" content="{card}" />')
    lines.append(f'<meta name="description" content="{escape(preview.told)}" />')
    return "\n".join(lines)


def _locale(request: AnyRequest) -> str:
    return preferred_locale(request.headers.get("accept-language", ""))


def _page(
    files: Mapping[str, File], settings: Settings, request: AnyRequest, preview: Preview
) -> Response[bytes]:
    index = files.get(PAGE)
    if index is None:
        raise NotFoundException
    address = f"{settings.url}{request.url.path}"
    head = f"{tags(preview, address, files, settings.url)}\n</head>".encode()
    body = index.body.replace(b"</head>", head, 1)
    zipped = gzip.compress(body, FASTEST, mtime=0) if len(body) > SMALLEST_TO_COMPRESS else None
    return respond(index._replace(body=body, zipped=zipped), request, VARY)
