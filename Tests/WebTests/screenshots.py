"""Pictures of the page for people to look at: languages, light and dark, upright and on its side, forced colours.

They go to .build/web/screenshots and never into the repository. That each was made, and is not empty, is all that is
tested.
"""

import base64
import pathlib

from checks import SHAPES, case
from page import VALUES, SignUpPage

PHONE = {"portrait": (390, 844), "landscape": (844, 390)}


def take(browser, site, checks, name, whole=False):
    """Takes a picture of what is seen, or of the whole page."""
    browser.still()
    data = base64.b64decode(
        browser.command("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
    )
    checks.true(len(data) > 2_000 and data[:4] == b"\x89PNG", f"{name} is a picture")
    pathlib.Path(site.output, "screenshots", f"{name}.png").write_bytes(data)


@case("on", languages=SHAPES)
def systems(browser, site, language, checks):
    """Each of the four systems, in light and dark, upright and on its side."""
    page = SignUpPage(browser, site, language)
    page.fill_sheet("birthday")
    page.open_row("start")
    page.fill_date("start", VALUES["start"])
    page.fill_course()
    page.type("user", VALUES["user"])
    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        browser.size(1024, 900)
        take(browser, site, checks, f"{language}-page-{scheme}", whole=True)
        for way, size in PHONE.items():
            browser.size(*size)
            for name, selector in (
                ("rows", "details.almanac-row"),
                ("columns", "#signup\\.course"),
                ("pin", "#signup\\.pin"),
            ):
                browser.evaluate(
                    "document.querySelector(arguments[0]).scrollIntoView({block: 'start', behavior: 'instant'})",
                    selector,
                )
                take(browser, site, checks, f"{language}-{name}-{scheme}-{way}")
            page.open_sheet("birthday")
            take(browser, site, checks, f"{language}-sheet-{scheme}-{way}")
            page.close_sheet("birthday")


@case("on", languages=["tr", "ar"])
def other_looks(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_row("visit")
    browser.size(390, 844)
    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        browser.evaluate(
            "document.querySelector('#signup\\\\.visit').scrollIntoView({block: 'center', behavior: 'instant'})"
        )
        take(browser, site, checks, f"{language}-grid-{scheme}")
    browser.media(forced_colors="active", prefers_color_scheme="dark")
    take(browser, site, checks, f"{language}-forced-colours")
    browser.media(prefers_color_scheme="light")
    page.send()
    browser.evaluate("scrollTo(0, 0)")
    take(browser, site, checks, f"{language}-refused", whole=True)


@case("off", languages=["tr", "ar"])
def without_a_script(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    take(browser, site, checks, f"{language}-without-script", whole=True)
    page.open_sheet("firstDay")
    take(browser, site, checks, f"{language}-without-script-sheet")
