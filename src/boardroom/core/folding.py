"""One sentence for things of one kind that a seat did one after the other, as `web/src/lib/log.ts` has them in its lines."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import Game, event_key
from boardroom.core.texts import LANGUAGES, texts_of

FRAME = ("kind", "seat", "text")
SEVERAL = "-several"  # the end of a sentence's key


def folded(game: Game, shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What `event.shown` gave, with neighbours of one kind and seat as one, where the texts have a sentence for several."""
    groups: list[list[dict[str, Any]]] = []
    for told in shown:
        alike = groups and event_key(groups[-1][0]) == event_key(told) and groups[-1][0]["seat"] == told["seat"]
        if alike and texts_of(game.folder).has(LANGUAGES[0], event_key(told) + SEVERAL):
            groups[-1].append(told)
        else:
            groups.append([told])
    return [together(group) if len(group) > 1 else group[0] for group in groups]


def together(group: list[dict[str, Any]]) -> dict[str, Any]:
    """Several as one, with what each names as a list: `cards` of every `card`."""
    last = group[-1]
    lists = {f"{name}s": [told[name] for told in group] for name in last if name not in FRAME}
    return {**last, **lists, "text": event_key(last).removeprefix("event-") + SEVERAL}
