"""Squares and edges of burncycle's floor and nodes of its network: where they are, and what the margins call them."""

from __future__ import annotations

from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
"""A column and a row, from the top left."""

Side: TypeAlias = tuple[bool, int, int]
"""An edge: is it flat, and the square below it or at its right."""


def point_of(square: str) -> Point:
    """The square that a view calls `13,7`."""
    column, _, row = square.partition(",")
    return int(column), int(row)


def place_name(square: str) -> str:
    """The same square as the map's margins name it: a letter for the column, a number for the row."""
    column, row = point_of(square)
    return f"{column_name(column)}{row + 1}"


def column_name(column: int) -> str:
    """The letter above a column."""
    return chr(ord("A") + column)


def node_name(node: str) -> str:
    """The node that a view calls `2.4`, by its layer and its place in it counted from 1, as the drawing has them."""
    layer, _, place = node.partition(".")
    return f"{layer}.{int(place) + 1}"


def side_of(edge: str) -> Side:
    """The edge that a view calls `4,9:e`."""
    square, _, direction = edge.partition(":")
    column, row = point_of(square)
    return {
        "n": (True, column, row),
        "s": (True, column, row + 1),
        "w": (False, column, row),
        "e": (False, column + 1, row),
    }[direction]


def distance(here: str, there: str) -> int:
    """How many columns and rows lie between two squares, whatever walls there are."""
    (left, top), (right, bottom) = point_of(here), point_of(there)
    return abs(left - right) + abs(top - bottom)
