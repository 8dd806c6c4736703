"""What a case of these tests is, and how its assertions are counted."""

import dataclasses
import itertools
import traceback

# The languages that every flow is run in: the six of the package's users, right to left included.
LANGUAGES = ["pt-BR", "ja", "zh-Hans", "zh-Hant", "tr", "ar"]
# Where nothing matters but the order of columns and the direction: day first, year first, right to left.
SHAPES = ["tr", "ja", "ar"]


class Checks:
    """Counts assertions and keeps those that failed, so that one wrong thing hides no other."""

    def __init__(self):
        self.count = 0
        self.failures = []

    def true(self, condition, claim):
        """Asserts a claim, which is a sentence that says what is expected."""
        self.count += 1
        if not condition:
            self.failures.append(claim)
        return bool(condition)

    def equal(self, found, expected, what):
        return self.true(found == expected, f"{what}: expected {expected!r}, found {found!r}")

    def none(self, found, what):
        """Asserts that a list of what is wrong is empty."""
        found = list(found)
        shown = "; ".join(str(item) for item in found[:6]) + ("" if len(found) <= 6 else f"; and {len(found) - 6} more")
        return self.true(not found, f"{what}: {shown}")


@dataclasses.dataclass
class Case:
    """One flow or look, in one language, in one kind of browser."""

    name: str
    body: object
    browser: str | None  # "on" or "off": whether pages run their scripts; None for a case that needs no browser
    language: str | None
    checks: Checks = dataclasses.field(default_factory=Checks)
    seconds: float = 0

    @property
    def title(self):
        script = {None: None, "on": "script on", "off": "script off"}[self.browser]
        return ", ".join(part for part in (self.name, self.language, script) if part)

    def run(self, *arguments):
        """Runs the case. An error in it is a failure of it: a page that lacks a control must not end the run."""
        try:
            self.body(*arguments)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)
            ours = [frame for frame in place if "/WebTests/" in frame.filename] or place
            words = str(error).strip().splitlines() or [""]
            where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(ours[1:][-3:]))
            self.checks.count += 1
            self.checks.failures.append(f"{type(error).__name__}: {words[0]} (in {where})")


_cases = []


def case(*browsers, languages=(None,)):
    """Makes a function a case of each of these browsers in each of these languages."""

    def register(body):
        name = f"{body.__module__} {body.__name__}".replace("_", " ")
        for browser, language in itertools.product(browsers or (None,), languages):
            _cases.append(Case(name, body, browser, language))
        return body

    return register


def all_cases(words):
    """The cases that were registered; of those, the ones whose title has all the words."""
    title = lambda found: f" {found.title.replace(',', '')} "
    return [found for found in _cases if all(f" {word} " in title(found) for word in words)]
