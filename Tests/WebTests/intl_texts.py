"""Our texts of 40 days in every locale and style, beside what the browser's Intl.DateTimeFormat makes of them."""

import json
import pathlib
import re
import subprocess

from checks import case
from intl_list import List, NARROW_SPACES, rows_for

STYLES = ["short", "medium", "long", "full"]
# Every month at its beginning, in its middle and near its end, and a leap day, another century, one before 1970.
DAYS = [f"2026-{month:02}-{day}" for month in range(1, 13) for day in ("01", "15", "28")]
DAYS += ["1999-12-31", "2000-02-29", "2030-10-10", "1969-07-20"]
# The calendars that are written here. Where the browser's own is another one, Gregorian is compared.
OUR_CALENDARS = {"gregory", "iso8601", "japanese", "roc", "buddhist"}

_OFFERED = """
return arguments[0].map(locale => {
  const offered = Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;
  return [offered, new Intl.DateTimeFormat(locale).resolvedOptions().calendar];
});
"""

_TEXTS = """
const [tags, days, styles] = arguments;
const instants = days.map(day => Date.parse(day + "T00:00:00Z"));
return styles.map(style => tags.map(tag => {
  const format = new Intl.DateTimeFormat(tag, {dateStyle: style, timeZone: "UTC"});
  return instants.map(instant => format.format(instant));
}));
"""


def command(site, *arguments):
    run = subprocess.run([site.almanac, *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.splitlines()[0] if run.stderr else f"{arguments[0]} ended with {run.returncode}")
    return run.stdout.splitlines()


def edition_of_ours(site):
    return re.search(r"CLDR (\d+)", "\n".join(command(site, "version")))[1]


def gregorian(locale):
    """The tag that asks for the Gregorian calendar, in a locale that may have an extension already."""
    return locale.replace("-u-", "-u-ca-gregory-") if "-u-" in locale else f"{locale}-u-ca-gregory"


def tags_to_compare(browser, site, listed, checks):
    """The tags of the locales that the browser offers, by locale; those that it lacks have to be on the list."""
    locales = command(site, "locales")
    tags, lacking = {}, []
    for locale, (is_offered, calendar) in zip(locales, browser.evaluate(_OFFERED, locales)):
        if not is_offered:
            lacking.append(locale)
        elif calendar not in OUR_CALENDARS or listed.find("gregory", locale):
            tags[locale] = gregorian(locale)
        else:
            tags[locale] = locale
    unlisted = [locale for locale in lacking if not listed.find("lacking", locale)]
    checks.none(unlisted, "locales that the browser lacks and the list does not name")
    checks.true(len(tags) >= 300, f"the browser offers 300 locales of ours or more, not {len(tags)}")
    return tags, len(lacking)


def differences_of(browser, site, tags):
    """The days that differ, by locale and style, and how many texts were compared."""
    names, found = list(tags), {}
    theirs = browser.evaluate(_TEXTS, list(tags.values()), DAYS, STYLES)
    compared = 0
    for style, by_locale in zip(STYLES, theirs):
        lines = command(site, "format", "--date", style, "--locale", ",".join(tags.values()), *DAYS)
        assert len(lines) == len(names) * len(DAYS), f"{len(lines)} lines"
        for place, (locale, texts) in enumerate(zip(names, by_locale)):
            ours = lines[place :: len(names)]
            compared += len(ours)
            days = [trio for trio in zip(DAYS, ours, texts) if trio[1] != trio[2]]
            if days:
                found[locale, style] = days
    return found, compared


@case("on")
def every_locale(browser, site, language, checks):
    edition = edition_of_ours(site)
    listed = List(edition)
    tags, lacking = tags_to_compare(browser, site, listed, checks)
    found, compared = differences_of(browser, site, tags)
    counts = dict.fromkeys(("spaces", "trimmed", "edition"), 0)
    unexplained = {}
    for (locale, style), days in found.items():
        rest = [(day, ours, theirs) for day, ours, theirs in days if ours.translate(NARROW_SPACES) != theirs]
        if not rest:
            cause = "spaces"
        elif listed.find("trimmed", locale):
            cause = "trimmed"
        elif listed.explains_edition(locale, style, rest):
            cause = "edition"
        else:
            unexplained[locale, style] = rest
            continue
        counts[cause] += len(days)
    checks.count += compared
    checks.none(
        (f"{locale} {style} {days[0]}" for (locale, style), days in unexplained.items()),
        f"CLDR {edition}, and the browser's own text is another one",
    )
    checks.none(listed.stale(), "rows of intl.tsv that explain nothing any more")
    report = pathlib.Path(site.output, "intl.json")
    summary = {"cldr": edition, "locales": len(tags), "lacking": lacking, "compared": compared, **counts}
    report.write_text(json.dumps(summary) + "\n", encoding="utf-8")
    if unexplained:
        rows = pathlib.Path(site.output, "intl-unexplained.tsv")
        rows.write_text("\n".join(rows_for(edition, unexplained)) + "\n", encoding="utf-8")
    print(
        f"Intl: {compared} texts of {len(tags)} locales against CLDR {edition}; the browser lacks {lacking} locales; "
        + ", ".join(f"{number} differ by {cause}" for cause, number in counts.items())
    )
