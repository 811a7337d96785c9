"""Tokens: who shows one is believed. Only their hashes are ever stored, and none is ever logged."""

from __future__ import annotations

import secrets
from hashlib import sha256

TOKEN_BYTES = 32
TABLE_BYTES = 12
LONGEST_TOKEN = 100


def new_token() -> str:
    """256 bits from the operating system."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A name for a table that nobody guesses; it is no secret among those who know the table."""
    return secrets.token_hex(TABLE_BYTES)


def new_seed() -> int:
    """A seed of 256 bits from the operating system."""
    return secrets.randbits(256)


def hash_of(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so a plain hash is enough."""
    return sha256(token.encode("utf8", "replace")).hexdigest()
