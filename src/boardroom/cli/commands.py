"""All commands with their options. What one needs for its work is imported when it is called, so that all start soon."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

import boardroom
from boardroom.bots.analysis import SIMULATIONS
from boardroom.cli import version_line
from boardroom.core.errors import BadOption, BoardroomError
from boardroom.core.match import Match
from boardroom.lab.command import app as lab_commands
from boardroom.language import choose_language
from boardroom.puzzles.command import app as puzzle_commands
from boardroom.server.admin.command import app as admin_commands
from boardroom.server.command import serve
from boardroom.server.keeping.command import backup, restore
from boardroom.server.settings import pages_folder

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

PLAY_PACE = 0.4  # seconds for each choice of a bot, on a terminal
WATCH_PACE = 0.8
MISTAKE = 2


class Commands(TyperGroup):
    """Says in one line what a person can mend."""

    def invoke(self, ctx: Any) -> Any:
        """Runs a command; a mistake of the person is a line on stderr and exit code 2."""
        try:
            return super().invoke(ctx)
        except BoardroomError as problem:
            complain(str(problem))
        except BrokenPipeError:
            raise  # the reader has seen enough; that is no mistake
        except OSError as problem:
            complain(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
        raise typer.Exit(MISTAKE)


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `boardroom games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the fewest the game allows unless given.")]
Bots = Annotated[str | None, typer.Option(help="The bots with commas, as in colleague:2,greedy; one name is for all.")]
Seed = Annotated[int | None, typer.Option(help="A seed for the same cards again; fresh luck unless given.")]
Lang = Annotated[str | None, typer.Option(help="fr or en; the language of your system unless given.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A game's option as name=value; repeatable.")]
Content = Annotated[str | None, typer.Option(metavar="DIR", help="A folder with your own cards.")]
Fast = Annotated[bool, typer.Option("--fast", help="Without pauses.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def run(arguments: Sequence[str]) -> int:
    """Runs a command and gives its exit code."""
    try:
        code = app(args=arguments, prog_name="boardroom", standalone_mode=False)
    except Exception as problem:
        # What the parser refuses tells what is wrong and how; its own printing takes three lines.
        describe = getattr(problem, "format_message", None)
        if describe is None:
            raise
        complain(" ".join(describe().split()))
        code = MISTAKE
    return code if isinstance(code, int) else 0


@app.callback(invoke_without_command=True)
def start(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="The version.")] = False) -> None:
    """Board games about office life, for people and for programs."""
    if version:
        typer.echo(version_line())
    elif ctx.invoked_subcommand is None and pages_folder() is not None:
        serve(browser=True)
    elif ctx.invoked_subcommand is None:
        say_that_pages_are_missing()
        raise typer.Exit(MISTAKE)


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0; 0 unless given.")] = None,
    bots: Bots = None,
    seed: Seed = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    lang: Lang = None,
    option: Options = None,
    content: Content = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the unfinished game is kept.")] = None,
    fast: Fast = False,
) -> None:
    """Play against bots in the terminal."""
    from boardroom.cli.matches import new_match, refuse_with_resume, resume_command, resumed
    from boardroom.terminal import store
    from boardroom.terminal.names import cast_of
    from boardroom.terminal.play import Session
    from boardroom.terminal.words import Words, say

    table = boardroom.load(game, content)
    language = choose_language(lang)
    file = save or store.default_path(game)
    console = make_console()
    if resume:
        refuse_with_resume(seats=seats, seat=seat, bots=bots, seed=seed, name=name, option=option)
        match, own = resumed(table, file)
    else:
        match, own = new_match(table, seats, seat or 0, bots, seed, name, option or [])
        kept = store.set_aside(file)
        if kept is not None:
            typer.echo(say(language, "set-aside", command=resume_command(game, kept, content)))
    words = Words(match.game, language, cast_of(match.names, own))
    pace = PLAY_PACE if console.is_terminal and not fast else 0.0
    if Session(match, words, console, file, pace).run():
        finished = store.finish(file, match.minutes())
        typer.echo(words.say("finished", file=str(finished)))
        typer.echo(words.say("replay-with", command=shlex.join(["boardroom", "replay", str(finished), "--all"])))
    else:
        typer.echo(words.say("left", file=str(file)))
        typer.echo(words.say("resume-with", command=resume_command(game, file if save else None, content)))


@app.command()
def watch(
    game: GameName,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
    content: Content = None,
    delay: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds between choices.")] = None,
    fast: Fast = False,
    to_file: Annotated[
        Path | None, typer.Option("--minutes", metavar="FILE", help="Write the minutes of the game to this file.")
    ] = None,
) -> None:
    """Watch bots play, as the gallery sees it."""
    from boardroom.terminal import frame, store
    from boardroom.terminal.names import cast_of
    from boardroom.terminal.watch import watch as watch_match
    from boardroom.terminal.words import Words

    table = boardroom.load(game, content)
    kinds = frame.read_bots(bots, table, seats, people=0)
    console = make_console()
    options = frame.read_options(option or [])
    players = frame.players_of(kinds, table)
    match = Match(table, len(kinds), seed if seed is not None else frame.fresh_seed(), players, **options)
    words = Words(table, choose_language(lang), cast_of(match.names))
    pause = delay if delay is not None else WATCH_PACE if console.is_terminal else 0.0
    watch_match(console, match, words, 0.0 if fast else pause)
    if to_file is not None:
        store.write(to_file, match.minutes())


@app.command()
def replay(
    file: Path,
    seat: Annotated[int | None, typer.Option(help="Through this seat's eyes; the gallery's unless given.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="The whole truth.")] = False,
    lang: Lang = None,
    content: Content = None,
) -> None:
    """Tell a saved game in sentences."""
    from boardroom.core.drawing.words import GALLERY
    from boardroom.terminal import store
    from boardroom.terminal.names import cast_of
    from boardroom.terminal.watch import retell
    from boardroom.terminal.words import Words

    match = boardroom.replay(store.read(file), content)
    eyes = GALLERY if seat is None else seat
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(f"this game has the seats 0 to {match.seats - 1}, not {seat}")
    if seat is not None and everything:
        raise BadOption("--seat and --all are two different ways to hear a game; give one")
    words = Words(match.game, choose_language(lang), cast_of(match.names))
    retell(make_console(), match, words, eyes, everything)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    content: Content = None,
    seed_hash: Annotated[
        str | None, typer.Option(metavar="HASH", help="What the server promised at the start.")
    ] = None,
) -> None:
    """Replay minutes and say whether they lead to the end they name, and came from the promised seed."""
    from boardroom.terminal.check import check as check_file

    results = [check_file(file, content) for file in files]
    if seed_hash is not None:
        pairs = zip(files, results, strict=True)
        results = [keeps_promise(file, seed_hash) if result[0] else result for file, result in pairs]
    for _, line in results:
        typer.echo(line)
    raise typer.Exit(0 if all(good for good, _ in results) else 1)


@app.command("check-content")
def check_content(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder with your own cards.")],
    game: Annotated[str | None, typer.Option(help="Whose cards they are; told by the files unless given.")] = None,
) -> None:
    """Read your own cards and name everything that is wrong with them, by file, entry and square."""
    from boardroom.terminal.content import game_of, problems_of

    chosen = game if game is not None else game_of(folder)
    problems = problems_of(chosen, folder)
    for problem in problems:
        typer.echo(f"wrong: {problem}")
    if not problems:
        typer.echo(f"right: {folder}: cards for {boardroom.load(chosen).title}")
    raise typer.Exit(1 if problems else 0)


@app.command("check-lessons")
def check_lessons(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME …", help="Whose lessons; all unless given.")
    ] = None,
) -> None:
    """Play the guided first games from end to end and name everything that the rules do not allow any more."""
    from boardroom.lessons.check import problems
    from boardroom.lessons.script import lessons

    wrong = 0
    for game in games or lessons():
        if game not in lessons():
            raise BadOption(f"{game} has no lesson; those with one: {', '.join(lessons())}")
        found = problems(game)
        wrong += len(found)
        for problem in found:
            typer.echo(f"wrong: {problem}")
        if not found:
            typer.echo(f"right: {game}")
    raise typer.Exit(1 if wrong else 0)


app.command()(serve)
app.command()(backup)
app.command()(restore)
app.add_typer(lab_commands, name="lab")
app.add_typer(puzzle_commands, name="puzzles")
app.add_typer(admin_commands, name="admin")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more, as in ismcts:3,greedy; the number is the level. One is enough where all win together."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games at least.")] = 100,
    seats: Seats = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    limit: Annotated[
        float | None, typer.Option(help="Seconds for each choice; unless given bots think by count.")
    ] = None,
    cores: Annotated[int, typer.Option(min=1, max=64, help="Processes for each search of ismcts.")] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game here; the same command goes on where it stopped."),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: every deal with each rotation of the seats, or each bot alone where all win together."""
    from boardroom.lab import arena as lab
    from boardroom.terminal import frame

    subject = boardroom.load(game)
    chosen = frame.read_options(option or [])
    line_up = bots.split(",")
    planned = lab.pairings(game, seats or subject.min_seats, line_up, games, seed, chosen, limit, cores=cores)
    with progress_bar() as bar:
        task = bar.add_task("arena", total=len(planned))
        rows = lab.run(planned, workers, lambda done: bar.update(task, completed=done), resume)
    typer.echo(json.dumps([row.as_dict() for row in rows], indent=1) if as_json else lab.markdown(rows))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="MINUTES")],
    seat: Annotated[int | None, typer.Option(help="Only this seat's decisions.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="For each decision; more are surer.")] = SIMULATIONS,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same opinion.")] = 0,
    lang: Lang = None,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a saved game: what the search prefers, and how much was given away."""
    from boardroom.bots import analysis
    from boardroom.terminal import analyse as analyse_texts
    from boardroom.terminal import store
    from boardroom.terminal.names import cast_of
    from boardroom.terminal.words import Words

    match = boardroom.replay(store.read(file), content)
    with progress_bar() as bar:
        task = bar.add_task("analyse", total=len(match.choices))
        found = analysis.analyse(match, simulations, seed, seat, lambda done: bar.update(task, completed=done))
    if as_json:
        typer.echo(json.dumps(analyse_texts.as_json(found, match, simulations), indent=1))
        return
    words = Words(match.game, choose_language(lang), cast_of(match.names))
    analyse_texts.draw_analysis(make_console(), found, match, words)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their seats and options."""
    from boardroom.terminal import catalogue

    language = choose_language(lang)
    for name in boardroom.games():
        catalogue.list_game(make_console(), boardroom.load(name), language)


def keeps_promise(file: Path, seed_hash: str) -> tuple[bool, str]:
    """Whether these minutes were played with the seed that a server promised, and a line that says so."""
    from boardroom.server.fairness import verify
    from boardroom.terminal import store

    verdict = verify(store.read(file), seed_hash)
    if verdict.fair:
        return True, f"match: {file}: the promised seed"
    return False, f"mismatch: {file}: {verdict.problem}"


def say_that_pages_are_missing() -> None:
    """How to get the web pages, and how to play without them."""
    from boardroom.server.start.words import command, say, source_of_pages

    language = choose_language(None)
    complain(say(language, "no-pages", place=source_of_pages()))
    typer.echo(say(language, "play-here", command=command("play", boardroom.games()[-1])), err=True)


def make_console() -> Console:
    """A console that takes our words as they are; colour and width come from the terminal and NO_COLOR."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def progress_bar() -> Progress:
    """A bar on stderr, where somebody looks; it goes when the work is done."""
    from rich.console import Console
    from rich.progress import Progress

    return Progress(transient=True, console=Console(stderr=True), disable=not sys.stderr.isatty())


def complain(sentences: str) -> None:
    """One line on stderr for each mistake."""
    for sentence in sentences.splitlines():
        typer.echo(f"boardroom: {sentence}", err=True)
