"""What the server and the program answer to what is no form from the page itself, without a browser."""

import http.client
import urllib.parse

from checks import case
from messages import Messages
from server import form_of, valid_post

HEADERS = {
    "Content-Security-Policy": ["default-src 'none'", "script-src 'self'", "style-src 'self'", "form-action 'self'"],
    "Content-Type": ["text/html; charset=utf-8"],
    "Cache-Control": ["no-store"],
    "X-Content-Type-Options": ["nosniff"],
}


@case()
def headers_of_a_page(site, checks):
    status, headers, body = site.fetch("?language=tr")
    checks.equal(status, 200, "status")
    checks.equal(headers["Content-Language"], "tr", "Content-Language")
    for name, texts in HEADERS.items():
        for text in texts:
            checks.true(text in headers.get(name, ""), f"{name} has {text!r}: {headers.get(name)!r}")
    status, headers, empty = site.fetch("?language=tr", method="HEAD")
    checks.equal((status, len(empty)), (200, 0), "HEAD: status and length")
    checks.equal(headers["Content-Length"], str(len(body)), "HEAD: Content-Length")
    # A page of a form is some dozens of kilobytes, whatever it offers.
    checks.true(len(body) < 120_000, f"the page has less than 120,000 bytes, not {len(body)}")


@case()
def files(site, checks):
    for name, kind in (("almanac.css", "text/css"), ("almanac.js", "text/javascript")):
        status, headers, body = site.fetch(name)
        checks.equal(status, 200, name)
        checks.true(headers["Content-Type"].startswith(kind), f"{name} is {kind}: {headers['Content-Type']}")
        checks.true(0 < len(body) < 40_000, f"{name} has less than 40,000 bytes, not {len(body)}")
        checks.equal(site.fetch(name, method="POST", body=b"a=b")[0], 405, f"POST of {name}")
    checks.equal(site.fetch("favicon.ico")[0], 204, "favicon.ico")
    checks.equal(site.fetch("../../etc/passwd")[0], 404, "a path upwards")


@case()
def language(site, checks):
    for wanted, expected in (
        ("pt-BR,en;q=0.5", "pt-BR"),
        ("zh-TW,zh;q=0.9,en;q=0.5", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("xx, ar-EG;q=0.3", "ar"),
        ("", "en"),
        ("\xff" * 3_000, "en"),
    ):
        found = site.fetch(headers={"Accept-Language": wanted})[1]["Content-Language"]
        checks.equal(found, expected, f"Accept-Language: {wanted[:40]}")
    found = site.fetch("?language=ja", headers={"Accept-Language": "tr"})[1]["Content-Language"]
    checks.equal(found, "ja", "the query before the header")


@case()
def refusals(site, checks):
    fields = valid_post(form_of(site.fetch("?language=tr")[2]))
    checks.equal(site.post("", fields)[0], 200, "a good post")
    checks.equal(site.post("", form_of(site.fetch()[2]))[0], 422, "an empty post")
    foreign = Messages("tr")["form.foreign"].encode()
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "", "Origin": "http://elsewhere.example"},
        {"Sec-Fetch-Site": "", "Origin": "null"},
        {"Sec-Fetch-Site": ""},
    ):
        status, _, body = site.post("?language=tr", fields, headers)
        checks.equal(status, 403, f"a post with {headers}")
        checks.true(foreign in body, f"a post with {headers}: the page says why")
    own = {"Sec-Fetch-Site": "", "Origin": site.address.rstrip("/")}
    checks.equal(site.post("", fields, own)[0], 200, "a post of an older browser, by its origin")
    same = {"Sec-Fetch-Site": "same-origin"}
    kinds = {"multipart/form-data; boundary=x": 415, "text/plain": 415, "application/json": 415}
    for kind, expected in kinds.items():
        checks.equal(site.fetch(body=b"a=b", headers=same | {"Content-Type": kind})[0], expected, f"a body of {kind}")
    form = same | {"Content-Type": "application/x-www-form-urlencoded"}
    for name, body, expected in (
        ("too long", b"a=" + b"x" * 70_000, 413),
        ("invalid UTF-8", b"user=%FF", 400),
        ("NUL", b"user=%00", 400),
        ("a key twice", b"user=a&user=b", 400),
        ("an array", b"user[]=a", 400),
        ("too many fields", b"&".join(b"a%d=1" % number for number in range(300)), 400),
    ):
        checks.equal(site.fetch(body=body, headers=form)[0], expected, f"a body that is {name}")
    for method in ("DELETE", "PUT", "OPTIONS"):
        checks.equal(site.fetch(method=method)[0], 405, method)


@case()
def lengths(site, checks):
    """Announced lengths that are none, or not that of the body; the server answers some of them itself."""
    host = urllib.parse.urlsplit(site.address).netloc
    for length, expected in ((None, {411}), ("-1", {400}), ("+3", {400}), ("abc", {400}), ("999999999999", {400, 413})):
        connection = http.client.HTTPConnection(host, timeout=10)
        connection.putrequest("POST", "/")
        connection.putheader("Sec-Fetch-Site", "same-origin")
        connection.putheader("Content-Type", "application/x-www-form-urlencoded")
        if length is not None:
            connection.putheader("Content-Length", length)
        connection.endheaders(b"a=b")
        checks.true(connection.getresponse().status in expected, f"Content-Length {length} is answered with {expected}")
        connection.close()
