"""The games: one folder each, and one line each in this registry.

The public API says `boardroom.games()`, and the package is called `boardroom.games`; so the package can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType

GAMES = {
    "burn-rate": "boardroom.games.burn_rate.game:BurnRateGame",
    "power-struggle": "boardroom.games.power_struggle.game:PowerStruggleGame",
    "burncycle": "boardroom.games.burncycle.game:BurncycleGame",
    "startup-nation": "boardroom.games.startup_nation.game:StartUpNationGame",
}


def names() -> list[str]:
    """The identifiers of all games, in alphabetical order."""
    return sorted(GAMES)


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
