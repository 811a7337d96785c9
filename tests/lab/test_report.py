"""The figures are right where one can count them by hand, and the report holds them in both languages on one page."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner

import boardroom
from boardroom.cli.commands import app
from boardroom.core.texts import texts_of
from boardroom.lab import figures, report
from boardroom.lab.played import number_at
from boardroom.lab.study import Study, make_study, read_study

LAB = Path(boardroom.__file__).parent / "lab"
ROOT = Path(__file__).parents[2]


def study(**changes: Any) -> Study:
    variants = [{"name": "plain"}, {"name": "rule", "options": {"layoffs": "mass_firing"}}]
    said = {"name": "s", "game": "burn-rate", "games": 2, "seats": [2], "bots": ["random"], "variant": variants}
    return make_study({**said, **changes}, ROOT)


def game(table: int = 0, deal: int = 0, winners: tuple[int, ...] = (0,), **more: Any) -> dict[str, Any]:
    row = {"table": table, "deal": deal, "turn": 0, "bots": ["random", "random"], "first": 0, "choices": 10}
    row |= {"decisions": 5, "length": 3, "reason": "last_solvent", "scores": [1, 0], "returns": [1.0, -1.0]}
    return {**row, "winners": list(winners), "capped": False, "things": [{}, {}], "curves": [], **more}


def test_shares_are_counted_from_the_seat_that_began() -> None:
    rows = [game(winners=(0,), first=0), game(winners=(0,), first=1), game(winners=(0, 1), first=0)]
    first, second = figures.by_place(rows, 2)
    assert (first.value, second.value) == (0.5, 0.5)
    assert first.low < 0.5 < first.high
    assert first.count == 3


def test_each_variant_is_compared_with_the_base_on_the_same_deals() -> None:
    rows = [game(0, 0, length=3), game(0, 1, length=5), game(1, 0, length=4), game(1, 1, length=6)]
    (effect,) = figures.effects(study(), rows, lambda row: row["length"])
    assert (effect.variant, effect.seats) == ("rule", 2)
    assert effect.difference.value == 1
    assert (effect.difference.low, effect.difference.high) == (1, 1)  # on every deal the same: nothing is left to luck
    assert effect.difference.is_clear


def test_a_thing_that_winners_use_leads_and_one_used_by_all_says_nothing() -> None:
    used = [{"card:good": 1, "card:both": 1}, {"card:bad": 2, "card:both": 1}]
    rows = [game(deal=deal, winners=(0,), things=used) for deal in range(30)]
    found = {lead.thing: lead.difference.value for lead in figures.leads(study(), rows, together=False)}
    assert found == {"card:good": 1.0, "card:bad": -1.0}


def test_nothing_decides_where_nobody_ever_wins() -> None:
    rows = [game(deal=deal, winners=(), things=[{"card:x": deal % 2}, {}]) for deal in range(60)]
    assert figures.leads(study(), rows, together=True) == []


def test_a_curve_is_the_mean_over_the_games_still_going() -> None:
    long = game(curves=[[1, [], [[10], [20]]], [2, [], [[4], None]]])
    short = game(curves=[[1, [], [[0], [10]]]])
    points = figures.curve([long, short] * 5, index=0, of_table=False)
    assert [(time, mean.value, mean.count) for time, mean in points] == [(1, 10.0, 10), (2, 4.0, 5)]


def test_mixed_bots_are_compared_with_luck() -> None:
    rows = [game(winners=(0,), bots=["a", "b", "b"]), game(winners=(0,), bots=["b", "b", "a"])]
    shares = figures.by_bot(rows)
    assert shares["a"][0].value == shares["b"][0].value == 0.5
    assert shares["a"][1] == pytest.approx(1 / 3)


def test_numbers_are_found_at_their_paths() -> None:
    view = {"a": {"b": [1, 2, 3]}, "flag": True, "nothing": None, "list": [[5, 6], 7]}
    paths = ["a.b", "flag", "nothing", "list.0", "list.1"]
    assert [number_at(view, path) for path in paths] == [3, 1, 0, 2, 7]


SMALL = """
name = "Small & <quick>"
game = "{game}"
games = 25
seats = [{seats}]
bots = ["random"]

[[variant]]
name = "as printed"

[[variant]]
name = "with a rule"
options = {options}

[curves]
{curves}

[things]
{things}
"""
SUBJECTS = {
    "burn-rate": ("2", "{ layoffs = 'mass_firing' }", "of_seats = ['bank', 'burn_rate']", "kinds = ['card']"),
    "burncycle": ("1", "{ difficulty = 'severe' }", "of_table = ['threat']", "kinds = ['terminal']"),
    "power-struggle": ("3", "{ meeting_cap = 1 }", "by = 'meeting'\nof_seats = ['points']", "kinds = ['action']"),
    "startup-nation": ("4", "{ ties = 'nobody_scores' }", "of_seats = ['score']", "kinds = ['card']"),
}


@pytest.mark.parametrize("name", boardroom.games())
def test_the_command_writes_one_page_and_the_data(name: str, tmp_path: Path) -> None:
    seats, options, curves, things = SUBJECTS[name]
    file = tmp_path / "study.toml"
    file.write_text(SMALL.format(game=name, seats=seats, options=options, curves=curves, things=things))
    lang = "fr" if name == "burn-rate" else "en"
    ran = CliRunner().invoke(app, ["lab", "run", str(file), "--out", str(tmp_path / "out"), "--lang", lang])
    assert ran.exit_code == 0, ran.output
    page = (tmp_path / "out" / "report.html").read_text("utf8")
    assert page.count("<svg") >= 3
    assert "Small &amp; &lt;quick&gt;" in page
    assert not re.search(r'(src|href)="http', page.replace('xlink:href="#', ""))
    assert "<script" not in page
    assert ("Au fil d’une partie" if lang == "fr" else "In the course of a game") in page
    games = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert len(games) == 50
    assert {row["variant"] for row in games} == {"as printed", "with a rule"}
    curve_rows = pyarrow.parquet.read_table(tmp_path / "out" / "curves.parquet").to_pylist()
    assert {row["field"] for row in curve_rows} == set(read_study(file).of_seats + read_study(file).of_table)
    wins = pyarrow.parquet.read_table(tmp_path / "out" / "seats.parquet").to_pylist()
    assert sum(row["won"] for row in wins) == pytest.approx(sum(1 for row in games if row["winners"]))


class Tags(HTMLParser):
    """The elements of a page, and the texts and labels in them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.told: list[str] = []
        self.still_open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.told += [value or "" for name, value in attrs if name == "aria-label"]
        if tag != "meta":
            self.still_open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.still_open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.told.append(data)


@pytest.mark.parametrize("name", ["burn-rate", "burncycle"])
def test_whatever_people_call_things_stands_in_the_report_as_text(name: str) -> None:
    odd = "<i>\"A\" & 'B'</i>"
    variants = [{"name": odd}, {"name": f"not {odd}"}]
    planned = study(game=name, name=odd, variant=variants, curves={"of_table": ["round"]})
    rows = [game(table, deal, length=table, curves=[[1, [1], []]] * 9) for table in (0, 1) for deal in range(9)]
    tags = Tags(report.make(planned, rows, "fr", source=f"name = {odd}", command=f"run {odd}"))
    assert not tags.still_open
    assert "i" not in tags.names
    assert {odd, f"name = {odd}", f"run {odd}"} <= set(tags.told)
    assert any(text.startswith(f"not {odd}") for text in tags.told)
    assert "Au fil d’une partie" in tags.told


def test_check_says_what_a_study_would_play() -> None:
    ran = CliRunner().invoke(app, ["lab", "check", str(ROOT / "studies" / "startup-nation-small.toml")])
    assert "4 seats, greedy + random: 80 games" in ran.output
    assert "360 games in all" in ran.output


def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardroom.lab.running.run", interrupted)
    study_file = str(ROOT / "studies" / "burn-rate-small.toml")
    ran = CliRunner().invoke(app, ["lab", "run", study_file, "--out", str(tmp_path)])
    assert ran.exit_code == 130
    assert "the same command goes on from here" in ran.output


def test_the_lab_alone_prints_its_help() -> None:
    ran = CliRunner().invoke(app, ["lab"])
    assert ran.exit_code == 0
    assert "check" in ran.output


def test_a_wrong_study_or_language_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text("game = 'chess'")
    for arguments, expected in (([str(file)], "there is no game 'chess'"), ([str(file), "--lang", "de"], "en and fr")):
        ran = CliRunner().invoke(app, ["lab", "run", *arguments])
        assert ran.exit_code == 2
        assert expected in ran.output
        assert len(ran.output.splitlines()) == 1


def test_the_texts_of_the_lab_exist_in_both_languages_and_are_used() -> None:
    keys = {
        lang: set(re.findall(r"^(lab-[\w-]+) =", (LAB / f"texts.{lang}.ftl").read_text("utf8"), re.M))
        for lang in ("en", "fr")
    }
    assert keys["en"] == keys["fr"]
    source = "".join((LAB / name).read_text("utf8") for name in ("report.py", "report.html"))
    measures = {f"measure-{name}" for together in (True, False) for name in figures.measures(together)}
    unused = {key for key in keys["en"] if f'"{key[4:]}"' not in source and f"'{key[4:]}'" not in source}
    assert unused == {f"lab-{name}" for name in measures} | {"lab-by-round", "lab-by-meeting"}
    assert texts_of(LAB).say("fr", "lab-seat-count", {"count": 2}) == "2 sièges"


@pytest.mark.parametrize(
    ("missing", "more"), [("jinja2", []), ("matplotlib", []), ("pyarrow", []), ("ray", ["--ray", "auto"])]
)
def test_without_the_extra_nothing_is_played_and_the_error_names_it(
    missing: str, more: list[str], tmp_path: Path
) -> None:
    arguments = ["lab", "run", str(ROOT / "studies" / "burn-rate-small.toml"), "--out", str(tmp_path / "out"), *more]
    code = f"import sys\nsys.modules[{missing!r}] = None\nfrom boardroom.cli import main\nmain({arguments!r})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "pip install 'boardroom[lab]'" in ran.stderr
    assert not (tmp_path / "out").exists()
