/** The rules pages: as much Markdown as they use, read into blocks that components draw (never into raw HTML). */

export interface Inline {
  kind: 'text' | 'bold' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'item';
  /** Of a heading, or how deep an item stands. */
  level: number;
  /** `SN-12` for a numbered rule, a word for a heading. */
  anchor: string;
  inlines: Inline[];
  /** All words in small letters, for searching. */
  plain: string;
}

const RULE = /^[A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*$/;
const RULE_START = /^\*\*([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*)\*\*\s*/;

/** The blocks of a rules page. */
export function blocksOf(markdown: string): Block[] {
  return chunks(markdown).map(({ kind, level, text }) => {
    const rule = RULE_START.exec(text);
    const inlines = inlinesOf(rule ? text.slice(rule[0].length) : text);
    const plain = `${rule?.[1] ?? ''} ${inlines.map((one) => one.text).join('')}`.trim().toLowerCase();
    return { kind, level, anchor: rule?.[1] ?? (kind === 'heading' ? slug(text) : ''), inlines, plain };
  });
}

/** The chapters of a page, for its contents. */
export function chapters(blocks: readonly Block[]): Block[] {
  return blocks.filter((block) => block.kind === 'heading' && block.level === 2);
}

/** The blocks to show for a search: those that have all words, with the headings above them. */
export function search(blocks: readonly Block[], wanted: string): Block[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    else if (words.every((word) => block.plain.includes(word))) {
      if (heading) found.push(heading);
      heading = null;
      found.push(block);
    }
  }
  return found;
}

/** The rules with these numbers and, under it, the parts of each. */
export function clauses(blocks: readonly Block[], rules: readonly string[]): Block[] {
  const wanted = new Set(rules);
  const found: Block[] = [];
  let inside = false;
  for (const block of blocks) {
    inside = block.anchor !== '' ? wanted.has(block.anchor) : inside && block.kind === 'item' && block.level > 1;
    if (inside) found.push(block);
  }
  return found;
}

/** The heading under which this rule stands, with all its rules: what belongs to the present phase. */
export function section(blocks: readonly Block[], rule: string): Block[] {
  const place = blocks.findIndex((block) => block.anchor === rule);
  if (place < 0) return [];
  let start = place;
  while (start > 0 && blocks[start]?.kind !== 'heading') start -= 1;
  let end = place + 1;
  while (end < blocks.length && blocks[end]?.kind !== 'heading') end += 1;
  return blocks.slice(start, end);
}

interface Chunk {
  kind: Block['kind'];
  level: number;
  text: string;
}

/** Lines joined into blocks: a line that is indented or plain goes on with the one before. */
function chunks(markdown: string): Chunk[] {
  const found: Chunk[] = [];
  let open = false;
  let headers: string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length > 0) {
      const row = rowText(headers, cells);
      if (headers.length > 0 && row) found.push({ kind: 'item', level: 1, text: row });
      if (headers.length === 0) headers = cells;
      continue;
    }
    headers = [];
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)[-*]\s+(.*)$/.exec(line);
    const last = found.at(-1);
    if (line.trim() === '') open = false;
    else if (heading) found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (item) found.push({ kind: 'item', level: (item[1]?.length ?? 0) > 0 ? 2 : 1, text: item[2] ?? '' });
    else if (open && last && last.kind !== 'heading') last.text += ` ${line.trim()}`;
    else found.push({ kind: 'paragraph', level: 0, text: line.trim() });
    if (line.trim() !== '') open = !heading;
  }
  return found;
}

/** The cells of a line of a table; none when it is no such line. */
function cellsOf(line: string): string[] {
  return /^\|.*\|$/.test(line) ? line.slice(1, -1).split('|').map((cell) => cell.trim()) : [];
}

/** A row as a sentence that a phone can show: its rule, the first cell, what the others are, and what the last one says. */
function rowText(headers: readonly string[], cells: readonly string[]): string {
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return '';
  const last = cells.at(-1) ?? '';
  const [number = ''] = RULE_START.exec(last) ?? [];
  const facts = cells.slice(1, -1).map((cell, place) => `${headers[place + 1] ?? ''}: ${cell}`);
  return `${number}*${cells[0] ?? ''}*${facts.length > 0 ? ` (${facts.join('; ')})` : ''}: ${last.slice(number.length)}`;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*)/g;

function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    const [, bold, em, code, rule] = match;
    if (rule !== undefined && RULE.test(rule)) parts.push({ kind: 'rule', text: rule });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

function slug(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
