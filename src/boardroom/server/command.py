"""`boardroom serve`: starts the server, one worker or several, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
import webbrowser
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer
import uvicorn

from boardroom.server import database, logs
from boardroom.server.app import create_app
from boardroom.server.settings import BadSettings, Settings
from boardroom.server.socket import LARGEST_MESSAGE

app = typer.Typer(help="The server: tables for people and bots.", add_completion=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; other machines need 0.0.0.0")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on")] = 8470,
    db: Annotated[str, typer.Option(help="A SQLite file or postgresql://…; default: a file in your data folder")] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL")] = 1,
    allow_host: Annotated[list[str] | None, typer.Option(help="A name this server answers to")] = None,
    allow_origin: Annotated[list[str] | None, typer.Option(help="Another page that may talk to it")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed")] = None,
    metrics_from: Annotated[list[str] | None, typer.Option(help="A network that may read /metrics")] = None,
    secure: Annotated[bool, typer.Option(help="The cookie travels over https only")] = False,
    bot_processes: Annotated[int, typer.Option(help="Processes in which bots think, per worker")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the lobby in the browser")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
) -> None:
    """Serves tables until it is stopped with Ctrl-C or SIGTERM."""
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
        log_level=log_level,
    )
    try:
        run(wished, browser)
    except BadSettings as problem:
        typer.echo(f"boardroom serve: {problem}", err=True)
        raise typer.Exit(2) from None


def run(settings: Settings, browser: bool = False) -> None:
    """Checks the settings, prepares the database and serves."""
    settings = settings.checked()
    if settings.is_sqlite:
        database.FileLock(settings).release()  # says so now, before anything is started
    if settings.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="boardroom-metrics-"))
    asyncio.run(prepare(settings))
    if browser:
        threading.Thread(target=open_lobby, args=(f"http://{settings.host}:{settings.port}/",), daemon=True).start()
    options = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a compressed size would tell of its contents
        "timeout_graceful_shutdown": 5,
    }
    logs.configure(settings.log_level)
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **options)  # type: ignore[arg-type]
        return
    settings.to_environment()
    uvicorn.run("boardroom.server.app:create_app", factory=True, workers=settings.workers, **options)  # type: ignore[arg-type]


async def prepare(settings: Settings) -> None:
    """Brings the database to the newest schema before any worker starts."""
    engine = database.open_engine(settings)
    try:
        await database.upgrade(engine)
    finally:
        await engine.dispose()


def open_lobby(address: str) -> None:
    """Opens the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}api/health/ready"):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.1)


def main() -> None:
    """The entry of `python -m boardroom.server`."""
    app(prog_name="python -m boardroom.server")


if __name__ == "__main__":
    main()
