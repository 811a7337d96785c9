"""One browser and one server for all tests of a process; each test has pages of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from boardroom.server.settings import Settings, pages_folder
from browser.kit import CHROMIUM, PATIENCE, launch
from server.kit.servers import QUICK, Apart, apart


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip(
            "no Chromium here, and set-up could not install it (Debian: apt-get install chromium-headless-shell)"
        )
    assert pages_folder() is not None, "the pages are not built: run make pages"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """Bots answer at once; the toy game is there too."""
    folder: Path = tmp_path_factory.mktemp("server")
    with apart(replace(QUICK, db=str(folder / "tables.sqlite3")), folder / "log") as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Apart]:
    """A server that a test may kill."""
    with apart(replace(QUICK, db=str(tmp_path / "tables.sqlite3")), tmp_path / "log") as started:
        yield started


@pytest.fixture
def calm_server(tmp_path: Path) -> Iterator[Apart]:
    """Bots wait a moment, as they do for people: a page that only watches them keeps up on a busy machine too."""
    calm = replace(QUICK, db=str(tmp_path / "tables.sqlite3"), bot_delay=Settings.bot_delay)
    with apart(calm, tmp_path / "log") as started:
        yield started
