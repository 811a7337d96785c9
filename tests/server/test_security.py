"""The door: hosts, origins, proxies, headers, limits, and no secret where it does not belong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from boardroom.server import schema
from boardroom.server.limits import LIMITS, Limits
from boardroom.server.security import client_address, host_name
from boardroom.server.settings import Settings, database_url
from boardroom.server.start.words import BadSettings
from server.kit.client import PLAIN, Someone, page, someone
from server.kit.playing import play_table
from server.kit.servers import QUICK, Inside, apart, serving


def visit(db: str, scene: Callable[[Inside], Awaitable[None]], settings: Settings = QUICK) -> None:
    async def run() -> None:
        async with serving(replace(settings, db=db)) as server:
            await scene(server)

    asyncio.run(run())


def test_a_foreign_host_name_is_refused(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            for host in ("evil.example", "127.0.0.1.evil.example", "", "[::1].evil"):
                answer = await http.get("/api/games", headers={"Host": host})
                assert answer.status_code == 400, host
            for host in ("localhost", "127.0.0.1:99", "board.example"):
                assert (await http.get("/api/games", headers={"Host": host})).status_code == 200

    visit(sqlite_db, scene, replace(QUICK, hosts=("board.example",)))


def test_a_foreign_page_may_neither_post_nor_open_a_socket(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            for origin, status in (
                ("https://evil.example", 403),
                ("null", 403),
                (server.url, 201),
                ("https://ok.example", 201),
            ):
                answer = await http.post("/api/me", json={"name": "x"}, headers={"Origin": origin})
                assert answer.status_code == status, origin
        address = f"{server.ws}/api/tables/x/socket"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(address, origin=Origin("https://evil.example"), proxy=None):
                pass
        async with connect(address, origin=Origin(server.url), proxy=None) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["code"] == "no-table"

    visit(sqlite_db, scene, replace(QUICK, origins=("https://ok.example",)))


def test_every_answer_carries_the_security_headers(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            for path in ("/api/games", "/api/nothing", "/api/health/live", "/metrics", "/"):
                headers = (await http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy and "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers

    visit(sqlite_db, scene)


def test_the_cookie_opens_a_socket_too(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as browser:
            said = await browser.post("/api/me", json={"name": "Eve"})
            cookie = said.headers["set-cookie"].split(";")[0]
            wish = {"game": "startup-nation", "places": [{"kind": "me"}] * 4}
            table = (await browser.post("/api/tables", json=wish)).json()["table"]["id"]
        async with connect(
            f"{server.ws}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}, proxy=None
        ) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["seat"] == 0

    visit(sqlite_db, scene)


def test_a_token_in_a_url_is_worth_nothing(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with someone(server.url) as ada, httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            for name in ("token", "boardroom", "authorization", "access_token"):
                assert (await http.get(f"/api/me?{name}={ada.token}")).status_code == 401

    visit(sqlite_db, scene)


def test_tokens_and_invitations_are_stored_as_hashes_only(db: str) -> None:
    async def scene(server: Inside) -> None:
        async with someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me"] * 4)
            code = made["invitation"]["code"]
            assert len(ada.token) >= 43 and len(code) >= 43  # 256 bits
            async with server.tables.store.engine.connect() as connection:
                for table in schema.metadata.sorted_tables:
                    rows = repr((await connection.execute(select(table))).all())
                    assert ada.token not in rows and code not in rows

    visit(db, scene)


def test_too_many_requests_are_told_when_to_come_back(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            answers = [
                await http.post("/api/me", json={"name": "x"}) for _ in range(int(LIMITS["introduce"].burst) + 5)
            ]
            last = answers[-1]
            assert last.status_code == 429 and int(last.headers["retry-after"]) >= 1
            assert last.json()["error"]["retry_after"] > 0

    visit(sqlite_db, scene, replace(QUICK, rate=1.0))


def test_too_many_sockets_are_told_when_to_come_back(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        with pytest.raises(InvalidStatus) as refused:
            for _ in range(int(LIMITS["connect"].burst) + 100):
                async with connect(f"{server.ws}/api/tables/x/socket", proxy=None) as socket:
                    socket.transport.abort()
        answer = refused.value.response
        assert answer.status_code == 429 and int(answer.headers["Retry-After"]) >= 1

    visit(sqlite_db, scene, replace(QUICK, rate=1.0))


def test_talk_is_limited_and_a_flood_closes_the_socket(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me"] * 4)
            async with page(server.ws, made["table"]["id"], ada.token) as mine:
                await mine.hear("welcome")
                for n in range(12):
                    await mine.say(type="say", text=f"word {n}")
                limited = await mine.hear("error")
                assert limited["code"] == "too-many" and limited["retry_after"] > 0
                with pytest.raises(ConnectionClosed):
                    for _ in range(500):
                        await mine.say(type="ping")
                    while True:
                        await mine.hear()

    visit(sqlite_db, scene, replace(QUICK, rate=1.0))


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    burst, speed = LIMITS["say"].burst, LIMITS["say"].per_second
    assert all(limits.wait("say", "ada") == 0 for _ in range(int(burst)))
    wait = limits.wait("say", "ada")
    assert wait == pytest.approx(1 / speed) and limits.wait("say", "bob") == 0
    now[0] += wait
    assert limits.wait("say", "ada") == 0


@pytest.mark.parametrize(
    ("peer", "named", "expected"),
    [
        ("9.9.9.9", "1.2.3.4", "9.9.9.9"),  # nobody's proxy: not believed
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # what the client wrote itself is further left
        ("10.0.0.1", "1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_a_forwarded_address_counts_only_from_a_configured_proxy(peer: str, named: str, expected: str) -> None:
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", named.encode())]}
    assert client_address(scope, Settings(proxies=("10.0.0.0/8",))) == expected


def test_metrics_and_health(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            assert (await http.get("/api/health/live")).json()["status"] == "alive"
            assert (await http.get("/api/health/ready")).json()["status"] == "ready"
            text = (await http.get("/metrics")).text
            for name in ("boardroom_commands_total", "boardroom_sockets", "boardroom_tables_in_memory"):
                assert name in text

    visit(sqlite_db, scene)


def test_metrics_are_not_for_everybody(sqlite_db: str) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            assert (await http.get("/metrics")).status_code == 403

    visit(sqlite_db, scene, replace(QUICK, metrics_from=("10.0.0.0/8",)))


def test_no_secret_is_in_any_log_line(db: str, tmp_path: Path) -> None:
    secrets: list[str] = []

    async def run(url: str, ws: str) -> None:
        result = await play_table(url, ws, "startup-nation", seed=3)
        secrets.append(next(line for line in result.minutes.splitlines() if line.startswith("seed:")).split()[1])
        async with someone(url) as ada:
            made = await ada.make("startup-nation", ["me"] * 4, seed="123456789123456789")
            secrets.extend([ada.token, made["invitation"]["code"], "123456789123456789"])
            stranger = Someone(url, ada.token[:-1] + "x")
            await stranger.ask("GET", "/api/me", expect=401)
            await stranger.ask("POST", "/api/join", {"code": made["invitation"]["code"]}, expect=401)
            await stranger.http.aclose()
            async with page(ws, made["table"]["id"], "wrong" + ada.token) as thief:
                assert ada.token not in json.dumps(await thief.hear())
            await ada.ask("POST", "/api/tables", {"game": ada.token, "places": [{"kind": "me"}]}, expect=422)

    with apart(replace(QUICK, db=db, log_level="debug"), tmp_path / "log") as server:
        asyncio.run(run(server.url, server.ws))
        server.stop()
    lines = (tmp_path / "log").read_text()
    assert len(lines.splitlines()) > 5 and len(secrets) == 4
    for secret in secrets:
        assert secret not in lines
    for line in lines.splitlines():
        assert json.loads(line)["level"] in ("debug", "info", "warning"), line


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql:///d", "postgresql+asyncpg:///d"),
        ("sqlite:////x/y.db", "sqlite+aiosqlite:////x/y.db"),
        ("/x/y.sqlite3", "sqlite+aiosqlite:////x/y.sqlite3"),
    ],
)
def test_a_database_is_named_by_a_file_or_an_address(given: str, expected: str) -> None:
    assert database_url(given) == expected


@pytest.mark.parametrize("settings", [Settings(db="mysql://x"), Settings(workers=0), Settings(proxies=("nonsense",))])
def test_settings_that_cannot_be_are_refused(settings: Settings) -> None:
    with pytest.raises(BadSettings):
        settings.checked()


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("a.B:80", "a.b"),
        ("[::1]:80", "[::1]"),
        ("[::1]", "[::1]"),
        ("x", "x"),
        ("[::1].evil:80", "[::1].evil"),
        ("x:y", ""),
    ],
)
def test_the_name_in_a_host_header(host: str, name: str) -> None:
    assert host_name(host) == name


def test_without_pages_the_server_says_where_they_come_from(sqlite_db: str, tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            answer = await http.get("/")
            assert answer.status_code == 404
            assert answer.text.startswith("Boardroom runs, but the web pages are not built: ")
            french = await http.get("/", headers={"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"})
            assert french.text.startswith("Boardroom tourne, mais les pages web ne sont pas construites")

    visit(sqlite_db, scene, replace(QUICK, pages=str(tmp_path)))


def test_built_pages_are_served_with_the_same_headers(sqlite_db: str, tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/index.html").write_text("<title>Boardroom</title>")

    async def scene(server: Inside) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            answer = await http.get("/")
            assert answer.status_code == 200 and "Boardroom" in answer.text
            assert "content-security-policy" in answer.headers
            assert (await http.get("/../settings.py")).status_code == 404
            assert (await http.get("/api/games")).status_code == 200

    visit(sqlite_db, scene, replace(QUICK, pages=str(tmp_path / "pages")))
