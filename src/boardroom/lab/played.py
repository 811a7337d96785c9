"""Playing the games of a study, and what is written down of each: a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardroom.bots.levels import bot
from boardroom.core.errors import BoardroomError
from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.match import Player
from boardroom.core.state import State
from boardroom.lab.content import load_with
from boardroom.lab.study import WHOLE_ACTION, Study, Table
from boardroom.registry import load

GALLERY = -1
SEATS_AT_MOST = 16  # for seeds of bots: each seat of each deal has its own


@dataclass(frozen=True)
class Chunk:
    """Some deals of one table: what a worker plays in one go."""

    study: Study
    table: Table
    first: int
    count: int
    revision: int

    @property
    def name(self) -> str:
        """The name of the file with its lines."""
        return f"{self.table.number:04}-{self.first:07}-{self.count}.jsonl"


def play_chunk(chunk: Chunk) -> str:
    """Plays the deals of a chunk, each with every rotation of the line-up; one line for each game."""
    game = load_with(load(chunk.study.game), chunk.table.files)
    if game.revision != chunk.revision:
        raise BoardroomError(
            f"this worker has revision {game.revision} of {game.id}, the study was planned with {chunk.revision}"
        )
    lines = []
    for deal in range(chunk.first, chunk.first + chunk.count):
        for turn in range(chunk.table.rotations):
            lines.append(
                json.dumps(GameOfStudy(chunk.study, chunk.table, game, deal, turn).play(), separators=(",", ":"))
            )
    return "".join(line + "\n" for line in lines)


class GameOfStudy:
    """One game, from its deal to its line."""

    def __init__(self, study: Study, table: Table, game: Game, deal: int, turn: int) -> None:
        self.study = study
        self.table = table
        self.game = game
        self.deal = deal
        self.turn = turn
        self.seed = (study.seed << 32) + deal
        names = [table.line_up[(seat + turn) % len(table.line_up)] for seat in range(table.seats)]
        self.bots = names
        self.players: list[Player] = [
            bot(name, game, seed=self.seed * SEATS_AT_MOST + seat) for seat, name in enumerate(names)
        ]
        self.things: list[dict[str, int]] = [{} for _ in range(table.seats)]
        self.curves: list[list[Any]] = []  # [time, values of the table, values of each seat or None]
        self.choices = self.decisions = 0

    def play(self) -> dict[str, Any]:
        """Plays to the end and gives what is written down."""
        log: list[Event] = []
        state = self.game.start(self.table.seats, self.seed, log=log, **self.table.options)
        first = state.seat
        self.look(state)
        while not state.over:
            log.clear()
            self.choose(state)
            if state.over or any(event.barrier for event in log):
                self.look(state)
        outcome = state.outcome
        assert outcome is not None
        return {
            "table": self.table.number,
            "deal": self.deal,
            "turn": self.turn,
            "bots": self.bots,
            "first": first,
            "choices": self.choices,
            "decisions": self.decisions,
            "length": self.curves[-1][0],
            **outcome.as_dict(),
            "things": self.things,
            "curves": self.curves,
        }

    def choose(self, state: State) -> None:
        """One choice by whose turn it is."""
        seat, legal = state.seat, state.legal()
        code = self.players[seat].choose(state.view(seat), legal, lambda luck: state.imagine(seat, luck), None)
        self.choices += 1
        self.decisions += len(legal) > 1
        action = self.game.action(code)
        if not self.study.verbs or action.verb in self.study.verbs:
            for kind in self.study.kinds:
                named = action.text if kind == WHOLE_ACTION else action.params.get(kind)
                if named is not None:
                    self.things[seat][f"{kind}:{named}"] = self.things[seat].get(f"{kind}:{named}", 0) + 1
        state.play(code)

    def look(self, state: State) -> None:
        """Takes down the curves when their time has moved on, and at the end."""
        view: Mapping[str, Any] = state.view(GALLERY)
        now = view[self.study.by]
        if self.curves and self.curves[-1][0] == now:
            if not state.over:
                return
            self.curves.pop()
        of_table = [number_at(view, path) for path in self.study.of_table]
        of_seats = [self.of_seat(row) for row in view["seats"]]
        self.curves.append([now, of_table, of_seats])

    def of_seat(self, row: Mapping[str, Any]) -> list[float] | None:
        """The numbers of one seat, or None for one that does not count any more."""
        if self.study.only and not number_at(row, self.study.only):
            return None
        return [number_at(row, path) for path in self.study.of_seats]


def number_at(view: Any, path: str) -> float:
    """The number at a path such as payday.last; of a list or a table its length, of nothing 0."""
    for step in path.split("."):
        view = view[step] if isinstance(view, dict) else view[int(step)]
    if isinstance(view, (list, dict)):
        return len(view)
    return 0 if view is None else float(view) if isinstance(view, float) else int(view)
