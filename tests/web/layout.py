"""Measures that nothing on a page overlaps or is cut, at any size of the window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
)
SETTLED = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
  await Promise.all(document.getAnimations().map((one) =>
    Number.isFinite(one.effect?.getComputedTiming().endTime) ? one.finished.catch(() => 0) : 0));
}"""
PROBLEMS = """() => {
  const SLACK = 2;
  const problems = [];
  const name = (one) => {
    const text = (one.getAttribute("aria-label") || one.textContent || "").trim();
    return `<${one.tagName.toLowerCase()} ${one.getAttribute("class") ?? ""}> ${text.slice(0, 40)}`;
  };
  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".unseen, .skip") && one.getBoundingClientRect().width > 1;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isFixed = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };

  // 1. The page is as wide as the window, and its heading has room.
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + SLACK) problems.push(`page ${page.scrollWidth} px wide`);

  for (const one of document.querySelectorAll("main h1:not(.unseen)")) {
    if (one.textContent.trim() && one.getBoundingClientRect().width < SLACK) {
      problems.push(`no room: ${name(one)}`);
    }
  }

  // 2. Controls lie within every box that clips them, unless it scrolls.
  const controls = [...document.querySelectorAll("button, a, input, select, textarea, summary, h1")]
    .filter(isSeen);
  for (const one of controls) {
    const box = one.getBoundingClientRect();
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const clip = at.getBoundingClientRect();
      if (box.left < clip.left - SLACK || box.right > clip.right + SLACK ||
          box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK) {
        problems.push(`cut: ${name(one)}`);
        break;
      }
    }
  }

  // 3. Texts fit into their elements, unless they scroll or are shortened with a title.
  for (const one of document.querySelectorAll("button, p, h1, h2, b, li, summary, label, th, td")) {
    const style = getComputedStyle(one);
    if (!isSeen(one) || scrolls(style) || one.closest("svg")) continue;
    if (style.textOverflow === "ellipsis" && one.title) continue;
    if (style.display === "inline") continue;
    // Pictures are made to fit, and the count of a pile hangs over its corner.
    if (one.querySelector("svg, canvas, .count")) continue;
    if (one.scrollWidth > one.clientWidth + SLACK) {
      problems.push(`text cut: ${name(one)} (${one.scrollWidth} > ${one.clientWidth})`);
    }
  }

  // 4. No control lies on another, and none under something else; what sticks may cover the page.
  for (const one of controls) {
    if (one.closest("[data-overlay], .scroll")) continue;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const scroller = one.parentElement.closest(".side, .scroll, .cards, .frame, .papers");
    if (scroller) {
      const clip = scroller.getBoundingClientRect();
      if (y < clip.top || y > clip.bottom || x < clip.left || x > clip.right) continue;
    }
    const hit = document.elementFromPoint(x, y);
    if (!hit || one.contains(hit) || hit.contains(one)) continue;
    if (hit.closest("label")?.contains(one) || one.labels?.[0]?.contains(hit)) continue;
    if (isFixed(hit) && !isFixed(one)) continue;
    problems.push(`covered: ${name(one)} by ${name(hit)}`);
  }

  // 5. Panels beside each other do not overlap.
  const shown = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!scrolls(getComputedStyle(at))) continue;
      const clip = at.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return { left, top, right, bottom };
  };
  const blocks = [
    ...document.querySelectorAll("main header, .table > .frame, .desk, .panel, .tools"),
  ].filter(isSeen);
  for (const [i, one] of blocks.entries()) {
    for (const other of blocks.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (isFixed(one) || isFixed(other)) continue;
      if (one.closest(".tools") || other.closest(".tools")) continue;
      const [a, b] = [shown(one), shown(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > SLACK && high > SLACK) problems.push(`overlap: ${name(one)} and ${name(other)}`);
    }
  }
  return problems;
}"""
WITHIN = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const isBeside = box.left < -1 || box.right > innerWidth + 1;
  return isBeside || box.top < -1 || box.bottom > innerHeight + 1;
}).map((one) => one.className + " " + one.textContent.trim().slice(0, 40))"""

COVERED = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.getAttribute("aria-label"))"""


def layout_problems(page: Page) -> list[str]:
    """What overlaps, is covered or cut on a page, in words; nothing on a page that is fine."""
    page.evaluate(SETTLED)
    found: Any = page.evaluate(PROBLEMS)
    return list(found)


def beyond_the_window(page: Page, selector: str) -> list[str]:
    """Elements that do not lie wholly in the window."""
    page.evaluate(SETTLED)
    found: Any = page.evaluate(WITHIN, selector)
    return list(found)


def covered(page: Page, selector: str) -> list[str]:
    """Elements whose middle something else lies on, or that are not in the window."""
    page.evaluate(SETTLED)
    found: Any = page.evaluate(COVERED, selector)
    return list(found)


def assert_laid_out(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    problems = layout_problems(page)
    assert problems == [], (size, problems)
