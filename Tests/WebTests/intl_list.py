"""The reviewed list of where the browser's dates and ours differ, and why: intl.tsv.

Every row names a cause. One that explains nothing fails as an unexplained difference does, so the list can't outlive
what it is about. Invisible characters are written as escapes.
"""

import collections
import dataclasses
import pathlib
import re

FILE = pathlib.Path(__file__).with_name("intl.tsv")
# In these places the browser writes a plain space since 2023, as scripts out there could not cope with the others.
NARROW_SPACES = str.maketrans("\u202f\u2009", "  ")
_INVISIBLE = re.compile("[\u00a0\u00ad\u061c\u2000-\u200f\u2028-\u202f\u2060\ufeff]")


def escaped(text):
    return _INVISIBLE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def unescaped(text):
    return re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), text)


@dataclasses.dataclass
class Row:
    """A row of the list: its cause, the CLDR edition of ours that it is about, and what it explains."""

    cause: str
    edition: str
    locales: list
    style: str
    sample: tuple  # the day and the two texts; empty where the cause needs none
    uses: int = 0

    def __str__(self):
        return f"{self.cause} {self.edition} {','.join(self.locales)} {self.style}"


class List:
    """The rows that are about one edition of our tables."""

    CAUSES = {"lacking": 2, "trimmed": 2, "gregory": 2, "edition": 6}

    def __init__(self, edition):
        self.rows = []
        for line in FILE.read_text(encoding="utf-8").splitlines():
            if not line or line.startswith("#"):
                continue
            cause, row_edition, locales, *rest = line.split("\t")
            if self.CAUSES.get(cause) != 2 + len(rest):
                raise ValueError(f"{FILE.name}: a row of no known form: {line}")
            if row_edition not in ("*", edition):
                continue
            style, *sample = rest or ["*"]
            self.rows.append(Row(cause, row_edition, locales.split(","), style, tuple(map(unescaped, sample))))

    def find(self, cause, locale, style="*"):
        """The row of a cause for a locale, which then counts as used. What lacks a language lacks all its locales."""
        name = locale.split("-")[0] if cause == "lacking" else locale
        for row in self.rows:
            if row.cause == cause and name in row.locales and row.style in ("*", style):
                row.uses += 1
                return row
        return None

    def explains_edition(self, locale, style, differences):
        """Whether a row has one of the days with just these two texts."""
        found = False
        for row in self.rows:
            if row.cause == "edition" and locale in row.locales and row.style == style and row.sample in differences:
                row.uses += 1
                found = True
        return found

    def stale(self):
        return [row for row in self.rows if row.uses == 0]


def rows_for(edition, unexplained):
    """Differences without a reason as rows of the list, for somebody to find the reason of."""
    groups = collections.defaultdict(list)
    for (locale, style), differences in unexplained.items():
        groups[style, differences[0]].append(locale)
    return [
        "\t".join(["edition", edition, ",".join(locales), style, day, escaped(ours), escaped(theirs)])
        for (style, (day, ours, theirs)), locales in groups.items()
    ]
