"""Processes that work for this one and do not outlive it."""

from __future__ import annotations

import os
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def crew(workers: int) -> ProcessPoolExecutor:
    """So many fresh processes, started when there is work for them."""
    from concurrent.futures import ProcessPoolExecutor  # heavy: most programs need no other process
    from multiprocessing import get_context

    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_with_parent)


def leave_with_parent() -> None:
    """Ends this process when the one that started it is killed; else it would wait for work for ever."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
