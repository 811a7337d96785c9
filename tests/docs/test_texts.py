"""French typography: no line may break before a high mark or inside quotation marks; and words that lost are gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.french import faults
from kit.sampling import sampled

ROOT = Path(__file__).parents[2]
FRENCH = sorted([*ROOT.glob("src/**/*.fr.ftl"), *ROOT.glob("web/src/**/*.fr.ftl"), *ROOT.glob("docs/**/*.fr.md")])


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_marks_stand_behind_no_break_spaces(file: Path) -> None:
    lines = [line for line in file.read_text("utf8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\w [:;?!»](\s|$)|« ", line)]


LOST = re.compile(
    r"forfait|marché du travail|\bpool\b|(?<!Petite )\bcaisse\b|\bdehors\b|procès-verbal"
    r"|stagiaire (?:de feu|pistonné|juridique|fiscal)"
    r"|côté (?:direction|corrompu)|(?:trie|triés|trier) les événements|événements sont triés|\bronde\b",
    re.IGNORECASE,
)


def words_of(file: Path) -> list[str]:
    """What people read: the values of messages, not their keys; or the paragraphs of a document."""
    text = file.read_text("utf8")
    if file.suffix != ".ftl":
        return [re.sub(r"`[^`]*`", "", " ".join(part.split())) for part in text.split("\n\n")]
    lines = text.splitlines()
    return [
        re.sub(r"\{[^}]*\}|\{.*->", "", line.partition(" = ")[2] or line) for line in lines if not line.startswith("#")
    ]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_words_that_lost_are_gone(file: Path) -> None:
    assert not [line for line in words_of(file) if LOST.search(line)]


# Filled with dice, cards and numbers, never with a name: tests/laws/test_french.py reads what games really say of them.
WITH_THINGS = {
    "action-alter", "action-pay", "action-hold", "action-card", "action-discard", "event-rerolled", "event-terminal_done",
    "event-network_drawn", "event-network_discarded", "event-card_resolved", "reason-card-not-held", "bc-reroll",
    "from-to", "analysis-moment",
}  # fmt: skip
SET_OUT = {"help", "br-crash-title", "legend-power-struggle"}  # in columns, between margins, with abbreviations
# Those of server/start quote commands.
READ = [file for file in FRENCH if file.suffix == ".ftl" and "/start/" not in str(file)]


@pytest.mark.parametrize("file", READ, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_reads_well_with_any_name(file: Path) -> None:
    # The coach's numbers are no names: tests/laws/coaching.py reads what it really says, with the same faults.
    said = [
        (key, text) for key, text in sampled(file) if key not in WITH_THINGS | SET_OUT and not key.startswith("coach-")
    ]
    assert len(said) >= 20
    assert not [(key, fault, text) for key, text in said for fault in faults(text)]
