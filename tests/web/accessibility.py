"""The accessibility checker axe, run in a page."""

from __future__ import annotations

from playwright.sync_api import Page

from .building import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def assert_accessible(page: Page) -> None:
    """The page as it is now has no serious violation."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    violations = [
        (one["id"], node["html"][:160], node["failureSummary"][:300])
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]
    assert violations == [], (page.url, page.viewport_size, violations)
