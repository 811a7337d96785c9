"""Running a study: on this machine's processes or on a Ray cluster, with the same lines for the same seeds.

Every chunk of games that is finished becomes a file of its own in `chunks/`, written aside and then renamed: whoever kills a
run loses the chunks being played and no more, and running again plays only what is missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from pathlib import Path
from typing import Any

from boardroom.bots.processes import crew
from boardroom.extras import needs
from boardroom.lab.played import Chunk, play_chunk
from boardroom.lab.study import BadStudy, Study
from boardroom.registry import load

CHUNK = 10  # deals
AHEAD = 2  # chunks waiting for each worker

Played = Generator[tuple[Chunk, str], None, None]
Progress = Callable[[int, int], None]  # games done, games in all


def plan(study: Study, deals: int = CHUNK) -> list[Chunk]:
    """All chunks of a study, of so many deals each; the tables take turns, so that a part of it already compares them."""
    revision = load(study.game).revision
    firsts = range(0, study.games, deals)
    return [
        Chunk(study, table, first, min(deals, study.games - first), revision)
        for first in firsts
        for table in study.tables
    ]


def run(
    study: Study, folder: Path, workers: int, ray: str | None, progress: Progress | None = None, deals: int = CHUNK
) -> list[str]:
    """Plays what is missing, in chunks of so many deals, and gives the lines of all games, in the order of the plan."""
    chunks = plan(study, deals)
    claim(study, folder)
    missing = [chunk for chunk in chunks if not (folder / "chunks" / chunk.name).exists()]
    total = sum(games_of(chunk) for chunk in chunks)
    done = total - sum(games_of(chunk) for chunk in missing)
    if progress is not None:
        progress(done, total)
    with closing(on_ray(missing, ray) if ray is not None else on_processes(missing, workers)) as played:
        for chunk, lines in played:
            keep(folder / "chunks" / chunk.name, lines)
            done += games_of(chunk)
            if progress is not None:
                progress(done, total)
    return [line for chunk in chunks for line in (folder / "chunks" / chunk.name).read_text("utf8").splitlines()]


def games_of(chunk: Chunk) -> int:
    """How many games a chunk has: its deals with every rotation."""
    return chunk.count * chunk.table.rotations


def claim(study: Study, folder: Path) -> None:
    """A folder holds one study; another one's games must not mix in."""
    (folder / "chunks").mkdir(parents=True, exist_ok=True)
    mark = folder / "study.json"
    mine = {"study": study.name, "fingerprint": study.fingerprint()}
    if not mark.exists():
        keep(mark, json.dumps(mine) + "\n")
    there = json.loads(mark.read_text("utf8"))
    if there != mine:
        raise BadStudy(
            f"{folder} holds games of {there.get('study')!r} that were played with other settings, cards or another "
            "version; choose another folder with --out"
        )


def keep(file: Path, text: str) -> None:
    """Writes a file that is there whole or not at all."""
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    with aside.open("w", encoding="utf8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    aside.rename(file)


def on_processes(chunks: list[Chunk], workers: int) -> Played:
    """Plays chunks in processes of this machine, or in this one when there is a single worker."""
    if workers <= 1:
        yield from ((chunk, play_chunk(chunk)) for chunk in chunks)
        return
    pool = crew(workers)
    try:
        waiting, running = iter(chunks), dict[Future[str], Chunk]()
        while True:
            while len(running) < workers * AHEAD and (chunk := next(waiting, None)) is not None:
                running[pool.submit(play_chunk, chunk)] = chunk
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_ray(chunks: list[Chunk], address: str) -> Played:
    """Plays chunks on a Ray cluster, each as a task on one core."""
    with needs("lab"):
        import ray

    ray.init(address=address, log_to_driver=False, configure_logging=False)
    try:
        remote: Any = ray.remote(num_cpus=1)(play_chunk)
        cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        waiting, running = iter(chunks), dict[Any, Chunk]()
        while True:
            while len(running) < cores * AHEAD and (chunk := next(waiting, None)) is not None:
                running[remote.remote(chunk)] = chunk
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()
