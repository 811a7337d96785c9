"""Threat and power (BC-2.11.1, 2 and 5, BC-2.12): counting both, and what happens at their ends."""

from __future__ import annotations

from boardroom.core.event import Outcome
from boardroom.games.burncycle.content.names import HOME, MODULE, NOTHING, ROBOT_NAMES
from boardroom.games.burncycle.shapes import Ending, GameOver, PowerChanged, ShutDown, ThreatChanged, ThresholdReached
from boardroom.games.burncycle.state.agenda import EndOfTurn
from boardroom.games.burncycle.state.table import Table


def finish(table: Table, reason: Ending, won: bool, capped: bool = False) -> None:
    """BC-2.11.4 and 5: everybody wins or loses together."""
    if table.outcome is not None:
        return
    seats = table.setup.seats
    value = 1 if won else -1
    table.outcome = Outcome(reason, [value] * seats, [float(value)] * seats, list(range(seats)) if won else [], capped)
    table.agenda = []
    if table.log is not None:
        told: GameOver = {
            "kind": "game_over",
            "seat": table.active,
            **table.outcome.as_dict(),
            "ending": reason,
            "text": "game_won" if won else "game_lost",
        }
        table.say(told, barrier=True)


def add_threat(table: Table, count: int) -> None:
    """BC-2.11.1: never below 0; at the limit the game is lost, and thresholds fire once (BC-A4)."""
    before = table.threat
    table.threat = max(0, before + count)
    if table.threat == before:
        return
    if table.log is not None:
        table.say(
            ThreatChanged(
                kind="threat",
                seat=table.active,
                change=table.threat - before,
                now=table.threat,
                limit=table.setup.limit,
            )
        )
    if table.threat >= table.setup.limit:
        finish(table, "threat", won=False)
        return
    first = table.fired
    while table.fired < 3 and table.threat >= table.setup.thresholds[table.fired]:
        table.fired += 1
    for number in range(table.fired - 1, first - 1, -1):  # the agenda is a stack: the lowest threshold comes out on top
        table.push_effects(table.ceo_card().thresholds[number])
    if table.fired > first and table.log is not None:
        table.say(
            ThresholdReached(kind="threshold", seat=table.active, ceo=table.ceo_card().key, threshold=table.fired)
        )


def gain_power(table: Table, robot: int, count: int) -> None:
    """A robot gains power; only the module's bank is limited at once (BC-A27)."""
    before = table.power[robot]
    table.power[robot] = before + count
    if robot == MODULE:
        table.power[robot] = max(before, min(table.power[robot], table.setup.module.bank))
    if table.log is not None and table.power[robot] != before:
        table.say(
            PowerChanged(
                kind="power",
                seat=table.active,
                robot=ROBOT_NAMES[robot],
                change=table.power[robot] - before,
                now=table.power[robot],
            )
        )


def lose_power(table: Table, robot: int, count: int, least: int = 0) -> None:
    """A robot loses power; at 0 an agent is shut down (BC-2.12) and without the module the game is lost (BC-2.11.5)."""
    before = table.power[robot]
    table.power[robot] = min(before, max(least, before - count))
    if table.power[robot] == before:
        return
    if table.log is not None:
        table.say(
            PowerChanged(
                kind="power",
                seat=table.active,
                robot=ROBOT_NAMES[robot],
                change=table.power[robot] - before,
                now=table.power[robot],
            )
        )
    if table.power[robot] == 0:
        if robot == MODULE:
            finish(table, "module", won=False)
        else:
            shut_down(table, robot)


def shut_down(table: Table, seat: int) -> None:
    """BC-2.12: threat +3, the alert chip leaves, the IP goes home; the chip stays face down on its square."""
    table.down |= 1 << seat
    table.alert[seat] = NOTHING
    if table.ips[seat] >= 0:
        table.ips[seat] = HOME
    if table.log is not None:
        table.say(ShutDown(kind="shut_down", seat=table.active, robot=ROBOT_NAMES[seat]))
    if seat == table.active:
        end_turn_early(table)
    if table.down == (1 << table.setup.seats) - 1:
        finish(table, "agents", won=False)
        return
    add_threat(table, 3)


def end_turn_early(table: Table) -> None:
    """The rest of the running turn is left out, up to what ends it."""
    for place, entry in enumerate(table.agenda):
        if isinstance(entry, EndOfTurn):
            del table.agenda[place + 1 :]
            return
