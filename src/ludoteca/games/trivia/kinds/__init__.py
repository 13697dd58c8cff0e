"""The kinds of question: one family of rules for each way to answer.

| module | |
|---|---|
| `family` | what every family knows: its documents, its answers and what they are worth |
| `faults` | faults that the documents of several families share |
| `one_of` | one option: `choice`, `true_false`, `poll` |
| `several` | several options |
| `typed` | a text |
| `number` | a number |
| `order` | items in order |
| `hotspot` | a point of a picture |
"""

from __future__ import annotations

from collections.abc import Mapping

from ..question import Kind
from .family import FULL, Family
from .hotspot import Hotspot
from .number import Number, number_text
from .one_of import Choice, Poll, TrueFalse
from .order import Order
from .several import Several
from .typed import MAX_TYPED, Typed

FAMILIES: Mapping[Kind, Family] = {
    "choice": Choice(),
    "true_false": TrueFalse(),
    "several": Several(),
    "typed": Typed(),
    "number": Number(),
    "order": Order(),
    "hotspot": Hotspot(),
    "poll": Poll(),
}

__all__ = ["FAMILIES", "FULL", "MAX_TYPED", "Family", "number_text"]
