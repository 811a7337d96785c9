"""The floor as a map: letters above, numbers at the left, walls and doors as lines, and what stands on the squares."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from boardroom.games.burncycle.shapes import View
from boardroom.terminal.tables.burncycle_edges import OUTDOORS, Edge, corner, edges_of, is_inner, zone_at
from boardroom.terminal.tables.burncycle_places import Point, Side, column_name, point_of
from boardroom.terminal.tables.burncycle_squares import squares_of, squares_offered

MARGIN: Final = 2
CELL: Final = 3  # the cells of a square with the wall at its left
ABOVE: Final = "▔"  # a wall above a square, where no line is left for it


def map_width(view: View) -> int:
    """How many cells the map needs."""
    return MARGIN + view["map"]["width"] * CELL + 1


def draw_map(view: View, height: int) -> list[Text]:
    """The map in at most so many lines; rows far from what happens are left out where it is higher."""
    edges, squares = edges_of(view), squares_of(view)
    rows = rows_shown(view)
    walls = walls_between(view, edges, rows)
    if 1 + len(rows) + len(walls) > height:
        walls = [row for row in walls if not is_outside(view, row)]
    while len(rows) > 1 and 1 + len(rows) + len(set(walls) & set(rows[1:])) > height:
        del rows[-1 if rows[-1] - focus_row(view) > focus_row(view) - rows[0] else 0]
    lines = [head_line(view, edges, rows[0])]
    for row in rows:
        if row in walls and row != rows[0]:
            lines.append(wall_line(view, edges, row))
        lines.append(square_line(view, edges, squares, row, is_roofless=row not in walls))
    if len(lines) < height and not is_outside(view, rows[-1]):
        lines.append(wall_line(view, edges, rows[-1] + 1))
    return lines


def whole_height(view: View) -> int:
    """The least lines in which the map leaves out no row."""
    rows = rows_shown(view)
    walls = walls_between(view, edges_of(view), rows)
    return 1 + len(rows) + len([row for row in walls if not is_outside(view, row)])


def walls_between(view: View, edges: dict[Side, Edge], rows: list[int]) -> list[int]:
    """The rows that have a wall or a door above them."""
    return [row for row in rows[1:] if is_inner(view, edges, row)]


def rows_shown(view: View) -> list[int]:
    """All rows, those outside only while a robot stands there or may be put there."""
    taken = {point_of(row["at"])[1] for row in view["robots"] if row["at"] is not None}
    taken |= {point_of(square)[1] for square in squares_offered(view)}
    return [row for row in range(view["map"]["height"]) if not is_outside(view, row) or row in taken]


def is_outside(view: View, row: int) -> bool:
    """Is this row of squares outside the building?"""
    plan = view["map"]
    return all(zone_at(plan, column, row) in OUTDOORS for column in range(plan["width"]))


def focus_row(view: View) -> int:
    """The row of the robot that acts, or that of the module."""
    rows = {row["robot"]: point_of(row["at"])[1] for row in view["robots"] if row["at"] is not None}
    named = {robot: row for robot, row in rows.items() if robot == str(view["active"])}
    return next(iter([*named.values(), *rows.values()]), view["map"]["height"] - 1)


def head_line(view: View, edges: dict[Side, Edge], row: int) -> Text:
    """The wall above the first row, with the letters of the columns in it."""
    line = wall_line(view, edges, row)
    parts = Text()
    for column in range(view["map"]["width"]):
        start = MARGIN + column * CELL
        parts.append_text(line[start : start + 1]).append(column_name(column), style="bold")
        parts.append_text(line[start + 2 : start + CELL])
    return line[:MARGIN] + parts + line[-1:]


def wall_line(view: View, edges: dict[Side, Edge], row: int) -> Text:
    """The edges between two rows."""
    line = Text(" " * MARGIN)
    for column in range(view["map"]["width"]):
        edge = edges.get((True, column, row))
        line.append(corner(edges, column, row))
        line.append((edge.flat if edge else " ") * (CELL - 1), style=edge.style if edge else "")
    return line.append(corner(edges, view["map"]["width"], row))


def square_line(view: View, edges: dict[Side, Edge], squares: dict[Point, Text], row: int, is_roofless: bool) -> Text:
    """The squares of a row; a wall above them stands in their empty cells where it has no line of its own."""
    line = Text.assemble((f"{row + 1:>{MARGIN}}", "bold"))
    for column in range(view["map"]["width"]):
        roof = is_roofless and is_outside(view, row) and (True, column, row) in edges
        line.append_text(upright(edges, column, row, roof))
        cell = squares[column, row]
        line.append_text(Text(ABOVE * (CELL - 1)) if roof and not cell.plain.strip() else cell)
    return line.append_text(upright(edges, view["map"]["width"], row, False))


def upright(edges: dict[Side, Edge], column: int, row: int, roof: bool) -> Text:
    """The edge at the left of a square."""
    edge = edges.get((False, column, row))
    return Text(edge.upright, style=edge.style) if edge else Text(ABOVE if roof else " ")
