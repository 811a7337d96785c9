import { describe, expect, test } from 'vitest';
import { samplesOf, type Game } from './fixtures/decode';
import games from './fixtures/views.json';
import { hasNews, knowledge, type SeatKnowledge } from './knowledge';
import type { Row, Sight, TableView } from './view';

const samples = (games as unknown as Game[]).flatMap(samplesOf);
const BOX = { intern_miraculous: 1, intern_fire: 1, intern_strings: 1, intern_legal: 1, intern_clever: 1, tech_lead: 2, recruiter: 2, salesperson: 2, director: 1, investor: 1, emmanuel: 1, brigitte: 1 };

/** A table of four, seen from seat 0, after these happenings. */
function given(happenings: Row[], hand: string[], seen: Sight[] = [], more: Partial<TableView> = {}): TableView {
  const gone = happenings.filter((row) => row.kind === 'drew' || row.found).length;
  const out = happenings.filter((row) => row.kind === 'went_out').map((row) => row.seat);
  return {
    seats: [0, 1, 2, 3].map((seat) => ({ living: !out.includes(seat), cards: out.includes(seat) ? 0 : 1 })),
    options: { emmanuel_lie: 'free' },
    phase: 'play',
    active: 0,
    deck: 11 - gone,
    box: BOX,
    discard: happenings.flatMap((row) => (row.card ? [{ card: row.card, seat: row.seat, cause: 'played' }] : [])),
    happenings,
    own: { hand, received: null, known: [null, null, null, null], deck_top: [], seen },
    ...more,
  } as unknown as TableView;
}

function about(view: TableView, seat: number): SeatKnowledge {
  const found = knowledge(view, 0)?.seats.find((row) => row.seat === seat);
  if (!found) throw new Error(`nothing about seat ${seat}`);
  return found;
}

const roles = (row: SeatKnowledge): string[] => row.guesses.map((guess) => guess.role);
const lies = (row: SeatKnowledge): string[] => row.guesses.filter((guess) => guess.onlyIfLie).map((guess) => guess.role);
const cards = (row: SeatKnowledge): string[] => row.guesses.flatMap((guess) => guess.cards);
const turn = (seat: number, card: string): Row[] => [{ kind: 'drew', seat }, { kind: 'played', seat, card }];
const asks = (seat: number, target: number, role: string, answer: string): Row[] => [{ kind: 'asked', seat, target, role }, { kind: 'answered', seat: target, answer, role }];

describe('over recorded games', () => {
  test('there are enough of them, with every kind of happening', () => {
    const kinds = new Set(samples.flatMap((sample) => sample.view.happenings.map((row) => row.kind)));
    expect(samples.length).toBeGreaterThan(400);
    expect([...kinds].sort()).toEqual(['answered', 'asked', 'drew', 'exchanged', 'looked', 'passed', 'played', 'promoted', 'went_out']);
  });

  test('the truth is never excluded', () => {
    const wrong = samples.filter(({ view, seat, truth }) => knowledge(view, seat)?.seats.some((row) => row.living && !truth[row.seat]?.every((card) => cards(row).includes(card))));
    expect(wrong).toEqual([]);
  });

  test('nothing is held possible that the server’s own belief excludes, and nothing less', () => {
    const ours = samples.map(({ view, seat }) => knowledge(view, seat)?.seats.map((row) => cards(row)));
    const theirs = samples.map(({ seat, possible }) => possible.filter((_, other) => other !== seat));
    expect(ours).toEqual(theirs);
  });

  test('a card that is certain is the card that is there', () => {
    const certain = samples.flatMap(({ view, seat, truth }) => (knowledge(view, seat)?.seats ?? []).filter((row) => row.living && row.certain).map((row) => [row.certain, truth[row.seat]] as const));
    expect(certain.length).toBeGreaterThan(50);
    expect(certain.filter(([card, held]) => !held?.includes(card ?? ''))).toEqual([]);
  });

  // make.py has drawn a second world for each view that the seat cannot tell from the first, and found the same view.
  test('worlds that the seat cannot tell apart give the same panel: nothing but the view is read', () => {
    const hidden = { zones: [], hands: ['brigitte'], truth: 'emmanuel', questions: [] };
    for (const { view, seat } of samples) expect(knowledge({ ...view, ...hidden } as TableView, seat)).toEqual(knowledge(view, seat));
  });

  test('the cards that are placed nowhere never number less than none', () => {
    const counts = samples.flatMap(({ view, seat }) => knowledge(view, seat)?.unseen.map((row) => row.count) ?? []);
    expect(Math.min(...counts)).toBe(0);
  });
});

describe('one thing at a time', () => {
  test('after the deal everything but the own card is possible', () => {
    expect(roles(about(given([], ['brigitte']), 1))).toEqual(['intern', 'tech_lead', 'recruiter', 'salesperson', 'director', 'investor', 'emmanuel']);
  });

  test('a card looked at is certain, and seen', () => {
    const view = given([...turn(0, 'tech_lead'), { kind: 'looked', seat: 0, target: 2 }], ['director'], [{ kind: 'drew', card: 'tech_lead' }, { kind: 'looked', seat: 2, card: 'investor' }]);
    view.own!.known[2] = 'investor';
    expect(about(view, 2)).toMatchObject({ certain: 'investor', seen: true, unless: false });
    expect(roles(about(view, 1))).not.toContain('investor');
  });

  test('"above" leaves the higher roles, and Emmanuel is above anyway', () => {
    const row = about(given([...turn(1, 'intern_fire'), ...asks(1, 2, 'director', 'above')], ['recruiter']), 2);
    expect(roles(row)).toEqual(['investor', 'emmanuel', 'brigitte']);
    expect(row.unless).toBe(false);
  });

  test('"below" leaves the lower roles, and Emmanuel only if he lied', () => {
    const row = about(given([...turn(1, 'intern_fire'), ...asks(1, 2, 'recruiter', 'below')], ['director']), 2);
    expect(roles(row)).toEqual(['intern', 'tech_lead', 'emmanuel']);
    expect(lies(row)).toEqual(['emmanuel']);
    expect(row.unless).toBe(true);
  });

  test('who holds Emmanuel knows that the others tell the truth', () => {
    const row = about(given([...turn(1, 'intern_fire'), ...asks(1, 2, 'recruiter', 'below')], ['emmanuel']), 2);
    expect(roles(row)).toEqual(['intern', 'tech_lead']);
    expect(row.unless).toBe(false);
  });

  test('where Emmanuel may not lie, every answer is the truth', () => {
    const view = given([...turn(1, 'intern_fire'), ...asks(1, 2, 'recruiter', 'below')], ['director'], [], { options: { emmanuel_lie: 'off', target_score: 4 } });
    expect(roles(about(view, 2))).toEqual(['intern', 'tech_lead']);
  });

  test('a false hit can be claimed only where the table allows any lie', () => {
    const rows = [...turn(1, 'intern_legal'), ...asks(1, 2, 'salesperson', 'exact')];
    expect(roles(about(given(rows, ['director']), 2))).toEqual(['salesperson', 'emmanuel']);
    const strict = given(rows, ['director'], [], { options: { emmanuel_lie: 'no_false_hit', target_score: 4 } });
    expect(about(strict, 2)).toMatchObject({ certain: 'salesperson', seen: false });
  });

  test('who answered and then plays may have kept the drawn card: everything is possible again', () => {
    const rows = [...turn(1, 'intern_fire'), ...asks(1, 2, 'recruiter', 'below'), ...turn(2, 'tech_lead')];
    expect(roles(about(given(rows, ['director']), 2))).toContain('brigitte');
  });

  test('who plays a card that the answer excluded still holds the old one', () => {
    const rows = [...turn(1, 'intern_fire'), ...asks(1, 2, 'recruiter', 'below'), ...turn(2, 'investor')];
    const row = about(given(rows, ['director']), 2);
    expect(roles(row)).toEqual(['intern', 'tech_lead', 'emmanuel']);
    expect(lies(row)).toEqual(['emmanuel']);
  });

  test('an exchange between two others carries what was known of their cards', () => {
    const rows = [...turn(1, 'intern_fire'), ...asks(1, 2, 'investor', 'above'), ...turn(3, 'recruiter'), { kind: 'exchanged', seat: 3, target: 2 }];
    expect(roles(about(given(rows, ['director']), 3))).toEqual(['emmanuel', 'brigitte']);
  });

  test('who took our card in an exchange holds it', () => {
    const rows = [...turn(3, 'recruiter'), { kind: 'exchanged', seat: 3, target: 0 }];
    const view = given(rows, ['salesperson'], [{ kind: 'exchanged', seat: 3, gave: 'director', card: 'salesperson' }]);
    expect(about(view, 3).certain).toBe('director');
  });

  test('a promotion proves a higher card', () => {
    const rows: Row[] = [...turn(1, 'director'), { kind: 'promoted', seat: 2, card: 'salesperson', depth: 3, found: true }];
    expect(roles(about(given(rows, ['emmanuel']), 2))).toEqual(['investor', 'brigitte']);
    expect(about(given(rows, ['investor', 'emmanuel'], [], { deck: 8 }), 2)).toMatchObject({ certain: 'brigitte', seen: false });
  });

  test('a card drawn after a promotion is none of those that were higher', () => {
    const rows: Row[] = [...turn(1, 'director'), { kind: 'promoted', seat: 2, card: 'tech_lead', depth: 3, found: true }, ...asks(1, 3, 'intern', 'exact'), ...turn(3, 'intern_fire')];
    expect(roles(about(given(rows, ['emmanuel']), 3))).toEqual(['intern', 'tech_lead']);
  });

  test('seats of whom nothing is known may hold the same', () => {
    const view = given([...turn(1, 'intern_fire'), ...asks(1, 2, 'investor', 'above')], ['recruiter']);
    expect(about(view, 1).guesses).toEqual(about(view, 3).guesses);
  });

  test('a promotion that failed puts every higher card into hands', () => {
    const rows: Row[] = [...turn(1, 'director'), { kind: 'promoted', seat: 2, card: 'investor', depth: 10, found: false }, { kind: 'went_out', seat: 2, card: null }];
    const view = given(rows, ['recruiter']);
    expect(roles(about(view, 1))).toEqual(['emmanuel', 'brigitte']);
    expect(about(view, 2)).toMatchObject({ living: false, guesses: [] });
  });

  test('the deck cards passed over in the own promotion are not elsewhere', () => {
    const rows: Row[] = [...turn(1, 'director'), { kind: 'promoted', seat: 0, card: 'tech_lead', depth: 2, found: true }];
    const seen = [{ kind: 'promoted', card: 'brigitte' }, { kind: 'skipped', place: 0, card: 'tech_lead' }];
    expect(roles(about(given(rows, ['brigitte'], seen), 2))).not.toContain('tech_lead');
  });

  test('when no card is left in the deck the unseen cards are the hands', () => {
    const rows = ['tech_lead', 'tech_lead', 'recruiter', 'recruiter', 'salesperson', 'salesperson', 'director', 'investor', 'emmanuel', 'intern_legal', 'intern_clever'].flatMap((card, place) => turn(1 + (place % 3), card));
    const view = given(rows, ['brigitte']);
    expect(view.deck).toBe(0);
    expect(knowledge(view, 0)?.unseen.filter((row) => row.count).map((row) => row.card)).toEqual(['intern_miraculous', 'intern_fire', 'intern_strings']);
    expect(roles(about(view, 3))).toEqual(['intern']);
  });

  test('the gallery concludes from what is public', () => {
    const view = given([...turn(1, 'intern_fire'), ...asks(1, 2, 'investor', 'above')], [], [], { own: null });
    const rows = knowledge(view, -1)?.seats ?? [];
    expect(rows).toHaveLength(4);
    expect(roles(rows[2]!)).toEqual(['emmanuel', 'brigitte']);
  });

  test('when all hands lie open there is nothing to work out', () => {
    expect(knowledge(given([], ['director'], [], { phase: 'over' }), 0)).toBeNull();
  });
});

test('a card or a happening that is new to the panel makes it say nothing, rather than something wrong', () => {
  const card = given([], ['tax_auditor'], [], { box: { ...BOX, tax_auditor: 1 } });
  const happening = given([{ kind: 'audited', seat: 1, target: 2 }], ['recruiter']);
  expect([card, happening, given([], ['recruiter'])].map(hasNews)).toEqual([true, true, false]);
  expect([knowledge(card, 0), knowledge(happening, 0)]).toEqual([null, null]);
});
