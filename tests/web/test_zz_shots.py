from playwright.sync_api import expect
from .test_remote import led
from .users import Site

def go(site, locale, tag):
    host, ana, ben, screen = led(site, host_paced=True)
    if locale == "es":
        for one in (host, ana):
            one.page.request.patch("/api/session", data={"locale": "es"})
            one.page.reload()
    for p in (host.page, ana.page): p.set_viewport_size({"width":390,"height":844})
    screen.set_viewport_size({"width":1920,"height":1080})
    host.page.screenshot(path=f"/tmp/s_{tag}_0lobby.png", full_page=True)
    host.page.get_by_role("button", name="Start" if locale=="en" else "Empezar", exact=True).tap()
    expect(host.table).to_be_visible()
    host.page.wait_for_timeout(1500)
    host.page.screenshot(path=f"/tmp/s_{tag}_1host.png")
    ana.page.screenshot(path=f"/tmp/s_{tag}_1ana.png")
    remote = host.page.locator(".remote")
    remote.locator("button").nth(0).tap()
    host.page.wait_for_timeout(800)
    for r in ("fire","heart"):
        ana.page.locator(".reactions button").nth(0 if r=="fire" else 3).tap()
        ana.page.wait_for_timeout(1700)
    host.page.screenshot(path=f"/tmp/s_{tag}_2host.png")
    ana.page.screenshot(path=f"/tmp/s_{tag}_2ana.png", full_page=True)
    screen.screenshot(path=f"/tmp/s_{tag}_2screen.png")

def test_en(site: Site): go(site, "en", "en")
def test_es(site: Site): go(site, "es", "es")
def test_safe(site: Site):
    host, ana, ben, screen = led(site, safe=True)
    host.page.set_viewport_size({"width":390,"height":844})
    host.page.screenshot(path="/tmp/s_safe_lobby.png", full_page=True)
    door = site.user("Cy", phone=True)
    door.page.goto(host.page.url)
    door.page.wait_for_timeout(800)
    door.page.screenshot(path="/tmp/s_safe_door.png", full_page=True)
    screen.set_viewport_size({"width":1920,"height":1080})
    screen.screenshot(path="/tmp/s_safe_screen.png")
    p = site.user("Zoe", phone=True).page
    p.set_viewport_size({"width":390,"height":844})
    p.goto("/create/trivia"); p.wait_for_timeout(800)
    p.screenshot(path="/tmp/s_create.png", full_page=True)
