"""The ideas of burncycle's advice: ways, dice, doors, the network, errands, and what a finished turn is worth."""

from __future__ import annotations

from typing import Any

import boardroom
from boardroom.games.burncycle.content.names import MODULE, name_of
from boardroom.games.burncycle.mind.advice import BurncycleAdvice
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.outlook import outlook, pace, rounds_left
from boardroom.games.burncycle.mind.pilot import pilot_choice
from boardroom.games.burncycle.mind.steps import path_of
from games.burncycle import cycle
from games.burncycle.cycle import Cycle


def table(**said: Any) -> Cycle:
    """A table with empty reserves unless they are said."""
    return cycle.table(**{"reserves": {}, **said})


def chosen(given: Cycle) -> str:
    """What the pilot does here."""
    return str(given.state.game.action(pilot_choice(given.state, Memory())))


def path(given: Cycle, robot: int, ap: int) -> list[str]:
    """The squares a robot would go over with so many AP."""
    return [name_of(square) for square in path_of(given.state, Memory(), robot, True, ap)]


def worth(given: Cycle) -> float:
    """How the position looks between two turns."""
    return outlook(given.state, Memory())


# Ways


def test_an_open_way_is_preferred_to_one_in_sight() -> None:
    """From the south-west corner the ledger of room A is as far by either side; a unit on one of them decides."""
    copied = ["12,0", "9,10", "6,6", "7,6", "0,8"]
    said: dict[str, Any] = {"at": {"0": "6,7", "module": "3,11"}, "unlocked": ["2,2 s"], "ledgers": copied}
    west = table(**said)
    east = table(**said, units={"u17": {"at": "0,5"}})
    assert "0,5" in path(west, 0, 30)
    assert "0,5" not in path(east, 0, 30)


def test_a_locked_door_is_worth_a_detour() -> None:
    given = table(at={"0": "2,3", "module": "3,11"}, ledgers=["12,0", "9,10"])
    assert path(given, 0, 30) == ["2,3"]
    assert chosen(given) == "keypad n"


def test_a_unit_in_the_way_is_gone_round() -> None:
    given = table(at={"0": "1,2", "module": "3,11"}, ledgers=["12,0", "9,10"], units={"u01": {"at": "1,1"}})
    assert path(given, 0, 9)[-1] == "1,0"
    assert "1,1" not in path(given, 0, 9)


def test_what_is_left_of_a_move_goes_to_the_module() -> None:
    given = table(at={"0": "6,9", "module": "7,7"}, unlocked=["7,7 s"], goals=[3])
    given.play("move", "roll 4/0/0")
    assert chosen(given).startswith("step module s")


def test_the_module_waits_outside_while_others_work() -> None:
    given = table(at={"0": "8,7", "module": "8,11"}, unlocked=["7,7 s"])
    assert path(given, MODULE, 10) == ["8,11"]


def test_a_unit_that_bars_the_way_is_pushed_aside() -> None:
    given = table(
        at={"0": "5,10", "module": "6,9"},
        universal=["push"],
        goals=[3],
        units={"u01": {"at": "5,9"}},
        unlocked=["7,7 s"],
    )
    given.play("move", "roll 4/0/0")
    assert chosen(given) == "push 0 n"


# Dice and doors


def test_dice_are_kept_for_the_test_behind_the_door() -> None:
    """Two squares to the ledger: a die is enough, as each shows 2; the rest is for copying."""
    given = table(at={"0": "1,2", "module": "3,11"}, ledgers=["12,0", "9,10"])
    given.play("move")
    assert chosen(given) in {"roll 1/0/0", "roll 2/0/0"}


def test_a_ledger_underfoot_is_copied_first() -> None:
    given = table(at={"0": "1,0", "module": "3,11"})
    assert chosen(given) == "mission copy"
    given.play("mission copy")
    assert chosen(given) == "roll 2/0/0"


def test_a_key_opens_what_chips_and_dice_cannot() -> None:
    given = table(at={"0": "2,3"}, keys={"0": 1}, keypads={"2,2 s": "q10"}, reserves={})
    given.play("keypad n")
    assert chosen(given) == "key"


def test_chips_that_fit_save_the_dice() -> None:
    given = table(at={"0": "2,3"}, keypads={"2,2 s": "q03"}, reserves={"0": ["U"]})
    given.play("keypad n")
    assert chosen(given) == "entries"


def test_physical_chips_of_the_reserve_replace_standard_ones() -> None:
    given = table(at={"0": "8,10"}, reserves={"0": ["P"]})
    assert chosen(given) == "alter 1 P own"


def test_a_chip_without_dice_draws_a_network_card() -> None:
    given = table(at={"0": "8,10"}, power={"0": 1})
    assert chosen(given) == "network"


# The network


def test_the_ip_takes_the_way_to_a_hub_of_the_second_layer() -> None:
    given = table(ips={"0": "1.0"}, chips=["T", "T", "S", "S"], threat=5, step="network", levels={"0": 3})
    assert chosen(given) == "ip transfer"


def test_an_ip_that_would_be_booted_stays_away_from_the_ping() -> None:
    """The transfer leads to the second layer, but a tech chip then goes on to a ping that wins."""
    said: dict[str, Any] = {"ips": {"0": "1.0"}, "chips": ["T"], "threat": 5, "step": "network"}
    assert chosen(table(**said)) == "ip transfer"
    assert chosen(table(**said, pings=["2.1"])) == "ip on"


# Working together


def test_errands_are_shared_out() -> None:
    at = {"0": "5,3", "1": "9,7", "module": "8,11"}
    given = table(seats=2, options={"mission": "m4"}, at=at, laid=["1,0", "12,8"], step="restart")
    targets = [name_of(square) for square in Memory().plan(given.state).targets]
    assert targets == ["1,0", "12,8"]


def test_more_power_and_more_dice_mean_fewer_rounds() -> None:
    poor, rich = table(power={"0": 4}, step="restart"), table(power={"0": 8}, bought={"0": ["die-1"]}, step="restart")
    assert pace(rich.state, Memory(), 0) > pace(poor.state, Memory(), 0)
    assert rounds_left(rich.state, Memory()) < rounds_left(poor.state, Memory())


# The module cannot open doors


def test_the_module_is_drawn_to_the_exit_that_is_open() -> None:
    """The southern zone is nearer, but the agent has opened the northern one."""
    said: dict[str, Any] = {"at": {"0": "6,1", "module": "8,7"}, "goals": [3]}
    assert path(table(**said, unlocked=["6,2 s"]), MODULE, 30)[-1] in {"6,2", "7,2", "7,1"}
    assert path(table(**said, unlocked=["6,2 s", "7,7 s"]), MODULE, 30)[-1] in {"6,8", "6,9", "7,9"}


def test_an_agent_opens_the_door_that_the_module_waits_at() -> None:
    """On the second floor of Reply All the agent stands beside the stage, the module outside the locked room."""
    given = table(
        options={"mission": "m3"}, floor=2, at={"0": "7,5", "module": "6,7"}, began={"0": "s1", "module": "s2"}
    )
    plan = Memory().plan(given.state)
    assert (name_of(plan.targets[0]), name_of(plan.module_target)) == ("6,7", "7,6")
    opened = table(
        options={"mission": "m3"}, floor=2, at={"0": "7,5", "module": "6,7"}, began={"0": "s1", "module": "s2"},
        unlocked=["6,6 s"],
    )  # fmt: skip
    assert name_of(Memory().plan(opened.state).targets[0]) != "6,7"


# What a position is worth


def test_to_finish_a_floor_never_looks_worse_than_to_wait() -> None:
    said: dict[str, Any] = {
        "seats": 2, "options": {"mission": "m3"}, "at": {"0": "6,1", "1": "7,1", "module": "7,9"}, "step": "end",
        "unlocked": ["6,2 s", "7,7 s"],
    }  # fmt: skip
    done = table(**said, goals=[2]).play("end routing")
    missing = table(**said, goals=[1]).play("end routing")
    assert (done.view(-1)["floor"], missing.view(-1)["floor"]) == (2, 1)
    waiting = table(**{**said, "step": "restart"}, goals=[2])
    assert worth(done) > worth(waiting) > worth(missing)


def test_threat_damage_and_work_all_count() -> None:
    said: dict[str, Any] = {"at": {"0": "5,3", "module": "8,11"}, "step": "restart"}
    plain = worth(table(**said))
    assert worth(table(**said, threat=6)) < plain
    assert worth(table(**said, power={"0": 2})) < plain
    assert worth(table(**said, ledgers=["9,10"], goals=[1])) > plain


def test_the_module_is_worth_more_where_nobody_sees_it() -> None:
    hidden = table(at={"0": "5,3", "module": "8,9"}, power={"module": 4}, step="restart")
    exposed = table(at={"0": "5,3", "module": "8,8"}, power={"module": 4}, step="restart")
    assert worth(hidden) > worth(exposed)


def test_a_turn_is_judged_by_what_the_security_does_next() -> None:
    """Two seats: the first one has ended its actions beside a captain that has seen it, or far from it."""
    advice = BurncycleAdvice()
    said: dict[str, Any] = {
        "seats": 2,
        "active": 0,
        "holder": 1,
        "step": "end",
        "alert": {"0": "on"},
        "power": {"0": 3},
    }
    near = table(**said, at={"0": "3,3", "1": "8,11", "module": "3,11"}, units={"captain": {"at": "5,3"}})
    far = table(**said, at={"0": "3,3", "1": "8,11", "module": "3,11"}, units={"captain": {"at": "13,7"}})
    assert advice.evaluate(near.state, 0) < advice.evaluate(far.state, 0)


def test_everybody_shares_the_value() -> None:
    state = boardroom.load("burncycle").start(3, seed=2)
    assert len(set(BurncycleAdvice().values(state, 3))) == 1


def test_the_pilot_s_choice_gets_the_first_look() -> None:
    given = table(at={"0": "1,0", "module": "3,11"})
    legal = given.state.legal()
    priors = BurncycleAdvice().priors(given.state, legal)
    best = legal[priors.index(max(priors))]
    assert str(given.state.game.action(best)) == "mission copy"
    assert min(priors) > 0


def test_advice_changes_nothing() -> None:
    state = boardroom.load("burncycle").start(2, seed=9)
    luck = boardroom.Luck(9)
    for _ in range(60):
        before = state.save()
        BurncycleAdvice().evaluate(state, 0)
        BurncycleAdvice().priors(state, state.legal())
        assert state.save() == before
        state.play(luck.pick(state.legal()))


def test_caches_that_a_mission_asks_for_are_errands() -> None:
    given = table(
        options={"mission": "m2"},
        at={"0": "3,3", "module": "8,11"},
        caches=["5,0"],
        goals=[1, 0],
        units={},
        step="restart",
    )
    assert [name_of(square) for square in Memory().plan(given.state).targets] == ["5,0"]


def test_the_module_is_sent_to_the_room_where_it_is_to_be_parked() -> None:
    said: dict[str, Any] = {
        "options": {"mission": "m6"},
        "spots": [None, "3,4"],
        "goals": [2, 0],
        "units": {},
        "step": "restart",
    }
    plan = Memory().plan(table(**said, at={"0": "0,4", "module": "0,5"}).state)
    assert name_of(plan.module_target) == "1,5" and plan.module_alone
    assert name_of(plan.targets[0]) == "1,5"  # somebody opens the door


def test_the_plain_player_leaves_the_network_alone() -> None:
    plain = boardroom.load("burncycle").advice.plain
    assert plain is not None
    given = table(units={})
    assert boardroom.load("burncycle").code("network") in given.state.legal()
    assert boardroom.load("burncycle").code("network") not in plain.considered(given.state, given.state.legal())
    moving = table(chips=["P", "T", None, None], ips={"0": "1.0"}, step="network", units={})
    assert plain.considered(moving.state, moving.state.legal()) == [boardroom.load("burncycle").code("ip on")]


def test_an_objective_on_the_network_is_minded_by_everybody() -> None:
    plain = boardroom.load("burncycle").advice.plain
    assert plain is not None
    given = table(options={"mission": "m3"}, floor=2, units={})
    assert plain.considered(given.state, given.state.legal()) == given.state.legal()
