"""The games of a study as Parquet files, for whoever wants to ask other questions: games, seats, curves and things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from boardroom.extras import needs
from boardroom.lab.figures import Row, win_part
from boardroom.lab.study import Study

with needs("lab"):
    import pyarrow
    import pyarrow.parquet


def write(study: Study, rows: Sequence[Row], folder: Path) -> list[Path]:
    """Writes four files and gives their paths."""
    makers = {"games": games, "seats": seats, "curves": curves, "things": things}
    written = []
    for name, make in makers.items():
        lines = [line for row in rows for line in make(study, row)]
        file = folder / f"{name}.parquet"
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(lines, schema=SCHEMAS[name]), file)
        written.append(file)
    return written


def key(study: Study, row: Row) -> dict[str, Any]:
    """What every line of every file begins with: which game it was."""
    table = study.tables[row["table"]]
    return {
        "variant": table.variant,
        "seats": table.seats,
        "line_up": "+".join(table.line_up),
        "deal": row["deal"],
        "turn": row["turn"],
    }


def games(study: Study, row: Row) -> Iterator[dict[str, Any]]:
    """One line for each game."""
    same = ("first", "reason", "capped", "length", "choices", "decisions")
    yield {**key(study, row), "winners": len(row["winners"]), **{name: row[name] for name in same}}


def seats(study: Study, row: Row) -> Iterator[dict[str, Any]]:
    """One line for each seat of each game."""
    for seat, bot in enumerate(row["bots"]):
        place = (seat - row["first"]) % len(row["bots"])
        won, score, gain = win_part(row, seat), row["scores"][seat], row["returns"][seat]
        yield {**key(study, row), "seat": seat, "place": place, "bot": bot, "won": won, "score": score, "return": gain}


def curves(study: Study, row: Row) -> Iterator[dict[str, Any]]:
    """One line for each number at each time; seat -1 is the table."""
    for time, of_table, of_seats in row["curves"]:
        for field, value in zip(study.of_table, of_table, strict=True):
            yield {**key(study, row), "time": time, "seat": -1, "field": field, "value": value}
        for seat, values in enumerate(of_seats):
            for field, value in zip(study.of_seats, values or [], strict=values is not None):
                yield {**key(study, row), "time": time, "seat": seat, "field": field, "value": value}


def things(study: Study, row: Row) -> Iterator[dict[str, Any]]:
    """One line for each thing that a seat used."""
    for seat, used in enumerate(row["things"]):
        for thing, count in used.items():
            yield {**key(study, row), "seat": seat, "thing": thing, "count": count, "won": win_part(row, seat)}


def schema(**columns: Any) -> Any:
    """The key's columns and these."""
    text, number = pyarrow.string(), pyarrow.int64()
    first = {"variant": text, "seats": number, "line_up": text, "deal": number, "turn": number}
    return pyarrow.schema(list({**first, **columns}.items()))


TEXT, NUMBER, REAL, FLAG = pyarrow.string(), pyarrow.int64(), pyarrow.float64(), pyarrow.bool_()
SCHEMAS = {
    "games": schema(
        first=NUMBER, winners=NUMBER, reason=TEXT, capped=FLAG, length=REAL, choices=NUMBER, decisions=NUMBER
    ),
    "seats": schema(seat=NUMBER, place=NUMBER, bot=TEXT, won=REAL, score=REAL, **{"return": REAL}),
    "curves": schema(time=REAL, seat=NUMBER, field=TEXT, value=REAL),
    "things": schema(seat=NUMBER, thing=TEXT, count=NUMBER, won=REAL),
}
