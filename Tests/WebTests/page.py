"""The sign-up page as its reader uses it: finding, choosing, typing, sending."""

import urllib.parse

from selenium.common.exceptions import NoSuchElementException, TimeoutException, WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from messages import Messages

# What the tests sign up with: a value for every part of every field, by the names that are posted.
VALUES = {
    "user": "dilek",
    "birthday": {"year": "1990", "month": "2", "day": "3"},
    "firstDay": {"year": "2026", "month": "12", "day": "24"},
    "start": {"year": "2027", "month": "1", "day": "31"},
    "course": {"level.0": "2", "level.1": "2.0", "level.2": "2.0.1"},
    "pin.password": "739184",
    "pin.confirmation": "739184",
}

_ENTRIES = """
const form = document.querySelector("form.almanac-form");
return form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
"""


class SignUpPage:
    """The page in one language, in one browser."""

    def __init__(self, browser, site, language, query=""):
        self.browser = browser
        self.site = site
        self.language = language
        self.messages = Messages(language)
        browser.get(f"{site.address}?language={language}{query}")

    # MARK: Finding

    def control(self, name):
        """The select, input or hidden input that is posted under a name."""
        return self.browser.find(f'[name="{name}"]:not(button)')

    def has(self, selector):
        return bool(self.browser.find_all(selector))

    def text(self, selector):
        return self.browser.find(selector).text

    def id(self, name):
        return f"signup.{name}"

    def with_id(self, name, suffix=""):
        """The element of a field, a part or what belongs to it, by its id."""
        return self.browser.driver.find_element(By.ID, f"signup.{name}{suffix}")

    def value(self, name):
        return self.browser.evaluate("return arguments[0].value", self.control(name))

    def options(self, name):
        """The values and texts of the rows of a select that can be chosen."""
        return self.browser.evaluate(
            "return [...arguments[0].options].filter(row => !row.disabled).map(row => [row.value, row.text])",
            self.control(name),
        )

    def entries(self):
        """Names and values of what the form would send now, but for the button."""
        return [tuple(pair) for pair in self.browser.evaluate(_ENTRIES)]

    def is_thanks(self):
        return self.has("main dl") and not self.has("form.almanac-form")

    def lines(self):
        """The fields and values of the page of thanks."""
        terms, values = self.browser.find_all("main dt"), self.browser.find_all("main dd")
        return {term.text: value.text for term, value in zip(terms, values)}

    def invalid(self):
        """The names of the controls that are marked as wrong."""
        return self.browser.evaluate(
            'return [...document.querySelectorAll("[name][aria-invalid=true]")].map(one => one.name)'
        )

    # MARK: Using

    def wait(self, condition, seconds=20):
        """Waits until something is so, and says whether it came to be. What goes away meanwhile is not so yet."""
        waiting = WebDriverWait(self.browser.driver, seconds, 0.05, ignored_exceptions=[WebDriverException])
        try:
            return waiting.until(lambda _: condition())
        except TimeoutException:
            return False

    def leave(self, action):
        """Does what loads another page, and waits until it is there."""
        old = self.browser.find("html")
        action()
        self.wait(lambda: self._is_gone(old))
        self.wait(lambda: self.browser.evaluate("return document.readyState") == "complete")

    def _is_gone(self, element):
        try:
            element.is_enabled()
            return False
        except Exception:
            return True

    def choose(self, name, value):
        """Chooses the row of a column: in the list of a select, or by the keys of the script's wheel."""
        select = self.control(name)
        if not select.is_displayed():
            return self.turn(name, value)
        try:
            select.find_element(By.CSS_SELECTOR, f'option[value="{value}"]').click()
        except NoSuchElementException:
            raise LookupError(f"{name} has no row {value!r}, but {[row for row, _ in self.options(name)]}") from None

    def wheel(self, name):
        """The spin button that shows the rows of a select."""
        return self.control(name).find_element(By.XPATH, "following-sibling::*[@role='spinbutton']")

    def seen(self, name):
        """The control that its reader has before them: a wheel in place of a select, with the same id."""
        return self.with_id(name)

    def turn(self, name, value):
        """Turns a wheel to a row: to the first one, then in large steps and small ones."""
        rows = [row for row, _ in self.options(name) if row]
        if str(value) not in rows:
            raise LookupError(f"{name} has no row {value!r}, but {rows}")
        large, small = divmod(rows.index(str(value)), 5)
        self.wheel(name).send_keys(Keys.HOME + Keys.PAGE_UP * large + Keys.ARROW_UP * small)

    def type(self, name, text):
        field = self.control(name)
        field.clear()
        field.send_keys(text)

    def open_sheet(self, field):
        self.with_id(field, ".open").click()
        return self.wait(lambda: self.with_id(field, ".sheet").is_displayed())

    def close_sheet(self, field):
        self.with_id(field, ".sheet").find_element(By.CSS_SELECTOR, ".almanac-done").click()
        return self.wait(lambda: not self.with_id(field, ".sheet").is_displayed())

    def open_row(self, field):
        """Opens an inline row, unless it is open."""
        row = self.with_id(field).find_element(By.XPATH, "ancestor::details")
        if row.get_attribute("open") is None:
            row.find_element(By.CSS_SELECTOR, "summary").click()
        return row

    def press(self, field, action):
        """Presses a button of a field that sends the form without finishing it."""
        self.leave(self.browser.find(f'button[name="{field}.action"][value="{action}"]').click)

    def send(self):
        self.leave(self.browser.find("button.almanac-send").click)

    # MARK: Filling

    def fill_date(self, field, parts):
        for part, value in parts.items():
            self.choose(f"{field}.{part}", value)

    def fill_sheet(self, field):
        self.open_sheet(field)
        self.fill_date(field, VALUES[field])
        self.close_sheet(field)

    def fill_required(self):
        """Fills whatever has to be filled, and nothing else."""
        self.type("user", VALUES["user"])
        self.fill_sheet("birthday")
        self.fill_sheet("firstDay")
        self.choose(self.size_name(), self.options(self.size_name())[-1][0])
        self.fill_course()
        self.fill_pin()

    def size_name(self):
        return next(name for name, _ in self.entries() if name.startswith("size."))

    def fill_course(self):
        """Chooses a course, and its group and level, for which the page without a script has to be refreshed."""
        for level in range(3):
            self.choose(f"course.level.{level}", VALUES["course"][f"level.{level}"])
            if level < 2 and self.browser.script == "off":
                self.press("course", "refresh")

    def fill_pin(self):
        self.type("pin.password", VALUES["pin.password"])
        self.type("pin.confirmation", VALUES["pin.confirmation"])


def pairs(body):
    """The names and values of a body as it was sent."""
    return urllib.parse.parse_qsl(body, keep_blank_values=True)
