"""The coach of every game: it says why of every choice, says all that it can say, and never what its seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from games.burncycle.cycle import table as cycle
from games.startup_nation.nation import nation
from kit.given import given
from laws.coaching import every_choice_has_reasons, hidden_facts_change_nothing, keys_said
from laws.trials import trial

# For each game: options, random games, and how many decisions lie between two that are looked at.
TRIED: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("startup-nation", 4, {}, 14, 2),
    ("startup-nation", 5, {"pass_left": True, "investor": "destitution"}, 6, 2),
    ("burn-rate", 3, {}, 8, 3),
    ("burn-rate", 2, {"layoffs": "mass_firing"}, 6, 2),
    ("power-struggle", 4, {}, 3, 5),
    ("burncycle", 2, {"mission": "m7"}, 2, 3),
    ("burncycle", 1, {"mission": "m6"}, 2, 12),
]
COACHED = ["startup-nation", "burn-rate", "power-struggle", "burncycle"]
# What random games hardly ever come to: the last turn, nobody whom one may draft, the end of layoffs, a repair, and an end.
DRAFTED = [
    {"sales": ["brad_duke"], "hr": ["hector_vance"], "dev": ["bud_fenwick"]},
    {"finance": ["ben_zhao", "mary_delany", "paul_escudo", "greta_lindqvist", "wes_halloran", "sunil_rao"]},
    {"finance": ["odile_garnier"]},
    {"finance": ["max_ledgerwood"]},
]
POOL = {"sales": "rick_glibb", "hr": "joan_fairweather", "dev": "silvia_okafor", "finance": None}
STAFF = {0: {"sales": ["brad_duke"], "hr": ["hector_vance"], "dev": ["tony_fuji", "kim_sato"]}, 1: {"sales": []}}
LAYOFFS = {"layoffs": "mass_firing"}


def seldom(game: str) -> list[boardroom.State]:
    if game == "startup-nation":
        late = nation(a="HYP INV", b="REC", c="DIR", d="TEC", whole_deck="").does("A: HYP, B, Recruiter")
        return [late.state, nation(a="REC BRI").state]
    if game == "burncycle":
        at = {"0": "2,7", "1": "3,7", "module": "8,11"}
        repair = given(game, seats=2, at=at, down=[1], universal=["repair"], units={}, step="actions").state
        return [repair, *near_the_end()]
    if game != "burn-rate":
        return []
    draft = given("burn-rate", seats=4, phase="draft", companies=DRAFTED, pool=POOL, piles={"hr": ["martin_able"]})
    table = given("burn-rate", seats=2, companies=STAFF, hands={0: ["layoffs"]}, options=LAYOFFS)
    return [draft.state, table.play("play layoffs", "lay-off tony_fuji").state]


def near_the_end() -> list[boardroom.State]:
    """In burncycle: a captain's chip and toll at different threats, a game about to be won, spare power, and overtime."""
    on_way, home = {"0": "2,7", "module": "8,11"}, {"0": "6,1", "module": "7,9"}
    toll, captain = ["captain", "S", "S", "S"], ["S", "captain", "S", "S"]
    return [
        cycle(captain="k1", chips=toll, at=on_way, power={"0": 1}).state,
        cycle(captain="k1", chips=toll, at=on_way, threat=5, power={"0": 3}).state,
        cycle(captain="k1", chips=captain, at=on_way, threat=1, reserves={"0": "T"}).state,
        cycle(captain="k1", chips=captain, at=on_way, threat=5, reserves={"0": "T"}).state,
        cycle(at=on_way, threat=5, units={"u17": {"at": "3,7"}}).state,
        cycle(at=home, goals=[1], step="end").state,
        cycle(at=on_way, power={"0": 20}, step="end").state,
        cycle(at=on_way, agents=["a5"], bought={"0": ["ability-2"]}, power={"0": 6}).state,
    ]


of_each = pytest.mark.parametrize("game", COACHED)


@of_each
def test_every_choice_has_reasons_and_every_reason_occurs(game: str) -> None:
    met = set[str]()
    for subject, games, every in tried(game):
        for seed in range(games):
            met |= every_choice_has_reasons(subject, seed, every)
    for state in seldom(game):
        met |= keys_said(state, state.legal())
    coach = boardroom.load(game).coach
    assert len(coach.keys) >= 8 and not set(coach.keys) & set(coach.aims)
    assert sorted({*coach.keys, *coach.aims} - met) == [], "declared, but never said"


@of_each
def test_the_coach_says_nothing_that_its_seat_cannot_know(game: str) -> None:
    for subject, _, every in tried(game):
        hidden_facts_change_nothing(subject, 1, every * 8)


def tried(game: str) -> list[tuple[Any, int, int]]:
    return [
        (trial(boardroom.load(name), seats, **options), games, every)
        for name, seats, options, games, every in TRIED
        if name == game
    ]
