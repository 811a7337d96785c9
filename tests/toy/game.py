"""Coffee Round: a toy game with hidden hands, a pile and undoable choices, and one planted fault for each law.

Everybody holds a card. In a turn a seat may stir (twice at most; undoable), peek at the top of the pile, and then either
draws it instead of its own card or ends the turn. The highest card wins.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from boardroom.core.action import Action
from boardroom.core.event import Event, Outcome, shared_win
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.option import Option
from boardroom.core.pile import Pile
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Common, Faced, Param, SeatRow, Zone
from boardroom.core.state import Advice, State

STIR, PEEK, DRAW, END = range(4)
CARDS = [0, 0, 1, 1, 2, 2, 3, 3]
shared_luck = Luck(99)  # only the fault against law 10 draws from it


class CoffeeView(Common):
    """What a seat sees of a round of coffee."""

    game: str
    seats: list[SeatRow]
    zones: list[Zone]
    known: list[int | None]
    top: list[int]
    pile: int
    thrown: list[int]
    stirred: int
    peeked: bool
    turns: int


class Coffee(State):
    """A round of coffee."""

    def begin(self, game: CoffeeGame, seats: int, luck: Luck, options: dict[str, Any]) -> None:
        self.game = game
        self.fault = game.fault
        self.options = options
        self.luck = luck.stream("pile")
        self.root = luck
        self.pile = Pile(CARDS)
        self.hands = [self.pile.draw(self.luck) for _ in range(seats)]
        self.knowers = [1 << seat for seat in range(seats)]
        self.thrown: list[int] = []
        self.stirred = 0
        self.peeked = False
        self.stuck = False  # only the fault of worlds in which nobody can act sets it
        self.turns = 0
        self.seat = 0
        secret = {s: {"card": str(card), "text": "dealt-card"} for s, card in enumerate(self.hands)}
        self.tell(Event("dealt", 0, {}, secret, barrier=True))

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def choices(self) -> list[int]:
        if self.over or self.stuck:
            return []
        codes = [STIR] if self.stirred < 2 else []
        codes += [PEEK] if self.pile.cards and not self.peeked else []
        codes += [DRAW] if self.pile.cards or self.fault == "law 2" else []
        return [*codes, END]

    def apply(self, code: int) -> None:
        if code == STIR:
            self.stirred += 1
            self.tell(Event("stirred", self.seat))
        elif code == PEEK:
            self.peek()
        elif code == DRAW:
            self.draw()
        else:
            self.end_turn()

    def peek(self) -> None:
        layer = self.pile.layer[-1]
        card = self.pile.draw(self.luck)
        self.pile.put_on_top(card, max(layer, 0) | 1 << self.seat)
        self.peeked = True
        secret = {self.seat: {"card": str(card), "text": "peeked-card"}}
        self.tell(Event("peeked", self.seat, {}, secret, barrier=True))

    def draw(self) -> None:
        gone = self.hands[self.seat]
        if self.fault != "law 6":
            self.thrown.append(gone)
        self.knowers[self.seat] = max(self.pile.layer[-1], 0) | 1 << self.seat
        luck = {"law 10": shared_luck}.get(self.fault, self.luck)
        card = self.pile.draw(luck)
        if self.fault == "law 1":
            card = random.choice([card, 3 - card])
        self.hands[self.seat] = card
        secret = {self.seat: {"card": str(card), "text": "drew-card"}}
        self.tell(Event("drew", self.seat, {"gone": str(gone)}, secret, barrier=True))
        self.end_turn()

    def end_turn(self) -> None:
        self.tell(Event("ended", self.seat, barrier=True))
        self.stirred, self.peeked = 0, False
        self.turns += self.fault != "law 7"
        seats = len(self.hands)
        self.seat = (self.seat + 1) % seats
        if self.turns == seats * self.options["turns"]:
            self.seat = -1
            best = max(self.hands)
            winners = [seat for seat in range(seats) if self.hands[seat] == best]
            self.outcome = Outcome("empty", self.hands[:], shared_win(winners, seats), winners)
            self.tell(Event("finished", winners[0], {"winners": winners}, barrier=True))

    def why_not(self, code: int) -> Refusal | None:
        if code in self.choices():
            return None
        if code == STIR:
            return Refusal("stirred-enough", "TOY-1")
        return Refusal("peeked-already", "TOY-2") if self.pile.cards else Refusal("pile-empty", "TOY-3")

    def details(self, code: int, reason: str) -> dict[str, Param]:
        if self.fault == "law 4, reasons" and reason == "peeked-already":
            return {"times": self.hands[self.seat - 1]}  # what somebody else holds
        return {"times": 2} if reason == "stirred-enough" else {}

    def copy(self) -> Coffee:
        twin = Coffee()
        for name in ("game", "fault", "options", "root", "stirred", "peeked", "stuck", "turns", "seat", "outcome"):
            setattr(twin, name, getattr(self, name))
        twin.luck, twin.pile = self.luck.copy(), self.pile.copy()
        twin.hands, twin.knowers = self.hands[:], self.knowers[:]
        twin.thrown = self.thrown if self.fault == "law 3" else self.thrown[:]
        return twin

    def view(self, seat: int) -> CoffeeView:
        known = [
            card if self.over or self.fault == "law 4" or (seat >= 0 and mask >> seat & 1) else None
            for card, mask in zip(self.hands, self.knowers, strict=True)
        ]
        key = "prompt-over" if self.over else "prompt-turn" if seat == self.seat else "wait-turn"
        menu: list[Faced] = [
            {"ref": f"menu:{action.verb}", "face": action.verb, "count": 1} for action in self.game.actions
        ]
        return {
            "game": self.game.id,
            "seat": seat,
            "decider": self.seat,
            "prompt": {"key": key, "params": {"seat": self.seat}, "rule": "TOY-3"},
            "seats": [{"ref": f"seat:{other}"} for other in range(len(self.hands))],
            "zones": [{"ref": "menu", "owner": -1, "kind": "menu", "things": menu}],
            "outcome": self.outcome.as_dict() if self.outcome else None,
            "options": dict(self.options),
            "known": known,
            "top": self.pile.known_from_top(seat),
            "pile": len(self.pile),
            "thrown": self.thrown[:],
            "stirred": self.stirred,
            "peeked": self.peeked,
            "turns": self.turns,
        }

    def imagine(self, seat: int, luck: Luck) -> Coffee:
        world = self.copy()
        sees = [self.over or (seat >= 0 and bool(mask >> seat & 1)) for mask in self.knowers]
        placed = [i for i, layer in enumerate(self.pile.layer) if layer > 0 and not self.pile.is_known(i, seat)]
        bag = [i for i, layer in enumerate(self.pile.layer) if layer <= 0]
        unseen = [card for card, seen in zip(self.hands, sees, strict=True) if not seen]
        unseen = sorted(unseen + [self.pile.cards[index] for index in placed + bag])
        if self.fault != "law 5":
            luck.shuffle(unseen)
        for other in range(len(self.hands)):
            if not sees[other]:
                world.hands[other] = unseen.pop()
        for index in placed:
            world.pile.cards[index] = unseen.pop()
        world.pile.cards[: len(bag)] = sorted(unseen)
        world.stuck = self.fault == "law 5, life" and seat != self.seat and self.peeked
        world.root = luck.fork()
        world.luck = world.root.stream("pile")
        return world

    def save(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "revision": self.game.revision,
            "content": self.game.content,
            "options": dict(self.options),
            "luck": {"seed": self.root.seed, "streams": {"pile": int(self.luck.count)}},
            "table": {
                "seats": len(self.hands),
                "hands": self.hands[:],
                "knowers": self.knowers[:],
                "pile": self.pile.save(),
                "thrown": self.thrown[:],
                "turn": [self.stirred, int(self.peeked), self.turns, self.seat],
                "outcome": self.outcome.as_dict() if self.outcome else None,
                "options": dict(self.options),
            },
        }

    def load(self, luck: dict[str, Any], table: dict[str, Any]) -> None:
        self.luck = self.root.stream("pile", luck.get("streams", {}).get("pile", 0))
        self.hands, self.knowers, self.thrown = list(table["hands"]), list(table["knowers"]), list(table["thrown"])
        self.pile = Pile.restore(table["pile"])
        self.stirred, peeked, self.turns, self.seat = table["turn"]
        self.peeked = bool(peeked)
        self.outcome = Outcome(**table["outcome"]) if table["outcome"] else None

    def census(self) -> dict[str, int]:
        cards = self.hands + self.pile.cards + self.thrown
        return {str(card): cards.count(card) for card in range(4)}

    def box(self) -> dict[str, int]:
        return {str(card): CARDS.count(card) for card in range(4)}


class CoffeeAdvice(Advice):
    """A higher card is better."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Coffee)
        return (state.hands[seat] - max(state.hands[:seat] + state.hands[seat + 1 :])) / 4


class CoffeeGame(Game):
    """The game, with one planted fault if asked for."""

    id: ClassVar[str] = "coffee"
    title: ClassVar[str] = "Coffee Round"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 3
    revision: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = ("stirred-enough", "peeked-already", "pile-empty")
    prompts: ClassVar[tuple[str, ...]] = ("prompt-turn", "wait-turn", "prompt-over")
    event_texts: ClassVar[tuple[str, ...]] = (
        "dealt", "dealt-card", "stirred", "peeked", "peeked-card", "drew", "drew-card", "ended", "finished",
    )  # fmt: skip

    things: ClassVar[dict[str, tuple[str, ...]]] = {"card": ("0", "1", "2", "3")}

    def __init__(self, content: str | None = None, fault: str = "") -> None:
        super().__init__(content)
        self.fault = fault
        self.folder = Path(__file__).parent
        self.content = "toy"
        self.option_table = [Option("turns", "number", [1, 3], 2)]
        self.advice = CoffeeAdvice()
        for verb, rule in (("stir", "TOY-1"), ("peek", "TOY-2"), ("draw", "TOY-3"), ("end", "TOY-3")):
            cited = "TOY-4" if fault == "law 8" and verb == "end" else rule
            self.add_action(Action(verb, (f"menu:{verb}",), cited, verb, verb))
        if fault == "law 9":  # a notation that does not paste back
            self.also_written("draw", END)
            self.also_written("end", DRAW)

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> Coffee:
        state = Coffee()
        state.log = log
        state.begin(self, seats, luck, options)
        return state

    def load_table(self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]) -> Coffee:
        state = self.new_state(seats, Luck(luck.get("seed", 0)), options, None)
        if "turn" in table:
            state.load(luck, table)
        return state

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        return seats * int(options["turns"]) * 4

    def __reduce__(self) -> tuple[Any, ...]:
        return CoffeeGame, (self.content_folder, self.fault)
