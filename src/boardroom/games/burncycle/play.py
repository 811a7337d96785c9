"""burncycle as a whole: the agenda is settled until somebody must decide, and every choice goes to its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.state import is_among
from boardroom.games.burncycle.content.names import STREAMS
from boardroom.games.burncycle.forms.refusals import why_not
from boardroom.games.burncycle.forms.saves import save
from boardroom.games.burncycle.forms.view import view
from boardroom.games.burncycle.rules.dice import dice_choices, play_dice, play_reroll, reroll_choices
from boardroom.games.burncycle.rules.effects import effect
from boardroom.games.burncycle.rules.keypad import (
    entry_choices,
    method_choices,
    open_door,
    play_entry,
    play_method,
    play_strike,
    strike_choices,
)
from boardroom.games.burncycle.rules.menu import (
    after_choices,
    amount_choices,
    menu_choices,
    next_chip,
    play_after,
    play_amount,
    play_menu,
)
from boardroom.games.burncycle.rules.move import (
    end_move,
    move_choices,
    play_move,
    play_push_to,
    play_through,
    push_to_choices,
    through_choices,
)
from boardroom.games.burncycle.rules.network import (
    card_choices,
    ip_choices,
    net_chip,
    net_step_end,
    network_step,
    play_card,
    play_ip,
)
from boardroom.games.burncycle.rules.picks import (
    chip_choices,
    die_choices,
    door_choices,
    give_chip_choices,
    node_choices,
    play_chip,
    play_die,
    play_door,
    play_give_chip,
    play_node,
    play_robot,
    play_shove,
    play_slot,
    play_square,
    play_toll,
    play_trail,
    play_unit,
    play_zone,
    robot_choices,
    shove_choices,
    slot_choices,
    square_choices,
    toll_choices,
    trail_choices,
    unit_choices,
    zone_choices,
)
from boardroom.games.burncycle.rules.pings import boot_choices, ping_dice, ping_move, play_boot, start_pings
from boardroom.games.burncycle.rules.security import (
    corp_alert_choices,
    corp_nearest_choices,
    corp_robot_choices,
    corp_unit_choices,
    corporation,
    corporation_done,
    investigate,
    patrol_all,
    play_corp_alert,
    play_corp_nearest,
    play_corp_robot,
    play_corp_unit,
    pursue,
    security_done,
)
from boardroom.games.burncycle.rules.setup import fill_cycle, finish_setup, start_game
from boardroom.games.burncycle.rules.terminal import (
    hand_choices,
    hold_choices,
    net_hand,
    option_choices,
    play_hand,
    play_hold,
    play_option,
    play_redraw,
    redraw_choices,
    terminal_draw,
)
from boardroom.games.burncycle.rules.tests import tested
from boardroom.games.burncycle.rules.turn import (
    before_turn,
    degrade_step,
    last_route,
    place_choices,
    play_place,
    play_restart,
    play_route,
    play_upgrade,
    play_wild,
    pool,
    restart_choices,
    route_choices,
    turn,
    turn_end,
    upgrade_choices,
    wild_choices,
)
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.streams import Streams
from boardroom.games.burncycle.state.table import Table


class Burncycle(Table):
    """A game of burncycle."""

    def start(self) -> None:
        """Set-up, up to the first choice."""
        start_game(self)
        self.settle()

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return self.codes

    def apply(self, code: int) -> None:
        """Carries out a legal choice, then everything that follows by itself."""
        item = self.agenda.pop()
        PLAY[agenda.kind_of(item) - agenda.FIRST_DECISION](self, item, code)
        self.settle()

    def settle(self) -> None:
        """Lets things happen until somebody must decide or the game is over; what cannot be chosen is dropped."""
        while self.outcome is None:
            item = self.agenda[-1]
            kind = agenda.kind_of(item)
            if kind < agenda.FIRST_DECISION:
                self.agenda.pop()
                RUN[kind](self, item)
                continue
            codes = CHOICES[kind - agenda.FIRST_DECISION](self, item)
            if not codes:
                self.agenda.pop()
                if kind == agenda.MOVE:
                    end_move(self, agenda.second_of(item))
            elif len(codes) == 1 and kind in FORCED:
                self.agenda.pop()
                PLAY[kind - agenda.FIRST_DECISION](self, item, codes[0])
            else:
                self.codes = codes
                self.seat = self.decider(kind, item)
                return
        self.codes = []
        self.seat = -1

    def decider(self, kind: int, item: int) -> int:
        """Who decides: the seat an entry names, else the one whose turn runs or is about to begin."""
        if kind == agenda.UPGRADE or kind == agenda.ROUTE or kind == agenda.BOOT:
            return agenda.first_of(item)
        if kind == agenda.PLACE or kind == agenda.GIVE_CHIP:
            return agenda.second_of(item)
        return self.active

    def copy(self) -> Burncycle:
        """An independent state without a log."""
        twin = Burncycle()
        self.put_copy_into(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> Burncycle:
        """The same table with fresh luck: no order is stored, so decks, bag and dice are drawn anew from now on."""
        world = self.copy()
        world.streams = Streams(luck.fork())
        world.counts = [0] * len(STREAMS)
        return world

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        if is_among(code, self.choices()):
            return None
        reason, rule = why_not(self, code)
        return Refusal(reason, rule)

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know: everything but what nobody knows."""
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)


def nothing(_t: Table, _item: int) -> None:
    """A kind that is not used."""


def do_fill_cycle(t: Table, _item: int) -> None:
    """BC-2.2.12."""
    fill_cycle(t)


def do_finish_setup(t: Table, _item: int) -> None:
    """BC-2.2.14 to 16."""
    finish_setup(t)


FORCED: Final = (
    agenda.IP, agenda.NODE_CARD, agenda.WILD, agenda.GIVE_CHIP, agenda.PUSH_TO, agenda.TRAIL, agenda.PICK_DOOR,
    agenda.PICK_UNIT, agenda.PICK_NODE, agenda.PICK_SLOT, agenda.PICK_ROBOT, agenda.PICK_ZONE, agenda.PICK_DIE,
    agenda.PICK_SQUARE, agenda.CORP_UNIT, agenda.CORP_ROBOT, agenda.CORP_ALERT, agenda.CORP_NEAREST, agenda.STRIKE_CHOICE,
)  # fmt: skip

Happening = Callable[[Table, int], None]
RUN: Final[list[Happening]] = [nothing] * agenda.FIRST_DECISION
RUN[agenda.EFFECT] = effect
RUN[agenda.SETUP_DONE] = do_finish_setup
RUN[agenda.LAY_PLAN] = do_fill_cycle
RUN[agenda.BEFORE_TURN] = before_turn
RUN[agenda.TURN] = turn
RUN[agenda.POOL] = pool
RUN[agenda.NEXT_CHIP] = next_chip
RUN[agenda.TESTED] = tested
RUN[agenda.NETWORK] = network_step
RUN[agenda.NET_CHIP] = net_chip
RUN[agenda.NET_STEP_END] = net_step_end
RUN[agenda.LAST_ROUTE] = last_route
RUN[agenda.DEGRADE_STEP] = degrade_step
RUN[agenda.TURN_END] = turn_end
RUN[agenda.CORPORATION] = corporation
RUN[agenda.PURSUE] = pursue
RUN[agenda.INVESTIGATE] = investigate
RUN[agenda.PATROL] = patrol_all
RUN[agenda.SECURITY_DONE] = security_done
RUN[agenda.PINGS] = start_pings
RUN[agenda.PING_MOVE] = ping_move
RUN[agenda.PING_DICE] = ping_dice
RUN[agenda.CORPORATION_DONE] = corporation_done
RUN[agenda.DOOR_OPEN] = open_door
RUN[agenda.TERMINAL_DRAW] = terminal_draw
RUN[agenda.NET_HAND] = net_hand

# In the order of the decisions, from agenda.UPGRADE on.
Choosing = Callable[[Table, int], list[int]]
CHOICES: Final[list[Choosing]] = [
    upgrade_choices, route_choices, place_choices, restart_choices, menu_choices, after_choices, amount_choices,
    dice_choices, reroll_choices, move_choices, push_to_choices, through_choices, trail_choices, method_choices,
    strike_choices, entry_choices, hold_choices, option_choices, door_choices, unit_choices, node_choices, chip_choices,
    slot_choices, robot_choices, zone_choices, die_choices, square_choices, card_choices, hand_choices, redraw_choices,
    ip_choices, boot_choices, toll_choices, give_chip_choices, shove_choices, corp_unit_choices, corp_robot_choices,
    corp_alert_choices, corp_nearest_choices, wild_choices,
]  # fmt: skip
Playing = Callable[[Table, int, int], None]
PLAY: Final[list[Playing]] = [
    play_upgrade, play_route, play_place, play_restart, play_menu, play_after, play_amount,
    play_dice, play_reroll, play_move, play_push_to, play_through, play_trail, play_method,
    play_strike, play_entry, play_hold, play_option, play_door, play_unit, play_node, play_chip,
    play_slot, play_robot, play_zone, play_die, play_square, play_card, play_hand, play_redraw,
    play_ip, play_boot, play_toll, play_give_chip, play_shove, play_corp_unit, play_corp_robot,
    play_corp_alert, play_corp_nearest, play_wild,
]  # fmt: skip
assert len(CHOICES) == len(PLAY) == agenda.KINDS - agenda.FIRST_DECISION
