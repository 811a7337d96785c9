"""Reads a finished French sentence and lists what a native reader would strike out.

`faults(text)` is for anything that is shown, the terminal's lines too; a `Reader` also knows the gender of things and people.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

VOWEL = "aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
CONSONANT = "bcdfgjklmnpqrstvwxzç"
WORD = r"[\wÀ-ÿœŒ]"
# Before these the vowel is not heard as one.
HEARD_AS_CONSONANTS = r"(?:onz|ou\b|et\b|oui\b|ouistiti|ululement|[yY][aeéiouAEÉIOU]|\w\b)"
SILENT_H = r"[hH](?:ugo|élène|enri|ortense|ippolyte|onor|omme|eure|istoire|uit?re)"
QUOTE = r"(?:«[\u00a0\u202f ])?"

PATTERNS: dict[str, re.Pattern[str]] = {
    "contraction": re.compile(rf"(?<![{WORD[1:-1]}’-])(?:[dD]e|[àÀ]) les? (?!{WORD}+(?:er|ir|re|oir)\b){QUOTE}{WORD}+"),
    "elision": re.compile(
        rf"(?<![{WORD[1:-1]}’-])(?:de|que|le|la|ne|se|je|me|te|lorsque|puisque|jusque|presque [ui]|si il)(?<!si il)"
        rf" {QUOTE}(?!{HEARD_AS_CONSONANTS})(?:[{VOWEL}]{WORD}|{SILENT_H}){WORD}*"
        r"|\bsi ils?\b",
        re.IGNORECASE,
    ),
    "false elision": re.compile(rf"\b(?:[dlnsjmtc]|qu|jusqu|lorsqu|puisqu)’{QUOTE}[{CONSONANT}]{WORD}*", re.IGNORECASE),
    "space": re.compile(
        r"[^\s\u00a0\u202f;:!?·,(]\s?[;:!?](?=[\s)»]|$)(?<![\u00a0\u202f][;:!?])"
        r"|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|(?<=\d)%|(?<=\d) %| [,.](?!\d|\.)|[,;](?=[A-Za-zÀ-ÿ])"
    ),
    "double space": re.compile(r"[ \u00a0\u202f]{2,}|^[ \u00a0\u202f]+(?=[\w«])|[ \u00a0\u202f]+$"),
    "raw": re.compile(
        r"[{}]|\$[a-zA-Z]|\?\?\?|\b\w+_\w+|\b(?:action|card|event|prompt|reason|field|option|role|rule|wait)-[a-z]\w+"
        r"|\b(?:None|True|False|null|undefined|NaN)\b|\b(?:seat|hand|card|pile|unit|robot):\w+"
    ),
    "apostrophe": re.compile(r"(?<=\w)'(?=\w)|\.\.\."),
    "sign": re.compile(r"(?<![\w\u2013\u2019-])-\d+"),
    "lower case": re.compile(rf"(?<={WORD}\.) [a-zàâéèêîôû]{WORD}*"),
}
BEGINS_LOW = re.compile(r"[«“(\u00a0\u202f ]*[a-zàâäéèêëîïôöùûüœ]")

MASCULINE = re.compile(
    r"(?:é|ert|int|rit|it|is|u|sé|eur|teur|président|content|seul|prêt|absent|présent|premier|dernier|vivant|gagnant|perdant)s?\Z"
)
FEMININE = re.compile(
    r"(?:ée|erte|inte|rite|ise|ue|euse|trice|présidente|contente|seule|prête|absente|présente|première|dernière)s?\Z"
)
# Behind one of these a thing is no subject, and the verb that follows agrees with another word.
NO_SUBJECT = re.compile(
    r"(?:(?<![\w’-])(?:des?|du|aux?|à|avec|contre|par|pour|en|sur|chez|et|que) |d’|qu’|, )(?:l[ae]s? |l’)?\Z",
    re.IGNORECASE,
)
NO_ADJECTIVES = {"ici", "aussi", "parmi", "plus", "vu", "lui", "jusqu", "depuis", "puis", "celui", "peu", "mais"}
VERBS = r"(?:est|sont|était|a été|ont été|reste|restent|devient|semble)"


class Fault(NamedTuple):
    """What kind of mistake, and where."""

    kind: str
    where: str


@dataclass(frozen=True)
class Known:
    """A thing or a person whose gender is known, by its bare name."""

    name: str
    gender: str
    plural: bool = False


def known(text: str, name: str = "", gender: str = "", number: str = "") -> Known | None:
    """A thing as the texts have it: with an article that tells its gender, or with an attribute that does."""
    article = re.match(r"(le|la|un|une|les|des) |l’", text)
    told = {"le": "m", "un": "m", "la": "f", "une": "f"}.get(article[1] or "", "") if article else ""
    bare = name or (text[article.end() :] if article else text)
    plural = number == "many" or (article is not None and article[1] in ("les", "des"))
    return Known(bare, gender or told, plural) if (gender or told) in ("f", "m") else None


@dataclass
class Reader:
    """Reads sentences about things and people that it knows."""

    words: Iterable[Known] = ()
    _known: dict[str, Known] = field(init=False)
    _near: re.Pattern[str] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        """Names that two things of different gender share are left alone."""
        found: dict[str, set[Known]] = {}
        for word in self.words:
            found.setdefault(word.name, set()).add(word)
        self._known = {name: words.pop() for name, words in found.items() if len(words) == 1}
        names = "|".join(re.escape(name) for name in sorted(self._known, key=len, reverse=True))
        before = r"(?:(?<![\w’-])((?i:le|la|un|une|du|au|ce|cet|cette)) )?"
        if names:
            self._near = re.compile(
                rf"{before}\b({names})\b(?! et )(?: {VERBS} (?:encore |déjà |aussi )?({WORD}+(?:-{WORD}+)?))?"
            )

    def faults(self, text: str, sentence: bool = True, changes: Iterable[int] = ()) -> list[Fault]:
        """Everything that is wrong; a `sentence` begins with a capital, and `changes` are said with their signs."""
        found = [Fault(kind, match[0]) for kind, pattern in PATTERNS.items() for match in pattern.finditer(text)]
        if sentence and BEGINS_LOW.match(text):
            found.append(Fault("lower case", text[:20]))
        for change in changes:
            if change and f"{'+' if change > 0 else '−'}{abs(change)}" not in text.replace("\u202f", ""):
                found.append(Fault("sign", f"{change} in {text}"))
        return found + self._genders(text)

    def _genders(self, text: str) -> list[Fault]:
        """Articles and participles that do not fit the thing beside them."""
        if self._near is None:
            return []
        return [Fault("gender", match[0]) for match in self._near.finditer(text) if self._is_wrong(match)]

    def _is_wrong(self, match: re.Match[str]) -> bool:
        article, word, after = (match[1] or "").lower(), self._known[match[2]], match[3]
        if article and not word.plural and (article in ("la", "une", "cette")) != (word.gender == "f"):
            return True
        if not after or after in NO_ADJECTIVES or NO_SUBJECT.search(match.string[: match.start(2)]):
            return False
        wrong = MASCULINE if word.gender == "f" else FEMININE
        return wrong.search(after) is not None or (word.plural and not after.endswith(("s", "x")))


def faults(text: str, sentence: bool = False) -> list[Fault]:
    """What is wrong with a line that is shown, whatever it is about."""
    return Reader().faults(text, sentence)
