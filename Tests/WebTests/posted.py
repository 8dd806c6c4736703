"""What goes out is the same with the page's script and without: names, values and their order."""

from checks import LANGUAGES, case
from page import VALUES, SignUpPage, pairs
from server import form_of


def expected_post(site, language, chosen):
    """The fields of the served page with the chosen values in them."""
    fields = form_of(site.fetch(f"?language={language}")[2])
    return [(name, chosen.get(name, value)) for name, value in fields]


def choices():
    """A value for each control, by the name that is posted."""
    found = {"user": VALUES["user"], "size.level.0": "2", "course.level.0": "1", "length.hour": "2"}
    for field in ("birthday", "firstDay", "start"):
        found |= {f"{field}.{part}": value for part, value in VALUES[field].items()}
    return found | {name: VALUES[name] for name in ("pin.password", "pin.confirmation")}


@case("on", "off", languages=LANGUAGES)
def names_values_and_order(browser, site, language, checks):
    chosen = choices()
    expected = expected_post(site, language, chosen)
    checks.true({name for name, _ in expected} >= set(chosen), f"the page has all of {sorted(chosen)}")
    page = SignUpPage(browser, site, language)
    for field in ("birthday", "firstDay"):
        page.fill_sheet(field)
    page.open_row("start")
    page.fill_date("start", VALUES["start"])
    page.type("user", chosen["user"])
    for name in ("size.level.0", "course.level.0", "length.hour"):
        page.choose(name, chosen[name])
    page.fill_pin()
    browser.posts()
    page.send()
    checks.true(page.is_thanks(), f"the form is accepted; wrong are {page.invalid()}")
    posts = browser.posts()
    if checks.equal(len(posts), 1, "posts that went out"):
        checks.equal(pairs(posts[0]), expected, "what was posted")


@case("on", "off", languages=LANGUAGES)
def nothing_touched_posts_no_date(browser, site, language, checks):
    """The page sent as it was served: what needs a value has none, and is refused."""
    page = SignUpPage(browser, site, language)
    browser.posts()
    page.send()
    posts = browser.posts()
    if not checks.equal(len(posts), 1, "posts that went out"):
        return
    sent = pairs(posts[0])
    checks.equal(sent, expected_post(site, language, {}), "what was posted")
    dates = [(name, value) for name, value in sent if name.split(".")[-1] in ("year", "month", "day") and value]
    checks.none((pair for pair in dates if pair[0] != "visit.month"), "dates that nobody chose")
    checks.true(not page.is_thanks(), "a form that nobody filled in is refused")


@case("on", "off", languages=["tr", "ar"])
def language_switch_keeps_what_was_chosen(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    page.type("user", "dilek")
    page.fill_sheet("firstDay")
    page.leave(browser.find('button[name="switch"][value="ja"]').click)
    checks.equal(browser.evaluate("return document.documentElement.lang"), "ja", "the language of the page")
    checks.equal(page.value("user"), "dilek", "the user name")
    for part, value in VALUES["firstDay"].items():
        checks.equal(page.value(f"firstDay.{part}"), value, f"firstDay.{part}")
    checks.equal(page.invalid(), [], "nothing is judged yet")


@case("on", "off")
def return_key_sends_the_form(browser, site, language, checks):
    """The return key presses the button that sends, and not the first one of the page, which is a language's."""
    page = SignUpPage(browser, site, "tr")
    browser.posts()
    page.leave(lambda: page.control("user").send_keys("dilek\n"))
    sent = pairs(browser.posts()[0])
    checks.none((pair for pair in sent if pair[0] == "switch" or pair[0].endswith(".action")), "a button was pressed")
    checks.true(page.has(".almanac-problems"), "the form was judged")
