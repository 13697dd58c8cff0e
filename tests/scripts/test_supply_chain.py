"""What we rely on: bounds, the lock file, the audit's verdicts and the bill of materials."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import audit
import sbom

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKED = sbom.read_lock((ROOT / "requirements.lock").read_text())


@pytest.mark.parametrize("given", PROJECT["dependencies"])
def test_every_requirement_has_an_upper_bound_that_the_lock_satisfies(given: str) -> None:
    requirement = Requirement(given)
    assert {bound.operator for bound in requirement.specifier} == {">=", "<"}
    version = LOCKED[sbom.canonical(requirement.name)].split("==")[1].split()[0]
    assert version in requirement.specifier


@pytest.mark.parametrize("name", ["requirements.lock", "scripts/supply_chain.txt"])
def test_every_locked_package_has_hashes(name: str) -> None:
    entries = sbom.read_lock((ROOT / name).read_text())
    assert len(entries) > 40
    for entry in entries.values():
        assert "==" in entry
        assert "--hash=sha256:" in entry


def required_extras(name: str, chosen: set[str]) -> Iterator[tuple[str, set[str]]]:
    """The extras that an installed package, with extras of its own, asks of others."""
    try:
        given = requires(name) or ()
    except PackageNotFoundError:
        return  # for another platform
    for requirement in map(Requirement, given):
        holds = requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in ("", *chosen)
        )
        if holds and requirement.extras:
            yield sbom.canonical(requirement.name), requirement.extras


def test_extras_are_locked_by_name() -> None:
    """pip refuses a hash for `x` where something asks for `x[y]`."""
    extras = {
        name: Requirement(entry.split("\\")[0].split(";")[0]).extras
        for name, entry in LOCKED.items()
    }
    assert any(extras.values())
    for name, chosen in (extras | {"ludoteca": {"dev"}}).items():
        for wanted, needed in required_extras(name, chosen):
            assert needed <= extras[wanted], f"{name} needs {wanted}{[*needed]}"


def test_the_bill_of_materials_names_what_runs_and_nothing_else() -> None:
    names = sbom.needed(PROJECT, LOCKED)
    assert {"litestar", "uvicorn", "websockets", "anyio", "h11", "greenlet"} <= names
    assert not {"pytest", "ruff", "playwright", "schemathesis", "hypothesis"} & names
    assert names <= LOCKED.keys()


# The audit


def pip_audit(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


SAFE = {"name": "h11", "version": "0.16.0", "vulns": []}
SKIPPED = {"name": "h11", "skip_reason": "Dependency not found on PyPI"}
BROKEN = {"name": "h11", "version": "0.14.0", "vulns": [{"id": "PYSEC-2025-1"}]}
UNREACHABLE = "list: not audited, no database of advisories can be reached."


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("", UNREACHABLE),
        ("Traceback …", UNREACHABLE),
        ("[]", UNREACHABLE),
        (pip_audit(), UNREACHABLE),
        (pip_audit(SKIPPED, SKIPPED), UNREACHABLE),
        (pip_audit(SAFE, SKIPPED), "list: 1 of 2 packages audited, no known vulnerability."),
        (pip_audit(SAFE, BROKEN), "list: 1 known vulnerabilities: h11 0.14.0: PYSEC-2025-1."),
    ],
)
def test_the_audit_of_python_packages_says_what_it_knows(output: str, sentence: str) -> None:
    assert audit.verdict("list", audit.read_pip_audit(output)) == sentence


def npm_audit(**vulnerabilities: object) -> str:
    metadata = {"dependencies": {"total": 7}}
    return json.dumps({"vulnerabilities": vulnerabilities, "metadata": metadata})


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("", UNREACHABLE),
        (json.dumps({"message": "405", "statusCode": 405, "error": {}}), UNREACHABLE),
        (npm_audit(), "list: 7 of 7 packages audited, no known vulnerability."),
        (npm_audit(vite={"severity": "high"}), "list: 1 known vulnerabilities: vite: high."),
    ],
)
def test_the_audit_of_npm_packages_says_what_it_knows(output: str, sentence: str) -> None:
    assert audit.verdict("list", audit.read_npm_audit(output)) == sentence
