"""The words of Power Struggle as small numbers: divisions, privilege cards, competences, events, and what is decided."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# PS-S1: the divisions from left to right.
DEV: Final = 0
HR: Final = 1
COM: Final = 2
ACC: Final = 3
LEG: Final = 4
CTL: Final = 5
DIVISIONS: Final = 6
DIVISION_NAMES: Final = ["dev", "hr", "com", "acc", "leg", "ctl"]

OFFICES: Final = 6  # in each division, numbered from the top; place = division * OFFICES + office
PLACES: Final = 36
MOST_STAFF: Final = 6
BOARD_SEATS: Final = 5
MAX_SEATS: Final = 5

# PS-S5: a privilege card for each division and one for the Chairman, and how it lies before its holder.
CHAIRMAN: Final = 6
PRIVILEGES: Final = 7
PRIVILEGE_NAMES: Final = [*DIVISION_NAMES, "chairman"]
FACE_DOWN: Final = 0
HEAD: Final = 1
BRIBED: Final = 2
SIDE_NAMES: Final = ["face_down", "head", "bribed"]

# PS-S4: the competences; the first four are tracks, counsel is counted in figures.
INFLUENCE: Final = 0
SHARES: Final = 1
MAIN: Final = 2
CORRUPTION: Final = 3
COUNSEL: Final = 4
ARCHENEMY: Final = 5
TRACKS: Final = 4
WAY_NAMES: Final = ["influence", "shares", "main", "corruption", "counsel", "archenemy"]

COLOUR_NAMES: Final = ["blue", "yellow", "green", "red", "black"]  # by seat

# The 26 event cards: the two regular ones, then the 24 sundry ones.
BONUS: Final = 0
MEETING: Final = 1
FIRST_SUNDRY: Final = 2
EVENTS: Final = 26
STACK: Final = 8
DRAWN_SUNDRY: Final = 6
EVENT_NAMES: Final = [
    "bonus", "meeting",
    "coffee", "chairs", "printer", "parking", "plants", "reply_all", "new_logo",
    "open_plan", "desk_lottery", "values_workshop", "vending_machine", "time_sheets",
    "frozen_bonus", "boss_away", "fire_drill",
    "moron_1", "moron_2", "moron_3", "scandal_1", "scandal_2", "birthday_1", "birthday_2", "party", "outing",
]  # fmt: skip
KIND_MOTIVATION: Final = 0
KIND_MORON: Final = 1
KIND_SCANDAL: Final = 2
KIND_BIRTHDAY: Final = 3
KIND_PARTY: Final = 4
KIND_OUTING: Final = 5
KIND_NAMES: Final = ["motivation", "moron", "scandal", "birthday", "party", "outing"]
TOP_MOTIVATION: Final = 6

UNIT: Final = 50_000  # money is counted in the smallest note
COARSE: Final = 10  # a bribe is counted in steps of 500,000 and then of 50,000
LARGEST_BRIBE: Final = 399  # 39 coarse and 9 fine steps
MOST_OFFERS: Final = 2  # in one action (PS-P4)
CERTIFICATES: Final = 7

# Where the game stands between two decisions: what is settled next (PS-M0 to PS-M7, PS-12).
PLACEMENT: Final = 0
OPEN_CHAIR: Final = 1
OPEN_EXTRA: Final = 2
ELECTION: Final = 3
HEADS: Final = 4
CLOSING: Final = 5
SORTING: Final = 6
EVENT: Final = 7
ACTIONS_STAGE: Final = 8
OVER: Final = 9
STAGE_NAMES: Final = [
    "placement", "opening", "extra_action", "election", "heads", "closing", "sorting", "event", "actions", "over",
]  # fmt: skip

# What is decided now.
DO_PLACE: Final = 0
DO_GRANT: Final = 1
DO_RETIRE: Final = 2
DO_SORT: Final = 3
DO_ACT: Final = 4
DO_HIRE: Final = 5
DO_LIFT: Final = 6
DO_OPEN: Final = 7
DO_STAFF: Final = 8
DO_SHIFT: Final = 9
DO_TO: Final = 10
DO_JOIN: Final = 11
DO_WITH: Final = 12
DO_UNITE: Final = 13
DO_RESIGN: Final = 14
DO_OFFER: Final = 15
DO_COARSE: Final = 16
DO_FINE: Final = 17
DO_ANSWER: Final = 18
DO_FIRE: Final = 19
DO_DISMISS: Final = 20
DO_ESTABLISH: Final = 21
DO_CONSULT: Final = 22
DO_BUY: Final = 23
DO_ENTICE: Final = 24
DO_HOUSE: Final = 25
DO_COMMIT: Final = 26
DO_NOTHING: Final = 27
PHASE_NAMES: Final = [
    "place", "grant", "retire", "sort", "act", "hire", "lift", "open", "staff", "shift", "to", "join", "with", "unite",
    "resign", "offer", "coarse", "fine", "answer", "fire", "dismiss", "establish", "consult", "buy", "entice", "house",
    "commit", "over",
]  # fmt: skip

# The actions A to G of a turn, in the order of the booklet, and what is chosen first in each.
HIRE: Final = 0
FOUND: Final = 1
OPEN: Final = 2
MOVE: Final = 3
MERGE: Final = 4
RESIGN: Final = 5
BRIBE: Final = 6
BUY_INFLUENCE: Final = 7
BUY_MAIN: Final = 8
BUY_COUNSEL: Final = 9
BUY_SHARES: Final = 10
USE_DEVELOPMENT: Final = 11
USE_LEGAL: Final = 12
PASS: Final = 13
GRANT: Final = 14  # the Chairman's privilege, which is no action of the menu
MENU_NAMES: Final = [
    "hire", "found", "open", "move", "merge", "resign", "bribe", "influence", "main", "counsel", "shares",
    "development", "legal", "pass",
]  # fmt: skip


def office_name(place: int) -> str:
    """A place as people write it: dev:1 is the top office of Development."""
    return f"{DIVISION_NAMES[place // OFFICES]}:{place % OFFICES + 1}"
