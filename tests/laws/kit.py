"""The laws of the design as functions that any game is run through; each raises AssertionError when it is broken.

Law 5 has a file of its own, `fairness.py`, and so has law 8, `speech.py`.

A `Trial` is one game with seats and options. Games are played at random with our own luck, so a failure is repeated by its
seed. Deep checks run at sampled steps; `every` is how many steps lie between two of them.
"""

from __future__ import annotations

import json
import pickle
import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import boardroom
from boardroom.bots.random import RandomPlayer
from boardroom.core.state import CORE_REASONS
from boardroom.research.subject import Subject, module_of

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
            assert state.why_not(code) is None, f"law 2: {code} is legal, but something speaks against it"
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
        assert refusal.params == json.loads(json.dumps(refusal.params)), "law 8: a refusal does not survive JSON"
        assert refused_in_french(trial.game, refusal.reason, dump(refusal.params))
    else:
        raise AssertionError(f"law 2: {code} is not legal but was played")


@cache
def refused_in_french(game: boardroom.Game, reason: str, params: str) -> str:
    """The sentence for a refusal in French; the English one is in the error's message."""
    return game.say("fr", f"reason-{reason}", json.loads(params))


@cache
def rules_on(page: Path) -> set[str]:
    """The rules that this page numbers."""
    return set(re.findall(r"\*\*([A-Z]+-[A-Z]*[\d.]+)\*\*", page.read_text("utf8")))


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
        views = {seat: state.view(seat) for seat in range(-1, trial.seats)}
        assert all("luck" not in view for view in views.values())
        shown = {seat: sent(view) for seat, view in views.items()}
        for seat in range(-1, trial.seats):
            world = state.imagine(seat, boardroom.Luck(seed, "world"))
            assert_cannot_tell(state, world, seat, shown)
            other = state.imagine(seat, boardroom.Luck(seed, "another"))
            again = world.imagine(seat, boardroom.Luck(seed, "another"))
            assert saved(other) == saved(again), "law 4: imagining twice is not imagining once"
            assert str(wide) not in saved(world) + shown[seat], "law 4: the seed is in a view or imagined save"
            assert world.log is None
            assert world.census() == state.census(), "law 4: an imagined world lost something"
            assert_same_story(state, world, seat, boardroom.Luck(seed, "choice"))
        assert sent(state.view(-1)) == shown[-1], "law 4: imagining changed the table"


def assert_cannot_tell(state: boardroom.State, world: boardroom.State, seat: int, shown: dict[int, str]) -> None:
    assert sent(world.view(seat)) == shown[seat], f"law 4: seat {seat} can tell an imagined world"
    assert seat < 0 or sent(world.view(-1)) == shown[-1], "law 4: the gallery can tell an imagined world"
    assert world.seat == state.seat
    if state.seat == seat:
        assert world.legal() == state.legal(), "law 4: the legal list tells an imagined world"
        assert reasons_at(world) == reasons_at(state), "law 4: a refusal tells an imagined world"


def reasons_at(state: boardroom.State) -> list[tuple[str, str, str]]:
    """Why each code that is not legal is refused, with all that the sentence is filled with."""
    refused = []
    for code in range(state.game.num_actions):
        refusal = state.why_not(code) if not state.over else None
        if refusal is not None:
            refused.append((refusal.reason, refusal.rule, dump(state.details(code, refusal.reason))))
    return refused


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


def law_11_numbers_are_a_function_of_the_view(trial: Trial, seed: int) -> None:
    has_planes = module_of(trial.game, "planes") is not None
    subject = Subject(trial.game, trial.seats, trial.options, planes=has_planes)
    assert len(set(subject.names)) == len(subject.names), "law 11: two numbers have the same name"
    scribe = subject.scribe()
    told: dict[str, tuple[list[float], bytes]] = {}
    for state in trial.samples(seed):
        for seat in range(trial.seats):
            numbers, planes = subject.numbers(state, seat), planes_of(subject, state, seat)
            assert len(numbers) == len(subject.names), "law 11: not every number has a name"
            assert all(-1 <= number <= 1 for number in numbers), "law 11: a number lies beyond 1"
            again = array("f", scribe.row(state, seat)).tolist()
            assert again == numbers, "law 11: a row depends on what was asked before"
            both = numbers, planes
            assert told.setdefault(sent(state.view(seat)), both) == both, "law 11: equal views, other numbers"
            for name in ("world", "another"):
                world = state.imagine(seat, boardroom.Luck(seed, name))
                wrong = differing(subject.names, numbers, subject.numbers(world, seat))
                assert not wrong, f"law 11: {wrong} tell seat {seat} what it cannot know"
                assert planes_of(subject, world, seat) == planes, "law 11: planes tell what a seat cannot know"


def planes_of(subject: Subject, state: boardroom.State, seat: int) -> bytes:
    """What a seat sees of the floor, where a game has one: for each plane that it has a name."""
    planes = subject.planes
    if planes is None:
        return b""
    seen = planes.of(state, seat)
    assert len(set(planes.names)) == len(planes.names), "law 11: two planes have the same name"
    numbers = array("f", seen)
    assert -1 <= min(numbers) <= max(numbers) <= 1, "law 11: a plane has a number beyond 1"
    return seen


def differing(names: list[str], numbers: list[float], others: list[float]) -> list[str]:
    """The names of the numbers that are not the same."""
    return [name for name, number, other in zip(names, numbers, others, strict=True) if number != other]


def last_of(walk: Iterator[tuple[int, boardroom.State]]) -> boardroom.State:
    for _, state in walk:
        last = state
    return last
