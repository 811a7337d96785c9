"""The commands `boardroom lab run` and `boardroom lab check`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boardroom.core.errors import BadOption
from boardroom.extras import needs
from boardroom.language import choose_language

if TYPE_CHECKING:
    from rich.progress import Progress

    from boardroom.lab.study import Study

app = typer.Typer(invoke_without_command=True)
STOPPED = 130  # what a shell expects of a program that was interrupted

StudyFile = Annotated[Path, typer.Argument(metavar="STUDY.toml", help="The study; studies/ has ready ones.")]
Games = Annotated[int | None, typer.Option(min=1, help="Deals at each table, instead of the study's own number.")]
Out = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where games and report go; lab/ and the study's name unless given.")
]
Lang = Annotated[str, typer.Option(help="The report's language: en or fr.")]


@app.callback()
def start(ctx: typer.Context) -> None:
    """Play thousands of games and report what they say about a game."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command("run")
def run_study(
    study: StudyFile,
    out: Out = None,
    games: Games = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes on this machine.")] = 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster, as in auto or host:6379.")] = None,
    lang: Lang = "en",
) -> None:
    """Play a study and write its report; after an interruption the same command goes on where it stopped."""
    from boardroom.lab.running import run
    from boardroom.lab.study import read_study

    choose_language(lang)
    check_extra(with_ray=ray is not None)
    planned = read_study(study, games)
    folder = out or Path("lab") / study.stem
    with progress_bar() as bar:
        task = bar.add_task(planned.name, total=None)
        try:
            lines = run(planned, folder, workers, ray, lambda done, all_: bar.update(task, completed=done, total=all_))
        except KeyboardInterrupt:
            typer.echo("boardroom: stopped; the same command goes on from here", err=True)
            raise typer.Exit(STOPPED) from None
    words = ["boardroom", "lab", "run", str(study), "--games", str(planned.games), "--lang", lang]
    for file in write_all(planned, lines, folder, lang, study.read_text("utf8"), shlex.join(words)):
        typer.echo(str(file))


@app.command()
def check(study: StudyFile, games: Games = None) -> None:
    """Say what a study would play, without playing it."""
    from boardroom.lab.running import plan
    from boardroom.lab.study import read_study

    planned = read_study(study, games)
    typer.echo(f"{planned.name}: {planned.game}, seed {planned.seed}")
    for table in planned.tables:
        cards = "" if table.files is None else ", own cards"
        count = planned.games * table.rotations
        typer.echo(f"  {table.variant}: {table.seats} seats, {' + '.join(table.line_up)}{cards}: {count} games")
    total = sum(chunk.count * chunk.table.rotations for chunk in plan(planned))
    typer.echo(f"{total} games in all")


def progress_bar() -> Progress:
    """A bar on stderr with the games played, of how many, and the time it may still take."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, transient=True, console=Console(stderr=True))


def write_all(study: Study, lines: list[str], folder: Path, lang: str, source: str, command: str) -> list[Path]:
    """Writes the report and the data; the report first, as it is what people wait for."""
    from boardroom.lab import parquet, report

    rows = [json.loads(line) for line in lines]
    page = folder / "report.html"
    page.write_text(report.make(study, rows, lang, source, command), "utf8")
    return [page, *parquet.write(study, rows, folder)]


def check_extra(with_ray: bool) -> None:
    """A missing package should be found before the first game, not after the last one."""
    try:
        from boardroom.lab import parquet, report  # noqa: F401

        if with_ray:
            with needs("lab"):
                import ray  # noqa: F401
    except ImportError as problem:
        raise BadOption(str(problem)) from None
