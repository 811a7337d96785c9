import { expect, test } from 'vitest';
import type { Happening } from '../../lib/board';
import { flightsOf, MOST, planOf } from './flights';

const TOKENS = ['red', 'blue', 'red', 'blue'];
const happened = (kind: string, seat: number, more: Record<string, unknown> = {}): Happening => ({ number: 1, kind, seat, ...more });

test('a card played by somebody starts from the middle of the hand, whichever of the two it was (L6)', () => {
  expect(flightsOf(happened('played', 2, { card: 'recruiter' }), 0, TOKENS)).toEqual([{ what: 'card', face: 'recruiter', from: 'seat:2', to: 'discard' }]);
});

test('a card played by oneself starts from the middle of the own hand', () => {
  expect(flightsOf(happened('played', 0, { card: 'recruiter' }), 0, TOKENS)[0]).toMatchObject({ from: 'hand', to: 'discard' });
});

test('a card drawn by somebody shows its back', () => {
  expect(flightsOf(happened('drew', 1, { deck: 4 }), 0, TOKENS)).toEqual([{ what: 'card', face: undefined, from: 'deck', to: 'seat:1' }]);
});

test('a card drawn by oneself shows its face and comes to its place', () => {
  expect(flightsOf(happened('drew', 0, { card: 'director' }), 0, TOKENS)[0]).toMatchObject({ face: 'director', to: 'hand:director' });
});

test('an exchange between others crosses two backs', () => {
  const moves = flightsOf(happened('exchanged', 1, { target: 3 }), 0, TOKENS);
  expect(moves.map((move) => [move.from, move.to, move.face])).toEqual([['seat:1', 'seat:3', undefined], ['seat:3', 'seat:1', undefined]]);
});

test('in an exchange both who exchange see what they gave and got', () => {
  const more = { target: 2, gave: 'director', card: 'brigitte' };
  const asker = flightsOf(happened('exchanged', 0, more), 0, TOKENS);
  const asked = flightsOf(happened('exchanged', 1, { ...more, target: 0 }), 0, TOKENS);
  expect(asker.map((move) => [move.from, move.to, move.face])).toEqual([['hand', 'seat:2', 'director'], ['seat:2', 'hand:brigitte', 'brigitte']]);
  expect(asked.map((move) => [move.from, move.to, move.face])).toEqual([['hand', 'seat:1', 'director'], ['seat:1', 'hand:brigitte', 'brigitte']]);
});

test('two tokens change places, each in the colour it has', () => {
  const moves = flightsOf(happened('tokens_swapped', 0, { target: 1, other: 2 }), 0, ['red', 'red', 'blue', 'blue']);
  expect(moves).toEqual([
    { what: 'token', face: 'blue', from: 'token:1', to: 'token:2' },
    { what: 'token', face: 'red', from: 'token:2', to: 'token:1' },
  ]);
});

test('a promotion shows the discarded card, a back from the deck, and a rise', () => {
  const moves = flightsOf(happened('promoted', 0, { target: 2, card: 'tech_lead', depth: 3, found: true }), 0, TOKENS);
  expect(moves.map((move) => [move.what, move.face])).toEqual([['card', 'tech_lead'], ['card', undefined], ['up', undefined]]);
});

test('a promotion that found nothing draws nothing', () => {
  expect(flightsOf(happened('promoted', 0, { target: 2, card: 'brigitte', depth: 0, found: false }), 0, TOKENS)).toHaveLength(1);
});

test('going out lays the card open and marks the seat', () => {
  expect(flightsOf(happened('went_out', 1, { cause: 'question', card: 'emmanuel' }), 0, TOKENS).map((move) => move.what)).toEqual(['card', 'out']);
  expect(flightsOf(happened('went_out', 1, { cause: 'promotion' }), 0, TOKENS).map((move) => move.what)).toEqual(['out']);
});

test('no BPI token moves where there was none to take', () => {
  expect(flightsOf(happened('bpi_taken', 0, { target: 1, count: 0 }), 0, TOKENS)).toEqual([]);
  expect(flightsOf(happened('bpi_taken', 0, { target: 1, count: 2 }), 0, TOKENS)).toHaveLength(1);
});

test('a new round deals a back to everybody', () => {
  expect(flightsOf(happened('round_started', 1, { card: 'brigitte' }), 0, TOKENS).map((move) => move.face)).toEqual([undefined, undefined, undefined, undefined]);
});

test('words alone move nothing', () => {
  expect(flightsOf(happened('answered', 1, { answer: 'above' }), 0, TOKENS)).toEqual([]);
});

test('two cards that fall in one turn come to two places of the discard', () => {
  const news = [happened('played', 1, { card: 'director' }), happened('promoted', 1, { target: 2, card: 'investor', found: false }), happened('drew', 2)];
  expect(planOf(news, 0, TOKENS, 7).flat().map((flight) => flight.to)).toEqual(['discard:5', 'discard:6', 'seat:2']);
});

test('what happened before a new deal is not shown on the new table', () => {
  const news = [happened('played', 1, { card: 'director' }), happened('round_ended', 1), happened('round_started', 2), happened('drew', 2)];
  expect(planOf(news, 0, TOKENS, 0).map((flights) => flights.length)).toEqual([4, 1]);
});

test('after a long absence only the newest turns are shown', () => {
  const news = Array.from({ length: 30 }, () => happened('drew', 1));
  expect(planOf(news, 0, TOKENS, 0)).toHaveLength(MOST);
});
