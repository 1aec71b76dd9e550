import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { boards } from './tools/boards.ts';

const server = process.env.BELLUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), boards()],
  build: {
    outDir: '../bellum/server/static', // inside the Python package: an installed wheel serves it
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800, // a board carries its coastlines
    assetsInlineLimit: 0, // the content policy allows no data: urls
  },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
