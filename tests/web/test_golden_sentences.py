"""The browser's golden sentences are those the server says now."""

from __future__ import annotations

import importlib.util
from pathlib import Path

FILE = Path(__file__).with_name("golden_sentences.py")
