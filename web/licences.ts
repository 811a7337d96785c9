/* Collects the licences of everything that the built pages contain of other people's packages, into licences.txt. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package of which the pages contain something: code, a font, an icon. */
export interface Carried {
  name: string;
  version: string;
  licence: string;
  text: string;
}

interface Description {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const FILE = 'licences.txt';
const LICENCE_FILES = /^(licen[cs]e|copying|notice|third-party-licen[cs]e)/i;
/* A licence whose text is the same for everybody may be left out by a package; then this package's copy is printed. */
const SAME_FOR_EVERYBODY: Record<string, string> = { 'Apache-2.0': 'typescript' };
/* What a tool says about the parts of its own program, none of which gets into our pages. */
const OF_THE_TOOL_ONLY = /^# Licenses of bundled dependencies[^]*/m;
const LINE = '-'.repeat(100);

/** Writes the licences beside the pages; a package without a licence text stops the build. */
export function licences(): Plugin {
  let modules = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => void (modules = join(config.root, 'node_modules')),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sources = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? Object.keys(item.modules) : item.originalFileNames));
        this.emitFile({ type: 'asset', fileName: FILE, source: pageOf(carriedBy(sources, modules)) });
      },
    },
  };
}

/** The packages that these sources come from, by name; `modules` is the folder they are installed in. */
export function carriedBy(sources: string[], modules: string): Carried[] {
  const folders = new Set(sources.map(folderOf).filter((folder) => folder !== null));
  return [...folders].sort().map((folder) => read(folder, modules));
}

/** The folder in node_modules that a source comes from, or null when it is ours. What a tool makes up is its name behind a zero. */
export function folderOf(source: string): string | null {
  const inside = source.startsWith('\0') ? source.slice(1) : /node_modules\/(.*)/.exec(source)?.[1];
  return inside === undefined ? null : (/^(.*\/node_modules\/)?(@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? null);
}

/** All licences as one text that people can read. */
export function pageOf(carried: Carried[]): string {
  const titles = carried.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const list = titles.map((title) => `  ${title}`).join('\n');
  const texts = carried.map(({ text }, index) => `${LINE}\n${titles[index]}\n\n${text}\n`);
  return [`The web pages of Boardroom contain parts of these packages:\n\n${list}\n`, ...texts].join('\n');
}

function read(folder: string, modules: string): Carried {
  const file = join(modules, folder, 'package.json');
  if (!existsSync(file)) throw new Error(`the pages contain something of ${folder}, which is no package in ${modules}: whose is it?`);
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
  const { name, version, license } = description;
  if (license === undefined) throw new Error(`the package ${name} names no licence; the pages cannot contain it`);
  const text = textIn(join(modules, folder)) || sameForEverybody(description, modules);
  if (!text) throw new Error(`the package ${name} (${license}) brings no licence text; the pages cannot contain it`);
  return { name, version, licence: license, text };
}

function textIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => LICENCE_FILES.test(file)).sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8').replace(OF_THE_TOOL_ONLY, '').trim()).join('\n\n');
}

/* Such a text does not say whose the package is, so that comes first. */
function sameForEverybody({ license = '', author = '' }: Description, modules: string): string {
  const twin = SAME_FOR_EVERYBODY[license];
  const owner = typeof author === 'string' ? author : author.name;
  return twin === undefined || owner === '' ? '' : `Copyright ${owner}\n\n${textIn(join(modules, twin))}`;
}
