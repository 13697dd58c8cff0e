"""A quiz with a question of every kind, in this order, with a picture and a sound of ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

EVERY_KIND: dict[str, Any] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)
QUESTIONS: dict[str, dict[str, Any]] = {
    item.get("kind", "choice"): item for item in EVERY_KIND["questions"]
}


def only(*kinds: str) -> dict[str, Any]:
    """A quiz with the questions of some kinds."""
    return {"questions": [QUESTIONS[kind] for kind in kinds]}
