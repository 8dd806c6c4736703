"""System C: columns of options, dependent columns, a countdown, a distance, and month grids."""

from checks import LANGUAGES, SHAPES, case
from page import VALUES, SignUpPage


@case("on", "off", languages=LANGUAGES)
def dependent_columns(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    checks.true(not page.control("course.level.1").is_enabled(), "there are no groups before there is a course")
    page.fill_course()
    checks.equal([value for value, _ in page.options("course.level.1") if value], ["2.0", "2.1"], "the groups of music")
    for part, value in VALUES["course"].items():
        checks.equal(page.value(f"course.{part}"), value, f"course.{part}")
    # Another parent: what was chosen below the first one is given up.
    page.choose("course.level.0", "0")
    if browser.script == "off":
        page.press("course", "refresh")
    checks.equal([value for value, _ in page.options("course.level.1") if value], ["0.0", "0.1"], "those of swimming")
    checks.equal(page.value("course.level.1"), "", "the group below the other course")


@case("on", "off", languages=SHAPES)
def stale_child_is_refused(browser, site, language, checks):
    """A level of another course, as a page that was never refreshed sends it, is an error and is still shown."""
    page = SignUpPage(browser, site, language)
    fields = [(name, value) for name, value in page.entries() if not name.startswith("course.")]
    fields += [("course.level.0", "0"), ("course.level.1", "2.1"), ("course.level.2", "")]
    status, _, body = site.post(f"?language={language}", fields)
    checks.equal(status, 422, "status")
    checks.true(b'<option selected value="2.1">' in body, "the row of the other course is shown")


@case("on", "off", languages=LANGUAGES)
def amounts(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    checks.equal((page.value("length.hour"), page.value("length.minute")), ("0", "45"), "the countdown at first")
    page.choose("length.hour", "4")
    page.choose("length.minute", "30")
    way = [name for name, _ in page.entries() if name.startswith("way.")]
    checks.true(len(way) == 2, f"a distance has a unit and a digit: {way}")
    page.choose(way[0], "3")
    page.choose(way[1], "5")
    page.send()
    checks.true(any(name.startswith("length.") for name in page.invalid()), "four and a half hours are too long")
    checks.true(not any(name.startswith("way.") for name in page.invalid()), "the distance is right")
    checks.equal((page.value(way[0]), page.value(way[1])), ("3", "5"), "the distance is kept")


@case("on", "off", languages=LANGUAGES)
def month_grid(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_row("visit")
    caption = page.text("#signup\\.visit caption")
    turn = 'button[name="visit.action"][value="turn:1"]'
    if browser.script == "off":
        page.leave(browser.find(turn).click)
    else:
        browser.find(turn).click()
    page.wait(lambda: page.text("#signup\\.visit caption") != caption)
    checks.true(page.text("#signup\\.visit caption") != caption, "another month is shown")
    checks.true(page.with_id("visit").is_displayed(), "the row is still open")
    day = 'button[value="pick:2026-12-22"]'
    sunday = 'button[value="pick:2026-12-20"]'
    checks.true(not browser.find(sunday).is_enabled(), "Sundays can't be picked")
    if browser.script == "off":
        page.leave(browser.find(day).click)
    else:
        browser.find(day).click()
    page.wait(lambda: page.value("visit.selection") == "2026-12-22")
    checks.equal(page.value("visit.selection"), "2026-12-22", "what is selected")
    page.open_row("visit")
    pressed = browser.find_all('#signup\\.visit [aria-pressed="true"], #signup\\.visit [aria-selected="true"]')
    checks.equal(len(pressed), 1, "one day is marked as selected")
    checks.equal(page.value("user"), "", "nothing else changed")
