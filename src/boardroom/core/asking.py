"""What is asked next in the middle of a choice: a sentence that follows from the choices that remain. It knows no rules.

`web/src/lib/asking.ts` finds the same sentence for the same choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardroom.core.action import Action


def ask_keys(labels: Sequence[str], picked: Sequence[str]) -> list[str]:
    """The texts that could ask for the next click, the most telling first.

    They are named after what the labels of all remaining choices begin with, together with the number of clicks or alone
    (`ask-play-bad-hire-2`, `ask-play-bad-hire`, `ask-play`), and at last after the kind of the last thing clicked.
    """
    common = shared_words(labels)
    keys = []
    for length in range(len(common), 0, -1):
        word = "-".join(common[:length])
        keys += [f"ask-{word}-{len(picked)}", f"ask-{word}"]
    return [*keys, f"ask-after-{picked[-1].partition(':')[0]}"]


def shared_words(labels: Sequence[str]) -> list[str]:
    """The words that all of these labels begin with."""
    words = [label.split("-") for label in labels]
    common: list[str] = []
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        common.append(column[0])
    return common


def shared_params(actions: Sequence[Action]) -> dict[str, Any]:
    """What all of these choices have in common: it is settled by the clicks so far."""
    first, *others = actions
    return {name: value for name, value in first.params.items() if all(one.params.get(name) == value for one in others)}


def remaining(actions: Sequence[Action], picked: Sequence[str]) -> list[Action]:
    """The choices that begin with these clicks; the last two things of a pair may have been clicked the other way round."""
    start = tuple(picked)
    begun = [action for action in actions if action.refs[: len(start)] == start]
    return begun or [action for action in actions if set(start) <= set(action.refs)]
