"""Names that can be read as they are, and told from each other at a table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from boardroom.server.names import checked_name, distinct_name, skeleton
from server.kit.client import page, someone
from server.kit.people import CALM, Three, at_table
from server.kit.servers import QUICK, serving

TRICKS = [
    "\u202eadA", "A\u200bda", "\u200b\u200d", "\ufeff", "Ada\u009b31m", "\u2066Ada\u2069", "\u3164", "\u2800", "\u00ad",
    "Z\u0351\u0352\u0353a", "\ue000", "\U000e0041", "a\u0000b", "\u0301",
]  # fmt: skip
FINE = [
    "Ada",
    "Zoë",
    "Jean-François d'Été",
    "Søren",
    "Łukasz",
    "Νίκος",
    "Анна",
    "李小龍",
    "محمد",
    "สมชาย",
    "🦊",
    "R2-D2",
    "O’Neil",
]


@pytest.mark.parametrize("name", TRICKS, ids=ascii)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a name has"):
        checked_name(name)


@pytest.mark.parametrize("name", FINE)
def test_a_name_of_any_language_is_fine(name: str) -> None:
    assert checked_name(f" {name}  ") == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),
        ("Paul", "PauI"),
        ("Zoë", "Zoe"),
        ("Bob", "B0b"),
        ("Marna", "Mama"),
        ("Ida", "lda"),
    ],
)
def test_names_that_look_alike_get_a_number(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    assert distinct_name(other, [name]) == f"{other} (2)"
    assert distinct_name(other, [name, f"{name} (2)"]) == f"{other} (3)"


@pytest.mark.parametrize(
    ("name", "other"), [("Ada", "Ida"), ("Анна", "Инна"), ("李小龍", "李小明"), ("🦊", "🐻"), ("Ana", "Anna")]
)
def test_names_that_can_be_told_apart_stay_as_they_are(name: str, other: str) -> None:
    assert distinct_name(other, [name]) == other


def test_the_server_refuses_such_names_and_titles(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            for name in TRICKS:
                await ada.ask("POST", "/api/me", {"name": name}, expect=422)
                await ada.ask("PATCH", "/api/me", {"name": name}, expect=422)
            wish = {"game": "burn-rate", "places": [{"kind": "me"}, {"kind": "open"}], "title": "\u202eelbat"}
            await ada.ask("POST", "/api/tables", wish, expect=422)

    asyncio.run(run())


def test_two_of_one_name_at_a_table_are_told_apart_in_seats_and_talk(db: str) -> None:
    async def scene(table: Three) -> None:
        twin = await table.stranger("Аdа")
        await twin.sit(table.table, 2)
        info = await table.info(twin)
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob", "Аdа (2)"]
        opened = await table.open(twin)
        await opened.say(type="say", text="it is me")
        assert (await opened.hear("chat"))["saying"]["name"] == "Аdа (2)"
        other = await table.stranger("B0b")
        async with page(table.server.ws, table.table, other.token, seat=-1) as watching:
            await watching.hear("welcome")
            await watching.say(type="say", text="me too")
            assert (await watching.hear("chat"))["saying"]["name"] == "B0b (2)"

    at_table(db, scene, CALM, started=False)
