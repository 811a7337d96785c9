"""What travels of burncycle: the shape of a view and of every event. The browser's types are written from these."""

# ruff: noqa: I001
from __future__ import annotations

from typing import TypeAlias

from boardroom.games.burncycle.shapes.words import (
    Robot as Robot,
    Reserve as Reserve,
    Direction as Direction,
    Chip as Chip,
    CycleChip as CycleChip,
    Die as Die,
    Deck as Deck,
    Entry as Entry,
    EntryRef as EntryRef,
    HubGift as HubGift,
    Inspection as Inspection,
    Patrol as Patrol,
    Watchfulness as Watchfulness,
    Ability as Ability,
    Universal as Universal,
    Purchase as Purchase,
    Objective as Objective,
    BriefPart as BriefPart,
    Twist as Twist,
    Carried as Carried,
    ZoneKind as ZoneKind,
    Ending as Ending,
)
from boardroom.games.burncycle.shapes.view import (
    Offer as Offer,
    Seat as Seat,
    RobotRow as RobotRow,
    UnitRow as UnitRow,
    FloorMap as FloorMap,
    NetworkMap as NetworkMap,
    AgentCard as AgentCard,
    ModuleCard as ModuleCard,
    CeoRow as CeoRow,
    GoalRow as GoalRow,
    FloorCard as FloorCard,
    Brief as Brief,
    MissionCard as MissionCard,
    Campaign as Campaign,
    Slot as Slot,
    DoorRow as DoorRow,
    KeypadRow as KeypadRow,
    TerminalRow as TerminalRow,
    Way as Way,
    Turn as Turn,
    DeckRow as DeckRow,
    Zone as Zone,
    View as View,
)
from boardroom.games.burncycle.shapes.frame_events import (
    GameStarted as GameStarted,
    AgentChosen as AgentChosen,
    FloorBuilt as FloorBuilt,
    UnitPlaced as UnitPlaced,
    Placed as Placed,
    Bought as Bought,
    Activated as Activated,
    SlotOpened as SlotOpened,
    Installed as Installed,
    Scrapped as Scrapped,
    Restarted as Restarted,
    TurnBegan as TurnBegan,
    ImperativeDrawn as ImperativeDrawn,
    ImperativeDone as ImperativeDone,
    CorporationBegan as CorporationBegan,
    MissionWorked as MissionWorked,
    GoalReached as GoalReached,
    ThreatChanged as ThreatChanged,
    ThresholdReached as ThresholdReached,
    FloorDone as FloorDone,
    GameOver as GameOver,
)
from boardroom.games.burncycle.shapes.cycle_events import (
    CycleFilled as CycleFilled,
    ChipReached as ChipReached,
    Passed as Passed,
    ActionsEnded as ActionsEnded,
    Altered as Altered,
    Refreshed as Refreshed,
    Degraded as Degraded,
    CycleRolled as CycleRolled,
    ChipGained as ChipGained,
    ChipDiscarded as ChipDiscarded,
    DiceGained as DiceGained,
    Boosted as Boosted,
    Rolled as Rolled,
    Rerolled as Rerolled,
    Tested as Tested,
    Failed as Failed,
    PowerChanged as PowerChanged,
    ShutDown as ShutDown,
    Revived as Revived,
    Repaired as Repaired,
    CacheDrawn as CacheDrawn,
    Traded as Traded,
    Used as Used,
    OvertimeWorked as OvertimeWorked,
    KeysGained as KeysGained,
    TokenGained as TokenGained,
)
from boardroom.games.burncycle.shapes.floor_events import (
    Moved as Moved,
    Crossed as Crossed,
    Swapped as Swapped,
    Pushed as Pushed,
    Inspected as Inspected,
    BeadRemoved as BeadRemoved,
    MainframeFound as MainframeFound,
    Spotted as Spotted,
    LostThem as LostThem,
    AlertMoved as AlertMoved,
    Calmed as Calmed,
    Hushed as Hushed,
    RangeWidened as RangeWidened,
    UnitMoved as UnitMoved,
    UnitAttacked as UnitAttacked,
    Investigated as Investigated,
    UnitDown as UnitDown,
    UnitStunned as UnitStunned,
    KeyTaken as KeyTaken,
    WallBroken as WallBroken,
    DoorUnlocked as DoorUnlocked,
    DoorLocked as DoorLocked,
    KeypadDrawn as KeypadDrawn,
    KeypadRolled as KeypadRolled,
    Resolved as Resolved,
    Struck as Struck,
    GaveUp as GaveUp,
    TerminalDrawn as TerminalDrawn,
    TerminalDone as TerminalDone,
)
from boardroom.games.burncycle.shapes.network_events import (
    NetworkDrawn as NetworkDrawn,
    NetworkDiscarded as NetworkDiscarded,
    CardResolved as CardResolved,
    IpMoved as IpMoved,
    HubReached as HubReached,
    LevelChanged as LevelChanged,
    CeoLevelChanged as CeoLevelChanged,
    Booted as Booted,
    ColdRestarted as ColdRestarted,
    Banned as Banned,
    IpReturned as IpReturned,
    PingAdded as PingAdded,
    PingMoved as PingMoved,
    PingTransferred as PingTransferred,
    PingRemoved as PingRemoved,
    PingRolled as PingRolled,
)

Told: TypeAlias = (
    GameStarted | AgentChosen | FloorBuilt | UnitPlaced | Placed | Bought | Activated | SlotOpened | Installed | Scrapped
    | Restarted | TurnBegan | ImperativeDrawn | ImperativeDone | CorporationBegan | MissionWorked | GoalReached
    | ThreatChanged | ThresholdReached | FloorDone | GameOver | CycleFilled | ChipReached | Passed | ActionsEnded
    | Altered | Refreshed | Degraded | CycleRolled | ChipGained | ChipDiscarded | DiceGained | Boosted | Rolled
    | Rerolled | Tested | Failed | PowerChanged | ShutDown | Revived | Repaired | CacheDrawn | Traded | Used
    | OvertimeWorked | KeysGained | TokenGained | Moved | Crossed | Swapped | Pushed | Inspected | BeadRemoved
    | MainframeFound | Spotted | LostThem | AlertMoved | Calmed | Hushed | RangeWidened | UnitMoved | UnitAttacked
    | Investigated | UnitDown | UnitStunned | KeyTaken | WallBroken | DoorUnlocked | DoorLocked | KeypadDrawn
    | KeypadRolled | Resolved | Struck | GaveUp | TerminalDrawn | TerminalDone | NetworkDrawn | NetworkDiscarded
    | CardResolved | IpMoved | HubReached | LevelChanged | CeoLevelChanged | Booted | ColdRestarted | Banned
    | IpReturned | PingAdded | PingMoved | PingTransferred | PingRemoved | PingRolled
)  # fmt: skip
"""Whatever a seat can be told; everybody is told the same."""
