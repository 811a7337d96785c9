/** What this browser keeps of lessons: how far somebody is in each of them. */
import type { Box } from './beside';
import type { LessonInfo } from './wire';

/** Where a learner stands in a lesson. */
export interface Standing {
  chapter: string;
  step: number;
  /** Own choices since the step's position was set up. */
  choices: number[];
  /** For each step so far the choices with which it began: the way back. */
  trail: number[][];
  /** The chapters that were played to their end. */
  done: string[];
}

const PLACE = 'boardroom-lesson-';

/** The beginning of a chapter. */
export function beginning(chapter: string, done: readonly string[] = []): Standing {
  return { chapter, step: 0, choices: [], trail: [[]], done: [...done] };
}

/** The standing in this text; null where it cannot be one of this lesson. */
export function parseStanding(text: string | null, lesson: LessonInfo): Standing | null {
  try {
    const said = JSON.parse(text ?? 'null') as Partial<Standing> | null;
    const steps = lesson.chapters.find((one) => one.name === said?.chapter)?.steps;
    if (!said || steps === undefined || typeof said.step !== 'number' || said.step < 0 || said.step >= steps) return null;
    if (!isCodes(said.choices) || !Array.isArray(said.trail) || said.trail.length !== said.step + 1 || !said.trail.every(isCodes)) return null;
    const done = Array.isArray(said.done) ? said.done.filter((name) => lesson.chapters.some((one) => one.name === name)) : [];
    return { chapter: said.chapter!, step: said.step, choices: said.choices, trail: said.trail, done };
  } catch {
    return null;
  }
}

function isCodes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((code) => Number.isInteger(code) && code >= 0);
}

export function keptStanding(lesson: LessonInfo): Standing | null {
  return parseStanding(localStorage.getItem(PLACE + lesson.game), lesson);
}

export function keepStanding(game: string, standing: Standing): void {
  localStorage.setItem(PLACE + game, JSON.stringify(standing));
}

/** Was the whole lesson played? */
export function isLearnt(lesson: LessonInfo): boolean {
  const done = keptStanding(lesson)?.done ?? [];
  return lesson.chapters.every((chapter) => done.includes(chapter.name));
}

const FRAME: Record<string, string> = {
  status: '.table .status',
  choices: '.table .choices.panel',
  log: '#tab-log',
  notes: '#tab-knowledge',
  board: '.table .board',
};

/** Where on the page the things of a step's `point` may be, the surest first. */
export function selectorsOf(point: string): string[] {
  const [kind = '', name = ''] = [point.split(':', 1)[0], point.slice(point.indexOf(':') + 1)];
  if (kind === 'at') return FRAME[name] ? [FRAME[name]] : [];
  const word = CSS.escape(kind === 'spot' ? name : point);
  const places = [`[data-ref="${word}"]`, `[data-spot="${word}"]`, `[data-zone="${word}"]`, `[data-part="${word}"]`];
  const seat = /^seat:(\d+)$/.exec(point)?.[1];
  const zone = /^[a-z]+:(\d+)$/.exec(point)?.[1];
  const whole = seat ?? (kind === 'hand' || kind === 'company' ? zone : undefined);
  return (seat !== undefined ? [`[data-seat="${seat}"]`, ...places] : [...places, ...(whole !== undefined ? [`[data-seat="${whole}"]`] : [])]).map((one) => `.board ${one}`);
}

/** What a step points at, as far as it is drawn. */
export function pointedAt(points: readonly string[], root: ParentNode = document): HTMLElement[] {
  return points.flatMap((point) => {
    const found = selectorsOf(point).map((selector) => root.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    return found ? [found] : [];
  });
}

/** A thing together with what is written on it or below it with `data-caption`, such as a name. */
export function around(thing: HTMLElement): Box {
  const written = [...thing.children, ...(thing.parentElement?.children ?? [])].filter((one) => one !== thing && one.hasAttribute('data-caption'));
  return together([thing, ...written].map((one) => one.getBoundingClientRect()));
}

function together(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const SMALL = 64; // px: what is not larger than this has others close by

/** The frame around a box: close to what is small, so that it covers nothing beside it. */
export function frameOf({ left, top, width, height }: Box): Box & { small: boolean } {
  const small = Math.min(width, height) < SMALL;
  const edge = small ? 2 : 4;
  return { left: left - edge, top: top - edge, width: width + 2 * edge, height: height + 2 * edge, small };
}

/** What a window shows of a box; where that is nothing, it has no size. */
export function within(box: Box, pane: Box | undefined): Box {
  if (pane === undefined) return box;
  const [left, top] = [Math.max(box.left, pane.left), Math.max(box.top, pane.top)];
  const [right, bottom] = [Math.min(box.left + box.width, pane.left + pane.width), Math.min(box.top + box.height, pane.top + pane.height)];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
