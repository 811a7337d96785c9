// Written by tools/shapes.py from boardroom.games.burncycle.shapes. Do not edit.
import type { Faced, Param, Prompt, Result, Value } from '../../lib/shapes';

export type Robot = "0" | "1" | "2" | "3" | "module";

export type Reserve = "0" | "1" | "2" | "3" | "team";

export type Direction = "n" | "e" | "s" | "w";

export type Chip = "S" | "P" | "T" | "U";

export type CycleChip = "S" | "P" | "T" | "U" | "captain";

export type Die = "basic" | "advanced" | "elite";

export type Deck = "keypad" | "terminal" | "network" | "imperative" | "cache" | "unit-1" | "unit-2" | "unit-3";

export type Entry = "K-CHIP P" | "K-CHIP T" | "K-CHIP U" | "K-DIE" | "K-ALARM" | "K-POWER" | "K-OK";

export type EntryRef = "K-CHIP-P" | "K-CHIP-T" | "K-CHIP-U" | "K-DIE" | "K-ALARM" | "K-POWER" | "K-OK";

export type HubGift = "level" | "threat" | "power";

export type Inspection = "guard" | "mainframe" | "lock" | "imperative" | "power";

export type Patrol = "stationary" | "pacing" | "perimeter" | "unlocked doors" | "nearest robot" | "command module" | "post" | "terminals";

export type Watchfulness = "cautious" | "demerit" | "drain" | "shift";

export type Ability = "ram" | "dead-weight" | "through-traffic" | "soft-tread" | "cupboard-sense" | "false-trail" | "deep-query" | "cold-restart" | "second-opinion" | "muscle-memory" | "skeleton-code" | "quiet-hands" | "house-call" | "overtime" | "shared-drive" | "cardboard-double" | "side-step" | "spare-packet" | "long-stride" | "finders-fee" | "deputy" | "quiet-word" | "thick-skin" | "hall-pass" | "good-listener" | "signal-boost" | "running-on-fumes" | "crowbar" | "sledgehammer" | "deep-pockets";

export type Universal = "swap" | "push" | "repair";

export type Purchase = "die-1" | "die-2" | "die-3" | "ability-1" | "ability-2" | "ability-3" | "reserve-1" | "reserve-2" | "reserve-3";

export type Objective = "copy" | "terminals" | "broadcast" | "hubs" | "key" | "fetch" | "lure" | "crack" | "caches" | "park";

export type BriefPart = "do" | "leave" | "threat" | "lose";

export type Twist = "lunch" | "badges" | "night-shift";

export type Carried = "power" | "key" | "level" | "calm";

export type ZoneKind = "board" | "pieces" | "row" | "menu";

export type Ending = "won" | "threat" | "module" | "agents" | "cap";

/** What an agent's card offers, and whether it has been bought. */
export interface Offer {
  buy: Purchase;
  what: Die | Ability | CycleChip;
  price: number;
  bought: boolean;
}

/** A seat: its agent once it is chosen, its place in the network, its cards; `ip` is a node, `home` or `banned`. */
export interface Seat {
  ref: string;
  agent: string | null;
  power: number;
  bank: number;
  online: boolean;
  bought: number[];
  purchases: Offer[];
  level: number;
  ip: string;
  access: number;
  hand: string[];
  imperative: string | null;
  installed: string[];
  boosts: number;
}

/** A robot on the floor; its alert chip is `on` it, on a square, or nowhere. */
export interface RobotRow {
  robot: Robot;
  at: string | null;
  power: number;
  online: boolean;
  alert: string | null;
  flipped: boolean;
  keys: number;
  items: string[];
  began: string | null;
}

/** A unit on the floor with the numbers of its card; `drains` are the robots beside it that it has drained. */
export interface UnitRow {
  unit: string;
  at: string;
  post: string;
  facing: Direction;
  level: number;
  move: number;
  alert: number;
  sees: string[];
  damage: number;
  resistance: number;
  stun: number;
  patrol: Patrol;
  abilities: Watchfulness[];
  grapple: number;
  key: boolean;
  stunned: boolean;
  activated: boolean;
  drains: Robot[];
}

/** The plan of the floor, row by row. `zones` has a mark for each square: `x` exterior, `.` hallway, `1` and `2` secure zones, `#` nothing, or a room's letter. `east` and `south` have one for each square's edges: `.` open, `|` wall, `D` door. */
export interface FloorMap {
  width: number;
  height: number;
  zones: string;
  east: string;
  south: string;
  hideouts: string[];
  objectives: string[];
  targets: string[];
  posts: string[];
  icons: Record<string, Chip>;
  chips: Record<string, Chip>;
}

/** The network: the types of each layer's nodes clockwise, the two ends of links, access points, where pings enter. `hubs` is what the hub of each layer gives. */
export interface NetworkMap {
  layers: string[];
  links: string[][];
  access: string[];
  entry: string;
  hubs: HubGift[][];
}

/** An agent's card while agents are chosen; `seat` is who has it already. */
export interface AgentCard {
  key: string;
  power: number;
  bank: number;
  base: Chip[];
  purchases: Offer[];
  seat: number | null;
}

/** The command module's card: prices and limits; slots by their numbers. */
export interface ModuleCard {
  key: string;
  bank: number;
  universal: Record<Universal, number>;
  slots: Record<string, number>;
}

/** The CEO and its level. */
export interface CeoRow {
  key: string;
  level: number;
}

/** An objective of a floor: how far it has come, its numbers, and the squares and rooms that still count. */
export interface GoalRow {
  goal: Objective;
  now: number;
  needed: number;
  test: number;
  squares: string[];
  zones: string[];
  threat: number;
  guard: number;
}

/** A floor of the mission; its `exit` is any secure zone, or the other one. */
export interface FloorCard {
  plan: string;
  exit: "any" | "other";
  reward: number;
  goals: GoalRow[];
}

/** A sentence of the mission card, and the rules behind it; `floor` is 0 where it belongs to the whole mission. */
export interface Brief {
  part: BriefPart;
  floor: number;
  key: string;
  params: Record<string, Param>;
  rules: string[];
}

/** The mission card; `name` and `story` are those of an owner's own mission. `waits` says why the floor is not done yet, `exits` are the secure zones in which it can be left. */
export interface MissionCard {
  key: string;
  name: string | null;
  story: string | null;
  corporation: string | null;
  twist: string | null;
  complexity: number;
  limit: number;
  floor: number;
  floors: FloorCard[];
  lines: Brief[];
  waits: Brief[];
  exits: string[];
}

/** After a mission that was won: the one that follows, and what the team takes along as its option `carried`. */
export interface Campaign {
  mission: string;
  carried: Carried[];
}

/** A slot of the cycle. */
export interface Slot {
  slot: number;
  open: boolean;
  chip: CycleChip | null;
  degraded: boolean;
  marker: boolean;
}

/** A door, with the keypad card that lies there. */
export interface DoorRow {
  edge: string;
  unlocked: boolean;
  keypad: string | null;
}

/** A keypad card in play: its entries on this floor, and what brute force needs; nothing if it cannot be forced. */
export interface KeypadRow {
  entries: Entry[];
  force: number | null;
}

/** A terminal that still stands. */
export interface TerminalRow {
  at: string;
  mainframe: boolean;
}

/** A way to a square: directions, AP, and on how many of its squares the robot would be seen. */
export interface Way {
  way: string;
  ap: number;
  seen: number;
}

/** What belongs to the running turn. `subject` is the door one works at, or the unit that is moved aside; `optimises` what the chip under the marker would optimise; `ip_ways` the node behind each way of the IP, both by the thing clicked; `steps` the agenda from the bottom. */
export interface Turn {
  dice: Record<Die, number>;
  spent: Record<Die, number>;
  rolled: string[];
  rerolls: number;
  rolls: string[];
  ap: number | null;
  entries: Entry[];
  cards: string[];
  used: number;
  optimised: number;
  resolved: number;
  boosted: number;
  module_steps: number;
  fresh_keys: number[];
  moved_items: string[];
  attacked: boolean;
  steps: string[];
  crossings: number[];
  subject: string | null;
  optimises: string[];
  ip_ways: Record<string, string>;
  routes: Record<string, Record<string, Way>>;
  option_costs: number[];
}

/** How many cards lie in a deck, and what was discarded. */
export interface DeckRow {
  count: number;
  discards: string[];
}

/** A place on the table and the things that lie there, all of them face up. */
export interface Zone {
  ref: string;
  owner: number;
  kind: ZoneKind;
  things: Faced[];
}

/** The table as a seat sees it. */
export interface View {
  seat: number;
  decider: number;
  prompt: Prompt;
  outcome: Result | null;
  options: Record<string, Value>;
  game: "burncycle";
  seats: Seat[];
  zones: Zone[];
  mission: MissionCard;
  next: Campaign | null;
  floor: number;
  floors: number;
  plan: string;
  map: FloorMap;
  network: NetworkMap;
  dice_faces: Record<Die, number[]>;
  module: ModuleCard;
  agents: AgentCard[];
  round: number;
  first: number;
  active: number;
  holder: number;
  threat: number;
  limit: number;
  thresholds: number[];
  fired: number;
  captain: string;
  ceo: CeoRow;
  pings: string[];
  goals: GoalRow[];
  robots: RobotRow[];
  units: UnitRow[];
  cycle: Slot[];
  reserves: Record<string, Record<Chip, number>>;
  doors: DoorRow[];
  keypads: Record<string, KeypadRow>;
  destroyed: string[];
  wall_tokens: number;
  terminals: TerminalRow[];
  caches: string[];
  beads: string[];
  ledgers: string[];
  hacked: string[];
  quiet: string[];
  range_bonus: number;
  universal: Universal[];
  turn: Turn;
  decks: Record<Deck, DeckRow>;
}

/** The persons are known, and who begins. */
export interface GameStarted {
  kind: "game_started";
  seat: number;
  first: number;
  mission: string;
  captain: string;
  ceo: string;
  agents: string[];
  module: string;
}

/** A seat has chosen its agent. */
export interface AgentChosen {
  kind: "agent_chosen";
  seat: number;
  agent: string;
}

/** A floor is built. */
export interface FloorBuilt {
  kind: "floor_built";
  seat: number;
  floor: number;
  plan: string;
}

/** A unit stands on its post. */
export interface UnitPlaced {
  kind: "unit_placed";
  seat: number;
  unit: string;
  square: string;
  room?: string;
}

/** A robot stands where it starts. */
export interface Placed {
  kind: "placed";
  seat: number;
  robot: Robot;
  square: string;
  room?: string;
}

/** An agent has bought something of its card. */
export interface Bought {
  kind: "bought";
  seat: number;
  robot: Robot;
  purchase: Purchase;
  price: number;
}

/** The module pays for an ability that everybody may use. */
export interface Activated {
  kind: "activated";
  seat: number;
  universal: Universal;
  price: number;
}

/** The module pays for a slot of the cycle. */
export interface SlotOpened {
  kind: "slot_opened";
  seat: number;
  slot: number;
  price: number;
}

/** A mod is part of an agent from now on. */
export interface Installed {
  kind: "installed";
  seat: number;
  robot: Robot;
  item: string;
}

/** A mod is discarded for power. */
export interface Scrapped {
  kind: "scrapped";
  seat: number;
  robot: Robot;
  item: string;
}

/** The cycle begins anew. */
export interface Restarted {
  kind: "restarted";
  seat: number;
}

/** A turn begins. */
export interface TurnBegan {
  kind: "turn_began";
  seat: number;
  agent: string;
}

/** An agent has an imperative. */
export interface ImperativeDrawn {
  kind: "imperative_drawn";
  seat: number;
  robot: Robot;
  imperative: string;
}

/** An agent has done what its imperative asks. */
export interface ImperativeDone {
  kind: "imperative_done";
  seat: number;
  robot: Robot;
  imperative: string;
}

/** The corporation acts. */
export interface CorporationBegan {
  kind: "corporation_began";
  seat: number;
  round: number;
}

/** Somebody works on an objective. */
export interface MissionWorked {
  kind: "mission_action";
  seat: number;
  goal: Objective;
}

/** An objective has come nearer. */
export interface GoalReached {
  kind: "goal";
  seat: number;
  goal: Objective;
  now: number;
  needed: number;
}

/** The threat has risen or dropped. */
export interface ThreatChanged {
  kind: "threat";
  seat: number;
  change: number;
  now: number;
  limit: number;
}

/** The threat has reached a threshold, and the CEO acts. */
export interface ThresholdReached {
  kind: "threshold";
  seat: number;
  ceo: string;
  threshold: number;
}

/** All objectives are met and everybody has left. */
export interface FloorDone {
  kind: "floor_done";
  seat: number;
  floor: number;
}

/** Everybody has won or lost. */
export interface GameOver {
  kind: "game_over";
  seat: number;
  reason: string;
  scores: number[];
  returns: number[];
  winners: number[];
  capped: boolean;
  ending: Ending;
  text: "game_won" | "game_lost";
}

/** The cycle is filled from the bag; the captain chip lies in this slot. */
export interface CycleFilled {
  kind: "cycle_filled";
  seat: number;
  slot: number;
}

/** The marker stands on the next chip. */
export interface ChipReached {
  kind: "chip";
  seat: number;
  slot: number;
  chip: CycleChip;
}

/** Nothing is done on a chip. */
export interface Passed {
  kind: "passed";
  seat: number;
  slot: number;
}

/** The other chips are left out. */
export interface ActionsEnded {
  kind: "actions_ended";
  seat: number;
}

/** A slot holds another chip. */
export interface Altered {
  kind: "altered";
  seat: number;
  slot: number;
  chip: Chip;
}

/** A chip is active again. */
export interface Refreshed {
  kind: "refreshed";
  seat: number;
  slot: number;
}

/** A chip is turned to its degraded side. */
export interface Degraded {
  kind: "degraded";
  seat: number;
  slot: number;
}

/** The cycle die shows a slot, or `wild`. */
export interface CycleRolled {
  kind: "cycle_rolled";
  seat: number;
  face: string;
}

/** The team reserve has a chip more. */
export interface ChipGained {
  kind: "chip_gained";
  seat: number;
  chip: Chip;
}

/** A chip leaves a reserve. */
export interface ChipDiscarded {
  kind: "chip_discarded";
  seat: number;
  reserve: Reserve;
  chip: Chip;
}

/** Basic dice join the pool. */
export interface DiceGained {
  kind: "dice_gained";
  seat: number;
  count: number;
}

/** A token adds AP to the test. */
export interface Boosted {
  kind: "boosted";
  seat: number;
  count: number;
}

/** Dice are rolled for a test; a face is its die, its number, and R for a reroll. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  purpose: string;
  faces: string[];
}

/** A die that showed this number is rolled again. */
export interface Rerolled {
  kind: "rerolled";
  seat: number;
  die: Die;
  face: number;
  faces: string[];
}

/** The AP of a test are counted. */
export interface Tested {
  kind: "tested";
  seat: number;
  purpose: string;
  ap: number;
}

/** The AP were not enough. */
export interface Failed {
  kind: "failed";
  seat: number;
  purpose: string;
}

/** A robot has gained or lost power. */
export interface PowerChanged {
  kind: "power";
  seat: number;
  robot: Robot;
  change: number;
  now: number;
}

/** An agent has no power left. */
export interface ShutDown {
  kind: "shut_down";
  seat: number;
  robot: Robot;
}

/** An agent is back online. */
export interface Revived {
  kind: "revived";
  seat: number;
  robot: Robot;
}

/** An agent gives power to a robot. */
export interface Repaired {
  kind: "repaired";
  seat: number;
  robot: Robot;
  count: number;
}

/** A robot finds an item. */
export interface CacheDrawn {
  kind: "cache_drawn";
  seat: number;
  robot: Robot;
  item: string;
}

/** An item changes hands. */
export interface Traded {
  kind: "traded";
  seat: number;
  item: string;
  robot: Robot;
  other_robot: Robot;
}

/** An item is discarded for what it does. */
export interface Used {
  kind: "used";
  seat: number;
  item: string;
}

/** Power is spent for dice. */
export interface OvertimeWorked {
  kind: "overtime";
  seat: number;
}

/** An agent has more keys. */
export interface KeysGained {
  kind: "keys_gained";
  seat: number;
  count: number;
}

/** An agent has a token for a later test. */
export interface TokenGained {
  kind: "token";
  seat: number;
}

/** A robot goes to a square. */
export interface Moved {
  kind: "moved";
  seat: number;
  robot: Robot;
  square: string;
  room?: string;
  direction: Direction;
}

/** A robot crosses a wall. */
export interface Crossed {
  kind: "crossed";
  seat: number;
  robot: Robot;
  square: string;
  room?: string;
}

/** Two robots change places. */
export interface Swapped {
  kind: "swapped";
  seat: number;
  robot: Robot;
  other_robot: Robot;
}

/** A robot enters the square of a unit, which goes aside. */
export interface Pushed {
  kind: "pushed";
  seat: number;
  robot: Robot;
  unit: string;
  square: string;
  room?: string;
}

/** The inspection die is rolled for the first robot in a room. */
export interface Inspected {
  kind: "inspected";
  seat: number;
  robot: Robot;
  zone: string;
  room?: string;
  inspection: Inspection;
}

/** A room is inspected no more. */
export interface BeadRemoved {
  kind: "bead_removed";
  seat: number;
  zone: string;
  room?: string;
}

/** A terminal is a mainframe. */
export interface MainframeFound {
  kind: "mainframe";
  seat: number;
  square: string;
  room?: string;
}

/** A robot is seen; its alert chip lies on it. */
export interface Spotted {
  kind: "spotted";
  seat: number;
  robot: Robot;
}

/** A robot is out of sight; its alert chip stays behind. */
export interface LostThem {
  kind: "lost_them";
  seat: number;
  robot: Robot;
  square: string;
  room?: string;
}

/** An alert chip lies on another square. */
export interface AlertMoved {
  kind: "alert_moved";
  seat: number;
  robot: Robot;
  square: string;
  room?: string;
}

/** An alert chip leaves the floor. */
export interface Calmed {
  kind: "calmed";
  seat: number;
  robot: Robot;
}

/** In a zone nobody is spotted by range for now. */
export interface Hushed {
  kind: "quiet";
  seat: number;
  zone: string;
  room?: string;
}

/** All units see farther on this floor. */
export interface RangeWidened {
  kind: "range";
  seat: number;
  count: number;
}

/** A unit goes to a square; the other one makes way for it. */
export interface UnitMoved {
  kind: "unit_moved";
  seat: number;
  unit: string;
  square: string;
  room?: string;
  direction: Direction;
  other_unit?: string;
}

/** A unit attacks a robot. */
export interface UnitAttacked {
  kind: "unit_attacked";
  seat: number;
  unit: string;
  robot: Robot;
}

/** A unit goes to an alert chip. */
export interface Investigated {
  kind: "investigated";
  seat: number;
  unit: string;
  robot: Robot;
}

/** A unit is shut down. */
export interface UnitDown {
  kind: "unit_down";
  seat: number;
  unit: string;
}

/** A unit is stunned. */
export interface UnitStunned {
  kind: "unit_stunned";
  seat: number;
  unit: string;
}

/** The key of a unit goes to an agent. */
export interface KeyTaken {
  kind: "key_taken";
  seat: number;
  unit: string;
}

/** A wall is destroyed. */
export interface WallBroken {
  kind: "wall_broken";
  seat: number;
  square: string;
  room?: string;
  direction: Direction;
}

/** A door opens. */
export interface DoorUnlocked {
  kind: "door_unlocked";
  seat: number;
  square: string;
  room?: string;
  direction: Direction;
}

/** A door closes. */
export interface DoorLocked {
  kind: "door_locked";
  seat: number;
  square: string;
  room?: string;
  direction: Direction;
}

/** A keypad card lies at a door. */
export interface KeypadDrawn {
  kind: "keypad_drawn";
  seat: number;
  square: string;
  room?: string;
  direction: Direction;
  keypad: string;
}

/** The keypad die shows another entry. */
export interface KeypadRolled {
  kind: "keypad_rolled";
  seat: number;
  entry: EntryRef;
}

/** An entry is resolved. */
export interface Resolved {
  kind: "resolved";
  seat: number;
  entry: EntryRef;
}

/** An entry needs not be resolved. */
export interface Struck {
  kind: "struck";
  seat: number;
  entry: EntryRef;
}

/** The door stays shut. */
export interface GaveUp {
  kind: "gave_up";
  seat: number;
}

/** Terminal cards lie on the table. */
export interface TerminalDrawn {
  kind: "terminal_drawn";
  seat: number;
  cards: string[];
}

/** A terminal card was worked. */
export interface TerminalDone {
  kind: "terminal_done";
  seat: number;
  terminal: string;
}

/** A network card is drawn. */
export interface NetworkDrawn {
  kind: "network_drawn";
  seat: number;
  network: string;
}

/** A network card is discarded. */
export interface NetworkDiscarded {
  kind: "network_discarded";
  seat: number;
  network: string;
}

/** A network card does what it says. */
export interface CardResolved {
  kind: "card_resolved";
  seat: number;
  network: string;
}

/** An IP goes to a node. */
export interface IpMoved {
  kind: "ip_moved";
  seat: number;
  node: string;
}

/** An IP stops on a hub. */
export interface HubReached {
  kind: "hub";
  seat: number;
  layer: number;
}

/** An agent's level has risen or dropped. */
export interface LevelChanged {
  kind: "level";
  seat: number;
  change: number;
  now: number;
}

/** The CEO's level has risen or dropped. */
export interface CeoLevelChanged {
  kind: "ceo_level";
  seat: number;
  change: number;
  now: number;
}

/** An IP is thrown out of the network. */
export interface Booted {
  kind: "booted";
  seat: number;
}

/** An IP stays after all. */
export interface ColdRestarted {
  kind: "cold_restarted";
  seat: number;
}

/** An IP may not come back for now. */
export interface Banned {
  kind: "banned";
  seat: number;
}

/** A banned IP comes back, in an access point of choice. */
export interface IpReturned {
  kind: "ip_returned";
  seat: number;
  access: number;
}

/** A ping appears. */
export interface PingAdded {
  kind: "ping_added";
  seat: number;
  node: string;
}

/** A ping goes to a node. */
export interface PingMoved {
  kind: "ping_moved";
  seat: number;
  node: string;
  left: string;
}

/** A ping takes a link. */
export interface PingTransferred {
  kind: "ping_transferred";
  seat: number;
  node: string;
  left: string;
}

/** A ping goes back to the supply. */
export interface PingRemoved {
  kind: "ping_removed";
  seat: number;
  node: string;
}

/** The ping die is rolled so many times; `pings` is what it shows. */
export interface PingRolled {
  kind: "ping_rolled";
  seat: number;
  count: number;
  pings: string[];
}

export type Told = GameStarted | AgentChosen | FloorBuilt | UnitPlaced | Placed | Bought | Activated | SlotOpened | Installed | Scrapped | Restarted | TurnBegan | ImperativeDrawn | ImperativeDone | CorporationBegan | MissionWorked | GoalReached | ThreatChanged | ThresholdReached | FloorDone | GameOver | CycleFilled | ChipReached | Passed | ActionsEnded | Altered | Refreshed | Degraded | CycleRolled | ChipGained | ChipDiscarded | DiceGained | Boosted | Rolled | Rerolled | Tested | Failed | PowerChanged | ShutDown | Revived | Repaired | CacheDrawn | Traded | Used | OvertimeWorked | KeysGained | TokenGained | Moved | Crossed | Swapped | Pushed | Inspected | BeadRemoved | MainframeFound | Spotted | LostThem | AlertMoved | Calmed | Hushed | RangeWidened | UnitMoved | UnitAttacked | Investigated | UnitDown | UnitStunned | KeyTaken | WallBroken | DoorUnlocked | DoorLocked | KeypadDrawn | KeypadRolled | Resolved | Struck | GaveUp | TerminalDrawn | TerminalDone | NetworkDrawn | NetworkDiscarded | CardResolved | IpMoved | HubReached | LevelChanged | CeoLevelChanged | Booted | ColdRestarted | Banned | IpReturned | PingAdded | PingMoved | PingTransferred | PingRemoved | PingRolled;
