import { expect, test } from 'vitest';
import { partFor } from './parts.svelte';

test('a part stays while something may be pressed in it', () => expect(partFor('map', ['agent', 'map'])).toBe('map'));

test('some boards show the first part in any case', () => expect(partFor('agent', ['map', 'agent'], true)).toBe('map'));

test('else the first part is shown in which something may be', () => expect(partFor('map', ['agent', 'network'])).toBe('agent'));

test('where nothing may be pressed anybody may look wherever they like', () => expect(partFor('map', [])).toBe('map'));
