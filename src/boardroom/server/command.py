"""`boardroom serve`: starts the server, one worker or several, until it is told to stop."""

from __future__ import annotations

from typing import Annotated

import typer

from boardroom.core.errors import BoardroomError
from boardroom.language import choose_language
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings

MISTAKE = 2

Database = Annotated[
    str,
    typer.Option(
        envvar="BOARDROOM_DB",
        help="A SQLite file or postgresql://…; default: a file in your data folder",
        show_envvar=True,
    ),
]
KeepGames = Annotated[float, typer.Option(min=0, help="Days for which finished games are kept; 0: for ever")]
KeepTalk = Annotated[float, typer.Option(min=0, help="Days for which talk is kept; 0: for ever")]
KeepPeople = Annotated[
    float, typer.Option(min=0, help="Days for which people are known who come no more and sit nowhere; 0: for ever")
]

app = typer.Typer(help="The server: tables for people and bots.", add_completion=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; other machines need 0.0.0.0")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on")] = 8470,
    db: Database = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL")] = 1,
    allow_host: Annotated[list[str] | None, typer.Option(help="A name this server answers to")] = None,
    allow_origin: Annotated[list[str] | None, typer.Option(help="Another page that may talk to it")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed")] = None,
    metrics_from: Annotated[list[str] | None, typer.Option(help="A network that may read /metrics")] = None,
    secure: Annotated[bool, typer.Option(help="The cookie travels over https only")] = False,
    bot_processes: Annotated[
        int, typer.Option(help="Processes in which bots think, per worker; 0: one for each core but one")
    ] = 0,
    keep_games: KeepGames = 0,
    keep_talk: KeepTalk = 0,
    keep_people: KeepPeople = 0,
    log_file: Annotated[
        str, typer.Option(help="Write the log to this file, at most 10 MB of it, and keep the last five; JSON")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the lobby in the browser")] = False,
    log: Annotated[str, typer.Option(help="plain for people, json for programs, auto: plain on a terminal")] = "auto",
    log_level: Annotated[
        str, typer.Option(help="debug, info, warning or error; default: warning where log lines are plain, else info")
    ] = "",
    lang: Annotated[str | None, typer.Option(help="fr or en; the language of your system unless given.")] = None,
) -> None:
    """Serves tables until it is stopped with Ctrl-C or SIGTERM."""
    language = choose_language(lang)
    wished = Settings(
        db=db,
        host=host,
        port=port,
        workers=workers,
        hosts=tuple(allow_host or ()),
        origins=tuple(allow_origin or ()),
        proxies=tuple(proxy or ()),
        metrics_from=tuple(metrics_from) if metrics_from else Settings.metrics_from,
        secure=secure,
        bot_processes=bot_processes,
        keep_games=keep_games,
        keep_talk=keep_talk,
        keep_people=keep_people,
        log=log,
        log_file=log_file,
        log_level=log_level,
    )
    from boardroom.server.runner import run  # heavy: the other commands start without it

    try:
        run(wished, browser, language)
    except BadSettings as problem:
        typer.echo(f"boardroom: {problem.said(language)}", err=True)
        raise typer.Exit(MISTAKE) from None


def main() -> None:
    """The entry of `python -m boardroom.server`."""
    try:
        app(prog_name="python -m boardroom.server")
    except BoardroomError as problem:
        typer.echo(str(problem), err=True)
        raise SystemExit(MISTAKE) from None


if __name__ == "__main__":
    main()
