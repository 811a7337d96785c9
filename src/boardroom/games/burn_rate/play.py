"""The rules of Burn Rate: the draft, the four phases of a turn, what each card does, and going bankrupt."""

from __future__ import annotations

from typing import Any

from boardroom.core.event import Outcome, shared_win
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.refusal import Refusal
from boardroom.core.state import check_seat, is_among
from boardroom.games.burn_rate.content.names import (
    BAD_HIRE,
    BAD_IDEA,
    DRAFTED,
    FIRE,
    FUNDING,
    HAND_SIZE,
    HIRE,
    MASS_FIRING,
    NOTHING,
    POACH,
    RELEASE,
    REMOVE_VP,
)
from boardroom.games.burn_rate.forms.saves import save
from boardroom.games.burn_rate.forms.view import view
from boardroom.games.burn_rate.mind import belief
from boardroom.games.burn_rate.rules.actions import ADD, BURY, DISCARD, LAY_OFF, PLAY, STOP, TAKE
from boardroom.games.burn_rate.rules.choices import choices
from boardroom.games.burn_rate.rules.refusals import why_not
from boardroom.games.burn_rate.state import events, whereabouts
from boardroom.games.burn_rate.state.table import DONE, DRAFT, LAYOFFS, SECOND, TURN, Table, with_one, without_one


class BurnRate(Table):
    """A game of Burn Rate."""

    # The draft (BR-3.0, BR-3.25 to BR-3.27)

    def start_game(self) -> None:
        """BR-3.27: settle who begins, turn up the top of each pile, and let everybody take four people."""
        first = self.setup.first_seat
        if first < 0:
            first = int(self.luck.stream("first").below(self.setup.seats))
        self.first = first
        self.seat = first
        self.phase = DRAFT
        if self.log is not None:
            events.game_started(self.log, first, self.bank)
        for department in range(4):
            self.turn_up(department)

    def turn_up(self, department: int) -> None:
        """BR-3.35: the next person of the pile is turned up at once, if there is one."""
        if self.piles[department].cards:
            pile = self.own_pile(department)
            luck = self.people_luck[department].copy()
            self.people_luck[department] = luck
            self.pool[department] = pile.draw(luck)
            if self.log is not None:
                events.turned_up(self.log, self.seat, self.name(self.pool[department]), department, len(pile))
        else:
            self.pool[department] = NOTHING

    def take(self, seat: int, department: int) -> None:
        """BR-3.0: one face-up person each, clockwise, until everybody has four."""
        person = self.pool[department]
        self.join(seat, person)
        if self.log is not None:
            events.took(self.log, seat, self.name(person), department)
        self.turn_up(department)
        following = self.seat + 1 if self.seat + 1 < self.setup.seats else 0
        if len(self.staff[following]) < DRAFTED:
            self.seat = following
        else:
            self.deal()

    def bury(self, seat: int, department: int) -> None:
        """BR-3.26: a face-up person who may not be hired goes under the pile, and the next is turned up."""
        person = self.pool[department]
        if self.log is not None:
            events.buried(self.log, seat, self.name(person), department)
        self.pool[department] = NOTHING
        self.own_pile(department).put_under(person, known_to=self.setup.everybody)
        self.turn_up(department)

    def deal(self) -> None:
        """BR-3.25: six cards for everybody, once all have hired."""
        for step in range(self.setup.seats):
            self.draw_up((self.first + step) % self.setup.seats)
        if self.log is not None:
            faces = [[self.face(card) for card in hand] for hand in self.hands]
            copies = [self.names(hand) for hand in self.hands]
            events.dealt(self.log, self.first, faces, copies, len(self.draw_pile))
        self.begin_turn(self.first)

    # A turn (BR-3.0)

    def begin_turn(self, seat: int) -> None:
        """Phase 1: play one to four cards, or forfeit and discard one to four."""
        self.phase = TURN
        self.seat = seat
        self.played = 0
        self.discarded = 0
        self.pending = NOTHING
        if self.log is not None:
            events.turn_started(self.log, seat, self.round)

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        actions = self.setup.actions
        verb = actions.verb_of[code]
        if verb == PLAY:
            self.play_card(self.seat, actions.card_of[code], actions.target_of[code], actions.thing_of[code])
        elif verb == DISCARD:
            self.discard_card(self.seat, actions.card_of[code])
        elif verb == TAKE:
            self.take(self.seat, actions.thing_of[code])
        elif verb == ADD:
            self.add_second(self.seat, actions.card_of[code])
        elif verb == LAY_OFF:
            self.lay_off(self.seat, actions.thing_of[code])
        elif verb == STOP:
            self.stop_layoffs(self.seat)
        elif verb == BURY:
            self.bury(self.seat, actions.thing_of[code])
        else:
            self.end_turn(self.seat)

    def discard_card(self, seat: int, card: int) -> None:
        """BR-3.6: the turn is forfeit, and a card goes face up to the discards."""
        whereabouts.show_card(self, seat, card)
        self.discard.append(card)
        self.discarded += 1
        if self.log is not None:
            events.discarded(self.log, seat, self.face(card), self.setup.content.cards[card])

    def end_turn(self, seat: int) -> None:
        """Phases 2 to 4: contractors, payday, refill; then the next solvent company."""
        self.payday(seat)
        if self.bank[seat] < 0:
            self.go_bankrupt(seat)
            if self.solvent & (self.solvent - 1) == 0:
                self.finish("last_solvent")  # BR-3.23: even in the middle of a round
                return
        else:
            self.refill(seat)
        self.pass_on(seat)

    def payday(self, seat: int) -> None:
        """BR-3.17 to BR-3.20: set the contractors, then pay everybody, doubled for each marker."""
        self.contractors[seat] = self.contractors_needed(seat)
        due = self.burn_rate(seat)
        doubled = self.markers[seat]
        self.markers[seat] = 0
        self.burned[seat] = due
        self.bank[seat] -= due
        if self.log is not None:
            events.contractors_set(self.log, seat, self.contractors[seat])
            events.paid(self.log, seat, due, self.bank[seat], doubled)

    def refill(self, seat: int) -> None:
        """BR-3.24: draw up to six; when the pile is empty the discards become a new one."""
        drawn = self.draw_up(seat)
        if self.log is not None:
            drawn.sort()
            faces = [self.face(card) for card in drawn]
            events.drew(self.log, seat, faces, self.names(drawn), len(self.draw_pile))

    def draw_up(self, seat: int) -> list[int]:
        """Draws until the hand is full; gives the cards drawn."""
        drawn: list[int] = []
        hand = self.hands[seat][:]
        backs = self.backs[seat][:]
        while len(hand) < HAND_SIZE:
            if not self.draw_pile.cards:
                self.reshuffle(seat)
            drawn.append(whereabouts.draw_card(self, hand, backs))
        self.hands[seat] = hand
        self.backs[seat] = backs
        return drawn

    def reshuffle(self, seat: int) -> None:
        """BR-3.24: the discards are shuffled; the content is checked so that there always are enough."""
        assert self.discard
        bag = whereabouts.new_bag(self, self.discard, [], [])
        self.shuffles += 1
        self.draw_luck = self.luck.stream(f"draw/{self.shuffles}")
        self.draw_pile = Pile(self.discard)
        self.bag_ids = [bag]
        self.bag_left = [len(self.discard)]
        self.discard = []
        if self.log is not None:
            events.reshuffled(self.log, seat, len(self.draw_pile))

    def pass_on(self, seat: int) -> None:
        """The next solvent seat to the left; BR-3.37 ends the game after the last round."""
        seats = self.setup.seats
        following = seat
        while True:
            following = following + 1 if following + 1 < seats else 0
            if following == self.first:
                self.round += 1
            if self.solvent >> following & 1:
                break
        if self.round > self.setup.cap:
            self.round = self.setup.cap
            self.finish("cap")
        else:
            self.begin_turn(following)

    def finish(self, reason: str) -> None:
        """BR-3.23: the last solvent company wins; at the cap the richest share the win (BR-3.37)."""
        seats = range(self.setup.seats)
        best = max(self.bank[seat] for seat in seats if self.is_solvent(seat))
        winners = [seat for seat in seats if self.is_solvent(seat) and self.bank[seat] == best]
        self.phase = DONE
        self.seat = NOTHING
        self.pending = NOTHING
        returns = shared_win(winners, self.setup.seats)
        self.outcome = Outcome(reason, self.bank[:], returns, winners, capped=reason == "cap")
        if self.log is not None:
            events.game_ended(self.log, reason, self.bank, winners)

    def go_bankrupt(self, seat: int) -> None:
        """BR-3.21: people go under their piles, hand and BAD IDEAS under the draw pile; all else vanishes."""
        if self.log is not None:
            events.bankrupt(self.log, seat, self.bank[seat])
        self.solvent &= ~(1 << seat)
        self.return_people(seat)
        cards = self.hands[seat] + self.ideas[seat]
        if cards:
            bag = whereabouts.new_bag(self, self.ideas[seat], self.hands[seat], self.backs[seat])
            self.draw_pile.shuffle_under(cards)
            self.bag_ids.insert(0, bag)
            self.bag_left.insert(0, len(cards))
        self.hands[seat] = []
        self.backs[seat] = []
        self.ideas[seat] = []
        self.need[seat] = 0
        self.contractors[seat] = 0
        self.markers[seat] = 0

    def return_people(self, seat: int) -> None:
        """BR-3.21: each department's people are shuffled under its pile; an empty pile turns up its new top."""
        leaving: list[list[int]] = [[], [], [], []]
        for person in self.staff[seat]:
            leaving[self.setup.department[person]].append(person)
        self.disband(seat)
        for department in range(4):
            if leaving[department]:
                self.own_pile(department).shuffle_under(leaving[department])
            if self.pool[department] < 0:
                self.turn_up(department)

    # Playing cards (BR-3.1 to BR-3.16, BR-3.28 to BR-3.36)

    def play_card(self, seat: int, card: int, target: int, thing: int) -> None:
        """One of the four plays: the card is laid open, and does its work at once (BR-3.5)."""
        effect = self.setup.effect[card]
        self.lay_open(seat, card, keep=effect == BAD_IDEA)
        if effect == FUNDING:
            self.fund(seat, card)
        elif effect == BAD_IDEA:
            self.give_idea(seat, card, target)
        elif effect == RELEASE:
            self.release(seat, thing)
        elif effect == HIRE:
            self.hire(seat, seat, thing)
        elif effect == BAD_HIRE:
            self.hire(seat, target, thing)
        elif effect == FIRE or effect == POACH:
            self.fire_or_poach(seat, thing)
        elif effect == REMOVE_VP:
            self.remove(seat, thing)
        elif effect == MASS_FIRING:
            self.phase = LAYOFFS
            self.pending = 0
        else:
            self.double_payday(seat, target)

    def lay_open(self, seat: int, card: int, keep: bool) -> None:
        """A played card goes to the discards, unless it stays on the table (BR-3.29)."""
        whereabouts.show_card(self, seat, card)
        if not keep:
            self.discard.append(card)
        self.played += 1
        if self.log is not None:
            events.played(self.log, seat, self.face(card), self.setup.content.cards[card])

    def fund(self, seat: int, card: int) -> None:
        """BR-1.8: money for one's own bank."""
        self.bank[seat] += self.setup.value[card]
        if self.log is not None:
            events.funded(self.log, seat, self.setup.value[card], self.bank[seat])

    def give_idea(self, seat: int, card: int, target: int) -> None:
        """BR-1.9: it stays in front of the target until it is released."""
        self.ideas[target] = with_one(self.ideas[target], card)
        self.need[target] += self.setup.value[card]
        if self.log is not None:
            events.idea_given(self.log, seat, target, self.face(card), self.setup.value[card])

    def release(self, seat: int, idea: int) -> None:
        """BR-3.16: one BAD IDEA of one's own is discarded."""
        self.ideas[seat] = without_one(self.ideas[seat], idea)
        self.need[seat] -= self.setup.value[idea]
        self.discard.append(idea)
        if self.log is not None:
            events.released(self.log, seat, self.face(idea))

    def hire(self, seat: int, company: int, department: int) -> None:
        """BR-1.4, BR-1.6: the face-up person joins; the next one is turned up before anything else (BR-3.35)."""
        person = self.pool[department]
        self.join(company, person)
        if self.log is not None:
            events.hired(self.log, seat, company, self.name(person))
        self.turn_up(department)

    def fire_or_poach(self, seat: int, person: int) -> None:
        """BR-3.12: one card moves a manager or an engineer; a Vice-President waits for the second card."""
        if self.setup.is_vp[person] and self.phase == TURN:
            self.phase = SECOND
            self.pending = person
            if self.log is not None:
                events.second_needed(self.log, seat, self.name(person))
        elif self.home[person] == seat:
            self.remove(seat, person)
        else:
            self.poach(seat, person)

    def add_second(self, seat: int, card: int) -> None:
        """BR-3.12: the second card of the same kind; it is one of the four plays too."""
        self.lay_open(seat, card, keep=False)
        self.fire_or_poach(seat, self.pending)
        self.phase = TURN
        self.pending = NOTHING

    def remove(self, seat: int, person: int) -> None:
        """Fired: face down under the pile of the own department; on an empty pile face up (BR-3.22)."""
        company = self.home[person]
        department = self.setup.department[person]
        self.leave(person)
        if self.log is not None:
            events.removed(self.log, seat, company, self.name(person))
        if self.pool[department] < 0:
            self.pool[department] = person
        else:
            self.own_pile(department).put_under(person, known_to=self.setup.everybody)

    def poach(self, seat: int, person: int) -> None:
        """BR-1.7: the person changes companies."""
        company = self.home[person]
        self.leave(person)
        self.join(seat, person)
        if self.log is not None:
            events.poached(self.log, seat, company, self.name(person))

    def double_payday(self, seat: int, target: int) -> None:
        """BR-3.29: a marker for the target's next payday; two make it four times as much."""
        self.markers[target] += 1
        if self.log is not None:
            events.doubled(self.log, seat, target, self.markers[target])

    def lay_off(self, seat: int, person: int) -> None:
        """BR-3.30: one more goes, like anybody who is fired."""
        self.remove(seat, person)
        self.pending += 1

    def stop_layoffs(self, seat: int) -> None:
        """BR-3.30: nobody else has to go."""
        self.phase = TURN
        self.pending = NOTHING

    # The rest of the protocol

    def name(self, person: int) -> str:
        """The identifier of a person."""
        return self.setup.content.people[person]

    def names(self, cards: list[int]) -> list[str]:
        """The identifiers of cards."""
        return [self.setup.content.cards[card] for card in cards]

    def face(self, card: int) -> str:
        """What is printed on a card."""
        return self.setup.content.face[card]

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return choices(self)

    def copy(self) -> BurnRate:
        """An independent state without a log."""
        twin = BurnRate()
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
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def imagine(self, seat: int, luck: Luck) -> BurnRate:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        belief.imagine(self, seat, luck, world)
        return world
