"""Short codes: an invitation that can be read out over the telephone. They open a waiting table only, and not for long.

There are 24 ** 8, about 1.1e11 of them. However many addresses guess, a server lets one guess through in a second
(`limits.py`): with 100 tables waiting, a whole day of guesses meets one of them with odds of 1 in 12,700.
"""

from __future__ import annotations

import secrets

ALPHABET = (
    "23456789CDFHJKMNPQRTVWXY"  # neither 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B nor U V stand side by side; no words either
)
LENGTH = 8
LIFETIME = 24 * 3600.0  # seconds


def new_short_code() -> str:
    """Eight signs from the operating system's chance."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_short_code(typed: str) -> str | None:
    """The short code as people type it, in small letters or with spaces and dashes; None when it cannot be one."""
    code = "".join(sign for sign in typed.upper() if sign not in " -–\u00a0\u202f")
    return code if len(code) == LENGTH and all(sign in ALPHABET for sign in code) else None
