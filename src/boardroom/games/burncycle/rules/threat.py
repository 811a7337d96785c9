"""Threat and power (BC-2.11.1, 2 and 5, BC-2.12): counting both, and what happens at their ends."""

from __future__ import annotations

from boardroom.core.event import Outcome
from boardroom.games.burncycle.content.names import MODULE, NOTHING, ROBOT_NAMES
from boardroom.games.burncycle.state.agenda import EndOfTurn
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import HOME


def finish(t: Table, reason: str, won: bool, capped: bool = False) -> None:
    """BC-2.11.4 and 5: everybody wins or loses together."""
    if t.outcome is not None:
        return
    seats = t.setup.seats
    value = 1 if won else -1
    t.outcome = Outcome(reason, [value] * seats, [float(value)] * seats, list(range(seats)) if won else [], capped)
    t.agenda = []
    if t.log is not None:
        t.say(
            "game_over",
            {**t.outcome.as_dict(), "ending": reason, "text": "game_won" if won else "game_lost"},
            barrier=True,
        )


def add_threat(t: Table, count: int) -> None:
    """BC-2.11.1: never below 0; at the limit the game is lost, and thresholds fire once (BC-A4)."""
    before = t.threat
    t.threat = max(0, before + count)
    if t.threat == before:
        return
    if t.log is not None:
        t.say("threat", {"change": t.threat - before, "now": t.threat, "limit": t.setup.limit})
    if t.threat >= t.setup.limit:
        finish(t, "threat", won=False)
        return
    first = t.fired
    while t.fired < 3 and t.threat >= t.setup.thresholds[t.fired]:
        t.fired += 1
    for number in range(t.fired - 1, first - 1, -1):  # the agenda is a stack: the lowest threshold comes out on top
        t.push_effects(t.ceo_card().thresholds[number])
    if t.fired > first and t.log is not None:
        t.say("threshold", {"ceo": t.ceo_card().key, "threshold": t.fired})


def gain_power(t: Table, robot: int, count: int) -> None:
    """A robot gains power; only the module's bank is limited at once (BC-A27)."""
    before = t.power[robot]
    t.power[robot] = before + count
    if robot == MODULE:
        t.power[robot] = max(before, min(t.power[robot], t.setup.module.bank))
    if t.log is not None and t.power[robot] != before:
        t.say("power", {"robot": ROBOT_NAMES[robot], "change": t.power[robot] - before, "now": t.power[robot]})


def lose_power(t: Table, robot: int, count: int, least: int = 0) -> None:
    """A robot loses power; at 0 an agent is shut down (BC-2.12) and without the module the game is lost (BC-2.11.5)."""
    before = t.power[robot]
    t.power[robot] = min(before, max(least, before - count))
    if t.power[robot] == before:
        return
    if t.log is not None:
        t.say("power", {"robot": ROBOT_NAMES[robot], "change": t.power[robot] - before, "now": t.power[robot]})
    if t.power[robot] == 0:
        if robot == MODULE:
            finish(t, "module", won=False)
        else:
            shut_down(t, robot)


def shut_down(t: Table, seat: int) -> None:
    """BC-2.12: threat +3, the alert chip leaves, the IP goes home; the chip stays face down on its square."""
    t.down |= 1 << seat
    t.alert[seat] = NOTHING
    if t.ips[seat] >= 0:
        t.ips[seat] = HOME
    if t.log is not None:
        t.say("shut_down", {"robot": ROBOT_NAMES[seat]})
    if seat == t.active:
        end_turn_early(t)
    if t.down == (1 << t.setup.seats) - 1:
        finish(t, "agents", won=False)
        return
    add_threat(t, 3)


def end_turn_early(t: Table) -> None:
    """The rest of the running turn is left out, up to what ends it."""
    for place, entry in enumerate(t.agenda):
        if isinstance(entry, EndOfTurn):
            del t.agenda[place + 1 :]
            return
