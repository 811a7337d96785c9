"""The report of a study: one HTML file that needs nothing else, in French or English."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from boardroom.core.texts import texts_of, thing_key
from boardroom.lab import plots
from boardroom.lab.figures import (
    Mean,
    Row,
    by_bot,
    by_place,
    curve,
    effects,
    leads,
    mean_of,
    measures,
    share_of,
    team_wins,
)
from boardroom.lab.study import WHOLE_ACTION, Study, Table
from boardroom.registry import load
from boardroom.version import __version__

SHOWN_THINGS = 24
SHARES = ("first", "win", "shared", "capped")  # measures that are shares, told in per cent
CSS = (Path(__file__).parent / "report.css").read_text("utf8")


def make(study: Study, rows: Sequence[Row], lang: str, source: str, command: str) -> str:
    """The whole page; `source` is the study's text and `command` what to type to run it again."""
    report = Report(study, rows, lang)
    sections = [
        report.summary(),
        report.places(),
        report.line_ups(),
        report.lengths(),
        report.curves(),
        report.things(),
        report.rules(),
    ]
    body = "\n".join(section for section in sections if section)
    title = escape(study.name)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{CSS}</style>\n</head>\n<body>\n<main>\n{report.head()}\n{body}\n"
        f"{report.foot(source, command)}\n</main>\n</body>\n</html>\n"
    )


class Report:
    """The sections of one report, each empty where the study has nothing for it."""

    def __init__(self, study: Study, rows: Sequence[Row], lang: str) -> None:
        self.study = study
        self.rows = rows
        self.lang = lang
        self.game = load(study.game)
        self.together = self.game.cooperative
        self._texts = texts_of(Path(__file__).parent)
        self._of: dict[int, list[Row]] = {table.number: [] for table in study.tables}
        for row in rows:
            self._of[row["table"]].append(row)

    # Words and numbers.

    def say(self, key: str, **params: Any) -> str:
        """A text of the lab, safe in HTML."""
        return escape(self._texts.say(self.lang, f"lab-{key}", params))

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as people of this language write it."""
        text = f"{value:+,.{digits}f}" if sign else f"{value:,.{digits}f}"
        return text.translate({ord(","): "\u202f", ord("."): ","}) if self.lang == "fr" else text

    def percent(self, value: float, sign: bool = False) -> str:
        """A share as per cent."""
        return f"{self.number(100 * value, 1, sign)}\u00a0%"

    def span(self, mean: Mean, share: bool) -> str:
        """An interval."""
        low, high = (self.percent(v) if share else self.number(v) for v in (mean.low, mean.high))
        return f"{low} … {high}"

    def name_of(self, thing: str) -> str:
        """A thing such as card:recruiter in the game's own words."""
        kind, _, name = thing.partition(":")
        if kind == WHOLE_ACTION:
            return self.game.label(self.game.code(name), self.lang)
        return texts_of(self.game.folder).name(self.lang, thing_key(kind, name), name, self.game.own_names)

    def by(self) -> str:
        """What time is counted in: a word where there is one, else the name in the view."""
        key = f"lab-by-{self.study.by}"
        return self._texts.say(self.lang, key, {}) if self._texts.has(self.lang, key) else self.study.by

    def base_tables(self) -> list[Table]:
        """The tables of the base variant."""
        return [table for table in self.study.tables if table.variant == self.study.base]

    def title_of(self, table: Table) -> str:
        """Seats, and the line-up where there are several."""
        several = len({other.line_up for other in self.study.tables}) > 1
        seats = self.plain("seat-count", count=table.seats)
        return f"{seats}, {' + '.join(table.line_up)}" if several else seats

    # Sections.

    def head(self) -> str:
        """What was studied, and how to read the figures."""
        count = self.number(len(self.rows), 0)
        provenance = self.say(
            "provenance",
            game=self.game.title,
            revision=self.game.revision,
            version=__version__,
            number=str(self.study.seed),
        )
        return (
            f"<h1>{escape(self.study.name)}</h1>\n<p><strong>{self.say('games', count=count)}</strong>. "
            f"{provenance}</p>\n<p>{self.say('intervals')}</p>"
        )

    def summary(self) -> str:
        """One line for each table."""
        heads = ["variant", "seats", "bots", "count", "length", "choices", "best-score"]
        heads += ["won"] if self.together else ["shared"]
        lines = []
        for table in self.study.tables:
            rows = self._of[table.number]
            means = [mean_of([row[key] for row in rows]) for key in ("length", "choices")]
            means.append(mean_of([max(row["scores"]) for row in rows]))
            wins = team_wins(rows) if self.together else share_of([float(len(row["winners"]) > 1) for row in rows])
            capped = share_of([float(row["capped"]) for row in rows])
            cells = [escape(table.variant), str(table.seats), escape(" + ".join(table.line_up)), str(len(rows))]
            cells += [f"{self.number(mean.value)} <small>{self.span(mean, share=False)}</small>" for mean in means]
            cells += [
                f"{self.percent(mean.value)} <small>{self.span(mean, share=True)}</small>" for mean in (wins, capped)
            ]
            lines.append(cells)
        titles = [self.say(head, by=self.by()) for head in [*heads, "capped"]]
        return section(self.say("summary"), "", "", table_of(titles, lines))

    def places(self) -> str:
        """Who wins by place in the turn order, or how often the team wins."""
        if self.together:
            panels = [(self.title_of(table), [team_wins(self._of[table.number])]) for table in self.base_tables()]
            lines = [[title, self.percent(mean.value), self.span(mean, share=True)] for title, [mean] in panels]
            return section(self.say("team"), "", "", table_of(["", self.say("share"), self.say("interval")], lines))
        panels = [(self.title_of(table), by_place(self._of[table.number], table.seats)) for table in self.base_tables()]
        drawing = plots.places(panels, self.plain("place"), self.plain("share"))
        lines = [
            [escape(title), str(place), self.percent(mean.value), self.span(mean, share=True)]
            for title, means in panels
            for place, mean in enumerate(means, 1)
        ]
        titles = ["", self.say("place"), self.say("share"), self.say("interval")]
        return section(self.say("places"), self.say("places-note"), drawing, table_of(titles, lines))

    def line_ups(self) -> str:
        """The bots of mixed line-ups."""
        lines = []
        for table in self.study.tables:
            if table.rotations > 1 and not self.together:
                for bot, (share, fair) in by_bot(self._of[table.number]).items():
                    where = [escape(table.variant), str(table.seats), escape(bot)]
                    lines.append([*where, self.percent(share.value), self.span(share, share=True), self.percent(fair)])
        if not lines:
            return ""
        titles = [self.say(key) for key in ("variant", "seats", "bots", "share", "interval", "luck")]
        return section(self.say("line-ups"), self.say("line-ups-note"), "", table_of(titles, lines))

    def lengths(self) -> str:
        """How long games last."""
        panels = [
            (self.title_of(table), [row["length"] for row in self._of[table.number]]) for table in self.base_tables()
        ]
        drawing = plots.spread(panels, self.by(), self.plain("count"))
        return section(self.say("lengths"), self.say("lengths-note", by=self.by()), drawing, "")

    def curves(self) -> str:
        """One plot for each number that the study follows."""
        asked = [(field, index, True) for index, field in enumerate(self.study.of_table)]
        asked += [(field, index, False) for index, field in enumerate(self.study.of_seats)]
        made = []
        for field, index, of_table in asked:
            series = [
                (self.title_of(table), curve(self._of[table.number], index, of_table)) for table in self.base_tables()
            ]
            label = field.replace("_", " ").replace(".", ": ")
            drawing = plots.lines(series, self.by(), label)
            made.append(f"<h3>{escape(label)}</h3>\n{figure(label, drawing)}")
        return section(self.say("curves"), self.say("curves-note"), "", "\n".join(made)) if made else ""

    def things(self) -> str:
        """Which things go with winning."""
        if not self.study.kinds:
            return ""
        found = leads(self.study, self.rows, self.together)[:SHOWN_THINGS]
        if not found:
            return section(self.say("things"), self.say("things-none"), "", "")
        found.sort(key=lambda lead: -lead.difference.value)
        scaled = [(self.name_of(lead.thing), hundredfold(lead.difference)) for lead in found]
        drawing = plots.forest(scaled, f"{self.plain('lead')} (%)")
        lines = [
            [
                escape(self.name_of(lead.thing)),
                str(lead.uses),
                self.percent(lead.difference.value, sign=True),
                self.span(lead.difference, share=True),
            ]
            for lead in found
        ]
        titles = [self.say(key) for key in ("thing", "uses", "lead", "interval")]
        return section(self.say("things"), self.say("things-note"), drawing, table_of(titles, lines))

    def rules(self) -> str:
        """What each variant changes."""
        parts = [self.rule_measure(name) for name in measures(self.together)]
        if not any(parts):
            return ""
        note = self.say("rules-note", base=self.study.base)
        return section(self.say("rules"), note, "", "\n".join(part for part in parts if part))

    def rule_measure(self, name: str) -> str:
        """One measure with its plot and table; empty when no variant changes it at all."""
        found = effects(self.study, self.rows, measures(self.together)[name])
        if not any(effect.difference.value for effect in found):
            return ""
        share = name in SHARES
        label = self.plain(f"measure-{name}", by=self.by())
        rows = []
        lines = []
        for effect in found:
            title = f"{effect.variant}, {self.title_of(Table(0, '', effect.seats, effect.line_up, {}, None))}"
            mean = effect.difference
            rows.append((title, hundredfold(mean) if share else mean))
            told = self.percent(mean.value, sign=True) if share else self.number(mean.value, 2, sign=True)
            lines.append([escape(title), told, self.span(mean, share)])
        drawing = plots.forest(rows, f"{self.plain('change')}{' (%)' if share else ''}")
        titles = [self.say("variant"), self.say("change"), self.say("interval")]
        return f"<h3>{escape(label)}</h3>\n{figure(label, drawing)}\n{table_of(titles, lines)}"

    def plain(self, key: str, **params: Any) -> str:
        """A text of the lab for a drawing."""
        return self._texts.say(self.lang, f"lab-{key}", params)

    def foot(self, source: str, command: str) -> str:
        """How to get the same again."""
        return (
            f"<section>\n<h2>{self.say('again')}</h2>\n<pre>{escape(command)}</pre>\n"
            f"<details>\n<summary>{self.say('study')}</summary>\n<pre>{escape(source)}</pre>\n</details>\n"
            f"<h2>{self.say('data')}</h2>\n<p>{self.say('data-note')}</p>\n</section>"
        )


def hundredfold(mean: Mean) -> Mean:
    """A share as per cent."""
    return Mean(100 * mean.value, 100 * mean.low, 100 * mean.high, mean.count)


def section(title: str, note: str, drawing: str, table: str) -> str:
    """A heading, a note, a drawing and a table, as far as they are there; the texts are safe in HTML already."""
    parts = [f"<section>\n<h2>{title}</h2>"]
    parts += [f"<p>{note}</p>"] if note else []
    parts += [figure(title, drawing)] if drawing else []
    parts += [table] if table else []
    return "\n".join([*parts, "</section>"])


def figure(title: str, drawing: str) -> str:
    """A drawing that a screen reader can name."""
    return f'<figure role="img" aria-label="{escape(title)}">\n{drawing}</figure>'


def table_of(titles: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where it is too wide."""
    head = "".join(f"<th>{title}</th>" for title in titles)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'
