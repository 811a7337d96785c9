"""What the person who starts a server is told: one line when it is ready, one when it stops, one for each mistake."""

from __future__ import annotations

import errno
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

import boardroom as library
from boardroom.server.schema import VERSION
from boardroom.server.settings import Settings
from boardroom.server.start import ports
from boardroom.server.start.words import BadSettings, program, say
from server.kit.ports import free_port
from server.kit.postgres import Postgres
from server.kit.terminal import boardroom, opened, surroundings, terminal

START = Path(library.__file__).parent / "server" / "start"
RULES = "compiled" if library.compiled else "interpreted"
READY = f"Boardroom {library.__version__} ({RULES} rules) is ready: http://127.0.0.1:{{port}} – stop it with Ctrl-C."


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def ready_line(port: int) -> str:
    return READY.format(port=port)


def let_bots_play(port: int) -> None:
    """A table of bots, so that there are processes that think when it is stopped."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        token = http.post("/api/me", json={"name": "x", "bearer": True}).json()["token"]
        wish = {"game": "startup-nation", "places": [{"kind": "bot", "bot": "ismcts", "level": 5}] * 4}
        made = http.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})
        assert made.status_code == 201
        assert http.get("/no/such/page").status_code == 404


def test_at_a_terminal_it_says_one_line_when_ready_and_one_when_stopped(home: Path) -> None:
    port = free_port()
    with terminal(home, "serve", "--port", str(port)) as window:
        window.wait_for("Ctrl-C.")
        let_bots_play(port)
        assert window.stop() == 0
        kept = home / "boardroom" / "tables.sqlite3"
        assert window.lines == [ready_line(port), f"Boardroom has stopped. All tables are kept in {kept}"]
    assert kept.exists()
    assert not opened(home)


def test_it_speaks_the_language_of_the_system(home: Path) -> None:
    port = free_port()
    with terminal(home, "serve", "--port", str(port), LANG="fr_FR.UTF-8") as window:
        window.wait_for("pour l’arrêter.")
        assert window.stop() == 0
        first, last = window.lines
    assert f"est prêt\N{NARROW NO-BREAK SPACE}: http://127.0.0.1:{port} – Ctrl-C" in first
    assert last.startswith("Boardroom est arrêté. Toutes les tables sont conservées dans ")


def test_the_browser_is_opened_when_it_is_ready(home: Path) -> None:
    port = free_port()
    with terminal(home, "serve", "--port", str(port), "--browser") as window:
        window.wait_for("Ctrl-C.")
        while not opened(home):
            httpx.get(f"http://127.0.0.1:{port}/api/health/live").raise_for_status()
        window.stop()
    assert opened(home) == [f"http://127.0.0.1:{port}"]


def test_several_workers_say_it_once(home: Path, postgres_db: str) -> None:
    port = free_port()
    with terminal(home, "serve", "--port", str(port), "--db", postgres_db, "--workers", "2") as window:
        window.wait_for("Ctrl-C.")
        let_bots_play(port)
        assert window.stop() == 0
        name = postgres_db.rpartition("/")[2]
        kept = f"All tables are kept in the PostgreSQL database {name} on 127.0.0.1."
        assert window.lines == [ready_line(port), f"Boardroom has stopped. {kept}"]


def test_at_a_terminal_json_is_written_where_it_is_asked_for(home: Path) -> None:
    with terminal(home, "serve", "--port", str(free_port()), "--log", "json") as window:
        window.wait_for('"ready"')
        window.stop()
        messages = [json.loads(line)["message"] for line in window.lines]
    assert {"starting", "ready", "stopped"} <= set(messages)


@contextmanager
def piped(home: Path, port: int, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server that nobody looks at."""
    command = [sys.executable, "-m", "boardroom", "serve", "--port", str(port), *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings(home)
    ) as server:
        try:
            yield server
        finally:
            server.kill()


def test_where_nobody_looks_it_writes_json_and_nothing_else(home: Path) -> None:
    port = free_port()
    with piped(home, port) as server:
        assert server.stderr is not None
        lines = [json.loads(server.stderr.readline())]
        while lines[-1]["message"] != "ready":
            lines.append(json.loads(server.stderr.readline()))
        server.send_signal(signal.SIGTERM)
        said, rest = server.communicate(timeout=30)
    assert lines[0]["message"] == "starting"
    assert lines[0]["address"] == f"http://127.0.0.1:{port}"
    assert "stopped" in [json.loads(line)["message"] for line in rest.splitlines()]
    assert said == ""


def test_the_lines_for_people_can_be_asked_for_without_a_terminal(home: Path) -> None:
    port = free_port()
    with piped(home, port, "--log", "plain") as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=30)
    assert first == ready_line(port) + "\n"
    assert log == ""


def test_who_starts_it_a_second_time_is_shown_the_first(home: Path) -> None:
    port = free_port()
    with terminal(home, "serve", "--port", str(port)) as first:
        first.wait_for("Ctrl-C.")
        with terminal(home, "serve", "--port", str(port), "--browser") as second:
            assert second.end() == 0
            [line] = second.lines
        refused = boardroom(home, "serve", "--port", str(port))
        first.stop()
    address, version = f"http://127.0.0.1:{port}", library.__version__
    assert line.startswith(f"Boardroom {version} already runs: {address} – its lobby opens in your browser.")
    assert opened(home) == [address]
    assert refused.returncode == 2
    assert f"boardroom: Boardroom {version} already runs at {address}; use that one, or" in refused.stderr


def test_a_port_that_another_program_has_is_named_with_a_free_one(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0)
        port = other.getsockname()[1]
        said = boardroom(home, "serve", "--port", str(port), "--browser")
    assert said.returncode == 2
    expected = rf"boardroom: another program already listens on port {port}; choose another port: "
    found = re.fullmatch(expected + r"boardroom serve --browser --port (\d+)\n", said.stderr)
    assert found is not None, said.stderr
    ports.close(ports.bind("127.0.0.1", int(found[1])))
    assert opened(home) == []


def write_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()


MISTAKES = {
    "--port 65536": "a port is a number from 1 to 65535 (0 for any that is free), not 65536",
    "--host 203.0.113.9": "203.0.113.9 is no address of this machine; --host is 127.0.0.1 for this machine alone",
    "--host no-such-host.invalid": "there is no address “no-such-host.invalid” to listen on; --host is 127.0.0.1",
    "--workers 2": "SQLite serves one worker, not 2: give a PostgreSQL database with --db postgresql://…, or --workers 1",
    "--log xml": "--log is auto, plain or json, not 'xml'",
    "--log-level loud": "--log-level is debug, info, warning or error, not 'loud'",
    "--lang de": "the languages are en and fr, not 'de'",
    "--db {home}/letter.txt": "{home}/letter.txt is no SQLite database, and nothing in it was changed; choose another file: ",
    "--db {home}/newer.sqlite3": f"newer.sqlite3 was written by a newer Boardroom (schema 9999, this one knows {VERSION})",
    "--db {home}": "{home} is a folder; --db is the path of a file, as in boardroom serve --db {home}/tables.sqlite3",
    "--db {home}/letter.txt/a.db": "the tables cannot be kept in {home}/letter.txt/a.db (Not a directory); choose another",
    "--db mysql://u:secret@h/x": "a database is a file or an address that begins with sqlite: or postgresql:, not mysql:",
    "--db postgresql://u:secret@h:x/y": "the address behind --db cannot be read; expected postgresql://user:password@host",
    "--db postgresql://u:secret@127.0.0.1:1/x": "PostgreSQL does not answer at 127.0.0.1:1; start it, or correct the address",
}


@pytest.mark.parametrize("typed", MISTAKES)
def test_a_mistake_at_the_start_is_one_sentence_that_says_what_to_do(home: Path, typed: str) -> None:
    (home / "letter.txt").write_text("Dear board,")
    write_newer(home / "newer.sqlite3")
    said = boardroom(home, "serve", *typed.format(home=home).split())
    assert said.returncode == 2
    assert said.stderr.startswith("boardroom: " + MISTAKES[typed].format(home=home)), said.stderr
    assert said.stderr.count("\n") == 1
    assert "secret" not in said.stderr
    assert said.stdout == ""
    assert (home / "letter.txt").read_text() == "Dear board,"


def test_a_mistake_is_explained_in_french_too(home: Path) -> None:
    said = boardroom(home, "serve", "--workers", "2", LANG="fr_FR.UTF-8")
    assert said.returncode == 2
    assert said.stderr.startswith(
        "boardroom: SQLite sert un seul processus, pas 2\N{NARROW NO-BREAK SPACE}: donnez une base PostgreSQL"
    )


def test_who_may_not_write_into_the_data_folder_is_told_which_and_what_to_type(home: Path) -> None:
    locked = home / "locked"
    locked.mkdir(mode=0o500)
    said = boardroom(home, "serve", XDG_DATA_HOME=str(locked))
    file = locked / "boardroom" / "tables.sqlite3"
    assert said.returncode == 2
    assert said.stderr == (
        f"boardroom: the tables cannot be kept in {file} because you may not write there; "
        f"choose another file: boardroom serve --db {home}/tables.sqlite3\n"
    )


def test_who_may_not_write_the_file_or_beside_it_is_told_so(home: Path) -> None:
    file = home / "data" / "tables.sqlite3"
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE anything (x)")
    file.chmod(0o400)
    the_file = boardroom(home, "serve", "--db", str(file))
    file.chmod(0o600)
    file.parent.chmod(0o500)
    the_folder = boardroom(home, "serve", "--db", str(file))
    file.parent.chmod(0o700)
    for said in (the_file, the_folder):
        assert said.returncode == 2
        assert said.stderr.startswith(f"boardroom: the tables cannot be kept in {file} because you may not write there")
        assert said.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("user", "database", "told"),
    [
        ("postgres", "no_such", "has no database “no_such”; make it with “createdb no_such”"),
        ("nobody", "postgres", "does not let nobody in; correct the name and the password"),
    ],
)
def test_postgres_that_refuses_says_why(
    home: Path, postgres_server: Postgres, user: str, database: str, told: str
) -> None:
    host = f"127.0.0.1:{postgres_server.port}"
    said = boardroom(home, "serve", "--db", f"postgresql://{user}:secret@{host}/{database}")
    assert said.returncode == 2
    assert said.stderr.startswith(f"boardroom: PostgreSQL at {host} {told}"), said.stderr
    assert said.stderr.count("\n") == 1
    assert "secret" not in said.stderr


def test_ports_of_the_system_are_refused_with_one_of_ours() -> None:
    problem = ports.refusal(OSError(errno.EACCES, "Permission denied"), "127.0.0.1", 80, [])
    told = "port 80 is only for the system’s administrator; choose one from 1024 on: boardroom serve --port 8470"
    assert str(problem) == told


def test_a_name_with_several_addresses_gets_one_port_on_all() -> None:
    bound = ports.bind("localhost", 0)
    assert len({opened.getsockname()[1] for opened in bound}) == 1
    assert ports.address_of("localhost", ports.port_of(bound)).startswith("http://localhost:")
    ports.close(bound)


def test_the_address_to_type_is_one_that_a_browser_can_open() -> None:
    assert ports.address_of("0.0.0.0", 8470) == "http://127.0.0.1:8470"
    assert ports.address_of("::", 8470) == "http://[::1]:8470"


def test_a_program_is_named_as_the_shell_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "boardroom"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", "")
    assert program(str(script)) == str(script)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program(str(script)) == "boardroom"
    assert program("/somewhere/__main__.py") == "boardroom"


def texts(lang: str) -> list[str]:
    return re.findall(r"^([a-z-]+) =", (START / f"texts.{lang}.ftl").read_text("utf8"), re.M)


def test_the_start_says_the_same_things_in_both_languages_and_all_of_them() -> None:
    assert texts("en") == texts("fr")
    sources = "".join(file.read_text("utf8") for file in (START.parent.parent).rglob("*.py"))
    assert not [key for key in texts("en") if f'"{key}"' not in sources]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", texts("en"))
def test_every_sentence_of_the_start_can_be_said(key: str, lang: str) -> None:
    names = set(re.findall(r"\$(\w+)", (START / f"texts.{lang}.ftl").read_text("utf8")))
    assert say(lang, key, **dict.fromkeys(names, "x"))


def test_a_refusal_is_english_and_french() -> None:
    with pytest.raises(BadSettings, match="a server has at least one worker, not 0") as problem:
        Settings(workers=0).checked()
    assert problem.value.said("fr") == "un serveur a au moins un processus de travail, pas 0"
