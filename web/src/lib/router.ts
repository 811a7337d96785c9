/** Addresses behind the `#`, so that invitations are never sent to a server. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; seat: number | null; step: number }
  | { page: 'review'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'how'; game: string }
  | { page: 'lesson'; game: string; chapter: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'settings' };

/** The page this address means; the lobby when it means none. */
export function parseRoute(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const [first = '', second, third] = rest;
  if (page === 'settings' || page === 'puzzles') return { page };
  if (page === 'rules') return { page, game: first, rule: second ?? '' };
  if (!first) return { page: 'lobby' };
  if (page === 'new' || page === 'how') return { page, game: first };
  if (page === 'lesson') return { page, game: first, chapter: second ?? '' };
  if (page === 'puzzle') return { page, puzzle: first };
  if (page === 'join') return { page, code: first };
  if (page === 'table' || page === 'review') return { page, table: first };
  if (page === 'replay') return { page, table: first, seat: seatOf(second), step: Math.max(0, Number(third ?? 0) || 0) };
  return { page: 'lobby' };
}

/** The address of a page. */
export function address(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'settings':
    case 'puzzles':
      return `#/${route.page}`;
    case 'puzzle':
      return `#/puzzle/${encodeURIComponent(route.puzzle)}`;
    case 'new':
    case 'how':
      return `#/${route.page}/${route.game}`;
    case 'lesson':
      return route.chapter ? `#/lesson/${route.game}/${route.chapter}` : `#/lesson/${route.game}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'table':
    case 'review':
      return `#/${route.page}/${route.table}`;
    case 'rules':
      return route.rule ? `#/rules/${route.game}/${route.rule}` : `#/rules/${route.game}`;
    case 'replay':
      return `#/replay/${route.table}/${seatWord(route.seat)}/${route.step}`;
  }
}

/** A code as people paste it: the bare code, or the whole link around it. */
export function codeIn(pasted: string): string {
  const word = pasted.trim();
  const found = /#\/join\/([^/\s]+)/.exec(word);
  return found?.[1] !== undefined ? decodeURIComponent(found[1]) : word;
}

const WORDS: Record<string, number | null> = { mine: null, gallery: -1, truth: -2 };

function seatOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (word in WORDS) return WORDS[word] ?? null;
  return /^\d+$/.test(word) ? Number(word) : null;
}

function seatWord(seat: number | null): string {
  return Object.entries(WORDS).find(([, value]) => value === seat)?.[0] ?? String(seat);
}
