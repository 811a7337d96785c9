"""A copy of a database: a SQLite file with a seal, that is, sums of all it holds, which tell whether it is whole."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from boardroom.server.start.words import BadSettings

SEAL = "boardroom_seal"
WHOLE = 2**256


@dataclass(frozen=True)
class Seal:
    """What a copy says of itself."""

    made: float
    program: str  # the version of Boardroom that made it
    sums: dict[str, list[int | str]]  # by table: rows, and a sum of them


def seal(file: Path, made: float, program: str) -> None:
    """Writes down what the file holds now."""
    with closing(sqlite3.connect(file)) as connection, connection:
        sums = sums_of(connection)
        connection.execute(f"CREATE TABLE {SEAL} (made REAL, program TEXT, sums TEXT)")
        connection.execute(f"INSERT INTO {SEAL} VALUES (?, ?, ?)", (made, program, json.dumps(sums)))


def check_seal(file: Path) -> Seal:
    """What the copy says of itself, after it was looked through; BadSettings if it is no copy, or not whole."""
    if not file.is_file():
        raise BadSettings("copy-none", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return sealed(connection, file)
    except sqlite3.DatabaseError:
        raise BadSettings("copy-damaged", file=str(file), what="SQLite") from None


def sealed(connection: sqlite3.Connection, file: Path) -> Seal:
    """The seal of an open copy that is whole."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE name = ?", (SEAL,)).fetchone()
    if found is None:
        raise BadSettings("copy-foreign", file=str(file))
    if (said := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
        raise BadSettings("copy-damaged", file=str(file), what=str(said)[:80])
    made, program, text = connection.execute(f"SELECT made, program, sums FROM {SEAL}").fetchone()
    sums = json.loads(text)
    here = sums_of(connection)
    wrong = sorted(name for name in sums.keys() | here.keys() if sums.get(name) != here.get(name))
    if wrong:
        raise BadSettings("copy-damaged", file=str(file), what=", ".join(wrong))
    return Seal(made, program, sums)


def break_seal(file: Path) -> None:
    """From here on the file is a database like any other."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"DROP TABLE {SEAL}")


def checked_sums(connection: sqlite3.Connection) -> dict[str, list[int | str]]:
    """The sums of a database that SQLite itself finds whole."""
    if (said := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
        raise BadSettings("copy-damaged", file="SQLite", what=str(said)[:80])
    return sums_of(connection)


def sums_of(connection: sqlite3.Connection) -> dict[str, list[int | str]]:
    """The sums of every table as it lies in the file, whatever schema it has."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    return {name: sum_of(connection, name) for (name,) in names if name != SEAL and not name.startswith("sqlite_")}


def sum_of(connection: sqlite3.Connection, table: str) -> list[int | str]:
    """How many rows a table has, and a sum over them."""
    count, total = 0, 0
    for row in connection.execute(f'SELECT * FROM "{table}"'):
        count += 1
        total += int.from_bytes(sha256(repr(row).encode("utf8", "surrogatepass")).digest(), "big")
    return [count, f"{total % WHOLE:064x}"]


def copy_sealed(file: Path, target: Path) -> None:
    """The copy once more, to work with."""
    reading = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there, pages=-1)


def put_in_place(aside: Path, file: Path) -> None:
    """The finished file takes its name; after a loss of power it is there whole, or not at all."""
    with closing(sqlite3.connect(aside)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
    with aside.open("rb+") as written:
        os.fsync(written.fileno())
    aside.replace(file)
    for path in beside(file):
        path.unlink(missing_ok=True)
    if os.name == "posix":
        folder = os.open(file.absolute().parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def set_aside(file: Path) -> Path:
    """Where a file is written before it takes its name: in the same folder, so that it can be renamed."""
    aside = file.with_name(f".{file.name}.unfinished")
    for path in (aside, *beside(aside)):
        path.unlink(missing_ok=True)
    return aside


def beside(file: Path) -> list[Path]:
    """What SQLite keeps beside a file that is open."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal")]
