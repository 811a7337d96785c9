"""The rules are compiled unit by unit: what has not changed is not compiled again, and a refusal has the compiler's words."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools/compile"))

from building import fingerprint, level, modules, units_of  # noqa: E402
from docstrings import in_c, with_docstrings  # noqa: E402
from units import CompileError, Workshop, inlined_runtime  # noqa: E402

WISH = {
    "modules": ["src/boardroom/core/*.py"],
    "without": ["src/boardroom/core/game.py"],
    "together": [["boardroom.core.luck", "boardroom.core.pile"]],
    "seldom": ["texts", "saves"],
}


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path / "cache")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    file = tmp_path / "c" / "units" / "one.c"
    file.parent.mkdir(parents=True)
    file.write_text("int one(void) { return 1; }\n")
    return file


def test_the_same_unit_is_compiled_once(shop: Workshop, unit: Path) -> None:
    first = shop.object_file(unit, "headers", "-O1")
    written = first.stat().st_mtime_ns
    assert shop.object_file(unit, "headers", "-O1") == first
    assert first.stat().st_mtime_ns == written


def test_other_contents_headers_or_effort_make_another_object(shop: Workshop, unit: Path) -> None:
    objects = {shop.object_file(unit, "headers", "-O1"), shop.object_file(unit, "others", "-O1")}
    objects.add(shop.object_file(unit, "headers", "-O3"))
    unit.write_text("int one(void) { return 2; }\n")
    objects.add(shop.object_file(unit, "headers", "-O1"))
    assert len(objects) == 4


def test_a_refusal_has_the_compilers_words_and_leaves_nothing(shop: Workshop, unit: Path) -> None:
    unit.write_text("int one(void) { return nothing; }\n")
    with pytest.raises(CompileError, match="nothing"):
        shop.object_file(unit, "headers", "-O1")
    assert not list(shop.cache.iterdir())


def test_the_most_used_operations_are_part_of_each_unit(shop: Workshop, unit: Path) -> None:
    (unit.parents[1] / "inlined.h").write_text(inlined_runtime())
    unit.write_text('#include "inlined.h"\nPyObject *first(PyObject *list) { return CPyList_GetItemShort(list, 0); }\n')
    names = subprocess.run(["nm", shop.object_file(unit, "", "-O3")], capture_output=True, text=True, check=True).stdout
    assert "U CPyList_GetItemShort" not in names
    assert " T CPyList" not in names  # only this unit has them: no other defines the same name


def test_modules_are_chosen_by_pattern() -> None:
    chosen = modules(ROOT, WISH)
    assert "src/boardroom/core/luck.py" in chosen
    assert "src/boardroom/core/game.py" not in chosen


def test_modules_that_belong_together_are_one_unit(tmp_path: Path) -> None:
    sources = [tmp_path / f"__native_boardroom___core___{name}.c" for name in ("luck", "pile", "event")]
    for source in sources:
        source.write_text(f"int {source.stem};\n")
    (tmp_path / "units").mkdir()
    units = units_of(ROOT, tmp_path, [str(source) for source in sources], WISH)
    assert [file.name for file in units] == [sources[0].name, sources[2].name]
    assert "core___pile" in units[0].read_text()


def test_what_runs_seldom_is_compiled_with_less_effort() -> None:
    assert level(Path("__native_boardroom___games___burn_rate___saves.c"), WISH) == "-O1"
    assert level(Path("__native_boardroom___games___burn_rate___rules.c"), WISH) == "-O3"


def test_an_edit_of_the_rules_changes_the_fingerprint(tmp_path: Path) -> None:
    rules = tmp_path / "src/boardroom/games/rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("points = 1\n")
    before = fingerprint(tmp_path, WISH)
    assert fingerprint(tmp_path, WISH) == before
    rules.write_text("points = 2\n")
    assert fingerprint(tmp_path, WISH) != before


def test_a_docstring_that_c_could_misread_is_written_byte_by_byte() -> None:
    assert in_c('a "quoted" \\ line\n…') == "a \\042quoted\\042 \\134 line\\012\\342\\200\\246"


def test_a_file_without_tables_stays_as_it_is() -> None:
    assert with_docstrings("int x;\n", '"""A module."""\n') == "int x;\n"


def test_without_a_compiler_the_wheel_is_interpreted_and_says_so(tmp_path: Path) -> None:
    said = build_wheel(tmp_path, CC="there-is-no-such-compiler")
    assert said.returncode == 0, said.stderr
    assert "The rules run interpreted (slower, otherwise the same): there is no C compiler" in said.stdout + said.stderr
    [wheel] = tmp_path.glob("*-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]


def test_without_a_compiler_a_compiled_wheel_is_refused(tmp_path: Path) -> None:
    said = build_wheel(tmp_path, CC="there-is-no-such-compiler", BOARDROOM_COMPILED="yes")
    assert said.returncode != 0
    assert "The rules cannot be compiled: there is no C compiler" in said.stdout + said.stderr


def build_wheel(folder: Path, **surroundings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "COLUMNS": "300", **surroundings}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
