"""The largest documents a guest may hand in: maps, scenarios, quizzes, lists of words; right ones
and wrong ones."""

from __future__ import annotations

import json
from typing import Any

PROVINCES = 200
ACROSS = 20
QUESTIONS = 200
Json = dict[str, Any]


def grid(count: int = PROVINCES) -> list[list[str]]:
    """Borders of a grid with diagonals."""
    found = []
    for number in range(count):
        column = number % ACROSS
        steps = [ACROSS, 1, ACROSS + 1] if column < ACROSS - 1 else [ACROSS]
        if column:
            steps.append(ACROSS - 1)
        found += [[f"p{number}", f"p{number + step}"] for step in steps if number + step < count]
    return found


def large_map() -> Json:
    provinces = [
        {
            "id": f"p{number}",
            "code": f"c{number}",
            "name": {"en": f"P{number}"},
            "terrain": "land",
            "income": 3,
        }
        for number in range(PROVINCES)
    ]
    return {"id": "grid", "name": {"en": "Grid"}, "provinces": provinces, "borders": grid()}


def large_scenario(powers: int = 3) -> Json:
    """A scenario of 200 provinces, full of units."""
    each = PROVINCES // powers
    entries = [
        {
            "id": f"power{number}",
            "name": {"en": f"Power {number}"},
            "title": {"en": f"Power {number}"},
            "colour": f"#00000{number}",
            "capital": f"p{number * each}",
            "treasury": 999,
            "provinces": [f"p{number * each + step}" for step in range(each)],
            "units": [f"A p{number * each + step}" for step in range(each)],
        }
        for number in range(powers)
    ]
    return {
        "id": "large",
        "name": {"en": "Large"},
        "map": large_map(),
        "year": 1454,
        "turns": 99,
        "cities_to_win": {str(powers): 200},
        "powers": entries,
        "neutral_units": [],
    }


def wrong_scenario(items: int) -> str:
    return json.dumps({"powers": [1] * items})


def large_risk_map() -> Json:
    territories = [
        {"id": f"p{number}", "name": {"en": f"T{number}"}} for number in range(PROVINCES)
    ]
    ids = [territory["id"] for territory in territories]
    return {
        "id": "grid",
        "name": {"en": "Grid"},
        "territories": territories,
        "continents": [{"id": "all", "name": {"en": "All"}, "bonus": 1, "territories": ids}],
        "borders": grid(),
    }


def wrong_risk_map() -> Json:
    """As many problems as a message has room for."""
    found = large_risk_map()
    found["borders"] = [["p0", f"q{number}"] for number in range(1_900)]
    return found


def large_quiz() -> Json:
    question = {
        "question": "?" * 230,
        "options": [letter * 110 for letter in "abcd"],
        "answer": 0,
        "because": "x" * 300,
    }
    return {
        "questions": [
            question | {"question": f"{number} {question['question']}"}
            for number in range(QUESTIONS)
        ]
    }


def quiz_of(size: int) -> Json:
    """A right quiz that fits into so many bytes."""
    quiz = large_quiz()
    while len(json.dumps(quiz)) > size:
        quiz["questions"].pop()
    return quiz


def words_of(size: int) -> Json:
    return {"words": [f"word{number:06}" for number in range(size // 14)]}
