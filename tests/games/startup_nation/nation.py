"""Tables of Start-Up Nation in the short words of the rules page.

`nation(a="FIRE SAL", c="DIR").does("A: FIRE, C, Director")`: A holds FIRE and SAL, C hid DIR, and A asks C.
"""

from __future__ import annotations

from typing import Any

import boardroom
from boardroom import IllegalAction, Luck, State
from boardroom.games.startup_nation.play import StartUpNation
from kit import Given

CARDS = {
    "MIR": "intern_miraculous",
    "FIRE": "intern_fire",
    "PIS": "intern_strings",
    "LEG": "intern_legal",
    "CLEV": "intern_clever",
    "HYP": "intern_hyper",
    "TAX": "intern_tax",
    "TEC": "tech_lead",
    "REC": "recruiter",
    "SAL": "salesperson",
    "DIR": "director",
    "INV": "investor",
    "EMM": "emmanuel",
    "BRI": "brigitte",
}  # fmt: skip
SHORT = {name: code for code, name in CARDS.items()}
INTERNS = list(CARDS)[:7]
ROLES = ["intern", "tech_lead", "recruiter", "salesperson", "director", "investor", "emmanuel", "brigitte"]
COLOURS = {"R": "red", "B": "blue", "K": "black"}
LETTERS = "ABCDE"
A, B, C, D, E = range(5)
GALLERY = -1
COPIES = {
    4: {"TEC": 2, "REC": 2, "SAL": 2, "DIR": 1, "INV": 1, "EMM": 1, "BRI": 1},
    5: {"TEC": 2, "REC": 2, "SAL": 3, "DIR": 2, "INV": 2, "EMM": 1, "BRI": 1},
}  # SN-6
INTERN_COUNT = {4: 5, 5: 6}
TOKENS = {4: "RRBB", 5: "RRBBK"}
GAME = boardroom.load("startup-nation")


class Nation(Given):
    """A table that speaks in card codes and seat letters."""

    state: StartUpNation

    def __init__(self, state: State) -> None:
        super().__init__(start_up_nation(state))

    def does(self, *sayings: str) -> Nation:
        """Plays sayings such as "A: FIRE, C, Director", "C: above", "B: asks A, Recruiter" or "A: SAL, B and C"."""
        for saying in sayings:
            who, what = saying.split(": ")
            assert LETTERS[self.seat] == who, f"{LETTERS[self.seat]} decides, not {who}"
            self.play(notation(what))
        return self

    def refuses(self, saying: str) -> IllegalAction:
        """The refusal of a saying; the table must be untouched by it."""
        who, what = saying.split(": ")
        assert LETTERS[self.seat] == who, f"{LETTERS[self.seat]} decides, not {who}"
        return self.refused(notation(what))

    def may(self) -> list[str]:
        """All legal choices, in the order of their codes, as sayings without the seat."""
        return [spoken(text) for text in self.legal_texts()]

    @property
    def decides(self) -> str:
        """The letter of the deciding seat."""
        return LETTERS[self.seat]

    @property
    def phase(self) -> str:
        """What is decided: play, ask, answer or over."""
        return str(self.table["phase"])

    def hand(self, seat: int) -> str:
        """All cards of this seat, in the order of the cards."""
        held = [SHORT[name] for name in self.table["hands"][seat]]
        return " ".join(sorted(held, key=list(CARDS).index))

    def hid(self, seat: int) -> str:
        """The hidden card of this seat, without the one it may just have drawn; empty when it is out."""
        held = self.table["hands"][seat]
        return SHORT[held[0]] if held else ""

    @property
    def living(self) -> str:
        """The letters of the living seats."""
        return "".join(LETTERS[seat] for seat in self.table["living"])

    @property
    def discard(self) -> str:
        """The discard, from the first card to the last."""
        return " ".join(SHORT[row["card"]] for row in self.view(GALLERY)["discard"])

    @property
    def deck(self) -> str:
        """The deck from top to bottom, where its order is fixed."""
        layers = self.table["deck"]
        assert all(layer[0] != "shuffled" for layer in layers), "part of this deck has no order"
        return " ".join(SHORT[layer[1]] for layer in layers)

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return int(self.view(GALLERY)["deck"])

    @property
    def tok(self) -> str:
        """The alliance tokens: one letter for each seat."""
        return "".join(next(k for k, name in COLOURS.items() if name == token) for token in self.table["tokens"])

    @property
    def bpi(self) -> list[int]:
        """The BPI tokens of each seat."""
        return list(self.table["bpi"])

    @property
    def supply(self) -> int:
        """The BPI tokens that nobody holds."""
        return int(self.table["supply"])

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return list(self.table["scores"])

    @property
    def last_round(self) -> dict[str, Any]:
        """What everybody saw at the end of the round before."""
        result = self.view(GALLERY)["last_round"]
        assert result is not None, "no round has ended yet"
        return dict(result)

    def answers(self) -> list[str]:
        """The answers the questioned seat may give."""
        assert self.phase == "answer"
        return [text.removeprefix("answer ") for text in self.legal_texts()]

    def known_top(self, seat: int) -> str:
        """The top of the deck as far as this seat knows it."""
        return " ".join(SHORT[name] for name in self.view(seat)["own"]["deck_top"])


def start_up_nation(state: State) -> StartUpNation:
    """A state of this game as what it is, with the fields of its table."""
    assert isinstance(state, StartUpNation)
    return state


def nation(
    a: str = "", b: str = "", c: str = "", d: str = "", e: str = "", *,
    deck: str = "", whole_deck: str | None = None, discard: str = "", tok: str = "", out: str = "", turn: str = "A",
    invested: dict[str, int] | None = None, scores: list[int] | None = None, seats: int = 4, seed: int = 1,
    round: int = 1, first: str = "", **options: Any,
) -> Nation:  # fmt: skip
    """A table at the turn of seat `turn`; a hand of one card there draws the top of the deck.

    `deck` names the top cards only. `whole_deck` names all of them, and what is not named anywhere lies in the discard.
    """
    hands = [cards(hand) for hand in (a, b, c, d, e)[:seats]]
    named = [card for hand in hands for card in hand] + cards(deck) + cards(whole_deck or "") + cards(discard)
    options.setdefault("interns", [CARDS[code] for code in interns_with(named, seats)])
    laid = cards(discard)
    if whole_deck is not None:
        assert all(hands[seat] for seat in range(seats) if LETTERS[seat] not in out), "a whole deck needs all hands"
        laid += unnamed(named, options["interns"], seats)
    table: dict[str, Any] = {
        "seats": seats,
        "hands": [[CARDS[code] for code in hand] or None for hand in hands],
        "deck": [CARDS[code] for code in cards(deck) + cards(whole_deck or "")],
        "discard": [CARDS[code] for code in laid],
        "tokens": [COLOURS[letter] for letter in tok or TOKENS[seats]],
        "out": [LETTERS.index(letter) for letter in out],
        "active": LETTERS.index(turn),
        "first": LETTERS.index(first or turn),
        "bpi": [(invested or {}).get(letter, 0) for letter in LETTERS[:seats]],
        "scores": scores or [0] * seats,
        "round": round,
    }
    return Nation(GAME.restore({"seed": seed, "options": options, "table": table}))


def scored(a: str, *hands: str, beside: str = "EMM", **table: Any) -> Nation:
    """A round that ends at once: A plays a harmless card on an empty deck, and the hands named are compared."""
    return nation(f"{a} {beside}", *hands, whole_deck="", **table).does(f"A: {beside}")


def match(seats: int = 4, seed: int = 1, **options: Any) -> Nation:
    """A new match at its first choice, with its opening events in the log."""
    log: list[boardroom.Event] = []
    state = GAME.start(seats, seed, log=log, **options)
    table = Nation(state)
    table.state.log = log
    return table


def play_randomly(table: Nation, seed: int, choices: int = 10_000) -> int:
    """Plays up to this many random choices; gives how many there were."""
    luck = Luck(seed)
    for number in range(choices):
        if table.state.over:
            return number
        table.state.play(luck.pick(table.state.legal()))
    return choices


def play_to_round(table: Nation, number: int, seed: int = 0) -> None:
    """Plays random choices until this round begins."""
    luck = Luck(seed)
    while table.table["round"] < number:
        table.state.play(luck.pick(table.state.legal()))


def cards(codes: str) -> list[str]:
    """Card codes out of a string."""
    found = codes.split()
    assert all(code in CARDS for code in found), f"card codes are {', '.join(CARDS)}; not {codes!r}"
    return found


def interns_with(named: list[str], seats: int) -> list[str]:
    """As many interns as the seats need, those that are named among them."""
    chosen = [code for code in INTERNS if code in named]
    chosen += [code for code in INTERNS if code not in named]
    return chosen[: INTERN_COUNT[seats]]


def unnamed(named: list[str], interns: list[str], seats: int) -> list[str]:
    """The cards of the box that were not named."""
    box = [SHORT[name] for name in interns] + [code for code, count in COPIES[seats].items() for _ in range(count)]
    for code in named:
        box.remove(code)
    return box


def notation(what: str) -> str:
    """The notation of a saying: "FIRE, C, Director" is "play intern_fire seat:2 director"."""
    words = what.replace(",", " ").replace("Tech lead", "tech_lead").split()
    words = [word_of(word) for word in words if word not in ("on", "and", "to", "with")]
    if words[0] in ("exact", "above", "below"):
        return f"answer {words[0]}"
    return " ".join(words) if words[0] in ("ask", "pass") else " ".join(["play", *words])


def word_of(word: str) -> str:
    """A card code, seat letter or role in notation; other words stand for themselves."""
    if word in LETTERS:
        return f"seat:{LETTERS.index(word)}"
    return "ask" if word == "asks" else CARDS.get(word, word.lower())


def spoken(text: str) -> str:
    """A notation as a saying: cards by their codes, seats by their letters."""
    verb, *words = text.split()
    if verb in ("play", "pass"):
        words[0] = SHORT[words[0]]
    words = [LETTERS[int(word[-1])] if word.startswith("seat:") else word for word in words]
    return " ".join(words if verb in ("play", "answer") else [verb, *words])
