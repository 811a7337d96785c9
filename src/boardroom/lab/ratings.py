"""Ratings from played games: every seat is a competitor, and its bot moves as its seats do on average."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import TYPE_CHECKING

from boardroom.extras import needs

if TYPE_CHECKING:
    from boardroom.lab.arena import Played


def rate(results: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and its uncertainty (one standard deviation), by openskill's Plackett-Luce model.

    Everybody starts at 25 with an uncertainty of 8.3.
    """
    with needs("lab"):
        from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        before = [known.setdefault(name, model.rating(name=name)) for name in result.bots]
        ranks = [float(sum(other > value for other in result.returns)) for value in result.returns]
        after = model.rate([[rating] for rating in before], ranks=ranks)
        for name in set(result.bots):
            own = [team[0] for team, sitting in zip(after, result.bots, strict=True) if sitting == name]
            known[name] = model.rating(
                name=name, mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own)
            )
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
