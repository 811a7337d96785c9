/** The server over HTTP: one function for each thing a page asks. */
import { bookOf } from './older';
import type {
  BlockList, BotWanted, EndingSaid, ErrorAnswer, Fairness, GameInfo, Hint, Invitation, InvitedTable, LessonAnswer, LessonInfo, LessonTry, LogPage,
  MoveCode, NewTable, PersonInfo, PlayOn, PuzzleAnswer, PuzzleList, PuzzleShown, PuzzleWhy, ReplayPage, Report, Review, StoppedGame, TableInfo,
  TableList, TableMade, Vote, Whom,
} from './wire';

/** A refusal, with the server's own sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds to wait before it is tried again; 0 when waiting does not help. */
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const answer = await fetch(path, init);
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as ErrorAnswer | null;
  throw new Refused(said?.error.code ?? 'our-fault', said?.error.message ?? answer.statusText, Math.ceil(said?.error.retry_after ?? 0));
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => json<GameInfo[]>('GET', '/api/games'),
  game: (game: string) => json<GameInfo>('GET', `/api/games/${game}`),
  texts: (game: string, lang: string) => text(bookOf(game, `texts/${lang}`)),
  async rules(game: string, lang: string): Promise<{ text: string; lang: string }> {
    const answer = await ask('GET', bookOf(game, `rules/${lang}`));
    return { text: await answer.text(), lang: answer.headers.get('Content-Language') ?? 'en' };
  },
  lessons: () => json<LessonInfo[]>('GET', '/api/lessons'),
  lessonTexts: (game: string, lang: string) => text(`/api/lessons/${game}/texts/${lang}`),
  tryLesson: (game: string, chapter: string, wish: LessonTry) => json<LessonAnswer>('POST', `/api/lessons/${game}/${chapter}`, wish),
  puzzles: () => json<PuzzleList>('GET', '/api/puzzles'),
  puzzle: (puzzle: string) => json<PuzzleShown>('GET', `/api/puzzles/${encodeURIComponent(puzzle)}`),
  answerPuzzle: (puzzle: string, code: number) => json<PuzzleAnswer>('POST', `/api/puzzles/${encodeURIComponent(puzzle)}`, { code }),
  askPuzzle: (puzzle: string, path: string[]) => json<PuzzleWhy>('POST', `/api/puzzles/${encodeURIComponent(puzzle)}/why`, { path }),
  introduce: (name: string, address: NonNullable<PersonInfo['address']> = '') => json<PersonInfo>('POST', '/api/me', { name, address }),
  me: () => json<PersonInfo>('GET', '/api/me'),
  rename: (name: string, address: PersonInfo['address'] | null = null) => json<PersonInfo>('PATCH', '/api/me', { name, address }),
  moveCode: () => json<MoveCode>('POST', '/api/me/code'),
  move: (code: string) => json<PersonInfo>('POST', '/api/me/move', { code }),
  signOut: () => json<PersonInfo>('POST', '/api/me/sign-out', {}),
  make: (wish: NewTable) => json<TableMade>('POST', '/api/tables', wish),
  tables: () => json<TableList>('GET', '/api/tables'),
  mine: () => json<TableList>('GET', '/api/my/tables'),
  archive: () => json<TableList>('GET', '/api/archive'),
  table: (table: string) => json<TableInfo>('GET', at(table)),
  join: (code: string) => json<TableInfo>('POST', '/api/join', { code }),
  look: (code: string) => json<InvitedTable>('POST', '/api/join/look', { code }),
  sit: (table: string, seat: number, anyway = false) => json<TableInfo>('POST', at(table, `/seats/${seat}/sit`), { anyway }),
  leave: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/leave`)),
  handOver: (table: string, seat: number, bot: BotWanted) => json<TableInfo>('POST', at(table, `/seats/${seat}/bot`), bot),
  vote: (table: string, seat: number, vote: Vote) => json<TableInfo>('POST', at(table, `/seats/${seat}/vote`), vote),
  replace: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/replace`)),
  concede: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/concede`)),
  end: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/end`)),
  remove: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/remove`)),
  block: (table: string, whom: Whom) => ask('POST', at(table, '/block'), whom),
  blocks: () => json<BlockList>('GET', '/api/me/blocks'),
  unblock: (block: string) => ask('DELETE', `/api/me/blocks/${encodeURIComponent(block)}`),
  report: (table: string, report: Report) => ask('POST', at(table, '/report'), report),
  mute: (table: string, saying: number) => ask('POST', at(table, '/mute'), { saying }),
  takeBack: (table: string, seat: number) => json<TableInfo>('POST', at(table, `/seats/${seat}/take-back`)),
  invite: (table: string) => json<Invitation>('POST', at(table, '/invitations')),
  rematch: (table: string) => json<TableMade>('POST', at(table, '/rematch')),
  sequel: (table: string) => json<TableMade>('POST', at(table, '/sequel')),
  hint: (table: string, seat: number, about?: number) => json<Hint>('POST', at(table, `/seats/${seat}/hint${about === undefined ? '' : `?about=${about}`}`)),
  review: (table: string) => json<Review>('GET', at(table, '/review')),
  log: (table: string, seat: number) => json<LogPage>('GET', at(table, `/log?seat=${seat}`)),
  ending: (table: string) => json<StoppedGame>('GET', at(table, '/ending')),
  sayEnding: (table: string, said: EndingSaid) => json<StoppedGame>('POST', at(table, '/ending'), said),
  fairness: (table: string) => json<Fairness>('GET', at(table, '/fairness')),
  replay: (table: string, seat: number, start: number) => json<ReplayPage>('GET', at(table, `/replay?seat=${seat}&start=${start}`)),
  playOn: (table: string, wish: PlayOn) => json<TableMade>('POST', at(table, '/play-on'), wish),
};
