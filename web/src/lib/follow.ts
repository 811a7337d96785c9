/** Follows a table: every message of the server changes what the page knows, and nothing else does. */
import type { Happening } from './board';
import { addNews } from './log';
import { asDrawn } from './older';
import type { PaceInfo, Position, PresenceInfo, Saying, ServerMessage, TableInfo } from './wire';

/** What the page knows of a table. */
export interface Known {
  table: TableInfo;
  seat: number;
  position: Position;
  log: Happening[];
  /** The latest events, to be animated; empty after a fresh start. */
  news: Happening[];
  presence: PresenceInfo;
  chat: Saying[];
  /** How fast the bots go. */
  pace: PaceInfo;
}

/** What a message leads to: the new knowledge, or null when something is missing and must be asked for. */
export function receive(known: Known | null, message: ServerMessage): Known | null {
  if (message.type === 'welcome') return welcomed(known, message);
  if (known === null) return null;
  switch (message.type) {
    case 'update': {
      const log = addNews(known.log, message.events);
      if (log === null) return null;
      return { ...known, log, news: log.slice(known.log.length), position: drawn(known.table, message.position) };
    }
    case 'stale':
      return { ...known, position: drawn(known.table, message.position), news: [] };
    case 'table':
      return { ...known, table: message.table };
    case 'presence':
      return { ...known, presence: message.presence };
    case 'chat':
      return known.chat.some((one) => one.id === message.saying.id) ? known : { ...known, chat: [...known.chat, message.saying] };
    case 'pace':
      return { ...known, pace: { pace: message.pace, skipping: message.skipping } };
    default:
      return known;
  }
}

function welcomed(known: Known | null, message: Extract<ServerMessage, { type: 'welcome' }>): Known {
  const { table, seat, position, presence, chat, pace } = message;
  const before = known !== null && !message.fresh && known.seat === seat ? known.log : [];
  const log = addNews(before, message.events) ?? message.events;
  return { table, seat, position: drawn(table, position), log, news: before.length > 0 ? log.slice(before.length) : [], presence, chat, pace };
}

/** The position with its view as boards are given it. */
function drawn(table: TableInfo, position: Position): Position {
  return { ...position, view: asDrawn(table, position.view) };
}

/** Does the log begin in mid-game? A server that has just come back tells only what it has in memory, which may be nothing. */
export function lacksBeginning({ log, position }: Known): boolean {
  return (log[0]?.number ?? position.number + 1) > 1;
}

/** The number of the last event we have: what a new connection begins with. */
export function lastNumber(known: Known | null): number | null {
  return known?.log.at(-1)?.number ?? null;
}
