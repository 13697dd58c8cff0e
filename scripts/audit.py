"""Audits the locked packages of Python and npm against databases of known vulnerabilities.

Fails on a known vulnerability. Where no database can be reached, it says so and does not fail.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = [
    str(ROOT / "build" / "tools" / "bin" / "pip-audit"), "--disable-pip", "--require-hashes",
    "--progress-spinner", "off", "--format", "json", "--requirement",
]  # fmt: skip
LISTS = ("requirements.lock", "scripts/supply_chain.txt", "scripts/push.txt")
NPM_AUDIT = ["npm", "audit", "--json", "--prefix", str(ROOT / "web")]
SECONDS = 120


class Audit(NamedTuple):
    """How many packages the database knew, of how many; and what is wrong with them."""

    known: int
    packages: int
    problems: tuple[str, ...]


def read_pip_audit(output: str) -> Audit | None:
    """None if this is not the result of an audit."""
    found = _document(output).get("dependencies")
    if not isinstance(found, list):
        return None
    problems = [
        f"{package['name']} {package['version']}: {vulnerability['id']}"
        for package in found
        for vulnerability in package.get("vulns", ())
    ]
    known = sum("skip_reason" not in package for package in found)
    return Audit(known, len(found), tuple(problems))


def read_npm_audit(output: str) -> Audit | None:
    document = _document(output)
    found = document.get("vulnerabilities")
    if not isinstance(found, dict) or "error" in document:
        return None
    packages = document["metadata"]["dependencies"]["total"]
    problems = tuple(f"{name}: {entry['severity']}" for name, entry in sorted(found.items()))
    return Audit(packages, packages, problems)


def _document(output: str) -> dict[str, Any]:
    try:
        document = json.loads(output)
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def verdict(name: str, audit: Audit | None) -> str:
    """One sentence."""
    if audit is None or audit.known == 0:
        return f"{name}: not audited, no database of advisories can be reached."
    if audit.problems:
        return f"{name}: {len(audit.problems)} known vulnerabilities: {'; '.join(audit.problems)}."
    return f"{name}: {audit.known} of {audit.packages} packages audited, no known vulnerability."


def audits() -> Iterator[tuple[str, Audit | None]]:
    for name in LISTS:
        yield name, _run([*PIP_AUDIT, str(ROOT / name)], read_pip_audit)
    yield "web/package-lock.json", _run(NPM_AUDIT, read_npm_audit)


def _run(command: Sequence[str], read: Callable[[str], Audit | None]) -> Audit | None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return read(done.stdout)


def main() -> int:
    failed = False
    for name, audit in audits():
        print(verdict(name, audit))
        failed |= audit is not None and bool(audit.problems)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
