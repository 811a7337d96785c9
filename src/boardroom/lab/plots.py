"""The plots of a report, drawn by matplotlib as SVG that stands inside the page; every mean has its interval."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from boardroom.extras import needs
from boardroom.lab.figures import Mean

with needs("lab"):
    import matplotlib

    matplotlib.use("svg")
    from matplotlib.figure import Figure

COLOURS = ("#0f6ab4", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#0e7490")
MARKS = ("o", "s", "^", "D", "v", "P")  # shapes as well as colours
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: small, and readable by machines
    "svg.hashsalt": "boardroom",  # the same games give the same file
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def places(panels: Sequence[tuple[str, list[Mean]]], across: str, up: str) -> str:
    """Shares by place in the turn order, a panel for each number of seats; the dashed line is luck."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(3.1 * max(2, len(panels)), 3.0), layout="constrained")
        axes = figure.subplots(1, len(panels), squeeze=False, sharey=True)[0]
        for plot, (title, means) in zip(axes, panels, strict=True):
            numbers = range(1, len(means) + 1)
            bars(plot, list(numbers), means, COLOURS[0])
            plot.axhline(1 / len(means), linestyle="--", color="#555", linewidth=1)
            plot.set(title=title, xlabel=across, xticks=list(numbers), ylim=(0, None))
        axes[0].set_ylabel(up)
        return svg(figure)


def bars(plot: Any, at: Sequence[float], means: Sequence[Mean], colour: str) -> None:
    """Bars with whiskers."""
    errors = [[mean.value - mean.low for mean in means], [mean.high - mean.value for mean in means]]
    plot.bar(at, [mean.value for mean in means], color=colour, width=0.7)
    plot.errorbar(at, [mean.value for mean in means], errors, fmt="none", ecolor="#111", capsize=3)


def spread(panels: Sequence[tuple[str, list[float]]], across: str, up: str) -> str:
    """How often each value occurs."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(3.1 * max(2, len(panels)), 2.6), layout="constrained")
        axes = figure.subplots(1, len(panels), squeeze=False)[0]
        for plot, (title, values) in zip(axes, panels, strict=True):
            low, high = int(min(values)), int(max(values))
            step = max(1, (high - low) // 24)
            plot.hist(values, bins=range(low, high + 2 * step, step), color=COLOURS[0], edgecolor="white", align="left")
            plot.axvline(sum(values) / len(values), linestyle="--", color="#555", linewidth=1)
            plot.set(title=title, xlabel=across)
        axes[0].set_ylabel(up)
        return svg(figure)


def lines(series: Sequence[tuple[str, list[tuple[float, Mean]]]], across: str, up: str) -> str:
    """Means over time with bands."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(6.2, 3.0), layout="constrained")
        plot = figure.subplots()
        for number, (label, points) in enumerate(series):
            colour, mark = COLOURS[number % len(COLOURS)], MARKS[number % len(MARKS)]
            times = [time for time, _ in points]
            plot.plot(times, [mean.value for _, mean in points], color=colour, marker=mark, markersize=4, label=label)
            lows, highs = [mean.low for _, mean in points], [mean.high for _, mean in points]
            plot.fill_between(times, lows, highs, color=colour, alpha=0.2, linewidth=0)
        plot.set(xlabel=across, ylabel=up)
        plot.legend(frameon=False)
        return svg(figure)


def forest(rows: Sequence[tuple[str, Mean]], across: str) -> str:
    """One line for each thing: the mean as a dot, its interval as a whisker; those away from nought are dark."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(6.6, 0.8 + 0.26 * max(2, len(rows))), layout="constrained")
        plot = figure.subplots()
        for number, (_, mean) in enumerate(rows):
            colour = COLOURS[0] if mean.is_clear else "#8a8a8a"
            plot.plot([mean.low, mean.high], [number, number], color=colour, linewidth=2)
            plot.plot([mean.value], [number], marker="o" if mean.is_clear else "D", color=colour, markersize=5)
        plot.axvline(0, linestyle="--", color="#555", linewidth=1)
        plot.set(xlabel=across, yticks=list(range(len(rows))), yticklabels=[label for label, _ in rows])
        plot.set_ylim(len(rows) - 0.4, -0.6)
        plot.grid(axis="y", alpha=0.2)
        return svg(figure)


def svg(figure: Any) -> str:
    """The drawing without its XML head, and without a date."""
    stream = io.StringIO()
    figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    text = stream.getvalue()
    return text[text.index("<svg") :]
