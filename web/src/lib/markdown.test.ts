import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, clauses, search, section } from './markdown';

const PAGE = `# A Game

Two lines
of one paragraph.

## Your turn

- **SN-13** Draw the *top* card
  of the deck (SN-A6).
- **SN-34** Promote:
  - a. discard;
  - b. go out.

  And live.
- \`option\`: off.
`;

describe('a rules page', () => {
  const blocks = blocksOf(PAGE);

  test('has headings, paragraphs and items', () => {
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'item', 'item', 'item', 'item', 'paragraph', 'item']);
    expect(blocks[1]?.plain).toBe('two lines of one paragraph.');
  });

  test('anchors every rule by its number', () => {
    expect(blocks.map((block) => block.anchor).filter(Boolean)).toEqual(['a-game', 'your-turn', 'SN-13', 'SN-34']);
  });

  test('knows bold, emphasis, code and links to rules', () => {
    expect(blocks[3]?.inlines.map((one) => [one.kind, one.text])).toEqual([
      ['text', 'Draw the '], ['em', 'top'], ['text', ' card of the deck ('], ['rule', 'SN-A6'], ['text', ').'],
    ]);
  });

  test('finds words with the heading above them', () => {
    expect(search(blocks, 'draw TOP').map((block) => block.anchor)).toEqual(['your-turn', 'SN-13']);
    expect(search(blocks, 'sn-34')).toHaveLength(2);
    expect(search(blocks, ' ')).toHaveLength(blocks.length);
  });

  test('shows a clause with its parts, and the section of a phase', () => {
    expect(clauses(blocks, ['SN-34']).map((block) => block.kind)).toEqual(['item', 'item', 'item']);
    expect(section(blocks, 'SN-13')[0]?.anchor).toBe('your-turn');
    expect(section(blocks, 'XX-1')).toEqual([]);
  });
});

test('a row of a table is a rule with its facts', () => {
  const [heading, row, after] = blocksOf('# G\n\n| card | department | what it does |\n|---|---|---|\n| HIRE | HR | **BR-1.4** Take a person. |\n\nMore.');
  expect([heading?.kind, row?.kind, after?.kind]).toEqual(['heading', 'item', 'paragraph']);
  expect(row?.anchor).toBe('BR-1.4');
  expect(row?.plain).toBe('br-1.4 hire (department: hr): take a person.');
});

test.each(['startup-nation', 'burn-rate', 'power-struggle', 'burncycle'])('every rule that %s can cite has an anchor', (game) => {
  const anchors = new Set(blocksOf(readFileSync(`../docs/rules/${game}.md`, 'utf8')).map((block) => block.anchor));
  const texts = readFileSync(`../src/boardroom/games/${game.replaceAll('-', '_')}/texts.en.ftl`, 'utf8');
  const cited = [...texts.matchAll(/^rule-(\S+) =/gm)].map((match) => (match[1] ?? '').replaceAll('_', '.'));
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((rule) => !anchors.has(rule))).toEqual([]);
});

test('the French rules have the same numbers in the same order', () => {
  const numbers = (page: string): string[] =>
    blocksOf(readFileSync(`../docs/rules/${page}.md`, 'utf8')).map((block) => block.anchor).filter((anchor) => anchor.startsWith('SN-'));
  expect(numbers('startup-nation.fr')).toEqual(numbers('startup-nation'));
});
