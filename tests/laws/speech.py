"""Law 8: everything a game asks, tells and cites can be said in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import boardroom
from boardroom.core.asking import ask_keys
from boardroom.core.state import CORE_REASONS
from boardroom.core.texts import GRID, LANGUAGES, RING, read_bundle, rule_key, thing_key
from laws.kit import Trial, dump, rules_on


def law_8_every_sentence_exists(trial: Trial, seed: int) -> None:
    """Along a game: every label, event and prompt can be said in both languages to every seat."""
    log: list[boardroom.Event] = []
    game = trial.game
    state = game.start(trial.seats, seed=seed, log=log, **trial.options)
    luck = boardroom.Luck(seed, "walk")
    while not state.over:
        prompt = state.view(state.seat)["prompt"]
        for lang in LANGUAGES:
            assert prompt["key"] in game.prompts, f"law 8: the prompt {prompt['key']} is not declared"
            assert game.say(lang, prompt["key"], prompt["params"])
            assert game.say(lang, rule_key(prompt["rule"]))
        state.play(luck.pick(state.legal()))
    for told in {
        dump(event.shown(seat)): event.shown(seat) for event in log for seat in range(-1, trial.seats)
    }.values():
        assert told.get("text", told["kind"]) in game.event_texts, f"law 8: {told} is not declared"
        assert json.loads(json.dumps(told)) == told
        assert all(game.describe(told, lang, -1) for lang in LANGUAGES)


def law_8_texts_are_complete(trial: Trial) -> None:
    """No missing and no unused key in either language; every rule that is cited exists."""
    game = trial.game
    written = rules_on(trial.rules_page)
    cited = {action.rule for action in game.actions}
    assert cited <= written, f"law 8: cited but not in the rules page: {sorted(cited - written)}"
    needed = text_keys(game) | {rule_key(rule) for rule in cited}
    usable = needed | {rule_key(rule) for rule in written} | field_keys(trial.start(0).view(-1)) | asks(game)
    for lang in LANGUAGES:
        there = message_ids(game.folder, lang)
        shared = message_ids(Path(boardroom.core.__file__).parent, lang)
        assert needed <= there | shared, f"law 8: no text in {lang} for {sorted(needed - there - shared)}"
        unused = there - usable - parameters_named(game, lang)
        assert not unused, f"law 8: never used in {lang}: {sorted(unused)}"
        assert all(game.label(code, lang) for code in range(game.num_actions))
    english, french = (message_ids(game.folder, lang) for lang in LANGUAGES)
    assert english == french, f"law 8: texts in one language only: {sorted(english ^ french)}"


def asks(game: boardroom.Game) -> set[str]:
    """The keys of what can be asked in the middle of a choice."""
    return {key for action in game.actions for picked in begun(action) for key in ask_keys([action.label], picked)}


def begun(action: boardroom.Action) -> list[tuple[str, ...]]:
    """All beginnings of a choice that leave something to click."""
    return [action.refs[:clicks] for clicks in range(1, len(action.refs))]


def law_8_every_click_is_asked_for(trial: Trial) -> None:
    """After every click that does not finish a choice there are words for what is asked next."""
    game = trial.game
    for lang in LANGUAGES:
        there = message_ids(game.folder, lang)
        for action in game.actions:
            for picked in begun(action):
                known = there.intersection(ask_keys([action.label], picked))
                assert known, f"law 8: nothing is asked in {lang} after {picked} of {action}"


def text_keys(game: boardroom.Game) -> set[str]:
    """The keys of everything a game can say but the help for its rules."""
    keys = set(game.prompts) | set(game.view_texts)
    keys |= {f"action-{action.label}" for action in game.actions}
    keys |= {f"event-{text}" for text in game.event_texts}
    keys |= {f"coach-{key}" for key in game.coach.keys} | {f"aim-{key}" for key in game.coach.aims}
    keys |= {f"reason-{reason}" for reason in CORE_REASONS + game.reasons}
    keys |= {thing_key(kind, name) for kind, names in game.things.items() for name in names}
    for option in game.option_table:
        keys.update(option.text_keys())
    return keys


def field_keys(view: Mapping[str, Any]) -> set[str]:
    """The keys of names for what this view has: its own fields, those of its seats and the few in them, and its zones."""
    row = view["seats"][0]
    inner = [name for value in row.values() if isinstance(value, dict) for name in value]
    return {
        f"field-{name}" for name in [*view, *row, *inner, *[zone["ref"].partition(":")[0] for zone in view["zones"]]]
    }


def parameters_named(game: boardroom.Game, lang: str) -> set[str]:
    """The keys that say what kind of thing a parameter of a text, or an option, names, by its text or by its bare name."""
    texts = (game.folder / f"texts.{lang}.ftl").read_text("utf8")
    options = {option.name for option in game.option_table}
    return {
        key
        for key in message_ids(game.folder, lang)
        if (name := key.removeprefix("param-")) != key and game.say(lang, key) in (GRID, RING, *game.things)
        if name in options or re.search(rf"\${name}(_name)?\b", texts)
    }


@cache
def message_ids(folder: Path, lang: str) -> set[str]:
    return set(read_bundle(lang, folder)._messages)
