"""Must show 4: generated requests, and malformed, oversized and hostile frames: clear errors, no 500, no hang."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from boardroom.server.app import create_app
from server.kit.client import Page, page
from server.kit.servers import QUICK, Apart, apart, serving
from server.kit.tables import alone

HOSTILE = [
    "",
    "nonsense",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    "[" * 5000,
    '{"type":"nope"}',
    '{"type":"hello"}',
    '{"type":"choose"}',
    '{"type":"choose","client":"x","base":0,"code":"0"}',
    '{"type":"choose","client":"x","base":0,"code":1e400}',
    '{"type":"choose","client":"x","base":-1,"code":0}',
    '{"type":"choose","client":"","base":0,"code":0}',
    '{"type":"choose","client":"\\u0000","base":0,"code":0}',
    '{"type":"choose","client":"' + "x" * 65 + '","base":0,"code":0}',
    '{"type":"choose","client":"x","base":0,"code":99999999999999999999999999}',
    '{"type":"choose","client":"x","base":0,"code":0,"seat":1}',
    '{"type":"undo","client":"x"}',
    '{"type":"say","text":""}',
    '{"type":"say","text":"' + "y" * 501 + '"}',
    '{"type":"say","text":"\\u0000\\u0001"}',
    '{"type":"refresh","last":"everything"}',
    '{"type":"ping","id":' + "9" * 4000 + "}",
    '{"__proto__":{"type":"ping"}}',
    '{"type":["ping"]}',
    '{"type":"ping","id":NaN}',
    "\ud800".encode("utf8", "surrogatepass").decode("latin1"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    folder = tmp_path_factory.mktemp("hostile")
    with apart(replace(QUICK, db=str(folder / "t.sqlite3")), folder / "log") as running:
        yield running


@pytest.fixture(scope="module")
def token(server: Apart) -> str:
    said = httpx.post(f"{server.url}/api/me", json={"name": "Mallory", "bearer": True})
    return str(said.json()["token"])


@pytest.fixture(scope="module")
def table(server: Apart, token: str) -> str:
    """A table that plays: generated requests reach the real thing too."""
    return asyncio.run(made(server, token))


CHECKS = [
    schemathesis.checks.not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
    content_type_conformance,
]
schema = schemathesis.openapi.from_dict(create_app(replace(QUICK, db="unused.sqlite3")).openapi())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_every_generated_request_is_answered_as_documented(case: Any, server: Apart, token: str, table: str) -> None:
    goes = case.method == "DELETE" or case.path.endswith("/sign-out")  # the person or the token would be gone
    headers = {} if goes else {"Authorization": f"Bearer {token}"}
    wanted = [None, table] if "table" in case.path_parameters else [None]
    for real in wanted:
        if real is not None:
            case.path_parameters["table"] = real
        answer = case.call(base_url=server.url, headers=headers, timeout=10)
        case.validate_response(answer, checks=CHECKS)
        assert answer.status_code < 500


def test_hostile_frames_get_an_error_and_the_table_plays_on(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            for start in range(0, len(HOSTILE), 10):
                async with page(server.ws, table.id, table.person.token, seat=0) as bad:
                    await bad.hear("welcome")
                    for text in HOSTILE[start : start + 10]:
                        await bad.socket.send(text)
                        answer = await bad.hear("error", "refused", "stale")
                        assert answer["message"] if answer["type"] != "stale" else True
                    await bad.say(type="ping", id=7)
                    assert (await bad.hear("pong"))["id"] == 7
            await table.choose()

    asyncio.run(run())


@pytest.mark.parametrize("first", [*HOSTILE[:10], '{"type":"ping"}', '{"type":"hello","wire":99}'])
def test_a_first_message_that_is_no_hello_is_refused(first: str, server: Apart, token: str) -> None:
    async def run() -> None:
        from websockets.asyncio.client import connect

        table = await made(server, token)
        async with connect(f"{server.ws}/api/tables/{table}/socket", proxy=None) as socket:
            await socket.send(first)
            opened = Page(socket)
            if first == '{"type":"hello"}':
                assert (await opened.hear())["type"] == "welcome"  # a spectator needs no token
                return
            assert (await opened.hear())["type"] == "error"
            with pytest.raises(ConnectionClosed):
                await opened.hear()

    asyncio.run(run())


async def made(server: Apart, token: str) -> str:
    wish = {"game": "startup-nation", "places": [{"kind": "me"}] * 4}
    async with httpx.AsyncClient(headers={"Authorization": f"Bearer {token}"}) as http:
        return str((await http.post(f"{server.url}/api/tables", json=wish)).json()["table"]["id"])


def test_oversized_and_binary_frames_are_refused_with_a_close(server: Apart, token: str) -> None:
    async def run(frame: str | bytes) -> int | None:
        table = await made(server, token)
        async with page(server.ws, table, token) as bad:
            await bad.hear("welcome")
            await bad.socket.send(frame)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await bad.hear()
            return closed.value.rcvd.code if closed.value.rcvd else None

    assert asyncio.run(run(json.dumps({"type": "say", "text": "x" * 20_000}))) == 1009
    assert asyncio.run(run(b"\x00\x01")) == 1008


def test_many_bad_messages_close_the_socket(server: Apart, token: str) -> None:
    async def run() -> None:
        table = await made(server, token)
        async with page(server.ws, table, token) as bad:
            await bad.hear("welcome")
            with pytest.raises(ConnectionClosed):
                for _ in range(100):
                    await bad.socket.send("nonsense")
                    await bad.hear("error")

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/tables/%00/socket", "/api/tables/..%2f..%2fetc/socket", "/api/tables/x/socket"])
def test_sockets_to_nowhere_are_told_so_and_create_nothing(server: Apart, path: str) -> None:
    async def run() -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        try:
            async with connect(f"{server.ws}{path}", proxy=None) as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["code"] == "no-table"
        except InvalidStatus as refused:
            assert refused.response.status_code in (403, 404)

    asyncio.run(run())


def test_a_large_body_is_refused(server: Apart, token: str, table: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    answer = httpx.post(f"{server.url}/api/tables", content=b"x" * 100_000, headers=headers)
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"y" * 1000

    answer = httpx.post(f"{server.url}/api/tables", content=pieces(), headers=headers)
    assert answer.status_code == 413


def test_who_sends_far_too_much_can_still_read_why(server: Apart) -> None:
    # a client that sends all of its request before it reads anything
    host, port = urlsplit(server.url).netloc.split(":")
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 900000\r\n\r\n".encode()
    with socket.create_connection((host, int(port)), timeout=10) as line:
        for piece in [head, *[b"x" * 9_000] * 100]:
            line.sendall(piece)
            time.sleep(0.001)
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_no_line_of_the_log_tells_of_a_failure_of_ours(server: Apart) -> None:
    lines = Path(server._log).read_text()
    assert '"level": "error"' not in lines, lines[-3000:]
