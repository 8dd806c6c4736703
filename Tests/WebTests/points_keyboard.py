"""Points 15, 16, 18 and 19 of the accessibility checklist: the keyboard, wheels, month grids."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from checks import LANGUAGES, SHAPES, case
from page import SignUpPage

_STOP = """
const one = document.activeElement, box = one.getBoundingClientRect(), style = getComputedStyle(one);
return {name: one.name || one.id || one.textContent.trim().slice(0, 30) || one.localName, kind: one.localName,
  top: box.top + scrollY, bottom: box.bottom + scrollY, left: box.left, right: box.right, body: one === document.body,
  run: [...document.querySelectorAll(".almanac-columns[dir=ltr]")].indexOf(one.closest(".almanac-columns[dir=ltr]")),
  inside: box.top >= -1 && box.bottom <= innerHeight + 1 && box.width > 0,
  ring: (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none"};
"""


def walk(browser, most=140):
    """Where the tab key leads, from the top of the page until it leaves it."""
    stops = []
    # The tab key goes on from where the focus was last, so it has to have been at the top.
    browser.evaluate(
        "const top = document.body; top.tabIndex = -1; top.focus(); top.removeAttribute('tabindex'); scrollTo(0, 0)"
    )
    for _ in range(most):
        browser.press(Keys.TAB)
        stop = browser.evaluate(_STOP)
        if stop["body"] or (stops and stop == stops[0]):
            break
        stops.append(stop)
    return stops


@case("on", "off", languages=SHAPES)
def point_15_order_and_visible_focus(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    checks.equal(
        browser.evaluate(
            "return document.querySelectorAll(\"[tabindex]:not([tabindex='0']):not([tabindex='-1'])\").length"
        ),
        0,
        "tabindex above 0",
    )
    page.open_row("start")
    stops = walk(browser)
    checks.true(len(stops) >= 25, f"controls that the tab key reaches: {[stop['name'] for stop in stops]}")
    reading = -1 if language == "ar" else 1
    backwards = []
    for one, other in zip(stops, stops[1:]):
        is_same_line = other["top"] < one["bottom"] - 2 and one["top"] < other["bottom"] - 2
        if is_same_line:
            # The columns of a time, and of one number, run from the left in every script.
            sign = 1 if one["run"] == other["run"] >= 0 else reading
            if sign * (other["left"] - one["left"]) < 0:
                backwards.append(f"{one['name']} then {other['name']}")
        elif other["top"] < one["top"]:
            backwards.append(f"{one['name']} then {other['name']} above it")
    checks.none(backwards, "the tab key leads back")
    checks.none((stop["name"] for stop in stops if not stop["ring"]), "controls whose focus can't be seen")
    checks.none((stop["name"] for stop in stops if not stop["inside"]), "controls with the focus that are out of sight")


@case("on")
def point_15_focus_is_a_different_picture(browser, site, language, checks):
    page = SignUpPage(browser, site, "tr")
    page.open_row("start")
    for selector in (
        "#signup\\.user",
        "#signup\\.birthday\\.open",
        "summary",
        "#signup\\.start\\.month",
        "#signup\\.pin\\.password",
        ".almanac-send",
    ):
        element = browser.find(selector)
        browser.evaluate(
            "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'}); document.activeElement.blur()",
            element,
        )
        before = browser.driver.get_screenshot_as_base64()
        # By the keyboard: a ring that only the mouse would not show is there then.
        browser.evaluate("arguments[0].focus({focusVisible: true})", element)
        checks.true(browser.driver.get_screenshot_as_base64() != before, f"{selector} looks different with the focus")


@case("on", "off", languages=SHAPES)
def point_16_no_change_of_context(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    browser.posts()
    address = browser.driver.current_url
    page.open_row("start")
    for name, value in (("start.month", "2"), ("size.level.0", "1"), ("course.level.0", "2"), ("length.hour", "1")):
        page.choose(name, value)
        focus = browser.evaluate(
            "const one = document.activeElement; return one.name ?? one.previousElementSibling?.name"
        )
        checks.equal(focus, name, "what has the focus after a choice")
    page.type("pin.password", "739184739184")
    checks.equal(
        page.browser.evaluate("return document.activeElement.name"), "pin.password", "no jump after the last digit"
    )
    checks.equal(browser.driver.current_url, address, "the address")
    checks.equal(browser.posts(), [], "nothing was sent")


@case("on", languages=LANGUAGES)
def point_19_wheel(browser, site, language, checks):
    """A spin button by the APG: its values, arrows, Page, Home, End and typing."""
    page = SignUpPage(browser, site, language)
    page.open_sheet("birthday")
    year = page.wheel("birthday.year")
    told = lambda: browser.accessible('[id="signup.birthday.year"]')
    # Chromium's tree has a property of this name, which stays empty.
    says = lambda: year.get_dom_attribute("aria-valuetext")
    checks.equal(told()["role"], "spinbutton", "its role")
    label = page.wheel("birthday.year").find_element("xpath", "..").find_element("css selector", "label").text
    checks.equal(told()["name"], label, "its name")
    checks.equal(says(), page.messages["form.choose"], "what an empty one says")
    for keys, expected in (
        (Keys.HOME, "1900"),
        (Keys.ARROW_UP, "1901"),
        (Keys.ARROW_DOWN, "1900"),
        (Keys.PAGE_UP, "1905"),
        (Keys.PAGE_DOWN, "1900"),
        (Keys.END, "2026"),
        (Keys.ARROW_UP, "2026"),
        ("1984", "1984"),
    ):
        year.send_keys(keys)
        checks.equal(page.value("birthday.year"), expected, f"the year after {ascii(keys)}")
        checks.equal(says(), dict(page.options("birthday.year"))[expected], "what it says")
    node = told()
    checks.equal((node["valuemin"], node["valuemax"]), (1900, 2026), "its bounds")
    year.find_elements("css selector", "span")[3].click()
    checks.equal(page.value("birthday.year"), "1985", "a tap on the row below")
    year.find_elements("css selector", "span")[1].click()
    checks.equal(page.value("birthday.year"), "1984", "a tap on the row above")
    row = year.size["height"] / 5
    for rows, expected in ((2, "1986"), (-1, "1985"), (-1, "1984"), (0.6, "1984")):
        # Slowly, over many places on the way.
        drag = ActionChains(browser.driver, duration=150).move_to_element(year).click_and_hold()
        drag.move_by_offset(0, round(-rows * row - (3 if rows > 0 else -3))).release().perform()
        checks.equal(page.value("birthday.year"), expected, f"the year after it was dragged by {rows} rows")
    month = page.wheel("birthday.month")
    month.send_keys(Keys.HOME)
    march = dict(page.options("birthday.month"))["3"]
    browser.type("3" if march[0].isdigit() else march)
    checks.equal(page.value("birthday.month"), "3", f"the month after typing {march}")
    day = page.wheel("birthday.day")
    day.send_keys(Keys.END)
    checks.equal(page.value("birthday.day"), "31", "the last day of March")
    month.send_keys(Keys.ARROW_DOWN)
    checks.equal(page.value("birthday.day"), "29", "the day after the month went to February of a leap year")
    month.send_keys(Keys.ARROW_UP)
    checks.equal(page.value("birthday.day"), "31", "the day that was wanted is back with the month")


@case("on", languages=LANGUAGES)
def point_18_month_grid(browser, site, language, checks):
    """A grid by the APG's date picker dialog."""
    page = SignUpPage(browser, site, language)
    page.open_row("visit")
    grid = browser.accessible("#signup\\.visit table")
    checks.equal(grid["role"], "grid", "its role")
    caption = page.text("#signup\\.visit caption")
    checks.equal(grid["name"], caption, "its name is the month")
    stops = browser.find_all('#signup\\.visit tbody button[tabindex="0"]')
    checks.equal(len(stops), 1, "cells that the tab key reaches")
    names = browser.evaluate(
        'return [...document.querySelectorAll("#signup\\\\.visit thead th")].map(one => [one.abbr, one.textContent])'
    )
    checks.true(
        len(names) == 7 and all(full and short for full, short in names), f"weekdays with their full names: {names}"
    )
    # From December on there are days to choose.
    turn = browser.find('#signup\\.visit button[value="turn:1"]')
    before = caption
    turn.click()
    page.wait(lambda: page.text("#signup\\.visit caption") != before)
    focus = lambda: browser.evaluate("return document.activeElement.value ?? document.activeElement.id")
    first = browser.find('#signup\\.visit button[value="pick:2026-12-09"]')
    browser.evaluate("arguments[0].focus()", first)
    right = Keys.ARROW_LEFT if language == "ar" else Keys.ARROW_RIGHT
    left = Keys.ARROW_RIGHT if language == "ar" else Keys.ARROW_LEFT
    for key, expected in (
        (right, "pick:2026-12-10"),
        (left, "pick:2026-12-09"),
        (Keys.ARROW_DOWN, "pick:2026-12-16"),
        (Keys.ARROW_UP, "pick:2026-12-09"),
    ):
        browser.press(key)
        checks.equal(focus(), expected, f"the day after {ascii(key)}")
    days = browser.evaluate(
        'return [...document.activeElement.closest("tr").querySelectorAll("button")]'
        ".filter(one => !one.disabled).map(one => one.value)"
    )
    browser.press(Keys.HOME)
    checks.equal(focus(), days[0], "Home goes to the beginning of the week")
    browser.press(Keys.END)
    checks.equal(focus(), days[-1], "End goes to the end of the week")
    browser.press(Keys.ENTER)
    page.wait(lambda: page.value("visit.selection") == days[-1].removeprefix("pick:"))
    checks.equal(page.value("visit.selection"), days[-1].removeprefix("pick:"), "Return chooses the day")
    page.open_row("visit")
    selected = browser.find_all('#signup\\.visit [aria-selected="true"]')
    checks.equal(len(selected), 1, "cells that are selected")
    for keys, months in ((Keys.PAGE_DOWN, 1), (Keys.PAGE_UP, 0), (Keys.SHIFT + Keys.PAGE_DOWN, 12)):
        stop = browser.find('#signup\\.visit tbody button[tabindex="0"]')
        browser.evaluate("arguments[0].focus()", stop)
        browser.press(keys)
        expected = f"{2026 + (11 + months) // 12}-{(11 + months) % 12 + 1:02}"
        arrived = page.wait(lambda: page.value("visit.month") == expected)
        checks.true(arrived, f"{ascii(keys)} leads to {expected}: {page.value('visit.month')}")
        at = page.wait(lambda: str(focus()).startswith(("pick:", "turn:")))
        checks.true(at, f"the focus is in the grid after {ascii(keys)}: {focus()}")
