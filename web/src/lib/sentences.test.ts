import { expect, test } from 'vitest';
import { capital, refusal, sentence } from './sentences';
import { Texts } from './texts';

const texts = new Texts('fr', ['event-moved = { $who } avance.', 'reason-closed = la porte est fermée', 'refused = Impossible.', 'refused-because = Impossible, { $why }.']);

test('every sentence of the log begins with a capital', () => {
  expect(sentence(texts, { number: 1, kind: 'moved', seat: 0, who: 'élise' }, [])).toBe('Élise avance.');
  expect(capital('')).toBe('');
});

test('a refusal says why, where the game has words for it', () => {
  expect(refusal(texts, 'refused:closed')).toBe('Impossible, la porte est fermée.');
  expect(refusal(texts, 'refused:strange')).toBe('Impossible.');
});
