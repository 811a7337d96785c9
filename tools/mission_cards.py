"""Writes burncycle's mission cards into the rules pages, or prints them: `tools/mission_cards.py [--print]`.

Their words are those of the texts and their numbers those of the content, so that board, terminal and pages say the same.
Where a number depends on the seats, the pages have all four of them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import cast

import boardroom
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.forms.mission import lines_of
from boardroom.games.burncycle.shapes import Brief, View
from boardroom.games.burncycle.state.table import Table
from boardroom.terminal.names import cast_of
from boardroom.terminal.tables.burncycle_mission import own_text, read_mission, sentence_of, story_of, twist_of
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import lines_of as wrapped

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"en": ROOT / "docs/rules/burncycle.md", "fr": ROOT / "docs/rules/burncycle.fr.md"}
CHAPTER = re.compile(r"(?ms)^(## Missions\n.*?)(?=^### |^## )(?:^### .*?)?(?=^## )")
WIDTH = 124
NUMBERED = re.compile(r"^(\d+)(\. )")  # a line that happens to begin so would be a list
game = boardroom.load("burncycle")
SEATS = range(game.min_seats, game.max_seats + 1)


def main() -> None:
    """Writes both pages, or prints all cards for two seats."""
    if "--print" in sys.argv:
        sys.stdout.write("\n\n".join(printed(lang, mission) for lang in PAGES for mission in missions()) + "\n")
        return
    for lang, page in PAGES.items():
        page.write_text(with_cards(page.read_text("utf8"), lang), "utf8")


def missions() -> list[str]:
    """Their keys, in order."""
    option = next(option for option in game.option_table if option.name == "mission")
    return [str(value) for value in option.values]


def with_cards(page: str, lang: str) -> str:
    """The page with all cards behind the rules of its chapter on missions."""
    cards = "\n".join(card(lang, mission) for mission in missions())
    return CHAPTER.sub(lambda found: f"{found[1]}{cards}\n", page, count=1)


def view_of(mission: str, seats: int) -> View:
    """A table at the start of a mission."""
    return cast(View, game.start(seats, seed=1, mission=mission).view(-1))


def lines_before(mission: str, seats: int) -> list[Brief]:
    """What a card says before anything is drawn."""
    return lines_of(cast(Table, game.start(seats, seed=1, mission=mission)), built=-1)


def card(lang: str, mission: str) -> str:
    """A mission as a part of the page."""
    words = Words(game, lang, cast_of([""], 0))
    sheet = view_of(mission, 1)["mission"]
    plans = [floor.plan for floor in cast(Table, game.start(1, seed=1, mission=mission)).setup.mission.floors]
    rows = [together(rows, plans) for rows in zip(*[lines_before(mission, seats) for seats in SEATS], strict=True)]
    name = own_text(words, "mission", mission, "name") or game.say(lang, f"mission-{mission}")
    complexity = game.say(lang, "brief-part-complexity", {"count": sheet["complexity"]})
    parts = [f"### {name} ({complexity})", story_of(sheet, words)]
    for number, floor in enumerate(sheet["floors"], 1):
        heading = game.say(lang, "brief-part-floor", {"floor": number, "plan": floor["plan"]})
        told = [sentence_of(row, words) for row in rows if row["floor"] == number]
        parts.append(f"**{heading}**\n\n" + "\n".join(item(sentence) for sentence in told))
    parts.append(" ".join(sentence_of(row, words) for row in rows if row["part"] == "lose"))
    titles = {"twist": twist_of(sheet, words), "new": own_text(words, "mission", mission, "new")}
    parts += [f"**{game.say(lang, f'brief-part-{part}')}** {text}" for part, text in titles.items() if text]
    return "\n\n".join("\n".join(folded(part)) for part in parts) + "\n"


def together(rows: tuple[Brief, ...], plans: list[Plan]) -> Brief:
    """The same sentence for every number of seats; where only some draw among the places, the others use all of them."""
    params: dict[str, Param] = {}
    for name, value in rows[0]["params"].items():
        values = [row["params"][name] for row in rows]
        if name == "draws" and any(values):
            values = [draws or places(rows[0], plans) for draws in values]
        params[name] = value if all(other == value for other in values) else " / ".join(str(other) for other in values)
    return {**rows[0], "params": params}


def places(row: Brief, plans: list[Plan]) -> int:
    """How many places there are on the floor for what this sentence asks."""
    squares = cast(list[str], row["params"]["squares"])
    return len(squares or plans[row["floor"] - 1].terminals)


def item(sentence: str) -> str:
    """A point of a list."""
    first, *rest = folded(sentence, WIDTH - 2)
    return "\n".join([f"- {first}", *[f"  {line}" for line in rest]])


def folded(text: str, width: int = WIDTH) -> list[str]:
    """A paragraph in lines; lists are folded already."""
    from rich.text import Text

    text = re.sub(r" (\d+\.)", "\N{NO-BREAK SPACE}\\1", text)  # a line that began so would be a numbered list
    return (
        text.split("\n")
        if "\n- " in text or text.startswith("#")
        else [NUMBERED.sub(r"\1\\\2", line.plain) for line in wrapped(Text(text), width)]
    )


def printed(lang: str, mission: str) -> str:
    """The card as a terminal shows it at a table for two."""
    words = Words(game, lang, cast_of(["Ada", "greedy"], 0))
    return "\n".join(line.plain for line in read_mission(view_of(mission, 2), words, 100))


if __name__ == "__main__":
    main()
