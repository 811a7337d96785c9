"""Names of people: what may stand in one, when two look alike, and what stands where somebody is forgotten."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

NEUTRAL: Final = "N. N."  # nobody's name, in French as in English
LONGEST: Final = 40

# Letters without a shape: they are letters to Unicode, and nothing to the eye.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
MOST_MARKS: Final = 2  # on one letter; more of them climb over the lines above

# Letters of other alphabets, and signs, that look like a Latin letter; what is left when marks and case are gone.
LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("авеорсухкмнтіјѕԁԛԝһ", "abeopcyxkmhtijsdqwh", strict=True)),
        **dict(zip("αβεηικνορτυχγωϲϳ", "abenikvoptuxywcj", strict=True)),
        **dict(zip("ıɑɡօոսհցզքƅ", "iagonuhgqpb", strict=True)),
        **dict(zip("013458|!$@€", "oleasblisae", strict=True)),
    }
)
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def checked_name(name: str) -> str:
    """The name as it is kept, with single spaces; raises ValueError for signs that hide, turn round or climb."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(sign) for sign in plain]
    if any(kind[0] == "C" for kind in kinds) or BLANK & set(plain):
        raise ValueError("a name has no signs that cannot be seen or that turn the writing round")
    if not any(kind[0] in "LNPS" for kind in kinds):
        raise ValueError("a name has at least one sign that can be seen")
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise ValueError("a name has at most two marks on a letter")
    return plain


def skeleton(name: str) -> str:
    """What the eye keeps of a name: two names with the same skeleton are taken for each other."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(sign for sign in bare if unicodedata.category(sign)[0] in "LNS" or sign in "|!@").translate(
        LOOKS_LIKE
    )
    letters = letters.replace("i", "l")
    for pair, one in PAIRS:
        letters = letters.replace(pair, one)
    return letters or bare


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where one of the others looks like it."""
    taken = {skeleton(other) for other in others if other}
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        ending = f" ({number})"
        found = name[: LONGEST - len(ending)] + ending
    return found
