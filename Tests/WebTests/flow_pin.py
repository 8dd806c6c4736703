"""System D: a PIN and its confirmation."""

from selenium.webdriver.common.keys import Keys

from checks import LANGUAGES, SHAPES, case
from page import SignUpPage

PAIRS = {
    "different": ("739184", "739185", ["pin.confirmation"]),
    "too short": ("739", "739", ["pin.password"]),
    "no digits": ("dilek!", "dilek!", ["pin.password"]),
    "not repeated": ("739184", "", ["pin.confirmation"]),
}


@case("on", "off", languages=LANGUAGES)
def wrong_pairs(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    for name, (password, confirmation, expected) in PAIRS.items():
        page.type("pin.password", password)
        page.type("pin.confirmation", confirmation)
        page.send()
        wrong = [found for found in page.invalid() if found.startswith("pin.")]
        checks.true(set(expected) <= set(wrong), f"{name}: {expected} is marked, found {wrong}")
        for field in ("pin.password", "pin.confirmation"):
            control = page.control(field)
            checks.equal(control.get_dom_attribute("value"), None, f"{name}: {field} is never filled in again")
            checks.equal(control.get_attribute("type"), "password", f"{name}: {field} is hidden")
        source = browser.driver.page_source
        checks.true(len(password) < 6 or password not in source, f"{name}: what was typed is nowhere in the page")


@case("on", "off", languages=LANGUAGES)
def the_whole_form(browser, site, language, checks):
    """Everything that is needed, and the page of thanks, which never has the PIN."""
    page = SignUpPage(browser, site, language)
    page.fill_required()
    browser.posts()
    page.send()
    checks.true(page.is_thanks(), f"the form is accepted; wrong are {page.invalid()}")
    lines = page.lines()
    checks.true(len(lines) >= 5, f"the thanks have the fields: {lines}")
    checks.true("739184" not in browser.driver.page_source, "the PIN is not in the page")
    posts = browser.posts()
    checks.equal(len(posts), 1, "posts that sent the form")


@case("on", languages=LANGUAGES)
def show_and_hide(browser, site, language, checks):
    """The button that shows a password: its name, its state, its live region, and that sending hides it again."""
    page = SignUpPage(browser, site, language)
    for field in ("pin.password", "pin.confirmation"):
        button, control = page.with_id(field, ".show"), page.control(field)
        if not checks.true(button.is_displayed(), f"{field}: the button is there with a script"):
            continue
        checks.equal(button.get_attribute("type"), "button", f"{field}: it sends nothing")
        control.send_keys("739184")
        button.click()
        checks.equal(control.get_attribute("type"), "text", f"{field} is shown")
        checks.equal(button.text, page.messages["form.hide"], f"{field}: the button hides now")
        status = button.find_element("xpath", 'following-sibling::*[@role="status"]')
        checks.equal(status.text, page.messages["form.shown"], f"{field}: the status says it")
        checks.equal(control.get_attribute("value"), "739184", f"{field} has what was typed")
    button.click()
    checks.equal(control.get_attribute("type"), "password", f"{field} is hidden again")
    names = [
        browser.accessible(f'[id="signup.{field}.show"]')["name"] for field in ("pin.password", "pin.confirmation")
    ]
    checks.true(names[0] != names[1], f"the two buttons have names of their own: {names}")
    browser.posts()
    page.send()
    checks.equal(page.control("pin.password").get_attribute("type"), "password", "hidden on the next page")
    browser.driver.back()
    page.wait(lambda: page.has("#signup\\.pin\\.password"))
    checks.equal(
        page.control("pin.password").get_attribute("type"), "password", "hidden when one comes back to the page"
    )


@case("off", languages=SHAPES)
def no_button_without_a_script(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    for field in ("pin.password", "pin.confirmation"):
        checks.true(not page.with_id(field, ".show").is_displayed(), f"{field}: a button that could do nothing")


@case("on", "off", languages=SHAPES)
def paste(browser, site, language, checks):
    """Cut from one field and pasted into both: nothing hinders it."""
    page = SignUpPage(browser, site, language)
    page.type("user", "739184")
    page.control("user").send_keys(Keys.CONTROL + "ac")
    for field in ("pin.password", "pin.confirmation"):
        page.control(field).send_keys(Keys.CONTROL + "v")
        checks.equal(page.value(field), "739184", f"{field} takes what is pasted")
