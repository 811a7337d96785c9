"""Running a server: the port taken, the database prepared, and then served until it is told to stop."""

from __future__ import annotations

import logging
from contextlib import suppress

from boardroom.server import logs
from boardroom.server.settings import Settings
from boardroom.server.start.greeting import Greeter
from boardroom.server.start.ports import AlreadyRuns, address_of, close, port_of, take_port

log = logging.getLogger("boardroom.runner")


def run(settings: Settings, browser: bool = False, lang: str = "en") -> None:
    """Serves until it is told to stop; where one runs already and a browser is wished, that one's lobby is opened."""
    settings = settings.checked()
    logs.configure(settings.log, settings.log_level, settings.log_file)
    greeter = Greeter(settings, lang, browser)
    try:
        sockets = take_port(settings, browser)
    except AlreadyRuns as other:
        if not browser:
            raise
        greeter.show_running(other.version, other.address)
        return
    from boardroom.server.start import storage  # heavy: who cannot have the port is told so before
    from boardroom.server.workers import serve

    try:
        storage.prepare(settings)
        log.info("starting", extra={"address": address_of(settings.host, port_of(sockets))})
        greeter.greet_when_ready(port_of(sockets))
        with suppress(KeyboardInterrupt):  # uvicorn hands on the Ctrl-C that stopped it
            serve(settings, sockets)
    finally:
        close(sockets)
    greeter.tell(storage.kept(settings, lang))
