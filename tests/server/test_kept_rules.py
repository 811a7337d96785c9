"""A server is upgraded to a Boardroom whose rules have changed: games of the old ones go on by the rules that were kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.minutes import read
from novelties.released import GAME, NOW, THEN, Release, release
from server.kit.client import Page, Someone, page, someone
from server.kit.servers import QUICK, Apart, apart

CHOICES = 12


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Release:
    """Servers in processes of their own run this copy of the package, as it is written."""
    found = release(tmp_path / "release")
    monkeypatch.setenv("PYTHONPATH", found.path)
    monkeypatch.delenv("BOARDROOM_EXPECT", raising=False)
    return found


@asynccontextmanager
async def the_same(server: Apart, person: Someone) -> AsyncIterator[Someone]:
    again = Someone(server.url, person.token, person.name)
    try:
        yield again
    finally:
        await again.http.aclose()


async def begun(server: Apart) -> tuple[Someone, str]:
    """A game in the middle, both seats of which are one person's, played by hand."""
    async with someone(server.url) as ada:
        table = (await ada.make(GAME, ["me", "me"], seed="5"))["table"]["id"]
        async with page(server.ws, table, ada.token, seat=0) as one, page(server.ws, table, ada.token, seat=1) as two:
            at = [(await opened.hear("welcome"))["position"] for opened in (one, two)]
            for number in range(CHOICES):
                seat = 0 if at[0]["choices"] else 1
                answer = await (one, two)[seat].choose(at[seat], at[seat]["choices"][0]["code"], f"c{number}")
                assert answer["type"] == "accepted", answer
                at = [await known(opened, answer["number"]) for opened in (one, two)]
        return ada, table


async def known(opened: Page, number: int) -> dict[str, Any]:
    """The position as soon as this page has heard of that number."""
    told = [said["position"] for said in opened.heard if said["type"] in ("welcome", "update")][-1]
    while told["number"] < number:
        told = (await opened.hear("update"))["position"]
    found: dict[str, Any] = told
    return found


async def to_its_end(person: Someone, table: str) -> dict[str, Any]:
    """Bots play on; gives the table when the game is over."""
    path = f"/api/tables/{table}"
    for seat in (0, 1):
        await person.ask("POST", f"{path}/seats/{seat}/bot", {"bot": "random"})
    async with asyncio.timeout(120):
        while (info := await person.ask("GET", path))["status"] != "over":
            await asyncio.sleep(0.1)
    found: dict[str, Any] = info
    return found


def test_a_running_game_goes_on_by_the_rules_that_were_kept(db: str, copy: Release, tmp_path: Path) -> None:
    copy.keep()
    settings = replace(QUICK, db=db, snapshot_every=5)
    with apart(settings, tmp_path / "log") as server:
        ada, table = asyncio.run(begun(server))
        server.stop()
        copy.change_a_rule()
        server.start()
        asyncio.run(go_on(server, ada, table, copy, tmp_path))


async def go_on(server: Apart, ada: Someone, table: str, copy: Release, folder: Path) -> None:
    async with the_same(server, ada) as again:
        path = f"/api/tables/{table}"
        info = await again.ask("GET", path)
        assert (info["status"], info["rules"], info["revision"], info["plain"]) == ("playing", "kept", THEN, False)
        assert len((await again.ask("GET", f"{path}/log?seat=0"))["events"]) > CHOICES
        assert (await to_its_end(again, table))["outcome"]["winners"]
        text = await again.ask("GET", f"{path}/minutes")
        assert read(text).revision == THEN and len(read(text).choices) > CHOICES
        (folder / "it.minutes").write_text(text, "utf8")
        promise = (await again.ask("GET", f"{path}/fairness"))["seed_hash"]
        checked = copy.run("-m", "boardroom", "check", str(folder / "it.minutes"), "--seed-hash", promise)
        assert checked.returncode == 0 and checked.stdout.startswith("match"), checked.stdout
        assert all(frame["view"] for frame in (await again.ask("GET", f"{path}/replay"))["frames"])
        on = (await again.ask("POST", f"{path}/play-on", {"seat": 0, "step": 3}))["table"]
        assert (on["rules"], on["revision"]) == ("kept", THEN), "it is played on by its own rules"
        new = (await again.make(GAME, ["me", "random"]))["table"]
        assert (new["rules"], new["revision"]) == ("today", NOW)
        for part in ("texts/fr", "rules/fr"):
            assert await again.ask("GET", f"/api/games/{GAME}/{part}?revision={THEN}")


def test_without_them_it_is_stopped_and_ends_as_its_people_say(sqlite_db: str, copy: Release, tmp_path: Path) -> None:
    with apart(replace(QUICK, db=sqlite_db), tmp_path / "log") as server:
        ada, table = asyncio.run(begun(server))
        server.stop()
        copy.change_a_rule()
        server.start()
        asyncio.run(settle(server, ada, table))


async def settle(server: Apart, ada: Someone, table: str) -> None:
    async with the_same(server, ada) as again:
        path = f"/api/tables/{table}"
        info = await again.ask("GET", path)
        assert (info["status"], info["rules"]) == ("stopped", "stored")
        asked = await again.ask("GET", f"{path}/ending")
        assert (asked["revision"], asked["today"]) == (THEN, NOW)
        await again.ask("POST", f"{path}/ending", {"kind": "won", "winners": [1]})
        assert (await again.ask("GET", path))["outcome"]["winners"] == [1]
        assert len((await again.ask("GET", f"{path}/log?seat=1"))["events"]) > CHOICES


def test_a_game_that_was_stopped_goes_on_once_its_rules_are_installed(
    sqlite_db: str, copy: Release, tmp_path: Path
) -> None:
    copy.keep()
    kept, aside = copy.kept, tmp_path / "aside"
    kept.rename(aside)
    with apart(replace(QUICK, db=sqlite_db), tmp_path / "log") as server:
        ada, table = asyncio.run(begun(server))
        server.stop()
        copy.change_a_rule()
        server.start()
        server.stop()
        aside.rename(kept)
        server.start()
        asyncio.run(resumed(server, ada, table))


async def resumed(server: Apart, ada: Someone, table: str) -> None:
    async with the_same(server, ada) as again:
        info = await again.ask("GET", f"/api/tables/{table}")
        assert (info["status"], info["rules"]) == ("playing", "kept")
        await to_its_end(again, table)
