"""The scenario editor: edited on the map and in lists, checked by the server, saved, played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .accessibility import assert_accessible
from .users import Site


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def problems(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("can be played|se puede jugar"))


def introduce(page: Page, name: str) -> None:
    save = page.get_by_role("button", name=re.compile("Save|Guardar"))
    expect(save).to_be_visible()  # the page before asks for a name too, but saves nothing
    page.get_by_label(re.compile("Your name|Tu nombre")).fill(name)
    save.click()


def place(page: Page, what: str, province: str) -> None:
    """Place with the keyboard."""
    page.get_by_label(what, exact=True).check()
    page.locator(f'[data-province="{province}"]').focus()
    page.keyboard.press("Enter")


def saved(page: Page, name: str) -> dict[str, Any]:
    with page.expect_download() as download:
        button(page, name).click()
    found: dict[str, Any] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return found


def test_a_scenario_is_made_saved_and_played(site: Site, tmp_path: Path) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    page.goto("/create/machiavelli")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Custom scenario").click()
    page.get_by_role("link", name="Make one on the map").click()
    introduce(page, "Ana")
    page.get_by_label("Begin with …").select_option(label="A first match")
    expect(problems(page)).to_contain_text("This scenario can be played.")
    assert_accessible(page)

    page.get_by_label("Milan", exact=True).check()
    place(page, "Fleet", "parma")
    wrong = "No such unit can be there: fleet in Parma."
    expect(problems(page)).to_contain_text(wrong)
    expect(page.locator('[data-place="powers.2.units.4"]')).to_contain_text(wrong)
    expect(button(page, "Play it")).to_be_disabled()
    button(page, "Undo").click()
    place(page, "Army", "parma")
    place(page, "Land", "parma")
    page.get_by_label("Ducats").fill("77")
    page.get_by_label("Ducats").blur()
    page.get_by_label("Add a province …").select_option(label="Cremona")
    expect(problems(page)).to_contain_text("This scenario can be played.")

    document = saved(page, "Save file")
    milan = document["powers"][2]
    assert milan["treasury"] == 77
    assert milan["units"][-1] == "A parma"
    assert milan["provinces"][-2:] == ["parma", "cremona"]

    page.reload()
    page.get_by_label("Milan", exact=True).check()
    expect(page.get_by_label("Ducats")).to_have_value("77")
    button(page, "Play it").click()
    expect(page.get_by_role("radio", name=re.compile("^An evening"))).to_be_checked()
    expect(page.get_by_role("combobox").first).to_have_value("custom")
    button(page, "Open the table").click()
    for _ in range(2):
        ana.add_bot("easy")
    ana.start()
    expect(page.locator('[data-unit="A parma"]')).to_be_visible()
    a_file_from_disk_is_opened_on_a_phone(site, tmp_path, document)


def a_file_from_disk_is_opened_on_a_phone(
    site: Site, folder: Path, document: dict[str, Any]
) -> None:
    ben = site.user("Ben", phone=True, theme="light", locale="es-ES", own_board=True)
    page = ben.page
    document["powers"][1].update(capital="atlantis", treasury=-3)
    path = folder / "mine.json"
    path.write_text(json.dumps(document), "utf-8")
    page.goto("/workshop/machiavelli")
    introduce(page, "Ben")
    page.locator('input[type="file"]').set_input_files(path)
    expect(problems(page)).to_contain_text("Aquí va un número de 0–999.")
    problems(page).get_by_role("button").first.tap()
    expect(page.get_by_label("Ducados")).to_be_focused()
    assert page.get_by_label("Ducados").get_attribute("aria-invalid") == "true"
    page.get_by_label("Ducados").fill("3")
    page.get_by_label("Ducados").blur()
    expect(problems(page)).to_contain_text("El mapa no tiene la provincia «atlantis».")
    page.get_by_label("Capital").select_option(label="Padua")
    expect(problems(page)).to_contain_text("Este escenario se puede jugar.")
    assert_accessible(page)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
