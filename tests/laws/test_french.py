"""French as a native reader wants it: the scan over what random games say, and proof that the scan sees what is wrong.

`make soak` reads ten times as many.
"""

from __future__ import annotations

import pytest

import boardroom
from kit.french import Known, Reader, faults
from kit.screens import Screen, scanned_screens, wrong_in
from kit.speaking import scanned

EACH = 5000  # sentences of each game: 20,000 in all
SCREENS = 75  # of each game in the terminal: 300 in all
READER = Reader(
    [Known("Boîte à idées", "f"), Known("Tourniquet", "m"), Known("Semelles", "f", plural=True), Known("Alice", "f")]
)
SPACED = "Fin\u202f: oui\u00a0! «\u00a0Ah\u202f?\u00a0»"

PLANTED = [
    ("contraction", "Le tour de le capitaine."),
    ("contraction", "Il va à les portes."),
    ("contraction", "La carte de les gardes."),
    ("elision", "Au tour de Alice."),
    ("elision", "Au tour de Élodie."),
    ("elision", "Au tour de Hugo."),
    ("elision", "Au tour de Yves."),
    ("elision", "Plus que Alice."),
    ("elision", "Jouer le Investisseur."),
    ("elision", "La paie de «\u00a0Amis par fax\u00a0»."),
    ("elision", "On verra si il vient."),
    ("false elision", "Au tour d’Basile."),
    ("false elision", "L’module avance."),
    ("space", "Bourse: exactement."),
    ("space", "Bourse : exactement."),
    ("space", "Vraiment?"),
    ("space", "Elle dit «oui»."),
    ("space", "Il gagne 60% des parties."),
    ("space", "Alice ,Basile"),
    ("double space", "Alice  joue."),
    ("double space", "Alice joue. "),
    ("raw", "Alice joue { $card }."),
    ("raw", "Alice joue intern_fire."),
    ("raw", "event-played"),
    ("raw", "Alice joue None."),
    ("apostrophe", "Au tour d'Alice."),
    ("sign", "La motivation bouge de -3."),
    ("lower case", "le capitaine avance."),
    ("lower case", "Alice joue. la manche finit."),
    ("gender", "La Boîte à idées est éteint."),
    ("gender", "Le Boîte à idées avance."),
    ("gender", "Du Boîte à idées, rien."),
    ("gender", "Un Boîte à idées avance."),
    ("gender", "La Tourniquet avance."),
    ("gender", "Le Tourniquet est éteinte."),
    ("gender", "Les Semelles sont pris."),
    ("gender", "Alice est vice-président."),
    ("gender", "Alice est éliminé."),
]

SOUND = [
    "La Boîte à idées est éteinte.", "Le Tourniquet est éteint.", "Alice est vice-présidente.", "Alice est là.",
    "Au tour d’Alice, de Basile, d’Hugo et de Yann.", "De A à Z, de onze à huit.", "Il suffit de le jouer, à le croire.",
    "Le directeur de la Boîte à idées est éteint.", f"Voici. {SPACED}", "Motivation −3\u202f: elle passe à 2.",
    "12:30, n’est-ce pas\u202f?",
    "Prenez-la et passez.", "Le ou les bureaux du hasard.", "5 cartes, depuis le dessus\u202f: ? · ? · Commercial",
]  # fmt: skip


@pytest.mark.parametrize("game", boardroom.games())
def test_what_a_random_game_says_in_french_reads_well(game: str) -> None:
    count, wrong = scanned(boardroom.load(game), EACH)
    assert count >= EACH
    assert not [f"{fault.kind}: {fault.where!r} in {said.text!r}" for said, fault in wrong][:20]


@pytest.mark.parametrize("game", boardroom.games())
def test_the_terminals_screens_read_well_in_french(game: str) -> None:
    count, wrong = scanned_screens(boardroom.load(game), SCREENS)
    assert count >= SCREENS
    assert not [f"{fault.kind}: {fault.where!r} in {said.text!r}" for said, fault in wrong][:20]


@pytest.mark.parametrize(
    ("shown", "kinds"),
    [
        (Screen(["● Au tour de Alice."], []), ["elision"]),
        (Screen(["■ alice joue."], []), ["lower case"]),
        (Screen(["1 Passer   2 Le tour de le capitaine"], []), ["contraction"]),
        (Screen([], ["bourse: 3   énerg. réseau"]), ["space"]),
        (Screen(["● Alice joue et prend", "  cartes."], ["carte ?   ●?  │ M! │ −3"]), []),
        (Screen([], ["12▔▔▔▔C▲▔B! A●▔T1▔M✚"]), []),
    ],
)
def test_the_scan_finds_what_is_wrong_on_a_screen(shown: Screen, kinds: list[str]) -> None:
    assert [fault.kind for _, fault in wrong_in(shown, READER)] == kinds


@pytest.mark.parametrize(("kind", "text"), PLANTED)
def test_the_scan_finds_a_planted_fault(kind: str, text: str) -> None:
    assert kind in {fault.kind for fault in READER.faults(text)}


@pytest.mark.parametrize("text", SOUND)
def test_the_scan_leaves_sound_sentences_alone(text: str) -> None:
    assert READER.faults(text) == []


def test_a_change_has_its_sign() -> None:
    assert [fault.kind for fault in READER.faults("Menace 1, maintenant 3.", changes=[1])] == ["sign"]
    assert READER.faults("Menace +1, maintenant 3.", changes=[1]) == []
    assert READER.faults("Menace −1, maintenant 3.", changes=[-1]) == []


def test_a_line_of_a_screen_can_be_scanned_alone() -> None:
    assert [fault.kind for fault in faults("bourse: de Alice")] == ["elision", "space"]
    assert faults("bourse d’Alice") == []
