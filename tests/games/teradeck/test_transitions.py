"""Modules, bugs and patches: the whole transition tables and every refusal (rules 5 and 6)."""

from __future__ import annotations

import pytest

from ludoteca.games.teradeck.deck import COLOURS
from ludoteca.kernel import Rejected
from tests.games.teradeck.positions import act, discarded, offered, position, project, tags

BUG, PATCH = "bug_backend_1", "patch_backend_1"

# Module before and after a bug, event, number of discarded cards (rule 6).
BUGS = [
    ("free", "bugged", "module_bugged", 0),
    ("patched", "free", "patch_destroyed", 2),
    ("bugged", "", "module_collapsed", 3),
]


@pytest.mark.parametrize(("before", "after", "event", "gone"), BUGS)
def test_a_bug_on_a_module(before: str, after: str, event: str, gone: int) -> None:
    match = position([BUG, ""], ["", f"backend:{before}"])
    events = act(match, f"bug {BUG} 2 backend")
    assert tags(events)[0] == event
    assert project(match, 1) == (f"backend:{after}" if after else "")
    assert len(discarded(match)) == gone


# Module before and after a patch, event, number of discarded cards (rule 6).
PATCHES = [
    ("free", "patched", "module_patched", 0),
    ("bugged", "free", "bug_cured", 2),
    ("patched", "stabilised", "module_stabilised", 0),
]


@pytest.mark.parametrize(("before", "after", "event", "gone"), PATCHES)
def test_a_patch_on_a_module(before: str, after: str, event: str, gone: int) -> None:
    match = position([PATCH, ""], [f"backend:{before}", ""])
    events = act(match, f"patch {PATCH} 1 backend")
    assert tags(events)[0] == event
    assert project(match, 0) == f"backend:{after}"
    assert len(discarded(match)) == gone


@pytest.mark.parametrize("card", COLOURS)
@pytest.mark.parametrize("module", COLOURS)
@pytest.mark.parametrize(("kind", "owner"), [("bug", 1), ("patch", 0)])
def test_bugs_and_patches_reach_the_modules_whose_colour_goes_with_theirs(
    kind: str, owner: int, module: str, card: str
) -> None:
    projects = ["", ""]
    projects[owner] = f"{module}:free"
    match = position([f"{kind}_{card}_1", ""], projects)
    goes = card == module or "multicolor" in (card, module)
    assert bool(offered(match, 0)) is goes


def test_on_the_wildcard_a_patch_cures_a_bug_of_another_colour() -> None:
    """Ruling 11: the module's colour alone is compared."""
    match = position(["patch_frontend_1", ""], ["multicolor:bugged/bug_backend", ""])
    act(match, "patch patch_frontend_1 1 multicolor")
    assert project(match, 0) == "multicolor:free"


# Modules


def test_a_module_is_placed_and_lies_on_the_table_only() -> None:
    match = position(["module_mobile_1", ""], ["backend:free", ""])
    act(match, "module module_mobile_1")
    assert project(match, 0) == "backend:free mobile:free"
    assert discarded(match) == set()


def test_the_wildcard_neither_blocks_a_colour_nor_is_blocked() -> None:
    """Ruling 8."""
    match = position(["module_mobile_1 module_multicolor_1", ""], ["backend:free", ""])
    act(match, "module module_multicolor_1", "pass")
    act(match, "module module_mobile_1")
    assert project(match, 0) == "backend:free mobile:free multicolor:free"


# The code of a refusal, the move, the hand of the first of two seats, and both projects.
REFUSED = [
    ("card_not_held", f"bug {BUG} 2 backend", "", ["", "backend:free"]),
    ("wrong_kind_of_card", f"bug {PATCH} 2 backend", PATCH, ["", "backend:free"]),
    ("wrong_kind_of_card", f"module {BUG}", BUG, ["", ""]),
    ("cannot_place_duplicate", "module module_mobile_1", "module_mobile_1", ["mobile:bugged", ""]),
    ("module_not_found", f"bug {BUG} 2 backend", BUG, ["", "mobile:free"]),
    ("module_already_stable", f"bug {BUG} 2 backend", BUG, ["", "backend:stabilised"]),
    ("module_already_stable", f"patch {PATCH} 1 backend", PATCH, ["backend:stabilised", ""]),
    ("colour_mismatch", f"bug {BUG} 2 mobile", BUG, ["", "mobile:free"]),
    ("colour_mismatch", f"patch {PATCH} 1 mobile", PATCH, ["mobile:free", ""]),
    ("not_a_rival", f"bug {BUG} 1 backend", BUG, ["backend:free", ""]),
    ("not_a_rival", f"bug {BUG} 7 backend", BUG, ["backend:free", ""]),
    ("not_your_module", f"patch {PATCH} 2 backend", PATCH, ["", "backend:free"]),
    ("play_or_discard", "pass", BUG, ["", ""]),
    ("card_not_held", f"discard {PATCH}", BUG, ["", ""]),
    ("invalid_discard", f"discard {BUG} {BUG}", BUG, ["", ""]),
]


@pytest.mark.parametrize(("code", "move", "cards", "projects"), REFUSED)
def test_a_refused_move_says_why_and_the_card_stays(
    code: str, move: str, cards: str, projects: list[str]
) -> None:
    """Ruling 23: everything is validated before anything changes."""
    match = position([cards, ""], projects)
    before = match.state.copy()
    with pytest.raises(Rejected) as refusal:
        act(match, move)
    assert refusal.value.code == code
    assert match.state == before


# Two options that allow more targets (ruling 10).


def test_with_the_option_one_may_bug_oneself() -> None:
    match = position([BUG, ""], ["backend:free", ""], options={"bug_self": True})
    act(match, f"bug {BUG} 1 backend")
    assert project(match, 0) == "backend:bugged"


def test_with_the_option_one_may_patch_others() -> None:
    match = position([PATCH, ""], ["", "backend:bugged"], options={"patch_others": True})
    act(match, f"patch {PATCH} 2 backend")
    assert project(match, 1) == "backend:free"


# Why a card cannot be played (section 6): the card, both projects, the reason.
WHY = [
    ("module_mobile_1", ["mobile:free", ""], "cannot_place_duplicate"),
    (BUG, ["backend:free", "mobile:free backend:stabilised"], "no_bug_targets"),
    (PATCH, ["mobile:free", "backend:free"], "no_patch_targets"),
    ("op_recruit_ace_1", ["mobile:free", "mobile:free"], "no_operation_targets"),
    ("op_architect_change_1", ["mobile:free", ""], "no_operation_targets"),
    ("op_internal_phishing_1", ["mobile:free", "mobile:free"], "no_bugs_to_transfer"),
    ("op_internal_phishing_1", ["mobile:bugged", "mobile:patched"], "no_operation_targets"),
    ("op_end_year_party_1", ["", ""], ""),
    ("op_project_swap_1", ["", ""], ""),
]


@pytest.mark.parametrize(("card", "projects", "why"), WHY)
def test_the_view_tells_why_a_card_cannot_be_played(
    card: str, projects: list[str], why: str
) -> None:
    view = position([card, ""], projects).view(0)
    assert [one.why for one in view.unplayable] == ([why] if why else [])  # type: ignore[attr-defined]


def test_out_of_turn_no_card_can_be_played() -> None:
    match = position([BUG, PATCH], ["", ""], fields={"skips": [0, 1]})
    assert [one.why for one in match.view(1).unplayable] == ["skipped"]  # type: ignore[attr-defined]
