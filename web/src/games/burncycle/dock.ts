/** What lies in the dock: every thing that can be clicked now and has no place of its own on the map, the cycle or a reserve. */
import { wordsFor, wordsIfAny, type Speaker } from '../../lib/words';
import type { Die, View } from './shapes';
import { DICE } from './view';

export interface Tile {
  ref: string;
  look: 'verb' | 'buy' | 'number' | 'die' | 'chip' | 'card' | 'entry';
  icon: string;
  label: string;
  note: string;
  price: number | null;
  /** The text that explains it. */
  zoom: string;
  /** The chip under the marker optimises it. */
  optimised: boolean;
}

export interface Words extends Speaker {
  /** What the list of choices calls a thing: said of what the board has no words for. */
  called: (ref: string) => string;
}

const THREE_IN_A_ROW = 12;
const ON_MAP = /^(square|robot|unit|zone|edge|wall|door):/;
const ELSEWHERE = /^(slot|own|team|seat):/;

/** Is this thing pressed on the map? A direction is, once it is known who goes there. */
export function isOnMap(view: View, ref: string, picked: readonly string[]): boolean {
  return ON_MAP.test(ref) || (ref.startsWith('dir:') && goer(view, picked) !== null);
}

/** Who goes when a direction is pressed: the robot named before, or the unit that is moved aside. */
export function goer(view: View, picked: readonly string[]): string | null {
  const named = picked[0] ?? view.turn.subject ?? '';
  return /^(robot|unit):/.test(named) ? named : null;
}

/** The refs of the dock, in the order in which they are offered. */
export function dockRefs(view: View, glowing: Iterable<string>, picked: readonly string[]): string[] {
  return [...glowing].filter((ref) => !isOnMap(view, ref, picked) && !ELSEWHERE.test(ref));
}

/** Are these too many for three in a row? Then they lie four in a row; cards with their texts and numbers keep their shapes. */
export function isPacked(tiles: readonly Tile[]): boolean {
  return tiles.length > THREE_IN_A_ROW && tiles.every((tile) => tile.look === 'buy' || tile.look === 'verb');
}

/** Would the chip under the marker optimise what this thing begins? */
export function isOptimised(view: View, ref: string): boolean {
  return view.turn.optimises.some((what) => ref === what || ref.startsWith(`${what}:`));
}

/** How a thing of the dock looks and what it is called. */
export function tileOf(view: View, ref: string, words: Words): Tile {
  const tile = ownTile(view, ref, words);
  return { ...tile, label: tile.label || words.called(ref) };
}

/** The same in our words alone: what is new to the board has no label. */
export function ownTile(view: View, ref: string, words: Speaker): Tile {
  const [kind = '', ...rest] = ref.split(':');
  const name = rest.join(':');
  const tile: Tile = { ref, look: 'verb', icon: name, label: '', note: '', price: null, zoom: '', optimised: isOptimised(view, ref) };
  const thing = (key: string): Partial<Tile> => ({ label: wordsIfAny(words, key), zoom: zoomOf([key], words) });
  switch (kind) {
    case 'choice': {
      const node = view.turn.ip_ways[ref];
      return { ...tile, label: [wordsIfAny(words, `choice-${name}`), node && words.say('action-node', { node })].filter(Boolean).join(' → ') };
    }
    case 'buy':
      return { ...tile, look: 'buy', ...offer(view, name, words) };
    case 'reserve':
      return { ...tile, look: 'chip', ...offer(view, `reserve-${name}`, words), price: null };
    case 'basic':
    case 'advanced':
    case 'elite':
      return { ...tile, look: 'number', icon: kind, label: words.say('bc-dice', { count: Number(name), die: kind }), note: name };
    case 'amount':
      return { ...tile, look: 'number', icon: 'power', label: words.say('bc-power', { count: Number(name) }), note: name };
    case 'rolled':
      return { ...tile, look: 'die', icon: rest[0] ?? '', note: rest[1] ?? '', label: words.say('bc-reroll', { die: rest[0], face: rest[1] }) };
    case 'dice':
      return { ...tile, look: 'die', ...thing(`die-${name}`) };
    case 'chip':
      return { ...tile, look: 'chip', ...thing(`chip-${name}`) };
    case 'entry':
      return { ...tile, look: 'entry', ...thing(`entry-${name}`) };
    case 'option':
      return { ...tile, look: 'card', icon: 'option', label: optionText(view, Number(name), words) };
    case 'card':
      return { ...tile, look: 'card', icon: name.startsWith('t') ? 'terminal' : 'network', ...card(name, words) };
    case 'item':
      return { ...tile, icon: name === 'key' ? 'key' : 'item', ...thing(`item-${name}`) };
    case 'mission':
      return { ...tile, icon: 'mission', ...thing(`goal-${name}`) };
    case 'agent':
      return { ...tile, icon: 'cpu', ...thing(`agent-${name}`) };
    case 'access':
      return { ...tile, icon: 'network', label: words.say('action-access', { number: Number(name) }) };
    case 'terminal':
      return { ...tile, icon: 'terminal', label: wordsIfAny(words, `bc-terminal-${name}`) };
    case 'node':
      return { ...tile, icon: 'ping', label: words.say('bc-ping', { node: name }) };
    case 'dir':
      return { ...tile, icon: `dir-${name}`, ...thing(`direction-${name}`) };
    default:
      return tile;
  }
}

/** What can be bought, with its price. */
function offer(view: View, name: string, words: Speaker): Partial<Tile> {
  const [kind = '', number = ''] = name.split(/[-:]/);
  if (kind === 'slot') return { look: 'buy', icon: 'slot', label: words.say('bc-slot', { slot: Number(number) }), price: view.module.slots[number] ?? null };
  const universal = new Map(Object.entries(view.module.universal)).get(kind);
  if (universal !== undefined) return { icon: kind, label: wordsIfAny(words, `universal-${kind}`), price: universal, zoom: zoomOf([`bc-universal-${kind}`, `universal-${kind}`], words) };
  const row = view.seats[Math.max(view.decider, 0)]?.purchases.find((one) => one.buy === name);
  const text = { die: 'die', ability: 'ability', reserve: 'bc-chip' }[kind] ?? kind;
  const key = `${text}-${row?.what ?? ''}`;
  return { icon: kind === 'ability' ? 'ability' : (row?.what ?? ''), label: wordsIfAny(words, key), price: row?.price ?? null, zoom: zoomOf([key], words) };
}

/** The first of these texts that explains what it names. */
export function zoomOf(keys: readonly string[], words: Speaker): string {
  return keys.find((key) => words.has(`${key}.text`)) ?? '';
}

/** One option of a terminal card: what it costs now, and its part of the card's text, which counts them off as "2: …. 3: …. 5: …." */
export function optionOf(view: View, number: number, words: Speaker): { cost: number; what: string } | null {
  const key = `terminal-${view.turn.cards[0] ?? ''}.text`;
  const parts = words.has(key) ? [...words.say(key).matchAll(/\d+[\s\u00a0]?:\s*([^.]*)\./g)] : [];
  const [cost, what] = [view.turn.option_costs[number - 1], parts[number - 1]?.[1]];
  return cost === undefined || what === undefined ? null : { cost, what };
}

/** The same in words; a card of one's own may have no text. */
export function optionText(view: View, number: number, words: Speaker): string {
  const option = optionOf(view, number, words);
  return option ? words.say('bc-option-tile', { count: option.cost, what: option.what }) : words.say('action-option', { number });
}

/** The card the present choices are about, in words: a terminal's, or the keypad's of the door one works at. */
export function aboutChoices(view: View, words: Speaker): { title: string; text: string } | null {
  const terminal = `terminal-${view.turn.cards[0] ?? ''}`;
  if (view.prompt.key === 'prompt-option' && words.has(`${terminal}.text`)) return { title: words.say(terminal), text: words.say(`${terminal}.text`) };
  const door = view.doors.find((row) => `edge:${row.edge}` === view.turn.subject);
  const keypad = view.keypads[door?.keypad ?? ''];
  if (!keypad) return null;
  const entries = view.turn.entries.length > 0 ? view.turn.entries : keypad.entries;
  const force = keypad.force === null ? words.say('bc-no-force') : words.say('bc-force', { count: keypad.force });
  return { title: words.say('bc-keypad'), text: [...entries.map((entry) => entryText(entry, words)), force].join(' · ') };
}

/** An entry of a keypad in words. */
export function entryText(entry: string, words: Speaker): string {
  return wordsFor(words, [`entry-${entry.replace(' ', '-')}`], entry);
}

function card(name: string, words: Speaker): Partial<Tile> {
  const key = [`network-${name}`, `terminal-${name}`].find((candidate) => words.has(candidate));
  return key === undefined ? {} : { label: words.say(key), note: wordsIfAny(words, `${key}.text`) };
}

/** The average of a throw of these dice. */
export function averageOf(view: View, counts: Record<Die, number>): number {
  const mean = (die: Die): number => {
    const faces = view.dice_faces[die];
    return faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length);
  };
  return Math.round(DICE.reduce((sum, die) => sum + counts[die] * mean(die), 0) * 10) / 10;
}
