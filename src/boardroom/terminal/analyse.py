"""The analysis of a game in words: who gave most away, which decisions mattered, and every decision with its best choices."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from boardroom.bots.analysis import Analysis, Judged
from boardroom.core.match import Match
from boardroom.terminal.words import Words

SHOWN = 3  # choices beside the chosen one


def draw_analysis(console: Console, analysis: Analysis, match: Match, words: Words) -> None:
    """All of it, the summary last, where the eye is when the program ends."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    table.add_column("#", justify="right")
    table.add_column(words.field("seat"), no_wrap=True)
    table.add_column(words.say("analysis-chosen"))
    table.add_column(words.say("analysis-loss"), justify="right")
    table.add_column(words.say("analysis-best"))
    for judged in analysis.decisions:
        table.add_row(*row_of(judged, words))
    console.print(table)
    console.print()
    for seat in range(match.seats):
        loss = analysis.mean_loss(seat)
        if loss is not None:
            console.print(words.say("analysis-mean", name=words.cast.names[seat], loss=figure(loss)))
    draw_mattered(console, analysis, words)


def draw_mattered(console: Console, analysis: Analysis, words: Words) -> None:
    """The decisions that gave most away."""
    console.print()
    if not analysis.mattered:
        console.print(words.say("analysis-nothing"))
        return
    console.print(words.say("analysis-mattered"))
    for judged in analysis.mattered:
        console.print(
            words.say(
                "analysis-moment",
                count=judged.number,
                name=words.cast.names[judged.seat],
                chosen=words.label(judged.chosen.code),
                best=words.label(judged.best.code),
                loss=figure(judged.loss),
            )
        )


def row_of(judged: Judged, words: Words) -> list[str]:
    """One decision as a row."""
    best = [f"{words.label(one.code)} {score(one.score)}" for one in judged.choices[:SHOWN] if one.simulations]
    chosen = f"{words.label(judged.chosen.code)} {score(judged.chosen.score)}"
    loss = figure(judged.loss) if judged.loss > 0 else "–"
    return [str(judged.number), words.cast.names[judged.seat], chosen, loss, " · ".join(best)]


def score(value: float) -> str:
    """An expected result, from -1 to +1."""
    return f"({value:+.2f})".replace("-", "−")


def figure(value: float) -> str:
    """A difference of expected results."""
    return f"{value:.2f}"


def as_json(analysis: Analysis, match: Match, simulations: int) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": match.game.id,
        "seats": match.seats,
        "simulations": simulations,
        "mean_loss": [analysis.mean_loss(seat) for seat in range(match.seats)],
        "mattered": [judged.number for judged in analysis.mattered],
        "decisions": [judged.as_dict() for judged in analysis.decisions],
    }
