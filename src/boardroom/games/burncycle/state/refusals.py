"""Why a choice is refused: the game's closed list, to which every chapter adds its own, and the reasons that many share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardroom.core.refusal import ASIDE, ELSEWHERE, Refusals

if TYPE_CHECKING:
    from boardroom.games.burncycle.state.table import Table

refusals: Final[Refusals[Table]] = Refusals()

NO_WAY: Final = refusals.add("no-such-way", "BC-2.1.7")
NOT_HELD: Final = refusals.add("not-held", distance=ASIDE)
NO_SUCH_CHIP: Final = refusals.add("no-such-chip")
CARD_NOT_HELD: Final = refusals.add("card-not-held", distance=ASIDE)
NOT_POSSIBLE: Final = refusals.add("not-possible", distance=ASIDE)
NOT_BESIDE: Final = refusals.add("not-beside", "BC-2.1.3")
NO_ABILITY: Final = refusals.add("no-ability", "BC-3.11")
USED_UP: Final = refusals.add("used-up", "BC-3.11")
TOO_LITTLE_POWER: Final = refusals.add("too-little-power", "BC-3.11")
NOT_FREE: Final = refusals.add("not-free", "BC-2.1.4")
NOT_ON_FLOOR: Final = refusals.add("not-on-floor", "BC-2.1.1", ASIDE)
WRONG_STEP: Final = refusals.add("wrong-step", distance=ELSEWHERE)
