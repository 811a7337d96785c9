"""Makes .venv and installs what a list of packages names: `python3 tools/packages.py requirements/play.txt`.

With `--develop` the project itself is installed so that edits count, interpreted; without, .venv/bin/boardroom runs what
`python tools/compile .build/compiled` made. Only the standard library is needed, and any Python 3 can read this file, so that
an old one can be told from a new one in a sentence.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - python3 may be any
    sys.exit(f"Boardroom needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
LOG = ROOT / ".build" / "packages.log"
STARTER = '#!/bin/sh\nexec "$(dirname "$0")/python" -m boardroom "$@"\n'


def main(requirements: str, develop: bool) -> None:
    """Does all of it, or says in a sentence what is missing."""
    check()
    if not (PYTHON.exists() and try_to([str(PYTHON), "-c", ""])):
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    install(requirements)
    if develop:
        connection().unlink(missing_ok=True)
        run([*PIP, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    else:
        connection().write_text(f"{ROOT / '.build' / 'compiled'}\n", encoding="utf8")
        starter = VENV / "bin" / "boardroom"
        starter.write_text(STARTER, encoding="utf8")
        starter.chmod(0o755)


def check() -> None:
    """Can there be a .venv here?"""
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("Python's venv is missing; on Debian and Ubuntu `sudo apt install python3-venv` brings it.")
    if not os.access(ROOT, os.W_OK):
        sys.exit(f"Boardroom is set up inside its own folder, but you may not write into {ROOT}.")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf8")


def install(requirements: str) -> None:
    """The packages, exactly those whose hashes the list has: with uv, which is quick, or with pip where uv cannot do it."""
    listed = ["--require-hashes", "-r", requirements]
    quick = [str(VENV / "bin" / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    if not (try_to([*PIP, "--require-hashes", "-r", "requirements/uv.txt"]) and try_to([*quick, *listed])):
        run([*PIP, *listed])


def try_to(command: list[str]) -> bool:
    """Runs a command whose words go into the log; did it succeed?"""
    with LOG.open("a", encoding="utf8") as log:
        return subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False).returncode == 0


def run(command: list[str]) -> None:
    """Runs a command that must succeed."""
    if not try_to(command):
        last = LOG.read_text("utf8").splitlines()[-12:]
        sys.exit("\n".join([*last, f"The packages could not be installed; all that was said is in {LOG}."]))


def connection() -> Path:
    """The file by which .venv finds the compiled package."""
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "boardroom-play.pth"


if __name__ == "__main__":
    main(sys.argv[1], "--develop" in sys.argv)
