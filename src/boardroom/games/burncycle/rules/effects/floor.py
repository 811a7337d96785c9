"""Effect words for the floor: doors, free steps, beads and mainframes."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import MODULE, NEXT, NOTHING, SECURE
from boardroom.games.burncycle.content.plan import sides
from boardroom.games.burncycle.rules.doors import LOCKED, NOT_LOCKED, lock, unlock
from boardroom.games.burncycle.rules.inspection import MainframeIn
from boardroom.games.burncycle.rules.move import Move
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.shapes import BeadRemoved
from boardroom.games.burncycle.state.agenda import Effect
from boardroom.games.burncycle.state.refusals import NOT_BESIDE, refusals
from boardroom.games.burncycle.state.table import Table

NO_LOCK: Final = refusals.add("no-lock", "BC-3.1")
NO_BEAD: Final = refusals.add("no-bead", "BC-3.1")

# Doors


class Unlock(Choosing):
    """UNLOCK n: doors anywhere on the floor."""

    word: ClassVar[str] = "UNLOCK"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "door"

    def worth(self) -> float:
        """In AP."""
        return 4.0 * min(6, self.number)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Locked doors."""
        return NOT_LOCKED if table.unlocked >> thing & 1 else None

    def picked(self, table: Table, thing: int) -> None:
        """It opens."""
        self.again(table)
        unlock(table, thing)


class UnlockNear(Choosing):
    """UNLOCK-NEAR n: doors beside any robot."""

    word: ClassVar[str] = "UNLOCK-NEAR"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "door"

    def worth(self) -> float:
        """In AP."""
        return 3.0 * min(6, self.number)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Locked doors with a robot on one of their two squares."""
        if table.unlocked >> thing & 1:
            return NOT_LOCKED
        square, direction = table.plan.doors[thing]
        near = table.robot_on(square) >= 0 or table.robot_on(NEXT[square * 4 + direction]) >= 0
        return None if near else NOT_BESIDE

    def picked(self, table: Table, thing: int) -> None:
        """It opens."""
        self.again(table)
        unlock(table, thing)


class UnlockZone(Effect):
    """UNLOCK-ZONE: all doors of this zone."""

    word: ClassVar[str] = "UNLOCK-ZONE"

    def do(self, table: Table, zone: int) -> None:
        """That of the terminal, else that of the agent."""
        for door in table.plan.zone_doors[zone if zone >= 0 else table.zone_at(table.active)]:
            unlock(table, door)


class UnlockSecure(Choosing):
    """UNLOCK-SECURE: one secure zone."""

    word: ClassVar[str] = "UNLOCK-SECURE"
    asks: ClassVar[str] = "zone"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Secure zones with a locked door."""
        if SECURE <= thing <= SECURE + 1:
            for door in range(len(table.plan.doors)):
                if not table.unlocked >> door & 1 and thing in sides(table.plan, door):
                    return None
        return NO_LOCK

    def picked(self, table: Table, thing: int) -> None:
        """All its doors."""
        for door in table.plan.zone_doors[thing]:
            unlock(table, door)


class Lock(Choosing):
    """LOCK n doors."""

    word: ClassVar[str] = "LOCK"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "door"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Unlocked doors."""
        return None if table.unlocked >> thing & 1 else LOCKED

    def picked(self, table: Table, thing: int) -> None:
        """It closes."""
        self.again(table)
        lock(table, thing)


# Free steps


class Step(Effect):
    """STEP n: free squares for the agent."""

    word: ClassVar[str] = "STEP"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 0.8 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """It moves."""
        table.push(Move(1 << table.active, False, self.number))


class StepModule(Effect):
    """STEPM n: free squares for the module."""

    word: ClassVar[str] = "STEPM"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 0.6 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """It moves."""
        table.push(Move(1 << MODULE, False, self.number))


class StepAll(Effect):
    """STEPALL n: each robot, the active agent first and the module last."""

    word: ClassVar[str] = "STEPALL"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 1.2 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """They move."""
        table.push(Move(1 << MODULE, False, self.number))
        for place in range(table.setup.seats - 1, -1, -1):
            seat = (table.active + place) % table.setup.seats
            if table.is_online(seat):
                table.push(Move(1 << seat, False, self.number))


# Beads and mainframes


class Bead(Choosing):
    """BEAD: remove an inspection bead."""

    word: ClassVar[str] = "BEAD"
    asks: ClassVar[str] = "zone"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Rooms with a bead."""
        beads = table.plan.beads
        return None if thing in beads and table.beads >> beads.index(thing) & 1 else NO_BEAD

    def picked(self, table: Table, thing: int) -> None:
        """It goes."""
        table.beads &= ~(1 << table.plan.beads.index(thing))
        if table.log is not None:
            table.say(BeadRemoved(kind="bead_removed", seat=table.active, zone=table.plan.letters[thing]))


class Mainframe(Effect):
    """MAINFRAME: another terminal becomes a mainframe."""

    word: ClassVar[str] = "MAINFRAME"

    def do(self, table: Table, zone: int) -> None:
        """Anywhere on the floor."""
        MainframeIn(NOTHING).ask(table)
