import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './licences.ts';
import { pressed } from './pressed.ts';

/** The pages are built into the Python package, which serves and ships them; `npm run dev` talks to a server on port 8470. */
export default defineConfig({
  plugins: [svelte(), licences(), pressed()],
  base: './',
  build: {
    outDir: '../src/boardroom/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    // What several pages share travels in two files: a page is then a dozen requests and not forty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/ },
            { name: 'shared', test: /web\/src\/(?!games\/[^/]+\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8470', ws: true } } },
});
