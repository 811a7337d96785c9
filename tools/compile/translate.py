"""Translates the rules from Python to C with mypyc: `python translate.py FOLDER FILE...` in the root of the project.

The C files and `extensions.json`, which lists the extension modules to be made of them, are written into FOLDER. Types are
taken as they are written: `make lint` has checked them, and what the rules do not import need not be installed here.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from mypyc.build import mypycify

GROUP = "boardroom"  # the library that holds all compiled modules is boardroom__mypyc
CHECKING = ["--config-file=", "--ignore-missing-imports", "--no-error-summary"]


def main(folder: str, files: list[str]) -> None:
    """Writes the C files, one for each module, and the list."""
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify([*CHECKING, *files], multi_file=True, target_dir=folder, group_name=GROUP)
    listed = [{"name": extension.name, "sources": extension.sources} for extension in extensions]
    Path(folder, "extensions.json").write_text(json.dumps(listed), encoding="utf8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
