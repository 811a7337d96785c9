"""A rule stands in one place: what is new is one class with its data, texts and rule, and nothing of it can be forgotten.

The trial that began this added a card to Burn Rate and forgot what it does: it loaded, and did what another card does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from novelties.novelties import AUDIT, NAP, TAX_AUDIT
from novelties.trials import Novelty

NOVELTIES = {"Burn Rate, an effect": TAX_AUDIT, "burncycle, a decision": NAP, "Power Struggle, an event": AUDIT}
every_novelty = pytest.mark.parametrize("novelty", NOVELTIES.values(), ids=list(NOVELTIES))

# What is left out, and what is said then: a part by its name, or lines of the class.
FORGOTTEN = [
    (TAX_AUDIT, "class", "TaxAudit"),
    (TAX_AUDIT, "row", "TaxAudit: expected in the list of all rows"),
    (TAX_AUDIT, "import", "name 'Audited' is not defined"),
    (TAX_AUDIT, "shape", "name 'Audited' is not defined"),
    (TAX_AUDIT, "told", "'audited' has no shape in boardroom.games.burn_rate.shapes.Told"),
    (TAX_AUDIT, "card", "cards.toml: expected an entry [cards.tax-audit]"),
    (TAX_AUDIT, '    word = "tax-audit"\n', "TaxAudit: expected word"),
    (TAX_AUDIT, '    rule = "BR-3.99"\n', "TaxAudit: expected rule"),
    (TAX_AUDIT, '    told: tuple[str, ...] = ("audited",)\n', "never used in en: ['event-audited']"),
    (TAX_AUDIT, "    department = FINANCE\n", "TaxAudit: expected department"),
    (TAX_AUDIT, TAX_AUDIT.method("do"), "TaxAudit"),
    (TAX_AUDIT, "English card", "no text in en for ['card-tax-audit_0123']"),
    (TAX_AUDIT, "French card", "no text in fr for ['card-tax-audit_0123']"),
    (TAX_AUDIT, "English label", "no text in en for ['action-play-tax-audit']"),
    (TAX_AUDIT, "French label", "no text in fr for ['action-play-tax-audit']"),
    (TAX_AUDIT, "English event", "no text in en for ['event-audited']"),
    (TAX_AUDIT, "French event", "no text in fr for ['event-audited']"),
    (TAX_AUDIT, "English help", "no text in en for ['rule-BR-3_99']"),
    (TAX_AUDIT, "French help", "no text in fr for ['rule-BR-3_99']"),
    (TAX_AUDIT, "rule", "cited but not in the rules page: ['BR-3.99']"),
    (TAX_AUDIT, "French rule", "burn-rate.fr.md: not there: ['BR-3.99']"),
    (NAP, "class", "terminals.toml: [t01]: expected an effect word of docs/content-burncycle.md"),
    (NAP, '    word: ClassVar[str] = "NAP"\n', "Nap does not say word"),
    (NAP, '    word: ClassVar[str] = "nap"\n', "TakeNap does not say word"),
    (
        NAP,
        '    families: ClassVar[tuple[str, ...]] = ("lose-power", "raise-threat")\n',
        "TakeNap does not say families",
    ),
    (NAP, NAP.method("do", last=True), "TakeNap does not say do"),
    (NAP, "English prompt", "no text in en for ['prompt-nap']"),
    (NAP, "French prompt", "no text in fr for ['prompt-nap']"),
    (NAP, "English help", "texts in one language only: ['rule-BC-3_99']"),
    (NAP, "French help", "texts in one language only: ['rule-BC-3_99']"),
    (NAP, "rule", "rule-BC-3_99"),
    (NAP, "French rule", "burncycle.fr.md: not there: ['BC-3.99']"),
    (AUDIT, "class", "Audit"),
    (AUDIT, "row", "Audit in boardroom.games.power_struggle.rules.happenings is in no list"),
    (AUDIT, "shape", "events without a shape: ['audited']"),
    (AUDIT, "card", "never used in en: ['happening-tax_audit']"),
    (AUDIT, '    word = "audit"\n', "Audit: expected word"),
    (AUDIT, '    rule = "PS-E10"\n', "Audit: expected rule"),
    (AUDIT, '    tells: tuple[str, ...] = ("audited",)\n', "never used in en: ['event-audited']"),
    (AUDIT, AUDIT.method("do"), "Audit"),
    (AUDIT, "English card", "no text in en for ['happening-tax_audit']"),
    (AUDIT, "French card", "no text in fr for ['happening-tax_audit']"),
    (AUDIT, "English event", "no text in en for ['event-audited']"),
    (AUDIT, "French event", "no text in fr for ['event-audited']"),
    (AUDIT, "rule", "power-struggle.md: not there: ['PS-E10']"),
    (AUDIT, "French rule", "power-struggle.fr.md: not there: ['PS-E10']"),
]


@every_novelty
def test_something_new_is_one_class_and_its_texts(novelty: Novelty, tmp_path: Path) -> None:
    assert "kept all laws" in novelty.tried(tmp_path)


@every_novelty
def test_one_file_of_rules_is_touched_and_none_of_the_web(novelty: Novelty) -> None:
    """And a second Python file where something new is told: its shape."""
    kinds = [Path(file).suffix for file in novelty.files if "shapes" not in file]
    assert kinds.count(".py") == 1
    assert kinds.count(".toml") <= 1
    assert (kinds.count(".ftl"), kinds.count(".md"), len(kinds)) == (2, 2, kinds.count(".toml") + 5)


@pytest.mark.parametrize(("novelty", "forgotten", "sentence"), FORGOTTEN)
def test_whatever_is_forgotten_is_named(novelty: Novelty, forgotten: str, sentence: str, tmp_path: Path) -> None:
    said = novelty.without(forgotten).tried(tmp_path)
    assert "kept all laws" not in said
    assert sentence in said.strip().splitlines()[-1]
