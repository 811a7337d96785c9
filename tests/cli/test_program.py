"""The real program: through pipes, interrupted, and at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import boardroom
from cli.desk import ALWAYS_FIRST, Desk

PATIENCE = 60.0
UNHEARD = 10.0  # seconds of silence after which a key or signal came in vain; a second one in time would end it rudely
LEAVING = "Go on with: boardroom play"
# As a terminal starts a program: its own keyboard, and Ctrl-C heard even where these tests run in the background, deaf to it.
AT_A_TERMINAL = """
import os, signal
os.login_tty(0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from boardroom.cli import main
main()
"""


def read_until(stream: IO[str], wanted: str, times: int = 1) -> str:
    """What the program prints until it has printed this so many times."""
    heard = ""
    while heard.count(wanted) < times:
        letter = stream.read(1)
        assert letter, f"the program ended; it said: {heard}"
        heard += letter
    return heard


def interrupted(program: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C, once more only if nothing comes of it: in the very moment before a read it is noticed by the next one."""
    assert program.stdout is not None
    for _ in range(int(PATIENCE / UNHEARD)):
        program.send_signal(signal.SIGINT)
        if select.select([program.stdout], [], [], UNHEARD)[0]:
            break
    try:
        return program.communicate(timeout=PATIENCE)
    finally:
        program.kill()


def test_a_whole_game_through_a_pipe(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    with desk.program("play", "startup-nation", "--seed", 3, "--save", file) as program:
        out, err = program.communicate(ALWAYS_FIRST, timeout=PATIENCE)
    assert (program.returncode, err) == (0, "")
    [finished] = tmp_path.glob("a-*.minutes")
    assert str(finished) in out
    assert "\x1b" not in out


def test_ctrl_c_keeps_the_game_and_it_goes_on_to_the_same_end(desk: Desk, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.minutes", tmp_path / "broken.minutes"
    desk.run("play", "startup-nation", "--seed", 3, "--save", whole, typed=ALWAYS_FIRST)
    with desk.program("play", "startup-nation", "--seed", 3, "--save", broken) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("1\n1\n1\n")
        program.stdin.flush()
        read_until(program.stdout, "? help > ", times=4)
        out, err = interrupted(program)
    assert (program.returncode, err) == (0, "")
    assert f"{LEAVING} startup-nation --resume --save" in out
    desk.run("play", "startup-nation", "--resume", "--save", broken, typed=ALWAYS_FIRST)
    [one], [other] = tmp_path.glob("whole-*"), tmp_path.glob("broken-*")
    assert one.read_text("utf8") == other.read_text("utf8")


def test_a_killed_program_loses_no_choice(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    with desk.program("play", "startup-nation", "--seed", 15, "--save", file) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("1\n")
        program.stdin.flush()
        read_until(program.stdout, "? help > ", times=2)
        program.kill()
    assert "A play intern_miraculous" in file.read_text("utf8")
    assert not boardroom.replay(file.read_text("utf8")).over


def test_a_reader_who_has_seen_enough_is_no_mistake(desk: Desk) -> None:
    with desk.program("watch", "startup-nation", "--seed", 4) as program:
        assert program.stdout is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr is not None
        assert "Traceback" not in program.stderr.read()


def test_a_letter_that_the_reader_lacks_becomes_a_question_mark(desk: Desk) -> None:
    with desk.program("watch", "startup-nation", "--seed", 4, encoding="cp1252") as program:  # as on Windows, without ●
        out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, err) == (0, "")
    assert "? A Agilda" in out


def at_a_terminal(arguments: list[str], keys: list[bytes], **environment: str) -> tuple[int, str]:
    """Runs the program at a pseudo-terminal of 80 columns; each key is sent when it asks for one."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", AT_A_TERMINAL, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **environment},
    ) as program:
        os.close(theirs)
        heard = listen(ours, keys)
        try:
            program.wait(PATIENCE)
        finally:
            program.kill()
    os.close(ours)
    return program.returncode, heard


def listen(terminal: int, keys: list[bytes]) -> str:
    heard, asked, deadline = b"", 0, time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], UNHEARD)[0]:
            if asked == len(keys) and LEAVING.encode() not in heard:
                os.write(terminal, keys[-1])  # the last one ends it, if it came too early the first time
            continue
        try:
            said = os.read(terminal, 4096)
        except OSError:  # the other end is closed
            break
        heard += said
        if heard.count(b"? help ") > asked and asked < len(keys):
            os.write(terminal, keys[asked])
            asked += 1
    return heard.decode()


def test_at_a_terminal_it_is_coloured_and_ctrl_c_leaves(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    arguments = ["play", "startup-nation", "--seed", "15", "--fast", "--save", str(file)]
    code, heard = at_a_terminal(arguments, [b"2\n", b"\x03"])
    assert code == 0
    assert re.search("\x1b\\[36m●", heard)
    assert "Robin\x1b[0m looks at" in heard
    assert LEAVING in heard
    assert "Traceback" not in heard


def test_without_colour_shapes_and_letters_say_it_all(desk: Desk, tmp_path: Path) -> None:
    arguments = ["play", "startup-nation", "--seed", "15", "--fast", "--save", str(tmp_path / "a.minutes")]
    code, heard = at_a_terminal(arguments, [b"\x04"], NO_COLOR="1")
    assert code == 0
    assert "● A Robin (you)" in heard
    assert not re.search(r"\x1b\[(?:[0-9;]*;)?[349][0-7]m", heard)
