"""Why a choice is refused: the game's closed list, to which every chapter adds its own, and the reasons that many share."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusals

refusals: Final = Refusals()

NO_WAY: Final = refusals.add("no-such-way", "BC-2.1.7")
NOT_HERE: Final = refusals.add("not-here")
NOT_HELD: Final = refusals.add("not-held")
NOT_POSSIBLE: Final = refusals.add("not-possible")
NOT_BESIDE: Final = refusals.add("not-beside", "BC-2.1.3")
NO_ABILITY: Final = refusals.add("no-ability", "BC-3.11")
USED_UP: Final = refusals.add("used-up", "BC-3.11")
TOO_LITTLE_POWER: Final = refusals.add("too-little-power", "BC-3.11")
NOT_FREE: Final = refusals.add("not-free", "BC-2.1.4")
NOT_ON_FLOOR: Final = refusals.add("not-on-floor", "BC-2.1.1")
WRONG_STEP: Final = refusals.add("wrong-step")
