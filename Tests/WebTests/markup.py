"""Every page by the validator of the W3C, vnu, of 2020: what HTML got since then is filtered by name."""

import json
import pathlib
import re
import subprocess
import urllib.parse

from checks import LANGUAGES, case
from server import form_of, valid_post

# What the validator does not know yet. A row that no page needs any more fails, so that nothing hides behind it.
BLIND_SPOTS = [
    r"Attribute “popover” not allowed on element “dialog”",
    r"Attribute “popovertarget” not allowed on element “button”",
    r"Attribute “popovertargetaction” not allowed on element “button”",
    r"Attribute “command” not allowed on element “button”",
    r"Attribute “commandfor” not allowed on element “button”",
    r"Attribute “closedby” not allowed on element “dialog”",
    r"Attribute “name” not allowed on element “details”",
    r"is not supported in all browsers",
]


def pages(site):
    """Pages of every kind that the program writes: their names and bytes."""
    for language in ["en", "pt-PT", *LANGUAGES]:
        query = f"?language={language}"
        served = site.fetch(query)[2]
        fields = form_of(served)
        yield f"{language}-served", served
        yield f"{language}-refused", site.post(query, fields)[2]
        yield f"{language}-refreshed", site.post(query, fields + [("birthday.action", "refresh")])[2]
        yield f"{language}-bad", site.post(query, hostile(fields))[2]
        yield f"{language}-thanks", site.post(query, valid_post(fields))[2]
        yield f"{language}-foreign", site.post(query, fields, {"Sec-Fetch-Site": "cross-site"})[2]
        yield f"{language}-missing", site.fetch(f"nowhere{query}")[2]


def hostile(fields):
    """The form with texts that are markup, spaces, or no row of the list, in every place that shows them again."""
    texts = ['"><script>alert(1)</script>', " ", "0", "\u202e\u0661", "&amp;'", "-1", "99999999999999999999"]
    return [
        (name, value if name == "language" else texts[place % len(texts)]) for place, (name, value) in enumerate(fields)
    ]


@case()
def every_page_is_valid(site, checks):
    folder = pathlib.Path(site.output, "pages")
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, body in pages(site):
        checks.true(b"<!DOCTYPE html>" in body, f"{name} is a page")
        checks.true(b"<script>alert" not in body, f"{name} has no script of a client's")
        file = folder / f"{name}.html"
        file.write_bytes(body)
        files.append(str(file))
    run = subprocess.run(
        ["java", "-Xss4m", "-jar", site.vnu, "--format", "json", "--exit-zero-always", *files],
        capture_output=True,
        text=True,
    )
    messages = json.loads(run.stderr)["messages"]
    seen, wrong = set(), {}
    for message in messages:
        blind = [spot for spot in BLIND_SPOTS if re.search(spot, message["message"])]
        seen.update(blind)
        if not blind:
            page = urllib.parse.urlparse(message["url"]).path.split("/")[-1]
            wrong.setdefault(f"{message['type']}: {message['message']}", (page, message.get("extract", "")))
    checks.count += len(files)
    checks.none((f"{text} ({page}: {extract})" for text, (page, extract) in wrong.items()), "what the validator says")
    checks.none([spot for spot in BLIND_SPOTS if spot not in seen], "blind spots that nothing needs any more")
