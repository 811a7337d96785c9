"""The rulebook, chapter by chapter. All chapters are loaded together, so that no list of them is needed."""

from importlib import import_module
from pkgutil import walk_packages

CHAPTERS = [import_module(chapter.name) for chapter in walk_packages(__path__, f"{__name__}.")]
