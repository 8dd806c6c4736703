"""Points 5 to 8 of the accessibility checklist: what a page says when something is wrong."""

from checks import LANGUAGES, SHAPES, case
from page import SignUpPage

# A form with several kinds of mistakes, and the controls that are wrong then.
MISTAKES = {
    "birthday.year": "2023",
    "birthday.month": "2",
    "birthday.day": "30",
    "firstDay.year": "2027",
    "start.month": "3",
    "length.hour": "0",
    "length.minute": "0",
}
WRONG = {
    "user",
    "birthday.day",
    "firstDay.day",
    "firstDay.month",
    "start.day",
    "start.year",
    "size.level.0",
    "course.level.0",
    "pin.password",
}


def mistaken(browser, site, language):
    """The page that answers a form full of mistakes, which are made as a user without a script makes them."""
    page = SignUpPage(browser, site, language)
    for field in ("birthday", "firstDay"):
        page.open_sheet(field)
        for name in [name for name in MISTAKES if name.startswith(field)]:
            page.choose(name, MISTAKES[name])
        page.close_sheet(field)
    page.open_row("start")
    for name in ("start.month", "length.hour", "length.minute"):
        page.choose(name, MISTAKES[name])
    sent = page.entries()
    page.send()
    return page, sent


@case("off", languages=LANGUAGES)
def points_5_and_7_bad_parts(browser, site, language, checks):
    """Exactly the bad parts are marked, each is described by its error, and words say so, not colour alone."""
    page, _ = mistaken(browser, site, language)
    wrong = set(page.invalid())
    # Whichever column of a length is marked, one is.
    checks.true(any(name.startswith("length.") for name in wrong), "no time at all is too short a lesson")
    checks.equal({name for name in wrong if not name.startswith("length.")}, WRONG, "the controls that are marked")
    for attribute in browser.evaluate(
        'return [...document.querySelectorAll("[aria-invalid]")].map(one => one.ariaInvalid)'
    ):
        checks.equal(attribute, "true", "aria-invalid is true or not there")
    word = page.messages.prefix("form.error").strip()
    links = [link.text for link in browser.find_all(".almanac-problems a")]
    browser.evaluate('document.querySelectorAll("dialog").forEach(one => one.removeAttribute("popover"))')
    for name in sorted(wrong):
        told = browser.accessible(f'[name="{name}"]:not(button)')
        if told["ignored"] or told["role"] is None:
            browser.evaluate(
                'document.querySelectorAll("details, dialog").forEach(one => one.setAttribute("open", ""))'
            )
            told = browser.accessible(f'[name="{name}"]:not(button)')
        checks.equal(told.get("invalid"), "true", f"{name}: assistive technology is told that it is wrong")
        checks.true((told["description"] or "").startswith(word), f"{name} is described by its error: {told}")
    messages = browser.evaluate(
        'return [...document.querySelectorAll(".almanac-problem")].map(one => one.textContent.trim())'
    )
    checks.true(len(messages) >= 8, f"there are messages: {len(messages)}")
    checks.none((text for text in messages if not text.startswith(word)), "messages without the word for an error")
    labels = browser.evaluate(
        'return [...document.querySelectorAll("legend, .almanac-label, label")].map(one => one.textContent.trim())'
    )
    checks.none((text for text in links if not any(label in text for label in labels)), "links that name no field")


@case("on", "off", languages=LANGUAGES)
def point_6_summary(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.send()
    heading = page.text(".almanac-problems h2")
    checks.equal(heading, page.messages["form.problems"], "the heading")
    title = browser.driver.title
    checks.true(title.startswith(page.messages.prefix("form.error")), f"the title begins with the error word: {title}")
    if browser.script == "on":
        focus = page.wait(lambda: browser.evaluate("return document.activeElement.className") == "almanac-problems")
        checks.true(focus, "the summary has the focus")
        unmarked = browser.find_all("select[aria-invalid=true] + [role=spinbutton]:not([aria-invalid=true])")
        checks.none(unmarked, "wheels that are not marked as their selects are")
        said = browser.find_all("[role=spinbutton][aria-invalid=true][aria-describedby]")
        checks.true(said, "wheels are described by what is wrong")
    links = browser.find_all(".almanac-problems a")
    wrong = page.invalid()
    checks.true(len(links) >= 5, f"one link for each problem: {len(links)}")
    if language in SHAPES:
        _follow(page, browser, checks, links, wrong)


def _follow(page, browser, checks, links, wrong):
    """Follows every link of the summary to the control that it leads to."""
    targets = []
    for place in range(len(links)):
        link = browser.find_all(".almanac-problems a")[place]
        target = link.get_dom_attribute("href").removeprefix("#signup.")
        targets.append(target)
        link.click()
        control = page.with_id(target)
        if browser.script == "on":
            page.wait(lambda: control.is_displayed())
        checks.true(control.is_displayed(), f"{target} is there to be seen when its link was followed")
        focus = browser.evaluate("return document.activeElement.id || document.activeElement.localName")
        checks.equal(focus, f"signup.{target}", "the focus when a link was followed")
    checks.none((name for name in targets if name not in wrong), "links that lead to what is not marked")
    checks.equal(len(set(targets)), len(targets), "different links lead to different places")


@case("on", "off", languages=SHAPES)
def point_8_values_are_kept(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.type("user", "dilek\u0307 <b>&amp;")
    page.fill_sheet("firstDay")
    page.choose("size.level.0", "3")
    page.fill_pin()
    sent = page.entries()
    page.send()
    kept = dict(page.entries())
    for name, value in sent:
        if name.startswith("pin."):
            checks.equal(kept.get(name), "", f"{name} is empty again")
        elif not name.endswith(".was"):
            checks.equal(kept.get(name), value, f"{name} is kept")
    values = browser.evaluate(
        'return [...document.querySelectorAll("[type=password]")].map(one => one.hasAttribute("value"))'
    )
    checks.equal(values, [False, False], "the attribute value of passwords")
