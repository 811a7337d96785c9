/** Puts a smaller twin beside every text file of the built pages: the server sends the one that the browser can read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks: pictures and fonts are compressed already. */
const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** Below this a twin saves less than its own header. */
const SMALLEST = 1024;

export function pressed(): Plugin {
  return {
    name: 'pressed',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && TEXT.test(file.name));
      for (const file of files) press(join(file.parentPath, file.name));
    },
  };
}

function press(path: string): void {
  const data = readFileSync(path);
  if (data.length < SMALLEST) return;
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
