"""Headless Chromium with one page in it, used as a person would: keys, and what can be seen."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains

from tests.web.chromium import PROGRAMS, find_program
from tests.web.serving import wait_for

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,900",
)

ENTER = "\ue007"

BINARY = 2
"""The kind of message in which the app sends what the terminal shows."""

COUNT_COLOURS = """
const [png, tell] = arguments;
const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
createImageBitmap(new Blob([bytes])).then((picture) => {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, picture.width, picture.height).data;
  tell(new Set(new Uint32Array(pixels.buffer)).size);
});
"""


class Browser:
    """A Chromium with an own, empty profile."""

    def __init__(self, profile: Path) -> None:
        chromium, driver = map(find_program, PROGRAMS)
        options = webdriver.ChromeOptions()
        options.binary_location = chromium
        for argument in (*ARGUMENTS, f"--user-data-dir={profile}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self._driver = webdriver.Chrome(options=options, service=Service(driver))
        self._asked: list[str] = []
        self._shown = ""

    def open(self, url: str) -> None:
        """Go to a page of the server, and wait until the app shows something there."""
        self._driver.get(url)
        # The first picture of the app has many colours; without fonts or app there are few.
        wait_for("the app in the page", lambda: self._is_shown() and self.colours() > 30)

    def _is_shown(self) -> bool:
        return "-first-byte" in str(self._run("return document.body.className"))

    def go_elsewhere(self) -> None:
        """Go to another page in the same tab; the way back stays open."""
        self._driver.get("about:blank")

    def close_tab(self) -> None:
        """Close the tab; another one, which is empty, stays."""
        (old,) = self._driver.window_handles
        self._driver.switch_to.new_window("tab")
        new = self._driver.current_window_handle
        self._driver.switch_to.window(old)
        self._driver.close()
        self._driver.switch_to.window(new)

    def press(self, key: str) -> None:
        """Press a key; it goes wherever the page has put the keyboard."""
        ActionChains(self._driver).send_keys(key).perform()

    def press_and_see(self, key: str) -> None:
        """Press a key, and wait until that has changed what is shown."""
        before = self.picture()
        self.press(key)
        wait_for(f"an answer to the key {key!r}", lambda: self.picture() != before)

    def picture(self) -> str:
        """Return what is shown, as a PNG in base64."""
        return self._driver.get_screenshot_as_base64()

    def colours(self) -> int:
        """Return how many colours can be seen."""
        return int(self._driver.execute_async_script(COUNT_COLOURS, self.picture()))

    def asked(self) -> list[str]:
        """Return the addresses that pages have asked for so far."""
        self._follow()
        return self._asked

    def shown(self) -> str:
        """Return all that the app has shown so far, among the codes of the terminal."""
        self._follow()
        return self._shown

    def _follow(self) -> None:
        for entry in self._log("performance"):
            message = json.loads(entry["message"])["message"]
            said = message["params"]
            if message["method"] == "Network.requestWillBeSent":
                self._asked.append(said["request"]["url"])
            elif message["method"] == "Network.webSocketFrameReceived":
                self._show(said["response"])

    def _show(self, frame: dict[str, Any]) -> None:
        if frame["opcode"] == BINARY:
            self._shown += b64decode(frame["payloadData"]).decode("utf-8")

    def complaints(self) -> list[str]:
        """Return the errors that the page has caused since the last time."""
        return [one["message"] for one in self._log("browser") if one["level"] == "SEVERE"]

    def quit(self) -> None:
        """End Chromium and its driver."""
        self._driver.quit()

    def _run(self, script: str) -> Any:
        return self._driver.execute_script(script)

    def _log(self, kind: str) -> list[dict[str, Any]]:
        return list(self._driver.get_log(kind))
