"""The same study gives the same games on one process, on several and on a cluster, and goes on after a kill."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import boardroom
from boardroom.lab.played import play_chunk
from boardroom.lab.running import plan, run
from boardroom.lab.study import BadStudy, read_study

STUDY = """
name = "a small study"
game = "burn-rate"
games = 12
seats = [2]
line_ups = [["random"], ["random", "random:2"]]

[[variant]]
name = "as printed"

[[variant]]
name = "poor"
options = { round_cap = 9 }
changes = [{ file = "cards.toml", entry = "box.money.two", value = 60 }]

[curves]
of_seats = ["bank"]
only = "solvent"

[things]
verbs = ["play"]
kinds = ["card"]
"""


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study") / "small.toml"
    path.write_text(STUDY)
    return path


@pytest.fixture(scope="session")
def alone(file: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of all games, played in this process."""
    return run(read_study(file), tmp_path_factory.mktemp("alone"), workers=1, ray=None)


def test_every_deal_is_played_with_every_rotation_at_every_table(file: Path, alone: list[str]) -> None:
    study, rows = read_study(file), [json.loads(line) for line in alone]
    played = sorted((row["table"], row["deal"], row["turn"]) for row in rows)
    expected = [(t.number, deal, turn) for t in study.tables for deal in range(12) for turn in range(t.rotations)]
    assert played == sorted(expected)


def test_the_same_deal_is_the_same_cards_at_every_table(alone: list[str]) -> None:
    rows = [json.loads(line) for line in alone]
    firsts = {(row["deal"], row["first"]) for row in rows}
    assert len(firsts) == len({row["deal"] for row in rows})


def test_two_processes_play_the_same_games_as_one(file: Path, alone: list[str], tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    assert run(read_study(file), tmp_path, 2, None, lambda done, total: told.append((done, total))) == alone
    assert told[0] == (0, len(alone))
    assert told[-1] == (len(alone), len(alone))


KILLED = """
import os, signal, sys
from pathlib import Path
from boardroom.cli import main
from boardroom.lab import running

keep = running.keep

def keep_and_die(file, text):
    keep(file, text)
    if file.suffix == ".jsonl":
        print(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

running.keep = keep_and_die
main(["lab", "run", *sys.argv[1:], "--workers", "2"])
"""


def test_a_killed_run_goes_on_where_it_was(file: Path, alone: list[str], tmp_path: Path) -> None:
    """Killed without warning after its first chunk: that one is kept, the rest is played, and no worker stays behind."""
    command = [sys.executable, "-c", KILLED, str(file), "--out", str(tmp_path)]
    died = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert died.returncode == -signal.SIGKILL, died.stderr
    workers, deadline = [int(pid) for pid in died.stdout.split()], time.monotonic() + 30
    while any(is_running(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(workers) >= 2
    assert not [pid for pid in workers if is_running(pid)]
    (kept,) = tmp_path.glob("chunks/0*")
    when = kept.stat().st_mtime_ns
    assert run(read_study(file), tmp_path, workers=1, ray=None) == alone
    assert kept.stat().st_mtime_ns == when


def is_running(pid: int) -> bool:
    """Is there such a process, and not only what is left of it until somebody asks?"""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_more_games_play_only_what_is_missing(file: Path, alone: list[str], tmp_path: Path) -> None:
    run(read_study(file, games=10), tmp_path, workers=1, ray=None)
    kept = {chunk: chunk.stat().st_mtime_ns for chunk in tmp_path.glob("chunks/0*")}
    assert run(read_study(file), tmp_path, workers=1, ray=None) == alone
    assert all(chunk.stat().st_mtime_ns == when for chunk, when in kept.items())


def test_games_of_different_studies_do_not_mix(file: Path, tmp_path: Path) -> None:
    run(read_study(file, games=1), tmp_path, workers=1, ray=None)
    other = tmp_path / "other.toml"
    other.write_text(STUDY.replace("round_cap = 9", "round_cap = 8"))
    with pytest.raises(BadStudy, match="choose another folder with --out"):
        run(read_study(other, games=1), tmp_path, workers=1, ray=None)


def test_a_worker_with_other_rules_is_refused(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(read_study(file, games=1))
    monkeypatch.setattr(type(boardroom.load("burn-rate")), "revision", 99)
    with pytest.raises(boardroom.BoardroomError, match="this worker has revision 99 of burn-rate"):
        play_chunk(planned[0])


CLUSTER = """
import os, subprocess, sys
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # else Ray looks for 127.0.0.1 at the address of the network
from ray.cluster_utils import Cluster

size = {"num_cpus": 2, "object_store_memory": 80_000_000}
quiet = {"node_ip_address": "127.0.0.1", "include_dashboard": False, "include_log_monitor": False}
cluster = Cluster(initialize_head=True, head_node_args={**size, **quiet})
try:
    command = ["-m", "boardroom", "lab", "run", sys.argv[1], "--out", sys.argv[2], "--ray", cluster.address]
    done = subprocess.run([sys.executable, *command], check=False).returncode
finally:
    cluster.shutdown()
sys.exit(done)
"""


def test_a_cluster_of_two_workers_plays_the_same_games(file: Path, alone: list[str], tmp_path: Path) -> None:
    """A Ray cluster with two workers on this machine, started and stopped here."""
    pytest.importorskip("ray", reason="Ray has no wheel for this Python or system")
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    out = tmp_path / "out"
    ran = subprocess.run(
        [sys.executable, str(script), str(file), str(out)], capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert run(read_study(file), out, workers=1, ray=None) == alone  # everything is there: nothing is played again
    assert (out / "report.html").exists()
