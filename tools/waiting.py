"""Plays a game over a real server as somebody who answers at once, and prints how long that person waited.

    waiting.py [--game power-struggle] [--bots 4] [--level 3] [--pace thoughtful] [--seed 1] [--minutes 60]

The server has its usual settings. All choices of the person are drawn at random, a prompt after the other; the table's
seed is given, so that two runs begin with the same deal. `--pace ""` asks for no pace at all, as an older page would.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.kit.client import Page, Someone, page, someone
from server.kit.ports import free_port

LONG = 5.0  # seconds after which a person looks elsewhere


@dataclass
class Waited:
    """What one game cost: the time in all, the gaps between one's own decisions, and how much was decided."""

    began: float = field(default_factory=time.monotonic)
    gaps: list[float] = field(default_factory=list)
    own: int = 0
    others: int = 0
    total: float = 0.0
    over: bool = False

    def told(self, pace: str) -> str:
        """The figures on one line."""
        gaps = sorted(self.gaps) or [0.0]
        waited = sum(gaps)
        end = "" if self.over else " (not over)"
        return (
            f"pace {pace or 'as it is'}: waited {waited / 60:.1f} of {self.total / 60:.1f} minutes"
            f" ({waited / max(self.total, 0.001):.0%}){end}; {self.own} own choices, {self.others} of others,"
            f" {waited / max(self.others, 1):.2f} s for each of theirs; gaps: median {gaps[len(gaps) // 2]:.1f} s,"
            f" longest {gaps[-1]:.1f} s, {sum(gap > LONG for gap in gaps)} over {LONG:.0f} s"
        )


@contextmanager
def server() -> Iterator[int]:
    """A server with its usual settings in a process of its own; gives its port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "boardroom", "serve", "--port", str(port), "--log-level", "error"]
        process = subprocess.Popen([*command, "--db", f"{folder}/tables.sqlite3"])
        try:
            yield port
        finally:
            process.terminate()
            process.wait()


async def ready(url: str) -> None:
    """Waits until the server answers."""
    stranger = Someone(url)
    async with asyncio.timeout(60):
        while True:
            try:
                await stranger.ask("GET", "/api/health/ready")
                break
            except Exception:
                await asyncio.sleep(0.2)
    await stranger.http.aclose()


async def play(url: str, args: argparse.Namespace) -> Waited:
    """One whole game."""
    await ready(url)
    async with someone(url) as ada:
        bots = [{"kind": "bot", "bot": "colleague", "level": args.level}] * args.bots
        wish = {"game": args.game, "places": [{"kind": "me"}, *bots], "seed": str(args.seed)}
        made = await ada.ask("POST", "/api/tables", wish)
        async with page(url.replace("http", "ws"), made["table"]["id"], ada.token) as opened:
            if args.pace:
                await opened.say(type="pace", pace=args.pace)
            return await answer_all(opened, Random(args.seed), args.minutes * 60)


async def answer_all(opened: Page, luck: Random, seconds: float) -> Waited:
    """Answers every prompt at once, until the game is over or the time is."""
    waited = Waited()
    asked = waited.began  # when the own choice before was accepted
    position: dict[str, Any] | None = None
    while time.monotonic() - waited.began < seconds and not waited.over:
        told = await opened.hear(seconds=600)
        opened.heard.clear()
        opened.raw.clear()
        if "position" in told:
            waited.others += position is not None and told["position"]["base"] > position["base"]
            position = told["position"]
            waited.over = bool(position["view"] and position["view"]["outcome"])
            if position["choices"]:
                waited.gaps.append(time.monotonic() - asked)
                waited.own += 1
                code = luck.choice(position["choices"])["code"]
                await opened.say(type="choose", client=f"c{waited.own}", base=position["base"], code=code)
                asked = time.monotonic()
    waited.total = time.monotonic() - waited.began
    waited.others = max(0, waited.others - waited.own)
    return waited


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="power-struggle")
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--pace", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=90)
    args = parser.parse_args()
    with server() as port:
        sys.stdout.write(asyncio.run(play(f"http://127.0.0.1:{port}", args)).told(args.pace) + "\n")


if __name__ == "__main__":
    main()
