"""Runs all of the program in the pseudo-language and prints as JSON what it said.

A program of its own: the packages it imports are copies to which the language was added.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import LOCALES, catalogue
from ludoteca.arena import transcript
from ludoteca.kernel import game_ids
from tests.cli.console import cli
from tests.compatibility.old_server import read
from tests.languages.pseudo import LOCALE
from tests.server.inbox import Inbox, html_of, reader, text_of, with_mail
from tests.server.live_server import AdjustableClock, Person, RunningServer

PACKAGE = Path(ludoteca.__file__).parent
RECORDS = sorted(Path(__file__).parents[1].glob("compatibility/*/records/*.json.gz"))
COMMANDS = (
    "",
    "games",
    "games risk",
    "games machiavelli",
    "simulate pig --matches 4 --workers 1",
    "ladder pig --matches 4 --seats 2 --workers 1",
    "ladder pig --bots easy",
    "conduct machiavelli --bots easy --matches 1 --seats 3 --options turns=1",
    "conduct pig --bots easy,random --matches 4 --seats 2 --workers 1",
    "play pig --watch --seed 1 --delay 0 --options target=20",
    "play pig",
    "check pig --matches 2",
    "odds 7 5",
    *(
        f"{name} --help"
        for name in ("play", "simulate", "ladder", "conduct", "replay", "check", "debug", "serve")
    ),
)
MISTAKES = (
    "play chess",
    "play",
    "nonsense",
    "simulate pig --seats 99",
    "simulate pig --options target=none",
    "simulate pig --matches few",
    "replay nowhere.json",
    "odds many 5",
)


def said_by_commands() -> dict[str, str]:
    typed = "h\nnonsense\nr\n?\n"
    return {
        command: cli("--lang", LOCALE, *command.split(), typed=typed).output
        for command in (*COMMANDS, *MISTAKES)
    }


def transcripts() -> dict[str, str]:
    """A finished match of every game."""
    return {path.name: transcript(read(path)["record"], locale=LOCALE) for path in RECORDS}


def formatted() -> dict[str, tuple[str, str]]:
    """Every message of every catalogue of Python, in English and in the pseudo-language."""
    folders = {path.parent for path in PACKAGE.rglob("locale/en.ftl")}
    folders |= {ludoteca.game(name).about.locale for name in game_ids()}
    return {
        f"{folder.parent.name} {message}": said
        for folder in folders
        for message, said in messages_of(folder)
    }


def messages_of(folder: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """With 2 for every variable, which both languages write alike."""
    source = (folder / "en.ftl").read_text("utf-8")
    given = dict.fromkeys(re.findall(r"\$([\w-]+)", source), 2)
    english, pseudo = catalogue("en", folder), catalogue(LOCALE, folder)
    for message in re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE):
        yield message, (english.say(message, **given), pseudo.say(message, **given))


async def said_by_server() -> dict[str, Any]:
    async with with_mail(now=AdjustableClock(), mail_gather=0) as (live, inbox):
        people = [await reader(live, inbox, name, LOCALE) for name in ("Ana", "Ben", "Cleo")]
        return {
            "pages": await pages(people[0]),
            "refusals": await refusals(people[0]),
            "mails": await mails(live, inbox, people),
        }


async def pages(ana: Person) -> dict[str, Any]:
    english = await ana.get("/api/games?locale=en")
    return {
        "locales": (await ana.get("/api/welcome"))["locales"],
        "games": await ana.get("/api/games"),
        "english": english,
        "rules": {
            each["id"]: (await ana.get(f"/api/games/{each['id']}"))["rules"] for each in english
        },
        "catalogue": (await ana.http.get(f"/api/catalogues/{LOCALE}")).text,
        "catalogues": {
            each["id"]: (await ana.http.get(f"/api/games/{each['id']}/catalogues/{LOCALE}")).text
            for each in english
        },
    }


async def refusals(ana: Person) -> dict[str, str]:
    """Over REST and at a table, of the server and of a game."""
    tries: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/api/session", {"name": "", "locale": LOCALE}),
        ("/api/tables", {"game": "chess"}),
        ("/api/tables", {"game": "pig", "options": {"target": 1}}),
        ("/api/login/confirm", {"code": "WRONG"}),
    )
    said = {}
    for path, body in tries:
        answer = await ana.http.post(path, json=body, headers={"accept-language": LOCALE})
        said[f"{path} {body}"] = answer.json()["text"]
    code = await ana.open_table("pig")
    async with ana.at(code) as browser:
        said["play"] = (await browser.ask("play", move={"move": "roll"}))["text"]
        said["start"] = (await browser.ask("start"))["text"]
        await browser.do("add_bot", strength="easy")
        await browser.do("start")
        await browser.until(lambda: browser.match)
        said["propose"] = (await browser.ask("propose", what="take_back"))["text"]
    return said


async def mails(live: RunningServer, inbox: Inbox, people: list[Person]) -> list[str]:
    """Of a login, and of two phases of Machiavelli by post."""
    host, *others = people
    code = await host.open_table("machiavelli")
    async with host.at(code) as first:
        for person in others:
            async with person.at(code) as browser:
                await browser.do("sit")
        await first.do("start")
        await first.until(lambda: first.match)
        live.pass_time(2 * 86_400_000 + 120_000)
        await first.until(lambda: first.position["view"]["phase"] == "orders")
    await inbox.next(3 + 2 * len(people))
    found = inbox.to("ana@example.org")
    return [f"{mail['Subject']}\n{text_of(mail)}\n{visible(html_of(mail))}" for mail in found]


def visible(html: str) -> str:
    """The text a reader sees."""
    return unescape(re.sub(r"<[^>]*>", " ", html))


def main() -> None:
    said = {
        "locales": LOCALES,
        "from": str(PACKAGE),
        "commands": said_by_commands(),
        "transcripts": transcripts(),
        "formatted": formatted(),
        "server": asyncio.run(said_by_server()),
    }
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()
