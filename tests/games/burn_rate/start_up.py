"""Words for tests of Burn Rate: tables set up by hand, and short looks at them."""

from __future__ import annotations

from typing import Any

import boardroom
from kit import Given, given

GAME = boardroom.load("burn-rate")

# A company with a head of this skill in a department; the numbers are those of cards.toml.
SALES = {0: [], 1: ["ned_tuttle"], 2: ["gil_boniface"]}
FINANCE = {0: [], 1: ["mary_delany"], 2: ["odile_garnier"], 3: ["ben_zhao"]}
HR = {0: [], 1: ["chet_dubois"], 2: ["martin_able"], 3: ["lucille_bonnard"]}
DEV = {0: [], 1: ["lars_iversen"], 2: ["silvia_okafor"], 3: ["nora_whitlock"]}
FOUR_VPS = {"sales": ["brad_duke"], "finance": ["ben_zhao"], "hr": ["hector_vance"], "dev": ["bud_fenwick"]}
NOBODY: dict[str, list[str]] = {}


def burn(**table: Any) -> Given:
    """A table where companies that are not named have nobody, and hands that are not named are filled."""
    seats = table.get("seats", 2)
    companies = {seat: NOBODY for seat in range(seats) if seat not in table.get("out", [])}
    companies.update(table.pop("companies", {}))
    return given("burn-rate", companies=companies, **table)


def row(table: Given, seat: int) -> dict[str, Any]:
    """What everybody sees of a company."""
    found: dict[str, Any] = table.view(-1)["seats"][seat]
    return found


def skill(table: Given, seat: int, department: str) -> int:
    """The skill that counts for a department."""
    return int(row(table, seat)["heads"][department]["skill"])


def people(table: Given, seat: int) -> list[str]:
    """Who works for a company."""
    staff: list[str] = table.table["staff"][seat]
    return staff


def face_up(table: Given, department: str) -> str | None:
    """Who is face up in a department."""
    found: str | None = table.table["pool"][["sales", "finance", "hr", "dev"].index(department)]
    return found


def plays(table: Given) -> list[str]:
    """The ways to play a card now."""
    return [text for text in table.legal_texts() if text.startswith("play ")]
