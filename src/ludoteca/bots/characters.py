"""Characters: who a bot is. Strength says how well a bot plays, its character how it deals with
others."""

from __future__ import annotations

from msgspec import Struct


class Character(Struct, frozen=True):
    """Traits from 0 to 100; 50 is in the middle."""

    id: str
    honesty: int
    """How surely it keeps its word."""
    warmth: int
    """How readily it agrees to proposals."""
    boldness: int
    """How readily it attacks, and proposes attacks."""
    memory: int
    """How long it remembers who broke their word."""


CHARACTERS: dict[str, Character] = {
    one.id: one
    for one in (
        Character("alba", 95, 60, 40, 70),
        Character("bruno", 60, 30, 90, 80),
        Character("carla", 85, 80, 30, 40),
        Character("dario", 25, 75, 70, 30),
        Character("elena", 75, 45, 55, 95),
        Character("felix", 50, 90, 60, 10),
        Character("gala", 40, 55, 85, 60),
        Character("hugo", 90, 20, 35, 90),
        Character("irene", 70, 65, 50, 50),
        Character("jonas", 55, 70, 20, 35),
        Character("kira", 30, 35, 95, 75),
        Character("lucas", 80, 85, 45, 25),
        Character("mara", 65, 40, 65, 85),
        Character("nico", 45, 95, 75, 15),
        Character("olga", 100, 25, 60, 100),
        Character("pablo", 20, 60, 55, 55),
        Character("queta", 88, 70, 15, 65),
        Character("rosa", 72, 88, 38, 45),
        Character("silvio", 15, 80, 80, 20),
        Character("tina", 58, 52, 72, 40),
        Character("ulises", 35, 65, 88, 70),
        Character("vera", 92, 48, 52, 88),
        Character("walter", 78, 15, 25, 92),
        Character("xenia", 48, 38, 78, 58),
        Character("yago", 28, 92, 62, 12),
        Character("zoe", 68, 78, 42, 30),
    )
}

PERSONAS: dict[str, str] = {
    "devbot_jr": "DevBot Jr",
    "mobilemonkey": "MobileMonkey",
    "codecrafter": "CodeCrafter",
    "bughunter": "BugHunter",
    "frontendfox": "FrontendFox",
    "backendbear": "BackendBear",
    "archmaster": "ArchMaster",
    "sysadmin": "SysAdmin",
    "dataninja": "DataNinja",
    "qualityqueen": "QualityQueen",
}
"""Strengths that are somebody: their name, by which a bot of that strength goes."""
