// Written by tools/openapi.py from the server's models (src/boardroom/server/wire.py). Do not edit.

import type { Result as Outcome, View } from "./shapes";

export type Wire = 1;

/** The command is in the log; its last event has this number. */
export interface Accepted {
  type: "accepted";
  client: string;
  number: number;
}

/** Something that those who sit decide together about a seat: more than half must be for it, or everybody for `end`. */
export interface AskInfo {
  /** `sit`: somebody wishes to take a seat that was left; `bot`: a bot shall play while its person is away; `end`: the game shall end here, as the person of this seat proposes */
  kind: "sit" | "bot" | "end";
  /** Who asked */
  name: string;
  yes: number;
  needed: number;
  /** You asked for it */
  yours: boolean;
  /** You are among those who decide */
  voter: boolean;
  /** What you said; null when nothing yet */
  voted: boolean | null;
}

/** The answer to why, for the seat that asked; without reasons when the table has moved on since `base`. */
export interface Because {
  type: "because";
  base: number;
  path: string[];
  /** The most telling first */
  reasons: Reason[];
}

/** Somebody whom you have blocked. */
export interface BlockInfo {
  id: string;
  /** As they were called then */
  name: string;
  created: number;
}

/** Whom you have blocked, the latest first. */
export interface BlockList {
  blocks: BlockInfo[];
}

/** A bot that can be asked to sit down. */
export interface BotInfo {
  name: string;
  levels: number[];
}

/** Which bot shall sit. */
export interface BotWanted {
  bot?: string;
  level?: number;
}

/** Somebody said something that this seat may hear. */
export interface Chat {
  type: "chat";
  saying: Saying;
}

/** One legal choice of the seat that decides. */
export interface Choice {
  code: number;
  /** Its notation */
  text: string;
  /** The things to click, in order */
  path: string[];
  label: Label;
  rule: string;
}

/** A choice, decided on the prompt with number `base`. */
export interface Choose {
  type: "choose";
  /** Made by the client, never reused */
  client: string;
  base: number;
  code: number;
}

/** Why a choice is good or bad: the key of the game's text `coach-<key>` (`aim-<key>` for what one works towards). */
export interface CoachReason {
  key: string;
  params: Record<string, unknown>;
  /** 1 speaks for the choice, -1 against it, 0 only tells what it does */
  sign: number;
}

/** One of the five ways to play that the bot `colleague` has, and how strong it was found in this game. */
export interface ColleagueInfo {
  level: number;
  policy: string;
  /** In a search for one choice, unless time ends it; 0 for who does not search */
  simulations: number;
  against_below: RatingInfo | null;
  against_random: RatingInfo | null;
  /** In a game that is won or lost together */
  wins: RatingInfo | null;
}

/** The command was in the log already: the same answer again. */
export interface Duplicate {
  type: "duplicate";
  client: string;
  number: number;
}

/** How a stopped game shall end. */
export interface EndingSaid {
  kind: "draw" | "won";
  /** The seats that have won */
  winners?: number[];
}

/** Every error has this shape. */
export interface ErrorAnswer {
  error: ErrorInfo;
}

/** What went wrong, for programs and for people. */
export interface ErrorInfo {
  code: string;
  message: string;
  retry_after?: number | null;
}

/** The promise about luck: the hash from the start on, the seed from the end on. */
export interface Fairness {
  seed_hash: string;
  seed_chosen: boolean;
  seed: string | null;
  game: string;
  revision: number;
  content: string;
  options: Record<string, unknown>;
  seats: number;
}

/** A game and what one can choose about it. */
export interface GameInfo {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  revision: number;
  content: string;
  /** All seats win or lose together */
  together: boolean;
  options: OptionInfo[];
  bots: BotInfo[];
  colleagues: ColleagueInfo[];
}

/** One numbered event as this seat may know it; further fields depend on its kind. */
export interface Happening {
  number: number;
  kind: string;
  seat: number;
  [further: string]: unknown;
}

/** Is the server alive, is it ready? */
export interface Health {
  status: "alive" | "ready";
  version: string;
}

/** The first message. Without a token the cookie is asked, without either one watches. */
export interface Hello {
  type: "hello";
  wire?: number;
  token?: string | null;
  /** -1: the gallery; null: your first seat */
  seat?: number | null;
  /** The number of the last event you have */
  last?: number | null;
}

/** The best choices of this seat, the best first, judged by what the seat knows. */
export interface Hint {
  base: number;
  /** All seats win or lose together */
  together: boolean;
  choices: WeighedChoice[];
  /** The result every seat can expect; empty when there is only one choice */
  values: number[];
  /** The choice that was asked about, looked at as closely as the best ones */
  about: WeighedChoice | null;
  /** What this seat is working towards, where the game knows that */
  towards: CoachReason[];
}

/** Who shall be the host: somebody who sits there. */
export interface HostWanted {
  /** A seat, counted from 0 */
  seat: number;
}

/** Whoever has the code may join. In a link it stands behind the `#`, which browsers never send. */
export interface Invitation {
  code: string;
  fragment: string;
  /** A code to read out, while the table waits for people */
  short: string | null;
  /** When the short code expires, in seconds since 1970 */
  short_until: number | null;
}

/** A seat as somebody with an invitation sees it before sitting down. */
export interface InvitedSeat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  level: number;
  /** You may sit down here */
  free: boolean;
  yours: boolean;
}

/** The table that an invitation leads to, for whoever holds it: looking takes no seat. */
export interface InvitedTable {
  game: string;
  title: string;
  status: "waiting" | "playing" | "over" | "archived";
  /** The name of who made the table; empty when nobody of that name sits there */
  host: string;
  seats: InvitedSeat[];
  options: Record<string, unknown>;
  watch: "anyone" | "invited" | "nobody";
  hints: boolean;
  undo: boolean;
  chat: boolean;
  deadline: number | null;
  /** Its host plays several seats on one device */
  hot_seat: boolean;
}

/** Shows an invitation: the code of its link, or the short one. */
export interface Join {
  code: string;
}

/** The key of a sentence and what is put into it; the texts are in the game's `.ftl` files. */
export interface Label {
  key: string;
  params: Record<string, unknown>;
}

/** Where the learner stands now, and what a table's socket would say. */
export interface LessonAnswer {
  step: LessonStep;
  /** To be kept, and sent with the next try */
  choices: number[];
  /** `on`: it is possible, and the task goes on */
  verdict: "" | "right" | "on" | "wrong";
  /** The attribute of the step's text that says why it was wrong; empty where it has no own one */
  say: string;
  /** The chapter is done */
  over: boolean;
  messages: (OpenTables | MyTables | Welcome | Update | TableChanged | Accepted | Duplicate | Stale | Refused | Because | Presence | Chat | PaceChanged | Problem | Pong)[];
}

/** A chapter of a lesson: its title is the text `chapter-…`. */
export interface LessonChapter {
  name: string;
  steps: number;
}

/** The game that follows a lesson: seats, and the level of the colleague on each of the others. */
export interface LessonFree {
  seats: number;
  levels: number[];
  options: Record<string, unknown>;
}

/** The guided first game of a game. */
export interface LessonInfo {
  game: string;
  minutes: number;
  chapters: LessonChapter[];
  free: LessonFree;
}

/** A step: its words are the text `key`, in the lesson's own texts; what is to be done is its attribute `.do`. */
export interface LessonStep {
  number: number;
  key: string;
  kind: "read" | "press" | "task";
  /** What the words speak of: things, seats and zones, and places of the page */
  point: string[];
  rule: string;
  /** Own choices made in this step */
  own: number;
}

/** Where a learner stands, which the page keeps, and what is tried there; with nothing tried it is only looked at. */
export interface LessonTry {
  step: number;
  /** Own choices since the step's position was set up */
  choices: number[];
  /** The last event you have of this position; null for the whole table */
  after?: number | null;
  /** The words were read */
  go_on?: boolean;
  choose?: number | null;
  /** Asks why the last of these things cannot be clicked after the others */
  why?: string[];
}

/** What one seat (-1: the gallery) was told, from the beginning or behind `after`. */
export interface LogPage {
  table: string;
  seat: number;
  number: number;
  events: Happening[];
}

/** What a lobby page wants to see of the list of open tables; only over the lobby's socket. */
export interface LookAt {
  type: "look";
  game?: string;
  /** Only tables with an open seat */
  free?: boolean;
  /** In titles and names */
  search?: string;
  page?: number;
}

/** Shows a code that was made on another device. */
export interface Move {
  code: string;
  /** Give the token in the answer (for programs) instead of a cookie */
  bearer?: boolean;
}

/** A code with which you are yourself on another device, too. */
export interface MoveCode {
  /** Eight signs; small letters, spaces and dashes do not matter */
  code: string;
  /** Seconds since 1970; it is good once, and until then */
  expires: number;
}

/** Whom the host mutes, or lets talk again: somebody on a seat, or who said something. */
export interface Mute {
  seat?: number | null;
  saying?: number | null;
  muted?: boolean;
}

/** Your running tables (none for a stranger), again whenever one of them moves on; only to lobby pages. */
export interface MyTables {
  type: "mine";
  tables: TableInfo[];
}

/** Introduces somebody. */
export interface NewPerson {
  name: string;
  /** How you wish to be spoken of */
  address?: "she" | "he" | "they" | "";
  /** Give the token in the answer (for programs) instead of a cookie */
  bearer?: boolean;
}

/** A table to be made. `places` has one entry per seat. */
export interface NewTable {
  game: string;
  places: Place[];
  options?: Record<string, unknown>;
  title?: string;
  listed?: boolean;
  watch?: "anyone" | "invited" | "nobody";
  chat?: boolean;
  gallery_chat?: boolean;
  /** Hints and the coach; by default where all others are bots, and where all win together */
  hints?: boolean | null;
  undo?: boolean;
  deadline?: number | null;
  stand_in?: string;
  stand_in_level?: number;
  /** A chosen seed; the table is told that it was chosen */
  seed?: string | null;
}

/** One page of the listed tables that wait or are being played, as everybody may know them; only to lobby pages. */
export interface OpenTables {
  type: "open";
  tables: TableInfo[];
  page: number;
  pages: number;
  total: number;
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  kind: string;
  values: unknown[];
  default: unknown;
  items: string[];
  /** How many items a list of one's own has, by number of seats */
  counts: Record<string, number>;
  /** Values that belong together, by the text key of what they share */
  groups: Record<string, string[]>;
  help: string;
}

/** The bots go at another pace now. */
export interface PaceChanged {
  pace: "thoughtful" | "brisk" | "at-once";
  /** They hurry until the only person at the table decides */
  skipping: boolean;
  type: "pace";
}

/** How fast the bots of this table answer: the slowest pace that any seated person wants. */
export interface PaceInfo {
  pace: "thoughtful" | "brisk" | "at-once";
  /** They hurry until the only person at the table decides */
  skipping: boolean;
}

/** You. */
export interface PersonInfo {
  id: string;
  name: string;
  address?: "she" | "he" | "they" | "";
  /** Only once, and only when asked for: keep it */
  token?: string | null;
}

/** Asks for a pong. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Who shall sit on one seat of a new table. */
export interface Place {
  kind: "me" | "open" | "bot";
  bot?: string;
  level?: number;
}

/** A wish to play on from a step of a replay. */
export interface PlayOn {
  /** A seat, counted from 0 */
  seat: number;
  step: number;
  bot?: string;
  level?: number;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The table now, as this seat sees it. */
export interface Position {
  /** The number of the last event */
  number: number;
  /** The number of the prompt: a command says it was decided on this */
  base: number;
  /** What the seat may know; null before the start */
  view: View | null;
  /** Empty unless this seat decides */
  choices: Choice[];
  /** The own choice that can be taken back */
  undo: Label | null;
  /** There is one choice, and everybody knows that: a page may answer by itself */
  itself: boolean;
  /** Somebody may want to answer this prompt always in the same way */
  dull: boolean;
  /** What may be chosen in advance, while another seat decides */
  ahead: Choice[];
  /** When a bot takes over, in seconds since 1970 */
  deadline_at: number | null;
}

/** Who is there has changed. */
export interface Presence {
  type: "presence";
  presence: PresenceInfo;
}

/** Who is there: a seat is present while one of its pages is open. */
export interface PresenceInfo {
  seats: boolean[];
  gallery: number;
}

/** A message that could not be served. */
export interface Problem {
  type: "error";
  code: string;
  message: string;
  retry_after: number | null;
}

/** Right or wrong, and why. */
export interface PuzzleAnswer {
  right: boolean;
  code: number;
  /** All of them, the best first */
  choices: PuzzleChoice[];
  /** In how many of the worlds nothing did better than the best choice */
  unbeaten: number;
  /** How many worlds were looked at, all as the seat could imagine them */
  worlds: number;
  messages: (OpenTables | MyTables | Welcome | Update | TableChanged | Accepted | Duplicate | Stale | Refused | Because | Presence | Chat | PaceChanged | Problem | Pong)[];
}

/** Why can the last of these things not be clicked after the others? */
export interface PuzzleAsk {
  path: string[];
}

/** A choice, and what became of it: 1 is won, -1 is lost. */
export interface PuzzleChoice {
  code: number;
  label: Label;
  right: boolean;
  score: number;
  /** In how many of the worlds the best choice did better */
  behind: number;
  /** In how many of them this one did better than the best choice */
  ahead: number;
}

/** A puzzle as pages list it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  /** A word of the game's closed list */
  theme: string;
  difficulty: 1 | 2 | 3;
}

/** All puzzles, and the day's, which is the same for everybody. */
export interface PuzzleList {
  /** The date in UTC */
  day: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

/** A position to be looked at: what a table's socket would say. */
export interface PuzzleShown {
  puzzle: PuzzleInfo;
  messages: (OpenTables | MyTables | Welcome | Update | TableChanged | Accepted | Duplicate | Stale | Refused | Because | Presence | Chat | PaceChanged | Problem | Pong)[];
}

/** What is chosen. */
export interface PuzzleTry {
  code: number;
}

/** Why something cannot be clicked. */
export interface PuzzleWhy {
  messages: (OpenTables | MyTables | Welcome | Update | TableChanged | Accepted | Duplicate | Stale | Refused | Because | Presence | Chat | PaceChanged | Problem | Pong)[];
}

/** A share that was measured: of the wins against somebody, or of the games won together; with a 95 % interval. */
export interface RatingInfo {
  share: number;
  low: number;
  high: number;
  games: number;
  seats: number;
}

/** Why something cannot be done: the sentence is `reason-…` in the game's texts, filled with `params`. */
export interface Reason {
  reason: string;
  rule: string;
  params: Record<string, unknown>;
  /** False when nothing like it is asked for now: it helps to say what is */
  near: boolean;
}

/** Asks for what came after `last`: the answer is an update, or a welcome when that is not to be had. */
export interface Refresh {
  type: "refresh";
  last?: number | null;
}

/** The rules do not allow it; nothing was done. Only the seat that asked hears this. */
export interface Refused {
  type: "refused";
  client: string;
  reason: string;
  rule: string;
  /** What the sentence for the reason is filled with */
  params: Record<string, unknown>;
  message: string;
}

/** Another name, and how you wish to be spoken of (null: as before); tables that you sit down at later say it. */
export interface Rename {
  name: string;
  address?: "she" | "he" | "they" | "" | null;
}

/** One step of a replay: what was told since the one before, and the table after it. */
export interface ReplayFrame {
  step: number;
  /** The number of the last event */
  number: number;
  /** Who chose; -1 for the deal */
  seat: number;
  /** Null where its rules are gone: then only what was told is there */
  view: View | null;
  events: Happening[];
}

/** Some steps of a table as one seat (-1: the gallery, -2: the whole truth) saw them. */
export interface ReplayPage {
  table: string;
  seat: number;
  steps: number;
  frames: ReplayFrame[];
}

/** What the operator shall know of somebody. */
export interface Report {
  seat?: number | null;
  saying?: number | null;
  reason: "insults" | "hate" | "threats" | "spam" | "name" | "cheating" | "stalling" | "other";
  /** In your own words, if you like */
  words?: string;
}

/** What the decisions of a finished game were worth, as far as they have been looked at. */
export interface Review {
  table: string;
  done: number;
  total: number;
  finished: boolean;
  /** All seats win or lose together */
  together: boolean;
  decisions: ReviewDecision[];
  /** The steps of the decisions that gave most away, the worst first */
  mattered: number[];
  /** What each seat gave away on average; null when it decided nothing */
  mean_loss: (number | null)[];
}

/** A choice in a review, with the result it led to on average: 1 is won, -1 is lost. */
export interface ReviewChoice {
  text: string;
  label: Label;
  score: number;
}

/** One decision of a finished game, judged by what its seat knew then. */
export interface ReviewDecision {
  /** The step of the replay that shows the table before it */
  step: number;
  seat: number;
  chosen: ReviewChoice;
  best: ReviewChoice;
  /** How much worse than the best the chosen one was */
  loss: number;
  /** The result every seat could expect */
  values: number[];
}

/** Words for the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Something said at the table. */
export interface Saying {
  id: number;
  /** -1: from the gallery */
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What the person of a seat says of the end of a stopped game. */
export interface SeatEnding {
  seat: number;
  /** Null when they have said nothing yet */
  kind: "draw" | "won" | null;
  winners: number[];
}

/** Who sits. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  level: number;
  /** Left during the game: whom the table admits may sit down */
  vacated: boolean;
  /** How its person wishes to be spoken of; empty when not told */
  address: "she" | "he" | "they" | "";
  /** Kept for somebody (you, when `yours`) */
  reserved: boolean;
  yours: boolean;
  /** Its person has given up: a bot plays it to the end, and it counts as lost */
  conceded: boolean;
  ask: AskInfo | null;
}

/** Signs out everywhere. */
export interface SignOut {
  /** Give the new token in the answer instead of a cookie */
  bearer?: boolean;
}

/** Sits down. */
export interface Sit {
  /** Also beside somebody whom you have blocked */
  anyway?: boolean;
}

/** Lets the bots hurry until the sender's next decision, where nobody else sits. */
export interface Skip {
  type: "skip";
}

/** The table has moved on since `base`; nothing was done. */
export interface Stale {
  type: "stale";
  client: string;
  position: Position;
}

/** A game whose rules are gone. */
export interface StoppedGame {
  table: string;
  /** The version of the rules that it was played by */
  revision: number;
  /** The version of today's rules; null where the game itself is gone */
  today: number | null;
  /** Nobody has agreed on its end yet */
  stopped: boolean;
  /** When it ends as a draw, in seconds since 1970, unless they agree before */
  until: number | null;
  /** All win or lose together */
  together: boolean;
  /** You are among those who decide */
  voter: boolean;
  /** Those who decide; a draw needs more than half of them, winners need all */
  said: SeatEnding[];
}

/** Who sits, or how far the table is, has changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A table as this person may know it. */
export interface TableInfo {
  id: string;
  game: string;
  revision: number;
  content: string;
  options: Record<string, unknown>;
  title: string;
  /** `kept`: it is played by earlier rules that stay; `stored`: its rules are gone, and it is told from what was stored */
  rules: "today" | "kept" | "stored";
  /** Its views have another shape than today's: boards are for today's */
  plain: boolean;
  /** `stopped`: an upgrade took its rules away, and those who sit there say how it ends; `archived`: it was ended by an upgrade */
  status: "waiting" | "playing" | "stopped" | "over" | "archived";
  seats: SeatInfo[];
  /** Your seats */
  you: number[];
  you_host: boolean;
  listed: boolean;
  watch: "anyone" | "invited" | "nobody";
  chat: boolean;
  gallery_chat: boolean;
  hints: boolean;
  undo: boolean;
  deadline: number | null;
  stand_in: string;
  stand_in_level: number;
  seed_hash: string;
  /** The host chose the seed, and so could know the cards */
  seed_chosen: boolean;
  decider: number;
  /** Since when the decider is asked: the time of the last choice */
  since: number | null;
  deadline_at: number | null;
  created: number;
  ended: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  /** `table:step` when it was played on from there: it has no minutes then */
  origin: string;
  /** Its host plays several seats on one device */
  hot_seat: boolean;
}

/** Tables, the newest first. */
export interface TableList {
  tables: TableInfo[];
  /** How many pages there are of them */
  pages?: number;
}

/** The new table and the way in. */
export interface TableMade {
  table: TableInfo;
  invitation: Invitation;
}

/** Takes back the latest own choice, if nothing was drawn, revealed or handed over since. */
export interface Undo {
  type: "undo";
  /** Made by the client, never reused */
  client: string;
  base: number;
}

/** Something happened: one such message for every seat and the gallery. */
export interface Update {
  type: "update";
  events: Happening[];
  position: Position;
}

/** What one thinks of what is asked about a seat. */
export interface Vote {
  kind: "sit" | "bot" | "end";
  yes: boolean;
}

/** A choice with the result it leads to on average over the worlds that the seat can imagine. */
export interface WeighedChoice {
  choice: Choice;
  /** 1 is won, -1 is lost; null when there is only this choice */
  score: number | null;
  simulations: number;
  /** Up to three, the strongest first */
  reasons: CoachReason[];
}

/** The answer to hello, and to a refresh from too long ago. With `fresh` the events begin anew: forget what you had. */
export interface Welcome {
  type: "welcome";
  wire: number;
  table: TableInfo;
  seat: number;
  fresh: boolean;
  events: Happening[];
  position: Position;
  presence: PresenceInfo;
  chat: Saying[];
  pace: PaceInfo;
}

/** Whom it is about: somebody on a seat, or who said something. */
export interface Whom {
  seat?: number | null;
  saying?: number | null;
}

/** Asks why a thing cannot be clicked, after those that are picked: for the seat that decides. */
export interface Why {
  type: "why";
  base: number;
  /** The things picked so far, and the one in question */
  path: string[];
}

/** How fast the sender wants the table's bots to answer; kept while the table is in memory, so say it after each hello. */
export interface WishPace {
  type: "pace";
  pace: "thoughtful" | "brisk" | "at-once";
}

export type ClientMessage = LookAt | Hello | Choose | Undo | Say | Refresh | Why | Ping | WishPace | Skip;

export type ServerMessage = OpenTables | MyTables | Welcome | Update | TableChanged | Accepted | Duplicate | Stale | Refused | Because | Presence | Chat | PaceChanged | Problem | Pong;

/** Every route with its body and its answer; every error is an ErrorAnswer. */
export interface Routes {
  "GET /api/archive": { body: undefined; answer: TableList };
  "GET /api/games": { body: undefined; answer: GameInfo[] };
  "GET /api/games/{game}": { body: undefined; answer: GameInfo };
  "GET /api/games/{game}/rules/{lang}": { body: undefined; answer: string };
  "GET /api/games/{game}/texts/{lang}": { body: undefined; answer: string };
  "GET /api/health/live": { body: undefined; answer: Health };
  "GET /api/health/ready": { body: undefined; answer: Health };
  "POST /api/join": { body: Join; answer: TableInfo };
  "POST /api/join/look": { body: Join; answer: InvitedTable };
  "GET /api/lessons": { body: undefined; answer: LessonInfo[] };
  "GET /api/lessons/{game}": { body: undefined; answer: LessonInfo };
  "GET /api/lessons/{game}/texts/{lang}": { body: undefined; answer: string };
  "POST /api/lessons/{game}/{chapter}": { body: LessonTry; answer: LessonAnswer };
  "DELETE /api/me": { body: undefined; answer: undefined };
  "GET /api/me": { body: undefined; answer: PersonInfo };
  "PATCH /api/me": { body: Rename; answer: PersonInfo };
  "POST /api/me": { body: NewPerson; answer: PersonInfo };
  "GET /api/me/blocks": { body: undefined; answer: BlockList };
  "DELETE /api/me/blocks/{block}": { body: undefined; answer: undefined };
  "POST /api/me/code": { body: undefined; answer: MoveCode };
  "POST /api/me/move": { body: Move; answer: PersonInfo };
  "POST /api/me/sign-out": { body: SignOut; answer: PersonInfo };
  "GET /api/my/tables": { body: undefined; answer: TableList };
  "GET /api/puzzles": { body: undefined; answer: PuzzleList };
  "GET /api/puzzles/{puzzle}": { body: undefined; answer: PuzzleShown };
  "POST /api/puzzles/{puzzle}": { body: PuzzleTry; answer: PuzzleAnswer };
  "POST /api/puzzles/{puzzle}/why": { body: PuzzleAsk; answer: PuzzleWhy };
  "GET /api/tables": { body: undefined; answer: TableList };
  "POST /api/tables": { body: NewTable; answer: TableMade };
  "DELETE /api/tables/{table}": { body: undefined; answer: undefined };
  "GET /api/tables/{table}": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/block": { body: Whom; answer: undefined };
  "GET /api/tables/{table}/ending": { body: undefined; answer: StoppedGame };
  "POST /api/tables/{table}/ending": { body: EndingSaid; answer: StoppedGame };
  "GET /api/tables/{table}/fairness": { body: undefined; answer: Fairness };
  "POST /api/tables/{table}/host": { body: HostWanted; answer: TableInfo };
  "POST /api/tables/{table}/invitations": { body: undefined; answer: Invitation };
  "GET /api/tables/{table}/log": { body: undefined; answer: LogPage };
  "GET /api/tables/{table}/minutes": { body: undefined; answer: string };
  "POST /api/tables/{table}/mute": { body: Mute; answer: undefined };
  "POST /api/tables/{table}/play-on": { body: PlayOn; answer: TableMade };
  "POST /api/tables/{table}/rematch": { body: undefined; answer: TableMade };
  "GET /api/tables/{table}/replay": { body: undefined; answer: ReplayPage };
  "POST /api/tables/{table}/report": { body: Report; answer: undefined };
  "GET /api/tables/{table}/review": { body: undefined; answer: Review };
  "POST /api/tables/{table}/seats/{seat}/bot": { body: BotWanted; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/concede": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/end": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/hint": { body: undefined; answer: Hint };
  "POST /api/tables/{table}/seats/{seat}/leave": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/remove": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/replace": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/sit": { body: Sit | null; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/take-back": { body: undefined; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/vote": { body: Vote; answer: TableInfo };
  "POST /api/tables/{table}/sequel": { body: undefined; answer: TableMade };
  "GET /metrics": { body: undefined; answer: string };
}
