"""What only the content files of burncycle have: prices, effect words, squares, and lists of lists."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.content import Entry, Reader, is_list_of
from boardroom.games.burncycle.content.effects import Effects, read_effect
from boardroom.games.burncycle.content.names import HEIGHT, NOTHING, WIDTH


def entries_of(reader: Reader, name: str, least: int = 1) -> list[Entry]:
    """The entries of a file, each with a source."""
    file = reader.file(f"{name}.toml")
    found = file.entries()
    for entry in found:
        entry.source()
    if len(found) < least:
        file.wrong(f"at least {least} {name if least > 1 else 'entry'}", len(found))
    return found


def lists_of(entry: Entry, key: str, count: int, expected: str) -> list[list[str]]:
    """So many lists of strings."""
    lists = entry.get(key)
    if not is_list_of(list, lists) or len(lists) != count or not all(is_list_of(str, words) for words in lists):
        entry.wrong(f"{key} = {count} lists of {expected}")
        return [[] for _ in range(count)]
    return list(lists)


def priced_words(entry: Entry, key: str, known: Sequence[str]) -> list[tuple[int, int]]:
    """Words with a price, as in "elite 4"."""
    found = []
    for item in entry.words(key):
        name, _, price = item.rpartition(" ")
        if name not in known or not price.isdecimal():
            entry.wrong(f"{key}: a price after one of {', '.join(known)}", item)
            continue
        found.append((known.index(name), int(price)))
    return found


def effects_of(entry: Entry, words: list[str]) -> Effects:
    """Effect words with their numbers, as in "THREAT -2"."""
    found: Effects = []
    for item in words:
        effect = read_effect(item)
        if isinstance(effect, str):
            entry.wrong(effect)
        else:
            found.append(effect)
    return found


def square_of(entry: Entry, text: str, at: str = "") -> int:
    """A square written as "x,y"."""
    x, _, y = text.partition(",")
    if not x.isdecimal() or not y.isdecimal() or int(x) >= WIDTH or int(y) >= HEIGHT:
        entry.wrong(f'a square "x,y" with x up to {WIDTH - 1} and y up to {HEIGHT - 1}', text, at)
        return NOTHING
    return int(y) * WIDTH + int(x)
