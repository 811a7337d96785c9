"""What a server can be told, in one frozen value that travels to its worker processes."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from boardroom.server.start.words import BadSettings

ENVIRONMENT = "BOARDROOM_SERVER_SETTINGS"
LOG_STYLES = ("auto", "plain", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")
LARGEST_PORT = 65535
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


@dataclass(frozen=True)
class Retention:
    """After so many days; 0: never."""

    games: float = 0.0  # after their end
    talk: float = 0.0  # after it was said
    people: float = 0.0  # after they were last here, unless they sit at a table that waits or is played

    @property
    def is_off(self) -> bool:
        """Is everything kept for ever?"""
        return not (self.games or self.talk or self.people)


@dataclass(frozen=True)
class Settings:
    """Everything that can differ between two servers; times are in seconds."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8470
    workers: int = 1
    hosts: tuple[str, ...] = ()  # names this server answers to; loopback names always do
    origins: tuple[str, ...] = ()  # pages that may talk to it besides its own
    proxies: tuple[str, ...] = ()  # networks whose X-Forwarded-For is believed
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    secure: bool = False  # the cookie is for https only
    pages: str = ""  # the folder with the built web pages
    bot_processes: int = 0  # per worker; 0: one for each core but one, shared among the workers
    bot_limit: float = 0.5  # how long a bot may think
    review_seconds: float = 20.0  # how long a bot process may work on the decisions of one finished game
    bot_patience: float = 10.0  # after that its process is ended
    bot_memory: int = 1_500_000_000  # bytes of address space for one bot process
    bot_delay: tuple[float, float] = (0.7, 1.7)  # between which a bot answers when a person sits at the table
    sweep: float = 0.5  # how often deadlines are looked at
    unwatched: float = 30.0  # after that a table at which only bots sit rests until somebody looks
    away: float = 60.0  # after that a seat without an open page may be given to a bot, where no deadline does it
    silent: float = 300.0  # and so may one whose decision the table has waited for so long
    waiting_listed: float = 24 * 3600.0  # after that a table that waits for anybody is taken away
    waiting_private: float = 7 * 24 * 3600.0  # and so is one that waits for the invited
    keep_games: float = (
        0.0  # days after their end, talk after it was said, people after they were last here; 0: for ever
    )
    keep_talk: float = 0.0
    keep_people: float = 0.0
    idle: float = 60.0  # after that a table that nobody looks at leaves the memory
    snapshot_every: int = 100
    connections: int = (
        10_000  # at once, at all workers; at each fewer where the system gives fewer; sockets as many again
    )
    connections_from_one: int = 256  # from one address, unless it is a proxy
    sockets_from_one: int = 200  # open tables from one address
    header_seconds: float = 10.0  # to say what one wants
    body_seconds: float = 20.0  # to send all of it
    rate: float = 1.0  # all limits are multiplied by this; 0 switches them off
    shared: str = ""  # the files in which all workers count what is asked, and who is connected; the runner makes them
    crowds: str = ""
    log: str = "auto"  # lines for people on a terminal, JSON elsewhere; plain or json always
    log_file: str = ""  # instead of standard error; the next is begun when it has grown (`logs.py`)
    log_level: str = ""  # info in JSON, warning for people, unless given

    def to_environment(self) -> None:
        """Leaves the settings where the worker processes find them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @property
    def is_sqlite(self) -> bool:
        """Is the database a file?"""
        return self.db.startswith("sqlite")

    @property
    def retention(self) -> Retention:
        """What is thrown away after how many days."""
        return Retention(self.keep_games, self.keep_talk, self.keep_people)

    @property
    def bots_at_once(self) -> int:
        """How many processes a worker lets think: a core is left for those who play."""
        return self.bot_processes or max(1, (cores() - 1) // self.workers)

    def checked(self) -> Settings:
        """The settings in full, or BadSettings that says what to change."""
        settings = replace(self, db=database_url(self.db))
        if settings.workers < 1:
            raise BadSettings("workers-none", workers=str(settings.workers))
        if settings.is_sqlite and settings.workers > 1:
            raise BadSettings("workers-sqlite", workers=str(settings.workers))
        if not 0 <= settings.port <= LARGEST_PORT:
            raise BadSettings("port-range", port=str(settings.port))
        if settings.log not in LOG_STYLES:
            raise BadSettings("log-style", given=repr(settings.log))
        if settings.log_level not in ("", *LOG_LEVELS):
            raise BadSettings("log-level", given=repr(settings.log_level))
        if settings.log_file and settings.workers > 1:
            raise BadSettings("log-workers")
        for network in (*settings.proxies, *settings.metrics_from):
            check_network(network)
        return settings


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pages_folder(given: str = "") -> Path | None:
    """The folder with the built web pages, if there is one: the given one, or the one that the wheel carries."""
    folder = Path(given) if given else Path(__file__).parent.parent / "pages"
    return folder if (folder / "index.html").is_file() else None


def from_environment() -> Settings:
    """The settings that `to_environment` left."""
    said: dict[str, Any] = json.loads(os.environ.get(ENVIRONMENT, "{}"))
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in said.items()}
    return Settings(**values).checked()


def database_url(db: str) -> str:
    """The database as SQLAlchemy wants it; empty means a file in the user's data folder."""
    if not db:
        from platformdirs import user_data_path

        return f"sqlite+aiosqlite:///{user_data_path('boardroom') / 'tables.sqlite3'}"
    scheme = urlsplit(db).scheme
    if scheme in ("postgresql+asyncpg", "sqlite+aiosqlite"):
        return db
    if scheme in ("postgresql", "postgres"):
        return db.replace(scheme, "postgresql+asyncpg", 1)  # also postgresql:///name, over the machine's own socket
    if scheme == "sqlite":
        return db.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if not scheme or Path(db).suffix:
        return f"sqlite+aiosqlite:///{Path(db).absolute()}"
    raise BadSettings("db-kind", scheme=scheme)


def check_network(text: str) -> None:
    """Raises BadSettings unless this is an address or a network."""
    try:
        ip_network(text)
    except ValueError:
        raise BadSettings("network", given=repr(text)) from None


def is_within(address: str, networks: tuple[str, ...]) -> bool:
    """Does this address lie in one of these networks?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
