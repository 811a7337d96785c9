"""The grammar that texts ask for: what stands before a name, how words agree with it, and signs on changes.

Texts call these functions, as in `{ DE($seat) }` or `{ AGREE($unit, m: "éteint", f: "éteinte") }`; docs/texts.md shows them.
The browser has the same ones in web/src/lib/grammar.ts, and tests/core/grammar.json is tried on both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

ADDRESSES = {"she": "f", "he": "m", "they": "n"}  # how people wish to be spoken of, and what that is in grammar
NEUTRAL = "n"
THIN, WIDE = "\u202f", "\u00a0"  # no-break spaces: before high marks, and inside quotation marks

Join = Callable[[list[str]], str]
Function = Callable[..., Any]


class Word(str):
    """A name or a thing as a sentence gets it: its text, and what other words in the sentence agree with.

    Attributes:
        gender: "f", "m", or "n" where it is neither or not known.
        plural: Is it several?
        person: Is it somebody's name, which has no article?
        parts: What it lists, if it is a list.
    """

    gender: str
    plural: bool
    person: bool
    parts: tuple[Word, ...]

    def __new__(
        cls, text: str, gender: str = "", plural: bool = False, person: bool = False, parts: Iterable[Word] = ()
    ) -> Word:
        """A word; where it begins with an article, that tells gender and number unless they are given."""
        word = super().__new__(cls, text)
        word.gender = gender or ("" if person else ARTICLES.get(text.partition(" ")[0], "")) or NEUTRAL
        word.plural = plural or (not person and text.startswith(("les ", "des ")))
        word.person = person
        word.parts = tuple(parts)
        return word


def somebody(name: str, address: str = "") -> Word:
    """A person's name, and how that person wishes to be spoken of: "she", "he" or "they" (also when not told)."""
    if isinstance(name, Word):
        return name
    return Word(name, ADDRESSES.get(address, NEUTRAL), person=True)


def several(parts: list[Word], join: Join) -> Word:
    """A list as a word: feminine if all of it is, masculine if something is, and neutral if that is not known."""
    genders = {part.gender for part in parts}
    gender = next((gender for gender in ("n", "m", "f") if gender in genders), NEUTRAL)
    return Word(join([str(part) for part in parts]), gender, len(parts) > 1, True, parts)


def functions(lang: str, join: Join) -> dict[str, Function]:
    """What texts in this language can call; `join` makes one text of a list."""

    def each(change: Callable[[Word], str]) -> Function:
        def changed(value: Any) -> str:
            word = value if isinstance(value, Word) else Word(written(value, lang), person=is_name(value))
            return join([change(part) for part in word.parts]) if word.parts else change(word)

        return changed

    common: dict[str, Function] = {
        "AGREE": agree,
        "CAPITAL": lambda value: capital(written(value, lang)),
        "SIGNED": lambda value: signed(value, lang),
    }
    if lang == "fr":
        return common | {"DE": each(de), "A": each(a), "QUE": each(que)}
    return common | {"AN": each(an), "POSSESSIVE": each(possessive)}


def written(value: Any, lang: str) -> str:
    """A value as text; numbers as the language writes them."""
    if isinstance(value, str):
        return value
    digits = f"{value:,}"
    return digits.replace(",", THIN).replace(".", ",") if lang == "fr" else digits


def is_name(value: Any) -> bool:
    """Is this bare text a name? It begins with a capital then."""
    return isinstance(value, str) and value[:1].isupper()


def agree(word: Any, m: str = "", f: str = "", n: str = "", mp: str = "", fp: str = "") -> str:
    """The form that agrees with a word: masculine, feminine or neutral; with p for several."""
    gender = getattr(word, "gender", NEUTRAL)
    if getattr(word, "plural", False) and (mp or fp):
        return (fp if gender == "f" else "") or mp or fp
    return {"f": f, "n": n}.get(gender, "") or m


def signed(value: Any, lang: str) -> str:
    """A change with its sign: +2, −3; a true minus, not a hyphen. Text is left as it is."""
    if isinstance(value, str):
        return value
    return {1: "+", 0: "", -1: "−"}[(value > 0) - (value < 0)] + written(abs(value), lang)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


# French.

ARTICLES = {"le": "m", "un": "m", "la": "f", "une": "f"}
DE_ARTICLES = (("le ", "du "), ("les ", "des "))
A_ARTICLES = (("le ", "au "), ("les ", "aux "))
VOWELS = frozenset("aeiouœæ")
# Words that begin with a vowel for the eye only, and those whose y is one for the ear.
NOT_ELIDED = frozenset({"onze", "onzième", "oui", "ouistiti", "ouate", "uhlan", "ululement", "yaourt", "yacht", "yeti"})
ELIDED_Y = frozenset({"yeux", "yeuse", "yèble", "yonne", "york"})
# An h is silent in most words, and breathed in these; names are the other way round, since most come from abroad.
BREATHED_STEMS = """
    hach haie hain hall halt hamac hameau hamster hanch handicap hangar hareng haricot harnais harpe hasard hauss haut havre
    hériss héron héros hibou hiérarch hippie hobby hockey holding homard honte hors hot houle houx hub huée huit hupp hurl
    hutte"""
FRENCH_NAMES = """
    habib héléna hélène hélier héloïse henri henriette henry herbert hercule hermance hermine hermione hervé hilaire
    hilarion hippolyte honorat honoré honorine horace hortense hubert hugo hugues huguette hyacinthe hector"""
BREATHED = tuple(BREATHED_STEMS.split())
SILENT_NAMES = frozenset(FRENCH_NAMES.split())


def elides(word: Word) -> bool:
    """Does “de” lose its e before this word?"""
    first = re.split(r"[\W_]", word.lstrip("« \u00a0\u202f“\"'’").lower(), maxsplit=1)[0]
    if len(first) < 2 or first in NOT_ELIDED:
        return False  # a letter is read by its name: de A à Z
    if first[0] == "h":
        return first in SILENT_NAMES if word.person else not first.startswith(BREATHED)
    if first[0] == "y":
        return first in ELIDED_Y or bare(first[1]) not in VOWELS | {"y"}
    return bare(first[0]) in VOWELS


def bare(letter: str) -> str:
    """A letter without its accent."""
    return unicodedata.normalize("NFD", letter)[0]


def contracted(word: Word, articles: tuple[tuple[str, str], ...]) -> str | None:
    """A thing whose article melts into the word before it; a name's “Le” never does."""
    for article, melted in articles:
        if not word.person and word.startswith(article):
            return melted + word.removeprefix(article)
    return None


def de(word: Word) -> str:
    """Of: d’Alice, de Basile, du module, des dés, de la Boîte, de l’Investisseur."""
    return contracted(word, (*DE_ARTICLES, ("des ", "d’" if elides(Word(word[4:])) else "de "))) or (
        ("d’" if elides(word) else "de ") + word
    )


def a(word: Word) -> str:
    """To: à Alice, au capitaine, aux dés, à la Boîte."""
    return contracted(word, A_ARTICLES) or "à " + word


def que(word: Word) -> str:
    """That, than: qu’Alice, que Basile, que le module."""
    return ("qu’" if elides(word) else "que ") + word


def typeset(text: str, lang: str) -> str:
    """A true minus; in French thin no-break spaces before high marks, in place of the spaces that were written."""
    text = re.sub(r"(?<![\w.:/-])-(?=\d)", "−", text)
    if lang != "fr":
        return text
    text = re.sub(r"[ \u00a0\u202f]+(?=[;:!?%]+(?:[\s)».,…]|$))", THIN, text)
    return re.sub(r"(?<=«)[ \u202f]|[ \u202f](?=»)", WIDE, text)


# English.

NOT_AN = ("eu", "one", "once", "uni", "ura", "use", "usu", "uto")
ALSO_AN = ("hour", "heir", "honest", "honor", "honour", "8", "11", "18")


def an(word: Word) -> str:
    """A or an, by the sound: an engineer, a unit, an hour."""
    sound = word.lower()
    vowel = sound[:1] in VOWELS and not sound.startswith(NOT_AN)
    return ("an " if vowel or sound.startswith(ALSO_AN) else "a ") + word


def possessive(word: Word) -> str:
    """Alice’s, James’s, the players’."""
    return word + ("’" if word.plural and word.endswith("s") else "’s")
