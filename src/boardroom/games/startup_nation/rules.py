"""The rules of a round of Start-Up Nation: turns, questions, the cards, and going out."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.refusal import Refusal
from boardroom.core.state import State, check_seat, is_among
from boardroom.games.startup_nation import events, record
from boardroom.games.startup_nation.actions import (
    ABOVE,
    ANSWER_CODES,
    ASKS_ON,
    BELOW,
    CARD_OF,
    DECLINE,
    EXACT,
    EXTRA_OF,
    FIRST_ANSWER,
    FIRST_PASS,
    INVEST_NOTHING,
    PAIR_BITS,
    PLAYS_ON,
    TARGET_OF,
)
from boardroom.games.startup_nation.belief import imagine
from boardroom.games.startup_nation.cards import (
    BRIGITTE,
    CLEVER,
    DIRECTOR,
    EMMANUEL,
    FIRE,
    HYPER,
    INTERN_RANK,
    INTERNS,
    INVESTOR,
    KINDS,
    LEGAL,
    NOTHING,
    RECRUITER,
    SALESPERSON,
    STRINGS,
    TECH_LEAD,
    TOP_RANK,
    rank_of,
)
from boardroom.games.startup_nation.former import former
from boardroom.games.startup_nation.refusals import why_not
from boardroom.games.startup_nation.saves import save
from boardroom.games.startup_nation.scoring import finish_round, is_decided
from boardroom.games.startup_nation.setup import LIE_FREELY, NEVER_LIE
from boardroom.games.startup_nation.table import ANSWER, ASK, PLAY, Table
from boardroom.games.startup_nation.view import view

QUESTIONED: Final = 0  # why a seat went out
NOT_PROMOTED: Final = 1
CAUSES: Final = ["question", "promotion"]


class StartUpNation(Table):
    """A match of Start-Up Nation."""

    # The match and its rounds (SN-7 to SN-12)

    def start_match(self) -> None:
        """SN-7 to SN-9: publish the interns, deal the alliance tokens, choose who begins."""
        setup = self.setup
        interns = setup.given_interns()
        if interns is None:
            interns = list(range(INTERNS))
            self.luck.stream("interns").shuffle(interns)
            interns = interns[: setup.box.interns]
        self.open_box([1 if card in interns else setup.box.copies[card] for card in range(KINDS)])
        self.tokens = setup.box.tokens[:]
        self.luck.stream("tokens").shuffle(self.tokens)
        first = setup.first_seat
        if first < 0:
            first = int(self.luck.stream("first").below(setup.seats))
        if self.log is not None:
            events.match_started(self.log, first, self.interns(), self.tokens)
        self.start_round(first)

    def start_round(self, first: int) -> None:
        """SN-10 to SN-12: everybody lives, one hidden card each, the rest is the deck."""
        setup = self.setup
        self.round += 1
        self.first = first
        self.turn = 0
        self.living = setup.everybody
        self.record = []
        self.again = False
        if setup.bpi_returns:  # SN-A5
            self.supply = setup.box.bpi
            self.bpi = [0] * setup.seats
        self.last_turn = [0] * setup.seats
        self.deck_luck = self.luck.stream(f"deck/{self.round}")
        self.deck = Pile(self.box_cards)
        for seat in range(setup.seats):
            self.held[seat] = self.deck.draw(self.deck_luck)
        if self.log is not None:
            events.round_started(self.log, first, self.round, self.held, len(self.deck), self.supply)
        self.begin_turn(first)

    # A turn (SN-13 to SN-18)

    def begin_turn(self, seat: int) -> None:
        """SN-13: the active seat draws the top card."""
        self.drawn = self.deck.draw(self.deck_luck)
        self.received = NOTHING
        self.passes = 0
        self.note(record.pack(record.DREW, seat, self.drawn))
        if self.log is not None:
            events.drew(self.log, seat, self.drawn, len(self.deck))
        self.await_play(seat)

    def await_play(self, seat: int) -> None:
        """The seat holds two cards and must play one."""
        self.turn += 1
        self.last_turn[seat] = self.turn
        self.active = seat
        self.phase = PLAY
        self.seat = seat

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        self._belief = None
        if self.phase == PLAY:
            if code >= FIRST_PASS:
                self.pass_card(self.active, CARD_OF[code])
            else:
                self.play_card(self.active, CARD_OF[code], TARGET_OF[code], EXTRA_OF[code])
        elif self.phase == ASK:
            self.ask(self.seat, TARGET_OF[code], EXTRA_OF[code], CLEVER)
        else:
            self.answer(self.seat, TARGET_OF[code])

    def play_card(self, seat: int, card: int, target: int, extra: int) -> None:
        """SN-14: lay the card face up on the discard and apply its effect completely."""
        self.take_from_hand(seat, card)
        self.note(record.pack(record.PLAYED, seat, card, target, extra))
        if self.log is not None:
            events.played(self.log, seat, card)
        if card == CLEVER:
            self.let_neighbour_ask()
        elif FIRE <= card <= HYPER:
            self.ask(seat, target, extra, card)
        else:
            self.apply_effect(seat, card, target, extra)
            self.end_turn()

    def take_from_hand(self, seat: int, card: int) -> None:
        """Removes one of the two cards; the other is the hidden card from now on (SN-3)."""
        if self.drawn != card:
            self.held[seat] = self.drawn
        self.drawn = NOTHING

    def apply_effect(self, seat: int, card: int, target: int, extra: int) -> None:
        """The cards that ask nothing; interns without a question and Emmanuel have no effect (SN-30, SN-36)."""
        if card == TECH_LEAD:
            self.look(seat, target)
        elif card == RECRUITER:
            self.exchange(seat, target)
        elif card == SALESPERSON:
            self.swap_tokens(seat, target, extra)
        elif card == DIRECTOR:
            self.promote(seat, target)
        elif card == INVESTOR:
            self.invest(seat, target)

    def end_turn(self) -> None:
        """SN-17: test the end of the round, else go on with the same seat after a hit by HYPER, or the next living one.

        SN-38 tests (a) and (b) at once after an elimination; going out is always the last thing in a turn, so this is
        that moment.
        """
        reason = is_decided(self)
        if reason == "" and not self.deck.cards:
            reason = "deck"  # SN-38c
        if reason != "":
            following = finish_round(self, reason)
            if following >= 0:
                self.start_round(following)
        elif self.again:
            self.again = False
            if self.log is not None:
                events.plays_again(self.log, self.active)
            self.begin_turn(self.active)
        else:
            self.begin_turn(self.next_living(self.active))

    def next_living(self, seat: int) -> int:
        """SN-1: the nearest living seat clockwise, which is also the left neighbour."""
        seats = self.setup.seats
        following = seat + 1 if seat + 1 < seats else 0
        while not self.living >> following & 1:
            following = following + 1 if following + 1 < seats else 0
        return following

    # Questions (SN-19 to SN-23)

    def let_neighbour_ask(self) -> None:
        """SN-29: not the active seat but its left neighbour asks."""
        self.phase = ASK
        self.seat = self.next_living(self.active)

    def ask(self, asker: int, target: int, role: int, intern: int) -> None:
        """SN-19: one living seat is asked about one role; it must answer, whatever it holds (L4)."""
        self.note(record.pack(record.ASKED, asker, target, role))
        if self.log is not None:
            events.asked(self.log, asker, target, role, intern)
        self.asker = asker
        self.asked = target
        self.role = role
        self.intern = intern
        self.phase = ANSWER
        self.seat = target

    def answer(self, seat: int, answer: int) -> None:
        """SN-23: the effect follows the announced answer, be it true or not."""
        self.note(record.pack(record.ANSWERED, seat, answer, self.role, self.held[seat]))
        if self.log is not None:
            events.answered(self.log, seat, answer, self.role)
        if answer == EXACT:
            self.hit(seat)
        self.end_turn()

    def hit(self, target: int) -> None:
        """SN-25 to SN-29: what each intern does on "exact"."""
        if self.intern == STRINGS:
            self.exchange(self.asker, target)
        elif self.intern == LEGAL:
            self.take_bpi(self.asker, target)
        elif self.intern == HYPER:
            self.again = True
        else:
            self.go_out(target, QUESTIONED)

    def answer_codes(self, seat: int) -> list[int]:
        """SN-20 to SN-22: the truth, or with Emmanuel any answer that some card could give."""
        rank = rank_of(self.held[seat])
        truth = EXACT if rank == self.role else ABOVE if rank > self.role else BELOW
        lie = self.setup.lie
        if self.held[seat] != EMMANUEL or lie == NEVER_LIE:
            return ANSWER_CODES[truth]
        may_hit = lie == LIE_FREELY or truth == EXACT
        possible = [may_hit, self.role < TOP_RANK, self.role > INTERN_RANK]  # SN-A10
        return [FIRST_ANSWER + answer for answer in (EXACT, ABOVE, BELOW) if possible[answer]]

    # The cards (SN-30 to SN-36)

    def look(self, seat: int, target: int) -> None:
        """SN-31: the tech lead looks secretly at another seat's hidden card."""
        card = self.held[target]
        self.note(record.pack(record.LOOKED, seat, target, card))
        if self.log is not None:
            events.looked(self.log, seat, target, card)

    def exchange(self, seat: int, other: int) -> None:
        """SN-26, SN-32: two seats exchange hidden cards; it is not a discard."""
        gave = self.held[seat]
        got = self.held[other]
        self.note(record.pack(record.EXCHANGED, seat, other, gave, got))
        self.held[seat] = got
        self.held[other] = gave
        if self.log is not None:
            events.exchanged(self.log, seat, other, gave, got)

    def swap_tokens(self, seat: int, target: int, other: int) -> None:
        """SN-33: two living seats exchange alliance tokens, or nobody does."""
        if target < 0:
            if self.log is not None:
                events.swap_declined(self.log, seat)
            return
        self.tokens[target], self.tokens[other] = self.tokens[other], self.tokens[target]
        if self.log is not None:
            events.tokens_swapped(self.log, seat, target, other)

    def promote(self, seat: int, target: int) -> None:
        """SN-34: discard without effect, then take the first card of strictly higher rank from the deck, or go out."""
        card = self.held[target]
        self.held[target] = NOTHING
        skipped: list[int] = []
        found = NOTHING
        depth = 0  # SN-A30: how many cards were looked at
        if card != BRIGITTE:
            found = self.search_deck(target, rank_of(card), skipped)
            depth = len(skipped) + 1 if found >= 0 else len(self.deck)
        self.note(record.pack(record.PROMOTED, target, card, depth, found))
        for place, skip in enumerate(skipped):
            self.note(record.pack(record.SKIPPED, target, place, skip))
        if self.log is not None:
            events.promoted(self.log, seat, target, card, depth, skipped, found)
        if found >= 0:
            self.held[target] = found
        else:
            self.go_out(target, NOT_PROMOTED)

    def search_deck(self, seat: int, rank: int, skipped: list[int]) -> int:
        """SN-34c to e: takes the first higher card; those passed over keep their places, known to the searcher.

        A search that must fail fixes no order: nobody is shown the cards (SN-A31).
        """
        if not any(rank_of(card) > rank for card in self.deck.cards):
            return NOTHING
        knowers: list[int] = []
        while True:
            layer = self.deck.layer[-1]
            card = self.deck.draw(self.deck_luck)
            if rank_of(card) > rank:
                break
            skipped.append(card)
            knowers.append(layer if layer > 0 else 0)
        for place in range(len(skipped) - 1, -1, -1):
            self.deck.put_on_top(skipped[place], known_to=knowers[place] | 1 << seat)
        return card

    def invest(self, seat: int, target: int) -> None:
        """SN-35: one BPI token from the supply to a living seat; an empty supply has no effect."""
        if target < 0:
            if self.log is not None:
                events.bpi_short(self.log, seat)
            return
        self.supply -= 1
        self.bpi[target] += 1
        if self.log is not None:
            events.bpi_given(self.log, seat, target)

    def take_bpi(self, seat: int, target: int) -> None:
        """SN-27: all BPI tokens of the questioned seat, possibly none."""
        count = self.bpi[target]
        self.bpi[seat] += count
        self.bpi[target] = 0
        if self.log is not None:
            events.bpi_taken(self.log, seat, target, count)

    def go_out(self, seat: int, cause: int) -> None:
        """SN-37: out of this round; the hidden card, if there still is one, goes face up to the discard."""
        card = self.held[seat]
        self.held[seat] = NOTHING
        self.living &= ~(1 << seat)
        self.note(record.pack(record.WENT_OUT, seat, card, cause))
        if self.log is not None:
            events.went_out(self.log, seat, CAUSES[cause], card)

    def pass_card(self, seat: int, card: int) -> None:
        """SN-A39 (option pass_left): give one card to the left neighbour, who skips the draw and takes a turn."""
        self.take_from_hand(seat, card)
        left = self.next_living(seat)
        self.note(record.pack(record.PASSED, seat, left, card))
        if self.log is not None:
            events.passed(self.log, seat, left, card)
        self.drawn = card
        self.received = card
        self.passes += 1
        self.await_play(left)

    # What may be chosen (rules page 2.14)

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        if self.phase == PLAY:
            return self.plays()
        if self.phase == ASK:
            return ASKS_ON[self.questionable(self.seat)]
        if self.phase == ANSWER:
            return self.answer_codes(self.seat)
        return []

    def plays(self) -> list[int]:
        """Every way to play each distinct card in hand; Brigitte is never played (SN-15)."""
        low = self.held[self.active]
        high = self.drawn
        if low > high:
            low, high = high, low
        codes = self.plays_of(low)
        if high != low and high != BRIGITTE:
            codes = codes + self.plays_of(high)
        if self.setup.pass_left:
            codes = codes + self.pass_codes(low, high)
        return codes

    def plays_of(self, card: int) -> list[int]:
        """Every way to play one card; the list may be shared and is not changed."""
        if FIRE <= card <= HYPER:
            return PLAYS_ON[card][self.questionable(self.active)]
        if card == SALESPERSON:
            return self.swaps()
        if card == TECH_LEAD or card == RECRUITER:  # SN-A29: never oneself
            return PLAYS_ON[card][self.living & ~(1 << self.active)]
        if card == INVESTOR and self.supply == 0:
            return [INVEST_NOTHING]
        return PLAYS_ON[card][self.living]

    def questionable(self, asker: int) -> int:
        """The seats that may be questioned, as bits: every other living one (SN-18), allies too by default (SN-A8)."""
        seats = self.living & ~(1 << asker)
        if not self.setup.may_question_ally:
            for other in range(self.setup.seats):
                if other != asker and self.are_allies(asker, other):
                    seats &= ~(1 << other)
        return seats

    def swaps(self) -> list[int]:
        """SN-33: decline, or two living seats of different colours (SN-A27)."""
        codes = [DECLINE]
        for code in range(DECLINE + 1, DECLINE + 1 + len(PAIR_BITS)):
            both = PAIR_BITS[code - DECLINE - 1]
            if self.living & both == both and self.tokens[TARGET_OF[code]] != self.tokens[EXTRA_OF[code]]:
                codes.append(code)
        return codes

    def pass_codes(self, low: int, high: int) -> list[int]:
        """SN-A39: the cards that may be given to the left; not the one just received, and not once around the table."""
        if self.passes >= self.living.bit_count() - 1:
            return []
        if self.received >= 0:
            return [FIRST_PASS + self.held[self.active]]
        return [FIRST_PASS + low] if low == high else [FIRST_PASS + low, FIRST_PASS + high]

    # The rest of the protocol

    def note(self, entry: int) -> None:
        """Adds an entry to the record of the round."""
        self.record.append(entry)

    def copy(self) -> StartUpNation:
        """An independent state without a log."""
        twin = StartUpNation()
        self.put_copy_into(twin)
        return twin

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        if is_among(code, self.choices()):
            return None
        reason, rule = why_not(self, code)
        return Refusal(reason, rule)

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know."""
        check_seat(seat, self.setup.seats)
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def renew(self, luck: Luck) -> None:
        """The deck's order, as far as it is not known, and all later rounds."""
        self.luck = luck.fork()
        self.deck_luck = self.luck.stream(f"deck/{self.round}")

    def imagine(self, seat: int, luck: Luck) -> StartUpNation:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        world.rounds = [result.known_to(seat) for result in self.rounds]
        imagine(self, seat, luck, world)
        return world

    def former(self, seat: int) -> list[State]:
        """The ends of earlier rounds, as this seat knows them."""
        check_seat(seat, self.setup.seats)
        return former(self, seat)
