"""Everything that a random game says in French, with names that begin in every way a name can."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import boardroom
from boardroom.core.drawing.lines import fields_of, parts_of, remark_on, title_of, zone_name, zones_of
from boardroom.core.drawing.words import Words
from boardroom.core.grammar import somebody
from boardroom.core.texts import rule_key, texts_of, thing_key
from kit.french import Fault, Known, Reader, known

FRENCH = "fr"
PEOPLE = {
    "Alice": "she", "Hugo": "he", "Élodie": "she", "Basile": "he", "Yves": "they", "Inès": "she", "Yann": "he", "Zoé": "they",
    "Œdipe": "he", "Hélène": "she", "Ursule": "they", "Maud": "she",
}  # fmt: skip
REFUSALS = 30  # choices asked about at one moment
CHANGES = ("change", "by")  # parameters of events that are changes, and so have a sign


@dataclass(frozen=True)
class Said:
    """Something that people read, and what the scan must know of it."""

    kind: str
    text: str
    sentence: bool = True
    changes: tuple[int, ...] = ()


def names_for(seats: int, seed: int) -> list[str]:
    """The people of one game; every seed seats others."""
    names = list(PEOPLE)
    return [
        somebody(name, PEOPLE[name]) for name in (names[(seed * 5 + 7 * seat) % len(names)] for seat in range(seats))
    ]


def sentences(game: boardroom.Game, seats: int, seed: int, **options: Any) -> Iterator[Said]:
    """All that one random game says: what is asked, offered, shown and told, to every seat and to the gallery."""
    log: list[boardroom.Event] = []
    names, luck = names_for(seats, seed), boardroom.Luck(seed, "walk")
    state = game.start(seats, seed=seed, log=log, **options)
    told, step, offered = 0, 0, set[int]()
    while True:
        asked = {repr(view["prompt"]): view for view in map(state.view, range(-1, seats))}
        yield from (prompted(game, view, names) for view in asked.values())
        shown = {repr(fact): fact for event in log[told:] for fact in map(event.shown, range(-1, seats))}
        yield from (described(game, fact, names) for fact in shown.values())
        if step % 25 == seed % 25:
            yield from (said for seat in range(-1, seats) for said in drawn(game, state.view(seat), names))
            yield from refused(state, names, luck)
        told = len(log)
        if state.over:
            return
        fresh = set(state.legal()) - offered
        yield from (Said("label", game.label(code, FRENCH, names)) for code in sorted(fresh))
        offered |= fresh
        state.play(luck.pick(state.legal()))
        step += 1


def prompted(game: boardroom.Game, view: Mapping[str, Any], names: list[str]) -> Said:
    return Said("prompt", game.say(FRENCH, view["prompt"]["key"], view["prompt"]["params"], names))


def described(game: boardroom.Game, event: Mapping[str, Any], names: list[str]) -> Said:
    changes = tuple(event[name] for name in CHANGES if isinstance(event.get(name), int))
    return Said("event", game.describe(event, FRENCH, -1, names), changes=changes)


def refused(state: boardroom.State, names: list[str], luck: boardroom.Luck) -> Iterator[Said]:
    """Why some choices are not possible now, with the particulars of the moment."""
    if state.over:
        return
    for code in {luck.below(len(state.game.actions)) for _ in range(REFUSALS)} - set(state.legal()):
        problem = state.refusal(code)
        yield Said("refusal", state.game.say(FRENCH, f"reason-{problem.reason}", problem.params, names), sentence=False)


def drawn(game: boardroom.Game, view: Mapping[str, Any], names: list[str]) -> Iterator[Said]:
    """The words beside the board: names of fields and zones, what lies there, and remarks on the seats."""
    words = Words(game, FRENCH, names, view["seat"])
    yield Said("title", title_of(view, words), sentence=False)
    yield from (Said("field", words.field(name), sentence=False) for name in fields_of(view["seats"]))
    for seat, row in enumerate(view["seats"]):
        yield from (Said("value", words.value(name, row[name]), False) for name in fields_of(view["seats"]))
        yield Said("remark", remark_on(seat, row, view, words), sentence=False)
    for zone in zones_of(view, words):
        yield Said("zone", zone_name(zone, words), sentence=False)
        yield from (Said("thing", part, sentence=False) for part in parts_of(zone, words))


def printed(game: boardroom.Game) -> Iterator[Said]:
    """What a game says without being played: rules, options, and what stands on its cards."""
    texts = texts_of(game.folder)
    for rule in {action.rule for action in game.actions}:
        yield Said("rule", game.say(FRENCH, rule_key(rule)))
    for option in game.option_table:
        for place, key in enumerate(option.text_keys()):
            yield Said("option", game.say(FRENCH, key), sentence=place == 0)
    for key in things_of(game):
        yield Said("name", texts.name(FRENCH, key), sentence=False)
        if text := texts.attribute(FRENCH, key, "text"):
            yield Said("card", text)


def things_of(game: boardroom.Game) -> list[str]:
    return [thing_key(kind, name) for kind, names in game.things.items() for name in names]


def reader_for(game: boardroom.Game) -> Reader:
    """A reader who knows the game's things and our people."""
    texts = texts_of(game.folder)
    things = []
    for key in things_of(game):
        forms = [texts.attribute(FRENCH, key, form) or "" for form in ("name", "gender", "number")]
        things.append(known(texts.say(FRENCH, key, {}), *forms))
    people = [Known(name, {"she": "f", "he": "m"}.get(address, "")) for name, address in PEOPLE.items()]
    return Reader([word for word in [*things, *people] if word is not None and word.gender and is_telling(word.name)])


def is_telling(name: str) -> bool:
    """A number or a single letter is no name that a sentence could be read by."""
    return re.search(r"[^\W\d_]{2}", name) is not None


def scanned(game: boardroom.Game, at_least: int, seed: int = 0) -> tuple[int, list[tuple[Said, Fault]]]:
    """Plays and reads until so many sentences are read, each once for a game; gives how many, and what is wrong with them."""
    reader, wrong = reader_for(game), list[tuple[Said, Fault]]()
    texts = dict.fromkeys(printed(game))
    wrong += [(said, fault) for said in texts for fault in reader.faults(said.text, said.sentence, said.changes)]
    count = len(texts)
    while count < at_least:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        said_once = dict.fromkeys(sentences(game, seats, seed))
        wrong += [
            (said, fault) for said in said_once for fault in reader.faults(said.text, said.sentence, said.changes)
        ]
        count, seed = count + len(said_once), seed + 1
    return count, wrong
