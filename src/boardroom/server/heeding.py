"""How a running server hears what its operator did from the command line: it looks at the list of acts again and again.

The same on both databases. An act is written behind its effect, so whoever reads it finds the effect in the store.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from boardroom.server.records import Act

if TYPE_CHECKING:
    from boardroom.server.tables import Tables

REBUILT = ("delete",)  # names were taken out of the store: what is in memory still has them
SHUT_OUT = {
    "ban": ("banned", "the operator of this server has shut you out"),
    "sign-out": ("no-token", "nobody has this token any more"),
    "delete": ("no-token", "nobody has this token any more"),
}

log = logging.getLogger("boardroom.acts")


class Heeding:
    """One worker's place in the list of acts."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._last = 0

    async def start(self) -> None:
        """What was done before is in the store already."""
        self._last = await self._tables.store.last_act()

    async def look(self) -> None:
        """Heeds what is new."""
        for act in await self._tables.store.acts(self._last):
            log.info("the operator", extra={"act": act.kind, "subject": act.subject, "by": act.by})
            self._last = act.id  # first: what cannot be heeded is not tried for ever
            await self._heed(act)

    async def _heed(self, act: Act) -> None:
        if act.kind == "remove":
            await self._tables.taken_away(act.subject)
        if act.kind in SHUT_OUT:
            self._tables.close_sockets(act.subject, *SHUT_OUT[act.kind])
        for table in act.data.get("tables", ()):
            await self._tables.look_again(table, rebuild=act.kind in REBUILT)
        if act.data.get("tables"):
            self._tables.worker.foyer.changed([act.subject])
