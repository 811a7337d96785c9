import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { LANGUAGES, type Language } from '../../lib/texts';
import { boardDrawn, choicesSaid, keysOf, missingPictures, panelDrawn, readable, sentencesOf, standIns, textsOf } from '../drawn';
import type { Game } from '../fixtures';
import { Faults } from '../faults';
import { momentOf, renamed } from './kit';

// Each board is compiled when it is first drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A word that a game's designer has added, put in the place of one that our box has; and the texts that come with it. */
interface Stranger {
  game: Game;
  /** The recorded moment. */
  scene: string;
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
    game: 'burn-rate',
    scene: 'new business plan',
    words: { 'new-business-plan': 'tax-audit', 'double-payday': 'charge', 'action-play-double-payday': 'action-play-charge' },
    kinds: { doubled: 'charged' },
    added: 'card-tax-audit = TAX AUDIT\n    .name = TAX AUDIT\n    .text = A company pays 5.\naction-play-charge = Play { $card }: { $target } pays 5\nevent-charged = { $target } pays up.',
    board: ['TAX AUDIT', 'A company pays 5.'],
    lines: ['Ada plays TAX AUDIT.', 'Bob pays up.', 'Play TAX AUDIT: Bob pays 5'],
  },
  'a kind of card of Burn Rate that is checked against skills': {
    game: 'burn-rate',
    scene: 'new business plan',
    words: { 'new-business-plan': 'audit:23', 'double-payday': 'charge', 'action-play-double-payday': 'action-play-charge' },
    kinds: { doubled: 'charged' },
    added: 'card-audit_23 = AUDIT 2 3\n    .name = AUDIT 2 3\n    .text = A company pays 5.\naction-play-charge = Play { $card }: { $target } pays 5\nevent-charged = { $target } pays up.',
    board: ['AUDIT', 'A company pays 5.'],
    lines: ['Play AUDIT 2 3: Bob pays 5'],
  },
  'a decision of burncycle with choices and an event of its own, and units that can do something new': {
    game: 'burncycle',
    scene: 'a toll',
    words: { 'prompt-toll': 'prompt-audit', 'lose-power': 'open-the-books', 'action-lose-power': 'action-open-the-books', pacing: 'lurking', demerit: 'nit-picking', push: 'nudge' },
    kinds: { threat: 'audited' },
    added: 'prompt-audit = The auditors are here.\naction-open-the-books = Open the books\nevent-audited = The auditors raise the threat to { $now }.\nuniversal-nudge = Nudge',
    board: ['Open the books', 'lurking', 'nit picking'],
    lines: ['The auditors are here.', 'The auditors raise the threat to 1.', 'Open the books'],
  },
  'an event of Power Struggle and an action of the menu': {
    game: 'power-struggle',
    scene: 'hiring at the party',
    words: { party: 'gold_jubilee', hire: 'call-auditors', 'action-act-hire': 'action-act-call-auditors' },
    kinds: { began: 'called_auditors' },
    added: `happening-gold_jubilee = Golden jubilee
    .text = Everybody gets a watch.
business-call-auditors = an audit
action-act-call-auditors = H: call the auditors
event-called_auditors = { $seat } calls for { $business }.`,
    board: ['Golden jubilee', 'Everybody gets a watch.', 'H An audit', 'Chloé: an audit'],
    lines: ['Chloé calls for an audit.', 'H: call the auditors'],
  },
  'an event of Power Struggle that is being sorted': {
    game: 'power-struggle',
    scene: 'sorting the party',
    words: { party: 'gold_jubilee' },
    kinds: {},
    added: 'happening-gold_jubilee = Golden jubilee\n    .text = Everybody gets a watch.',
    board: ['Golden jubilee, laid as number 3', 'Event 3, known to you alone: Golden jubilee'],
    lines: ['You lay as number 3: Golden jubilee.', 'Next event: Golden jubilee'],
  },
  'a card of Start-Up Nation that is a role': {
    game: 'startup-nation',
    scene: 'an investor',
    words: { investor: 'tax_auditor', 'action-play-investor': 'action-play-tax_auditor' },
    kinds: { bpi_given: 'tax_audited' },
    added: `card-tax_auditor = the Auditor
    .name = Auditor
    .text = Look into a company’s books.
role-tax_auditor = the Auditor
    .name = Auditor
action-play-tax_auditor = Play { $card }: audit { $target }
event-tax_audited = { $seat } audits { $target }.`,
    board: ['Auditor, Rank 5. Look into a company’s books.', 'Auditor, played by Diego'],
    lines: ['Diego plays the Auditor.', 'Diego audits Ada.', 'Play the Auditor: audit Ada'],
  },
  'a role of Start-Up Nation that is asked about': {
    game: 'startup-nation',
    scene: 'a question',
    words: { investor: 'tax_auditor' },
    kinds: {},
    added: 'card-tax_auditor = the Auditor\n    .name = Auditor\nrole-tax_auditor = the Auditor\n    .name = Auditor',
    picked: ['hand:intern_hyper', 'seat:1'],
    board: ['Choose Auditor', '“Are you the Auditor?”', 'may be Auditor'],
    lines: ['Auditor', 'Ada asks Bob: “Are you the Auditor?”'],
  },
  'an intern of Start-Up Nation by another name': {
    game: 'startup-nation',
    scene: 'an investor',
    words: { intern_clever: 'coffee_machine' },
    kinds: {},
    added: 'card-coffee_machine = the Coffee Machine\n    .name = Coffee Machine\n    .text = Everybody meets here.',
    board: ['Coffee Machine, Rank 0. Everybody meets here.'],
    lines: ['Play the Coffee Machine'],
  },
};

// Two thousand icons, of which a board names some; drawn by a browser test.
vi.mock('@lucide/svelte', () => new Proxy({}, { has: () => true, get: (_, name) => (name === 'then' ? undefined : () => undefined) }));

let complaints: MockInstance;
beforeEach(() => {
  standIns();
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  complaints.mockRestore();
});

/** All that can be read or heard at this moment, and the pictures that are missing. */
async function atTable({ game, scene, words, kinds, added, picked = [] }: Stranger, lang: Language): Promise<{ said: string[]; missing: string[] }> {
  const { view, seat, choices, events, after, gallery } = renamed(momentOf(game, scene), words, kinds);
  const texts = textsOf(game, lang, added);
  const drawn = await Promise.all([boardDrawn(view, seat, texts, choices, picked), boardDrawn(after, seat, texts), boardDrawn(gallery, -1, texts), panelDrawn(view, seat, texts)]);
  return { said: [...drawn.flatMap(readable), ...sentencesOf(events, texts), ...choicesSaid(view, choices, texts, picked)], missing: drawn.flatMap(missingPictures) };
}

test.each(Object.entries(STRANGERS))('%s is drawn in the words of the game', async (_, stranger) => {
  const { said } = await atTable(stranger, 'en');
  expect(stranger.board.filter((words) => !said.some((line) => line.includes(words)))).toEqual([]);
  expect(stranger.lines.filter((line) => !said.includes(line))).toEqual([]);
});

test.each(Object.entries(STRANGERS).flatMap(([title, stranger]) => LANGUAGES.map((lang) => ({ title, stranger, lang }))))('$title leaves no key, no hole and no empty picture ($lang)', async ({ stranger, lang }) => {
  const { said, missing } = await atTable(stranger, lang);
  const words = Object.values(stranger.words).filter((word) => /[-_]/.test(word));
  const faults = new Faults('en', [...keysOf(stranger.game), ...words]); // the designer's lines are English
  expect(said.filter((line) => faults.in(line).length > 0)).toEqual([]);
  expect(missing).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});
