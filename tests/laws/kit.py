"""The ten laws of the design as functions that any game is run through; each raises AssertionError when it is broken.

A `Trial` is one game with seats and options. Games are played at random with our own luck, so a failure is repeated by its
seed. Deep checks run at sampled steps; `every` is how many steps lie between two of them.
"""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import boardroom
from boardroom.bots.random import RandomPlayer
from boardroom.core.state import CORE_REASONS
from boardroom.core.texts import LANGUAGES, read_bundle, rule_key, thing_key

Json = Any
WIDE_SEED = 0xFEED << 200  # easy to find in a text


@dataclass
class Trial:
    """A game with the seats and options it is tried with."""

    game: boardroom.Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    rules_page: Path = Path()
    every: int = 10
    games: int = 60  # random games for each law; `make soak` runs far more
    bot_games: int = 60  # games in which a bot must prove itself

    def start(self, seed: int) -> boardroom.State:
        return self.game.start(self.seats, seed=seed, **self.options)

    def walk(self, seed: int) -> Iterator[tuple[int, boardroom.State]]:
        """One random game, state by state (the same object, played on)."""
        state, luck, steps = self.start(seed), boardroom.Luck(seed, "walk"), 0
        most = self.game.max_choices(self.seats, **self.options)
        while True:
            yield steps, state
            if state.over:
                return
            assert steps < most, f"law 7: seed {seed}: more than {most} choices"
            state.play(luck.pick(state.legal()))
            steps += 1

    def samples(self, seed: int) -> Iterator[boardroom.State]:
        """The sampled states of one random game, its first and its last among them."""
        offset = seed % self.every
        for steps, state in self.walk(seed):
            if steps % self.every == offset or steps == 0 or state.over:
                yield state


def dump(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def sent(value: Json) -> str:
    """As it travels: the order in which a view names things may tell no secret either."""
    return json.dumps(value)


def saved(state: boardroom.State) -> str:
    return dump(state.save())


def play_on(state: boardroom.State, luck: boardroom.Luck, steps: int = 12) -> None:
    for _ in range(steps):
        if not state.over:
            state.play(luck.pick(state.legal()))


def digest_of_walk(trial: Trial, seed: int) -> str:
    """A digest over the save after every choice of a random game."""
    digest = sha256()
    for _, state in trial.walk(seed):
        digest.update(saved(state).encode())
    return digest.hexdigest()[:16]


def law_1_same_seed_same_game(trial: Trial, seed: int) -> None:
    assert digest_of_walk(trial, seed) == digest_of_walk(trial, seed), "law 1: the same choices led elsewhere"


def law_2_somebody_can_act(trial: Trial, seed: int) -> None:
    for state in trial.samples(seed):
        legal = state.legal()
        assert legal == sorted(set(legal)), "law 2: the legal list is not ascending and distinct"
        assert state.over == (not legal) == (state.outcome is not None) == (state.seat == -1)
        assert len(legal) == 0 or 0 <= legal[0] <= legal[-1] < trial.game.num_actions
        before = saved(state)
        for code in legal:
            assert_playable(state.copy(), code)
        for code in [-1, *range(trial.game.num_actions), trial.game.num_actions, 10**6]:
            if code not in legal:
                assert_refused(trial, state, code)
        assert saved(state) == before, "law 2: trying changed the state"
        assert_click_paths(trial, state)


def assert_playable(state: boardroom.State, code: int) -> None:
    try:
        state.play(code)
    except Exception as problem:
        raise AssertionError(f"law 2: {code} is legal but cannot be played: {problem!r}") from problem


def assert_refused(trial: Trial, state: boardroom.State, code: int) -> None:
    try:
        state.play(code)
    except boardroom.IllegalAction as refusal:
        assert refusal.code == code
        assert refusal.reason in CORE_REASONS + trial.game.reasons, f"law 8: {refusal.reason} is not in the closed list"
        assert refusal.rule in rules_on(trial.rules_page) or refusal.reason in ("unknown-code", "game-over")
    else:
        raise AssertionError(f"law 2: {code} is not legal but was played")


def assert_click_paths(trial: Trial, state: boardroom.State) -> None:
    """Every ref of a legal action is in the decider's view; no path is the beginning of another."""
    if state.over:
        return
    view = state.view(state.seat)
    refs = {row["ref"] for row in view["seats"]} | {thing["ref"] for zone in view["zones"] for thing in zone["things"]}
    paths = sorted(trial.game.action(code).refs for code in state.legal())
    for path in paths:
        assert path and set(path) <= refs, f"law 2: {path} is not in the decider's view"
    for path, following in pairwise(paths):
        assert following[: len(path)] != path, f"law 2: {path} is the beginning of {following}"


def law_3_copies_are_independent(trial: Trial, seed: int) -> None:
    for state in trial.samples(seed):
        before = saved(state)
        twin = state.copy()
        assert twin.log is None
        restored = trial.game.restore(json.loads(before))
        pickled = pickle.loads(pickle.dumps(state))
        for other in (twin, restored, pickled):
            assert saved(other) == before, "law 3: a copy is not the same state"
            play_on(other, boardroom.Luck(seed, "on"))
        assert saved(state) == before, "law 3: playing a copy changed the state"
        assert saved(twin) == saved(restored) == saved(pickled), "law 3: copies play on differently"
        state.legal().clear()
        for seat in range(-1, trial.seats):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view, "law 3: a view does not survive JSON"
            scribble(view)
        scribble(state.save())
        assert saved(state) == before, "law 3: a view or save shares something with the state"


def scribble(value: Json) -> None:
    """Spoils a JSON value all the way down."""
    for child in value.values() if isinstance(value, dict) else value:
        if isinstance(child, (dict, list)):
            scribble(child)
    value.clear()


def law_4_no_leak(trial: Trial, seed: int) -> None:
    wide = seed + WIDE_SEED
    for state in trial.samples(wide):
        for seat in range(-1, trial.seats):
            world = state.imagine(seat, boardroom.Luck(seed, "world"))
            assert_cannot_tell(state, world, seat)
            other = state.imagine(seat, boardroom.Luck(seed, "another"))
            again = world.imagine(seat, boardroom.Luck(seed, "another"))
            assert saved(other) == saved(again), "law 4: imagining twice is not imagining once"
            assert str(wide) not in saved(world) + dump(state.view(seat)), (
                "law 4: the seed is in a view or imagined save"
            )
            assert "luck" not in state.view(seat)
            assert world.log is None
            assert world.census() == state.census(), "law 4: an imagined world lost something"
            assert_same_story(state, world, seat, boardroom.Luck(seed, "choice"))


def assert_cannot_tell(state: boardroom.State, world: boardroom.State, seat: int) -> None:
    assert sent(world.view(seat)) == sent(state.view(seat)), f"law 4: seat {seat} can tell an imagined world"
    assert sent(world.view(-1)) == sent(state.view(-1)), "law 4: the gallery can tell an imagined world"
    assert world.seat == state.seat
    if state.seat == seat:
        assert world.legal() == state.legal(), "law 4: the legal list tells an imagined world"


def assert_same_story(state: boardroom.State, world: boardroom.State, seat: int, luck: boardroom.Luck) -> None:
    """After the same choice equal views mean equal events, so events tell nothing that views do not."""
    if state.over:
        return
    common = sorted(set(state.legal()) & set(world.legal()))
    for code in {luck.pick(common) for _ in range(3)} if common else set():
        stories = []
        for place in (state.copy(), world.copy()):
            place.log = []
            place.play(code)
            stories.append((sent(place.view(seat)), [event.shown(seat) for event in place.log]))
        (view, events), (other_view, other_events) = stories
        assert len(events) == len(other_events) or view != other_view, "law 4: the number of events tells a secret"
        assert view != other_view or events == other_events, f"law 4: events tell seat {seat} more than its view"


Alternatives = Callable[[boardroom.State, int, int], list[int]]


def open_choice(state: boardroom.State, code: int, seat: int) -> list[int]:
    """A choice that everybody sees has no alternatives."""
    return [code] if code in state.legal() else []


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


def law_6_everything_is_conserved(trial: Trial, seed: int) -> None:
    for _, state in trial.walk(seed):
        assert state.census() == state.box(), "law 6: something was lost or made"
        assert all(count >= 0 for count in state.census().values())


def law_7_every_game_ends(trial: Trial, seed: int) -> None:
    for _, state in trial.walk(seed):
        last = state
    outcome = last.outcome
    assert outcome is not None and len(outcome.scores) == len(outcome.returns) == trial.seats
    assert all(-1 <= value <= 1 for value in outcome.returns)
    assert sorted(set(outcome.winners)) == outcome.winners
    if trial.game.cooperative:
        assert outcome.winners in ([], list(range(trial.seats))), "law 7: some won a cooperative game, others did not"
        assert outcome.returns == [1.0 if outcome.winners else -1.0] * trial.seats
    else:
        assert outcome.winners, "law 7: nobody won"
    assert outcome.as_dict() == last.view(-1)["outcome"]


def law_8_every_sentence_exists(trial: Trial, seed: int) -> None:
    """Along a game: every label, event and prompt can be said in both languages to every seat."""
    log: list[boardroom.Event] = []
    game = trial.game
    state = game.start(trial.seats, seed=seed, log=log, **trial.options)
    luck = boardroom.Luck(seed, "walk")
    while not state.over:
        for lang in LANGUAGES:
            prompt = state.view(state.seat)["prompt"]
            assert prompt["key"] in game.prompts and game.say(lang, prompt["key"], prompt["params"])
            assert game.say(lang, rule_key(prompt["rule"]))
        state.play(luck.pick(state.legal()))
    for event in log:
        for seat in range(-1, trial.seats):
            told = event.shown(seat)
            assert told.get("text", told["kind"]) in game.event_texts, f"law 8: {told} is not declared"
            assert json.loads(json.dumps(told)) == told
            assert all(game.describe(event, lang, seat) for lang in LANGUAGES)


def law_8_texts_are_complete(trial: Trial) -> None:
    """No missing and no unused key in either language; every rule that is cited exists."""
    game = trial.game
    written = rules_on(trial.rules_page)
    cited = {action.rule for action in game.actions}
    assert cited <= written, f"law 8: cited but not in the rules page: {sorted(cited - written)}"
    needed = text_keys(game) | {rule_key(rule) for rule in cited}
    usable = needed | {rule_key(rule) for rule in written}
    for lang in LANGUAGES:
        there = message_ids(game.folder, lang)
        shared = message_ids(Path(boardroom.core.__file__).parent, lang)
        assert needed <= there | shared, f"law 8: no text in {lang} for {sorted(needed - there - shared)}"
        unused = there - usable - parameters_named(game, lang)
        assert not unused, f"law 8: never used in {lang}: {sorted(unused)}"
        assert all(game.label(code, lang) for code in range(game.num_actions))
    english, french = (message_ids(game.folder, lang) for lang in LANGUAGES)
    assert english == french, f"law 8: texts in one language only: {sorted(english ^ french)}"


def text_keys(game: boardroom.Game) -> set[str]:
    """The keys of everything a game can say but the help for its rules."""
    keys = set(game.prompts)
    keys |= {f"action-{action.label}" for action in game.actions}
    keys |= {f"event-{text}" for text in game.event_texts}
    keys |= {f"reason-{reason}" for reason in CORE_REASONS + game.reasons}
    keys |= {thing_key(kind, name) for kind, names in game.things.items() for name in names}
    for option in game.option_table:
        keys.add(f"option-{option.name}")
        if option.kind != "number":
            keys |= {f"option-{option.name}-{str(value).lower().replace(':', '_')}" for value in option.values}
    return keys


def parameters_named(game: boardroom.Game, lang: str) -> set[str]:
    """The keys that say what kind of thing a parameter of a text, or an option, names."""
    texts = (game.folder / f"texts.{lang}.ftl").read_text("utf8")
    options = {option.name for option in game.option_table}
    return {
        key
        for key in message_ids(game.folder, lang)
        if (name := key.removeprefix("param-")) != key and game.say(lang, key) in game.things
        if name in options or re.search(rf"\${name}\b", texts)
    }


@cache
def rules_on(page: Path) -> set[str]:
    return set(re.findall(r"\*\*([A-Z]+-[A-Z]*[\d.]+)\*\*", page.read_text("utf8")))


def message_ids(folder: Path, lang: str) -> set[str]:
    return set(read_bundle(lang, folder)._messages)


def law_9_minutes_replay(trial: Trial, seed: int, replay: Callable[[str], boardroom.Match]) -> None:
    players = [RandomPlayer(seed * 10 + seat) for seat in range(trial.seats)]
    match = boardroom.Match(trial.game, trial.seats, seed=seed, players=players, **trial.options).run()
    text = match.minutes()
    codes = range(trial.game.num_actions)
    assert all(trial.game.code(str(trial.game.action(code))) == code for code in codes), (
        "law 9: a notation does not paste back"
    )
    try:
        again = replay(text)
    except boardroom.BadMinutes as problem:
        raise AssertionError(f"law 9: the minutes do not replay: {problem}") from problem
    assert saved(again.state) == saved(match.state), "law 9: the minutes lead elsewhere"
    assert again.minutes() == text, "law 9: the minutes of a replay are not the minutes"


def law_10_games_do_not_disturb_each_other(trial: Trial, seed: int) -> None:
    alone = [saved(last_of(trial.walk(seed + number))) for number in range(2)]
    walks = [trial.walk(seed), trial.walk(seed + 1)]
    together = ["", ""]
    running = [0, 1]
    while running:
        for number in list(running):
            step = next(walks[number], None)
            if step is None:
                running.remove(number)
            elif step[1].over:
                together[number] = saved(step[1])
    assert together == alone, "law 10: two games in one process disturbed each other"


def last_of(walk: Iterator[tuple[int, boardroom.State]]) -> boardroom.State:
    for _, state in walk:
        last = state
    return last
