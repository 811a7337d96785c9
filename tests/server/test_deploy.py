"""The files of deploy/ work: the unit's own command behind a real Caddy over https, and what the others name is there."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import typer
from prometheus_client import REGISTRY
from websockets.asyncio.client import connect

from boardroom.cli.commands import app
from boardroom.server import metrics
from boardroom.server.security import COOKIE
from server.kit.ports import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs/operating.md").read_text("utf8")


def unit(name: str) -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(DEPLOY / name)
    return read


def parsed(words: list[str]) -> str:
    """Which command this is; the options are read as when it is typed."""
    group = typer.main.get_command(app)
    with group.make_context("boardroom", list(words), resilient_parsing=False) as context:
        name, command, rest = group.resolve_command(context, [*context._protected_args, *context.args])  # type: ignore[attr-defined]
        command.make_context(name, rest)
    return str(name)


@contextmanager
def running(command: list[str], log: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env={"PATH": "/usr/bin:/bin", **environment})
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)


def until_ready(http: httpx.Client, *logs: Path) -> None:
    until = time.monotonic() + 90
    while time.monotonic() < until:
        try:
            if http.get("/api/health/ready").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("\n".join(log.read_text()[-1500:] for log in logs))


def caddyfile(folder: Path, port: int, behind: int) -> Path:
    """The example with a name, ports and a certificate of this machine's own."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("games.example {") == 1 and text.count("127.0.0.1:8470") == 1
    text = text.replace("games.example {", f"https://localhost:{port} {{\n\ttls internal\n")
    text = text.replace("127.0.0.1:8470", f"127.0.0.1:{behind}")
    own = [
        "admin off",
        "skip_install_trust",
        "auto_https disable_redirects",
        f"storage file_system {folder}/certificates",
    ]
    text = text.replace("\n{\n", "\n{\n\t" + "\n\t".join(own) + "\n", 1)
    (folder / "Caddyfile").write_text(text)
    return folder / "Caddyfile"


def trusting(folder: Path) -> ssl.SSLContext:
    """Believes only the authority that this Caddy has made for itself."""
    root = folder / "certificates/pki/authorities/local/root.crt"
    until = time.monotonic() + 60
    while not (root.is_file() and root.read_text().rstrip().endswith("END CERTIFICATE-----")):
        assert time.monotonic() < until, (folder / "caddy.log").read_text()[-1500:]
        time.sleep(0.05)
    return ssl.create_default_context(cafile=str(root))


def test_the_unit_s_server_is_played_on_over_https_behind_a_real_caddy(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed here (Debian: apt-get install caddy)")
    port, behind = free_port(), free_port()
    words = shlex.split(unit("boardroom.service")["Service"]["ExecStart"])
    assert words[:2] == ["/opt/boardroom/bin/boardroom", "serve"]
    options = [word.replace("games.example", "localhost") for word in words[1:]]
    serve = [sys.executable, "-m", "boardroom", *options, "--port", str(behind), "--log", "json"]
    config = caddyfile(tmp_path, port, behind)
    logs = (tmp_path / "server.log", tmp_path / "caddy.log")
    database = {
        "BOARDROOM_DB": str(tmp_path / "tables.sqlite3"),
        "PYTHONPATH": ":".join(sys.path),
        "HOME": str(tmp_path),
    }
    proxy = [caddy, "run", "--config", str(config), "--adapter", "caddyfile"]
    with running(serve, logs[0], **database), running(proxy, logs[1], HOME=str(tmp_path)):
        trust = trusting(tmp_path)
        with httpx.Client(base_url=f"https://localhost:{port}", verify=trust, timeout=20) as http:
            until_ready(http, *logs)
            asyncio.run(play(http, port, trust))
    assert "a proxy forwards people" not in logs[0].read_text(), "the unit names its proxy"


async def play(http: httpx.Client, port: int, trust: ssl.SSLContext) -> None:
    made = http.post("/api/me", json={"name": "Ada"})
    assert "Secure" in made.headers["set-cookie"] and made.status_code == 201
    wish = {"game": "burn-rate", "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = http.post("/api/tables", json=wish).json()["table"]["id"]
    address = f"wss://localhost:{port}/api/tables/{table}/socket"
    cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
    origin = f"https://localhost:{port}"
    async with connect(address, ssl=trust, additional_headers=cookie, origin=origin, proxy=None) as page:  # type: ignore[arg-type]
        await page.send('{"type": "hello"}')
        position = None
        async with asyncio.timeout(30):
            while not position or not position["choices"]:
                position = json.loads(await page.recv()).get("position", position)
            command = {
                "type": "choose",
                "client": "c1",
                "base": position["base"],
                "code": position["choices"][0]["code"],
            }
            await page.send(json.dumps(command))
            while json.loads(await page.recv())["type"] != "accepted":
                pass
    assert http.post("/api/me", content=b"x" * 70_000).status_code == 413
    assert http.get("/metrics").status_code == 200, "from this machine, through a proxy that was named"


@pytest.mark.parametrize("name", ["boardroom.service", "boardroom-backup.service", "boardroom-backup.timer"])
def test_systemd_finds_nothing_wrong_with_a_unit(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    for file in DEPLOY.glob("*.service"):
        text = (
            file.read_text().replace("/opt/boardroom/bin/boardroom", "/bin/true").replace("User=boardroom", "User=root")
        )
        (tmp_path / file.name).write_text(text)
    shutil.copy(DEPLOY / "boardroom-backup.timer", tmp_path)
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert not [line for line in said.stderr.splitlines() if "boardroom" in line], said.stderr


def test_the_nightly_copy_is_a_command_that_is_there(tmp_path: Path) -> None:
    words = shlex.split(unit("boardroom-backup.service")["Service"]["ExecStart"])
    assert words[:2] == ["/bin/sh", "-c"]
    typed = words[2].replace("$$", "$").replace("%%", "%").replace("/opt/boardroom/bin/boardroom", "echo")
    said = subprocess.run(["/bin/sh", "-c", typed], capture_output=True, text=True, check=True).stdout.split()
    assert parsed(said) == "backup" and re.fullmatch(r"/var/backups/boardroom/\d{4}-\d\d-\d\d", said[-1])


def test_the_container_runs_a_command_that_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", "")
    said = dict(line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#"))
    assert parsed(json.loads(said["CMD"])) == "serve" and json.loads(said["ENTRYPOINT"]) == ["boardroom"]
    assert said["COPY"].split()[0] == "*.whl" and "-t boardroom dist" in text
    assert said["ENV"].startswith("BOARDROOM_DB=/data/") and said["VOLUME"] == "/data" and said["USER"] != "root"
    assert "/api/health/ready" in said["HEALTHCHECK"] and said["EXPOSE"] == "8470"


def series() -> set[str]:
    """The metrics that the server has, as Prometheus asks for them."""
    assert metrics.exposition()
    endings = {"counter": "_total", "histogram": "_bucket", "gauge": ""}
    found = [family for family in REGISTRY.collect() if family.name.startswith("boardroom_")]
    return {family.name + endings[family.type] for family in found}


def test_the_dashboard_shows_exactly_the_metrics_that_there_are() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    expressions = [target["expr"] for panel in panels for target in panel["targets"]]
    assert set(re.findall(r"boardroom_\w+", " ".join(expressions))) == series()
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_page_watches_exactly_the_metrics_that_there_are() -> None:
    expressions = re.findall(r"^\| [^|]+ \| `(.+)` \|", PAGE.partition("## What to watch")[2], re.M)
    assert set(re.findall(r"boardroom_\w+", " ".join(expressions))) == series()
    assert all(one.count("(") == one.count(")") for one in expressions)


def test_every_file_that_the_page_installs_is_there() -> None:
    named = set(re.findall(r"deploy/([\w.-]+\w)", PAGE))
    assert named == {file.name for file in DEPLOY.iterdir()}
