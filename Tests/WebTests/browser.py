"""A headless Chromium with its pages' scripts on or off, and what it tells over its debugging protocol."""

import json

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

# What a page is looked at by where nothing else is said.
DESKTOP = (1024, 900)

# Kept on the page itself: the events come before anybody could ask for them.
_KEEP_VIOLATIONS = """
window.__violations = [];
document.addEventListener("securitypolicyviolation",
  event => window.__violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


class Browser:
    """One browser window. Nothing of one case is left in it for the next, see `reset`."""

    def __init__(self, script):
        self.script = script
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in (
            "--headless=new",
            "--no-sandbox",  # Chromium refuses to run as root with it, and this one sees our own pages only.
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            f"--window-size={DESKTOP[0]},{DESKTOP[1]}",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        options.add_experimental_option("perfLoggingPrefs", {"enableNetwork": True, "enablePage": False})
        if script == "off":
            options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        # Generous, so that a machine with other things to do makes a run long and not wrong.
        self.driver.set_page_load_timeout(110)
        self.driver.set_script_timeout(110)
        if script == "on":
            self.command("Page.addScriptToEvaluateOnNewDocument", source=_KEEP_VIOLATIONS)

    def close(self):
        self.driver.quit()

    def command(self, name, **parameters):
        """Sends a command of the debugging protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def evaluate(self, body, *arguments):
        """Runs the body of a function in the page. The driver may do so where the page's own scripts are off."""
        return self.driver.execute_script(body, *arguments)

    def get(self, address):
        self.driver.get(address)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        """Presses keys where the focus is; a key that is named twice in one text is held until it is named again."""
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)

    def type(self, text):
        """Types a text where the focus is, as keyboards do that have its characters; the driver's is English."""
        for character in text:
            for kind in ("keyDown", "keyUp"):
                self.command(
                    "Input.dispatchKeyEvent", type=kind, key=character, text=character if kind == "keyDown" else ""
                )

    def reset(self):
        """Takes back every emulation and forgets what was logged."""
        self.media()
        self.block()
        self.command("Emulation.clearDeviceMetricsOverride")
        self.get("about:blank")
        self.complaints()
        self.posts()

    # MARK: What a page is shown as

    def media(self, **features):
        """Emulates media features, such as prefers_color_scheme="dark"; none of them takes all back."""
        pairs = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=pairs)

    def size(self, width, height, zoom=1):
        """Emulates a screen of so many CSS pixels at a zoom of 1, held upright if it is higher than wide."""
        portrait = height >= width
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=round(width / zoom),
            height=round(height / zoom),
            deviceScaleFactor=zoom,
            mobile=False,
            screenOrientation={
                "type": "portraitPrimary" if portrait else "landscapePrimary",
                "angle": 0 if portrait else 90,
            },
        )

    def block(self, *patterns):
        """Keeps the browser from loading addresses: a page without its script, in a browser that runs our own."""
        self.command("Network.setBlockedURLs", urls=list(patterns))

    def still(self):
        """Ends what moves: a thing that is half faded in has neither its place nor its contrast."""
        self.evaluate("document.getAnimations().forEach(one => one.finish())")

    # MARK: What it tells

    def complaints(self):
        """What the console has on errors, and on what the policy of the page blocked, since the last time."""
        found = [
            f"console: {entry['message']}"
            for entry in self.driver.get_log("browser")
            if entry["level"] == "SEVERE" or "Content Security Policy" in entry["message"]
            # A page that says 422 is an answer, and the one that is wanted.
            if "the server responded with a status of 422" not in entry["message"]
            and "net::ERR_BLOCKED_BY_CLIENT" not in entry["message"]
        ]
        if self.script == "on":
            found += [f"blocked: {line}" for line in self.evaluate("return window.__violations?.splice(0) ?? []")]
        return found

    def posts(self):
        """The bodies of the posts that the browser sent since the last time, as they went out."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            request = message["params"]["request"]
            if request["method"] == "POST":
                found.append(request.get("postData", ""))
        return found

    def accessible(self, selector):
        """What assistive technology is told of an element: its role, name, description and properties."""
        expression = f"document.querySelector({json.dumps(selector)})"
        node = self.command("Runtime.evaluate", expression=expression)["result"]
        if "objectId" not in node:
            raise LookupError(f"there is no {selector}")
        tree = self.command("Accessibility.getPartialAXTree", objectId=node["objectId"], fetchRelatives=False)
        return describe(tree["nodes"][0])

    def accessible_all(self):
        """All that assistive technology is told of the page, in the order of the tree."""
        nodes = self.command("Accessibility.getFullAXTree")["nodes"]
        return [describe(node) for node in nodes if not node.get("ignored")]


def describe(node):
    """A node of the accessibility tree as a flat dictionary."""
    flat = {key: node.get(key, {}).get("value") for key in ("role", "name", "description", "value")}
    flat["ignored"] = node.get("ignored", False)
    for entry in node.get("properties", []):
        flat[entry["name"]] = entry["value"].get("value")
    return flat
