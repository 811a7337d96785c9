"""Makes the compiled modules of the package out of its sources; used by the build hook and by `python tools/compile`."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import Any

from docstrings import with_docstrings
from units import CompileError, Workshop, compiler, includes, inlined_runtime, on_all_cores

HERE = Path(__file__).parent
BUILT = Path(".build/objects")  # C files, objects and libraries, kept by their contents
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
MACHINE = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
LAYERS = ("core", "games", "bots", "research")  # what compiled modules may import of ours
OFTEN, SELDOM = "-O3", "-O1"

Tell = Callable[[int, int], None]  # how many units are done, of how many
Libraries = dict[str, Path]  # each built file by its place in the wheel


def build(root: Path, wish: dict[str, Any], tell: Tell) -> Libraries:
    """All libraries; `wish` is the hook's table in pyproject.toml. What has not changed is not made again."""
    files = modules(root, wish)
    result = root / BUILT / f"{MACHINE}.json"
    key = fingerprint(root, wish)
    if result.exists():
        before = json.loads(result.read_text("utf8"))
        if before["key"] == key and all(Path(file).exists() for file in before["libraries"].values()):
            return {place: Path(file) for place, file in before["libraries"].items()}
    folder = root / BUILT / MACHINE
    extensions = translated(root, folder, files)
    if compiler().compiler_type == "unix":
        libraries = compiled(root, folder, extensions, wish, tell)
    else:
        libraries = by_setuptools(root, folder, extensions, wish)
    result.write_text(json.dumps({"key": key, "libraries": {place: str(file) for place, file in libraries.items()}}))
    return libraries


def modules(root: Path, wish: dict[str, Any]) -> list[str]:
    """The files to be compiled, as paths from the root."""
    found = {file for pattern in wish["modules"] for file in root.glob(pattern)}
    left_out = {file for pattern in wish["without"] for file in root.glob(pattern)}
    return sorted(file.relative_to(root).as_posix() for file in found - left_out)


def fingerprint(root: Path, wish: dict[str, Any]) -> str:
    """A digest of all that the libraries depend on."""
    sources = sorted(file for layer in LAYERS for file in (root / "src/boardroom" / layer).rglob("*.py"))
    told = [json.dumps(wish, sort_keys=True), version("mypy"), sys.version, " ".join(includes())]
    if compiler().compiler_type == "unix":
        told += [*compiler().compiler_so, *compiler().linker_so]
    return digest([*(text.encode() for text in told), *(file.read_bytes() for file in (*sources, *HERE.glob("*.py")))])


def digest(parts: Iterable[bytes]) -> str:
    """One digest of several parts."""
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def translated(root: Path, folder: Path, files: list[str]) -> list[dict[str, Any]]:
    """The extension modules after mypyc has written their C files: the large library first, then a shim for each module."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(HERE / "translate.py"), str(folder), *files]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"mypyc cannot translate the rules:\n{done.stdout}{done.stderr}")
    extensions: list[dict[str, Any]] = json.loads((folder / "extensions.json").read_text("utf8"))
    return extensions


def compiled(root: Path, folder: Path, extensions: list[dict[str, Any]], wish: dict[str, Any], tell: Tell) -> Libraries:
    """Every C file compiled for itself, on all cores, and linked."""
    shop = Workshop(root / BUILT / "cache")
    (folder / "inlined.h").write_text(inlined_runtime(), encoding="utf8")
    headers = digest(file.read_bytes() for file in sorted(folder.glob("*.h")))
    library, *shims = extensions
    units = sorted(units_of(root, folder, library["sources"], wish), key=size, reverse=True)
    done, total = iter(range(1, len(units) + len(shims) + 1)), len(units) + len(shims)

    def advance() -> None:
        tell(next(done), total)

    objects = on_all_cores(lambda file: shop.object_file(file, headers, level(file, wish)), units, advance)
    made = on_all_cores(lambda one: shop.shim(Path(one["sources"][0])), shims, advance)
    built = dict(zip([place_of(one["name"]) for one in shims], made, strict=True))
    return {place_of(library["name"]): shop.library(sorted(objects)), **built}


def units_of(root: Path, folder: Path, sources: list[str], wish: dict[str, Any]) -> list[Path]:
    """What is compiled: a file for each of our modules, or for several that call one another much, and mypyc's own files."""
    groups: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        module = module_of(source)
        first = next((group[0] for group in wish["together"] if module in group), module)
        groups.setdefault(first, []).append(source)
    return [unit(root, folder, group, wish) for group in groups.values()]


def unit(root: Path, folder: Path, sources: list[Path], wish: dict[str, Any]) -> Path:
    """One file of these. What runs often begins with the operations that it uses most."""
    first = '#include "inlined.h"\n' if is_ours(sources[0]) and level(sources[0], wish) == OFTEN else ""
    file = folder / "units" / sources[0].name
    file.parent.mkdir(exist_ok=True)
    file.write_text(first + "".join(explained(root, source) for source in sources), encoding="utf8")
    return file


def explained(root: Path, source: Path) -> str:
    """A C file with the docstrings of the module that it was made of; mypyc's own files stay as they are."""
    text = source.read_text("utf8")
    if not is_ours(source):
        return text
    module = root.joinpath("src", *module_of(source).split(".")).with_suffix(".py")
    return with_docstrings(text, module.read_text("utf8"))


def is_ours(source: Path) -> bool:
    """Is a C file made of one of our modules?"""
    return "." in module_of(source)


def module_of(source: Path) -> str:
    """The name of the module that a C file was made of, with dots."""
    return source.stem.removeprefix("__native_").replace("___", ".")


def size(file: Path) -> int:
    """How large a file is; the largest are compiled first, so that no core waits at the end."""
    return file.stat().st_size


def level(file: Path, wish: dict[str, Any]) -> str:
    """How hard the compiler tries: less for modules that run seldom."""
    module = module_of(file)
    names = (module, module.rpartition(".")[2])
    return SELDOM if any(fnmatch(name, pattern) for pattern in wish["seldom"] for name in names) else OFTEN


def place_of(module: str) -> str:
    """Where in the wheel a compiled module lies."""
    return module.replace(".", "/") + SUFFIX


def by_setuptools(root: Path, folder: Path, extensions: list[dict[str, Any]], wish: dict[str, Any]) -> Libraries:
    """The same where the compiler takes other words, as on Windows: setuptools knows them."""
    from mypyc.build import get_cflags
    from setuptools import Distribution, Extension

    wished = [
        Extension(
            one["name"],
            [
                str(unit(root, folder, [Path(source)], wish)) if one is extensions[0] else source
                for source in one["sources"]
            ],
            include_dirs=[str(folder), *(flag.removeprefix("-I") for flag in includes())],
            extra_compile_args=get_cflags(opt_level="3", debug_level="0", multi_file=True),
        )
        for one in extensions
    ]
    target = root / BUILT / f"{MACHINE}-libraries"
    building = Distribution({"ext_modules": wished}).get_command_obj("build_ext")
    building.build_lib, building.build_temp = str(target), str(folder / "temporary")
    building.parallel = True
    building.ensure_finalized()
    building.run()
    return {place_of(one["name"]): target / place_of(one["name"]) for one in extensions}
