"""`boardroom backup` and `boardroom restore`."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boardroom.language import choose_language
from boardroom.server.command import MISTAKE, Database
from boardroom.server.start.words import BadSettings, say

if TYPE_CHECKING:
    from boardroom.server.keeping.reading import Found

Lang = Annotated[str | None, typer.Option(help="fr or en; the language of your system unless given.")]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The copy.")]


def backup(
    file: Copy,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """Copy a server's database into one file, also while it runs; the copy is opened again and looked through."""
    from boardroom.server.keeping.backup import back_up  # heavy: the other commands start without it

    tell(run(back_up(db, file, replace), lang), "backup-done", file, lang)


def restore(
    file: Copy,
    replace: Annotated[bool, typer.Option("--replace", help="Take the place of what the database holds.")] = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """Put a copy back, into the same kind of database or the other; no server may be using it."""
    from boardroom.server.keeping.restore import restore as put_back

    tell(run(put_back(db, file, replace), lang), "restore-done", file, lang)


def run(work: Coroutine[None, None, Found], lang: str | None) -> Found:
    """What was read; or one sentence that says what to change."""
    import asyncio  # heavy: the other commands start without it

    try:
        return asyncio.run(work)
    except BadSettings as problem:
        typer.echo(f"boardroom: {problem.said(choose_language(lang))}", err=True)
        raise typer.Exit(MISTAKE) from None


def tell(found: Found, key: str, file: Path, lang: str | None) -> None:
    """One line; ends with 1 where some tables cannot be read, which are named."""
    counts = {"tables": str(found.tables), "entries": str(found.entries), "replayed": str(found.replayed)}
    typer.echo(say(choose_language(lang), key, file=str(file), **counts))
    if found.unreadable:
        names = " ".join(found.unreadable)
        typer.echo(say(choose_language(lang), "copy-unreadable", names=names), err=True)
        raise typer.Exit(1)
