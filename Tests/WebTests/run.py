"""Runs the tests of the sign-up form in browsers; started by Tools/test-web, which says what is needed.

    run.py --address URL --server PROCESS --log FILE --almanac FILE --axe FILE --vnu FILE --output FOLDER --today DAY
           --load-seconds N [WORD ...]

With words, only the cases whose title has all of them. A case that fails among others is run once more by itself, for a
busy machine makes browsers slow; both runs are printed, and the second one counts. The last line says how many checks
passed.
"""

import argparse
import dataclasses
import importlib
import pathlib
import queue
import sys
import threading
import time

from browser import Browser
from checks import Checks, all_cases
from server import Site

# What each kind of worker runs with: two cores, and browsers that wait for each other most of the time.
WORKERS = {"on": 2, "off": 1, None: 1}
_speaking = threading.Lock()


def arguments():
    parser = argparse.ArgumentParser()
    for field in dataclasses.fields(Site):
        parser.add_argument("--" + field.name.replace("_", "-"), required=True, type=field.type)
    parser.add_argument("words", nargs="*")
    found = vars(parser.parse_args())
    words = found.pop("words")
    return Site(**found), words


def work(kind, jobs, site):
    """Takes case after case until there is none left, in one browser."""
    browser = None
    try:
        while True:
            try:
                case = jobs.get_nowait()
            except queue.Empty:
                return
            start = time.monotonic()
            if kind is None:
                case.run(site, case.checks)
            else:
                browser = browser or Browser(kind)
                case.run(browser, site, case.language, case.checks)
                case.checks.none(browser.complaints(), "errors in the console, or blocked by the policy")
                browser.reset()
            case.seconds = time.monotonic() - start
            with _speaking:
                state = "ok" if not case.checks.failures else f"{len(case.checks.failures)} FAILED"
                print(f"{case.title}: {case.checks.count} checks, {case.seconds:.1f} s, {state}", flush=True)
                for failure in case.checks.failures:
                    print(f"    {failure}", flush=True)
    finally:
        if browser:
            browser.close()


def run(cases, site):
    """Runs cases, those of one kind of browser one after the other."""
    queues = {kind: queue.Queue() for kind in WORKERS}
    for case in cases:
        queues[case.browser].put(case)
    threads = [
        threading.Thread(target=work, args=(kind, queues[kind], site))
        for kind, count in WORKERS.items()
        for _ in range(min(count, queues[kind].qsize()))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def has_failed(case):
    """Whether a case has failed, or checked nothing, as when its browser died."""
    return case.checks.failures or case.checks.count == 0


def main():
    site, words = arguments()
    for file in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        if file.stem != "run":
            importlib.import_module(file.stem)
    cases = all_cases(words)
    if not words:
        # Pictures are for people to look at; they are made when they are asked for.
        cases = [case for case in cases if not case.name.startswith("screenshots")]
    run(cases, site)
    for case in filter(has_failed, cases):
        print(f"once more, by itself: {case.title}", flush=True)
        case.checks = Checks()
        run([case], site)
    count = sum(case.checks.count for case in cases)
    failed = sum(len(case.checks.failures) for case in cases)
    # A worker that died left its cases with no check at all.
    empty = [case.title for case in cases if case.checks.count == 0]
    for title in empty:
        print(f"{title}: checked nothing")
    print(f"{count - failed} passed, {failed + len(empty)} failed")
    return 0 if count and not failed and not empty else 1


if __name__ == "__main__":
    sys.exit(main())
