"""The words of Power Struggle as small numbers: divisions, privilege cards, competences; and how much there is of what."""

from __future__ import annotations

from typing import Final

from boardroom.games.power_struggle.shapes.words import (
    Colour,
    Competence,
    Division,
    EnemyCard,
    Privilege,
    Side,
    Track,
    UnitKind,
    Way,
)

NOTHING: Final = -1

# PS-S1: the divisions from left to right.
DEV: Final = 0
HR: Final = 1
COM: Final = 2
ACC: Final = 3
LEG: Final = 4
CTL: Final = 5
DIVISIONS: Final = 6
DIVISION_NAMES: Final[list[Division]] = ["dev", "hr", "com", "acc", "leg", "ctl"]

OFFICES: Final = 6  # in each division, numbered from the top; place = division * OFFICES + office
PLACES: Final = 36
UNIT_NAMES: Final[list[UnitKind]] = ["department", "main"]
MOST_STAFF: Final = 6
BOARD_SEATS: Final = 5
MAX_SEATS: Final = 5

# PS-S5: a privilege card for each division and one for the Chairman, and how it lies before its holder.
CHAIRMAN: Final = 6
PRIVILEGES: Final = 7
PRIVILEGE_NAMES: Final[list[Privilege]] = [*DIVISION_NAMES, "chairman"]
FACE_DOWN: Final = 0
HEAD: Final = 1
BRIBED: Final = 2
SIDE_NAMES: Final[list[Side]] = ["face_down", "head", "bribed"]

# PS-S4: the competences; the first four are tracks, counsel is counted in figures.
INFLUENCE: Final = 0
SHARES: Final = 1
MAIN: Final = 2
CORRUPTION: Final = 3
COUNSEL: Final = 4
ARCHENEMY: Final = 5
TRACKS: Final = 4
TRACK_NAMES: Final[list[Track]] = ["influence", "shares", "main", "corruption"]
COMPETENCE_NAMES: Final[list[Competence]] = [*TRACK_NAMES, "counsel"]
WAY_NAMES: Final[list[Way]] = [*COMPETENCE_NAMES, "archenemy"]

COLOUR_NAMES: Final[list[Colour]] = ["blue", "yellow", "green", "red", "black"]  # by seat
ENEMY_CARDS: Final = 6
ENEMY_NAMES: Final[list[EnemyCard]] = ["card_1", "card_2", "card_3", "card_4", "card_5", "card_6"]

# The event cards: the two regular ones, then the sundry ones in the order of the data file.
BONUS: Final = 0
MEETING: Final = 1
FIRST_SUNDRY: Final = 2
USUAL_EVENTS: Final = 26
STACK: Final = 8
DRAWN_SUNDRY: Final = 6
TOP_MOTIVATION: Final = 6

UNIT: Final = 50_000  # money is counted in the smallest note
COARSE: Final = 10  # a bribe is counted in steps of 500,000 and then of 50,000
LARGEST_BRIBE: Final = 399  # 39 coarse and 9 fine steps
MOST_OFFERS: Final = 2  # in one action (PS-P4)
CERTIFICATES: Final = 7


def office_name(place: int) -> str:
    """A place as people write it: dev:1 is the top office of Development."""
    return f"{DIVISION_NAMES[place // OFFICES]}:{place % OFFICES + 1}"
