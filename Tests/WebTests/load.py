"""Posts at a steady pace through the web server, and what that does to its memory."""

import http.client
import pathlib
import threading
import time
import urllib.parse

from checks import LANGUAGES, case
from server import form_of, valid_post

RATE = 200  # posts a second
CLIENTS = 8  # connections that are kept open, as those of a proxy before the server
# What a server that keeps nothing may grow by, in KiB: buffers that are reused.
MOST_GROWTH = 1_500


def children(process):
    return [int(child) for child in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def server_of(script):
    """The web server that the script started, and no helper of the script's own."""
    return next(one for one in children(script) if pathlib.Path(f"/proc/{one}/comm").read_text() == "lighttpd\n")


def resident(process):
    """The memory of a process in KiB."""
    return int(pathlib.Path(f"/proc/{process}/status").read_text().split("VmRSS:")[1].split()[0])


def bodies(site):
    """Posts in every language, two of three with mistakes, and the status that each is answered with."""
    found = []
    for language in LANGUAGES:
        fields = form_of(site.fetch(f"?language={language}")[2])
        impossible = [(name, "31" if name == "birthday.day" else value) for name, value in valid_post(fields)]
        for posted, status in ((valid_post(fields), 200), (fields, 422), (impossible, 422)):
            found.append((urllib.parse.urlencode(posted).encode(), status))
    return found


class Client(threading.Thread):
    """One connection that takes its turn among the others."""

    def __init__(self, host, posts, start, count, place):
        super().__init__()
        self.host, self.posts, self.place = host, posts, place
        self.start_time, self.count = start, count
        self.errors, self.times, self.bytes = [], [], 0

    def run(self):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
        for turn in range(self.place, self.count, CLIENTS):
            wait = self.start_time + turn / RATE - time.monotonic()
            if wait > 0:
                time.sleep(wait)
            body, expected = self.posts[turn % len(self.posts)]
            begin = time.monotonic()
            try:
                connection.request("POST", "/", body, headers)
                answer = connection.getresponse()
                page = answer.read()
                self.bytes += len(page)
                if answer.status != expected or not page.endswith(b"</html>\n"):
                    self.errors.append(f"status {answer.status} in place of {expected}, {len(page)} bytes")
            except OSError as error:
                self.errors.append(f"{type(error).__name__}: {error}")
                connection.close()
            self.times.append(time.monotonic() - begin)
        connection.close()


@case()
def load_of_posts(site, checks):
    host = urllib.parse.urlsplit(site.address).netloc
    posts = bodies(site)
    server = server_of(site.server)
    said = pathlib.Path(site.log).read_text()
    count = RATE * site.load_seconds
    start = time.monotonic() + 0.2
    clients = [Client(host, posts, start, count, place) for place in range(CLIENTS)]
    for client in clients:
        client.start()
    memory = []
    while any(client.is_alive() for client in clients):
        time.sleep(0.25)
        memory.append(resident(server))
    seconds = time.monotonic() - start
    times = sorted(time for client in clients for time in client.times)
    errors = [error for client in clients for error in client.errors]
    checks.count += len(times)
    checks.equal(len(times), count, "posts")
    checks.none(errors, f"{len(errors)} of {count} posts went wrong")
    # In so few seconds a machine that is busy with something else is no fault of the server's.
    if site.load_seconds >= 30:
        checks.true(seconds < site.load_seconds * 1.02 + 1, f"the pace was kept: {count / seconds:.0f} posts a second")
    # The first fifth fills what is reused later.
    settled = memory[len(memory) // 5 :]
    growth = max(settled[len(settled) // 2 :]) - max(settled[: len(settled) // 2])
    checks.true(growth <= MOST_GROWTH, f"the server's memory grew by {growth} KiB, from {min(settled)} KiB on")
    # Browsers may be in the middle of posts of their own.
    ends = time.monotonic() + 10
    while (running := children(server)) and time.monotonic() < ends:
        time.sleep(0.1)
    checks.equal(running, [], "programs that are still running")
    checks.equal(pathlib.Path(site.log).read_text(), said, "what the program wrote to standard error")
    at = lambda share: 1000 * times[min(int(share * len(times)), len(times) - 1)]
    print(
        f"Load: {count} posts in {seconds:.1f} s ({count / seconds:.0f} a second), {len(errors)} errors; "
        f"milliseconds: half {at(0.5):.1f}, 99 of 100 {at(0.99):.1f}, longest {1000 * times[-1]:.1f}; "
        f"the server's memory {min(settled)} to {max(settled)} KiB; "
        f"{sum(client.bytes for client in clients) / 1e6:.0f} MB of pages"
    )
