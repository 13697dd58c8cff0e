"""Logging: one line of JSON per event. Tokens, codes and e-mail addresses are never logged."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

AT_LEAST = {
    "aiosmtplib": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    "uvicorn": logging.INFO,
    "uvicorn.error": logging.INFO,
    "websockets": logging.WARNING,
}
"""Minimum levels of libraries: below them they log whole frames and headers, with tokens and
nonces."""
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonFormatter(logging.Formatter):
    """A log record with everything given in `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in STANDARD},
        }
        line.pop("color_message", None)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Log to standard error, or to another stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in AT_LEAST.items():
        logging.getLogger(name).setLevel(max(least, root.level))
