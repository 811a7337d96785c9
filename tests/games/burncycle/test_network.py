"""BC-2.4.4: the network step; BC-2.5.6 to 12: pings; BC-3.5: the graph; BC-3.15: network cards."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.games.burncycle.content.cards import Network
from games.burncycle.cycle import content_of, corporation, door, robot, seat_row, table, team, unit
from kit import Given, rule


def net(**said: Any) -> Given:
    """One standard chip, at the start of the network step."""
    return table(**{"chips": ["S", None, None, None], "step": "network", **said})


@rule("BC-3.5", "BC-2.4.4.2", "BC-2.4.4.1")
def test_an_ip_leaves_home_by_its_connected_node() -> None:
    assert seat_row(net())["ip"] == "1.2"
    assert seat_row(net(seats=3, active=2), 2)["ip"] == "1.10"


@rule("BC-3.5")
@pytest.mark.parametrize("network", content_of(table()).network_maps, ids=lambda network: network.key)
def test_a_network_has_four_layers_six_links_and_hubs_without_links(network: Network) -> None:
    assert [network.layer.count(layer) for layer in (1, 2, 3, 4)] == [16, 12, 8, 4]
    assert sum(other >= 0 for other in network.link) == 12
    assert all(network.kind[node] for node, other in enumerate(network.link) if other >= 0)
    assert network.names[network.entry] == "4.0"


@rule("BC-2.4.4.1", "BC-A56")
def test_a_banned_ip_skips_the_step_and_keeps_its_hand() -> None:
    given = net(ips={"0": "banned"}, hands={"0": ["n01"]})
    assert seat_row(given)["ip"] == "banned"
    assert seat_row(given)["hand"] == ["n01"]


@rule("BC-2.4.4.3", "BC-2.4.4.4")
@pytest.mark.parametrize(("chip", "node"), [("S", "1.1"), ("captain", "1.1"), ("T", "1.1"), ("U", "1.2"), ("P", "1.3")])
def test_the_chip_says_how_far_the_ip_goes(chip: str, node: str) -> None:
    given = net(chips=[chip, None, None, None], ips={"0": "1.0"}).play("ip on")
    while "ip on" in given.legal_texts():
        given.play("ip on")
    assert seat_row(given)["ip"] == node


@rule("BC-2.4.4.2", "BC-A54")
def test_a_transfer_is_a_step_and_happens_once_a_chip() -> None:
    given = net(ips={"0": "1.0"})
    assert given.legal_texts() == ["ip on", "ip transfer"]
    assert seat_row(given.play("ip transfer"))["ip"] == "2.0"
    typed = net(chips=["T", None, None, None], ips={"0": "1.0"}).play("ip transfer")
    assert seat_row(typed)["ip"] == "2.2"  # on from 2.0 without another choice, as the one transfer is made


@rule("BC-A25", "BC-2.4.4.2")
def test_other_ips_are_jumped() -> None:
    assert seat_row(net(seats=2, ips={"0": "1.6", "1": "1.7"}))["ip"] == "1.8"
    assert net(seats=2, ips={"0": "1.0", "1": "2.0"}).legal_texts() != ["ip on", "ip transfer"]


@rule("BC-2.4.4.4", "BC-A26")
def test_staying_home_is_an_option_for_the_whole_step() -> None:
    given = net(chips=["S", "S", "S", "S"], options={"stay_home": True})
    assert given.legal_texts() == ["ip on", "ip stay"]
    assert seat_row(given.play("ip stay"))["ip"] == "home"
    assert "end routing" in given.legal_texts()


@rule("BC-2.4.4.5", "BC-2.8.1", "BC-A55")
def test_at_five_to_five_the_ip_is_booted() -> None:
    given = net(ips={"0": "1.6"}, pings=["1.7"], levels={"0": 5}, ceo_level=5)
    assert (seat_row(given)["ip"], given.view(-1)["ceo"]["level"], robot(given)["alert"]) == ("home", 4, "on")
    assert given.view(-1)["pings"] == ["1.7"]


@rule("BC-2.4.4.5")
def test_at_six_to_six_the_ping_goes_and_the_node_is_resolved() -> None:
    given = net(ips={"0": "1.2"}, pings=["1.3"], levels={"0": 6}, ceo_level=6)
    assert given.view(-1)["pings"] == []
    assert seat_row(given)["ip"] == "1.3"
    assert seat_row(given)["level"] == 6  # 6 - 1 for the ping, + 1 from the hub


@rule("BC-2.4.4.5", "BC-3.17")
def test_the_priority_header_wins_ties() -> None:
    given = net(ips={"0": "1.6"}, pings=["1.7"], installed={"0": ["d05"]}, levels={"0": 3}, ceo_level=3)
    assert given.view(-1)["pings"] == []
    assert seat_row(given)["level"] == 2


@rule("BC-2.4.4.6", "BC-2.11.1")
def test_hubs_of_the_layers() -> None:
    assert seat_row(net(ips={"0": "1.2"}))["level"] == 2
    assert net(ips={"0": "2.2"}, threat=3).play("ip on").view(-1)["threat"] == 2
    assert robot(net(ips={"0": "3.3"}, power={"0": 5}))["power"] == 6


@rule("BC-2.4.4.6", "BC-A55")
def test_the_core_gives_all_three_and_sends_the_ip_home() -> None:
    given = net(ips={"0": "4.3"}, threat=3, power={"0": 5}, ceo_level=3).play("ip on")
    assert (seat_row(given)["level"], given.view(-1)["threat"], robot(given)["power"]) == (2, 2, 6)
    assert (seat_row(given)["ip"], given.view(-1)["ceo"]["level"], robot(given)["alert"]) == ("home", 3, None)


@rule("BC-2.4.4.6")
def test_the_view_tells_what_the_hub_of_each_layer_gives() -> None:
    assert net().view(-1)["network"]["hubs"] == [["level"], ["threat"], ["power"], ["level", "threat", "power"]]


@rule("BC-2.4.4.7", "BC-2.4.4.8", "BC-3.16")
def test_all_cards_of_the_node_s_type_are_resolved_and_the_rest_discarded() -> None:
    given = net(ips={"0": "1.3"}, hands={"0": ["n05", "n03", "n06"]}, imperatives={"0": "i09"}, power={"0": 5})
    assert given.legal_texts() == ["card n03", "card n05"]
    given.play("card n05", "stop")
    assert seat_row(given)["hand"] == []
    assert seat_row(given)["boosts"] == 1
    assert robot(given)["power"] == 7
    assert set(given.view(-1)["decks"]["network"]["discards"]) == {"n03", "n05", "n06"}


def on_node(card: str, **said: Any) -> Given:
    """An IP that stops on a node of the card's type with the card in hand."""
    start = {"P": "1.3", "T": "1.4", "U": "1.5"}[said.pop("kind")]
    given = net(**{"ips": {"0": start}, "hands": {"0": [card]}, **said})
    return given.play("ip on") if "ip on" in given.legal_texts() else given


@rule("BC-3.15", "BC-3.1")
def test_physical_network_cards() -> None:
    stepped = on_node("n01", kind="P", at={"0": "2,7", "module": "8,11"}).play("step 0 w", "step 0 w")
    assert robot(stepped)["at"] == "0,7"
    strong = on_node("n02", kind="P", levels={"0": 2}, units={"u10": {"at": "0,3"}, "u18": {"at": "13,3"}})
    assert (unit(strong, "u10")["stunned"], unit(strong, "u18")["stunned"]) == (True, False)
    module = on_node("n03", kind="P", at={"0": "2,7", "module": "8,10"}).play("step module n", "stop")
    assert robot(module, "module")["at"] == "8,9"
    shoved = on_node("n04", kind="P", units={"u01": {"at": "0,3"}}).play("dir s", "dir s")
    assert unit(shoved, "u01")["at"] == "0,5"


@rule("BC-3.15", "BC-3.1")
def test_tech_network_cards() -> None:
    assert seat_row(on_node("n06", kind="T"))["level"] == 2
    assert on_node("n07", kind="T", pings=["1.9", "2.3"]).view(-1)["pings"] == ["2.3"]
    assert on_node("n08", kind="T", ceo_level=4).view(-1)["ceo"]["level"] == 3
    assert on_node("n09", kind="T", threat=4).view(-1)["threat"] == 3


@rule("BC-3.15", "BC-3.1", "BC-A54")
def test_n10_makes_one_more_step_and_resolves_it() -> None:
    given = on_node("n10", kind="T", hands={"0": ["n10", "n14"]})
    assert seat_row(given)["ip"] == "1.6"
    assert robot(given)["keys"] == 1


@rule("BC-3.15", "BC-3.1")
def test_utility_network_cards() -> None:
    opened = on_node("n11", kind="U", at={"0": "2,3", "module": "8,11"})
    assert door(opened, "2,2:s")["unlocked"]
    fresh = on_node("n12", kind="U", chips=["S", "S", None, None], degraded=[2], hands={"0": ["n12"]})
    assert not fresh.view(-1)["cycle"][1]["degraded"]
    assert team(on_node("n13", kind="U", reserves={}).play("chip U"))["U"] == 1
    assert robot(on_node("n14", kind="U"))["keys"] == 1
    assert robot(on_node("n15", kind="U", alert={"0": "3,3"}))["alert"] is None


@rule("BC-3.11", "BC-2.4.4.5")
def test_cold_restart_stays_on_the_ping_s_node() -> None:
    said = {"agents": ["a3"], "bought": {"0": ["ability-2"]}, "ips": {"0": "1.6"}, "pings": ["1.7"]}
    given = net(**said, levels={"0": 3}, ceo_level=4)
    assert given.legal_texts() == ["cold restart", "accept boot"]
    given.play("cold restart")
    assert (seat_row(given)["ip"], seat_row(given)["level"], given.view(-1)["pings"]) == ("1.7", 2, ["1.7"])
    assert seat_row(net(**said, ceo_level=4))["ip"] == "home"  # not at level 1


@rule("BC-3.11")
def test_spare_packet_transfers_twice_on_one_chip() -> None:
    given = net(agents=["a6"], bought={"0": ["ability-3"]}, chips=["P", None, None, None], ips={"0": "2.1"})
    given.play("ip transfer", "ip on", "ip transfer")
    assert seat_row(given)["ip"] == "4.1"


# Pings


def pinged(**said: Any) -> Given:
    return table(step="corporation", options={"mission": "m3"}, **said)  # far below the CEO's thresholds


@rule("BC-2.5.6", "BC-A31", "BC-2.5.12")
def test_the_first_ping_neither_moves_nor_counts() -> None:
    given = pinged()
    assert given.view(-1)["pings"] == ["4.0"]
    assert "ping_rolled" not in given.happened()


@rule("BC-2.5.7", "BC-2.5.10", "BC-2.5.11", "BC-A33")
def test_a_lone_ping_walks_and_transfers_outward() -> None:
    assert pinged(pings=["4.0"]).view(-1)["pings"] == ["3.6"]  # 4.3, then out along 4.3-3.6
    assert pinged(pings=["3.6"]).view(-1)["pings"] == ["3.0"]


@rule("BC-2.5.7", "BC-2.5.11")
def test_everybody_is_told_which_node_a_ping_has_left() -> None:
    given = corporation(table(pings=["4.0"]))
    steps = [(told["left"], told["node"]) for told in given.shown(-1, "ping_moved")]
    assert steps == [("4.0", "4.1"), ("4.1", "4.2"), ("4.2", "4.3")]
    assert [(told["left"], told["node"]) for told in given.shown(-1, "ping_transferred")] == [("4.3", "3.6")]


@rule("BC-2.5.7")
def test_pings_go_layer_by_layer_and_stop_before_each_other() -> None:
    given = pinged(pings=["1.4", "1.6", "3.5"], faces={"ping": "CEO 1"})
    assert given.view(-1)["pings"] == ["1.7", "1.9", "3.0"]  # 1.6 goes first: it has more free nodes ahead
    assert pinged(pings=["2.0", "2.1"]).view(-1)["pings"][0] != "2.1"


@rule("BC-2.5.10", "BC-3.2")
@pytest.mark.parametrize(
    ("face", "threat", "level", "pings"),
    [
        ("THREAT 1", 2, 1, 1), ("THREAT 1 TRANSFER", 2, 1, 1), ("CEO 1", 1, 2, 1), ("CEO 1 TRANSFER", 1, 2, 1),
        ("NEWPING 1", 1, 1, 2), ("NEWPING 1 TRANSFER", 1, 1, 2),
    ],
)  # fmt: skip
def test_a_ping_on_a_hub_rolls_the_ping_die(face: str, threat: int, level: int, pings: int) -> None:
    given = pinged(pings=["1.1"], faces={"ping": face})
    view = given.view(-1)
    assert (view["threat"], view["ceo"]["level"], len(view["pings"])) == (threat, level, pings)


@rule("BC-2.5.8", "BC-A32")
def test_a_ping_that_stops_on_an_ip_is_compared_and_the_node_not_resolved() -> None:
    lost = pinged(pings=["1.4"], ips={"0": "1.5"})
    assert (seat_row(lost)["ip"], robot(lost)["alert"]) == ("home", "on")
    won = pinged(pings=["2.2"], ips={"0": "2.3"}, levels={"0": 3}, threat=3)
    assert (seat_row(won)["level"], seat_row(won)["ip"], won.view(-1)["threat"]) == (2, "2.3", 4)


@rule("BC-2.5.7", "BC-2.5.8")
def test_a_ping_stops_where_it_boots_an_ip() -> None:
    booted = pinged(pings=["1.7"], ips={"0": "1.8"}, ceo_level=3)
    assert (seat_row(booted)["ip"], booted.view(-1)["pings"]) == ("home", ["1.8"])


@rule("BC-2.5.7", "BC-2.5.9")
def test_a_ping_stops_where_it_bans_an_ip_on_its_own_access_node() -> None:
    banned = pinged(pings=["1.1"], ips={"0": "1.2"})
    assert (seat_row(banned)["ip"], banned.view(-1)["pings"]) == ("banned", ["1.2"])


@rule("BC-2.5.9")
def test_a_ping_past_an_empty_access_point_bans_the_ip() -> None:
    assert seat_row(pinged(pings=["1.0"], ips={"0": "3.5"}))["ip"] == "banned"
    assert seat_row(pinged(pings=["1.0"]))["ip"] == "home"


@rule("BC-2.5.12", "BC-A34")
def test_there_is_no_fifth_ping() -> None:
    given = pinged(pings=["1.1", "1.8", "2.4", "3.1"], faces={"ping": "NEWPING 1"})
    assert len(given.view(-1)["pings"]) == 4


@rule("BC-2.5.12")
def test_a_new_ping_goes_past_one_on_the_core_s_hub() -> None:
    given = pinged(pings=["4.3", "1.1"], faces={"ping": "NEWPING 1"})
    assert "4.1" in given.view(-1)["pings"]


@rule("BC-3.8")
def test_dame_prudence_never_drops_below_two_again() -> None:
    given = net(ips={"0": "1.6"}, pings=["1.7"], ceo="c1", ceo_level=2)
    assert given.view(-1)["ceo"]["level"] == 2
    other = net(ips={"0": "1.6"}, pings=["1.7"], ceo="c2", ceo_level=2)
    assert other.view(-1)["ceo"]["level"] == 1
