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

test('every rule that Start-Up Nation can cite has an anchor', () => {
  const anchors = new Set(blocksOf(readFileSync('../docs/rules/startup-nation.md', 'utf8')).map((block) => block.anchor));
  const texts = readFileSync('../src/boardroom/games/startup_nation/texts.en.ftl', 'utf8');
  for (const match of texts.matchAll(/^rule-(\S+) =/gm)) expect(anchors.has(match[1] ?? ''), match[1]).toBe(true);
});

test('the French rules have the same numbers in the same order', () => {
  const numbers = (page: string): string[] =>
    blocksOf(readFileSync(`../docs/rules/${page}.md`, 'utf8')).map((block) => block.anchor).filter((anchor) => anchor.startsWith('SN-'));
  expect(numbers('startup-nation.fr')).toEqual(numbers('startup-nation'));
});
