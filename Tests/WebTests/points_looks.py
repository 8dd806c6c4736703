"""Points 11, 12, 14 and 22 of the accessibility checklist: contrast, forced colours, small screens, motion."""

from checks import LANGUAGES, case
from page import SignUpPage
from points_names import OPEN_ALL

_BORDERS = """
const parse = text => { const n = (text.match(/[\\d.]+/g) ?? []).map(Number);
  const scale = text.startsWith("color(") ? 255 : 1;
  return {r: n[0] * scale, g: n[1] * scale, b: n[2] * scale, a: n[3] ?? 1}; };
const line = c => { const f = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  return 0.2126 * f(c.r) + 0.7152 * f(c.g) + 0.0722 * f(c.b); };
const ratio = (a, b) => { const [x, y] = [line(a), line(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const behind = one => { for (let e = one; e; e = e.parentElement) {
  const c = parse(getComputedStyle(e).backgroundColor); if (c.a > 0.99) return c; }
  return parse(getComputedStyle(document.documentElement).colorScheme.includes("dark") &&
    matchMedia("(prefers-color-scheme: dark)").matches ? "rgb(18, 18, 18)" : "rgb(255, 255, 255)"); };
const weak = [];
let count = 0;
for (const one of document.querySelectorAll("select, input:not([type=hidden]), [role=spinbutton]")) {
  if (one.disabled || one.ariaDisabled === "true" || !one.checkVisibility()) continue;
  count++;
  const style = getComputedStyle(one), ground = behind(one.parentElement);
  const edge = parseFloat(style.borderBottomWidth) > 0 ? ratio(parse(style.borderBottomColor), ground) : 1;
  const fill = parse(style.backgroundColor).a > 0.99 ? ratio(parse(style.backgroundColor), ground) : 1;
  if (Math.max(edge, fill) < 3) weak.push(`${one.name || one.id}: ${Math.max(edge, fill).toFixed(2)}`);
}
return [count, weak];
"""

# The ring of the focus, which has to stand out as much, against what is around it.
_RING = _BORDERS[: _BORDERS.index("const weak")] + """
const one = arguments[0];
one.focus({focusVisible: true});
return ratio(parse(getComputedStyle(one).outlineColor), behind(one.parentElement));
"""

_OVERFLOW = """
const root = document.documentElement, wide = [];
for (const one of document.body.querySelectorAll("*")) {
  if (!one.checkVisibility() || one.closest("template")) continue;
  const box = one.getBoundingClientRect();
  if (box.width && (box.right > root.clientWidth + 1 || box.left < -1))
    wide.push(`${one.localName}#${one.id}.${one.className}`);
}
return [root.scrollWidth, root.clientWidth, wide.slice(0, 5)];
"""

# WCAG 2.2, 1.4.12. A sheet that is put in by script is no style in the markup, which the policy of the page blocks.
_SPACING = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`);
document.adoptedStyleSheets = [sheet];
"""

_CUT = """
return [...document.body.querySelectorAll("button, label, legend, p, summary, td, th, h1, h2, caption, a, span")]
  .filter(one => one.checkVisibility() && getComputedStyle(one).overflowX !== "visible"
    // What is for screen readers alone is cut on purpose.
    && one.clientHeight > 1 && getComputedStyle(one).clipPath === "none"
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map(one => `${one.localName}.${one.className}: ${one.textContent.slice(0, 30)}`);
"""


@case("on", "off", languages=["tr", "ar"])
def point_11_borders(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    for state in ("served", "refused"):
        browser.evaluate(OPEN_ALL)
        for scheme in ("light", "dark"):
            browser.media(prefers_color_scheme=scheme)
            count, weak = browser.evaluate(_BORDERS)
            checks.true(count >= 15, f"{state}, {scheme}: controls with an edge: {count}")
            checks.none(weak, f"{state}, {scheme}: edges of less than 3:1")
            for selector in (
                "#signup\\.user",
                "#signup\\.firstDay\\.open",
                "#signup\\.size\\.level\\.0",
                ".almanac-send",
            ):
                ring = browser.evaluate(_RING, browser.find(selector))
                checks.true(ring >= 3, f"{state}, {scheme}: the ring of {selector} has {ring:.2f}:1")
        if state == "served":
            page = SignUpPage(browser, site, language)
            page.send()


@case("on", "off", languages=["tr", "ar"])
def point_12_forced_colours(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    browser.media(forced_colors="active", prefers_color_scheme="dark")
    page.open_row("visit")
    edges = browser.evaluate("""
        const seen = (one) => { const style = getComputedStyle(one);
          return parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none" &&
            style.borderTopColor !== getComputedStyle(document.body).backgroundColor; };
        return [...document.querySelectorAll("button, input:not([type=hidden]), select, [role=spinbutton]")]
          .filter(one => one.checkVisibility() && !seen(one)).map(one => one.name || one.id || one.className);
        """)
    checks.none(edges, "controls with no edge")
    user = page.control("user")
    browser.evaluate("arguments[0].focus()", user)
    outline = browser.evaluate(
        "const style = getComputedStyle(arguments[0]); return [style.outlineStyle, parseFloat(style.outlineWidth)]",
        user,
    )
    checks.true(
        outline[0] != "none" and outline[1] >= 1, f"the focus is an outline, which stays in forced colours: {outline}"
    )
    look = """
        const style = getComputedStyle(arguments[0]);
        return [style.color, style.backgroundColor, style.borderTopColor, style.borderTopWidth, style.borderTopStyle,
          style.outlineStyle, style.fontWeight, style.forcedColorAdjust];
    """
    turn = browser.find('#signup\\.visit button[value="turn:1"]')
    page.leave(turn.click) if browser.script == "off" else turn.click()
    day = 'button[value="pick:2026-12-22"]'
    page.wait(lambda: page.has(day))
    browser.media(forced_colors="active", prefers_color_scheme="dark")
    if not browser.find(day).is_displayed():
        page.open_row("visit")
    before = browser.evaluate(look, browser.find('button[value="pick:2026-12-23"]'))
    page.leave(browser.find(day).click) if browser.script == "off" else browser.find(day).click()
    page.wait(lambda: page.value("visit.selection") == "2026-12-22")
    after = browser.evaluate(look, browser.find(day))
    checks.true(before != after, f"the day that is selected looks like no other one: {after}")


@case("on", "off", languages=LANGUAGES)
def point_14_small_screens(browser, site, language, checks):
    page = SignUpPage(browser, site, language)
    screens = (("320 px", (320, 640), 1), ("400 %", (1280, 1024), 4), ("landscape", (740, 360), 1))
    # What a refused page has more are messages, which are as wide as the smallest screen lets them be.
    for state, sizes in (("served", screens), ("refused", screens[:1])):
        for name, size, zoom in sizes:
            browser.size(*size, zoom=zoom)
            _check_width(browser, checks, f"{state}, {name}")
            for row in ("start", "visit"):
                page.open_row(row)
                _check_width(browser, checks, f"{state}, {name}, {row} open")
        browser.size(320, 640)
        browser.evaluate(_SPACING)
        _check_width(browser, checks, f"{state}, 320 px, wide spacing")
        checks.none(browser.evaluate(_CUT), f"{state}, wide spacing: texts that are cut")
        if state == "served":
            page.send()


def _check_width(browser, checks, what):
    scroll, client, wide = browser.evaluate(_OVERFLOW)
    checks.true(scroll <= client, f"{what}: {scroll} px in {client} px; {wide}")


@case("on", "off", languages=LANGUAGES)
def point_14_sheet_in_both_orientations(browser, site, language, checks):
    """All of a sheet can be reached on a phone held upright, on its side, and at 400 %."""
    page = SignUpPage(browser, site, language)
    arrangements = {}
    for name, size, zoom in (
        ("portrait", (390, 844), 1),
        ("landscape", (844, 390), 1),
        ("small", (320, 480), 1),
        ("400 %", (1280, 1024), 4),
    ):
        browser.size(*size, zoom=zoom)
        page.open_sheet("firstDay")
        sheet = page.with_id("firstDay", ".sheet")
        browser.still()
        box = browser.evaluate(
            "const box = arguments[0].getBoundingClientRect();"
            "return [box.left, box.right, box.top, box.bottom, innerWidth, innerHeight]",
            sheet,
        )
        checks.true(box[0] >= -1 and box[1] <= box[4] + 1, f"{name}: the sheet is as wide as the screen at most: {box}")
        checks.true(box[2] >= -1 and box[3] <= box[5] + 1, f"{name}: the sheet is as high as the screen at most: {box}")
        _check_width(browser, checks, f"{name}, sheet open")
        boxes = []
        for selector in (".almanac-columns", ".almanac-done", ".almanac-cancel"):
            one = sheet.find_element("css selector", selector)
            browser.evaluate("arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})", one)
            found = browser.evaluate(
                "const box = arguments[0].getBoundingClientRect(); return [box.left, box.right, box.top, box.bottom]",
                one,
            )
            boxes.append(found)
            checks.true(found[1] <= box[4] + 1 and found[0] >= -1, f"{name}: {selector} is inside the screen: {found}")
            if selector != ".almanac-columns":
                checks.true(
                    found[2] >= -1 and found[3] <= box[5] + 1, f"{name}: {selector} can be scrolled to: {found}"
                )
        arrangements[name] = "beside" if boxes[1][2] < boxes[0][3] else "below"
        checks.true(page.close_sheet("firstDay"), f"{name}: Done closes it")
    checks.equal((arrangements["portrait"], arrangements["landscape"]), ("below", "beside"), "where the buttons are")


@case("on", "off")
def point_22_reduced_motion(browser, site, language, checks):
    page = SignUpPage(browser, site, "tr")
    browser.media(prefers_reduced_motion="reduce")
    page.open_sheet("birthday")
    moving = browser.evaluate("""
        const one = text => parseFloat(text) * (text.includes("ms") ? 0.001 : 1);
        const seconds = text => Math.max(...text.split(",").map(one));
        return [...document.querySelectorAll("*")].filter(one => { const style = getComputedStyle(one);
          return seconds(style.transitionDuration) > 0.01 || seconds(style.animationDuration) > 0.01 ||
            style.scrollBehavior === "smooth"; }).map(one => `${one.localName}.${one.className}`);
        """)
    checks.none(moving, "what still moves")


@case("on", languages=LANGUAGES)
def point_22_status(browser, site, language, checks):
    """What changes without being asked for is said by a live region."""
    page = SignUpPage(browser, site, language)
    page.open_row("visit")
    roles = [node["role"] for node in browser.accessible_all()]
    checks.true(roles.count("status") >= 1, "the selection of the month grid is a status")
    page.with_id("pin.password", ".show").click()
    told = [node for node in browser.accessible_all() if node["role"] == "status"]
    checks.true(len(told) >= 3, f"so is whether a PIN can be seen, for each of the two: {told}")
    checks.true(all(node.get("live") in ("polite", "assertive") for node in told), "they are live")
