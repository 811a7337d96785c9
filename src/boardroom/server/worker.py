"""What all tables of one worker share: the store and its writer, the bots, and the notices between workers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from boardroom.server.bots import Bots
from boardroom.server.foyer import Foyer
from boardroom.server.notify import Notices
from boardroom.server.settings import Settings
from boardroom.server.store import Store
from boardroom.server.writer import Writer


class Worker:
    """One process of the server, without its tables."""

    def __init__(self, settings: Settings, store: Store, notices: Notices) -> None:
        self.settings = settings
        self.store = store
        self.notices = notices
        self.foyer = Foyer(store)
        self.writer = Writer(store, notices.announce)
        self.bots = Bots(settings)
        self.serves = True  # else an operator's command: others let the bots think
        self.bot_wake = settings.bot_patience + 5.0  # by then a bot has answered, or its worker is gone
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something beside the tables."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end_tasks(self) -> None:
        """Ends what runs beside the tables."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Ends in order: everything is written."""
        await self.foyer.stop()
        await self.writer.stop()
        await self.notices.stop()
        await self.bots.stop()
