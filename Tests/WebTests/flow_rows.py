"""System B: rows of a list that open into their columns, one at a time."""

from checks import LANGUAGES, SHAPES, case
from page import VALUES, SignUpPage


def choose_time(page, hour, minute):
    """Chooses a time on a clock of 24 hours or of 12."""
    has_halves = page.has('[name="end.dayPeriod"]')
    if has_halves:
        page.choose("end.dayPeriod", str(hour // 12))
    page.choose("end.hour", str(hour % 12 if has_halves else hour))
    page.choose("end.minute", str(minute))


def is_open(row):
    return row.get_attribute("open") is not None


@case("on", "off", languages=SHAPES)
def one_row_at_a_time(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    start = page.open_row("start")
    checks.true(is_open(start), "the row of the date opens")
    checks.true(page.seen("start.day").is_displayed(), "its columns are seen")
    end = page.open_row("end")
    checks.true(is_open(end), "the row of the time opens")
    checks.true(page.wait(lambda: not is_open(start)), "the row of the date closes then")
    end.find_element("css selector", "summary").click()
    checks.true(page.wait(lambda: not is_open(end)), "a second tap closes the row")


@case("on", "off", languages=LANGUAGES)
def value_in_the_row(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    value = (
        lambda field: page.with_id(field)
        .find_element("xpath", "ancestor::details")
        .find_element("css selector", ".almanac-value")
    )
    checks.equal(value("start").text, page.messages["form.choose"], "the row of an empty field")
    page.open_row("start")
    page.fill_date("start", VALUES["start"])
    by_script = None
    if browser.script == "on":
        page.wait(lambda: "31" in value("start").text or "٣١" in value("start").text)
        by_script = value("start").text
    page.open_row("end")
    choose_time(page, 18, 30)
    page.send()
    text = value("start").text
    checks.true("31" in text or "٣١" in text, f"the row says the day: {text}")
    checks.true("30" in value("end").text or "٣٠" in value("end").text, f"the row says the time: {value('end').text}")
    if by_script is not None:
        checks.equal(by_script, text, "the row by script, and by the server")


@case("on", "off", languages=LANGUAGES)
def partial_date(browser, site, language, checks):
    """An optional date of which one part is missing is an error of that part, and the row is served open."""
    page = SignUpPage(browser, site, language)
    page.open_row("start")
    page.fill_date("start", {"year": "2027", "month": "2"})
    page.send()
    wrong = [name for name in page.invalid() if name.startswith("start.")]
    checks.equal(wrong, ["start.day"], "the part that is marked")
    row = page.with_id("start").find_element("xpath", "ancestor::details")
    checks.true(is_open(row), "a row in which something is wrong is served open")
    missing = page.messages["picker.reason.missing"]
    checks.true(missing in row.text, f"the row says what is missing: {row.text[:80]!r}")
    checks.equal(page.value("start.month"), "2", "the month is kept")
    checks.true(not any(name.startswith("end.") for name in page.invalid()), "an untouched optional row is no error")
