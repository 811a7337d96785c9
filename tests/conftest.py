"""What all tests share: the marker by which a test cites the rules it proves, and keeping the cases of one game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import one_game


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="GAME", help="keep the cases of this game only, and those of no game")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules of docs/rules that this test proves")
    if config.getoption("game") is not None:
        one_game.checked(config.getoption("game"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is named after another game is not even imported."""
    game: str | None = config.getoption("game")
    return True if game is not None and one_game.is_of_another(game, collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game: str | None = config.getoption("game")
    if game is not None:
        dropped = [item for item in items if not one_game.is_kept(game, item)]
        items[:] = [item for item in items if one_game.is_kept(game, item)]
        config.hook.pytest_deselected(items=dropped)
