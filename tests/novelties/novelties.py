"""Three things that are new, each as somebody would write it down: an effect, a decision and an event."""

from __future__ import annotations

from novelties.trials import Addition, Novelty

BURN_RATE = "src/boardroom/games/burn_rate"
POWER_STRUGGLE = "src/boardroom/games/power_struggle"
BURNCYCLE = "src/boardroom/games/burncycle"

# "The target pays 5": a card of Burn Rate that asks for the skill of the target's Finance head.
TAX_AUDIT = Novelty(
    "burn-rate",
    2,
    {
        "class": Addition(
            f"{BURN_RATE}/rules/effects.py",
            "        LAYOFFS.begin(table)\n",
            '''

class TaxAudit(OnOpponent):
    """The target pays 5."""

    word = "tax-audit"
    rule = "BR-3.99"
    department = FINANCE
    told: tuple[str, ...] = ("audited",)

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """At once."""
        table.bank[target] -= 5
        if table.log is not None:
            table.log.append(happened(Audited(kind="audited", seat=seat, target=target)))
''',
        ),
        "row": Addition(f"{BURN_RATE}/rules/effects.py", "        MassFiring(),\n", "        TaxAudit(),\n"),
        "import": Addition(
            f"{BURN_RATE}/rules/effects.py", "from boardroom.games.burn_rate.shapes import (\n", "    Audited,\n"
        ),
        "shape": Addition(
            f"{BURN_RATE}/shapes.py",
            "# The events\n",
            '''

class Audited(TypedDict):
    """The target pays 5."""

    kind: Literal["audited"]
    seat: int
    target: int
''',
        ),
        "told": Addition(f"{BURN_RATE}/shapes.py", "    | Doubled\n", "    | Audited\n"),
        "card": Addition(
            f"{BURN_RATE}/cards.toml",
            "",
            '\n[cards.tax-audit]\nsource = "original"\ncopies = [{ skills = "0123", count = 1 }]\n',
        ),
        "English card": Addition(
            f"{BURN_RATE}/texts.en.ftl",
            "",
            "\ncard-tax-audit_0123 = TAX AUDIT\n    .name = TAX AUDIT\n    .text = Pay 5.\n",
        ),
        "French card": Addition(
            f"{BURN_RATE}/texts.fr.ftl", "", "\ncard-tax-audit_0123 = FISC\n    .name = FISC\n    .text = Payez 5.\n"
        ),
        "English label": Addition(f"{BURN_RATE}/texts.en.ftl", "", "action-play-tax-audit = { $target } pays 5\n"),
        "French label": Addition(f"{BURN_RATE}/texts.fr.ftl", "", "action-play-tax-audit = { $target } paie 5\n"),
        "English event": Addition(f"{BURN_RATE}/texts.en.ftl", "", "event-audited = { $target } pays 5.\n"),
        "French event": Addition(f"{BURN_RATE}/texts.fr.ftl", "", "event-audited = { $target } paie 5.\n"),
        "English help": Addition(f"{BURN_RATE}/texts.en.ftl", "", "rule-BR-3_99 = The target pays 5.\n"),
        "French help": Addition(f"{BURN_RATE}/texts.fr.ftl", "", "rule-BR-3_99 = La cible paie 5.\n"),
        "rule": Addition("docs/rules/burn-rate.md", "", "\n- **BR-3.99** The target pays 5.\n"),
        "French rule": Addition("docs/rules/burn-rate.fr.md", "", "\n- **BR-3.99** La cible paie 5.\n"),
    },
    """
said = {"seats": 2, "hands": {0: ["tax-audit:0123"]}, "bank": [50, 50]}
state = game.restore({"table": said})
state.log = []
state.play("play tax-audit:0123 seat:1")
for event in state.log:
    travels.check_fact(trial, event)
assert state.save()["table"]["bank"] == [50, 45], state.save()["table"]["bank"]
""",
)

# "The Chairman pays 100,000": an event of Power Struggle.
AUDIT = Novelty(
    "power-struggle",
    3,
    {
        "class": Addition(
            f"{POWER_STRUGGLE}/rules/happenings.py",
            '        """Nothing happens."""\n',
            '''

class Audit(Happening):
    """The Chairman pays 100,000."""

    word = "audit"
    rule = "PS-E10"
    tells: tuple[str, ...] = ("audited",)

    def do(self, table: Table, number: int) -> None:
        """Without a Chairman nothing happens."""
        if table.chairman >= 0:
            pay_fine(table, table.chairman, 2)
            events.told(table, "audited", table.chairman)
''',
        ),
        "row": Addition(f"{POWER_STRUGGLE}/rules/happenings.py", "Birthday(), Party(), Outing(),", " Audit(),"),
        "shape": Addition(f"{POWER_STRUGGLE}/shapes/events.py", '"stopped", "committed",', ' "audited",'),
        "card": Addition(
            f"{POWER_STRUGGLE}/company.toml", "", '\n[events.tax_audit]\nsource = "original"\nkind = "audit"\n'
        ),
        "English card": Addition(
            f"{POWER_STRUGGLE}/texts.en.ftl",
            "",
            "\nhappening-tax_audit = Audit\n    .text = The Chairman pays 100,000.\n",
        ),
        "French card": Addition(
            f"{POWER_STRUGGLE}/texts.fr.ftl",
            "",
            "\nhappening-tax_audit = Fisc\n    .text = Le Président paie 100 000.\n",
        ),
        "English event": Addition(f"{POWER_STRUGGLE}/texts.en.ftl", "", "event-audited = { $seat } is audited.\n"),
        "French event": Addition(f"{POWER_STRUGGLE}/texts.fr.ftl", "", "event-audited = { $seat } est contrôlé.\n"),
        "rule": Addition("docs/rules/power-struggle.md", "", "\n- **PS-E10** *Audit.* The Chairman pays 100,000.\n"),
        "French rule": Addition(
            "docs/rules/power-struggle.fr.md", "", "\n- **PS-E10** *Contrôle.* Le Président paie 100 000.\n"
        ),
    },
    """
from kit.shapes import texts_told
stack = ["tax_audit", "bonus", "coffee", "chairs", "meeting"]
said = {"seats": 3, "stage": "event", "stack": stack, "chairman": 1, "cash": [500_000, 500_000, 500_000]}
state = game.restore({"table": said})
assert state.save()["table"]["cash"] == [500_000, 400_000, 500_000], state.save()["table"]["cash"]
shapeless = set(game.event_texts) - texts_told(game)
assert not shapeless, f"events without a shape: {sorted(shapeless)}"
""",
)

# "Lose 1 power, or the threat rises": a decision of burncycle, with the effect word that asks it.
NAP = Novelty(
    "burncycle",
    1,
    {
        "class": Addition(
            f"{BURNCYCLE}/rules/effects/team.py",
            "",
            '''

class Nap(Effect):
    """NAP: somebody sleeps."""

    word: ClassVar[str] = "NAP"
    rule: ClassVar[str] = "BC-3.99"

    def do(self, table: Table, zone: int) -> None:
        """The player chooses."""
        table.push(TakeNap())


class TakeNap(Either):
    """BC-3.99: power or threat."""

    word: ClassVar[str] = "nap"
    rule: ClassVar[str] = "BC-3.99"
    families: ClassVar[tuple[str, ...]] = ("lose-power", "raise-threat")

    def do(self, table: Table, code: int) -> None:
        """Nothing is lost by sleeping."""
        add_threat(table, int(code == table.rows.firsts["raise-threat"]))
''',
        ),
        "import": Addition(
            f"{BURNCYCLE}/rules/effects/team.py",
            "from boardroom.games.burncycle.state.agenda import Effect",
            ", Either",
        ),
        "card": Addition(f"{BURNCYCLE}/content/terminals.toml", '{ cost = 2, effects = ["UNLOCK 1"', ', "NAP"'),
        "English prompt": Addition(f"{BURNCYCLE}/texts.en.ftl", "", "\nprompt-nap = Sleep on it?\n"),
        "French prompt": Addition(f"{BURNCYCLE}/texts.fr.ftl", "", "\nprompt-nap = Une sieste ?\n"),
        "English help": Addition(f"{BURNCYCLE}/texts.en.ftl", "", "rule-BC-3_99 = Power or threat.\n"),
        "French help": Addition(f"{BURNCYCLE}/texts.fr.ftl", "", "rule-BC-3_99 = Énergie ou menace.\n"),
        "rule": Addition("docs/rules/burncycle.md", "", "\n- **BC-3.99** NAP: power or threat.\n"),
        "French rule": Addition("docs/rules/burncycle.fr.md", "", "\n- **BC-3.99** NAP : énergie ou menace.\n"),
    },
    """
saved = game.start(1, seed=1).save()
saved["table"]["agenda"].append(["nap"])
state = game.restore(saved)
assert state.view(0)["prompt"]["key"] == "prompt-nap", state.view(0)["prompt"]
assert all(game.say(lang, "rule-BC-3_99") and game.say(lang, "prompt-nap") for lang in ("en", "fr"))
before = state.save()["table"]["threat"]
state.play("raise threat")
assert state.save()["table"]["threat"] == before + 1
""",
)
