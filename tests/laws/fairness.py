"""Law 5: what a seat imagines agrees with what it was shown, and every such world comes as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import boardroom
from laws.kit import Trial

Alternatives = Callable[[boardroom.State, int, int], list[int]]


def open_choice(state: boardroom.State, code: int, seat: int) -> list[int]:
    """A choice that everybody sees has no alternatives."""
    return [code] if code in state.legal() else []


def laid(game: boardroom.Game, saved: dict[str, Any]) -> boardroom.State:
    """As `game.restore`, without trying the table out: for thousands that differ only in what was dealt or comes next."""
    table: dict[str, Any] = saved["table"]
    options = game.check_seats(table["seats"], saved["options"])
    return game.load_table(table["seats"], {"seed": saved.get("seed", 0)}, options, table)


def law_5_imagine_is_fair(
    candidates: Iterable[boardroom.State],
    choices: list[int],
    seat: int,
    draws: int,
    feature: Callable[[boardroom.State], str],
    exact: bool = False,
    alternatives: Alternatives = open_choice,
) -> int:
    """Keeps the candidates in which the choices are legal and look the same to the seat; compares them with imagine.

    The first candidate is the truth. With `exact` the candidates are all deals there are, each once; else a fair sample of
    them. `alternatives` are the choices a seat cannot tell from the one that was made; hidden choices weigh equally. The
    frequencies of a feature must agree; gives how many worlds were kept.
    """
    states = iter(candidates)
    first = next(states)
    truth = first.copy()
    seen: list[Any] = [truth.view(seat)]
    for code in choices:
        seen.append(shown_by(truth, code, seat))
    kept = Counter(feature(world) for world in worlds_like(first, choices, seat, seen, alternatives))
    for state in states:
        kept.update(feature(world) for world in worlds_like(state, choices, seat, seen, alternatives))
    luck = boardroom.Luck(1, "fair")
    imagined = Counter(feature(truth.imagine(seat, luck)) for _ in range(draws))
    assert_close(kept, imagined, exact)
    return kept.total()


def shown_by(state: boardroom.State, code: int, seat: int) -> list[Any]:
    """Plays a choice in place; gives what it showed the seat, and how the table looks to it then."""
    state.log = []
    state.play(code)
    events, state.log = state.log, None
    return [[event.shown(seat) for event in events], state.view(seat)]


def worlds_like(
    state: boardroom.State, choices: list[int], seat: int, seen: list[Any], alternatives: Alternatives
) -> Iterator[boardroom.State]:
    """The worlds this one can become when choices that look the same to the seat are made in it."""
    if state.view(seat) != seen[0]:
        return
    worlds = [state]
    for code, shown in zip(choices, seen[1:], strict=True):
        following = []
        for world in worlds:
            for other in alternatives(world, code, seat):
                twin = world.copy()
                if shown_by(twin, other, seat) == shown:
                    following.append(twin)
        worlds = following
    yield from worlds


def assert_close(kept: Counter[str], imagined: Counter[str], exact: bool) -> None:
    """The chi-square test, for one sample or for two, at five standard deviations."""
    ratio = (imagined.total() / kept.total()) ** 0.5
    parts = {}
    for key in kept | imagined:
        assert not exact or kept[key], f"law 5: {key} is imagined, but does not agree with what was seen"
        parts[key] = (ratio * kept[key] - imagined[key] / ratio) ** 2
        parts[key] /= kept[key] if exact else kept[key] + imagined[key]
    freedom = len(parts) - 1
    worst = max(parts, key=lambda key: parts[key])
    assert sum(parts.values()) <= freedom + 5 * (2 * freedom) ** 0.5 + 5, (
        f"law 5: {worst} came {kept[worst]} times in {kept.total()} true worlds, "
        f"but {imagined[worst]} times in {imagined.total()} imagined ones"
    )


def law_5_imagined_worlds_can_be_played(trial: Trial, seed: int) -> None:
    """Whatever a seat imagines, deciding or not, has a choice until it is over, and random play from it ends.

    At every step another seat imagines (the gallery too); at the sampled steps all of them play their worlds to the end.
    """
    luck = boardroom.Luck(seed, "worlds")
    offset = seed % trial.every
    for steps, state in trial.walk(seed):
        if steps % trial.every == offset:
            for seat in range(-1, trial.seats):
                assert_playable_to_the_end(trial, state.imagine(seat, luck), seat, luck)
        else:
            seat = steps % (trial.seats + 1) - 1
            assert_alive(state.imagine(seat, luck), seat)


def assert_alive(world: boardroom.State, seat: int) -> None:
    assert world.over or world.legal(), f"law 5: nobody can act in a world that seat {seat} imagines: {world!r}"


def assert_playable_to_the_end(trial: Trial, world: boardroom.State, seat: int, luck: boardroom.Luck) -> None:
    for _ in range(trial.game.max_choices(trial.seats, **trial.options) + 1):
        assert_alive(world, seat)
        if world.over:
            return
        world.play_unchecked(luck.pick(world.legal()))
    raise AssertionError(f"law 5: a world that seat {seat} imagines does not end: {world!r}")
