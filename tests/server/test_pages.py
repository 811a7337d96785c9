"""The built pages travel compressed to whoever can read that, and plain to everybody else."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from boardroom.server.pages import accepted_codings
from server.kit.client import PLAIN
from server.kit.servers import QUICK, serving

SCRIPT = "export const boardroom = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages as the build lays them: a script with two smaller twins, and a start page without any."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Boardroom</title>")
    (tmp_path / "assets/app.js").write_text(SCRIPT)
    (tmp_path / "assets/app.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets/app.js.br").write_bytes(b"as brotli has it")
    return tmp_path


def fetched(db: str, folder: Path, path: str, **headers: str) -> httpx.Response:
    """What a server with these pages answers, byte for byte."""

    async def run() -> httpx.Response:
        async with serving(replace(QUICK, db=db, pages=str(folder))) as server:
            async with httpx.AsyncClient(base_url=server.url, verify=PLAIN, headers=headers) as http:
                async with http.stream("GET", path) as answer:
                    answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
                    return answer

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("asked", "given"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", ""), ("zstd", "")],
)
def test_a_script_comes_as_small_as_the_browser_can_read_it(
    sqlite_db: str, folder: Path, asked: str, given: str
) -> None:
    answer = fetched(sqlite_db, folder, "/assets/app.js", **{"accept-encoding": asked})
    ending = {"br": ".br", "gzip": ".gz", "": ""}[given]
    assert answer.extensions["raw"] == (folder / f"assets/app.js{ending}").read_bytes()
    assert answer.headers.get("content-encoding", "") == given
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "Accept-Encoding" in answer.headers["vary"]
    assert "immutable" in answer.headers["cache-control"]
    assert "content-security-policy" in answer.headers


def test_a_page_without_a_twin_comes_as_it_is(sqlite_db: str, folder: Path) -> None:
    answer = fetched(sqlite_db, folder, "/", **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.extensions["raw"] == (folder / "index.html").read_bytes()
    assert answer.headers["cache-control"] == "no-cache"


def test_what_a_browser_has_already_is_not_sent_again(sqlite_db: str, folder: Path) -> None:
    first = fetched(sqlite_db, folder, "/assets/app.js", **{"accept-encoding": "br"})
    tag = {"accept-encoding": "br", "if-none-match": first.headers["etag"]}
    assert fetched(sqlite_db, folder, "/assets/app.js", **tag).status_code == 304


@pytest.mark.parametrize("path", ["/../settings.py.gz", "/assets/../../secret"])
def test_nothing_outside_of_the_pages_is_served(sqlite_db: str, folder: Path, path: str) -> None:
    assert fetched(sqlite_db, folder, path, **{"accept-encoding": "gzip"}).status_code == 404


def test_a_weight_of_nought_means_no() -> None:
    assert accepted_codings("br;q=1.0, gzip;q=0.0, *;q=0.5") == {"br", "*"}
    assert accepted_codings("") == {""}
