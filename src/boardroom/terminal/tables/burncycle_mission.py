"""The mission card: story, what to do floor by floor, how to leave, threat, how one loses, and what is new."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.texts import texts_of, thing_key
from boardroom.games.burncycle.shapes import Brief, MissionCard, View
from boardroom.terminal.tables.burncycle_words import capital
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid

PARTS = ("threat", "lose")  # those that belong to the whole mission


def read_mission(view: View, words: Words, width: int) -> list[Text]:
    """The whole card, and last what is missing now."""
    card = view["mission"]
    lines = [heading(card, words), *laid(story_of(card, words), width)]
    for number, floor in enumerate(card["floors"], 1):
        lines.append(title(words, "floor", floor=number, plan=floor["plan"]))
        lines += sentences([line for line in card["lines"] if line["floor"] == number], words, width)
    for part in PARTS:
        lines.append(title(words, part))
        lines += sentences([line for line in card["lines"] if line["part"] == part], words, width)
    for part, text in (("twist", twist_of(card, words)), ("new", own_text(words, "mission", card["key"], "new"))):
        if text:
            lines += [title(words, part), *laid(text, width)]
    return lines


def heading(card: MissionCard, words: Words) -> Text:
    """The name of the mission, and how hard it is."""
    name = card["name"] or capital(words.thing("mission", card["key"]))
    complexity = words.game.say(words.lang, "brief-part-complexity", {"count": card["complexity"]})
    return Text.assemble((name, "bold"), (f" · {complexity}", "dim"))


def story_of(card: MissionCard, words: Words) -> str:
    """Ours, or an owner's."""
    return card["story"] or own_text(words, "mission", card["key"], "story")


def twist_of(card: MissionCard, words: Words) -> str:
    """The corporation, what it is like, and its standing rule."""
    if card["corporation"] is None:
        return ""
    said = [capital(words.thing("corporation", card["corporation"])) + words.say("colon")]
    said.append(own_text(words, "corporation", card["corporation"], "text"))
    if card["twist"] is not None:
        said.append(capital(words.thing("twist", card["twist"])) + words.say("colon"))
        said.append(own_text(words, "twist", card["twist"], "text"))
    return " ".join(part for part in said if part)


def own_text(words: Words, kind: str, key: str, attribute: str) -> str:
    """An attribute of a thing's text; nothing where only its owner knows it."""
    texts, name = texts_of(words.game.folder), thing_key(kind, key)
    return (texts.attribute(words.lang, name, attribute) or "") if texts.has(words.lang, name) else ""


def title(words: Words, part: str, **params: int | str) -> Text:
    """The heading of a part."""
    return Text(words.game.say(words.lang, f"brief-part-{part}", params), style="bold cyan")


def sentences(lines: list[Brief], words: Words, width: int) -> list[Text]:
    """Sentences of the card, each with the rules behind it; the way out has its name before it."""
    found = []
    for line in lines:
        said = Text(sentence_of(line, words))
        if line["part"] == "leave":
            said = Text(words.game.say(words.lang, "brief-part-leave") + words.say("colon") + " ", style="green") + said
        found += laid(said + Text(f" ({', '.join(line['rules'])})", style="dim"), width, Text("• "))
    return found


def sentence_of(line: Brief, words: Words) -> str:
    """One sentence of the card."""
    return words.game.say(words.lang, line["key"], line["params"], words.cast.names).strip()
