"""Limits that fit people: friends behind one address all get their page, and one customer's addresses count as one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from boardroom.server.limits import LIMITS, household
from boardroom.server.settings import Settings
from server.kit.client import PLAIN
from server.kit.servers import QUICK, serving

FILES = 40
FRIENDS = 6
PUPILS = 35
LIMITED = replace(QUICK, rate=1.0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages of many small files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Boardroom</title>")
    for number in range(FILES):
        (tmp_path / f"assets/part{number}.js").write_text("export {};\n")
    return tmp_path


def browser(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, verify=PLAIN, timeout=60)


def test_six_browsers_behind_one_address_all_get_their_page(sqlite_db: str, folder: Path) -> None:
    async def load(url: str) -> list[int]:
        async with browser(url) as http:
            return [(await http.get(f"/assets/part{number}.js")).status_code for number in range(FILES)]

    async def run() -> list[list[int]]:
        async with serving(replace(LIMITED, db=sqlite_db, pages=str(folder))) as server:
            return await asyncio.gather(*(load(server.url) for _ in range(FRIENDS)))

    assert asyncio.run(run()) == [[200] * FILES] * FRIENDS


def test_a_class_of_pupils_introduces_itself_at_once(sqlite_db: str) -> None:
    async def arrive(url: str, number: int) -> list[int]:
        async with browser(url) as http:
            first = [(await http.get("/api/games")).status_code, (await http.get("/api/tables")).status_code]
            made = await http.post("/api/me", json={"name": f"Pupil {number}"})
            again = [(await http.get(path)).status_code for path in ("/api/me", "/api/my/tables", "/api/archive")]
            return [*first, made.status_code, *again]

    async def run() -> list[list[int]]:
        async with serving(replace(LIMITED, db=sqlite_db)) as server:
            return await asyncio.gather(*(arrive(server.url, number) for number in range(PUPILS)))

    assert asyncio.run(run()) == [[200, 200, 201, 200, 200, 200]] * PUPILS


def test_who_shows_another_token_each_time_is_still_one_address(sqlite_db: str) -> None:
    async def run() -> set[int]:
        slow = replace(LIMITED, db=sqlite_db, rate=0.05)  # a bucket that a busy machine empties quicker than it fills
        async with serving(slow) as server, browser(server.url) as http:
            found = set()
            for number in range(4 * int(LIMITS["address"].burst * slow.rate)):
                shown = {"Authorization": f"Bearer made-up-{number}"}
                found.add((await http.get("/api/nothing", headers=shown)).status_code)
            return found

    assert asyncio.run(run()) == {404, 429}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb:cccc:dddd:9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
    ],
)
def test_one_customer_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_addresses_of_one_ipv6_network_share_a_bucket(sqlite_db: str) -> None:
    async def run() -> tuple[set[int], int]:
        settings = replace(LIMITED, db=sqlite_db, proxies=("127.0.0.1",))
        async with serving(settings) as server, browser(server.url) as http:
            found = set()
            for number in range(int(LIMITS["introduce"].burst) + 5):
                forwarded = {"X-Forwarded-For": f"2001:db8:0:1::{number:x}"}
                found.add((await http.post("/api/me", json={"name": "x"}, headers=forwarded)).status_code)
            neighbour = {"X-Forwarded-For": "2001:db8:0:2::1"}
            return found, (await http.post("/api/me", json={"name": "x"}, headers=neighbour)).status_code

    assert asyncio.run(run()) == ({201, 429}, 201)


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_a_proxy_that_nobody_named_is_told_of_and_reads_no_metrics(
    sqlite_db: str, caplog: pytest.LogCaptureFixture, header: str
) -> None:
    async def run(settings: Settings) -> list[int]:
        async with serving(replace(settings, db=sqlite_db)) as server, browser(server.url) as http:
            forwarded = [(await http.get("/metrics", headers={header: "127.0.0.1"})).status_code for _ in range(3)]
            return [*forwarded, (await http.get("/metrics")).status_code]

    with caplog.at_level(logging.WARNING, "boardroom.http"):
        assert asyncio.run(run(QUICK)) == [403, 403, 403, 200]
    said = [record.getMessage() for record in caplog.records if "--proxy" in record.getMessage()]
    assert len(said) == 1 and "--proxy 127.0.0.1" in said[0]


def test_a_named_proxy_is_no_news(sqlite_db: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> int:
        settings = replace(QUICK, db=sqlite_db, proxies=("127.0.0.0/8",))
        async with serving(settings) as server, browser(server.url) as http:
            return (await http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.7"})).status_code

    with caplog.at_level(logging.WARNING, "boardroom.http"):
        assert asyncio.run(run()) == 200
    assert not [record for record in caplog.records if "--proxy" in record.getMessage()]
