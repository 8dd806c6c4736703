"""Every state of the page by axe-core, light and dark, on a desktop and a phone, with the rules that it leaves off."""

import pathlib

from checks import LANGUAGES, SHAPES, case
from page import SignUpPage
from points_errors import mistaken
from points_names import OPEN_ALL

# Rules that axe has, and does not run unless it is told to.
_OPTIONS = {
    "resultTypes": ["violations", "incomplete"],
    "rules": {
        "target-size": {"enabled": True},
        "label-content-name-mismatch": {"enabled": True},
        "css-orientation-lock": {"enabled": True},
    },
}
# A broken reference or an id that is there twice is for axe a thing that somebody should look at. It is an error here.
FAIL_WHEN_INCOMPLETE = {"aria-valid-attr-value", "duplicate-id-aria"}

_RUN = """
const done = arguments[arguments.length - 1];
const lines = rules => rules.map(rule => [rule.id, rule.nodes.map(node => node.target.join(" ") + " " +
  (node.any[0] ?? node.all[0] ?? node.none[0] ?? {message: ""}).message)]);
axe.run(document, arguments[0]).then(
  found => done([found.passes.length, lines(found.violations), lines(found.incomplete)]),
  error => done([0, [["axe itself", [String(error)]]], []]));
"""

# Contrast hangs on the scheme, and the size of targets on the screen: both are looked at in two runs.
LOOKS = {"light, desktop": ("light", (1024, 900)), "dark, phone": ("dark", (360, 740))}


def look(browser, site, checks, what):
    """Runs all rules over the page as it is now."""
    browser.still()
    browser.evaluate(pathlib.Path(site.axe).read_text(encoding="utf-8"))
    passed, violations, incomplete = browser.driver.execute_async_script(_RUN, _OPTIONS)
    checks.count += passed
    checks.true(passed >= 15, f"{what}: rules that had something to look at: {passed}")
    for rule, places in violations:
        checks.none(places, f"{what}, {rule}")
    for rule, places in incomplete:
        if rule in FAIL_WHEN_INCOMPLETE:
            checks.none(places, f"{what}, {rule} (incomplete)")


def look_at_all(browser, site, checks, what):
    for name, (scheme, size) in LOOKS.items():
        browser.media(prefers_color_scheme=scheme)
        browser.size(*size)
        look(browser, site, checks, f"{what}, {name}")


@case("on", languages=LANGUAGES)
def with_script(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_row("visit")
    look_at_all(browser, site, checks, "served")
    page.open_sheet("firstDay")
    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        look(browser, site, checks, f"sheet, {scheme}")
    page.close_sheet("firstDay")
    page.send()
    look_at_all(browser, site, checks, "refused")


@case("on", languages=LANGUAGES)
def without_script(browser, site, language, checks):
    """The markup as it is served, all of it opened. A browser with scripts off can't run axe either."""
    browser.block("*/almanac.js")
    page = SignUpPage(browser, site, language)
    browser.evaluate(OPEN_ALL)
    look_at_all(browser, site, checks, "opened")
    page, _ = mistaken(browser, site, language)
    look(browser, site, checks, "mistaken")


@case("on", languages=SHAPES)
def other_pages(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.fill_required()
    page.send()
    checks.true(page.is_thanks(), f"the form is accepted; wrong are {page.invalid()}")
    look(browser, site, checks, "thanks")
    browser.get(f"{site.address}nowhere?language={language}")
    look(browser, site, checks, "no such page")
    # The browser says of the page's own status what nobody needs to mend.
    browser.complaints()
