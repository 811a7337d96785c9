"""What the coach of burncycle says at tables set up by hand."""

from __future__ import annotations

from typing import Any

import boardroom
from games.burncycle.cycle import Cycle, robot, table
from kit import rule
from kit.coached import aims, all_said, shown

AT: dict[str, str] = {"0": "2,7", "module": "8,11"}
TOLL: dict[str, Any] = {"captain": "k1", "chips": ["captain", "S", "S", "S"], "at": AT}


def altering(threat: int, **said: Any) -> Cycle:
    """The marker is on the first chip; the second one is the captain's; the threat is so far from its limit."""
    chips = ["S", "captain", "S", "S"]
    new = table(captain="k1", chips=chips, at=AT, reserves={"0": "T"}, **said)
    limit = new.view(-1)["limit"]
    return table(captain="k1", chips=chips, at=AT, reserves={"0": "T"}, threat=limit - threat, **said)


@rule("BC-2.11.5", "BC-2.4.3.14")
def test_a_choice_that_loses_the_game_is_said_to_lose_it_and_nothing_else_is_said_of_the_threat() -> None:
    choice = "alter 2 T own"
    said = all_said(altering(2), choice)
    assert said[0] == "- The game is lost at once."
    assert shown(altering(2), choice, "fr")[0] == "- La partie est aussitôt perdue."
    assert not [sentence for sentence in said if "threat" in sentence.lower()]


@rule("BC-2.11.4")
def test_a_choice_that_wins_the_game_is_said_to_win_it() -> None:
    winning = table(at={"0": "6,1", "module": "7,9"}, goals=[1], step="end")
    assert all_said(winning, "end routing") == ["+ The game is won at once."]


@rule("BC-2.11.5", "BC-2.4.3.7")
def test_a_choice_by_which_the_turn_loses_the_game_is_said_to() -> None:
    hopeless = table(at=AT, threat=5, power={"0": 8}, units={"u17": {"at": "3,7"}})
    (said,) = [sentence for sentence in all_said(hopeless, "attack u17") if "the game is lost" in sentence]
    assert said.startswith("- By the end of the turn the game is lost in all worlds") and said.endswith(
        "rather than in 0."
    )


@rule("BC-2.4.3.14", "BC-2.4.3.2")
def test_replacing_the_captain_chip_tells_the_price_and_what_it_spares() -> None:
    said = all_said(altering(6), "alter 2 T own")
    assert (
        "- It replaces the captain chip: threat +2, but the captain’s action no longer comes before a restart." in said
    )
    assert not [sentence for sentence in said if "rises at once" in sentence or "than with plain play" in sentence]


@rule("BC-2.4.3.14", "BC-2.4.3.3")
def test_an_altered_chip_is_told_by_what_goes_and_by_where_the_marker_is() -> None:
    said = all_said(altering(6), "alter 3 T own")
    assert "· It replaces a standard chip, which goes back to the box." in said
    assert "· When the marker comes here, a tech chip will optimise an action of its kind." in said
    later = altering(6).play("pass", "lose power", "pass")
    assert "· The marker has passed here: a tech chip counts for the network step only." in all_said(
        later, "alter 1 T own"
    )


@rule("BC-3.9")
def test_a_toll_on_the_last_power_costs_nothing() -> None:
    said = all_said(table(**TOLL, power={"0": 1}), "lose power")
    assert "+ Agent A is down to 1 power already, which is not lost: it costs nothing." in said
    assert "- Agent A pays 1 power and keeps 1." in all_said(table(**TOLL, power={"0": 2}), "lose power")


@rule("BC-3.9")
def test_a_plain_player_gives_the_power_that_cannot_be_lost() -> None:
    poor, poorer = table(**TOLL, power={"0": 2}), table(**TOLL, power={"0": 1})
    priors = [given.state.game.advice.priors(given.state, given.state.legal()) for given in (poor, poorer)]
    assert [given.legal_texts()[0] for given in (poor, poorer)] == ["lose power", "lose power"]
    assert priors[0][0] < priors[0][1] and priors[1][0] > priors[1][1]
    assert robot(poorer.play("lose power"))["power"] == 1


@rule("BC-2.2.13")
def test_while_agents_are_placed_nobody_is_told_of_anothers_errand() -> None:
    setting_up = Cycle(boardroom.load("burncycle").start(2, seed=4, agents="random"))
    first = setting_up.view(-1)["active"]
    while setting_up.seat == first or not setting_up.legal_texts()[0].startswith("square"):
        setting_up.state.play(setting_up.state.legal()[-1])
    assert robot(setting_up, str(first))["at"] is not None
    assert not [aim for aim in aims(setting_up) if aim.startswith("Agent ")]


@rule("BC-2.4.3.1")
def test_passing_is_said_to_lose_the_action_of_the_chip() -> None:
    said = all_said(table(at=AT, power={"0": 6}), "pass")
    assert "- The action of this chip is lost; for the rest of the turn: 3 dice and 3 chips." in said


@rule("BC-2.4.1.1", "BC-2.4.2.1")
def test_a_purchase_names_the_basic_die_that_it_costs() -> None:
    routing = table(at=AT, power={"0": 8}, bought={"0": []}, step="route")
    said = {choice: all_said(routing, choice) for choice in routing.legal_texts() if choice.startswith("buy")}
    costs = {choice: "- One basic die less in this turn." in sentences for choice, sentences in said.items()}
    assert True in costs.values()


@rule("BC-2.4.5", "BC-2.2.11")
def test_power_above_the_limit_is_spent_for_nothing() -> None:
    setting_up = Cycle(boardroom.load("burncycle").start(1, seed=2, agents="random"))
    said = all_said(setting_up, "buy ability-1")
    assert "+ Agent A can keep at most 8 power: what is above it would be lost anyway." in said
    assert not [sentence for sentence in said if "basic die less" in sentence]


@rule("BC-2.4.2.1")
def test_the_end_of_routing_is_no_merit_and_tells_the_dice() -> None:
    said = all_said(table(at=AT, power={"0": 8}, bought={"0": []}, step="route"), "end routing")
    assert "· You will have 4 dice in this turn." in said
    assert not [sentence for sentence in said if sentence.startswith("-") or "more dice" in sentence]


@rule("BC-2.4.5", "BC-2.5.1")
def test_the_end_of_the_turn_is_no_fault_whatever_the_corporation_does() -> None:
    ending = table(at=AT, power={"0": 4}, step="end")
    said = all_said(ending, "end routing")
    assert "· Agent A keeps 4 power, enough for 2 basic dice." in said
    assert [sentence for sentence in said if sentence.startswith("· The turn ends")]
    assert not [sentence for sentence in said if sentence.startswith("-")]


@rule("BC-2.4.1.1")
def test_an_ability_is_told_with_what_it_does() -> None:
    routing = table(at=AT, power={"0": 8}, bought={"0": []}, step="route")
    (said,) = [sentence for sentence in all_said(routing, "buy ability-1") if "Ability" in sentence]
    assert said.startswith("+ Ability: ") and said.count(". ") == 1


@rule("BC-2.11.5")
def test_the_threat_is_told_with_what_it_leads_to() -> None:
    here = table(at=AT, threat=2)
    assert f"Threat 2: at {here.view(-1)['limit']} the game is lost." in aims(here)
