import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { asked } from '../games/fixtures';
import { steps } from './choose';
import { answered, isElsewhere, picksBefore, reasonText, type Question } from './why';

const BOX = { left: 0, top: 0, width: 10, height: 10 };
const question: Question = { ref: 'hand:x', path: ['hand:x'], base: 7, box: BOX, reasons: null };
const reason = { reason: 'skill-too-low', rule: 'BR-3.1', params: {}, near: true };

test('an answer is taken for its own question alone', () => {
  expect(answered(question, { path: ['hand:x'], base: 7, reasons: [reason] })?.reasons).toEqual([reason]);
  expect(answered(question, { path: ['hand:y'], base: 7, reasons: [reason] })?.reasons).toBeNull();
  expect(answered(question, { path: ['hand:x'], base: 8, reasons: [reason] })?.reasons).toBeNull();
  expect(answered(null, { path: ['hand:x'], base: 7, reasons: [reason] })).toBeNull();
});

test('a reason is a whole sentence, filled with what the rules told', () => {
  const params = { target: 0, department: 'hr', led: 'yes', head: 'chet_dubois', skill: 1, skills: '23' };
  expect(reasonText(textsOf('burn-rate', 'en'), 'skill-too-low', params, ['Ada'])).toBe('Chet Dubois leads your Human Resources with skill 1; this card takes 2 or 3.');
  expect(reasonText(textsOf('burn-rate', 'fr'), 'skill-too-low', params, ['Ada'])).toBe('Chet Dubois dirige chez vous ce département (Ressources humaines) avec l’aptitude 1\u202f; il faut 2 ou 3.');
  expect(reasonText(textsOf('burn-rate', 'en'), 'never-heard-of', {}, [])).toBe('That is not possible now.');
});

test('what must be picked before a thing is found among the next clicks', () => {
  const one = asked('burn-rate', 'prompt-turn', ({ choices }) => choices.some((choice) => choice.path.length > 1));
  const [first = '', second = ''] = one.choices.find((choice) => choice.path.length > 1)!.path;
  expect(picksBefore(steps(one.choices, []), second)).toContain(first);
  expect(picksBefore(steps(one.choices, []), 'nothing')).toEqual([]);
});

test('what is asked is said only where no reason tells what is missing', () => {
  expect(isElsewhere([reason])).toBe(false);
  expect(isElsewhere([{ ...reason, near: false }])).toBe(true);
});
