"""A quiz with a question of every kind, in this order, with a picture and a sound of ours."""

from __future__ import annotations

from typing import Any

CLOCK = {"picture": "shipped:clock", "alt": "The face of a clock with two hands"}
QUESTIONS: dict[str, dict[str, Any]] = {
    "choice": {
        "question": "Which of these swims?",
        "options": ["A salmon", "A sparrow"],
        "answer": 0,
        "because": "Fish do.",
    },
    "true_false": {
        "kind": "true_false",
        "question": "The scale goes down.",
        "answer": False,
        "sound": "shipped:scale",
        "alt": "Eight notes, one after the other",
    },
    "several": {
        "kind": "several",
        "question": "Which of these are even?",
        "options": ["Two", "Three", "Four", "Five", "Six"],
        "answers": [0, 2, 4],
    },
    "typed": {
        "kind": "typed",
        "question": "Who painted Las Meninas?",
        "answers": ["Velázquez", "Diego Velázquez"],
    },
    "number": {
        "kind": "number",
        "question": "How tall is the tower?",
        "answer": 300,
        "unit": "m",
        "low": 0,
        "high": 1000,
        "within": 100,
    },
    "order": {
        "kind": "order",
        "question": "In which order do they come?",
        "items": ["Breakfast", "Lunch", "Tea", "Supper"],
        "ends": ["first", "last"],
    },
    "hotspot": {
        "kind": "hotspot",
        "question": "Where does the short hand point?",
        **CLOCK,
        "areas": [{"x": 660, "y": 500, "radius": 60}],
    },
    "poll": {
        "kind": "poll",
        "question": "What shall we play next?",
        "options": ["Cards", "Quiz", "Drawing"],
    },
}
EVERY_KIND: dict[str, Any] = {"title": "Every kind", "questions": [*QUESTIONS.values()]}


def only(*kinds: str) -> dict[str, Any]:
    """A quiz with the questions of some kinds."""
    return {"questions": [QUESTIONS[kind] for kind in kinds]}
