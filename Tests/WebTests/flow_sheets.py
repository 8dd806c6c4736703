"""System A: a date field whose button opens an action sheet with the columns of the date."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from checks import LANGUAGES, SHAPES, case
from page import VALUES, SignUpPage

FIELDS = ["birthday", "firstDay"]


def focused(browser):
    """The id of what has the focus, and whether it is inside an element."""
    return browser.driver.switch_to.active_element.get_attribute("id")


@case("on", "off", languages=LANGUAGES)
def open_choose_done(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    for field in FIELDS:
        checks.true(not page.with_id(field, ".sheet").is_displayed(), f"the sheet of {field} is closed at first")
        checks.true(page.open_sheet(field), f"the sheet of {field} opens")
        checks.true(focused(browser).startswith(f"signup.{field}."), f"{field}: the focus is in the sheet")
        page.fill_date(field, VALUES[field])
        checks.true(page.close_sheet(field), f"Done closes the sheet of {field}")
        checks.equal(focused(browser), f"signup.{field}.open", f"{field}: the focus is back on the button")
        for part, value in VALUES[field].items():
            checks.equal(page.value(f"{field}.{part}"), value, f"{field}.{part} after Done")


@case("on", "off", languages=LANGUAGES)
def button_says_the_value(browser, site, language, checks):
    """Without a script the button says what was chosen when the page comes back; with one, at once."""
    page = SignUpPage(browser, site, language)
    choose = page.messages["form.choose"]
    checks.equal(page.text("#signup\\.firstDay\\.open"), choose, "the button of an empty field")
    page.fill_sheet("firstDay")
    if browser.script == "off":
        page.send()
    else:
        page.wait(lambda: page.text("#signup\\.firstDay\\.open") != choose)
    by_script = page.text("#signup\\.firstDay\\.open")
    checks.true("24" in by_script or "٢٤" in by_script, f"the button says the day: {by_script}")
    if browser.script == "on":
        page.send()
        checks.equal(by_script, page.text("#signup\\.firstDay\\.open"), "the button by script, and by the server")


@case("on", "off", languages=SHAPES)
def escape_closes(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_sheet("birthday")
    page.choose("birthday.day", "7")
    # What a tap outside means is the picker's to say, and here it means nothing.
    ActionChains(browser.driver).move_by_offset(3, 3).click().perform()
    checks.true(page.with_id("birthday", ".sheet").is_displayed(), "a tap outside leaves the sheet open")
    browser.evaluate("arguments[0].focus()", page.seen("birthday.day"))
    browser.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    closed = page.wait(lambda: not page.with_id("birthday", ".sheet").is_displayed())
    checks.true(closed, "Escape closes the sheet")
    if browser.script == "on":
        checks.equal(page.value("birthday.day"), "", "Escape cancels, and the script restores what was there")
    checks.equal(focused(browser), "signup.birthday.open", "the focus is back on the button")


@case("off", languages=SHAPES)
def popover_where_modal_buttons_are_unknown(browser, site, language, checks):
    """A browser that does not know `command` passes over it, as if it were not there."""
    page = SignUpPage(browser, site, language)
    browser.evaluate(
        'for (const one of document.querySelectorAll("[commandfor]"))'
        ' { one.removeAttribute("command"); one.removeAttribute("commandfor"); }'
    )
    for field in FIELDS:
        checks.true(page.open_sheet(field), f"the sheet of {field} opens")
        is_popover = browser.evaluate("return arguments[0].matches(':popover-open')", page.with_id(field, ".sheet"))
        checks.true(is_popover, f"the sheet of {field} is a popover")
        page.fill_date(field, VALUES[field])
        checks.true(page.close_sheet(field), f"Done closes the sheet of {field}")
    page.send()
    for field in FIELDS:
        for part, value in VALUES[field].items():
            checks.equal(page.value(f"{field}.{part}"), value, f"{field}.{part} was sent")


@case("on", "off", languages=SHAPES)
def cancel_restores(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.fill_sheet("firstDay")
    page.type("user", "dilek")
    page.send()  # refused, as most of it is empty: what comes back is what cancel goes back to
    page.open_sheet("firstDay")
    page.choose("firstDay.day", "9")
    page.choose("firstDay.month", "5")
    cancel = page.with_id("firstDay", ".sheet").find_element("css selector", ".almanac-cancel")
    if browser.script == "off":
        page.leave(cancel.click)
    else:
        cancel.click()
    closed = page.wait(lambda: not page.with_id("firstDay", ".sheet").is_displayed())
    checks.true(closed, "cancel closes the sheet")
    for part, value in VALUES["firstDay"].items():
        checks.equal(page.value(f"firstDay.{part}"), value, f"firstDay.{part} after cancel")
    checks.equal(page.value("user"), "dilek", "the user name after cancel")


@case("on", "off", languages=SHAPES)
def days_follow_the_month(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_sheet("birthday")
    page.fill_date("birthday", {"year": "2024", "month": "2"})
    if browser.script == "off":
        page.press("birthday", "refresh")
        checks.true(page.with_id("birthday", ".sheet").is_displayed(), "the sheet is still open after a refresh")
    days = [value for value, _ in page.options("birthday.day") if value]
    checks.equal(days, [str(day) for day in range(1, 30)], "the days of February 2024")
    checks.equal(page.value("birthday.month"), "2", "the month after the days followed it")


@case("on", "off", languages=LANGUAGES)
def impossible_and_out_of_range(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.open_sheet("birthday")
    # With a script the 31st is gone once February is chosen, so the post comes from one who has none.
    chosen = (
        {"year": "2023", "month": "2", "day": "31"}
        if browser.script == "off"
        else {"year": "2026", "month": "12", "day": "5"}
    )
    page.fill_date("birthday", chosen)
    page.close_sheet("birthday")
    page.open_sheet("firstDay")
    page.fill_date("firstDay", {"year": "2026", "month": "1", "day": "1"})
    page.close_sheet("firstDay")
    page.send()
    wrong = page.invalid()
    for field in FIELDS:
        checks.true(any(name.startswith(f"{field}.") for name in wrong), f"{field} is marked as wrong: {wrong}")
        text = page.with_id(field).get_attribute("textContent")
        checks.true(page.messages.prefix("form.error") in text, f"{field} has a message")
    for part, value in chosen.items():
        checks.equal(page.value(f"birthday.{part}"), value, f"birthday.{part} is kept")
    if browser.script == "off":
        message = page.messages["picker.reason.noSuchDate"]
        checks.true(message in page.with_id("birthday").get_attribute("textContent"), "there is no such date")
