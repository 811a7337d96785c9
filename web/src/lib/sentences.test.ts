import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { NAMES, news } from '../games/fixtures';
import { capital, refusal, sentence } from './sentences';
import { Texts } from './texts';

const texts = new Texts('fr', ['reason-closed = la porte est fermée', 'refused = Impossible.', 'refused-because = Impossible, { $why }.']);

test('every sentence of the log begins with a capital', () => {
  const event = news('burncycle', 'moved', (told) => told['robot'] === 'module');
  expect(sentence(textsOf('burncycle', 'fr'), event, NAMES)).toMatch(/^Le module de commande va (?:au nord|à l’est|au sud|à l’ouest), en [A-N]\d+ \(.+\)\.$/);
  expect([capital('élise'), capital('')]).toEqual(['Élise', '']);
});

test('who sits down is named, and their seat is a letter', () => {
  const event = news('burn-rate', 'table-seated', (told) => told['cause'] === 'sat');
  expect(sentence(textsOf('burn-rate', 'en'), event, NAMES)).toBe('Cleo takes seat B.');
});

test('a refusal says why, where the game has words for it', () => {
  expect(refusal(texts, 'refused:closed')).toBe('Impossible, la porte est fermée.');
  expect(refusal(texts, 'refused:strange')).toBe('Impossible.');
});
