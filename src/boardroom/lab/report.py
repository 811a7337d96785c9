"""The report of a study: one HTML file that needs nothing else, in French or English.

Here its sections are worked out as plain texts; `report.html` says how they stand on the page and makes them safe there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardroom.core.texts import texts_of, thing_key
from boardroom.extras import needs
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

with needs("lab"):
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

SHOWN_THINGS = 24
SHARES = ("first", "win", "shared", "capped")  # measures that are shares, told in per cent
HERE = Path(__file__).parent

Line = Sequence[str | tuple[str, str]]  # of a table; a pair is a figure and its interval


@dataclass(frozen=True)
class Part:
    """A drawing (SVG) and a table, as far as they are there, under a heading of their own or under that of the section."""

    heading: str = ""
    drawing: str = ""
    titles: Sequence[str] = ()
    lines: Sequence[Line] = ()


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it."""

    title: str
    note: str = ""
    parts: Sequence[Part] = ()


def make(study: Study, rows: Sequence[Row], lang: str, source: str, command: str) -> str:
    """The whole page; `source` is the study's text and `command` what to type to run it again."""
    report = Report(study, rows, lang)
    pages = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    return pages.get_template("report.html").render(
        report=report,
        say=report.say,
        sections=report.sections(),
        source=source,
        command=command,
        version=__version__,
    )


class Report:
    """The sections of one report, each None where the study has nothing for it."""

    def __init__(self, study: Study, rows: Sequence[Row], lang: str) -> None:
        self.study = study
        self.rows = rows
        self.lang = lang
        self.game = load(study.game)
        self.together = self.game.cooperative
        self._texts = texts_of(HERE)
        self._of: dict[int, list[Row]] = {table.number: [] for table in study.tables}
        for row in rows:
            self._of[row["table"]].append(row)

    # Words and numbers.

    def say(self, key: str, **params: Any) -> str:
        """A text of the lab."""
        return self._texts.say(self.lang, f"lab-{key}", params)

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
        seats = self.say("seat-count", count=table.seats)
        return f"{seats}, {' + '.join(table.line_up)}" if several else seats

    # Sections.

    def sections(self) -> list[Section]:
        """All sections that this study has something for."""
        made = [
            self.summary(),
            self.places(),
            self.line_ups(),
            self.lengths(),
            self.curves(),
            self.things(),
            self.rules(),
        ]
        return [section for section in made if section is not None]

    def summary(self) -> Section:
        """One line for each table."""
        heads = ["variant", "seats", "bots", "count", "length", "choices", "best-score"]
        heads += ["won"] if self.together else ["shared"]
        titles = [self.say(head, by=self.by()) for head in [*heads, "capped"]]
        lines = [self.summary_line(table, self._of[table.number]) for table in self.study.tables]
        return Section(self.say("summary"), parts=[Part(titles=titles, lines=lines)])

    def summary_line(self, table: Table, rows: Sequence[Row]) -> Line:
        """What this table is, and its means with their intervals."""
        means = [mean_of([row[key] for row in rows]) for key in ("length", "choices")]
        means.append(mean_of([max(row["scores"]) for row in rows]))
        wins = team_wins(rows) if self.together else share_of([float(len(row["winners"]) > 1) for row in rows])
        capped = share_of([float(row["capped"]) for row in rows])
        return [
            *(table.variant, str(table.seats), " + ".join(table.line_up), str(len(rows))),
            *((self.number(mean.value), self.span(mean, share=False)) for mean in means),
            *((self.percent(mean.value), self.span(mean, share=True)) for mean in (wins, capped)),
        ]

    def places(self) -> Section:
        """Who wins by place in the turn order, or how often the team wins."""
        if self.together:
            return self.team()
        panels = [(self.title_of(table), by_place(self._of[table.number], table.seats)) for table in self.base_tables()]
        drawing = plots.places(panels, self.say("place"), self.say("share"))
        lines = [
            [title, str(place), self.percent(mean.value), self.span(mean, share=True)]
            for title, means in panels
            for place, mean in enumerate(means, 1)
        ]
        titles = ["", self.say("place"), self.say("share"), self.say("interval")]
        return Section(self.say("places"), self.say("places-note"), [Part("", drawing, titles, lines)])

    def team(self) -> Section:
        """How often the team wins."""
        shares = [(self.title_of(table), team_wins(self._of[table.number])) for table in self.base_tables()]
        lines = [[title, self.percent(mean.value), self.span(mean, share=True)] for title, mean in shares]
        titles = ["", self.say("share"), self.say("interval")]
        return Section(self.say("team"), parts=[Part(titles=titles, lines=lines)])

    def line_ups(self) -> Section | None:
        """The bots of mixed line-ups."""
        lines = []
        for table in self.study.tables:
            if table.rotations > 1 and not self.together:
                for bot, (share, fair) in by_bot(self._of[table.number]).items():
                    won = [self.percent(share.value), self.span(share, share=True), self.percent(fair)]
                    lines.append([table.variant, str(table.seats), bot, *won])
        if not lines:
            return None
        titles = [self.say(key) for key in ("variant", "seats", "bots", "share", "interval", "luck")]
        return Section(self.say("line-ups"), self.say("line-ups-note"), [Part(titles=titles, lines=lines)])

    def lengths(self) -> Section:
        """How long games last."""
        panels = [
            (self.title_of(table), [row["length"] for row in self._of[table.number]]) for table in self.base_tables()
        ]
        drawing = plots.spread(panels, self.by(), self.say("count"))
        return Section(self.say("lengths"), self.say("lengths-note", by=self.by()), [Part(drawing=drawing)])

    def curves(self) -> Section | None:
        """One plot for each number that the study follows."""
        asked = [(field, index, True) for index, field in enumerate(self.study.of_table)]
        asked += [(field, index, False) for index, field in enumerate(self.study.of_seats)]
        parts = []
        for field, index, of_table in asked:
            series = [
                (self.title_of(table), curve(self._of[table.number], index, of_table)) for table in self.base_tables()
            ]
            label = field.replace("_", " ").replace(".", ": ")
            parts.append(Part(label, plots.lines(series, self.by(), label)))
        return Section(self.say("curves"), self.say("curves-note"), parts) if parts else None

    def things(self) -> Section | None:
        """Which things go with winning."""
        if not self.study.kinds:
            return None
        found = leads(self.study, self.rows, self.together)[:SHOWN_THINGS]
        if not found:
            return Section(self.say("things"), self.say("things-none"))
        found.sort(key=lambda lead: -lead.difference.value)
        scaled = [(self.name_of(lead.thing), hundredfold(lead.difference)) for lead in found]
        drawing = plots.forest(scaled, f"{self.say('lead')} (%)")
        lines = [
            [
                self.name_of(lead.thing),
                str(lead.uses),
                self.percent(lead.difference.value, sign=True),
                self.span(lead.difference, share=True),
            ]
            for lead in found
        ]
        titles = [self.say(key) for key in ("thing", "uses", "lead", "interval")]
        return Section(self.say("things"), self.say("things-note"), [Part("", drawing, titles, lines)])

    def rules(self) -> Section | None:
        """What each variant changes."""
        parts = [part for name in measures(self.together) if (part := self.rule_measure(name)) is not None]
        return Section(self.say("rules"), self.say("rules-note", base=self.study.base), parts) if parts else None

    def rule_measure(self, name: str) -> Part | None:
        """One measure with its plot and table; None when no variant changes it at all."""
        found = effects(self.study, self.rows, measures(self.together)[name])
        if not any(effect.difference.value for effect in found):
            return None
        share = name in SHARES
        rows = []
        lines = []
        for effect in found:
            title = f"{effect.variant}, {self.title_of(Table(0, '', effect.seats, effect.line_up, {}, None))}"
            mean = effect.difference
            rows.append((title, hundredfold(mean) if share else mean))
            told = self.percent(mean.value, sign=True) if share else self.number(mean.value, 2, sign=True)
            lines.append([title, told, self.span(mean, share)])
        drawing = plots.forest(rows, f"{self.say('change')}{' (%)' if share else ''}")
        titles = [self.say("variant"), self.say("change"), self.say("interval")]
        return Part(self.say(f"measure-{name}", by=self.by()), drawing, titles, lines)


def hundredfold(mean: Mean) -> Mean:
    """A share as per cent."""
    return Mean(100 * mean.value, 100 * mean.low, 100 * mean.high, mean.count)
