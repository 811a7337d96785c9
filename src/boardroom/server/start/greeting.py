"""What the person at the terminal sees of a server: that it is ready, where, how to stop it, and that nothing is lost."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from http.client import HTTPException

import boardroom
from boardroom.server.logs import for_people
from boardroom.server.settings import Settings
from boardroom.server.start.ports import EVERYWHERE, address_of, ask
from boardroom.server.start.words import say

PAUSE = 0.05  # seconds between two looks whether it answers


class Greeter:
    """Speaks on standard output where somebody looks, and opens the browser where that is wished."""

    def __init__(self, settings: Settings, lang: str, browser: bool) -> None:
        self._host = settings.host
        self._lang = lang
        self._browser = browser
        self._speaks = for_people(settings.log, sys.stdout)

    def greet_when_ready(self, port: int) -> None:
        """Goes on in a thread of its own, which ends with the process."""
        if self._speaks or self._browser:
            threading.Thread(target=self._greet, args=(port,), daemon=True).start()

    def _greet(self, port: int) -> None:
        while not is_ready(self._host, port):
            time.sleep(PAUSE)
        rules = "compiled" if boardroom.compiled else "interpreted"
        reach = "everywhere" if self._host in EVERYWHERE else "here"
        address = address_of(self._host, port)
        self.tell(say(self._lang, "ready", version=boardroom.__version__, rules=rules, address=address, reach=reach))
        if self._browser:
            open_browser(address)

    def show_running(self, version: str, address: str) -> None:
        """Somebody who starts Boardroom a second time wants its lobby."""
        opened = "yes" if open_browser(address) else "no"
        self.tell(say(self._lang, "running", version=version, address=address, opened=opened))

    def tell(self, sentence: str) -> None:
        """One line; it overwrites the ^C that a terminal prints."""
        if self._speaks:
            sys.stdout.write(("\r" if sys.stdout.isatty() else "") + sentence + "\n")
            sys.stdout.flush()


def is_ready(host: str, port: int) -> bool:
    """Does the server answer, and its database too?"""
    try:
        return ask(host, port, "/api/health/ready")[0] == 200
    except (OSError, HTTPException):
        return False


def open_browser(address: str) -> bool:
    """Opens this page, unless that would fill the terminal with a browser made of text."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in windows):
        return False
    return webbrowser.open(address)
