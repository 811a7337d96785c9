import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { LANGUAGES, type Language } from '../../lib/texts';
import { boardDrawn, linesSaid, missingPictures, panelDrawn, readable, renamed, textsOf, type Moment } from './kit';
import moments from './moments.json';

// Each board is compiled when it is first drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A word that a game's designer has added, put in the place of one that our box has; and the texts that come with it. */
interface Stranger {
  moment: keyof typeof moments;
  game: string;
  /** What is renamed in the recorded moment. */
  words: Record<string, string>;
  kinds: Record<string, string>;
  /** The designer's lines in the game's own texts. */
  added: string;
  /** What has been clicked already. */
  picked?: string[];
  /** What the board must show or say. */
  board: string[];
  /** What the log, the prompt and the list of choices must say. */
  lines: string[];
}

const STRANGERS: Record<string, Stranger> = {
  'a card of Burn Rate with an effect of its own': {
    moment: 'burn-rate',
    game: 'burn-rate',
    words: { 'new-business-plan': 'tax-audit', 'double-payday': 'charge', 'action-play-double-payday': 'action-play-charge' },
    kinds: { doubled: 'charged' },
    added: 'card-tax-audit = TAX AUDIT\n    .name = TAX AUDIT\n    .text = A company pays 5.\naction-play-charge = Play { $card }: { $target } pays 5\nevent-charged = { $target } pays up.',
    board: ['TAX AUDIT', 'A company pays 5.'],
    lines: ['Cleo plays TAX AUDIT.', 'Ada pays up.', 'Play TAX AUDIT: Ada pays 5'],
  },
  'a kind of card of Burn Rate that is checked against skills': {
    moment: 'burn-rate',
    game: 'burn-rate',
    words: { 'new-business-plan': 'audit:23', 'double-payday': 'charge', 'action-play-double-payday': 'action-play-charge' },
    kinds: { doubled: 'charged' },
    added: 'card-audit_23 = AUDIT 2 3\n    .name = AUDIT 2 3\n    .text = A company pays 5.\naction-play-charge = Play { $card }: { $target } pays 5\nevent-charged = { $target } pays up.',
    board: ['AUDIT', 'A company pays 5.'],
    lines: ['Play AUDIT 2 3: Ada pays 5'],
  },
  'a decision of burncycle with choices and an event of its own, and units that can do something new': {
    moment: 'burncycle',
    game: 'burncycle',
    words: { 'prompt-toll': 'prompt-audit', 'lose-power': 'open-the-books', 'action-lose-power': 'action-open-the-books', pacing: 'lurking', demerit: 'nit-picking', push: 'nudge' },
    kinds: { threat: 'audited' },
    added: 'prompt-audit = The auditors are here.\naction-open-the-books = Open the books\nevent-audited = The auditors raise the threat to { $now }.\nuniversal-nudge = Nudge',
    board: ['Open the books', 'lurking', 'nit picking'],
    lines: ['The auditors are here.', 'The auditors raise the threat to 3.', 'Open the books'],
  },
  'an event of Power Struggle and an action of the menu': {
    moment: 'power-struggle',
    game: 'power-struggle',
    words: { party: 'gold_jubilee', hire: 'call-auditors', 'action-act-hire': 'action-act-call-auditors' },
    kinds: { began: 'called_auditors' },
    added: `happening-gold_jubilee = Golden jubilee
    .text = Everybody gets a watch.
business-call-auditors = an audit
action-act-call-auditors = H: call the auditors
event-called_auditors = { $seat } calls for { $business }.`,
    board: ['Golden jubilee', 'Everybody gets a watch.', 'H An audit', 'Cleo: an audit'],
    lines: ['Cleo calls for an audit.', 'H: call the auditors'],
  },
  'an event of Power Struggle that is being sorted': {
    moment: 'power-struggle-sorting',
    game: 'power-struggle',
    words: { party: 'gold_jubilee' },
    kinds: {},
    added: 'happening-gold_jubilee = Golden jubilee\n    .text = Everybody gets a watch.',
    board: ['Golden jubilee, laid as number 3', 'Event 3, known to you alone: Golden jubilee'],
    lines: ['You lay as number 3: Golden jubilee.', 'Next event: Golden jubilee'],
  },
  'a card of Start-Up Nation that is a role': {
    moment: 'startup-nation',
    game: 'startup-nation',
    words: { investor: 'tax_auditor', 'action-play-investor': 'action-play-tax_auditor' },
    kinds: { bpi_given: 'tax_audited' },
    added: `card-tax_auditor = the Auditor
    .name = Auditor
    .text = Look into a company’s books.
role-tax_auditor = the Auditor
    .name = Auditor
action-play-tax_auditor = Play { $card }: audit { $target }
event-tax_audited = { $seat } audits { $target }.`,
    board: ['Auditor, Rank 5. Look into a company’s books.', 'Auditor, played by Dan', 'Something at this table is too new for this panel, so it says nothing.'],
    lines: ['Dan plays the Auditor.', 'Dan audits Ada.', 'Play the Auditor: audit Ada'],
  },
  'a role of Start-Up Nation that is asked about': {
    moment: 'startup-nation-asking',
    game: 'startup-nation',
    words: { investor: 'tax_auditor' },
    kinds: {},
    added: 'card-tax_auditor = the Auditor\n    .name = Auditor\nrole-tax_auditor = the Auditor\n    .name = Auditor',
    picked: ['hand:intern_hyper', 'seat:1'],
    board: ['Choose Auditor', '“Are you the Auditor?”'],
    lines: ['Auditor', 'Ada asks Bob: “Are you the Auditor?”'],
  },
  'a card of Start-Up Nation without a rank': {
    moment: 'startup-nation',
    game: 'startup-nation',
    words: { intern_clever: 'coffee_machine' },
    kinds: {},
    added: 'card-coffee_machine = the Coffee Machine\n    .name = Coffee Machine\n    .text = Everybody meets here.',
    board: ['Coffee Machine. Everybody meets here.'],
    lines: ['Play the Coffee Machine'],
  },
};

// Two thousand icons, of which a board names some; drawn by a browser test.
vi.mock('@lucide/svelte', () => new Proxy({}, { has: () => true, get: (_, name) => (name === 'then' ? undefined : () => undefined) }));

let complaints: MockInstance;
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { language: 'en' });
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  complaints.mockRestore();
});

const KEY = /(?<![\w-])(?:ability|action|br|bc|business|captain|card|ceo|chip|choice|entry|event|goal|happening|item|ps|prompt|reason|role|rule|sn|unit|universal)-[a-z0-9]/;
/** What is written where a value is missing. */
const HOLE = /undefined|NaN|\bnull\b|\{ ?\$/;
const wordsOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);

/** All that can be read or heard at this moment, and the pictures that are missing. */
async function atTable({ moment, game, words, kinds, added, picked = [] }: Stranger, lang: Language): Promise<{ said: string[]; missing: string[] }> {
  const strange = renamed(moments[moment] as unknown as Moment, words, kinds);
  const texts = textsOf(game, added, lang);
  const { view, seat, choices, after, gallery } = strange;
  const drawn = await Promise.all([boardDrawn(view, seat, texts, choices, picked), boardDrawn(after, seat, texts), boardDrawn(gallery, -1, texts), panelDrawn(view, seat, texts)]);
  return { said: [...drawn.flatMap((html) => wordsOf(readable(html))), ...linesSaid(strange, texts, picked)], missing: drawn.flatMap(missingPictures) };
}

test.each(Object.entries(STRANGERS))('%s is drawn in the words of the game', async (_, stranger) => {
  const { said } = await atTable(stranger, 'en');
  expect(stranger.board.filter((words) => !said.some((line) => line.includes(words)))).toEqual([]);
  expect(stranger.lines.filter((line) => !said.includes(line))).toEqual([]);
});

test.each(Object.entries(STRANGERS).flatMap(([title, stranger]) => LANGUAGES.map((lang) => ({ title, stranger, lang }))))('$title leaves no key, no hole and no empty picture ($lang)', async ({ stranger, lang }) => {
  const { said, missing } = await atTable(stranger, lang);
  const words = Object.values(stranger.words).filter((word) => /[-_]/.test(word));
  expect(said.filter((line) => KEY.test(line) || HOLE.test(line) || words.some((word) => line.includes(word)))).toEqual([]);
  expect(missing).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});
