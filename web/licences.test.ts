import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carriedBy, folderOf, pageOf } from './licences';

let modules = '';

beforeEach(() => void (modules = mkdtempSync(join(tmpdir(), 'modules-'))));
afterEach(() => rmSync(modules, { recursive: true }));

function given(name: string, description: object, files: Record<string, string> = {}): void {
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ name, version: '1.2.3', ...description }) })) {
    mkdirSync(dirname(join(modules, name, file)), { recursive: true });
    writeFileSync(join(modules, name, file), text);
  }
}

describe('where a source comes from', () => {
  test('what lies in node_modules belongs to its package', () => {
    expect(folderOf('/home/web/node_modules/uqr/dist/index.mjs')).toBe('uqr');
    expect(folderOf('node_modules/@fontsource-variable/a-font/files/a-font.woff2')).toBe('@fontsource-variable/a-font');
  });

  test('a package inside another one is not mistaken for one beside it', () => {
    expect(folderOf('/web/node_modules/svelte/node_modules/@a/b/dist/b.mjs')).toBe('svelte/node_modules/@a/b');
  });

  test('what a tool makes up belongs to the tool', () => {
    expect(folderOf('\0vite/preload-helper.js')).toBe('vite');
  });

  test('the rest is ours', () => {
    expect(folderOf('/home/web/src/main.ts')).toBeNull();
    expect(folderOf('src/games/burncycle/Board.svelte')).toBeNull();
  });
});

describe('what the pages carry', () => {
  test('each package comes once, by name, with version, licence and text', () => {
    given('uqr', { license: 'MIT', author: 'Ada' }, { LICENSE: 'Permission is granted.\n' });
    given('@a/font', { license: 'OFL-1.1' }, { 'license.md': 'OPEN FONT' });
    expect(carriedBy(['/node_modules/uqr/a.js', '/node_modules/uqr/b.js', 'src/main.ts', 'node_modules/@a/font/a.woff2'], modules)).toEqual([
      { name: '@a/font', version: '1.2.3', licence: 'OFL-1.1', text: 'OPEN FONT' },
      { name: 'uqr', version: '1.2.3', licence: 'MIT', text: 'Permission is granted.' },
    ]);
  });

  test('notices and the licences of parts are printed too', () => {
    given('rolldown', { license: 'MIT' }, { LICENSE: 'ours', 'THIRD-PARTY-LICENSE': 'theirs', NOTICE: 'take note' });
    expect(carriedBy(['\0rolldown/runtime.js'], modules)[0]?.text).toBe('ours\n\ntake note\n\ntheirs');
  });

  test('what a tool says about its own program is left out', () => {
    given('vite', { license: 'MIT' }, { 'LICENSE.md': '# Vite\nMIT\n\n# Licenses of bundled dependencies\nmany\n## more\n' });
    expect(carriedBy(['\0vite/preload-helper.js'], modules)[0]?.text).toBe('# Vite\nMIT');
  });

  test('a text that is the same for everybody may come from another package', () => {
    given('typescript', { license: 'Apache-2.0' }, { 'LICENSE.txt': 'Apache License' });
    given('fluent', { license: 'Apache-2.0', author: { name: 'Ada' } });
    expect(carriedBy(['/node_modules/fluent/a.js'], modules)[0]?.text).toBe('Copyright Ada\n\nApache License');
  });

  test('but then the package must say whose it is', () => {
    given('typescript', { license: 'Apache-2.0' }, { 'LICENSE.txt': 'Apache License' });
    given('orphan', { license: 'Apache-2.0' });
    expect(() => carriedBy(['/node_modules/orphan/a.js'], modules)).toThrow('the package orphan (Apache-2.0) brings no licence text');
  });

  test('a package without a text stops the build, and so does one without a licence, or with nobody behind it', () => {
    given('short', { license: 'MIT' });
    given('silent', {}, { LICENSE: 'as you like' });
    expect(() => carriedBy(['/node_modules/short/a.js'], modules)).toThrow('the package short (MIT) brings no licence text');
    expect(() => carriedBy(['/node_modules/silent/a.js'], modules)).toThrow('the package silent names no licence');
    expect(() => carriedBy(['\0helpers'], modules)).toThrow('the pages contain something of helpers');
  });
});

test('the page begins with a list and has every text', () => {
  const page = pageOf([
    { name: 'uqr', version: '0.1.3', licence: 'MIT', text: 'Permission is granted.' },
    { name: 'a-font', version: '5.0.0', licence: 'OFL-1.1', text: 'OPEN FONT' },
  ]);
  expect(page).toMatch(/^The web pages of Boardroom contain.*:\n\n {2}uqr 0\.1\.3 \(MIT\)\n {2}a-font 5\.0\.0 \(OFL-1\.1\)\n\n-+\n/);
  expect(page).toContain('\nuqr 0.1.3 (MIT)\n\nPermission is granted.\n');
  expect(page).toContain('\na-font 5.0.0 (OFL-1.1)\n\nOPEN FONT\n');
});
