"""`boardroom admin`: what an operator does to tables and people, whether the server runs or not."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from boardroom.language import choose_language
from boardroom.server.command import Database, KeepGames, KeepPeople, KeepTalk
from boardroom.server.start.words import BadSettings, say

if TYPE_CHECKING:
    from boardroom.server.tables import Tables

T = TypeVar("T")

app = typer.Typer(help="Looks after the tables and people of a server, whether it runs or not.", add_completion=False)

Lang = Annotated[str | None, typer.Option(help="fr or en; the language of your system unless given.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of lines.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id; `boardroom admin tables` lists them.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id; `boardroom admin people` lists them.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
Most = Annotated[int, typer.Option(min=1, max=100_000, help="At most so many, the newest.")]


def at_the_tables(db: str, lang: str | None, do: Callable[[Tables], Awaitable[T]]) -> T:
    """Does something to the tables of this database."""
    import asyncio  # heavy, as the next one: the other commands start without them

    from boardroom.server.admin.work import at_work

    async def run() -> T:
        async with at_work(db) as tables:
            return await do(tables)

    try:
        return asyncio.run(run())
    except BadSettings as problem:
        typer.echo(f"boardroom: {problem.said(choose_language(lang))}", err=True)
        raise typer.Exit(2) from None


def tell(lang: str | None, what: str, subject: str) -> None:
    """One line that says what was done."""
    typer.echo(say(choose_language(lang), "admin-done", what=what, id=subject))


def make_sure(lang: str | None, what: str, subject: str, sure: bool) -> None:
    """What cannot be taken back is asked about once more."""
    if not sure:
        typer.confirm(say(choose_language(lang), "admin-sure", what=what, id=subject), abort=True)


def day(at: float | None) -> str:
    """A moment, as lines have it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at is not None else "–"


def print_lines(rows: Iterable[Iterable[object]]) -> None:
    """Lines of fields between tabs, for eyes and for cut; nothing in them can move the cursor."""
    for row in rows:
        fields = ("".join(sign if sign.isprintable() else "?" for sign in str(part)) for part in row)
        typer.echo("\t".join(fields))


def print_json(data: Any) -> None:
    """What was found, for programs."""
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


@app.command()
def tables(
    status: Annotated[str, typer.Option(help="Only waiting, playing, over or archived ones.")] = "",
    most: Most = 100,
    as_json: AsJson = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """List tables: id, game, status, when made, entries in its log, who sits there, title."""
    from boardroom.server.admin import listing

    found = at_the_tables(db, lang, lambda all_: listing.tables_of(all_.store, status, most))
    if as_json:
        print_json([asdict(line) for line in found])
        return
    print_lines(
        (
            line.id,
            line.game,
            line.status,
            day(line.created),
            line.entries,
            ", ".join(seat["name"] or "–" for seat in line.seats),
            line.title,
        )
        for line in found
    )


@app.command()
def people(
    search: Annotated[str, typer.Option(help="Only people whose name has this in it, or with this id.")] = "",
    most: Most = 100,
    as_json: AsJson = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """List people: id, name, since when they are known, at how many tables they were, muted or banned."""
    from boardroom.server.admin import listing

    found = at_the_tables(db, lang, lambda all_: listing.people(all_.store, search, most))
    if as_json:
        print_json([asdict(line) for line in found])
        return
    print_lines(
        (line.id, line.name, day(line.created), line.tables, "banned" if line.banned else "muted" if line.muted else "")
        for line in found
    )


@app.command()
def show(
    table: Table,
    talk: Annotated[bool, typer.Option("--talk", help="With what was said there last.")] = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """Show one table as JSON: who sits, its rules, and what was said; never hands, choices or the seed."""
    from boardroom.server.admin import acts, listing

    async def look(all_: Tables) -> dict[str, Any]:
        return await listing.table_in_full(all_.store, await acts.the_table(all_, table), talk)

    print_json(at_the_tables(db, lang, look))


@app.command()
def close(table: Table, db: Database = "", lang: Lang = None) -> None:
    """End a running game without a result; its log, minutes and seed are open then. A table that waits is taken away."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.close(all_, table))
    tell(lang, "close", table)


@app.command()
def remove(table: Table, yes: Sure = False, db: Database = "", lang: Lang = None) -> None:
    """Take a table away for good, with its log."""
    from boardroom.server.admin import acts

    make_sure(lang, "remove", table, yes)
    at_the_tables(db, lang, lambda all_: acts.remove(all_, table))
    tell(lang, "remove", table)


@app.command()
def mute(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Let somebody talk nowhere."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.mute(all_, person, muted=True))
    tell(lang, "mute", person)


@app.command()
def unmute(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Let somebody talk again."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.mute(all_, person, muted=False))
    tell(lang, "unmute", person)


@app.command()
def ban(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Shut somebody out: they get up everywhere, and neither sit, make tables nor talk again."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.ban(all_, person))
    tell(lang, "ban", person)


@app.command()
def unban(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Let somebody in again."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.unban(all_, person))
    tell(lang, "unban", person)


@app.command()
def export(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Print as JSON all that is kept of a person: where they sat, what they chose and said; nothing of others."""
    from boardroom.server.admin import acts
    from boardroom.server.admin.export import exported
    from boardroom.server.admin.work import note

    async def look(all_: Tables) -> dict[str, Any]:
        await acts.the_person(all_, person)
        await note(all_, "export", person)
        return await exported(all_.store, person)

    print_json(at_the_tables(db, lang, look))


@app.command()
def delete(person: Who, yes: Sure = False, db: Database = "", lang: Lang = None) -> None:
    """Forget somebody: they get up everywhere, and their name leaves all logs, minutes and talk."""
    from boardroom.server.admin import acts

    make_sure(lang, "delete", person, yes)
    at_the_tables(db, lang, lambda all_: acts.delete(all_, person))
    tell(lang, "delete", person)


@app.command()
def code(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Make a code for somebody who lost their cookie: on any device it makes them themselves again, once, for ten minutes."""
    from boardroom.server.admin import acts

    found = at_the_tables(db, lang, lambda all_: acts.code(all_, person))
    typer.echo(f"{found[:4]} {found[4:]}")


@app.command("sign-out")
def sign_out(person: Who, db: Database = "", lang: Lang = None) -> None:
    """Make all tokens of somebody worthless; with a code they come back."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.sign_out(all_, person))
    tell(lang, "sign-out", person)


@app.command()
def sweep(
    keep_games: KeepGames = 0,
    keep_talk: KeepTalk = 0,
    keep_people: KeepPeople = 0,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """Throw away finished games, talk and people that are older than so many days."""
    from boardroom.server.admin import acts
    from boardroom.server.settings import Retention

    keep = Retention(keep_games, keep_talk, keep_people)
    gone = at_the_tables(db, lang, lambda all_: acts.sweep(all_, keep))
    counts = {"games": str(gone.games), "talk": str(gone.talk), "people": str(gone.people)}
    typer.echo(say(choose_language(lang), "admin-swept", **counts))


@app.command("reports")
def list_reports(
    with_closed: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
    db: Database = "",
    lang: Lang = None,
) -> None:
    """List what people report of each other: number, when, table, about whom (id and name), by whom, why, in which words. As
    JSON with what was said there last.
    """
    from boardroom.server import reporting

    found = at_the_tables(db, lang, lambda all_: reporting.reports(all_.store, with_closed, most))
    if as_json:
        print_json([asdict(report) for report in found])
        return
    print_lines(
        (one.id, day(one.at), one.table, one.person, one.name, one.by or "–", one.reason, one.words) for one in found
    )


@app.command("close-report")
def close_report(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="`boardroom admin reports` lists them.")],
    db: Database = "",
    lang: Lang = None,
) -> None:
    """Settle a report: it is not listed any more, unless asked for with --all."""
    from boardroom.server.admin import acts

    at_the_tables(db, lang, lambda all_: acts.close_report(all_, number))
    tell(lang, "close-report", str(number))


@app.command("acts")
def list_acts(most: Most = 100, db: Database = "", lang: Lang = None) -> None:
    """List what was done with these commands: when, by whom, what, to which table or person."""
    from boardroom.server.admin import listing

    found = at_the_tables(db, lang, lambda all_: listing.latest_acts(all_.store, most))
    print_lines((day(act.at), act.by, act.kind, act.subject) for act in found)
