"""The terminal's screens in French: tables, menus and news of random games at 80 columns, cut into what is read in one go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import boardroom
from boardroom.terminal.choose import menu
from boardroom.terminal.menus import page_of
from boardroom.terminal.names import Cast
from boardroom.terminal.screen import table_lines
from boardroom.terminal.tell import told_lines
from boardroom.terminal.words import Words
from kit.french import Fault, Reader
from kit.speaking import FRENCH, Said, names_for, reader_for

WIDTH, ROOM = 80, 15
EVERY = 12  # choices between two screens
INDENT = "  "  # a line that continues the one before begins with it
PICKS = re.compile(r"(?<=\S) {2,}(?=\d+ )")  # choices side by side
BETWEEN = re.compile(r"\s{2,}|[\u2500-\u259f]+")  # columns, lines of a table and walls of a map
SIGN = re.compile(r"(?=\S*[?!])(?:[^A-Za-zÀ-ÿ]*[A-Za-z]?[^A-Za-zÀ-ÿ]*)")
BEFORE = re.compile(r"^ *(?:\d+ )?(?:[●■▲◆★✚✖♦] )? *")  # the number of a choice, or the shape of who acts
SENTENCE = re.compile(r"[^.]\.$")


class Screen(NamedTuple):
    """The lines of one screen: sentences, which are news and choices, and the table with its columns."""

    said: list[str]
    table: list[str]


def screens(game: boardroom.Game, seats: int, seed: int) -> Iterator[Screen]:
    """The screens of whoever decides in one random game."""
    log: list[boardroom.Event] = []
    names, luck = names_for(seats, seed), boardroom.Luck(seed, "screens")
    state, told, step = game.start(seats, seed=seed, log=log), 0, 0
    while not state.over:
        if step % EVERY == 0:
            yield screen(game, state, Words(game, FRENCH, Cast(names, [""] * seats, state.seat)), log[told:])
            told = len(log)
        state.play(luck.pick(state.legal()))
        step += 1


def screen(game: boardroom.Game, state: boardroom.State, words: Words, news: list[boardroom.Event]) -> Screen:
    """What happened, the table and the menu, as somebody who decides now sees them."""
    view = state.view(state.seat)
    said = told_lines([event.shown(state.seat) for event in news], words, WIDTH)
    said += page_of(menu(game, state.legal()), view, words, WIDTH, ROOM).lines
    return Screen([line.plain for line in said], [line.plain for line in table_lines(view, words, WIDTH, ROOM)])


def pieces(shown: Screen) -> Iterator[Said]:
    """What is read in one go; a line that goes up to a full stop is a sentence, if it continues none."""
    for line in shown.said:
        for part in PICKS.split(line):
            whole = SENTENCE.search(part) is not None and not part.startswith(INDENT)
            yield Said("said", BEFORE.sub("", part), sentence=whole)
    for line in shown.table:
        yield from (Said("table", cell, sentence=False) for cell in cells_of(line))


def cells_of(line: str) -> list[str]:
    """The cells of a table's line, without its signs: a card face down is “?” there, and a square that is seen “!”."""
    words = (" ".join(word for word in cell.split(" ") if not SIGN.fullmatch(word)) for cell in BETWEEN.split(line))
    return [cell.strip(" ") for cell in words if cell.strip(" ")]


def wrong_in(shown: Screen, reader: Reader) -> list[tuple[Said, Fault]]:
    """What is wrong with a screen; behind the full stop of an abbreviation a table goes on in small letters."""
    found = [(said, fault) for said in pieces(shown) for fault in reader.faults(said.text, said.sentence)]
    return [(said, fault) for said, fault in found if said.kind == "said" or fault.kind != "lower case"]


def scanned_screens(game: boardroom.Game, at_least: int, seed: int = 0) -> tuple[int, list[tuple[Said, Fault]]]:
    """Draws and reads until so many screens are read; gives how many, and what is wrong with them."""
    reader, wrong, count = reader_for(game), list[tuple[Said, Fault]](), 0
    while count < at_least:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        for shown in screens(game, seats, seed):
            assert max(map(len, shown.said + shown.table)) <= WIDTH, shown
            wrong += wrong_in(shown, reader)
            count += 1
        seed += 1
    return count, wrong
