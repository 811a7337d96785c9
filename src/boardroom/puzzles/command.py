"""The commands `boardroom puzzles mine` and `boardroom puzzles solve`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from boardroom.bots.levels import read_bot
from boardroom.registry import games, load

app = typer.Typer(invoke_without_command=True)
STOPPED = 130  # what a shell expects of a program that was interrupted

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `boardroom games` lists them.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]


@app.callback()
def start(ctx: typer.Context) -> None:
    """Find puzzles in games between bots, and let bots solve them."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
def mine(
    game: GameName,
    want: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 64,
    seed: Seed = 1,
    most_games: Annotated[
        int, typer.Option("--games", min=1, help="Games at most, those before a stop too.")
    ] = 100_000,
    work: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What is found is kept here; the same command goes on from it.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add them to this set, as the package has it.")
    ] = None,
) -> None:
    """Let bots play and keep the decisions where one choice is clearly best and easily missed."""
    from boardroom.puzzles.mine import Mined, table_of
    from boardroom.puzzles.mine import mine as dig
    from boardroom.puzzles.shelf import add_to_set

    file = work or Path(".build") / "puzzles" / f"{load(game).id}.jsonl"

    def tell(mined: Mined) -> None:
        typer.echo(f"\r{mined.games} games, {len(mined.puzzles)} of {want} puzzles", nl=False, err=True)

    try:
        mined = dig(load(game).id, want, seed, file, most_games, tell)
    except KeyboardInterrupt:
        typer.echo("\nboardroom: stopped; the same command goes on from here", err=True)
        raise typer.Exit(STOPPED) from None
    typer.echo(err=True)
    if out is not None:
        add_to_set(out, mined.puzzles)
    typer.echo(table_of(mined))


@app.command()
def solve(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game's puzzles.")] = None,
    bot: Annotated[str, typer.Option(help="Who solves them, as in greedy or colleague:5.")] = "colleague:5",
    seed: Seed = 0,
    limit: Annotated[
        float | None, typer.Option(min=0, help="Seconds for each; unless given bots think by count.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Say what share of the puzzles a bot solves."""
    from boardroom.puzzles.shelf import puzzles_of
    from boardroom.puzzles.solve import maker_of, markdown
    from boardroom.puzzles.solve import solve as score

    read_bot(bot, None)
    chosen = [load(game).id] if game is not None else games()
    scores = score([puzzle for name in chosen for puzzle in puzzles_of(name)], maker_of(bot), seed, limit)
    scores = scores if game is None else scores[:-1]
    typer.echo(json.dumps([one.as_dict() for one in scores], indent=1) if as_json else markdown(scores))
