import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { boards } from '../tools/boards.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The board by itself: `npx vite --config demo/vite.config.ts` from web/. */
export default defineConfig({
  root: here,
  plugins: [svelte({ configFile: fileURLToPath(new URL('../svelte.config.js', import.meta.url)) }), boards()],
  server: { fs: { allow: ['..'] } },
});
