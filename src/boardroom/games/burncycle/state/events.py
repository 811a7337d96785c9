"""The events of burncycle: everything is public, so an event is its kind and what happened."""

from __future__ import annotations

from typing import Final

TEXTS: Final = (  # every sentence an event can have
    "game_started", "floor_built", "unit_placed", "cycle_filled", "placed", "bought", "activated", "slot_opened",
    "installed", "scrapped", "restarted", "turn_began", "chip", "passed", "actions_ended", "boosted", "rolled",
    "rerolled", "tested", "failed", "moved", "crossed", "swapped", "pushed", "cache_drawn", "inspected", "mainframe",
    "spotted", "lost_them", "alert_moved", "calmed", "wall_broken", "unit_down", "unit_stunned", "key_taken",
    "keypad_drawn", "keypad_rolled", "resolved", "struck", "gave_up", "door_unlocked", "door_locked",
    "terminal_drawn", "terminal_done", "network_drawn", "network_discarded", "card_resolved", "repaired",
    "mission_action", "goal", "altered", "traded", "used", "overtime", "chip_gained", "chip_discarded", "dice_gained",
    "keys_gained", "token", "quiet", "range", "bead_removed", "refreshed", "degraded", "cycle_rolled", "power",
    "threat", "threshold", "level", "ceo_level", "shut_down", "revived", "imperative_drawn", "imperative_done",
    "ip_moved", "hub", "booted", "cold_restarted", "banned", "ping_added", "ping_moved", "ping_transferred",
    "ping_removed", "ping_rolled", "corporation_began", "investigated", "unit_moved", "unit_attacked", "floor_done",
    "game_won", "game_lost",
)  # fmt: skip
