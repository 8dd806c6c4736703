"""Points 1 to 4, 9 and 17 of the accessibility checklist: languages, names, groups, references, tokens."""

from checks import LANGUAGES, case
from page import SignUpPage

# Everything that hides a control from assistive technology is opened, as its reader would.
OPEN_ALL = """
document.querySelectorAll("details").forEach(row => { row.removeAttribute("name"); row.open = true; });
for (const sheet of document.querySelectorAll("dialog")) {
  sheet.removeAttribute("popover");
  sheet.setAttribute("open", "");
}
"""

_REFERENCES = """
const wrong = [], seen = new Map();
for (const one of document.querySelectorAll("[id]")) seen.set(one.id, (seen.get(one.id) ?? 0) + 1);
for (const [id, count] of seen) if (count > 1 || id === "") wrong.push(`id "${id}" is there ${count} times`);
const names = ["aria-describedby", "aria-labelledby", "aria-controls", "aria-owns", "aria-activedescendant",
  "aria-details", "aria-errormessage", "for", "commandfor", "popovertarget", "headers", "list", "form"];
let count = 0;
for (const name of names)
  for (const one of document.querySelectorAll(`[${name}]`))
    for (const id of one.getAttribute(name).split(/\\s+/)) {
      count++;
      if (!seen.has(id)) wrong.push(`${name}="${id}" of ${one.localName}#${one.id}`);
    }
for (const link of document.querySelectorAll('a[href^="#"]')) {
  count++;
  if (!seen.has(decodeURIComponent(link.hash.slice(1)))) wrong.push(`href ${link.getAttribute("href")}`);
}
return [count, wrong];
"""

# Latin words in a page of Arabic have to be marked as what they are.
_UNMARKED = """
const wrong = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const text = walk.currentNode.data.trim(), parent = walk.currentNode.parentElement;
  if (/[A-Za-z]{4}/.test(text) && parent.closest("[lang]").lang.startsWith("ar") && !parent.closest("template"))
    wrong.push(`${parent.localName}: ${text}`);
}
return wrong;
"""

CONTROLS = {"combobox", "textbox", "spinbutton", "listbox"}


@case("on", "off", languages=LANGUAGES)
def point_1_language_and_direction(browser, site, language, checks):
    SignUpPage(browser, site, language)
    direction = "rtl" if language == "ar" else "ltr"
    root = browser.evaluate("const root = document.documentElement; return [root.lang, root.dir]")
    checks.equal(root, [language, direction], "lang and dir of the page")
    marked = browser.evaluate(
        'return [...document.querySelectorAll("[lang]")].map(one => [one.lang, one.dir, one.localName])'
    )
    for lang, dir, name in marked:
        wanted = "rtl" if lang.split("-")[0] == "ar" else "ltr"
        if not checks.equal(dir, wanted, f"dir of a {name} in {lang}"):
            break
    switches = browser.evaluate(
        'return [...document.querySelectorAll("button[name=switch]")].map(one => one.lang === one.value)'
    )
    checks.true(len(switches) == 8 and all(switches), "each language's button is marked as being in it")
    if language == "ar":
        checks.none(browser.evaluate(_UNMARKED), "texts in another language that are not marked")


@case("on", "off", languages=LANGUAGES)
def point_2_every_control_has_a_name(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    browser.evaluate(OPEN_ALL)
    found = [node for node in browser.accessible_all() if node["role"] in CONTROLS]
    checks.none((node for node in found if not node["name"]), "controls without a name")
    labels = browser.evaluate('return [...document.querySelectorAll("label")].map(one => one.textContent.trim())')
    names = [node["name"] for node in found]
    checks.none(
        (label for label in labels if not any(label in name for name in names)), "labels that no name has in it"
    )
    # A wheel takes the place of a select, so there are as many of both.
    count = len(browser.find_all("select, input:not([type=hidden])"))
    checks.true(len(found) >= count > 20, f"{count} controls, and {len(found)} that are told of")
    if browser.script == "off":
        unlabelled = browser.evaluate(
            'return [...document.querySelectorAll("select, input:not([type=hidden])")]'
            ".filter(one => one.labels.length !== 1).map(one => one.id)"
        )
        checks.none(unlabelled, "controls with no label, or two")
    checks.true(page.has("label"), "there are labels")


@case("on", "off", languages=LANGUAGES)
def point_3_groups(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    browser.evaluate(OPEN_ALL)
    groups = browser.evaluate(
        'return [...document.querySelectorAll("fieldset[id], [role=group][id]")].map(one => one.id)'
    )
    expected = ["birthday", "firstDay", "start", "end", "size", "course", "length", "way", "visit", "pin"]
    checks.equal([group.split(".")[1] for group in groups if group.count(".") == 1], expected, "the groups of the page")
    for group in groups:
        told = browser.accessible(f'[id="{group}"]')
        checks.true(told["role"] == "group" and told["name"], f"{group} is a group with a name: {told}")
    hint = page.with_id("firstDay", ".hint").text
    checks.equal(browser.accessible('[id="signup.firstDay"]')["description"], hint, "the description has the hint")


@case("on", "off", languages=LANGUAGES)
def point_4_references(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    for name in ("served", "refused"):
        count, wrong = browser.evaluate(_REFERENCES)
        checks.true(count > 20, f"the page as {name} has references: {count}")
        checks.none(wrong, f"references of the page as {name} that lead nowhere, and ids that are there twice")
        if name == "served":
            page.send()


@case("off", languages=LANGUAGES)
def point_9_tokens(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    tokens = dict(
        browser.evaluate(
            'return [...document.querySelectorAll("[autocomplete]")].map(one => [one.name, one.autocomplete])'
        )
    )
    expected = {
        "user": "username",
        "birthday.year": "bday-year",
        "birthday.month": "bday-month",
        "birthday.day": "bday-day",
        "pin.password": "new-password",
        "pin.confirmation": "new-password",
    }
    checks.equal(tokens, expected, "autocomplete of all controls")
    checks.equal(page.control("pin.password").get_dom_attribute("inputmode"), "numeric", "the keyboard of a PIN")


@case("on", "off", languages=LANGUAGES)
def point_17_dialog(browser, site, language, checks):
    """The dialog is named, has the focus, and nothing behind it can be reached."""
    page = SignUpPage(browser, site, language)
    page.open_sheet("firstDay")
    told = browser.accessible('[id="signup.firstDay.sheet"]')
    checks.equal(told["role"], "dialog", "its role")
    checks.equal(told["name"], page.messages["picker.title.date"], "its name")
    checks.true(told.get("modal"), "it is modal")
    reachable = [node["name"] for node in browser.accessible_all() if node["role"] in CONTROLS | {"button", "link"}]
    checks.true(page.messages["form.send"] not in reachable, "the button behind it can't be reached")
    done = page.text("#signup\\.firstDay\\.sheet .almanac-done")
    checks.true(done in reachable, f"its own button {done} can: {reachable}")
    tabbed = set()
    for _ in range(14):
        browser.press("\ue004")
        tabbed.add(
            browser.evaluate("return document.activeElement.closest('dialog')?.id ?? document.activeElement.localName")
        )
    checks.equal(tabbed - {"body", "html"}, {"signup.firstDay.sheet"}, "where the tab key leads")
