"""The command line: play, watch, replay and check games in a terminal, and serve them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

import boardroom


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point of `boardroom`. The version is told before the commands are read, which takes longer."""
    replace_missing_letters()
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given == ["--version"]:
        sys.stdout.write(version_line() + "\n")
        sys.exit(0)
    from boardroom.cli.commands import run

    sys.exit(run(given))


def version_line() -> str:
    """The version, and how the rules run."""
    rules = "compiled" if boardroom.compiled else "interpreted"
    return f"boardroom {boardroom.__version__} ({rules} rules)"


def replace_missing_letters() -> None:
    """Prints a question mark for a letter that the reader's encoding lacks, as a pipe's does on Windows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
