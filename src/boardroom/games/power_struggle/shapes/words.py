"""The words that views and events of Power Struggle are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias

Division: TypeAlias = Literal["dev", "hr", "com", "acc", "leg", "ctl"]
Privilege: TypeAlias = Division | Literal["chairman"]
Side: TypeAlias = Literal["face_down", "head", "bribed"]
Track: TypeAlias = Literal["influence", "shares", "main", "corruption"]
Competence: TypeAlias = Track | Literal["counsel"]
Way: TypeAlias = Competence | Literal["archenemy"]
Colour: TypeAlias = Literal["blue", "yellow", "green", "red", "black"]
EnemyCard: TypeAlias = Literal["card_1", "card_2", "card_3", "card_4", "card_5", "card_6"]
UnitKind: TypeAlias = Literal["department", "main"]
Answer: TypeAlias = Literal["pending", "accepted", "refused"]
StageWord: TypeAlias = Literal[
    "placement", "opening", "extra_action", "election", "heads", "closing", "sorting", "event", "actions", "over"
]
PhaseWord: TypeAlias = Literal[
    "place", "grant", "retire", "sort", "act", "hire", "lift", "open", "staff", "shift", "to", "join", "with", "unite",
    "resign", "offer", "coarse", "fine", "answer", "fire", "dismiss", "establish", "consult", "buy", "entice", "house",
    "commit", "over",
]  # fmt: skip
BusinessWord: TypeAlias = Literal[
    "hire", "found", "open", "move", "merge", "resign", "bribe", "influence", "main", "counsel", "shares",
    "development", "legal", "pass", "grant",
]  # fmt: skip
