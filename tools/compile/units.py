"""Compiles C files on all cores and links them; what was compiled before with the same contents is taken from the cache."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import setuptools  # before distutils, which it brings along  # noqa: F401
from mypyc.build import include_dir

from distutils import ccompiler, sysconfig as building  # isort: skip

RUNTIME = Path(include_dir())  # mypyc's own C files
# Operations that the rules use in every line: each unit gets them as its own, so that the compiler can inline them.
INLINED = ("list_ops.c", "int_ops.c", "tuple_ops.c", "float_ops.c")
DEFINITION = re.compile(r"^(?!static)(\w[\w ]*[ *]+\w+\([^;{]*?\))\s*\{", re.M)
# i64 wraps around, as -fwrapv has it. Nothing outside calls our functions by name. Warnings about mypyc's C help nobody.
FLAGS = ("-fwrapv", "-fvisibility=hidden", "-g0", "-w")
# All that a shim needs of Python's header. There is one for each module, and reading the whole header is most of the work.
SHIM_HEADER = """
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""

Item = TypeVar("Item")
Result = TypeVar("Result")


class CompileError(Exception):
    """The compiler is there but refuses something; its words are the message."""


class Workshop:
    """A C compiler, a cache of what it made, and somebody to tell how far it has come."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache
        self.tools = compiler()
        self.identity = self.run([*self.tools.compiler_so, "--version"])

    def object_file(self, unit: Path, headers: str, level: str) -> Path:
        """The compiled unit; `headers` is a digest of all that it includes."""
        command = [*self.tools.compiler_so, *FLAGS, level, *includes(unit.parents[1])]
        file = self.kept(unit.read_bytes(), headers, *command, suffix=".o")
        if not file.exists():
            self.make(file, lambda out: [*command, "-c", str(unit), "-o", out])
        return file

    def library(self, objects: list[Path]) -> Path:
        """One shared library of all these."""
        command = self.tools.linker_so
        file = self.kept(b"", *(one.name for one in objects), *command, suffix=".so")
        if not file.exists():
            self.make(file, lambda out: [*command, *map(str, objects), "-o", out])
        return file

    def shim(self, source: Path) -> Path:
        """The small library by which Python finds a module in the large one; `source` is mypyc's C file for it."""
        text = source.read_text("utf8").replace("#include <Python.h>", SHIM_HEADER)
        command = [*self.tools.linker_so, "-fPIC", "-O1", "-w", *includes()]
        file = self.kept(text.encode(), *command, suffix=".so")
        if not file.exists():
            small = source.with_suffix(".small.c")
            small.write_text(text, encoding="utf8")
            self.make(file, lambda out: [*command, str(small), "-o", out])
        return file

    def kept(self, contents: bytes, *rest: str, suffix: str) -> Path:
        """Where the cache has what is made of these contents."""
        told = "\0".join((self.identity, *rest)).encode()
        return self.cache / (hashlib.sha256(told + b"\0" + contents).hexdigest()[:40] + suffix)

    def make(self, file: Path, command: Callable[[str], list[str]]) -> None:
        """Runs a command that writes a file; it appears in the cache only when it is whole."""
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            unfinished = str(Path(folder, file.name))
            self.run(command(unfinished))
            Path(unfinished).replace(file)

    def run(self, command: list[str]) -> str:
        """What the command printed; if it fails, that is the complaint."""
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"{shlex.join(command)}\n{done.stderr or done.stdout}")
        return done.stdout


def compiler() -> Any:
    """The C compiler that Python's own extensions are built with on this machine; `CC` and `CFLAGS` may name another."""
    tools = ccompiler.new_compiler()
    building.customize_compiler(tools)
    return tools


def why_impossible() -> str:
    """Why nothing can be compiled here, in words for people; empty if it can."""
    tools = compiler()
    if tools.compiler_type != "unix":
        return ""  # setuptools finds its own way
    if shutil.which(tools.compiler_so[0]) is None:
        return f"there is no C compiler ({tools.compiler_so[0]})"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*tools.compiler_so, *includes(), "-c", str(trial), "-o", str(trial.with_suffix(".o"))]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return "the C compiler does not find Python's headers (Debian has them in python3-dev, and libc's in libc6-dev)"
    return ""


def includes(*folders: Path) -> list[str]:
    """Where headers are: in these folders, mypyc's and Python's."""
    return [f"-I{folder}" for folder in (*folders, RUNTIME, sysconfig.get_path("include"))]


def inlined_runtime() -> str:
    """A header that makes the most used operations part of the file that includes it.

    They are declared static before mypyc's own header declares them, and C keeps to the first declaration.
    """
    texts = [(RUNTIME / name).read_text("utf8") for name in INLINED]
    declared = [f"static {' '.join(found.split())};" for text in texts for found in DEFINITION.findall(text)]
    first = ["#include <Python.h>", "#include <stdbool.h>", '#include "mypyc_util.h"']
    return "\n".join(
        ["#pragma once", *first, *declared, '#include "CPy.h"', *(f'#include "{name}"' for name in INLINED), ""]
    )


def on_all_cores(work: Callable[[Item], Result], items: Iterable[Item], tell: Callable[[], None]) -> list[Result]:
    """Does the work for every item, as many at once as there are cores, and tells after each."""

    def one(item: Item) -> Result:
        result = work(item)
        tell()
        return result

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as crew:
        return list(crew.map(one, items))
