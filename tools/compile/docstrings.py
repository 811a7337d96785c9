"""Puts the docstrings of a module into the C file that mypyc makes of it, where it leaves signatures alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

TABLE = re.compile(
    r"^static Py(?:MethodDef|GetSetDef) (?:\w+___)?(\w+)_(?:methods|getseters)\[\] = \{$.*?^\};$", re.M | re.S
)
METHOD = re.compile(r'(\{"(\w+)",[^{}]*?PyDoc_STR\(".*?)("\))')
PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)[^{}]*?)NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+).*?)("\))')
MODULE = re.compile(r"^(static struct PyModuleDef [^;]*?)NULL(?=, /\* docstring \*/)", re.M)


def with_docstrings(code: str, source: str) -> str:
    """The C text with every docstring of the Python source in the place that Python reads it from."""
    known = dict(docstrings(ast.parse(source)))
    code = TABLE.sub(lambda table: with_members(table[0], table[1], known), code)
    code = CLASS.sub(lambda part: part[1] + in_c(known.get(part[2], "")) + part[3], code)
    return MODULE.sub(lambda part: f'{part[1]}PyDoc_STR("{in_c(known.get("", ""))}")', code, count=1)


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Of the module (its name is empty), its functions, its classes and their methods, each by its name with dots."""
    yield "", ast.get_docstring(module) or ""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            yield from ((f"{node.name}.{inner.name}", ast.get_docstring(inner) or "") for inner in methods)


def with_members(table: str, owner: str, known: dict[str, str]) -> str:
    """A table of functions, methods or properties; the one of a module's functions is called after the module."""

    def doc(name: str) -> str:
        return known.get(f"{owner}.{name}", known.get(name, "") if owner.endswith("module") else "")

    table = METHOD.sub(lambda entry: entry[1] + in_c(doc(entry[2])) + entry[3], table)
    return PROPERTY.sub(lambda entry: entry[1] + c_string(doc(entry[2])) + entry[3], table)


def c_string(text: str) -> str:
    """As an expression in C; nothing is NULL."""
    return f'PyDoc_STR("{in_c(text)}")' if text else "NULL"


def in_c(text: str) -> str:
    """As it is written between the quotes of a C string, byte by byte where C and UTF-8 might disagree."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
