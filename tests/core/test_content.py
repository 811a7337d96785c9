"""Reading content files: what is asked for is given or noted as a mistake, and what nobody asks for is one too."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boardroom import BadContent
from boardroom.core.content import ANY_NUMBER, Entry, Reader

TEXT = """
[tea]
source = "original"
cups = 3
price = true
sizes = [1, 2, 30]
kind = "green"
kinds = ["green", "black"]
leaves = ["a", 7]
hot = "very"

[tea.pot]
litres = 2
handles = [{ side = "left" }, { side = "up" }]
"""
KINDS = ["green", "black", "white"]


def reader_of(folder: Path, text: str = TEXT) -> Reader:
    (folder / "shop.toml").write_text(text, "utf8")
    return Reader(folder)


def told_of(reader: Reader) -> list[str]:
    """What the reader has noted, without the folder."""
    return [problem.rpartition("/")[2] for problem in reader.problems]


RIGHT: list[tuple[Callable[[Entry], Any], Any]] = [
    (lambda tea: tea.number("cups", 1, 3), 3),
    (lambda tea: tea.number("spoons", 1, 3, 2), 2),
    (lambda tea: tea.numbers("sizes", 3, 1, 30), [1, 2, 30]),
    (lambda tea: tea.numbers("sizes", ANY_NUMBER, 1, 30), [1, 2, 30]),
    (lambda tea: tea.flag("price"), True),
    (lambda tea: tea.flag("free"), False),
    (lambda tea: tea.text("kind"), "green"),
    (lambda tea: tea.text("name", "none"), "none"),
    (lambda tea: tea.words("kinds", 2), ["green", "black"]),
    (lambda tea: tea.words("friends"), []),
    (lambda tea: tea.one_of("kind", KINDS), 0),
    (lambda tea: tea.some_of("kinds", KINDS), [0, 1]),
    (lambda tea: tea.some_of("kinds", KINDS, 2), [0, 1]),
    (lambda tea: tea.get("cups"), 3),
    (lambda tea: (tea.has("cups"), tea.has("spoons")), (True, False)),
    (lambda tea: tea.entry("pot").number("litres", 1, 2), 2),
    (lambda tea: [row.one_of("side", ["left", "up"]) for row in tea.entry("pot").rows("handles", "handles", 1, 2)], [0, 1]),
    (lambda tea: tea.name, "tea"),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "answer"), RIGHT)
def test_what_is_right_is_given(tmp_path: Path, ask: Callable[[Entry], Any], answer: Any) -> None:
    reader = reader_of(tmp_path)
    assert ask(reader.file("shop.toml").entry("tea")) == answer
    assert reader.problems == []


WRONG: list[tuple[Callable[[Entry], Any], Any, str]] = [
    (lambda tea: tea.number("cups", 4, 9), 4, "[tea]: expected cups = a whole number from 4 to 9, not 3"),
    (lambda tea: tea.number("price", 0, 9), 0, "[tea]: expected price = a whole number from 0 to 9, not True"),
    (lambda tea: tea.number("spoons", 1, 3), 1, "[tea]: expected spoons = a whole number from 1 to 3, not None"),
    (lambda tea: tea.numbers("sizes", 2, 1, 9), [1, 1], "[tea]: expected sizes = a list of 2 numbers, not [1, 2, 30]"),
    (lambda tea: tea.numbers("cups", ANY_NUMBER, 1, 9), [], "[tea]: expected cups = a list of numbers, not 3"),
    (lambda tea: tea.numbers("sizes", 3, 1, 9), [1, 1, 1], "[tea]: expected sizes = whole numbers from 1 to 9, not 30"),
    (lambda tea: tea.flag("hot"), False, "[tea]: expected hot = true or false, not 'very'"),
    (lambda tea: tea.text("cups"), "", "[tea]: expected cups = a string, not 3"),
    (lambda tea: tea.words("leaves"), [], "[tea]: expected leaves = a list of at least 0 strings, not ['a', 7]"),
    (lambda tea: tea.words("kinds", 3), [], "[tea]: expected kinds = a list of at least 3 strings, not ['green', 'black']"),
    (lambda tea: tea.one_of("hot", KINDS), 0, "[tea]: expected hot = one of green, black, white, not 'very'"),
    (lambda tea: tea.one_of("kinds", KINDS), 0, "[tea]: expected kinds = one of green, black, white, not ['green', 'black']"),
    (lambda tea: tea.some_of("kinds", KINDS, 1), [], "[tea]: expected kinds = a list of 1 out of green, black, white, not ["),
    (lambda tea: tea.some_of("leaves", KINDS), [], "[tea]: expected leaves = a list out of green, black, white, not ['a'"),
    (lambda tea: tea.entry("pot").source(), None, "[tea.pot]: expected source = one of rulebook, public, filled, original"),
    (lambda tea: tea.rows("cups", "a list of cups"), [], "[tea]: expected cups = a list of cups"),
    (lambda tea: tea.entry("pot").rows("handles", "one", 1, 1), [], "[tea.pot]: expected handles = one"),
    (lambda tea: tea.entry("pot").rows("handles", "three", 3), [], "[tea.pot]: expected handles = three"),
    (lambda tea: tea.entry("pot").rows("handles", "", name="handle")[1].text("of"), "", "[tea.pot] handle 2: expected of = "),
    (lambda tea: tea.wrong("a saucer", at="cup 2"), None, "[tea] cup 2: expected a saucer"),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "answer", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_what_is_wrong_is_noted_and_something_harmless_given(
    tmp_path: Path, ask: Callable[[Entry], Any], answer: Any, said: str
) -> None:
    reader = reader_of(tmp_path)
    assert ask(reader.file("shop.toml").entry("tea")) == answer
    (told,) = told_of(reader)
    assert told.startswith(f"shop.toml: {said}")


def test_what_is_asked_again_is_noted_once(tmp_path: Path) -> None:
    reader = reader_of(tmp_path)
    tea = reader.file("shop.toml").entry("tea")
    assert [tea.number("cups", 4, 9), tea.number("cups", 4, 9)] == [4, 4]
    assert len(reader.problems) == 1


@pytest.mark.parametrize("text", ["", "tea = 5"])
def test_a_missing_entry_is_one_mistake_whatever_is_asked_of_it(tmp_path: Path, text: str) -> None:
    reader = reader_of(tmp_path, text)
    pot = reader.file("shop.toml").entry("tea.pot")
    assert (pot.number("litres", 1, 2), pot.entry("lid").text("colour"), pot.entries()) == (1, "", [])
    pot.wrong("more of it")
    with pytest.raises(BadContent) as refusal:
        reader.check()
    assert str(refusal.value) == f"{tmp_path / 'shop.toml'}: expected an entry [tea]"


def test_all_entries_come_in_their_order_and_anything_else_is_noted(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, '[b]\n[a]\n["c.d"]\n')
    assert [entry.name for entry in reader.file("shop.toml").entries()] == ["b", "a", "c.d"]
    reader = reader_of(tmp_path, "b = 3\n[a]\n")
    assert [entry.name for entry in reader.file("shop.toml").entries("a drink")] == ["a"]
    assert told_of(reader) == ["shop.toml: [b]: expected a drink"]


def test_a_key_that_nobody_asked_for_is_a_mistake(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, "cuont = 3\n[tea]\ncups = 1\ncusp = 2\n[tee]\n")
    reader.file("shop.toml").entry("tea").number("cups", 1, 3)
    with pytest.raises(BadContent):
        reader.check()
    assert told_of(reader) == [
        "shop.toml: expected one of the keys tea, not 'cuont'",
        "shop.toml: [tee]: expected one of tea",
        "shop.toml: [tea]: expected one of the keys cups, not 'cusp'",
    ]


def test_a_key_may_be_left_to_the_owner(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, "[tea]\nname = 3\n[coffee]\ncups = 1\n")
    file = reader.file("shop.toml")
    file.entry("tea").allow("name")
    file.entry("coffee").leave()
    reader.check()


def test_every_mistake_has_its_line(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, "")
    (tmp_path / "other.toml").write_text("[", "utf8")
    reader.file("other.toml").entry("tea")
    reader.file("shop.toml").wrong("another shop")
    with pytest.raises(BadContent) as refusal:
        reader.check()
    assert str(refusal.value).splitlines() == refusal.value.problems
    assert [line.split(": ")[:2] for line in refusal.value.problems] == [
        [f"{tmp_path / 'other.toml'}", "cannot be read"],
        [f"{tmp_path / 'shop.toml'}", "expected another shop"],
    ]


def test_the_digest_is_of_the_values_of_all_files_in_the_order_of_reading(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, "a = 1  # with a remark\n")
    (tmp_path / "other.toml").write_text("b = 2\r\n", "utf8")
    reader.file("shop.toml")
    reader.file("other.toml")
    assert reader.digest == sha256(b"{'a': 1}{'b': 2}").hexdigest()[:16]
