"""What dice can do: the mean of each kind, and the chance that a handful of them reaches a number of AP."""

from __future__ import annotations

from boardroom.games.burncycle.state.table import Table


class Odds:
    """Chances worked out so far; the faces are those of one content."""

    def __init__(self) -> None:
        self._means: list[float] = []
        self._chances: dict[int, list[float]] = {}

    def means(self, table: Table) -> list[float]:
        """The mean AP of one die of each kind."""
        if not self._means:
            self._means = [sum(face & 15 for face in faces) / len(faces) for faces in table.content.faces.action]
        return self._means

    def mean(self, table: Table, dice: list[int]) -> float:
        """The mean AP of a handful of dice."""
        means = self.means(table)
        return dice[0] * means[0] + dice[1] * means[1] + dice[2] * means[2]

    def at_least(self, table: Table, dice: list[int], need: int) -> float:
        """The chance of so many AP or more; rerolls are left out."""
        if need <= 0:
            return 1.0
        chances = self.chances(table, dice[0], dice[1], dice[2])
        chance = 0.0
        for ap in range(need, len(chances)):
            chance += chances[ap]
        return chance

    def chances(self, table: Table, basic: int, advanced: int, elite: int) -> list[float]:
        """The chance of each result."""
        key = (basic * 16 + advanced) * 16 + elite
        chances = self._chances.get(key)
        if chances is None:
            chances = [1.0]
            for kind, count in enumerate((basic, advanced, elite)):
                for _ in range(count):
                    chances = with_die(chances, table.content.faces.action[kind])
            self._chances[key] = chances
        return chances


def with_die(chances: list[float], faces: list[int]) -> list[float]:
    """The chances with one die more."""
    longer = [0.0] * (len(chances) + max(face & 15 for face in faces))
    for ap in range(len(chances)):
        for face in faces:
            longer[ap + (face & 15)] += chances[ap] / len(faces)
    return longer
