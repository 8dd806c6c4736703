"""Where the pages are, how they are asked for without a browser, and the tools that look at them."""

import dataclasses
import html.parser
import urllib.error
import urllib.parse
import urllib.request


@dataclasses.dataclass
class Site:
    """The server of a run and the files that its tests need: what Tools/test-web tells them."""

    address: str  # of the form, with a slash at its end
    server: int  # the process that started the web server
    log: str  # what both and the program write to standard error
    almanac: str  # the command
    axe: str  # axe.min.js
    vnu: str  # vnu.jar
    output: str  # a folder for what is looked at afterwards
    today: str  # the day that the server takes for today, YYYY-MM-DD
    load_seconds: int

    def fetch(self, path="", body=None, headers=None, method=None):
        """Sends one request; the answer's status, headers and bytes, whatever the status is."""
        request = urllib.request.Request(self.address + path, data=body, headers=headers or {}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read()

    def post(self, path, fields, headers=None):
        """Posts fields as a browser does from the page itself."""
        body = urllib.parse.urlencode(fields).encode()
        return self.fetch(path, body, {"Sec-Fetch-Site": "same-origin"} | (headers or {}))


class _Form(html.parser.HTMLParser):
    """What a form posts that nobody touched: HTML, section "Constructing the entry list", without buttons."""

    def __init__(self):
        super().__init__()
        self.fields = []
        self.select = None
        self.rows = {}
        self.template = 0

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if tag == "template":
            self.template += 1
        elif self.template or "disabled" in found:
            return
        elif tag == "input" and "name" in found:
            self.fields.append((found["name"], found.get("value", "")))
        elif tag == "select":
            self.select = found["name"]
            self.rows[self.select] = []
            self.fields.append((self.select, None))
        elif tag == "option" and self.select:
            self.rows[self.select].append(found["value"])
            if "selected" in found or self.fields[-1][1] is None:
                self.fields[-1] = (self.select, found["value"])

    def handle_endtag(self, tag):
        if tag == "template":
            self.template -= 1
        elif tag == "select":
            self.select = None


def form_of(page):
    """The names and values that a page's form would send as it was served."""
    form = _Form()
    form.feed(page.decode())
    return form.fields


def rows_of(page):
    """The values that each select of a page offers."""
    form = _Form()
    form.feed(page.decode())
    return form.rows


# A value for every field that needs one.
REQUIRED = {
    "user": "dilek",
    "birthday.year": "1990",
    "birthday.month": "2",
    "birthday.day": "3",
    "firstDay.year": "2026",
    "firstDay.month": "12",
    "firstDay.day": "24",
    "size.level.0": "1",
    "course.level.0": "1",
    "pin.password": "739184",
    "pin.confirmation": "739184",
}


def valid_post(fields):
    """The fields of a form with a value in each that needs one."""
    known = {name for name, _ in fields}
    return [(name, REQUIRED.get(name, value)) for name, value in fields] + [
        (name, value) for name, value in REQUIRED.items() if name not in known
    ]
