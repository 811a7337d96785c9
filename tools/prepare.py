"""Prepares `make play` and shows how far it has come: packages, then the rules and the pages at the same time.

What is up to date is left alone; make knows what that is. It speaks French where the system does. Any Python 3 can read this
file: tools/packages.py tells an old one.
"""

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / ".build"
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
STEPS = (("packages", ".build/venv"), ("rules", ".build/compiled/ready"), ("pages", "src/boardroom/pages/index.html"))
COUNT = re.compile(r"(\d+) of (\d+)$")
BAR = 24
SECONDS = 0.2  # between two looks

TEXTS = {
    "en": {
        "first": "Setting Boardroom up; the first time takes a minute or two.",
        "packages": "Python packages",
        "rules": "Compiling the rules",
        "pages": "Building the pages",
        "done": "{step}: done in {seconds} s",
        "remark": "{remark}",
        "failed": "{step} failed; all that was said is in {log}:",
    },
    "fr": {
        "first": "Installation de Boardroom ; la première fois, il faut une ou deux minutes.",
        "packages": "Paquets Python",
        "rules": "Compilation des règles",
        "pages": "Construction des pages",
        "done": "{step} : terminé en {seconds} s",
        "remark": "Les règles ne sont pas compilées (plus lentes, sinon identiques) : il n’y a pas ici de compilateur C "
        "avec les en-têtes de Python (sous Debian et Ubuntu : gcc et python3-dev).",
        "failed": "{step} : échec ; tout ce qui a été dit se trouve dans {log} :",
    },
}


def main() -> int:
    """Runs the steps that are needed: the first one alone, the others side by side."""
    words = TEXTS["fr" if language().lower().startswith("fr") else "en"]
    packages, *others = [Step(name, target, words) for name, target in STEPS]
    for stage in ([packages], others):
        needed = [step for step in stage if step.is_needed()]
        if needed and not Step.begun:
            print(words["first"], flush=True)
            Step.begun = True
        if not watch(needed):
            return 1
    return 0


def language() -> str:
    """The system's language, from the first of the usual variables that is set."""
    return next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")


class Step:
    """One target of the Makefile, made in the background."""

    begun = False

    def __init__(self, name: str, target: str, words: dict[str, str]) -> None:
        self.name, self.target, self.words = name, target, words
        self.log = LOGS / f"{name}.log" if name != "packages" else LOGS / "set-up.log"
        self.count, self.total, self.remarks = 0, 0, [""] * 0
        self.since = time.monotonic()

    def is_needed(self) -> bool:
        """Is something missing or older than what it is made of?"""
        command = ["make", "--silent", "--question", self.target]
        return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, check=False).returncode != 0

    def start(self) -> None:
        """Begins, and reads what is said in a thread of its own."""
        LOGS.mkdir(exist_ok=True)
        self.since = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "--silent", self.target],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        """Notes how far it has come; a sentence that stands alone is a remark for people."""
        assert self.process.stdout is not None
        with self.log.open("w", encoding="utf8") as log:
            for line in self.process.stdout:
                log.write(line)
                count = COUNT.match(line.strip())
                if count:
                    self.count, self.total = int(count[1]), int(count[2])
                elif line.startswith("! "):
                    self.remarks.append(line[2:].strip())

    def is_running(self) -> bool:
        """Is it still at work?"""
        return self.reader.is_alive()

    def succeeded(self) -> bool:
        """Did it end well?"""
        return self.process.wait() == 0

    def line(self) -> str:
        """How far it has come, in a few words."""
        seconds = int(time.monotonic() - self.since)
        if not self.total:
            return f"{self.words[self.name]} … {seconds} s"
        filled = BAR * self.count // self.total
        return f"{self.words[self.name]} [{'#' * filled}{'.' * (BAR - filled)}] {self.count}/{self.total} {seconds} s"

    def summary(self) -> str:
        """What is said when it is over."""
        if self.succeeded():
            done = self.words["done"].format(step=self.words[self.name], seconds=round(time.monotonic() - self.since))
            return "\n  ".join([f"  {done}", *(self.words["remark"].format(remark=remark) for remark in self.remarks)])
        last = self.log.read_text("utf8").splitlines()[-15:]
        return "\n".join([self.words["failed"].format(step=self.words[self.name], log=self.log), *last])


def watch(steps: list[Step]) -> bool:
    """Starts all of them and tells what they do until they are over; did all end well?"""
    for step in steps:
        step.start()
    running = list(steps)
    while running:
        time.sleep(SECONDS)
        for step in [one for one in running if not one.is_running()]:
            running.remove(step)
            write_over(step.summary() + "\n")
        if running:
            show("   ".join(step.line() for step in running))
    return all(step.succeeded() for step in steps)


def show(text: str) -> None:
    """One line that is written over and over, where somebody looks."""
    if sys.stdout.isatty():
        width = os.get_terminal_size().columns - 3
        write_over("  " + text[:width])


def write_over(text: str) -> None:
    """Replaces the line of progress."""
    sys.stdout.write(("\r\033[K" if sys.stdout.isatty() else "") + text)
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
